//! Level `search`: the tree search with the hand-written evaluation, and what it says while it thinks.

use detente_game::bot::{Thoughts, Watch};
use detente_game::{Bot, Seat};
use detente_search::bot::thoughts;
use detente_search::{Budget, Findings, Searcher};
use detente_struggle::Struggle;
use detente_struggle::decision::Action;
use detente_struggle::side::Side;
use detente_struggle::view::View;

use crate::choice::reasons;
use crate::players::evaluator::Hand;
use crate::players::greedy;
use crate::players::levels;

/// The bot.
#[derive(Debug)]
pub struct Search {
    pub searcher: Searcher<Struggle, Hand>,
}

impl Search {
    pub fn new(seed: u64, budget: Budget) -> Search {
        Search { searcher: Searcher::new(Hand::new(seed), levels::settings(), budget, seed) }
    }
}

/// The findings with what the board says about the best of them.
fn tell(findings: &Findings<Action>, view: &View, seat: Seat) -> Thoughts<Action> {
    let best = findings.best().map(|best| best.action);
    let mut told = thoughts(findings);
    if let Some(action) = best {
        told.points = greedy::thoughts(view, seat, action).points;
        told.reason = reasons::reason(view.open(), Side::of_seat(seat), action);
    }
    told
}

impl Bot<Struggle> for Search {
    fn choose(&mut self, seat: Seat, view: &View, legal: &[Action]) -> Action {
        Bot::choose(&mut self.searcher, seat, view, legal)
    }

    fn think(&mut self, seat: Seat, view: &View, legal: &[Action], watch: &mut Watch<'_, Action>) -> Action {
        let action = self.searcher.think(seat, view, legal, &mut |found| watch(&tell(found, view, seat)));
        let told = match self.searcher.last() {
            Some(findings) => tell(findings, view, seat),
            None => greedy::thoughts(view, seat, action),
        };
        // The choice is made; there is nothing to break off.
        let _ = watch(&told);
        action
    }

    fn new_game(&mut self) {
        Bot::<Struggle>::new_game(&mut self.searcher);
    }
}
