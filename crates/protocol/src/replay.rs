//! Finished and imported games, step by step: `GET /api/replays/{id}` and `…/{id}/{n}?seat=`. The id is that of a table
//! whose game is over, of an imported record, or a name that the house knows.

use crate::{GameView, LogLine, Play, PlayKind, TableResult, message};

message! {
    /// What there is to see.
    pub struct ReplayInfo {
        pub id: String,
        pub game: String,
        pub title: String,
        pub options: Vec<String>,
        /// Who played, in the order of the game's seats; empty where it is not known.
        pub players: Vec<String>,
        /// How many actions, Nature's included: steps go from 0 to this.
        pub actions: u32,
        /// Where turns and rounds begin.
        pub headings: Vec<ReplayHeading>,
        /// The plays, to step from one to the next.
        pub plays: Vec<ReplayPlay>,
        pub result: Option<TableResult>,
        /// The course of a game of Twilight Struggle; empty for others.
        pub history: Vec<HistoryPoint>,
    }

    /// A place to jump to.
    pub struct ReplayHeading {
        /// The number of actions after which it stands.
        pub action: u32,
        /// In the client's language.
        pub text: String,
        /// A turn, or only a round in it?
        pub turn: bool,
    }

    /// A play, and where it ends.
    pub struct ReplayPlay {
        pub kind: PlayKind,
        /// The number of actions after which it is over.
        pub action: u32,
    }

    /// A game that one has brought in, in the list of one's own.
    pub struct Imported {
        pub id: String,
        pub game: String,
        pub title: String,
        /// How much room it takes.
        pub bytes: u32,
        /// Milliseconds since 1970.
        #[ts(type = "number")]
        pub created: i64,
    }

    /// The game after some actions.
    pub struct ReplayStep {
        pub action: u32,
        pub view: GameView,
        /// So many lines of the log are as they were at the step that the request named as `since`; 0 if it named none.
        pub log_kept: u32,
        /// The index of the first line of `log`. Lines between those that are kept and this one are too many for one answer
        /// and left out.
        pub log_from: u32,
        pub log: Vec<LogLine>,
        /// The play that the last action belongs to, as an index.
        pub play: u32,
        /// That play and all behind it, as far as they have come.
        pub plays: Vec<Play>,
        /// This number of moments at the beginning of the first of them is older than the last action.
        pub known: u32,
        /// Everything that lies there, in the notation, to go on from: a game that is over has no secrets.
        pub position: String,
    }

    /// How the game stood when an action round began, or at its end.
    pub struct HistoryPoint {
        pub turn: u8,
        pub round: u8,
        /// Positive for the US.
        pub vp: i8,
        pub defcon: u8,
        /// Countries that each side controls.
        pub us: u8,
        pub ussr: u8,
    }
}
