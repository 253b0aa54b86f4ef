//! #12 Romanian Abdication.
//!
//! The US leaves Romania and the USSR takes control there.

use crate::cards::prelude::*;

pub(super) const CARD: Card = Card::new(RomanianAbdication, "12", Era::Early, 1, Some(Ussr), EVENT).starred();

const EVENT: &[Step] = &[Do(|t, _| {
    t.remove_all(Us, Country::Romania);
    t.raise_to_control(Ussr, Country::Romania);
})];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn romania_becomes_soviet() {
        let mut g = board("us=romania:4 ussr=romania:1");
        g.event(Ussr, RomanianAbdication);
        assert_eq!((g.us(Country::Romania), g.ussr(Country::Romania)), (0, 3));
        assert!(g.is_removed(RomanianAbdication));
    }

    #[test]
    fn more_influence_than_control_needs_stays() {
        let mut g = board("us=romania:1 ussr=romania:5");
        g.plays(Us, RomanianAbdication, "event-first");
        assert_eq!((g.us(Country::Romania), g.ussr(Country::Romania)), (0, 5));
        assert!(g.is_removed(RomanianAbdication));
    }
}
