//! By what a game was decided: `POST` and `GET /api/replays/{id}/review`, `…/review/{n}` for one decision, and a table that begins
//! in a position of a game that is over. Chances, luck, errors and losses are points of a hundred.

use crate::{message, tagged, words};

tagged! {
    /// How far the review of a game is.
    pub enum ReviewState {
        /// Nobody has asked for it.
        None,
        /// So many others come first.
        Waiting { ahead: u32 },
        /// Of so many pieces of work so many are done.
        Working { done: u32, of: u32 },
        /// It could not be made; it may be asked for again.
        Failed,
        Done { review: Box<ReviewShown> },
    }
}

words! {
    pub enum ReviewWhat {
        /// Something better was there.
        Error,
        /// A die, a deal or a card drawn.
        Luck,
    }
}

message! {
    /// A review, with what has to be told in the client's language.
    pub struct ReviewShown {
        pub game: String,
        /// The seats of the game in their order.
        pub seats: Vec<String>,
        /// Lines of play for a decision, and all that were played.
        pub effort: String,
        #[ts(type = "number")]
        pub lines: u64,
        /// The sum of every seat, in the order of the seats.
        pub accounts: Vec<ReviewAccount>,
        pub profiles: Vec<ReviewProfile>,
        pub curve: Vec<ReviewPoint>,
        /// Every decision with more than one choice.
        pub decisions: Vec<ReviewEntry>,
        /// The largest errors and strokes of luck, in the order of the game.
        pub moments: Vec<ReviewMoment>,
        /// What decided the game in words, the greatest first.
        pub turning: Vec<String>,
    }

    /// start + luck + errors + rest = end, for all seats together.
    pub struct ReviewAccount {
        pub seat: String,
        pub start: f64,
        pub end: f64,
        /// What the luck of each seat has added, in the order of the seats.
        pub luck: Vec<ReviewLuck>,
        /// What the errors of each seat have added: its own take away.
        pub errors: Vec<f64>,
        /// What is not told apart.
        pub rest: f64,
    }

    pub struct ReviewLuck {
        pub dice: f64,
        pub cards: f64,
        /// What the hand turned out to hold while it was played.
        pub hand: f64,
    }

    /// How well a seat played: 100 is no chance given away.
    pub struct ReviewProfile {
        pub seat: String,
        pub accuracy: f64,
        pub decisions: u32,
        /// Points lost in a decision, in the mean.
        pub loss: f64,
        /// By part of the game (`early`, `mid`, `late`), as far as there were decisions.
        pub phases: Vec<ReviewShare>,
    }

    pub struct ReviewShare {
        pub part: String,
        pub decisions: u32,
        pub accuracy: f64,
    }

    /// A point of the curve, before the action `n`.
    pub struct ReviewPoint {
        pub n: u32,
        pub turn: u32,
        pub round: u32,
        /// The chance of each seat in the eyes of all together, in the order of the seats.
        pub mean: Vec<f64>,
        /// The same in its own eyes.
        pub own: Vec<f64>,
    }

    /// A decision in the list of all.
    pub struct ReviewEntry {
        /// The action that answered it; the game before it is step `n` of the replay.
        pub n: u32,
        pub by: String,
        pub turn: u32,
        pub round: u32,
        /// Points given away.
        pub loss: f64,
        /// The difference is real: found in some worlds, confirmed in fresh ones.
        pub marked: bool,
    }

    /// Something that moved the curve.
    pub struct ReviewMoment {
        pub n: u32,
        pub what: ReviewWhat,
        /// Whose error or luck it is; nobody's where several share it.
        pub by: Option<String>,
        pub turn: u32,
        pub round: u32,
        /// What it added to the chance of `by`, or of the first seat.
        pub points: f64,
        /// Of an error: what was chosen and what was better.
        pub played: Option<String>,
        pub best: Option<String>,
        /// Of luck: what the log says, and what was rolled or drawn.
        pub line: Option<String>,
        pub came: Option<String>,
    }

    /// One decision, looked at.
    pub struct ReviewDecision {
        pub n: u32,
        pub by: String,
        pub turn: u32,
        pub round: u32,
        /// What was asked.
        pub question: String,
        /// The first is the best.
        pub tried: Vec<ReviewChoice>,
        pub loss: f64,
        /// How exact that is.
        pub se: f64,
        pub marked: bool,
        /// What came out differently, in sentences.
        pub why: Vec<String>,
    }

    pub struct ReviewChoice {
        pub action: String,
        pub label: String,
        /// The card, country or seat meant, where there is one.
        pub target: Option<String>,
        /// The chance to win of whoever decides.
        pub chance: f64,
        /// Behind the best.
        pub behind: f64,
        pub played: bool,
    }

    /// A table that begins in a position of a game that is over: `POST /api/replays/{id}/try`.
    pub struct TryHere {
        /// After so many actions.
        pub at: u32,
        /// The seat that one takes.
        pub seat: String,
        /// The level of the bots on the other seats; without one all seats are one's own.
        #[serde(default)]
        pub level: Option<String>,
    }

    /// Pieces of a review that are to be worked on where bots think; each of them by itself.
    pub struct ReviewWork {
        /// The game, as replays name it.
        pub id: String,
        pub game: String,
        pub record: String,
        /// Lines of play for a decision in the mean.
        pub lines: u32,
        pub seed: String,
        pub tasks: Vec<u32>,
    }
}
