//! What a player may do while a bot is to move: the end of the Cuban Missile Crisis is offered once in a round, and taking
//! it or leaving it both go on.

use std::time::Duration;

use detente_game::record::Record;
use detente_game::{Actor, Game, Notation, Rng, Seat, ToAct};
use detente_struggle::Struggle;
use detente_struggle::options::Options;
use detente_tui::local::Local;
use detente_tui::save::Seating;
use detente_tui::table::TableScreen;
use detente_words::Lang;

use crate::common::{fresh_file, random_bots};

/// A random game up to a moment in which the seat could end the crisis while the other one is to move.
fn in_crisis(person: Seat) -> Record<Struggle> {
    for seed in 0..3000 {
        let mut rng = Rng::new(seed);
        let options = Options::default();
        let mut game = Struggle::new(options);
        let mut actions = Vec::new();
        let mut legal = Vec::new();
        loop {
            let (by, action) = match game.to_act() {
                ToAct::Over(_) => break,
                ToAct::Nature => (Actor::Nature, game.sample_chance(&mut rng)),
                ToAct::Seats(awaited) => {
                    legal.clear();
                    game.legal(person, &mut legal);
                    if !awaited.contains(person) && !legal.is_empty() {
                        let mut record = Record::new(options, actions, None);
                        let levels = (0..2).map(|seat| (seat != person.0).then(|| "random".to_owned()));
                        record.tags = Seating { levels: levels.collect(), seed }.tags::<Struggle>();
                        return record;
                    }
                    let seat = awaited.iter().next().expect("somebody is awaited");
                    legal.clear();
                    game.legal(seat, &mut legal);
                    (Actor::Seat(seat), rng.pick(&legal))
                }
            };
            game.apply(by, action).expect("it is legal");
            actions.push((by, action));
        }
    }
    panic!("no crisis in three thousand games");
}

fn resumed(person: Seat) -> Local<Struggle> {
    let record = in_crisis(person);
    let mut table = Local::resume(&record, random_bots(5), fresh_file(), Lang::En).expect("it replays");
    table.go_on(Duration::from_secs(10));
    table
}

/// The words of what may be answered now.
fn words(table: &Local<Struggle>) -> Vec<String> {
    let question = table.scene().question.as_ref();
    question.iter().flat_map(|question| &question.choices).map(|choice| choice.word.clone()).collect()
}

#[test]
fn the_end_of_the_crisis_is_offered_before_a_bot_goes_on() {
    for person in [Seat(0), Seat(1)] {
        let table = resumed(person);
        let words = words(&table);
        assert_eq!(words[0], "go-on", "{words:?}");
        assert!(words.len() > 1 && words[1..].iter().all(|word| word.starts_with("lift-")), "{words:?}");
        assert!(!table.is_thinking(), "the bot waits");
    }
}

#[test]
fn whoever_lets_it_pass_is_not_asked_again_in_the_same_round() {
    let mut table = resumed(Seat(0));
    let mut asked_in = Vec::new();
    for _ in 0..40 {
        if words(&table).first().map(String::as_str) != Some("go-on") {
            break;
        }
        asked_in.push(table.scene().when.clone());
        table.answer(0).expect("an answer");
        table.go_on(Duration::from_secs(10));
    }
    let mut once = asked_in.clone();
    once.dedup();
    assert_eq!(asked_in, once, "once in each round");
    assert!(!asked_in.is_empty());
}

#[test]
fn ending_the_crisis_goes_into_the_record_and_is_offered_no_more() {
    let mut table = resumed(Seat(1));
    let lift = words(&table)[1].clone();
    table.answer(1).expect("it may be done");
    let record = table.record();
    let (by, action) = *record.actions.last().expect("an action");
    assert_eq!((by, Struggle::action_word(action)), (Actor::Seat(Seat(1)), lift));
    assert_ne!(words(&table).first().map(String::as_str), Some("go-on"));
    record.replay(|_, _| ()).expect("it replays");
}
