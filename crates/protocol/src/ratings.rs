//! Ratings: the ladder, what is known of a player, rated games and their export.

use crate::{Clock, message, words};

words! {
    /// A kind of clock, rated for itself.
    pub enum Pace {
        /// A game within the hour.
        Fast,
        /// A game at one sitting.
        Standard,
        /// A game over days.
        Days,
    }
}

/// How many decisions a player is thought to be paid an increment for, when a clock is told to be fast or not.
const PAID: u64 = 40;

impl Pace {
    pub const ALL: [Pace; 3] = [Pace::Fast, Pace::Standard, Pace::Days];

    /// The kind of a clock; none if there is no clock, which cannot be rated.
    pub fn of(clock: &Clock) -> Option<Pace> {
        let (seconds, increment) = match *clock {
            Clock::None => return None,
            Clock::Total { seconds, .. } => (u64::from(seconds), 0),
            Clock::Bank { seconds, increment, .. } => (u64::from(seconds), u64::from(increment)),
        };
        Some(match seconds + PAID * increment {
            0..=2400 => Pace::Fast,
            2401..=43_200 => Pace::Standard,
            _ => Pace::Days,
        })
    }

    pub fn word(self) -> &'static str {
        match self {
            Pace::Fast => "fast",
            Pace::Standard => "standard",
            Pace::Days => "days",
        }
    }

    pub fn by_word(word: &str) -> Option<Pace> {
        Pace::ALL.into_iter().find(|pace| pace.word() == word)
    }
}

message! {
    /// The rating of somebody in one game with one kind of clock.
    pub struct RatingView {
        pub game: String,
        pub pace: Pace,
        pub rating: i32,
        /// To be shown wherever the rating is.
        pub deviation: u32,
        pub provisional: bool,
        pub games: u32,
        pub won: u32,
        pub drawn: u32,
        pub lost: u32,
        /// Among how many, if the player has a rank.
        pub rank: Option<u32>,
        pub ranked: u32,
        /// By how much it has changed in thirty days.
        pub month: i32,
        /// The best one that was not provisional.
        pub best: Option<i32>,
        /// When the last game ended.
        #[ts(type = "number")]
        pub last: i64,
    }

    /// Results on one side of the table.
    pub struct SideResults {
        pub game: String,
        /// The id of the seat.
        pub seat: String,
        pub won: u32,
        pub drawn: u32,
        pub lost: u32,
    }

    /// A line of the ladder.
    pub struct LadderRow {
        pub user: String,
        pub name: String,
        pub rating: RatingView,
        pub sides: Vec<SideResults>,
        /// Is it the reader?
        pub mine: bool,
    }

    /// A bot whose rating never moves.
    pub struct Anchor {
        pub level: String,
        pub rating: i32,
        /// The reader's rated games against it.
        pub won: u32,
        pub drawn: u32,
        pub lost: u32,
        /// May it be played for rating? The host of the server says so.
        pub beatable: bool,
    }

    /// The ladder of a game with a kind of clock.
    pub struct Ladder {
        pub game: String,
        pub pace: Pace,
        /// From this row on, counted from 0.
        pub from: u32,
        pub total: u32,
        pub rows: Vec<LadderRow>,
        /// The reader and the neighbours on the ladder, if the reader has a rank.
        pub around: Vec<LadderRow>,
        pub anchors: Vec<Anchor>,
        /// What each side is worth: the points by which the first seat is ahead, by edition and handicap.
        pub sides: Vec<SideWorth>,
    }

    /// What the first seat is worth against the second.
    pub struct SideWorth {
        pub terms: String,
        pub points: i32,
        pub deviation: u32,
        pub games: u32,
    }

    /// A point of a curve.
    pub struct CurvePoint {
        #[ts(type = "number")]
        pub at: i64,
        pub rating: i32,
        pub deviation: u32,
    }

    /// How a rating has gone.
    pub struct Curve {
        pub game: String,
        pub pace: Pace,
        pub points: Vec<CurvePoint>,
    }

    /// How games ended.
    pub struct EndingCount {
        pub game: String,
        pub ending: String,
        /// In the client's language.
        pub text: String,
        pub won: u32,
        pub drawn: u32,
        pub lost: u32,
    }

    /// How somebody begins.
    pub struct Opening {
        pub game: String,
        pub seat: String,
        /// `headline` or `setup`.
        pub kind: String,
        /// The id of a card, or countries with their influence: `poland 4, east-germany 1, austria 1`.
        pub id: String,
        /// In the client's language.
        pub text: String,
        pub games: u32,
        pub won: u32,
    }

    /// A seat of a rated game.
    pub struct RatedSeat {
        pub seat: String,
        /// Empty if the account has ended.
        pub user: String,
        pub name: String,
        /// The level of a bot.
        pub level: Option<String>,
        pub before: Option<i32>,
        pub after: Option<i32>,
        /// How well the rating is known after the game.
        #[serde(default)]
        pub deviation: Option<u32>,
        pub won: bool,
    }

    /// What a player's rating is: a line of the file of all ratings.
    pub struct PlayerRating {
        pub user: String,
        pub name: String,
        pub rating: RatingView,
    }

    /// A rated game.
    pub struct RatedGame {
        /// The number of the result; results are rated in this order.
        #[ts(type = "number")]
        pub number: i64,
        #[ts(type = "number")]
        pub at: i64,
        pub game: String,
        pub pace: Pace,
        /// Edition and handicap.
        pub terms: String,
        /// Its table; none of results that were brought in.
        pub table: Option<String>,
        pub event: Option<String>,
        pub seats: Vec<RatedSeat>,
        pub ending: String,
        /// In the client's language.
        pub text: String,
        /// The turn or round in which it ended.
        pub turn: Option<u32>,
    }

    /// What is known of a player.
    pub struct Profile {
        pub user: String,
        pub name: String,
        #[ts(type = "number")]
        pub since: i64,
        pub guest: bool,
        /// Is the player here now?
        pub here: bool,
        /// Is it the reader?
        pub mine: bool,
        pub games: u32,
        pub ratings: Vec<RatingView>,
        pub curves: Vec<Curve>,
        pub sides: Vec<SideResults>,
        pub endings: Vec<EndingCount>,
        /// Those of at least ten games on a side.
        pub openings: Vec<Opening>,
        /// The newest first.
        pub recent: Vec<RatedGame>,
    }

    /// Two players against each other; counted for the first.
    pub struct HeadToHead {
        pub one: RatedSeat,
        pub other: RatedSeat,
        pub won: u32,
        pub drawn: u32,
        pub lost: u32,
        /// By the side of the first.
        pub sides: Vec<SideResults>,
        pub games: Vec<RatedGame>,
    }
}
