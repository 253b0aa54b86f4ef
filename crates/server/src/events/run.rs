//! What an event does by itself: rounds that begin by time, tables that are made and closed, results that come back.

use std::sync::Arc;

use detente_events::{Act, Due, Event, Match, TableFate};
use detente_protocol::{CreateTable, ErrorCode, EventStatus, Measure, Privacy, SeatWish, Sides, TableStatus};
use detente_store::Job;
use detente_table::{Body, EventGame, Sitting};

use crate::error::Refusal;
use crate::hub::Hub;
use crate::moderation::deeds;
use crate::notify;
use crate::ratings::look::seat_names;
use crate::ratings::record::{Course, settle};
use crate::ratings::rules::share_a_place;
use crate::table::{Message, Who};
use crate::time::{now, wall};

/// Why an event was called off by itself, in its log.
pub const TOO_FEW: &str = "too-few";
pub const FORGOTTEN: &str = "forgotten";
const YEAR: i64 = 365 * 24 * 3600 * 1000;
/// Players are told so long before a match must be over, in milliseconds.
pub(super) const WARNING: i64 = 24 * 3600 * 1000;

/// Where a match need not be over at any time its clocks begin after so long, whoever has not come, in milliseconds.
const WAITS: i64 = 24 * 3600 * 1000;

/// The lot with which an event begins.
pub fn draw() -> Result<u64, Refusal> {
    let mut bytes = [0; 8];
    getrandom::fill(&mut bytes).map_err(|_| Refusal::new(ErrorCode::Internal))?;
    Ok(u64::from_le_bytes(bytes))
}

/// What somebody else has done meanwhile need not be done.
fn unless_too_late<T>(done: Result<T, Refusal>) -> Result<(), Refusal> {
    match done {
        Err(refusal) if refusal.code == ErrorCode::NotNow => Ok(()),
        done => done.map(|_| ()),
    }
}

/// What time has done to one event, and what it still waits for.
pub(super) async fn once(hub: &Arc<Hub>, id: &str, event: &Arc<Event>) -> Result<(), Refusal> {
    let due = match event.due(wall()) {
        Some(Due::Forgotten) if is_played(hub, event).await? => None,
        due => due,
    };
    if let Some(due) = due {
        let (lot, round) = (draw()?, event.round);
        // Somebody may have been quicker, and then nothing is due any more.
        let make = |event: &Event| {
            if event.due(wall()) != Some(due) || event.round != round {
                return Err(ErrorCode::NotNow.into());
            }
            Ok(match due {
                Due::Begin => Act::Begin { lot },
                Due::Pair => Act::Pair { lot: event.next_lot(), round: Some(round + 1) },
                Due::CallOff => Act::CallOff { reason: TOO_FEW.to_owned() },
                Due::Forgotten => Act::CallOff { reason: FORGOTTEN.to_owned() },
            })
        };
        return unless_too_late(super::act(hub, id, "", "", make).await);
    }
    if let Some(&pairing) = event.late(wall()).first() {
        settle_late(hub, id, event, pairing).await?;
        return Ok(());
    }
    make_tables(hub, id, event).await?;
    warn(hub, id, event.clone()).await
}

/// Is one of its tables played at? A game over days may well take longer than anything else happens.
async fn is_played(hub: &Hub, event: &Event) -> Result<bool, Refusal> {
    for (_, _, table) in event.tables() {
        let row = hub.store.table(table).await?;
        if row.is_some_and(|row| row.status == "playing" && now() - row.updated < YEAR) {
            return Ok(true);
        }
    }
    Ok(false)
}

/// A match whose time is over, and about which no organiser has done anything. Whoever has taken more time at its table has lost it, by
/// the clocks, which stand still in vacations, pauses and free weekends; whoever is awaited at the end is nothing to go by. Where nobody
/// has come, or no clock was agreed, both have lost it; where there is no table those who may not play, or else both.
async fn settle_late(hub: &Arc<Hub>, id: &str, event: &Event, pairing: u32) -> Result<(), Refusal> {
    let one = &event.matches[pairing as usize];
    let mut losers: Vec<u32> = Vec::new();
    for game in one.games.iter().filter(|game| game.result.is_none()) {
        let Some(table) = &game.table else { continue };
        for user in slowest_at(hub, table).await? {
            losers.extend(one.players.iter().filter(|&&n| event.user_at(game, n) == user).map(|&n| n as u32));
        }
    }
    if losers.is_empty() {
        for &player in &one.players {
            if is_barred(hub, &event.players[player].user).await? {
                losers.push(player as u32);
            }
        }
    }
    if losers.is_empty() {
        losers = one.players.iter().map(|&player| player as u32).collect();
    }
    losers.sort_unstable();
    losers.dedup();
    let make = |event: &Event| {
        if event.late(wall()).contains(&pairing) {
            Ok(Act::Forfeit { pairing, players: losers.clone(), reason: String::new() })
        } else {
            Err(ErrorCode::NotNow.into())
        }
    };
    unless_too_late(super::act(hub, id, "", "", make).await)
}

/// The players who have taken most time at a table; all of them if there is no telling. Those alone who have not come, if others have.
async fn slowest_at(hub: &Arc<Hub>, table: &str) -> Result<Vec<String>, Refusal> {
    let Some(row) = hub.store.table(table).await? else { return Ok(Vec::new()) };
    let Ok(body) = serde_json::from_str::<Body>(&row.body) else { return Ok(Vec::new()) };
    if !body.missing().is_empty() {
        return Ok(body.missing().to_vec());
    }
    let awaited = hub.listing(table).map(|listing| listing.awaited.clone()).unwrap_or_default();
    let used = body.used_by(&awaited, row.updated, now());
    let most = used.iter().copied().max().unwrap_or(0);
    let is_slowest = |seat: &usize| used.get(*seat).is_none_or(|&used| used == most);
    let seats = (0..body.seats.len()).filter(is_slowest).filter_map(|seat| body.seats.get(seat));
    Ok(seats.filter_map(person).collect())
}

fn person(sitting: &Sitting) -> Option<String> {
    match sitting {
        Sitting::Person { user, .. } => Some(user.clone()),
        _ => None,
    }
}

/// May this player begin no game now?
pub async fn is_barred(hub: &Hub, user: &str) -> Result<bool, Refusal> {
    for measure in [Measure::Suspend, Measure::Ban] {
        if deeds::holds(hub.store.as_ref(), user, measure).await?.is_some() {
            return Ok(true);
        }
    }
    Ok(false)
}

/// Does with a table what follows from the event as it stands.
pub(super) async fn see_to(hub: &Arc<Hub>, event: &Event, of: &EventGame, table: &str, seats: &[Sitting]) {
    let users: Vec<String> = seats.iter().filter_map(person).collect();
    let fate = event.fate_of(of.pairing, of.game, table, &users);
    if fate == TableFate::Stays {
        return;
    }
    let Ok(handle) = hub.table(table).await else { return };
    // One that has ended by itself refuses, which is as good.
    let _ = match fate {
        TableFate::Stays => return,
        TableFate::Ends => handle.ask(|answer| Message::Close { answer }).await,
        TableFate::EndsUnbegun => handle.ask(|answer| Message::GivenUp { users: Vec::new(), answer }).await,
        TableFate::GivenUp(users) => handle.ask(|answer| Message::GivenUp { users, answer }).await,
    };
}

/// After an act: tables that are no longer needed are closed, new ones are made.
pub async fn follow(hub: &Arc<Hub>, id: &str, before: &Event, after: &Event) {
    for (pairing, game, table) in before.tables() {
        let slot = after.game(pairing, game);
        let ended = slot
            .is_none_or(|slot| slot.stopped || slot.result.is_some() || slot.table.as_deref() != Some(table));
        let gone = ended || after.matches[pairing as usize].void || after.status != EventStatus::Running;
        if gone && let Some(listing) = hub.listing(table) {
            let of = EventGame { event: id.to_owned(), pairing, game };
            see_to(hub, after, &of, table, &listing.seats).await;
        }
    }
}

/// What people are told because of an act; they are stored with it.
pub(super) fn messages(
    hub: &Hub,
    id: &str,
    before: &Event,
    after: &Event,
    (by, act): (&str, &Act),
) -> Vec<Job> {
    let invited = after.invited.keys().filter(|user| !before.invited.contains_key(*user));
    let mut told: Vec<(String, &'static str, u32)> =
        invited.map(|user| (user.clone(), "invited", 0)).collect();
    told.extend(news(before, after));
    if let Act::Warned { deadline, players } = act {
        for &player in players {
            let ends = |one: &&Match| {
                !one.is_done() && one.deadline == Some(*deadline) && one.players.contains(&(player as usize))
            };
            if let Some(one) = after.matches.iter().find(ends) {
                told.push((after.players[player as usize].user.clone(), "deadline", one.round));
            }
        }
    }
    match act {
        Act::AskMore { pairing, .. } => {
            told.extend(after.who_answers(*pairing).into_iter().map(|user| (user, "asked", *pairing)));
        }
        Act::AnswerMore { pairing, agree: false, .. } => {
            // Whoever takes it back knows.
            let asked = before.asked_for(*pairing).map(|asked| before.players[asked.player].user.clone());
            told.extend(asked.filter(|user| user != by).map(|user| (user, "refused", *pairing)));
        }
        _ => {}
    }
    told.iter().map(|(user, what, round)| notify::of_event(hub, user, id, what, *round)).collect()
}

/// What players are told after an act: user, word and round. Each is told a thing once, though all rounds of a league begin at once.
fn news(before: &Event, after: &Event) -> Vec<(String, &'static str, u32)> {
    let mut told = Vec::new();
    let mut tell = |player: usize, what: &'static str, round: u32| {
        let user = &after.players[player].user;
        if !told.iter().any(|(other, word, _)| other == user && *word == what) {
            told.push((user.clone(), what, round));
        }
    };
    for (number, one) in after.matches.iter().enumerate().filter(|(_, one)| one.players.len() > 1) {
        let what = match before.matches.get(number) {
            None => "paired",
            Some(was) if was.deadline != one.deadline && !one.is_done() => "extended",
            Some(_) => continue,
        };
        for &player in &one.players {
            tell(player, what, one.round);
        }
    }
    let end = match after.status {
        EventStatus::Over => "over",
        EventStatus::CalledOff => "called-off",
        EventStatus::Open | EventStatus::Running => return told,
    };
    if after.status != before.status {
        for player in (0..after.players.len()).filter(|&player| !after.players[player].withdrawn) {
            tell(player, end, after.round);
        }
    }
    told
}

/// Tells those whose match must be over soon. The event itself keeps who was told, so that one server tells it once, whatever is started
/// anew.
async fn warn(hub: &Arc<Hub>, id: &str, mut event: Arc<Event>) -> Result<(), Refusal> {
    let soon = wall() + WARNING;
    while let Some((deadline, players)) = event.unwarned(soon) {
        let make = |event: &Event| match event.unwarned(soon) {
            Some(still) if still == (deadline, players.clone()) => {
                Ok(Act::Warned { deadline, players: players.clone() })
            }
            _ => Err(ErrorCode::NotNow.into()),
        };
        let done = Box::pin(super::act(hub, id, "", "", make)).await;
        event = match done {
            Err(refusal) if refusal.code == ErrorCode::NotNow => return Ok(()),
            done => done?.1,
        };
    }
    Ok(())
}

async fn make_tables(hub: &Arc<Hub>, id: &str, event: &Event) -> Result<(), Refusal> {
    for (pairing, game) in event.wanted() {
        let Some(slot) = event.game(pairing, game) else { continue };
        // Whoever is barred begins no game: the match waits, and its deadline decides.
        let mut barred = false;
        for &player in &slot.seats {
            barred |= is_barred(hub, &event.players[player].user).await?;
        }
        if barred {
            continue;
        }
        let people: Vec<Who> = slot
            .seats
            .iter()
            .map(|&player| &event.players[player])
            .map(|place| Who { user: place.user.clone(), name: place.name.clone() })
            .collect();
        let of = EventGame { event: id.to_owned(), pairing, game };
        let wish = wish(hub, event, &people).await?;
        // A match that must be over at some time waits for its players until then.
        let waits = event.matches[pairing as usize].deadline.is_none().then(|| now() + WAITS);
        let table = hub.create_for_event(wish, &people, (of, slot.made), waits).await?;
        let made = table.clone();
        let act = |_: &Event| Ok(Act::Made { pairing, game, table: made.clone() });
        // Another server may have been quicker, and then with the same table; or the game is needed no more.
        if Box::pin(super::act(hub, id, "", "", act)).await.is_err()
            && !super::load(hub, id).await?.knows(pairing, game, &table)
        {
            let handle = hub.table(&table).await?;
            let _ = handle.ask(|answer| Message::Close { answer }).await;
        }
        // Before the event knew the table nothing was heard from it: it may be over already.
        settle_if_over(hub, &table).await?;
    }
    Ok(())
}

/// Tells an event the result of a table, if there is one.
pub(super) async fn settle_if_over(hub: &Arc<Hub>, table: &str) -> Result<(), Refusal> {
    let row = hub.store.table(table).await?;
    if row.is_some_and(|row| row.status != "playing" && row.status != "open") {
        settle(hub, table).await?;
    }
    Ok(())
}

/// The terms of a table of an event.
async fn wish(hub: &Hub, event: &Event, people: &[Who]) -> Result<CreateTable, Refusal> {
    let terms = &event.terms;
    let mut options = terms.options.clone();
    if terms.sides == Sides::Bid {
        // What is said of the sides holds, whatever was chosen among the options of the tables.
        options.retain(|word| word != "bid=none");
        if !options.iter().any(|word| word.starts_with("bid=")) {
            options.push("bid=sealed".to_owned());
        }
    }
    let users: Vec<String> = people.iter().map(|who| who.user.clone()).collect();
    // What whoever founded the event asks for counts only if they may ask for it.
    let founder = if terms.same_address { hub.store.user(&event.founder).await? } else { None };
    let allowed = founder.is_some_and(|founder| super::api::may_share_a_place(hub, &founder));
    let together = !allowed && !hub.config.ratings.same_address && share_a_place(hub, &users);
    Ok(CreateTable {
        options,
        seats: vec![SeatWish::Open; people.len()],
        privacy: Privacy::Public,
        clock: terms.clock.clone(),
        weekends: terms.weekends,
        spectator_delay: terms.spectator_delay,
        spectators: terms.spectators,
        title: terms.title.clone(),
        without_help: terms.without_help.clone(),
        rated: terms.rated && !together,
        ..CreateTable::at_home(&terms.game, Vec::new(), 0)
    })
}

/// A table of an event has ended.
pub async fn report(
    hub: &Arc<Hub>,
    table: &str,
    of: &EventGame,
    body: &Body,
    course: &Course,
) -> Result<(), Refusal> {
    let event = super::load(hub, &of.event).await?;
    // Told already, decided by organisers, or begun anew at another table.
    let is_here = |event: &Event| {
        let slot = event.game(of.pairing, of.game);
        slot.is_some_and(|slot| slot.result.is_none() && slot.table.as_deref() == Some(table))
    };
    if !is_here(&event) || event.status != EventStatus::Running {
        return Ok(());
    }
    let act = match (&body.ended, body.status) {
        (Some(ended), TableStatus::Over) => {
            let names = seat_names(&event.terms.game);
            let seats = seated(&event, (of.pairing, of.game), body);
            let winner = |(seat, name): (usize, &&str)| {
                ended.winners.iter().any(|won| won == name).then(|| seats[seat])
            };
            let winners = names.iter().enumerate().filter_map(winner).collect();
            let ending = ended.ending.clone();
            Act::Played { pairing: of.pairing, game: of.game, seats, winners, ending, turn: course.turn }
        }
        _ => Act::Annulled { pairing: of.pairing, game: of.game },
    };
    let make = |event: &Event| if is_here(event) { Ok(act.clone()) } else { Err(ErrorCode::NotNow.into()) };
    unless_too_late(Box::pin(super::act(hub, &of.event, "", "", make)).await)
}

/// Who sits where at the table of a game, as players of the event. Whoever has no account any more is the one who is left.
pub(super) fn seated(event: &Event, (pairing, game): (u32, u32), body: &Body) -> Vec<u32> {
    let one = &event.matches[pairing as usize];
    let (players, game) = (&one.players, &one.games[game as usize]);
    let of = |sitting: &Sitting| match sitting {
        Sitting::Person { user, .. } => {
            players.iter().copied().find(|&player| event.user_at(game, player) == user)
        }
        _ => None,
    };
    let found: Vec<Option<usize>> = body.seats.iter().map(of).collect();
    let mut left = players.iter().copied().filter(|player| !found.contains(&Some(*player)));
    let seats: Vec<Option<usize>> = found.iter().map(|seat| seat.or_else(|| left.next())).collect();
    seats.into_iter().flatten().map(|player| player as u32).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::trial;

    /// Who has lost at a table with these changes of its own data.
    async fn lost(hub: &Arc<Hub>, id: &str, edit: impl FnOnce(&mut Body)) -> Vec<String> {
        let people = ["ann", "bob"].map(|name| Who { user: name.to_owned(), name: name.to_owned() });
        let wish =
            CreateTable { seats: vec![SeatWish::Open; 2], ..CreateTable::at_home("twilight", Vec::new(), 0) };
        let table = hub.create_seated("", wish, &people, None).await.expect("a table");
        let row = hub.store.table(&table).await.expect("read").expect("there");
        let mut body: Body = serde_json::from_str(&row.body).expect("plain");
        edit(&mut body);
        let body = serde_json::to_string(&body).expect("plain");
        // No lobby knows this one: nobody is awaited there.
        let copy = detente_store::StoredTable { id: id.to_owned(), version: 0, body, ..row };
        hub.store.create_table(&copy).await.expect("new");
        slowest_at(hub, id).await.expect("it can be said")
    }

    #[tokio::test]
    async fn whoever_has_taken_more_time_loses_a_match_that_is_late() {
        let folder = tempfile::tempdir().expect("a folder");
        let store = trial::store(&folder).await;
        let hub = trial::hub(&store).await;
        let days = |body: &mut Body| {
            let clock = r#"{"type": "total", "seconds": 1209600, "timeOut": "ends"}"#;
            body.clock = serde_json::from_str(clock).expect("a clock");
            body.left = vec![1_000_000_000, 1_100_000_000];
        };
        let slow = lost(&hub, "a", |body| {
            days(body);
            body.used = vec![209_600_000, 109_600_000];
        });
        assert_eq!(slow.await, ["ann"]);
        let even = lost(&hub, "b", |body| {
            days(body);
            body.used = vec![5, 5];
        });
        assert_eq!(even.await, ["ann", "bob"], "there is no telling");
        assert_eq!(lost(&hub, "c", |_| {}).await, ["ann", "bob"], "without a clock neither");
        let away = lost(&hub, "d", |body| {
            days(body);
            body.used = vec![209_600_000, 0];
            body.arrivals = Some(detente_table::Arrivals { users: vec!["bob".to_owned()], until: None });
        });
        assert_eq!(away.await, ["bob"], "whoever has never come");
    }
}
