//! How a player enters a choice (2.4.1.1): a play and its numbers, or the six cards one by one.
//!
//! The guided plays offer only what would be valid on the player's markers as they are now, and since nobody else can
//! change those before the reveal, a guided play is never null. Free placement allows whatever the deck allows, null
//! plays included: that is how a player passes.

use core::ops::Range;

use arrayvec::ArrayVec;
use detente_game::Rng;

use crate::action::Action;
use crate::arsenal::Arsenal;
use crate::card::{CERO, Card, Placement};
use crate::play::{MOST, Play};
use crate::player::Player;

/// The steps a player has taken in this round, and whether the player's cards lie on the table.
#[derive(Clone, Debug, PartialEq, Eq, Default, Hash)]
pub struct Entry {
    pub(crate) steps: ArrayVec<Action, 7>,
    pub(crate) committed: bool,
}

impl Entry {
    /// The steps so far, without `commit`.
    pub fn steps(&self) -> &[Action] {
        &self.steps
    }

    pub fn is_committed(&self) -> bool {
        self.committed
    }

    /// Are all six cards chosen?
    #[inline]
    pub fn is_complete(&self) -> bool {
        match self.steps.first() {
            None => false,
            Some(Action::Build | Action::Regroup) => self.steps.len() == 4,
            Some(Action::Free) => self.steps.len() == 7,
            Some(_) => true,
        }
    }

    /// The six cards, once they are complete.
    #[inline]
    pub fn cards(&self, by: Player) -> Option<Placement> {
        if !self.is_complete() {
            return None;
        }
        Some(match self.steps[0] {
            Action::Build => Play::Build(core::array::from_fn(|marker| self.number(marker) as u8)).cards(by),
            Action::Regroup => Play::Regroup(core::array::from_fn(|marker| self.number(marker))).cards(by),
            Action::Ally(ally) => Play::Attack(ally).cards(by),
            _ => core::array::from_fn(|marker| [self.placed(2 * marker), self.placed(2 * marker + 1)]),
        })
    }

    /// Hands every step that `by` may take now to `list`, in order.
    #[inline]
    pub fn each_legal(&self, by: Player, arsenal: &Arsenal, mut list: impl FnMut(Action)) {
        if self.committed {
            return;
        }
        let Some(first) = self.steps.first() else {
            list(Action::Build);
            if arsenal.attack != [0; 3] {
                list(Action::Regroup);
            }
            Player::ALL.into_iter().filter(|&ally| ally != by).for_each(|ally| list(Action::Ally(ally)));
            list(Action::Free);
            return;
        };
        if self.is_complete() {
            list(Action::Commit);
        } else {
            match first {
                Action::Build => self.each_build(by, arsenal, &mut list),
                Action::Regroup => self.each_regroup(by, arsenal, &mut list),
                _ => self.each_card(&mut list),
            }
        }
        list(Action::Back);
    }

    /// One of the legal steps, the same that picking from the list would give, without making the list.
    #[inline]
    pub(crate) fn sample_legal(&self, by: Player, arsenal: &Arsenal, rng: &mut Rng) -> Action {
        let Some(first) = self.steps.first() else {
            let mut list: ArrayVec<Action, 6> = ArrayVec::new();
            self.each_legal(by, arsenal, |action| list.push(action));
            return rng.pick(&list);
        };
        if self.is_complete() {
            return if rng.below(2) == 0 { Action::Commit } else { Action::Back };
        }
        let marker = (self.steps.len() - 1).min(2);
        let against = by.rivals()[marker];
        match first {
            Action::Build => {
                let most = u32::from(self.build_left(marker, arsenal));
                let n = rng.below(most + 2);
                if n > most { Action::Back } else { Action::To(against, n as u8) }
            }
            Action::Regroup => {
                let (leaving, coming) = self.regroup_numbers(marker, arsenal);
                let (from, to) = (leaving.len() as u32, coming.len() as u32);
                let n = rng.below(from + to + 1);
                if n < from {
                    Action::From(against, leaving.start + n as u8)
                } else if n < from + to {
                    Action::To(against, coming.start + (n - from) as u8)
                } else {
                    Action::Back
                }
            }
            _ => {
                let mut list: ArrayVec<Action, 17> = ArrayVec::new();
                self.each_card(&mut |action| list.push(action));
                list.push(Action::Back);
                rng.pick(&list)
            }
        }
    }

    /// Takes a legal step.
    #[inline]
    pub(crate) fn take(&mut self, action: Action) {
        match action {
            Action::Commit => self.committed = true,
            Action::Back => {
                self.steps.pop();
            }
            step => self.steps.push(step),
        }
    }

    #[inline]
    fn each_build(&self, by: Player, arsenal: &Arsenal, list: &mut impl FnMut(Action)) {
        let marker = self.steps.len() - 1;
        let against = by.rivals()[marker];
        for n in 0..=self.build_left(marker, arsenal) {
            list(Action::To(against, n));
        }
    }

    /// 2.4.2.1: the most that this marker may get, after what the earlier ones got.
    #[inline]
    fn build_left(&self, marker: usize, arsenal: &Arsenal) -> u8 {
        let used: i8 = (0..marker).map(|marker| self.number(marker)).sum();
        arsenal.most_built() - used as u8
    }

    #[inline]
    fn each_regroup(&self, by: Player, arsenal: &Arsenal, list: &mut impl FnMut(Action)) {
        let marker = self.steps.len() - 1;
        let against = by.rivals()[marker];
        let (leaving, coming) = self.regroup_numbers(marker, arsenal);
        for n in leaving {
            list(Action::From(against, n));
        }
        for n in coming {
            list(Action::To(against, n));
        }
    }

    /// 2.4.2.2: how many missiles may leave this marker, and how many may come to it, so that the numbers can still be
    /// completed to an `[R]` which moves something.
    #[inline]
    fn regroup_numbers(&self, marker: usize, arsenal: &Arsenal) -> (Range<u8>, Range<u8>) {
        let most = MOST as i8;
        let held = arsenal.attack.map(|missiles| missiles.min(u32::from(MOST)) as i8);
        let (first, second) = (self.number(0), self.number(1));
        // The three numbers sum to nothing, so “twelve at most are moved” says that none is beyond twelve.
        let (lowest, highest, moves_later) = match marker {
            // What comes to the first marker must lie at the other two.
            0 => (-held[0], most.min(held[1] + held[2]), held[1] + held[2] > 0),
            // The third number settles the account, and has its own limits.
            1 => ((-held[1]).max(-most - first), most.min(held[2] - first), first != 0),
            _ => (-(first + second), -(first + second), true),
        };
        // Zero is no number for a marker after which nothing could move any more.
        let least = lowest.max(i8::from(!moves_later));
        let leaving = (-highest).max(1)..(1 - lowest).max(1);
        let coming = least.max(0)..(highest + 1).max(0);
        (range(leaving), range(coming))
    }

    /// Any card of which the deck still has a copy.
    #[inline]
    fn each_card(&self, list: &mut impl FnMut(Action)) {
        let mut left = Card::KINDS.map(Card::copies);
        for step in &self.steps {
            if let Action::Place(card) = step {
                left[card.index()] -= 1;
            }
        }
        for (card, left) in Card::KINDS.into_iter().zip(left) {
            if left > 0 {
                list(Action::Place(card));
            }
        }
    }

    /// The signed number entered for a marker of a guided play.
    #[inline]
    fn number(&self, marker: usize) -> i8 {
        match self.steps.get(marker + 1) {
            Some(&Action::To(_, n)) => n as i8,
            Some(&Action::From(_, n)) => -(n as i8),
            _ => 0,
        }
    }

    fn placed(&self, place: usize) -> Card {
        match self.steps.get(place + 1) {
            Some(&Action::Place(card)) => card,
            _ => CERO,
        }
    }
}

/// Numbers known not to be negative; an empty range starts where it ends.
#[inline]
fn range(numbers: Range<i8>) -> Range<u8> {
    let end = numbers.end.max(numbers.start);
    numbers.start as u8..end as u8
}
