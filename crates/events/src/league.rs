//! Divisions: who plays where, and who goes up and down after a season.

use std::collections::BTreeMap;

use detente_protocol::{EventFormat, EventStatus, PlaceMark};

use crate::acts::{Act, Entry, Refused};
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

/// The division of each player, the strongest first; `tiers` are the sizes of the divisions, side by side on each tier, from the top. Everybody
/// belongs to their tier, those who are new to the end of the last. Then from the top: where there are too many the last one goes down, and
/// where there is room the first one below comes up. In the end the players of each tier are dealt to its divisions.
pub fn placed(wanted: &[Option<Earned>], tiers: &[Vec<usize>]) -> Vec<usize> {
    let tier_of = |division: usize| {
        let ends = tiers.iter().scan(0, |end, tier| {
            *end += tier.len();
            Some(*end)
        });
        ends.take_while(|&end| end <= division).count()
    };
    let last = tiers.len().saturating_sub(1);
    let mut there: Vec<Vec<(u32, usize)>> = vec![Vec::new(); tiers.len().max(1)];
    for (player, wanted) in wanted.iter().enumerate() {
        let (tier, rank) = match wanted {
            Some(earned) => (tier_of(earned.division).min(last), earned.rank.unwrap_or(STAYED)),
            None => (last, NEW),
        };
        there[tier].push((rank, player));
    }
    for here in 0..last {
        let room: usize = tiers[here].iter().sum();
        there[here].sort_unstable();
        while there[here].len() > room {
            let Some((_, player)) = there[here].pop() else { break };
            there[here + 1].push((FELL, player));
        }
        while there[here].len() < room {
            let Some(below) = (here + 1..=last).find(|&below| !there[below].is_empty()) else { break };
            let first = (0..there[below].len()).min_by_key(|&i| turn(there[below][i]));
            let Some(first) = first else { break };
            let (_, player) = there[below].remove(first);
            there[here].push((0, player));
        }
    }
    // Whoever would be alone plays above.
    if let Some(lowest) = (1..=last).rev().find(|&tier| !there[tier].is_empty())
        && there[lowest].len() == 1
    {
        let alone = there[lowest].remove(0);
        there[lowest - 1].push(alone);
    }
    let mut places = vec![0; wanted.len()];
    let mut first = 0;
    for (tier, mut players) in there.into_iter().enumerate() {
        let sizes = tiers.get(tier).map_or(&[][..], Vec::as_slice);
        players.sort_unstable_by_key(|&player| strength(player));
        let asked = |player: usize| {
            let by_name = wanted[player].filter(|earned| earned.rank.is_none())?;
            by_name.division.checked_sub(first).filter(|&division| division < sizes.len())
        };
        let players: Vec<usize> = players.into_iter().map(|(_, player)| player).collect();
        for (&player, division) in players.iter().zip(dealt(&players, asked, sizes)) {
            places[player] = first + division;
        }
        first += sizes.len();
    }
    places
}

/// In which order those below come into question for a free place: those who stayed there first, then who fell, then who has just come up.
fn turn((rank, player): (u32, usize)) -> (u32, u32, usize) {
    match rank {
        STAYED.. => (0, rank, player),
        FELL.. => (1, rank, player),
        _ => (2, rank, player),
    }
}

/// How strong somebody is taken to be on a tier: those who came down, those who stayed, those who came up, those who are new.
fn strength((rank, player): (u32, usize)) -> (u32, u32, usize) {
    let class = match rank {
        NEW.. => 3,
        STAYED.. => 1,
        FELL.. => 0,
        _ => 2,
    };
    (class, rank, player)
}

/// The division on its tier of each of these players, who come in the order of their strength: there and back (A, B, B, A, A, …), so that
/// divisions side by side are about equally strong and none has two players more than another that has room. Whom an organiser has put
/// into a division plays there as far as that allows. There are no more divisions than have two players each.
fn dealt(players: &[usize], asked: impl Fn(usize) -> Option<usize>, sizes: &[usize]) -> Vec<usize> {
    let used = sizes.len().min(players.len() / 2).max(1);
    let share = players.len().div_ceil(used);
    let room = |division: usize| sizes.get(division).copied().unwrap_or(0);
    let mut counts = vec![0; used];
    let by_name = players.iter().map(|&player| {
        let division = asked(player).filter(|&division| division < used)?;
        (counts[division] < room(division).min(share)).then(|| {
            counts[division] += 1;
            division
        })
    });
    let mut found: Vec<Option<usize>> = by_name.collect();
    for free in found.iter_mut().filter(|division| division.is_none()) {
        let least = |division: &usize| {
            let (count, full) = (counts[*division], counts[*division] >= room(*division));
            let back = count % 2 == 1;
            (full, count, if back { used - division } else { *division })
        };
        let division = (0..used).min_by_key(least).unwrap_or(0);
        counts[division] += 1;
        *free = Some(division);
    }
    found.into_iter().flatten().collect()
}

impl Event {
    /// How many divisions there are.
    pub fn divisions(&self) -> usize {
        match &self.terms.format {
            EventFormat::League { divisions, .. } => divisions.len(),
            _ => 1,
        }
    }

    /// On which tier a division is, from the top.
    pub fn tier(&self, division: usize) -> usize {
        match &self.terms.format {
            EventFormat::League { divisions, .. } => {
                divisions.iter().skip(1).take(division).filter(|one| !one.beside).count()
            }
            _ => 0,
        }
    }

    /// The numbers of the divisions of each tier.
    fn tiers(&self) -> Vec<Vec<usize>> {
        let mut tiers: Vec<Vec<usize>> = Vec::new();
        for division in 0..self.divisions() {
            let tier = self.tier(division);
            tiers.resize(tiers.len().max(tier + 1), Vec::new());
            tiers[tier].push(division);
        }
        tiers
    }

    /// What a place of a division stands for as the table is now, counted from 0.
    pub fn mark(&self, division: usize, place: usize, size: usize) -> Option<PlaceMark> {
        let first = place == 0;
        let EventFormat::League { up, down, .. } = &self.terms.format else {
            return (first && self.status == EventStatus::Over).then_some(PlaceMark::Champion);
        };
        let (tier, last) = (self.tier(division), self.tier(self.divisions() - 1));
        if tier == 0 && first {
            return Some(PlaceMark::Champion);
        }
        if tier > 0 && place < *up as usize {
            return Some(PlaceMark::Up);
        }
        (tier < last && place + (*down as usize) >= size).then_some(PlaceMark::Down)
    }

    /// Where everybody belongs in the next season: those who went up or down there, the others where they are. Who has left is not among
    /// them. Of divisions side by side, all who were first come before all who were second, and of these whoever got more of their points.
    pub fn next_season(&self) -> Vec<(String, Earned)> {
        let mut next = Vec::new();
        // Before it begins nobody has earned anything.
        if self.matches.is_empty() {
            return next;
        }
        let tiers = self.tiers();
        for (tier, divisions) in tiers.iter().enumerate() {
            let mut all = Vec::new();
            for &division in divisions {
                let rows = self.standings(division);
                for (place, row) in rows.iter().enumerate() {
                    let share = u64::from(row.points) * 10_000 / u64::from(row.played.max(1));
                    let mark = self.mark(division, place, rows.len());
                    all.push((place, std::cmp::Reverse(share), division, mark, row.player));
                }
            }
            all.sort_by_key(|&(place, share, division, ..)| (place, share, division));
            for (order, (_, _, division, mark, player)) in all.into_iter().enumerate() {
                let (there, rank) = match mark {
                    Some(PlaceMark::Up) => (tiers[tier - 1][0], 0),
                    Some(PlaceMark::Down) => (tiers[tier + 1][0], FELL),
                    _ => (division, STAYED),
                };
                if !self.players[player].withdrawn {
                    let earned = Earned { division: there, rank: Some(rank + order as u32) };
                    next.push((self.players[player].user.clone(), earned));
                }
            }
        }
        next
    }

    /// Where somebody belongs in another season after this one, which may have more or fewer divisions side by side.
    pub fn earned_for(&self, next: &Event, user: &str) -> Option<Earned> {
        let (_, earned) = self.next_season().into_iter().find(|(other, _)| other == user)?;
        Some(self.carried(earned, next))
    }

    /// What was earned here in the tiers of another season.
    fn carried(&self, earned: Earned, next: &Event) -> Earned {
        let tiers = next.tiers();
        let (tier, last) = (self.tier(earned.division), tiers.len() - 1);
        // Where there is no such tier any more nobody has gone down to it.
        let rank = earned.rank.map(|rank| match rank {
            FELL..STAYED if tier > last => rank - FELL + STAYED,
            rank => rank,
        });
        Earned { division: tiers[tier.min(last)][0], rank }
    }

    /// Draws the beginning of a season after another, if the act is that: everybody goes where they belong by the season before as it is now,
    /// however it was when they registered. Whom an organiser has put into a division stays there.
    pub fn draw_after(&self, entry: &mut Entry, before: &Event) -> Result<(), Refused> {
        if !matches!(entry.act, Act::Begin { .. }) {
            return Ok(());
        }
        self.may(entry)?;
        let earned: BTreeMap<String, Earned> = before.next_season().into_iter().collect();
        let mut now = self.clone();
        for place in &mut now.players {
            if place.wanted_division.is_some() && place.rank.is_none() {
                continue;
            }
            let earned = earned.get(&place.user).map(|&earned| before.carried(earned, self));
            place.wanted_division = earned.map(|earned| earned.division);
            place.rank = earned.and_then(|earned| earned.rank);
        }
        now.draw_for(entry)
    }

    /// How many places the divisions of each tier have.
    pub(crate) fn sizes(&self) -> Vec<Vec<usize>> {
        let EventFormat::League { divisions, .. } = &self.terms.format else { return Vec::new() };
        let sizes = |tier: Vec<usize>| tier.into_iter().map(|one| divisions[one].size as usize).collect();
        self.tiers().into_iter().map(sizes).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn earned(division: usize, rank: u32) -> Earned {
        Earned { division, rank: Some(rank) }
    }

    /// The same with one division on each tier.
    fn alone(wanted: &[Option<Earned>], sizes: &[usize]) -> Vec<usize> {
        placed(wanted, &sizes.iter().map(|&size| vec![size]).collect::<Vec<_>>())
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
        assert_eq!(alone(&wanted, &[2, 3]), [0, 1, 1, 1, 0]);
        // Nor does whoever has fallen come back as long as others can come up.
        let wanted = [
            Some(earned(1, FELL + 2)),
            Some(earned(0, STAYED)),
            Some(earned(1, STAYED + 1)),
            Some(earned(1, STAYED + 2)),
        ];
        assert_eq!(alone(&wanted, &[2, 3]), [1, 0, 0, 1]);
    }

    #[test]
    fn who_is_new_comes_in_below_however_strong() {
        let wanted =
            [None, Some(earned(1, STAYED)), Some(earned(0, STAYED)), Some(earned(0, STAYED + 1)), None];
        assert_eq!(alone(&wanted, &[2, 3]), [1, 1, 0, 0, 1]);
        assert_eq!(alone(&[None; 5], &[2, 3]), [0, 0, 1, 1, 1], "a first season goes by strength");
        let above = [
            Some(earned(0, STAYED)),
            Some(earned(0, STAYED + 1)),
            Some(earned(0, STAYED + 2)),
            Some(earned(1, STAYED)),
            None,
        ];
        assert_eq!(alone(&above, &[2, 3]), [0, 0, 1, 1, 1], "too many: one below");
        assert_eq!(alone(&[Some(earned(7, STAYED)), None], &[2, 2]), [0, 0], "a division that is no more");
    }

    #[test]
    fn nobody_is_alone_in_a_division() {
        assert_eq!(alone(&[None; 5], &[2, 2, 4]), [0, 0, 1, 1, 1]);
        assert_eq!(alone(&[None; 3], &[2, 2]), [0, 0, 0]);
    }

    #[test]
    fn divisions_side_by_side_are_dealt_there_and_back() {
        // A first season: the four strongest above, the others in two divisions beside each other.
        let tiers = [vec![4], vec![4, 4]];
        assert_eq!(placed(&[None; 12], &tiers), [0, 0, 0, 0, 1, 2, 2, 1, 1, 2, 2, 1]);
        // With fewer players they are as even as can be, and nobody is alone.
        assert_eq!(placed(&[None; 9], &tiers), [0, 0, 0, 0, 1, 2, 2, 1, 1]);
        assert_eq!(placed(&[None; 7], &tiers), [0, 0, 0, 0, 1, 1, 1], "three are one division");
        // Another season: who came down is taken to be the strongest there, who came up the weakest but for those who are new.
        let wanted = [
            None,
            Some(earned(1, 3)),
            Some(earned(1, STAYED + 1)),
            Some(earned(2, STAYED)),
            Some(earned(1, FELL + 2)),
            Some(earned(0, STAYED)),
            Some(earned(0, 0)),
        ];
        assert_eq!(placed(&wanted, &[vec![2], vec![3, 3]]), [1, 1, 2, 2, 1, 0, 0]);
        // A smaller one is full first, and a tier that is too full hands down.
        assert_eq!(placed(&[Some(earned(0, STAYED)); 6], &[vec![2, 4]]), [0, 1, 1, 0, 1, 1]);
        assert_eq!(placed(&[Some(earned(1, STAYED)); 6], &[vec![2, 2], vec![2]]), [0, 1, 1, 0, 2, 2]);
    }

    #[test]
    fn whom_an_organiser_has_put_into_a_division_plays_there_as_long_as_it_stays_even() {
        let by_name = |division: usize| Some(Earned { division, rank: None });
        let tiers = [vec![2], vec![4, 4]];
        let wanted = [Some(earned(0, STAYED)), Some(earned(0, STAYED)), by_name(2), by_name(2), None, None];
        assert_eq!(placed(&wanted, &tiers), [0, 0, 2, 2, 1, 1]);
        // Three of four there would leave one alone.
        let wanted =
            [Some(earned(0, STAYED)), Some(earned(0, STAYED)), by_name(2), by_name(2), by_name(2), None];
        let found = placed(&wanted, &tiers);
        assert_eq!(found.iter().filter(|&&division| division == 2).count(), 2, "{found:?}");
    }
}
