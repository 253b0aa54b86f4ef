//! Which of many puzzles are worth shipping: all themes alike as far as there are any, few that only ask not to lose at once.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;

use detente_review::puzzle::{Puzzle, Theme};
use detente_review::shipped;

/// Whoever guesses one of two is right half of the time.
const FEWEST_OTHERS: usize = 2;

/// In points of a hundred: a game that is lost or won anyway teaches nothing. In the last round, where a game is one or the other, and where the
/// win is proved, it is the answer that wins it.
const OPEN: std::ops::RangeInclusive<f64> = 8.0..=97.0;

/// An answer that loses at once, in points of a hundred.
const LOST: f64 = 2.0;

/// One in so many may ask no more than not to lose at once, the first thing that beginners must learn: one in so many for each way to
/// lose so, by DEFCON and by a scoring card that is held, and otherwise.
const PLAIN: usize = 6;

pub fn run(from: &str, wanted: usize, to: &str) {
    let text = fs::read_to_string(from).expect("the file can be read");
    let all = shipped::read(&text).expect("the file has puzzles");
    let found = all.len();
    let chosen = choose(all, wanted);
    println!("{} of {found} puzzles", chosen.len());
    for theme in Theme::ALL {
        let of = chosen.iter().filter(|puzzle| puzzle.theme == theme).count();
        println!("  {}: {of}", theme.word());
    }
    fs::write(to, shipped::write(&chosen)).expect("the file can be written");
}

/// What the puzzle asks to avoid, where it asks no more than that; all else are no plain puzzles.
fn plain(puzzle: &Puzzle) -> Option<&str> {
    let first = puzzle.why.first().map_or("", |why| why.what.as_str());
    if matches!(first, "lost-held" | "lost-defcon") {
        return Some(first);
    }
    let lost = puzzle.others.iter().all(|other| other.chance <= LOST);
    (lost && !puzzle.proved).then_some("")
}

fn choose(all: Vec<Puzzle>, wanted: usize) -> Vec<Puzzle> {
    let worth = |puzzle: &Puzzle| {
        // What cannot be explained teaches nothing either.
        puzzle.others.len() >= FEWEST_OTHERS
            && !puzzle.why.is_empty()
            && (puzzle.proved || puzzle.theme == Theme::LastRound || OPEN.contains(&puzzle.chance))
    };
    let mut themes: BTreeMap<Theme, Vec<Puzzle>> = BTreeMap::new();
    for puzzle in all.into_iter().filter(worth) {
        themes.entry(puzzle.theme).or_default().push(puzzle);
    }
    for puzzles in themes.values_mut() {
        // Taken from the end; the id is as good as a lot.
        puzzles.sort_by(|a, b| plain(b).is_some().cmp(&plain(a).is_some()).then_with(|| a.id.cmp(&b.id)));
    }
    let (mut chosen, mut many) = (Vec::new(), BTreeMap::<String, usize>::new());
    // The same table asked of another seat is told by the first one.
    let mut tables = BTreeSet::new();
    while chosen.len() < wanted && themes.values().any(|puzzles| !puzzles.is_empty()) {
        for puzzles in themes.values_mut() {
            let Some(puzzle) = puzzles.pop() else { continue };
            if tables.contains(&puzzle.position) {
                continue;
            }
            if let Some(loses) = plain(&puzzle) {
                let many = many.entry(loses.to_owned()).or_default();
                if *many >= wanted / PLAIN {
                    continue;
                }
                *many += 1;
            }
            if chosen.len() < wanted {
                tables.insert(puzzle.position.clone());
                chosen.push(puzzle);
            }
        }
    }
    chosen.sort_by(|a, b| a.difficulty.cmp(&b.difficulty).then_with(|| a.id.cmp(&b.id)));
    chosen
}
