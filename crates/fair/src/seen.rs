//! What one player has seen of a game: the form that the server gives to its players (`detente-seen 1`), with `?` for an
//! action that is hidden from them, and perhaps with what their own program has kept.

use detente_game::record::{Fault, Place, Record, RecordError, parse_actor};
use detente_game::{Actor, Notation};

/// The first word of such a file.
pub const NAME: &str = "detente-seen";
/// What stands for an action that is hidden.
pub const HIDDEN: &str = "?";

/// A game as one of its players knows it.
#[derive(Clone, Debug)]
pub struct Seen<G: Notation> {
    pub options: G::Options,
    pub tags: Vec<(String, String)>,
    /// In order; none where the action is hidden.
    pub actions: Vec<(Actor, Option<G::Action>)>,
}

/// Is this such a file?
pub fn is_seen(text: &str) -> bool {
    text.split_whitespace().next() == Some(NAME)
}

impl<G: Notation> Seen<G> {
    pub fn parse(text: &str) -> Result<Seen<G>, RecordError> {
        let is_action = |line: &str| line.split_whitespace().next().is_some_and(|word| word.ends_with(':'));
        // Its head is that of a record; lines keep their numbers.
        let head: Vec<&str> =
            text.lines().skip(1).map(|line| if is_action(line) { "" } else { line }).collect();
        let head = Record::<G>::parse(&format!("detente-record 1\n{}", head.join("\n")))?;
        let mut actions = Vec::new();
        for (number, line) in text.lines().enumerate().filter(|(_, line)| is_action(line)) {
            let place = Place { line: number + 1, column: 1 };
            let content = line.split('#').next().unwrap_or_default();
            let mut words = content.split_whitespace();
            let actor = words.next().unwrap_or_default().trim_end_matches(':');
            let Some(by) = parse_actor::<G>(actor) else {
                let known = format!("nature, {}", G::SEATS.join(", "));
                return Err(RecordError {
                    place,
                    fault: Fault::UnknownActor { name: actor.to_owned(), known },
                });
            };
            for word in words {
                let action = match word {
                    HIDDEN => None,
                    _ => Some(G::parse_action(word).ok_or_else(|| RecordError {
                        place,
                        fault: Fault::UnknownAction { word: word.to_owned() },
                    })?),
                };
                actions.push((by, action));
            }
        }
        Ok(Seen { options: head.options, tags: head.tags, actions })
    }
}
