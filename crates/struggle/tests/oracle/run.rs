//! Many games: which options, on which seeds, and what came of it.

use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

use detente_game::{Game, Rng};
use detente_struggle::Struggle;
use detente_struggle::cards::{CardId, CardSet};
use detente_struggle::options::{Bid, Departures, Edition, Options, PRESETS, PROMOTIONAL, Scenario};
use detente_struggle::side::BySide;

use super::coverage::Coverage;
use super::table::{Oracle, Stop};

/// Which games are played.
#[derive(Clone, Copy)]
pub struct Plan {
    pub seed: u64,
    /// So many decisions at least.
    pub decisions: u64,
    pub threads: usize,
}

/// What came of it.
pub struct Findings {
    pub seen: Coverage,
    pub differences: u64,
    /// The first difference of each kind.
    pub told: Vec<Difference>,
}

/// How many kinds of differences are told in full.
const TOLD: usize = 12;

/// Plays games until enough decisions are compared. `tell` hears now and then how far it is: decisions, differences. The
/// same seed plays the same games, whatever the number of threads.
pub fn many(plan: Plan, tell: impl Fn(u64, u64) + Sync) -> Findings {
    let (next, done, differences) = (AtomicU64::new(0), AtomicU64::new(0), AtomicU64::new(0));
    let total = Mutex::new(Coverage::default());
    let told: Mutex<Vec<Difference>> = Mutex::new(Vec::new());
    let work = || {
        let mut seen = Coverage::default();
        while done.load(Ordering::Relaxed) < plan.decisions {
            let number = next.fetch_add(1, Ordering::Relaxed);
            let before = seen.decisions;
            if let Err(difference) = game(&options(plan.seed, number), plan.seed, number, &mut seen) {
                differences.fetch_add(1, Ordering::Relaxed);
                let mut told = told.lock().expect("no thread has failed");
                if told.len() < TOLD && told.iter().all(|other| other.kind != difference.kind) {
                    told.push(difference);
                }
            }
            let played = seen.decisions - before;
            let now = done.fetch_add(played, Ordering::Relaxed) + played;
            let step = (plan.decisions / 20).max(1);
            if now / step != (now - played) / step {
                tell(now, differences.load(Ordering::Relaxed));
            }
        }
        total.lock().expect("no thread has failed").add(&seen);
    };
    std::thread::scope(|scope| {
        for _ in 0..plan.threads {
            scope.spawn(work);
        }
    });
    Findings {
        seen: total.into_inner().expect("no thread has failed"),
        differences: differences.into_inner(),
        told: told.into_inner().expect("no thread has failed"),
    }
}

/// A difference: what kind it is, and its story.
pub struct Difference {
    pub kind: String,
    pub story: String,
}

/// One game, and the difference if there is one.
pub fn game(options: &Options, seed: u64, number: u64, seen: &mut Coverage) -> Result<(), Difference> {
    seen.note_options(options);
    let rng = Rng::derive(seed, number);
    let mut oracle = Oracle::new(options, rng, seen);
    let stop = match oracle.game() {
        Err(Stop::Over) => oracle.compare_end().err(),
        Err(stop) => Some(stop),
        Ok(()) => unreachable!("a game goes on until it is over"),
    };
    let (decisions, turn) = (oracle.decisions, oracle.w.turn);
    let ending = oracle.w.result.map(|(_, ending)| ending.word());
    let story = match stop {
        Some(Stop::Differs(what)) => Some(Difference {
            kind: super::report::kind(&oracle, &what),
            story: super::report::story(&oracle, options, seed, number, &what),
        }),
        _ => None,
    };
    drop(oracle);
    seen.games += 1;
    seen.decisions += decisions;
    for reached in 1..=turn {
        seen.turns[reached as usize] += 1;
    }
    if let Some(ending) = ending {
        *seen.endings.entry(ending).or_default() += 1;
    }
    story.map_or(Ok(()), Err)
}

/// The options of game `number`: the presets in turn, then sets of options at random; some under the older rules.
pub fn options(seed: u64, number: u64) -> Options {
    let mut rng = Rng::derive(!seed, number);
    let newest = <Struggle as Game>::RULES_VERSION;
    let version = if rng.below(8) == 0 { 1 + rng.below(newest) } else { newest };
    let preset = PRESETS.get((number % 10) as usize).and_then(|name| Options::preset(name));
    let options = preset.unwrap_or_else(|| random_options(&mut rng));
    <Struggle as Game>::under_rules(&options, version).expect("a version of the rules")
}

/// Options at random that can be played together.
pub fn random_options(rng: &mut Rng) -> Options {
    let mut coin = |one_in: u32| rng.below(one_in) == 0;
    let first = coin(3);
    let late = !first && coin(5);
    let mut options = Options {
        edition: if first { Edition::First } else { Edition::Deluxe },
        scenario: if late { Scenario::LateWar } else { Scenario::Standard },
        optional_cards: !coin(4),
        chinese_civil_war: !first && !late && coin(4),
        show_held: coin(4),
        realign_any_defcon: coin(4),
        realign_safe: coin(4),
        split_ops: coin(4),
        space_decline: coin(4),
        departures: Departures {
            wargames_draw_lost: coin(8),
            shuttle_keeps_adjacency: coin(8),
            crisis_coup_rolled: coin(8),
            junta_over_both_regions: coin(8),
            china_strands_scoring: coin(8),
        },
        ..Options::default()
    };
    if !first && coin(2) {
        options.promotional = PROMOTIONAL.iter().filter(|_| coin(2)).collect();
    }
    options.bid = match (coin(6), coin(6)) {
        (true, _) => Bid::Sealed,
        (false, true) => Bid::Open,
        _ => Bid::None,
    };
    if coin(3) {
        options.handicap = BySide::new(rng.below(13) as u8, rng.below(13) as u8);
    }
    if rng.below(4) == 0 {
        // A few cards, or nearly all of them: then piles run out and hands are not filled.
        let share = if rng.below(4) == 0 { 80 } else { 1 + rng.below(20) };
        options.without = CardId::all()
            .filter(|&card| card != CardId::TheChinaCard && rng.below(100) < share)
            .collect::<CardSet>();
    }
    options
}
