//! #39 Arms Race.
//!
//! With more military operations than the opponent the player gains 1 point, or 3 if he has also met the number that
//! DEFCON requires.

use crate::cards::prelude::*;

pub(super) const CARD: Card = Card::new(ArmsRace, "39", Era::Mid, 3, None, EVENT);

const EVENT: &[Step] = &[Do(|t, event| {
    let (own, other) = (t.military_ops[event.by], t.military_ops[event.opponent()]);
    // 8.2.1: the required number is the present level of DEFCON.
    let points = match own > other {
        false => 0,
        true if own >= t.defcon => 3,
        true => 1,
    };
    t.gain_difference(if event.by == Us { points } else { -points });
})];

#[cfg(test)]
mod tests {
    use super::*;

    fn points(by: Side, board_text: &str) -> i8 {
        let mut g = board(board_text);
        g.event(by, ArmsRace);
        assert!(g.is_idle() && g.is_discarded(ArmsRace));
        g.vp()
    }

    #[test]
    fn more_than_the_opponent_is_one_point() {
        assert_eq!(points(Us, "military-ops=2/1 defcon=3"), 1);
        assert_eq!(points(Ussr, "military-ops=1/2 defcon=3"), -1);
    }

    #[test]
    fn more_and_the_required_number_is_three() {
        // Reaching it is enough, though one book says “exceeded”.
        assert_eq!(points(Us, "military-ops=3/2 defcon=3"), 3);
        assert_eq!(points(Ussr, "military-ops=0/5 defcon=3"), -3);
    }

    #[test]
    fn as_many_or_fewer_is_nothing_even_beyond_the_required_number() {
        assert_eq!(points(Us, "military-ops=3/3 defcon=2"), 0);
        assert_eq!(points(Us, "military-ops=3/4 defcon=2"), 0);
        assert_eq!(points(Ussr, "military-ops=0/0 defcon=5"), 0);
    }

    #[test]
    fn the_side_that_carries_it_out_is_compared_also_when_taken_by_missile_envy() {
        let mut g = board("hand-ussr=arms-race military-ops=4/1 defcon=4");
        g.event(Us, MissileEnvy).answer("arms-race");
        assert_eq!(g.vp(), 3);
    }
}
