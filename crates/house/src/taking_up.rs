//! A game that goes on from its record: a new table with everything that was played, begun elsewhere or on another day. Bots of
//! levels that are known here keep their seats; whoever brings the record has the others. Its dice are new from here on.

use detente_game::record::{Ending, Record};
use detente_game::{Seat, ToAct};
use detente_protocol::{CreateTable, ErrorCode, SeatWish, TryHere};
use detente_table::{Body, Head, Refusal, Table, Who};
use detente_words::Lang;

use crate::reading::{self, Limits};
use crate::{Served, company};

/// What a new table needs from outside.
#[derive(Clone, Debug)]
pub struct Fresh {
    pub id: String,
    /// The secret of the dice.
    pub secret: String,
    pub now: i64,
}

/// The table, before anybody was told of it. A game that is over cannot go on.
pub fn take_up<G: Served>(
    who: &Who,
    text: &str,
    fresh: Fresh,
    limits: Limits,
    lang: Lang,
) -> Result<Table<G>, Refusal> {
    let record = reading::checked::<G>(text, limits, lang)?;
    if record.ending != Ending::Unfinished {
        return Err(ErrorCode::NotNow.into());
    }
    let seats = G::SEATS.iter().map(|seat| sitter::<G>(seat, &record.tags)).collect();
    begun(who, &record, seats, fresh)
}

/// A table of one's own that begins in a position of a game, to try something else there: with bots on the other seats, or with all
/// seats one's own. What was played until then was played by whoever it was.
pub fn try_here<G: Served>(
    who: &Who,
    text: &str,
    wish: &TryHere,
    fresh: Fresh,
    limits: Limits,
    lang: Lang,
) -> Result<Table<G>, Refusal> {
    let mut record = reading::checked::<G>(text, limits, lang)?;
    let at = wish.at as usize;
    let own = Seat::parse::<G>(&wish.seat).ok_or_else(|| Refusal::bad("“seat” is none of this game"))?;
    if wish.level.as_deref().is_some_and(|level| !G::LEVELS.contains(&level)) {
        return Err(Refusal::bad("“level” is none of this game"));
    }
    if at > record.actions.len() {
        return Err(ErrorCode::NotFound.into());
    }
    record.actions.truncate(at);
    let mut game = G::new(&record.options);
    for &(by, action) in &record.actions {
        game.apply(by, action).map_err(|_| Refusal::from(ErrorCode::Illegal))?;
    }
    if matches!(game.to_act(), ToAct::Over(_)) {
        return Err(ErrorCode::NotNow.into());
    }
    // Who bids for a side is seated as the record begins; a game whose seats were swapped by then has its bidders the other way round.
    let own = if game.swapped() { Seat(1 - own.0) } else { own };
    let sits = |seat: Seat| match &wish.level {
        Some(level) if seat != own => SeatWish::Bot { level: level.clone() },
        _ => SeatWish::Me,
    };
    begun(who, &record, Seat::all::<G>().map(sits).collect(), fresh)
}

fn begun<G: Served>(
    who: &Who,
    record: &Record<G>,
    seats: Vec<SeatWish>,
    fresh: Fresh,
) -> Result<Table<G>, Refusal> {
    let mut wish = CreateTable::at_home(G::NAME, G::options_words(&record.options), G::SEATS.len());
    wish.seats = seats;
    let body = Body::wished::<G>(who, wish, &company::<G>(), fresh.secret)?;
    let rules = G::rules_of(&record.options);
    let head = Head { id: fresh.id, rules, version: 0, created: fresh.now, updated: fresh.now };
    let mut table = Table::load(head, body, &[], company::<G>(), fresh.now).map_err(Refusal::bad)?;
    table.reenact(&record.actions).map_err(|_| Refusal::from(ErrorCode::Illegal))?;
    Ok(table)
}

/// Who sat there, as the head of the record says it: a table writes `bot greedy`, the terminal `greedy`.
fn sitter<G: Served>(seat: &str, tags: &[(String, String)]) -> SeatWish {
    let mut players = tags.iter().filter(|(key, _)| key == "player");
    let name = players.find_map(|(_, value)| value.strip_prefix(seat)?.strip_prefix(' '));
    let level = name.map(|name| name.strip_prefix("bot ").unwrap_or(name));
    match level.filter(|level| G::LEVELS.contains(level)) {
        Some(level) => SeatWish::Bot { level: level.to_owned() },
        None => SeatWish::Me,
    }
}

/// Is the game of this record not over yet?
pub fn is_unfinished<G: Served>(text: &str) -> bool {
    Record::<G>::parse(text).is_ok_and(|record| record.ending == Ending::Unfinished)
}
