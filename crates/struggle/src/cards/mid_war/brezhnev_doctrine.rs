//! #51 Brezhnev Doctrine.
//!
//! USSR operations are worth 1 more this turn, at most 4.

use crate::cards::prelude::*;

pub(super) const CARD: Card = Card::new(BrezhnevDoctrine, "51", Era::Mid, 3, Some(Ussr), EVENT).starred();

const EVENT: &[Step] = &[Do(|t, _| t.begin(Effect::BrezhnevDoctrine))];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ussr_operations_are_worth_one_more_at_most_4() {
        let mut g = board("");
        g.event(Ussr, BrezhnevDoctrine);
        let values: alloc::vec::Vec<u8> = (1..=4).map(|ops| g.state.effective_ops(Ussr, ops)).collect();
        assert_eq!(values, [2, 3, 4, 4]);
        assert_eq!(g.state.effective_ops(Us, 2), 2);
        assert!(g.is_removed(BrezhnevDoctrine));
    }

    #[test]
    fn it_counts_for_coups_and_their_military_operations() {
        // 7.4.2; Ruling 8.
        let mut g = board("us=haiti:1 effects=brezhnev-doctrine");
        g.plays(Ussr, Allende, "coup").answer("haiti 1");
        assert_eq!((g.us(Country::Haiti), g.state.military_ops.ussr), (0, 2));
    }

    #[test]
    fn it_counts_for_the_space_race_minimum() {
        // 7.4.2; Ruling 8: a card of 1 reaches the first box, which needs 2.
        let g = board("effects=brezhnev-doctrine");
        assert!(g.state.may_space(Ussr, 1) && !g.state.may_space(Us, 1));
    }

    #[test]
    fn played_by_the_us_it_helps_the_ussr_at_once_and_the_us_not_at_all() {
        let mut g = board("us=panama:1 ussr=cuba:1");
        g.event(Us, BrezhnevDoctrine).answer("influence panama panama panama");
        assert!(g.is_idle());
        assert_eq!(g.state.effective_ops(Ussr, 3), 4);
    }

    #[test]
    fn it_ends_with_the_turn() {
        let g = end_of_turn("turn=5 effects=brezhnev-doctrine deck=fidel,nasser,nato");
        assert!(!g.has(Effect::BrezhnevDoctrine));
    }
}
