//! A game that has ended becomes a result. It is done once for a table, whoever asks how often.

use std::collections::HashSet;
use std::sync::Arc;

use detente_game::Game as _;
use detente_games::{GameName, with_game};
use detente_protocol::{ErrorCode, Pace, TableStatus};
use detente_ratings::{Ledger, Pool, Side, Standing};
use detente_store::{RatingRow, ResultRow, SideRow, StoreError};
use detente_table::{Body, Sitting, Stored, Table};
use detente_words::{Lang, WORDS};

use super::{Kept, KeptOpening, KeptSeat, anchors};
use crate::error::Refusal;
use crate::events;
use crate::hub::Hub;
use crate::table::{Served, company, head, stored};
use crate::time::wall;

/// Somebody else may be counting; then it is tried again so many times.
const TRIES: usize = 20;
/// Options that the worth of a side depends on.
const TERMS: [&str; 7] =
    ["edition", "scenario", "optional-cards", "chinese-civil-war", "us-handicap", "ussr-handicap", "bid"];

/// Edition and handicap of a table, for the term of the side.
pub fn terms(options: &[String]) -> String {
    let counts = |word: &&String| word.split_once('=').is_some_and(|(key, _)| TERMS.contains(&key));
    options.iter().filter(counts).cloned().collect::<Vec<_>>().join(" ")
}

/// What a finished game says beside its result.
#[derive(Clone, Debug, Default)]
pub struct Course {
    pub turn: Option<u32>,
}

fn course_of<G: Served>(row: &detente_store::StoredTable, body: &Body, actions: &[Stored]) -> Course {
    match Table::<G>::load(head(row), body.clone(), actions, company::<G>(), row.updated) {
        Ok(table) => Course { turn: table.history().game().course().map(|point| u32::from(point.turn)) },
        Err(_) => Course::default(),
    }
}

/// A table has ended: its result is rated if it is to be, and told to its event.
pub async fn settle(hub: &Arc<Hub>, table: &str) -> Result<(), Refusal> {
    let Some(row) = hub.store.table(table).await? else { return Ok(()) };
    let Ok(body) = serde_json::from_str::<Body>(&row.body) else { return Ok(()) };
    if !body.is_over() || !body.rated && body.event.is_none() {
        return Ok(());
    }
    let actions: Vec<Stored> = hub.store.actions(table).await?.into_iter().map(stored).collect();
    let Some(game) = GameName::by_name(&row.game) else { return Ok(()) };
    let course = with_game!(game, G => course_of::<G>(&row, &body, &actions));
    // What was called off has no result. Who resigns, runs out of time or stays away has lost. A table that its event does not know was
    // never agreed on: a restart has come in between.
    let counts = match &body.event {
        None => true,
        Some(of) => match events::load(hub, &of.event).await {
            Ok(event) => event.knows(of.pairing, of.game, table),
            Err(refusal) if refusal.code == ErrorCode::NotFound => false,
            Err(refusal) => return Err(refusal),
        },
    };
    if counts && body.rated && body.status == TableStatus::Over {
        rate(hub, &row, &body, &course, &actions).await?;
    }
    if let Some(of) = body.event.as_ref().filter(|_| counts) {
        events::report(hub, table, of, &body, &course).await?;
    }
    Ok(())
}

/// The players of a table as they are rated; none if somebody's strength cannot be known.
fn seats(row: &detente_store::StoredTable, body: &Body, names: &[&str]) -> Option<Vec<KeptSeat>> {
    let seat = |(index, sitting): (usize, &Sitting)| {
        let seat = (*names.get(index)?).to_owned();
        let kept = |player: String, anchor: Option<f64>| KeptSeat {
            seat,
            player,
            anchor,
            before: None,
            after: None,
            deviation: None,
        };
        match sitting {
            Sitting::Person { user, .. } if !user.is_empty() => Some(kept(user.clone(), None)),
            Sitting::Bot { level } => {
                let anchor = anchors::rating(&row.game, level)?;
                Some(kept(format!("bot:{level}"), Some(anchor)))
            }
            _ => None,
        }
    };
    let seats: Vec<KeptSeat> = body.seats.iter().enumerate().map(seat).collect::<Option<_>>()?;
    // Nobody plays for rating against themselves, nor beside themselves; and where only bots sit there is nobody to rate.
    let twice = |(at, one): (usize, &KeptSeat)| {
        one.anchor.is_none() && seats[..at].iter().any(|other| other.player == one.player)
    };
    let anybody = seats.iter().any(|one| one.anchor.is_none());
    (anybody && !seats.iter().enumerate().any(twice)).then_some(seats)
}

async fn rate(
    hub: &Arc<Hub>,
    row: &detente_store::StoredTable,
    body: &Body,
    course: &Course,
    actions: &[Stored],
) -> Result<(), Refusal> {
    let Some(game) = GameName::by_name(&row.game) else { return Ok(()) };
    let names = with_game!(game, G => G::SEATS);
    let (Some(pace), Some(ended), Some(seats)) =
        (Pace::of(&body.clock), &body.ended, seats(row, body, names))
    else {
        return Ok(());
    };
    let winners = ended.winners.iter().filter_map(|seat| names.iter().position(|name| name == seat));
    let kept = Kept {
        seats,
        winners: winners.collect(),
        ending: ended.ending.clone(),
        turn: course.turn,
        openings: openings(names, actions),
    };
    let result = ResultRow {
        number: 0,
        // The wall clock, which other machines and the next start of this one go by.
        at: wall(),
        game: row.game.clone(),
        pace: pace.word().to_owned(),
        terms: terms(&body.options),
        table: row.id.clone(),
        event: body.event.as_ref().map(|of| of.event.clone()).unwrap_or_default(),
        body: String::new(),
        players: body.users(),
    };
    if !hub.store.has_result(&row.id).await? {
        add(hub.store.as_ref(), result, kept).await?;
    }
    Ok(())
}

/// Rates a result as the next one and keeps it.
async fn add(store: &dyn detente_store::Store, result: ResultRow, kept: Kept) -> Result<(), StoreError> {
    match add_all(store, &[(result, kept)]).await {
        // Somebody else has counted it meanwhile.
        Err(StoreError::Taken) => Ok(()),
        done => done,
    }
}

/// Rates results as the next ones, in this order, and keeps all of them or none.
pub async fn add_all(
    store: &dyn detente_store::Store,
    results: &[(ResultRow, Kept)],
) -> Result<(), StoreError> {
    for _ in 0..TRIES {
        let mut number = store.last_result().await?;
        let mut ledger = part_of(store, results).await?;
        let mut counted = Vec::new();
        for (result, kept) in results {
            let (mut result, mut kept) = (result.clone(), kept.clone());
            number += 1;
            result.number = number;
            let told = ledger.record(&kept.rated(&result));
            for changed in &told.players {
                if let Some(seat) = kept.seats.iter_mut().find(|seat| seat.player == changed.player) {
                    let had = changed.before.games() > 0;
                    seat.before = had.then(|| changed.before.rating.rating.round() as i32);
                    seat.after = Some(changed.after.rating.rating.round() as i32);
                    seat.deviation = Some(changed.after.rating.deviation.round() as u32);
                }
            }
            result.body =
                serde_json::to_string(&kept).map_err(|error| StoreError::Broken(error.to_string()))?;
            counted.push(result);
        }
        let (ratings, sides) = rows(&ledger);
        match store.add_results(&counted, &ratings, &sides).await {
            Err(StoreError::Conflict) => {}
            done => return done,
        }
    }
    Err(StoreError::Conflict)
}

/// The ratings that games concern.
async fn part_of(
    store: &dyn detente_store::Store,
    results: &[(ResultRow, Kept)],
) -> Result<Ledger, StoreError> {
    let mut ledger = Ledger::default();
    let mut asked: HashSet<(Pool, String)> = HashSet::new();
    let mut sides: HashSet<(String, String)> = HashSet::new();
    for (result, kept) in results {
        let game = kept.rated(result);
        sides.insert((game.pool.game.clone(), game.terms.clone()));
        for entrant in game.entrants.iter().filter(|entrant| entrant.anchor.is_none()) {
            let key = (game.pool.clone(), entrant.player.clone());
            if !asked.insert(key.clone()) {
                continue;
            }
            let row = store.rating(&key.0.game, &key.0.pace, &key.1).await?;
            if let Some(standing) = row.and_then(|row| Standing::parse(&row.body)) {
                ledger.players.insert(key, standing);
            }
        }
    }
    for row in store.sides().await? {
        if sides.contains(&(row.game.clone(), row.terms.clone()))
            && let Some(side) = Side::parse(&row.body)
        {
            ledger.sides.insert((row.game, row.terms), side);
        }
    }
    Ok(ledger)
}

/// Ratings as they are kept.
pub fn rows(ledger: &Ledger) -> (Vec<RatingRow>, Vec<SideRow>) {
    let rating = |((pool, player), standing): (&(Pool, String), &Standing)| RatingRow {
        game: pool.game.clone(),
        pace: pool.pace.clone(),
        account: player.clone(),
        last: standing.last,
        body: standing.words(),
    };
    let side = |((game, terms), side): (&(String, String), &Side)| SideRow {
        game: game.clone(),
        terms: terms.clone(),
        body: side.words(),
    };
    (ledger.players.iter().map(rating).collect(), ledger.sides.iter().map(side).collect())
}

/// How each side began, read off the words of its first actions: influence of the set-up, then the first headline.
fn openings(names: &[&str], actions: &[Stored]) -> Vec<KeptOpening> {
    let mut found = Vec::new();
    for (seat, name) in names.iter().enumerate() {
        let mut countries: Vec<(&str, u32)> = Vec::new();
        let mut headline = None;
        for action in actions.iter().filter(|action| action.actor == *name) {
            let word = action.word.as_str();
            if WORDS.has(Lang::En, &format!("country-{word}")) {
                match countries.iter_mut().find(|(country, _)| *country == word) {
                    Some((_, count)) => *count += 1,
                    None => countries.push((word, 1)),
                }
            } else if WORDS.has(Lang::En, &format!("card-{word}")) {
                headline = Some(word.to_owned());
                break;
            }
        }
        // Four in Poland and then one in Austria is the same set-up as the other way round.
        countries.sort_by_key(|&(country, count)| (std::cmp::Reverse(count), country));
        if !countries.is_empty() && headline.is_some() {
            let listed: Vec<String> =
                countries.iter().map(|(country, count)| format!("{country} {count}")).collect();
            found.push(KeptOpening { seat, kind: "setup".to_owned(), id: listed.join(", ") });
        }
        if let Some(id) = headline {
            found.push(KeptOpening { seat, kind: "headline".to_owned(), id });
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    fn did(actor: &str, word: &str) -> Stored {
        Stored { actor: actor.to_owned(), word: word.to_owned(), draw: None, at: 0 }
    }

    #[test]
    fn openings_are_read_off_the_first_actions() {
        let words = ["austria", "poland", "poland", "poland", "poland", "east-germany", "duck-and-cover"];
        let actions: Vec<Stored> = words.iter().map(|word| did("ussr", word)).collect();
        let found = openings(&["us", "ussr"], &actions);
        assert_eq!(found.len(), 2);
        assert_eq!((found[0].seat, found[0].id.as_str()), (1, "poland 4, austria 1, east-germany 1"));
        assert_eq!((found[1].kind.as_str(), found[1].id.as_str()), ("headline", "duck-and-cover"));
    }

    #[test]
    fn terms_are_edition_and_handicap_and_nothing_else() {
        let words = ["edition=first", "promo=all", "us-handicap=2"].map(str::to_owned);
        assert_eq!(terms(&words), "edition=first us-handicap=2");
    }
}
