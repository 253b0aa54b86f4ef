//! What the tests of several modules use.

use detente_game::{Actor, Game, Rng, ToAct};
use detente_struggle::options::Options;
use detente_struggle::state::State;

/// Plays a game at random and shows every position after an action, the last one too.
pub fn random_game(seed: u64, mut see: impl FnMut(&State)) {
    let mut rng = Rng::new(seed);
    let mut s = <State as Game>::new(&Options::default());
    loop {
        let (by, action) = match s.to_act() {
            ToAct::Over(_) => return,
            ToAct::Nature => (Actor::Nature, s.sample_chance(&mut rng)),
            ToAct::Seats(seats) => {
                let seat = seats.iter().next().expect("somebody is awaited");
                (Actor::Seat(seat), s.sample_legal(seat, &mut rng, &mut Vec::new()))
            }
        };
        s.apply_unchecked(by, action);
        see(&s);
    }
}
