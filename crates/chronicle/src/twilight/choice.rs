//! One answer in words: a label, and what a player wants to know before giving the answer.

use detente_struggle::cards::{Barred, CardId};
use detente_struggle::decision::{Action, Asked, Usage, Word};
use detente_struggle::map::Country;
use detente_struggle::side::{Side, Us, Ussr};
use detente_struggle::state::State;
use detente_words::{Lang, card_summary_in};

use super::question::Put;
use super::{barred, odds, ops, preview, warning};
use crate::memo::recalled;
use crate::say::Say;
use crate::{Choice, Subject};

pub(super) fn tell(say: Say, state: &State, side: Side, put: &Put, action: Action) -> Choice {
    let (label, hint, subject) = match action {
        Action::Card(card) => {
            (say.title(card), Some(card_hint(say, state, side, card)), Subject::Card(card.id()))
        }
        Action::Country(country) => (
            country_label(say, state, country),
            country_hint(say, state, side, country),
            Subject::Country(country.id()),
        ),
        Action::Word(word) => (word_label(say, put, word), word_hint(say, state, side, word), Subject::Word),
        Action::Lift(country) => {
            let from = say.word(&format!("country-{}.from", country.id()));
            let label = say.begin("word-lift").with("from", from).text();
            (label, Some(country_label(say, state, country)), Subject::Interruption(country.id()))
        }
        // Nature is not asked.
        Action::Die(_) | Action::Dice { .. } => (action.text(), None, Subject::Word),
    };
    let cost = match (state.asked(), action) {
        (Some(Asked::Influence(placement)), Action::Country(country)) => {
            Some(state.influence_cost(placement.by, country))
        }
        _ => None,
    };
    let warning = warning::of(state, side, action).map(|warning| warning.text(say.lang));
    Choice { word: action.text(), label, hint, cost, warning, subject }
}

/// `3 Ops · US event · cannot happen: …`
fn card_hint(say: Say, state: &State, side: Side, card: CardId) -> String {
    let facts = state.card(card);
    if facts.scoring {
        let kind = say.word("term-scoring-card");
        return preview::of_card(state, card)
            .map_or(kind.clone(), |score| format!("{kind} · {}", preview::text(say.lang, &score)));
    }
    let whose = match facts.side {
        Some(owner) => recalled!((say.lang, owner), (Lang, Side) => {
            say.begin("choice-event-of").side(owner).text()
        }),
        None => say.word("choice-event-neutral"),
    };
    let mut parts = vec![ops::of_card(state, side, card).text(say.lang)];
    let reason = barred::why(state, card, side);
    if reason == Some(Barred::NoEvent) {
        parts.push(say.word("barred-no-event"));
        return parts.join(" · ");
    }
    parts.push(whose);
    if let Some(why) = reason {
        parts.push(say.begin("choice-barred").with("why", barred::text(say.lang, why)).text());
    }
    parts.join(" · ")
}

/// `Poland (US 0, USSR 1)`.
fn country_label(say: Say, state: &State, country: Country) -> String {
    let (us, ussr) = (state.influence(Us, country), state.influence(Ussr, country));
    recalled!((say.lang, country, us, ussr), (Lang, Country, u8, u8) => {
        say.begin("choice-country").country(country).both().with("us", us).with("ussr", ussr).text()
    })
}

/// What a point costs, what a die may bring.
fn country_hint(say: Say, state: &State, side: Side, country: Country) -> Option<String> {
    match state.asked()? {
        Asked::Influence(placement) => {
            let points = state.influence_cost(placement.by, country);
            let cost = recalled!((say.lang, points), (Lang, u8) => {
                say.begin("choice-cost").with("n", points).text()
            });
            Some(match control_hint(say, state, placement.by, country) {
                Some(control) => format!("{cost} · {control}"),
                None => cost,
            })
        }
        Asked::SetUp { by, .. } => control_hint(say, state, by, country),
        Asked::Coup(coup) => {
            let points = state.points_at(coup.by, coup.points, coup.china, country);
            Some(odds::coup(state, coup.by, country, points).text(say.lang))
        }
        Asked::Realign(rolls) => Some(odds::realignment(state, rolls.by, country).text(say.lang)),
        Asked::Event { card, .. } => odds::war(state, side, card, country).map(|war| war.text(say.lang)),
        _ => None,
    }
}

/// How much is missing for control, unless it is there.
fn control_hint(say: Say, state: &State, side: Side, country: Country) -> Option<String> {
    let missing = state.missing_for_control(side, country);
    (missing > 0).then(|| {
        recalled!((say.lang, missing), (Lang, u8) => {
            say.begin("choice-for-control").with("n", missing).text()
        })
    })
}

fn word_label(say: Say, put: &Put, word: Word) -> String {
    if let Some(own) = say.find(&format!("{}.{}", put.id, word.id())) {
        return own;
    }
    if let Some(region) = word.as_region() {
        return say.region(region);
    }
    if let Some(n) = word.as_bid() {
        return n.to_string();
    }
    if let Some(n) = word.as_defcon() {
        return say.begin("word-defcon").with("n", n).text();
    }
    match word {
        Word::Us => say.word("seat-us.full"),
        Word::Ussr => say.word("seat-ussr.full"),
        _ => say.word(&format!("word-{}", word.id())),
    }
}

/// What the word would do, where that is not plain from its label.
fn word_hint(say: Say, state: &State, side: Side, word: Word) -> Option<String> {
    match state.asked()? {
        Asked::Use { card, usage, .. } => use_hint(say, state, side, card, usage, word),
        Asked::SpaceOffer { .. } | Asked::Event { .. } if word == Word::Space => {
            odds::space(state, side).map(|space| space.text(&state.options, say.lang))
        }
        _ => None,
    }
}

fn use_hint(say: Say, state: &State, side: Side, card: CardId, usage: Usage, word: Word) -> Option<String> {
    match word {
        Word::Event | Word::EventFirst => {
            let reason = barred::why(state, card, side);
            let reason =
                reason.map(|why| say.begin("choice-barred").with("why", barred::text(say.lang, why)).text());
            let score = || preview::of_card(state, card).map(|score| preview::text(say.lang, &score));
            Some(reason.or_else(score).unwrap_or_else(|| {
                card_summary_in(say.lang, card.id(), state.options.edition.word()).into_owned()
            }))
        }
        Word::Space => odds::space(state, side).map(|space| space.text(&state.options, say.lang)),
        Word::Influence | Word::Realign | Word::Coup => {
            let worth = ops::of_card(state, side, card).text(say.lang);
            let enemy = state.card(card).side == Some(side.opponent()) && usage != Usage::OpsOnly;
            if !enemy {
                return Some(worth);
            }
            let after = match barred::why(state, card, side) {
                Some(why) => say.begin("choice-barred").with("why", barred::text(say.lang, why)).text(),
                None => say.word("choice-event-after"),
            };
            Some(format!("{worth} · {after}"))
        }
        _ => None,
    }
}
