//! Who sits where in which game, and which games share Nature's stream.

/// The games of a run. Entrants are named by their place in the list of entrants.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Plan {
    /// The same entrants on the same seats in every game.
    Seated { lineup: Vec<usize>, games: u64 },
    /// Every two of the entrants play `games` games against each other. Games come in pairs that share Nature's stream
    /// and change the seats about; in a game for four each has two seats, in every arrangement by turns.
    RoundRobin { entrants: usize, seats: usize, games: u64 },
}

/// One game of a plan.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fixture {
    /// The entrant on each seat.
    pub lineup: Vec<usize>,
    /// Games with the same number meet the same Nature.
    pub nature: u64,
    /// The two who play against each other, if that is what the plan is about.
    pub duel: Option<(usize, usize)>,
}

impl Plan {
    /// How many games there are in all.
    pub fn games(&self) -> u64 {
        match self {
            Plan::Seated { games, .. } => *games,
            Plan::RoundRobin { entrants, games, .. } => games * (entrants * (entrants - 1) / 2) as u64,
        }
    }

    /// Game `number`, counted from 0.
    pub fn fixture(&self, number: u64) -> Fixture {
        match self {
            Plan::Seated { lineup, .. } => Fixture { lineup: lineup.clone(), nature: number, duel: None },
            Plan::RoundRobin { entrants, seats, games } => {
                let (duel, game) = (number / games, number % games);
                let (a, b) = pairs(*entrants).nth(duel as usize).expect("the number is below games()");
                let splits = splits(*seats);
                let (pair, swapped) = (game / 2, game % 2 == 1);
                let of_a = splits[(pair % splits.len() as u64) as usize];
                let lineup =
                    (0..*seats).map(|seat| if (of_a >> seat & 1 == 1) == swapped { b } else { a }).collect();
                // Each duel meets dice of its own; the halves of the number keep them apart.
                Fixture { lineup, nature: duel << 32 | pair, duel: Some((a, b)) }
            }
        }
    }
}

/// Every two of `n`, in order.
fn pairs(n: usize) -> impl Iterator<Item = (usize, usize)> {
    (0..n).flat_map(move |a| (a + 1..n).map(move |b| (a, b)))
}

/// Every way to give the first of two players half of the seats, seat 0 among them, as a set of bits. The other half of
/// the ways are these with the players changed about.
fn splits(seats: usize) -> Vec<u32> {
    (0..1u32 << seats).filter(|set| set & 1 == 1 && set.count_ones() as usize == seats.div_ceil(2)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_games_of_a_pair_share_nature_and_change_the_seats_about() {
        let plan = Plan::RoundRobin { entrants: 3, seats: 2, games: 4 };
        assert_eq!(plan.games(), 12);
        let lineups: Vec<Vec<usize>> = (0..12).map(|n| plan.fixture(n).lineup).collect();
        assert_eq!(lineups[..4], [[0, 1], [1, 0], [0, 1], [1, 0]]);
        assert_eq!(lineups[4..8], [[0, 2], [2, 0], [0, 2], [2, 0]]);
        assert_eq!(lineups[8..], [[1, 2], [2, 1], [1, 2], [2, 1]]);
        let natures: Vec<u64> = (0..12).map(|n| plan.fixture(n).nature).collect();
        for pair in natures.chunks(2) {
            assert_eq!(pair[0], pair[1]);
        }
        let mut different = natures;
        different.dedup();
        assert_eq!(different.len(), 6);
    }

    #[test]
    fn at_a_table_for_four_every_arrangement_has_its_turn() {
        let plan = Plan::RoundRobin { entrants: 2, seats: 4, games: 6 };
        let lineups: Vec<Vec<usize>> = (0..6).map(|n| plan.fixture(n).lineup).collect();
        assert_eq!(
            lineups,
            [[0, 0, 1, 1], [1, 1, 0, 0], [0, 1, 0, 1], [1, 0, 1, 0], [0, 1, 1, 0], [1, 0, 0, 1]]
        );
    }

    #[test]
    fn game_seventeen_is_the_same_in_a_short_run_and_in_a_long_one() {
        let fixture = |games| Plan::Seated { lineup: vec![0, 1], games }.fixture(17);
        assert_eq!(fixture(20), fixture(2000));
    }
}
