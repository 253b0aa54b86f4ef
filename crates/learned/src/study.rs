//! One decision searched with a network that is asked from outside, and what it teaches.
//!
//! The training answers the questions of thousands of such studies at once on its device, where `marshal` asks a network
//! of its own for each (see [`insight`](crate::insight)). A study ends with a lesson: how the policy would better
//! divide itself among the options.

use detente_encode::{ACTIONS, action_index};
use detente_game::{Actor, Game, Rng, Seat, ToAct, Viewer};
use detente_search::evaluator::shares as shares_of;
use detente_search::{Settings, Tree, Walk, Wants};
use detente_struggle::Struggle;
use detente_struggle::decision::{Action, Choices, Frame, HeadlineChoice};
use detente_struggle::side::Side;
use detente_struggle::view::View;

use crate::marshal::Marshal;
use crate::mind::{Beliefs, set_headline, shares};

/// How a decision is studied.
#[derive(Clone, Debug, PartialEq)]
pub struct Effort {
    /// Through the tree, for each decision.
    pub walks: u64,
    pub settings: Settings,
    /// How strongly the lesson follows what was found: the logarithm of an option's share grows by this for a win more.
    pub sharpness: f32,
    /// An option that was tried as often as this is believed half.
    pub doubt: f32,
    /// Where the network gives an option more than this share, nothing is searched.
    pub sure: f32,
}

impl Effort {
    pub fn new(walks: u64) -> Effort {
        Effort { walks, settings: Marshal::settings(), sharpness: 20.0, doubt: 2.0, sure: 1.0 }
    }
}

/// What the network said to a question.
#[derive(Clone, Copy, Debug)]
pub struct Reply<'a> {
    pub policy: &'a [f32],
    /// 1 won, −1 lost, in the eyes of the player who was asked.
    pub result: f32,
    pub belief: &'a [f32],
}

/// What was asked last.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Asked {
    /// About the decision itself.
    Root,
    Priors(Seat),
    /// `here`: the walk stands where that was asked, and did not have to play on to find somebody with a choice.
    Value {
        seat: Seat,
        here: bool,
    },
}

/// A search that waits for an answer, or is over.
#[derive(Clone, Debug)]
pub struct Study {
    side: Side,
    view: View,
    choices: Choices,
    legal: Vec<Action>,
    beliefs: Beliefs,
    /// The chance to win that the network gave at first.
    worth: f32,
    tree: Tree<Struggle>,
    /// Walks that the tree had before.
    before: u64,
    walk: Walk<Action>,
    /// The deal that is being walked through.
    game: Option<Struggle>,
    asked: Asked,
    seed: u64,
    rng: Rng,
}

impl Study {
    /// Of the decision that `side` faces in `game`, of which only what that side sees is used.
    pub fn new(game: &Struggle, side: Side, seed: u64) -> Study {
        let choices = game.choices(side);
        let mut legal = Vec::new();
        choices.list(&mut legal);
        Study {
            side,
            view: game.view(Viewer::Seat(side.seat())),
            choices,
            legal,
            beliefs: Beliefs::default(),
            worth: 0.5,
            tree: Tree::new(side.seat()),
            before: 0,
            walk: Walk::default(),
            game: None,
            asked: Asked::Root,
            seed,
            rng: Rng::new(seed),
        }
    }

    /// Of the next decision of the same side in `game`, after it chose `action`. What was found about it already is
    /// kept, if it follows at once and nothing new is known: cards that came to light are not those of the tree.
    #[must_use]
    pub fn after(&mut self, action: Action, game: &Struggle, seed: u64) -> Study {
        let mut next = Study::new(game, self.side, seed);
        let mut expected = self.view.deal(&mut self.rng);
        expected.apply_unchecked(Actor::Seat(self.side.seat()), action);
        if expected.view(Viewer::Seat(self.side.seat())) == next.view
            && let Some(tree) = self.tree.after(action)
        {
            next.before = tree.iterations();
            next.tree = tree;
            next.tree.limit(&next.legal);
        }
        next
    }

    /// Writes what the network is asked next.
    pub fn question(&self, observation: &mut [u8]) {
        match (self.asked, &self.game) {
            (Asked::Priors(seat) | Asked::Value { seat, .. }, Some(game)) => {
                let choices = game.choices(Side::of_seat(seat));
                detente_encode::encode(&game.view(Viewer::Seat(seat)), &choices, observation);
            }
            _ => self.observe(observation),
        }
    }

    /// The decision as its player sees it.
    pub fn observe(&self, observation: &mut [u8]) {
        detente_encode::encode(&self.view, &self.choices, observation);
    }

    /// Was anything found, or was the network sure of itself?
    pub fn is_searched(&self) -> bool {
        self.tree.iterations() > self.before
    }

    pub fn choices(&self) -> &Choices {
        &self.choices
    }

    /// Takes the answer to the last question and goes on to the next; false if there is none because the study is over.
    pub fn answer(&mut self, reply: Reply<'_>, effort: &Effort) -> bool {
        match (self.asked, &self.game) {
            (Asked::Priors(seat), _) => {
                let priors = shares(reply.policy, self.walk.legal(), 1.0);
                self.tree.open(&self.walk, seat, &priors);
            }
            (Asked::Value { seat, here }, Some(game)) => {
                let chance = f32::midpoint(1.0, reply.result);
                self.walk.values.fill(1.0 - chance);
                self.walk.values[seat.0 as usize] = chance;
                if here {
                    let mut legal = Vec::new();
                    game.choices(Side::of_seat(seat)).list(&mut legal);
                    let priors = shares(reply.policy, &legal, 1.0);
                    self.tree.open_ahead(&mut self.walk, seat, &legal, &priors);
                }
                self.tree.note(&self.walk);
                self.game = None;
            }
            _ => {
                self.beliefs = Beliefs::new(reply.belief);
                self.worth = f32::midpoint(1.0, reply.result);
                let priors = shares(reply.policy, &self.legal, 1.0);
                self.walk.begin();
                self.tree.open_ahead(&mut self.walk, self.side.seat(), &self.legal, &priors);
                if priors.iter().any(|&prior| prior > effort.sure) {
                    return false;
                }
            }
        }
        self.go_on(effort)
    }

    fn go_on(&mut self, effort: &Effort) -> bool {
        let settings = &effort.settings;
        loop {
            if self.game.is_none() {
                if self.tree.iterations() >= self.before + effort.walks {
                    return false;
                }
                // Options tried equally often get the same luck: what is compared differs less by chance.
                let age = self.tree.age_of_next(&self.legal, settings);
                let luck = age.map_or((1 << 32) + self.tree.iterations(), u64::from);
                self.rng = Rng::derive(self.seed, luck);
                self.game = Some(self.deal());
                self.walk.begin();
            }
            let Some(game) = &mut self.game else { continue };
            match self.tree.walk_on(&mut self.walk, game, &self.legal, |_| false, settings, &mut self.rng) {
                Wants::Priors(seat) => {
                    self.asked = Asked::Priors(seat);
                    return true;
                }
                Wants::Value => {
                    if let Some(asked) = to_decision(game, &mut self.rng) {
                        self.asked = asked;
                        return true;
                    }
                    if let ToAct::Over(outcome) = game.to_act() {
                        shares_of(outcome, &mut self.walk.values[..2]);
                    }
                }
                Wants::Nothing => {}
            }
            self.tree.note(&self.walk);
            self.game = None;
        }
    }

    /// A game that looks like the view. A headline that the other has chosen already, unseen, he chooses again in the tree.
    fn deal(&mut self) -> Struggle {
        let mut game = self.beliefs.deal(&self.view, &mut self.rng);
        if let Some(&Frame::Headline { us, ussr }) = self.view.open().stack.last() {
            for (side, choice) in [(Side::Us, us), (Side::Ussr, ussr)] {
                if choice == HeadlineChoice::Hidden && !game.legal_headlines(side).is_empty() {
                    set_headline(&mut game, side, HeadlineChoice::Open);
                }
            }
        }
        game
    }

    /// How the policy would better divide itself among all actions: what was found counts against the mean of what was
    /// found, and less where an option was seldom tried; options never tried keep their share.
    pub fn lesson(&self, effort: &Effort, out: &mut [f32]) {
        assert_eq!(out.len(), ACTIONS);
        out.fill(0.0);
        let (mut visits, mut tried, mut mean) = (0.0, 0.0, 0.0);
        for finding in self.tree.findings().filter(|finding| finding.visits > 0) {
            visits += finding.visits as f32;
            tried += finding.prior;
            mean += finding.prior * finding.mean as f32;
        }
        let found = if tried > 0.0 { mean / tried } else { self.worth };
        let usual = (self.worth + visits * found) / (1.0 + visits);
        let mut sum = 0.0;
        for finding in self.tree.findings() {
            let Some(index) = action_index(finding.action) else { continue };
            let visits = finding.visits as f32;
            let believed = visits / (visits + effort.doubt);
            let better = if finding.visits > 0 { finding.mean as f32 - usual } else { 0.0 };
            out[index] = finding.prior * (effort.sharpness * believed * better).exp();
            sum += out[index];
        }
        if sum > 0.0 {
            for share in out.iter_mut() {
                *share /= sum;
            }
        }
    }
}

/// Plays on to where somebody has more than one option; nothing if the game is over before.
fn to_decision(game: &mut Struggle, rng: &mut Rng) -> Option<Asked> {
    let mut here = true;
    loop {
        let (by, action) = match game.to_act() {
            ToAct::Over(_) => return None,
            ToAct::Nature => (Actor::Nature, game.sample_chance(rng)),
            ToAct::Seats(awaited) => {
                let seat = awaited.iter().next().expect("somebody is awaited");
                let choices = game.choices(Side::of_seat(seat));
                if choices.len() > 1 {
                    return Some(Asked::Value { seat, here: here && awaited.len() == 1 });
                }
                (Actor::Seat(seat), choices.pick(rng))
            }
        };
        here = false;
        game.apply_unchecked(by, action);
    }
}

#[cfg(test)]
mod tests {
    use detente_net::{Heads, Network, Scratch};

    use super::*;
    use crate::mind::tests::midgame;
    use crate::weights::tests::small;

    /// Answers every question of a study; gives how many there were.
    fn finish(study: &mut Study, network: &Network, effort: &Effort) -> u64 {
        let (mut observation, mut scratch) = (vec![0; detente_encode::FEATURES], Scratch::default());
        let mut answer = detente_net::Answer::default();
        for asked in 1.. {
            study.question(&mut observation);
            network.answer(&observation, Heads::ALL, &mut scratch, &mut answer);
            let reply = Reply { policy: &answer.policy, result: answer.result, belief: &answer.belief };
            if !study.answer(reply, effort) {
                return asked;
            }
        }
        unreachable!("a study ends")
    }

    #[test]
    fn a_study_ends_and_its_lesson_divides_one_among_the_options() {
        let effort = Effort::new(24);
        let mut lesson = vec![0.0; ACTIONS];
        for seed in 0..40 {
            let (game, side) = midgame(seed, 5 * seed as usize);
            let mut study = Study::new(&game, side, seed);
            let asked = finish(&mut study, &small(), &effort);
            assert!(asked <= 3 * effort.walks, "{asked}");
            study.lesson(&effort, &mut lesson);
            let mut mask = vec![0; ACTIONS];
            detente_encode::mask(study.choices(), &mut mask);
            assert!((lesson.iter().sum::<f32>() - 1.0).abs() < 1e-4);
            assert!(lesson.iter().zip(&mask).all(|(&share, &legal)| share == 0.0 || legal != 0));
        }
    }

    #[test]
    fn what_the_other_holds_makes_no_difference_to_a_study() {
        let effort = Effort::new(16);
        let mut rng = Rng::new(8);
        for seed in 0..12 {
            let (game, side) = midgame(seed, 30);
            let other = game.view(Viewer::Seat(side.seat())).deal(&mut rng);
            let lessons = [&game, &other].map(|game| {
                let mut study = Study::new(game, side, 3);
                finish(&mut study, &small(), &effort);
                let mut lesson = vec![0.0; ACTIONS];
                study.lesson(&effort, &mut lesson);
                lesson
            });
            assert_eq!(lessons[0], lessons[1]);
        }
    }
}
