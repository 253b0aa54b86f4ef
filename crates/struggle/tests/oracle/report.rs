//! A difference in words: which game, what was played, what lies differently.

use detente_game::{Actor, Game, Notation};
use detente_struggle::Struggle;
use detente_struggle::cards::{CardId, CardSet};
use detente_struggle::effects::Effect;
use detente_struggle::map::Country;
use detente_struggle::options::Options;
use detente_struggle::side::Side;

use super::table::{Oracle, word_of};
use super::world::World;

/// What lies differently, a line for each thing.
pub fn differences(w: &World, e: &Struggle) -> String {
    let mut lines = Vec::new();
    for side in Side::BOTH {
        for at in Country::ALL {
            let (mine, theirs) = (w.points(side, at), e.influence[side][at as usize]);
            if mine != theirs {
                lines.push(format!("{} in {}: oracle {mine}, engine {theirs}", side.word(), at.id()));
            }
        }
    }
    let places = [
        ("hand of us", w.hand[0], e.hand.us),
        ("hand of ussr", w.hand[1], e.hand.ussr),
        ("known of us", w.known[0], e.known.us),
        ("known of ussr", w.known[1], e.known.ussr),
        ("deck", w.deck, e.deck),
        ("discards", w.discard, e.discard),
        ("removed", w.removed, e.removed),
        ("in play", w.in_play, e.in_play),
        ("table", w.table, e.table),
        ("looked at", w.looked_at, e.looked_at),
    ];
    let names = |set: CardSet| set.iter().map(CardId::id).collect::<Vec<_>>().join(" ");
    for (name, mine, theirs) in places {
        if mine != theirs {
            lines.push(format!(
                "{name}: only oracle [{}], only engine [{}]",
                names(mine - theirs),
                names(theirs - mine)
            ));
        }
    }
    let mut number = |name: &str, mine: String, theirs: String| {
        if mine != theirs {
            lines.push(format!("{name}: oracle {mine}, engine {theirs}"));
        }
    };
    number(
        "The China Card",
        format!("{:?}", (w.china, w.china_up)),
        format!("{:?}", (e.china.holder, e.china.face_up)),
    );
    number("victory points", w.vp.to_string(), e.vp.to_string());
    number("DEFCON", w.defcon.to_string(), e.defcon.to_string());
    number("turn", w.turn.to_string(), e.turn.to_string());
    number("round", w.round.to_string(), e.round.to_string());
    number("phasing", format!("{:?}", w.phasing), format!("{:?}", e.phasing));
    number(
        "military operations",
        format!("{:?}", w.military),
        format!("{:?}", [e.military_ops.us, e.military_ops.ussr]),
    );
    number("space", format!("{:?}", w.space), format!("{:?}", [e.space.us, e.space.ussr]));
    number(
        "space attempts",
        format!("{:?}", w.attempts),
        format!("{:?}", [e.space_attempts.us, e.space_attempts.ussr]),
    );
    let effects =
        |set: detente_struggle::effects::Effects| set.iter().map(Effect::word).collect::<Vec<_>>().join(" ");
    number("effects", effects(w.effects), effects(e.effects));
    number("Chinese Civil War", w.civil_war.to_string(), e.chinese_civil_war.to_string());
    let ordered: Vec<CardId> = e.ordered.iter().copied().filter(|&card| e.hand.us.contains(card)).collect();
    number("order of the US hand", names_of(&w.order().collect::<Vec<_>>()), names_of(&ordered));
    number("chairs changed", w.swapped.to_string(), e.swapped.to_string());
    lines.join("\n")
}

fn names_of(cards: &[CardId]) -> String {
    cards.iter().map(|card| card.id()).collect::<Vec<_>>().join(" ")
}

/// The whole story of a difference.
pub fn story(oracle: &Oracle, options: &Options, seed: u64, game: u64, what: &str) -> String {
    let words = <Struggle as Notation>::options_words(options).join(" ");
    let mut text = format!(
        "difference in game {game} of seed {seed}, options [{words}], rules {}, after {} actions\n",
        <Struggle as Game>::rules_of(options),
        oracle.log.len()
    );
    let mut last = None;
    for &(actor, action) in oracle.log.iter().rev().take(60).rev() {
        if last != Some(actor) {
            let name = match actor {
                Actor::Nature => "nature",
                Actor::Seat(seat) => Side::of_seat(seat).word(),
            };
            text.extend(["\n", name, ":"]);
            last = Some(actor);
        }
        text.extend([" ", &word_of(action)]);
    }
    let position = oracle.engine.position();
    let stack = position.split_whitespace().last().unwrap_or_default();
    format!("{text}\n{what}\nthe engine's {stack}\n")
}

/// Differences of one kind are told once: the same words about the same question of the engine.
pub fn kind(oracle: &Oracle, what: &str) -> String {
    let position = oracle.engine.position();
    let question = position.rsplit(',').next().unwrap_or_default();
    let words: Vec<&str> = what.lines().map(|line| line.split(':').next().unwrap_or_default()).collect();
    format!("{} {}", question.split('/').next().unwrap_or_default(), words.join(" "))
}
