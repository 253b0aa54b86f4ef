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

    const fn is_second(self) -> bool {
        matches!(self, Rules::Second)
    }
}
