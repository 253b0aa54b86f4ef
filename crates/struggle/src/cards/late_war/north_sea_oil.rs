//! #86 North Sea Oil.
//!
//! OPEC cannot happen any more. The US may play an eighth action round this turn.

use crate::cards::prelude::*;

pub(super) const CARD: Card =
    Card::new(NorthSeaOil, "86", Era::Late, 3, Some(Us), EVENT).starred().underlined();

const EVENT: &[Step] = &[Do(|t, _| {
    t.begin(Effect::NorthSeaOil);
    t.begin(Effect::NorthSeaOilRound);
})];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_us_may_play_an_eighth_round_and_may_decline_it() {
        let mut g = round(Us, "turn=8 round=7 hand-us=north-sea-oil,nato,fidel hand-ussr=blockade,nasser");
        g.answer("north-sea-oil event");
        // The USSR has no eighth round.
        assert_eq!((g.awaited(), g.state.round), (Some(Us), 8));
        assert_eq!(g.options(), "fidel nato done");
        g.answer("done");
        assert_eq!((g.state.turn, g.state.round), (9, 0));
        assert!(g.state.hand.us.contains(Nato));
    }

    #[test]
    fn the_eighth_round_is_for_this_turn_only_and_opec_is_barred_for_good() {
        let mut g = board("");
        g.event(Us, NorthSeaOil);
        assert_eq!((g.state.rounds_of(Us), g.state.rounds_of(Ussr)), (8, 7));
        assert!(g.is_removed(NorthSeaOil) && Effect::NorthSeaOilRound.is_for_the_turn());
        assert!(g.has(Effect::NorthSeaOil) && !Effect::NorthSeaOil.is_for_the_turn());
    }

    #[test]
    fn headlined_it_gives_the_eighth_round_too() {
        // The headline does not count among the eight.
        let mut g = headline_phase("turn=8 hand-us=north-sea-oil,nato hand-ussr=fidel,nasser");
        g.answer_by(Ussr, "fidel").answer_by(Us, "north-sea-oil");
        assert_eq!((g.state.rounds_of(Us), g.state.rounds_left(Us)), (8, 8));
    }
}
