//! #39 Arms Race.
//!
//! With more military operations than the opponent the phasing player gains 1 point, or 3 if that player has also met the
//! number that DEFCON requires.

use crate::cards::prelude::*;

pub(super) const CARD: Card = Card::new(ArmsRace, "39", Era::Mid, 3, None, EVENT);

const EVENT: &[Step] = &[Do(|t, event| {
    // The phasing player (4.2, 4.5 C and D), also when the other side carries out the event.
    let player = if t.options.rules.arms_race_is_the_phasing_players() { t.phasing } else { event.by };
    let (own, other) = (t.military_ops[player], t.military_ops[player.opponent()]);
    // 8.2.1: the required number is the present level of DEFCON.
    let points = match own > other {
        false => 0,
        true if own >= t.defcon => 3,
        true => 1,
    };
    t.gain_difference(if player == Us { points } else { -points });
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
    fn the_phasing_player_is_compared_whoever_carries_it_out() {
        let mut g = board("hand-ussr=arms-race military-ops=4/1 defcon=4");
        g.event(Us, MissileEnvy).answer("arms-race");
        assert_eq!(g.vp(), 3);
        // In a round of the USSR the US plays it through Grain Sales.
        let drawn = |rules: &str, military: &str| {
            let mut g =
                board(&alloc::format!("{rules} hand-ussr=arms-race military-ops={military} defcon=4"));
            g.event(Ussr, GrainSalesToSoviets).answer("arms-race play event");
            g.vp()
        };
        assert_eq!((drawn("", "4/1"), drawn("", "1/4")), (0, -3));
        assert_eq!((drawn("rules=1", "4/1"), drawn("rules=1", "1/4")), (3, 0));
    }
}
