//! The version of these rules: what was corrected when.
//!
//! A game goes on under the version it was begun under, and a record replays under the one it names. Each correction is
//! a question here, asked where its rule stands; docs/rulings.md gives the reason.

/// A version of the rules, oldest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Default)]
#[repr(u8)]
pub enum Rules {
    /// Until November 2026.
    First = 1,
    #[default]
    Second = 2,
}

impl Rules {
    pub const NEWEST: Rules = Rules::Second;

    pub const fn number(self) -> u8 {
        self as u8
    }

    pub fn of_number(number: u32) -> Option<Rules> {
        [Rules::First, Rules::Second].into_iter().find(|version| u32::from(version.number()) == number)
    }

    /// 4.3: the discards are shuffled as soon as the draw pile is empty, not when the next card is wanted.
    pub const fn shuffles_at_once(self) -> bool {
        self.is_second()
    }

    /// Card 49, 7.4.2: Missile Envy takes the card of the highest effective value.
    pub const fn envies_effective_value(self) -> bool {
        self.is_second()
    }

    /// Card 103: Defectors cancels a USSR headline that is still to come also when another event brings it up.
    pub const fn defectors_cancel_from_events(self) -> bool {
        self.is_second()
    }

    /// First edition, Aldrich Ames: a scoring card is played in its last round whatever the order, UN Intervention is played
    /// for operations, a trap takes the first card of the order that is worth 2, one that comes back stands outside it.
    pub const fn order_yields(self) -> bool {
        self.is_second()
    }

    /// First edition, 8.1.5: free realignments obey DEFCON.
    pub const fn first_edition_closes_realignments(self) -> bool {
        self.is_second()
    }

    /// Card 32: UN Intervention may be played with a card that Grain Sales has drawn.
    pub const fn un_helps_grain_sales(self) -> bool {
        self.is_second()
    }

    /// Card 32: the operations of UN Intervention's companion may be declined.
    pub const fn un_operations_are_optional(self) -> bool {
        self.is_second()
    }

    /// 10.3.1: 20 points are tested after Flower Power and the war that it is paid for, not between them.
    pub const fn counts_war_with_flower_power(self) -> bool {
        self.is_second()
    }

    /// Card 39: Arms Race compares the phasing player.
    pub const fn arms_race_is_the_phasing_players(self) -> bool {
        self.is_second()
    }

    /// Card 67: Grain Sales itself may go to the Space Race in the headline phase too.
    pub const fn grain_sales_may_fly_as_headline(self) -> bool {
        self.is_second()
    }

    /// 7.4.3, 6.0: realignments that an event grants as if by a card use all of its points.
    pub const fn granted_realignments_use_all_points(self) -> bool {
        self.is_second()
    }

    const fn is_second(self) -> bool {
        matches!(self, Rules::Second)
    }
}
