//! #16 Warsaw Pact Formed.
//!
//! The USSR either clears four countries of Eastern Europe of US influence or adds 5 points there, at most 2 each. NATO may follow.

use crate::cards::prelude::*;

pub(super) const CARD: Card =
    Card::new(WarsawPactFormed, "16", Era::Early, 3, Some(Ussr), EVENT).starred().underlined();

/// The steps of the two choices.
const REMOVE: u8 = 3;
const ADD: u8 = 5;

const EVENT: &[Step] = &[
    Do(|t, _| t.begin(Effect::WarsawPact)),
    Step::Word { who: Who::By, among: |_, _| WordSet::of(&[Word::Add, Word::Remove]) },
    Do(|t, event| {
        let word = event.word().unwrap_or(Word::Add);
        t.note(Fact::Chooses { side: Ussr, word });
        event.go_to(if word == Word::Remove { REMOVE } else { ADD });
    }),
    must(4, 1, |s, _| CountrySet::EASTERN_EUROPE & s.present.us, remove_all_enemy),
    Do(|_, event| event.end()),
    must(5, 2, |_, _| CountrySet::EASTERN_EUROPE, add_own),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_clears_four_countries() {
        let mut g = board("us=poland:2,hungary:1,finland:3,austria:1,romania:1");
        g.event(Ussr, WarsawPactFormed).answer("remove poland hungary finland austria");
        assert_eq!((g.us(Country::Finland), g.us(Country::Romania)), (0, 1));
        assert!(g.is_idle() && g.has(Effect::WarsawPact));
    }

    #[test]
    fn or_adds_five_points_two_a_country_even_under_us_control() {
        let mut g = board("us=poland:3");
        g.event(Ussr, WarsawPactFormed).answer("add poland poland");
        assert!(!g.offers("poland"));
        g.answer("hungary hungary austria");
        assert_eq!((g.ussr(Country::Poland), g.ussr(Country::Austria)), (2, 1));
        assert!(g.is_idle());
    }

    #[test]
    fn it_clears_as_many_as_there_are() {
        // Ruling 7.
        let mut g = board("us=poland:2,hungary:1");
        g.plays(Us, WarsawPactFormed, "event-first");
        assert_eq!((g.awaited(), g.options().as_str()), (Some(Ussr), "add remove"));
        g.answer("remove poland hungary");
        assert_eq!((g.us(Country::Poland), g.awaited()), (0, Some(Us)));
    }
}
