//! #110 AWACS Sale to Saudis.
//!
//! The US adds 2 influence in Saudi Arabia. Muslim Revolution cannot happen any more.

use crate::cards::prelude::*;

pub(super) const CARD: Card =
    Card::new(AwacsSaleToSaudis, "110", Era::Late, 3, Some(Us), EVENT).starred().underlined().optional();

const EVENT: &[Step] = &[Do(|t, _| {
    t.add(Us, Country::SaudiArabia, 2);
    t.begin(Effect::Awacs);
})];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_points_in_saudi_arabia_whoever_plays_it() {
        for by in Side::BOTH {
            let mut g = board("ussr=saudi-arabia:3");
            g.event(by, AwacsSaleToSaudis);
            assert_eq!((g.us(Country::SaudiArabia), g.ussr(Country::SaudiArabia)), (2, 3));
            assert!(g.is_removed(AwacsSaleToSaudis) && g.has(Effect::Awacs));
        }
    }

    #[test]
    fn its_ban_lasts_for_the_game() {
        assert!(!Effect::Awacs.is_for_the_turn());
        let mut g = end_of_turn("turn=8 effects=awacs");
        g.with(|_| ());
        assert!(g.has(Effect::Awacs) && g.state.turn == 9);
    }
}
