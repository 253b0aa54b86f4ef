//! #47 Junta.
//!
//! 2 influence in one country of Central or South America, then a free coup or realignments there.

use crate::cards::prelude::*;

pub(super) const CARD: Card = Card::new(Junta, "47", Era::Mid, 2, None, EVENT);

const EVENT: &[Step] = &[
    Step::Country { who: Who::By, among: |_, _| CountrySet::LATIN_AMERICA, may: false },
    Do(|t, event| {
        if let Some(country) = event.country() {
            t.add(event.by, country, 2);
        }
    }),
    Step::Operations { ops: 2, kinds: Kinds::COUP_OR_REALIGN, zone: Zone::CentralOrSouthAmerica, free: true },
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_points_then_a_free_coup_without_military_operations() {
        let mut g = board("ussr=chile:1 defcon=3");
        g.event(Us, Junta).answer("cuba coup chile 6");
        assert_eq!((g.us(Country::Cuba), g.us(Country::Chile)), (2, 1));
        assert_eq!((g.state.military_ops.us, g.defcon()), (0, 2));
        assert!(g.is_idle());
    }

    #[test]
    fn realignments_stay_in_the_region_of_the_first() {
        let mut g = board("ussr=mexico:1,cuba:1,chile:1,brazil:1");
        g.event(Us, Junta).answer("argentina realign mexico 1-1");
        assert_eq!(g.options(), "mexico cuba done");
        g.answer("done");
        assert!(g.is_idle());
    }

    #[test]
    fn without_a_target_only_the_influence_is_placed() {
        let mut g = board("");
        g.event(Ussr, Junta).answer("peru");
        assert!(g.is_idle());
    }
}
