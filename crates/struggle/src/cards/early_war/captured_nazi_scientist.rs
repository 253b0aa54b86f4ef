//! #18 Captured Nazi Scientist.
//!
//! The player's marker moves one box forward on the Space Race track.

use crate::cards::prelude::*;

pub(super) const CARD: Card = Card::new(CapturedNaziScientist, "18", Era::Early, 1, None, EVENT).starred();

const EVENT: &[Step] = &[Do(|t, event| space_race::advance(t, event.by, 1))];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_box_with_its_points_and_no_attempt_used() {
        // Ruling 34.
        let mut g = board("");
        g.event(Us, CapturedNaziScientist);
        assert_eq!((g.state.space.us, g.vp(), g.state.space_attempts.us), (1, 2, 0));
        assert!(g.is_removed(CapturedNaziScientist));
    }

    #[test]
    fn the_second_to_arrive_gets_the_smaller_number() {
        let mut g = board("space=1/0");
        g.event(Ussr, CapturedNaziScientist);
        assert_eq!((g.state.space.ussr, g.vp()), (1, -1));
    }

    #[test]
    fn the_ability_of_the_box_counts_at_once() {
        let mut g = board("space=0/1 space-attempts=0/1");
        assert!(!g.state.may_space(Ussr, 2));
        g.event(Ussr, CapturedNaziScientist);
        assert!(g.state.may_space(Ussr, 2), "box 2 allows a second attempt");
    }

    #[test]
    fn at_the_last_box_nothing_happens_and_the_card_is_removed() {
        // Ruling 34.
        let mut g = board("space=8/3");
        g.event(Us, CapturedNaziScientist);
        assert_eq!((g.state.space.us, g.vp()), (8, 0));
        assert!(g.is_removed(CapturedNaziScientist) && g.is_idle());
    }
}
