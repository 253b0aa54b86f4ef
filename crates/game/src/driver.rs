//! Playing a game to its end: the loop that tables, simulations and tests share.

use alloc::string::String;
use alloc::vec::Vec;

use crate::bot::Bots;
use crate::contract::{Game, Outcome, ToAct};
use crate::rng::Rng;
use crate::seat::{Actor, Seat, SeatSet, Viewer};

/// What a finished game leaves behind.
#[derive(Clone, Debug)]
pub struct Played<G: Game> {
    pub last: G,
    pub outcome: Option<Outcome>,
    /// Every action in order, players' and Nature's.
    pub actions: Vec<(Actor, G::Action)>,
    /// How many of them were players' decisions.
    pub decisions: u64,
    /// Who lost because the seat's bot could play no longer, and why. The outcome then says `forfeit`, and `last` goes on.
    pub forfeit: Option<Forfeit>,
}

/// A bot that could play no longer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Forfeit {
    pub seat: Seat,
    pub why: String,
}

/// The ending of a game that somebody lost for that reason.
pub const FORFEIT: &str = "forfeit";

/// Plays `game` with `bots` until it is over or `limit` actions were played (`outcome` is then `None`).
pub fn play<G: Game>(mut game: G, bots: &mut Bots<G>, nature: &mut Rng, limit: usize) -> Played<G> {
    let all = SeatSet::first(G::SEATS.len() as u8);
    let mut legal = Vec::new();
    let mut actions = Vec::new();
    let mut decisions = 0;
    let mut outcome = None;
    let mut forfeit = None;
    while actions.len() < limit {
        match game.to_act() {
            ToAct::Over(over) => {
                outcome = Some(over);
                break;
            }
            ToAct::Nature => {
                let action = game.sample_chance(nature);
                game.apply_unchecked(Actor::Nature, action);
                actions.push((Actor::Nature, action));
            }
            ToAct::Seats(awaited) => {
                let mut turn = None;
                // Whoever is not awaited may still have an interruption.
                for seat in all.iter().filter(|&seat| !awaited.contains(seat)) {
                    legal.clear();
                    game.legal(seat, &mut legal);
                    if !legal.is_empty() {
                        let view = game.view(Viewer::Seat(seat));
                        if let Some(action) = bots[seat.0 as usize].interrupt(seat, &view, &legal) {
                            turn = Some((seat, action));
                            break;
                        }
                    }
                }
                let (seat, action) = turn.unwrap_or_else(|| {
                    let seat = awaited.iter().next().expect("somebody is awaited");
                    (seat, ask(&game, seat, bots, &mut legal))
                });
                if let Some(why) = bots[seat.0 as usize].fault() {
                    forfeit = Some(Forfeit { seat, why });
                    outcome = Some(Outcome { winners: all.without(seat), ending: FORFEIT });
                    break;
                }
                assert!(legal.contains(&action), "a bot answered {action:?}, which is not legal");
                game.apply_unchecked(Actor::Seat(seat), action);
                actions.push((Actor::Seat(seat), action));
                decisions += 1;
            }
        }
    }
    Played { last: game, outcome, actions, decisions, forfeit }
}

fn ask<G: Game>(game: &G, seat: Seat, bots: &mut Bots<G>, legal: &mut Vec<G::Action>) -> G::Action {
    legal.clear();
    game.legal(seat, legal);
    let view = game.view(Viewer::Seat(seat));
    bots[seat.0 as usize].choose(seat, &view, legal)
}

#[cfg(test)]
mod tests {
    use alloc::boxed::Box;
    use alloc::vec;

    use super::*;
    use crate::bot::{Bot, Random};
    use crate::testkit::toy::{Action, Nim, Options};

    /// Fails at its second choice.
    struct Frail(u8);

    impl Bot<Nim> for Frail {
        fn choose(&mut self, _: Seat, _: &<Nim as Game>::View, legal: &[Action]) -> Action {
            self.0 += 1;
            legal[0]
        }

        fn fault(&self) -> Option<String> {
            (self.0 > 1).then(|| "it broke".into())
        }
    }

    #[test]
    fn a_bot_that_can_play_no_longer_loses() {
        let mut bots: Bots<Nim> = vec![Box::new(Random::new(1)), Box::new(Frail(0))];
        let game = Nim::new(&Options { heap: 60, ..Options::default() });
        let played = play(game, &mut bots, &mut Rng::new(1), 1000);
        assert_eq!(played.forfeit, Some(Forfeit { seat: Seat(1), why: "it broke".into() }));
        assert_eq!(played.outcome, Some(Outcome { winners: SeatSet::of(Seat(0)), ending: FORFEIT }));
        assert_eq!(played.decisions, 3, "the failed choice is not played");
    }
}
