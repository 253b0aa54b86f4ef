//! `detente sim`: matches between bots.

mod report;

use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use detente_arena::{Clocked, Entrant, Folder, Plan, Settings, Spent};
use detente_game::Bot;
use detente_games::{GameName, with_game};

use crate::answer::{Answer, Failure};
use crate::exec::{self, Exec};
use crate::games::House;
use crate::progress::Progress;
use crate::say::Say;
use crate::seats::{self, Seating};
use crate::usage::{at_least_one, game, whole};
use report::{Loss, Report};

/// Matches between bots: wins per seat, draws, how games ended, mean length, decisions, seconds
#[derive(Debug, clap::Args)]
pub struct Args {
    /// Which game
    #[arg(value_parser = game())]
    pub game: GameName,
    /// Who plays: SEAT=LEVEL for every seat (us=search,ussr=random), all=LEVEL for the same everywhere, or
    /// all=LEVEL,LEVEL,… for a tournament in which every two levels meet. search@200ms or search@4000n sets the effort;
    /// exec:PROGRAM is a program that speaks the engine protocol
    #[arg(long)]
    pub seats: String,
    /// How many games; in a tournament, how many for every two levels
    #[arg(long, default_value = "100", value_name = "N", value_parser = at_least_one::<u64>, allow_negative_numbers = true)]
    pub games: u64,
    /// The same seed gives the same games [default: by the clock; it is printed]
    #[arg(long, value_name = "N", value_parser = whole::<u64>, allow_negative_numbers = true)]
    pub seed: Option<u64>,
    /// Options of the rules, as in a record: key=value,key=value; a preset, where the game has some, comes first
    #[arg(long, value_name = "OPTIONS", default_value = "", hide_default_value = true)]
    pub rules: String,
    /// How long a program outside (exec:PROGRAM) may think about a decision, in milliseconds
    #[arg(long, value_name = "MS", default_value = "1000", value_parser = at_least_one::<u64>, allow_negative_numbers = true)]
    pub move_time: u64,
    /// Write the record of every game into this folder
    #[arg(long, value_name = "DIR")]
    pub save: Option<PathBuf>,
    /// Threads to use [default: all cores]; the results do not depend on it
    #[arg(long, value_name = "N", value_parser = at_least_one::<usize>, allow_negative_numbers = true)]
    pub threads: Option<usize>,
    /// Print one JSON object
    #[arg(long)]
    pub json: bool,
}

/// A game of more actions than this does not end by itself.
const LIMIT: usize = 1_000_000;

pub fn run(args: &Args, say: Say) -> Result<Answer, Failure> {
    with_game!(args.game, G => sim::<G>(args, say))
}

fn sim<G: House>(args: &Args, say: Say) -> Result<Answer, Failure> {
    let report = play::<G>(args, say)?;
    Ok(if args.json { Answer::json(&report.json()) } else { Answer::text(report.text(say)) })
}

fn play<G: House>(args: &Args, say: Say) -> Result<Report, Failure> {
    let options = options::<G>(&args.rules, say)?;
    let seating = seats::parse::<G>(&args.seats, say)?;
    let (levels, plan) = plan::<G>(&seating, args.games);
    let spent: Vec<Arc<Spent>> = levels.iter().map(|_| Arc::default()).collect();
    let move_time = Duration::from_millis(args.move_time);
    let entrants: Vec<Entrant<'_, G>> =
        levels.iter().zip(&spent).map(|(level, spent)| entrant(level, move_time, spent, say)).collect();
    let cores = || std::thread::available_parallelism().map_or(1, NonZeroUsize::get);
    let settings = Settings::<G> {
        options,
        seed: args.seed.unwrap_or_else(by_the_clock),
        threads: args.threads.unwrap_or_else(cores),
        limit: LIMIT,
        length: G::length,
    };
    let cannot_save = |error: std::io::Error| {
        Failure::Bad(say.text("sim-cannot-save", &[("why", error.to_string().into())]))
    };
    let folder = args
        .save
        .as_deref()
        .map(|path| Folder::create(path, settings.seed, levels.clone(), plan.games()))
        .transpose()
        .map_err(cannot_save)?;
    let started = Instant::now();
    let mut progress = Progress::new(plan.games(), say);
    let mut done = 0;
    let mut forfeits = Vec::new();
    let tally = detente_arena::run(&settings, &entrants, &plan, |game| {
        done += 1;
        progress.at(done);
        if let Some(forfeit) = &game.played.forfeit {
            let seat = forfeit.seat.0 as usize;
            let level = levels[game.fixture.lineup[seat]].clone();
            forfeits.push(Loss {
                game: game.number + 1,
                seat: G::SEATS[seat],
                level,
                why: forfeit.why.clone(),
            });
        }
        folder.as_ref().map_or(Ok(()), |folder| folder.save(game).map(|_| ()))
    });
    drop((progress, entrants));
    forfeits.sort_by_key(|loss| loss.game);
    Ok(Report {
        game: G::NAME,
        seats: G::SEATS,
        unit: G::UNIT,
        known_endings: G::ENDINGS,
        seating,
        levels,
        seed: settings.seed,
        tally: tally.map_err(cannot_save)?,
        seconds: started.elapsed().as_secs_f64(),
        saved: args.save.clone(),
        forfeits,
        costs: spent.iter().map(|spent| spent.milliseconds()).collect(),
    })
}

/// The words in the value of `--rules`, separated by commas or blanks. A value may itself be a list: what has no `=` goes
/// on with the word before it (`without=fidel,nasser`), unless nothing with `=` came before, as for a preset.
pub fn option_words(text: &str) -> Vec<String> {
    let mut words: Vec<String> = Vec::new();
    for blank in text.split_whitespace() {
        let mut in_list = false;
        for part in blank.split(',').filter(|part| !part.is_empty()) {
            match words.last_mut() {
                Some(last) if in_list && !part.contains('=') => {
                    last.push(',');
                    last.push_str(part);
                }
                _ => words.push(part.to_owned()),
            }
            in_list = in_list || part.contains('=');
        }
    }
    words
}

/// The options in the words of the rules, with those usual for matches where nothing else is said.
pub fn options<G: House>(words: &str, say: Say) -> Result<G::Options, Failure> {
    let mut words = option_words(words);
    for usual in G::MATCH_RULES {
        let key = usual.split('=').next();
        if !words.iter().any(|word| word.split('=').next() == key) {
            words.push((*usual).to_owned());
        }
    }
    parse::<G>(&words, say)
}

/// The options in the words of the rules, as people play.
pub fn plain_options<G: House>(words: &str, say: Say) -> Result<G::Options, Failure> {
    parse::<G>(&option_words(words), say)
}

fn parse<G: House>(words: &[String], say: Say) -> Result<G::Options, Failure> {
    G::parse_options(&words.iter().map(String::as_str).collect::<Vec<_>>())
        .map_err(|why| Failure::Bad(say.text("bad-rules", &[("why", why.into())])))
}

/// The different levels that take part, and who of them sits where.
fn plan<G: House>(seating: &Seating, games: u64) -> (Vec<String>, Plan) {
    match seating {
        Seating::RoundRobin(levels) => {
            (levels.clone(), Plan::RoundRobin { entrants: levels.len(), seats: G::SEATS.len(), games })
        }
        Seating::Seated(seats) => {
            let mut levels: Vec<String> = Vec::new();
            let mut lineup = Vec::new();
            for level in seats {
                let known = levels.iter().position(|known| known == level);
                lineup.push(known.unwrap_or(levels.len()));
                if known.is_none() {
                    levels.push(level.clone());
                }
            }
            (levels, Plan::Seated { lineup, games })
        }
    }
}

fn entrant<'a, G: House>(
    level: &'a str,
    move_time: Duration,
    spent: &'a Arc<Spent>,
    say: Say,
) -> Entrant<'a, G> {
    let make: Box<dyn Fn(u64) -> Box<dyn Bot<G>> + Sync> = match level.strip_prefix(exec::PREFIX) {
        Some(command) => Box::new(move |_| Box::new(Exec::new(command, move_time, say))),
        None => {
            Box::new(move |seed| G::bot(level, seed).expect("the level was checked when the seats were read"))
        }
    };
    let clocked =
        move |seed| -> Box<dyn Bot<G>> { Box::new(Clocked { bot: make(seed), spent: spent.clone() }) };
    Entrant { name: level.to_owned(), make: Box::new(clocked) }
}

/// A seed for whoever names none. It is printed, so the run can be repeated all the same.
pub fn by_the_clock() -> u64 {
    // Kept short enough to be typed again.
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    detente_game::Rng::new(now.as_nanos() as u64).next_u64() % 1_000_000_000
}

#[cfg(test)]
mod tests {
    use detente_game::testkit::toy::Nim;
    use detente_words::Lang;
    use serde_json::Value;

    use super::*;

    fn args(seats: &str) -> Args {
        Args {
            game: GameName::GuerraFria,
            seats: seats.to_owned(),
            games: 40,
            seed: Some(5),
            rules: "heap=20,die=yes,call=yes".to_owned(),
            move_time: 1000,
            save: None,
            threads: Some(2),
            json: true,
        }
    }

    fn json(args: &Args) -> Value {
        let answer = sim::<Nim>(args, Say::new(Lang::En)).expect("it can be played");
        serde_json::from_str(&answer.output).expect("one JSON object")
    }

    #[test]
    fn the_promised_shape_comes_out() {
        let value = json(&args("one=random,two=first"));
        assert_eq!(value["games"], 40);
        assert_eq!(value["seats"], serde_json::json!({"one": "random", "two": "first"}));
        let count =
            |path: &str| value.pointer(path).and_then(Value::as_u64).unwrap_or_else(|| panic!("{path}"));
        assert_eq!(count("/wins/one") + count("/wins/two") + count("/draws"), 40);
        assert_eq!(count("/endings/last-stone") + count("/endings/wind"), 40);
        assert_eq!(count("/endings/wind"), count("/draws"));
        assert!(value["mean_turn"].as_f64().is_some_and(|turns| turns > 1.0));
        assert!(count("/decisions") > 40 && value["seconds"].is_f64());
    }

    #[test]
    fn the_same_seed_gives_the_same_result_for_any_number_of_threads() {
        let without_time = |args: &Args| {
            let mut value = json(args);
            value.as_object_mut().expect("an object").remove("seconds");
            value
        };
        let one = without_time(&args("all=random"));
        assert_eq!(one, without_time(&Args { threads: Some(1), ..args("all=random") }));
        assert_ne!(one, without_time(&Args { seed: Some(6), ..args("all=random") }));
    }

    #[test]
    fn a_tournament_ends_with_an_elo_table() {
        let value = json(&args("all=random,first"));
        assert_eq!(value["levels"], serde_json::json!(["random", "first"]));
        assert_eq!(value["duels"][0]["games"], 40);
        let elo = |i: usize| value["elo"][i]["elo"].as_f64().expect("a number");
        assert!((elo(0) + elo(1)).abs() < 0.2, "relative to the mean of the field");
        let text = sim::<Nim>(&Args { json: false, ..args("all=random,first") }, Say::new(Lang::Es));
        let text = text.expect("it can be played").output;
        assert!(text.contains("Elo") && !text.contains('{'), "{text}");
    }

    #[test]
    fn an_ending_that_did_not_happen_is_reported_as_none() {
        let calm = Args { rules: String::new(), ..args("all=random") };
        assert_eq!(json(&calm)["endings"]["wind"], 0);
    }

    #[test]
    fn commas_part_options_but_not_the_lists_in_them() {
        assert_eq!(option_words("a=1,b=2"), ["a=1", "b=2"]);
        assert_eq!(
            option_words("without=fidel,nasser,us-handicap=2"),
            ["without=fidel,nasser", "us-handicap=2"]
        );
        assert_eq!(option_words("league,us-handicap=3"), ["league", "us-handicap=3"]);
        assert_eq!(option_words("league, promo=all b=x,y"), ["league", "promo=all", "b=x,y"]);
        assert!(option_words(" , ").is_empty());
    }

    #[test]
    fn matches_of_guerra_fria_have_a_last_round_unless_the_rules_say_otherwise() {
        let rounds = |words: &str| {
            let options = options::<detente_guerra_fria::GuerraFria>(words, Say::new(Lang::En)).expect(words);
            options.max_rounds.map(std::num::NonZeroU16::get)
        };
        assert_eq!(rounds(""), Some(60));
        assert_eq!(rounds("talk=open"), Some(60));
        assert_eq!(rounds("max-rounds=5"), Some(5));
        assert_eq!(rounds("max-rounds=none"), None);
    }

    #[test]
    fn unknown_options_of_the_rules_are_refused() {
        let wrong = Args { rules: "heap=0".to_owned(), ..args("all=random") };
        let failure = sim::<Nim>(&wrong, Say::new(Lang::En)).expect_err("no such heap");
        assert_eq!(failure, Failure::Bad("--rules: a heap has 1 to 99 stones, not “0”".to_owned()));
    }
}
