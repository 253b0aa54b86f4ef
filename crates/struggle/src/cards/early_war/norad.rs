//! #106 NORAD.
//!
//! At the end of every action round in which DEFCON moved to 2, the US, if it controls Canada, may add 1 influence where it
//! has some. Quagmire ends this.

use crate::cards::prelude::*;

pub(super) const CARD: Card =
    Card::new(Norad, "106", Era::Early, 3, Some(Us), EVENT).starred().underlined().optional();

const EVENT: &[Step] = &[Do(|t, _| t.begin(Effect::Norad))];

#[cfg(test)]
mod tests {
    use super::*;

    /// An action round with NORAD in force; both sides hold enough cards to go on.
    fn with_norad(side: Side, text: &str) -> TestGame {
        round(
            side,
            &alloc::format!(
                "effects=norad hand-us=comecon,olympic-games hand-ussr=nato,marshall-plan,duck-and-cover {text}"
            ),
        )
    }

    #[test]
    fn after_a_round_of_the_ussr_that_brought_defcon_to_2_the_us_adds_a_point() {
        // Ruling 22.
        let mut g = with_norad(Ussr, "defcon=3 us=canada:4,panama:1 ussr=cuba:1");
        g.answer("nato coup panama 1");
        assert_eq!((g.defcon(), g.awaited(), g.options().as_str()), (2, Some(Us), "canada done"));
        g.answer("canada");
        assert_eq!(g.us(Country::Canada), 5);
        assert!(g.state.phasing == Us && g.offers("comecon"), "the US goes on with its round");
    }

    #[test]
    fn the_point_comes_at_the_end_of_the_round_after_the_event() {
        // Ruling 22: the coup brings DEFCON to 2, the event comes next, then NORAD.
        let mut g = with_norad(Us, "defcon=3 us=canada:4 ussr=mexico:1,greece:1");
        g.answer("comecon coup mexico 1");
        assert_eq!((g.defcon(), g.awaited()), (2, Some(Ussr)), "COMECON first");
        g.answer("poland romania hungary bulgaria");
        // Rounds of the US count as well.
        assert_eq!((g.awaited(), g.options().as_str()), (Some(Us), "canada done"));
        g.answer("done");
        assert_eq!(g.us(Country::Canada), 4);
    }

    #[test]
    fn defcon_must_move_to_2_not_merely_be_there() {
        // Ruling 22.
        let mut g = with_norad(Ussr, "defcon=2 us=canada:4,kenya:1");
        g.answer("nato coup kenya 1");
        assert_eq!((g.defcon(), g.state.phasing), (2, Us));
        assert!(g.offers("comecon"));
    }

    #[test]
    fn up_and_down_again_within_a_round_counts() {
        // Ruling 22: 2, 3 and 2 again.
        let mut g = with_norad(Ussr, "defcon=2 us=canada:4");
        g.with(|t| {
            t.improve_defcon(1);
            t.degrade_defcon();
        });
        g.answer("nato influence poland poland poland poland");
        assert_eq!(g.options(), "canada done");
    }

    #[test]
    fn canada_must_be_under_us_control() {
        // Ruling 22.
        let mut g = with_norad(Ussr, "defcon=3 us=canada:3,panama:1");
        g.answer("nato coup panama 1");
        assert_eq!((g.defcon(), g.state.phasing), (2, Us));
        assert!(g.offers("comecon"));
    }

    #[test]
    fn not_in_the_headline_phase() {
        // Ruling 22.
        let mut g = headline_phase(
            "defcon=3 effects=norad us=canada:4 hand-us=duck-and-cover,fidel hand-ussr=nasser,nato",
        );
        g.answer_by(Us, "duck-and-cover").answer_by(Ussr, "nasser");
        assert_eq!((g.defcon(), g.awaited(), g.state.round), (2, Some(Ussr), 1));
        g.answer("nato influence poland poland poland poland");
        // The first action round does not count what the headline did.
        assert!(g.state.phasing == Us && g.offers("fidel"));
    }

    #[test]
    fn it_counts_in_the_round_in_which_it_comes_into_force() {
        let mut g = round(Ussr, "defcon=3 us=canada:4,panama:1 hand-ussr=norad,fidel hand-us=comecon,nato");
        g.answer("norad coup panama 1");
        assert!(g.is_removed(Norad));
        assert_eq!((g.awaited(), g.options().as_str()), (Some(Us), "canada panama done"));
    }

    #[test]
    fn quagmire_ends_it_even_in_the_round_that_brought_defcon_to_2() {
        // Ruling 22: the US coups for DEFCON 2, then the event of the card it played takes NORAD away.
        let mut g =
            round(Us, "defcon=3 effects=norad us=canada:4 ussr=mexico:1 hand-us=quagmire hand-ussr=fidel");
        g.answer("quagmire coup mexico 1");
        assert_eq!((g.defcon(), g.state.phasing, g.awaited()), (2, Ussr, Some(Ussr)));
        assert!(!g.has(Effect::Norad) && g.offers("fidel"));
    }

    #[test]
    fn an_older_quagmire_is_no_bar() {
        let mut g = board("effects=quagmire");
        g.event(Us, Norad);
        assert!(g.has(Effect::Norad));
    }
}
