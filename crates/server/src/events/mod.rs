//! Tournaments and leagues at the server: events are values (`detente-events`) that are kept as the log of their acts. Here they are
//! read, changed and told, tables are made for their games, and results come back.
//!
//! `begun.rs` (what has begun when somebody goes or an organiser decides), [`looks`] (when an event is looked at), [`run`] (what it does by itself), `seasons.rs` (of a league),
//! [`words`] (its log in sentences), [`api`] (the paths).

pub mod api;
mod begun;
pub mod looks;
pub mod run;
mod seasons;
pub mod words;

use std::collections::HashMap;
use std::sync::{Arc, Mutex};

use detente_events::{Act, Entry, Event, Refused};
use detente_protocol::{ErrorCode, EventStatus};
use detente_store::{EventRow, Job, StoreError};

use crate::error::Refusal;
use crate::hub::{Hub, locked};
use crate::time::wall;

pub use run::report;

/// An act is tried again so many times if somebody else was quicker.
pub(crate) const TRIES: usize = 20;
/// Events that are kept in memory.
const KEPT: usize = 500;

/// The events that were looked at lately.
#[derive(Debug, Default)]
pub struct Events {
    known: Mutex<HashMap<String, Arc<Event>>>,
    /// When each was last looked through for results that were missed.
    searched: Mutex<HashMap<String, i64>>,
}

/// The word of a state in the store.
pub fn status_word(status: EventStatus) -> &'static str {
    match status {
        EventStatus::Open => "open",
        EventStatus::Running => "running",
        EventStatus::Over => "over",
        EventStatus::CalledOff => "called-off",
    }
}

/// A refusal of an event as one of the server.
pub fn refusal(refused: Refused) -> Refusal {
    let sentence = match refused {
        Refused::Terms(sentence) => sentence,
        Refused::NotOpen => "event-refused-not-open",
        Refused::Full => "event-refused-full",
        Refused::Already => "event-refused-already",
        Refused::NotThere => "event-refused-not-there",
        Refused::NoRight => "event-refused-no-right",
        Refused::OwnMatch => "event-refused-own-match",
        Refused::NotNow => "event-refused-not-now",
        Refused::NotDone => "event-refused-not-done",
        Refused::TooFew => "event-refused-too-few",
        Refused::NoReason => "event-refused-no-reason",
        Refused::Rating => "event-refused-rating",
        Refused::TooLong => "event-refused-too-long",
        Refused::TooMany => "event-refused-too-many",
        Refused::NotWithdrawn => "event-refused-not-withdrawn",
        Refused::Earlier => "event-refused-earlier",
    };
    let code = match refused {
        Refused::Terms(_) | Refused::NoReason => ErrorCode::BadRequest,
        Refused::NoRight | Refused::OwnMatch | Refused::Rating | Refused::NotWithdrawn => {
            ErrorCode::Forbidden
        }
        Refused::NotThere => ErrorCode::NotFound,
        Refused::TooLong => ErrorCode::TooLarge,
        _ => ErrorCode::NotNow,
    };
    Refusal::told(code, sentence)
}

/// An event as it stands; another server may have changed it since it was last looked at.
pub async fn load(hub: &Hub, id: &str) -> Result<Arc<Event>, Refusal> {
    let row = hub.store.event(id).await?.ok_or(ErrorCode::NotFound)?;
    if let Some(known) = locked(&hub.events.known).get(id).filter(|event| event.version == row.version) {
        return Ok(known.clone());
    }
    let event = Arc::new(read(hub, id).await?);
    let mut known = locked(&hub.events.known);
    if known.len() >= KEPT {
        known.clear();
    }
    known.insert(id.to_owned(), event.clone());
    Ok(event)
}

/// The acts of an event.
pub async fn log(hub: &Hub, id: &str) -> Result<Vec<Entry>, Refusal> {
    let acts = hub.store.event_acts(id).await?;
    let read = |text: &String| serde_json::from_str::<Entry>(text);
    acts.iter().map(read).collect::<Result<_, _>>().map_err(|error| {
        tracing::error!(event = id, %error, "the log of this event cannot be read");
        Refusal::new(ErrorCode::Internal)
    })
}

async fn read(hub: &Hub, id: &str) -> Result<Event, Refusal> {
    Event::replay(&log(hub, id).await?).map_err(|(number, refused)| {
        tracing::error!(event = id, number, ?refused, "the log of this event does not fit");
        Refusal::new(ErrorCode::Internal)
    })
}

/// Makes an event.
pub async fn found(hub: &Hub, entry: &Entry) -> Result<String, Refusal> {
    let event = Event::found_now(entry).map_err(refusal)?;
    let id = crate::hub::random_word(12)?;
    keep(hub, &id, &event, 0, entry, &[]).await?;
    Ok(id)
}

/// Stores an act, and with it what players are told because of it and when the event is looked at next.
async fn keep(
    hub: &Hub,
    id: &str,
    event: &Event,
    number: u32,
    entry: &Entry,
    messages: &[Job],
) -> Result<(), StoreError> {
    let row = EventRow {
        id: id.to_owned(),
        status: status_word(event.status).to_owned(),
        created: event.created,
        version: event.version,
    };
    let body = serde_json::to_string(entry).map_err(|error| StoreError::Broken(error.to_string()))?;
    let jobs: Vec<Job> = messages.iter().cloned().chain(looks::next_look(id, event, entry)).collect();
    hub.store.add_event_act_and(&row, number, &body, &jobs).await?;
    hub.bench.ring();
    Ok(())
}

/// An account ends: whoever had it leaves the events they play in, and their name leaves all events.
pub async fn part(hub: &Arc<Hub>, user: &str) -> Result<(), Refusal> {
    let mut events: Vec<String> = Vec::new();
    for (id, number, body) in hub.store.event_acts_with(user).await? {
        let Ok(mut entry) = serde_json::from_str::<Entry>(&body) else { continue };
        if entry.forget(user) {
            let body = serde_json::to_string(&entry).map_err(|_| Refusal::new(ErrorCode::Internal))?;
            hub.store.replace_event_act(&id, number, &body).await?;
            events.push(id);
        }
    }
    events.dedup();
    for id in events {
        locked(&hub.events.known).remove(&id);
        let event = load(hub, &id).await?;
        let concerned = event.player_of(user).is_some_and(|player| !event.players[player].withdrawn)
            || event.founder == user
            || event.staff.contains_key(user)
            || event.invited.contains_key(user);
        let going = matches!(event.status, EventStatus::Open | EventStatus::Running);
        if going && concerned {
            act(hub, &id, "", "", |_| Ok(Act::Part { user: user.to_owned() })).await?;
        }
    }
    Ok(())
}

/// The event after an act, and the act with what was drawn for it. A pairing of many takes its time, in which tables are played on.
async fn considered(before: Arc<Event>, mut entry: Entry) -> Result<(Event, Entry), Refusal> {
    let draws = matches!(entry.act, Act::Begin { .. } | Act::Pair { .. });
    let work = move || before.consider(&mut entry).map(|after| (after, entry));
    let done = if draws {
        tokio::task::spawn_blocking(work).await.map_err(|_| Refusal::new(ErrorCode::Internal))?
    } else {
        work()
    };
    done.map_err(refusal)
}

/// Does an act: worked out on a copy, stored, then taken over. Gives the event before and after it.
pub async fn act(
    hub: &Arc<Hub>,
    id: &str,
    by: &str,
    name: &str,
    make: impl Fn(&Event) -> Result<Act, Refusal>,
) -> Result<(Arc<Event>, Arc<Event>), Refusal> {
    for _ in 0..TRIES {
        let before = load(hub, id).await?;
        let mut entry = Entry::new(wall(), by, name, make(&before)?);
        begun::note(hub, &before, &mut entry).await?;
        seasons::draw(hub, &before, &mut entry).await?;
        let (after, entry) = considered(before.clone(), entry).await?;
        begun::must_not_end(hub, &before, &entry).await?;
        let messages = run::messages(hub, id, &before, &after, (by, &entry.act));
        match keep(hub, id, &after, before.version, &entry, &messages).await {
            Err(StoreError::Conflict) => {}
            kept => {
                kept?;
                let after = Arc::new(after);
                locked(&hub.events.known).insert(id.to_owned(), after.clone());
                run::follow(hub, id, &before, &after).await;
                return Ok((before, after));
            }
        }
    }
    Err(ErrorCode::Stale.into())
}
