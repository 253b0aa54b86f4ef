//! Which steps of the cards' events the games of a level reach.

use std::collections::BTreeSet;

use detente_game::{Actor, Game, Rng, ToAct, Viewer};
use detente_games::Levels;
use detente_struggle::Struggle;
use detente_struggle::cards::{CARDS, CardId};
use detente_struggle::fact::Fact;
use detente_struggle::options::Options;

/// A step of the event of a card.
pub type Step = (CardId, u8);

/// Plays a game of a level against itself and adds the steps it reaches.
pub fn play(level: &str, options: &Options, seed: u64, reached: &mut BTreeSet<Step>) {
    let bot = |seed| Struggle::bot(level, seed).unwrap_or_else(|| panic!("no level is called “{level}”"));
    let mut bots = [bot(2 * seed), bot(2 * seed + 1)];
    let mut nature = Rng::new(seed);
    let mut game = <Struggle as Game>::new(options);
    loop {
        let (by, action) = match game.to_act() {
            ToAct::Over(_) => return,
            ToAct::Nature => (Actor::Nature, game.sample_chance(&mut nature)),
            ToAct::Seats(seats) => {
                let seat = seats.iter().next().expect("somebody is awaited");
                let mut legal = Vec::new();
                game.legal(seat, &mut legal);
                let view = game.view(Viewer::Seat(seat));
                let action = bots[usize::from(seat.0)].choose(seat, &view, &legal);
                (Actor::Seat(seat), action)
            }
        };
        let told = game.apply_reporting(by, action, &mut |fact| {
            if let Fact::Step { card, step } = fact {
                reached.insert((card, step));
            }
        });
        told.expect("a listed action is legal");
    }
}

/// All steps of the cards that are in such games.
pub fn all(options: &[Options]) -> BTreeSet<Step> {
    let in_a_game = |card: &CardId| options.iter().any(|options| options.has(*card));
    CardId::all()
        .filter(in_a_game)
        .flat_map(|card| (0..CARDS[card.index() as usize].event.len() as u8).map(move |step| (card, step)))
        .collect()
}
