//! Thousands of games stepped at once, on all cores, straight into flat buffers.
//!
//! A slot is one game that always waits for a real decision: Nature answers from the slot's own stream, decisions with a
//! single option are taken at once, and a finished game is replaced by a new one. What a finished game leaves behind is
//! reported with the step that ended it. In some slots a rival sits at one seat: its decisions are taken on the way, from
//! its own view, and are never seen in the rows.

use std::sync::Mutex;

use detente_game::{Actor, Bot, Game, Rng, ToAct, Viewer};
use detente_struggle::Struggle;
use detente_struggle::cards::CardSet;
use detente_struggle::decision::{Action, Choices};
use detente_struggle::options::Options;
use detente_struggle::side::{BySide, Side};
use detente_struggle::state::Ending;
use detente_struggle::view::View;
use rayon::prelude::*;

use crate::{ACTIONS, FEATURES, action_of};

/// Bytes of the truth about the enemy's hand, one per card, for training beliefs; no part of any observation.
pub const TRUTH: usize = detente_struggle::cards::CardId::COUNT;

/// What a step writes, one row a slot. All slices are as long as the number of slots times the row.
#[derive(Debug)]
pub struct Rows<'a> {
    pub observations: &'a mut [u8],
    pub masks: &'a mut [u8],
    /// The seat that is asked: 0 the US, 1 the USSR.
    pub seats: &'a mut [u8],
    /// 1 if the step ended a game; the row then shows the first decision of the next one.
    pub done: &'a mut [u8],
    /// With `done`: +1 the US won, −1 the USSR won, 0 a draw.
    pub results: &'a mut [f32],
    /// With `done`: final points, positive for the US; how it ended; the turn.
    pub points: &'a mut [f32],
    pub endings: &'a mut [u8],
    pub turns: &'a mut [u8],
    /// 1 for each card that the asked player's enemy holds.
    pub truths: &'a mut [u8],
}

/// A decision that is taken before anybody is asked, if there is one.
pub type Reflex = fn(&Struggle, Side, &Choices, &mut Rng) -> Option<Action>;

/// What is taken out of the players' hands; such decisions are never seen in the rows.
#[derive(Clone, Copy, Debug, Default)]
pub struct Reflexes {
    /// The share of the games, drawn when a game begins, in which it decides for each side.
    pub opening: Option<(f32, Reflex)>,
    /// Decides for whoever is no rival in every game.
    pub always: Option<Reflex>,
}

/// A player that the slots can hold.
pub type Rival = Box<dyn Bot<Struggle> + Send>;

struct Slot {
    game: Struggle,
    rng: Rng,
    choices: Choices,
    side: Side,
    /// The lock is never waited for; it only lets the games be lent to several threads.
    rival: Option<(Side, Mutex<Rival>)>,
    reflexes: Reflexes,
    /// The sides whose opening is decided for them in this game.
    opened: BySide<bool>,
}

impl std::fmt::Debug for Slot {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Slot").field("game", &self.game).field("side", &self.side).finish_non_exhaustive()
    }
}

/// A set of games played side by side.
#[derive(Debug)]
pub struct Vector {
    slots: Vec<Slot>,
    options: Vec<Options>,
}

/// A finished game.
struct Finished {
    result: f32,
    points: f32,
    ending: u8,
    turn: u8,
}

impl Vector {
    /// `n` games; each new game takes one of `options` at random.
    pub fn new(n: usize, seed: u64, options: &[Options]) -> Vector {
        Vector::with_rivals(n, seed, options, Reflexes::default(), |_| None)
    }

    /// `n` games; in slot `i`, if `rival` gives one, it plays the side that comes with it.
    pub fn with_rivals(
        n: usize,
        seed: u64,
        options: &[Options],
        reflexes: Reflexes,
        rival: impl Fn(usize) -> Option<(Side, Rival)>,
    ) -> Vector {
        assert!(!options.is_empty(), "at least one set of options");
        let mut slots: Vec<Slot> = (0..n)
            .map(|i| {
                let mut rng = Rng::derive(seed, i as u64);
                let game = new_game(options, &mut rng);
                let rival = rival(i).map(|(side, rival)| (side, Mutex::new(rival)));
                let opened = reflexes.opened(&mut rng);
                Slot { game, rng, choices: Choices::NONE, side: Side::Us, rival, reflexes, opened }
            })
            .collect();
        slots.par_iter_mut().for_each(|slot| {
            slot.advance(options);
        });
        Vector { slots, options: options.to_vec() }
    }

    pub fn len(&self) -> usize {
        self.slots.len()
    }

    pub fn is_empty(&self) -> bool {
        self.slots.is_empty()
    }

    /// The game of one slot.
    pub fn game(&self, slot: usize) -> Option<&Struggle> {
        self.slots.get(slot).map(|slot| &slot.game)
    }

    /// The side of a slot's rival, if one sits there.
    pub fn rival_side(&self, slot: usize) -> Option<Side> {
        self.slots.get(slot)?.rival.as_ref().map(|&(side, _)| side)
    }

    /// The first rows, before any action.
    pub fn observe(&self, rows: Rows<'_>) {
        split(rows, self.slots.len()).zip(&self.slots).for_each(|(row, slot)| slot.write(row, None));
    }

    /// Plays one action in every slot. An action that is not legal is replaced by the first legal one and counted.
    pub fn step(&mut self, actions: &[i32], rows: Rows<'_>) -> usize {
        let options = &self.options;
        split(rows, self.slots.len())
            .zip(&mut self.slots)
            .zip(actions)
            .map(|((row, slot), &action)| {
                let legal = slot.play(action);
                let finished = slot.advance(options);
                slot.write(row, finished);
                usize::from(!legal)
            })
            .sum()
    }
}

/// The level of a slot's rival, if it has one: each of `levels` gets pairs of slots by turns.
pub fn rival_level<'a>(slot: usize, levels: &[&'a str]) -> &'a str {
    levels[slot / 2 % levels.len()]
}

/// The side of a slot's rival, if it has one: of the slots of each level the share `as_us` has the USSR as the rival, so that
/// the rows show the US; they lie spread evenly. With a half the rival is the US in even slots and the USSR in odd ones.
pub fn rival_side(slot: usize, levels: &[&str], as_us: f64) -> Side {
    let (round, place) = (slot / 2 / levels.len(), slot / 2 % levels.len());
    let alike = |levels: &[&str], level| levels.iter().filter(|&&other| other == level).count();
    let pairs = round * alike(levels, levels[place]) + alike(&levels[..place], levels[place]);
    // How many of the level's first slots show the US.
    let shown = |slots: usize| (slots as f64 * as_us).floor();
    let earlier = 2 * pairs + slot % 2;
    if shown(earlier + 1) > shown(earlier) { Side::Ussr } else { Side::Us }
}

fn new_game(options: &[Options], rng: &mut Rng) -> Struggle {
    <Struggle as Game>::new(&options[rng.below(options.len() as u32) as usize])
}

impl Reflexes {
    /// For which sides of a new game the opening is decided.
    fn opened(&self, rng: &mut Rng) -> BySide<bool> {
        let Some((share, _)) = self.opening else { return BySide::default() };
        BySide::new(rng.unit_f32() < share, rng.unit_f32() < share)
    }
}

impl Slot {
    /// What is decided for a side that is about to be asked.
    fn reflex(&mut self, side: Side, choices: &Choices, is_rival: bool) -> Option<Action> {
        if let Some((_, opening)) = self.reflexes.opening
            && self.opened[side]
            && let Some(action) = opening(&self.game, side, choices, &mut self.rng)
        {
            return Some(action);
        }
        let always = self.reflexes.always.filter(|_| !is_rival)?;
        always(&self.game, side, choices, &mut self.rng)
    }

    fn play(&mut self, action: i32) -> bool {
        let wanted =
            usize::try_from(action).ok().and_then(action_of).filter(|&action| self.choices.contains(action));
        let action = wanted.unwrap_or_else(|| {
            let mut all = Vec::new();
            self.choices.list(&mut all);
            all[0]
        });
        self.game.apply_unchecked(Actor::Seat(self.side.seat()), action);
        wanted.is_some()
    }

    /// Goes on to the next real decision; gives the game that ended on the way.
    fn advance(&mut self, options: &[Options]) -> Option<Finished> {
        let mut finished = None;
        loop {
            match self.game.to_act() {
                ToAct::Over(_) => {
                    finished = self.finished();
                    self.game = new_game(options, &mut self.rng);
                    self.opened = self.reflexes.opened(&mut self.rng);
                    if let Some((_, rival)) = &mut self.rival {
                        rival.get_mut().expect("never locked").new_game();
                    }
                }
                ToAct::Nature => {
                    let action = self.game.sample_chance(&mut self.rng);
                    self.game.apply_unchecked(Actor::Nature, action);
                }
                ToAct::Seats(seats) => {
                    let side = Side::of_seat(seats.iter().next().expect("somebody is awaited"));
                    let choices = self.game.choices(side);
                    if choices.len() == 1 {
                        let action = choices.pick(&mut self.rng);
                        self.game.apply_unchecked(Actor::Seat(side.seat()), action);
                        continue;
                    }
                    let is_rival = self.rival.as_ref().is_some_and(|(theirs, _)| *theirs == side);
                    if let Some(action) = self.reflex(side, &choices, is_rival) {
                        self.game.apply_unchecked(Actor::Seat(side.seat()), action);
                        continue;
                    }
                    let action = match &mut self.rival {
                        Some((theirs, rival)) if *theirs == side => {
                            let mut legal = Vec::new();
                            choices.list(&mut legal);
                            let rival = rival.get_mut().expect("never locked");
                            rival.choose(side.seat(), &self.game.view(Viewer::Seat(side.seat())), &legal)
                        }
                        _ => {
                            (self.choices, self.side) = (choices, side);
                            return finished;
                        }
                    };
                    self.game.apply_unchecked(Actor::Seat(side.seat()), action);
                }
            }
        }
    }

    fn finished(&self) -> Option<Finished> {
        let result = self.game.result?;
        let winner = match result.winner {
            Some(Side::Us) => 1.0,
            Some(Side::Ussr) => -1.0,
            None => 0.0,
        };
        let ending = Ending::ALL.iter().position(|&ending| ending == result.ending).unwrap_or(0) as u8;
        Some(Finished { result: winner, points: f32::from(self.game.vp), ending, turn: self.game.turn })
    }

    #[expect(clippy::needless_pass_by_value, reason = "a row is written once and done with")]
    fn write(&self, row: Row<'_>, finished: Option<Finished>) {
        let view: View = self.game.view(Viewer::Seat(self.side.seat()));
        crate::encode(&view, &self.choices, row.observation);
        crate::mask(&self.choices, row.mask);
        *row.seat = self.side.seat().0;
        *row.done = u8::from(finished.is_some());
        if let Some(end) = finished {
            (*row.result, *row.points, *row.ending, *row.turn) =
                (end.result, end.points, end.ending, end.turn);
        }
        row.truth.fill(0);
        let enemy: CardSet = self.game.hand[self.side.opponent()];
        for card in enemy.iter() {
            row.truth[card.index() as usize - 1] = 1;
        }
    }
}

/// One slot's part of the rows.
struct Row<'a> {
    observation: &'a mut [u8],
    mask: &'a mut [u8],
    seat: &'a mut u8,
    done: &'a mut u8,
    result: &'a mut f32,
    points: &'a mut f32,
    ending: &'a mut u8,
    turn: &'a mut u8,
    truth: &'a mut [u8],
}

/// The rows one by one, for work in parallel.
#[expect(clippy::needless_pass_by_value, reason = "the rows are lent out for good")]
fn split(rows: Rows<'_>, n: usize) -> impl IndexedParallelIterator<Item = Row<'_>> {
    assert_eq!(rows.observations.len(), n * FEATURES);
    assert_eq!(rows.masks.len(), n * ACTIONS);
    assert_eq!(rows.truths.len(), n * TRUTH);
    rows.observations
        .par_chunks_mut(FEATURES)
        .zip(rows.masks.par_chunks_mut(ACTIONS))
        .zip(rows.truths.par_chunks_mut(TRUTH))
        .zip(rows.seats.par_iter_mut())
        .zip(rows.done.par_iter_mut())
        .zip(rows.results.par_iter_mut())
        .zip(rows.points.par_iter_mut())
        .zip(rows.endings.par_iter_mut())
        .zip(rows.turns.par_iter_mut())
        .with_min_len(16)
        .map(|((((((((observation, mask), truth), seat), done), result), points), ending), turn)| Row {
            observation,
            mask,
            seat,
            done,
            result,
            points,
            ending,
            turn,
            truth,
        })
}

#[cfg(test)]
mod tests {
    use detente_game::bot::Random;

    use super::*;

    #[test]
    fn with_a_half_the_rival_is_the_us_in_even_slots_and_the_ussr_in_odd_ones() {
        for levels in [&["a"][..], &["a", "b"], &["a", "a", "b", "a"]] {
            for slot in 0..100 {
                let side = if slot % 2 == 0 { Side::Us } else { Side::Ussr };
                assert_eq!(rival_side(slot, levels, 0.5), side, "slot {slot} of {levels:?}");
            }
        }
    }

    #[test]
    fn the_share_as_the_us_holds_within_each_level_wherever_one_begins() {
        let levels = ["a", "b", "a", "c", "a"];
        for as_us in [0.0, 0.1, 0.35, 0.5, 0.7, 0.9, 1.0] {
            for first in 0..40 {
                for level in ["a", "b", "c"] {
                    let slots: Vec<usize> =
                        (first..240).filter(|&slot| rival_level(slot, &levels) == level).collect();
                    let ours =
                        slots.iter().filter(|&&slot| rival_side(slot, &levels, as_us) == Side::Ussr).count();
                    let off = ours as f64 - as_us * slots.len() as f64;
                    assert!(off.abs() <= 1.0 + 1e-9, "{as_us} of {} slots of {level}: {ours}", slots.len());
                }
            }
        }
    }

    #[test]
    fn a_rival_plays_the_side_that_it_is_given_and_is_never_asked_for() {
        let sides = [None, Some(Side::Ussr), Some(Side::Ussr), Some(Side::Us)];
        let n = sides.len();
        let mut games = Vector::with_rivals(n, 3, &[Options::default()], Reflexes::default(), |slot| {
            sides[slot].map(|side| (side, Box::new(Random::new(slot as u64)) as Rival))
        });
        assert_eq!((0..n).map(|slot| games.rival_side(slot)).collect::<Vec<_>>(), sides);
        assert_eq!(games.rival_side(n), None);
        let (mut observations, mut masks) = (vec![0; n * FEATURES], vec![0; n * ACTIONS]);
        let (mut truths, mut bytes, mut floats) = (vec![0; n * TRUTH], vec![0; 4 * n], vec![0.0; 2 * n]);
        let mut asked = [[0; 2]; 4];
        for _ in 0..500 {
            let (seats, rest) = bytes.split_at_mut(n);
            let (done, rest) = rest.split_at_mut(n);
            let (endings, turns) = rest.split_at_mut(n);
            let (results, points) = floats.split_at_mut(n);
            let (observations, masks, truths) = (&mut observations[..], &mut masks[..], &mut truths[..]);
            let rows = Rows { observations, masks, seats, done, results, points, endings, turns, truths };
            // No number of an action: the first legal one is played.
            games.step(&[-1; 4], rows);
            (0..n).for_each(|slot| asked[slot][usize::from(bytes[slot])] += 1);
        }
        assert!(asked[0][0] > 0 && asked[0][1] > 0, "both sides of a game without a rival");
        assert_eq!(asked[1..], [[500, 0], [500, 0], [0, 500]]);
    }
}
