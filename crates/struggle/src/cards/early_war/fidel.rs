//! #8 Fidel.
//!
//! The US leaves Cuba and the USSR takes control there.

use crate::cards::prelude::*;

pub(super) const CARD: Card = Card::new(Fidel, "8", Era::Early, 2, Some(Ussr), EVENT).starred();

const EVENT: &[Step] = &[Do(|t, _| {
    t.remove_all(Us, Country::Cuba);
    t.raise_to_control(Ussr, Country::Cuba);
})];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cuba_becomes_soviet() {
        let mut g = board("us=cuba:2 ussr=cuba:1");
        g.event(Ussr, Fidel);
        assert_eq!((g.us(Country::Cuba), g.ussr(Country::Cuba)), (0, 3));
        assert!(g.is_removed(Fidel));
    }

    #[test]
    fn more_influence_than_control_needs_stays() {
        let mut g = board("ussr=cuba:5");
        g.plays(Us, Fidel, "event-first");
        assert_eq!(g.ussr(Country::Cuba), 5);
    }
}
