//! Candidates tried against each other: each in the same worlds, with the same dice, and what differs is more than luck or
//! it does not count.
//!
//! A world is a deal of what is hidden together with the luck of what follows. Of two candidates only the differences world
//! by world are looked at: most of what makes a world good or bad is the same for both.

use std::thread;

use detente_game::{Actor, Game, Rng, Seat};
use detente_struggle::Struggle;
use detente_struggle::decision::Action;
use detente_struggle::side::Side;
use detente_struggle::view::View;

use crate::line::{Course, Luck, play, when};
use crate::mind::{Beliefs, Mind};

/// So many worlds are the least that a judgement can rest on.
pub const WORLDS: usize = 8;

/// A difference in the chance to win that is not worth any more time.
const INDIFFERENT: f64 = 0.004;

/// An action that is tried.
#[derive(Clone, Debug, PartialEq)]
pub struct Candidate {
    pub action: Action,
    /// Its share of the network's policy.
    pub share: f32,
    /// What it came to, world by world.
    values: Vec<f32>,
    /// It has fallen behind and is tried no more.
    dropped: bool,
}

impl Candidate {
    pub fn new(action: Action, share: f32) -> Candidate {
        Candidate { action, share, values: Vec::new(), dropped: false }
    }

    /// How often it was tried.
    pub fn lines(&self) -> usize {
        self.values.len()
    }

    /// The mean share of a win.
    pub fn mean(&self) -> f64 {
        self.values.iter().copied().map(f64::from).sum::<f64>() / self.values.len().max(1) as f64
    }

    /// How far it leads another in the worlds of both, and the standard error of that.
    fn lead(&self, other: &Candidate) -> Lead {
        let both = self.values.len().min(other.values.len());
        let n = both.max(1) as f64;
        let differences = || self.values.iter().zip(&other.values).map(|(a, b)| f64::from(a - b));
        let mean = differences().sum::<f64>() / n;
        let variance = differences().map(|d| (d - mean) * (d - mean)).sum::<f64>() / (n - 1.0).max(1.0);
        Lead { mean, error: (variance / n).sqrt(), worlds: both }
    }
}

#[derive(Clone, Copy, Debug)]
struct Lead {
    mean: f64,
    error: f64,
    worlds: usize,
}

impl Lead {
    /// Is the difference more than a number of standard errors?
    fn exceeds(self, errors: f64) -> bool {
        self.worlds >= WORLDS && self.mean > errors * self.error
    }
}

/// Everything that a world is dealt and played from, so that any of them can be played anywhere.
#[derive(Clone, Debug)]
pub struct Scene {
    pub view: View,
    pub seat: Seat,
    pub beliefs: Beliefs,
    pub course: Course,
    /// In one world of so many a hand-written player plays for the other side; 0 in none. Control of Europe, which networks that
    /// have met their own kind hardly ever try, is seen coming so.
    pub strangers: usize,
    pub seed: u64,
}

impl Scene {
    /// What each of the actions comes to in the world of this number.
    pub fn world(&self, mind: &mut Mind, world: usize, actions: &[Action]) -> Vec<f32> {
        let mut rng = Rng::derive(self.seed, world as u64);
        let deal: Struggle = mind.deal(&self.view, &self.beliefs, &mut rng);
        let (from, luck) = (when(&deal), Luck::new(rng.next_u64()));
        let is_strange = (world + 1).checked_rem(self.strangers) == Some(0);
        let stranger = is_strange.then_some(Side::of_seat(self.seat).opponent());
        let course = Course { stranger, ..self.course };
        let one = |&action: &Action| {
            let mut game = deal.clone();
            game.apply_unchecked(Actor::Seat(self.seat), action);
            play(mind, game, from, self.seat, course, &mut luck.clone())
        };
        actions.iter().map(one).collect()
    }
}

/// A decision under trial. The first of the candidates is what the network would do at first sight.
#[derive(Debug)]
pub struct Trials {
    scene: Scene,
    /// Standard errors that count as more than luck.
    errors: f64,
    worlds: usize,
    candidates: Vec<Candidate>,
}

impl Trials {
    /// `candidates` must not be empty.
    pub fn new(scene: Scene, errors: f64, candidates: Vec<Candidate>) -> Trials {
        Trials { scene, errors, worlds: 0, candidates }
    }

    pub fn scene(&self) -> &Scene {
        &self.scene
    }

    pub fn candidates(&self) -> &[Candidate] {
        &self.candidates
    }

    /// Lines played so far.
    pub fn lines(&self) -> u64 {
        self.candidates.iter().map(|candidate| candidate.lines() as u64).sum()
    }

    /// Those who are still tried.
    pub fn playing(&self) -> Vec<Action> {
        self.candidates
            .iter()
            .filter(|candidate| !candidate.dropped)
            .map(|candidate| candidate.action)
            .collect()
    }

    /// The number of the next world.
    pub fn next_world(&self) -> usize {
        self.worlds
    }

    /// Lines that the next `worlds` worlds will take.
    pub fn price(&self, worlds: usize) -> u64 {
        (worlds * self.playing().len()) as u64
    }

    /// Plays the next `worlds` worlds, over as many threads as there are minds; the result does not depend on how many. None is
    /// begun once it is `late`: then there are fewer.
    pub fn play(&mut self, minds: &mut [Mind], worlds: usize, late: &(impl Fn() -> bool + Sync)) {
        let threads = minds.len();
        let numbers = self.worlds..self.worlds + worlds;
        let (scene, actions) = (&self.scene, self.playing());
        let work = |mind: &mut Mind, first: usize| -> Vec<(usize, Vec<f32>)> {
            let own = numbers.clone().skip(first).step_by(threads).take_while(|_| !late());
            own.map(|world| (world, scene.world(mind, world, &actions))).collect()
        };
        let mut found: Vec<(usize, Vec<f32>)> = match minds {
            [mind] => work(mind, 0),
            _ => thread::scope(|scope| {
                let spawn = |(first, mind)| {
                    scope.spawn({
                        let work = &work;
                        move || work(mind, first)
                    })
                };
                let working: Vec<_> = minds.iter_mut().enumerate().map(spawn).collect();
                let join = |thread: thread::ScopedJoinHandle<'_, _>| {
                    thread.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic))
                };
                working.into_iter().flat_map(join).collect()
            }),
        };
        found.sort_by_key(|&(world, _)| world);
        // Where one thread has stopped and another has not, worlds beyond the gap do not count.
        let whole = found.into_iter().zip(numbers).take_while(|((world, _), number)| world == number);
        self.add(whole.map(|((_, values), _)| values));
    }

    /// Takes over what those who are still tried have come to in the next worlds, wherever these were played.
    pub fn add(&mut self, worlds: impl Iterator<Item = Vec<f32>>) {
        for values in worlds {
            let playing = self.candidates.iter_mut().filter(|candidate| !candidate.dropped);
            for (candidate, value) in playing.zip(values) {
                candidate.values.push(value);
            }
            self.worlds += 1;
        }
    }

    /// Drops those who have fallen behind.
    pub fn sift(&mut self) {
        let Some(best) = self.best() else { return };
        let best = best.clone();
        for candidate in &mut self.candidates {
            if candidate.action != best.action && best.lead(candidate).exceeds(self.errors) {
                candidate.dropped = true;
            }
        }
    }

    /// Is there nothing left to find out? Either one is left, or whoever is left is as good as the first.
    pub fn is_settled(&self) -> bool {
        let first = &self.candidates[0];
        let open = |candidate: &&Candidate| !candidate.dropped;
        if self.candidates.iter().filter(open).count() < 2 {
            return true;
        }
        !first.dropped
            && self.candidates[1..].iter().filter(open).all(|candidate| {
                let lead = candidate.lead(first);
                lead.worlds >= WORLDS && lead.mean + self.errors * lead.error < INDIFFERENT
            })
    }

    /// The best so far among those who are still tried.
    fn best(&self) -> Option<&Candidate> {
        let playing = self.candidates.iter().filter(|candidate| !candidate.dropped);
        // The first among equals: a later one must be better.
        playing.reduce(|best, candidate| if candidate.mean() > best.mean() { candidate } else { best })
    }

    /// The first of the candidates, unless another leads it by more than luck.
    pub fn choice(&self) -> &Candidate {
        let first = &self.candidates[0];
        match self.best() {
            // A first that has fallen behind was tried in fewer worlds than those that are left; it does not come back.
            Some(best) if first.dropped || best.lead(first).exceeds(self.errors) => best,
            _ => first,
        }
    }
}

#[cfg(test)]
mod tests {
    use detente_game::Viewer;
    use detente_struggle::cards::CardId;

    use super::*;
    use crate::marshal::Method;
    use crate::mind::tests::midgame;
    use crate::weights::tests::small;

    fn tried(values: &[&[f32]]) -> Vec<Candidate> {
        let cards = [CardId::Fidel, CardId::Nato, CardId::Comecon, CardId::Blockade];
        let candidate = |(values, card): (&&[f32], _)| Candidate {
            values: values.to_vec(),
            ..Candidate::new(Action::Card(card), 0.25)
        };
        values.iter().zip(cards).map(candidate).collect()
    }

    fn judged(values: &[&[f32]], judge: impl FnOnce(&mut Trials)) {
        let (game, side) = midgame(3, 30);
        let view = game.view(Viewer::Seat(side.seat()));
        let beliefs = Mind::new(small()).beliefs(&view, &game.choices(side));
        let course = Course { ends: 1, ..Method::USUAL.course };
        let scene = Scene { view, seat: side.seat(), beliefs, course, strangers: 4, seed: 1 };
        judge(&mut Trials::new(scene, 2.0, tried(values)));
    }

    const LOW: [f32; 10] = [0.2, 0.8, 0.3, 0.7, 0.4, 0.6, 0.1, 0.9, 0.5, 0.5];

    #[test]
    fn the_first_stays_unless_another_leads_by_more_than_luck() {
        let shifted = LOW.map(|value| value + 0.05);
        let lucky: Vec<f32> = LOW.iter().rev().map(|value| value + 0.05).collect();
        judged(&[&LOW, &shifted], |trials| {
            assert_eq!(trials.choice().action, trials.candidates()[1].action, "better in every world");
        });
        judged(&[&LOW, &lucky], |trials| {
            assert_eq!(trials.choice().action, trials.candidates()[0].action, "better in some by luck");
        });
        judged(&[&LOW[..4], &shifted[..4]], |trials| {
            assert_eq!(trials.choice().action, trials.candidates()[0].action, "four worlds are too few");
        });
    }

    #[test]
    fn who_falls_behind_is_tried_no_more() {
        let worse = LOW.map(|value| value - 0.1);
        let noisy: Vec<f32> = LOW.iter().rev().copied().collect();
        judged(&[&LOW, &worse, &noisy], |trials| {
            assert_eq!(trials.price(4), 12);
            trials.sift();
            assert_eq!(trials.price(4), 8);
            assert!(!trials.is_settled());
        });
        judged(&[&worse, &LOW], |trials| {
            trials.sift();
            assert!(trials.is_settled(), "the first may fall behind as well");
            assert_eq!(trials.choice().action, trials.candidates()[1].action);
        });
        judged(&[&LOW, &LOW], |trials| {
            trials.sift();
            assert!(trials.is_settled(), "what makes no difference needs no more time");
            assert_eq!(trials.choice().action, trials.candidates()[0].action);
        });
    }

    #[test]
    fn a_first_that_was_dropped_does_not_come_back_when_the_lead_changes() {
        let worse = LOW.map(|value| value - 0.1);
        let noisy: Vec<f32> = LOW.iter().rev().map(|value| value - 0.1).collect();
        judged(&[&worse, &noisy, &LOW], |trials| {
            trials.sift();
            let [first, second, third] = [0, 1, 2].map(|place| trials.candidates()[place].action);
            assert_eq!(trials.playing(), [second, third], "only the first is clearly behind");
            assert_eq!(trials.choice().action, third);
            // In the worlds that the first has seen too, the second leads it by no more than luck.
            trials.add((0..10).map(|_| vec![0.9, 0.1]));
            assert_ne!(trials.choice().action, first);
            assert_eq!(trials.choice().action, second);
        });
    }

    #[test]
    fn worlds_are_the_same_however_many_threads_play_them() {
        let (game, side) = midgame(5, 60);
        let view = game.view(Viewer::Seat(side.seat()));
        let mut legal = Vec::new();
        game.choices(side).list(&mut legal);
        legal.truncate(3);
        assert!(legal.len() > 1);
        let beliefs = Mind::new(small()).beliefs(&view, &game.choices(side));
        let values = |threads: usize| -> Vec<Candidate> {
            let candidates = legal.iter().map(|&action| Candidate::new(action, 0.3)).collect();
            let course = Course { ends: 2, ..Method::USUAL.course };
            let (view, beliefs) = (view.clone(), beliefs.clone());
            let scene = Scene { view, seat: side.seat(), beliefs, course, strangers: 2, seed: 9 };
            let mut trials = Trials::new(scene, 2.0, candidates);
            let mut minds: Vec<Mind> = (0..threads).map(|_| Mind::new(small())).collect();
            trials.play(&mut minds, 5, &|| false);
            trials.play(&mut minds, 3, &|| false);
            trials.candidates().to_vec()
        };
        assert_eq!(values(1), values(3));
        assert_eq!(values(1)[0].lines(), 8);
    }
}
