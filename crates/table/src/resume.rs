//! A game that is taken up again from a record: what the terminal saves.

use detente_game::{Actor, Seat, ToAct};
use detente_protocol::TableStatus;

use crate::body::Sitting;
use crate::games::Hosted;
use crate::history::{History, Remark};
use crate::laid::{Becomes, Laid, in_order_of_sealing};
use crate::steps::outlook;
use crate::table::Table;

impl<G: Hosted> Table<G> {
    /// Plays a record into a table that has not begun: its actions in their order, Nature's as they stand there. Steps that
    /// could be taken back when it was written are laid again. The error is the number of an action that the rules refuse.
    pub fn reenact(&mut self, actions: &[(Actor, G::Action)]) -> Result<(), usize> {
        self.body.status = TableStatus::Playing;
        let last = actions.len().saturating_sub(1);
        for (i, &(by, action)) in actions.iter().enumerate() {
            let Actor::Seat(seat) = by else {
                self.history.play(by, action, None, 0).map_err(|_| i)?;
                self.body.draws += 1;
                continue;
            };
            let index = usize::from(seat.0);
            match self.laid[index].step(&self.history, seat, action, false) {
                Becomes::Laid(laid) => self.laid[index] = laid,
                Becomes::Told { laid, at_once } => {
                    let (all, seats) = self.telling(seat, laid, at_once);
                    self.laid = all;
                    self.tell_again(&seats).ok_or(i)?;
                }
                Becomes::Illegal | Becomes::Unconfirmed => return Err(i),
            }
        }
        if self.history.game().swapped() {
            self.body.seats.swap(0, 1);
            self.body.swapped = true;
        }
        // Bots take nothing back: what one was in the middle of is told.
        let open = |seat: &Seat| {
            let index = usize::from(seat.0);
            matches!(self.body.seats[index], Sitting::Bot { .. }) && !self.laid[index].steps.is_empty()
        };
        if !self.history.game().part().together {
            let seats: Vec<Seat> = Seat::all::<G>().filter(open).collect();
            self.tell_again(&seats).ok_or(last)?;
        }
        // A record may break off before Nature has answered.
        let (mut game, mut worked) = (self.history.game().clone(), Vec::new());
        let mut draws = self.body.draws;
        self.nature(&self.dice, &mut game, &mut worked, &mut draws, 0).ok_or(last)?;
        self.body.draws = draws;
        self.history.take(worked, game);
        if let ToAct::Over(_) = self.history.game().to_act() {
            self.body.ended = outlook(self.history.game()).0;
            self.body.status = TableStatus::Over;
        }
        self.body.laid = Laid::all_words(&self.laid);
        self.renew_layers();
        Ok(())
    }

    /// What these seats have laid becomes part of the game; Nature's answers come from the record.
    fn tell_again(&mut self, seats: &[Seat]) -> Option<()> {
        for &seat in seats {
            let laid = std::mem::take(&mut self.laid[usize::from(seat.0)]);
            for action in laid.steps {
                self.history.play(Actor::Seat(seat), action, None, 0).ok()?;
            }
        }
        if !seats.is_empty() {
            for seat in Seat::all::<G>() {
                let laid = &mut self.laid[usize::from(seat.0)];
                *laid = laid.again(&self.history, seat);
            }
        }
        Some(())
    }

    /// All actions, and behind them what is laid: face down first, in the order in which it was sealed.
    pub fn actions_and_laid(&self) -> Vec<(Actor, G::Action)> {
        let sealed = in_order_of_sealing(&self.laid);
        let open = Seat::all::<G>().filter(|seat| !sealed.contains(seat));
        let seats = sealed.iter().copied().chain(open);
        let steps = |seat: Seat| {
            let laid: &Laid<G> = &self.laid[usize::from(seat.0)];
            laid.steps.iter().map(move |&action| (Actor::Seat(seat), action))
        };
        let told = self.history.actions().iter().map(|done| (done.by, done.action));
        told.chain(seats.flat_map(steps)).collect()
    }

    /// Lets the log say why bots do what they do, from the beginning of the game.
    pub fn explained_by(&mut self, remark: Remark<G>) {
        self.company.remark = Some(remark);
        let mut history = History::new(self.history.options().clone(), Some(remark));
        for done in self.history.actions() {
            let played = history.play(done.by, done.action, done.draw, done.at);
            debug_assert!(played.is_ok(), "it was played before");
        }
        self.history = history;
        self.renew_layers();
    }
}
