//! #78 Alliance for Progress.
//!
//! The US gains 1 point for each battleground it controls in Central and South America.

use crate::cards::prelude::*;

pub(super) const CARD: Card = Card::new(AllianceForProgress, "78", Era::Mid, 3, Some(Us), EVENT).starred();

const EVENT: &[Step] = &[Do(|t, _| {
    let held = t.controlled.us & CountrySet::LATIN_AMERICA & CountrySet::BATTLEGROUNDS;
    t.gain_difference(held.len() as i8);
})];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_point_for_each_battleground_under_us_control() {
        let mut g = board(
            "us=mexico:2,cuba:3,panama:2,venezuela:2,brazil:2,argentina:2,chile:3,peru:2,haiti:1,angola:1",
        );
        g.event(Us, AllianceForProgress);
        assert_eq!(g.vp(), 7);
        assert!(g.is_removed(AllianceForProgress) && g.is_idle());
    }

    #[test]
    fn without_one_it_has_no_effect_and_is_removed_all_the_same() {
        // 5.2, example 3; ruling 6.
        let mut g = board("us=peru:2,chile:2 ussr=cuba:3");
        g.event(Ussr, AllianceForProgress).answer("influence cuba cuba cuba");
        assert_eq!(g.vp(), 0);
        assert!(g.is_removed(AllianceForProgress) && g.is_idle());
    }
}
