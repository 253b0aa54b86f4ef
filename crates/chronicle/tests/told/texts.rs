//! Every text that can be asked for is there, in every language, and no text belongs to nothing.

use std::collections::BTreeSet;

use detente_chronicle::twilight::{barred, effects};
use detente_struggle::cards::{Barred, CARDS, CardId, Step};
use detente_struggle::decision::Word;
use detente_struggle::effects::Effect;
use detente_struggle::options::Options;
use detente_struggle::state::Ending;
use detente_words::{Lang, WORDS, card_summary_in, sources};

use crate::common::check_text;

/// The steps of all events that ask a player.
fn asking_steps() -> BTreeSet<String> {
    let mut steps = BTreeSet::new();
    for card in CardId::all() {
        for (number, step) in CARDS[card.index() as usize].event.iter().enumerate() {
            let asks = match step {
                Step::Each(_) | Step::Country { .. } | Step::Card { .. } | Step::Word { .. } => true,
                Step::Do(_) | Step::Die | Step::Dice | Step::RandomCard(_) | Step::Operations { .. } => false,
            };
            if asks {
                steps.insert(format!("ask-{}-{number}", card.id()));
            }
        }
    }
    steps
}

#[test]
fn every_step_of_a_card_that_asks_has_a_question_of_its_own() {
    let steps = asking_steps();
    assert!(steps.len() > 50);
    for lang in Lang::ALL {
        for step in &steps {
            assert!(WORDS.has(lang, step), "{lang}: {step}");
        }
    }
}

#[test]
fn no_question_is_left_from_a_step_that_is_gone() {
    let steps = asking_steps();
    let ids: Vec<&str> = CardId::all().map(CardId::id).collect();
    let file = sources(Lang::En).iter().find(|source| source.name == "questions").expect("the file");
    for line in file.text.lines() {
        let Some((id, _)) = line.split_once(" = ").filter(|(id, _)| id.starts_with("ask-")) else { continue };
        let of_card = ids.iter().any(|card| {
            id["ask-".len()..].strip_prefix(card).is_some_and(|rest| {
                rest.strip_prefix('-').is_some_and(|rest| rest.chars().all(|c| c.is_ascii_digit()))
            })
        });
        assert!(!of_card || steps.contains(id), "{id} belongs to no step");
    }
}

#[test]
fn every_word_effect_reason_and_ending_has_a_text() {
    let words = (0..Word::COUNT as u8).filter_map(Word::from_index);
    let plain = words.filter(|word| {
        word.as_bid().is_none()
            && word.as_defcon().is_none()
            && word.as_region().is_none()
            && !matches!(word, Word::Us | Word::Ussr)
    });
    let mut ids: Vec<String> = plain.map(|word| format!("word-{}", word.id())).collect();
    ids.extend(Ending::ALL.map(|ending| format!("fact-over-{}", ending.word())));
    for lang in Lang::ALL {
        for id in &ids {
            assert!(WORDS.has(lang, id), "{lang}: {id}");
        }
        for effect in Effect::ALL {
            for edition in ["standard", "first-edition"] {
                let options = Options::preset(edition).expect("a preset");
                check_text(&effects::text(lang, effect, &options), &effect);
            }
        }
        for why in [
            Barred::By(CardId::Nato),
            Barred::Needs(CardId::Nato),
            Barred::NeedsMarshallOrWarsaw,
            Barred::NoOpponentCard,
            Barred::NotInHeadline,
            Barred::FewerBattlegrounds,
            Barred::NoMiddleEastCountry,
            Barred::SpaceRacePosition,
            Barred::DefconNotTwo,
            Barred::LateWar,
            Barred::NoUnitedKingdom,
            Barred::NoCountry,
            Barred::ChineseCivilWar,
            Barred::NoEvent,
        ] {
            check_text(&barred::text(lang, why), &why);
        }
    }
}

#[test]
fn cards_that_the_first_edition_prints_otherwise_have_a_summary_of_their_own() {
    let other = [
        CardId::KoreanWar,
        CardId::ArabIsraeliWar,
        CardId::Nato,
        CardId::UnIntervention,
        CardId::BrushWar,
        CardId::NixonPlaysTheChinaCard,
        CardId::AldrichAmesRemix,
    ];
    for lang in Lang::ALL {
        for card in CardId::all() {
            let (deluxe, first) =
                (card_summary_in(lang, card.id(), "deluxe"), card_summary_in(lang, card.id(), "first"));
            assert_eq!(deluxe != first, other.contains(&card), "{lang}: {}", card.id());
            check_text(&first, &card);
        }
        let nato = |edition| effects::text(lang, Effect::Nato, &Options::preset(edition).expect("a preset"));
        assert_ne!(nato("standard"), nato("first-edition"));
    }
}
