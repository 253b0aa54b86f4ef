//! Random tournaments, each round held against the rules of the pairing: by trying everything where there are few players, and by
//! looking for two pairs that had better be exchanged where there are many.

use detente_game::Rng;

use crate::swiss::{Costs, Player, Relaxed, Round, pair};

/// What was looked at.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Seen {
    pub tournaments: u32,
    pub rounds: u32,
    pub pairs: u32,
    /// Rounds that were compared with every other possible pairing.
    pub exact: u32,
    /// Rounds in which sides or a second meeting had to be accepted.
    pub sides: u32,
    pub twice: u32,
}

/// Plays tournaments with results by dice. The error names the first rule that was broken, and where.
pub fn run(tournaments: u32, seed: u64) -> Result<Seen, String> {
    let mut seen = Seen { tournaments, ..Seen::default() };
    for number in 0..tournaments {
        let mut rng = Rng::derive(seed, u64::from(number));
        let players = if number % 3 == 0 { 3 + rng.below(6) } else { 9 + rng.below(40) } as usize;
        tournament(players, &mut rng, &mut seen)
            .map_err(|what| format!("tournament {number} of {players} players: {what}"))?;
    }
    Ok(seen)
}

/// One tournament, with as many rounds as decide it and two more.
fn tournament(n: usize, rng: &mut Rng, seen: &mut Seen) -> Result<(), String> {
    let mut players: Vec<Player> = (0..n).map(|rank| Player { rank, ..Player::default() }).collect();
    let rounds = (usize::BITS - n.leading_zeros()) as usize + 2;
    for number in 1..=rounds.min(n - 1) {
        // Somebody stays away now and then, as people do.
        let round = pair(&players, true, rng.next_u64()).ok_or("nobody was paired")?;
        check(&players, &round, seen).map_err(|what| format!("round {number}: {what}"))?;
        play(&mut players, &round, rng);
    }
    Ok(())
}

/// Gives the pairs of a round results: the stronger wins more often, some games are drawn.
pub fn play(players: &mut [Player], round: &Round, rng: &mut Rng) {
    for &(first, second) in &round.pairs {
        let better = players[first].rank < players[second].rank;
        let (one, other) = match rng.below(10) {
            0 => (1, 1),
            dice => {
                let first_wins = (dice < 7) == better;
                if first_wins { (2, 0) } else { (0, 2) }
            }
        };
        players[first].score += one;
        players[second].score += other;
        players[first].met.push(second);
        players[second].met.push(first);
        players[first].sides.push(true);
        players[second].sides.push(false);
    }
    if let Some(bye) = round.bye {
        players[bye].score += 2;
        players[bye].had_bye = true;
    }
}

fn check(players: &[Player], round: &Round, seen: &mut Seen) -> Result<(), String> {
    seen.rounds += 1;
    seen.pairs += round.pairs.len() as u32;
    let mut times = vec![0; players.len()];
    for &(a, b) in &round.pairs {
        times[a] += 1;
        times[b] += 1;
        if players[a].met.contains(&b) && round.relaxed != Some(Relaxed::Twice) {
            return Err(format!("{a} and {b} meet again"));
        }
    }
    if let Some(bye) = round.bye {
        times[bye] += 1;
        let fresh = players.iter().any(|player| !player.had_bye);
        if players[bye].had_bye && fresh {
            return Err(format!("{bye} has a second bye"));
        }
    }
    if times.iter().any(|&times| times != 1) {
        return Err("somebody is left out or paired twice".to_owned());
    }
    match round.relaxed {
        None => sides_are_even(players, round)?,
        Some(Relaxed::Sides) => seen.sides += 1,
        Some(Relaxed::Twice) => seen.twice += 1,
    }
    let costs = Costs::new(players, round.bye, round.relaxed, true);
    let sum: Option<i64> = round.pairs.iter().map(|&(a, b)| costs.of(a, b)).sum();
    let cost = sum.ok_or("a pair that its own rules forbid")?;
    if players.len() <= 8 {
        seen.exact += 1;
        let best = best(&costs, players.len(), round.bye).ok_or("trying everything finds nothing")?;
        if best != cost {
            return Err(format!("it costs {cost}, and {best} was possible"));
        }
    }
    no_better_exchange(&costs, round)
}

/// After a round without exceptions nobody is three ahead on a seat or on it a third time in a row.
fn sides_are_even(players: &[Player], round: &Round) -> Result<(), String> {
    for &(first, second) in &round.pairs {
        for (n, side) in [(first, true), (second, false)] {
            let mut sides = players[n].sides.clone();
            sides.push(side);
            let after = Player { sides, ..players[n].clone() };
            let third =
                after.sides.len() >= 3 && after.sides[after.sides.len() - 3..].iter().all(|&s| s == side);
            if after.balance().abs() > 2 || third {
                return Err(format!("the sides of {n}: {:?}", after.sides));
            }
        }
    }
    Ok(())
}

/// The least cost of any pairing with the same bye under the same rules.
fn best(costs: &Costs, players: usize, bye: Option<usize>) -> Option<i64> {
    fn go(costs: &Costs, free: &[usize]) -> Option<i64> {
        let Some((&a, rest)) = free.split_first() else { return Some(0) };
        let with = |i: usize| {
            let mut left = rest.to_vec();
            let b = left.remove(i);
            Some(costs.of(a, b)? + go(costs, &left)?)
        };
        (0..rest.len()).filter_map(with).min()
    }
    let free: Vec<usize> = (0..players).filter(|&n| Some(n) != bye).collect();
    go(costs, &free)
}

/// No two pairs can change partners and be better off together.
fn no_better_exchange(costs: &Costs, round: &Round) -> Result<(), String> {
    for (i, &(a, b)) in round.pairs.iter().enumerate() {
        for &(c, d) in &round.pairs[i + 1..] {
            let now = costs.of(a, b).zip(costs.of(c, d)).map(|(one, two)| one + two);
            for (one, two) in [((a, c), (b, d)), ((a, d), (b, c))] {
                let other = costs.of(one.0, one.1).zip(costs.of(two.0, two.1)).map(|(one, two)| one + two);
                if other.is_some_and(|other| now.is_some_and(|now| other < now)) {
                    return Err(format!("{a}, {b}, {c} and {d} had better change partners"));
                }
            }
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn random_tournaments_keep_the_rules_of_the_pairing() {
        let seen = run(60, 1).expect("every rule holds");
        assert!(seen.rounds > 200 && seen.exact > 50, "{seen:?}");
        assert!(seen.twice * 20 < seen.rounds, "a second meeting is a rare way out: {seen:?}");
    }

    #[test]
    fn a_broken_round_is_found_out() {
        let players: Vec<Player> = (0..4).map(|rank| Player { rank, ..Player::default() }).collect();
        let round = Round { pairs: vec![(0, 1), (2, 3)], bye: None, relaxed: None };
        assert!(check(&players, &round, &mut Seen::default()).is_err(), "neighbours instead of halves");
        let round = Round { pairs: vec![(0, 2), (0, 3)], bye: None, relaxed: None };
        assert!(check(&players, &round, &mut Seen::default()).is_err());
    }
}
