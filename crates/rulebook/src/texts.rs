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
    // A chapter that is being translated: English until the last language is there.
    (english $game:literal, $file:literal) => {
        Chapter { by_lang: [include_str!(concat!("../text/", $game, "/en/", $file)); Lang::ALL.len()] }
    };
}

/// The chapters of a game, in the order of their numbers.
pub(crate) fn chapters(rules: Rules) -> &'static [Chapter] {
    match rules {
        Rules::Twilight => &TWILIGHT,
        Rules::GuerraFria => &GUERRA_FRIA,
    }
}

static TWILIGHT: [Chapter; 18] = [
    chapter!(english "twilight", "01-introduction.md"),
    chapter!(english "twilight", "02-components.md"),
    chapter!(english "twilight", "03-setup.md"),
    chapter!(english "twilight", "04-sequence.md"),
    chapter!(english "twilight", "05-cards.md"),
    chapter!(english "twilight", "06-operations.md"),
    chapter!(english "twilight", "07-events.md"),
    chapter!(english "twilight", "08-defcon.md"),
    chapter!(english "twilight", "09-china.md"),
    chapter!(english "twilight", "10-scoring.md"),
    chapter!(english "twilight", "11-tournament.md"),
    chapter!(english "twilight", "12-chinese-civil-war.md"),
    chapter!(english "twilight", "13-late-war.md"),
    chapter!(english "twilight", "14-designers-options.md"),
    chapter!(english "twilight", "15-first-edition.md"),
    chapter!(english "twilight", "16-handicap.md"),
    chapter!(english "twilight", "17-more-cards.md"),
    chapter!(english "twilight", "18-options.md"),
];

static GUERRA_FRIA: [Chapter; 4] = [
    chapter!(english "guerra-fria", "1-general.md"),
    chapter!(english "guerra-fria", "2-rules.md"),
    chapter!(english "guerra-fria", "3-comments.md"),
    chapter!(english "guerra-fria", "4-options.md"),
];
