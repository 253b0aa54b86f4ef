//! The chapter files, embedded. A chapter has the same file name in every language.

use crate::{Lang, Rules};

/// One chapter in all languages.
pub(crate) struct Chapter {
    by_lang: [&'static str; Lang::ALL.len()],
}

impl Chapter {
    pub(crate) fn text(&self, lang: Lang) -> &'static str {
        self.by_lang[lang as usize]
    }
}

macro_rules! chapter {
    ($game:literal, $file:literal) => {
        // In the order of `Lang::ALL`.
        Chapter {
            by_lang: [
                include_str!(concat!("../text/", $game, "/en/", $file)),
                include_str!(concat!("../text/", $game, "/es/", $file)),
                include_str!(concat!("../text/", $game, "/pt/", $file)),
                include_str!(concat!("../text/", $game, "/it/", $file)),
            ],
        }
    };
}

/// The chapters of a game, in the order of their numbers.
pub(crate) fn chapters(rules: Rules) -> &'static [Chapter] {
    match rules {
        Rules::Twilight => &TWILIGHT,
        Rules::GuerraFria => &GUERRA_FRIA,
    }
}

static TWILIGHT: [Chapter; 20] = [
    chapter!("twilight", "01-introduction.md"),
    chapter!("twilight", "02-components.md"),
    chapter!("twilight", "03-setup.md"),
    chapter!("twilight", "04-sequence.md"),
    chapter!("twilight", "05-cards.md"),
    chapter!("twilight", "06-operations.md"),
    chapter!("twilight", "07-events.md"),
    chapter!("twilight", "08-defcon.md"),
    chapter!("twilight", "09-china.md"),
    chapter!("twilight", "10-scoring.md"),
    chapter!("twilight", "11-tournament.md"),
    chapter!("twilight", "12-chinese-civil-war.md"),
    chapter!("twilight", "13-late-war.md"),
    chapter!("twilight", "14-designers-options.md"),
    chapter!("twilight", "15-first-edition.md"),
    chapter!("twilight", "16-handicap.md"),
    chapter!("twilight", "17-more-cards.md"),
    chapter!("twilight", "18-options.md"),
    chapter!("twilight", "19-card-rulings.md"),
    chapter!("twilight", "20-countries.md"),
];

static GUERRA_FRIA: [Chapter; 4] = [
    chapter!("guerra-fria", "1-general.md"),
    chapter!("guerra-fria", "2-rules.md"),
    chapter!("guerra-fria", "3-comments.md"),
    chapter!("guerra-fria", "4-options.md"),
];
