//! A running game for one of its own seats: the actions in order, with `?` where another's choice or a card is hidden from
//! that seat. It is no record (it cannot be replayed) and says so in its first line. `docs/server.md` describes it.

use std::fmt::Write as _;

use detente_game::record::actor_name;
use detente_game::{Seat, Viewer};
use serde_json::{Value, json};

use crate::games::Hosted;
use crate::table::Table;

/// The version of the form.
const FORMAT: u32 = 1;
/// What stands for an action that is hidden.
const HIDDEN: &str = "?";
/// Lines are broken here, as those of records are.
const WIDTH: usize = 118;

impl<G: Hosted> Table<G> {
    /// For each action whether this seat may know it now.
    fn known(&self, seat: Seat) -> Vec<bool> {
        let actions: Vec<_> = self.history.actions().iter().map(|done| (done.by, done.action)).collect();
        G::known(self.history.options(), &actions, Viewer::Seat(seat))
    }

    /// The words of the actions as the seat knows them.
    pub(crate) fn partial(&self, seat: Seat) -> String {
        let mut out = String::new();
        let _ = writeln!(out, "detente-seen {FORMAT}\ngame {}\nrules {}", G::NAME, self.head.rules);
        if !self.body.options.is_empty() {
            let _ = writeln!(out, "options {}", self.body.options.join(" "));
        }
        let _ = writeln!(out, "seat {}", G::SEATS[usize::from(seat.0)]);
        for (key, value) in self.tags(false) {
            let _ = writeln!(out, "{key} {value}");
        }
        let _ = writeln!(out, "result unfinished");
        let mut game = G::new(self.history.options());
        let (mut last, mut width, mut headed) = (None, 0, None);
        for (done, known) in self.history.actions().iter().zip(self.known(seat)) {
            if let Some(heading) = game.heading().filter(|heading| headed.as_ref() != Some(heading)) {
                let _ = write!(out, "\n\n# {heading}");
                headed = Some(heading);
                last = None;
            }
            let word = if known { G::action_word(done.action) } else { HIDDEN.to_owned() };
            if last != Some(done.by) || width + word.len() >= WIDTH {
                let actor = actor_name::<G>(done.by);
                let _ = write!(out, "\n{actor}:");
                (last, width) = (Some(done.by), actor.len() + 1);
            }
            let _ = write!(out, " {word}");
            width += word.len() + 1;
            game.apply_unchecked(done.by, done.action);
        }
        out.push('\n');
        out
    }

    /// The same as JSON: hidden actions are `null`.
    pub(crate) fn partial_json(&self, seat: Seat) -> Vec<Value> {
        let actions = self.history.actions().iter().zip(self.known(seat));
        actions
            .map(|(done, known)| {
                let word = known.then(|| G::action_word(done.action));
                json!({"by": actor_name::<G>(done.by), "action": word, "at": done.at})
            })
            .collect()
    }
}
