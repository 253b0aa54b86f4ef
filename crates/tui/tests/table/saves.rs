//! Saves: written after every action, resumed where they stand, refused if damaged.

use std::time::Duration;

use detente_game::record::Record;
use detente_struggle::Struggle;
use detente_tui::local::Local;
use detente_tui::table::TableScreen;
use detente_words::Lang;

use crate::common::{random_bots, twilight};

fn settle(local: &mut Local<Struggle>) {
    while local.go_on(Duration::from_millis(200)) || local.is_thinking() {}
}

fn saved(local: &Local<Struggle>) -> Record<Struggle> {
    let text = std::fs::read_to_string(local.path()).expect("there is a save");
    Record::parse(&text).expect("it is a record")
}

#[test]
fn the_save_is_the_game_after_every_action() {
    let mut local = twilight(&["ussr"], 9);
    settle(&mut local);
    for _ in 0..30 {
        local.answer(0).expect("there is a first choice");
        assert_eq!(saved(&local).actions, local.record().actions, "right after the answer");
        settle(&mut local);
        assert_eq!(saved(&local).actions, local.record().actions, "and after the others");
        if local.scene().over.is_some() {
            break;
        }
    }
}

#[test]
fn a_resumed_game_shows_the_same_and_goes_on_the_same() {
    let mut first = twilight(&["us", "ussr"], 9);
    settle(&mut first);
    for _ in 0..20 {
        first.answer(0).expect("there is a first choice");
        settle(&mut first);
    }
    let path = first.path().to_owned();
    let resumed = Local::resume(&saved(&first), random_bots(9), path, Lang::En);
    let mut second = resumed.expect("a good save");
    assert_eq!(second.scene(), first.scene());
    // Nature goes on as she would have: the same dice, the same cards.
    for _ in 0..20 {
        for table in [&mut first, &mut second] {
            table.answer(0).expect("there is a first choice");
            settle(table);
        }
    }
    assert_eq!(second.record().actions, first.record().actions);
}

#[test]
fn a_save_that_does_not_replay_is_refused_and_left_alone() {
    let mut local = twilight(&["us", "ussr"], 9);
    settle(&mut local);
    local.answer(0).expect("there is a first choice");
    let path = local.path().to_owned();
    let text = std::fs::read_to_string(&path).expect("saved");
    let wrong = text.replace("\nussr: finland", "\nussr: cuba");
    assert_ne!(wrong, text, "the set-up of the USSR is in it");
    std::fs::write(&path, &wrong).expect("written");
    let record = Record::<Struggle>::parse(&wrong).expect("it can be read");
    let error = Local::resume(&record, random_bots(9), path.clone(), Lang::En).expect_err("Cuba is far away");
    assert!(error.place.line > 0 && error.to_string().contains("cuba"), "{error}");
    assert_eq!(std::fs::read_to_string(&path).expect("still there"), wrong);
}

#[test]
fn a_save_that_cannot_be_written_is_told_and_the_game_goes_on() {
    let seating = detente_tui::save::Seating { levels: vec![None, Some("random".to_owned())], seed: 1 };
    let nowhere = std::path::PathBuf::from("/dev/null/game.txt");
    let mut local: Local<Struggle> = Local::new(
        &detente_struggle::options::Options::default(),
        seating,
        random_bots(1),
        nowhere,
        Lang::En,
    );
    settle(&mut local);
    let trouble = local.scene().trouble.clone().expect("it is told");
    assert!(trouble.starts_with("the game cannot be saved in /dev/null/game.txt: "), "{trouble}");
    for _ in 0..10 {
        local.answer(0).expect("the game goes on");
        settle(&mut local);
    }
}

/// A random game, and after every few actions whether it can be taken up there.
fn taken_up_anywhere<G: detente_tui::Shown + PartialEq>(rules: &[&str], seed: u64) {
    use detente_game::{Actor, Rng, ToAct};
    let mut rng = Rng::new(seed);
    let options = G::parse_options(rules).expect("options of the game");
    let (mut game, mut actions, mut legal) = (G::new(&options), Vec::new(), Vec::new());
    loop {
        let (by, action) = match game.to_act() {
            ToAct::Over(_) => break,
            ToAct::Nature => (Actor::Nature, game.sample_chance(&mut rng)),
            ToAct::Seats(awaited) => {
                let seats: Vec<_> = awaited.iter().collect();
                let seat = rng.pick(&seats);
                legal.clear();
                game.legal(seat, &mut legal);
                (Actor::Seat(seat), rng.pick(&legal))
            }
        };
        game.apply(by, action).expect("it is legal");
        actions.push((by, action));
        if rng.below(8) > 0 {
            continue;
        }
        let record = Record::<G>::new(options.clone(), actions.clone(), None);
        let resumed = Local::resume(&record, random_bots(seed), crate::common::fresh_file(), Lang::En);
        let again = resumed.unwrap_or_else(|error| panic!("after {}: {error}", actions.len())).record();
        let end = again.replay(|_, _| ()).expect("it replays");
        if let ToAct::Nature = game.to_act() {
            // Nature has answered meanwhile.
            assert!(again.actions.len() > actions.len());
        } else {
            assert!(end == game, "after {} actions", actions.len());
        }
    }
}

#[test]
fn a_record_is_taken_up_wherever_it_breaks_off() {
    for seed in 0..3 {
        taken_up_anywhere::<Struggle>(&[], seed);
        taken_up_anywhere::<detente_guerra_fria::GuerraFria>(&["max-rounds=8"], seed);
    }
}
