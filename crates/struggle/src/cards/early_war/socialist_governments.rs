//! #7 Socialist Governments.
//!
//! The USSR removes 3 US influence from Western Europe, at most 2 from a country. Barred by The Iron Lady.

use crate::cards::prelude::*;

pub(super) const CARD: Card = Card::new(SocialistGovernments, "7", Era::Early, 3, Some(Ussr), EVENT)
    .unless(|s, _| s.has(Effect::IronLady).then_some(Barred::By(TheIronLady)));

const EVENT: &[Step] = &[must(3, 2, |s, _| CountrySet::WESTERN_EUROPE & s.present.us, remove_enemy)];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn at_most_two_leave_one_country() {
        let mut g = board("us=italy:3,france:2");
        g.event(Ussr, SocialistGovernments).answer("italy italy");
        assert_eq!(g.options(), "france");
        g.answer("france");
        assert_eq!((g.us(Country::Italy), g.us(Country::France)), (1, 1));
        assert!(g.is_discarded(SocialistGovernments) && g.is_idle());
    }

    #[test]
    fn as_many_as_the_board_allows() {
        // Ruling 7: three points are asked for, one is there.
        let mut g = board("us=finland:1");
        g.event(Ussr, SocialistGovernments).answer("finland");
        assert!(g.is_idle());
    }

    #[test]
    fn the_iron_lady_bars_it() {
        let mut g = board("us=italy:3 effects=iron-lady");
        g.plays(Us, SocialistGovernments, "event-first");
        assert!(
            g.facts.contains(&Fact::NoEvent { card: SocialistGovernments, why: Barred::By(TheIronLady) })
        );
        assert_eq!(g.us(Country::Italy), 3);
    }
}
