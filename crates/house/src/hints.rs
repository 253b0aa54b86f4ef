//! What a bot would do in one's place, and why; only where nobody but bots could complain of it.

use detente_game::bot::advice;
use detente_game::{Seat, Viewer};
use detente_protocol::{ErrorCode, Hint};
use detente_table::{Eyes, Refusal, Sitting, Table};
use detente_words::text;

use crate::Served;

/// The seat that somebody is advised in: one's own, at a table where nobody but bots could complain of it and
/// nothing counts.
pub fn advised_seat<G: Served>(table: &Table<G>, eyes: &Eyes) -> Result<Seat, Refusal> {
    let viewer = table.viewer(eyes)?;
    let user = eyes.who.as_ref().map(|who| &who.user);
    let is_own = |sitting: &Sitting| match sitting {
        Sitting::Bot { .. } => true,
        Sitting::Person { user: other, .. } => Some(other) == user,
        Sitting::Open => false,
    };
    let body = table.body();
    let Viewer::Seat(seat) = viewer else { return Err(ErrorCode::Forbidden.into()) };
    if !body.seats.iter().all(is_own) || body.rated || !body.without_help.is_empty() {
        return Err(ErrorCode::Forbidden.into());
    }
    Ok(seat)
}

/// A hint for the seat that somebody looks through. It knows what that seat may know and nothing else.
pub fn hint<G: Served>(table: &Table<G>, eyes: &Eyes) -> Result<Hint, Refusal> {
    let seat = advised_seat(table, eyes)?;
    let viewer = Viewer::Seat(seat);
    let view = table.seen_by(viewer).game.view(viewer);
    let legal = table.legal(seat);
    let question =
        G::question(&view, seat, eyes.lang).filter(|question| question.awaited && !legal.is_empty());
    let question = question.ok_or(ErrorCode::NotNow)?;
    let mut bot = G::bot(G::ADVISER, 1).ok_or(ErrorCode::NotNow)?;
    let (action, reason) = advice(bot.as_mut(), seat, &view, &legal);
    let action = G::action_word(action);
    let choice = question.choices.iter().find(|choice| choice.word == action);
    let choice = choice.map(|choice| choice.label.clone()).ok_or(ErrorCode::NotNow)?;
    let told = match reason.filter(|reason| !detente_chronicle::only_names(reason)) {
        Some(reason) => {
            let why = detente_chronicle::reason(eyes.lang, &reason);
            text(eyes.lang, "server-hint-why", &[("choice", choice.into()), ("why", why.into())]).into_owned()
        }
        None => choice,
    };
    Ok(Hint { action, text: told })
}
