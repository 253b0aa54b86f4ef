//! `verify`: which promises about the dice hold, and records that were rigged in a dozen ways.

use detente_fair::testkit::{bound_record, numbered_record, parts, place_of, retag, seed};
use detente_fair::{Part, tags};
use detente_game::record::{Ending, Record};
use detente_game::{Actor, Notation};
use detente_guerra_fria::GuerraFria;
use detente_struggle::Struggle;
use serde_json::Value;

use crate::common::{Folder, detente};

type Game = Record<Struggle>;
/// What is rigged, how, and what must be found.
type Rig<'a> = (&'a str, Box<dyn Fn(&mut Game) + 'a>, &'a str);

/// An honest game: the host's secret, and a contribution of each side.
fn honest() -> Game {
    bound_record(&seed(9), &parts::<Struggle>("t", &[1, 2]))
}

/// What does not hold in a file, as its words; and the sentence of the first.
fn wrong(path: &str) -> (Vec<String>, String) {
    let out = detente(&["verify", path, "--json"]);
    assert_eq!(out.code, 1, "{path}");
    let value: Value = serde_json::from_str(&out.out).expect("JSON");
    assert_eq!(value["fair"], false);
    let findings = value["findings"].as_array().expect("a list");
    let broken: Vec<&Value> = findings.iter().filter(|finding| finding["standing"] == "broken").collect();
    let text = |finding: &Value, key: &str| finding[key].as_str().expect("a text").to_owned();
    (broken.iter().map(|finding| text(finding, "what")).collect(), text(broken[0], "text"))
}

#[test]
fn an_honest_record_is_fair_in_four_languages() {
    let folder = Folder::new("verify-honest");
    let path = folder.file("game.dtr", &honest().to_text());
    let out = detente(&["verify", &path]).ok();
    assert!(out.ends_with(&format!("{path}: fair\n")), "{out}");
    assert!(out.lines().rev().skip(1).all(|line| line.starts_with("✓ ")), "{out}");
    for (lang, words) in [
        ("es", "El secreto del servidor es el que había sellado antes de la partida"),
        ("pt", "O segredo do servidor é o que ele havia selado antes da partida"),
        ("it", "Il segreto del server è quello che aveva sigillato prima della partita"),
    ] {
        let out = detente(&["verify", &path, "--lang", lang]).ok();
        assert!(out.contains(words) && !out.contains("{verify"), "{lang}: {out}");
    }
    let value = detente(&["verify", &path, "--json"]).json();
    assert_eq!((&value["fair"], &value["scheme"]), (&Value::Bool(true), &Value::from(2)));
    assert!(value["answers"].as_u64().is_some_and(|answers| answers > 16));
    // Four players without dice have nothing but the seed to prove.
    let record = bound_record::<GuerraFria>(&seed(9), &parts::<GuerraFria>("t", &[1, 2, 3, 4]));
    let path = folder.file("guerra-fria.dtr", &record.to_text());
    assert!(detente(&["verify", &path]).ok().contains("The game has no random results"));
}

#[test]
fn a_record_rigged_in_a_dozen_ways_is_found_a_dozen_times() {
    let folder = Folder::new("verify-rigged");
    let value = |byte: u8| seed(byte).reveal().to_owned();
    let die = place_of(&honest(), Actor::Nature, "3");
    let action = |word: &str| Struggle::parse_action(word).expect("a word of the game");
    let rigs: [Rig<'_>; 13] = [
        ("a die", Box::new(|game| game.actions[die].1 = action("4")), "differs"),
        ("a deal", Box::new(|game| game.actions.swap(2, 3)), "differs"),
        ("the host's secret", Box::new(|game| retag(game, tags::SECRET, None, &value(8))), "host-other"),
        ("the host's commitment", Box::new(|game| retag(game, tags::HOST, None, &value(8))), "host-other"),
        ("the seed", Box::new(|game| retag(game, tags::SEED, None, &value(8))), "seed-other"),
        ("a contribution", Box::new(|game| retag(game, tags::OPENED, Some("us"), &value(8))), "part-other"),
        (
            "no contribution",
            Box::new(|game| game.tags.retain(|(_, value)| !value.starts_with("us 01"))),
            "part-missing",
        ),
        (
            "a seat without a part",
            Box::new(|game| {
                retag(game, tags::SEAT, Some("us"), "none");
                game.tags.retain(|(_, value)| !value.starts_with("us 01"));
            }),
            "seed-other",
        ),
        (
            "a step removed",
            Box::new(|game| {
                game.actions.remove(die);
            }),
            "answer-missing",
        ),
        (
            "a die too many",
            Box::new(|game| {
                let again = game.actions[die];
                game.actions.insert(die + 1, again);
            }),
            "answer-extra",
        ),
        ("the weaker scheme", Box::new(|game| retag(game, tags::SCHEME, None, "1")), "scheme-mixed"),
        (
            "the winner",
            Box::new(|game| {
                game.ending = Ending::Over { winners: vec!["us".into(), "ussr".into()], how: "vp".into() };
            }),
            "ending-other",
        ),
        ("another table", Box::new(|game| retag(game, tags::TABLE, None, "u")), "host-other"),
    ];
    for (what, rig, expected) in &rigs {
        let mut game = honest();
        rig(&mut game);
        let path = folder.file("rigged.dtr", &game.to_text());
        let (found, sentence) = wrong(&path);
        assert!(found.contains(&(*expected).to_owned()), "{what}: {found:?}");
        assert!(!sentence.contains('{'), "{what}: {sentence}");
        let plain = detente(&["verify", &path]);
        assert!(plain.code == 1 && plain.out.contains("✗ "), "{what}: {}", plain.out);
    }
    // What a change of the text alone can do.
    let text = honest().to_text();
    for (what, from, to, expected) in [
        ("options", "\nfair-scheme", "\noptions us-handicap=2\nfair-scheme", "differs"),
        ("rules", &*format!("\nrules {}\n", honest().rules()), "\nrules 1\n", "differs"),
    ] {
        let path = folder.file("rigged.dtr", &text.replace(from, to));
        assert!(wrong(&path).0.contains(&expected.to_owned()), "{what}");
    }
}

#[test]
fn the_first_thing_that_is_wrong_is_said_in_a_sentence() {
    let folder = Folder::new("verify-sentence");
    let mut game = honest();
    let die = place_of(&game, Actor::Nature, "3");
    game.actions[die].1 = Struggle::parse_action("4").expect("a die");
    let path = folder.file("die.dtr", &game.to_text());
    let (_, sentence) = wrong(&path);
    let expected = format!("Action {} is “4” and should be “3”", die + 1);
    assert!(sentence.starts_with(&expected), "{sentence}");
    let line = detente(&["verify", &path]).complaint(1);
    assert!(line.starts_with(&format!("{path}: not fair: ")), "{line}");
}

#[test]
fn an_older_record_is_proved_by_its_own_scheme_and_its_gaps_are_named() {
    let folder = Folder::new("verify-older");
    let path = folder.file("whole.dtr", &numbered_record::<Struggle>(false).to_text());
    let out = detente(&["verify", &path]).ok();
    assert!(
        out.contains("Older dice (scheme 1)") && out.contains("the server could have chosen it"),
        "{out}"
    );
    let path = folder.file("gaps.dtr", &numbered_record::<Struggle>(true).to_text());
    let (found, sentence) = wrong(&path);
    assert!(found.iter().all(|what| what == "gap") && sentence.contains("draw 6 was skipped"), "{sentence}");
}

#[test]
fn a_record_without_promises_proves_nothing() {
    let folder = Folder::new("verify-nothing");
    let mut game = honest();
    game.tags.clear();
    let path = folder.file("plain.dtr", &game.to_text());
    assert_eq!(detente(&["verify", &path]).complaint(1), format!("{path}: nothing can be proved"));
}

/// What Ann, the US, has kept: lines of the head.
fn kept(game: &mut Game) {
    let honest = parts::<Struggle>("t", &[1, 2]);
    game.tags.push((tags::KEPT_HOST.into(), detente_fair::host_commitment("t", &seed(9))));
    game.tags.push((tags::KEPT_PART.into(), format!("us {}", seed(1).reveal())));
    for (seat, part) in ["us", "ussr"].iter().zip(&honest) {
        let line = format!("{seat} committed {}", part.commitment().expect("one"));
        game.tags.push((tags::KEPT_SEAT.into(), line));
    }
}

#[test]
fn a_whole_game_made_anew_by_the_host_is_found_by_what_a_player_has_kept() {
    let folder = Folder::new("verify-kept");
    let mut game = honest();
    kept(&mut game);
    let path = folder.file("honest.dtr", &game.to_text());
    assert!(detente(&["verify", &path]).ok().contains("your contribution is in the seed"));
    for (host, parts, expected) in [
        (8, parts::<Struggle>("t", &[1, 2]), "kept-host-other"),
        (9, parts::<Struggle>("t", &[5, 2]), "kept-part-other"),
        (9, parts::<Struggle>("t", &[1, 5]), "kept-seat-other"),
        (9, vec![Part::None, Part::Bot], "kept-part-unused"),
    ] {
        let mut game: Game = bound_record(&seed(host), &parts);
        let path = folder.file("forged.dtr", &game.to_text());
        assert!(detente(&["verify", &path, "--json"]).json()["fair"].as_bool() == Some(true), "alone it is");
        kept(&mut game);
        let path = folder.file("forged.dtr", &game.to_text());
        assert!(wrong(&path).0.contains(&expected.to_owned()), "{expected}");
    }
}

#[test]
fn what_a_player_saw_is_checked_alone_and_against_the_record() {
    let folder = Folder::new("verify-seen");
    let game = honest();
    let record = folder.file("game.dtr", &game.to_text());
    let mut seen = game.clone();
    seen.actions.truncate(50);
    seen.ending = Ending::Unfinished;
    seen.tags.retain(|(key, _)| ![tags::SECRET, tags::OPENED, tags::SEED].contains(&key.as_str()));
    kept(&mut seen);
    let text = seen.to_text().replacen("detente-record 1", "detente-seen 1", 1);
    let hidden = Struggle::action_word(game.actions[3].1);
    let text = text.replacen(&format!(" {hidden}"), " ?", 1);
    let path = folder.file("seen.txt", &text);
    let out = detente(&["verify", &path]).ok();
    assert!(out.contains("You know 49 actions so far") && out.contains("nothing is wrong so far"), "{out}");
    let out = detente(&["verify", &record, "--seen", &path]).ok();
    assert!(out.contains("The 50 actions you had seen stand in the record"), "{out}");
    assert!(out.contains("your contribution is in the seed"), "{out}");
    let other: Game = bound_record(&seed(8), &parts::<Struggle>("t", &[1, 2]));
    let other = folder.file("other.dtr", &other.to_text());
    let out = detente(&["verify", &other, "--seen", &path]);
    assert!(out.code == 1 && out.out.contains("✗ Action 1 was"), "{}", out.out);
}
