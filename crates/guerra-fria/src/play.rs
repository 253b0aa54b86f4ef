//! The three plays (2.4.2), the cards that show them, and when a play is null.

use crate::arsenal::Arsenal;
use crate::card::{self, CERO, Card, Placement};
use crate::player::Player;

/// A play with its numbers, markers in the order of [`Player::rivals`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Play {
    /// [+4], 2.4.2.1: four new missiles; the numbers are added to the markers, the reserve settles the difference.
    Build([u8; 3]),
    /// `[R]`, 2.4.2.2: missiles leave the markers with a negative number and come to those with a positive one.
    Regroup([i8; 3]),
    /// `[A]`, 2.4.2.3: attack together with this player.
    Attack(Player),
}

/// Why a play is null (the paragraph after 2.4.2.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Null {
    /// The six cards are none of the three plays.
    NoPlay,
    /// [+4] whose numbers sum to more than twelve.
    OverTwelve { sum: u8 },
    /// [+4] that takes more from the reserve than it holds.
    ReserveBelowZero { reserve: u32, taken: u8 },
    /// `[R]` of more than twelve missiles.
    MovedOverTwelve { moved: u8 },
    /// `[R]` whose missiles leaving and coming differ.
    Unequal { leaving: u8, coming: u8 },
    /// `[R]` that takes more from a marker than it holds.
    MarkerBelowZero { against: Player, missiles: u32, leaving: u8 },
}

/// At most this many missiles are added by a [+4] or moved by an `[R]`.
pub const MOST: u8 = 12;
/// How many missiles a [+4] brings.
pub const NEW: u8 = 4;

/// What the two cards at one marker say, if anything.
#[derive(Clone, Copy)]
enum Order {
    Coming(u8),
    Leaving(u8),
    /// Two CEROs.
    Still,
}

fn order(cards: [Card; 2]) -> Option<Order> {
    match cards {
        [Card::Entrada, Card::Missiles(n @ 0..=12)] | [Card::Missiles(n @ 0..=12), Card::Entrada] => {
            Some(Order::Coming(n))
        }
        [Card::Salida, Card::Missiles(n @ 0..=12)] | [Card::Missiles(n @ 0..=12), Card::Salida] => {
            Some(Order::Leaving(n))
        }
        [CERO, CERO] => Some(Order::Still),
        _ => None,
    }
}

impl Play {
    /// Reads six cards as the play they show, and holds it against its conditions.
    pub fn judge(by: Player, cards: &Placement, arsenal: &Arsenal) -> Result<Play, Null> {
        match (order(cards[0]), order(cards[1]), order(cards[2])) {
            (Some(Order::Coming(a)), Some(Order::Coming(b)), Some(Order::Coming(c))) => {
                judge_build([a, b, c], arsenal)
            }
            (Some(a), Some(b), Some(c)) => judge_regroup(by, [a, b, c], arsenal),
            _ => by
                .rivals()
                .into_iter()
                .find(|&ally| is_alliance(cards, by.marker_against(ally)))
                .map(Play::Attack)
                .ok_or(Null::NoPlay),
        }
    }

    /// The cards that show this play. A marker that an `[R]` leaves alone gets ENTRADA and CERO, which is beyond doubt.
    pub fn cards(self, by: Player) -> Placement {
        match self {
            Play::Build(numbers) => numbers.map(|n| [Card::Entrada, Card::Missiles(n)]),
            Play::Regroup(numbers) => numbers.map(|n| {
                [if n < 0 { Card::Salida } else { Card::Entrada }, Card::Missiles(n.unsigned_abs())]
            }),
            Play::Attack(ally) => card::alliance(by, ally),
        }
    }
}

/// 2.4.2.1: the numbers sum to twelve at most; the sum less four leaves the reserve, which never falls below zero.
fn judge_build(numbers: [u8; 3], arsenal: &Arsenal) -> Result<Play, Null> {
    let sum: u8 = numbers.iter().sum();
    if sum > MOST {
        return Err(Null::OverTwelve { sum });
    }
    let taken = sum.saturating_sub(NEW);
    if u32::from(taken) > arsenal.reserve {
        return Err(Null::ReserveBelowZero { reserve: arsenal.reserve, taken });
    }
    Ok(Play::Build(numbers))
}

/// 2.4.2.2: at most twelve missiles move, as many come as leave, no marker falls below zero (2.4.2.1 says it of the
/// reserve, 2.2.2 of every marker). Ruling: without a SALIDA card nothing is reorganised, so the play is none.
fn judge_regroup(by: Player, orders: [Order; 3], arsenal: &Arsenal) -> Result<Play, Null> {
    let (mut leaving, mut coming, mut salida) = (0, 0, false);
    let numbers = orders.map(|order| match order {
        Order::Still => 0,
        Order::Coming(n) => {
            coming += n;
            n as i8
        }
        Order::Leaving(n) => {
            leaving += n;
            salida = true;
            -(n as i8)
        }
    });
    if !salida {
        return Err(Null::NoPlay);
    }
    if leaving > MOST {
        return Err(Null::MovedOverTwelve { moved: leaving });
    }
    if leaving != coming {
        return Err(Null::Unequal { leaving, coming });
    }
    for (marker, against) in by.rivals().into_iter().enumerate() {
        let missiles = arsenal.attack[marker];
        if numbers[marker] < 0 && missiles < u32::from(numbers[marker].unsigned_abs()) {
            let leaving = numbers[marker].unsigned_abs();
            return Err(Null::MarkerBelowZero { against, missiles, leaving });
        }
    }
    Ok(Play::Regroup(numbers))
}

/// 2.4.2.3: ALIANZA at this marker, the other five cards CERO.
fn is_alliance(cards: &Placement, marker: usize) -> bool {
    let at = cards[marker];
    let others = [(marker + 1) % 3, (marker + 2) % 3];
    (at == [Card::Alianza, CERO] || at == [CERO, Card::Alianza])
        && others.into_iter().all(|other| cards[other] == [CERO; 2])
}
