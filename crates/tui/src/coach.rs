//! The coach of a first game at the terminal: what it says of the present decision, line by line.

use detente_chronicle::coached;
use detente_game::coach::{Coaching, Note, Talk, Weight, Wish};
use detente_game::{Game, Notation, Seat};

use crate::say::Say;
use crate::scene::Question;

/// What a coach says of a decision.
type Speaks<G> =
    fn(&<G as Game>::View, Seat, &[<G as Game>::Action]) -> Option<Coaching<<G as Game>::Action>>;

/// Who coaches, and how much one wishes to hear. The functions are those of the registry of games.
pub struct Coach<G: Game> {
    pub coach: Speaks<G>,
    pub dangers: fn(&G::View, Seat, G::Action) -> Vec<Note>,
    pub wish: Wish,
}

impl<G: Game> std::fmt::Debug for Coach<G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Coach").field("wish", &self.wish).finish_non_exhaustive()
    }
}

impl<G: Notation> Coach<G> {
    /// What is said of a question, and the danger in its choices, which is written beside them where nothing else is.
    pub fn speak(
        &self,
        view: &G::View,
        seat: Seat,
        legal: &[G::Action],
        question: &mut Question,
        say: Say,
    ) -> Vec<String> {
        let Some(told) = (self.coach)(view, seat, legal).filter(|_| !legal.is_empty()) else {
            return Vec::new();
        };
        let talk = self.wish.talk(told.usual);
        for &action in legal {
            let word = G::action_word(action);
            let Some(choice) = question.choices.iter_mut().find(|choice| choice.word == word) else {
                continue;
            };
            if choice.warning.is_none() {
                choice.warning = self.warning(view, seat, action, talk, say);
            }
        }
        let told = told.said(self.wish);
        let mut lines: Vec<String> = told.notes.iter().map(|note| line(note, say)).collect();
        for (n, play) in told.plays.iter().enumerate() {
            let word = G::action_word(play.action);
            let Some(choice) = question.choices.iter().find(|choice| choice.word == word) else { continue };
            let why: Vec<String> = play.reasons.iter().map(|reason| coached(say.0, reason)).collect();
            let why = why.join(" ");
            // A reason that names its choice needs nothing before it.
            let form = if why.is_empty() {
                "-plain"
            } else if why.contains(&choice.label) {
                "-why"
            } else {
                ""
            };
            let id = format!("coach-{}{form}", if n == 0 { "first" } else { "other" });
            let args = [("choice", choice.label.clone().into()), ("why", why.into())];
            lines.push(say.text(&id, &args));
        }
        lines
    }

    fn warning(&self, view: &G::View, seat: Seat, action: G::Action, talk: Talk, say: Say) -> Option<String> {
        let notes = (self.dangers)(view, seat, action);
        let said: Vec<String> = notes
            .iter()
            .filter(|note| talk.says(note.weight))
            .map(|note| coached(say.0, &note.reason))
            .collect();
        (!said.is_empty()).then(|| said.join(" "))
    }
}

fn line(note: &Note, say: Say) -> String {
    let text = coached(say.0, &note.reason);
    let id = if note.weight == Weight::Danger { "coach-danger" } else { "coach-note" };
    say.text(id, &[("text", text.into())])
}
