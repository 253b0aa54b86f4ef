//! What it brings to count out the last play of a game: games of `learned` are played to there, and from there to their ends twice, by
//! `marshal` with lines alone and by `marshal` that counts, with the same luck.

use std::sync::Arc;

use detente_game::bot::Bots;
use detente_game::driver::play;
use detente_game::{Actor, Bot, Game, Rng, ToAct, Viewer};
use detente_learned::{Learned, Manner, Marshal, Method, Strength};
use detente_net::Network;
use detente_search::Budget;
use detente_struggle::Struggle;
use detente_struggle::options::Options;
use detente_struggle::side::Side;
use detente_struggle_ai::choice::last;

/// How often each last play is played.
const TIMES: u64 = 8;

pub fn last(network: &Arc<Network>, options: &Options, seed: u64, games: u64, nodes: u64) {
    let marshal = |side: Side, room: u32, seed: u64| -> Bots<Struggle> {
        let player = |own: Side| -> Box<dyn Bot<Struggle>> {
            if own == side {
                let strength = Strength { budget: Budget::nodes(nodes), cores: 1 };
                Box::new(Marshal::with_method(network, strength, Method { room, ..Method::USUAL }, seed))
            } else {
                Box::new(Learned::new(network.clone(), Manner::AT_SIGHT, seed))
            }
        };
        Side::BOTH.into_iter().map(player).collect()
    };
    let (mut plays, mut sums, mut squares, mut better, mut worse) = (0u64, [0.0; 2], 0.0, 0, 0);
    for number in 0..games {
        let seed = Rng::derive(seed, number).next_u64();
        let Some((game, side)) = last_play(network, options, seed) else { continue };
        let mut shares = [0.0; 2];
        for time in 0..TIMES {
            for (share, room) in shares.iter_mut().zip([0, Method::USUAL.room]) {
                let mut nature = Rng::derive(seed, 1000 + time);
                let played = play(game.clone(), &mut marshal(side, room, seed ^ time), &mut nature, 2000);
                *share += match played.last.result.and_then(|result| result.winner) {
                    Some(winner) => f64::from(u8::from(winner == side)),
                    None => 0.5,
                } / TIMES as f64;
            }
        }
        plays += 1;
        let lead = shares[1] - shares[0];
        squares += lead * lead;
        better += u32::from(lead > 0.0);
        worse += u32::from(lead < 0.0);
        for (sum, share) in sums.iter_mut().zip(shares) {
            *sum += share;
        }
    }
    let [without, with] = sums.map(|sum| 100.0 * sum / plays.max(1) as f64);
    let error = 100.0 * (squares / plays.max(1) as f64).sqrt() / (plays.max(1) as f64).sqrt();
    println!(
        "{plays} last plays of {games} games: {without:.1} % with lines alone, {with:.1} % counted, {:+.2} ± {error:.2}; better in {better}, worse in {worse}",
        with - without
    );
}

/// A game of the network with itself to the first choice of its last play; nothing if it is over before.
fn last_play(network: &Arc<Network>, options: &Options, seed: u64) -> Option<(Struggle, Side)> {
    let mut game = <Struggle as Game>::new(options);
    let mut nature = Rng::derive(seed, 0);
    let mut players = Side::BOTH.map(|side| {
        Learned::new(
            network.clone(),
            Manner { temperature: 0.5, ..Manner::AT_SIGHT },
            seed ^ u64::from(side.seat().0),
        )
    });
    loop {
        let (by, action) = match game.to_act() {
            ToAct::Over(_) => return None,
            ToAct::Nature => (Actor::Nature, game.sample_chance(&mut nature)),
            ToAct::Seats(seats) => {
                let seat = seats.iter().next().expect("somebody is awaited");
                let side = Side::of_seat(seat);
                if last::is_last(&game, side) {
                    return Some((game, side));
                }
                let mut legal = Vec::new();
                game.legal(seat, &mut legal);
                let action = players[seat.0 as usize].choose(seat, &game.view(Viewer::Seat(seat)), &legal);
                (Actor::Seat(seat), action)
            }
        };
        game.apply_unchecked(by, action);
    }
}
