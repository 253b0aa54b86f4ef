//! `sim` and `bench`: the promised JSON, the same games for the same seed.

use serde_json::Value;

use crate::common::{Folder, GAMES, detente};

fn count(value: &Value, path: &str) -> u64 {
    value.pointer(path).and_then(Value::as_u64).unwrap_or_else(|| panic!("{path} in {value}"))
}

fn sim(game: &str, more: &[&str]) -> Value {
    let mut args = vec!["sim", game, "--seats", "all=random", "--games", "6", "--json"];
    args.extend(more);
    detente(&args).json()
}

#[test]
fn sim_has_the_promised_shape() {
    for (game, seat) in GAMES {
        let value = sim(game, &["--seed", "1"]);
        assert_eq!((count(&value, "/games"), count(&value, "/seed")), (6, 1));
        let wins = value["wins"].as_object().expect("wins by seat");
        assert!(wins.contains_key(*seat) && wins.values().all(Value::is_u64), "{wins:?}");
        let endings = value["endings"].as_object().expect("endings by word");
        let ended: u64 = endings.values().map(|n| n.as_u64().expect("a count")).sum();
        assert_eq!(ended + count(&value, "/unfinished"), 6);
        assert!(count(&value, "/draws") <= 6);
        assert!(value["mean_turn"].as_f64().is_some_and(|mean| mean >= 1.0), "{value}");
        assert!(count(&value, "/decisions") >= 6 && value["seconds"].is_f64());
    }
}

#[test]
fn the_same_seed_gives_the_same_games_on_any_number_of_threads() {
    for (game, _) in GAMES {
        let run = |more: &[&str]| {
            let mut value = sim(game, more);
            value.as_object_mut().expect("an object").remove("seconds");
            value
        };
        let first = run(&["--seed", "11"]);
        assert_eq!(first, run(&["--seed", "11", "--threads", "1"]));
        assert_eq!(first, run(&["--seed", "11", "--threads", "5"]));
        assert_ne!(first, run(&["--seed", "12"]));
    }
}

#[test]
fn without_a_seed_one_is_chosen_and_told() {
    let (game, _) = GAMES[0];
    let value = sim(game, &[]);
    let seed = count(&value, "/seed").to_string();
    assert_eq!(sim(game, &["--seed", &seed])["decisions"], value["decisions"]);
}

#[test]
fn the_text_for_people_exists_in_four_languages() {
    for (game, _) in GAMES {
        for (lang, word) in [("en", "Level"), ("es", "Nivel"), ("pt", "Nível"), ("it", "Livello")] {
            let out = detente(&[
                "sim",
                game,
                "--seats",
                "all=random",
                "--games",
                "3",
                "--seed",
                "1",
                "--lang",
                lang,
            ])
            .ok();
            assert!(out.contains(word) && !out.contains(['{', '}']), "{out}");
        }
    }
}

#[test]
fn saved_games_are_never_overwritten_by_others() {
    let (game, _) = GAMES[0];
    let folder = Folder::new("save");
    let path = folder.path();
    sim(game, &["--seed", "3", "--save", &path]);
    assert_eq!(folder.files().len(), 6);
    // The same games once more change nothing.
    sim(game, &["--seed", "3", "--save", &path]);
    assert_eq!(folder.files().len(), 6);
    // A file that holds something else under such a name stays as it is.
    let first = folder.files().remove(0);
    std::fs::write(&first, "precious").expect("writable");
    let args = ["sim", game, "--seats", "all=random", "--games", "6", "--seed", "3", "--save", &path];
    assert!(detente(&args).complaint(2).contains("holds another game already"));
    assert_eq!(std::fs::read_to_string(&first).expect("readable"), "precious");
}

#[test]
fn bench_has_the_promised_shape() {
    let value = detente(&["bench", "--seconds", "0.05", "--seed", "1", "--json"]).json();
    for (game, _) in GAMES {
        let game = &value[game.replace('-', "_")];
        for rate in ["games_per_s", "decisions_per_s", "actions_per_s"] {
            assert!(game[rate].as_f64().is_some_and(|rate| rate > 0.0), "{rate} in {value}");
        }
        assert!(count(game, "/actions") >= count(game, "/decisions"), "{value}");
    }
    assert!(value["guerra_fria"]["rounds_per_s"].as_f64().is_some_and(|rate| rate > 0.0), "{value}");
    let out = detente(&["bench", "--seconds", "0.05"]).ok();
    assert!(out.contains("decisions per second") && !out.contains('{'), "{out}");
}
