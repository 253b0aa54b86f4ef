//! `detente bench`: how fast the rules play. One thread, whole games, nothing but `sample_legal`, `apply_unchecked`
//! and Nature's answers: no views, no records.

use std::fmt::Write;
use std::time::{Duration, Instant};

use detente_game::{Actor, Rng, ToAct};
use detente_games::{GameName, with_game};
use serde_json::{Map, Value};

use crate::answer::Answer;
use crate::games::{House, Unit};
use crate::say::{Digits, Say};
use crate::sim::by_the_clock;
use crate::usage::whole;

/// How fast the rules play: one thread, random legal play of whole games, every game of the house
#[derive(Debug, clap::Args)]
pub struct Args {
    /// How long to play each game, in seconds
    #[arg(long, default_value = "5", value_name = "N", value_parser = seconds, allow_negative_numbers = true)]
    seconds: Duration,
    /// The same seed plays the same games, as far as the time reaches [default: by the clock]
    #[arg(long, value_name = "N", value_parser = whole::<u64>, allow_negative_numbers = true)]
    seed: Option<u64>,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

fn seconds(word: &str) -> Result<Duration, String> {
    word.parse::<f64>()
        .ok()
        .filter(|seconds| (0.001..=86_400.0).contains(seconds))
        .map(Duration::from_secs_f64)
        .ok_or_else(|| "0.001 … 86400".to_owned())
}

pub fn run(args: &Args, say: Say) -> Answer {
    let seed = args.seed.unwrap_or_else(by_the_clock);
    let results: Vec<(GameName, Measured)> = GameName::ALL
        .into_iter()
        .map(|game| (game, with_game!(game, G => Bench { args, seed }.with::<G>())))
        .collect();
    if args.json {
        let object: Map<String, Value> =
            results.iter().map(|(game, measured)| (game.name().replace('-', "_"), measured.json())).collect();
        return Answer::json(&Value::Object(object));
    }
    let lines: Vec<String> = results.iter().map(|(game, measured)| measured.text(*game, say)).collect();
    Answer::text(lines.concat())
}

struct Bench<'a> {
    args: &'a Args,
    seed: u64,
}

impl Bench<'_> {
    fn with<G: House>(self) -> Measured {
        let started = Instant::now();
        let mut rng = Rng::new(self.seed);
        let mut measured = Measured::new(G::UNIT);
        while measured.games == 0 || started.elapsed() < self.args.seconds {
            measured.add_game::<G>(&mut rng);
        }
        measured.seconds = started.elapsed().as_secs_f64();
        measured
    }
}

/// What was played, and in which time.
#[derive(Debug, PartialEq)]
struct Measured {
    unit: Unit,
    games: u64,
    /// Players' answers.
    decisions: u64,
    /// Players' and Nature's answers.
    actions: u64,
    /// Turns or rounds.
    length: u64,
    seconds: f64,
}

impl Measured {
    fn new(unit: Unit) -> Measured {
        Measured { unit, games: 0, decisions: 0, actions: 0, length: 0, seconds: 0.0 }
    }

    /// Plays one game to its end.
    fn add_game<G: House>(&mut self, rng: &mut Rng) {
        let mut game = G::new(&G::Options::default());
        let mut legal = Vec::new();
        loop {
            match game.to_act() {
                ToAct::Over(_) => break,
                ToAct::Nature => {
                    let action = game.sample_chance(rng);
                    game.apply_unchecked(Actor::Nature, action);
                }
                ToAct::Seats(awaited) => {
                    let seat = awaited.iter().next().expect("somebody is awaited");
                    let action = game.sample_legal(seat, rng, &mut legal);
                    game.apply_unchecked(Actor::Seat(seat), action);
                    self.decisions += 1;
                }
            }
            self.actions += 1;
        }
        self.games += 1;
        self.length += u64::from(game.length());
    }

    fn per_second(&self, count: u64) -> f64 {
        count as f64 / self.seconds
    }

    fn json(&self) -> Value {
        let rate = |count| Value::from((10.0 * self.per_second(count)).round() / 10.0);
        let pairs = [
            ("games_per_s".to_owned(), rate(self.games)),
            ("decisions_per_s".to_owned(), rate(self.decisions)),
            ("actions_per_s".to_owned(), rate(self.actions)),
            (format!("{}s_per_s", self.unit.word()), rate(self.length)),
            ("games".to_owned(), self.games.into()),
            ("decisions".to_owned(), self.decisions.into()),
            ("actions".to_owned(), self.actions.into()),
            (format!("{}s", self.unit.word()), self.length.into()),
            ("seconds".to_owned(), ((1000.0 * self.seconds).round() / 1000.0).into()),
        ];
        Value::Object(pairs.into_iter().collect())
    }

    fn text(&self, game: GameName, say: Say) -> String {
        let mut out = say.text("bench-head", &[("game", say.game(game.name()).into())]);
        out.push('\n');
        let length = format!("bench-{}s", self.unit.word());
        let counts = [
            ("bench-games", self.games),
            (length.as_str(), self.length),
            ("bench-decisions", self.decisions),
            ("bench-actions", self.actions),
        ];
        for (id, count) in counts {
            let rate = say.number(self.per_second(count), Digits::Whole);
            let _ = writeln!(out, "  {}", say.text(id, &[("rate", rate.into())]));
        }
        out
    }
}

#[cfg(test)]
mod tests {
    use detente_game::testkit::toy::Nim;

    use super::*;

    #[test]
    fn whole_games_are_counted() {
        let (mut rng, mut measured) = (Rng::new(4), Measured::new(Unit::Turn));
        for _ in 0..10 {
            measured.add_game::<Nim>(&mut rng);
        }
        assert_eq!(measured.games, 10);
        // Without a die every turn is one decision, and Nature has no say.
        assert_eq!(measured.decisions, measured.length);
        assert_eq!(measured.actions, measured.decisions);
        assert!((40..=120).contains(&measured.decisions), "12 stones, 1 to 3 at a time: {measured:?}");
    }

    #[test]
    fn rates_are_counts_by_seconds() {
        let measured =
            Measured { unit: Unit::Round, games: 10, decisions: 50, actions: 70, length: 30, seconds: 2.0 };
        let json = measured.json();
        assert_eq!(json["games_per_s"], 5.0);
        assert_eq!(json["decisions_per_s"], 25.0);
        assert_eq!(json["actions_per_s"], 35.0);
        assert_eq!(json["rounds_per_s"], 15.0);
    }

    #[test]
    fn a_time_that_makes_no_sense_is_refused() {
        assert!(seconds("0.5").is_ok() && seconds("2").is_ok());
        for wrong in ["0", "-1", "x", "NaN", "inf", "1e9", ""] {
            assert!(seconds(wrong).is_err(), "{wrong}");
        }
    }
}
