//! The lines in the head of a record that promise the dice, and those that prove them once the game is over.

use crate::bound::Part;
use crate::seed::Seed;

/// Scheme 1: the commitment, the seed, the numbers of the draws that stayed. [`SEED`] is a line of both schemes.
pub const COMMITMENT: &str = "fair-commitment";
pub const SEED: &str = "fair-seed";
pub const DRAWS: &str = "fair-draws";

/// Scheme 2, from the beginning: the number of the scheme, the id of the table, the host's commitment, and for each seat in
/// order how it takes part with its commitment.
pub const SCHEME: &str = "fair-scheme";
pub const TABLE: &str = "fair-table";
pub const HOST: &str = "fair-host";
pub const SEAT: &str = "fair-seat";
/// Scheme 2, when the game is over: the host's secret, and for each seat its opened contribution.
pub const SECRET: &str = "fair-secret";
pub const OPENED: &str = "fair-opened";

/// What a player's own program has kept and adds to a file: the host's commitment as it was shown before the game, how the
/// seats took part when the own contribution was opened, and that contribution.
pub const KEPT_HOST: &str = "kept-host";
pub const KEPT_SEAT: &str = "kept-seat";
pub const KEPT_PART: &str = "kept-part";

/// The lines of scheme 2 that everybody may read from the beginning.
pub fn promise(table: &str, host: &str, seats: &[&str], parts: &[Part]) -> Vec<(String, String)> {
    let mut tags = vec![
        (SCHEME.to_owned(), "2".to_owned()),
        (TABLE.to_owned(), table.to_owned()),
        (HOST.to_owned(), host.to_owned()),
    ];
    for (seat, part) in seats.iter().zip(parts) {
        let line = match part.commitment() {
            Some(commitment) => format!("{seat} {} {commitment}", manner(part)),
            None => format!("{seat} {}", manner(part)),
        };
        tags.push((SEAT.to_owned(), line));
    }
    tags
}

/// The lines that are added when the game is over.
pub fn proof(host: &Seed, seats: &[&str], parts: &[Part], seed: &Seed) -> Vec<(String, String)> {
    let mut tags = vec![(SECRET.to_owned(), host.reveal().to_owned())];
    for (seat, part) in seats.iter().zip(parts) {
        if let Part::Opened { value, .. } = part {
            tags.push((OPENED.to_owned(), format!("{seat} {}", value.reveal())));
        }
    }
    tags.push((SEED.to_owned(), seed.reveal().to_owned()));
    tags
}

/// The word for how a seat takes part.
pub fn manner(part: &Part) -> &'static str {
    match part {
        Part::None => "none",
        Part::Promised => "promised",
        Part::Bot => "bot",
        Part::Committed { .. } => "committed",
        Part::Opened { .. } => "opened",
        Part::Absent { .. } => "absent",
    }
}

/// The values of all lines of this name.
pub(crate) fn all<'a>(tags: &'a [(String, String)], key: &'a str) -> impl Iterator<Item = &'a str> {
    tags.iter().filter(move |(k, _)| k == key).map(|(_, value)| value.trim())
}

/// The value of the one line of this name; none if there are several.
pub(crate) fn one<'a>(tags: &'a [(String, String)], key: &'a str) -> Option<&'a str> {
    let mut values = all(tags, key);
    values.next().filter(|_| values.next().is_none())
}

/// The words of the one line of this name that is about a seat.
pub(crate) fn of_seat<'a>(tags: &'a [(String, String)], key: &'a str, seat: &str) -> Option<Vec<&'a str>> {
    let words = all(tags, key).map(|value| value.split_whitespace().collect::<Vec<_>>());
    let mut own = words.filter(|words| words.first() == Some(&seat)).map(|words| words[1..].to_vec());
    own.next().filter(|_| own.next().is_none())
}
