//! What the table waits for, told to somebody who is not asked. Says no more than everybody may know.

use detente_game::SeatSet;
use detente_struggle::decision::Frame;
use detente_struggle::decision::choices::{Chance, Waits};
use detente_struggle::side::Side;
use detente_struggle::state::State;
use detente_words::Lang;

use super::effects;
use super::question::card_in_use;
use crate::Waiting;
use crate::say::Say;

pub(super) fn say(state: &State, lang: Lang) -> Option<Waiting> {
    let say = Say(lang);
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
        _ if matches!(state.stack.last(), Some(Frame::Headline { .. })) => say.word("wait-both-headlines"),
        _ => say.word("wait-both-bids"),
    };
    Some(Waiting { seats: seats.into_iter().map(Side::seat).collect(), text })
}

fn one(say: Say, state: &State, side: Side) -> String {
    let top = state.stack.last().copied();
    let id = match top {
        Some(Frame::Bid { .. } | Frame::OpenBidSide { .. } | Frame::OpenBid { .. }) => "wait-bid",
        Some(Frame::Setup { .. }) => "wait-setup",
        Some(Frame::Headline { .. }) => "wait-headline",
        Some(Frame::ActionRound { .. }) => "wait-action-round",
        Some(Frame::Trap { .. }) => "wait-trap",
        Some(Frame::Use { .. }) => "wait-use",
        Some(Frame::Operations { .. }) => "wait-operations",
        Some(Frame::Influence { .. }) => "wait-influence",
        Some(Frame::Realign { .. }) => "wait-realign",
        Some(Frame::Coup { .. }) => "wait-coup",
        Some(Frame::SpaceOffer { .. }) => "wait-space-offer",
        Some(Frame::DiscardHeld { .. }) => "wait-discard-held",
        _ => "wait-event",
    };
    let text = say.begin(id).side(side);
    let card = match top {
        Some(Frame::Use { card, .. }) => Some(card),
        Some(Frame::Trap { by }) => Some(effects::card_of(detente_struggle::effects::Effect::trap_of(by))),
        Some(Frame::Norad {}) => Some(detente_struggle::cards::CardId::Norad),
        _ => card_in_use(state),
    };
    match (card, top) {
        (Some(card), _) => text.card(card),
        (None, _) => text.with("card", String::new()),
    }
    .with("left", left(top))
    .text()
}

/// How many points are left to be placed or rolled with.
fn left(top: Option<Frame>) -> u8 {
    match top {
        Some(Frame::Setup { left, .. } | Frame::Ask { left, .. }) => left,
        Some(Frame::Influence { spent, points, .. } | Frame::Realign { spent, points, .. }) => {
            points.saturating_sub(spent)
        }
        _ => 0,
    }
}
