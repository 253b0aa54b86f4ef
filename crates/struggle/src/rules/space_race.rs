//! 6.4: the Space Race.

use crate::decision::Tabletop;
use crate::fact::Fact;
use crate::side::Side;
use crate::state::State;

/// One box of the track.
#[derive(Clone, Copy, Debug)]
pub struct SpaceBox {
    /// The card must be worth this much.
    pub min_ops: u8,
    /// The die must not show more.
    pub max_roll: u8,
    pub first: u8,
    pub second: u8,
}

const fn space_box(min_ops: u8, max_roll: u8, first: u8, second: u8) -> SpaceBox {
    SpaceBox { min_ops, max_roll, first, second }
}

/// Boxes 1 to 8. Both editions have the same numbers; only the names differ.
pub const SPACE_TRACK: [SpaceBox; 8] = [
    space_box(2, 3, 2, 1),
    space_box(2, 4, 0, 0),
    space_box(2, 3, 2, 0),
    space_box(2, 4, 0, 0),
    space_box(3, 3, 3, 1),
    space_box(3, 4, 0, 0),
    space_box(3, 3, 4, 2),
    space_box(4, 2, 2, 0),
];

/// 6.4.4: what being alone past a box allows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ability {
    TwoAttempts = 2,
    SeesHeadline = 4,
    DiscardsHeld = 6,
    EightRounds = 8,
}

/// An attempt at the next box.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SpaceAttempt {
    /// The box aimed at, 1 to 8.
    pub to: u8,
    pub min_ops: u8,
    /// The die must not show more.
    pub max_roll: u8,
    /// Points for reaching the box now.
    pub points: u8,
}

impl SpaceAttempt {
    pub const fn succeeds(&self, die: u8) -> bool {
        die <= self.max_roll
    }
}

impl State {
    /// 6.4.4: only while the opponent has not reached the box.
    pub fn has_ability(&self, side: Side, ability: Ability) -> bool {
        let needed = ability as u8;
        self.space[side] >= needed && self.space[side.opponent()] < needed
    }

    /// The next attempt of a side (6.4.6: none after the last box).
    pub fn space_attempt(&self, side: Side) -> Option<SpaceAttempt> {
        let next = self.next_space_box(side)?;
        let to = self.space[side] + 1;
        let points = self.space_points(side, to);
        Some(SpaceAttempt { to, min_ops: next.min_ops, max_roll: next.max_roll, points })
    }

    #[inline]
    fn next_space_box(&self, side: Side) -> Option<&'static SpaceBox> {
        SPACE_TRACK.get(self.space[side] as usize)
    }

    /// 6.4.3: what reaching box `to` brings, for the first or the second to arrive.
    fn space_points(&self, side: Side, to: u8) -> u8 {
        let reached = SPACE_TRACK[to as usize - 1];
        if self.space[side.opponent()] >= to { reached.second } else { reached.first }
    }

    /// 6.4.1: has `side` an attempt left this turn? Box 2 allows a second (6.4.4).
    #[inline]
    pub fn has_space_attempt_left(&self, side: Side) -> bool {
        let attempts = if self.has_ability(side, Ability::TwoAttempts) { 2 } else { 1 };
        self.space_attempts[side] < attempts
    }

    /// 6.4.1, 6.4.2: may a card of this printed value be sent?
    pub fn may_space(&self, side: Side, printed: u8) -> bool {
        self.has_space_attempt_left(side) && self.is_enough_for_space(side, printed)
    }

    /// 6.4.2: is a card of this printed value worth as much as the next box asks for?
    #[inline]
    pub fn is_enough_for_space(&self, side: Side, printed: u8) -> bool {
        self.next_space_box(side).is_some_and(|next| self.effective_ops(side, printed) >= next.min_ops)
    }
}

/// The die of an attempt.
pub fn resolve(t: &mut Tabletop<'_>, side: Side, die: u8) {
    let Some(next) = t.space_attempt(side) else { return };
    t.note(Fact::SpaceRoll { side, die, needed: next.max_roll });
    if next.succeeds(die) {
        advance(t, side, 1);
    }
}

/// Moves forward; the points are those of the box reached.
pub fn advance(t: &mut Tabletop<'_>, side: Side, boxes: u8) {
    let to = (t.space[side] + boxes).min(SPACE_TRACK.len() as u8);
    if to == t.space[side] {
        return;
    }
    t.space[side] = to;
    t.note(Fact::Space { side, to });
    let points = t.space_points(side, to);
    t.gain(side, points);
}
