//! #101 Solidarity.
//!
//! Only after John Paul II Elected Pope: the US adds 3 influence in Poland.

use crate::cards::prelude::*;

pub(super) const CARD: Card =
    Card::new(Solidarity, "101", Era::Late, 2, Some(Us), EVENT).starred().unless(|s, _| {
        if s.has(Effect::MartialLaw) {
            return Some(Barred::By(MartialLaw));
        }
        (!s.has(Effect::JohnPaul)).then_some(Barred::Needs(JohnPaulIiElectedPope))
    });

const EVENT: &[Step] = &[Do(|t, _| t.add(Us, Country::Poland, 3))];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn three_points_in_poland_after_john_paul() {
        let mut g = board("ussr=poland:5 effects=john-paul");
        g.event(Us, Solidarity);
        assert_eq!((g.us(Country::Poland), g.ussr(Country::Poland)), (3, 5));
        assert!(g.is_removed(Solidarity) && g.is_idle());
    }

    #[test]
    fn without_john_paul_it_does_not_happen_and_is_discarded() {
        // 5.2
        let mut g = board("ussr=poland:3");
        g.event(Ussr, Solidarity).answer("influence poland poland");
        assert_eq!(g.us(Country::Poland), 0);
        assert!(g.is_discarded(Solidarity) && g.is_idle());
        assert!(
            g.facts.contains(&Fact::NoEvent { card: Solidarity, why: Barred::Needs(JohnPaulIiElectedPope) })
        );
    }

    #[test]
    fn martial_law_bars_it_for_the_turn() {
        let g = board("effects=john-paul,martial-law");
        assert_eq!(g.state.event_barred(Solidarity, Us), Some(Barred::By(MartialLaw)));
        assert!(Effect::MartialLaw.is_for_the_turn());
    }
}
