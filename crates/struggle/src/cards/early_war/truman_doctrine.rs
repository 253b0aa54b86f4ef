//! #19 Truman Doctrine.
//!
//! The US removes all USSR influence from one country of Europe that neither side controls.

use crate::cards::prelude::*;

pub(super) const CARD: Card = Card::new(TrumanDoctrine, "19", Era::Early, 1, Some(Us), EVENT).starred();

const EVENT: &[Step] = &[must(1, 1, |s, _| targets(s), remove_all_enemy)];

fn targets(s: &State) -> CountrySet {
    CountrySet::EUROPE & s.uncontrolled() & s.present.ussr
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_country_is_cleared() {
        let mut g = board("ussr=italy:1,greece:1,angola:1");
        g.event(Us, TrumanDoctrine);
        assert_eq!(g.options(), "italy greece");
        g.answer("italy");
        assert_eq!((g.ussr(Country::Italy), g.ussr(Country::Greece)), (0, 1));
        assert!(g.is_idle() && g.is_removed(TrumanDoctrine));
    }

    #[test]
    fn neither_side_may_control_it() {
        // Ruling 57: Poland is the USSR's, Italy that of the US; France is contested.
        let mut g = board("ussr=poland:3,italy:1,france:2 us=italy:3,france:4");
        g.plays(Ussr, TrumanDoctrine, "event-first");
        assert_eq!((g.awaited(), g.options().as_str()), (Some(Us), "france"));
        g.answer("france");
        assert_eq!((g.ussr(Country::France), g.us(Country::France)), (0, 4));
    }

    #[test]
    fn without_such_a_country_it_has_no_effect_and_is_removed() {
        // Ruling 6: turn 1 of the example of play.
        let mut g = board("ussr=poland:4 us=italy:3");
        g.event(Us, TrumanDoctrine);
        assert!(g.is_idle() && g.is_removed(TrumanDoctrine));
    }
}
