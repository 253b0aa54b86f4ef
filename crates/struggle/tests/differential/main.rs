//! What can be computed twice is: the rules against a slow, obvious second implementation, on random boards.

mod operations;
mod scoring;
mod slow;

use detente_game::{Game, Notation, Rng};
use detente_struggle::decision::Tabletop;
use detente_struggle::effects::Effect;
use detente_struggle::map::Country;
use detente_struggle::options::Options;
use detente_struggle::side::{Side, Us, Ussr};
use detente_struggle::state::State;

/// A board as no game would have it: influence anywhere, each of these effects as a coin falls.
fn random_board(rng: &mut Rng, effects: &[Effect]) -> State {
    let mut state = <State as Game>::new(&Options::default());
    let mut table = Tabletop::new(&mut state, None);
    // Some boards are nearly empty, some crowded.
    let density = 1 + rng.below(6);
    for country in Country::ALL {
        for side in Side::BOTH {
            let most = 2 + rng.below(6);
            let points = if rng.below(6) < density { rng.below(most) } else { 0 };
            table.set_influence(side, country, points as u8);
        }
    }
    for &effect in effects {
        if rng.below(2) == 0 {
            table.effects.insert(effect);
        }
    }
    state.turn = 5;
    state.round = 1;
    state.defcon = 2 + rng.below(4) as u8;
    state.vp = 0;
    state
}

/// `by` chooses a card in its action round; it holds nothing but what the test gives it.
fn action_round(state: &mut State, by: Side) {
    in_action_round(state, by, &format!("action-round/{}", by.word()));
}

/// In its action round `by` is asked what `asked` says, in the words of a position.
fn in_action_round(state: &mut State, by: Side, asked: &str) {
    state.phasing = by;
    state.reach.us = state.reach_of(Us);
    state.reach.ussr = state.reach_of(Ussr);
    let text = state.position();
    let (table, _) = text.split_once(" stack=").expect("something is going on");
    let next = if by == Us { 2 } else { 3 };
    let text = format!("{table} stack=turn/{next},end-of-round/{},{asked}", by.word());
    *state = State::parse_position(&text).unwrap_or_else(|why| panic!("{why}: {text}"));
}
