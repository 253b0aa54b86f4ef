//! Games of the network against itself, step by step.

use detente_game::{Actor, Game, Rng, Seat, ToAct, Viewer};
use detente_review::judge::Judge;
use detente_struggle::Struggle;
use detente_struggle::decision::Action;
use detente_struggle::options::Options;

/// Plays a game and shows `visit` every decision with more than one option before it is made; it ends when that says so.
pub fn play<J: Judge<Struggle>>(
    judge: &mut J,
    seed: u64,
    mut visit: impl FnMut(&mut J, &Struggle, Seat, &[Action]) -> bool,
) -> Vec<(Actor, Action)> {
    let mut rng = Rng::new(seed);
    let mut game = <Struggle as Game>::new(&Options::default());
    let mut actions = Vec::new();
    loop {
        let (by, action) = match game.to_act() {
            ToAct::Over(_) => return actions,
            ToAct::Nature => (Actor::Nature, game.sample_chance(&mut rng)),
            ToAct::Seats(seats) => {
                let seat = seats.iter().next().expect("somebody");
                let mut legal = Vec::new();
                game.legal(seat, &mut legal);
                let action = if legal.len() == 1 {
                    legal[0]
                } else {
                    if !visit(judge, &game, seat, &legal) {
                        return actions;
                    }
                    let ideas = judge.ideas(&game.view(Viewer::Seat(seat)), seat, &legal, &mut rng);
                    let mut at = rng.unit_f64() * ideas.list.iter().map(|idea| idea.share).sum::<f64>();
                    let drawn = ideas.list.iter().find(|idea| {
                        at -= idea.share;
                        at < 0.0
                    });
                    ideas.certain.unwrap_or(drawn.unwrap_or(&ideas.list[0]).action)
                };
                (Actor::Seat(seat), action)
            }
        };
        game.apply_unchecked(by, action);
        actions.push((by, action));
    }
}
