//! #97 “An Evil Empire”.
//!
//! Flower Power ends and cannot happen any more; 1 point for the US.

use crate::cards::prelude::*;

pub(super) const CARD: Card =
    Card::new(AnEvilEmpire, "97", Era::Late, 3, Some(Us), EVENT).starred().underlined();

const EVENT: &[Step] = &[Do(|t, _| {
    t.begin(Effect::EvilEmpire);
    t.end(Effect::FlowerPower);
    t.gain(Us, 1);
})];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_point_for_the_us_and_flower_power_is_over() {
        let mut g = board("effects=flower-power");
        g.event(Us, AnEvilEmpire);
        assert_eq!(g.vp(), 1);
        assert!(g.has(Effect::EvilEmpire) && !g.has(Effect::FlowerPower));
        g.event(Us, IranIraqWar).answer("iran 1");
        assert_eq!(g.vp(), 1);
        assert!(g.is_removed(AnEvilEmpire));
    }

    #[test]
    fn without_flower_power_it_is_worth_its_point_whoever_plays_it() {
        let mut g = board("");
        g.event(Ussr, AnEvilEmpire);
        assert_eq!(g.vp(), 1);
        assert!(g.has(Effect::EvilEmpire) && g.is_removed(AnEvilEmpire));
    }
}
