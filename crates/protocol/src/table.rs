//! One table as one viewer sees it: seats, the game, the questions put to that viewer, log, clocks, offers, chat.

use crate::{GuerraFriaView, TableSummary, TwilightView, message, tagged, words};

words! {
    /// How a choice is best shown.
    pub enum ChoiceKind {
        /// A card: pick it up from the hand or a list.
        Card,
        /// A country: click it on the map.
        Country,
        /// A fixed answer: a button.
        Word,
        /// A player at the table, as an ally.
        Seat,
        /// Guerra Fría: missiles to the marker against a player, or from it.
        Missiles,
    }

    /// What kind of thing a line of the log tells.
    pub enum Tone {
        /// A heading: a turn, the set-up, the final scoring.
        Turn,
        /// A smaller heading.
        Round,
        Play,
        Event,
        Influence,
        Dice,
        War,
        Score,
        Defcon,
        Military,
        Space,
        Card,
        Effect,
        Choice,
        End,
    }

    /// Whose chat a line belongs to.
    pub enum Channel {
        /// The players at the table; those who look on read it after the game.
        Players,
        /// Those who look on; hidden from the players until the end.
        Spectators,
    }

    /// How a seat takes part in making the seed of the dice.
    pub enum PartKind {
        /// Not: whoever sits there has committed to nothing.
        None,
        /// A commitment was announced with the table.
        Promised,
        /// Not: a bot of the host's own.
        Bot,
        Committed,
        Opened,
        /// Committed, and not opened in time.
        Absent,
    }

    /// How much something matters that the coach says.
    pub enum CoachWeight {
        /// How the game works.
        Lesson,
        /// What decides this turn.
        Stake,
        /// What loses points or the game if it is overlooked.
        Danger,
    }

    /// Something that all others must agree to.
    pub enum OfferKind {
        Draw,
        /// To go back to an earlier point.
        TakeBack,
        /// Another game with the sides changed, once this one is over.
        Rematch,
        /// All clocks stand still until somebody goes on.
        Pause,
    }
}

tagged! {
    /// Why a clock stands still, whoever is to decide.
    pub enum ClockRest {
        /// All of them do by agreement, until somebody plays or goes on.
        Paused,
        /// Somebody has not been here since the table was made.
        Missing,
        /// Its player is on vacation for so many milliseconds more.
        Vacation {
            #[ts(type = "number")]
            ms: i64,
        },
        /// It rests on weekends, and this one lasts so many milliseconds more.
        Weekend {
            #[ts(type = "number")]
            ms: i64,
        },
    }

    /// What one viewer may know of the game.
    pub enum GameView {
        Twilight { view: Box<TwilightView> },
        GuerraFria { view: Box<GuerraFriaView> },
    }
}

message! {
    /// One thing that may be answered.
    pub struct Choice {
        /// The word to send back: `poland`, `duck-and-cover`, `coup`, `done`, `to-north-3`.
        pub action: String,
        /// The same in words, in the client's language.
        pub label: String,
        pub kind: ChoiceKind,
        /// What one wants to know before choosing it: the cost, the odds, why an event is barred.
        pub hint: Option<String>,
        /// The card, country or seat meant, where there is one.
        pub target: Option<String>,
        /// What it costs, where points are spent: 1, or 2 in a country that the opponent controls.
        pub cost: Option<u8>,
        /// The game could be lost by it, now or through the opponent's event (DEFCON), and how. In the client's language.
        pub warning: Option<String>,
        /// Missiles that come to the marker, or leave it if negative.
        pub missiles: Option<i8>,
        /// May be done at any time, whatever is asked (the Cuban Missile Crisis is lifted).
        pub interruption: bool,
    }

    /// What is asked of one seat.
    pub struct Question {
        pub seat: String,
        /// What is asked, in the client's language.
        pub text: String,
        /// The card that asks or is being used, if one does.
        pub card: Option<String>,
        /// Where one reads why: the title of the card, or a section of the rules such as `6.1`.
        pub why: String,
        /// False if nobody waits for this seat: it may still interrupt with one of these.
        pub awaited: bool,
        pub choices: Vec<Choice>,
    }

    /// What a bot would do in one's place.
    pub struct Hint {
        /// The word of the choice.
        pub action: String,
        /// The choice and, where the bot knows one, the reason. In the client's language.
        pub text: String,
    }

    /// What the coach of a first game says to one seat: whole sentences in the client's language.
    pub struct CoachSays {
        /// What is at stake, the most important first.
        pub notes: Vec<CoachNote>,
        /// Two or three sensible choices, the best first.
        pub plays: Vec<CoachPlay>,
        /// The danger in choices that may be made now.
        pub dangers: Vec<CoachDanger>,
        /// The danger in what is laid and not told yet.
        pub laid: Vec<CoachNote>,
    }

    /// One thing that the coach says.
    pub struct CoachNote {
        pub weight: CoachWeight,
        pub text: String,
    }

    /// A choice that the coach thinks sensible.
    pub struct CoachPlay {
        /// The word of the choice.
        pub action: String,
        /// The choice as the question names it.
        pub label: String,
        /// What speaks for it; empty where the choice speaks for itself.
        pub text: String,
    }

    /// What is dangerous about a choice.
    pub struct CoachDanger {
        /// The word of the choice.
        pub action: String,
        pub weight: CoachWeight,
        pub text: String,
    }

    /// A line of the log. Everybody has the same number of lines, but for one's own laid steps; what a viewer may not know is
    /// worded neutrally.
    pub struct LogLine {
        /// A whole sentence in the client's language, without a full stop.
        pub text: String,
        pub tone: Tone,
        /// The play that it belongs to, as an index.
        pub play: u32,
        /// The first moment of that play that it tells, as an index; a heading tells none.
        pub moment: Option<u32>,
        /// Whose deed or matter it is.
        pub seat: Option<String>,
        /// Ids of the countries it speaks of.
        pub countries: Vec<String>,
        /// Ids of the cards it speaks of.
        pub cards: Vec<String>,
        /// Where the text has the title of a card, in the order of the text.
        pub names: Vec<NamedCard>,
        /// The dice it tells of, in the order of the text.
        pub dice: Vec<LogDie>,
        /// Why a bot did it: `coups Iran: 50% to take control`. In the client's language, read off the open board, and only of
        /// what everybody knows. Not at tables that do without `odds`, and not in records and replays.
        pub why: Option<String>,
    }

    /// The title of a card in a text.
    pub struct NamedCard {
        pub card: String,
        /// From where to where, in UTF-16 code units.
        pub from: u32,
        pub to: u32,
    }

    /// A die as it fell.
    pub struct LogDie {
        pub seat: Option<String>,
        pub pips: u8,
    }

    /// A seat's time.
    pub struct ClockState {
        pub seat: String,
        #[ts(type = "number")]
        pub left_ms: i64,
        pub running: bool,
        /// A clock that runs is charged only after so long: its player watches what another has played, is on vacation, or it is a
        /// weekend on which the clock rests.
        #[ts(type = "number")]
        pub still_ms: i64,
        /// What makes it stand still, whether its player is awaited or not; watching is no such thing.
        pub rest: Option<ClockRest>,
    }

    /// An offer that waits for answers.
    pub struct Offer {
        pub kind: OfferKind,
        /// The seat that made it.
        pub by: String,
        /// How many actions a take-back would leave.
        pub to_action: Option<u32>,
        /// Seats that have agreed, its maker included.
        pub agreed: Vec<String>,
        /// What is offered, in the client's language: `The USSR asks to go back to before: the USSR makes a coup in Iran`.
        pub text: String,
        /// The plays that a take-back would take away, the oldest first, in the words of the log.
        pub plays: Vec<String>,
    }

    /// An offer that was turned down, told to the seat that made it until the next play or the next offer.
    pub struct Declined {
        pub kind: OfferKind,
        /// The seat that turned it down.
        pub by: String,
        /// In the client's language.
        pub text: String,
    }

    /// How a game ended.
    pub struct TableResult {
        /// Seats; none in a draw.
        pub winners: Vec<String>,
        /// The rule that ended it, or `resign`, `draw-agreed`, `time`.
        pub ending: String,
        /// In the client's language.
        pub text: String,
    }

    /// The promise of the dice and, once the game is over, its proof (`docs/fairness.md`).
    pub struct Fairness {
        /// 2: the seed is made of the host's secret and what the seats bring; 1: of tables that were begun with the host's
        /// seed alone.
        pub scheme: u32,
        /// The host's commitment, shown before anybody sits.
        pub commitment: String,
        /// What each seat brings, in the order of the seats; empty in scheme 1.
        pub seats: Vec<SeatPart>,
        /// The game is about to begin: who has committed to a contribution opens it now.
        pub opening: bool,
        /// The host's secret, once the game is over.
        pub secret: Option<String>,
        /// The seed that was made of all of it, once the game is over.
        pub seed: Option<String>,
    }

    /// What a seat brings to the seed of the dice.
    pub struct SeatPart {
        pub seat: String,
        pub kind: PartKind,
        pub commitment: Option<String>,
        /// What was opened, once the game is over.
        pub value: Option<String>,
    }

    /// A table, entire, for one viewer. Sent when the viewer comes and after every change.
    pub struct TableView {
        pub table: TableSummary,
        /// Grows with every change and never falls; send it back with an action.
        pub version: u32,
        /// How many actions were played, Nature's included; with one's own laid steps, without those of others.
        pub actions: u32,
        /// Through whose eyes this is: one of the viewer's own seats, or none.
        pub seat: Option<String>,
        /// Seats whose decision is awaited.
        pub awaited: Vec<String>,
        /// What the table waits for, told to this viewer; empty before and after the game.
        pub waiting: String,
        pub view: GameView,
        /// The same view in the notation of the rules crates; on sockets it is empty unless it was asked for.
        pub text: String,
        /// What is asked of the seat looked through: none or one.
        pub question: Option<Question>,
        pub clocks: Vec<ClockState>,
        /// All clocks stand still by agreement, until somebody plays or goes on.
        pub paused: bool,
        /// Seats whose bot waits until this server has room for it to think. Nobody's clock runs for that.
        pub queued: Vec<String>,
        pub offers: Vec<Offer>,
        /// The own offer that was turned down last.
        pub declined: Option<Declined>,
        /// How many of one's own steps are laid: nobody else sees them, and they may be taken back without asking.
        pub laid: u32,
        /// The laid play is complete and waits for `confirm`.
        pub may_confirm: bool,
        /// How many actions `undo` would leave, if it is allowed without asking.
        pub undo_to: Option<u32>,
        /// May the opponent's time-out be claimed now?
        pub may_claim: bool,
        /// Is there a chat for this viewer?
        pub may_chat: bool,
        /// Everybody may write one line every so many seconds; 0: as fast as they like.
        pub slow_mode: u32,
        pub fairness: Fairness,
        /// It is a first game with the coach beside the board.
        pub coached: bool,
        /// The next table, if a rematch was begun.
        pub rematch: Option<String>,
        /// The viewer's private note.
        pub note: String,
        /// How many look on.
        pub watching: u32,
    }

    /// A line of chat.
    pub struct ChatLine {
        pub number: u32,
        pub channel: Channel,
        pub user: String,
        pub name: String,
        pub text: String,
        #[ts(type = "number")]
        pub at: i64,
    }
}
