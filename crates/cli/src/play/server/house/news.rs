//! What happens while somebody looks round: news of events and challenges, games that are ready, turns that have come. The server tells it over the
//! socket, which is opened once somebody takes longer to think; a script that types at once needs none.

use std::collections::{HashMap, HashSet};
use std::time::Duration;

use detente_client::{Link, News as Heard};
use detente_protocol::{ClientMessage, PageNotice, ServerMessage, TableStatus, TableSummary};

use super::super::pairing::Known;
use super::House;
use super::terms::told;
use crate::play::table_text;

/// What is known already, so that everything is told once.
#[derive(Debug, Default)]
pub struct News {
    link: Option<Link>,
    /// It was tried; without it pages are asked for all the same.
    opened: bool,
    lost: bool,
    notices: HashSet<i64>,
    /// One's own tables, with whether it was one's turn there; nothing before the first look.
    tables: Option<HashMap<String, bool>>,
}

impl News {
    /// One's own tables as they stand; those that are new (marked so), or where it is one's turn now and was not before, come back.
    pub fn of_tables<'t>(&mut self, mine: &'t [TableSummary]) -> Vec<(bool, &'t TableSummary)> {
        let first = self.tables.is_none();
        let known = self.tables.get_or_insert_default();
        let mut new = Vec::new();
        for table in mine {
            let before = known.insert(table.id.clone(), table.my_turn);
            let turned = table.my_turn && before == Some(false);
            if !first && table.status == TableStatus::Playing && (before.is_none() || turned) {
                new.push((before.is_none(), table));
            }
        }
        new
    }
}

impl House<'_> {
    /// What one was told of events and challenges and has not read. A list of tables without it is still one.
    pub fn tell_unread(&mut self) {
        let mut unread = self.visit.server.notices().unwrap_or_default();
        unread.retain(|one| !one.read);
        unread.reverse();
        let lines = self.notices(unread);
        self.show(&lines);
    }

    /// Notices in lines, each once; from then on they are read.
    fn notices(&mut self, mut unread: Vec<PageNotice>) -> Vec<String> {
        unread.retain(|one| self.news.notices.insert(one.id));
        if !unread.is_empty() {
            // Whoever is told twice has lost nothing.
            let _ = self.visit.server.have_read(unread.iter().map(|one| one.id).collect());
        }
        let url = self.visit.url();
        unread.into_iter().map(|one| format!("* {} {url}{}", one.text, one.path)).collect()
    }

    /// What has happened since the last time.
    pub fn hear_news(&mut self) -> Vec<String> {
        if !self.news.opened {
            self.news.opened = true;
            self.news.link = self.visit.server.link().ok();
        }
        let mut lines = Vec::new();
        while let Some(heard) = self.news.link.as_ref().and_then(|link| link.wait(Duration::ZERO)) {
            match heard {
                Heard::Connected => {
                    if let Some(link) = &self.news.link {
                        link.send(ClientMessage::WatchLobby { id: None });
                    }
                    if std::mem::take(&mut self.news.lost) {
                        lines.push(self.text("remote-back", &[]));
                    }
                    let mut unread = self.visit.server.notices().unwrap_or_default();
                    unread.retain(|one| !one.read);
                    lines.extend(self.notices(unread));
                }
                Heard::Lost(trouble) => {
                    if !std::mem::replace(&mut self.news.lost, true) {
                        let why = self.why(&trouble);
                        lines.push(format!("! {}", self.text("remote-lost", &[("why", why.into())])));
                    }
                }
                Heard::Refused(trouble) => {
                    lines.push(format!("! {}", self.why(&trouble)));
                    self.news.link = None;
                }
                Heard::Message(message) => lines.extend(self.message(*message)),
            }
        }
        lines
    }

    fn message(&mut self, message: ServerMessage) -> Vec<String> {
        match message {
            ServerMessage::Notice { notice } => self.notices(vec![notice]),
            ServerMessage::Lobby { lobby } => self.ready(&lobby.mine),
            ServerMessage::LobbyChanges { mine, .. } => self.ready(&mine),
            _ => Vec::new(),
        }
    }

    /// Games that are ready for one: just made, or waiting for one's decision.
    fn ready(&mut self, mine: &[TableSummary]) -> Vec<String> {
        let new = self.news.of_tables(mine);
        let line = |(new, table): (bool, &TableSummary)| {
            let ready =
                if new { told(self.visit.say, "ladder-seek-found", &[]) + ": " } else { String::new() };
            let kind = if table.my_turn { "pick-turn" } else { "pick-yours" };
            format!("* {ready}{}", self.visit.entry(kind, table, &Known::default()))
        };
        new.into_iter().map(line).collect()
    }

    fn text(&self, id: &str, args: &[(&str, detente_words::Value<'_>)]) -> String {
        table_text(self.visit.say, id, args)
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn table(id: &str, my_turn: bool) -> TableSummary {
        serde_json::from_value(json!({
            "id": id, "game": "twilight", "title": "", "options": [], "seats": [], "status": "playing",
            "privacy": "public", "clock": {"type": "none"}, "spectators": true, "spectatorDelay": 0, "withoutHelp": [],
            "host": "u", "created": 0, "updated": 0, "actions": 0, "myTurn": my_turn, "result": null,
            "setAside": false, "rated": false, "range": null, "weekends": false, "event": null
        }))
        .expect("a table")
    }

    #[test]
    fn tables_that_are_new_and_turns_that_have_come_are_told_once() {
        let mut news = News::default();
        let mut told = |tables: &[TableSummary]| -> Vec<(bool, String)> {
            news.of_tables(tables).into_iter().map(|(new, table)| (new, table.id.clone())).collect()
        };
        assert_eq!(told(&[table("a", false), table("b", true)]), [], "these were on the list");
        assert_eq!(told(&[table("a", true), table("c", false)]), [(false, "a".into()), (true, "c".into())]);
        assert_eq!(told(&[table("a", true), table("c", false)]), []);
        assert_eq!(told(&[table("a", false)]), [], "somebody else's turn is no news here");
    }
}
