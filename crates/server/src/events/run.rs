//! What an event does by itself: rounds that begin by time, tables that are made and closed, results that come back.

use std::sync::Arc;
use std::time::Duration;

use detente_events::{Act, Due, Event, TableFate};
use detente_protocol::{CreateTable, ErrorCode, EventStatus, Measure, Privacy, SeatWish, Sides, TableStatus};
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

/// Events are looked after so often, if nothing happens before.
const PAUSE: Duration = Duration::from_secs(5);
/// Events that are read at a time.
const PAGE: u32 = 500;
/// A table that its event does not know is closed when it is so old, in milliseconds: before that it may be just about to be told.
const STRAY: i64 = 120_000;
/// Why an event was called off by itself, in its log.
pub const TOO_FEW: &str = "too-few";
pub const FORGOTTEN: &str = "forgotten";
/// Tables whose result may have been missed are looked at so often: every so many rounds of the loop.
const AGAIN: u32 = 12;
/// Players are told so long before a match must be over, in milliseconds.
const WARNING: i64 = 24 * 3600 * 1000;

/// Looks after all events, as long as the server runs.
pub async fn tend(hub: Arc<Hub>) {
    let mut round = 0;
    loop {
        let thorough = round % AGAIN == 0;
        if thorough {
            close_strays(&hub, STRAY).await;
        }
        let mut after = String::new();
        loop {
            let rows = hub.store.events_going(&after, PAGE).await.unwrap_or_default();
            for row in &rows {
                if let Err(refusal) = once(&hub, &row.id, thorough).await {
                    tracing::warn!(event = %row.id, ?refusal, "an event could not go on");
                }
            }
            match rows.into_iter().nth(PAGE as usize - 1) {
                Some(last) => after = last.id,
                None => break,
            }
        }
        round += 1;
        tokio::select! {
            () = hub.events.bell.notified() => {}
            () = tokio::time::sleep(PAUSE) => {}
        }
    }
}

fn lot() -> Result<u64, Refusal> {
    let mut bytes = [0; 8];
    getrandom::fill(&mut bytes).map_err(|_| Refusal::new(ErrorCode::Internal))?;
    Ok(u64::from_le_bytes(bytes))
}

/// A lot for an act of somebody's.
pub fn draw() -> Result<u64, Refusal> {
    lot()
}

/// What time has done to one event, and what it still waits for.
async fn once(hub: &Arc<Hub>, id: &str, thorough: bool) -> Result<(), Refusal> {
    let event = super::load(hub, id).await?;
    if let Some(due) = event.due(wall()) {
        let lot = lot()?;
        let act = match due {
            Due::Begin => Act::Begin { lot },
            Due::Pair => Act::Pair { lot },
            Due::CallOff => Act::CallOff { reason: TOO_FEW.to_owned() },
            Due::Forgotten => Act::CallOff { reason: FORGOTTEN.to_owned() },
        };
        super::act(hub, id, "", "", |_| Ok(act.clone())).await?;
        return Ok(());
    }
    if let Some(&pairing) = event.late(wall()).first() {
        settle_late(hub, id, &event, pairing).await?;
        return Ok(());
    }
    make_tables(hub, id, &event).await?;
    warn(hub, id, &event);
    if thorough {
        for (_, _, table) in event.tables() {
            // A result that a restart has come in between.
            let over = hub
                .store
                .table(table)
                .await?
                .is_some_and(|row| row.status != "playing" && row.status != "open");
            if over {
                settle(hub, table).await?;
            }
        }
    }
    Ok(())
}

/// A match whose time is over, and about which no organiser has done anything: whoever is awaited at its table has lost it. Where there is
/// no table those have lost it who may not play, or else both.
async fn settle_late(hub: &Arc<Hub>, id: &str, event: &Event, pairing: u32) -> Result<(), Refusal> {
    let one = &event.matches[pairing as usize];
    let mut losers: Vec<u32> = Vec::new();
    for table in one.games.iter().filter(|game| game.result.is_none()).filter_map(|game| game.table.as_ref())
    {
        let Some(listing) = hub.listing(table) else { continue };
        for &seat in &listing.awaited {
            let Some(Sitting::Person { user, .. }) = listing.seats.get(seat) else { continue };
            losers.extend(one.players.iter().filter(|&&n| event.players[n].user == *user).map(|&n| n as u32));
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
    match super::act(hub, id, "", "", make).await {
        Err(refusal) if refusal.code == ErrorCode::NotNow => Ok(()),
        done => done.map(|_| ()),
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
async fn see_to(hub: &Arc<Hub>, event: &Event, of: &EventGame, table: &str, seats: &[Sitting]) {
    let person = |sitting: &Sitting| match sitting {
        Sitting::Person { user, .. } => Some(user.clone()),
        _ => None,
    };
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

/// Tables of events that are not what their event wants them to be: one that was made and never told, one that should have been closed
/// when the server stopped. Those that are younger than so many milliseconds are left alone.
pub async fn close_strays(hub: &Arc<Hub>, older: i64) {
    let at = now();
    for listing in hub.live(|listing| listing.event.is_some() && at - listing.created >= older) {
        let Some(of) = &listing.event else { continue };
        match super::load(hub, &of.event).await {
            Ok(event) => see_to(hub, &event, of, &listing.id, &listing.seats).await,
            Err(refusal) if refusal.code == ErrorCode::NotFound => {
                if let Ok(handle) = hub.table(&listing.id).await {
                    let _ = handle.ask(|answer| Message::Close { answer }).await;
                }
            }
            Err(_) => {}
        }
    }
}

/// After an act: tables that are no longer needed are closed, new ones are made, players are told.
pub async fn follow(hub: &Arc<Hub>, id: &str, before: &Event, after: &Event) {
    for (pairing, game, table) in before.tables() {
        let slot = after.game(pairing, game);
        let ended = slot.is_none_or(|slot| slot.result.is_some() || slot.table.as_deref() != Some(table));
        let gone = ended || after.matches[pairing as usize].void || after.status != EventStatus::Running;
        if gone && let Some(listing) = hub.listing(table) {
            let of = EventGame { event: id.to_owned(), pairing, game };
            see_to(hub, after, &of, table, &listing.seats).await;
        }
    }
    for user in after.invited.keys().filter(|user| !before.invited.contains_key(*user)) {
        notify::of_event(hub, user, id, "invited", 0);
    }
    for (user, what, round) in news(before, after) {
        notify::of_event(hub, &user, id, what, round);
    }
    // The loop goes on at once: more may be due, and tables are wanted.
    hub.events.bell.notify_one();
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

/// Tells those whose match must be over soon.
fn warn(hub: &Arc<Hub>, id: &str, event: &Event) {
    let soon = wall() + WARNING;
    for one in event.matches.iter().filter(|one| !one.is_done()) {
        let Some(deadline) = one.deadline.filter(|&deadline| deadline <= soon) else { continue };
        for &player in &one.players {
            let user = &event.players[player].user;
            // Of several matches that end together the first is told.
            if hub.events.is_news(format!("{id} {deadline} {user}")) {
                notify::of_event(hub, user, id, "deadline", one.round);
            }
        }
    }
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
        let table = hub.create_seated("", wish(hub, event, &people), &people, Some(of)).await?;
        let made = table.clone();
        let act = |_: &Event| Ok(Act::Made { pairing, game, table: made.clone() });
        if Box::pin(super::act(hub, id, "", "", act)).await.is_err() {
            // Another server was quicker.
            let handle = hub.table(&table).await?;
            let _ = handle.ask(|answer| Message::Close { answer }).await;
        }
    }
    Ok(())
}

/// The terms of a table of an event.
fn wish(hub: &Hub, event: &Event, people: &[Who]) -> CreateTable {
    let terms = &event.terms;
    let mut options = terms.options.clone();
    if terms.sides == Sides::Bid && !options.iter().any(|word| word.starts_with("bid=")) {
        options.push("bid=sealed".to_owned());
    }
    let users: Vec<String> = people.iter().map(|who| who.user.clone()).collect();
    let together = !terms.same_address && !hub.config.ratings.same_address && share_a_place(hub, &users);
    CreateTable {
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
    }
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
            let seats = seated(&event, of.pairing, body);
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
    match Box::pin(super::act(hub, &of.event, "", "", make)).await {
        Err(refusal) if refusal.code == ErrorCode::NotNow => Ok(()),
        done => done.map(|_| ()),
    }
}

/// Who sat where in the end, as players of the event. Whoever has no account any more is the one who is left.
fn seated(event: &Event, pairing: u32, body: &Body) -> Vec<u32> {
    let players = &event.matches[pairing as usize].players;
    let of = |sitting: &Sitting| match sitting {
        Sitting::Person { user, .. } => {
            players.iter().copied().find(|&player| event.players[player].user == *user)
        }
        _ => None,
    };
    let found: Vec<Option<usize>> = body.seats.iter().map(of).collect();
    let mut left = players.iter().copied().filter(|player| !found.contains(&Some(*player)));
    let seats: Vec<Option<usize>> = found.iter().map(|seat| seat.or_else(|| left.next())).collect();
    seats.into_iter().flatten().map(|player| player as u32).collect()
}
