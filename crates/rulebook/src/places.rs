//! Where a section is taught and where it is played: its lesson, and its place in the tournament game that the books tell.

use std::sync::OnceLock;

use crate::{Rules, SectionNumber};

/// What to look at besides a section.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Places {
    /// The name of a lesson: `coups`.
    pub lesson: Option<&'static str>,
    /// A place in the tournament game, as its guide names it: `1-ussr-1`, `2-headline`, `setup`.
    pub tournament: Option<&'static str>,
}

fn files(rules: Rules) -> &'static str {
    match rules {
        Rules::Twilight => include_str!("../places/twilight.txt"),
        Rules::GuerraFria => include_str!("../places/guerra-fria.txt"),
    }
}

/// All lines of the file: a section and its places.
pub fn all(rules: Rules) -> &'static [(&'static str, Places)] {
    static READ: [OnceLock<Vec<(&'static str, Places)>>; Rules::ALL.len()] =
        [const { OnceLock::new() }; Rules::ALL.len()];
    READ[rules as usize].get_or_init(|| {
        let lines = files(rules).lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
        let named = |word: Option<&'static str>| word.filter(|&word| word != "-");
        let read = |line: &'static str| {
            let mut words = line.split_whitespace();
            let section = words.next().unwrap_or_default();
            (section, Places { lesson: named(words.next()), tournament: named(words.next()) })
        };
        lines.map(read).collect()
    })
}

/// The places of a section: its own, or those of the section above it.
pub fn places(rules: Rules, number: &str) -> Places {
    let mut asked = Some(SectionNumber::from(number));
    while let Some(number) = asked {
        if let Some((_, found)) = all(rules).iter().find(|(section, _)| *section == number.as_str()) {
            return *found;
        }
        asked = number.parent();
    }
    Places::default()
}
