//! Tournaments and leagues.

use crate::{Clock, Pace, message, tagged, words};

words! {
    pub enum EventStatus {
        /// Players may register.
        Open,
        Running,
        Over,
        CalledOff,
    }

    /// Who plays which side.
    pub enum Sides {
        /// By lot in every match; of two games the second with sides changed.
        Lot,
        /// Evened out over the rounds; of two games the second with sides changed.
        Swap,
        /// By sealed bids at the table (section 11 of the books).
        Bid,
    }

    /// What tells players apart who have equal points.
    pub enum TieBreak {
        /// Points from the matches among those who are equal.
        Mutual,
        /// Points of single games.
        Games,
        /// The points of all opponents.
        Buchholz,
        /// The points of those beaten, half of those shared with.
        SonnebornBerger,
        /// Matches that were won.
        Wins,
        /// The rating at the start.
        Rating,
    }

    /// What somebody may do for an event.
    pub enum EventRight {
        /// Let players in before the event, and take them out.
        Register,
        /// Begin the event and pair its rounds.
        Pair,
        Extend,
        Forfeit,
        Adjudicate,
        Substitute,
        Announce,
    }

    pub enum MatchState {
        NotBegun,
        Playing,
        /// A decision of the reader is awaited.
        YourPlay,
        Won,
        Shared,
        /// The time for it is over: organisers decide.
        Adjudicate,
        /// Nobody played against: a point for nothing.
        Bye,
        /// It does not count any more.
        Void,
    }

    /// How a game of an event came to its result.
    pub enum Settled {
        Played,
        Forfeited,
        Adjudicated,
    }

    /// What a place in the table stands for.
    pub enum PlaceMark {
        Champion,
        Up,
        Down,
    }
}

tagged! {
    pub enum EventFormat {
        Swiss { rounds: u32 },
        /// Everybody meets everybody so many times: once or twice.
        RoundRobin { cycles: u32 },
        Knockout,
        /// Who has lost twice is out.
        DoubleElimination,
        /// Divisions in which everybody meets everybody; the first `up` of each go up a tier after the season, the last `down` go down one.
        League { divisions: Vec<Division>, up: u32, down: u32 },
        /// Tables of four with seats that change.
        Fours { rounds: u32 },
    }

    /// When a round begins.
    pub enum RoundsOpen {
        /// As soon as every match of the one before is done.
        WhenDone,
        /// When an organiser says so.
        ByHand,
        /// The first then, the next so many days later, whatever is not done.
        ByDate {
            #[ts(type = "number")]
            first: i64,
            days: u32,
        },
    }

    /// What is done to an event: `POST /api/events/{id}/acts`. A `pairing` is the number of a match.
    pub enum EventAct {
        /// One's own.
        Register,
        Withdraw,
        /// One's answer to an invitation.
        Accept,
        Decline,
        /// An organiser invites somebody, by name, into a division of a league (from 0), or takes somebody out.
        Enter {
            name: String,
            #[serde(default)]
            #[ts(optional)]
            division: Option<u32>,
        },
        Remove { user: String, reason: String },
        /// Ends registration, draws lots and makes the first round.
        Begin,
        /// Makes the next round; with its number nobody makes two at once.
        Pair {
            #[serde(default)]
            #[ts(optional)]
            round: Option<u32>,
        },
        /// Another deadline for a round, for one match, or (round 0) for everything: the season of a league.
        Extend {
            round: u32,
            #[serde(default)]
            #[ts(optional)]
            pairing: Option<u32>,
            #[ts(type = "number")]
            until: i64,
            reason: String,
        },
        /// More time for a match of one's own is asked for: the opponent agrees, or an organiser decides (`organisers` of `MoreTime`).
        AskMore {
            pairing: u32,
            #[ts(type = "number")]
            until: i64,
        },
        /// The answer to that, with what was asked; whoever asked takes it back by not agreeing.
        AnswerMore {
            pairing: u32,
            agree: bool,
            #[ts(type = "number")]
            until: i64,
        },
        /// These players lose what is not played of a match.
        Forfeit { pairing: u32, players: Vec<u32>, reason: String },
        /// The result of a game by decision: the players who win, none for a draw.
        Adjudicate { pairing: u32, number: u32, winners: Vec<u32>, reason: String },
        /// Somebody is invited to take over another's place with all points.
        Substitute { player: u32, name: String, reason: String },
        /// Gives somebody rights, or takes them.
        Staff { name: String, rights: Vec<EventRight> },
        Announce { text: String },
        CallOff { reason: String },
    }
}

message! {
    pub struct Division {
        pub name: String,
        pub size: u32,
        /// Side by side with the division before it, on the same tier.
        #[serde(default)]
        #[ts(optional, as = "Option<bool>")]
        pub beside: bool,
    }

    /// Everything that is agreed before an event begins.
    pub struct EventTerms {
        pub title: String,
        #[serde(default)]
        pub about: String,
        pub game: String,
        /// The options of every table, as of a new table.
        #[serde(default)]
        pub options: Vec<String>,
        pub format: EventFormat,
        /// Of a match: one or two.
        pub games: u32,
        pub sides: Sides,
        pub clock: Clock,
        /// A clock of days stands still on Saturdays and Sundays (UTC).
        #[serde(default)]
        #[ts(optional, as = "Option<bool>")]
        pub weekends: bool,
        #[serde(default)]
        pub rated: bool,
        /// Rated also between accounts of one address: a club at one place. Only for moderators, where the server does not allow it to all.
        #[serde(default)]
        pub same_address: bool,
        #[serde(default = "yes")]
        pub spectators: bool,
        #[serde(default)]
        pub spectator_delay: u32,
        #[serde(default)]
        pub without_help: Vec<String>,
        /// How many may register, and how many there must be.
        pub most: u32,
        pub least: u32,
        /// Only players within these ratings; provisional ones only if there are no bounds.
        #[serde(default)]
        pub least_rating: Option<i32>,
        #[serde(default)]
        pub most_rating: Option<i32>,
        /// Registration ends by itself then, and the event begins if there are enough players.
        #[serde(default)]
        #[ts(type = "number | null")]
        pub closes: Option<i64>,
        pub rounds: RoundsOpen,
        /// A round must be played within so many days; in a league, the season.
        #[serde(default)]
        pub days: Option<u32>,
        pub tie_breaks: Vec<TieBreak>,
        /// Seasons of one league bear one name; a season after another takes over its divisions.
        #[serde(default)]
        pub season: u32,
        /// The event of the season before.
        #[serde(default)]
        pub follows: Option<String>,
    }

    /// An event in a list.
    pub struct EventSummary {
        pub id: String,
        pub title: String,
        pub game: String,
        pub pace: Option<Pace>,
        pub format: EventFormat,
        pub rated: bool,
        pub status: EventStatus,
        pub players: u32,
        pub most: u32,
        /// The present round, 0 before the first, and how many there are, if that is known.
        pub round: u32,
        pub rounds: Option<u32>,
        #[ts(type = "number")]
        pub created: i64,
        #[ts(type = "number | null")]
        pub closes: Option<i64>,
        #[ts(type = "number | null")]
        pub deadline: Option<i64>,
        pub organisers: Vec<String>,
        /// Does the reader play in it?
        pub mine: bool,
    }

    /// A place in an event, and who has it.
    pub struct EventPlayer {
        /// From 0, for as long as the event lasts.
        pub number: u32,
        pub user: String,
        pub name: String,
        pub rating: Option<i32>,
        pub division: u32,
        pub withdrawn: bool,
        /// A substitute: for whom.
        pub instead_of: Option<String>,
    }

    /// A tie-break of a player, and the numbers that it is the sum of.
    pub struct TieBreakValue {
        pub kind: TieBreak,
        pub value: f64,
        pub parts: Vec<TieBreakPart>,
    }

    pub struct TieBreakPart {
        /// The opponent; none for a round without one.
        pub player: Option<u32>,
        pub value: f64,
    }

    /// A line of the standings.
    pub struct EventStanding {
        pub place: u32,
        pub player: u32,
        pub points: f64,
        /// Points of single games.
        pub games: f64,
        /// Matches that are over.
        pub played: u32,
        pub tie_breaks: Vec<TieBreakValue>,
        /// What puts this player before the next one, if points do not: the tie-break that decided.
        pub by: Option<TieBreak>,
        pub mark: Option<PlaceMark>,
        /// Is the mark final?
        pub settled: bool,
        /// In the order of the game's seats: how often the player sat there, and the points won there.
        pub seats: Vec<SeatCount>,
        /// Has lost too often to go on, of a knock-out.
        pub out: bool,
    }

    pub struct SeatCount {
        pub seat: String,
        pub games: u32,
        pub points: f64,
    }

    /// A cell of a crosstable: what the player of the row got from the player of the column.
    pub struct CrossCell {
        pub row: u32,
        pub column: u32,
        /// The number of the match.
        pub pairing: u32,
        /// Points of the games so far; none if none is over.
        pub points: Option<f64>,
        pub done: bool,
    }

    pub struct DivisionView {
        pub name: String,
        /// From the top, from 0; divisions side by side have the same.
        #[serde(default)]
        pub tier: u32,
        pub standings: Vec<EventStanding>,
        pub cross: Vec<CrossCell>,
        /// Of its games, how many are over.
        pub played: u32,
        pub games: u32,
    }

    pub struct EventGame {
        /// Within its match, from 0.
        pub number: u32,
        /// The players in the order of the game's seats; empty before the lot.
        pub seats: Vec<u32>,
        pub table: Option<String>,
        /// Players who won; none of them in a draw. None at all before the end.
        pub winners: Option<Vec<u32>>,
        pub settled: Option<Settled>,
        pub ending: String,
        /// In the client's language.
        pub text: String,
        pub turn: Option<u32>,
        /// Whose decision is awaited: players.
        pub awaited: Vec<u32>,
    }

    pub struct MatchView {
        /// From 0, for as long as the event lasts.
        pub number: u32,
        pub round: u32,
        pub division: u32,
        /// From 1, within its round.
        pub board: u32,
        /// `winners`, `losers`, `final` of a double elimination.
        pub bracket: Option<String>,
        /// Two, four, or one who has a bye.
        pub players: Vec<u32>,
        /// Points of games of each.
        pub score: Vec<f64>,
        pub games: Vec<EventGame>,
        pub state: MatchState,
        pub winners: Vec<u32>,
        #[ts(type = "number | null")]
        pub deadline: Option<i64>,
        pub mine: bool,
        /// May the reader ask for more time?
        #[serde(default)]
        pub may_ask: bool,
        #[serde(default)]
        pub asked: Option<MoreTime>,
    }

    /// More time that a player of a match has asked for.
    pub struct MoreTime {
        pub player: u32,
        #[ts(type = "number")]
        pub until: i64,
        /// It is for organisers to decide: others wait for the match, or it is more than two may agree on.
        pub organisers: bool,
        pub may_agree: bool,
        /// May the reader say no, or take it back?
        pub may_refuse: bool,
    }

    pub struct RoundView {
        pub number: u32,
        #[ts(type = "number | null")]
        pub deadline: Option<i64>,
        pub matches: Vec<MatchView>,
        pub done: u32,
        /// Had the pairing to relax one of its rules, because nothing else was possible: `sides` or `twice`.
        pub relaxed: Option<String>,
    }

    pub struct EventStaff {
        pub user: String,
        pub name: String,
        /// All of them: an organiser.
        pub rights: Vec<EventRight>,
        pub organiser: bool,
    }

    /// Somebody who was asked to play and has not answered.
    pub struct EventInvite {
        pub user: String,
        pub name: String,
        /// The name of whoever asked.
        pub by: String,
        /// In whose place.
        pub instead_of: Option<String>,
        pub reason: String,
    }

    /// An event as a reader sees it.
    pub struct EventView {
        pub summary: EventSummary,
        pub terms: EventTerms,
        /// How many acts it is made of; grows with each.
        pub version: u32,
        pub players: Vec<EventPlayer>,
        /// One for all but leagues.
        pub divisions: Vec<DivisionView>,
        pub rounds: Vec<RoundView>,
        /// `ByDate`: when the next round begins.
        #[ts(type = "number | null")]
        pub next_opens: Option<i64>,
        pub staff: Vec<EventStaff>,
        pub invited: Vec<EventInvite>,
        /// What the reader was asked, if so.
        pub invitation: Option<EventInvite>,
        /// The reader's own place, if there is one.
        pub me: Option<u32>,
        pub rights: Vec<EventRight>,
        pub organiser: bool,
        /// May the reader register now, and if not, why not (in the client's language).
        pub may_register: bool,
        pub why_not: Option<String>,
        /// May the next round be paired now?
        pub may_pair: bool,
        /// The newest announcement.
        pub announcement: Option<String>,
        /// The seasons of the league before and after this one and this one, in their order; empty if there is no other.
        pub seasons: Vec<SeasonLink>,
    }

    /// A season of a league.
    pub struct SeasonLink {
        pub id: String,
        pub title: String,
        pub season: u32,
    }

    /// A line of the public log.
    pub struct EventLogLine {
        pub number: u32,
        #[ts(type = "number")]
        pub at: i64,
        /// The name of whoever did it; empty for the event itself.
        pub by: String,
        /// `begin`, `pair`, `extend`, `forfeit`, `adjudicate`, `substitute`, `staff`, `enter`, `invite`, `accept`, `decline`, `part`, `hand-over`, `leave`, `announce`, `advise`, `call-off`.
        pub act: String,
        /// A sentence in the client's language.
        pub text: String,
        pub reason: String,
    }

    /// A pairing before it is made.
    pub struct PairingPreview {
        pub round: u32,
        pub matches: Vec<Vec<u32>>,
        pub byes: Vec<u32>,
        pub relaxed: Option<String>,
    }

    /// What a position is worth as a bot sees it: advice to whoever adjudicates, never the judge.
    pub struct Advice {
        /// By seat: the chance to win, in a hundred.
        pub chances: Vec<SeatChance>,
        /// From how many games played on from there.
        pub playouts: u32,
    }

    pub struct SeatChance {
        pub seat: String,
        pub chance: u32,
        /// How far the chance may be off, either way, by the luck of so few games: half of an interval of 95 per cent.
        pub error: u32,
    }

    /// The answer to a new event.
    pub struct EventCreated {
        pub id: String,
        pub path: String,
    }
}

fn yes() -> bool {
    true
}
