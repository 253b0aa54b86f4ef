//! The player that takes the best of each lesson that the training would learn: how much is there to be learned?

use std::sync::Arc;

use detente_encode::{ACTIONS, FEATURES, action_index};
use detente_game::{Bot, Rng, Seat};
use detente_learned::study::{Effort, Reply, Study};
use detente_net::{Answer, Heads, Network, Scratch};
use detente_struggle::Struggle;
use detente_struggle::decision::Action;
use detente_struggle::side::Side;
use detente_struggle::view::View;

pub struct Student {
    network: Arc<Network>,
    effort: Effort,
    rng: Rng,
    scratch: Scratch,
    answer: Answer,
    /// The last study and what came of it.
    last: Option<(Study, Action)>,
}

impl Student {
    pub fn new(network: Arc<Network>, effort: Effort, seed: u64) -> Student {
        let (scratch, answer) = (Scratch::default(), Answer::default());
        Student { network, effort, rng: Rng::new(seed), scratch, answer, last: None }
    }
}

impl Bot<Struggle> for Student {
    fn choose(&mut self, seat: Seat, view: &View, legal: &[Action]) -> Action {
        if legal.len() == 1 {
            return legal[0];
        }
        // Only what the view tells is used of the deal.
        let deal = view.deal(&mut self.rng);
        let seed = self.rng.next_u64();
        let mut study = match &mut self.last {
            Some((last, action)) => last.after(*action, &deal, seed),
            None => Study::new(&deal, Side::of_seat(seat), seed),
        };
        let mut observation = vec![0; FEATURES];
        loop {
            study.question(&mut observation);
            self.network.answer(&observation, Heads::ALL, &mut self.scratch, &mut self.answer);
            let Answer { policy, result, belief, .. } = &self.answer;
            if !study.answer(Reply { policy, result: *result, belief }, &self.effort) {
                break;
            }
        }
        let mut lesson = vec![0.0; ACTIONS];
        study.lesson(&self.effort, &mut lesson);
        let share = |action: &Action| action_index(*action).map_or(0.0, |index| lesson[index]);
        let best = legal.iter().copied().max_by(|a, b| share(a).total_cmp(&share(b)));
        let best = best.expect("somebody who is asked has a choice");
        self.last = Some((study, best));
        best
    }

    fn new_game(&mut self) {
        self.last = None;
    }
}
