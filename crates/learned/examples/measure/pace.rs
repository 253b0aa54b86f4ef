//! How long a player takes for a decision, always at the same positions, whoever the player is.

use std::time::{Duration, Instant};

use detente_game::{Actor, Bot, Game, Rng, ToAct, Viewer};
use detente_struggle::Struggle;
use detente_struggle::decision::Action;
use detente_struggle::options::Options;
use detente_struggle::view::View;
use detente_struggle_ai::greedy::Greedy;

use crate::{Networks, player};

/// One decision out of this number is taken.
const EVERY: usize = 23;
/// Each is timed so often, and the quickest counts, for the machine may have other work to do.
const TIMES: usize = 3;

/// Tells how long `name` takes for a number of decisions out of games between greedy players, a fresh player for each, and
/// a number that stands for what was chosen.
pub fn pace(networks: &Networks, seed: u64, decisions: usize, name: &str) {
    let mut times: Vec<Duration> = Vec::new();
    let mut chosen = 0_u64;
    for (n, (view, legal)) in positions(seed, decisions).into_iter().enumerate() {
        let Viewer::Seat(seat) = view.viewer() else { continue };
        let mut best = Duration::MAX;
        let mut place = None;
        for _ in 0..TIMES {
            let mut player = player(name, networks, seed + n as u64);
            let start = Instant::now();
            let action = player.choose(seat, &view, &legal);
            best = best.min(start.elapsed());
            place = legal.iter().position(|&other| other == action);
        }
        times.push(best);
        chosen = chosen.wrapping_mul(0x100_0000_01B3) ^ place.map_or(0, |place| place as u64 + 1);
    }
    let total: Duration = times.iter().sum();
    times.sort();
    let ms = |time: Duration| time.as_secs_f64() * 1000.0;
    println!(
        "{name}: {} decisions, mean {:.2} ms, median {:.2}, longest {:.2}; chosen {chosen:016x}",
        times.len(),
        ms(total) / times.len() as f64,
        ms(times[times.len() / 2]),
        ms(times[times.len() - 1])
    );
}

fn positions(seed: u64, decisions: usize) -> Vec<(View, Vec<Action>)> {
    let mut found = Vec::new();
    let mut passed = 0;
    for number in 0.. {
        let mut rng = Rng::derive(seed, number);
        let mut greedy = Greedy::new(rng.next_u64());
        let mut game = <Struggle as Game>::new(&Options::default());
        loop {
            let (by, action) = match game.to_act() {
                ToAct::Over(_) => break,
                ToAct::Nature => (Actor::Nature, game.sample_chance(&mut rng)),
                ToAct::Seats(seats) => {
                    let seat = seats.iter().next().expect("somebody is awaited");
                    let mut legal = Vec::new();
                    game.legal(seat, &mut legal);
                    let view = game.view(Viewer::Seat(seat));
                    let action = greedy.choose(seat, &view, &legal);
                    if legal.len() > 1 {
                        passed += 1;
                        if passed % EVERY == 0 {
                            found.push((view, legal));
                            if found.len() >= decisions.max(1) {
                                return found;
                            }
                        }
                    }
                    (Actor::Seat(seat), action)
                }
            };
            game.apply_unchecked(by, action);
        }
    }
    unreachable!("there are more games than numbers")
}
