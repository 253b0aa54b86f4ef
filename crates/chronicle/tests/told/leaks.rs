//! Nobody reads in the log what is hidden from them.

use std::collections::BTreeMap;

use detente_chronicle::{Chronicle, Told, lines};
use detente_game::{Game, Viewer};
use detente_struggle::Struggle;
use detente_struggle::cards::CardId;
use detente_struggle::fact::Fact;
use detente_struggle::side::Side;
use detente_words::{Lang, card_name};

use crate::common::{Session, position, some_options};

/// The same facts with other cards wherever the viewer may not know them.
pub fn with_other_cards(facts: &[Fact], viewer: Viewer) -> Vec<Fact> {
    let other = |card: CardId| CardId::from_index(card.index() % CardId::COUNT as u8 + 1).expect("a card");
    facts
        .iter()
        .map(|fact| match *fact {
            fact if Struggle::may_see(&fact, viewer) => fact,
            Fact::Dealt { side, card } => Fact::Dealt { side, card: other(card) },
            Fact::LooksAt { card } => Fact::LooksAt { card: other(card) },
            fact => panic!("{fact:?} is hidden from {viewer:?} and not looked at here"),
        })
        .collect()
}

#[test]
fn the_log_does_not_depend_on_what_its_reader_may_not_know() {
    for number in 0..24 {
        let options = some_options(number);
        let mut session = Session::<Struggle>::new(&options, number);
        while session.step() {}
        for viewer in Session::<Struggle>::viewers() {
            let other = with_other_cards(&session.facts, viewer);
            for lang in Lang::ALL {
                let told = lines::<Struggle>(&options, &session.facts, viewer, lang);
                assert_eq!(told, lines::<Struggle>(&options, &other, viewer, lang), "{viewer:?}");
            }
        }
    }
}

#[test]
fn a_card_dealt_to_one_side_is_named_to_nobody_else() {
    for lang in Lang::ALL {
        let titles: BTreeMap<CardId, String> =
            CardId::all().map(|card| (card, card_name(lang, card.id()).into_owned())).collect();
        let mut session = Session::<Struggle>::new(&some_options(0), 5);
        // The deal: nothing else has happened.
        while session.facts.len() < 16 {
            assert!(session.step());
        }
        for viewer in [Viewer::Seat(Side::Us.seat()), Viewer::Seat(Side::Ussr.seat()), Viewer::Observer] {
            let lines = session.log.lines(viewer, lang);
            for fact in &session.facts {
                let Fact::Dealt { side, card } = *fact else { continue };
                let named = lines.iter().any(|line| line.text.contains(&titles[&card]));
                let listed = lines.iter().any(|line| line.cards.contains(&card.id()));
                let own = viewer == Viewer::Seat(side.seat());
                assert_eq!((named, listed), (own, own), "{card:?} for {viewer:?}: {lines:?}");
            }
        }
    }
}

#[test]
fn a_log_with_nothing_hidden_names_the_cards_of_both_hands() {
    let mut session = Session::<Struggle>::new(&some_options(0), 5);
    while session.facts.len() < 16 {
        assert!(session.step());
    }
    let named: usize = session.log.open_lines(Lang::En).iter().map(|line| line.cards.len()).sum();
    assert_eq!(named, 16);
}

#[test]
fn a_question_is_made_of_nothing_but_a_view() {
    // Two games that look alike to the US put the same question to it, whatever the USSR holds.
    let mut session = Session::<Struggle>::new(&some_options(0), 8);
    let seat = Side::Us.seat();
    let mut compared = 0;
    while session.step() {
        let view = session.game.view(Viewer::Seat(seat));
        let other = Struggle::determinize(&view, &mut session.rng);
        for lang in [Lang::En, Lang::Pt] {
            let question = Struggle::question(&view, seat, lang);
            assert_eq!(question, Struggle::question(&other.view(Viewer::Seat(seat)), seat, lang));
            compared += usize::from(question.is_some());
        }
    }
    assert!(compared > 50);
    // Nobody is asked through another's eyes.
    let game = position("turn=5 round=1 hand-us=nato,fidel");
    assert!(Struggle::question(&game.view(Viewer::Seat(seat)), seat, Lang::En).is_some());
    assert!(Struggle::question(&game.view(Viewer::Observer), seat, Lang::En).is_none());
}
