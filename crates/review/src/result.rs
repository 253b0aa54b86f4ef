//! What comes out of a review, in the form that the command line, the web and Python promise as JSON. Chances, luck, errors
//! and losses are in points of a hundred.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

/// A number for each seat, by the seat's name.
pub type BySeat<T> = BTreeMap<String, T>;

/// The review of one game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Review {
    /// The version of this form and of the way of judging: a review of another version is made again.
    pub version: u32,
    pub game: String,
    pub seed: u64,
    /// As it was asked for: `400n`, `200ms`.
    pub effort: String,
    /// Lines of play that it took.
    pub lines: u64,
    /// The seat whose chance `start`, `end` and their account are of.
    pub of: String,
    /// Before anything was dealt.
    pub start: f64,
    /// The result: 100, 50 or 0; the last chance where the record breaks off.
    pub end: f64,
    /// What the luck of each seat has added to the chance of `of`: its dice, its deals, its hand.
    pub luck: BySeat<f64>,
    /// What the errors of each seat have added to the chance of `of`: its own take away.
    pub errors: BySeat<f64>,
    /// What is not told apart. `start + luck + errors + rest = end`, for all seats together.
    pub rest: f64,
    /// The same sum for every seat, with the luck in its parts.
    pub accounts: BySeat<Account>,
    /// Accuracy of the game by seat, 0 to 100, as lichess counts it.
    pub accuracy: BySeat<f64>,
    /// Accuracy in detail, by seat.
    pub profiles: BySeat<Profile>,
    /// The chance to win along the game.
    pub curve: Vec<Point>,
    pub decisions: Vec<Decision>,
    pub chances: Vec<Chance>,
    /// The three things that decided the game, the greatest first.
    pub turning: Vec<Turning>,
}

/// The sum of one seat.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Account {
    pub start: f64,
    pub end: f64,
    pub luck: BySeat<Luck>,
    pub errors: BySeat<f64>,
    pub rest: f64,
}

/// The luck of one seat in its parts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Luck {
    pub dice: f64,
    /// Hands dealt, cards drawn or taken at random.
    pub cards: f64,
    /// What the hand turned out to hold while it was played, as far as others could not know: all that a play changes and
    /// that is neither a die nor an error nor the rest.
    pub hand: f64,
}

impl Luck {
    pub fn sum(self) -> f64 {
        self.dice + self.cards + self.hand
    }
}

/// How well a seat played.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Profile {
    pub accuracy: f64,
    /// Decisions with more than one option that the judge took seriously.
    pub decisions: u32,
    /// Points lost in a decision, in the mean.
    pub loss: f64,
    pub inaccuracies: u32,
    pub mistakes: u32,
    pub blunders: u32,
    /// By phase of the game: `early`, `mid`, `late`.
    pub phases: BTreeMap<Phase, Share>,
    /// By kind of decision.
    pub kinds: BTreeMap<DecisionKind, Share>,
}

/// A part of the decisions.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Share {
    pub decisions: u32,
    /// Points lost in all of them.
    pub lost: f64,
    pub accuracy: f64,
}

/// A point of the curve: before the action `n`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Point {
    pub n: usize,
    pub turn: u32,
    pub round: u32,
    /// Whose play begins here.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub by: Option<String>,
    /// Each seat's chance to win in its own eyes.
    pub chance: BySeat<f64>,
    /// Each seat's chance in the eyes of all players together: their mean. In a review of one seat alone it is the own chance.
    pub mean: BySeat<f64>,
}

/// A decision with more than one option. The record's action number `n`, counted from 0, answers it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Decision {
    pub n: usize,
    pub by: String,
    pub turn: u32,
    pub round: u32,
    pub phase: Phase,
    pub kind: DecisionKind,
    /// The word of the action, as records write it; `resign` or `time` where somebody gave up or ran out of it.
    pub played: String,
    pub best: String,
    /// Points given away by what was played; by the luck of measuring it may be below zero where both are as good.
    pub loss: f64,
    /// Standard error of the loss.
    pub se: f64,
    /// How sure the judge is: the loss in standard errors. Missing where no mark was in question.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub z: Option<f64>,
    pub mark: Option<Mark>,
    /// The chance to win of whoever decides, with the best choice, in the worlds that the loss is told of; in the eyes of that seat at
    /// the last point of the curve where nothing else was tried.
    pub chance: f64,
    /// Everything that was tried, the best first and then by how far it is behind.
    pub tried: Vec<Tried>,
    /// In words, where there is a mark or a chance was given up.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub told: Option<Told>,
    /// What the difference rests on, where there is a mark.
    #[serde(skip_serializing_if = "Vec::is_empty", default)]
    pub why: Vec<Why>,
}

impl Decision {
    /// Was a chance given up, by resigning or by running out of time, that is worth telling?
    pub fn gives_up(&self) -> bool {
        self.kind == DecisionKind::Resignation && self.loss >= TELLING
    }
}

/// An action that was tried.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Tried {
    pub action: String,
    /// The chance to win with it.
    pub chance: f64,
    /// How far it is behind the best, and the standard error of that: of what was played the loss. What was tried beside that was not
    /// confirmed, and counts as level where it led.
    pub behind: f64,
    pub se: f64,
    /// Worlds in which it was tried.
    pub worlds: u32,
}

/// Something that came out differently with the best choice, in the lines that were played on.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Why {
    /// `control`, `coup`, `points`, `scored-europe` and so on, `shortfall`, `lost-defcon` and so on, `won`.
    pub what: String,
    /// The country or whatever it is about, by its id.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub of: Option<String>,
    /// The seat that has it more often after what was played.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub seat: Option<String>,
    /// At which DEFCON level, where that matters.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub defcon: Option<u8>,
    /// In the mean, or in how many lines of a hundred.
    pub played: f64,
    pub best: f64,
}

/// An answer of Nature, or several that belong together.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Chance {
    /// The first action of it.
    pub n: usize,
    /// How many actions of the record it is.
    pub actions: usize,
    pub kind: ChanceKind,
    /// Whose luck it is; both hands of a deal are two entries.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub by: Option<String>,
    pub turn: u32,
    pub round: u32,
    /// What came, as records write it; nothing for a hand that was dealt.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub came: Option<String>,
    /// Points that it added to the chance of the review's `of`.
    pub luck: f64,
    /// Standard error of it.
    pub se: f64,
}

/// Luck of fewer points decides nothing, nor does an error or what is given up.
pub const TELLING: f64 = 4.0;

impl Chance {
    /// Is it so much, and sure enough, that it is worth telling? The page and the terminal ask the same.
    pub fn is_telling(&self) -> bool {
        self.luck.abs() >= TELLING.max(3.0 * self.se)
    }
}

/// Something that decided the game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Turning {
    /// The action of the decision or of Nature.
    pub n: usize,
    pub turn: u32,
    pub round: u32,
    pub by: Option<String>,
    pub what: TurningKind,
    /// What it added to the chance of the review's `of`.
    pub points: f64,
    pub told: Told,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TurningKind {
    Error,
    Luck,
}

/// A sentence in the four languages.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Told {
    pub en: String,
    pub es: String,
    pub pt: String,
    pub it: String,
}

/// How much was given away.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Mark {
    Inaccuracy,
    Mistake,
    Blunder,
}

impl Why {
    /// A win that was there for certain; in how many of a hundred it was won otherwise.
    pub fn won(seat: &str, otherwise: f64) -> Why {
        Why {
            what: "won".to_owned(),
            seat: Some(seat.to_owned()),
            played: otherwise,
            best: 100.0,
            ..Why::default()
        }
    }
}

impl Mark {
    /// Points of a hundred from which on there is one.
    pub const FROM: [(f64, Mark); 3] =
        [(15.0, Mark::Blunder), (10.0, Mark::Mistake), (5.0, Mark::Inaccuracy)];

    /// The mark of a loss.
    pub fn of(loss: f64) -> Option<Mark> {
        Mark::FROM.into_iter().find(|&(from, _)| loss >= from).map(|(_, mark)| mark)
    }

    /// The same of a share of a win, as it is told: with two decimals of points.
    pub fn of_share(loss: f64) -> Option<Mark> {
        Mark::of((1e4 * loss).round() / 1e2)
    }
}

/// A part of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    Early,
    Mid,
    Late,
}

/// What a decision is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum DecisionKind {
    SetUp,
    Headline,
    /// Which card is played.
    Card,
    /// When a scoring card is played.
    Scoring,
    /// What a card is played for.
    Use,
    Influence,
    Coup,
    Realignment,
    Space,
    /// An answer that an event asks for.
    Event,
    /// To give up, or to run out of time.
    Resignation,
    /// Guerra Fría: build, regroup, attack, and where to.
    Build,
    Regroup,
    Attack,
    Other,
}

/// What Nature was asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ChanceKind {
    /// One die or two.
    Die,
    /// The hands of a new turn.
    Deal,
    /// A card from the draw pile or from a hand, by an event.
    Draw,
}
