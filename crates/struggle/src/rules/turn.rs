//! Chapter 4: the sequence of a turn, from the deal to the end.

use crate::cards::{CardSet, Era};
use crate::decision::{Frame, Phase, Tabletop};
use crate::effects::Effects;
use crate::fact::Fact;
use crate::rules::space_race::Ability;
use crate::rules::{china, defcon, play, scoring};
use crate::side::{Side, Us, Ussr};
use crate::state::{Ending, State};

/// 4.1: 8 cards in the Early War, 9 later.
pub const fn hand_size(turn: u8) -> u8 {
    if turn <= 3 { 8 } else { 9 }
}

/// 4.5 D.
pub const fn action_rounds(turn: u8) -> u8 {
    if turn <= 3 { 6 } else { 7 }
}

/// The last turn.
pub const LAST_TURN: u8 = 10;

impl State {
    /// How many action rounds `side` may play this turn (6.4.4 box 8, North Sea Oil).
    pub fn rounds_of(&self, side: Side) -> u8 {
        let eight = self.has_ability(side, Ability::EightRounds)
            || side == Us && self.has(crate::effects::Effect::NorthSeaOilRound);
        if eight { 8 } else { action_rounds(self.turn) }
    }

    /// Action rounds left to `side`, this one included.
    pub fn rounds_left(&self, side: Side) -> u8 {
        (self.rounds_of(side) + 1).saturating_sub(self.round.max(1))
    }

    /// An extra round may be declined.
    pub fn is_extra_round(&self) -> bool {
        self.round > action_rounds(self.turn)
    }

    pub fn scoring_cards_in_hand(&self, side: Side) -> CardSet {
        self.hand[side] & crate::cards::SCORING
    }
}

/// The bottom frame: moves on to the next phase, then does what this one asks.
pub fn step(t: &mut Tabletop<'_>, at: Phase) {
    let next = |t: &mut Tabletop<'_>, phase| {
        t.stack.pop();
        t.push(Frame::Turn { at: phase });
    };
    match at {
        Phase::Begin => {
            next(t, Phase::Headline);
            begin(t);
        }
        Phase::Headline => {
            next(t, Phase::RoundUssr);
            super::headline::begin(t);
        }
        Phase::RoundUssr => {
            let round = t.round + 1;
            if round > t.rounds_of(Us).max(t.rounds_of(Ussr)) {
                next(t, Phase::MilitaryOps);
                return;
            }
            t.round = round;
            next(t, Phase::RoundUs);
            play::begin_round(t, Ussr);
        }
        Phase::RoundUs => {
            next(t, Phase::RoundUssr);
            play::begin_round(t, Us);
        }
        Phase::MilitaryOps => {
            next(t, Phase::DiscardHeld);
            military_ops(t);
        }
        Phase::DiscardHeld => {
            next(t, Phase::End);
            for by in Side::BOTH {
                if t.has_ability(by, Ability::DiscardsHeld) && !t.hand[by].is_empty() {
                    t.push(Frame::DiscardHeld { by });
                }
            }
        }
        Phase::End => {
            next(t, Phase::Begin);
            end(t);
        }
    }
}

/// 4.5 A and B.
fn begin(t: &mut Tabletop<'_>) {
    let turn = t.turn;
    t.note(Fact::Turn { turn });
    t.improve_defcon(1);
    let joining = match turn {
        4 => t.options.cards_of(Era::Mid),
        8 => t.options.cards_of(Era::Late),
        _ => CardSet::EMPTY,
    };
    if !joining.is_empty() {
        // 4.4: the discards stay where they are.
        t.deck |= joining;
        t.note(Fact::EraJoins { turn });
    }
    let size = hand_size(turn);
    let missing = |side| size.saturating_sub(t.hand[side].len() as u8);
    let (us, ussr) = (missing(Us), missing(Ussr));
    t.push(Frame::Draw { us, ussr, next: Ussr });
}

/// 11.1.3: who gets the next card of a deal in which each side lacks a number of cards. One card at a time, in turns.
pub const fn dealt_to(us: u8, ussr: u8, next: Side) -> Side {
    match (us, ussr) {
        (0, _) => Ussr,
        (_, 0) => Us,
        _ => next,
    }
}

/// The next card to deal, if there is one. Gives the side that is to be dealt to.
pub fn prepare_draw(t: &mut Tabletop<'_>, us: u8, ussr: u8, next: Side) -> Option<Side> {
    if us == 0 && ussr == 0 {
        return None;
    }
    let side = dealt_to(us, ussr, next);
    refill(t).then_some(side)
}

/// A card has left the draw pile. 4.3: if it was the last one, the discards make a new pile at once.
pub fn after_drawing(t: &mut Tabletop<'_>) {
    if t.options.rules.shuffles_at_once() {
        refill(t);
    }
}

/// Turns over the discards if the draw pile is empty (4.3); false if there is no card at all.
pub fn refill(t: &mut Tabletop<'_>) -> bool {
    if t.deck.is_empty() && !t.discard.is_empty() {
        t.deck = t.discard;
        t.discard = CardSet::EMPTY;
        t.note(Fact::Reshuffle);
    }
    !t.deck.is_empty()
}

/// 4.5 E, 8.2.1, then the held scoring cards; 20 points are tested after both (10.3.1).
fn military_ops(t: &mut Tabletop<'_>) {
    defcon::settle_military_ops(t);
    if t.is_over() {
        return;
    }
    let held = |side| !t.scoring_cards_in_hand(side).is_empty();
    match (held(Us), held(Ussr)) {
        // 11.1.2; if both hold one, the US wins.
        (_, true) => t.win(Some(Us), Ending::HeldScoringCard),
        (true, false) => t.win(Some(Ussr), Ending::HeldScoringCard),
        (false, false) => t.test_victory_points(),
    }
}

/// 4.5 F to I: the effects of the turn end, The China Card is turned face up, the turn marker moves on or the game ends.
fn end(t: &mut Tabletop<'_>) {
    for effect in (t.effects & Effects::OF_THE_TURN).iter() {
        t.end(effect);
    }
    t.space_attempts = crate::side::BySide::default();
    t.ordered.clear();
    if t.options.show_held {
        for side in Side::BOTH {
            super::play::show_held(t, side);
        }
    }
    china::turn_face_up(t);
    if t.turn == LAST_TURN {
        scoring::final_scoring(t);
    } else {
        t.turn += 1;
        t.round = 0;
    }
}
