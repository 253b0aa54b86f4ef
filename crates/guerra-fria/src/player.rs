//! The four players and the pairs they can form (2.1, 2.3).

use detente_game::{Seat, SeatSet, Viewer};

/// A player, named after a side of the table. The order is clockwise, as the rulebook numbers South's markers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Player {
    South,
    West,
    North,
    East,
}

use Player::*;

impl Player {
    pub const ALL: [Player; 4] = [South, West, North, East];

    /// `south`, `west`, `north`, `east`, in seat order.
    pub const WORDS: [&'static str; 4] = ["south", "west", "north", "east"];

    pub const fn word(self) -> &'static str {
        Player::WORDS[self as usize]
    }

    pub fn parse(word: &str) -> Option<Player> {
        Player::ALL.into_iter().find(|player| player.word() == word)
    }

    pub const fn seat(self) -> Seat {
        Seat(self as u8)
    }

    /// The player on `seat`; the game has four of them.
    #[inline]
    pub const fn at(seat: Seat) -> Player {
        Player::ALL[(seat.0 & 3) as usize]
    }

    /// The other three as they sit clockwise: to the left, opposite, to the right. A player's markers, cards and
    /// numbers are always in this order (2.3: South's markers point at West, North, East).
    #[inline]
    pub const fn rivals(self) -> [Player; 3] {
        let me = self as usize;
        [Player::ALL[(me + 1) & 3], Player::ALL[(me + 2) & 3], Player::ALL[(me + 3) & 3]]
    }

    /// Which of the own markers points at `rival`: 0, 1 or 2. Nobody has a marker against their own side.
    #[inline]
    pub const fn marker_against(self, rival: Player) -> usize {
        debug_assert!(self as u8 != rival as u8);
        ((rival as usize + 7 - self as usize) & 3) % 3
    }

    pub(crate) fn of_viewer(viewer: Viewer) -> Option<Player> {
        match viewer {
            Viewer::Seat(seat) => Some(Player::at(seat)),
            Viewer::Observer => None,
        }
    }
}

/// Two allied players, the one of lower seat first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Pair(Player, Player);

impl Pair {
    /// The pair of two different players, in whatever order they are named.
    #[inline]
    pub fn of(one: Player, other: Player) -> Pair {
        debug_assert!(one != other);
        if one < other { Pair(one, other) } else { Pair(other, one) }
    }

    pub const fn members(self) -> [Player; 2] {
        [self.0, self.1]
    }

    pub fn contains(self, player: Player) -> bool {
        self.0 == player || self.1 == player
    }

    /// The other two.
    #[inline]
    pub fn opponents(self) -> Pair {
        let (a, b) = (self.0 as usize, self.1 as usize);
        // The numbers of the four seats sum to 6, so three of them give the fourth.
        let low = (0..4).find(|&seat| seat != a && seat != b).unwrap_or(0);
        Pair(Player::ALL[low], Player::ALL[6 - a - b - low])
    }

    pub fn seats(self) -> SeatSet {
        SeatSet::of(self.0.seat()).with(self.1.seat())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_marker_points_at_another_player() {
        for player in Player::ALL {
            let rivals = player.rivals();
            assert!(!rivals.contains(&player));
            for (marker, rival) in rivals.into_iter().enumerate() {
                assert_eq!(player.marker_against(rival), marker, "{player:?} {rival:?}");
            }
        }
        assert_eq!(South.rivals(), [West, North, East]);
        assert_eq!(North.rivals(), [East, South, West]);
    }

    #[test]
    fn the_opponents_of_a_pair_are_the_other_two() {
        for one in Player::ALL {
            for other in one.rivals() {
                let pair = Pair::of(one, other);
                let against = pair.opponents();
                assert_eq!(against.opponents(), pair);
                assert!(Player::ALL.into_iter().all(|p| pair.contains(p) != against.contains(p)));
            }
        }
    }
}
