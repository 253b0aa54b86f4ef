//! What a player never does by free choice while there is another: lose the game by DEFCON, or hold a scoring
//! card back until the turn is over. And what nobody leaves lying: a game that is won for certain. The network learns all
//! that by itself, nearly always; this is for the rest.

use detente_game::Rng;
use detente_struggle::decision::Action;
use detente_struggle::side::Side;
use detente_struggle::state::State;
use detente_struggle::view::View;
use detente_struggle_ai::{safety, wins};

use crate::mind::{Mind, choices};

/// How many deals a dangerous choice is judged on.
const DEALS: usize = 3;

/// What is left of `legal`, never nothing; and the action that wins the game for certain, if there is one.
pub fn admit(
    mind: &mut Mind,
    view: &View,
    side: Side,
    legal: &[Action],
    rng: &mut Rng,
) -> (Vec<Action>, Option<Action>) {
    let deals = deals(mind, view, side, legal, rng);
    (safety::admit(&deals, side, legal), wins::certain(&deals, side, legal))
}

/// The first of `ranked` that wins the game, or else the first that is left; quicker than looking at them all.
pub fn first(mind: &mut Mind, view: &View, side: Side, ranked: &[Action], rng: &mut Rng) -> Action {
    let deals = deals(mind, view, side, ranked, rng);
    let certain = wins::certain(&deals, side, ranked);
    certain.or_else(|| safety::first_admitted(&deals, side, ranked)).unwrap_or(ranked[0])
}

fn deals(mind: &mut Mind, view: &View, side: Side, legal: &[Action], rng: &mut Rng) -> Vec<State> {
    let beliefs = mind.beliefs(view, &choices(legal));
    let mut deals = vec![mind.deal(view, &beliefs, rng)];
    // Further from the end, what the other holds makes no difference.
    let danger = view.open().defcon <= 2 && safety::is_near(&deals[0], side);
    if danger || wins::is_near(&deals[0], side) {
        deals.extend((1..DEALS).map(|_| mind.deal(view, &beliefs, rng)));
    }
    deals
}

#[cfg(test)]
mod tests {
    use detente_game::{Actor, Game, ToAct, Viewer};
    use detente_struggle::options::Options;

    use super::*;
    use crate::weights::tests::small;

    #[test]
    fn the_first_is_the_first_of_those_that_are_left() {
        let mut mind = Mind::new(small());
        let mut narrowed = 0;
        for seed in 0..24 {
            let mut rng = Rng::new(seed);
            let mut game = <State as Game>::new(&Options::default());
            loop {
                let (by, action) = match game.to_act() {
                    ToAct::Over(_) => break,
                    ToAct::Nature => (Actor::Nature, game.sample_chance(&mut rng)),
                    ToAct::Seats(seats) => {
                        let seat = seats.iter().next().expect("somebody is awaited");
                        let side = Side::of_seat(seat);
                        let mut legal = Vec::new();
                        game.legal(seat, &mut legal);
                        let view = game.view(Viewer::Seat(seat));
                        let (left, certain) = admit(&mut mind, &view, side, &legal, &mut Rng::new(seed));
                        let mut ranked = legal.clone();
                        rng.shuffle(&mut ranked);
                        let chosen = first(&mut mind, &view, side, &ranked, &mut Rng::new(seed));
                        let first = ranked.iter().copied().find(|action| left.contains(action));
                        if certain.is_none() {
                            assert_eq!(first, Some(chosen));
                        }
                        narrowed += u32::from(left.len() < legal.len());
                        (Actor::Seat(seat), rng.pick(&legal))
                    }
                };
                game.apply_unchecked(by, action);
            }
        }
        assert!(narrowed > 20, "{narrowed}");
    }
}
