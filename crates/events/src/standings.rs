//! Points, tie-breaks and the order that follows from them, with the numbers that explain it.
//!
//! A bye counts as a match that was won, and as all of its games; for Buchholz it counts as an opponent with the player's own points, for Sonneborn–Berger
//! not at all. Points are counted in halves and tie-breaks in quarters, so that nothing is rounded.

use std::cmp::Ordering;
use std::collections::BTreeMap;

use detente_protocol::TieBreak;

use crate::event::{Event, Match};

/// A part of a tie-break: from whom, and how much, in quarters of a point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Part {
    pub player: Option<usize>,
    pub quarters: i64,
}

/// A tie-break with its parts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Value {
    pub kind: TieBreak,
    pub quarters: i64,
    pub parts: Vec<Part>,
}

/// A line of the standings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    pub player: usize,
    /// In half points.
    pub points: u32,
    pub games: u32,
    pub played: u32,
    pub values: Vec<Value>,
    /// What puts the player before the next one, if points do not.
    pub by: Option<TieBreak>,
    /// Out of a knock-out.
    pub out: bool,
    /// The last round in which the player was still in a knock-out.
    reached: u32,
}

/// Of each player the matches that count, with the points for each: gone through once, and not for every line and tie-break again.
type Counted<'a> = Vec<Vec<(&'a Match, u32)>>;

impl Event {
    fn all_counted(&self) -> Counted<'_> {
        let mut found = vec![Vec::new(); self.players.len()];
        for one in &self.matches {
            for &player in &one.players {
                found[player].extend(one.points(player).map(|points| (one, points)));
            }
        }
        found
    }

    /// The matches of a player that count, with the points for each.
    fn counted(&self, player: usize) -> impl Iterator<Item = (&Match, u32)> {
        let own = self.matches.iter().filter(move |one| one.players.contains(&player));
        own.filter_map(move |one| Some((one, one.points(player)?)))
    }

    /// A player's points so far, in halves.
    pub fn points(&self, player: usize) -> u32 {
        self.counted(player).map(|(_, points)| points).sum()
    }

    /// The standings of a division, the first place first.
    pub fn standings(&self, division: usize) -> Vec<Row> {
        let own = (0..self.players.len())
            .filter(|&n| self.players[n].division == division && !self.players[n].struck);
        let counted = self.all_counted();
        let points: Vec<u32> = counted.iter().map(|own| own.iter().map(|(_, points)| points).sum()).collect();
        let mut rows: Vec<Row> =
            own.map(|player| self.row(player, points[player], &counted[player])).collect();
        let key = |row: &Row| {
            let values = row.values.iter().map(|value| value.quarters).collect::<Vec<_>>();
            (row.reached, row.points, values)
        };
        for &kind in &self.terms.tie_breaks {
            // Those who are still level are compared with each other.
            let mut level: BTreeMap<_, Vec<usize>> = BTreeMap::new();
            for row in &rows {
                level.entry(key(row)).or_default().push(row.player);
            }
            for row in &mut rows {
                let value = self.value(kind, row.player, (&counted, &points), &level[&key(row)]);
                row.values.push(value);
            }
        }
        let seed = |row: &Row| self.players[row.player].seed;
        rows.sort_by(|a, b| key(b).cmp(&key(a)).then(seed(a).cmp(&seed(b))));
        for i in 1..rows.len() {
            let (above, below) = (&rows[i - 1], &rows[i]);
            if above.points == below.points && above.reached == below.reached {
                let decided = above.values.iter().zip(&below.values).find(|(a, b)| a.quarters != b.quarters);
                rows[i - 1].by = decided.map(|(value, _)| value.kind);
            }
        }
        rows
    }

    /// A player's points in the games of a match, in halves: a bye is as good as all of them.
    pub(crate) fn game_score(&self, one: &Match, player: usize) -> u32 {
        if one.is_bye() { 2 * self.terms.games } else { one.score(player) }
    }

    /// How a match ended between two of its players, in halves: at a table of four whoever has won with somebody has not beaten them.
    fn against(one: &Match, player: usize, other: usize) -> u32 {
        let points = |n: usize| one.points(n).unwrap_or(0);
        if one.players.len() == 2 {
            return points(player);
        }
        match points(player).cmp(&points(other)) {
            Ordering::Greater => 2,
            // Where all have forfeited nobody gets anything.
            Ordering::Equal => u32::from(one.players.iter().any(|&n| points(n) > 0)),
            Ordering::Less => 0,
        }
    }

    fn row(&self, player: usize, points: u32, counted: &[(&Match, u32)]) -> Row {
        let games = counted.iter().map(|(one, _)| self.game_score(one, player)).sum();
        let played = counted.iter().filter(|(one, _)| !one.is_bye()).count() as u32;
        let (out, reached) = self.fate(player, counted);
        Row { player, points, games, played, values: Vec::new(), by: None, out, reached }
    }

    /// Whether a player is out of a knock-out, and up to which round there was hope; 0 elsewhere.
    fn fate(&self, player: usize, counted: &[(&Match, u32)]) -> (bool, u32) {
        if !self.is_elimination() {
            return (false, 0);
        }
        let allowed = if self.terms.format == detente_protocol::EventFormat::Knockout { 1 } else { 2 };
        let mut lost = 0;
        for (one, _) in counted.iter().filter(|(one, _)| !one.is_bye()) {
            if one.winner(&self.players) != Some(player) {
                lost += 1;
                if lost == allowed {
                    return (true, one.round);
                }
            }
        }
        if self.players[player].withdrawn {
            // Whoever has gone while waiting got as far as the last match, and no further.
            let own = self.matches.iter().filter(|one| one.players.contains(&player));
            return (true, own.map(|one| one.round).max().unwrap_or(0));
        }
        (false, u32::MAX)
    }

    /// A tie-break of a player; `equals` are those who are still level with the player after the tie-breaks before it.
    fn value(
        &self,
        kind: TieBreak,
        player: usize,
        (counted, points): (&Counted<'_>, &[u32]),
        equals: &[usize],
    ) -> Value {
        let own = &counted[player];
        let mut parts = Vec::new();
        let mut add =
            |player: Option<usize>, quarters: u32| parts.push(Part { player, quarters: i64::from(quarters) });
        match kind {
            TieBreak::Games => {
                for (one, _) in own {
                    add(other(one, player), 2 * self.game_score(one, player));
                }
            }
            TieBreak::Wins => {
                own.iter().filter(|(_, points)| *points == 2).for_each(|(one, _)| add(other(one, player), 4));
            }
            TieBreak::Buchholz => {
                for &(one, _) in own {
                    if one.is_bye() {
                        add(None, 2 * points[player]);
                    }
                    one.players.iter().filter(|&&n| n != player).for_each(|&n| add(Some(n), 2 * points[n]));
                }
            }
            TieBreak::SonnebornBerger => {
                for &(one, _) in own {
                    for &n in one.players.iter().filter(|&&n| n != player) {
                        let own = Event::against(one, player, n);
                        if own > 0 {
                            add(Some(n), own * points[n]);
                        }
                    }
                }
            }
            TieBreak::Mutual if have_all_met(counted, equals) => {
                for &(one, _) in own {
                    for &n in one.players.iter().filter(|&&n| n != player && equals.contains(&n)) {
                        add(Some(n), 2 * Event::against(one, player, n));
                    }
                }
            }
            TieBreak::Mutual => {}
            TieBreak::Rating => {
                let rating = self.players[player].rating.unwrap_or(0).max(0);
                add(None, 4 * rating as u32);
            }
        }
        Value { kind, quarters: parts.iter().map(|part| part.quarters).sum(), parts }
    }
}

/// Among some, has everybody met everybody? Otherwise their matches say nothing about their order.
fn have_all_met(counted: &Counted<'_>, some: &[usize]) -> bool {
    let met = |a: usize, b: usize| counted[a].iter().any(|(one, _)| one.players.contains(&b));
    some.len() <= 20 && some.iter().all(|&a| some.iter().all(|&b| a == b || met(a, b)))
}

/// The opponent in a match between two.
fn other(one: &Match, player: usize) -> Option<usize> {
    match one.players.as_slice() {
        &[a, b] => Some(if a == player { b } else { a }),
        _ => None,
    }
}
