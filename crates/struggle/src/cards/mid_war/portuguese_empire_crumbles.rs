//! #52 Portuguese Empire Crumbles.
//!
//! 2 USSR influence in Angola and 2 in the Southeast African States.

use crate::cards::prelude::*;

pub(super) const CARD: Card =
    Card::new(PortugueseEmpireCrumbles, "52", Era::Mid, 2, Some(Ussr), EVENT).starred();

const EVENT: &[Step] = &[Do(|t, _| {
    t.add(Ussr, Country::Angola, 2);
    t.add(Ussr, Country::SeAfricanStates, 2);
})];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_points_in_each_of_the_two_countries() {
        let mut g = board("us=angola:4 ussr=se-african-states:1");
        g.event(Ussr, PortugueseEmpireCrumbles);
        assert_eq!((g.ussr(Country::Angola), g.ussr(Country::SeAfricanStates)), (2, 3));
        assert!(g.is_idle() && g.is_removed(PortugueseEmpireCrumbles));
    }

    #[test]
    fn played_by_the_us_the_ussr_gets_them_and_the_us_its_operations() {
        let mut g = board("us=angola:1");
        g.event(Us, PortugueseEmpireCrumbles);
        assert_eq!((g.ussr(Country::Angola), g.awaited()), (2, Some(Us)));
        // The USSR controls Angola now: 2 points for one of influence.
        g.answer("influence angola");
        assert_eq!(g.us(Country::Angola), 2);
        assert!(g.is_idle());
    }
}
