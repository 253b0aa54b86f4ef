//! Finding somebody to play with: seeks that are paired, and challenges.

use crate::{Clock, CreateTable, message};

message! {
    /// What somebody looks for.
    pub struct Seek {
        pub game: String,
        #[serde(default)]
        pub options: Vec<String>,
        pub clock: Clock,
        /// A clock of days stands still on Saturdays and Sundays (UTC).
        #[serde(default)]
        #[ts(optional, as = "Option<bool>")]
        pub weekends: bool,
        #[serde(default)]
        pub rated: bool,
        /// The seat that is wished for; none for by lot.
        #[serde(default)]
        pub seat: Option<String>,
        /// How far the other's rating may be from one's own at most; none for any.
        #[serde(default)]
        pub range: Option<u32>,
    }

    /// How far a seek is. A seek ends when its owner takes it back, is paired or has not asked for it for a minute.
    pub struct SeekState {
        pub id: String,
        pub seek: Seek,
        #[ts(type = "number")]
        pub since: i64,
        /// How far the other's rating may be away by now: it widens while one waits.
        pub within: Option<u32>,
        /// Others who wait on the same game and clock, with weekends or without, whatever their rating.
        pub others: u32,
        /// Seconds within which half of those who looked lately for this game and clock found one, with those counted who gave up; none if that is not
        /// known.
        pub usual_wait: Option<u32>,
        /// A bot to play meanwhile, after a while of waiting.
        pub bot: Option<String>,
        /// The table, once somebody was found.
        pub table: Option<String>,
    }

    /// Who waits for a game, by what is looked for, for buttons that say so before one is pressed.
    pub struct Waiting {
        pub game: String,
        /// The rules as the game itself writes them; none for the usual ones.
        pub options: Vec<String>,
        pub clock: Clock,
        /// Does that clock rest on weekends?
        pub weekends: bool,
        pub rated: bool,
        pub waiting: u32,
        pub usual_wait: Option<u32>,
    }

    /// A challenge to somebody.
    pub struct NewChallenge {
        /// The name of whoever is challenged.
        pub to: String,
        /// The terms; the challenger takes the seats that are `me`, the challenged one gets the seat that is `open`.
        pub table: CreateTable,
    }

    /// A challenge that waits for an answer.
    pub struct Challenge {
        pub id: String,
        /// Name and id of both.
        pub from: String,
        pub from_user: String,
        pub to: String,
        pub to_user: String,
        pub table: CreateTable,
        #[ts(type = "number")]
        pub at: i64,
        /// Is the reader the one who answers?
        pub mine: bool,
    }

    /// Yes or no.
    pub struct ChallengeAnswer {
        pub accept: bool,
    }
}
