//! #34 Nuclear Test Ban.
//!
//! The player gains the DEFCON level minus 2; then DEFCON improves by 2.

use crate::cards::prelude::*;

pub(super) const CARD: Card = Card::new(NuclearTestBan, "34", Era::Early, 4, None, EVENT);

const EVENT: &[Step] = &[
    Do(|t, event| {
        let points = t.defcon.saturating_sub(2);
        t.gain(event.by, points);
    }),
    Do(|t, _| t.improve_defcon(2)),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_points_come_from_the_level_before_it_improves() {
        for (before, points, after) in [(2, 0, 4), (3, 1, 5), (4, 2, 5), (5, 3, 5)] {
            let mut g = board(&alloc::format!("defcon={before}"));
            g.event(Ussr, NuclearTestBan);
            assert_eq!((g.vp(), g.defcon()), (-points, after));
            assert!(g.is_discarded(NuclearTestBan) && g.is_idle());
        }
    }

    #[test]
    fn twenty_points_end_the_game_before_defcon_moves() {
        let mut g = board("defcon=4 vp=18");
        g.event(Us, NuclearTestBan);
        assert_eq!(g.result(), Some((Some(Us), Ending::VictoryPoints)));
        assert_eq!(g.defcon(), 4);
    }
}
