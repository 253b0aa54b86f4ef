//! The trait that both games implement, and the few types it speaks in.

use alloc::string::String;
use alloc::vec::Vec;
use core::fmt::Debug;

use crate::rng::Rng;
use crate::seat::{Actor, Seat, SeatSet, Viewer};

/// What the game waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ToAct {
    /// A die, a deal or a random discard.
    Nature,
    /// Every seat of the set owes an answer; they may come in any order.
    Seats(SeatSet),
    /// The game is over.
    Over(Outcome),
}

/// How a game ended. `winners` is empty for a draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outcome {
    pub winners: SeatSet,
    /// The rule that ended it, a stable word such as `defcon` or `final-scoring`.
    pub ending: &'static str,
}

/// The action is not among the legal ones; nothing was changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Illegal;

impl core::fmt::Display for Illegal {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str("the rules do not allow this action now")
    }
}

/// A game of the house.
///
/// Promises every implementation keeps (and `testkit` checks):
/// * the value is the whole truth: equal values go on equally, whatever happened before;
/// * an awaited seat always has at least one legal action, and lists are sorted and free of doubles;
/// * [`apply`](Game::apply) accepts exactly what [`legal`](Game::legal) or [`chances`](Game::chances) lists, and leaves
///   the game unchanged when it refuses;
/// * [`view`](Game::view) depends on nothing that its viewer may not know.
pub trait Game: Clone + PartialEq + Debug + Sized {
    /// What is agreed before the game: edition, variants, limits.
    type Options: Clone + PartialEq + Debug + Default;
    /// One atomic decision of a player or one answer of Nature.
    type Action: Copy + Ord + Debug;
    /// What one viewer may know, a type of its own built from what is allowed, never by hiding what is not.
    type View: Clone + PartialEq + Debug;
    /// A thing that happened, for logs and tables.
    type Fact: Clone + PartialEq + Debug;

    /// Short stable name: `twilight`, `guerra-fria`.
    const NAME: &'static str;
    /// Version of the rules that new games are played under; it changes when an old record might replay differently.
    const RULES_VERSION: u32;
    /// Names of the seats in order, as used in records and on the command line.
    const SEATS: &'static [&'static str];

    fn new(options: &Self::Options) -> Self;
    fn options(&self) -> Self::Options;

    /// The version of the rules that a game with these options is played under.
    fn rules_of(_options: &Self::Options) -> u32 {
        Self::RULES_VERSION
    }

    /// The same agreement under another version of the rules, for games that were begun under it; `None` if this program
    /// does not know that version.
    fn under_rules(options: &Self::Options, version: u32) -> Option<Self::Options> {
        (version == Self::RULES_VERSION).then(|| options.clone())
    }

    fn to_act(&self) -> ToAct;

    /// Appends what `seat` may do now, sorted. Never empty for an awaited seat. A seat that is not awaited may still
    /// have an *interruption*: something the rules let it do at any time.
    fn legal(&self, seat: Seat, out: &mut Vec<Self::Action>);

    /// One of the legal actions of `seat`, all alike. Random play uses this; the default lists them into `scratch`.
    fn sample_legal(&self, seat: Seat, rng: &mut Rng, scratch: &mut Vec<Self::Action>) -> Self::Action {
        scratch.clear();
        self.legal(seat, scratch);
        rng.pick(scratch)
    }

    /// Appends Nature's possible answers with their probabilities, sorted by action; empty unless Nature is to act.
    fn chances(&self, out: &mut Vec<(Self::Action, f32)>);

    /// Draws one of Nature's answers. Drivers use this; the default goes through [`chances`](Game::chances).
    fn sample_chance(&self, rng: &mut Rng) -> Self::Action {
        let mut chances = Vec::new();
        self.chances(&mut chances);
        let mut at = rng.unit_f32();
        for &(action, p) in &chances {
            if at < p {
                return action;
            }
            at -= p;
        }
        chances.last().expect("sample_chance is called when Nature is to act").0
    }

    fn is_legal(&self, by: Actor, action: Self::Action) -> bool;

    /// Plays an action, or refuses it and changes nothing.
    fn apply(&mut self, by: Actor, action: Self::Action) -> Result<(), Illegal> {
        if !self.is_legal(by, action) {
            return Err(Illegal);
        }
        self.apply_unchecked(by, action);
        Ok(())
    }

    /// Plays an action that the caller knows to be legal.
    fn apply_unchecked(&mut self, by: Actor, action: Self::Action);

    /// Like [`apply`](Game::apply), and hands every fact to `sink` in the order in which things happened.
    fn apply_reporting(
        &mut self,
        by: Actor,
        action: Self::Action,
        sink: &mut dyn FnMut(Self::Fact),
    ) -> Result<(), Illegal>;

    /// May this viewer be told this fact? The audience of a fact never changes.
    fn may_see(fact: &Self::Fact, viewer: Viewer) -> bool;

    /// Does this fact show `seat` something that it could not know before? A step that does so is not taken back without
    /// asking. Every fact does unless a game says otherwise.
    fn uncovers(_fact: &Self::Fact, _seat: Seat) -> bool {
        true
    }

    fn view(&self, viewer: Viewer) -> Self::View;

    /// A full game that looks exactly like `view` to its viewer, with everything hidden from that viewer dealt anew.
    fn determinize(view: &Self::View, rng: &mut Rng) -> Self;
}

/// The text forms that records, engines and command lines use. Words hold no blanks.
pub trait Notation: Game {
    /// One word, e.g. `poland`, `duck-and-cover`, `coup`, `4`. Unique among the legal actions of a decision.
    fn action_word(action: Self::Action) -> String;
    /// The inverse; `None` if no action of this game is written so.
    fn parse_action(word: &str) -> Option<Self::Action>;
    /// Options as `key=value` words in a fixed order; only what differs from the default.
    fn options_words(options: &Self::Options) -> Vec<String>;
    /// Reads such words; the error is a sentence for a person.
    fn parse_options(words: &[&str]) -> Result<Self::Options, String>;
    /// A short heading where a record begins a new paragraph (a turn, a round), if one begins here.
    fn heading(&self) -> Option<String>;
    /// The whole position on one line of text, parseable by [`parse_position`](Notation::parse_position).
    fn position(&self) -> String;
    fn parse_position(text: &str) -> Result<Self, String>;
    /// What one viewer knows, on one line of text, parseable by [`parse_view`](Notation::parse_view).
    fn view_text(view: &Self::View) -> String;
    fn parse_view(text: &str) -> Result<Self::View, String>;
}
