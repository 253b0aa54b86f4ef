//! Why something was done stands with the line that tells of it.

use detente_chronicle::{Chronicle, Told, Why};
use detente_game::bot::{Detail, Reason};
use detente_game::{Actor, Game, Notation, Seat, Viewer};
use detente_struggle::Struggle;
use detente_struggle::side::Side;
use detente_words::Lang;

use crate::common::{Session, position};

const US: Seat = Seat(0);

fn reason(id: &'static str, country: &str) -> Reason {
    let chance = ("chance", Detail::Number(50));
    Reason { id, details: vec![("country", Detail::Text(format!("country-{country}"))), chance] }
}

/// Plays words of the US, each with the reason that stands beside it.
fn session(text: &str, deeds: &[(&str, Option<Reason>)]) -> Session<Struggle> {
    let mut session = Session::<Struggle>::new(&position(text).options, 1);
    session.game = position(text);
    session.game.reach.us = session.game.reach_of(Side::Us);
    for (word, why) in deeds {
        session.log.because(why.clone().map(|why| (US, why)));
        let action = Struggle::parse_action(word).expect("a word");
        let by = if word.parse::<u8>().is_ok() { Actor::Nature } else { Actor::Seat(US) };
        session.act(by, action);
    }
    session
}

fn whys(log: &<Struggle as Told>::Log, lang: Lang) -> Vec<(String, Why)> {
    let lines = log.lines(Viewer::Observer, lang).into_iter();
    lines.filter_map(|line| Some((line.text, line.why?))).collect()
}

const ROUND: &str = "turn=5 round=3 phasing=us defcon=4 stack=turn/2,end-of-round/us,action-round/us \
                     us=italy:1,iran:1,israel:1 ussr=iran:1 hand-us=duck-and-cover";

#[test]
fn the_reason_of_a_coup_waits_for_its_die() {
    let mut session = session(
        ROUND,
        &[("duck-and-cover", None), ("coup", None), ("iran", Some(reason("ai-coup", "iran")))],
    );
    assert_eq!(whys(&session.log, Lang::En), []);
    let die = session.game.sample_chance(&mut session.rng);
    session.act(Actor::Nature, die);
    let told = whys(&session.log, Lang::En);
    assert_eq!(told.len(), 1);
    assert!(told[0].0.contains("coup in Iran"), "{told:?}");
    assert_eq!(told[0].1, Why { seat: US, text: "coups Iran: 50% to take control".to_owned() });
    for lang in Lang::ALL {
        assert!(!whys(&session.log, lang)[0].1.text.contains(['{', '}']), "{lang}");
    }
}

#[test]
fn points_placed_in_one_go_have_their_reasons_together_and_each_country_one() {
    let session = session(
        ROUND,
        &[
            ("duck-and-cover", None),
            ("influence", None),
            ("iran", Some(reason("ai-breaks", "iran"))),
            ("iran", Some(reason("ai-takes", "iran"))),
            ("italy", Some(reason("ai-takes", "italy"))),
        ],
    );
    let told: Vec<String> = whys(&session.log, Lang::En).into_iter().map(|(_, why)| why.text).collect();
    assert_eq!(told, ["takes control of Iran; takes control of Italy"]);
}

#[test]
fn a_reason_that_was_not_used_does_not_stick_to_the_next_deed() {
    let mut session =
        session(ROUND, &[("duck-and-cover", Some(reason("ai-coup", "iran"))), ("influence", None)]);
    session.log.because(None);
    session.act(Actor::Seat(US), Struggle::parse_action("italy").expect("a word"));
    assert_eq!(whys(&session.log, Lang::En), []);
}

#[test]
fn a_reason_that_only_names_the_choice_again_is_known() {
    let reason = |id| detente_game::bot::Reason { id, details: Vec::new() };
    assert!(detente_chronicle::only_names(&reason("ai-headline")));
    assert!(!detente_chronicle::only_names(&reason("ai-coup")));
}
