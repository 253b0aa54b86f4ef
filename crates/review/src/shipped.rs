//! The puzzles that come with the program: one JSON object on each line of `puzzles/GAME.jsonl`.

use crate::puzzle::Puzzle;

const TWILIGHT: &str = include_str!("../puzzles/twilight.jsonl");
const GUERRA_FRIA: &str = include_str!("../puzzles/guerra-fria.jsonl");

/// The puzzles of a game, easy ones first.
pub fn of_game(game: &str) -> Vec<Puzzle> {
    let text = match game {
        "twilight" => TWILIGHT,
        "guerra-fria" => GUERRA_FRIA,
        _ => "",
    };
    // The file was read when the program was tested.
    read(text).unwrap_or_default()
}

/// Puzzles as a file has them; the number of the line that is none where there is one.
pub fn read(text: &str) -> Result<Vec<Puzzle>, usize> {
    let mut puzzles = Vec::new();
    for (number, line) in text.lines().enumerate() {
        if !line.trim().is_empty() {
            puzzles.push(serde_json::from_str(line).map_err(|_| number + 1)?);
        }
    }
    puzzles.sort_by(|a: &Puzzle, b: &Puzzle| a.difficulty.cmp(&b.difficulty).then_with(|| a.id.cmp(&b.id)));
    Ok(puzzles)
}

/// The same as a file.
pub fn write(puzzles: &[Puzzle]) -> String {
    puzzles.iter().filter_map(|puzzle| serde_json::to_string(puzzle).ok()).map(|line| line + "\n").collect()
}
