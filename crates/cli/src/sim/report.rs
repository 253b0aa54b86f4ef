//! What a run of games came to, as JSON and as text.

use std::fmt::Write;
use std::path::PathBuf;

use detente_arena::elo::ratings;
use detente_arena::{Interval, Tally, wilson};
use serde_json::{Map, Value, json};

use crate::games::Unit;
use crate::layout::table;
use crate::say::{Digits, Say};
use crate::seats::Seating;

/// The results of `detente sim`.
#[derive(Debug)]
pub struct Report {
    pub game: &'static str,
    pub seats: &'static [&'static str],
    pub unit: Unit,
    pub known_endings: &'static [&'static str],
    pub seating: Seating,
    /// The different levels that took part; the tally counts by their places here.
    pub levels: Vec<String>,
    pub seed: u64,
    pub tally: Tally,
    pub seconds: f64,
    pub saved: Option<PathBuf>,
    pub forfeits: Vec<Loss>,
    /// What each level spent on a choice in the mean, in milliseconds.
    pub costs: Vec<f64>,
}

/// A game that a bot lost because it could play no longer.
#[derive(Clone, Debug)]
pub struct Loss {
    /// Counted from 1.
    pub game: u64,
    pub seat: &'static str,
    pub level: String,
    pub why: String,
}

/// So many of them are told one by one.
const TOLD: usize = 5;

impl Report {
    pub fn json(&self) -> Value {
        let tally = &self.tally;
        let mut out = Map::new();
        out.insert("game".to_owned(), self.game.into());
        out.insert("games".to_owned(), tally.games.into());
        out.insert("seed".to_owned(), self.seed.into());
        match &self.seating {
            Seating::Seated(levels) => out.insert("seats".to_owned(), self.by_seat(levels)),
            Seating::RoundRobin(levels) => out.insert("levels".to_owned(), levels.clone().into()),
        };
        out.insert("wins".to_owned(), self.by_seat(&tally.wins));
        let shares = tally.wins.iter().map(|&wins| interval(self.share(wins)));
        out.insert("win_share".to_owned(), self.by_seat(&shares.collect::<Vec<_>>()));
        out.insert("draws".to_owned(), tally.draws.into());
        out.insert("unfinished".to_owned(), tally.unfinished.into());
        let endings = self.endings().into_iter().map(|(word, count)| (word.to_owned(), count.into()));
        out.insert("endings".to_owned(), Value::Object(endings.collect()));
        let mean = tally.mean_length().map(|mean| rounded(mean, 3));
        out.insert("mean_turn".to_owned(), mean.into());
        if self.unit != Unit::Turn {
            out.insert(format!("mean_{}", self.unit.word()), mean.into());
        }
        out.insert("decisions".to_owned(), tally.decisions.into());
        out.insert("actions".to_owned(), tally.actions.into());
        out.insert("seconds".to_owned(), rounded(self.seconds, 3).into());
        if matches!(self.seating, Seating::RoundRobin(_)) {
            out.insert("duels".to_owned(), self.duels_json());
            out.insert("elo".to_owned(), self.elo_json());
        }
        if !self.forfeits.is_empty() {
            let losses = self.forfeits.iter().map(
                |loss| json!({ "game": loss.game, "seat": loss.seat, "level": loss.level, "why": loss.why }),
            );
            out.insert("forfeits".to_owned(), losses.collect());
        }
        Value::Object(out)
    }

    fn duels_json(&self) -> Value {
        let duels = self.tally.duels.iter().map(|(&(a, b), duel)| {
            let (a, b) = (&self.levels[a], &self.levels[b]);
            json!({
                "levels": [a, b],
                "games": duel.games,
                "wins": { a: duel.wins.0, b: duel.wins.1 },
                "draws": duel.draws,
                "score": interval(wilson(duel.score(), duel.games as f64)),
            })
        });
        duels.collect()
    }

    fn elo_json(&self) -> Value {
        let rows = self.standings().into_iter().map(|(level, rating, cost)| {
            json!({
                "level": level,
                "elo": rounded(rating.elo, 1),
                "low": rounded(rating.elo - rating.margin, 1),
                "high": rounded(rating.elo + rating.margin, 1),
                "milliseconds": rounded(cost, 3),
            })
        });
        rows.collect()
    }

    /// Levels by strength, the strongest first, with the milliseconds of a choice.
    fn standings(&self) -> Vec<(&str, detente_arena::elo::Rating, f64)> {
        let ratings = ratings(self.levels.len(), &self.tally.meetings());
        let names = self.levels.iter().map(String::as_str);
        let mut rows: Vec<_> =
            names.zip(ratings).zip(&self.costs).map(|((name, rating), &cost)| (name, rating, cost)).collect();
        rows.sort_by(|(_, a, _), (_, b, _)| b.elo.total_cmp(&a.elo));
        rows
    }

    /// Every known ending and every one that happened, in a fixed order.
    fn endings(&self) -> Vec<(&str, u64)> {
        let happened = &self.tally.endings;
        let known = self.known_endings.iter().map(|&word| (word, happened.get(word).copied().unwrap_or(0)));
        let others = happened.iter().filter(|(word, _)| !self.known_endings.contains(*word));
        known.chain(others.map(|(&word, &count)| (word, count))).collect()
    }

    fn share(&self, count: u64) -> Interval {
        wilson(count as f64, self.tally.finished() as f64)
    }

    fn by_seat<T: Clone + Into<Value>>(&self, values: &[T]) -> Value {
        let pairs = self.seats.iter().zip(values);
        Value::Object(pairs.map(|(seat, value)| ((*seat).to_owned(), value.clone().into())).collect())
    }

    pub fn text(&self, say: Say) -> String {
        let tally = &self.tally;
        let games = ("games", tally.games.into());
        let head = [("game", say.game(self.game).into()), games, ("seed", self.seed.to_string().into())];
        let mut out = say.text("sim-head", &head);
        out.push_str("\n\n");
        out.push_str(&self.seats_table(say));
        for (id, count) in [("sim-draws", tally.draws), ("sim-unfinished", tally.unfinished)] {
            if count > 0 {
                let _ = writeln!(out, "{}", say.text(id, &[("n", count.into())]));
            }
        }
        if matches!(self.seating, Seating::RoundRobin(_)) {
            let _ = write!(out, "\n{}\n{}", self.duels_table(say), self.elo_table(say));
        }
        let _ = write!(out, "\n{}\n", self.endings_table(say));
        for loss in self.forfeits.iter().take(TOLD) {
            let told = [
                ("game", loss.game.to_string().into()),
                ("seat", say.seat(loss.seat).into()),
                ("level", loss.level.clone().into()),
                ("why", loss.why.clone().into()),
            ];
            let _ = writeln!(out, "{}", say.text("sim-forfeit", &told));
        }
        if self.forfeits.len() > TOLD {
            let n = self.forfeits.len() - TOLD;
            let _ = writeln!(out, "{}", say.text("sim-more-forfeits", &[("n", n.into())]));
        }
        if let Some(mean) = tally.mean_length() {
            let n = say.number(mean, Digits::One);
            let _ = writeln!(
                out,
                "{}",
                say.text(&format!("sim-length-{}", self.unit.word()), &[("n", n.into())])
            );
        }
        let rate = say.number(tally.decisions as f64 / self.seconds.max(1e-9), Digits::Whole);
        let speed = [
            ("decisions", tally.decisions.into()),
            ("seconds", say.number(self.seconds, Digits::One).into()),
            ("rate", rate.into()),
        ];
        let _ = writeln!(out, "{}", say.text("sim-speed", &speed));
        if let Some(folder) = &self.saved {
            let folder = folder.display().to_string();
            let _ = writeln!(out, "{}", say.text("sim-saved", &[("folder", folder.into())]));
        }
        out
    }

    fn seats_table(&self, say: Say) -> String {
        let title = |id: &str| say.text(&format!("column-{id}"), &[]);
        let mut rows =
            vec![vec![title("seat"), title("level"), title("wins"), title("share"), title("interval")]];
        for (i, seat) in self.seats.iter().enumerate() {
            let level = match &self.seating {
                Seating::Seated(levels) => levels[i].clone(),
                Seating::RoundRobin(_) => title("all"),
            };
            let wins = self.tally.wins[i];
            let share = self.share(wins);
            rows.push(vec![
                say.seat(seat),
                level,
                wins.to_string(),
                say.percent(share.mean),
                bounds(share, say),
            ]);
        }
        table(&rows, 2)
    }

    fn duels_table(&self, say: Say) -> String {
        let title = |id: &str| say.text(&format!("column-{id}"), &[]);
        let mut rows =
            vec![vec![title("duel"), title("result"), title("drawn"), title("points"), title("interval")]];
        for (&(a, b), duel) in &self.tally.duels {
            let score = wilson(duel.score(), duel.games as f64);
            rows.push(vec![
                format!("{} – {}", self.levels[a], self.levels[b]),
                format!("{}–{}", duel.wins.0, duel.wins.1),
                duel.draws.to_string(),
                say.percent(score.mean),
                bounds(score, say),
            ]);
        }
        table(&rows, 1)
    }

    fn elo_table(&self, say: Say) -> String {
        let title = |id: &str| say.text(&format!("column-{id}"), &[]);
        let mut rows = vec![vec![title("level"), title("elo"), title("interval"), title("cost")]];
        for (level, rating, cost) in self.standings() {
            let signed = |elo: f64| format!("{elo:+.0}");
            let interval =
                format!("{} … {}", signed(rating.elo - rating.margin), signed(rating.elo + rating.margin));
            let cost = format!("{} ms", say.number(cost, Digits::One));
            rows.push(vec![level.to_owned(), signed(rating.elo), interval, cost]);
        }
        table(&rows, 1)
    }

    fn endings_table(&self, say: Say) -> String {
        let title = |id: &str| say.text(&format!("column-{id}"), &[]);
        let mut rows = vec![vec![title("ending"), title("games"), title("share")]];
        for (word, count) in self.endings() {
            rows.push(vec![say.ending(word), count.to_string(), say.percent(self.share(count).mean)]);
        }
        table(&rows, 1)
    }
}

fn bounds(interval: Interval, say: Say) -> String {
    say.percent_range(interval.low, interval.high)
}

fn interval(interval: Interval) -> Value {
    json!({
        "mean": rounded(interval.mean, 4),
        "low": rounded(interval.low, 4),
        "high": rounded(interval.high, 4),
    })
}

fn rounded(number: f64, digits: i32) -> f64 {
    let factor = 10f64.powi(digits);
    (number * factor).round() / factor
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_rounded_for_readers() {
        assert!((rounded(0.123_456, 4) - 0.1235).abs() < 1e-12);
    }
}
