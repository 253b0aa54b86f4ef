//! How strong the learned players are, how quick, and how safe without their guard.
//!
//! ```text
//! cargo run --release -p detente-learned --example measure -- [--net FILE] [--seed N] time GAMES
//! cargo run --release -p detente-learned --example measure -- [--net FILE] [--seed N] pace DECISIONS PLAYER
//! cargo run --release -p detente-learned --example measure -- [--net FILE] [--seed N] losses GAMES PLAYER
//! cargo run --release -p detente-learned --example measure -- [--net FILE] [--seed N] agree PLAYER LOG…
//! cargo run --release -p detente-learned --example measure -- [--net FILE] calibrate LOG…
//! cargo run --release -p detente-learned --example measure -- [--net FILE] [--seed N] match GAMES PLAYER PLAYER…
//! ```
//!
//! Players: `random`, `greedy`, `search:NODES`, `recruit`, `learned`, `marshal`; `learned:T` with a temperature, `raw` and `raw:T` without the guard;
//! `marshal:NODES[:EXPLORATION[:PLAYS_ON]]`. Matches change seats about, both games of a pair under the same Nature.

mod pace;
mod people;

use std::convert::Infallible;
use std::process::exit;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use detente_arena::{Entrant, Finished, Plan, Settings, run, wilson};
use detente_game::bot::Random;
use detente_game::{Actor, Bot, Game, Seat};
use detente_learned::{Learned, Manner, Marshal, Strength, weights};
use detente_net::Network;
use detente_search::Budget;
use detente_struggle::Struggle;
use detente_struggle::decision::Action;
use detente_struggle::options::Options;
use detente_struggle::side::Side;
use detente_struggle::view::View;
use detente_struggle_ai::greedy::Greedy;
use detente_struggle_ai::levels::search;
use detente_struggle_ai::safety;

fn main() {
    let mut words: Vec<String> = std::env::args().skip(1).collect();
    let seed = option(&mut words, "--seed").map_or(1, |text| number(&text));
    let network = option(&mut words, "--net").map_or_else(
        || weights::shipped().unwrap_or_else(|| fail("built without weights: name a file with --net")),
        |path| {
            let bytes = std::fs::read(&path).unwrap_or_else(|why| fail(&format!("{path}: {why}")));
            Arc::new(weights::load(&bytes).unwrap_or_else(|why| fail(&format!("{path}: {why}"))))
        },
    );
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    match words[..] {
        ["time", games] => time(&network, seed, number(games)),
        ["pace", decisions, player] => pace::pace(&network, seed, number(decisions), player),
        ["agree", player, ref paths @ ..] if !paths.is_empty() => {
            people::agree(&network, seed, player, paths);
        }
        ["calibrate", ref paths @ ..] if !paths.is_empty() => people::calibrate(&network, paths),
        ["losses", games, player] => losses(&network, seed, number(games), player),
        ["match", games, ref players @ ..] if players.len() > 1 => {
            matches(&network, seed, number(games), players);
        }
        _ => fail(
            "usage: measure [--net FILE] [--seed N] time GAMES | pace DECISIONS PLAYER | losses GAMES PLAYER | agree PLAYER LOG… | calibrate LOG… | match GAMES PLAYER PLAYER…",
        ),
    }
}

fn fail(why: &str) -> ! {
    eprintln!("{why}");
    exit(2)
}

fn option(words: &mut Vec<String>, name: &str) -> Option<String> {
    let at = words.iter().position(|word| word == name)?;
    if at + 1 >= words.len() {
        fail(&format!("{name} wants a value"));
    }
    words.remove(at);
    Some(words.remove(at))
}

fn number<T: std::str::FromStr>(text: &str) -> T {
    text.parse().unwrap_or_else(|_| fail(&format!("{text} is not a number")))
}

fn settings(seed: u64, threads: usize) -> Settings<Struggle> {
    Settings {
        options: Options::default(),
        seed,
        threads,
        limit: 20_000,
        length: |game| u32::from(game.turn),
    }
}

/// A player by name.
fn player(name: &str, network: &Arc<Network>, seed: u64) -> Box<dyn Bot<Struggle>> {
    let parts: Vec<&str> = name.split(':').collect();
    let learned = |temperature: f32, guarded: bool| -> Box<dyn Bot<Struggle>> {
        Box::new(Learned::new(network.clone(), Manner { temperature, guarded }, seed))
    };
    let marshal = |nodes: &str, more: &[&str]| -> Box<dyn Bot<Struggle>> {
        let strength = Strength { budget: Budget::nodes(number(nodes)), trees: 1 };
        let mut settings = Marshal::settings();
        settings.exploration = more.first().map_or(settings.exploration, |text| number(text));
        let plays_on = more.get(1).map_or(Marshal::PLAYS_ON, |text| number(text));
        Box::new(Marshal::with_settings(network.clone(), strength, plays_on, settings, seed))
    };
    match parts[..] {
        ["recruit"] => learned(Manner::RECRUIT.temperature, true),
        ["learned"] => learned(Manner::BEST.temperature, true),
        ["learned", temperature] => learned(number(temperature), true),
        ["raw"] => learned(Manner::BEST.temperature, false),
        ["raw", temperature] => learned(number(temperature), false),
        ["marshal"] => Box::new(Marshal::new(network.clone(), Strength::USUAL, seed)),
        ["marshal", nodes, ref more @ ..] if more.len() <= 2 => marshal(nodes, more),
        ["random"] => Box::new(Random::new(seed)),
        ["greedy"] => Box::new(Greedy::new(seed)),
        ["search", nodes] => Box::new(search(seed, Budget::nodes(number(nodes)))),
        _ => fail(&format!("no player {name}")),
    }
}

/// What one entrant has spent on its choices.
#[derive(Default)]
struct Spent {
    choices: AtomicU64,
    micros: AtomicU64,
}

/// Notes what a player spends.
struct Clocked {
    player: Box<dyn Bot<Struggle>>,
    spent: Arc<Spent>,
}

impl Bot<Struggle> for Clocked {
    fn choose(&mut self, seat: Seat, view: &View, legal: &[Action]) -> Action {
        let start = Instant::now();
        let action = self.player.choose(seat, view, legal);
        if legal.len() > 1 {
            self.spent.choices.fetch_add(1, Ordering::Relaxed);
            self.spent.micros.fetch_add(start.elapsed().as_micros() as u64, Ordering::Relaxed);
        }
        action
    }

    fn new_game(&mut self) {
        self.player.new_game();
    }
}

/// Losses of one entrant by its own act.
#[derive(Clone, Copy, Default)]
struct Blunders {
    games: u64,
    defcon: u64,
    held: u64,
}

fn matches(network: &Arc<Network>, seed: u64, games: u64, players: &[&str]) {
    let spent: Vec<Arc<Spent>> = players.iter().map(|_| Arc::default()).collect();
    let entrants: Vec<Entrant<Struggle>> = players
        .iter()
        .zip(&spent)
        .map(|(&name, spent)| Entrant {
            name: name.to_owned(),
            make: Box::new(move |seed| {
                Box::new(Clocked { player: player(name, network, seed), spent: spent.clone() })
            }),
        })
        .collect();
    let mut blunders = vec![Blunders::default(); players.len()];
    let start = Instant::now();
    let plan = Plan::RoundRobin { entrants: players.len(), seats: 2, games };
    let threads = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
    let tally = run(&settings(seed, threads), &entrants, &plan, |game| {
        count(game, &mut blunders);
        Ok::<(), Infallible>(())
    });
    let tally = tally.unwrap_or_else(|never| match never {});
    for (&(a, b), duel) in &tally.duels {
        let score = wilson(duel.score(), duel.games as f64);
        println!(
            "{} – {}: {} won, {} drawn, {} lost of {}: {:.1} % (95 %: {:.1} to {:.1})",
            players[a],
            players[b],
            duel.wins.0,
            duel.draws,
            duel.wins.1,
            duel.games,
            100.0 * score.mean,
            100.0 * score.low,
            100.0 * score.high
        );
    }
    println!("wins us {}, ussr {}; endings {:?}", tally.wins[0], tally.wins[1], tally.endings);
    for ((name, own), spent) in players.iter().zip(&blunders).zip(&spent) {
        let choices = spent.choices.load(Ordering::Relaxed);
        println!(
            "{name}: {} games, lost by own DEFCON {}, by a held scoring card {}; {choices} choices, {:.2} ms each",
            own.games,
            own.defcon,
            own.held,
            spent.micros.load(Ordering::Relaxed) as f64 / 1000.0 / choices.max(1) as f64
        );
    }
    println!("mean turn {:.1}, {:.0} s", tally.mean_length().unwrap_or(0.0), start.elapsed().as_secs_f64());
}

fn count(game: &Finished<Struggle>, blunders: &mut [Blunders]) {
    let Some(outcome) = game.outcome() else { return };
    for (seat, &entrant) in game.fixture.lineup.iter().enumerate() {
        let own = &mut blunders[entrant];
        own.games += 1;
        let lost = !outcome.winners.is_empty() && !outcome.winners.contains(Seat(seat as u8));
        own.defcon += u64::from(lost && matches!(outcome.ending, "defcon" | "missile-crisis"));
        own.held += u64::from(lost && outcome.ending == "held-scoring-card");
    }
}

/// Notes how long each decision takes: the quickest of three, for the machine may have other work to do.
struct Timed<'a> {
    player: Learned,
    times: &'a Mutex<Vec<Duration>>,
}

impl Bot<Struggle> for Timed<'_> {
    fn choose(&mut self, seat: Seat, view: &View, legal: &[Action]) -> Action {
        let time = || {
            let mut player = self.player.clone();
            let start = Instant::now();
            let action = player.choose(seat, view, legal);
            (start.elapsed(), action, player)
        };
        let (a, b, (c, action, player)) = (time().0, time().0, time());
        self.player = player;
        if legal.len() > 1 {
            self.times.lock().expect("nobody panics here").push(a.min(b).min(c));
        }
        action
    }
}

fn time(network: &Arc<Network>, seed: u64, games: u64) {
    for guarded in [false, true] {
        let times: &'static Mutex<Vec<Duration>> = Box::leak(Box::default());
        let manner = Manner { guarded, ..Manner::BEST };
        let make = |seed| -> Box<dyn Bot<Struggle>> {
            Box::new(Timed { player: Learned::new(network.clone(), manner, seed), times })
        };
        let entrant = |name: &str| Entrant { name: name.to_owned(), make: Box::new(make) };
        let plan = Plan::Seated { lineup: vec![0, 1], games };
        let _ = run(&settings(seed, 1), &[entrant("a"), entrant("b")], &plan, |_| Ok::<(), Infallible>(()));
        let mut times = times.lock().expect("nobody panics here").clone();
        times.sort();
        let total: Duration = times.iter().sum();
        let ms = |time: Duration| time.as_secs_f64() * 1000.0;
        println!(
            "{} the guard: {} decisions, mean {:.2} ms, median {:.2}, 99 % {:.2}, 99.9 % {:.2}, longest {:.2}",
            if guarded { "with" } else { "without" },
            times.len(),
            ms(total) / times.len() as f64,
            ms(times[times.len() / 2]),
            ms(times[times.len() * 99 / 100]),
            ms(times[times.len() * 999 / 1000]),
            ms(times[times.len() - 1])
        );
    }
    println!("({}, learned under rules {}: {})", Struggle::NAME, network.rules(), network.training());
}

/// Self-play; tells of every game that was lost by DEFCON or a held card how it came to that: the loser's last choices,
/// each with the number of options, and how likely what he took and the best that he had were to lose at once.
fn losses(network: &Arc<Network>, seed: u64, games: u64, name: &str) {
    let entrant =
        || Entrant { name: name.to_owned(), make: Box::new(move |seed| player(name, network, seed)) };
    let plan = Plan::Seated { lineup: vec![0, 1], games };
    let threads = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
    let (mut lost, mut free) = (0, 0);
    let tally = run(&settings(seed, threads), &[entrant(), entrant()], &plan, |game| {
        let outcome = game.outcome();
        let own = |ending: &str| matches!(ending, "defcon" | "missile-crisis" | "held-scoring-card");
        if let Some(outcome) = outcome.filter(|outcome| own(outcome.ending)) {
            lost += 1;
            free += u64::from(tell_loss(game, outcome));
        }
        Ok::<(), Infallible>(())
    });
    let games = tally.unwrap_or_else(|never| match never {}).games;
    println!("{games} games, {lost} lost by DEFCON or a held card, {free} of them by a free choice");
}

/// Tells the loser's last choices; was one of them free and fatal?
fn tell_loss(game: &Finished<Struggle>, outcome: detente_game::Outcome) -> bool {
    let loser =
        Side::BOTH.into_iter().find(|side| !outcome.winners.contains(side.seat())).expect("somebody lost");
    let mut state = <Struggle as Game>::new(&game.played.last.options());
    let mut lines: Vec<(String, bool)> = Vec::new();
    for &(by, action) in &game.played.actions {
        let choices = state.choices(loser);
        if by == Actor::Seat(loser.seat()) && choices.len() > 1 {
            let mut legal = Vec::new();
            choices.list(&mut legal);
            let risk = |action| safety::risk(&state, loser, action);
            let taken = risk(action);
            let least = legal.iter().map(|&action| risk(action)).fold(1.0, f32::min);
            let asked = format!("{:?}", state.asked());
            let words: Vec<String> = legal.iter().take(12).map(|action| action.text()).collect();
            lines.push((
                format!(
                    "    turn {} round {} DEFCON {}: {} ({taken:.2}, least {least:.2}) of {} [{}] {asked}",
                    state.turn,
                    state.round,
                    state.defcon,
                    action.text(),
                    legal.len(),
                    words.join(" ")
                ),
                taken > least,
            ));
        } else if lines.len() > 20 {
            lines.drain(..10);
        }
        state.apply_unchecked(by, action);
    }
    let from = lines.len().saturating_sub(4);
    let free = lines[from..].iter().any(|(_, free)| *free);
    println!(
        "game {}: {} lost by {}{}",
        game.number + 1,
        <Struggle as Game>::SEATS[loser.seat().0 as usize],
        outcome.ending,
        if free { ", free" } else { "" }
    );
    for (line, _) in &lines[from..] {
        println!("{line}");
    }
    free
}
