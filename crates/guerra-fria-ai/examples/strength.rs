//! How often is one `search` among three `greedy` in the winning pair?
//!
//! `cargo run --release -p detente-guerra-fria-ai --example strength -- [GAMES] [BUDGET] [SEED] [MAX-ROUNDS] [OTHERS]`,
//! where OTHERS is `greedy` (the default), `random` or `search`. The searching player sits on each seat in turn. One in
//! two is what anybody gets by luck: four players, two winners.

use std::process::ExitCode;

use detente_game::bot::{Bots, Random};
use detente_game::{Bot, Game, Rng, Seat, driver};
use detente_guerra_fria::{GuerraFria, Options};
use detente_guerra_fria_ai::{BUDGET, greedy, search};

#[derive(Default)]
struct Score {
    won: u64,
    lost: u64,
    drawn: u64,
    rounds: u64,
}

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let number = |index: usize, usual: u64| match arguments.get(index) {
        None => Ok(usual),
        Some(text) => text.parse::<u64>().map_err(|_| format!("“{text}” is not a number")),
    };
    let settings = || -> Result<_, String> {
        let budget = u32::try_from(number(1, BUDGET.into())?).map_err(|_| "that budget is too large")?;
        let rounds = u16::try_from(number(3, 60)?).map_err(|_| "max-rounds is at most 65535")?;
        Ok((number(0, 400)?, budget, number(2, 1)?, rounds))
    };
    let others = arguments.get(4).map_or("greedy", String::as_str);
    match settings() {
        Ok((games, budget, seed, rounds)) if ["greedy", "random", "search"].contains(&others) => {
            println!("one search (budget {budget}) among three {others}, max-rounds {rounds}, seed {seed}");
            report(&measure(games, budget, seed, rounds, others));
            ExitCode::SUCCESS
        }
        Ok(_) => {
            eprintln!("the others are greedy, random or search, not “{others}”");
            ExitCode::from(2)
        }
        Err(reason) => {
            eprintln!("{reason}");
            ExitCode::from(2)
        }
    }
}

fn measure(games: u64, budget: u32, seed: u64, rounds: u16, others: &str) -> Score {
    let mut score = Score::default();
    for game in 0..games {
        let seat = (game % 4) as u8;
        let mut seeds = Rng::derive(seed, game);
        let mut bots: Bots<GuerraFria> = (0..4)
            .map(|at| -> Box<dyn Bot<GuerraFria>> {
                let seed = seeds.next_u64();
                match others {
                    _ if at == seat => Box::new(search(seed, budget)),
                    "random" => Box::new(Random::new(seed)),
                    "search" => Box::new(search(seed, budget)),
                    _ => Box::new(greedy(seed)),
                }
            })
            .collect();
        let start = GuerraFria::new(&Options::drawn_after(rounds));
        let played = driver::play(start, &mut bots, &mut seeds, usize::MAX);
        score.rounds += u64::from(played.last.round());
        match played.outcome {
            Some(outcome) if outcome.winners.contains(Seat(seat)) => score.won += 1,
            Some(outcome) if !outcome.winners.is_empty() => score.lost += 1,
            _ => score.drawn += 1,
        }
    }
    score
}

fn report(score: &Score) {
    let Score { won, lost, drawn, rounds } = *score;
    let games = won + lost + drawn;
    println!(
        "games {games}: won {won}, lost {lost}, drawn {drawn}, {:.1} rounds each",
        rounds as f64 / games as f64
    );
    for (what, of) in [("decided games", won + lost), ("all games", games)] {
        let (share, low, high) = wilson(won, of);
        println!("of {what}: {:.1} % (95 %: {:.1} to {:.1})", 100.0 * share, 100.0 * low, 100.0 * high);
    }
}

/// A share with its 95 % interval (Wilson).
fn wilson(won: u64, of: u64) -> (f64, f64, f64) {
    if of == 0 {
        return (0.0, 0.0, 1.0);
    }
    let (n, z) = (of as f64, 1.96);
    let share = won as f64 / n;
    let centre = (share + z * z / (2.0 * n)) / (1.0 + z * z / n);
    let half = z / (1.0 + z * z / n) * (share * (1.0 - share) / n + z * z / (4.0 * n * n)).sqrt();
    (share, centre - half, centre + half)
}
