//! Boards that are only thought of: what a player who looks ahead puts in the place of what is not known or not yet done.
//!
//! Nothing here is a move. A game that was changed so is for judging and not for going on.

use super::frame::{Frame, HeadlineChoice};
use super::run::run;
use super::tabletop::Tabletop;
use crate::cards::CardId;
use crate::side::Side;
use crate::state::State;

impl State {
    /// Everything that is going on is over, and the phasing side is to choose a card.
    pub fn suppose_nothing_is_going_on(&mut self) {
        self.stack.truncate(1);
        self.stack.push(Frame::ActionRound { by: self.phasing });
    }

    /// The event of `card` happens now, carried out by `by`, if nothing bars it.
    pub fn suppose_event(&mut self, card: CardId, by: Side) {
        let mut table = Tabletop::new(self, None);
        table.push(Frame::Trigger { card, by });
        run(&mut table);
    }

    /// In a headline phase in which not both have chosen: `side` has chosen this, or nothing yet.
    pub fn suppose_headline(&mut self, side: Side, choice: HeadlineChoice) {
        if let Some(Frame::Headline { us, ussr }) = self.stack.last_mut() {
            *(if side == Side::Us { us } else { ussr }) = choice;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cards::CardId::*;
    use crate::decision::Asked;
    use crate::side::{BySide, Us, Ussr};
    use crate::testkit::*;

    #[test]
    fn a_supposed_event_does_what_the_event_does() {
        let mut g = board("us=cuba:2");
        g.state.suppose_event(Fidel, Ussr);
        assert_eq!((g.us(crate::map::Country::Cuba), g.ussr(crate::map::Country::Cuba)), (0, 3));
        assert_eq!(g.state.asked(), Some(Asked::ActionRound { by: Us }));
    }

    #[test]
    fn whatever_was_asked_a_card_is_chosen_next() {
        let mut g = board("us=turkey:2,italy:2");
        g.event(Ussr, SocialistGovernments);
        g.state.suppose_nothing_is_going_on();
        assert_eq!(g.state.asked(), Some(Asked::ActionRound { by: g.state.phasing }));
        assert_eq!(g.state.underway().count(), 0);
    }

    #[test]
    fn a_headline_may_be_supposed() {
        let mut g = headline_phase("hand-us=fidel hand-ussr=nasser");
        g.state.suppose_headline(Us, HeadlineChoice::Card(Fidel));
        let chosen = BySide::new(HeadlineChoice::Card(Fidel), HeadlineChoice::Open);
        assert_eq!(g.state.asked(), Some(Asked::Headline(chosen)));
    }
}
