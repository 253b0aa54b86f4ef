//! What the table waits for, told to somebody who is not asked. Says no more than everybody may know.

use detente_game::SeatSet;
use detente_struggle::decision::Asked;
use detente_struggle::decision::choices::{Chance, Waits};
use detente_struggle::side::Side;
use detente_struggle::state::State;
use detente_words::Lang;

use super::question::card_in_use;
use crate::Waiting;
use crate::say::Say;

pub(super) fn say(state: &State, lang: Lang) -> Option<Waiting> {
    let say = Say::new(lang);
    if state.result.is_some() {
        return None;
    }
    let seats = match state.waits() {
        Waits::No => return None,
        Waits::Nature(chance) => {
            let id = match chance {
                Chance::Die => "wait-die",
                Chance::Dice => "wait-dice",
                Chance::Card(_) => "wait-card",
            };
            return Some(Waiting { seats: SeatSet::EMPTY, text: say.word(id) });
        }
        Waits::Sides(awaited) => Side::BOTH.into_iter().filter(|&side| awaited[side]).collect::<Vec<_>>(),
    };
    let text = match seats.as_slice() {
        [side] => one(say, state, *side),
        _ if matches!(state.asked(), Some(Asked::Headline(_))) => say.word("wait-both-headlines"),
        _ => say.word("wait-both-bids"),
    };
    Some(Waiting { seats: seats.into_iter().map(Side::seat).collect(), text })
}

fn one(say: Say, state: &State, side: Side) -> String {
    let Some(asked) = state.asked() else { return String::new() };
    let id = match asked {
        Asked::Bid(_) | Asked::OpenBidSide { .. } | Asked::OpenBid { .. } => "wait-bid",
        Asked::SetUp { .. } => "wait-setup",
        Asked::Headline(_) => "wait-headline",
        Asked::ActionRound { .. } => "wait-action-round",
        Asked::Trap { .. } => "wait-trap",
        Asked::Use { .. } => "wait-use",
        Asked::Operations(_) => "wait-operations",
        Asked::Influence(_) => "wait-influence",
        Asked::Realign(_) => "wait-realign",
        Asked::Coup(_) => "wait-coup",
        Asked::SpaceOffer { .. } => "wait-space-offer",
        Asked::DiscardHeld { .. } => "wait-discard-held",
        _ => "wait-event",
    };
    let text = say.begin(id).side(side);
    match asked.card().or_else(|| card_in_use(state)) {
        Some(card) => text.card(card),
        None => text.with("card", String::new()),
    }
    .with("left", asked.left())
    .text()
}
