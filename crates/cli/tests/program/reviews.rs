//! `review` and `puzzles` as somebody types them.

use std::fs;
use std::io::Write;
use std::process::{Command, Stdio};

use serde_json::Value;

use crate::common::{Folder, detente, two_games};

/// The beginning of the tournament game: the deal, the set-up, the first headline. A whole game takes minutes here.
fn beginning(folder: &Folder) -> String {
    let whole = include_str!("../../../struggle/tests/games/tournament.txt");
    let mut text: String = whole
        .lines()
        .take_while(|line| !line.starts_with("# Turn 1, USSR action round 2"))
        .fold(String::new(), |text, line| text + line + "\n");
    assert!(text.len() < whole.len());
    text.push('\n');
    folder.file("game.txt", &text)
}

fn has_network() -> bool {
    detente(&["sim", "twilight", "--seats", "all=learned", "--games", "1", "--json"]).code == 0
}

#[test]
fn a_review_is_told_drawn_and_counted_and_can_be_taken_up_again() {
    if !has_network() {
        eprintln!("skipped: this program was built without the network");
        return;
    }
    let folder = Folder::new("review");
    let game = beginning(&folder);
    let kept = format!("{}/kept.json", folder.path());
    let review = ["review", &game, "--effort", "2n", "--keep", &kept, "--json"];
    let json = detente(&review).json();
    let number = |value: &Value| value.as_f64().expect("a number");
    let both = |value: &Value| number(&value["us"]) + number(&value["ussr"]);
    let told = number(&json["start"]) + both(&json["luck"]) + both(&json["errors"]) + number(&json["rest"]);
    assert!((told - number(&json["end"])).abs() < 0.05, "{told} {json}");
    assert!(json["decisions"].as_array().is_some_and(|all| all.len() > 10));
    // What was found is there: the second time needs none of it again.
    assert!(fs::read_to_string(&kept).is_ok_and(|text| text.contains("findings")));
    assert_eq!(detente(&review).json(), json);
    let other = detente(&["review", &game, "--effort", "2n", "--seed", "2", "--keep", &kept]).complaint(2);
    assert!(other.contains("kept.json"), "{other}");
    for (lang, word) in [("en", "Accuracy"), ("es", "Precisión"), ("pt", "Precisão"), ("it", "Precisione")]
    {
        let text = detente(&["review", &game, "--effort", "2n", "--keep", &kept, "--lang", lang]).ok();
        assert!(text.contains(word) && !text.contains(['{', '}']), "{text}");
    }
    let page = format!("{}/game.html", folder.path());
    detente(&["review", &game, "--effort", "2n", "--keep", &kept, "--seat", "ussr", "-o", &page]).ok();
    let page = fs::read_to_string(page).expect("the page");
    assert!(page.contains("<svg") && page.ends_with("</html>\n") && !page.contains("src="), "{page}");
}

#[test]
fn what_cannot_be_reviewed_is_said_in_a_line() {
    let folder = Folder::new("unreviewed");
    let game = beginning(&folder);
    assert!(detente(&["review", &game, "--effort", "soon"]).complaint(2).contains("soon"));
    assert!(detente(&["review", &game, "--seat", "north"]).complaint(2).contains("north"));
    assert!(!detente(&["review", &folder.file("x.txt", "nothing")]).complaint(2).is_empty());
    assert!(detente(&["review", "nowhere.txt"]).complaint(1).contains("nowhere.txt"));
    assert!(detente(&["puzzles", "--theme", "chess"]).complaint(2).contains("europe"));
    assert!(detente(&["puzzles", "make"]).complaint(2).contains("-o"));
    // What the puzzles would be written to, or made of, is looked at before any work.
    let path = folder.path();
    let nowhere = format!("{path}/nowhere/puzzles.jsonl");
    assert!(detente(&["puzzles", "make", &game, "-o", &nowhere]).complaint(1).contains("nowhere"));
    assert!(detente(&["puzzles", "make", &game, "-o", &path]).complaint(2).contains(&path));
    let damaged = folder.file("damaged.jsonl", "\n{}\n");
    assert!(detente(&["puzzles", "make", &game, "-o", &damaged]).complaint(2).contains("line 2"));
    let out = format!("{path}/made.jsonl");
    let bad = folder.file("bad.txt", "nothing");
    assert!(detente(&["puzzles", "make", &game, &bad, "-o", &out]).complaint(2).contains("bad.txt"));
    assert!(detente(&["puzzles", "make", "lost.txt", "-o", &out]).complaint(1).contains("lost.txt"));
}

#[test]
fn what_cannot_be_written_is_said_before_the_work_and_not_after_it() {
    let folder = Folder::new("review-nowhere");
    let (game, path) = (beginning(&folder), folder.path());
    let kept = format!("{path}/kept.json");
    let nowhere = format!("{path}/nowhere/page.html");
    let review = |more: &[&str]| detente(&[&["review", &game, "--effort", "2n"], more].concat());
    assert!(review(&["--keep", &kept, "-o", &nowhere]).complaint(1).contains("page.html"));
    assert!(review(&["--keep", &kept, "-o", &path]).complaint(2).contains(&path));
    assert!(fs::read_to_string(&kept).is_err(), "nothing was worked on");
    let file = format!("{path}/page.html");
    assert!(detente(&["review", "lost.txt", "-o", &file]).complaint(1).contains("lost.txt"));
    assert!(fs::read_to_string(&file).is_err(), "what was only tried leaves nothing behind");
}

#[test]
fn a_folder_without_a_game_says_so_and_names_what_could_not_be_reviewed() {
    let folder = Folder::new("no-games");
    let path = folder.path();
    assert!(detente(&["review", &path]).complaint(1).contains(&path));
    let bad = folder.file("bad.txt", "nothing");
    let ran = detente(&["review", &path]);
    let named = ran.out.lines().filter(|line| line.contains(&bad)).count();
    assert_eq!((named, ran.out.matches(&bad).count()), (1, 1), "once: {}", ran.out);
    assert!(ran.complaint(1).contains(&path));
    let ran = detente(&["review", &path, "--json"]);
    let json: Value = serde_json::from_str(&ran.out).expect("JSON");
    assert_eq!(
        (json["games"].as_object().map(serde_json::Map::len), &json["failed"][0]["file"]),
        (Some(0), &Value::from(bad))
    );
    assert!(json["failed"][0]["why"].as_str().is_some_and(|why| !why.is_empty()), "{json}");
    ran.complaint(1);
}

#[test]
fn a_name_in_a_record_gives_no_orders_to_the_screen() {
    if !has_network() {
        eprintln!("skipped: this program was built without the network");
        return;
    }
    let folder = Folder::new("review-names");
    let text = fs::read_to_string(beginning(&folder)).expect("it was written");
    let named = text
        .replace("player us Stefan Mecay", "player us A\u{1b}[2Jnn\u{202e}")
        .replace("player ussr Chris Withers", "player ussr \u{1b}");
    assert_eq!(named.matches('\u{1b}').count(), 2);
    folder.file("game.txt", &named);
    let told = detente(&["review", &folder.path(), "--effort", "1n"]).ok();
    assert!(told.contains("A[2Jnn: one game") && told.contains("ussr: one game"), "{told}");
    assert!(!told.contains(['\u{1b}', '\u{202e}']), "{told:?}");
}

#[test]
fn a_profile_is_of_one_game_and_compares_with_others_only_where_there_are_any() {
    if !has_network() {
        eprintln!("skipped: this program was built without the network");
        return;
    }
    let folder = Folder::new("folder-of-both");
    let games = two_games("guerra-fria", "both");
    folder.file("four.txt", &first_round(&games.files()[0]));
    beginning(&folder);
    let path = folder.path();
    let kept = format!("{path}/kept");
    let review = ["review", &path, "--effort", "1n", "--keep", &kept];
    let json = detente(&[&review[..], &["--json"]].concat()).json();
    let of = |game: &str| json["games"][game]["players"].as_object().map(serde_json::Map::len);
    // All four of Guerra Fría have one name: they are one player, and nobody else is there.
    assert_eq!((of("guerra-fria"), of("twilight")), (Some(1), Some(2)), "{json}");
    let player = &json["games"]["guerra-fria"]["players"]["random"];
    assert!(player["others"].is_null(), "{json}");
    // It is one game to whoever had all seats, and as well played as all of them in the mean.
    assert_eq!(player["own"]["games"], 1, "{json}");
    assert!(player["own"]["accuracy"].as_f64().is_some_and(|accuracy| (1.0..=100.0).contains(&accuracy)));
    let text = detente(&review).ok();
    assert!(text.contains("random: one game, accuracy "), "{text}");
    for part in ["Twilight Struggle\n", "Guerra Fría\n", "all others"] {
        assert!(text.contains(part), "{part}: {text}");
    }
    // Alone there is nothing to compare with.
    let alone = [&review[..], &["--seat", "south"]].concat();
    let text = detente(&alone).ok();
    assert!(!text.contains("others") && text.contains("Points lost per decision:"), "{text}");
    let json = detente(&[&alone[..], &["--json"]].concat()).json();
    let players = json["games"]["guerra-fria"]["players"].as_object().expect("players");
    assert!(players.len() == 1 && players.values().all(|player| player["others"].is_null()), "{json}");
}

/// The record of a game of Guerra Fría, as far as its first round.
fn first_round(path: &str) -> String {
    let text = fs::read_to_string(path).expect("readable");
    text.lines().take_while(|line| !line.starts_with("# Round 2")).fold(String::new(), |text, line| {
        let line = if line.starts_with("result ") { "result unfinished" } else { line };
        text + line + "\n"
    })
}

#[test]
fn every_game_of_a_folder_is_reviewed_and_kept_and_one_seat_alone_if_it_is_wished() {
    if !has_network() {
        eprintln!("skipped: this program was built without the network");
        return;
    }
    let games = two_games("guerra-fria", "folder");
    let folder = Folder::new("folder-of-two");
    // A record ends in `.dtr` where it is downloaded; what is kept of the two is told apart though the names are alike.
    for (name, path) in ["one.txt", "one.dtr"].iter().zip(games.files()) {
        folder.file(name, &first_round(&path));
    }
    let kept = format!("{}/kept", folder.path());
    let path = folder.path();
    let review = ["review", &path, "--effort", "1n", "--keep", &kept, "--json"];
    let json = detente(&review).json();
    let played = |json: &Value| -> u64 {
        let Some(players) = json["games"]["guerra-fria"]["players"].as_object() else { return 0 };
        players.values().map(|player| player["own"]["games"].as_u64().expect("a number")).sum()
    };
    assert_eq!(played(&json), 2, "one player had all seats of two games: {json}");
    let found = |name: &str| fs::read_to_string(format!("{kept}/{name}.json")).expect("what was kept");
    assert!(found("one.txt").contains("findings") && found("one.txt") != found("one.dtr"));
    assert_eq!(detente(&review).json(), json, "taken up again");
    let south = [&review[..], &["--seat", "south"]].concat();
    assert_eq!(played(&detente(&south).json()), 2);
    let page = format!("{}/profiles.html", folder.path());
    detente(&["review", &path, "--effort", "1n", "--keep", &kept, "-o", &page]).ok();
    let page = fs::read_to_string(page).expect("the page");
    assert!(page.ends_with("</html>\n") && page.contains("<h2>") && !page.contains("src="), "{page}");
}

#[test]
fn a_game_of_guerra_fria_is_reviewed_too() {
    let folder = two_games("guerra-fria", "review");
    let game = folder.file("short.txt", &first_round(&folder.files()[0]));
    let ran = detente(&["review", &game, "--effort", "1n", "--json"]);
    if ran.code == 1 {
        eprintln!("skipped: {}", ran.err);
        return;
    }
    let json = ran.json();
    for seat in ["south", "west", "north", "east"] {
        assert!(json["accuracy"][seat].is_number(), "{json}");
    }
}

/// Solves a puzzle of Guerra Fría with one best answer in a language, and gives what was said.
fn solved(lang: &str, typed: &str) -> String {
    let puzzle = concat!(
        r#"{"version":1,"id":"a","game":"guerra-fria","seat":"south","view":"VIEW","position":"","theme":"attack","#,
        r#""difficulty":900,"answer":"ally-west","chance":100.0,"proved":false,"others":[{"action":"build","chance":40.0}],"#,
        r#""told":{"en":"So it is.","es":"Así es.","pt":"Assim é.","it":"Così è."},"why":[]}"#
    );
    let folder = Folder::new(&format!("puzzle-{lang}"));
    let view = "round=9 south=2/3/3+0 west=9/9/9+4 north=1/1/1+0 east=1/1/1+0 viewer=south";
    let file = folder.file("puzzles.jsonl", &(puzzle.replace("VIEW", view) + "\n"));
    let mut child = Command::new(env!("CARGO_BIN_EXE_detente"))
        .args(["puzzles", "--game", "guerra-fria", "--from", &file, "--plain", "--lang", lang])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the program can be started");
    let mut input = child.stdin.take().expect("its input");
    input.write_all(typed.as_bytes()).expect("it reads");
    drop(input);
    let out = child.wait_with_output().expect("it ends");
    let text = String::from_utf8(out.stdout).expect("UTF-8");
    assert!(out.status.success(), "{text}");
    text
}

#[test]
fn a_puzzle_is_solved_with_a_hint_and_a_wrong_answer_is_refused() {
    let text = solved("en", "hint\nnonsense\nfree\nbuild\nhint\nally-west\n");
    for part in [
        "Puzzle 1 of 1",
        "Attack",
        "nonsense",
        // Card by card one could lay anything.
        "“free” is none of the answers",
        "There is something better",
        "So it is.",
        "of 100:\n  100.0",
        "   40.0  ",
        "0 of 1 right",
    ] {
        assert!(text.contains(part), "{part}: {text}");
    }
}

#[test]
fn no_hint_names_all_answers_that_there_are() {
    let text = solved("en", "hint\nhint\nhint\nally-west\n");
    assert_eq!(text.matches("The theme is: Attack").count(), 3, "{text}");
    assert!(!text.contains("The answer is among"), "{text}");
}

#[test]
fn puzzles_take_the_words_of_the_language_and_name_them() {
    for (lang, hint, answer, map, next, quit, so, about) in [
        ("en", "hint", "answer", "map", "next", "quit", "So it is.", "The theme is: Attack"),
        ("es", "pista", "solución", "mapa", "siguiente", "salir", "Así es.", "El tema es: Ataque"),
        ("pt", "dica", "solução", "mapa", "próximo", "sair", "Assim é.", "O tema é: Ataque"),
        ("it", "suggerimento", "soluzione", "mappa", "avanti", "esci", "Così è.", "Il tema è: Attacco"),
    ] {
        let said = solved(lang, &format!("{hint}\n{map}\n{answer}\n"));
        for word in [hint, answer, map, next, quit] {
            // Not only as a part of another word.
            let named = said.split(|letter: char| !letter.is_alphabetic()).any(|part| part == word);
            assert!(named, "{lang}: {word} is not named: {said}");
        }
        let refused: Vec<&str> = said.lines().filter(|line| line.starts_with(['“', '«', '"', '>'])).collect();
        assert!(!refused.iter().any(|line| line.contains(map)), "{lang}: {refused:?}");
        assert!(said.contains(about) && said.contains(so), "{lang}: {said}");
        // English is understood everywhere, and accents need not be typed.
        assert!(solved(lang, "hint\nanswer\n").contains(so), "{lang}");
        let plain: String = answer
            .chars()
            .map(|letter| match letter {
                'ó' => 'o',
                'ç' => 'c',
                'ã' => 'a',
                _ => letter,
            })
            .collect();
        assert!(solved(lang, &format!("{plain}\n")).contains(so), "{lang}");
        for away in [next, quit] {
            let left = solved(lang, &format!("{away}\n{answer}\n"));
            assert!(!left.contains(so), "{lang}: {away} leaves the puzzle: {left}");
        }
    }
}
