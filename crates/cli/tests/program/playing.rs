//! `detente play --plain`, `detente view --plain`, saves, completions and manual pages, as a user runs them.

use std::fs;
use std::io::Write;
use std::process::{Command, Stdio};

use crate::common::{Folder, Ran, detente};

/// Runs `detente` with this input; its saves go into `folder`.
pub fn with_input(folder: &Folder, args: &[&str], input: &str) -> Ran {
    let mut child = Command::new(env!("CARGO_BIN_EXE_detente"))
        .args(args)
        .env("LC_ALL", "C")
        .env("XDG_DATA_HOME", folder.path())
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program can be started");
    // A program that has already said no reads nothing.
    let _ = child.stdin.take().expect("a pipe").write_all(input.as_bytes());
    let output = child.wait_with_output().expect("it ends");
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).expect("UTF-8");
    Ran {
        code: output.status.code().expect("it ended by itself"),
        out: text(output.stdout),
        err: text(output.stderr),
    }
}

/// The only save in the folder.
fn the_save(folder: &Folder) -> String {
    let games = format!("{}/detente/games", folder.path());
    let mut names: Vec<String> = fs::read_dir(&games)
        .expect("the folder of the saves")
        .map(|entry| entry.expect("readable").path().to_string_lossy().into_owned())
        .collect();
    assert_eq!(names.len(), 1, "{names:?}");
    names.remove(0)
}

#[test]
fn a_whole_game_of_guerra_fria_goes_through_a_pipe() {
    let folder = Folder::new("play-gf");
    let round = "build\n1\n1\n1\ncommit\n";
    let args = [
        "play",
        "guerra-fria",
        "--plain",
        "--bot",
        "random",
        "--seed",
        "3",
        "--rules",
        "max-rounds=5",
        "--seat",
        "east",
    ];
    let out = with_input(&folder, &args, &round.repeat(20)).ok();
    assert!(out.contains("Round 1: what do you play?") && out.contains("The record is "), "{out}");
    detente(&["check", &the_save(&folder)]).ok();
    let resumed = with_input(&folder, &["play", "--resume", &the_save(&folder), "--plain"], "").complaint(1);
    assert!(resumed.contains("finished"), "{resumed}");
}

#[test]
fn a_whole_game_of_twilight_struggle_goes_through_a_pipe() {
    let folder = Folder::new("play-ts");
    let args = ["play", "twilight", "--plain", "--bot", "random", "--seed", "3", "--seat", "ussr"];
    let out = with_input(&folder, &args, &"1\n".repeat(5000)).ok();
    assert!(out.contains("Turn 1") && out.contains("The record is "), "{out}");
    detente(&["check", &the_save(&folder)]).ok();
}

#[test]
fn a_first_game_has_a_coach_that_stays_with_the_game() {
    for (game, question) in
        [("twilight", "Set-up: place influence"), ("guerra-fria", "Round 1: what do you play?")]
    {
        let folder = Folder::new(&format!("play-coach-{game}"));
        let args = ["play", game, "--plain", "--coach", "--seed", "3"];
        let out = with_input(&folder, &args, "1\ncoach less\nquit\n").ok();
        let (before, after) = out.split_once(question).unwrap_or_else(|| panic!("{out}"));
        assert!(before.contains("\nCoach: "), "{out}");
        assert!(after.contains("The coach says less."), "{out}");
        let save = fs::read_to_string(the_save(&folder)).expect("readable");
        assert!(save.contains("coach less") && save.contains(" recruit"), "{save}");
        let again = with_input(&folder, &["play", "--resume", "--plain"], "coach silent\nquit\n").ok();
        assert!(again.contains("The coach is silent."), "{again}");
        let silent = with_input(&folder, &["play", "--resume", "--plain"], "quit\n").ok();
        assert!(!silent.contains("\nCoach: "), "{silent}");
    }
    let folder = Folder::new("play-coach-two");
    let args = ["play", "twilight", "--plain", "--coach", "--seat", "all"];
    assert!(with_input(&folder, &args, "").complaint(2).contains("alone"));
    let loud = ["play", "twilight", "--plain", "--coach=loud"];
    assert!(with_input(&folder, &loud, "").complaint(2).contains("usual, more, less, silent"));
}

#[test]
fn the_same_seed_deals_the_same_game() {
    let play = |name: &str| {
        let folder = Folder::new(name);
        let args = ["play", "twilight", "--plain", "--bot", "random", "--seed", "8"];
        with_input(&folder, &args, &"1\n".repeat(40)).ok().replace(&folder.path(), "")
    };
    assert_eq!(play("seed-one"), play("seed-two"));
}

#[test]
fn a_game_is_resumed_where_it_was_left() {
    let folder = Folder::new("resume");
    let args = ["play", "twilight", "--plain", "--bot", "random", "--seed", "5"];
    let out = with_input(&folder, &args, "italy italy france\n").ok();
    assert!(out.contains("4 points left") && out.contains("To continue: detente play --resume"), "{out}");
    for resume in [&["play", "--resume", "--plain"][..], &["play", "twilight", "--resume", "--plain"]] {
        let out = with_input(&folder, resume, "").ok();
        assert!(out.contains("Western Europe, 4 points left"), "{out}");
    }
    let out = with_input(&folder, &["play", "--resume", "--plain"], "undo\nundo\nundo\n").ok();
    assert!(
        out.contains("7 points left") && out.contains("Undone."),
        "steps before the break as well: {out}"
    );
    let none = with_input(&folder, &["play", "--resume", "guerra-fria", "--plain"], "").complaint(1);
    assert!(none.starts_with("no unfinished game is saved in "), "{none}");
}

#[test]
fn a_bot_may_be_called_by_its_rank_and_bear_an_effort_in_a_save_too() {
    let levels = |game: &str| match game {
        "twilight" => ["colonel", "search@5n", "marshal@8n", "search@1ms"],
        _ => ["colonel", "search@5n", "sergeant", "recruit"],
    };
    for game in ["twilight", "guerra-fria"] {
        for level in levels(game) {
            let folder = Folder::new(&format!("level-{game}-{level}"));
            let args = ["play", game, "--plain", "--bot", level, "--seed", "5"];
            let out = with_input(&folder, &args, "1\n").ok();
            assert!(out.contains("To continue: detente play --resume") && !out.contains('{'), "{out}");
            let save = fs::read_to_string(the_save(&folder)).expect("readable");
            assert!(save.contains(&format!(" {level}\n")), "{save}");
            with_input(&folder, &["play", "--resume", "--plain"], "1\n").ok();
            // What no program knows is refused before anything is played.
            let unknown = save.replace(&format!(" {level}\n"), " genius\n");
            fs::write(the_save(&folder), unknown).expect("writable");
            let line = with_input(&folder, &["play", "--resume", "--plain"], "1\n").complaint(1);
            assert!(line.contains("genius"), "{line}");
        }
    }
}

#[test]
fn a_damaged_save_says_what_is_wrong_and_is_kept() {
    let folder = Folder::new("damaged");
    let args = ["play", "twilight", "--plain", "--bot", "random", "--seed", "5"];
    with_input(&folder, &args, "italy italy france\n").ok();
    let path = the_save(&folder);
    let good = fs::read_to_string(&path).expect("readable");
    let cut = good.replace("us: italy italy france", "us: italy itali");
    let illegal = good.replace("us: italy italy france", "us: italy cuba");
    let half = good[..good.len() - 3].to_owned();
    for (damaged, part) in [(cut, "itali"), (illegal, "cuba"), (half, "fran"), ("\u{1}".to_owned(), "line 1")]
    {
        fs::write(&path, &damaged).expect("writable");
        let line = with_input(&folder, &["play", "--resume", "--plain"], "1\n").complaint(1);
        assert!(line.starts_with("the save is damaged and was left as it is: "), "{line}");
        assert!(line.contains(part) && line.contains(&path), "{line}");
        assert_eq!(fs::read_to_string(&path).expect("still there"), damaged, "nothing was written");
    }
    fs::write(&path, [0xff, 0x00, 0xfe]).expect("writable");
    with_input(&folder, &["play", "--resume", "--plain"], "1\n").complaint(1);
    assert_eq!(fs::read(&path).expect("still there"), [0xff, 0x00, 0xfe]);
}

#[test]
fn wrong_arguments_get_one_line() {
    let folder = Folder::new("wrong");
    for (args, part) in [
        (&["play", "--plain"][..], "GAME"),
        (&["play", "chess", "--plain"], "chess"),
        (&["play", "twilight", "--plain", "--seat", "mars"], "us, ussr"),
        (&["play", "twilight", "--plain", "--bot", "genius"], "random"),
        (&["play", "twilight", "--plain", "--rules", "gravity=off"], "gravity"),
        (&["play", "twilight"], "--plain"),
        (&["play", "--resume", "--plain", "--seed", "4"], "--resume"),
    ] {
        let line = with_input(&folder, args, "").complaint(2);
        assert!(line.contains(part), "{args:?}: {line}");
    }
    assert!(!std::path::Path::new(&folder.path()).join("detente").exists(), "nothing was saved");
}

#[test]
fn a_record_is_looked_at_line_by_line() {
    let folder = Folder::new("view");
    let args = ["play", "twilight", "--plain", "--bot", "random", "--seed", "3", "--seat", "ussr"];
    with_input(&folder, &args, &"1\n".repeat(5000)).ok();
    let path = the_save(&folder);
    let out = with_input(
        &folder,
        &["view", &path, "--plain", "--seat", "ussr"],
        "goto 20\nnext 3\nback\neyes\nhand\neyes\nstate\nlog 3\nquit\n",
    )
    .ok();
    assert!(
        out.contains("Step 20 of ") && out.contains("Step 22 of ") && out.contains("seen by an observer"),
        "{out}"
    );
    let before = fs::read_to_string(&path).expect("readable");
    assert_eq!(before, fs::read_to_string(&path).expect("readable"), "looking changes nothing");
    detente(&["view", "/no/such/file", "--plain"]).complaint(1);
    assert!(detente(&["view", &path, "--plain", "--seat", "mars"]).complaint(2).contains("observer"));
}

#[test]
fn completions_and_manual_pages_know_every_command() {
    for shell in ["bash", "zsh", "fish", "elvish", "powershell"] {
        let text = detente(&["completions", shell]).ok();
        for command in ["play", "view", "sim", "rules"] {
            assert!(text.contains(command), "{shell}: {command}");
        }
    }
    assert!(detente(&["man"]).ok().contains(".TH detente 1"));
    let play = detente(&["man", "play"]).ok();
    for option in ["resume", "plain", "server", "table", "guest", "user", "token"] {
        assert!(play.contains(&format!("\\-\\-{option}")), "{option}: {play}");
    }
    detente(&["man", "dance"]).complaint(2);
    let folder = Folder::new("man");
    detente(&["man", "--dir", &folder.path()]).ok();
    assert!(fs::read_to_string(format!("{}/detente-view.1", folder.path())).expect("a page").contains(".TH"));
}
