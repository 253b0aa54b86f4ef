//! Thousands of games in which every decision is studied before it is taken, side by side on all cores.
//!
//! Each slot always has one question for the network; a round takes the answers to all of them and brings the next
//! questions. Where an answer ends a study, its lesson is handed out and the game goes on with an action drawn from it.

use detente_encode::vector::{Rival, Slot};
use detente_encode::{ACTIONS, FEATURES, action_of};
use detente_game::Rng;
use detente_struggle::cards::CardId;
use detente_struggle::options::Options;
use detente_struggle::side::Side;
use rayon::prelude::*;

use crate::mind::draw;
use crate::study::{Effort, Reply, Study};

/// Numbers of an answer: logits of all actions, logits of the enemy's hand, the result.
pub const REPLY: usize = ACTIONS + CardId::COUNT + 1;

/// What a round writes, one row a slot.
#[derive(Debug)]
pub struct Rows<'a> {
    /// What the network is asked next.
    pub questions: &'a mut [u8],
    /// 1 if the round ended a study that was worth it: the next three rows tell what was found.
    pub ready: &'a mut [u8],
    pub observations: &'a mut [u8],
    pub masks: &'a mut [u8],
    /// How the policy would better divide itself.
    pub lessons: &'a mut [f32],
    /// 1 if the action that followed ended a game, with its result as in [`detente_encode::vector::Rows`].
    pub done: &'a mut [u8],
    pub results: &'a mut [f32],
}

#[derive(Debug)]
struct Desk {
    slot: Slot,
    study: Study,
    rng: Rng,
}

/// Games whose decisions are studied.
#[derive(Debug)]
pub struct Studies {
    desks: Vec<Desk>,
    options: Vec<Options>,
    effort: Effort,
}

impl Studies {
    /// `n` games; each new game takes one of `options` at random, and in slot `i` a rival may have a seat.
    pub fn new(
        n: usize,
        seed: u64,
        options: &[Options],
        effort: Effort,
        rival: impl Fn(usize) -> Option<(Side, Rival)>,
    ) -> Studies {
        assert!(!options.is_empty(), "at least one set of options");
        let mut slots: Vec<Slot> =
            (0..n).map(|i| Slot::new(options, Rng::derive(seed, i as u64), rival(i))).collect();
        let first = |(i, mut slot): (usize, Slot)| {
            slot.advance(options);
            let mut rng = Rng::derive(seed ^ 0x5107, i as u64);
            let study = Study::new(slot.game(), slot.side(), rng.next_u64());
            Desk { slot, study, rng }
        };
        let desks = slots.par_drain(..).enumerate().map(first).collect();
        Studies { desks, options: options.to_vec(), effort }
    }

    pub fn len(&self) -> usize {
        self.desks.len()
    }

    pub fn is_empty(&self) -> bool {
        self.desks.is_empty()
    }

    /// The sides that the rivals play.
    pub fn rivals(&self) -> impl Iterator<Item = Option<Side>> {
        self.desks.iter().map(|desk| desk.slot.rival())
    }

    /// The first questions.
    pub fn ask(&self, questions: &mut [u8]) {
        assert_eq!(questions.len(), self.len() * FEATURES);
        let rows = questions.par_chunks_mut(FEATURES).zip(&self.desks).with_min_len(16);
        rows.for_each(|(question, desk)| desk.study.question(question));
    }

    /// Takes the answers ([`REPLY`] numbers for each slot) and asks on.
    #[expect(clippy::needless_pass_by_value, reason = "the rows are lent out for good")]
    pub fn round(&mut self, replies: &[f32], rows: Rows<'_>) {
        let n = self.desks.len();
        assert_eq!(replies.len(), n * REPLY);
        assert_eq!([rows.questions.len(), rows.observations.len()], [n * FEATURES; 2]);
        assert_eq!([rows.masks.len(), rows.lessons.len()], [n * ACTIONS; 2]);
        let (options, effort) = (&self.options, &self.effort);
        self.desks
            .par_iter_mut()
            .zip(replies.par_chunks(REPLY))
            .zip(rows.questions.par_chunks_mut(FEATURES))
            .zip(rows.observations.par_chunks_mut(FEATURES))
            .zip(rows.masks.par_chunks_mut(ACTIONS))
            .zip(rows.lessons.par_chunks_mut(ACTIONS))
            .zip(rows.ready.par_iter_mut())
            .zip(rows.done.par_iter_mut())
            .zip(rows.results.par_iter_mut())
            .with_min_len(16)
            .for_each(
                |((((((((desk, reply), question), observation), mask), lesson), ready), done), result)| {
                    let (policy, rest) = reply.split_at(ACTIONS);
                    let (belief, worth) = rest.split_at(CardId::COUNT);
                    (*ready, *done) = (0, 0);
                    if !desk.study.answer(Reply { policy, result: worth[0], belief }, effort) {
                        *ready = 1;
                        desk.study.observe(observation);
                        detente_encode::mask(desk.study.choices(), mask);
                        desk.study.lesson(effort, lesson);
                        if let Some(end) = desk.play(lesson, options) {
                            (*done, *result) = (1, end);
                        }
                    }
                    desk.study.question(question);
                },
            );
    }
}

impl Desk {
    /// Draws from the lesson and goes on to the next decision; gives the result of a game that ended.
    fn play(&mut self, lesson: &[f32], options: &[Options]) -> Option<f32> {
        let (number, side) = (draw(lesson, &mut self.rng), self.slot.side());
        self.slot.play(number as i32);
        let finished = self.slot.advance(options);
        let (game, seed) = (self.slot.game(), self.rng.next_u64());
        self.study = match action_of(number) {
            Some(action) if finished.is_none() && self.slot.side() == side => {
                self.study.after(action, game, seed)
            }
            _ => Study::new(game, self.slot.side(), seed),
        };
        finished.map(|end| end.result)
    }
}

#[cfg(test)]
mod tests {
    use detente_net::{Answer, Heads, Scratch};
    use detente_struggle_ai::greedy::Greedy;

    use super::*;
    use crate::weights::tests::small;

    #[test]
    fn studies_go_on_from_lesson_to_lesson_and_from_game_to_game() {
        let n = 12;
        let rival = |i: usize| -> Option<(Side, Rival)> {
            i.is_multiple_of(2).then(|| (Side::Us, Box::new(Greedy::new(i as u64)) as Rival))
        };
        let options = ["standard", "league", "late-war"].map(|text| Options::parse(&[text]).unwrap());
        let mut studies = Studies::new(n, 4, &options, Effort::new(3), rival);
        assert_eq!(studies.rivals().filter(|side| *side == Some(Side::Us)).count(), 6);
        let (network, mut scratch, mut answer) = (small(), Scratch::default(), Answer::default());
        let mut questions = vec![0; n * FEATURES];
        let mut replies = vec![0.0; n * REPLY];
        let [mut ready, mut done] = [vec![0; n], vec![0; n]];
        let (mut observations, mut masks) = (vec![0; n * FEATURES], vec![0; n * ACTIONS]);
        let (mut lessons, mut results) = (vec![0.0; n * ACTIONS], vec![0.0; n]);
        studies.ask(&mut questions);
        let (mut learned, mut games) = (0, 0);
        while games < 400 {
            for (question, reply) in questions.chunks(FEATURES).zip(replies.chunks_mut(REPLY)) {
                network.answer(question, Heads::ALL, &mut scratch, &mut answer);
                reply[..ACTIONS].copy_from_slice(&answer.policy);
                reply[ACTIONS..REPLY - 1].copy_from_slice(&answer.belief);
                reply[REPLY - 1] = answer.result;
            }
            studies.round(
                &replies,
                Rows {
                    questions: &mut questions,
                    ready: &mut ready,
                    observations: &mut observations,
                    masks: &mut masks,
                    lessons: &mut lessons,
                    done: &mut done,
                    results: &mut results,
                },
            );
            for slot in (0..n).filter(|&slot| ready[slot] == 1) {
                learned += 1;
                let lesson = &lessons[slot * ACTIONS..][..ACTIONS];
                let mask = &masks[slot * ACTIONS..][..ACTIONS];
                assert!((lesson.iter().sum::<f32>() - 1.0).abs() < 1e-4);
                assert!(mask.iter().filter(|&&legal| legal != 0).count() > 1);
                assert!(lesson.iter().zip(mask).all(|(&share, &legal)| share == 0.0 || legal != 0));
            }
            for slot in (0..n).filter(|&slot| done[slot] == 1) {
                assert!([-1.0, 0.0, 1.0].contains(&results[slot]));
                games += 1;
            }
        }
        assert!(learned > 100, "{learned}");
    }
}
