//! The ladder of a server in lines, and ratings beside the names in the list of tables.

use std::collections::HashMap;

use detente_games::GameName;
use detente_protocol::{Ladder, LadderRow, Pace, Sitter, TableSummary};

use super::super::table_text;
use super::Visit;
use crate::answer::{Answer, Failure};

/// The ratings of those who are listed, by game, kind of clock and user.
#[derive(Debug, Default)]
pub struct Known(HashMap<(String, Pace, String), String>);

impl Known {
    /// `1712 ± 48` for those who sit at a table, in the order of its seats; none of whom nothing is known.
    pub fn at(&self, table: &TableSummary) -> Vec<Option<String>> {
        let of = |sitter: &Sitter| match sitter {
            Sitter::Person { user, .. } => {
                let key = (table.game.clone(), Pace::of(&table.clock)?, user.clone());
                self.0.get(&key).cloned()
            }
            _ => None,
        };
        table.seats.iter().map(|seat| of(&seat.sitter)).collect()
    }
}

impl Visit<'_> {
    /// The ratings of those at these tables, as far as the first page of each ladder tells them. A list without them is
    /// still a list.
    pub fn ratings<'t>(&self, tables: impl Iterator<Item = &'t TableSummary>) -> Known {
        let mut pools: Vec<(&str, Pace)> = Vec::new();
        for table in tables {
            if let Some(pace) = Pace::of(&table.clock)
                && !pools.contains(&(table.game.as_str(), pace))
            {
                pools.push((table.game.as_str(), pace));
            }
        }
        let mut known = HashMap::new();
        for (game, pace) in pools {
            let Ok(ladder) = self.server.ladder(game, pace) else { continue };
            for row in ladder.rows {
                let text = format!("{} ± {}", row.rating.rating, row.rating.deviation);
                known.insert((game.to_owned(), pace, row.user), text);
            }
        }
        Known(known)
    }

    /// The ladder of a game and a kind of clock, in lines.
    pub fn ladder(&self) -> Result<Answer, Failure> {
        let game = self.args.game.map_or("twilight", GameName::name);
        let pace = self.args.at.clock.as_ref().and_then(Pace::of).unwrap_or(Pace::Standard);
        let ladder = self.server.ladder(game, pace).map_err(|trouble| self.fail(&trouble))?;
        Ok(Answer::text(self.ladder_lines(&ladder, usize::MAX).join("\n")))
    }

    /// The first rows of a ladder, the reader's neighbourhood where it lies further down, and the bots.
    pub fn ladder_lines(&self, ladder: &Ladder, most: usize) -> Vec<String> {
        let pace = table_text(self.say, &format!("pace-{}", ladder.pace.word()), &[]);
        let args = [("game", self.say.game(&ladder.game).into()), ("pace", pace.into())];
        let mut lines = vec![table_text(self.say, "ladder", &args)];
        let first: Vec<&LadderRow> = ladder.rows.iter().take(most).collect();
        lines.extend(first.iter().map(|row| self.ladder_row(row)));
        let around: Vec<&LadderRow> =
            ladder.around.iter().filter(|row| first.iter().all(|shown| shown.user != row.user)).collect();
        if around.iter().any(|row| row.mine) {
            lines.push("   …".to_owned());
            lines.extend(around.into_iter().map(|row| self.ladder_row(row)));
        }
        if ladder.rows.is_empty() {
            lines.push(table_text(self.say, "ladder-none", &[]));
        }
        for anchor in &ladder.anchors {
            let bot = table_text(self.say, "sitter-bot", &[("level", anchor.level.clone().into())]);
            lines.push(format!("   –  {}  {bot}", anchor.rating));
        }
        lines
    }

    /// `   3  1712 ± 48  Ana (12 games)`.
    fn ladder_row(&self, row: &LadderRow) -> String {
        let rating = &row.rating;
        let rank = rating.rank.map_or_else(|| "–".to_owned(), |rank| rank.to_string());
        let provisional = if rating.provisional {
            format!(", {}", table_text(self.say, "ladder-provisional", &[]))
        } else {
            String::new()
        };
        let games = table_text(self.say, "ladder-games", &[("n", rating.games.into())]);
        let (number, deviation, name) = (rating.rating, rating.deviation, &row.name);
        format!("{rank:>4}  {number} ± {deviation}  {name} ({games}{provisional})")
    }
}
