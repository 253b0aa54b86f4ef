//! Divisions: who plays where, and who goes up and down after a season.

use detente_protocol::{EventFormat, EventStatus, PlaceMark};

use crate::event::Event;

/// The division of each player, the strongest first: where they belong by the season before if there is room, else the highest
/// division that has room. Nobody is pushed out by somebody who is new.
pub fn placed(wanted: &[Option<usize>], sizes: &[usize]) -> Vec<usize> {
    let mut room = sizes.to_vec();
    let mut places = vec![None; wanted.len()];
    let last = sizes.len().saturating_sub(1);
    for (place, wanted) in places.iter_mut().zip(wanted) {
        if let Some(wanted) = *wanted {
            let from = wanted.min(last);
            // Full: the next one below, else the next one above.
            let free = (from..sizes.len()).chain((0..from).rev()).find(|&division| room[division] > 0);
            if let Some(free) = free {
                room[free] -= 1;
                *place = Some(free);
            }
        }
    }
    for place in places.iter_mut().filter(|place| place.is_none()) {
        let free = room.iter().position(|&room| room > 0).unwrap_or(last);
        room[free] = room[free].saturating_sub(1);
        *place = Some(free);
    }
    places.into_iter().flatten().collect()
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

    /// The division of everybody in the next season: those who went up or down there, the others where they are. Who has left is
    /// not among them.
    pub fn next_season(&self) -> Vec<(String, u32)> {
        let mut next = Vec::new();
        for division in 0..self.divisions() {
            let rows = self.standings(division);
            for (place, row) in rows.iter().enumerate() {
                let there = match self.mark(division, place, rows.len()) {
                    Some(PlaceMark::Up) => division - 1,
                    Some(PlaceMark::Down) => division + 1,
                    _ => division,
                };
                if !self.players[row.player].withdrawn {
                    next.push((self.players[row.player].user.clone(), there as u32));
                }
            }
        }
        next
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_was_there_stays_and_who_is_new_fills_up_from_above() {
        let wanted = [None, Some(1), Some(0), None, Some(1)];
        assert_eq!(placed(&wanted, &[2, 3]), [0, 1, 0, 1, 1]);
        assert_eq!(placed(&[Some(0), Some(0), Some(0)], &[2, 2]), [0, 0, 1], "full: one below");
        assert_eq!(placed(&[Some(7)], &[2, 2]), [1], "a division that is no more");
    }
}
