//! The players beside people: games of the official edition, their choices and their results.

use std::sync::Arc;

use detente_game::record::{Ending, Record};
use detente_game::{Actor, Bot, Game, Seat, Viewer};
use detente_learned::mind::choices;
use detente_learned::{Learned, Manner, Mind};
use detente_net::{Heads, Network};
use detente_official_log::conform;
use detente_struggle::Struggle;
use detente_struggle::decision::{Action, Asked};
use detente_struggle::side::Side;
use detente_struggle::view::View;
use detente_struggle_ai::greedy::Greedy;
use detente_struggle_ai::levels::{parse_budget, search};

use crate::fail;

/// A player's actions, the best liked first.
type Ranking<'a> = Box<dyn FnMut(Seat, &View, &[Action]) -> Vec<Action> + 'a>;

fn sorted(mut weighed: Vec<(Action, f32)>) -> Vec<Action> {
    // The sort is stable: the order of the list decides among equals.
    weighed.sort_by(|a, b| b.1.total_cmp(&a.1));
    weighed.into_iter().map(|(action, _)| action).collect()
}

fn ranking<'a>(name: &str, network: &Arc<Network>, seed: u64) -> Ranking<'a> {
    match name.split_once('@').unwrap_or((name, "")) {
        ("learned", "") => {
            let mut player = Learned::new(network.clone(), Manner::BEST, seed);
            Box::new(move |_, view, legal| sorted(player.ranking(view, legal)))
        }
        ("greedy", "") => {
            let mut player = Greedy::new(seed);
            Box::new(move |seat, view, legal| sorted(player.judge(Side::of_seat(seat), view, legal)))
        }
        ("search", effort) => {
            let budget = parse_budget(effort).unwrap_or_else(|| fail(&format!("{effort} is no effort")));
            let mut player = search(seed, budget);
            Box::new(move |seat, view, legal| {
                let action = player.choose(seat, view, legal);
                let findings = player.searcher.last().map_or(&[][..], |findings| &findings.actions);
                let mut ranking =
                    sorted(findings.iter().map(|one| (one.action, one.visits as f32)).collect());
                if ranking.is_empty() {
                    ranking.push(action);
                }
                ranking
            })
        }
        _ => fail(&format!("{name}: learned, greedy or search@NODESn can be asked")),
    }
}

/// A game between people, with the seat of its winner; nothing if it has none.
fn game(path: &str) -> Option<(Record<Struggle>, Seat)> {
    let text = std::fs::read_to_string(path).unwrap_or_else(|why| fail(&format!("{path}: {why}")));
    let record = conform(&text).unwrap_or_else(|why| fail(&format!("{path}: {why}"))).record;
    let Ending::Over { winners, .. } = &record.ending else { return None };
    let winner = winners.first().and_then(|name| Seat::parse::<Struggle>(name))?;
    Some((record, winner))
}

/// How often a player would have chosen what the winner of a game between people chose, or had it among the first three.
/// Logs show no hands: cards that were never played are dealt so that they fit, and the figures are a little blurred by it.
pub fn agree(network: &Arc<Network>, seed: u64, player: &str, paths: &[&str]) {
    let mut kinds =
        [("headline", [0; 3]), ("card", [0; 3]), ("use", [0; 3]), ("country", [0; 3]), ("other", [0; 3])];
    let mut games = 0;
    for (record, winner) in paths.iter().filter_map(|path| game(path)) {
        games += 1;
        let mut rank = ranking(player, network, seed);
        let mut state = <Struggle as Game>::new(&record.options);
        let mut legal = Vec::new();
        for &(by, action) in &record.actions {
            legal.clear();
            state.legal(winner, &mut legal);
            if by == Actor::Seat(winner) && legal.len() > 1 {
                let ranked = rank(winner, &state.view(Viewer::Seat(winner)), &legal);
                // What a player never does has no place in the list.
                let place = ranked.iter().position(|&ranked| ranked == action).unwrap_or(usize::MAX);
                let kind = match (state.asked(), action) {
                    (Some(Asked::Headline(_)), _) => 0,
                    (Some(Asked::ActionRound { .. }), _) => 1,
                    (Some(Asked::Use { .. } | Asked::Operations(_)), _) => 2,
                    (_, Action::Country(_)) => 3,
                    _ => 4,
                };
                let counts = &mut kinds[kind].1;
                counts[0] += 1;
                counts[1] += u32::from(place == 0);
                counts[2] += u32::from(place < 3);
            }
            state.apply_unchecked(by, action);
        }
    }
    println!("{player}: {games} games with a winner");
    for (name, [asked, first, three]) in kinds {
        let share = |count: u32| 100.0 * f64::from(count) / f64::from(asked.max(1));
        println!(
            "{name}: {asked} choices, the same {:.1} %, among the first three {:.1} %",
            share(first),
            share(three)
        );
    }
}

/// 4.1: three turns, four, and three.
fn war(turn: u8) -> usize {
    usize::from(turn > 3) + usize::from(turn > 7)
}

/// What the network gave each player of games between people before each of their cards, beside what became of it: a line of
/// JSON for each tenth of the chances and each war, for `training/plot.py`.
pub fn calibrate(network: &Arc<Network>, paths: &[&str]) {
    const WARS: [&str; 3] = ["early", "mid", "late"];
    let mut mind = Mind::new(network.clone());
    let mut bins = [[(0_u32, 0.0_f64, 0_u32); 10]; 3];
    let (mut count, mut error) = (0_u32, 0.0);
    for (record, winner) in paths.iter().filter_map(|path| game(path)) {
        let mut state = <Struggle as Game>::new(&record.options);
        let mut legal = Vec::new();
        for &(by, action) in &record.actions {
            if let (Actor::Seat(seat), Some(Asked::ActionRound { .. })) = (by, state.asked()) {
                legal.clear();
                state.legal(seat, &mut legal);
                if legal.len() > 1 {
                    let result =
                        mind.ask(&state.view(Viewer::Seat(seat)), &choices(&legal), Heads::VALUE).result;
                    let chance = f64::from(f32::midpoint(1.0, result)).clamp(0.0, 1.0);
                    let won = u32::from(seat == winner);
                    let bin = &mut bins[war(state.turn)][((chance * 10.0) as usize).min(9)];
                    *bin = (bin.0 + 1, bin.1 + chance, bin.2 + won);
                    count += 1;
                    error += (chance - f64::from(won)).powi(2);
                }
            }
            state.apply_unchecked(by, action);
        }
    }
    for (war, bins) in WARS.iter().zip(bins) {
        for (n, chances, won) in bins.into_iter().filter(|bin| bin.0 > 0) {
            let share = |sum: f64| sum / f64::from(n);
            println!(
                "{{\"war\": \"{war}\", \"decisions\": {n}, \"chance\": {:.4}, \"won\": {:.4}}}",
                share(chances),
                share(f64::from(won))
            );
        }
    }
    eprintln!(
        "{count} decisions, mean squared error {:.4} (a coin: 0.2500)",
        error / f64::from(count.max(1))
    );
}
