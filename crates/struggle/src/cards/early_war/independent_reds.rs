//! #22 Independent Reds.
//!
//! The US draws level with the USSR in Yugoslavia, Romania, Bulgaria, Hungary or Czechoslovakia.

use crate::cards::prelude::*;

pub(super) const CARD: Card = Card::new(IndependentReds, "22", Era::Early, 2, Some(Us), EVENT).starred();

const EVENT: &[Step] = &[must(
    1,
    1,
    |s, _| behind(s),
    |t, _, country| {
        let missing = t.influence(Ussr, country).saturating_sub(t.influence(Us, country));
        t.add(Us, country, missing);
    },
)];

/// The countries of the five where there is something to draw level with.
fn behind(s: &State) -> CountrySet {
    const FIVE: CountrySet = CountrySet::of(&[
        Country::Yugoslavia,
        Country::Romania,
        Country::Bulgaria,
        Country::Hungary,
        Country::Czechoslovakia,
    ]);
    FIVE.iter().filter(|&country| s.influence(Ussr, country) > s.influence(Us, country)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_us_draws_level_in_one_country() {
        let mut g = board("ussr=romania:3,hungary:2,poland:3 us=romania:1,hungary:2");
        g.plays(Ussr, IndependentReds, "event-first");
        assert_eq!((g.awaited(), g.options().as_str()), (Some(Us), "romania"));
        g.answer("romania");
        assert_eq!((g.us(Country::Romania), g.ussr(Country::Romania)), (3, 3));
        assert!(g.is_removed(IndependentReds));
    }

    #[test]
    fn only_one_of_several() {
        let mut g = board("ussr=yugoslavia:1,bulgaria:4,czechoslovakia:2");
        g.event(Us, IndependentReds);
        assert_eq!(g.options(), "czechoslovakia yugoslavia bulgaria");
        g.answer("bulgaria");
        assert_eq!((g.us(Country::Bulgaria), g.us(Country::Yugoslavia)), (4, 0));
        assert!(g.is_idle());
    }

    #[test]
    fn where_the_us_is_level_everywhere_nothing_happens_and_the_card_is_removed() {
        // Ruling 6.
        let mut g = board("ussr=poland:3,romania:1 us=romania:2");
        g.event(Us, IndependentReds);
        assert!(g.is_idle() && g.is_removed(IndependentReds));
        assert_eq!(g.us(Country::Romania), 2);
    }
}
