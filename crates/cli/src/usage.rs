//! Wrong usage, said in one line and in the user's language.

use std::env;

use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::error::{ContextKind, ContextValue, ErrorKind};
use detente_games::GameName;
use detente_words::Lang;

use crate::answer::{Answer, Failure};
use crate::say::Say;

/// Reads the value of `--lang`.
pub fn language(word: &str) -> Result<Lang, String> {
    word.parse().map_err(|_| "en, es, pt, it".to_owned())
}

/// Reads the name of a game, which is that of the records.
pub fn game() -> impl TypedValueParser<Value = GameName> {
    let names = PossibleValuesParser::new(GameName::ALL.map(GameName::name));
    names.map(|name| GameName::by_name(&name).expect("clap lets only the listed names through"))
}

/// Reads a number of at least 1. The complaint is a range, which needs no translation.
pub fn at_least_one<T: TryFrom<u64>>(word: &str) -> Result<T, String> {
    let number = word.parse().ok().filter(|&number: &u64| number > 0);
    number.and_then(|number| T::try_from(number).ok()).ok_or_else(|| "1, 2, 3 …".to_owned())
}

/// Reads a number of at least 0.
pub fn whole<T: TryFrom<u64>>(word: &str) -> Result<T, String> {
    let number = word.parse::<u64>().ok().and_then(|number| T::try_from(number).ok());
    number.ok_or_else(|| format!("0 … {}", u64::MAX))
}

/// What clap has to say: help and version are answers, everything else is one line of complaint.
pub fn explain(error: &clap::Error) -> Result<Answer, Failure> {
    match error.kind() {
        ErrorKind::DisplayHelp | ErrorKind::DisplayVersion => Ok(Answer::text(error.to_string())),
        _ => Err(Failure::Bad(complaint(error, Say::new(wished_language())))),
    }
}

/// The language asked for on the command line, else the user's; known before the arguments are read.
pub fn wished_language() -> Lang {
    let words: Vec<String> = env::args_os().map(|word| word.to_string_lossy().into_owned()).collect();
    guess_language(&words)
}

/// The arguments are not read yet, or could not be, so the wish for a language is looked up by hand.
fn guess_language(words: &[String]) -> Lang {
    let after = words.iter().position(|word| word == "--lang").and_then(|at| words.get(at + 1));
    let joined = || words.iter().find_map(|word| word.strip_prefix("--lang="));
    after
        .map(String::as_str)
        .or_else(joined)
        .and_then(|word| word.parse().ok())
        .unwrap_or_else(Lang::from_environment)
}

fn complaint(error: &clap::Error, say: Say) -> String {
    let get = |kind| match error.get(kind) {
        Some(ContextValue::String(text)) => Some(text.clone()),
        Some(ContextValue::Strings(texts)) => Some(texts.join(", ")),
        _ => None,
    };
    let argument = get(ContextKind::InvalidArg).unwrap_or_default();
    let value = get(ContextKind::InvalidValue).unwrap_or_default();
    let argument = ("argument", argument.into());
    match error.kind() {
        ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand | ErrorKind::MissingSubcommand => {
            say.text("usage-no-command", &[])
        }
        ErrorKind::InvalidSubcommand => {
            let word = get(ContextKind::InvalidSubcommand).unwrap_or_default();
            say.text("usage-unknown-command", &[("word", word.into())])
        }
        ErrorKind::UnknownArgument => say.text("usage-unknown-argument", &[argument]),
        ErrorKind::MissingRequiredArgument => say.text("usage-missing-argument", &[argument]),
        ErrorKind::ArgumentConflict => say.text("usage-conflict", &[argument]),
        ErrorKind::InvalidValue if value.is_empty() => say.text("usage-missing-value", &[argument]),
        ErrorKind::InvalidValue => {
            let known = get(ContextKind::ValidValue).unwrap_or_default();
            say.text("usage-value-of", &[argument, ("value", value.into()), ("known", known.into())])
        }
        ErrorKind::ValueValidation => {
            let why = std::error::Error::source(error).map(ToString::to_string).unwrap_or_default();
            say.text("usage-value", &[argument, ("value", value.into()), ("why", why.into())])
        }
        _ => one_line(&error.to_string()),
    }
}

/// Clap's own words, for the kinds that hardly ever happen: everything before the usage, on one line.
fn one_line(text: &str) -> String {
    let text = text.split("\n\nUsage:").next().unwrap_or(text);
    let text = text.strip_prefix("error: ").unwrap_or(text);
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn claps_own_words_become_one_line() {
        let text = "error: two things\n  --one\n  --two\n\nUsage: detente\n\nFor more information";
        assert_eq!(one_line(text), "two things --one --two");
    }

    #[test]
    fn numbers_are_whole_and_in_their_range() {
        assert_eq!(whole::<u64>("18446744073709551615"), Ok(u64::MAX));
        assert_eq!(at_least_one::<usize>("1"), Ok(1));
        for wrong in ["", "-1", "1.5", "x", "18446744073709551616"] {
            assert!(whole::<u64>(wrong).is_err() && at_least_one::<u64>(wrong).is_err(), "{wrong}");
        }
        assert!(at_least_one::<u64>("0").is_err() && whole::<usize>("0").is_ok());
    }

    #[test]
    fn the_wished_language_is_found_in_arguments_that_cannot_be_read() {
        let words = |line: &str| line.split(' ').map(str::to_owned).collect::<Vec<_>>();
        assert_eq!(guess_language(&words("detente simm --lang it")), Lang::It);
        assert_eq!(guess_language(&words("detente --lang=pt simm")), Lang::Pt);
    }
}
