//! The streams for programs: one JSON object on each line, kept open. A program of twenty lines can play with these.

use crate::{GameView, Question, TableResult, message, tagged};

message! {
    /// What a program must know to choose.
    pub struct Decision {
        pub table: String,
        pub game: String,
        pub seat: String,
        /// To be sent back with the action.
        pub version: u32,
        pub question: Question,
        pub view: GameView,
        /// The same view in the notation of the rules crates.
        pub text: String,
    }
}

tagged! {
    /// Lines of `GET /api/bot/events`: everything that concerns this user.
    pub enum BotEvent {
        /// A decision is awaited there; open the stream of the table.
        YourTurn { table: String, seat: String },
        Over { table: String, result: TableResult },
        /// Sent now and then so that the line stays open.
        Alive,
    }

    /// Lines of `GET /api/bot/tables/{table}`.
    pub enum BotTableEvent {
        Decide { decision: Box<Decision> },
        /// Somebody else is to act.
        Wait { version: u32 },
        Over { result: TableResult },
        Alive,
    }
}
