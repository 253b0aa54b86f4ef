//! What is shown of ratings: the ladder, a player, two players against each other.

use std::collections::{BTreeMap, HashMap};
use std::sync::Mutex;

use detente_game::Game as _;
use detente_games::{GameName, with_game};
use detente_protocol::{
    Anchor, Curve, CurvePoint, EndingCount, ErrorCode, HeadToHead, Ladder, LadderRow, Opening, Pace, Profile,
    RatedGame, RatedSeat, RatingView, SideResults, SideWorth,
};
use detente_ratings::{Side, Standing};
use detente_store::{RatingRow, ResultRow, Results, User};
use detente_table::{Ended, result};
use detente_words::{Lang, WORDS, card_name, country_name};

use super::{Kept, anchors};
use crate::error::Refusal;
use crate::hub::{Hub, locked};
use crate::time::wall;

const DAY: i64 = 24 * 3600 * 1000;
/// Rows of the ladder at a time, and around the reader.
const PAGE: usize = 100;
const AROUND: usize = 1;
/// Games that a profile is made of, points of a curve, games that are listed.
const GAMES: u32 = 2000;
const POINTS: usize = 300;
const RECENT: usize = 50;
/// An opening is told of a side with so many games.
const OPENING_GAMES: u32 = 10;
const OPENINGS: usize = 5;
/// Lines of ladders that are kept in memory.
const LINES: usize = 10_000;

/// Which part of a ladder is wanted.
#[derive(Clone, Copy, Debug)]
pub struct Wanted {
    pub from: usize,
    /// Those whose rating is not known well yet, too.
    pub provisional: bool,
    /// Only who has played within so many days.
    pub days: Option<u32>,
}

fn view(game: &str, pace: Pace, standing: &Standing, now: i64) -> RatingView {
    let rating = standing.at(now);
    RatingView {
        game: game.to_owned(),
        pace,
        rating: rating.rating.round() as i32,
        deviation: rating.deviation.round() as u32,
        provisional: rating.is_provisional(standing.games()),
        games: standing.games(),
        won: standing.won,
        drawn: standing.drawn,
        lost: standing.lost,
        rank: None,
        ranked: 0,
        month: 0,
        best: standing.best.map(|best| best.round() as i32),
        last: standing.last,
    }
}

fn standing(row: &RatingRow) -> Option<Standing> {
    Standing::parse(&row.body)
}

/// Those of a game and clock, the best first; those with a rank before the others.
pub(super) async fn order(
    hub: &Hub,
    game: &str,
    pace: Pace,
    since: i64,
) -> Result<Vec<(String, RatingView)>, Refusal> {
    let now = wall();
    let rows = hub.store.ratings(game, pace.word(), since).await?;
    let mut all: Vec<(String, RatingView, bool)> = rows
        .iter()
        .filter(|row| !row.account.contains(':'))
        .filter_map(|row| {
            let standing = standing(row)?;
            let listed = standing.at(now).is_listed(standing.games());
            Some((row.account.clone(), view(game, pace, &standing, now), listed))
        })
        .collect();
    all.sort_by(|a, b| (b.2, b.1.rating, &a.0).cmp(&(a.2, a.1.rating, &b.0)));
    let ranked = all.iter().filter(|one| one.2).count() as u32;
    for (place, (_, view, listed)) in all.iter_mut().enumerate() {
        view.ranked = ranked;
        view.rank = listed.then_some(place as u32 + 1);
    }
    Ok(all.into_iter().map(|(user, view, _)| (user, view)).collect())
}

pub async fn ladder(
    hub: &Hub,
    game: &str,
    pace: Pace,
    wanted: Wanted,
    reader: Option<&str>,
) -> Result<Ladder, Refusal> {
    GameName::by_name(game).ok_or(ErrorCode::NotFound)?;
    let since = wanted.days.map_or(0, |days| wall() - i64::from(days) * DAY);
    let mut all = order(hub, game, pace, since).await?;
    if !wanted.provisional {
        all.retain(|(_, view)| view.rank.is_some());
    }
    let total = all.len();
    let own = all.iter().position(|(user, view)| Some(user.as_str()) == reader && view.rank.is_some());
    let around = own.map(|own| all[own.saturating_sub(AROUND)..(own + AROUND + 1).min(total)].to_vec());
    let page = all.into_iter().skip(wanted.from).take(PAGE).collect();
    let mut bots: BTreeMap<String, Sums> = BTreeMap::new();
    if let Some(reader) = reader {
        for (row, kept) in games_of(hub, reader).await?.iter().filter(|(row, _)| row.game == game) {
            let bot = kept.seats.iter().find_map(|seat| seat.player.strip_prefix("bot:"));
            if let (Some(bot), Some(own), true) = (bot, kept.seat_of(reader), row.pace == pace.word()) {
                count(bots.entry(bot.to_owned()).or_default(), kept, own);
            }
        }
    }
    let anchor = |(level, rating): (&str, f64)| {
        let (won, drawn, lost) = bots.get(level).copied().unwrap_or_default();
        let beatable = hub.config.ratings.bots;
        Anchor { level: level.to_owned(), rating: rating.round() as i32, won, drawn, lost, beatable }
    };
    let sides = hub.store.sides().await?.into_iter().filter(|row| row.game == game).filter_map(|row| {
        let Side { points, deviation, games } = Side::parse(&row.body)?;
        Some(SideWorth {
            terms: row.terms,
            points: points.round() as i32,
            deviation: deviation.round() as u32,
            games,
        })
    });
    Ok(Ladder {
        game: game.to_owned(),
        pace,
        from: wanted.from as u32,
        total: total as u32,
        rows: rows(hub, page, reader).await?,
        around: rows(hub, around.unwrap_or_default(), reader).await?,
        anchors: anchors::all(game, pace).into_iter().map(anchor).collect(),
        sides: sides.collect(),
    })
}

async fn rows(
    hub: &Hub,
    found: Vec<(String, RatingView)>,
    reader: Option<&str>,
) -> Result<Vec<LadderRow>, Refusal> {
    let mut rows = Vec::new();
    for (user, mut rating) in found {
        // An account that has ended has no name to show.
        let Some(account) = hub.store.user(&user).await? else { continue };
        let (month, sides) = lately(hub, &user, &rating).await?;
        rating.month = month;
        let mine = Some(user.as_str()) == reader;
        rows.push(LadderRow { user, name: account.name, rating, sides, mine });
    }
    Ok(rows)
}

/// What a line of the ladder says of a player's games.
#[derive(Clone, Debug)]
struct Line {
    /// For which rating, after how many games, and on which day it was worked out.
    of: (i32, u32, i64, i64),
    month: i32,
    sides: Vec<SideResults>,
}

/// Lines of ladders that were shown lately: whoever looks at a ladder has not all games of all players read again.
#[derive(Debug, Default)]
pub struct Lines(Mutex<HashMap<String, Line>>);

/// By how much a player's rating has changed in a month, and the results by side: worked out again after another game, and on another day.
async fn lately(hub: &Hub, user: &str, rating: &RatingView) -> Result<(i32, Vec<SideResults>), Refusal> {
    let key = format!("{} {} {user}", rating.game, rating.pace.word());
    let of = (rating.rating, rating.games, rating.last, wall().div_euclid(DAY));
    if let Some(known) = locked(&hub.lines.0).get(&key).filter(|known| known.of == of) {
        return Ok((known.month, known.sides.clone()));
    }
    let games = games_of(hub, user).await?;
    let own: Vec<&(ResultRow, Kept)> =
        games.iter().filter(|(row, _)| row.game == rating.game && row.pace == rating.pace.word()).collect();
    let line = Line { of, month: month(&own, user, rating.rating), sides: sides(own.iter().copied(), user) };
    let mut lines = locked(&hub.lines.0);
    if lines.len() >= LINES {
        lines.clear();
    }
    lines.insert(key, line.clone());
    Ok((line.month, line.sides))
}

/// The rated games of a user that a profile looks at, the oldest first.
async fn games_of(hub: &Hub, user: &str) -> Result<Vec<(ResultRow, Kept)>, Refusal> {
    let rows = hub.store.results(Results::Of { account: user.to_owned(), most: GAMES }).await?;
    Ok(rows.into_iter().filter_map(|row| Kept::read(&row).map(|kept| (row, kept))).collect())
}

/// By how much a rating has changed in thirty days.
fn month(games: &[&(ResultRow, Kept)], user: &str, now: i32) -> i32 {
    let since = wall() - 30 * DAY;
    let first = games.iter().find(|(row, _)| row.at >= since);
    let before = first.and_then(|(_, kept)| kept.seats[kept.seat_of(user)?].before);
    match (first, before) {
        (None, _) => 0,
        // From where everybody begins.
        (Some(_), None) => now - detente_ratings::rating::START as i32,
        (Some(_), Some(before)) => now - before,
    }
}

/// Won, drawn, lost.
type Sums = (u32, u32, u32);

fn count(sums: &mut Sums, kept: &Kept, seat: usize) {
    match (kept.winners.is_empty(), kept.winners.contains(&seat)) {
        (true, _) => sums.1 += 1,
        (false, true) => sums.0 += 1,
        (false, false) => sums.2 += 1,
    }
}

fn sides<'a>(games: impl Iterator<Item = &'a (ResultRow, Kept)>, user: &str) -> Vec<SideResults> {
    let mut sums: BTreeMap<(String, usize), (String, Sums)> = BTreeMap::new();
    for (row, kept) in games {
        let Some(own) = kept.seat_of(user) else { continue };
        let entry = sums.entry((row.game.clone(), own)).or_default();
        entry.0.clone_from(&kept.seats[own].seat);
        count(&mut entry.1, kept, own);
    }
    let side = |((game, _), (seat, (won, drawn, lost)))| SideResults { game, seat, won, drawn, lost };
    sums.into_iter().map(side).collect()
}

/// The user of a name, or of an id.
pub async fn find(hub: &Hub, who: &str) -> Result<User, Refusal> {
    let by_name = hub.store.user_by_name(who).await?;
    let found = if by_name.is_some() { by_name } else { hub.store.user(who).await? };
    found.ok_or_else(|| ErrorCode::NotFound.into())
}

pub async fn profile(hub: &Hub, who: &str, reader: Option<&str>, lang: Lang) -> Result<Profile, Refusal> {
    let user = find(hub, who).await?;
    let games = games_of(hub, &user.id).await?;
    let mut ratings = Vec::new();
    let mut curves = Vec::new();
    for row in hub.store.ratings_of(&user.id).await? {
        let Some(pace) = Pace::by_word(&row.pace) else { continue };
        let own: Vec<&(ResultRow, Kept)> =
            games.iter().filter(|(game, _)| game.game == row.game && game.pace == row.pace).collect();
        let all = order(hub, &row.game, pace, 0).await?;
        let found = all.into_iter().find(|(account, _)| *account == user.id);
        let Some((_, mut rating)) = found else { continue };
        rating.month = month(&own, &user.id, rating.rating);
        ratings.push(rating);
        let step = own.len().div_ceil(POINTS).max(1);
        let last = own.len().saturating_sub(1);
        let points = own.iter().enumerate().filter(|(i, _)| i % step == 0 || *i == last).filter_map(
            |(_, (row, kept))| {
                let seat = &kept.seats[kept.seat_of(&user.id)?];
                Some(CurvePoint { at: row.at, rating: seat.after?, deviation: seat.deviation? })
            },
        );
        curves.push(Curve { game: row.game.clone(), pace, points: points.collect() });
    }
    let mut names = Names::default();
    let mut recent = Vec::new();
    for (row, kept) in games.iter().rev().take(RECENT) {
        recent.push(told(hub, row, kept, &mut names, lang).await?);
    }
    Ok(Profile {
        since: user.created,
        guest: user.guest,
        here: hub.is_connected(&user.id),
        mine: reader == Some(user.id.as_str()),
        games: games.len() as u32,
        ratings,
        curves,
        sides: sides(games.iter(), &user.id),
        endings: endings(&games, &user.id, lang),
        openings: openings(&games, &user.id, lang),
        recent,
        name: user.name,
        user: user.id,
    })
}

/// An ending in a word or two.
pub fn ending_text(ending: &str, lang: Lang) -> String {
    let find = |id: String| WORDS.find(lang, &id, &[]);
    let found = find(format!("cli-ending-{ending}")).or_else(|| find(format!("event-ending-{ending}")));
    found.map_or_else(|| ending.to_owned(), std::borrow::Cow::into_owned)
}

fn endings(games: &[(ResultRow, Kept)], user: &str, lang: Lang) -> Vec<EndingCount> {
    let mut sums: BTreeMap<(String, String), Sums> = BTreeMap::new();
    for (row, kept) in games {
        let Some(own) = kept.seat_of(user) else { continue };
        count(sums.entry((row.game.clone(), kept.ending.clone())).or_default(), kept, own);
    }
    let mut counts: Vec<EndingCount> = sums
        .into_iter()
        .map(|((game, ending), (won, drawn, lost))| {
            let text = ending_text(&ending, lang);
            EndingCount { game, ending, text, won, drawn, lost }
        })
        .collect();
    counts.sort_by_key(|count| std::cmp::Reverse(count.won + count.drawn + count.lost));
    counts
}

fn openings(games: &[(ResultRow, Kept)], user: &str, lang: Lang) -> Vec<Opening> {
    type Key = (String, usize, String, String);
    let mut sums: HashMap<Key, (u32, u32)> = HashMap::new();
    let mut on_side: HashMap<(String, usize), (String, u32)> = HashMap::new();
    for (row, kept) in games {
        let Some(own) = kept.seat_of(user) else { continue };
        let side = on_side.entry((row.game.clone(), own)).or_default();
        side.0.clone_from(&kept.seats[own].seat);
        side.1 += 1;
        for opening in kept.openings.iter().filter(|opening| opening.seat == own) {
            let key = (row.game.clone(), own, opening.kind.clone(), opening.id.clone());
            let sum = sums.entry(key).or_default();
            sum.0 += 1;
            sum.1 += u32::from(kept.winners.contains(&own));
        }
    }
    let mut found: Vec<(usize, Opening)> = sums
        .into_iter()
        .filter_map(|((game, own, kind, id), (games, won))| {
            let (seat, all) = on_side.get(&(game.clone(), own))?.clone();
            let text = opening_text(&kind, &id, lang);
            (all >= OPENING_GAMES).then_some((own, Opening { game, seat, kind, id, text, games, won }))
        })
        .collect();
    found.sort_by(|(a, x), (b, y)| {
        (&x.game, a, &x.kind, y.games, &x.id).cmp(&(&y.game, b, &y.kind, x.games, &y.id))
    });
    let mut listed: Vec<Opening> = Vec::new();
    for (_, opening) in found {
        let alike = |other: &&Opening| {
            (&other.game, &other.seat, &other.kind) == (&opening.game, &opening.seat, &opening.kind)
        };
        if listed.iter().filter(alike).count() < OPENINGS {
            listed.push(opening);
        }
    }
    listed
}

fn opening_text(kind: &str, id: &str, lang: Lang) -> String {
    if kind == "headline" {
        return card_name(lang, id).into_owned();
    }
    let named = |part: &str| match part.rsplit_once(' ') {
        Some((country, count)) => format!("{} {count}", country_name(lang, country)),
        None => part.to_owned(),
    };
    id.split(", ").map(named).collect::<Vec<_>>().join(", ")
}

/// Names of users that were looked up already.
#[derive(Debug, Default)]
pub struct Names(HashMap<String, Option<String>>);

impl Names {
    pub async fn get(&mut self, hub: &Hub, user: &str) -> Result<Option<String>, Refusal> {
        if let Some(known) = self.0.get(user) {
            return Ok(known.clone());
        }
        let name = hub.store.user(user).await?.map(|user| user.name);
        self.0.insert(user.to_owned(), name.clone());
        Ok(name)
    }
}

/// A rated game for a reader.
pub async fn told(
    hub: &Hub,
    row: &ResultRow,
    kept: &Kept,
    names: &mut Names,
    lang: Lang,
) -> Result<RatedGame, Refusal> {
    let mut seats = Vec::new();
    for (index, seat) in kept.seats.iter().enumerate() {
        let level = seat.player.strip_prefix("bot:").map(str::to_owned);
        let outside = seat.player.strip_prefix("name:").map(str::to_owned);
        let name = match (&level, outside) {
            (Some(level), _) => level.clone(),
            (None, Some(name)) => name,
            (None, None) => {
                let name = names.get(hub, &seat.player).await?;
                name.unwrap_or_else(|| WORDS.get(lang, "rating-former").into_owned())
            }
        };
        seats.push(RatedSeat {
            seat: seat.seat.clone(),
            user: if seat.player.contains(':') { String::new() } else { seat.player.clone() },
            name,
            level,
            before: seat.before,
            after: seat.after,
            deviation: seat.deviation,
            won: kept.winners.contains(&index),
        });
    }
    let winners = kept.winners.iter().filter_map(|&seat| kept.seats.get(seat).map(|seat| seat.seat.clone()));
    let ended = Ended { winners: winners.collect(), ending: kept.ending.clone() };
    Ok(RatedGame {
        number: row.number,
        at: row.at,
        game: row.game.clone(),
        pace: Pace::by_word(&row.pace).unwrap_or(Pace::Standard),
        terms: row.terms.clone(),
        table: Some(row.table.clone()).filter(|table| !table.is_empty()),
        event: Some(row.event.clone()).filter(|event| !event.is_empty()),
        seats,
        ending: kept.ending.clone(),
        text: result(&ended, lang).text,
        turn: kept.turn,
    })
}

/// Does a game say anything of two players against each other? Who wins or loses with another has not beaten them.
fn are_against(kept: &Kept, one: &str, other: &str) -> bool {
    let won = |player: &str| kept.seat_of(player).is_some_and(|seat| kept.winners.contains(&seat));
    kept.winners.is_empty() || won(one) != won(other)
}

pub async fn head_to_head(hub: &Hub, one: &str, other: &str, lang: Lang) -> Result<HeadToHead, Refusal> {
    let (one, other) = (find(hub, one).await?, find(hub, other).await?);
    let both = |(_, kept): &&(ResultRow, Kept)| kept.seat_of(&other.id).is_some();
    let games = games_of(hub, &one.id).await?;
    let games: Vec<&(ResultRow, Kept)> = games.iter().filter(both).collect();
    let mut sums = (0, 0, 0);
    let (mut names, mut listed) = (Names::default(), Vec::new());
    for (row, kept) in games.iter().rev() {
        if let Some(own) = kept.seat_of(&one.id).filter(|_| are_against(kept, &one.id, &other.id)) {
            count(&mut sums, kept, own);
        }
        if listed.len() < RECENT {
            listed.push(told(hub, row, kept, &mut names, lang).await?);
        }
    }
    let person = |user: &User| RatedSeat {
        seat: String::new(),
        user: user.id.clone(),
        name: user.name.clone(),
        level: None,
        before: None,
        after: None,
        deviation: None,
        won: false,
    };
    Ok(HeadToHead {
        one: person(&one),
        other: person(&other),
        won: sums.0,
        drawn: sums.1,
        lost: sums.2,
        sides: sides(games.into_iter().filter(|(_, kept)| are_against(kept, &one.id, &other.id)), &one.id),
        games: listed,
    })
}

/// The names of a game's seats.
pub fn seat_names(game: &str) -> &'static [&'static str] {
    GameName::by_name(game).map_or(&[], |game| with_game!(game, G => G::SEATS))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ratings::export::bring_in;
    use crate::ratings::{KeptOpening, KeptSeat};
    use crate::trial;

    #[test]
    fn openings_are_told_of_a_side_with_ten_games_in_the_language_of_the_reader() {
        let game = |number: i64| {
            let seat = |seat: &str, player: &str| KeptSeat {
                seat: seat.to_owned(),
                player: player.to_owned(),
                anchor: None,
                before: None,
                after: None,
                deviation: None,
            };
            let opening =
                |kind: &str, id: &str| KeptOpening { seat: 1, kind: kind.to_owned(), id: id.to_owned() };
            let headline = if number % 5 == 0 { "red-scare-purge" } else { "duck-and-cover" };
            let kept = Kept {
                seats: vec![seat("us", "bob"), seat("ussr", "ann")],
                winners: vec![usize::from(number % 2 == 0)],
                ending: "vp".to_owned(),
                turn: None,
                openings: vec![opening("headline", headline), opening("setup", "poland 4, east-germany 2")],
            };
            let row = ResultRow {
                number,
                at: number,
                game: "twilight".to_owned(),
                pace: "days".to_owned(),
                terms: String::new(),
                table: String::new(),
                event: String::new(),
                body: String::new(),
                players: Vec::new(),
            };
            (row, kept)
        };
        let games: Vec<_> = (0..10).map(game).collect();
        assert!(openings(&games[..9], "ann", Lang::En).is_empty(), "nine games say little");
        assert!(
            openings(&games, "bob", Lang::En).is_empty(),
            "how the opponent began is not one's own opening"
        );
        let found = openings(&games, "ann", Lang::Es);
        let told: Vec<_> = found.iter().map(|one| (one.kind.as_str(), one.games, one.won)).collect();
        assert_eq!(
            told,
            [("headline", 8, 4), ("headline", 2, 1), ("setup", 10, 5)],
            "the most frequent first"
        );
        assert_eq!(found[2].text, "Polonia 4, Alemania Oriental 2");
    }

    #[tokio::test]
    async fn a_ladder_reads_the_games_of_a_player_again_only_after_another_game() {
        let folder = tempfile::tempdir().expect("a folder");
        let store = trial::store(&folder).await;
        let ann = trial::user(&store, "ann").await;
        let hub = trial::hub(&store).await;
        let file = |day: u32| {
            format!("date,game,pace,players,winners,ending\n2025-03-0{day},twilight,days,ann / Bo,us,vp\n")
        };
        let won = async || {
            let wanted = Wanted { from: 0, provisional: true, days: None };
            let ladder = ladder(&hub, "twilight", Pace::Days, wanted, None).await.expect("a ladder");
            (ladder.rows.len(), ladder.rows[0].sides.iter().map(|side| side.won).sum::<u32>())
        };
        bring_in(store.as_ref(), &file(1)).await.expect("read");
        assert_eq!(won().await, (1, 1));
        let key = format!("twilight days {}", ann.id);
        let kept = locked(&hub.lines.0).get(&key).cloned().expect("it was kept");
        // What is kept is shown, as long as it is about the same games.
        locked(&hub.lines.0).insert(key, Line { sides: Vec::new(), ..kept });
        assert_eq!(won().await, (1, 0));
        bring_in(store.as_ref(), &file(2)).await.expect("read");
        assert_eq!(won().await, (1, 2));
    }
}
