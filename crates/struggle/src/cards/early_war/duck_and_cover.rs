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
        let mut g = board("defcon=2");
        g.event(Ussr, DuckAndCover);
        assert_eq!(g.result(), Some((Some(Us), Ending::Defcon)));
        assert_eq!(g.vp(), 0);
    }
}
