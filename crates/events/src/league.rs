//! Divisions: who plays where, and who goes up and down after a season.

use detente_protocol::{EventFormat, EventStatus, PlaceMark};

use crate::event::Event;

/// Where somebody belongs by the season before: the division, and in which order they come into question there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Earned {
    pub division: usize,
    /// None if an organiser says so.
    pub rank: Option<u32>,
}

/// Ranks of those who went up or down, and of those who stayed: whoever has risen does not fall again, and whoever has fallen does not
/// rise again, as long as others can.
const FELL: u32 = 1000;
const STAYED: u32 = 2000;
const NEW: u32 = 3000;

/// The division of each player, the strongest first: everybody where they belong, those who are new at the end of the last. Then from the
/// top: where there are too many the last one goes down, and where there is room the first one below comes up.
pub fn placed(wanted: &[Option<Earned>], sizes: &[usize]) -> Vec<usize> {
    let last = sizes.len().saturating_sub(1);
    let mut divisions: Vec<Vec<(u32, usize)>> = vec![Vec::new(); sizes.len().max(1)];
    for (player, wanted) in wanted.iter().enumerate() {
        let (division, rank) = match wanted {
            Some(earned) => (earned.division.min(last), earned.rank.unwrap_or(STAYED)),
            None => (last, NEW),
        };
        divisions[division].push((rank, player));
    }
    for here in 0..last {
        divisions[here].sort_unstable();
        while divisions[here].len() > sizes[here] {
            let Some((_, player)) = divisions[here].pop() else { break };
            divisions[here + 1].push((FELL, player));
        }
        while divisions[here].len() < sizes[here] {
            let Some(below) = (here + 1..=last).find(|&below| !divisions[below].is_empty()) else { break };
            // Those who stayed there first, then who fell, then who has just come up.
            let turn = |(rank, player): (u32, usize)| match rank {
                STAYED.. => (0, rank, player),
                FELL.. => (1, rank, player),
                _ => (2, rank, player),
            };
            let first = (0..divisions[below].len()).min_by_key(|&i| turn(divisions[below][i]));
            let Some(first) = first else { break };
            let (_, player) = divisions[below].remove(first);
            divisions[here].push((0, player));
        }
    }
    // Whoever would be alone plays above.
    if let Some(lowest) = (1..=last).rev().find(|&division| !divisions[division].is_empty())
        && divisions[lowest].len() == 1
    {
        let alone = divisions[lowest].remove(0);
        divisions[lowest - 1].push(alone);
    }
    let mut places = vec![0; wanted.len()];
    for (division, players) in divisions.iter().enumerate() {
        for &(_, player) in players {
            places[player] = division;
        }
    }
    places
}

impl Event {
    /// How many divisions there are.
    pub fn divisions(&self) -> usize {
        match &self.terms.format {
            EventFormat::League { divisions, .. } => divisions.len(),
            _ => 1,
        }
    }

    /// What a place of a division stands for as the table is now, counted from 0.
    pub fn mark(&self, division: usize, place: usize, size: usize) -> Option<PlaceMark> {
        let first = place == 0;
        let EventFormat::League { up, down, .. } = &self.terms.format else {
            return (first && self.status == EventStatus::Over).then_some(PlaceMark::Champion);
        };
        let last = self.divisions() - 1;
        if division == 0 && first {
            return Some(PlaceMark::Champion);
        }
        if division > 0 && place < *up as usize {
            return Some(PlaceMark::Up);
        }
        (division < last && place + (*down as usize) >= size).then_some(PlaceMark::Down)
    }

    /// Where everybody belongs in the next season: those who went up or down there, the others where they are. Who has left is not among
    /// them.
    pub fn next_season(&self) -> Vec<(String, Earned)> {
        let mut next = Vec::new();
        for division in 0..self.divisions() {
            let rows = self.standings(division);
            for (place, row) in rows.iter().enumerate() {
                let (there, rank) = match self.mark(division, place, rows.len()) {
                    Some(PlaceMark::Up) => (division - 1, 0),
                    Some(PlaceMark::Down) => (division + 1, FELL),
                    _ => (division, STAYED),
                };
                if !self.players[row.player].withdrawn {
                    let earned = Earned { division: there, rank: Some(rank + place as u32) };
                    next.push((self.players[row.player].user.clone(), earned));
                }
            }
        }
        next
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn earned(division: usize, rank: u32) -> Earned {
        Earned { division, rank: Some(rank) }
    }

    #[test]
    fn who_has_risen_is_not_sent_down_again_by_the_strong() {
        // The weakest of all went up; of those who stayed above the last one makes room.
        let wanted = [
            Some(earned(0, STAYED)),
            Some(earned(0, STAYED + 1)),
            Some(earned(1, STAYED + 1)),
            Some(earned(1, FELL + 2)),
            Some(earned(0, 0)),
        ];
        assert_eq!(placed(&wanted, &[2, 3]), [0, 1, 1, 1, 0]);
        // Nor does whoever has fallen come back as long as others can come up.
        let wanted = [
            Some(earned(1, FELL + 2)),
            Some(earned(0, STAYED)),
            Some(earned(1, STAYED + 1)),
            Some(earned(1, STAYED + 2)),
        ];
        assert_eq!(placed(&wanted, &[2, 3]), [1, 0, 0, 1]);
    }

    #[test]
    fn who_is_new_comes_in_below_however_strong() {
        let wanted =
            [None, Some(earned(1, STAYED)), Some(earned(0, STAYED)), Some(earned(0, STAYED + 1)), None];
        assert_eq!(placed(&wanted, &[2, 3]), [1, 1, 0, 0, 1]);
        assert_eq!(placed(&[None; 5], &[2, 3]), [0, 0, 1, 1, 1], "a first season goes by strength");
        let above = [
            Some(earned(0, STAYED)),
            Some(earned(0, STAYED + 1)),
            Some(earned(0, STAYED + 2)),
            Some(earned(1, STAYED)),
            None,
        ];
        assert_eq!(placed(&above, &[2, 3]), [0, 0, 1, 1, 1], "too many: one below");
        assert_eq!(placed(&[Some(earned(7, STAYED)), None], &[2, 2]), [0, 0], "a division that is no more");
    }

    #[test]
    fn nobody_is_alone_in_a_division() {
        assert_eq!(placed(&[None; 5], &[2, 2, 4]), [0, 0, 1, 1, 1]);
        assert_eq!(placed(&[None; 3], &[2, 2]), [0, 0, 0]);
    }
}
