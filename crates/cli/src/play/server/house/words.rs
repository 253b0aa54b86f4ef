//! What is typed into the dialogue with a server: a word in English or in one's own language, and what follows it.

use detente_game::Game as _;
use detente_games::{GameName, with_game};
use detente_protocol::{Clock, Pace};
use detente_tui::input::letters;

use super::super::clock;
use super::terms::{told, visit};
use crate::play::table_text;
use crate::say::Say;

/// What may be asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Word {
    Tables,
    Challenges,
    Challenge,
    Accept,
    Decline,
    Withdraw,
    Events,
    Register,
    More,
    Round,
    Standings,
    Crosstable,
    Log,
    Ladder,
    Profile,
    Vacation,
    Help,
    Quit,
}

impl Word {
    pub const ALL: [(Word, &'static str); 18] = [
        (Word::Tables, "tables"),
        (Word::Challenges, "challenges"),
        (Word::Challenge, "challenge"),
        (Word::Accept, "accept"),
        (Word::Decline, "decline"),
        (Word::Withdraw, "withdraw"),
        (Word::Events, "events"),
        (Word::Register, "register"),
        (Word::More, "more"),
        (Word::Round, "round"),
        (Word::Standings, "standings"),
        (Word::Crosstable, "crosstable"),
        (Word::Log, "log"),
        (Word::Ladder, "ladder"),
        (Word::Profile, "profile"),
        (Word::Vacation, "vacation"),
        (Word::Help, "help"),
        (Word::Quit, "quit"),
    ];
}

/// Is `typed` the word `id`, in English or in the user's language?
pub fn is_word(say: Say, id: &str, typed: &str) -> bool {
    let wanted = letters(typed);
    !wanted.is_empty() && (wanted == id || wanted == letters(&visit(say, &format!("word-{id}"), &[])))
}

/// The word that a line begins with, and the rest of the line.
pub fn meant(line: &str, say: Say) -> Option<(Word, &str)> {
    let line = line.trim();
    let (first, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    if first == "?" {
        return Some((Word::Help, ""));
    }
    let found = Word::ALL.iter().find(|(_, id)| is_word(say, id, first));
    found.map(|&(word, _)| (word, rest.trim()))
}

/// All words with what they do, a line each.
pub fn help(say: Say) -> Vec<String> {
    let line = |(_, id): &(Word, &str)| {
        let part = |part: &str| visit(say, &format!("word-{id}.{part}"), &[]);
        format!("{}: {}", part("usage"), part("what"))
    };
    Word::ALL.iter().map(line).collect()
}

/// A kind of clock.
pub fn pace(word: &str, say: Say) -> Option<Pace> {
    let known = |pace: &Pace| {
        let own = table_text(say, &format!("pace-{}", pace.word()), &[]);
        [letters(&own), pace.word().to_owned()].contains(&letters(word))
    };
    Pace::ALL.into_iter().find(known)
}

/// A game by its name, as it is written on the command line or on the box.
pub fn game(word: &str, say: Say) -> Option<GameName> {
    let wanted = letters(word);
    let known = |game: &GameName| letters(game.name()) == wanted || letters(&say.game(game.name())) == wanted;
    GameName::ALL.into_iter().find(known)
}

/// The seats of a game.
pub fn seats(game: &str) -> &'static [&'static str] {
    GameName::by_name(game).map_or(&[], |game| with_game!(game, G => G::SEATS))
}

fn seat(word: &str, say: Say) -> Option<&'static str> {
    let all = GameName::ALL.into_iter().flat_map(|game| seats(game.name()));
    let wanted = letters(word);
    all.copied().find(|seat| *seat == wanted || letters(&say.seat(seat)) == wanted)
}

/// A challenge as it was typed: `Ben twilight ussr 45+60 rated`.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Dare {
    pub name: String,
    pub game: Option<GameName>,
    pub seat: Option<&'static str>,
    pub clock: Option<Clock>,
    pub rated: bool,
}

/// What one word says of a challenge.
enum Term {
    Game(GameName),
    Seat(&'static str),
    Clock(Clock),
    Rated,
}

fn term(word: &str, say: Say) -> Option<Term> {
    if is_word(say, "rated", word) {
        return Some(Term::Rated);
    }
    let clock = || clock(word).ok().map(Term::Clock);
    let seat = || seat(word, say).map(Term::Seat);
    game(word, say).map(Term::Game).or_else(seat).or_else(clock)
}

/// Reads a challenge. Terms stand behind the name, in any order; whatever stands before the last run of terms is the name, and one that
/// could be taken for a term stands in quotation marks.
pub fn dare(text: &str, say: Say) -> Result<Dare, String> {
    let usage = || told(say, "visit-word-challenge.usage", &[]);
    let (name, rest) = if let Some(quoted) = text.strip_prefix(['"', '“', '”', '«']) {
        let end = quoted.find(['"', '“', '”', '»']).ok_or_else(usage)?;
        let after = quoted[end..].chars().next().map_or(end, |mark| end + mark.len_utf8());
        (quoted[..end].trim().to_owned(), quoted[after..].split_whitespace().collect::<Vec<_>>())
    } else {
        let words: Vec<&str> = text.split_whitespace().collect();
        let terms = words.iter().skip(1).rev().take_while(|word| term(word, say).is_some()).count();
        let (name, rest) = words.split_at(words.len() - terms);
        (name.join(" "), rest.to_vec())
    };
    if name.is_empty() {
        return Err(usage());
    }
    let mut dare = Dare { name, ..Dare::default() };
    for word in rest {
        match term(word, say).ok_or_else(usage)? {
            Term::Game(game) => dare.game = Some(game),
            Term::Seat(seat) => dare.seat = Some(seat),
            Term::Clock(clock) => dare.clock = Some(clock),
            Term::Rated => dare.rated = true,
        }
    }
    Ok(dare)
}

#[cfg(test)]
mod tests {
    use detente_protocol::TimeOut;
    use detente_words::Lang;

    use super::*;

    #[test]
    fn every_word_means_one_thing_in_every_language() {
        for lang in Lang::ALL {
            let say = Say::new(lang);
            for (word, id) in Word::ALL {
                let own = visit(say, &format!("word-{id}"), &[]);
                assert_eq!(meant(id, say), Some((word, "")), "{lang}: {id}");
                assert_eq!(meant(&own, say), Some((word, "")), "{lang}: {own}");
                let usage = visit(say, &format!("word-{id}.usage"), &[]);
                assert!(usage.starts_with(&own), "{lang}: {usage}");
            }
        }
    }

    #[test]
    fn a_name_may_have_blanks_and_the_terms_come_behind_it() {
        let say = Say::new(Lang::En);
        let plain = |name: &str| Dare { name: name.to_owned(), ..Dare::default() };
        assert_eq!(dare("Ana María", say), Ok(plain("Ana María")));
        assert_eq!(dare("rated", say), Ok(plain("rated")), "a name of one word is a name");
        let (seconds, time_out) = (2700, TimeOut::Ends);
        let clock = Clock::Bank { seconds, increment: 60, cap: seconds, time_out };
        let all = Dare {
            game: GameName::by_name("twilight"),
            seat: Some("ussr"),
            clock: Some(clock),
            rated: true,
            ..plain("Ben")
        };
        assert_eq!(dare("Ben twilight USSR 45+60 rated", say), Ok(all.clone()));
        assert_eq!(dare("Ben rated 45+60 ussr twilight", say), Ok(all));
        let quoted = Dare { seat: Some("us"), ..plain("Agent 45") };
        assert_eq!(dare("“Agent 45” us", say), Ok(quoted));
        assert_eq!(dare("Ben twilght", say), Ok(plain("Ben twilght")), "nobody is called so");
        for wrong in ["", "\"\" us", "\"Ben", "\"Ben\" twilght"] {
            assert!(dare(wrong, say).is_err(), "{wrong}");
        }
        let es = Say::new(Lang::Es);
        assert_eq!(
            dare("Ben URSS puntuable", es).map(|dare| (dare.seat, dare.rated)),
            Ok((Some("ussr"), true))
        );
    }
}
