//! Games between bots, step by step, and positions for them to judge.

use detente_game::{Actor, Bot, Game, Notation, Rng, Seat, ToAct, Viewer};
use detente_struggle::Struggle;
use detente_struggle::decision::Action;
use detente_struggle::options::Options;
use detente_struggle::side::Side;
use detente_struggle::state::State;

/// A decision of a game: who was asked, on which position, and what was chosen.
pub struct Decision {
    pub before: State,
    pub side: Side,
    pub action: Action,
}

/// A whole game, decision by decision.
pub fn played(us: &mut dyn Bot<Struggle>, ussr: &mut dyn Bot<Struggle>, seed: u64) -> (State, Vec<Decision>) {
    let mut game = <Struggle as Game>::new(&Options::default());
    let mut nature = Rng::new(seed);
    let mut decisions = Vec::new();
    loop {
        match game.to_act() {
            ToAct::Over(_) => return (game, decisions),
            ToAct::Nature => {
                let action = game.sample_chance(&mut nature);
                game.apply_unchecked(Actor::Nature, action);
            }
            ToAct::Seats(awaited) => {
                let seat = awaited.iter().next().expect("somebody is awaited");
                let side = Side::of_seat(seat);
                let bot: &mut dyn Bot<Struggle> = if side == Side::Us { us } else { ussr };
                let action = choice(&game, seat, bot);
                decisions.push(Decision { before: game.clone(), side, action });
                game.apply(Actor::Seat(seat), action).expect("a bot answers legally");
            }
        }
    }
}

pub fn legal(game: &State, seat: Seat) -> Vec<Action> {
    let mut legal = Vec::new();
    game.legal(seat, &mut legal);
    legal
}

/// What `bot` answers on this position.
pub fn choice(game: &State, seat: Seat, bot: &mut dyn Bot<Struggle>) -> Action {
    bot.choose(seat, &game.view(Viewer::Seat(seat)), &legal(game, seat))
}

/// An action round of `side` in turn 5: everything that is not named is as in a quiet game.
pub fn round(side: Side, text: &str) -> State {
    let word = side.word();
    let next = if side == Side::Us { 2 } else { 3 };
    let base =
        format!("turn=5 round=3 phasing={word} stack=turn/{next},end-of-round/{word},action-round/{word}");
    let mut state =
        Struggle::parse_position(&format!("{base} {text}")).unwrap_or_else(|why| panic!("{why}: {text}"));
    state.reach.us = state.reach_of(Side::Us);
    state.reach.ussr = state.reach_of(Side::Ussr);
    state
}
