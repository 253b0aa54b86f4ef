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
    /// First edition, Aldrich Ames: no order makes the US hold a scoring card (10.1.5), UN Intervention in the order is played
    /// for operations, a trap takes the first card of the order that is worth 2, and one that comes back stands outside it.
    pub order_yields: bool,
    /// The operations of UN Intervention's companion "may" be used.
    pub un_operations_are_optional: bool,
    /// UN Intervention may be played with a card that Grain Sales has drawn.
    pub un_helps_grain_sales: bool,
    /// 10.3.1: the points of Flower Power and of the war that earns them are counted before 20 is tested.
    pub counts_war_with_flower_power: bool,
    /// Grain Sales itself may go to the Space Race in the headline phase too.
    pub grain_sales_may_fly_as_headline: bool,
    /// 7.4.3: realignments granted as if by a card use all points (6.0).
    pub granted_realignments_use_all_points: bool,
}

impl Version {
    pub fn of(number: u32) -> Version {
        let second = number >= 2;
        Version {
            shuffles_at_once: second,
            envies_effective_value: second,
            defectors_cancel_from_events: second,
            first_edition_closes_realignments: second,
            arms_race_is_the_phasing_players: second,
            order_yields: second,
            un_operations_are_optional: second,
            un_helps_grain_sales: second,
            counts_war_with_flower_power: second,
            grain_sales_may_fly_as_headline: second,
            granted_realignments_use_all_points: second,
        }
    }
}
