//! #41 Nuclear Subs.
//!
//! For the rest of the turn US coups in battlegrounds leave DEFCON alone. No help against the Cuban Missile Crisis.

use crate::cards::prelude::*;

pub(super) const CARD: Card = Card::new(NuclearSubs, "41", Era::Mid, 2, Some(Us), EVENT).starred();

const EVENT: &[Step] = &[Do(|t, _| t.begin(Effect::NuclearSubs))];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn us_coups_in_battlegrounds_leave_defcon_alone() {
        let mut g = board("ussr=cuba:3,egypt:2 defcon=2");
        g.event(Us, NuclearSubs);
        assert!(g.is_removed(NuclearSubs) && g.has(Effect::NuclearSubs));
        g.plays(Us, Nato, "coup").answer("cuba 1");
        assert_eq!((g.defcon(), g.state.military_ops.us, g.result()), (2, 4, None));
    }

    #[test]
    fn also_those_that_the_us_makes_in_a_round_of_the_ussr() {
        // Ruling 21.
        let mut g = board("ussr=cuba:3 defcon=2 effects=nuclear-subs");
        g.event(Ussr, CiaCreated).answer("coup cuba 1");
        assert_eq!((g.defcon(), g.result()), (2, None));
    }

    #[test]
    fn and_free_ones() {
        let mut g = board("ussr=cuba:3 defcon=2 effects=nuclear-subs");
        g.event(Us, Junta).answer("mexico coup cuba 6");
        assert_eq!((g.defcon(), g.result()), (2, None));
    }

    #[test]
    fn everything_else_moves_defcon_as_ever() {
        // Ruling 21.
        let mut g = board("us=cuba:3 defcon=3 effects=nuclear-subs");
        g.plays(Ussr, Fidel, "coup").answer("cuba 1");
        assert_eq!(g.defcon(), 2, "a USSR coup");
        g.event(Us, DuckAndCover);
        assert_eq!(g.result(), Some((Some(Ussr), Ending::Defcon)), "an event");
    }

    #[test]
    fn it_does_not_help_against_the_cuban_missile_crisis() {
        let mut g = board("ussr=cuba:3 effects=nuclear-subs,missile-crisis-on-us");
        g.plays(Us, Nato, "coup").answer("cuba");
        assert_eq!(g.result(), Some((Some(Ussr), Ending::MissileCrisis)));
    }

    #[test]
    fn it_ends_with_the_turn() {
        let g = end_of_turn("turn=5 effects=nuclear-subs deck=fidel,nasser,nato");
        assert!(!g.has(Effect::NuclearSubs));
    }
}
