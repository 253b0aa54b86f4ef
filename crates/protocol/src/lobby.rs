//! Which games there are, what a table is made of, and the list of tables.

use crate::{message, tagged, words};

words! {
    /// A language of the house.
    #[derive(Default)]
    pub enum Language {
        #[default]
        En,
        Es,
        Pt,
        It,
    }

    /// Who may find a table.
    #[derive(Default)]
    pub enum Privacy {
        /// Listed in the lobby; anyone may join or watch.
        #[default]
        Public,
        /// Only who has the link.
        Private,
    }

    /// Where a table is in its life.
    pub enum TableStatus {
        /// Seats are still free, or nobody has started it yet.
        Open,
        Playing,
        Over,
        /// Called off before the first action.
        Aborted,
    }

    /// What happens when a player's time is over.
    #[derive(Default)]
    pub enum TimeOut {
        /// The game ends by itself.
        #[default]
        Ends,
        /// An opponent may claim the win, or wait.
        Claimed,
    }

    /// What kind of control an option wants.
    pub enum OptionKind {
        Switch,
        Choice,
        Number,
        Cards,
    }
}

/// What somebody else's play gives a player for watching before the clock counts, in seconds; a term of every table with a
/// clock.
pub const SHOWING_SECONDS: u32 = 5;

tagged! {
    /// How a table measures time.
    #[derive(Default)]
    pub enum Clock {
        #[default]
        None,
        /// So many seconds for the whole game, for each player.
        Total { seconds: u32, time_out: TimeOut },
        /// A bank of seconds, and `increment` more after every decision, never above `cap`.
        Bank { seconds: u32, increment: u32, cap: u32, time_out: TimeOut },
    }

    /// Who is wanted on a seat when a table is created.
    pub enum SeatWish {
        /// The creator, who may take several seats (hot-seat).
        Me,
        /// Anyone who comes.
        Open,
        Bot { level: String },
    }

    /// Who sits on a seat.
    pub enum Sitter {
        Open,
        Person { user: String, name: String, connected: bool },
        Bot { level: String },
    }
}

message! {
    /// One option of a game, for a form.
    pub struct GameOption {
        pub key: String,
        pub kind: OptionKind,
        /// The values it takes; for numbers the least and the most, for cards their ids.
        pub values: Vec<String>,
        pub default: String,
        pub name: String,
    }

    /// A set of options that players know by name.
    pub struct Preset {
        pub id: String,
        pub name: String,
        /// The options it stands for, as `key=value` words.
        pub options: Vec<String>,
    }

    /// A game of the house.
    pub struct GameInfo {
        /// `twilight` or `guerra-fria`.
        pub id: String,
        pub name: String,
        pub rules: u32,
        pub seats: Vec<SeatInfo>,
        pub presets: Vec<Preset>,
        pub options: Vec<GameOption>,
        /// Playing levels of the bots, weakest first.
        pub levels: Vec<String>,
        /// The level of a first game.
        pub beginner: String,
    }

    /// A seat of a game.
    pub struct SeatInfo {
        /// `us`, `ussr`; `south`, `west`, `north`, `east`.
        pub id: String,
        pub name: String,
    }

    /// A new table.
    pub struct CreateTable {
        pub game: String,
        /// The name of a preset first, if any, then `key=value` words.
        #[serde(default)]
        pub options: Vec<String>,
        /// One wish for each seat, in the order of the game's seats.
        pub seats: Vec<SeatWish>,
        #[serde(default)]
        pub privacy: Privacy,
        #[serde(default)]
        pub clock: Clock,
        /// Seconds by which those who look on see the table later.
        #[serde(default)]
        pub spectator_delay: u32,
        /// May anybody look on at all?
        #[serde(default = "yes")]
        pub spectators: bool,
        /// A title for the lobby; empty for none.
        #[serde(default)]
        pub title: String,
        /// Help in deciding that this table does without: `odds`, `scores`, `warnings`, `tracker`.
        #[serde(default)]
        pub without_help: Vec<String>,
        /// The creator's program will commit to a contribution to the dice and open it; a game that could begin at once waits
        /// a few seconds for that.
        #[serde(default)]
        #[ts(optional, as = "Option<bool>")]
        pub contributes: bool,
        /// A first game with the coach beside the board; only bots may sit at the other seats.
        #[serde(default)]
        #[ts(optional, as = "Option<bool>")]
        pub coached: bool,
        /// The result counts for ratings: agreed with the table, before anybody sits down.
        #[serde(default)]
        #[ts(optional, as = "Option<bool>")]
        pub rated: bool,
        /// Only whose rating is within these may sit down.
        #[serde(default)]
        #[ts(optional)]
        pub range: Option<RatingRange>,
        /// A clock of days stands still on Saturdays and Sundays (UTC).
        #[serde(default)]
        #[ts(optional, as = "Option<bool>")]
        pub weekends: bool,
    }

    /// Bounds of a rating.
    pub struct RatingRange {
        #[serde(default)]
        pub least: Option<i32>,
        #[serde(default)]
        pub most: Option<i32>,
    }

    /// A seat and who sits there.
    pub struct SeatState {
        /// The id of the seat.
        pub seat: String,
        pub sitter: Sitter,
        /// Is it held by the one who reads this?
        pub mine: bool,
    }

    /// A table as the lobby lists it.
    pub struct TableSummary {
        pub id: String,
        pub game: String,
        pub title: String,
        pub options: Vec<String>,
        pub seats: Vec<SeatState>,
        pub status: TableStatus,
        pub privacy: Privacy,
        pub clock: Clock,
        pub spectators: bool,
        pub spectator_delay: u32,
        /// Help in deciding that this table does without: `odds`, `scores`, `warnings`, `tracker`.
        pub without_help: Vec<String>,
        /// The user who made it.
        pub host: String,
        /// Milliseconds since 1970.
        #[ts(type = "number")]
        pub created: i64,
        #[ts(type = "number")]
        pub updated: i64,
        /// How many actions were played.
        pub actions: u32,
        /// Is a decision of the one who reads this awaited?
        pub my_turn: bool,
        pub result: Option<crate::TableResult>,
        /// It cannot be played on with the rules that this server knows (`set-aside`).
        pub set_aside: bool,
        /// The result counts for ratings.
        pub rated: bool,
        pub range: Option<RatingRange>,
        /// The clock stands still on Saturdays and Sundays.
        pub weekends: bool,
        /// The event that it belongs to.
        pub event: Option<String>,
    }

    /// The tables of the lobby, and one's own.
    pub struct Lobby {
        /// Public tables that are open or in play.
        pub tables: Vec<TableSummary>,
        /// Every table at which the reader sits or sat, newest first.
        pub mine: Vec<TableSummary>,
    }

    /// The answer to a new table.
    pub struct Created {
        pub id: String,
        /// The path of the table's page; who has it may join a private table.
        pub path: String,
        /// The host's commitment of the dice, of a table that was created.
        pub commitment: Option<String>,
    }
}

impl CreateTable {
    /// A table without a server, all of whose seats are one's own: no clock, and nobody looks on.
    pub fn at_home(game: &str, options: Vec<String>, seats: usize) -> CreateTable {
        CreateTable {
            game: game.to_owned(),
            options,
            seats: vec![SeatWish::Me; seats],
            privacy: Privacy::Private,
            clock: Clock::None,
            spectator_delay: 0,
            spectators: false,
            title: String::new(),
            without_help: Vec::new(),
            contributes: false,
            coached: false,
            rated: false,
            range: None,
            weekends: false,
        }
    }
}

fn yes() -> bool {
    true
}
