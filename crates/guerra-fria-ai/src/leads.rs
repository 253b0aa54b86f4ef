//! The three pairings of the table and who leads in each: everything that decides attacks (2.5).

use detente_guerra_fria::{Arsenal, Player};

/// By pairing, how many more missiles South and the ally aim at the other two than these aim at them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Leads([i32; 3]);

/// The pairing in which two players are allies: 0 South with West, 1 South with North, 2 South with East, and the same
/// for the two that remain.
#[inline]
fn pairing(one: Player, other: Player) -> usize {
    ((one as usize) ^ (other as usize)) - 1
}

impl Leads {
    #[inline]
    pub fn of(arsenals: &[Arsenal; 4]) -> Leads {
        let mut leads = [0; 3];
        for by in Player::ALL {
            for (marker, rival) in by.rivals().into_iter().enumerate() {
                let missiles = arsenals[by as usize].attack[marker] as i32;
                // A missile counts in the two pairings in which its target is an enemy.
                for (index, lead) in leads.iter_mut().enumerate() {
                    if index != pairing(by, rival) {
                        *lead += if is_with_south(by, index) { missiles } else { -missiles };
                    }
                }
            }
        }
        Leads(leads)
    }

    /// How far `player` and `ally` lead against the other two. What is negative here is the other two's lead.
    #[inline]
    pub fn with(self, player: Player, ally: Player) -> i32 {
        let index = pairing(player, ally);
        if is_with_south(player, index) { self.0[index] } else { -self.0[index] }
    }
}

/// Is the player on South's side in this pairing?
#[inline]
fn is_with_south(player: Player, pairing: usize) -> bool {
    player == Player::South || player as usize == pairing + 1
}

/// The other two when `player` and `ally` stand together.
#[inline]
pub fn enemies(player: Player, ally: Player) -> [Player; 2] {
    let [a, b, c] = player.rivals();
    if ally == a {
        [b, c]
    } else if ally == b {
        [a, c]
    } else {
        [a, b]
    }
}

#[cfg(test)]
mod tests {
    use detente_game::Rng;
    use detente_guerra_fria::{Forces, Pair};

    use super::*;

    #[test]
    fn leads_agree_with_the_forces_of_the_rules() {
        let mut rng = Rng::new(1);
        for _ in 0..200 {
            let arsenals =
                [(); 4].map(|()| Arsenal { attack: [(); 3].map(|()| rng.below(50)), reserve: rng.below(50) });
            for player in Player::ALL {
                for ally in player.rivals() {
                    let forces = Forces::of(Pair::of(player, ally), &arsenals);
                    let lead = forces.attacking as i32 - forces.defending as i32;
                    assert_eq!(Leads::of(&arsenals).with(player, ally), lead);
                    let [one, other] = enemies(player, ally);
                    assert_eq!(Pair::of(player, ally).opponents(), Pair::of(one, other));
                }
            }
        }
    }
}
