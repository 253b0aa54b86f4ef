//! Rated games of an event that are being played: what organisers decide is not rated, so that nobody could be spared a loss by it, they
//! decide them only when their time is over. A game without a deadline ends by its clocks; an organiser may set it one (`bounds.rs` of the
//! events says how near).

use detente_events::{Act, Event};
use detente_protocol::ErrorCode;
use detente_table::Body;

use crate::error::Refusal;
use crate::hub::Hub;

/// The games that an act of an organiser would end without their players, as match and game.
fn concerned(event: &Event, by: &str, act: &Act) -> Vec<(usize, usize)> {
    let all_of = |player: u32| {
        if (player as usize) < event.players.len() {
            event.open_games_of(player as usize)
        } else {
            Vec::new()
        }
    };
    match act {
        Act::Adjudicate { pairing, game, .. } => vec![(*pairing as usize, *game as usize)],
        Act::Forfeit { pairing, .. } => {
            let games = event.matches.get(*pairing as usize).map_or(0, |one| one.games.len());
            (0..games).map(|game| (*pairing as usize, game)).collect()
        }
        Act::Leave { player, .. }
            if event.players.get(*player as usize).is_some_and(|one| one.user != by) =>
        {
            all_of(*player)
        }
        Act::Substitute { player, .. } => all_of(*player),
        Act::Accept { .. } => {
            event.invited.get(by).and_then(|asked| asked.place).map(all_of).unwrap_or_default()
        }
        _ => Vec::new(),
    }
}

/// Refuses what would end a rated game that has begun and whose time is not over.
pub async fn must_not_end(hub: &Hub, event: &Event, by: &str, act: &Act, now: i64) -> Result<(), Refusal> {
    if by.is_empty() || !event.terms.rated {
        return Ok(());
    }
    for (pairing, game) in concerned(event, by, act) {
        let Some(one) = event.matches.get(pairing).filter(|one| !one.void) else { continue };
        let over = one.deadline.is_some_and(|at| at <= now);
        let Some(slot) = one.games.get(game).filter(|slot| slot.result.is_none() && !slot.stopped) else {
            continue;
        };
        if let Some(table) = slot.table.as_ref().filter(|_| !over)
            && is_begun(hub, table).await?
        {
            return Err(Refusal::told(ErrorCode::NotNow, "event-refused-begun"));
        }
    }
    Ok(())
}

/// Is a rated game played there, and has anybody done anything?
async fn is_begun(hub: &Hub, table: &str) -> Result<bool, Refusal> {
    let Some(row) = hub.store.table(table).await?.filter(|row| row.status == "playing") else {
        return Ok(false);
    };
    let body = serde_json::from_str::<Body>(&row.body).ok();
    if !body.is_some_and(|body| body.rated && body.missing().is_empty()) {
        return Ok(false);
    }
    Ok(hub.store.actions(table).await?.iter().any(|action| action.actor != "nature"))
}
