//! Level `marshal`: a search over what is hidden, guided by the network.

use std::ops::ControlFlow;
use std::sync::Arc;

use detente_game::bot::{self, Thoughts};
use detente_game::{Bot, Seat};
use detente_net::Network;
use detente_search::bot::{Watch, thoughts};
use detente_search::{Budget, Findings, Searcher, Settings};
use detente_struggle::Struggle;
use detente_struggle::decision::Action;
use detente_struggle::side::Side;
use detente_struggle::view::View;
use detente_struggle_ai::reasons;

use crate::insight::Insight;
use crate::reason::Reason;

/// How hard the search works.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Strength {
    pub budget: Budget,
    /// Trees that grow side by side, each on a core of its own.
    pub trees: usize,
}

impl Strength {
    /// One core, and the same on every machine: in the mean about a fifth of a second on an ordinary one.
    pub const USUAL: Strength = Strength { budget: Budget::nodes(2200), trees: 1 };
}

/// The bot.
#[derive(Debug)]
pub struct Marshal {
    searcher: Searcher<Struggle, Insight>,
    last: Option<Reason>,
}

impl Marshal {
    /// Decisions that are played on before a position is judged.
    pub const PLAYS_ON: u32 = 8;

    pub fn new(network: Arc<Network>, strength: Strength, seed: u64) -> Marshal {
        Marshal::with_settings(network, strength, Marshal::PLAYS_ON, Marshal::settings(), seed)
    }

    /// How the tree is walked.
    pub fn settings() -> Settings {
        Settings { exploration: 0.5, caution: 0.1, patience: 3.0, ..Settings::default() }
    }

    /// With other settings than usual, to find out which are better.
    pub fn with_settings(
        network: Arc<Network>,
        strength: Strength,
        plays_on: u32,
        settings: Settings,
        seed: u64,
    ) -> Marshal {
        let mut searcher =
            Searcher::new(Insight::new(network, plays_on, seed), settings, strength.budget, seed);
        searcher.trees = strength.trees.max(1);
        Marshal { searcher, last: None }
    }

    /// Why the last choice was made; nothing if there was no choice.
    pub fn reason(&self) -> Option<&Reason> {
        self.last.as_ref()
    }

    /// What the last search found; nothing if there was nothing to search.
    pub fn findings(&self) -> Option<&Findings<Action>> {
        self.searcher.last()
    }

    /// Chooses, showing `watch` what is found every now and then.
    pub fn think(&mut self, seat: Seat, view: &View, legal: &[Action], watch: &mut Watch<Action>) -> Action {
        let action = self.searcher.think(seat, view, legal, watch);
        self.last = self.searcher.last().map(|findings| reason(action, findings));
        action
    }
}

fn reason(action: Action, findings: &Findings<Action>) -> Reason {
    let weighed: Vec<(Action, f32)> =
        findings.actions.iter().map(|finding| (finding.action, finding.visits as f32)).collect();
    let chosen = findings.actions.iter().find(|finding| finding.action == action);
    let mut reason = Reason::new(action, chosen.map_or(0.5, |finding| finding.mean as f32), &weighed);
    reason.lines = findings.nodes;
    reason
}

/// The findings as any bot tells them, with what the board says about the best of them.
fn tell(findings: &Findings<Action>, view: &View, seat: Seat) -> Thoughts<Action> {
    let mut told = thoughts(findings);
    if let Some(best) = findings.best() {
        told.reason = reasons::reason(view.open(), Side::of_seat(seat), best.action);
    }
    told
}

impl Bot<Struggle> for Marshal {
    fn think(
        &mut self,
        seat: Seat,
        view: &View,
        legal: &[Action],
        watch: &mut bot::Watch<'_, Action>,
    ) -> Action {
        let action = Marshal::think(self, seat, view, legal, &mut |found| watch(&tell(found, view, seat)));
        let told = match self.findings() {
            Some(findings) => tell(findings, view, seat),
            None => Thoughts { line: vec![(seat, action)], ..Thoughts::default() },
        };
        // The choice is made; there is nothing to break off.
        let _ = watch(&told);
        action
    }

    fn choose(&mut self, seat: Seat, view: &View, legal: &[Action]) -> Action {
        self.think(seat, view, legal, &mut |_| ControlFlow::Continue(()))
    }

    fn new_game(&mut self) {
        Bot::<Struggle>::new_game(&mut self.searcher);
        self.last = None;
    }
}

#[cfg(test)]
mod tests {
    use detente_game::{Actor, Game, Rng, ToAct, Viewer};
    use detente_struggle::options::Options;

    use super::*;
    use crate::weights::tests::small;

    /// The first choices of a game between two searches.
    fn opening(seed: u64, trees: usize, choices: usize) -> Vec<(Action, Option<Reason>)> {
        let strength = Strength { budget: Budget::nodes(24), trees };
        let mut players = [1, 2].map(|n| Marshal::new(small(), strength, seed + n));
        let mut nature = Rng::new(5);
        let mut game = <Struggle as Game>::new(&Options::default());
        let mut chosen = Vec::new();
        while chosen.len() < choices {
            let (by, action) = match game.to_act() {
                ToAct::Over(_) => break,
                ToAct::Nature => (Actor::Nature, game.sample_chance(&mut nature)),
                ToAct::Seats(seats) => {
                    let seat = seats.iter().next().unwrap();
                    let mut legal = Vec::new();
                    game.legal(seat, &mut legal);
                    let player = &mut players[seat.0 as usize];
                    let action = player.choose(seat, &game.view(Viewer::Seat(seat)), &legal);
                    assert!(legal.contains(&action));
                    chosen.push((action, player.reason().cloned()));
                    (Actor::Seat(seat), action)
                }
            };
            game.apply_unchecked(by, action);
        }
        chosen
    }

    #[test]
    fn the_same_seed_and_nodes_give_the_same_choices() {
        assert_eq!(opening(1, 1, 24), opening(1, 1, 24));
        assert_eq!(opening(1, 2, 12), opening(1, 2, 12));
        assert_ne!(opening(1, 1, 60), opening(9, 1, 60));
    }

    #[test]
    fn a_searched_choice_has_a_reason() {
        let chosen = opening(3, 1, 40);
        let reasons: Vec<&Reason> = chosen.iter().filter_map(|(_, reason)| reason.as_ref()).collect();
        assert!(reasons.len() > 20);
        for reason in reasons {
            assert!(reason.lines > 0);
            assert!(reason.thoughts.iter().any(|&(action, _)| action == reason.action), "{reason:?}");
        }
    }
}
