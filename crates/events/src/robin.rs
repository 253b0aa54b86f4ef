//! Everybody meets everybody: the circle method, with seats evened out.

/// The rounds for so many players, each a list of pairs with the first seat first. With an odd number one has no match in each
/// round. Everybody is on both seats equally often, or once more on one with an even number of players; the second cycle is the
/// first with the seats changed.
pub fn rounds(players: usize, cycles: u32) -> Vec<Vec<(usize, usize)>> {
    if players < 2 {
        return Vec::new();
    }
    // Somebody who is not there, for an odd number.
    let n = players + players % 2;
    let m = n - 1;
    let mut once: Vec<Vec<(usize, usize)>> = Vec::new();
    for r in 0..m {
        let mut round = Vec::new();
        let fixed = if r % 2 == 0 { (n - 1, r) } else { (r, n - 1) };
        round.push(fixed);
        for k in 1..n / 2 {
            round.push(((r + k) % m, (r + m - k) % m));
        }
        round.retain(|&(a, b)| a < players && b < players);
        once.push(round);
    }
    let changed = |round: &Vec<(usize, usize)>| round.iter().map(|&(a, b)| (b, a)).collect();
    let second: Vec<Vec<(usize, usize)>> = once.iter().map(changed).collect();
    (0..cycles).flat_map(|cycle| if cycle % 2 == 0 { once.clone() } else { second.clone() }).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everybody_meets_everybody_once_and_has_both_sides() {
        for n in 2..20 {
            let rounds = rounds(n, 1);
            let (mut met, mut first) = (vec![vec![0; n]; n], vec![0i32; n]);
            for round in &rounds {
                let mut here = vec![0; n];
                for &(a, b) in round {
                    met[a][b] += 1;
                    met[b][a] += 1;
                    here[a] += 1;
                    here[b] += 1;
                    first[a] += 1;
                    first[b] -= 1;
                }
                assert!(here.iter().all(|&times| times <= 1));
            }
            assert!((0..n).all(|a| (0..n).all(|b| met[a][b] == u32::from(a != b))), "{n}");
            let most = i32::from(n % 2 == 0);
            assert!(first.iter().all(|balance| balance.abs() <= most), "{n}: {first:?}");
        }
    }

    #[test]
    fn a_second_cycle_changes_the_sides() {
        let both = rounds(4, 2);
        assert_eq!(both.len(), 6);
        assert!(both[0].iter().all(|&(a, b)| both[3].contains(&(b, a))));
    }
}
