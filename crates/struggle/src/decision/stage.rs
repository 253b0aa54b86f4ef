//! Where a game stands in the sequence of play, in the rulebook's terms (4.5).

use super::frame::{Frame, Phase};
use crate::side::{Side, Us, Ussr};
use crate::state::State;

/// The stages of a game. Military operations and final scoring ask nobody: no game is ever found in them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// 11.1.4: the players bid for the sides.
    Bid,
    /// 3.2, 3.3: free influence is placed.
    SetUp,
    /// 3.1, 4.5 B: the hands are dealt. Those of the first turn are dealt before the set-up.
    Deal,
    /// 4.5 C.
    Headline,
    /// 4.5 D: the action round of this number, counted from 1, of one side.
    ActionRound {
        by: Side,
        number: u8,
    },
    /// 6.4.4, box 6: held cards may be discarded.
    EndOfTurn,
    Over,
}

impl State {
    /// Does it go on from here to the end of the game? A position that was cut out of a round, as tests write them, ends with it.
    pub fn goes_on(&self) -> bool {
        self.result.is_some() || matches!(self.stack.first(), Some(Frame::Turn { .. }))
    }

    pub fn stage(&self) -> Stage {
        match self.stack.last() {
            _ if self.result.is_some() => Stage::Over,
            Some(
                Frame::Bid { .. }
                | Frame::BidLot { .. }
                | Frame::OpenBidLot {}
                | Frame::OpenBidSide { .. }
                | Frame::OpenBid { .. },
            ) => Stage::Bid,
            Some(Frame::Setup { .. }) => Stage::SetUp,
            // An event may draw cards too.
            Some(Frame::Draw { .. }) if self.current_event().is_none() => Stage::Deal,
            Some(Frame::DiscardHeld { .. }) => Stage::EndOfTurn,
            _ if self.is_headline() => Stage::Headline,
            _ => Stage::ActionRound { by: self.phasing, number: self.round },
        }
    }

    /// Whose action round comes next in this turn, if one does.
    pub fn next_round(&self) -> Option<Side> {
        match self.next_phase()? {
            Phase::Headline => Some(Ussr),
            Phase::RoundUssr => (self.round < self.rounds_of(Us).max(self.rounds_of(Ussr))).then_some(Ussr),
            Phase::RoundUs => Some(Us),
            _ => None,
        }
    }

    /// How many action rounds of this turn `side` has begun.
    pub fn rounds_begun(&self, side: Side) -> u8 {
        match (self.next_phase(), side) {
            // The number is that of the round of the USSR, which comes first.
            (Some(Phase::RoundUs), Us) => self.round.saturating_sub(1),
            (Some(Phase::MilitaryOps | Phase::DiscardHeld | Phase::End), _) => self.rounds_of(side),
            (Some(Phase::Headline | Phase::Begin), _) => 0,
            _ => self.round,
        }
    }

    /// What the turn does when everything that is going on is over.
    fn next_phase(&self) -> Option<Phase> {
        match self.stack.first() {
            Some(&Frame::Turn { at }) => Some(at),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use alloc::vec::Vec;

    use super::*;
    use crate::cards::CardId::AskNotWhatYourCountryCanDoForYou;
    use crate::testkit::*;

    #[test]
    fn a_game_goes_through_its_stages_in_order() {
        let mut stages: Vec<Stage> = Vec::new();
        random_game(3, |state| {
            let stage = state.stage();
            if state.turn == 1 && stages.last() != Some(&stage) {
                stages.push(stage);
            }
        });
        let round = |by, number| Stage::ActionRound { by, number };
        assert_eq!(stages[..4], [Stage::Deal, Stage::SetUp, Stage::Headline, round(Ussr, 1)]);
        assert_eq!(stages[4..7], [round(Us, 1), round(Ussr, 2), round(Us, 2)]);
    }

    #[test]
    fn cards_that_an_event_draws_are_part_of_its_round() {
        let mut g = board("hand-us=nato,fidel deck=nasser,blockade");
        g.event(Us, AskNotWhatYourCountryCanDoForYou).answer("nato done");
        assert_eq!(g.state.stage(), Stage::ActionRound { by: Us, number: g.state.round });
    }

    #[test]
    fn rounds_are_counted_for_each_side() {
        let mut before: Option<(Stage, u8)> = None;
        random_game(4, |state| {
            if let Stage::ActionRound { by, number } = state.stage() {
                assert_eq!(state.rounds_begun(by), number);
                let other = if by == Ussr { number - 1 } else { number };
                assert_eq!(state.rounds_begun(by.opponent()), other.min(state.rounds_of(by.opponent())));
                before = Some((state.stage(), state.round));
            } else if matches!(state.stage(), Stage::Headline) {
                assert_eq!(state.rounds_begun(Us), 0);
                assert_eq!(state.next_round(), Some(Ussr));
            }
        });
        assert!(before.is_some());
    }
}
