//! #69 Latin American Death Squads.
//!
//! Until the end of the turn the player adds 1 to coup dice in Central and South America, and the opponent takes 1
//! off theirs there.

use crate::cards::prelude::*;

pub(super) const CARD: Card = Card::new(LatinAmericanDeathSquads, "69", Era::Mid, 2, None, EVENT);

const EVENT: &[Step] = &[Do(|t, event| t.begin(Effect::death_squads_for(event.by)))];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn plus_one_for_the_player_and_minus_one_for_the_opponent() {
        let mut g = board("");
        g.event(Ussr, LatinAmericanDeathSquads);
        assert_eq!(g.state.coup_modifiers(Ussr, Country::Chile).sum(), 1);
        assert_eq!(g.state.coup_modifiers(Us, Country::Guatemala).sum(), -1);
        assert!(g.is_discarded(LatinAmericanDeathSquads) && g.is_idle());
    }

    #[test]
    fn both_halves_only_in_central_and_south_america() {
        // Ruling 24.
        let mut g = board("");
        g.event(Us, LatinAmericanDeathSquads);
        for country in [Country::Angola, Country::Iran, Country::Thailand, Country::Italy] {
            assert_eq!(g.state.coup_modifiers(Us, country).sum(), 0);
            assert_eq!(g.state.coup_modifiers(Ussr, country).sum(), 0);
        }
    }

    #[test]
    fn the_modifier_decides_a_coup() {
        let coup = |effects: &str| {
            let mut g = board(&alloc::format!("ussr=chile:2 {effects}"));
            g.plays(Us, Nasser, "coup").answer("chile 5");
            g.ussr(Country::Chile)
        };
        // 5 + 1 is no more than twice 3; 5 + 1 + 1 is.
        assert_eq!(coup(""), 2);
        assert_eq!(coup("effects=death-squads-for-us"), 1);
        assert_eq!(coup("effects=death-squads-for-us,salt"), 2);
    }

    #[test]
    fn if_both_sides_have_played_it_in_one_turn_the_modifiers_cancel_out() {
        // Ruling 24, open: they add up.
        let mut g = board("");
        g.event(Us, LatinAmericanDeathSquads).event(Ussr, LatinAmericanDeathSquads);
        assert_eq!(g.state.coup_modifiers(Us, Country::Chile).sum(), 0);
        assert_eq!(g.state.coup_modifiers(Ussr, Country::Chile).sum(), 0);
    }

    #[test]
    fn it_ends_with_the_turn() {
        assert!(Effect::DeathSquadsForUs.is_for_the_turn() && Effect::DeathSquadsForUssr.is_for_the_turn());
    }
}
