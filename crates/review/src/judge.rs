//! Who plays on from a position and says what it has come to.

use detente_game::{Game, Rng, Seat};

/// No game of the house has more seats.
pub const MOST_SEATS: usize = 4;

/// The share of a win of every seat, between 0 and 1; those of seats that the game does not have are 0.
pub type Shares = [f64; MOST_SEATS];

/// An action that is worth trying.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Idea<A> {
    pub action: A,
    /// How often a line of the judge would go on with it.
    pub share: f64,
}

/// What comes to a player's mind.
#[derive(Clone, Debug, PartialEq)]
pub struct Ideas<A> {
    /// The likeliest first; never empty.
    pub list: Vec<Idea<A>>,
    /// The action that wins the game for certain, whatever is hidden, if there is one; then it stands first in the list.
    pub certain: Option<A>,
}

/// What a choice comes to, counted out.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Counted {
    pub share: f64,
    /// Was everything counted? If not, it comes to no less than this.
    pub is_whole: bool,
}

/// A player who judges: always from a view, never from what its owner could not know.
pub trait Judge<G: Game> {
    /// What the owner of a view believes about what is hidden.
    type Beliefs;

    /// What the player of this view believes when asked to choose among `legal`.
    fn beliefs(&mut self, view: &G::View, seat: Seat, legal: &[G::Action]) -> Self::Beliefs;

    /// A full game that looks like `view`. Beliefs may be older than the view, or there may be none.
    fn deal(&mut self, view: &G::View, beliefs: Option<&Self::Beliefs>, rng: &mut Rng) -> G;

    /// What to try among `legal`, of which there are at least two.
    fn ideas(&mut self, view: &G::View, seat: Seat, legal: &[G::Action], rng: &mut Rng) -> Ideas<G::Action>;

    /// What each of `legal` comes to, as far as that can be counted out and need not be judged.
    fn counted(
        &mut self,
        _view: &G::View,
        _seat: Seat,
        legal: &[G::Action],
        _rng: &mut Rng,
    ) -> Vec<Option<Counted>> {
        vec![None; legal.len()]
    }

    /// Plays on from `game` for all seats, each by what it sees, with the luck of this number, and gives the shares of a win
    /// where the line ends, and the game as it is there. How far the line goes is counted from `from`, the position before what
    /// is compared: whatever is tried there is then judged at the same distance. Wins that are there for certain are taken, but by
    /// `blind`, who goes on overlooking them.
    fn line(&mut self, game: G, from: &G, luck: u64, blind: Option<Seat>) -> (Shares, G);

    /// The same line, with the numbers that reasons are read off: always equally many.
    fn traced(&mut self, game: G, from: &G, luck: u64, blind: Option<Seat>) -> (Shares, Vec<f32>);
}
