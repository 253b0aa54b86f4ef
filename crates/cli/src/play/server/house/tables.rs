//! The list of tables: one's own, those with a free seat, and those to watch.

use detente_client::Trouble;
use detente_protocol::{Sitter, TableStatus, TableSummary};

use super::terms::visit;
use super::{Goal, House, Page};
use crate::play::table_text;

fn is_alive(table: &TableSummary) -> bool {
    matches!(table.status, TableStatus::Open | TableStatus::Playing)
}

impl House<'_> {
    /// What one has not read, and the tables among which one may choose.
    pub fn tables(&mut self) -> Result<(), Trouble> {
        let (server, say) = (&self.visit.server, self.visit.say);
        let lobby = server.lobby()?;
        self.tell_unread();
        self.news.of_tables(&lobby.mine);
        let mut tables: Vec<(&str, &TableSummary)> = Vec::new();
        for table in lobby.mine.iter().filter(|table| is_alive(table)) {
            tables.push((if table.my_turn { "pick-turn" } else { "pick-yours" }, table));
        }
        for table in lobby.tables.iter().filter(|table| is_alive(table)) {
            let known = tables.iter().any(|(_, other)| other.id == table.id);
            let free = table.seats.iter().any(|seat| seat.sitter == Sitter::Open);
            if !known && (free || self.visit.args.at.watch && table.spectators) {
                tables.push((if free { "pick-free" } else { "pick-watch" }, table));
            }
        }
        // One's own turn first; the order of each kind is the server's.
        tables.sort_by_key(|(kind, _)| *kind != "pick-turn");
        let known = self.visit.ratings(tables.iter().map(|(_, table)| *table));
        let mut lines = Vec::new();
        for (number, (kind, table)) in (1..).zip(&tables) {
            lines.push(format!("{number} {}", self.visit.entry(kind, table, &known)));
        }
        lines.push(if tables.is_empty() {
            visit(say, "tables-none", &[])
        } else {
            table_text(say, "pick", &[])
        });
        lines.push(visit(say, "words", &[]));
        self.show(&lines);
        let watch = self.visit.args.at.watch;
        let goals = tables.iter().map(|(_, table)| Goal { table: table.id.clone(), watch });
        self.page = Page::Tables(goals.collect());
        Ok(())
    }
}
