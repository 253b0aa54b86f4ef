//! Who plays: the value of `--seats`.
//!
//! `us=search,ussr=random` names a level for each seat; `all=random` one for all of them, and single seats may differ
//! from it (`all=random,us=search`). A level may carry its effort (`search@200ms`, `search@4000n`), and `exec:PROGRAM` is a
//! program that speaks the engine protocol. Several levels after `all=` (`all=random,greedy,search`) are a tournament in which
//! every two of them meet.

use detente_game::Seat;

use crate::answer::Failure;
use crate::exec;
use crate::games::House;
use crate::say::Say;

/// Who sits where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Seating {
    /// A level for each seat, in the order of the seats.
    Seated(Vec<String>),
    /// Levels that play against each other.
    RoundRobin(Vec<String>),
}

pub fn parse<G: House>(text: &str, say: Say) -> Result<Seating, Failure> {
    let bad = |id: &str, word: &str, known: String| {
        Err(Failure::Bad(say.text(id, &[("word", word.to_owned().into()), ("known", known.into())])))
    };
    let mut seats: Vec<Option<String>> = vec![None; G::SEATS.len()];
    let mut all: Vec<String> = Vec::new();
    let mut in_all = false;
    for part in text.split(',').map(str::trim) {
        let (seat, level) = match part.split_once('=') {
            Some((seat, level)) => (seat.trim(), level.trim()),
            None if in_all => ("all", part),
            None => return bad("seats-form", part, G::SEATS.join(", ")),
        };
        let outside = level.strip_prefix(exec::PREFIX);
        let known = match outside {
            Some(command) => !command.trim().is_empty(),
            // A level with its effort: search@200ms.
            None => G::bot(level, 0).is_some(),
        };
        if !known {
            return bad("seats-level", level, format!("{}, {}PROGRAM", G::LEVELS.join(", "), exec::PREFIX));
        }
        in_all = seat == "all";
        let free = if in_all {
            let free = !all.iter().any(|known| known == level);
            all.push(level.to_owned());
            free
        } else if let Some(at) = Seat::parse::<G>(seat) {
            seats[usize::from(at.0)].replace(level.to_owned()).is_none()
        } else {
            return bad("seats-seat", seat, G::SEATS.join(", "));
        };
        if !free {
            return bad("seats-twice", if in_all { level } else { seat }, String::new());
        }
    }
    if all.len() > 1 {
        return if seats.iter().any(Option::is_some) {
            bad("seats-mixed", text, String::new())
        } else {
            Ok(Seating::RoundRobin(all))
        };
    }
    let seated: Vec<Option<String>> =
        seats.into_iter().map(|level| level.or_else(|| all.first().cloned())).collect();
    if let Some(empty) = seated.iter().position(Option::is_none) {
        return bad("seats-empty", G::SEATS[empty], String::new());
    }
    Ok(Seating::Seated(seated.into_iter().flatten().collect()))
}

#[cfg(test)]
mod tests {
    use detente_game::testkit::toy::Nim;
    use detente_words::Lang;

    use super::*;

    fn read(text: &str) -> Result<Seating, String> {
        parse::<Nim>(text, Say::new(Lang::En)).map_err(|failure| failure.line().to_owned())
    }

    fn seated(levels: &[&str]) -> Seating {
        Seating::Seated(levels.iter().map(|&level| level.to_owned()).collect())
    }

    #[test]
    fn each_seat_has_its_level_in_any_order() {
        assert_eq!(read("one=random,two=first"), Ok(seated(&["random", "first"])));
        assert_eq!(read("two=first, one=random"), Ok(seated(&["random", "first"])));
    }

    #[test]
    fn all_fills_the_seats_that_are_not_named() {
        assert_eq!(read("all=random"), Ok(seated(&["random", "random"])));
        assert_eq!(read("all=random,two=first"), Ok(seated(&["random", "first"])));
        assert_eq!(read("one=first,all=random"), Ok(seated(&["first", "random"])));
    }

    #[test]
    fn a_program_outside_takes_a_seat() {
        assert_eq!(
            read("one=exec:./my-bot --fast,two=first"),
            Ok(seated(&["exec:./my-bot --fast", "first"]))
        );
        assert!(read("one=exec:,two=first").is_err());
    }

    #[test]
    fn several_levels_after_all_are_a_tournament() {
        let levels = vec!["random".to_owned(), "first".to_owned()];
        assert_eq!(read("all=random,first"), Ok(Seating::RoundRobin(levels)));
    }

    #[test]
    fn what_makes_no_sense_is_said_in_one_line() {
        for wrong in
            ["", "one", "one=", "six=random", "one=expert,two=random", "one=random", "one=random,first"]
        {
            assert!(!read(wrong).expect_err(wrong).contains(['\n', '{']), "{wrong}");
        }
        assert!(read("one=random,one=first").expect_err("twice").contains("one"));
        assert!(read("all=random,random").expect_err("twice").contains("random"));
        assert!(read("all=random,first,one=first").is_err());
        assert!(
            read("one=expert,two=random").expect_err("no such level").contains("random, first, exec:PROGRAM")
        );
    }
}
