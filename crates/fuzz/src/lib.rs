//! Every parser that reads what a stranger may have written, as a function from bytes.
//!
//! A target must not panic, whatever the bytes are, and what it accepts must hold what the parser promises: text that is
//! read and written again reads as the same value. Two programs feed the targets: the tests of this crate, for a short
//! time and on any compiler ([`damage`] makes the input), and cargo-fuzz (`fuzz/` in the root of the repository), for as
//! long as somebody likes, guided by coverage.

pub mod damage;
mod seeds;

use detente_game::record::Record;
use detente_game::{Actor, Notation, Rng, ToAct};
use detente_guerra_fria::GuerraFria;
use detente_net::{File, Network, Reference};
use detente_protocol::{ClientMessage, CreateTable, Credentials, ServerMessage, TableCommand};
use detente_struggle::Struggle;
use detente_words::Lang;
use serde::Serialize;
use serde::de::DeserializeOwned;

/// More than this is refused before it is parsed, by every program that reads from strangers.
const LONGEST: usize = 1 << 16;

/// A parser under test.
#[derive(Clone, Copy, Debug)]
pub struct Target {
    /// Also the name of the target in `fuzz/fuzz_targets`.
    pub name: &'static str,
    /// Panics where the parser breaks a promise.
    pub run: fn(&[u8]),
    /// Well-formed input to begin with.
    pub seeds: fn() -> Vec<Vec<u8>>,
    /// How many damaged inputs the tests try: fewer where one takes long.
    pub tries: u32,
}

/// All of them.
pub const TARGETS: [Target; 7] = [
    Target { name: "record", run: record, seeds: seeds::records, tries: 8000 },
    Target { name: "position", run: position, seeds: seeds::positions, tries: 15_000 },
    Target { name: "action", run: action, seeds: seeds::actions, tries: 8000 },
    Target { name: "official_log", run: official_log, seeds: seeds::logs, tries: 10_000 },
    Target { name: "message", run: message, seeds: seeds::messages, tries: 40_000 },
    Target { name: "network", run: network, seeds: seeds::networks, tries: 8000 },
    Target { name: "rule_text", run: rule_text, seeds: seeds::rule_texts, tries: 10_000 },
];

fn text(bytes: &[u8]) -> Option<&str> {
    if bytes.len() > LONGEST { None } else { core::str::from_utf8(bytes).ok() }
}

/// Records of games, as `detente check` and an upload read them.
pub fn record(bytes: &[u8]) {
    let Some(text) = text(bytes) else { return };
    let _ = detente_game::record::game_of(text);
    record_of::<Struggle>(text);
    record_of::<GuerraFria>(text);
}

fn record_of<G: Notation + PartialEq + core::fmt::Debug>(text: &str) {
    let Ok(record) = Record::<G>::parse(text) else { return };
    let written = record.to_text();
    let again = Record::<G>::parse(&written).expect("what was written reads");
    assert_eq!(again.to_text(), written, "a record reads back as the same record");
    let _ = record.check();
}

/// Positions and views on one line, and the words of options.
pub fn position(bytes: &[u8]) {
    let Some(text) = text(bytes) else { return };
    position_of::<Struggle>(text);
    position_of::<GuerraFria>(text);
}

fn position_of<G: Notation + PartialEq + core::fmt::Debug>(text: &str) {
    if let Ok(game) = G::parse_position(text) {
        let again = G::parse_position(&game.position()).expect("what was written reads");
        assert_eq!(again, game, "a position reads back as the same position");
        goes_on(&game);
    }
    if let Ok(view) = G::parse_view(text) {
        let written = G::view_text(&view);
        let again = G::parse_view(&written).expect("what was written reads");
        assert_eq!(G::view_text(&again), written, "a view reads back as the same view");
    }
    let words: Vec<&str> = text.split_whitespace().collect();
    if let Ok(options) = G::parse_options(&words) {
        let written = G::options_words(&options);
        let words: Vec<&str> = written.iter().map(String::as_str).collect();
        let again = G::parse_options(&words).expect("what was written reads");
        assert_eq!(G::options_words(&again), written, "options read back as the same options");
    }
}

/// A position may be one that no game reaches; whoever typed it must still be able to ask what is legal and to play it.
fn goes_on<G: Notation>(game: &G) {
    match game.to_act() {
        ToAct::Over(_) => {}
        ToAct::Nature => {
            let answer = game.sample_chance(&mut Rng::new(1));
            game.clone().apply_unchecked(Actor::Nature, answer);
        }
        ToAct::Seats(seats) => {
            for seat in seats.iter() {
                let mut legal = Vec::new();
                game.legal(seat, &mut legal);
                for &action in &legal {
                    game.clone().apply_unchecked(Actor::Seat(seat), action);
                }
            }
        }
    }
}

/// The words of actions.
pub fn action(bytes: &[u8]) {
    let Some(text) = text(bytes) else { return };
    for word in text.split_whitespace() {
        action_of::<Struggle>(word);
        action_of::<GuerraFria>(word);
    }
}

fn action_of<G: Notation>(word: &str) {
    if let Some(action) = G::parse_action(word) {
        assert!(
            G::parse_action(&G::action_word(action)) == Some(action),
            "{word} reads back as the same action"
        );
    }
}

/// Logs of the official digital edition. What is read is followed by the rules, too, if the log is short.
pub fn official_log(bytes: &[u8]) {
    let Some(text) = text(bytes) else { return };
    if detente_official_log::log::Log::read(text).is_ok() && text.len() < 2000 {
        let conformity = detente_official_log::conform(text).expect("the log was read a moment ago");
        conformity.record.check().expect("what is found is legal");
    }
}

/// Messages of clients; those of servers too, which the terminal reads.
pub fn message(bytes: &[u8]) {
    if bytes.len() > LONGEST {
        return;
    }
    json::<ClientMessage>(bytes);
    json::<TableCommand>(bytes);
    json::<CreateTable>(bytes);
    json::<Credentials>(bytes);
    json::<ServerMessage>(bytes);
}

fn json<T: DeserializeOwned + Serialize + PartialEq + core::fmt::Debug>(bytes: &[u8]) {
    if let Ok(value) = serde_json::from_slice::<T>(bytes) {
        let written = serde_json::to_vec(&value).expect("a message can be written");
        let again: T = serde_json::from_slice(&written).expect("what was written reads");
        assert_eq!(again, value, "a message reads back as the same message");
    }
}

/// Files of networks. Both ways of evaluating one accept the same files.
pub fn network(bytes: &[u8]) {
    if bytes.len() > LONGEST {
        return;
    }
    let fast = File::read(bytes).and_then(Network::new).is_ok();
    let reference = File::read(bytes).and_then(Reference::new).is_ok();
    assert_eq!(fast, reference, "both ways of evaluating accept the same files");
}

/// Chapters of the rulebook, and the numbers of sections that people type.
pub fn rule_text(bytes: &[u8]) {
    let Some(text) = text(bytes) else { return };
    for section in detente_rulebook::read(text) {
        for block in section.blocks() {
            let _ = detente_rulebook::plain(block.text);
        }
    }
    if text.len() < 100 {
        for rules in detente_rulebook::Rules::ALL {
            let _ = detente_rulebook::section(rules, Lang::En, text);
        }
    }
}
