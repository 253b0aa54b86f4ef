//! #54 Allende.
//!
//! 2 USSR influence in Chile.

use crate::cards::prelude::*;

pub(super) const CARD: Card = Card::new(Allende, "54", Era::Mid, 1, Some(Ussr), EVENT).starred();

const EVENT: &[Step] = &[Do(|t, _| t.add(Ussr, Country::Chile, 2))];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_points_in_chile_even_under_us_control() {
        let mut g = board("us=chile:3");
        g.event(Ussr, Allende);
        assert_eq!((g.us(Country::Chile), g.ussr(Country::Chile)), (3, 2));
        assert!(g.is_idle() && g.is_removed(Allende));
    }

    #[test]
    fn played_by_the_us_for_operations_the_event_may_come_after() {
        let mut g = board("us=chile:2");
        g.plays(Us, Allende, "influence").answer("chile");
        assert_eq!((g.us(Country::Chile), g.ussr(Country::Chile)), (3, 2));
        assert!(g.is_removed(Allende));
    }
}
