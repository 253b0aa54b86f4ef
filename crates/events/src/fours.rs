//! Tables of four: who sits together, and on which seats. Finding the best tables is hard in the strict sense, so they are found by
//! exchanging players as long as that helps; seats are found by trying all orders.

use detente_game::Rng;

/// Somebody who is to be seated.
#[derive(Clone, Debug, Default)]
pub struct Player {
    /// In half points.
    pub score: u32,
    /// With whom, as indices, once for every time.
    pub met: Vec<usize>,
    /// How often on each seat.
    pub seats: [u32; 4],
    pub byes: u32,
}

/// A round: the four of each table in the order of the seats, and those who are left over.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Round {
    pub tables: Vec<[usize; 4]>,
    pub byes: Vec<usize>,
}

/// To sit together once more is as bad as a difference of score of so much, squared.
const AGAIN: u64 = 9;
/// Exchanges are looked for so many times at most.
const PASSES: usize = 40;

fn cost(players: &[Player], table: &[usize]) -> u64 {
    let mut sum = 0;
    for (i, &a) in table.iter().enumerate() {
        for &b in &table[i + 1..] {
            let apart = u64::from(players[a].score.abs_diff(players[b].score));
            let met = players[a].met.iter().filter(|&&met| met == b).count() as u64;
            sum += apart * apart + AGAIN * met * met;
        }
    }
    sum
}

pub fn pair(players: &[Player], lot: u64) -> Round {
    let mut rng = Rng::new(lot);
    let mut order: Vec<usize> = (0..players.len()).collect();
    rng.shuffle(&mut order);
    // Who had fewest byes and has fewest points goes without a table.
    order.sort_by_key(|&n| (std::cmp::Reverse(players[n].byes), std::cmp::Reverse(players[n].score)));
    let byes = order.split_off(order.len() - order.len() % 4);
    order.sort_by_key(|&n| std::cmp::Reverse(players[n].score));
    let mut tables: Vec<[usize; 4]> =
        order.chunks_exact(4).map(|four| [four[0], four[1], four[2], four[3]]).collect();
    for _ in 0..PASSES {
        if !improve(players, &mut tables) {
            break;
        }
    }
    for table in &mut tables {
        *table = seated(players, *table, &mut rng);
    }
    Round { tables, byes }
}

/// Exchanges two players of two tables wherever that helps.
fn improve(players: &[Player], tables: &mut [[usize; 4]]) -> bool {
    let mut better = false;
    for i in 0..tables.len() {
        for j in i + 1..tables.len() {
            for a in 0..4 {
                for b in 0..4 {
                    let (mut one, mut other) = (tables[i], tables[j]);
                    std::mem::swap(&mut one[a], &mut other[b]);
                    let before = cost(players, &tables[i]) + cost(players, &tables[j]);
                    if cost(players, &one) + cost(players, &other) < before {
                        (tables[i], tables[j]) = (one, other);
                        better = true;
                    }
                }
            }
        }
    }
    better
}

/// The order in which everybody sits where they sat least.
fn seated(players: &[Player], mut table: [usize; 4], rng: &mut Rng) -> [usize; 4] {
    rng.shuffle(&mut table);
    let worth = |order: &[usize; 4]| -> u32 {
        order
            .iter()
            .enumerate()
            .map(|(seat, &n)| players[n].seats[seat] * players[n].seats[seat] + players[n].seats[seat])
            .sum()
    };
    let mut best = table;
    for a in 0..4 {
        for b in 0..4 {
            for c in 0..4 {
                let Some(d) = 6usize.checked_sub(a + b + c) else { continue };
                if a == b || a == c || b == c || d > 3 || [a, b, c].contains(&d) {
                    continue;
                }
                let order = [table[a], table[b], table[c], table[d]];
                if worth(&order) < worth(&best) {
                    best = order;
                }
            }
        }
    }
    best
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seats_rotate_and_people_meet_others() {
        let mut players = vec![Player::default(); 16];
        for lot in 0..4 {
            let round = pair(&players, lot);
            assert_eq!((round.tables.len(), round.byes.len()), (4, 0));
            for table in &round.tables {
                for (seat, &n) in table.iter().enumerate() {
                    players[n].seats[seat] += 1;
                    players[n].met.extend(table.iter().filter(|&&other| other != n));
                }
            }
        }
        assert!(players.iter().all(|player| player.seats.iter().all(|&times| times <= 2)), "{players:?}");
        let evenly = players.iter().filter(|player| player.seats == [1; 4]).count();
        assert!(evenly >= 12, "{evenly}");
        for player in &players {
            let mut met = player.met.clone();
            met.sort_unstable();
            met.dedup();
            assert!(met.len() >= 10, "{met:?}");
        }
    }

    #[test]
    fn those_left_over_are_others_each_time() {
        let mut players = vec![Player::default(); 6];
        let mut byes = Vec::new();
        for lot in 0..3 {
            let round = pair(&players, lot);
            assert_eq!((round.tables.len(), round.byes.len()), (1, 2));
            for &n in &round.byes {
                players[n].byes += 1;
                byes.push(n);
            }
        }
        byes.sort_unstable();
        assert_eq!(byes, [0, 1, 2, 3, 4, 5]);
    }
}
