//! #109 Yuri and Samantha.
//!
//! Until the end of the turn the USSR gains 1 point for each coup attempt of the US.

use crate::cards::prelude::*;

pub(super) const CARD: Card =
    Card::new(YuriAndSamantha, "109", Era::Late, 2, Some(Ussr), EVENT).starred().optional();

const EVENT: &[Step] = &[Do(|t, _| t.begin(Effect::YuriAndSamantha))];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_us_coup_attempt_pays_a_point_even_a_failed_or_a_free_one() {
        // Ruling 51.
        let mut g = board("ussr=angola:3,cuba:3");
        g.event(Ussr, YuriAndSamantha);
        assert!(g.is_removed(YuriAndSamantha) && Effect::YuriAndSamantha.is_for_the_turn());
        g.plays(Us, OlympicGames, "coup").answer("cuba 1");
        assert_eq!((g.vp(), g.ussr(Country::Cuba)), (-1, 3));
        g.event(Us, Junta).answer("peru coup cuba 1");
        assert_eq!(g.vp(), -2);
    }

    #[test]
    fn not_for_wars_realignments_the_space_race_or_soviet_coups() {
        // Ruling 51.
        let mut g = board("ussr=angola:3,cuba:3 us=kenya:1 effects=yuri-and-samantha");
        g.event(Us, IranIraqWar).answer("iran 1");
        g.plays(Us, OlympicGames, "realign").answer("cuba 1-1 cuba 1-1");
        g.plays(Us, Nasser, "influence").answer("kenya");
        g.plays(Us, DuckAndCover, "space").answer("6");
        g.plays(Ussr, BrushWar, "coup").answer("kenya 1");
        assert_eq!(g.vp(), 0);
    }

    #[test]
    fn a_coup_that_ends_the_world_pays_nothing() {
        let mut g = board("ussr=cuba:3 effects=yuri-and-samantha defcon=2 vp=-19");
        g.plays(Us, OlympicGames, "coup").answer("cuba 1");
        assert_eq!((g.vp(), g.result()), (-19, Some((Some(Ussr), Ending::Defcon))));
    }

    #[test]
    fn the_twentieth_point_wins() {
        let mut g = board("ussr=kenya:3 effects=yuri-and-samantha vp=-19");
        g.plays(Us, OlympicGames, "coup").answer("kenya 6");
        assert_eq!(g.result(), Some((Some(Ussr), Ending::VictoryPoints)));
    }
}
