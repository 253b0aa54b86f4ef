//! Knock-out and double elimination.

use crate::matching::cheapest;

/// The first round of a knock-out: seeds from 0 in pairs so that the best meet last; who would meet nobody has a bye.
pub fn first_round(players: usize) -> Vec<(usize, Option<usize>)> {
    let size = players.next_power_of_two();
    let mut order = vec![0];
    while order.len() < size {
        let all = order.len() * 2;
        order = order.iter().flat_map(|&seed| [seed, all - 1 - seed]).collect();
    }
    let there = |seed: usize| (seed < players).then_some(seed);
    order.chunks(2).filter_map(|pair| Some((there(pair[0])?, pair.get(1).copied().and_then(there)))).collect()
}

/// Somebody in a double elimination.
#[derive(Clone, Debug, Default)]
pub struct Lives {
    pub lost: u32,
    pub byes: u32,
    pub met: Vec<usize>,
}

/// A round of a double elimination, players by seed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Double {
    /// Those without a loss among each other.
    pub winners: Vec<(usize, usize)>,
    /// Those with one.
    pub losers: Vec<(usize, usize)>,
    /// The last of each against each other.
    pub last: Option<(usize, usize)>,
    pub byes: Vec<usize>,
}

/// Who meets whom next; nobody if only one is left. Who has no loss meets only those without one, until the final.
pub fn double_round(players: &[Lives]) -> Double {
    let of = |lost: u32| (0..players.len()).filter(|&n| players[n].lost == lost).collect::<Vec<usize>>();
    let (clean, once) = (of(0), of(1));
    let mut round = Double::default();
    match (clean.as_slice(), once.as_slice()) {
        // The final; and once more if both have a loss after it.
        (&[one], &[other]) | ([], &[one, other]) => round.last = Some((one, other)),
        _ => {
            if clean.len() > 1 {
                round.winners = group(players, clean, &mut round.byes);
            }
            if once.len() > 1 {
                round.losers = group(players, once, &mut round.byes);
            }
        }
    }
    round
}

/// The strongest against the weakest, if possible nobody again.
fn group(players: &[Lives], mut seeds: Vec<usize>, byes: &mut Vec<usize>) -> Vec<(usize, usize)> {
    if seeds.len() % 2 == 1 {
        let best = (0..seeds.len()).min_by_key(|&i| (players[seeds[i]].byes, seeds[i])).expect("not empty");
        byes.push(seeds.remove(best));
    }
    let n = seeds.len();
    let cost = |a: usize, b: usize| {
        let met = players[seeds[a]].met.iter().filter(|&&met| met == seeds[b]).count() as i64;
        // A sum of n − 1 is the fold of the list.
        let fold = (a + b).abs_diff(n - 1) as i64;
        Some(met * 1_000_000 + fold * fold)
    };
    let mates = cheapest(n, cost).unwrap_or_else(|| (0..n).map(|a| n - 1 - a).collect());
    mates.iter().enumerate().filter(|&(a, &b)| a < b).map(|(a, &b)| (seeds[a], seeds[b])).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use detente_game::Rng;

    #[test]
    fn the_best_two_meet_in_the_final_only() {
        assert_eq!(first_round(8), [(0, Some(7)), (3, Some(4)), (1, Some(6)), (2, Some(5))]);
        assert_eq!(first_round(5), [(0, None), (3, Some(4)), (1, None), (2, None)]);
        assert_eq!(first_round(2), [(0, Some(1))]);
        assert_eq!(first_round(1), [(0, None)]);
    }

    #[test]
    fn nobody_is_out_before_the_second_loss_and_one_is_left_in_the_end() {
        for (seed, n) in (2..40).enumerate() {
            let mut rng = Rng::new(seed as u64);
            let mut players = vec![Lives::default(); n];
            let mut matches = 0;
            for round in 0.. {
                assert!(round < 200, "{n} players never come to an end");
                let next = double_round(&players);
                let pairs: Vec<(usize, usize)> =
                    next.winners.iter().chain(&next.losers).copied().chain(next.last).collect();
                if pairs.is_empty() {
                    break;
                }
                for bye in next.byes {
                    players[bye].byes += 1;
                }
                for (a, b) in pairs {
                    matches += 1;
                    assert!(players[a].lost < 2 && players[b].lost < 2);
                    let loser = if rng.below(2) == 0 { a } else { b };
                    players[loser].lost += 1;
                    players[a].met.push(b);
                    players[b].met.push(a);
                }
            }
            assert_eq!(players.iter().filter(|player| player.lost < 2).count(), 1, "{n}");
            assert!((2 * n - 2..2 * n).contains(&matches), "{n}: {matches}");
        }
    }
}
