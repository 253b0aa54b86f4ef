//! #25 Containment.
//!
//! US operations are worth 1 more this turn, at most 4.

use crate::cards::prelude::*;

pub(super) const CARD: Card = Card::new(Containment, "25", Era::Early, 3, Some(Us), EVENT).starred();

const EVENT: &[Step] = &[Do(|t, _| t.begin(Effect::Containment))];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn us_operations_are_worth_one_more_at_most_4() {
        let mut g = board("");
        g.event(Us, Containment);
        assert_eq!(
            (1..=4).map(|ops| g.state.effective_ops(Us, ops)).collect::<alloc::vec::Vec<_>>(),
            [2, 3, 4, 4]
        );
        assert_eq!(g.state.effective_ops(Ussr, 2), 2);
        assert!(g.is_removed(Containment));
    }

    #[test]
    fn modifiers_are_summed_before_the_limit() {
        // Rulings 8 and 9, 7.4: 4 with Containment and Red Scare is 4.
        let g = board("effects=containment,red-scare-on-us");
        assert_eq!(g.state.effective_ops(Us, 4), 4);
    }

    #[test]
    fn it_counts_for_every_purpose() {
        // Ruling 8, 7.4.2: coup and military operations, the Space Race, what a trap accepts.
        let mut g = board("ussr=nigeria:1 hand-us=nasser effects=containment,quagmire");
        assert!(g.state.may_space(Us, 1));
        assert_eq!(g.state.trap_choices(Us).discards, CardSet::one(Nasser));
        g.plays(Us, TrumanDoctrine, "coup").answer("nigeria 1");
        assert_eq!((g.us(Country::Nigeria), g.state.military_ops.us), (0, 2));
        assert_eq!(g.ussr(Country::Nigeria), 0);
    }

    #[test]
    fn it_counts_for_plays_after_it_and_ends_with_the_turn() {
        // Its own operations, if the USSR plays it, are the USSR's.
        let mut g = board("ussr=poland:1");
        g.plays(Ussr, Containment, "event-first").answer("influence poland poland poland");
        assert!(g.is_idle() && g.has(Effect::Containment));
        assert!(!end_of_turn("effects=containment deck=nato").has(Effect::Containment));
    }
}
