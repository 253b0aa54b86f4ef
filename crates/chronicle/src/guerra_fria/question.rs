//! What a player of Guerra Fría is asked while choosing (2.4.1.1). Texts: `questions.ftl`, `gf-ask-…`.

use detente_game::Notation;
use detente_guerra_fria::play::{MOST, NEW};
use detente_guerra_fria::{Action, Arsenal, GuerraFria, Player, View};
use detente_words::Lang;

use super::log::card_label;
use super::name;
use crate::say::{Phrase, Say, signed};
use crate::{Choice, Question, Subject};

pub(super) fn ask(view: &View, by: Player, lang: Lang) -> Option<Question> {
    let say = Say::new(lang);
    if view.ending.is_some() || view.viewer != Some(by) {
        return None;
    }
    let arsenal = &view.arsenals[by as usize];
    let mut actions = Vec::new();
    view.own.each_legal(by, arsenal, |action| actions.push(action));
    if actions.is_empty() {
        return None;
    }
    let (text, why) = text(say, view, by, arsenal);
    let choices = actions.into_iter().map(|action| choice(say, by, arsenal, action)).collect();
    Some(Question {
        seat: by.seat(),
        text: text.text(),
        card: None,
        why: why.to_owned(),
        awaited: true,
        choices,
    })
}

fn text(say: Say, view: &View, by: Player, arsenal: &Arsenal) -> (Phrase, &'static str) {
    let steps = view.own.steps();
    let Some(first) = steps.first() else {
        return (say.begin("gf-ask-play").with("n", view.round), "2.4.1.1");
    };
    if view.own.is_complete() {
        return (say.begin("gf-ask-commit"), "2.4.1.1");
    }
    let number = |action: &Action| match *action {
        Action::To(_, n) => n as i8,
        Action::From(_, n) => -(n as i8),
        _ => 0,
    };
    let sum: i8 = steps.iter().map(number).sum();
    let place = steps.len() - 1;
    match first {
        Action::Build => {
            let left = (arsenal.most_built() as i8 - sum).max(0);
            let text = say.begin("gf-ask-build").with("rival", name(say, by.rivals()[place])).with("n", left);
            (text.with("new", NEW), "2.4.2.1")
        }
        Action::Regroup => {
            let text = say.begin("gf-ask-regroup").with("rival", name(say, by.rivals()[place]));
            (text.with("balance", signed(sum)).with("most", MOST), "2.4.2.2")
        }
        _ => {
            let text = say.begin("gf-ask-free").with("rival", name(say, by.rivals()[place / 2]));
            (text.with("n", place as u32 + 1), "2.4.1.1")
        }
    }
}

fn choice(say: Say, by: Player, arsenal: &Arsenal, action: Action) -> Choice {
    let held = |rival: Player| arsenal.attack[by.marker_against(rival)];
    let moved = |rival: Player, n: i8| {
        let now = held(rival);
        let then = now.saturating_add_signed(i32::from(n));
        let hint = say.begin("gf-choice-marker").with("now", now).with("then", then).text();
        (signed(n), Some(hint), Subject::Missiles(rival.word(), n))
    };
    let (label, hint, subject) = match action {
        Action::Build => (say.word("gf-word-build"), Some(say.word("gf-word-build.hint")), Subject::Word),
        Action::Regroup => {
            (say.word("gf-word-regroup"), Some(say.word("gf-word-regroup.hint")), Subject::Word)
        }
        Action::Ally(ally) => {
            let label = say.begin("gf-word-ally").with("ally", name(say, ally)).text();
            (label, Some(say.word("gf-word-ally.hint")), Subject::Seat(ally.word()))
        }
        Action::Free => (say.word("gf-word-free"), Some(say.word("gf-word-free.hint")), Subject::Word),
        Action::From(rival, n) => moved(rival, -(n as i8)),
        Action::To(rival, n) => moved(rival, n as i8),
        Action::Place(card) => (card_label(say, card), None, Subject::Word),
        Action::Commit => (say.word("gf-word-commit"), None, Subject::Word),
        Action::Back => (say.word("gf-word-back"), None, Subject::Word),
    };
    Choice { word: GuerraFria::action_word(action), label, hint, cost: None, warning: None, subject }
}
