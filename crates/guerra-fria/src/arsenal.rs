//! A player's four markers (2.3), what a play does to them (2.4.2), and the forces of an attack (2.5).

use crate::play::{NEW, Play};
use crate::player::Pair;

/// Three attack markers, in the order of [`Player::rivals`](crate::Player::rivals), and the reserve.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Hash)]
pub struct Arsenal {
    pub attack: [u32; 3],
    pub reserve: u32,
}

impl Arsenal {
    /// All missiles of the player.
    pub fn total(&self) -> u32 {
        self.attack.iter().sum::<u32>() + self.reserve
    }

    /// The highest sum that a [+4] may add now (2.4.2.1).
    #[inline]
    pub fn most_built(&self) -> u8 {
        // The reserve gives at most eight more than the four new ones.
        NEW + self.reserve.min(8) as u8
    }

    /// Does what a valid play says. An attack moves no marker (2.4.2.3).
    #[inline]
    pub fn carry_out(&mut self, play: Play) {
        match play {
            Play::Build(numbers) => {
                let mut sum = 0;
                for (marker, n) in self.attack.iter_mut().zip(numbers) {
                    *marker += u32::from(n);
                    sum += u32::from(n);
                }
                // The reserve loses the sum less four, or wins what is missing to four.
                self.reserve = self.reserve + u32::from(NEW) - sum;
            }
            Play::Regroup(numbers) => {
                for (marker, n) in self.attack.iter_mut().zip(numbers) {
                    *marker = marker.wrapping_add_signed(i32::from(n));
                }
            }
            Play::Attack(_) => {}
        }
    }
}

/// The missiles that decide a valid attack (2.5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Forces {
    pub attacking: u32,
    pub defending: u32,
}

impl Forces {
    /// The forces if `attackers` attack: what either pair aims at the other.
    #[inline]
    pub fn of(attackers: Pair, arsenals: &[Arsenal; 4]) -> Forces {
        let defenders = attackers.opponents();
        Forces {
            attacking: aimed(attackers, defenders, arsenals),
            defending: aimed(defenders, attackers, arsenals),
        }
    }

    /// More attack than defence; equal forces hold.
    pub fn victorious(self) -> bool {
        self.attacking > self.defending
    }
}

/// How many missiles `from` aim at `against`, all four markers together.
#[inline]
fn aimed(from: Pair, against: Pair, arsenals: &[Arsenal; 4]) -> u32 {
    let [a, b] = against.members();
    from.members()
        .into_iter()
        .map(|by| {
            let attack = &arsenals[by as usize].attack;
            attack[by.marker_against(a)] + attack[by.marker_against(b)]
        })
        .sum()
}
