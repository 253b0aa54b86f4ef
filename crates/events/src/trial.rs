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
    /// Byes that were compared with everybody who had a lower score.
    pub byes: u32,
    /// How often somebody stayed away.
    pub absences: u32,
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
        let here: Vec<usize> = (0..n).filter(|_| rng.below(12) > 0).collect();
        if here.len() < 2 {
            continue;
        }
        seen.absences += (n - here.len()) as u32;
        let there = among(&players, &here);
        let round = pair(&there, true, rng.next_u64()).ok_or("nobody was paired")?;
        check(&there, &round, seen).map_err(|what| format!("round {number}: {what}"))?;
        let whole = Round {
            pairs: round.pairs.iter().map(|&(a, b)| (here[a], here[b])).collect(),
            bye: round.bye.map(|bye| here[bye]),
            ..round
        };
        play(&mut players, &whole, rng);
    }
    Ok(())
}

/// Those who are there, named by their places among themselves.
fn among(players: &[Player], here: &[usize]) -> Vec<Player> {
    let place = |met: &usize| here.iter().position(|one| one == met);
    let there =
        |&n: &usize| Player { met: players[n].met.iter().filter_map(place).collect(), ..players[n].clone() };
    here.iter().map(there).collect()
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
        by_the_book(players, round, seen)?;
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

/// The rules once more, without the numbers by which they are counted together: nobody with a lower score could have had the bye, and
/// no pairing has scores nearer to each other. By trying everything.
fn by_the_book(players: &[Player], round: &Round, seen: &mut Seen) -> Result<(), String> {
    let all = || 0..players.len();
    if let Some(bye) = round.bye {
        seen.byes += 1;
        let fresh = all().any(|n| !players[n].had_bye);
        let lower =
            all().filter(|&n| players[n].score < players[bye].score && !(fresh && players[n].had_bye));
        for other in lower {
            let free: Vec<usize> = all().filter(|&n| n != other).collect();
            if nearest(players, &free, round.relaxed).is_some() {
                return Err(format!("{bye} has the bye, and {other} with a lower score could have had it"));
            }
        }
    }
    let free: Vec<usize> = all().filter(|&n| Some(n) != round.bye).collect();
    let best = nearest(players, &free, round.relaxed).ok_or("there is no pairing by the book")?;
    let own = round.pairs.iter().map(|&(a, b)| apart(players, a, b));
    let own = own.fold((0, 0), |sum, one| (sum.0 + one.0, sum.1 + one.1));
    if own == best {
        Ok(())
    } else {
        Err(format!("{own:?} meet again and are apart, and {best:?} was possible"))
    }
}

/// Of two: whether they meet again, and how far apart their scores are, squared.
fn apart(players: &[Player], a: usize, b: usize) -> (u32, u32) {
    let apart = players[a].score.abs_diff(players[b].score);
    // Two who meet again are never nearest.
    if players[a].met.contains(&b) { (1, apart.max(1).pow(2)) } else { (0, apart.pow(2)) }
}

/// May two meet at all, with somebody on each side?
fn may_meet(players: &[Player], a: usize, b: usize, relaxed: Option<Relaxed>) -> bool {
    let fits = |n: usize, side: bool| {
        let own = &players[n];
        let again = own.sides.len() >= 2 && own.sides[own.sides.len() - 2..].iter().all(|&one| one == side);
        !again && (own.balance() + if side { 1 } else { -1 }).abs() <= 2
    };
    let seats = fits(a, true) && fits(b, false) || fits(a, false) && fits(b, true);
    match relaxed {
        None => seats && !players[a].met.contains(&b),
        Some(Relaxed::Sides) => !players[a].met.contains(&b),
        Some(Relaxed::Twice) => true,
    }
}

/// The fewest second meetings of any pairing, and with them the least sum of squared differences of score.
fn nearest(players: &[Player], free: &[usize], relaxed: Option<Relaxed>) -> Option<(u32, u32)> {
    let Some((&a, rest)) = free.split_first() else { return Some((0, 0)) };
    let with = |i: usize| {
        let mut left = rest.to_vec();
        let b = left.remove(i);
        let own = may_meet(players, a, b, relaxed).then(|| apart(players, a, b))?;
        let others = nearest(players, &left, relaxed)?;
        Some((own.0 + others.0, own.1 + others.1))
    };
    (0..rest.len()).filter_map(with).min()
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
        assert!(seen.byes > 20 && seen.absences > 200, "{seen:?}");
        assert!(seen.twice * 20 < seen.rounds, "a second meeting is a rare way out: {seen:?}");
    }

    #[test]
    fn a_broken_round_is_found_out() {
        let players: Vec<Player> = (0..4).map(|rank| Player { rank, ..Player::default() }).collect();
        let round = Round { pairs: vec![(0, 1), (2, 3)], bye: None, relaxed: None };
        assert!(check(&players, &round, &mut Seen::default()).is_err(), "neighbours instead of halves");
        let mut five: Vec<Player> = (0..5).map(|rank| Player { rank, ..Player::default() }).collect();
        five[0].score = 2;
        let wrong = Round { pairs: vec![(1, 3), (2, 4)], bye: Some(0), relaxed: None };
        let what = by_the_book(&five, &wrong, &mut Seen::default()).expect_err("the leader has the bye");
        assert!(what.contains("could have had it"), "{what}");
        five[1].score = 2;
        let wrong = Round { pairs: vec![(0, 2), (1, 3)], bye: Some(4), relaxed: None };
        let what = by_the_book(&five, &wrong, &mut Seen::default()).expect_err("the leaders do not meet");
        assert!(what.contains("was possible"), "{what}");
        let round = Round { pairs: vec![(0, 2), (0, 3)], bye: None, relaxed: None };
        assert!(check(&players, &round, &mut Seen::default()).is_err());
    }
}
