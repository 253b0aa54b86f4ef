//! What is added to a number, with its reason.
//!
//! The rules add these up; logs, odds and hints name them one by one. Both ask the same functions, so that a reason can
//! neither be missing nor invented.

use crate::cards::CardId;

/// One thing that is added or taken off, and why.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Modifier {
    pub amount: i8,
    pub cause: Cause,
}

/// Why something is added or taken off.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cause {
    /// An event in force.
    Card(CardId),
    /// Controlled neighbouring countries.
    Neighbours,
    /// More influence in the target.
    Influence,
    /// A superpower beside the target (2.1.5).
    Superpower,
    /// Arab-Israeli War: the enemy controls the target.
    Target,
    /// 12.4.2: the Chinese Civil War is not won.
    ChineseCivilWar,
    /// The sponsor of the Olympic Games, the player of the NATO Referendum.
    Player,
    /// Summit: regions dominated or controlled.
    Regions,
}

/// No roll and no card has more of them.
const MOST: usize = 4;

/// All that is added to one number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Modifiers([Modifier; MOST]);

impl Modifiers {
    pub const NONE: Modifiers = Modifiers([Modifier { amount: 0, cause: Cause::Neighbours }; MOST]);

    /// Amounts of 0 stand for what does not apply.
    #[inline]
    pub fn of<const N: usize>(amounts: [(i8, Cause); N]) -> Modifiers {
        const { assert!(N <= MOST, "room for more modifiers") };
        let mut all = Modifiers::NONE;
        let mut i = 0;
        while i < N {
            let (amount, cause) = amounts[i];
            all.0[i] = Modifier { amount, cause };
            i += 1;
        }
        all
    }

    #[inline]
    pub fn sum(&self) -> i8 {
        let [a, b, c, d] = &self.0;
        a.amount + b.amount + c.amount + d.amount
    }

    /// Those that apply.
    pub fn iter(&self) -> impl Iterator<Item = Modifier> + use<> {
        self.0.into_iter().filter(|modifier| modifier.amount != 0)
    }

    pub fn is_empty(&self) -> bool {
        self.iter().next().is_none()
    }
}
