//! #4 Duck and Cover.
//!
//! DEFCON falls one level; the US gains 5 minus the new level.

use crate::cards::prelude::*;

pub(super) const CARD: Card = Card::new(DuckAndCover, "4", Era::Early, 3, Some(Us), EVENT);

const EVENT: &[Step] = &[
    Do(|t, _| t.degrade_defcon()),
    Do(|t, _| {
        let points = 5 - t.defcon;
        t.gain(Us, points);
    }),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_us_gains_five_minus_the_new_level() {
        let mut g = board("defcon=4");
        g.event(Us, DuckAndCover);
        assert_eq!((g.defcon(), g.vp()), (3, 2));
    }

    #[test]
    fn at_defcon_2_the_phasing_player_loses_whoever_he_is() {
        // Ruling 1.
        let mut g = board("defcon=2");
        g.event(Ussr, DuckAndCover);
        assert_eq!(g.result(), Some((Some(Us), Ending::Defcon)));
        assert_eq!(g.vp(), 0);
    }

    #[test]
    fn as_a_headline_it_is_answered_for_by_who_chose_it() {
        // Ruling 2: the US carries it out, the USSR loses.
        let mut g = headline_phase("defcon=2 hand-us=fidel hand-ussr=duck-and-cover");
        g.answer_by(Us, "fidel").answer_by(Ussr, "duck-and-cover");
        assert_eq!(g.result(), Some((Some(Us), Ending::Defcon)));
        // Its 3 points go first: Fidel did not happen any more.
        assert_eq!(g.ussr(Country::Cuba), 0);
    }

    #[test]
    fn operations_that_bring_defcon_to_1_end_the_game_before_the_event() {
        // Ruling 1.
        let mut g = board("defcon=2 us=zaire:1");
        g.plays(Ussr, DuckAndCover, "coup").answer("zaire 1");
        assert_eq!(g.result(), Some((Some(Us), Ending::Defcon)));
        assert_eq!(g.vp(), 0);
    }
}
