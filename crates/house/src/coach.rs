//! What the coach of a first game says to one seat: what is at stake, sensible plays, and the danger in a choice that may be
//! made or is laid. Refused where another person plays, as hints are.

use detente_chronicle::coached;
use detente_game::coach::{Note, Talk, Weight, Wish};
use detente_game::{Seat, Viewer};
use detente_protocol::{CoachDanger, CoachNote, CoachPlay, CoachSays, CoachWeight, TableStatus};
use detente_table::{Eyes, Refusal, Table};
use detente_words::Lang;

use crate::Served;
use crate::hints::advised_seat;

/// What is said to whoever looks through this seat. It follows from what the seat may know and from nothing else, so it
/// is the same after a reload.
pub fn coach<G: Served>(table: &Table<G>, eyes: &Eyes, wish: Wish) -> Result<CoachSays, Refusal> {
    let seat = advised_seat(table, eyes)?;
    let viewer = Viewer::Seat(seat);
    let lang = eyes.lang;
    let view = table.seen_by(viewer).game.view(viewer);
    let playing = table.body().status == TableStatus::Playing;
    let legal = if playing { table.legal(seat) } else { Vec::new() };
    let question = G::question(&view, seat, lang).filter(|question| question.awaited && !legal.is_empty());
    let mut says = CoachSays { notes: Vec::new(), plays: Vec::new(), dangers: Vec::new(), laid: Vec::new() };
    let Some(told) = G::coach(&view, seat, &legal) else { return Ok(says) };
    let talk = wish.talk(told.usual);
    says.laid = in_what_is_laid(table, seat, talk, lang);
    let Some(question) = question else { return Ok(says) };
    let told = told.said(wish);
    says.notes = told.notes.iter().map(|note| said(note, lang)).collect();
    for play in &told.plays {
        let action = G::action_word(play.action);
        let Some(choice) = question.choices.iter().find(|choice| choice.word == action) else { continue };
        let reasons: Vec<String> = play.reasons.iter().map(|reason| coached(lang, reason)).collect();
        says.plays.push(CoachPlay { action, label: choice.label.clone(), text: reasons.join(" ") });
    }
    for &action in &legal {
        let notes = G::dangers(&view, seat, action);
        says.dangers.extend(notes.iter().filter(|note| talk.says(note.weight)).map(|note| {
            let CoachNote { weight, text } = said(note, lang);
            CoachDanger { action: G::action_word(action), weight, text }
        }));
    }
    Ok(says)
}

/// The danger in the steps that are laid and can still be taken up: what the table warns of, and what the coach adds.
fn in_what_is_laid<G: Served>(table: &Table<G>, seat: Seat, talk: Talk, lang: Lang) -> Vec<CoachNote> {
    let mut notes = Vec::new();
    if talk == Talk::Nothing {
        return notes;
    }
    for (view, action) in table.laid_steps(seat) {
        let word = G::action_word(action);
        let choices = G::question(&view, seat, lang).map(|question| question.choices).unwrap_or_default();
        let warning =
            choices.into_iter().find(|choice| choice.word == word).and_then(|choice| choice.warning);
        notes.extend(warning.map(|text| CoachNote { weight: CoachWeight::Danger, text }));
        let dangers = G::dangers(&view, seat, action);
        let heard = dangers.iter().filter(|note| talk.says(note.weight));
        notes.extend(heard.map(|note| said(note, lang)));
    }
    notes.dedup();
    notes
}

fn said(note: &Note, lang: Lang) -> CoachNote {
    let weight = match note.weight {
        Weight::Lesson => CoachWeight::Lesson,
        Weight::Stake => CoachWeight::Stake,
        Weight::Danger => CoachWeight::Danger,
    };
    CoachNote { weight, text: coached(lang, &note.reason) }
}
