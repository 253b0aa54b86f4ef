//! How much each region's scoring will still count: where its scoring card is and when it can come, and final scoring.

use detente_struggle::cards::{CardId, CardSet, Era};
use detente_struggle::map::Region;
use detente_struggle::rules::turn::LAST_TURN;
use detente_struggle::side::Side;
use detente_struggle::state::State;
use detente_struggle::view::View;

use crate::position::weights::Knobs;

/// What the thinker does not know: the cards in hidden places, and the share of them that lies in the other hand.
#[derive(Clone, Copy, Debug, Default)]
pub struct Hidden {
    pub unseen: CardSet,
    pub in_hand: f32,
}

impl Hidden {
    pub fn of(view: &View) -> Hidden {
        let unknown: u8 = Side::BOTH.into_iter().map(|side| view.unknown_in_hand(side)).sum();
        let unseen = view.unseen();
        Hidden { unseen, in_hand: f32::from(unknown) / unseen.len().max(1) as f32 }
    }
}

/// The weight of a scoring of each region: about the number of scorings to come, those far off counting less.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Outlook {
    pub region: [f32; 6],
    pub southeast_asia: f32,
    /// How much of the weights is due this turn or at the end, when the board is as it is.
    pub urgency: [f32; 6],
}

/// Cards that leave the draw pile in a turn.
const DRAWN: u32 = 15;

const fn card_of(region: Region) -> CardId {
    match region {
        Region::Europe => CardId::EuropeScoring,
        Region::Asia => CardId::AsiaScoring,
        Region::MiddleEast => CardId::MiddleEastScoring,
        Region::Africa => CardId::AfricaScoring,
        Region::CentralAmerica => CardId::CentralAmericaScoring,
        Region::SouthAmerica => CardId::SouthAmericaScoring,
    }
}

/// `x` to the power of `n`, by multiplication alone: the same on every machine.
fn power(x: f32, n: u32) -> f32 {
    (0..n).fold(1.0, |product, _| product * x)
}

/// When cards come round, in turns from now.
struct Times {
    /// Turns after this one.
    left: u32,
    /// Until the draw pile is used up.
    pile: u32,
    /// For the discards to come round after that.
    cycle: u32,
    per_turn: f32,
}

impl Times {
    fn of(s: &State, per_turn: f32) -> Times {
        let hands = s.hand.us.len() + s.hand.ussr.len();
        Times {
            left: u32::from(LAST_TURN.saturating_sub(s.turn)),
            pile: s.deck.len().div_ceil(DRAWN).max(1),
            cycle: (s.discard.len() + hands + 1).div_ceil(DRAWN).max(1),
            per_turn,
        }
    }

    /// One scoring, any time between the turns `from` and `to`.
    fn between(&self, from: u32, to: u32) -> f32 {
        let spread = (to + 1 - from) as f32;
        (from..=to.min(self.left)).map(|turn| power(self.per_turn, turn)).sum::<f32>() / spread
    }

    fn after_reshuffle(&self) -> f32 {
        self.between(self.pile + 1, self.pile + self.cycle)
    }

    /// The card lies in the draw pile; once drawn, it comes again after a reshuffle or two.
    fn drawn(&self, again: bool) -> f32 {
        let next = self.between(1, self.pile);
        if again { next + 0.5 * self.after_reshuffle() } else { next }
    }

    /// The card is scored this turn.
    fn now(&self, again: bool) -> f32 {
        if again { 1.0 + self.after_reshuffle() } else { 1.0 }
    }
}

impl Outlook {
    pub fn of(s: &State, hidden: Hidden, knobs: &Knobs) -> Outlook {
        let times = Times::of(s, knobs.per_turn);
        let end = power(knobs.per_turn * knobs.goes_on, times.left);
        let mut region = [0.0; 6];
        let mut urgency = [0.0; 6];
        for at in Region::ALL {
            let (weight, now) = weight(s, card_of(at), true, &times, hidden);
            region[at as usize] = (weight + end) * knobs.regions[at as usize];
            let due = now + if times.left == 0 { 1.0 } else { 0.0 };
            urgency[at as usize] = due / (weight + end).max(1e-3);
        }
        let (southeast_asia, _) = weight(s, CardId::SoutheastAsiaScoring, false, &times, hidden);
        Outlook { region, southeast_asia, urgency }
    }
}

/// The weight of one scoring card, and how much of it is due this turn.
fn weight(s: &State, card: CardId, again: bool, times: &Times, hidden: Hidden) -> (f32, f32) {
    if s.removed.contains(card) || !s.options.has(card) {
        return (0.0, 0.0);
    }
    if hidden.unseen.contains(card)
        && (s.deck.contains(card) || s.hand.us.contains(card) || s.hand.ussr.contains(card))
    {
        let held = hidden.in_hand;
        return (held * times.now(again) + (1.0 - held) * times.drawn(again), held);
    }
    if s.hand.us.contains(card) || s.hand.ussr.contains(card) || s.in_play.contains(card) {
        return (times.now(again), 1.0);
    }
    if s.deck.contains(card) {
        return (times.drawn(again), 0.0);
    }
    if s.discard.contains(card) {
        return (times.after_reshuffle(), 0.0);
    }
    // Its era is still to come: about three turns to go through it, then once more.
    let era = s.card(card).era;
    let joins = if era == Era::Mid { 4 } else { 8 };
    let wait = u32::from(u8::saturating_sub(joins, s.turn));
    (times.between(wait, wait + 3) + 0.4 * times.between(wait + 4, wait + 6), 0.0)
}
