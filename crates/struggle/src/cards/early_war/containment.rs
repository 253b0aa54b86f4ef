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
        // 7.4 and its worked sums: 4 with Containment and Red Scare is 4.
        let g = board("effects=containment,red-scare-on-us");
        assert_eq!(g.state.effective_ops(Us, 4), 4);
    }
}
