//! The rules of both games in our own words, by section number, in four languages.
//!
//! Read in this order: [`Section`] is what one asks for; [`sections`] and [`section`] are how; [`SectionNumber`] knows
//! the ways in which people write `4.5.C`; [`search`](mod@search) finds by everyday words, [`places`](mod@places) says where a section is
//! taught and played; the texts themselves lie in `text/<game>/<language>/<chapter>.md`.
//!
//! Twilight Struggle keeps the numbers of the published rulebook for chapters 2 to 12 and goes on with chapters of
//! our own for the scenario, the variants, the options and the table of countries; Guerra Fría keeps its numbers 1 to 3 and adds a fourth chapter;
//! both tell a first turn under 1.
//!
//! Deliberately not here: rules that a program could execute (those are the crates of the games), the texts of single
//! cards and every other word of the tables (those are in `detente-words`).

mod blocks;
mod figure;
mod number;
mod parse;
pub mod places;
pub mod search;
mod texts;

pub use blocks::{Block, BlockKind, plain};
pub use detente_words::Lang;
pub use figure::{Arms, Figure, Placed};
pub use number::SectionNumber;
pub use parse::of_chapter as read;
pub use places::{Places, places};
pub use search::search;

use std::fmt;
use std::sync::OnceLock;

/// One of the two games that have rules here.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Rules {
    /// `twilight`
    Twilight,
    /// `guerra-fria`
    GuerraFria,
}

impl Rules {
    /// Both games, in the order in which the command line names them.
    pub const ALL: [Self; 2] = [Self::Twilight, Self::GuerraFria];

    /// The name on the command line and of the folder of texts: `twilight`, `guerra-fria`.
    pub fn key(self) -> &'static str {
        match self {
            Self::Twilight => "twilight",
            Self::GuerraFria => "guerra-fria",
        }
    }

    /// The game with this name on the command line, if there is one.
    pub fn from_key(key: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|rules| rules.key() == key)
    }

    /// The title of the game, the same in every language.
    pub fn title(self) -> &'static str {
        match self {
            Self::Twilight => "Twilight Struggle",
            Self::GuerraFria => "Guerra Fría",
        }
    }
}

/// One numbered section of the rules in one language. It borrows number and title from the text of its chapter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Section<'a> {
    /// The number as people cite it: `6`, `6.3.2`, `4.5.C`.
    pub number: &'a str,
    /// The title, without the number.
    pub title: &'a str,
    /// The text: paragraphs, `- ` items, `> ` examples and `! ` figures, each on one line, with blank lines around all
    /// but items. Card names stand between asterisks, options between backticks. Never empty, never a heading.
    pub body: String,
}

impl Section<'_> {
    /// How deep the section lies: 1 for a chapter, 3 for `6.3.2`.
    pub fn depth(&self) -> usize {
        self.number.split('.').count()
    }

    /// The text cut into paragraphs, items, examples and figures, for a client that lays them out itself.
    pub fn blocks(&self) -> impl Iterator<Item = Block<'_>> {
        blocks::of_body(&self.body)
    }
}

/// All sections of a game in one language, in the order of their numbers.
pub fn sections(rules: Rules, lang: Lang) -> &'static [Section<'static>] {
    static PARSED: [[OnceLock<Vec<Section<'static>>>; Lang::ALL.len()]; Rules::ALL.len()] =
        [const { [const { OnceLock::new() }; Lang::ALL.len()] }; Rules::ALL.len()];
    PARSED[rules as usize][lang as usize].get_or_init(|| parse::sections(texts::chapters(rules), lang))
}

/// The section with this number and all its sub-sections, in order; the section asked for comes first.
///
/// The number may be written as people do: `6.3`, `6.0`, `4.5 C`, `§ 8.1.3`.
pub fn section(
    rules: Rules,
    lang: Lang,
    number: &str,
) -> Result<&'static [Section<'static>], UnknownSection> {
    let all = sections(rules, lang);
    let asked: SectionNumber = number.into();
    let Some(first) = all.iter().position(|section| section.number == asked.as_str()) else {
        return Err(UnknownSection::new(rules, number, &asked, all));
    };
    let below = all[first + 1..].iter().take_while(|section| asked.contains(section.number)).count();
    Ok(&all[first..=first + below])
}

/// There is no section with the number asked for; the answer says what there is instead.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownSection {
    /// The game whose rules were asked.
    pub rules: Rules,
    /// What was asked, as it was written.
    pub asked: String,
    /// The deepest section above the one asked for that does exist, if any: `6.3` for `6.3.9`.
    pub above: Option<&'static str>,
    /// What exists directly below `above`; the chapters where there is no `above` or nothing below it.
    pub existing: Vec<&'static str>,
}

impl UnknownSection {
    fn new(rules: Rules, written: &str, asked: &SectionNumber, all: &'static [Section]) -> Self {
        let children = |above: Option<&SectionNumber>| -> Vec<&'static str> {
            let depth = above.map_or(0, SectionNumber::depth) + 1;
            let inside = |number: &str| above.is_none_or(|above| above.contains(number));
            all.iter()
                .filter(|section| section.depth() == depth && inside(section.number))
                .map(|section| section.number)
                .collect()
        };
        let mut above = asked.parent();
        while let Some(number) = above {
            let found = all.iter().find(|section| section.number == number.as_str());
            let existing = children(Some(&number));
            if let Some(section) = found.filter(|_| !existing.is_empty()) {
                return Self { rules, asked: written.to_owned(), above: Some(section.number), existing };
            }
            above = number.parent();
        }
        Self { rules, asked: written.to_owned(), above: None, existing: children(None) }
    }
}

impl fmt::Display for UnknownSection {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let existing = self.existing.join(", ");
        write!(f, "no section “{}” in the rules of {}; ", self.asked.trim(), self.rules.title())?;
        match self.above {
            Some(above) => write!(f, "under {above} there are {existing}"),
            None => write!(f, "the chapters are {existing}"),
        }
    }
}

impl std::error::Error for UnknownSection {}
