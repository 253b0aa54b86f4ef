//! Playing a plan over as many threads as wished.

use std::fmt;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc;
use std::thread;

use detente_game::bot::Bots;
use detente_game::driver::{Played, play};
use detente_game::{Bot, Game, Outcome, Rng};

use crate::plan::{Fixture, Plan};
use crate::tally::Tally;

/// What holds for every game of a run.
#[derive(Clone, Debug)]
pub struct Settings<G: Game> {
    pub options: G::Options,
    pub seed: u64,
    /// At least one is used; the results do not depend on it.
    pub threads: usize,
    /// A game of more actions than this is broken off and counted as unfinished.
    pub limit: usize,
    /// The length of a game as its players count it, e.g. the last turn.
    pub length: fn(&G) -> u32,
}

/// A kind of bot that takes part.
pub struct Entrant<'a, G: Game> {
    pub name: String,
    /// Makes a fresh bot for one seat of one game.
    pub make: Box<dyn Fn(u64) -> Box<dyn Bot<G>> + Sync + 'a>,
}

impl<G: Game> fmt::Debug for Entrant<'_, G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Entrant").field("name", &self.name).finish_non_exhaustive()
    }
}

/// A game that was played.
#[derive(Clone, Debug)]
pub struct Finished<G: Game> {
    /// Counted from 0, in the order of the plan.
    pub number: u64,
    pub fixture: Fixture,
    pub played: Played<G>,
    pub length: u32,
}

impl<G: Game> Finished<G> {
    pub fn outcome(&self) -> Option<Outcome> {
        self.played.outcome
    }
}

/// Plays every game of `plan`. Each one is handed to `on_game` as it ends, in no particular order, on the caller's
/// thread; an error from there ends the run.
pub fn run<G, E>(
    settings: &Settings<G>,
    entrants: &[Entrant<G>],
    plan: &Plan,
    mut on_game: impl FnMut(&Finished<G>) -> Result<(), E>,
) -> Result<Tally, E>
where
    G: Game + Send,
    G::Action: Send,
    G::Options: Sync,
{
    let games = plan.games();
    let threads = settings.threads.clamp(1, games.max(1) as usize);
    let next = AtomicU64::new(0);
    let mut tally = Tally::new(G::SEATS.len(), entrants.len());
    // A short channel: workers wait for a slow listener instead of piling up games.
    let (sender, finished) = mpsc::sync_channel(4 * threads);
    thread::scope(|scope| {
        for _ in 0..threads {
            let (sender, next) = (sender.clone(), &next);
            scope.spawn(move || {
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    // The listener goes away when it has met an error.
                    if number >= games || sender.send(one(settings, entrants, plan, number)).is_err() {
                        break;
                    }
                }
            });
        }
        drop(sender);
        // By value, so that an error hangs up on the workers.
        for game in finished {
            tally.add(&game);
            on_game(&game)?;
        }
        Ok(())
    })?;
    Ok(tally)
}

/// Plays one game of the plan, on this thread.
pub fn one<G: Game>(
    settings: &Settings<G>,
    entrants: &[Entrant<G>],
    plan: &Plan,
    number: u64,
) -> Finished<G> {
    let fixture = plan.fixture(number);
    let seated = fixture.lineup.iter().enumerate();
    let mut bots: Bots<G> = seated
        .map(|(seat, &entrant)| (entrants[entrant].make)(bot_seed(settings.seed, number, seat)))
        .collect();
    let mut nature = Rng::derive(settings.seed, fixture.nature);
    let played = play(G::new(&settings.options), &mut bots, &mut nature, settings.limit);
    let length = (settings.length)(&played.last);
    Finished { number, fixture, played, length }
}

/// Every bot has a stream of its own, apart from Nature's, so that no bot's thinking changes the dice.
fn bot_seed(seed: u64, game: u64, seat: usize) -> u64 {
    const BOTS: u64 = 0x426F_7473_2061_7265;
    Rng::derive(seed ^ BOTS, game * 8 + seat as u64).next_u64()
}

#[cfg(test)]
mod tests {
    use std::convert::Infallible;

    use detente_game::bot::Random;
    use detente_game::testkit::toy::{Action, Nim, Options};
    use detente_game::{Actor, Seat};

    use super::*;

    /// Leaves a multiple of four where it can, which wins at Nim without the die.
    struct Perfect;

    impl Bot<Nim> for Perfect {
        fn choose(&mut self, _: Seat, view: &<Nim as Game>::View, legal: &[Action]) -> Action {
            let heap = Nim::determinize(view, &mut Rng::new(0)).heap();
            let leaves_four = |action: &&Action| matches!(action, Action::Take(n) if (heap - n) % 4 == 0);
            *legal.iter().find(leaves_four).unwrap_or(&legal[0])
        }
    }

    fn entrants() -> Vec<Entrant<'static, Nim>> {
        vec![
            Entrant { name: "random".into(), make: Box::new(|seed| Box::new(Random::new(seed))) },
            Entrant { name: "perfect".into(), make: Box::new(|_| Box::new(Perfect)) },
        ]
    }

    fn settings(options: Options, threads: usize) -> Settings<Nim> {
        Settings { options, seed: 7, threads, limit: 1000, length: Nim::turn }
    }

    fn die() -> Options {
        Options { heap: 20, die: true, call: true }
    }

    fn all(settings: &Settings<Nim>, plan: &Plan) -> (Tally, Vec<Finished<Nim>>) {
        let mut games = Vec::new();
        let tally = run(settings, &entrants(), plan, |game| {
            games.push(game.clone());
            Ok::<(), Infallible>(())
        });
        games.sort_by_key(|game| game.number);
        (tally.unwrap_or_else(|never| match never {}), games)
    }

    #[test]
    fn the_number_of_threads_changes_nothing() {
        let plan = Plan::RoundRobin { entrants: 2, seats: 2, games: 60 };
        let (one, games) = all(&settings(die(), 1), &plan);
        assert_eq!(one.games, 60);
        assert!(one.draws > 0 && one.draws < 60, "the wind blows now and then: {one:?}");
        for threads in [2, 5, 100] {
            let (tally, again) = all(&settings(die(), threads), &plan);
            assert_eq!(one, tally);
            assert!(games.iter().zip(&again).all(|(a, b)| a.played.actions == b.played.actions));
        }
    }

    #[test]
    fn another_seed_gives_other_games() {
        let plan = Plan::Seated { lineup: vec![0, 0], games: 20 };
        let (_, games) = all(&settings(die(), 2), &plan);
        let (_, others) = all(&Settings { seed: 8, ..settings(die(), 2) }, &plan);
        assert!(games.iter().zip(&others).any(|(a, b)| a.played.actions != b.played.actions));
        let first = &games[0].played.actions;
        assert!(games.iter().any(|game| game.played.actions != *first), "games of one run differ");
    }

    #[test]
    fn a_pair_of_games_meets_the_same_nature() {
        let plan = Plan::RoundRobin { entrants: 2, seats: 2, games: 40 };
        let options = Options { call: false, ..die() };
        let (_, games) = all(&settings(options, 2), &plan);
        let rolls = |game: &Finished<Nim>| -> Vec<Action> {
            let nature = game.played.actions.iter().filter(|(by, _)| *by == Actor::Nature);
            nature.map(|&(_, action)| action).collect()
        };
        let mut all_rolls = Vec::new();
        for pair in games.chunks(2) {
            let (a, b) = (rolls(&pair[0]), rolls(&pair[1]));
            let both = a.len().min(b.len());
            assert_eq!(a[..both], b[..both]);
            all_rolls.push(a);
        }
        all_rolls.dedup();
        assert!(all_rolls.len() > 10, "different pairs meet different dice");
    }

    #[test]
    fn the_better_bot_wins() {
        let plan = Plan::RoundRobin { entrants: 2, seats: 2, games: 100 };
        let (tally, _) = all(&settings(Options { heap: 21, ..Options::default() }, 2), &plan);
        let duel = &tally.duels[&(0, 1)];
        assert_eq!((duel.games, duel.draws), (100, 0));
        assert!(duel.wins.1 > 90, "{duel:?}");
        assert_eq!(tally.endings["last-stone"], 100);
    }

    #[test]
    fn a_game_that_does_not_end_is_broken_off_and_said_so() {
        let plan = Plan::Seated { lineup: vec![0, 0], games: 5 };
        let short = Settings { limit: 2, ..settings(Options { heap: 50, ..Options::default() }, 2) };
        let (tally, _) = all(&short, &plan);
        assert_eq!((tally.games, tally.unfinished, tally.draws), (5, 5, 0));
        assert_eq!(tally.mean_length(), None);
    }

    #[test]
    fn an_error_of_the_listener_ends_the_run() {
        let plan = Plan::Seated { lineup: vec![0, 0], games: 1_000_000_000 };
        let mut heard = 0;
        let stopped = run(&settings(die(), 2), &entrants(), &plan, |_| {
            heard += 1;
            if heard == 3 { Err("the disk is full") } else { Ok(()) }
        });
        assert_eq!(stopped.expect_err("it was stopped"), "the disk is full");
        assert_eq!(heard, 3);
    }
}
