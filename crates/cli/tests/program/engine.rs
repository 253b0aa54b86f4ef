//! `engine`, and programs that play through its protocol.

use std::io::Write;
use std::process::{Command, Stdio};

use serde_json::Value;

use crate::common::{Folder, detente};

/// What `detente engine GAME` answers to these lines.
fn talk(game: &str, lines: &str) -> Vec<String> {
    let mut child = Command::new(env!("CARGO_BIN_EXE_detente"))
        .args(["engine", game, "--lang", "en"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the program can be started");
    child.stdin.take().expect("a pipe").write_all(lines.as_bytes()).expect("it listens");
    let output = child.wait_with_output().expect("it ends");
    assert!(output.status.success());
    String::from_utf8(output.stdout).expect("UTF-8").lines().map(str::to_owned).collect()
}

/// The view of the US in the first headline phase of some game.
fn a_view() -> String {
    let folder = crate::common::two_games("twilight", "engine");
    let record = &folder.files()[0];
    // 16 cards and 13 points of influence.
    detente(&["replay", record, "--to", "29", "--view", "us"]).ok().trim().to_owned()
}

#[test]
fn an_engine_introduces_itself_and_is_ready() {
    for game in ["twilight", "guerra-fria"] {
        let out = talk(game, "detente 1\nisready\nquit\n");
        assert!(out[0].starts_with("id name detente "), "{out:?}");
        assert!(
            out.iter().any(|line| line.starts_with("option level type combo") && line.contains(" random "))
        );
        assert_eq!(out[out.len() - 2..], ["detenteok 1", "readyok"]);
    }
}

#[test]
fn an_engine_chooses_a_headline_and_says_what_it_thinks() {
    let view = a_view();
    for level in ["greedy", "search"] {
        let lines = format!(
            "setoption level {level}\nsetoption seed 3\nnewgame twilight\nseat us\nview {view}\ngo nodes 40\nquit\n"
        );
        let out = talk("twilight", &lines);
        let best =
            out.iter().find_map(|line| line.strip_prefix("bestaction ")).unwrap_or_else(|| panic!("{out:?}"));
        let info =
            out.iter().rfind(|line| line.starts_with("info nodes")).unwrap_or_else(|| panic!("{out:?}"));
        for word in ["win 0.", "points ", "line "] {
            assert!(info.contains(word), "{info}");
        }
        assert!(info.contains(best), "{info} / {best}");
        assert!(out.iter().any(|line| line.starts_with("info reason headlines ")), "{out:?}");
        assert_eq!(talk("twilight", &lines), out, "the same seed and nodes give the same answer");
    }
}

#[test]
fn stop_ends_a_search_that_has_all_the_time_in_the_world() {
    let lines = format!(
        "setoption level search\nnewgame twilight\nseat us\nview {}\ngo movetime 600000\nstop\nquit\n",
        a_view()
    );
    let out = talk("twilight", &lines);
    assert!(out.iter().any(|line| line.starts_with("bestaction ")), "{out:?}");
}

fn sim(seats: &str, more: &[&str]) -> Value {
    let mut args = vec!["sim", "twilight", "--games", "2", "--seed", "5", "--json", "--seats", seats];
    args.extend(more);
    detente(&args).json()
}

#[test]
fn a_program_that_cannot_be_started_loses_with_a_reason() {
    let value = sim("us=random,ussr=exec:/no/such/program", &[]);
    assert_eq!((value["wins"]["us"].as_u64(), value["endings"]["forfeit"].as_u64()), (Some(2), Some(2)));
    assert_eq!(value["forfeits"][0]["seat"], "ussr");
    assert!(
        value["forfeits"][0]["why"].as_str().is_some_and(|why| why.contains("/no/such/program")),
        "{value}"
    );
}

#[test]
fn of_many_games_lost_by_forfeit_the_last_are_counted() {
    let seats = "us=random,ussr=exec:/no/such/program";
    let told = |games| {
        let run =
            detente(&["sim", "twilight", "--games", games, "--seed", "5", "--lang", "en", "--seats", seats]);
        run.ok()
    };
    let (one, two) = (told("6"), told("7"));
    assert!(one.contains("… and 1 more game lost by forfeit\n"), "{one}");
    assert!(two.contains("… and 2 more games lost by forfeit\n"), "{two}");
}

#[cfg(unix)]
#[test]
fn a_program_that_ends_stalls_or_answers_nonsense_loses_with_a_reason() {
    let folder = Folder::new("exec");
    let ready = "read hello\necho detenteok 1\n";
    let wait = "while read line; do case \"$line\" in go*)";
    let scripts = [
        ("ends", format!("{ready}echo out of memory >&2\nexit 3\n"), "out of memory"),
        ("nonsense", format!("{ready}{wait} echo bestaction castle;; esac; done\n"), "castle"),
        ("stalls", format!("{ready}{wait} sleep 60;; esac; done\n"), "2.1"),
    ];
    for (name, script, reason) in scripts {
        let path = folder.file(name, &script);
        let value = sim(&format!("us=exec:sh {path},ussr=random"), &["--move-time", "100"]);
        assert_eq!(
            (value["wins"]["ussr"].as_u64(), value["endings"]["forfeit"].as_u64()),
            (Some(2), Some(2)),
            "{name}"
        );
        assert!(
            value["forfeits"][0]["why"].as_str().is_some_and(|why| why.contains(reason)),
            "{name}: {value}"
        );
    }
}

#[test]
fn a_forfeited_game_is_saved_as_one_that_was_broken_off() {
    let folder = Folder::new("forfeit");
    sim("us=random,ussr=exec:/no/such/program", &["--save", &folder.path()]);
    let file = &folder.files()[0];
    let text = std::fs::read_to_string(file).expect("a record");
    assert!(text.contains("forfeit ussr"), "{text}");
    detente(&["check", file]).ok();
}

#[test]
fn the_example_bot_plays_whole_games() {
    let python = Command::new("python3").arg("--version").output();
    if !python.is_ok_and(|output| output.status.success()) {
        println!("skipped: there is no python3 here to run the example bot");
        return;
    }
    let bot = concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/bots/random_bot.py");
    let value = sim(&format!("us=random,ussr=exec:python3 {bot}"), &[]);
    assert_eq!(value["endings"]["forfeit"].as_u64().unwrap_or(0), 0, "{value}");
    assert_eq!(value["unfinished"], 0);
    let value = detente(&[
        "sim",
        "guerra-fria",
        "--games",
        "1",
        "--seed",
        "5",
        "--json",
        "--seats",
        &format!("all=random,south=exec:python3 {bot}"),
    ])
    .json();
    assert!(value.get("forfeits").is_none(), "{value}");
}
