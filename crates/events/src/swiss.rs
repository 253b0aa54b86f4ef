//! A round of a Swiss tournament: nobody meets twice, scores are as near as possible, sides are evened out, and a bye comes once.
//! In the spirit of FIDE's Dutch system, but as one exact problem: of all pairings that keep the rules, the one with the least sum
//! of squared differences of score; among those the one that evens out sides best; among those the one that pairs the upper half of
//! each group of equal scores with its lower half.

use detente_game::Rng;

use crate::matching::cheapest;

/// Somebody who is to be paired.
#[derive(Clone, Debug, Default)]
pub struct Player {
    /// In half points.
    pub score: u32,
    /// By strength, 0 for the strongest.
    pub rank: usize,
    /// Whom the player has met, as indices.
    pub met: Vec<usize>,
    /// Of the rounds that were played, whether on the first seat.
    pub sides: Vec<bool>,
    pub had_bye: bool,
}

/// What had to be given up because nothing else was possible, the least important first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Relaxed {
    /// Somebody has one side a third time in a row, or three times more than the other.
    Sides,
    /// Two meet again.
    Twice,
}

/// A round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Round {
    /// First and second seat, the pair with the highest score first.
    pub pairs: Vec<(usize, usize)>,
    pub bye: Option<usize>,
    pub relaxed: Option<Relaxed>,
}

/// Rules in order of importance share one number: a pair costs at most so much by the rules behind.
const ORDER: i64 = 1 << 10;
const SIDE: i64 = 1 << 20;
const SCORE: i64 = 1 << 35;
const MOST_SIDE: i64 = 63;

impl Player {
    /// How much more often on the first seat than on the second.
    pub fn balance(&self) -> i32 {
        self.sides.iter().map(|&first| if first { 1 } else { -1 }).sum()
    }

    /// The seat that the player must have, if there is one.
    fn needs(&self) -> Option<bool> {
        let twice = match self.sides.as_slice() {
            [.., a, b] if a == b => Some(!a),
            _ => None,
        };
        match self.balance() {
            balance if balance >= 2 => Some(false),
            balance if balance <= -2 => Some(true),
            _ => twice,
        }
    }

    /// What it costs to give the player a seat.
    fn side_cost(&self, first: bool) -> i64 {
        let balance = i64::from(self.balance() + if first { 1 } else { -1 });
        let again = self.sides.last() == Some(&first);
        let third = again && self.sides.len() >= 2 && self.sides[self.sides.len() - 2] == first;
        balance * balance + i64::from(again) + if third { 16 } else { 0 }
    }
}

/// What it costs to seat two players in this order.
fn seating(first: &Player, second: &Player) -> i64 {
    first.side_cost(true) + second.side_cost(false)
}

/// Where a player stands in the group of those with the same score.
#[derive(Clone, Copy, Debug)]
struct Place {
    index: i64,
    size: i64,
}

fn places(players: &[Player]) -> Vec<Place> {
    let mut order: Vec<usize> = (0..players.len()).collect();
    order.sort_by_key(|&n| (std::cmp::Reverse(players[n].score), players[n].rank));
    let mut places = vec![Place { index: 0, size: 0 }; players.len()];
    for group in order.chunk_by(|&a, &b| players[a].score == players[b].score) {
        for (index, &n) in group.iter().enumerate() {
            places[n] = Place { index: index as i64, size: group.len() as i64 };
        }
    }
    places
}

/// What a pair costs; none if the two must not meet.
fn cost(
    players: &[Player],
    places: &[Place],
    a: usize,
    b: usize,
    even_sides: bool,
    relaxed: Option<Relaxed>,
) -> Option<i64> {
    let (one, other) = (&players[a], &players[b]);
    let met = one.met.contains(&b);
    if met && relaxed < Some(Relaxed::Twice) {
        return None;
    }
    let clash = even_sides && one.needs().is_some() && one.needs() == other.needs();
    if clash && relaxed.is_none() {
        return None;
    }
    let apart = i64::from(one.score.abs_diff(other.score));
    let side = if even_sides { seating(one, other).min(seating(other, one)).min(MOST_SIDE) } else { 0 };
    let (p, q) = (places[a], places[b]);
    let order = if one.score == other.score {
        (p.index.abs_diff(q.index) as i64 - p.size / 2).abs()
    } else {
        // The last of the upper group comes down, to the first of the lower one.
        let (upper, lower) = if one.score > other.score { (p, q) } else { (q, p) };
        upper.size - 1 - upper.index + lower.index
    };
    // Two who meet again cost more than any difference of score.
    let again = if met { apart.max(1) * apart.max(1) + 4 * MOST_SIDE * MOST_SIDE } else { apart * apart };
    Some(again * SCORE + side * SIDE + order.min(ORDER - 1))
}

/// What pairs cost by the rules that hold for a round: what [`pair`] makes least.
#[derive(Clone, Debug)]
pub struct Costs {
    players: Vec<Player>,
    places: Vec<Place>,
    bye: Option<usize>,
    relaxed: Option<Relaxed>,
    even_sides: bool,
}

impl Costs {
    pub fn new(players: &[Player], bye: Option<usize>, relaxed: Option<Relaxed>, even_sides: bool) -> Costs {
        let players = without(players, bye);
        let places = places(&players);
        Costs { players, places, bye, relaxed, even_sides }
    }

    /// None if the two must not meet.
    pub fn of(&self, a: usize, b: usize) -> Option<i64> {
        let index = |n: usize| n - usize::from(self.bye.is_some_and(|bye| bye < n));
        self.within(index(a), index(b))
    }

    /// The same, counted without the one who has the bye.
    fn within(&self, a: usize, b: usize) -> Option<i64> {
        cost(&self.players, &self.places, a, b, self.even_sides, self.relaxed)
    }
}

/// Those who are paired when one is not.
fn without(players: &[Player], bye: Option<usize>) -> Vec<Player> {
    let Some(bye) = bye else { return players.to_vec() };
    let shift = |met: &usize| if *met > bye { *met - 1 } else { *met };
    let stay = players.iter().enumerate().filter(|(n, _)| *n != bye);
    let stay = stay.map(|(_, player)| Player {
        met: player.met.iter().filter(|&&met| met != bye).map(shift).collect(),
        ..player.clone()
    });
    stay.collect()
}

/// Pairs everybody. `even_sides`: seats are given so that everybody has both alike; otherwise by lot. None only for fewer than two.
pub fn pair(players: &[Player], even_sides: bool, lot: u64) -> Option<Round> {
    if players.len() < 2 {
        return None;
    }
    for relaxed in [None, Some(Relaxed::Sides), Some(Relaxed::Twice)] {
        for bye in byes(players) {
            let costs = Costs::new(players, bye, relaxed, even_sides);
            let rest = &costs.players;
            let Some(mates) = cheapest(rest.len(), |a, b| costs.within(a, b)) else { continue };
            let whole = |n: usize| n + usize::from(bye.is_some_and(|bye| bye <= n));
            let mut rng = Rng::new(lot);
            let mut pairs: Vec<(usize, usize)> = Vec::new();
            for (a, &b) in mates.iter().enumerate().filter(|&(a, &b)| a < b) {
                pairs.push(seated(rest, a, b, even_sides, &mut rng));
                let last = pairs.last_mut().expect("just put there");
                *last = (whole(last.0), whole(last.1));
            }
            let key = |&(a, b): &(usize, usize)| {
                let (a, b) = (&players[a], &players[b]);
                (std::cmp::Reverse((a.score.max(b.score), a.score + b.score)), a.rank.min(b.rank))
            };
            pairs.sort_by_key(key);
            return Some(Round { pairs, bye, relaxed });
        }
    }
    None
}

/// Who may have the bye, the first choice first: who had none, with the lowest score, the weakest. Whoever had one comes last.
fn byes(players: &[Player]) -> Vec<Option<usize>> {
    if players.len().is_multiple_of(2) {
        return vec![None];
    }
    let mut order: Vec<usize> = (0..players.len()).collect();
    order.sort_by_key(|&n| (players[n].had_bye, players[n].score, std::cmp::Reverse(players[n].rank)));
    let fresh = order.iter().filter(|&&n| !players[n].had_bye).count();
    // Nobody has a second one while somebody had none.
    order.truncate(if fresh == 0 { order.len() } else { fresh });
    order.into_iter().map(Some).collect()
}

fn seated(players: &[Player], a: usize, b: usize, even_sides: bool, rng: &mut Rng) -> (usize, usize) {
    let lot = rng.below(2) == 0;
    let (straight, changed) = (seating(&players[a], &players[b]), seating(&players[b], &players[a]));
    let keep = if even_sides && straight != changed { straight < changed } else { lot };
    if keep { (a, b) } else { (b, a) }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn field(n: usize) -> Vec<Player> {
        (0..n).map(|rank| Player { rank, ..Player::default() }).collect()
    }

    #[test]
    fn the_first_round_pairs_the_upper_half_with_the_lower() {
        let round = pair(&field(8), true, 1).expect("a round");
        let mut pairs: Vec<(usize, usize)> = round.pairs.iter().map(|&(a, b)| (a.min(b), a.max(b))).collect();
        pairs.sort_unstable();
        assert_eq!(pairs, [(0, 4), (1, 5), (2, 6), (3, 7)]);
        assert_eq!((round.bye, round.relaxed), (None, None));
    }

    #[test]
    fn a_bye_goes_to_the_last_who_had_none() {
        let mut players = field(5);
        players[4].had_bye = true;
        players[0].score = 2;
        assert_eq!(pair(&players, true, 1).expect("a round").bye, Some(3));
    }

    #[test]
    fn who_had_one_side_twice_gets_the_other() {
        let mut players = field(2);
        players[0].sides = vec![true, true];
        assert_eq!(pair(&players, true, 1).expect("a round").pairs, [(1, 0)]);
        players[1].sides = vec![true, true];
        let round = pair(&players, true, 1).expect("a round");
        assert_eq!(round.relaxed, Some(Relaxed::Sides), "one of them must have it a third time");
    }

    #[test]
    fn two_meet_again_only_if_nothing_else_is_left() {
        let mut players = field(4);
        for (a, b) in [(0, 1), (2, 3), (0, 2), (1, 3)] {
            players[a].met.push(b);
            players[b].met.push(a);
        }
        let round = pair(&players, false, 1).expect("a round");
        assert!(round.relaxed.is_none());
        assert!(round.pairs.iter().all(|&(a, b)| a + b == 3), "{round:?}");
        for (a, b) in [(0, 3), (1, 2)] {
            players[a].met.push(b);
            players[b].met.push(a);
        }
        assert_eq!(pair(&players, false, 1).expect("a round").relaxed, Some(Relaxed::Twice));
    }
}
