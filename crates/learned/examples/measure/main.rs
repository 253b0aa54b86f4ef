//! How strong the learned players are, how quick, and how safe without their guard: what docs/training.md and docs/opponents.md
//! tell of them.
//!
//! ```text
//! cargo run --release -p detente-learned --example measure -- [--net FILE] [--seed N] time GAMES
//! cargo run --release -p detente-learned --example measure -- [--net FILE] [--seed N] pace DECISIONS PLAYER
//! cargo run --release -p detente-learned --example measure -- [--net FILE] [--seed N] losses GAMES PLAYER
//! cargo run --release -p detente-learned --example measure -- [--net FILE] [--seed N] agree PLAYER LOG…
//! cargo run --release -p detente-learned --example measure -- [--net FILE] calibrate LOG…
//! cargo run --release -p detente-learned --example measure -- [--net FILE] [--seed N] match GAMES PLAYER PLAYER…
//! cargo run --release -p detente-learned --example measure -- [--net FILE] [--seed N] field GAMES
//! cargo run --release -p detente-learned --example measure -- [--net FILE] [--seed N] last GAMES NODES
//! ```
//!
//! `--rules "league us-handicap=3"` plays by other rules, `--threads N` on fewer cores.
//!
//! Players: every level by its name, with its effort (`search@1000n`, `marshal@60n`), as `detente sim` knows them; `learned:T` with
//! a temperature, `raw` and `raw:T` without the guard; `marshal:NODES[:ENDS[:CANDIDATES[:ERRORS[:TEMPERATURE[:GUARDED[:STRANGERS[:ROOM]]]]]]]`; with
//! `=FILE` behind it a player asks another network. `field` is the match of `detente field`, with any network. Matches change seats
//! about, both games of a pair under the same Nature.

mod last;
mod pace;
mod people;

use std::collections::BTreeMap;
use std::convert::Infallible;
use std::process::exit;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use detente_arena::elo::ratings;
use detente_arena::{Clocked, Entrant, Finished, Plan, Settings, Spent, run, wilson};
use detente_game::bot::Random;
use detente_game::{Actor, Bot, Game, Seat};
use detente_learned::levels::of_network;
use detente_learned::{Learned, Manner, Marshal, Method, Strength, weights};
use detente_net::Network;
use detente_search::Budget;
use detente_struggle::Struggle;
use detente_struggle::decision::Action;
use detente_struggle::options::Options;
use detente_struggle::side::Side;
use detente_struggle::view::View;
use detente_struggle_ai::{levels, safety};

fn main() {
    let mut words: Vec<String> = std::env::args().skip(1).collect();
    let seed = option(&mut words, "--seed").map_or(1, |text| number(&text));
    let networks = Networks::new(option(&mut words, "--net").as_deref());
    let rules = option(&mut words, "--rules").unwrap_or_default();
    let options =
        Options::parse(&rules.split_whitespace().collect::<Vec<_>>()).unwrap_or_else(|why| fail(&why));
    let cores = || std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
    let threads = option(&mut words, "--threads").map_or_else(cores, |text| number(&text));
    let settings =
        Settings { options, seed, threads, limit: 20_000, length: |game: &Struggle| u32::from(game.turn) };
    let network = &networks.usual;
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    match words[..] {
        ["time", games] => time(network, &settings, number(games)),
        ["pace", decisions, player] => pace::pace(&networks, seed, number(decisions), player),
        ["agree", player, ref paths @ ..] if !paths.is_empty() => {
            people::agree(network, seed, player, paths);
        }
        ["calibrate", ref paths @ ..] if !paths.is_empty() => people::calibrate(network, paths),
        ["losses", games, player] => losses(&networks, &settings, number(games), player),
        ["match", games, ref players @ ..] if players.len() > 1 => {
            matches(&networks, &settings, number(games), players);
        }
        ["last", games, nodes] => last::last(network, &settings.options, seed, number(games), number(nodes)),
        ["field", games] => matches(&networks, &settings, number(games), detente_learned::FIELD),
        _ => fail(
            "usage: measure [--net FILE] [--seed N] [--rules OPTIONS] [--threads N] time GAMES | pace DECISIONS PLAYER | losses GAMES PLAYER | agree PLAYER LOG… | calibrate LOG… | match GAMES PLAYER PLAYER… | field GAMES | last GAMES NODES",
        ),
    }
}

/// The networks that players ask: the one that is measured, and others by the names of their files.
struct Networks {
    usual: Arc<Network>,
    others: Mutex<BTreeMap<String, Arc<Network>>>,
}

impl Networks {
    fn new(path: Option<&str>) -> Networks {
        let usual = path.map_or_else(
            || weights::shipped().unwrap_or_else(|| fail("built without weights: name a file with --net")),
            read,
        );
        Networks { usual, others: Mutex::default() }
    }

    /// The one of a file, read at the first question; nothing named, the usual one.
    fn get(&self, path: &str) -> Arc<Network> {
        if path.is_empty() {
            return self.usual.clone();
        }
        let mut others = self.others.lock().expect("nobody panics here");
        others.entry(path.to_owned()).or_insert_with(|| read(path)).clone()
    }
}

fn read(path: &str) -> Arc<Network> {
    let bytes = std::fs::read(path).unwrap_or_else(|why| fail(&format!("{path}: {why}")));
    Arc::new(weights::load(&bytes).unwrap_or_else(|why| fail(&format!("{path}: {why}"))))
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

/// A level by its name, as `detente-games` has them, playing by this network where it plays by one.
fn level(name: &str, network: &Arc<Network>, seed: u64) -> Option<Box<dyn Bot<Struggle>>> {
    if name == "random" {
        return Some(Box::new(Random::new(seed)));
    }
    Some(levels::bot(name, seed).or_else(|| of_network(network, name, seed))?)
}

/// A player by name: a level, or a variant of one that only measurements know.
fn player(name: &str, networks: &Networks, seed: u64) -> Box<dyn Bot<Struggle>> {
    let (name, path) = name.split_once('=').unwrap_or((name, ""));
    let network = networks.get(path);
    let parts: Vec<&str> = name.split(':').collect();
    let learned = |temperature: f32, guarded: bool| -> Box<dyn Bot<Struggle>> {
        Box::new(Learned::new(network.clone(), Manner { temperature, guarded, ..Manner::AT_SIGHT }, seed))
    };
    let marshal = |nodes: &str, more: &[&str]| -> Box<dyn Bot<Struggle>> {
        let budget = levels::parse_budget(nodes).unwrap_or_else(|| Budget::nodes(number(nodes)));
        let mut method = Method::USUAL;
        method.course.ends = more.first().map_or(method.course.ends, |text| number(text));
        method.candidates = more.get(1).map_or(method.candidates, |text| number(text));
        method.errors = more.get(2).map_or(method.errors, |text| number(text));
        method.course.temperature = more.get(3).map_or(method.course.temperature, |text| number(text));
        method.course.guarded = more.get(4).is_none_or(|text| number::<u8>(text) > 0);
        method.strangers = more.get(5).map_or(method.strangers, |text| number(text));
        method.room = more.get(6).map_or(method.room, |text| number(text));
        Box::new(Marshal::with_method(&network, Strength { budget, cores: 1 }, method, seed))
    };
    match parts[..] {
        ["learned", temperature] => learned(number(temperature), true),
        ["raw"] => learned(Manner::BEST.temperature, false),
        ["raw", temperature] => learned(number(temperature), false),
        ["marshal", nodes, ref more @ ..] if more.len() <= 7 => marshal(nodes, more),
        _ => level(name, &network, seed).unwrap_or_else(|| fail(&format!("no player {name}"))),
    }
}

/// Losses of one entrant by its own act.
#[derive(Clone, Copy, Default)]
struct Blunders {
    games: u64,
    defcon: u64,
    held: u64,
}

fn matches(networks: &Networks, settings: &Settings<Struggle>, games: u64, players: &[&str]) {
    let spent: Vec<Arc<Spent>> = players.iter().map(|_| Arc::default()).collect();
    let entrants: Vec<Entrant<Struggle>> = players
        .iter()
        .zip(&spent)
        .map(|(&name, spent)| Entrant {
            name: name.to_owned(),
            make: Box::new(move |seed| {
                Box::new(Clocked { bot: player(name, networks, seed), spent: spent.clone() })
            }),
        })
        .collect();
    let mut blunders = vec![Blunders::default(); players.len()];
    let start = Instant::now();
    let plan = Plan::RoundRobin { entrants: players.len(), seats: 2, games };
    let tally = run(settings, &entrants, &plan, |game| {
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
    if players.len() > 2 {
        for (name, rating) in players.iter().zip(ratings(players.len(), &tally.meetings())) {
            println!("{name}: Elo {:+.0} ± {:.0}", rating.elo, rating.margin);
        }
    }
    println!("wins us {}, ussr {}; endings {:?}", tally.wins[0], tally.wins[1], tally.endings);
    for ((name, own), spent) in players.iter().zip(&blunders).zip(&spent) {
        println!(
            "{name}: {} games, lost by own DEFCON {}, by a held scoring card {}; {} choices, {:.2} ms each",
            own.games,
            own.defcon,
            own.held,
            spent.choices(),
            spent.milliseconds()
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

fn time(network: &Arc<Network>, settings: &Settings<Struggle>, games: u64) {
    let settings = Settings { threads: 1, ..settings.clone() };
    for guarded in [false, true] {
        let times: &'static Mutex<Vec<Duration>> = Box::leak(Box::default());
        let manner = Manner { guarded, ..Manner::BEST };
        let make = |seed| -> Box<dyn Bot<Struggle>> {
            Box::new(Timed { player: Learned::new(network.clone(), manner, seed), times })
        };
        let entrant = |name: &str| Entrant { name: name.to_owned(), make: Box::new(make) };
        let plan = Plan::Seated { lineup: vec![0, 1], games };
        let _ = run(&settings, &[entrant("a"), entrant("b")], &plan, |_| Ok::<(), Infallible>(()));
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
/// each with the number of options, and how likely the action taken and the best one at hand were to lose at once.
fn losses(networks: &Networks, settings: &Settings<Struggle>, games: u64, name: &str) {
    let entrant =
        || Entrant { name: name.to_owned(), make: Box::new(move |seed| player(name, networks, seed)) };
    let plan = Plan::Seated { lineup: vec![0, 1], games };
    let (mut lost, mut free) = (0, 0);
    let tally = run(settings, &[entrant(), entrant()], &plan, |game| {
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
