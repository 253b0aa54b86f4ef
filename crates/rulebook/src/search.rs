//! Finding sections by the words that people use. Each language has a list of everyday words by section
//! (`search/<game>/<language>.txt`), so that “how do I lose by nukes” finds the section on nuclear war, which says neither.
//!
//! The web client searches the same way (`web/src/lib/rulebook.ts`); `search/examples.txt` holds both to the same answers.

use std::collections::HashSet;
use std::sync::OnceLock;

use crate::{Lang, Rules, Section, sections};

/// What a word is worth that is among a section's everyday words, in its title, in its text.
const TOPIC: u32 = 6;
const TITLE: u32 = 3;
const TEXT: u32 = 1;

macro_rules! lists {
    ($game:literal) => {
        // In the order of `Lang::ALL`.
        [
            include_str!(concat!("../search/", $game, "/en.txt")),
            include_str!(concat!("../search/", $game, "/es.txt")),
            include_str!(concat!("../search/", $game, "/pt.txt")),
            include_str!(concat!("../search/", $game, "/it.txt")),
        ]
    };
}

static LISTS: [[&str; Lang::ALL.len()]; Rules::ALL.len()] = [lists!("twilight"), lists!("guerra-fria")];

/// One section as the search sees it.
struct Known {
    topics: HashSet<String>,
    title: HashSet<String>,
    text: HashSet<String>,
}

struct Index {
    /// Words that say nothing.
    stop: HashSet<String>,
    sections: Vec<Known>,
}

/// A letter without its accent, in lower case.
fn plain_letter(c: char) -> char {
    match c {
        'á' | 'à' | 'â' | 'ã' | 'ä' => 'a',
        'é' | 'è' | 'ê' | 'ë' => 'e',
        'í' | 'ì' | 'î' | 'ï' => 'i',
        'ó' | 'ò' | 'ô' | 'õ' | 'ö' => 'o',
        'ú' | 'ù' | 'û' | 'ü' => 'u',
        'ç' => 'c',
        'ñ' => 'n',
        _ => c,
    }
}

/// The words of a text without accents and capitals.
fn words(text: &str) -> Vec<String> {
    let plain: String = text.to_lowercase().chars().map(plain_letter).collect();
    let cut = plain.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty());
    cut.map(str::to_owned).collect()
}

/// A word without the ending that makes it plural or feminine.
fn stem(word: &str) -> String {
    let mut stem = word;
    if stem.chars().count() > 4 {
        stem = stem.strip_suffix('s').unwrap_or(stem);
    }
    if stem.chars().count() > 4 {
        stem = stem.strip_suffix(['a', 'e', 'i', 'o']).unwrap_or(stem);
    }
    stem.to_owned()
}

fn stems(text: &str) -> HashSet<String> {
    words(text).iter().map(|word| stem(word)).collect()
}

fn index(rules: Rules, lang: Lang) -> &'static Index {
    static READ: [[OnceLock<Index>; Lang::ALL.len()]; Rules::ALL.len()] =
        [const { [const { OnceLock::new() }; Lang::ALL.len()] }; Rules::ALL.len()];
    READ[rules as usize][lang as usize].get_or_init(|| {
        let list = |key: &str| -> &'static str {
            let mut lines = LISTS[rules as usize][lang as usize].lines();
            lines
                .find_map(|line| line.split_once(": ").filter(|(known, _)| *known == key))
                .map_or("", |l| l.1)
        };
        let known = |section: &Section| Known {
            topics: stems(list(section.number)),
            title: stems(section.title),
            text: stems(&section.body),
        };
        let sections = sections(rules, lang).iter().map(known).collect();
        Index { stop: words(list("stop")).into_iter().collect(), sections }
    })
}

/// The sections that answer a question in everyday words, the best first. Empty if nothing does.
pub fn search(rules: Rules, lang: Lang, query: &str) -> Vec<&'static Section<'static>> {
    let index = index(rules, lang);
    let all = words(query);
    let telling: Vec<&String> = all.iter().filter(|word| !index.stop.contains(*word)).collect();
    // A question of empty words alone is looked for as it stands.
    let wanted: Vec<String> = if telling.is_empty() {
        all.iter().map(|word| stem(word)).collect()
    } else {
        telling.iter().map(|word| stem(word)).collect()
    };
    let mut found: Vec<(u32, usize)> = Vec::new();
    for (at, known) in index.sections.iter().enumerate() {
        let worth = |word: &String| {
            u32::from(known.topics.contains(word)) * TOPIC
                + u32::from(known.title.contains(word)) * TITLE
                + u32::from(known.text.contains(word)) * TEXT
        };
        let worths: Vec<u32> = wanted.iter().map(worth).collect();
        let matched = worths.iter().filter(|&&worth| worth > 0).count();
        let by_topic = worths.iter().any(|&worth| worth >= TOPIC);
        if matched > 0 && (matched == wanted.len() || by_topic && matched * 2 >= wanted.len()) {
            found.push((worths.iter().sum(), at));
        }
    }
    found.sort_by_key(|&(score, at)| (std::cmp::Reverse(score), at));
    let sections = sections(rules, lang);
    found.into_iter().map(|(_, at)| &sections[at]).collect()
}

/// The sections under which a list has everyday words, for the tests.
pub fn listed(rules: Rules, lang: Lang) -> impl Iterator<Item = &'static str> {
    let lines = LISTS[rules as usize][lang as usize].lines().filter(|line| !line.starts_with('#'));
    lines.filter_map(|line| line.split_once(": ")).map(|(section, _)| section).filter(|&key| key != "stop")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_compared_without_accents_capitals_and_endings() {
        assert_eq!(words("¿Cómo PUNTÚA l'Asia?"), ["como", "puntua", "l", "asia"]);
        for (one, other) in [("nukes", "nuke"), ("puntos", "punto"), ("paises", "pais"), ("guerre", "guerra")]
        {
            assert_eq!(stem(one), stem(other));
        }
        assert_ne!(stem("coup"), stem("count"));
    }

    #[test]
    fn nothing_is_found_for_nothing() {
        assert!(search(Rules::Twilight, Lang::En, "").is_empty());
        assert!(search(Rules::Twilight, Lang::En, "zxqw").is_empty());
    }
}
