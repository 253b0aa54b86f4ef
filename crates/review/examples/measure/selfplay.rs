//! Games of the network against itself, step by step; and of Guerra Fría, of players who are not equally strong.

use detente_game::bot::Bots;
use detente_game::{Actor, Game, Rng, Seat, ToAct, Viewer, driver};
use detente_guerra_fria::{GuerraFria, Options};
use detente_learned::guerra_fria::{LEVELS, bot};
use detente_review::judge::Judge;

/// About what a long game of Twilight Struggle takes; Guerra Fría need not end.
const STEPS: usize = 800;

/// Plays a game and shows `visit` every decision with more than one option before it is made; it ends when that says so.
pub fn play<G: Game, J: Judge<G>>(
    judge: &mut J,
    seed: u64,
    mut visit: impl FnMut(&mut J, &G, Seat, &[G::Action]) -> bool,
) -> Vec<(Actor, G::Action)>
where
    G::Options: Default,
{
    let mut rng = Rng::new(seed);
    let mut game = G::new(&G::Options::default());
    let mut actions = Vec::new();
    while actions.len() < STEPS {
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
    actions
}

/// A game of Guerra Fría in which each player is of a level that is drawn: where all are equally good nobody leaves anything to be
/// found.
pub fn mixed(seed: u64) -> Vec<(Actor, <GuerraFria as Game>::Action)> {
    let mut rng = Rng::new(seed);
    let mut players: Bots<GuerraFria> = Vec::new();
    for _ in GuerraFria::SEATS {
        players.push(bot(rng.pick(LEVELS), rng.next_u64()).expect("the network is built in"));
    }
    driver::play(GuerraFria::new(&Options::default()), &mut players, &mut rng, STEPS).actions
}
