//! A log as blocks of lines: the set-up, headline phases, action rounds, clean-ups.
//!
//! Only the form is read here; whether a line is true is asked later. A line of no known form is an error with its
//! number: nothing is skipped.

use core::fmt;

use detente_struggle::cards::CardId;
use detente_struggle::options::{MOST_EXTRA, Options};

use crate::grammar::{Header, Phase, parse_header, parse_line};
use crate::line::Line;

/// A whole log.
#[derive(Clone, Debug)]
pub struct Log {
    /// What the set-up says about the game.
    pub options: Options,
    pub blocks: Vec<Block>,
    /// Does the log print clean-ups? Some lost the first line of each.
    pub prints_cleanups: bool,
}

/// A header and the lines under it.
#[derive(Clone, Debug)]
pub struct Block {
    pub header: Header,
    /// The header's line, from 1.
    pub number: usize,
    pub entries: Vec<Entry>,
}

/// A line with its number; `None` is a blank line, which ends a section.
#[derive(Clone, Debug)]
pub struct Entry {
    pub number: usize,
    pub line: Option<Line>,
}

/// Why a text cannot be read as a log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReadError {
    pub line: usize,
    pub text: String,
    pub why: Why,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Why {
    /// The text does not begin with a set-up.
    NoSetup,
    UnknownLine,
    UnknownHeader(&'static str),
    /// The log is not in English.
    Language,
    /// Another scenario than the standard one.
    Scenario,
    Handicap,
}

impl Why {
    /// A stable word for the reason.
    pub fn id(self) -> &'static str {
        match self {
            Why::NoSetup => "no-setup",
            Why::UnknownLine => "unknown-line",
            Why::UnknownHeader(_) => "unknown-header",
            Why::Language => "language",
            Why::Scenario => "scenario",
            Why::Handicap => "handicap",
        }
    }
}

impl fmt::Display for ReadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ReadError { line, text, why } = self;
        match why {
            Why::NoSetup => write!(f, "line {line}: a log begins with its set-up, not with “{text}”"),
            Why::UnknownLine => write!(f, "line {line}: no line of a log reads “{text}”"),
            Why::UnknownHeader(what) => write!(f, "line {line}: {what}: “{text}”"),
            Why::Language => write!(
                f,
                "line {line}: this looks like a log of another language; only English ones can be read: “{text}”"
            ),
            Why::Scenario => write!(f, "line {line}: only the standard scenario can be imported: “{text}”"),
            Why::Handicap => write!(f, "line {line}: a handicap is at most {MOST_EXTRA}: “{text}”"),
        }
    }
}

impl Log {
    pub fn read(text: &str) -> Result<Log, ReadError> {
        let mut log = Log {
            options: Options { optional_cards: false, ..Options::default() },
            blocks: Vec::new(),
            prints_cleanups: false,
        };
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        // Lines end with LF, CR LF, or, on very old machines, CR alone.
        let text = text.replace("\r\n", "\n").replace('\r', "\n");
        for (i, line) in text.lines().enumerate() {
            let (number, line) = (i + 1, line.trim_end());
            let error = |why| {
                let why = if is_foreign(line, why) { Why::Language } else { why };
                Err(ReadError { line: number, text: line.to_owned(), why })
            };
            let content = match parse_header(line) {
                Err(what) => return error(Why::UnknownHeader(what)),
                Ok(Some((header, text))) => {
                    log.prints_cleanups |= header.phase == Phase::Cleanup;
                    if log.blocks.is_empty() != (header.phase == Phase::Setup) {
                        return error(Why::NoSetup);
                    }
                    log.blocks.push(Block { header, number, entries: Vec::new() });
                    if text.is_empty() {
                        continue;
                    }
                    text
                }
                Ok(None) => line,
            };
            let Some(block) = log.blocks.last_mut() else {
                if content.is_empty() {
                    continue;
                }
                return error(Why::NoSetup);
            };
            let parsed = match content {
                "" => None,
                _ => match parse_line(content) {
                    Some(line) => Some(line),
                    None => return error(Why::UnknownLine),
                },
            };
            match &parsed {
                Some(Line::OptionalCards) => log.options.optional_cards = true,
                Some(Line::Scenario { name }) if name != "Standard" => return error(Why::Scenario),
                Some(Line::Handicap { points, .. }) if *points > MOST_EXTRA => return error(Why::Handicap),
                Some(Line::Handicap { side, points, .. }) => log.options.handicap[*side] = *points,
                _ => {}
            }
            block.entries.push(Entry { number, line: parsed });
        }
        if log.blocks.is_empty() {
            return Err(ReadError { line: 1, text: String::new(), why: Why::NoSetup });
        }
        Ok(log)
    }

    /// Cards played: both headlines, and one for each action round that is not passed.
    pub fn plays(&self) -> u32 {
        let cards = |block: &Block| match block.header.phase {
            Phase::Headline { .. } | Phase::Round { .. } => block.header.cards.len() as u32,
            _ => 0,
        };
        self.blocks.iter().map(cards).sum()
    }

    /// Does the log name this card as the event of a block or in its header?
    pub fn happens(&self, card: CardId) -> bool {
        self.blocks.iter().any(|block| {
            let event = |entry: &Entry| entry.line == Some(Line::Event { card });
            block.header.cards.contains(&card) || block.entries.iter().any(event)
        })
    }

    /// The last turn that the log comes to.
    pub fn last_turn(&self) -> u8 {
        self.blocks
            .iter()
            .rev()
            .find_map(|block| match block.header.phase {
                Phase::Headline { turn } | Phase::Round { turn, .. } => Some(turn),
                _ => None,
            })
            .unwrap_or(0)
    }
}

/// Does a line that cannot be read come from another language edition? Logs in English hold no letter with an accent, and
/// their set-up is called so; those of other languages have the same form in other words.
fn is_foreign(line: &str, why: Why) -> bool {
    let accents = line.chars().any(|c| c.is_alphabetic() && !c.is_ascii());
    let form = line.split_once(": :").is_some_and(|(name, _)| {
        !name.is_empty() && name != "SETUP" && name.chars().all(char::is_alphabetic)
    });
    match why {
        Why::NoSetup => accents || form,
        Why::UnknownLine | Why::UnknownHeader(_) => accents,
        Why::Language | Why::Scenario | Why::Handicap => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SETUP: &str =
        "SETUP: : USSR player will play as USSR.\nUS player will play as USA.\nScenario: Standard\n";

    #[test]
    fn blocks_keep_their_lines_and_numbers() {
        let text = format!(
            "{SETUP}Optional Cards Added\nHandicap influence: US +2\nUSSR +6 in Poland [0][6]\n\nTurn 1, Headline Phase: Fidel* & NATO*: USSR Headlines Fidel*\nUS Headlines NATO*\n"
        );
        let log = Log::read(&text).unwrap();
        assert!(log.options.optional_cards && !log.prints_cleanups);
        assert_eq!((log.options.handicap.us, log.blocks.len(), log.plays()), (2, 2, 2));
        let numbers: Vec<usize> = log.blocks[1].entries.iter().map(|entry| entry.number).collect();
        assert_eq!(numbers, [8, 9]);
    }

    #[test]
    fn what_cannot_be_read_is_named_with_its_line() {
        let wrong = |text: &str| {
            let error = Log::read(text).unwrap_err();
            (error.line, error.why)
        };
        assert_eq!(wrong(""), (1, Why::NoSetup));
        assert_eq!(wrong("\nhello"), (2, Why::NoSetup));
        assert_eq!(wrong("Turn 1, Headline Phase: :"), (1, Why::NoSetup));
        assert_eq!(wrong(&format!("{SETUP}hello")), (4, Why::UnknownLine));
        assert_eq!(wrong(&format!("{SETUP}Turn 1, US AR9: :")), (4, Why::UnknownHeader("an unknown phase")));
        assert_eq!(wrong(&SETUP.replace("Standard", "Late War")), (3, Why::Scenario));
        assert_eq!(wrong(&format!("{SETUP}Handicap influence: US +13")), (4, Why::Handicap));
        assert_eq!(wrong(&format!("{SETUP}{SETUP}")), (4, Why::NoSetup));
        assert_eq!(wrong(&format!("{SETUP}Somebody spills coffee here")), (4, Why::UnknownLine));
    }

    #[test]
    fn a_log_of_another_language_edition_is_said_to_be_one() {
        let wrong = |text: &str| {
            let error = Log::read(text).unwrap_err();
            (error.line, error.why)
        };
        assert_eq!(wrong("AUFBAU: : Spieler UdSSR"), (1, Why::Language));
        assert_eq!(wrong(&format!("{SETUP}Influencia adicional: EE. UU. +2 en Canadá")), (4, Why::Language));
        assert_eq!(wrong(&format!("{SETUP}Turno 1, Fase de títulos: :")), (4, Why::Language));
        assert!(Log::read("AUFBAU: :").unwrap_err().to_string().contains("English"));
    }

    #[test]
    fn line_ends_and_a_mark_of_the_byte_order_mean_nothing() {
        let plain = format!(
            "{SETUP}USSR +6 in Poland [0][6]\n\nTurn 1, Headline Phase: Fidel* & NATO*: USSR Headlines Fidel*\n"
        );
        let numbers = |text: &str| {
            let log = Log::read(text).unwrap_or_else(|error| panic!("{error}"));
            let entries = log.blocks.iter().flat_map(|block| &block.entries);
            entries.map(|entry| (entry.number, entry.line.clone())).collect::<Vec<_>>()
        };
        let expected = numbers(&plain);
        assert_eq!(numbers(&plain.replace('\n', "\r\n")), expected);
        assert_eq!(numbers(&plain.replace('\n', "\r")), expected);
        assert_eq!(numbers(&format!("\u{feff}{plain}")), expected);
        // Where it is wrong is counted alike.
        let broken = format!("{plain}coffee\n").replace('\n', "\r");
        assert_eq!(Log::read(&broken).unwrap_err().line, 7);
    }
}
