//! A game as files: the record, a readable log, JSON. While a game runs its own players may have it, each without what that player
//! may not know (`partial.rs`); when it is over, whoever may see the table, with everything laid open.

use std::fmt::Write as _;

use detente_chronicle::{Chronicle as _, Line};
use detente_game::record::{Ending, Record, actor_name};
use detente_game::{Actor, Seat, Viewer};
use detente_protocol::{ErrorCode, LogLine};
use detente_words::{Lang, seat_name};
use serde_json::json;

use crate::body::{Sitting, result, shown_name};
use crate::games::{Hosted, Manner, log_line, seat_name as seat_id};
use crate::history::Done;
use crate::refusal::Refusal;
use crate::table::Table;
use crate::view::Eyes;

/// Which file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// The record; of a running game what the seat knows of it.
    Record,
    /// The record and nothing less, to be replayed.
    Whole,
    /// The same of a game in play, hidden cards and all, to be gone on with elsewhere; only for somebody who plays alone.
    Save,
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

impl<G: Hosted> Table<G> {
    pub fn record(&self, eyes: &Eyes, form: Form) -> Result<RecordFile, Refusal> {
        let seat = match self.viewer(eyes)? {
            _ if self.body.is_over() => None,
            Viewer::Seat(seat) => Some(seat),
            Viewer::Observer => return Err(Refusal::told(ErrorCode::Forbidden, "server-error-running")),
        };
        let (id, lang) = (&self.head.id, eyes.lang);
        let plain = "text/plain; charset=utf-8";
        let (ending, kind, text) = match (form, seat) {
            (Form::Save, Some(_)) if !self.is_alone(eyes) => {
                return Err(Refusal::told(ErrorCode::Forbidden, "server-error-running"));
            }
            (Form::Save, Some(_)) => ("dtr", plain, self.save().to_text()),
            (Form::Whole, Some(_)) => {
                return Err(Refusal::told(ErrorCode::NotNow, "server-error-running"));
            }
            (Form::Record, Some(seat)) => ("seen.txt", plain, self.partial(seat)),
            (Form::Record | Form::Whole | Form::Save, None) => ("dtr", plain, self.to_record().to_text()),
            (Form::Text, _) => ("txt", plain, self.readable(seat, lang)),
            (Form::Json, _) => ("json", "application/json", self.as_json(seat, lang)),
        };
        Ok(RecordFile { name: format!("{}-{id}.{ending}", G::NAME), kind, text })
    }

    /// Does nobody play here but this one and bots?
    fn is_alone(&self, eyes: &Eyes) -> bool {
        let own = |user: &String| eyes.who.as_ref().is_some_and(|who| who.user == *user);
        self.body.seats.iter().all(|seat| match seat {
            Sitting::Person { user, .. } => own(user),
            Sitting::Bot { .. } => true,
            Sitting::Open => false,
        })
    }

    /// The game with what is laid, which lies there still when it is taken up.
    fn save(&self) -> Record<G> {
        let mut record = self.to_record();
        record.actions = self.actions_and_laid();
        record
    }

    /// The lines of the log: of a running game as one seat may read them, of a finished one all.
    fn lines(&self, seat: Option<Seat>, lang: Lang) -> Vec<Line> {
        let log = self.history.whole_log();
        match seat {
            Some(seat) => log.lines(Viewer::Seat(seat), lang),
            None => log.open_lines(lang),
        }
    }

    /// What stands in the head of a record: the players, the promise of the dice and, if it may be known, its proof.
    pub(crate) fn tags(&self, proof: bool) -> Vec<(String, String)> {
        let mut tags = Vec::new();
        for (seat, sitting) in self.body.seats.iter().enumerate() {
            let name = match sitting {
                Sitting::Open => continue,
                Sitting::Person { name, .. } => shown_name(name, Lang::En).replace('#', ""),
                Sitting::Bot { level } => format!("bot {level}"),
            };
            tags.push(("player".to_owned(), format!("{} {name}", G::SEATS[seat])));
        }
        tags.extend(self.fair_tags(proof));
        tags
    }

    pub fn to_record(&self) -> Record<G> {
        let actions: Vec<(Actor, G::Action)> =
            self.history.actions().iter().map(|done| (done.by, done.action)).collect();
        let mut record = Record::<G>::new(self.history.options().clone(), actions, None);
        if let Some(ended) = &self.body.ended {
            record.ending = Ending::Over { winners: ended.winners.clone(), how: ended.ending.clone() };
        }
        record.tags.extend(self.tags(self.body.is_over()));
        record
    }

    /// The log as a person reads it.
    fn readable(&self, seat: Option<Seat>, lang: Lang) -> String {
        let mut out = String::new();
        for (seat, sitting) in self.body.seats.iter().enumerate() {
            let name = match sitting {
                Sitting::Open => "—".to_owned(),
                Sitting::Person { name, .. } => shown_name(name, lang),
                Sitting::Bot { level } => level.clone(),
            };
            let _ = writeln!(out, "{}: {name}", seat_name(lang, G::SEATS[seat]));
        }
        for line in self.lines(seat, lang) {
            let indent = if line.tone.is_heading() { "\n" } else { "  " };
            let _ = writeln!(out, "{indent}{}", line.text);
        }
        if let Some(ended) = &self.body.ended {
            let _ = writeln!(out, "\n{}", result(ended, lang).text);
        }
        out
    }

    fn as_json(&self, seat: Option<Seat>, lang: Lang) -> String {
        let written = |done: &Done<G>| json!({"by": actor_name::<G>(done.by), "action": G::action_word(done.action), "at": done.at});
        let all = || self.history.actions().iter().map(written).collect();
        let actions = seat.map_or_else(all, |seat| self.partial_json(seat));
        let viewer = seat.map_or(Viewer::Observer, Viewer::Seat);
        let manner = Manner { lang, without: &self.body.without_help };
        let lines = self.lines(seat, lang).into_iter().enumerate();
        let whole = self.history.whole_log();
        let place = |index| whole.plays().place(index);
        let log: Vec<LogLine> = lines.map(|(index, line)| log_line::<G>(line, place(index))).collect();
        json!({
            "game": G::NAME,
            "rules": self.head.rules,
            "options": self.body.options,
            "players": self.body.seats.iter().enumerate().map(|(seat, sitting)| json!({
                "seat": G::SEATS[seat],
                "name": match sitting {
                    Sitting::Person { name, .. } => Some(shown_name(name, lang)),
                    Sitting::Bot { level } => Some(format!("bot {level}")),
                    Sitting::Open => None,
                },
            })).collect::<Vec<_>>(),
            "result": self.body.ended.as_ref().map(|ended| json!(result(ended, lang))),
            "fairness": self.fairness(),
            "seat": seat.map(seat_id::<G>),
            "view": G::show(&self.history.game().view(viewer), self.history.memory(), manner),
            "actions": actions,
            "log": log,
        })
        .to_string()
    }
}
