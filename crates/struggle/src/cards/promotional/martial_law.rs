//! #pl-2 Martial Law.
//!
//! The US loses 1 influence in Poland; Solidarity cannot happen this turn.

use crate::cards::prelude::*;

pub(super) const CARD: Card =
    Card::new(MartialLaw, "pl-2", Era::Late, 2, Some(Ussr), EVENT).starred().promotional();

const EVENT: &[Step] = &[Do(|t, _| {
    t.remove(Us, Country::Poland, 1);
    t.begin(Effect::MartialLaw);
})];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn poland_loses_a_us_point() {
        for (before, after) in [(0, 0), (3, 2)] {
            let mut g = board(&alloc::format!("us=poland:{before}"));
            g.event(Ussr, MartialLaw);
            assert_eq!(g.us(Country::Poland), after);
            assert!(g.is_removed(MartialLaw) && g.has(Effect::MartialLaw) && g.is_idle());
        }
    }

    #[test]
    fn it_lasts_for_the_turn() {
        let g = end_of_turn("effects=martial-law deck=nato");
        assert!(!g.has(Effect::MartialLaw));
    }
}
