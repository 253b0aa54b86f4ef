//! #33 De-Stalinization.
//!
//! The USSR takes up to 4 of its influence off the board and puts as many into countries that the US does not control,
//! at most 2 in each.

use crate::cards::prelude::*;

pub(super) const CARD: Card = Card::new(DeStalinization, "33", Era::Early, 3, Some(Ussr), EVENT).starred();

/// The step that asks for the next point to take off.
const TAKE: u8 = 0;

const EVENT: &[Step] = &[
    Step::Country { who: Who::Ussr, among: |s, _| s.present.ussr, may: true },
    Do(take),
    // US control is judged at each point placed.
    Step::Each(Each {
        who: Who::Ussr,
        times: Count::By(|_, event| event.count()),
        each: 2,
        among: |s, _| !s.controlled.us,
        may: false,
        act: add_own,
    }),
];

/// Takes a point off and asks again until 4 are taken or the USSR stops, and counts them.
fn take(t: &mut Tabletop<'_>, event: &mut Event) {
    if let Some(country) = event.country() {
        t.remove(Ussr, country, 1);
        event.count_one();
        if event.count() < 4 {
            event.go_to(TAKE);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn four_points_move_two_into_a_country_at_most() {
        let mut g = board("ussr=poland:4,finland:1 us=panama:2");
        g.event(Ussr, DeStalinization).answer("poland poland poland finland");
        // No adjacency is needed; Panama is under US control.
        assert!(!g.offers("panama") && !g.offers("done"));
        g.answer("chile chile");
        assert!(!g.offers("chile"));
        g.answer("venezuela angola");
        assert_eq!((g.ussr(Country::Poland), g.ussr(Country::Finland)), (1, 0));
        assert_eq!((g.ussr(Country::Chile), g.ussr(Country::Venezuela), g.ussr(Country::Angola)), (2, 1, 1));
        assert!(g.is_idle() && g.is_removed(DeStalinization));
    }

    #[test]
    fn the_ussr_may_stop_taking_and_then_places_as_many_as_it_took() {
        let mut g = board("ussr=poland:4");
        g.event(Ussr, DeStalinization).answer("poland poland done");
        assert!(!g.offers("done"));
        g.answer("chile peru");
        assert_eq!((g.ussr(Country::Poland), g.ussr(Country::Chile), g.ussr(Country::Peru)), (2, 1, 1));
        assert!(g.is_idle());
    }

    #[test]
    fn it_may_move_nothing() {
        let mut g = board("ussr=poland:4");
        g.plays(Us, DeStalinization, "event-first");
        assert_eq!((g.awaited(), g.options().as_str()), (Some(Ussr), "poland done"));
        g.answer("done");
        assert_eq!(g.ussr(Country::Poland), 4);
        assert!(g.is_removed(DeStalinization));
    }

    #[test]
    fn fewer_than_four_on_the_board_are_all_that_can_move() {
        let mut g = board("ussr=poland:1,cuba:1");
        g.event(Ussr, DeStalinization).answer("poland cuba");
        // Nothing is left to take, so two are placed at once.
        g.answer("brazil brazil");
        assert_eq!(g.ussr(Country::Brazil), 2);
        assert!(g.is_idle());
        let mut g = board("");
        g.event(Ussr, DeStalinization);
        assert!(g.is_idle() && g.is_removed(DeStalinization));
    }

    #[test]
    fn all_is_taken_before_anything_is_placed_and_us_control_is_judged_then() {
        // The last Soviet point leaves Panama to the US, which closes it.
        let mut g = board("ussr=panama:1,poland:1 us=panama:2");
        g.event(Ussr, DeStalinization).answer("panama");
        assert!(g.state.controls(Us, Country::Panama));
        g.answer("done");
        assert!(!g.offers("panama"));
        g.answer("colombia");
        assert!(g.is_idle());
    }
}
