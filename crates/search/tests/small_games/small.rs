//! A frame for games of two players with a hidden card each and a handful of moves.

use std::fmt::Debug;
use std::marker::PhantomData;

use detente_game::{Actor, Game, Illegal, Outcome, Rng, Seat, SeatSet, ToAct, Viewer};

use detente_search::Settings;

/// Without knowledge in the priors, and with nothing but wins and losses at the end of a playout, more must be tried.
pub fn curious() -> Settings {
    Settings { exploration: 2.0, ..Settings::default() }
}

/// What happens next.
pub enum Turn {
    /// A move below `n`, by this seat.
    Move(u8, u8),
    /// Both at once and in secret, a move below `n`.
    Both(u8),
    /// A die below `n`.
    Die(u8),
    Won(u8),
    Drawn,
}

/// The rules of one such game.
pub trait Rules: Clone + PartialEq + Debug + 'static {
    /// The cards that may be dealt, one to each player.
    const CARDS: &'static [u8];
    /// Does seat 0 get a card at all? (Seat 1 always does.)
    const BOTH_HOLD: bool;
    fn turn(cards: [u8; 2], moves: &[u8]) -> Turn;
}

#[derive(Clone, Debug, PartialEq)]
pub struct Small<R> {
    pub cards: [u8; 2],
    pub moves: Vec<u8>,
    /// Secret moves under way.
    pub secret: [Option<u8>; 2],
    rules: PhantomData<R>,
}

#[derive(Clone, Debug, PartialEq)]
pub struct View<R> {
    seat: u8,
    game: Small<R>,
    chosen: [bool; 2],
}

impl<R: Rules> Small<R> {
    pub fn dealt(cards: [u8; 2], moves: &[u8]) -> Small<R> {
        Small { cards, moves: moves.to_vec(), secret: [None; 2], rules: PhantomData }
    }

    fn options(&self, by: Actor) -> u8 {
        match (R::turn(self.cards, &self.moves), by) {
            (Turn::Move(seat, n), Actor::Seat(by)) if by.0 == seat => n,
            (Turn::Both(n), Actor::Seat(by)) if self.secret[by.0 as usize].is_none() => n,
            (Turn::Die(n), Actor::Nature) => n,
            _ => 0,
        }
    }
}

impl<R: Rules> Game for Small<R> {
    type Options = ();
    type Action = u8;
    type View = View<R>;
    type Fact = ();
    const NAME: &'static str = "small";
    const RULES_VERSION: u32 = 1;
    const SEATS: &'static [&'static str] = &["one", "two"];

    fn new((): &()) -> Self {
        Small::dealt([R::CARDS[0], R::CARDS[1]], &[])
    }

    fn options(&self) {}

    fn to_act(&self) -> ToAct {
        match R::turn(self.cards, &self.moves) {
            Turn::Move(seat, _) => ToAct::Seats(SeatSet::of(Seat(seat))),
            Turn::Both(_) => {
                ToAct::Seats((0..2).filter(|&i| self.secret[i as usize].is_none()).map(Seat).collect())
            }
            Turn::Die(_) => ToAct::Nature,
            Turn::Won(by) => ToAct::Over(Outcome { winners: SeatSet::of(Seat(by)), ending: "won" }),
            Turn::Drawn => ToAct::Over(Outcome { winners: SeatSet::EMPTY, ending: "drawn" }),
        }
    }

    fn legal(&self, seat: Seat, out: &mut Vec<u8>) {
        out.extend(0..self.options(Actor::Seat(seat)));
    }

    fn chances(&self, out: &mut Vec<(u8, f32)>) {
        let n = self.options(Actor::Nature);
        out.extend((0..n).map(|face| (face, 1.0 / f32::from(n))));
    }

    fn is_legal(&self, by: Actor, action: u8) -> bool {
        action < self.options(by)
    }

    fn apply_unchecked(&mut self, by: Actor, action: u8) {
        match (R::turn(self.cards, &self.moves), by) {
            (Turn::Both(_), Actor::Seat(by)) => {
                self.secret[by.0 as usize] = Some(action);
                if let [Some(one), Some(two)] = self.secret {
                    self.moves.extend([one, two]);
                    self.secret = [None; 2];
                }
            }
            _ => self.moves.push(action),
        }
    }

    fn apply_reporting(&mut self, by: Actor, action: u8, _: &mut dyn FnMut(())) -> Result<(), Illegal> {
        self.apply(by, action)
    }

    fn may_see((): &(), _: Viewer) -> bool {
        true
    }

    fn view(&self, viewer: Viewer) -> View<R> {
        let Viewer::Seat(Seat(seat)) = viewer else { unreachable!("nobody looks on") };
        let other = 1 - seat as usize;
        let mut game = self.clone();
        game.cards[other] = u8::MAX;
        game.secret[other] = None;
        View { seat, game, chosen: self.secret.map(|secret| secret.is_some()) }
    }

    fn determinize(view: &View<R>, rng: &mut Rng) -> Self {
        let mut game = view.game.clone();
        let (own, other) = (view.seat as usize, 1 - view.seat as usize);
        let free: Vec<u8> = R::CARDS
            .iter()
            .copied()
            .filter(|&card| card != game.cards[own] || own == 0 && !R::BOTH_HOLD)
            .collect();
        game.cards[other] = rng.pick(&free);
        if view.chosen[other] {
            game.secret[other] = Some(rng.below(2) as u8);
        }
        game
    }
}
