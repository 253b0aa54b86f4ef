//! Puzzles and the analysis board: a table begun in a position, which runs in the browser, and what a computer thinks of one.

use std::collections::BTreeMap;

use crate::{Language, ServerMessage, TableCommand, message, tagged};

message! {
    /// A board that somebody studies at: the messages of its table, and the position in the notation.
    pub struct StudyBoard {
        pub game: String,
        /// Another table whenever the board begins anew.
        pub table: String,
        pub messages: Vec<ServerMessage>,
        /// As it lies now, with what is laid.
        pub position: String,
        /// Who is asked; nobody once the game is over.
        pub seat: Option<String>,
        /// How the game ended, in the client's language.
        pub over: Option<String>,
        /// Is there something to take back?
        pub back: bool,
        /// Why a command or a change was refused, in the client's language.
        pub refused: Option<String>,
    }

    /// A change of a position that is being set up: `influence/iran/us` by 1 or −1, `vp`, `defcon`, `turn`, `round`,
    /// `space/us`, `military-ops/us`, `phasing/us`, `china/us`, `hand/us/nato` with 1 to give and 0 to take away. Of Guerra Fría
    /// `missiles/south/west`, `reserve/south` and `round`.
    pub struct SetUpChange {
        pub what: String,
        pub by: i8,
    }

    /// A position of which somebody wants to know the best plays, through the eyes of a seat.
    pub struct AnalysisTask {
        pub game: String,
        pub position: String,
        pub seat: String,
        pub language: Language,
        /// How many worlds each play is tried in; there is a bound.
        pub worlds: u32,
    }

    /// A play and what it comes to.
    pub struct JudgedPlay {
        pub action: String,
        /// In the client's language, as on its button.
        pub label: String,
        /// The chance to win with it, in points of a hundred, and its standard error.
        pub chance: f64,
        pub error: f64,
    }

    /// The best plays of a position, the best first.
    pub struct Analysis {
        pub seat: String,
        pub plays: Vec<JudgedPlay>,
        /// How many ways there are to go on in all.
        pub choices: u32,
        /// The first play wins whatever is hidden and however the dice fall.
        pub certain: bool,
        /// Lines of play that were played on.
        pub lines: u32,
    }

    /// First answers to puzzles: the word of the answer by the puzzle's id.
    pub struct PuzzleTries {
        pub tries: BTreeMap<String, String>,
    }

    /// How far somebody is with the puzzles.
    pub struct PuzzlesDone {
        /// Whether the first answer was right, by the puzzle's id.
        pub done: BTreeMap<String, bool>,
        /// For those with a name.
        pub rating: Option<PuzzleRating>,
    }

    /// How well somebody solves puzzles.
    pub struct PuzzleRating {
        pub rating: f64,
        pub deviation: f64,
        /// How many first answers it is made of.
        pub tries: u32,
    }
}

tagged! {
    /// What a page asks of the program that runs boards in the browser.
    pub enum StudyRequest {
        /// A position as one seat sees it, to be decided by that seat alone.
        Pose { game: String, position: String, seat: String, language: Language, seed: u32 },
        /// A position to be played on for all sides.
        Lay { game: String, position: String, language: Language, seed: u32 },
        /// The same, out of a record after so many of its actions.
        LayRecord { record: String, actions: u32, language: Language, seed: u32 },
        /// The board at which a game begins.
        LayStart { game: String, language: Language, seed: u32 },
        /// Something is done at the board.
        Do { command: TableCommand },
        /// To before the last play, with other dice from there.
        TakeBack,
        /// Changes the position itself.
        SetUp { change: SetUpChange },
        /// Everything again, in this language.
        Tell { language: Language },
    }

    /// And what it answers.
    pub enum StudyReply {
        Board { board: Box<StudyBoard> },
        /// The text is no position, or the game is not known; the reason is in English, as the notation is.
        Unreadable { why: String },
        /// No board was laid.
        None,
    }
}
