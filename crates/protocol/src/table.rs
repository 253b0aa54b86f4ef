//! One table as one viewer sees it: seats, the game, the questions put to him, log, clocks, offers, chat.

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
        /// Guerra Fría: a number of missiles from or to a marker.
        Number,
    }

    /// Whose chat a line belongs to.
    pub enum Channel {
        /// The players at the table; those who look on read it after the game.
        Players,
        /// Those who look on; hidden from the players until the end.
        Spectators,
    }

    /// Something that all others must agree to.
    pub enum OfferKind {
        Draw,
        /// To go back to an earlier version.
        TakeBack,
    }
}

tagged! {
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
        /// The card or country meant, where there is one.
        pub target: Option<String>,
        /// What it costs, where points are spent: 1, or 2 in a country that the opponent controls.
        pub cost: Option<u8>,
        /// What a player wants to know before: the odds of a roll, why an event would not happen. In the client's language.
        pub hint: Option<String>,
        /// The game could be lost by it, now or through the opponent's event (DEFCON), and how. In the client's language.
        pub warning: Option<String>,
    }

    /// What is asked of one seat.
    pub struct Question {
        pub seat: String,
        /// What is asked, in the client's language.
        pub text: String,
        /// The card whose event asks, if one does.
        pub card: Option<String>,
        /// Nobody waits for this seat; it may still interrupt with one of these.
        pub interruption: bool,
        pub choices: Vec<Choice>,
    }

    /// A line of the log. Lines of a version that was taken back are withdrawn with it.
    pub struct LogLine {
        /// The number of actions after the one that this line tells of.
        pub version: u32,
        /// In the client's language.
        pub text: String,
        /// What kind of fact: `turn`, `plays`, `coup`, `defcon`; see docs/server.md.
        pub fact: String,
        /// 0: a heading (a turn, a round); 1: a play; 2: what follows from it.
        pub level: u8,
        /// Whose doing it is, as a seat.
        pub by: Option<String>,
        pub cards: Vec<String>,
        pub countries: Vec<String>,
        /// Dice that were rolled, for an animation.
        pub dice: Vec<u8>,
    }

    /// A seat's time.
    pub struct ClockState {
        pub seat: String,
        #[ts(type = "number")]
        pub left_ms: i64,
        pub running: bool,
    }

    /// An offer that waits for answers.
    pub struct Offer {
        pub kind: OfferKind,
        /// The seat that made it.
        pub by: String,
        /// Where a take-back would go.
        pub to_version: Option<u32>,
        /// Seats that have agreed, its maker included.
        pub agreed: Vec<String>,
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

    /// The proof of the dice.
    pub struct Fairness {
        /// SHA-256 of the secret seed, shown before the game.
        pub commitment: String,
        /// The seed itself, once the game is over.
        pub seed: Option<String>,
    }

    /// A table, entire, for one viewer. Sent when he comes and after every change.
    pub struct TableView {
        pub table: TableSummary,
        /// The number of actions played; send it back with an action.
        pub version: u32,
        /// Through whose eyes this is: one of the viewer's own seats, or none.
        pub seat: Option<String>,
        /// Seats whose decision is awaited.
        pub awaited: Vec<String>,
        pub view: GameView,
        /// What is asked of the seat looked through: none or one.
        pub question: Option<Question>,
        pub clocks: Vec<ClockState>,
        pub offers: Vec<Offer>,
        /// The version that `undo` would go back to, if it is allowed without asking.
        pub undo_to: Option<u32>,
        /// May the opponent's time-out be claimed now?
        pub may_claim: bool,
        /// Is there a chat for this viewer?
        pub may_chat: bool,
        pub fairness: Fairness,
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
