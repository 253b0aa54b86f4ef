//! `replay` and `check`: what stands in a record, and what is wrong with a damaged one.

use std::fs;

use serde_json::Value;

use crate::common::{Folder, GAMES, detente, two_games};

/// The text of a record and the number of its actions.
fn first_record(folder: &Folder) -> (String, String, usize) {
    let path = folder.files().remove(0);
    let text = fs::read_to_string(&path).expect("readable");
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    let actions =
        lines.filter_map(|line| line.split_once(": ")).map(|(_, words)| words.split(' ').count()).sum();
    (path, text, actions)
}

#[test]
fn saved_games_pass_the_check() {
    for (game, _) in GAMES {
        let folder = two_games(game, "check");
        for path in folder.files() {
            assert!(detente(&["check", &path]).ok().starts_with(&path));
            let value = detente(&["check", &path, "--json"]).json();
            assert_eq!((&value["ok"], &value["game"]), (&Value::Bool(true), &Value::from(*game)));
        }
        let (path, _, actions) = first_record(&folder);
        assert_eq!(detente(&["check", &path, "--json"]).json()["actions"], actions);
    }
}

#[test]
fn replay_shows_every_action_once() {
    for (game, _) in GAMES {
        let folder = two_games(game, "replay");
        let (path, text, actions) = first_record(&folder);
        let out = detente(&["replay", &path, "--actions"]).ok();
        let words = |text: &str| -> Vec<String> {
            let lines = text.lines().filter_map(|line| line.split_once(": "));
            lines.flat_map(|(_, words)| words.split(' ').map(str::to_owned).collect::<Vec<_>>()).collect()
        };
        let body = out.split_once("\n\n").expect("a head and a body").1;
        assert_eq!(words(body).len(), actions);
        assert_eq!(words(body), words(text.split_once("\n\n").expect("a head and a body").1));
    }
}

#[test]
fn replay_tells_a_game_in_the_wished_language() {
    let folder = two_games("twilight", "report");
    let (path, ..) = first_record(&folder);
    let report = |lang: &str| detente(&["replay", &path, "--lang", lang]).ok();
    for (lang, words) in [
        ("en", ["Set-up", "Headline phase", "Action round 1 · USSR", "The USSR plays"]),
        ("es", ["Despliegue inicial", "Fase de cabecera", "Ronda de acción 1 · URSS", "La URSS juega"]),
        ("pt", ["Preparação", "Fase de Destaques", "Rodada de Ação 1 · URSS", "A URSS joga"]),
        ("it", ["Preparazione", "Fase di Apertura", "Round di Azione 1 · URSS", "L'URSS gioca"]),
    ] {
        let out = report(lang);
        for word in words {
            assert!(out.contains(word), "{word} is missing in {out}");
        }
        assert!(!out.contains(['{', '}']), "{out}");
        assert!(out.lines().all(|line| line.chars().count() <= 80), "{out}");
    }
    let folder = two_games("guerra-fria", "report");
    let (path, ..) = first_record(&folder);
    assert!(detente(&["replay", &path]).ok().contains("Round 1\n"));
    detente(&["replay", &path, "--actions", "--to", "3"]).complaint(2);
}

#[test]
fn replay_shows_a_seat_only_what_it_may_know() {
    let folder = two_games("twilight", "seen");
    let (path, ..) = first_record(&folder);
    let dealt = |view: &[&str]| -> Vec<bool> {
        let out = detente(&[&["replay", &path], view].concat()).ok();
        ["The USSR is dealt 8 cards", "The US is dealt 8 cards"]
            .iter()
            .map(|text| {
                let line =
                    out.lines().find(|line| line.trim_start().starts_with(text)).expect("the first deal");
                line.contains(':')
            })
            .collect()
    };
    assert_eq!(dealt(&[]), [true, true]);
    assert_eq!(dealt(&["--view", "us"]), [false, true]);
    assert_eq!(dealt(&["--view", "ussr"]), [true, false]);
    assert_eq!(dealt(&["--view", "observer"]), [false, false]);
}

#[test]
fn positions_begin_at_nought_and_end_with_the_record() {
    for (game, seat) in GAMES {
        let folder = two_games(game, "positions");
        let (path, _, actions) = first_record(&folder);
        let at = |n: usize| detente(&["replay", &path, "--to", &n.to_string()]).ok();
        assert_eq!(at(0).lines().count(), 1);
        assert_ne!(at(0), at(1));
        assert_ne!(at(1), at(actions));
        let view = detente(&["replay", &path, "--to", "1", "--view", seat]).ok();
        assert!(view.lines().count() == 1 && view != at(1), "{view}");
        let all = actions.to_string();
        let last = detente(&["replay", &path, "--to", &all, "--view", "observer"]).ok();
        assert!(last.lines().count() == 1 && last != at(actions), "{last}");
        let line = detente(&["replay", &path, "--to", &(actions + 1).to_string()]).complaint(2);
        assert!(line.contains(&all), "{line}");
        assert!(detente(&["replay", &path, "--view", "nobody"]).complaint(2).contains(seat));
    }
}

#[test]
fn a_word_that_is_no_action_is_named_by_line_and_column() {
    for (game, _) in GAMES {
        let folder = two_games(game, "damaged");
        let (_, text, _) = first_record(&folder);
        let (number, line) = text
            .lines()
            .enumerate()
            .skip_while(|(_, line)| !line.starts_with('#'))
            .find(|(_, line)| line.contains(": "))
            .expect("a line with actions");
        let damaged = text.replacen(line, &format!("{line} zzz"), 1);
        let path = folder.file("damaged.txt", &damaged);
        let wanted = format!(
            "{path}: line {}, column {}: “zzz” is not an action of this game",
            number + 1,
            line.len() + 2
        );
        assert_eq!(detente(&["check", &path]).complaint(2), wanted);
        assert_eq!(detente(&["replay", &path]).complaint(2), wanted);
        let ran = detente(&["check", &path, "--json"]);
        let value: Value = serde_json::from_str(&ran.out).expect("JSON");
        assert_eq!((&value["ok"], &value["error"]["line"]), (&Value::Bool(false), &Value::from(number + 1)));
        assert_eq!(ran.complaint(2), wanted);
    }
}

#[test]
fn an_action_too_many_and_a_false_result_are_not_so() {
    for (game, seat) in GAMES {
        let folder = two_games(game, "false");
        let (_, text, actions) = first_record(&folder);
        let last_line = text.trim_end().lines().last().expect("a line");
        let again = last_line.split_once(": ").expect("actions").1.split(' ').next_back().expect("a word");
        let path = folder.file("longer.txt", &format!("{text}{seat}: {again}\n"));
        let line = detente(&["check", &path]).complaint(1);
        assert!(line.contains(&format!("action {}:", actions + 1)), "{line}");
        assert!(line.contains(&format!("line {}, column ", text.lines().count() + 1)), "{line}");
        // Replaying shows all that is legal before it complains.
        let ran = detente(&["replay", &path, "--actions"]);
        assert!(ran.out.trim_end().ends_with(again), "{ran:?}");
        assert_eq!(ran.complaint(1), line);

        let result = text.lines().find(|line| line.starts_with("result ")).expect("a result");
        let path = folder.file("false.txt", &text.replacen(result, "result draw boredom", 1));
        let line = detente(&["check", &path]).complaint(1);
        assert!(line.contains("draw boredom") && line.contains(&result["result ".len()..]), "{line}");
        let path = folder.file("shorter.txt", text.trim_end().rsplit_once(' ').expect("words").0);
        assert!(detente(&["check", &path]).complaint(1).contains("unfinished"));
    }
}

#[test]
fn a_lost_file_is_code_1_and_what_is_no_record_code_2() {
    let folder = Folder::new("files");
    assert!(detente(&["check", "no/such/file"]).complaint(1).contains("no/such/file"));
    assert!(detente(&["replay", "no/such/file"]).complaint(1).contains("no/such/file"));
    assert!(detente(&["check", &folder.path()]).complaint(2).contains("folder"));
    for (name, content) in [
        ("empty.txt", ""),
        ("prose.txt", "Dear diary\n"),
        ("later.txt", "detente-record 2\ngame guerra-fria\n"),
        ("headless.txt", "detente-record 1\nsouth: commit\n"),
        ("other.txt", "detente-record 1\ngame chess\n"),
    ] {
        let path = folder.file(name, content);
        assert!(detente(&["check", &path]).complaint(2).starts_with(&path), "{name}");
        assert!(detente(&["replay", &path]).complaint(2).starts_with(&path), "{name}");
    }
    let path = format!("{}/binary.txt", folder.path());
    fs::write(&path, [0xff, 0xfe, 0x00]).expect("writable");
    assert!(detente(&["check", &path]).complaint(2).contains("not a text"));
}
