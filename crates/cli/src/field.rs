//! `detente field`: a fixed set of players against each other, which everything is judged by.

use detente_games::{GameName, Levels, with_game};

use crate::answer::{Answer, Failure};
use crate::say::Say;
use crate::sim;
use crate::usage::{at_least_one, game, whole};

/// How strong the levels are: a fixed field of players, everybody against everybody, in Elo, with the time per decision
#[derive(Debug, clap::Args)]
pub struct Args {
    /// Which game
    #[arg(default_value = "twilight", value_parser = game())]
    game: GameName,
    /// How many games for every two players; they swap sides with the same cards and dice
    #[arg(long, default_value = "20", value_name = "N", value_parser = at_least_one::<u64>, allow_negative_numbers = true)]
    games: u64,
    /// Other players than those of the field, or more of them: LEVEL,LEVEL,…
    #[arg(long, value_name = "LEVELS")]
    levels: Option<String>,
    /// The same seed gives the same games, but for players that go by the clock
    #[arg(long, value_name = "N", value_parser = whole::<u64>, allow_negative_numbers = true)]
    seed: Option<u64>,
    /// Options of the rules, as in a record: key=value,key=value; a preset, where the game has some, comes first
    #[arg(long, value_name = "OPTIONS", default_value = "", hide_default_value = true)]
    rules: String,
    /// Threads to use [default: all cores]; the results do not depend on it
    #[arg(long, value_name = "N", value_parser = at_least_one::<usize>, allow_negative_numbers = true)]
    threads: Option<usize>,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

pub fn run(args: &Args, say: Say) -> Result<Answer, Failure> {
    let field = with_game!(args.game, G => <G as Levels>::FIELD).join(",");
    let levels = args.levels.as_deref().unwrap_or(&field);
    let seats = format!("all={levels}");
    let matches = sim::Args {
        game: args.game,
        seats,
        games: args.games,
        seed: args.seed,
        rules: args.rules.clone(),
        move_time: 1000,
        save: None,
        threads: args.threads,
        json: args.json,
    };
    sim::run(&matches, say)
}

#[cfg(test)]
mod tests {
    use detente_words::Lang;
    use serde_json::Value;

    use super::*;

    #[test]
    fn a_short_field_ends_with_elo_and_what_a_choice_costs() {
        let args = Args {
            game: GameName::Twilight,
            games: 2,
            levels: Some("random,greedy".to_owned()),
            seed: Some(3),
            rules: String::new(),
            threads: Some(1),
            json: true,
        };
        let answer = run(&args, Say::new(Lang::En)).expect("it can be played");
        let value: Value = serde_json::from_str(&answer.output).expect("one JSON object");
        assert_eq!(value["elo"][0]["level"], "greedy");
        assert!(value["elo"][0]["milliseconds"].as_f64().is_some_and(|ms| ms > 0.0));
    }

    #[test]
    fn every_player_of_the_fields_is_known() {
        fn check<G: Levels>() {
            for level in G::FIELD {
                assert!(G::bot(level, 1).is_some(), "{} has no {level}", G::NAME);
            }
            assert!(G::FIELD.len() > 1);
        }
        for game in GameName::ALL {
            with_game!(game, G => check::<G>());
        }
    }
}
