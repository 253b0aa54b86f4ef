//! All four languages say the same things: the same ids with the same arguments, and no text is empty or broken.

use std::collections::BTreeSet;
use std::path::Path;

use crate::common::{parse, texts};
use detente_words::{Lang, Value, WORDS, sources};

#[test]
fn every_file_holds_the_same_ids_in_every_language() {
    for (file, english) in sources(Lang::En).iter().enumerate() {
        let here: BTreeSet<_> = parse(Lang::En, english).into_keys().collect();
        for lang in Lang::ALL {
            let source = &sources(lang)[file];
            assert_eq!(source.name, english.name);
            let there: BTreeSet<_> = parse(lang, source).into_keys().collect();
            let missing: Vec<_> = here.difference(&there).collect();
            let extra: Vec<_> = there.difference(&here).collect();
            assert!(missing.is_empty(), "{lang}/{}.ftl lacks {missing:?}", source.name);
            assert!(extra.is_empty(), "{lang}/{}.ftl alone has {extra:?}", source.name);
        }
    }
}

#[test]
fn every_text_takes_the_same_arguments_in_every_language() {
    let english = texts(Lang::En);
    for lang in Lang::ALL {
        for (key, parsed) in texts(lang) {
            assert_eq!(parsed.arguments, english[&key].arguments, "arguments of {key} in {lang} and in en");
        }
    }
}

#[test]
fn no_text_is_empty() {
    for lang in Lang::ALL {
        for (key, parsed) in texts(lang) {
            assert!(!parsed.empty, "{lang}: {key} is empty");
            // A message may consist of attributes only; one with a value must show something.
            let args: Vec<_> = parsed.arguments.iter().map(|name| (name.as_str(), Value::from(2))).collect();
            assert!(!WORDS.format(lang, &key, &args).trim().is_empty(), "{lang}: {key} shows nothing");
        }
    }
}

#[test]
fn every_text_can_be_filled_in() {
    for lang in Lang::ALL {
        for (key, parsed) in texts(lang) {
            for value in
                [Value::from(0), Value::from(1), Value::from(7), Value::from("us"), Value::from("ussr")]
            {
                let args: Vec<_> =
                    parsed.arguments.iter().map(|name| (name.as_str(), value.clone())).collect();
                let text = WORDS.find(lang, &key, &args);
                let text = text.unwrap_or_else(|| panic!("{lang}: {key} is not found"));
                // What Fluent cannot fill in (an argument, a reference) it shows in braces.
                assert!(!text.contains(['{', '}']), "{lang}: {key} shows {text:?}");
            }
        }
    }
}

#[test]
fn ids_are_lower_case_words_joined_by_hyphens() {
    for key in texts(Lang::En).into_keys() {
        let plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-' || c == '.';
        assert!(key.chars().all(plain), "{key}");
        assert!(!key.contains("--") && !key.ends_with('-'), "{key}");
    }
}

#[test]
fn every_file_in_locales_is_listed() {
    let locales = Path::new(env!("CARGO_MANIFEST_DIR")).join("locales");
    let folders: BTreeSet<_> = names_in(&locales);
    assert_eq!(folders, Lang::ALL.iter().map(|lang| lang.code().to_owned()).collect());
    for lang in Lang::ALL {
        let listed = sources(lang).iter().map(|source| format!("{}.ftl", source.name)).collect();
        assert_eq!(names_in(&locales.join(lang.code())), listed, "files of {lang} and the list in files.rs");
    }
}

fn names_in(folder: &Path) -> BTreeSet<String> {
    let entries = std::fs::read_dir(folder).unwrap_or_else(|e| panic!("{}: {e}", folder.display()));
    entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect()
}

#[test]
fn no_text_carries_stray_blanks_or_control_marks() {
    for lang in Lang::ALL {
        for source in sources(lang) {
            for (n, line) in source.text.lines().enumerate() {
                let place = || format!("{lang}/{}.ftl:{}: {line:?}", source.name, n + 1);
                assert_eq!(line.trim_end(), line, "blank at the end: {}", place());
                assert!(!line.trim_start().contains("  "), "two blanks: {}", place());
                let odd =
                    |c: char| c.is_control() || ('\u{200b}'..='\u{200f}').contains(&c) || c == '\u{feff}';
                assert!(!line.contains(odd), "control mark: {}", place());
            }
        }
    }
}
