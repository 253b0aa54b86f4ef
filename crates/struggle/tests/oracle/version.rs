//! The version of the rules that a game is played under (the corrections that docs/rulings.md names).

/// What the second version corrected.
#[derive(Clone, Copy)]
#[expect(clippy::struct_excessive_bools, reason = "each is a correction by itself")]
pub struct Version {
    /// 4.3: the discards are shuffled "when no cards remain", not when the next one is wanted.
    pub shuffles_at_once: bool,
    /// Missile Envy compares effective values (7.4.2).
    pub envies_effective_value: bool,
    /// Defectors cancels a USSR headline also when another event brings it up in the headline phase.
    pub defectors_cancel_from_events: bool,
    /// First edition, 8.1.5: free realignments obey DEFCON.
    pub first_edition_closes_realignments: bool,
    /// Arms Race compares the phasing player ("Jogador Ativo", 4.2).
    pub arms_race_is_the_phasing_players: bool,
}

impl Version {
    pub fn of(number: u32) -> Version {
        let second = number >= 2;
        Version {
            shuffles_at_once: second,
            envies_effective_value: false,
            defectors_cancel_from_events: false,
            first_edition_closes_realignments: false,
            arms_race_is_the_phasing_players: false,
        }
    }
}
