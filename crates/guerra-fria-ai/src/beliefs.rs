//! What a searching player thinks of the others, learnt from what they did.
//!
//! Section 3 of the rulebook says why: who dares and who does not, who gives up a build to save the pair and who leaves
//! it to the other, will be remembered when the next crisis comes. A view shows no past cards, but the markers of two
//! rounds running tell what was played between them.

use detente_game::Rng;
use detente_guerra_fria::{Arsenal, Play, Player};

use crate::model::Model;

/// Beliefs about one player: how likely that player is to play by each model.
#[derive(Clone, Debug)]
pub struct Beliefs {
    /// Model, weight at first, weight now. The weights sum to 1.
    models: Vec<(Model, f64, f64)>,
}

/// What the markers tell of a play once the round is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Trace {
    /// Nothing moved: an attack that did not win, or a null play.
    Still,
    Built([u8; 3]),
    Regrouped([i8; 3]),
}

impl Trace {
    pub fn between(before: &Arsenal, after: &Arsenal) -> Trace {
        let moved: [i64; 3] =
            core::array::from_fn(|marker| i64::from(after.attack[marker]) - i64::from(before.attack[marker]));
        if after.total() > before.total() {
            Trace::Built(moved.map(|n| n.clamp(0, 12) as u8))
        } else if moved == [0; 3] {
            Trace::Still
        } else {
            Trace::Regrouped(moved.map(|n| n.clamp(-12, 12) as i8))
        }
    }

    /// How much a play of a model resembles what was seen, from 0 to 1. Kind and direction matter, shades do not.
    fn likeness(self, play: Option<Play>) -> f64 {
        match (self, play) {
            (Trace::Still, None | Some(Play::Attack(_))) => 1.0,
            (Trace::Built(seen), Some(Play::Build(numbers))) => {
                match (size(seen) == size(numbers), least(seen) == least(numbers)) {
                    (true, true) => 1.0,
                    (true, false) => 0.6,
                    _ => 0.1,
                }
            }
            (Trace::Regrouped(seen), Some(Play::Regroup(numbers))) => {
                if least(seen) == least(numbers) {
                    1.0
                } else {
                    0.5
                }
            }
            _ => 0.0,
        }
    }
}

/// Does a [+4] save, place about what is new, or empty the reserve?
fn size(numbers: [u8; 3]) -> u8 {
    match numbers.iter().sum::<u8>() {
        0..=1 => 0,
        2..=5 => 1,
        _ => 2,
    }
}

/// The marker with the smallest number: where least came, or most left.
fn least<N: Ord + Copy>(numbers: [N; 3]) -> usize {
    (0..3).min_by_key(|&marker| numbers[marker]).unwrap_or(0)
}

impl Default for Beliefs {
    fn default() -> Beliefs {
        Beliefs { models: Model::pool().into_iter().map(|(model, weight)| (model, weight, weight)).collect() }
    }
}

impl Beliefs {
    /// How often each model is asked what it would have done.
    const ASKED: u32 = 12;
    /// Nobody follows a caricature all the time.
    const DOUBT: f64 = 0.15;
    /// Old impressions fade by this much each round.
    const FADING: f64 = 0.03;

    /// Learns from one round: the table as it lay, and what the player then did.
    pub fn observe(&mut self, player: Player, table: &[Arsenal; 4], trace: Trace, rng: &mut Rng) {
        let mut sum = 0.0;
        for (model, first, now) in &mut self.models {
            let likeness: f64 =
                (0..Self::ASKED).map(|_| trace.likeness(model.play(player, table, rng))).sum();
            let likelihood = Self::DOUBT + (1.0 - Self::DOUBT) * likeness / f64::from(Self::ASKED);
            *now = ((1.0 - Self::FADING) * *now + Self::FADING * *first) * likelihood;
            sum += *now;
        }
        for (_, _, now) in &mut self.models {
            *now /= sum;
        }
    }

    /// A model, as often as it is believed.
    pub fn sample(&self, rng: &mut Rng) -> &Model {
        let mut at = rng.unit_f64();
        let mut last = &self.models[0].0;
        for (model, _, weight) in &self.models {
            last = model;
            at -= weight;
            if at < 0.0 {
                break;
            }
        }
        last
    }

    /// The believed mean of something about the models.
    pub fn mean(&self, of: impl Fn(&Model) -> f64) -> f64 {
        self.models.iter().map(|(model, _, weight)| weight * of(model)).sum()
    }
}

#[cfg(test)]
mod tests {
    use detente_guerra_fria::round::execute_plays;

    use super::*;
    use crate::greedy::{Temper, greedy_play};

    /// What is believed of South after watching South play many rounds with this temper among three ordinary players.
    fn after_watching(watched: &dyn Fn(&[Arsenal; 4], &mut Rng) -> Option<Play>) -> Beliefs {
        let mut rng = Rng::new(5);
        let mut beliefs = Beliefs::default();
        let mut table = [Arsenal::default(); 4];
        for _ in 0..60 {
            let before = table;
            let mut plays = Player::ALL.map(|by| Some(greedy_play(&Temper::GREEDY, by, &before, &mut rng)));
            plays[0] = watched(&before, &mut rng);
            if execute_plays(&mut table, plays).is_some() {
                table = [Arsenal::default(); 4];
            } else {
                let trace = Trace::between(&before[0], &table[0]);
                beliefs.observe(Player::South, &before, trace, &mut rng);
            }
        }
        beliefs
    }

    fn thrift(beliefs: &Beliefs) -> f64 {
        beliefs.mean(|model| match model {
            Model::Tempered(temper) => f64::from(temper.thrift),
            Model::Wild => 0.0,
        })
    }

    #[test]
    fn a_saver_is_told_from_a_spender() {
        let watch = |thrift: u32| {
            let temper = Temper { thrift, ..Temper::GREEDY };
            after_watching(&|table, rng| Some(greedy_play(&temper, Player::South, table, rng)))
        };
        assert!(thrift(&watch(90)) > thrift(&watch(10)) + 15.0);
    }

    #[test]
    fn someone_who_places_whatever_comes_is_recognised() {
        let wild = |beliefs: &Beliefs| beliefs.mean(|model| f64::from(u8::from(*model == Model::Wild)));
        let random = after_watching(&|table, rng| Model::Wild.play(Player::South, table, rng));
        let sensible =
            after_watching(&|table, rng| Some(greedy_play(&Temper::GREEDY, Player::South, table, rng)));
        assert!(wild(&random) > 0.8, "{}", wild(&random));
        assert!(wild(&sensible) < 0.05, "{}", wild(&sensible));
    }

    #[test]
    fn markers_tell_what_was_played() {
        let before = Arsenal { attack: [5, 5, 5], reserve: 8 };
        for play in [Play::Build([0, 0, 0]), Play::Build([6, 0, 6]), Play::Regroup([-5, 2, 3])] {
            let mut after = before;
            after.carry_out(play);
            let expected = match play {
                Play::Build(numbers) => Trace::Built(numbers),
                Play::Regroup(numbers) => Trace::Regrouped(numbers),
                Play::Attack(_) => Trace::Still,
            };
            assert_eq!(Trace::between(&before, &after), expected);
        }
        assert_eq!(Trace::between(&before, &before), Trace::Still);
    }
}
