//! What a player never does by his own free choice while there is another: lose the game by DEFCON, or hold a scoring
//! card back until the turn is over. The network learns both by itself, nearly always; this is for the rest.

use detente_game::Rng;
use detente_struggle::decision::Action;
use detente_struggle::side::Side;
use detente_struggle::state::State;
use detente_struggle::view::View;
use detente_struggle_ai::safety;

use crate::mind::{Mind, choices};

/// How many deals a dangerous choice is judged on.
const DEALS: usize = 3;

/// What is left of `legal`; never nothing.
pub fn admit(mind: &mut Mind, view: &View, side: Side, legal: &[Action], rng: &mut Rng) -> Vec<Action> {
    let beliefs = mind.beliefs(view, &choices(legal));
    let mut deals: Vec<State> = vec![mind.deal(view, &beliefs, rng)];
    // Further from the end, what the other holds makes no difference.
    if view.open().defcon <= 2 && safety::is_near(&deals[0], side) {
        deals.extend((1..DEALS).map(|_| mind.deal(view, &beliefs, rng)));
    }
    safety::admit(&deals, side, legal)
}
