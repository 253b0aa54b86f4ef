//! #87 The Reformer.
//!
//! The USSR adds 4 influence in Europe, 6 if it is ahead, at most 2 in a country. It may not coup in Europe any more, and
//! Glasnost is improved.

use crate::cards::prelude::*;

pub(super) const CARD: Card =
    Card::new(TheReformer, "87", Era::Late, 3, Some(Ussr), EVENT).starred().underlined();

const EVENT: &[Step] = &[
    Do(|t, _| t.begin(Effect::Reformer)),
    Step::Each(Each {
        who: Who::By,
        times: Count::By(|s, _| if s.lead(Ussr) > 0 { 6 } else { 4 }),
        each: 2,
        among: |_, _| CountrySet::EUROPE,
        may: false,
        act: add_own,
    }),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn four_points_in_europe_two_a_country() {
        let mut g = board("us=italy:4");
        g.event(Ussr, TheReformer).answer("italy italy");
        assert!(!g.offers("italy") && !g.offers("done"));
        assert!(!g.offers("syria"));
        g.answer("france france");
        assert_eq!((g.ussr(Country::Italy), g.ussr(Country::France)), (2, 2));
        assert!(g.is_removed(TheReformer) && g.is_idle());
    }

    #[test]
    fn six_points_if_the_ussr_is_ahead_by_one() {
        let mut g = board("vp=-1");
        g.event(Ussr, TheReformer).answer("italy italy france france poland poland");
        assert!(g.is_idle());
    }

    #[test]
    fn a_tied_game_gives_four() {
        let mut g = board("vp=0");
        g.event(Ussr, TheReformer).answer("italy italy france france");
        assert!(g.is_idle());
    }

    #[test]
    fn no_soviet_coup_in_europe_any_more_but_realignments() {
        let mut g = board("us=italy:4,iran:2");
        g.event(Ussr, TheReformer).answer("poland poland hungary hungary");
        g.plays(Ussr, OlympicGames, "coup");
        assert_eq!(g.options(), "iran");
        let mut g = board("us=italy:4,iran:2 effects=reformer");
        g.plays(Ussr, OlympicGames, "realign");
        assert_eq!(g.options(), "italy iran");
    }

    #[test]
    fn the_us_may_still_coup_in_europe() {
        let mut g = board("ussr=italy:1 effects=reformer");
        g.plays(Us, OlympicGames, "coup");
        assert_eq!(g.options(), "italy");
    }
}
