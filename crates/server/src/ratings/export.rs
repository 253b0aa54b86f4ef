//! All rated games as files, and results of other places brought in.

use std::collections::HashMap;
use std::fmt::Write as _;

use detente_events::files::{date, day, line, read};
use detente_games::GameName;
use detente_protocol::{Pace, PlayerRating};
use detente_store::{ResultRow, Results, Store, StoreError};
use detente_words::Lang;
use serde_json::{Value, json};

use super::look::{Names, seat_names, told};
use super::record::add_all;
use super::{Kept, KeptSeat};
use crate::error::Refusal;
use crate::hub::Hub;
use crate::time::wall;

/// Games in one file: whoever wants more asks for what comes after the last number.
const MOST: u32 = 10_000;
/// Lines of a file that is brought in.
const LINES: usize = 100_000;
const DAY: i64 = 24 * 3600 * 1000;

/// What is new comes last: whoever reads by place reads on.
pub const HEAD: [&str; 16] = [
    "number",
    "date",
    "game",
    "pace",
    "terms",
    "seats",
    "players",
    "winners",
    "ending",
    "turn",
    "table",
    "event",
    "time",
    "before",
    "after",
    "deviation",
];
const RATINGS: [&str; 13] = [
    "game",
    "pace",
    "rank",
    "name",
    "user",
    "rating",
    "deviation",
    "provisional",
    "games",
    "won",
    "drawn",
    "lost",
    "last",
];

/// A time in UTC: `2026-11-18T13:00:00Z`.
fn time(at: i64) -> String {
    let (y, m, d) = date(at.div_euclid(DAY));
    let seconds = at.rem_euclid(DAY) / 1000;
    format!("{y:04}-{m:02}-{d:02}T{:02}:{:02}:{:02}Z", seconds / 3600, seconds / 60 % 60, seconds % 60)
}

/// All results after a number, as lines with commas.
pub async fn csv(hub: &Hub, which: Results) -> Result<String, Refusal> {
    let mut out = line(HEAD);
    let mut names = Names::default();
    for row in hub.store.results(capped(which)).await? {
        let Some(kept) = Kept::read(&row) else { continue };
        let game = told(hub, &row, &kept, &mut names, Lang::En).await?;
        let (y, m, d) = date(row.at.div_euclid(DAY));
        let all = |one: &dyn Fn(&detente_protocol::RatedSeat) -> Option<String>| {
            game.seats.iter().filter_map(one).collect::<Vec<_>>().join(" / ")
        };
        // A place for every seat: who was not rated before has none there, and bots have none at all.
        let number = |one: &dyn Fn(&detente_protocol::RatedSeat) -> Option<i64>| {
            all(&|seat| Some(one(seat).map_or_else(String::new, |number| number.to_string())))
        };
        out += &line([
            row.number.to_string().as_str(),
            &format!("{y:04}-{m:02}-{d:02}"),
            &row.game,
            &row.pace,
            &row.terms,
            &all(&|seat| Some(seat.seat.clone())),
            &all(&|seat| Some(seat.name.clone())),
            &all(&|seat| seat.won.then(|| seat.seat.clone())),
            &kept.ending,
            &kept.turn.map_or_else(String::new, |turn| turn.to_string()),
            &row.table,
            &row.event,
            &time(row.at),
            &number(&|seat| seat.before.map(i64::from)),
            &number(&|seat| seat.after.map(i64::from)),
            &number(&|seat| seat.deviation.map(i64::from)),
        ]);
    }
    Ok(out)
}

/// The ratings of all games and clocks as they are now, the best of each first.
pub async fn ratings(hub: &Hub) -> Result<Vec<PlayerRating>, Refusal> {
    let mut found = Vec::new();
    for game in GameName::ALL {
        for pace in [Pace::Fast, Pace::Standard, Pace::Days] {
            let all = super::look::order(hub, game.name(), pace, 0).await?;
            for (user, rating) in all.into_iter().take(MOST as usize) {
                // An account that has ended has no name to show.
                if let Some(account) = hub.store.user(&user).await? {
                    found.push(PlayerRating { user, name: account.name, rating });
                }
            }
        }
    }
    Ok(found)
}

/// The same as lines with commas.
pub async fn ratings_csv(hub: &Hub) -> Result<String, Refusal> {
    let mut out = line(RATINGS);
    for PlayerRating { user, name, rating } in ratings(hub).await? {
        out += &line([
            rating.game.as_str(),
            rating.pace.word(),
            &rating.rank.map_or_else(String::new, |rank| rank.to_string()),
            &name,
            &user,
            &rating.rating.to_string(),
            &rating.deviation.to_string(),
            if rating.provisional { "yes" } else { "no" },
            &rating.games.to_string(),
            &rating.won.to_string(),
            &rating.drawn.to_string(),
            &rating.lost.to_string(),
            &time(rating.last),
        ]);
    }
    Ok(out)
}

/// The same as JSON: everything, in the order in which it was rated.
pub async fn json(hub: &Hub, which: Results, lang: Lang) -> Result<Value, Refusal> {
    let mut names = Names::default();
    let mut games = Vec::new();
    for row in hub.store.results(capped(which)).await? {
        let Some(kept) = Kept::read(&row) else { continue };
        games.push(json!(told(hub, &row, &kept, &mut names, lang).await?));
    }
    Ok(Value::Array(games))
}

fn capped(which: Results) -> Results {
    match which {
        Results::After { number, most } => Results::After { number, most: most.min(MOST) },
        Results::Of { account, most } => Results::Of { account, most: most.min(MOST) },
    }
}

/// Past results from a file with a head of these columns: `date` (2024-03-01), `game`, `pace`, `players` (in the order of the seats,
/// parted by ` / `), `winners` (their seats, empty for a draw), `ending`; `terms` may be missing. A player is an account of that
/// name, or somebody outside. Everything is read before anything is kept; the error names the line. What was brought in already, lies in the
/// future or cannot be is refused, and then nothing is kept; nor is anything if the program ends before all of it is.
pub async fn bring_in(store: &dyn Store, text: &str) -> Result<usize, String> {
    let known = brought_in(store).await.map_err(|error| error.to_string())?;
    let rows = read(text)?;
    let (head, rows) = rows.split_first().ok_or("the file is empty")?;
    if rows.len() > LINES {
        return Err(format!("at most {LINES} lines at a time"));
    }
    let column = |name: &str| head.iter().position(|field| field.trim().eq_ignore_ascii_case(name));
    let must = |name: &str| column(name).ok_or_else(|| format!("there is no column “{name}”"));
    let columns =
        [must("date")?, must("game")?, must("pace")?, must("players")?, must("winners")?, must("ending")?];
    let mut found = Vec::new();
    for (number, row) in rows.iter().enumerate() {
        let wrong = |what: String| format!("line {}: {what}", number + 2);
        let field = |column: usize| row.get(column).map(|text| text.trim().to_owned()).unwrap_or_default();
        let [at, game, pace, players, winners, ending] = columns.map(field);
        let day = parse_date(&at).ok_or_else(|| wrong(format!("“{at}” is no date like 2024-03-01")))?;
        // Somewhere it is tomorrow already.
        if day > wall() + DAY {
            return Err(wrong(format!("“{at}” lies in the future")));
        }
        let at = day;
        GameName::by_name(&game).ok_or_else(|| wrong(format!("there is no game “{game}”")))?;
        Pace::by_word(&pace).ok_or_else(|| wrong(format!("“{pace}” is not one of fast, standard, days")))?;
        let names = seat_names(&game);
        let players: Vec<&str> = players.split(" / ").map(str::trim).collect();
        if players.len() != names.len() {
            return Err(wrong(format!("{} players are wanted, parted by “ / ”", names.len())));
        }
        let mut seats = Vec::new();
        for (seat, &name) in names.iter().zip(&players) {
            let known = store.user_by_name(name).await.map_err(|error| error.to_string())?;
            let player = known.map_or_else(|| format!("name:{name}"), |user| user.id);
            let seat = (*seat).to_owned();
            seats.push(KeptSeat { seat, player, anchor: None, before: None, after: None, deviation: None });
        }
        // An account is the same in capitals.
        let twice = |seat: usize| seats[..seat].iter().any(|other| other.player == seats[seat].player);
        if (1..seats.len()).any(twice) {
            return Err(wrong("nobody plays against themselves".to_owned()));
        }
        let mut won = Vec::new();
        for seat in winners.split(" / ").map(str::trim).filter(|seat| !seat.is_empty()) {
            let index = names.iter().position(|name| *name == seat);
            won.push(index.ok_or_else(|| wrong(format!("“{seat}” is not one of {}", names.join(", "))))?);
        }
        won.sort_unstable();
        won.dedup();
        if won.len() == names.len() {
            return Err(wrong("not everybody has won; leave the winners empty for a draw".to_owned()));
        }
        let users = seats.iter().map(|seat| seat.player.clone()).filter(|player| !player.contains(':'));
        let result = ResultRow {
            number: 0,
            at,
            game,
            pace,
            terms: column("terms").map(field).unwrap_or_default(),
            table: String::new(),
            event: String::new(),
            body: String::new(),
            players: users.collect(),
        };
        let mut ending = ending;
        if ending.is_empty() {
            let _ = write!(ending, "unknown");
        }
        let kept = Kept { seats, winners: won, ending, turn: None, openings: Vec::new() };
        if let Some(number) = known.get(&mark(&result, &kept)) {
            return Err(wrong(format!("this game was brought in before, as result {number}")));
        }
        found.push((result, kept));
    }
    // Old games first, whatever the order of the file.
    found.sort_by_key(|(result, _)| result.at);
    add_all(store, &found).await.map_err(|error| error.to_string())?;
    Ok(found.len())
}

/// What makes two results that were brought in the same game.
fn mark(result: &ResultRow, kept: &Kept) -> String {
    let players: Vec<&str> = kept.seats.iter().map(|seat| seat.player.as_str()).collect();
    let ResultRow { at, game, pace, terms, .. } = result;
    let Kept { winners, ending, .. } = kept;
    format!("{at} {game} {pace} {terms} {} {winners:?} {ending}", players.join(" / "))
}

/// The results that were brought in so far, by what makes them the same game, with their numbers.
async fn brought_in(store: &dyn Store) -> Result<HashMap<String, i64>, StoreError> {
    let (mut last, mut found) = (0, HashMap::new());
    loop {
        let page = store.results(Results::After { number: last, most: MOST }).await?;
        for row in &page {
            last = row.number;
            if let Some(kept) = Kept::read(row).filter(|_| row.table.is_empty()) {
                found.insert(mark(row, &kept), row.number);
            }
        }
        if page.len() < MOST as usize {
            return Ok(found);
        }
    }
}

fn parse_date(text: &str) -> Option<i64> {
    let mut parts = text.splitn(3, '-').map(str::parse::<i64>);
    let (year, month, number) = (parts.next()?.ok()?, parts.next()?.ok()?, parts.next()?.ok()?);
    let there = (1970..2200).contains(&year) && (1..=12).contains(&month) && (1..=31).contains(&number);
    let days = day(year, month, number);
    (there && date(days) == (year, month, number)).then_some(days * DAY)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ratings::recount::recount;
    use crate::trial;

    const FILE: &str = "date,game,pace,players,winners,ending\n\
        2025-03-02,twilight,days,Bo / ann,,final-scoring\n\
        2025-03-01,twilight,days,ann / Bo,us,vp\n";

    #[tokio::test]
    async fn a_file_of_results_counts_once_and_only_as_a_whole() {
        let folder = tempfile::tempdir().expect("a folder");
        let store = trial::store(&folder).await;
        let ann = trial::user(&store, "ann").await;
        let store = store.as_ref();
        let wrong = |line: &str| format!("{FILE}{line}\n");
        let cases = [
            (wrong("2199-01-01,twilight,days,ann / Bo,us,vp"), "line 4: “2199-01-01” lies in the future"),
            (wrong("2025-03-03,twilight,days,ann / Bo,us / ussr,vp"), "line 4: not everybody has won"),
            (wrong("2025-03-03,twilight,days,ann / ann,us,vp"), "line 4: nobody plays against themselves"),
            (wrong("2025-03-03,twilight,days,ann / ANN,us,vp"), "line 4: nobody plays against themselves"),
            (wrong("2025-03-03,twilight,days,Bo / Bo,us,vp"), "line 4: nobody plays against themselves"),
            (wrong("2025-03-03,twilight,days,ann / Bo,usa,vp"), "line 4: “usa” is not one of us, ussr"),
            (wrong("2025-03-03,chess,days,ann / Bo,us,vp"), "line 4: there is no game “chess”"),
            (wrong("2025-03-03,twilight,days,ann,us,vp"), "line 4: 2 players are wanted"),
        ];
        for (text, why) in cases {
            let error = bring_in(store, &text).await.expect_err(why);
            assert!(error.starts_with(why), "{error}");
        }
        assert_eq!(store.last_result().await.expect("read"), 0, "nothing of them was kept");
        assert_eq!(bring_in(store, FILE).await, Ok(2));
        let error = bring_in(store, FILE).await.expect_err("again");
        assert!(error.starts_with("line 2: this game was brought in before, as result 2"), "{error}");
        let more = wrong("2025-03-03,twilight,days,ann / Bo,us,vp");
        assert!(bring_in(store, &more).await.is_err(), "a longer file with the same games");
        assert_eq!(store.last_result().await.expect("read"), 2);
        let rows = store.results(Results::After { number: 0, most: 9 }).await.expect("read");
        assert_eq!(rows[0].at, parse_date("2025-03-01").expect("a day"), "old games first");
        let first = Kept::read(&rows[0]).expect("a result");
        let players: Vec<&str> = first.seats.iter().map(|seat| seat.player.as_str()).collect();
        assert_eq!((players, first.winners), (vec![ann.id.as_str(), "name:Bo"], vec![0]));
        assert!(store.rating("twilight", "days", &ann.id).await.expect("read").is_some(), "they are rated");
    }

    #[tokio::test]
    async fn a_rating_that_was_changed_by_hand_is_found_and_mended() {
        let folder = tempfile::tempdir().expect("a folder");
        let store = trial::store(&folder).await;
        let ann = trial::user(&store, "ann").await;
        let store = store.as_ref();
        bring_in(store, FILE).await.expect("read");
        let (right, sides) = (store.all_ratings().await.expect("read"), store.sides().await.expect("read"));
        assert_eq!(recount(store, true).await.expect("counted").different, 0);
        let mut wrong = right.clone();
        let of_bo = wrong.iter().position(|row| row.account != ann.id).expect("Bo's");
        let body = wrong[of_bo].body.clone();
        for row in &mut wrong {
            row.body.clone_from(&body);
        }
        store.replace_ratings(&wrong, &sides, 2).await.expect("kept");
        assert_eq!(recount(store, false).await.expect("counted").different, 1, "it is told");
        assert_eq!(recount(store, false).await.expect("counted").different, 1, "and left alone");
        assert_eq!(recount(store, true).await.expect("counted").different, 1);
        assert_eq!(recount(store, false).await.expect("counted").different, 0, "mended");
        assert_eq!(store.all_ratings().await.expect("read"), right);
    }

    #[test]
    fn only_days_of_the_calendar_are_dates() {
        assert_eq!(parse_date("1970-01-02"), Some(DAY));
        for wrong in ["2024-02-30", "2024-13-01", "yesterday", "2024-1", ""] {
            assert_eq!(parse_date(wrong), None, "{wrong}");
        }
    }
}
