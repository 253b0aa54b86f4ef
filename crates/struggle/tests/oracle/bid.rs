//! 11.1.4, and 11.3 of the first edition: bidding for the sides.

use std::cmp::Ordering;

use detente_struggle::decision::{Action, Word};
use detente_struggle::options::Bid;
use detente_struggle::side::{Side, Us, Ussr};

use super::table::{Oracle, Step, words};

impl Oracle<'_> {
    pub fn bidding(&mut self) -> Step {
        match self.w.options.bid {
            Bid::None => Ok(()),
            Bid::Sealed => self.sealed_bids(),
            Bid::Open => self.open_bids(),
        }
    }

    /// 11.1.4: each chair writes down a side and a number in secret.
    fn sealed_bids(&mut self) -> Step {
        let mut sides = [None; 2];
        let mut numbers = [None; 2];
        let numbers_allowed: Vec<Action> = (0..=12).map(|n| Action::Word(Word::bid(n))).collect();
        loop {
            let options = [Us, Ussr].map(|chair| {
                if numbers[chair as usize].is_some() {
                    Vec::new()
                } else if sides[chair as usize].is_some() {
                    numbers_allowed.clone()
                } else {
                    words(&[Word::Us, Word::Ussr])
                }
            });
            let Some((chair, answer)) = self.ask_one_of_both(&options)? else { break };
            match answer {
                Action::Word(Word::Us) => sides[chair as usize] = Some(Us),
                Action::Word(Word::Ussr) => sides[chair as usize] = Some(Ussr),
                Action::Word(word) => numbers[chair as usize] = word.as_bid(),
                other => unreachable!("{other:?} is no bid"),
            }
        }
        let side = |chair: Side| sides[chair as usize].expect("a side was written down");
        let number = |chair: Side| numbers[chair as usize].expect("a number was written down");
        if side(Us) != side(Ussr) {
            self.w.swapped = side(Us) == Ussr;
            return Ok(());
        }
        let wanted = side(Us);
        let highest = number(Us).max(number(Ussr));
        let winner = match number(Us).cmp(&number(Ussr)) {
            Ordering::Equal => self.chair_by_lot()?,
            Ordering::Greater => Us,
            Ordering::Less => Ussr,
        };
        self.w.swapped = winner != wanted;
        self.bid_influence[wanted.opponent() as usize] = highest;
        Ok(())
    }

    /// First edition 11.3: a chair drawn by lot bids points for a side, the other may bid more, and so on.
    fn open_bids(&mut self) -> Step {
        let first = self.chair_by_lot()?;
        let wanted = if self.word(first, &[Word::Us, Word::Ussr])? == Word::Us { Us } else { Ussr };
        let bids = |from: u8| (from..=12).map(Word::bid).collect::<Vec<_>>();
        let mut leader = first;
        let mut bid = self.word(first, &bids(0))?.as_bid().expect("a bid");
        loop {
            let other = leader.opponent();
            let mut higher = bids(bid + 1);
            if higher.is_empty() {
                break;
            }
            higher.push(Word::Done);
            let Some(more) = self.word(other, &higher)?.as_bid() else { break };
            bid = more;
            leader = other;
        }
        // Only the winning bid counts: the other side begins with that many points.
        self.w.swapped = leader != wanted;
        self.w.vp += if wanted == Us { -(bid as i8) } else { bid as i8 };
        Ok(())
    }

    fn chair_by_lot(&mut self) -> Step<Side> {
        Ok(if self.die()? <= 3 { Us } else { Ussr })
    }
}
