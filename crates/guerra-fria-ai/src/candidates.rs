//! The plays that matter: a few dozen out of the hundreds a player could place.

use detente_guerra_fria::{Arsenal, Play, Player};

use crate::leads::Leads;

/// Plays of every kind and direction, without finer shades of the same idea. Never empty, free of doubles.
pub fn candidates(by: Player, arsenals: &[Arsenal; 4]) -> Vec<Play> {
    let own = &arsenals[by as usize];
    let leads = Leads::of(arsenals);
    let mut plays = Vec::with_capacity(48);
    // Whoever attacks moves nothing, so without a lead only a blunder of the defenders could help.
    for ally in by.rivals() {
        if leads.with(by, ally) > 0 {
            plays.push(Play::Attack(ally));
        }
    }
    plays.push(Play::Build([0; 3]));
    let most = own.most_built();
    builds(4, &mut plays);
    if most > 4 {
        builds(most, &mut plays);
    }
    if most >= 10 {
        builds(8, &mut plays);
    }
    regroups(own, &mut plays);
    plays.sort_unstable();
    plays.dedup();
    plays
}

/// A sum at one marker, halved between two, or spread over all three.
fn builds(sum: u8, plays: &mut Vec<Play>) {
    for marker in 0..3 {
        let mut one = [0; 3];
        one[marker] = sum;
        plays.push(Play::Build(one));
        let mut two = [sum / 2; 3];
        two[marker] = 0;
        two[(marker + 1) % 3] = sum - sum / 2;
        plays.push(Play::Build(two));
    }
    let third = sum / 3;
    plays.push(Play::Build([third, sum - 2 * third, third]));
}

/// From one marker to another, from one to both others, from both others to one; all that can be moved, and half of it.
fn regroups(own: &Arsenal, plays: &mut Vec<Play>) {
    let held = own.attack.map(|missiles| missiles.min(12) as i8);
    for from in 0..3 {
        let [one, other] = [(from + 1) % 3, (from + 2) % 3];
        for moved in [held[from], held[from] / 2] {
            if moved == 0 {
                continue;
            }
            for (a, b) in [(moved, 0), (0, moved), (moved / 2, moved - moved / 2)] {
                let mut numbers = [0; 3];
                numbers[from] = -moved;
                numbers[one] = a;
                numbers[other] = b;
                plays.push(Play::Regroup(numbers));
            }
        }
        // Here `from` is where they come to.
        let (a, b) = (held[one].min(6), held[other].min(6));
        if a > 0 && b > 0 {
            let mut numbers = [0; 3];
            numbers[from] = a + b;
            numbers[one] = -a;
            numbers[other] = -b;
            plays.push(Play::Regroup(numbers));
        }
    }
}

#[cfg(test)]
mod tests {
    use detente_game::Rng;

    use super::*;

    #[test]
    fn every_candidate_is_a_valid_play() {
        let mut rng = Rng::new(3);
        for _ in 0..300 {
            let scale = 1 + rng.below(40);
            let arsenals = [(); 4]
                .map(|()| Arsenal { attack: [(); 3].map(|()| rng.below(scale)), reserve: rng.below(scale) });
            for by in Player::ALL {
                let plays = candidates(by, &arsenals);
                assert!(plays.len() >= 8);
                for play in plays {
                    assert_eq!(Play::judge(by, &play.cards(by), &arsenals[by as usize]), Ok(play));
                }
            }
        }
    }
}
