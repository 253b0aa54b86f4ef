//! The two superpowers, and tables with one entry for each.

use core::ops::{Index, IndexMut};

use detente_game::Seat;

/// A superpower. Seat 0 is the US, seat 1 the USSR.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Side {
    Us,
    Ussr,
}

pub use Side::{Us, Ussr};

impl Side {
    pub const BOTH: [Side; 2] = [Us, Ussr];

    #[inline]
    pub const fn opponent(self) -> Side {
        match self {
            Us => Ussr,
            Ussr => Us,
        }
    }

    pub const fn seat(self) -> Seat {
        Seat(self as u8)
    }

    pub const fn of_seat(seat: Seat) -> Side {
        if seat.0 == 0 { Us } else { Ussr }
    }

    pub const fn word(self) -> &'static str {
        match self {
            Us => "us",
            Ussr => "ussr",
        }
    }

    pub fn parse(word: &str) -> Option<Side> {
        Side::BOTH.into_iter().find(|side| side.word() == word)
    }
}

/// One value for each side, indexed by [`Side`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct BySide<T> {
    pub us: T,
    pub ussr: T,
}

impl<T> BySide<T> {
    pub const fn new(us: T, ussr: T) -> BySide<T> {
        BySide { us, ussr }
    }

    pub fn map<U>(self, mut f: impl FnMut(T) -> U) -> BySide<U> {
        BySide { us: f(self.us), ussr: f(self.ussr) }
    }
}

impl<T> Index<Side> for BySide<T> {
    type Output = T;

    #[inline]
    fn index(&self, side: Side) -> &T {
        match side {
            Us => &self.us,
            Ussr => &self.ussr,
        }
    }
}

impl<T> IndexMut<Side> for BySide<T> {
    #[inline]
    fn index_mut(&mut self, side: Side) -> &mut T {
        match side {
            Us => &mut self.us,
            Ussr => &mut self.ussr,
        }
    }
}
