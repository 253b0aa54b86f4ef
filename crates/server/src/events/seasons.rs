//! The seasons of a league: each names the one before, and the one before is told which follows.

use std::sync::Arc;

use detente_events::{Act, Entry, Event};
use detente_protocol::{EventFormat, EventRight, SeasonLink};

use crate::error::Refusal;
use crate::hub::Hub;

/// So many are shown before and after the one that is looked at.
const EACH_WAY: usize = 10;

/// Tells a season that another follows it, if whoever has founded that one organises this one too.
pub async fn link(hub: &Arc<Hub>, before: &str, next: &str, by: &str) {
    let Ok(event) = super::load(hub, before).await else { return };
    if !event.is_head(by) && !event.has_right(by, EventRight::Pair) {
        return;
    }
    let followed = |_: &Event| Ok(Act::Followed { event: next.to_owned() });
    if let Err(refusal) = super::act(hub, before, "", "", followed).await {
        tracing::warn!(event = before, ?refusal, "a season could not be told which follows it");
    }
}

/// Draws the beginning of a season that follows another, by how that one has ended meanwhile.
pub async fn draw(hub: &Hub, event: &Event, entry: &mut Entry) -> Result<(), Refusal> {
    let Some(before) = event.terms.follows.as_ref().filter(|_| matches!(entry.act, Act::Begin { .. })) else {
        return Ok(());
    };
    // One that is not there any more, or cannot be read, keeps nobody from playing.
    let Ok(before) = super::load(hub, before).await else { return Ok(()) };
    event.draw_after(entry, &before).map_err(super::refusal)
}

/// The seasons around one, in their order, with itself; none if there is no other.
pub async fn around(hub: &Hub, id: &str, event: &Event) -> Vec<SeasonLink> {
    if !matches!(event.terms.format, EventFormat::League { .. }) {
        return Vec::new();
    }
    let mut found = vec![told(id, event)];
    let mut before = event.terms.follows.clone();
    while let Some(id) = before.take().filter(|id| found.len() <= EACH_WAY && !is_there(&found, id)) {
        let Ok(event) = super::load(hub, &id).await else { break };
        found.insert(0, told(&id, &event));
        before.clone_from(&event.terms.follows);
    }
    let most = found.len() + EACH_WAY;
    let mut next = event.next.clone();
    while let Some(id) = next.take().filter(|id| found.len() < most && !is_there(&found, id)) {
        let Ok(event) = super::load(hub, &id).await else { break };
        found.push(told(&id, &event));
        next.clone_from(&event.next);
    }
    if found.len() > 1 { found } else { Vec::new() }
}

fn is_there(found: &[SeasonLink], id: &str) -> bool {
    found.iter().any(|one| one.id == id)
}

fn told(id: &str, event: &Event) -> SeasonLink {
    SeasonLink { id: id.to_owned(), title: event.terms.title.clone(), season: event.terms.season }
}
