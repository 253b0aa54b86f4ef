//! Games of an event that have begun when somebody goes, is replaced, or an organiser decides. Of rated ones: what organisers decide is not
//! rated, so that nobody could be spared a loss by it, they decide them only when their time is over, and whoever is replaced plays them to
//! their end. A game without a deadline ends by its clocks; an organiser may set it one (`bounds.rs` of the events says how near).

use detente_events::{Act, Entry, Event, Seated};
use detente_protocol::{ErrorCode, EventStatus};
use detente_table::Body;

use super::run::seated;
use crate::error::Refusal;
use crate::hub::Hub;

/// The games without a result that an act is about, as match and game.
fn concerned(event: &Event, entry: &Entry) -> Vec<(usize, usize)> {
    let all_of = |player: usize| {
        if player < event.players.len() { event.open_games_of(player) } else { Vec::new() }
    };
    match &entry.act {
        Act::Adjudicate { pairing, game, .. } | Act::Advised { pairing, game } => {
            vec![(*pairing as usize, *game as usize)]
        }
        Act::Forfeit { pairing, .. } => {
            let games = event.matches.get(*pairing as usize).map_or(0, |one| one.games.len());
            (0..games).map(|game| (*pairing as usize, game)).collect()
        }
        Act::Leave { player, .. } | Act::Substitute { player, .. } => all_of(*player as usize),
        Act::Part { user } => event.player_of(user).map(all_of).unwrap_or_default(),
        Act::Accept { .. } => {
            let asked = event.invited.get(&entry.by).and_then(|asked| asked.place);
            asked.map(|place| all_of(place as usize)).unwrap_or_default()
        }
        _ => Vec::new(),
    }
}

/// Writes down in which games something was done, and who sits where in them by now. Whoever takes over a place leaves to the other only the
/// rated ones.
pub async fn note(hub: &Hub, event: &Event, entry: &mut Entry) -> Result<(), Refusal> {
    if event.status != EventStatus::Running {
        return Ok(());
    }
    let comes_instead = matches!(entry.act, Act::Substitute { .. } | Act::Accept { .. });
    let is_judged = matches!(entry.act, Act::Adjudicate { .. } | Act::Advised { .. });
    for (pairing, game) in concerned(event, entry) {
        let Some(slot) = event.matches.get(pairing).and_then(|one| one.games.get(game)) else { continue };
        if let Some(table) = slot.table.as_ref().filter(|_| slot.result.is_none() && !slot.stopped)
            && let Some(body) = begun(hub, table).await?
        {
            let (pairing, game) = (pairing as u32, game as u32);
            if body.swapped && !comes_instead {
                let seats = seated(event, (pairing, game), &body);
                entry.seated.push(Seated { pairing, game, seats });
            }
            if !is_judged && (body.rated || !comes_instead) {
                entry.begun.push((pairing, game));
            }
        }
    }
    Ok(())
}

/// Refuses what would end a rated game that has begun and whose time is not over.
pub async fn must_not_end(hub: &Hub, event: &Event, entry: &Entry) -> Result<(), Refusal> {
    let own = |player: &u32| event.players.get(*player as usize).is_some_and(|one| one.user == entry.by);
    let decides = match &entry.act {
        Act::Adjudicate { .. } | Act::Forfeit { .. } => true,
        Act::Leave { player, .. } => !own(player),
        _ => false,
    };
    if entry.by.is_empty() || !event.terms.rated || !decides {
        return Ok(());
    }
    for (pairing, game) in concerned(event, entry) {
        let Some(one) = event.matches.get(pairing).filter(|one| !one.void) else { continue };
        let over = one.deadline.is_some_and(|at| at <= entry.at);
        let Some(slot) = one.games.get(game).filter(|slot| slot.result.is_none() && !slot.stopped) else {
            continue;
        };
        if let Some(table) = slot.table.as_ref().filter(|_| !over)
            && begun(hub, table).await?.is_some_and(|body| body.rated)
        {
            return Err(Refusal::told(ErrorCode::NotNow, "event-refused-begun"));
        }
    }
    Ok(())
}

/// The table's own data, if it is played there: all have come, and somebody has done something.
async fn begun(hub: &Hub, table: &str) -> Result<Option<Body>, Refusal> {
    let Some(row) = hub.store.table(table).await?.filter(|row| row.status == "playing") else {
        return Ok(None);
    };
    let Ok(body) = serde_json::from_str::<Body>(&row.body) else { return Ok(None) };
    let any = hub.store.actions(table).await?.iter().any(|action| action.actor != "nature");
    Ok(Some(body).filter(|body| any && body.missing().is_empty()))
}
