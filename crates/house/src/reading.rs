//! Games looked at step by step: brought in as a record or as a log of the official digital edition, described, and shown after
//! any number of actions. Whoever calls this bounds how long a game may be.

use detente_game::record::{Ending, Record, RecordError, game_of};
use detente_game::{Seat, Viewer};
use detente_games::{GameName, with_game};
use detente_protocol::{ErrorCode, ReplayInfo, ReplayStep};
use detente_table::replay::players;
use detente_table::{Hosted, LogPart, Refusal, Replay};
use detente_words::{self as words, Lang};

/// Lines in the head of a record that are kept, and the longest of them, in bytes.
const TAGS: usize = 100;
const TAG: usize = 4000;
/// The longest title of a game, in letters.
const TITLE: usize = 120;
/// How many letters of a line that cannot be understood are shown.
const SHOWN: usize = 80;

/// The tournament game that the rulebooks tell, under a name of its own.
pub const TOURNAMENT: (&str, &str) = ("tournament", detente_table::replay::TOURNAMENT);

/// How much is read.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Actions of a game.
    pub actions: usize,
    /// Lines of the log in one answer.
    pub lines: usize,
}

/// A game that was brought in.
#[derive(Clone, Debug)]
pub struct Brought {
    pub game: GameName,
    /// Who played, or what its bringer calls it.
    pub title: String,
    pub actions: usize,
    /// Its record, without what nobody reads.
    pub record: String,
}

/// A file that cannot be used, and why.
fn unusable(why: impl Into<String>) -> Refusal {
    Refusal { why: Some(why.into()), ..Refusal::told(ErrorCode::BadRequest, "server-error-bad-file") }
}

/// Is it text at all? A program or a picture would only be thrown back at its sender as garbage.
fn is_text(text: &str) -> bool {
    !text.contains(|c: char| c == '\u{fffd}' || c.is_control() && !c.is_whitespace())
}

/// A record that may be looked at here: not too long to be played through for anybody who asks.
fn short_enough<G: Hosted>(record: &Record<G>, limits: Limits) -> Result<(), Refusal> {
    let too_long = record.actions.len() > limits.actions;
    let too_wide = record.tags.len() > TAGS || record.tags.iter().any(|(k, v)| k.len() + v.len() > TAG);
    if too_long || too_wide { Err(too_large(limits)) } else { Ok(()) }
}

/// That a game is longer than is read here.
pub fn too_large(limits: Limits) -> Refusal {
    let why = Some(limits.actions.to_string());
    Refusal { why, ..Refusal::told(ErrorCode::TooLarge, "server-error-long-record") }
}

fn is_record(text: &str) -> bool {
    text.trim_start().starts_with("detente-record")
}

/// Does this line of a record's head say that it was a log of the official edition?
pub fn is_source((key, value): &(String, String)) -> bool {
    (key.as_str(), value.as_str()) == detente_official_log::SOURCE
}

/// A record as it is, or the record of an official log.
pub fn as_record(text: String, lang: Lang) -> Result<String, Refusal> {
    if !is_text(&text) {
        return Err(Refusal::told(ErrorCode::BadRequest, "server-error-binary-file"));
    }
    if is_record(&text) {
        return Ok(text);
    }
    let found = detente_official_log::conform(&text);
    found.map(|found| found.record.to_text()).map_err(|error| {
        let line: String = error.text.chars().take(SHOWN).collect();
        let args = [("line", error.line.to_string().into()), ("text", line.into())];
        unusable(words::text(lang, &format!("cli-log-{}", error.why.id()), &args))
    })
}

/// The game that a record is of.
pub fn game_in(record: &str, lang: Lang) -> Result<GameName, Refusal> {
    let name = game_of(record).map_err(|error| unusable(detente_chronicle::record_error(lang, &error)))?;
    GameName::by_name(&name).ok_or_else(|| ErrorCode::NotFound.into())
}

/// Reads a record, and plays it through by the rules.
pub fn checked<G: Hosted>(text: &str, limits: Limits, lang: Lang) -> Result<Record<G>, Refusal> {
    let wrong = |error: RecordError| unusable(detente_chronicle::record_error(lang, &error));
    let record = Record::<G>::parse(text).map_err(wrong)?;
    short_enough(&record, limits)?;
    record.replay(|_, _| ()).map_err(wrong)?;
    Ok(record)
}

/// Takes in a text of a game; `called` is what it is called where its record does not say who played.
pub fn bring(text: String, called: &str, limits: Limits, lang: Lang) -> Result<Brought, Refusal> {
    let is_ours = is_record(&text);
    let text = as_record(text, lang)?;
    let game = game_in(&text, lang)?;
    with_game!(game, G => {
        let mut record = checked::<G>(&text, limits, lang)?;
        if is_ours && record.ending == Ending::Unfinished {
            // Anybody can write into the head of a record that the game was played elsewhere: only what was read from a log here is
            // known to be none of ours that goes on.
            record.tags.retain(|tag| !is_source(tag));
        }
        let players = players(&record).join(" – ");
        let title = if players.is_empty() { called } else { &players };
        let title = title.chars().filter(|c| !c.is_control()).take(TITLE).collect();
        Ok(Brought { game, title, actions: record.actions.len(), record: record.to_text() })
    })
}

/// A game by its record, with what it is known by.
#[derive(Clone, Copy, Debug)]
pub struct Shelved<'a> {
    pub game: GameName,
    pub id: &'a str,
    pub title: &'a str,
    pub record: &'a str,
}

/// A record that was read before, and its length held to the limits of now.
fn parsed<G: Hosted>(record: &str, limits: Limits) -> Result<Record<G>, Refusal> {
    let record = Record::<G>::parse(record).map_err(|_| Refusal::from(ErrorCode::Internal))?;
    short_enough(&record, limits)?;
    Ok(record)
}

/// What there is to see of a game.
pub fn info(of: Shelved<'_>, limits: Limits, lang: Lang) -> Result<ReplayInfo, Refusal> {
    with_game!(of.game, G => {
        let record = parsed::<G>(of.record, limits)?;
        Ok(Replay::info(&record, of.id.to_owned(), of.title.to_owned(), lang))
    })
}

/// Which step is wanted, and how.
#[derive(Clone, Copy, Debug)]
pub struct At<'a> {
    pub actions: usize,
    /// Through whose eyes; none for somebody who looks on.
    pub seat: Option<&'a str>,
    /// The step that is shown already: only what has changed in the log since is given.
    pub since: Option<usize>,
}

/// The game after so many actions.
pub fn step(of: Shelved<'_>, at: At<'_>, limits: Limits, lang: Lang) -> Result<ReplayStep, Refusal> {
    with_game!(of.game, G => {
        let mut record = parsed::<G>(of.record, limits)?;
        let viewer = match at.seat {
            Some(name) => Viewer::Seat(Seat::parse::<G>(name).ok_or(ErrorCode::NotFound)?),
            None => Viewer::Observer,
        };
        // What comes later is not asked about.
        record.actions.truncate(at.actions.max(at.since.unwrap_or(0)));
        let mut reading = Replay::open(record);
        let from = at.since.map_or(0, |since| reading.changed_since(since.min(at.actions)));
        reading.step_to(at.actions);
        Ok(reading.shown(viewer, lang, LogPart { from, most: limits.lines }))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_no_text_is_refused_without_being_shown() {
        for bytes in [&b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR"[..], b"\x7fELF\x02\x01\x01"] {
            let refusal =
                as_record(String::from_utf8_lossy(bytes).into_owned(), Lang::En).expect_err("no text");
            assert_eq!(refusal, Refusal::told(ErrorCode::BadRequest, "server-error-binary-file"));
        }
    }

    #[test]
    fn a_text_that_is_no_game_is_refused_in_the_language_of_its_sender() {
        let refusal =
            as_record(format!("Call me Ishmael. {}", "x".repeat(500)), Lang::Es).expect_err("no game");
        let text = refusal.message(Lang::Es).text;
        assert!(text.starts_with("No se puede leer el archivo: línea 1: "), "{text}");
        assert!(text.chars().count() < 250, "{text}");
    }

    #[test]
    fn the_game_of_the_rulebooks_is_described_and_shown_step_by_step() {
        let limits = Limits { actions: 20_000, lines: 4000 };
        let (id, record) = TOURNAMENT;
        let of = Shelved { game: GameName::Twilight, id, title: "", record };
        let all = info(of, limits, Lang::It).expect("it is read").actions as usize;
        let at = At { actions: all / 2, seat: Some("us"), since: None };
        let middle = step(of, at, limits, Lang::It).expect("a step");
        assert_eq!((middle.action as usize, middle.log_kept), (all / 2, 0));
        let short = Limits { actions: 10, ..limits };
        assert_eq!(info(of, short, Lang::En).map_err(|refusal| refusal.code), Err(ErrorCode::TooLarge));
    }
}
