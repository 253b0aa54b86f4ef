//! #80 “One Small Step…”.
//!
//! The player, if behind in the Space Race, moves two boxes forward and takes the points of the second only.

use crate::cards::prelude::*;

pub(super) const CARD: Card = Card::new(OneSmallStep, "80", Era::Mid, 2, None, EVENT)
    .unless(|s, by| (s.space[by] >= s.space[by.opponent()]).then_some(Barred::SpaceRacePosition));

const EVENT: &[Step] = &[Do(|t, event| space_race::advance(t, event.by, 2))];

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::space_race::Ability;

    // Ruling 35.

    #[test]
    fn only_who_is_behind_may_use_the_event() {
        for (space, barred) in [
            ("1/2", None),
            ("2/2", Some(Barred::SpaceRacePosition)),
            ("3/2", Some(Barred::SpaceRacePosition)),
        ] {
            let g = board(&alloc::format!("space={space}"));
            assert_eq!(g.state.event_barred(OneSmallStep, Us), barred, "{space}");
        }
    }

    #[test]
    fn two_boxes_and_the_points_of_the_second_only() {
        // Box 1 would be worth points, box 2 is worth none.
        let mut g = board("space=0/2");
        g.event(Us, OneSmallStep);
        assert_eq!((g.state.space.us, g.vp()), (2, 0));
        // Box 3 for the second to arrive, then for the first.
        let mut g = board("space=1/4");
        g.event(Us, OneSmallStep);
        assert_eq!((g.state.space.us, g.vp()), (3, 0));
        let mut g = board("space=2/1");
        g.event(Ussr, OneSmallStep);
        assert_eq!((g.state.space.ussr, g.vp()), (3, -2));
        assert!(g.is_discarded(OneSmallStep) && g.is_idle());
    }

    #[test]
    fn the_abilities_of_both_boxes_come_with_it() {
        // From 3 past 4 to 5, with the opponent at 4: box 4 is met, so its ability is lost to both.
        let mut g = board("space=3/4");
        assert!(g.state.has_ability(Ussr, Ability::SeesHeadline));
        g.event(Us, OneSmallStep);
        assert!(!g.state.has_ability(Ussr, Ability::SeesHeadline));
        assert_eq!((g.state.space.us, g.vp()), (5, 3));
    }

    #[test]
    fn no_attempt_is_used_and_no_die_rolled() {
        let mut g = board("space=0/1");
        g.event(Us, OneSmallStep);
        assert!(g.is_idle());
        assert_eq!(g.state.space_attempts.us, 0);
    }

    #[test]
    fn one_box_before_the_end_the_marker_stops_at_the_last_and_takes_its_points() {
        // Open; our choice. The last box is worth nothing to the second to arrive.
        let mut g = board("space=7/8");
        g.event(Us, OneSmallStep);
        assert_eq!((g.state.space.us, g.vp()), (8, 0));
        let mut g = board("space=6/7");
        g.event(Us, OneSmallStep);
        assert_eq!((g.state.space.us, g.vp()), (8, 2));
    }
}
