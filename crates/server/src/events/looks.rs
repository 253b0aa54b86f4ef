//! When an event is looked at: each has a job ([`crate::jobs`]) that is stored with every act, due when something is to be done to it or when
//! time does something. Whichever server claims the job does what is due ([`super::run`]); an event for which nothing is due costs nothing.

use std::sync::Arc;
use std::time::Duration;

use detente_events::{Act, Entry, Event};
use detente_protocol::{ErrorCode, EventStatus};
use detente_store::{Job, StoreError};

use super::run::{WARNING, once, see_to, settle_if_over};
use crate::error::Refusal;
use crate::hub::{Hub, locked};
use crate::jobs::{EVENT, Outcome};
use crate::table::Message;
use crate::time::{now, wall};

/// An event with tables in play is looked at so often whatever happens, in milliseconds: a result may have been missed.
const LOOKS: i64 = 60_000;
/// One that could not go on is tried again after this, in milliseconds.
const AGAIN: i64 = 5_000;
/// What an event does by itself it goes on with at once, unless that server dies: then another does after this, in milliseconds.
const RESUMES: i64 = 10_000;
/// Steps that an event takes in one look.
const STEPS: usize = 1_000;
/// Events that are noted at a time.
const NOTED: usize = 1_000;
/// Events that are read at a time.
const PAGE: u32 = 500;
/// A table that its event does not know is closed when it is so old, in milliseconds: before that it may be just about to be told.
const STRAY: i64 = 120_000;

/// When a server begins every event is looked at once: those from before there were jobs have none, and a result may have been missed. Then
/// each is a job of its own ([`look`]), and what is left to this is tables that their event does not know.
pub async fn tend(hub: Arc<Hub>) {
    while let Err(error) = look_at_all(&hub).await {
        tracing::warn!(%error, "events could not be looked for");
        tokio::time::sleep(Duration::from_millis(AGAIN as u64)).await;
    }
    loop {
        close_strays(&hub, STRAY).await;
        tokio::time::sleep(Duration::from_millis(LOOKS as u64)).await;
    }
}

async fn look_at_all(hub: &Hub) -> Result<(), StoreError> {
    let mut after = String::new();
    loop {
        let rows = hub.store.events_going(&after, PAGE).await?;
        for row in &rows {
            hub.store.hasten_job(&Job::new(EVENT, row.id.clone(), now(), now())).await?;
        }
        hub.bench.ring();
        match rows.into_iter().nth(PAGE as usize - 1) {
            Some(last) => after = last.id,
            None => return Ok(()),
        }
    }
}

/// How long an event can be left alone, in milliseconds; none if nothing happens to it any more.
fn pause(event: &Event) -> Option<i64> {
    let at = wall();
    let tables = (!event.tables().is_empty()).then_some(LOOKS);
    event.wake(at, WARNING).map(|wake| wake - at).into_iter().chain(tables).min()
}

/// The job that looks at an event after an act, stored with it. One that is over is looked at once more, and then no more.
pub(super) fn next_look(id: &str, event: &Event, entry: &Entry) -> Option<Job> {
    let is_going = matches!(event.status, EventStatus::Open | EventStatus::Running);
    let pause = if is_going { pause(event)? } else { 0 };
    let own = entry.by.is_empty()
        && matches!(
            entry.act,
            Act::Begin { .. }
                | Act::Pair { .. }
                | Act::CallOff { .. }
                | Act::Made { .. }
                | Act::Forfeit { .. }
                | Act::Warned { .. }
        );
    let pause = if own { pause.max(RESUMES) } else { pause };
    Some(Job::new(EVENT, id.to_owned(), now() + pause, now()))
}

/// The time of an event has come, or something was done to it: it takes its steps, and is looked at again when that may be of use.
pub async fn look(hub: &Arc<Hub>, job: &Job) -> Outcome {
    match go_on(hub, &job.key).await {
        Ok(Some(pause)) => {
            // What cannot be done now (a player may begin no game) is tried again.
            let pause = if pause <= 0 { LOOKS } else { pause };
            Outcome::Done(vec![Job::new(EVENT, job.key.clone(), now() + pause, now())])
        }
        Ok(None) => Outcome::Moot,
        Err(refusal) => {
            tracing::warn!(event = %job.key, ?refusal, "an event could not go on");
            Outcome::Later(now() + AGAIN)
        }
    }
}

async fn go_on(hub: &Arc<Hub>, id: &str) -> Result<Option<i64>, Refusal> {
    let mut event = match super::load(hub, id).await {
        Err(refusal) if refusal.code == ErrorCode::NotFound => return Ok(None),
        event => event?,
    };
    for _ in 0..STEPS {
        if !matches!(event.status, EventStatus::Open | EventStatus::Running) {
            return Ok(None);
        }
        once(hub, id, &event).await?;
        let after = super::load(hub, id).await?;
        let is_same = after.version == event.version;
        event = after;
        if is_same {
            break;
        }
    }
    if is_to_be_searched(hub, id) {
        settle_missed(hub, &event).await?;
    }
    Ok(pause(&event))
}

/// Has it been a while since an event was looked through here for results that were missed?
fn is_to_be_searched(hub: &Hub, id: &str) -> bool {
    let mut searched = locked(&hub.events.searched);
    let at = now();
    if searched.get(id).is_some_and(|&before| at - before < LOOKS) {
        return false;
    }
    if searched.len() >= NOTED {
        searched.clear();
    }
    searched.insert(id.to_owned(), at);
    true
}

/// Results that a restart has come in between: a table ends, is stored, and is told to its event a moment later.
async fn settle_missed(hub: &Arc<Hub>, event: &Event) -> Result<(), Refusal> {
    for (_, _, table) in event.tables() {
        settle_if_over(hub, table).await?;
    }
    Ok(())
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

#[cfg(test)]
mod tests {
    use detente_protocol::{CreateTable, SeatWish, TableCommand};
    use detente_table::EventGame;
    use serde_json::json;

    use super::*;
    use crate::ratings::record::settle;
    use crate::table::Who;
    use crate::trial;

    /// An event for two, of which registration ends so many milliseconds from now.
    fn founded(ends: i64) -> Entry {
        let terms = json!({
            "title": "Cup", "game": "twilight", "format": {"type": "swiss", "rounds": 1}, "games": 1, "sides": "swap",
            "clock": {"type": "total", "seconds": 1_209_600, "timeOut": "ends"}, "most": 2, "least": 2, "closes": wall() + ends,
            "rounds": {"type": "when-done"}, "days": 14, "tieBreaks": [],
        });
        let terms = serde_json::from_value(terms).expect("terms");
        Entry::new(wall(), "ann", "ann", Act::Found { terms: Box::new(terms) })
    }

    async fn enter(hub: &Arc<Hub>, id: &str, user: &str) {
        let make = |_: &Event| {
            Ok(Act::Enter {
                user: user.to_owned(),
                player: user.to_owned(),
                rating: None,
                division: None,
                rank: None,
            })
        };
        super::super::act(hub, id, user, user, make).await.expect("room");
    }

    /// When the job of an event is due, in milliseconds from now.
    async fn due(hub: &Hub, id: &str) -> Option<i64> {
        let jobs = hub.store.jobs(99).await.expect("read");
        jobs.iter().find(|job| job.kind == EVENT && job.key == id).map(|job| job.due - now())
    }

    #[tokio::test]
    async fn an_event_is_left_alone_until_its_time_comes_and_goes_on_after_it() {
        let folder = tempfile::tempdir().expect("a folder");
        let store = trial::store(&folder).await;
        for name in ["ann", "bob"] {
            trial::user(&store, name).await;
        }
        let (one, other) = (trial::hub(&store).await, trial::hub(&store).await);
        let later = super::super::found(&one, &founded(3_600_000)).await.expect("founded");
        let pause = due(&one, &later).await.expect("a job");
        assert!((3_500_000..=3_600_000).contains(&pause), "not before registration ends: {pause}");

        let id = super::super::found(&one, &founded(200)).await.expect("founded");
        for name in ["ann", "bob"] {
            enter(&one, &id, name).await;
        }
        assert!(due(&one, &id).await.is_some_and(|pause| pause <= 200));
        tokio::time::sleep(Duration::from_millis(250)).await;
        // Two servers at once, as when the claim of one has ended.
        let job = Job::new(EVENT, id.clone(), now(), now());
        let (here, there) = tokio::join!(look(&one, &job), look(&other, &job));
        for outcome in [here, there] {
            let Outcome::Done(then) = outcome else { panic!("it goes on: {outcome:?}") };
            assert!(then[0].due <= now() + LOOKS, "a result may be missed");
        }
        let event = super::super::load(&other, &id).await.expect("there");
        let log = super::super::log(&other, &id).await.expect("readable");
        let count = |is: fn(&Act) -> bool| log.iter().filter(|entry| is(&entry.act)).count();
        assert_eq!((event.status, event.tables().len()), (EventStatus::Running, 1));
        assert_eq!(count(|act| matches!(act, Act::Begin { .. })), 1);
        assert_eq!(count(|act| matches!(act, Act::Made { .. })), 1);
        let which = detente_store::Which::Of { user: "ann".to_owned(), most: 9 };
        assert_eq!(store.tables(which).await.expect("read").len(), 1, "one table");
        assert!(due(&one, &id).await.is_some_and(|pause| pause <= LOOKS), "stored with what it did");

        // A server that dies when it has begun an event leaves the tables to another, soon.
        for name in ["ann", "bob"] {
            enter(&one, &later, name).await;
        }
        super::super::act(&one, &later, "", "", |_| Ok(Act::Begin { lot: 1 })).await.expect("full");
        assert!(due(&one, &later).await.is_some_and(|pause| (0..=RESUMES).contains(&pause)));

        // What is over is looked at once more, and then no more.
        let off = |_: &Event| Ok(Act::CallOff { reason: "rain".to_owned() });
        super::super::act(&one, &id, "ann", "ann", off).await.expect("hers");
        assert!(due(&one, &id).await.is_some_and(|pause| pause <= 0));
        assert!(matches!(look(&one, &job).await, Outcome::Moot));
    }

    #[tokio::test]
    async fn a_game_that_was_over_before_its_event_knew_the_table_counts_as_soon_as_it_does() {
        let folder = tempfile::tempdir().expect("a folder");
        let store = trial::store(&folder).await;
        for name in ["ann", "bob"] {
            trial::user(&store, name).await;
        }
        let hub = trial::hub(&store).await;
        let id = super::super::found(&hub, &founded(3_600_000)).await.expect("founded");
        for name in ["ann", "bob"] {
            enter(&hub, &id, name).await;
        }
        super::super::act(&hub, &id, "", "", |_| Ok(Act::Begin { lot: 1 })).await.expect("full");
        let event = super::super::load(&hub, &id).await.expect("there");
        let seats = event.matches[0].games[0].seats.clone();
        let people: Vec<Who> = seats
            .iter()
            .map(|&player| Who { user: event.players[player].user.clone(), name: String::new() })
            .collect();
        // A server makes the table and has not told the event yet when one of the two gives up.
        let wish =
            CreateTable { seats: vec![SeatWish::Open; 2], ..CreateTable::at_home("twilight", Vec::new(), 0) };
        let of = EventGame { event: id.clone(), pairing: 0, game: 0 };
        let table = hub.create_for_event(wish, &people, (of, 0), None).await.expect("a table");
        let command = TableCommand::Resign { seat: "us".to_owned() };
        let handle = hub.table(&table).await.expect("it is here");
        let who = people[0].clone();
        handle.ask(|answer| Message::Command { who, command, answer }).await.expect("given up");
        settle(&hub, &table).await.expect("nobody knows it");
        assert!(super::super::load(&hub, &id).await.expect("there").matches[0].games[0].result.is_none());

        // It was looked through a moment ago, and is not again so soon.
        assert!(is_to_be_searched(&hub, &id));
        let job = Job::new(EVENT, id.clone(), now(), now());
        assert!(matches!(look(&hub, &job).await, Outcome::Moot), "it was the last game");
        let event = super::super::load(&hub, &id).await.expect("there");
        let result = event.matches[0].games[0].result.as_ref().expect("it counts");
        assert_eq!((event.status, result.winners.as_slice()), (EventStatus::Over, &seats[1..]));
    }

    #[tokio::test]
    async fn events_from_before_there_were_jobs_get_theirs_when_a_server_begins() {
        let folder = tempfile::tempdir().expect("a folder");
        let store = trial::store(&folder).await;
        let hub = trial::hub(&store).await;
        let row = |id: &str, status: &str| detente_store::EventRow {
            id: id.to_owned(),
            status: status.to_owned(),
            created: wall(),
            version: 1,
        };
        let body = serde_json::to_string(&founded(3_600_000)).expect("plain");
        store.add_event_act(&row("old", "open"), 0, &body).await.expect("stored");
        store.add_event_act(&row("gone", "over"), 0, &body).await.expect("stored");
        look_at_all(&hub).await.expect("read");
        assert!(due(&hub, "old").await.is_some_and(|pause| pause <= 0));
        assert_eq!(due(&hub, "gone").await, None);
        let job = Job::new(EVENT, "old".to_owned(), now(), now());
        let Outcome::Done(then) = look(&hub, &job).await else { panic!("it waits") };
        assert!(then[0].due > now() + 3_000_000, "nothing is to be done before its time");
    }
}
