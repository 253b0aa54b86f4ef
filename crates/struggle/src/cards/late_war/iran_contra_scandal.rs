//! #93 Iran-Contra Scandal.
//!
//! −1 on every die the US rolls in a realignment, whoever makes it, until the end of the turn.

use crate::cards::prelude::*;

pub(super) const CARD: Card = Card::new(IranContraScandal, "93", Era::Late, 2, Some(Ussr), EVENT).starred();

const EVENT: &[Step] = &[Do(|t, _| t.begin(Effect::IranContra))];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn us_dice_count_one_less_in_us_realignments() {
        let mut g = board("ussr=angola:2");
        g.event(Ussr, IranContraScandal);
        assert!(g.is_removed(IranContraScandal) && Effect::IranContra.is_for_the_turn());
        // 5 − 1 against 1 + 1 for more influence.
        g.plays(Us, OlympicGames, "realign").answer("angola 5-1");
        assert_eq!(g.ussr(Country::Angola), 0);
        let mut g = board("ussr=angola:2 effects=iran-contra");
        g.plays(Us, OlympicGames, "realign").answer("angola 3-1");
        assert_eq!(g.ussr(Country::Angola), 2);
    }

    #[test]
    fn and_in_those_of_the_ussr() {
        let mut g = board("us=angola:2 effects=iran-contra");
        // 2 + 1 − 1 against 3.
        g.plays(Ussr, OlympicGames, "realign").answer("angola 2-3");
        assert_eq!(g.us(Country::Angola), 1);
    }

    #[test]
    fn coups_are_not_touched() {
        let mut g = board("ussr=angola:1 effects=iran-contra");
        g.plays(Us, OlympicGames, "coup").answer("angola 1");
        assert_eq!((g.us(Country::Angola), g.ussr(Country::Angola)), (0, 0));
    }
}
