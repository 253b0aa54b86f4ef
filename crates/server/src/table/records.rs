//! A game as files: the record, a readable log, JSON. While a game runs its own players may have it, each without what he
//! may not know; when it is over, whoever may see the table.

use std::fmt::Write as _;

use detente_chronicle::Chronicle as _;
use detente_game::record::{Ending, Record, actor_name};
use detente_game::{Actor, Seat, Viewer};
use detente_protocol::ErrorCode;
use detente_words::{Lang, seat_name};
use serde_json::json;

use super::Who;
use super::body::{Sitting, result};
use super::task::Task;
use crate::error::Refusal;
use crate::fair::{COMMITMENT, DRAWS, SEED, write_draws};
use crate::games::{Hosted, log_line};

/// Which file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    Record,
    Text,
    Json,
}

/// A finished file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordFile {
    pub name: String,
    pub kind: &'static str,
    pub text: String,
}

impl<G: Hosted> Task<G> {
    pub(super) fn record(&self, who: Option<&Who>, form: Form, lang: Lang) -> Result<RecordFile, Refusal> {
        let own = who.map(|who| self.body.seats_of(&who.user)).unwrap_or_default();
        let over = self.body.is_over();
        if !over && own.is_empty() {
            return Err(ErrorCode::NotFound.into());
        }
        if over && own.is_empty() && !self.body.spectators {
            return Err(ErrorCode::NotFound.into());
        }
        let viewer = own.first().map_or(Viewer::Observer, |&seat| Viewer::Seat(Seat(seat as u8)));
        let id = &self.row.id;
        Ok(match form {
            // The actions of a running game would show hidden cards; they are there when it is over.
            Form::Record if !over => return Err(ErrorCode::NotNow.into()),
            Form::Record => RecordFile {
                name: format!("{}-{id}.dtr", self.row.game),
                kind: "text/plain; charset=utf-8",
                text: self.to_record().to_text(),
            },
            Form::Text => RecordFile {
                name: format!("{}-{id}.txt", self.row.game),
                kind: "text/plain; charset=utf-8",
                text: self.readable(viewer, lang),
            },
            Form::Json => RecordFile {
                name: format!("{}-{id}.json", self.row.game),
                kind: "application/json",
                text: self.as_json(viewer, lang, over),
            },
        })
    }

    pub(super) fn to_record(&self) -> Record<G> {
        let actions: Vec<(Actor, G::Action)> =
            self.play.actions.iter().map(|done| (done.by, done.action)).collect();
        let mut record = Record::<G>::new(self.play.options.clone(), actions, None);
        record.rules = self.row.rules;
        if let Some(ended) = &self.body.ended {
            record.ending = Ending::Over { winners: ended.winners.clone(), how: ended.ending.clone() };
        }
        for (seat, sitting) in self.body.seats.iter().enumerate() {
            let name = match sitting {
                Sitting::Open => continue,
                Sitting::Person { name, .. } => name.replace('#', ""),
                Sitting::Bot { level } => format!("bot {level}"),
            };
            record.tags.push(("player".to_owned(), format!("{} {name}", G::SEATS[seat])));
        }
        record.tags.push((COMMITMENT.to_owned(), self.seed.commitment()));
        if self.body.is_over() {
            record.tags.push((SEED.to_owned(), self.seed.reveal().to_owned()));
            let draws = self.play.actions.iter().filter_map(|done| done.draw);
            record.tags.push((DRAWS.to_owned(), write_draws(draws)));
        }
        record
    }

    /// The log as a person reads it.
    fn readable(&self, viewer: Viewer, lang: Lang) -> String {
        let mut out = String::new();
        for (seat, sitting) in self.body.seats.iter().enumerate() {
            let name = match sitting {
                Sitting::Open => "—",
                Sitting::Person { name, .. } => name,
                Sitting::Bot { level } => level,
            };
            let _ = writeln!(out, "{}: {name}", seat_name(lang, G::SEATS[seat]));
        }
        for line in self.play.log.lines(viewer, lang) {
            let indent = if line.tone.is_heading() { "\n" } else { "  " };
            let _ = writeln!(out, "{indent}{}", line.text);
        }
        if let Some(ended) = &self.body.ended {
            let _ = writeln!(out, "\n{}", result(ended, lang).text);
        }
        out
    }

    fn as_json(&self, viewer: Viewer, lang: Lang, over: bool) -> String {
        let actions: Vec<serde_json::Value> = if over {
            let actions = self.play.actions.iter();
            actions
                .map(|done| json!({"by": actor_name::<G>(done.by), "action": G::action_word(done.action), "at": done.at}))
                .collect()
        } else {
            Vec::new()
        };
        let log: Vec<_> =
            self.play.log.lines(viewer, lang).into_iter().map(|line| json!(log_line::<G>(line))).collect();
        json!({
            "game": self.row.game,
            "rules": self.row.rules,
            "options": self.body.options,
            "players": self.body.seats.iter().enumerate().map(|(seat, sitting)| json!({
                "seat": G::SEATS[seat],
                "name": match sitting {
                    Sitting::Person { name, .. } => Some(name.clone()),
                    Sitting::Bot { level } => Some(format!("bot {level}")),
                    Sitting::Open => None,
                },
            })).collect::<Vec<_>>(),
            "result": self.body.ended.as_ref().map(|ended| json!(result(ended, lang))),
            "commitment": self.seed.commitment(),
            "seed": over.then(|| self.seed.reveal()),
            "actions": actions,
            "log": log,
        })
        .to_string()
    }
}
