//! #8 Fidel.
//!
//! The US leaves Cuba and the USSR takes control there.

use crate::cards::prelude::*;

pub(super) const CARD: Card = Card::new(Fidel, "8", Era::Early, 2, Some(Ussr), EVENT).starred();

const EVENT: &[Step] = &[Do(|t, _| {
    t.remove_all(Us, Country::Cuba);
    t.raise_to_control(Ussr, Country::Cuba);
})];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cuba_becomes_soviet() {
        let mut g = board("us=cuba:2 ussr=cuba:1");
        g.event(Ussr, Fidel);
        assert_eq!((g.us(Country::Cuba), g.ussr(Country::Cuba)), (0, 3));
        assert!(g.is_removed(Fidel));
    }

    #[test]
    fn more_influence_than_control_needs_stays() {
        let mut g = board("ussr=cuba:5");
        g.plays(Us, Fidel, "event-first");
        assert_eq!(g.ussr(Country::Cuba), 5);
    }

    #[test]
    fn the_us_cannot_play_it_for_the_event_alone() {
        // Ruling 5.
        let g = board("us=panama:1 hand-us=fidel");
        let uses = g.state.legal_uses(Us, Fidel, Usage::Full);
        assert!(!uses.contains(Word::Event) && uses.contains(Word::EventFirst));
    }

    #[test]
    fn the_phasing_player_chooses_whether_it_comes_before_or_after_his_operations() {
        // Ruling 5.
        let mut g = board("us=cuba:1,panama:1");
        g.plays(Us, Fidel, "influence").answer("cuba cuba");
        assert_eq!((g.us(Country::Cuba), g.ussr(Country::Cuba)), (0, 3));
        let mut g = board("us=cuba:1,panama:1");
        g.plays(Us, Fidel, "event-first").answer("influence panama costa-rica");
        assert_eq!((g.us(Country::Cuba), g.ussr(Country::Cuba), g.us(Country::Panama)), (0, 3, 2));
        assert!(g.is_removed(Fidel) && g.is_idle());
    }

    #[test]
    fn on_the_space_race_it_does_not_happen_and_is_discarded() {
        // Ruling 5, 6.4.5.
        let mut g = board("us=cuba:1");
        g.plays(Us, Fidel, "space").answer("6");
        assert_eq!(g.us(Country::Cuba), 1);
        assert!(g.is_discarded(Fidel));
    }
}
