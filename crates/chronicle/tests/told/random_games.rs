//! Random games of Twilight Struggle, told in all languages: every line and every question can be read.

use detente_chronicle::twilight::{Entry, effects, preview};
use detente_chronicle::{Chronicle, Subject, Told};
use detente_game::{Game, Notation, Seat, ToAct, Viewer};
use detente_struggle::Struggle;
use detente_struggle::map::Region;
use detente_struggle::side::Side;
use detente_words::Lang;

use crate::common::{Session, check_line, check_text, lang, some_options};

const GAMES: u64 = 80;

/// The questions to everybody who is awaited or may interrupt, and what the others are told.
fn check_questions(session: &Session<Struggle>, lang: Lang) {
    let game = &session.game;
    let ToAct::Seats(awaited) = game.to_act() else { return };
    for seat in [Seat(0), Seat(1)] {
        let mut legal = Vec::new();
        game.legal(seat, &mut legal);
        let view = game.view(Viewer::Seat(seat));
        let waiting = Struggle::waiting(&view, lang).expect("the game goes on");
        check_text(&waiting.text, &game.asked());
        assert_eq!(waiting.seats, awaited);
        let Some(question) = Struggle::question(&view, seat, lang) else {
            assert!(legal.is_empty() && !awaited.contains(seat), "no question for {:?}", game.asked());
            continue;
        };
        check_text(&question.text, &game.asked());
        assert!(!question.why.is_empty(), "{question:?}");
        let words: Vec<String> = question.choices.iter().map(|choice| choice.word.clone()).collect();
        let legal: Vec<String> = legal.into_iter().map(Struggle::action_word).collect();
        assert_eq!(words, legal, "the choices are the legal actions, in their order");
        for choice in &question.choices {
            check_text(&choice.label, choice);
            if let Some(hint) = &choice.hint {
                check_text(hint, choice);
            }
            assert_eq!(matches!(choice.subject, Subject::Interruption(_)), choice.word.starts_with("lift-"));
        }
        let mut labels: Vec<&str> = question.choices.iter().map(|choice| choice.label.as_str()).collect();
        labels.sort_unstable();
        labels.dedup();
        assert_eq!(labels.len(), question.choices.len(), "two choices read alike: {question:?}");
    }
}

/// What the log followed is what lies on the table.
fn check_board(session: &Session<Struggle>) {
    let (game, board) = (&session.game, session.log.board());
    assert_eq!(board.influence, game.influence);
    assert_eq!((board.present, board.controlled), (game.present, game.controlled));
    assert_eq!(board.effects, game.effects);
    assert_eq!((board.vp, board.defcon, board.space), (game.vp, game.defcon, game.space));
    assert_eq!((board.china, board.chinese_civil_war), (game.china, game.chinese_civil_war));
    if game.result.is_none() {
        assert_eq!((board.turn, board.military_ops), (game.turn, game.military_ops));
    }
}

/// Nothing remained unexplained.
fn check_entries(session: &Session<Struggle>) {
    for entry in session.log.entries() {
        let explained = match entry {
            Entry::Scored { agrees, .. } => *agrees,
            _ => true,
        };
        assert!(explained, "{entry:?}");
    }
}

#[test]
fn every_line_and_question_of_random_games_reads_in_every_language() {
    let mut decisions = 0;
    for number in 0..GAMES {
        let mut session = Session::<Struggle>::new(&some_options(number), number);
        loop {
            check_questions(&session, lang(decisions));
            decisions += 1;
            let before = session.log.len();
            if !session.step() {
                break;
            }
            // What is new or changed can be read at once, in some language, by everybody.
            for index in before.saturating_sub(1)..session.log.len() {
                check_line(&session.log.line(index, Viewer::Observer, lang(decisions)));
            }
            check_board(&session);
        }
        check_entries(&session);
        for lang in Lang::ALL {
            for viewer in Session::<Struggle>::viewers() {
                session.log.lines(viewer, lang).iter().for_each(check_line);
            }
            for told in effects::in_force(&session.game, lang) {
                check_text(&told.text, &told);
            }
            for region in Region::ALL {
                check_text(&preview::text(lang, &preview::region(&session.game, region)), &region);
            }
            for text in preview::final_texts(lang, &session.game) {
                check_text(&text, &session.game.turn);
            }
        }
    }
    assert!(decisions > 10_000, "only {decisions} decisions were looked at");
}

#[test]
fn a_log_told_in_pieces_is_the_log_told_at_once() {
    for number in 0..12 {
        let options = some_options(number);
        let mut session = Session::<Struggle>::new(&options, number);
        // What somebody at the table has been sent so far: the tail is replaced from the first change on.
        let (viewer, lang) = (Viewer::Seat(Side::Us.seat()), lang(number as usize));
        let mut sent = session.log.lines(viewer, lang);
        for fact_count in 0.. {
            let told = session.facts.len();
            let mut replay = session.log.clone();
            if !session.step() {
                break;
            }
            for fact in &session.facts[told..] {
                let first = replay.tell(fact);
                sent.truncate(first);
                sent.extend(replay.lines_from(first, viewer, lang));
            }
            if fact_count % 16 == 0 {
                assert_eq!(sent, replay.lines(viewer, lang));
            }
        }
        assert_eq!(sent, detente_chronicle::lines::<Struggle>(&options, &session.facts, viewer, lang));
    }
}

/// Everything that a log tells from an entry on.
fn told_from<G: Told>(log: &G::Log, first: usize, viewer: Viewer) -> impl PartialEq + std::fmt::Debug {
    let places: Vec<_> = (first..log.len()).map(|line| log.plays().place(line)).collect();
    let play = log.plays().of_line(first);
    let plays: Vec<_> = (play..log.plays().len())
        .map(|index| (log.plays().get(index).map(|play| play.kind.clone()), log.moments(index, viewer)))
        .collect();
    (log.len(), log.lines_from(first, viewer, Lang::En), places, plays)
}

/// A log that forgets its beginning now and then tells what comes as one does that forgets nothing.
fn forgets<G: Told>(options: &G::Options, seed: u64) -> usize {
    let mut session = Session::<G>::new(options, seed);
    let mut light = session.log.clone();
    let mut steps: usize = 0;
    loop {
        let told = session.facts.len();
        if !session.step() {
            return light.first();
        }
        for fact in &session.facts[told..] {
            light.tell(fact);
        }
        if steps.is_multiple_of(5) {
            light.forget(light.len().saturating_sub(steps % 7));
        }
        steps += 1;
        for viewer in Session::<G>::viewers() {
            let first = light.first();
            assert_eq!(told_from::<G>(&light, first, viewer), told_from::<G>(&session.log, first, viewer));
        }
    }
}

#[test]
fn a_log_that_forgets_its_beginning_goes_on_as_one_that_does_not() {
    let mut forgotten = 0;
    for number in 0..8 {
        forgotten += forgets::<Struggle>(&some_options(number), number);
        let rounds = detente_guerra_fria::GuerraFria::parse_options(&["max-rounds=20"]).expect("options");
        forgotten += forgets::<detente_guerra_fria::GuerraFria>(&rounds, number);
    }
    assert!(forgotten > 500, "only {forgotten} entries were forgotten");
}
