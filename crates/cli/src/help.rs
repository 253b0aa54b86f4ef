//! `--help` and the manual in the user's language: what the arguments are for, from `help.ftl`.
//!
//! The arguments themselves are those of the commands' `Args`; here they only get their words. A text is looked for under
//! the command (`help-sim.seats`) and then among what several commands share (`help-common.json`).

use std::borrow::Cow;

use clap::builder::Resettable;
use clap::{Arg, ArgAction, Command};
use detente_words::{Lang, Value, WORDS};

/// The program with all its words in a language.
pub fn in_words(program: Command, lang: Lang) -> Command {
    let named = |name: &str| format!("help-{name}");
    let program = described(program, &named("detente"), lang);
    let version = Arg::new("version").short('V').long("version").action(ArgAction::Version);
    let program = program
        .disable_version_flag(true)
        .arg(told(version, &named("detente"), lang))
        .subcommand_help_heading(heading(lang, "help-commands"));
    program.mut_subcommands(|command| {
        let id = named(command.get_name());
        described(command, &id, lang)
    })
}

/// The manual page of a program or command, with the headings of the language.
pub fn page(command: Command, lang: Lang) -> std::io::Result<String> {
    let mut out = Vec::new();
    clap_mangen::Man::new(command).render(&mut out)?;
    let text = String::from_utf8_lossy(&out).into_owned();
    let heading = |line: &str| {
        let id = match line.strip_prefix(".SH ")? {
            "NAME" => "help-man-name",
            "SYNOPSIS" => "help-man-synopsis",
            "DESCRIPTION" => "help-man-description",
            "OPTIONS" => "help-man-options",
            "SUBCOMMANDS" => "help-man-commands",
            "VERSION" => "help-man-version",
            other => return Some(own_heading(other, lang)),
        };
        Some(format!(".SH {}", WORDS.get(lang, id)))
    };
    Ok(text.lines().map(|line| heading(line).unwrap_or_else(|| line.to_owned()) + "\n").collect())
}

/// A heading of ours: that of the commands is set like the manual's own, others stay as they are.
fn own_heading(heading: &str, lang: Lang) -> String {
    let commands = WORDS.get(lang, "help-commands");
    if heading.trim_matches('"').to_lowercase() == commands.to_lowercase() {
        format!(".SH {}", WORDS.get(lang, "help-man-commands"))
    } else {
        format!(".SH {heading}")
    }
}

/// A command with its words and those of its arguments.
fn described(command: Command, id: &str, lang: Lang) -> Command {
    let word = |id: &str| WORDS.get(lang, id).into_owned();
    let template = format!("{{about-with-newline}}\n{}: {{usage}}\n\n{{all-args}}", word("help-usage"));
    let help = Arg::new("help").short('h').long("help").action(ArgAction::Help);
    command
        .about(word(id))
        .long_about(Resettable::Reset)
        .help_template(template)
        .disable_help_flag(true)
        .mut_args(|arg| told(arg, id, lang))
        .arg(told(help, id, lang))
}

/// A heading, which clap wants for as long as the program runs. Texts without arguments are never owned.
fn heading(lang: Lang, id: &str) -> &'static str {
    match WORDS.get(lang, id) {
        Cow::Borrowed(text) => text,
        Cow::Owned(_) => "",
    }
}

/// An argument with its words, its default and its values.
fn told(arg: Arg, command: &str, lang: Lang) -> Arg {
    let mut help = text_of(&arg, command, lang);
    let say = |id: &str, name: &str, value: String| {
        WORDS.format(lang, id, &[(name, Value::from(value))]).into_owned()
    };
    let defaults: Vec<_> = arg.get_default_values().iter().map(|value| value.to_string_lossy()).collect();
    if !defaults.is_empty() && !arg.is_hide_default_value_set() {
        help = format!("{help} {}", say("help-default", "value", defaults.join(", ")));
    }
    let takes = !matches!(
        arg.get_action(),
        ArgAction::SetTrue | ArgAction::SetFalse | ArgAction::Count | ArgAction::Help | ArgAction::Version
    );
    let values: Vec<_> = arg.get_possible_values().iter().map(|value| value.get_name().to_owned()).collect();
    if takes && !values.is_empty() {
        help = format!("{help} {}", say("help-values", "values", values.join(", ")));
    }
    let title = if arg.is_positional() { "help-arguments" } else { "help-options" };
    let arg = if takes { arg.hide_default_value(true).hide_possible_values(true) } else { arg };
    arg.help(help).long_help(Resettable::Reset).help_heading(heading(lang, title))
}

/// What an argument is for. One without words of its own or shared ones shows its name; the tests admit none.
fn text_of(arg: &Arg, command: &str, lang: Lang) -> String {
    let name = arg.get_id().as_str().replace('_', "-");
    let own = WORDS.find(lang, &format!("{command}.{name}"), &[]);
    let shared = || WORDS.find(lang, &format!("help-common.{name}"), &[]);
    own.or_else(shared).map_or(name, Into::into)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use clap::CommandFactory;

    use super::*;
    use crate::Cli;

    /// Every command with its id in the words, the program first.
    fn commands() -> Vec<(String, Command)> {
        let program = Cli::command();
        let below = program
            .get_subcommands()
            .cloned()
            .map(|command| (format!("help-{}", command.get_name()), command));
        let below: Vec<_> = below.collect();
        [("help-detente".to_owned(), program)].into_iter().chain(below).collect()
    }

    #[test]
    fn every_command_and_argument_has_words_in_every_language() {
        for lang in Lang::ALL {
            for (id, command) in commands() {
                assert!(WORDS.has(lang, &id), "{lang}: {id}");
                for arg in command.get_arguments() {
                    let name = arg.get_id().as_str().replace('_', "-");
                    let known = [format!("{id}.{name}"), format!("help-common.{name}")];
                    assert!(known.iter().any(|key| WORDS.has(lang, key)), "{lang}: {id} {name}");
                }
            }
        }
    }

    #[test]
    fn no_words_are_left_from_an_argument_that_is_gone() {
        let mut wanted: BTreeSet<String> = BTreeSet::new();
        for (id, command) in commands() {
            wanted.insert(id.clone());
            for arg in command.get_arguments() {
                let name = arg.get_id().as_str().replace('_', "-");
                wanted.insert(format!("{id}.{name}"));
                wanted.insert(format!("help-common.{name}"));
            }
        }
        wanted.extend(["help-common.help", "help-common.version"].map(str::to_owned));
        let file =
            detente_words::sources(Lang::En).iter().find(|source| source.name == "help").expect("the file");
        let mut message = "";
        for line in file.text.lines() {
            let Some((key, _)) = line.split_once(" =") else { continue };
            let attribute = key.trim().strip_prefix('.');
            if attribute.is_none() {
                message = key;
            }
            let fixed = [
                "help-common",
                "help-usage",
                "help-commands",
                "help-arguments",
                "help-options",
                "help-default",
            ];
            if fixed.contains(&key) || key == "help-values" || key.starts_with("help-man-") {
                continue;
            }
            let id = attribute.map_or(message.to_owned(), |attribute| format!("{message}.{attribute}"));
            assert!(wanted.contains(&id), "{id} belongs to nothing");
        }
    }

    #[test]
    fn help_and_manual_show_nothing_of_another_language() {
        for lang in Lang::ALL {
            let mut program = in_words(Cli::command(), lang);
            let help = program.render_help().to_string();
            assert!(help.contains(&*WORDS.get(lang, "help-detente")), "{help}");
            let sim = program.find_subcommand_mut("sim").expect("sim");
            let help = sim.render_help().to_string();
            let page = page(sim.clone(), lang).expect("a page");
            for (place, text) in [("help", help), ("manual", page)] {
                for id in ["help-sim.games", "help-common.help", "help-common.rules"] {
                    let words = WORDS.get(lang, id).into_owned();
                    let first = words.split([' ', ':', ';']).next().unwrap_or_default().to_owned();
                    assert!(text.contains(&first), "{lang}: {place} lacks {id}: {text}");
                }
                if lang != Lang::En {
                    for english in [
                        "Usage",
                        "Options:",
                        "Arguments:",
                        "default:",
                        "possible values",
                        "Print help",
                        "OPTIONS\n",
                    ] {
                        let kept = text.replace("[OPTIONS]", "").replace("[OPCIONES]", "");
                        assert!(!kept.contains(english), "{lang}: {place} says {english}: {text}");
                    }
                }
            }
        }
    }
}
