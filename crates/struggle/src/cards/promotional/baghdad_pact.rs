//! #pl-1 Baghdad Pact.
//!
//! The USSR loses 1 influence in Iraq and 1 in Turkey; the US adds 1 in Pakistan or Iran.

use crate::cards::prelude::*;

pub(super) const CARD: Card =
    Card::new(BaghdadPact, "pl-1", Era::Early, 2, Some(Us), EVENT).starred().promotional();

const EVENT: &[Step] = &[
    Do(|t, _| {
        t.remove(Ussr, Country::Iraq, 1);
        t.remove(Ussr, Country::Turkey, 1);
    }),
    must(1, 1, |_, _| CountrySet::of(&[Country::Pakistan, Country::Iran]), add_own),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn iraq_and_turkey_lose_a_point_and_the_us_gains_one() {
        let mut g = board("ussr=iraq:2,turkey:1");
        g.event(Us, BaghdadPact);
        assert_eq!(g.options(), "iran pakistan");
        g.answer("pakistan");
        assert_eq!((g.ussr(Country::Iraq), g.ussr(Country::Turkey), g.us(Country::Pakistan)), (1, 0, 1));
        assert!(g.is_idle() && g.is_removed(BaghdadPact));
    }

    #[test]
    fn the_us_chooses_if_the_ussr_plays_it_and_nothing_need_be_there_to_lose() {
        let mut g = board("ussr=iran:3");
        g.plays(Ussr, BaghdadPact, "event-first");
        assert_eq!(g.awaited(), Some(Us));
        g.answer("iran");
        assert_eq!((g.us(Country::Iran), g.awaited()), (1, Some(Ussr)));
    }
}
