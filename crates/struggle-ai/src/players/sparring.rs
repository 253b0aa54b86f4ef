//! `sparring`: the greedy level in a hurry, to train against by the million games. What an event is worth is found out for
//! the cards that seem best, and guessed for the others from when it was last found out; answers to events are judged at a
//! glance, danger on one deal, and a play is carried out as it was meant when its card was chosen.
//!
//! It plays as `greedy` does and nearly as well, at a fraction of the cost; nobody is offered it as an opponent.

use detente_game::{Bot, Rng, Seat};
use detente_struggle::Struggle;
use detente_struggle::decision::{Action, Asked, Usage};
use detente_struggle::effects::Effect;
use detente_struggle::side::Side;
use detente_struggle::state::State;
use detente_struggle::view::View;

use crate::choice::events::Events;
use crate::choice::mind::Mind;
use crate::choice::safety;
use crate::players::evaluator::policy;
use crate::position::belief;
use crate::position::eval::Eval;
use crate::position::scorings::Hidden;
use crate::position::weights::WEIGHTS;

/// The bot.
#[derive(Clone, Debug)]
pub struct Sparring {
    rng: Rng,
    thought: Option<Thought>,
}

/// What is kept from one decision to the next.
#[derive(Clone, Debug)]
struct Thought {
    /// Turn, round and whose play it is: the measure is taken anew when these change.
    when: (u8, u8, Side),
    mind: Mind,
}

impl Sparring {
    pub fn new(seed: u64) -> Sparring {
        Sparring { rng: Rng::new(seed), thought: None }
    }

    /// The mind for a decision on `s`, a deal of `view`.
    fn mind(&mut self, view: &View, s: &State) -> &mut Mind {
        let when = (s.turn, s.round, s.phasing);
        // A card of one's own hand comes next: everything is judged on the board as it is.
        let begins = matches!(s.asked(), Some(Asked::ActionRound { .. } | Asked::Headline(_)));
        let hidden = Hidden::of(view);
        match &mut self.thought {
            Some(thought) if thought.when == when && !begins => {}
            Some(Thought { when: then, mind }) => {
                *then = when;
                mind.hidden = hidden;
                mind.eval = Eval::new(s, hidden, &WEIGHTS).in_haste();
                if let Some(events) = &mut mind.events
                    && begins
                {
                    events.begin_anew(s, &mind.eval, hidden);
                }
            }
            None => {
                let mut mind = Mind::new(s, hidden, &WEIGHTS, self.rng.next_u64());
                mind.in_haste = true;
                mind.eval = mind.eval.in_haste();
                mind.events = Some(Box::new(Events::guessing(s, mind.clone())));
                self.thought = Some(Thought { when, mind });
            }
        }
        &mut self.thought.as_mut().expect("there is one now").mind
    }

    /// What needs no idea of hidden cards: the use a card was chosen for, and where influence goes.
    fn at_once(&mut self, side: Side, view: &View) -> Option<Action> {
        let open = view.open();
        let thought = self.thought.as_mut()?;
        if thought.when != (open.turn, open.round, open.phasing) || open.has(Effect::missile_crisis_on(side))
        {
            return None;
        }
        match open.asked()? {
            Asked::Use { card, usage: Usage::Full, .. } => {
                let word = thought.mind.intent(card)?;
                let fits = open.legal_uses(side, card, Usage::Full).contains(word)
                    && safety::is_harmless(open, side, Action::Word(word));
                fits.then_some(Action::Word(word))
            }
            Asked::Influence(_) | Asked::SetUp { .. } | Asked::Realign(_) => {
                Some(thought.mind.quick(open, side))
            }
            _ => None,
        }
    }
}

impl Bot<Struggle> for Sparring {
    fn choose(&mut self, seat: Seat, view: &View, legal: &[Action]) -> Action {
        if let [only] = legal {
            return *only;
        }
        let side = Side::of_seat(seat);
        if let Some(action) = self.at_once(side, view) {
            return action;
        }
        let s = belief::deal(view, &mut self.rng);
        policy(self.mind(view, &s), &s, side)
    }

    fn new_game(&mut self) {
        self.thought = None;
    }
}
