//! `sparring`: the greedy level in a hurry, to train against by the million games. What events are worth is found out once
//! in a round instead of at every decision, answers to events are judged at a glance, and danger on one deal.
//!
//! It plays as `greedy` does and nearly as well, at a fraction of the cost; nobody is offered it as an opponent.

use detente_game::{Bot, Rng, Seat};
use detente_struggle::Struggle;
use detente_struggle::decision::Action;
use detente_struggle::side::Side;
use detente_struggle::view::View;

use crate::belief;
use crate::evaluator::policy;
use crate::events::Events;
use crate::mind::Mind;
use crate::outlook::Hidden;
use crate::weights::WEIGHTS;

/// The bot.
#[derive(Clone, Debug)]
pub struct Sparring {
    rng: Rng,
    /// What events are worth, and when that was found out: turn and round.
    events: Option<((u8, u8), Box<Events>)>,
}

impl Sparring {
    pub fn new(seed: u64) -> Sparring {
        Sparring { rng: Rng::new(seed), events: None }
    }
}

impl Bot<Struggle> for Sparring {
    fn choose(&mut self, seat: Seat, view: &View, legal: &[Action]) -> Action {
        if let [only] = legal {
            return *only;
        }
        let s = belief::deal(view, &mut self.rng);
        let when = (s.turn, s.round);
        let mut mind = Mind::new(&s, Hidden::of(view), &WEIGHTS, self.rng.next_u64());
        let known = self.events.take().filter(|(then, _)| *then == when).map(|(_, events)| events);
        mind.events = Some(known.unwrap_or_else(|| Box::new(Events::new(&s, mind.clone()))));
        let action = policy(&mut mind, &s, Side::of_seat(seat));
        self.events = mind.events.map(|events| (when, events));
        action
    }

    fn new_game(&mut self) {
        self.events = None;
    }
}
