//! Who sits at the table, who acts and who looks on.

use core::fmt;

use crate::contract::Game;

/// A place at the table, counted from 0 in the order the game names its seats.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Seat(pub u8);

impl Seat {
    /// The seat of this name, as records, command lines and messages write it.
    pub fn parse<G: Game>(name: &str) -> Option<Seat> {
        G::SEATS.iter().position(|&seat| seat == name).map(|index| Seat(index as u8))
    }

    /// The inverse.
    pub fn name<G: Game>(self) -> &'static str {
        G::SEATS[usize::from(self.0)]
    }

    /// All seats of a game, in order.
    pub fn all<G: Game>() -> impl Iterator<Item = Seat> {
        (0..G::SEATS.len() as u8).map(Seat)
    }
}

/// A set of seats, at most eight.
#[derive(Clone, Copy, PartialEq, Eq, Default, Hash)]
pub struct SeatSet(u8);

impl SeatSet {
    pub const EMPTY: SeatSet = SeatSet(0);

    pub const fn of(seat: Seat) -> SeatSet {
        SeatSet(1 << seat.0)
    }

    /// The first `n` seats.
    pub const fn first(n: u8) -> SeatSet {
        SeatSet(((1u16 << n) - 1) as u8)
    }

    pub const fn contains(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }

    #[must_use]
    pub const fn with(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 | (1 << seat.0))
    }

    #[must_use]
    pub const fn without(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 & !(1 << seat.0))
    }

    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub fn iter(self) -> impl Iterator<Item = Seat> {
        (0..8).map(Seat).filter(move |&seat| self.contains(seat))
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        seats.into_iter().fold(SeatSet::EMPTY, SeatSet::with)
    }
}

impl fmt::Debug for SeatSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(|seat| seat.0)).finish()
    }
}

/// Who hands in an action: a player, or Nature (dice, deals, random discards).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Actor {
    Nature,
    Seat(Seat),
}

/// Whose eyes a view is made for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Viewer {
    /// A player: the player's own secrets and what everybody knows.
    Seat(Seat),
    /// Someone who looks on: only what everybody knows.
    Observer,
}
