//! The messages of the web socket at `/api/socket`. One socket carries the lobby and any number of tables.
//!
//! A client may put a number `id` into any message; the answer, `done` or `error`, repeats it. What changes is sent to
//! everybody who watches, the sender included, before the `done`.

use crate::{
    Channel, ChatLine, ClockState, ErrorCode, Language, Lobby, LogLine, Me, PageNotice, Play, TableSummary,
    TableView, message, tagged,
};

tagged! {
    /// What is done at a table. The same objects are taken by `POST /api/tables/{table}/commands`.
    pub enum TableCommand {
        /// Takes a free seat before the game begins, and commits it to a contribution to the dice (`docs/fairness.md`).
        Join {
            seat: String,
            #[serde(default)]
            #[ts(optional)]
            commitment: Option<String>,
        },
        /// Commits a seat that one holds already to a contribution, before any is opened.
        Commit { seat: String, commitment: String },
        /// Opens the contribution of a seat when the game is to begin (`fairness.opening`).
        Open { seat: String, value: String },
        /// Gives up one's seats before the game begins.
        Leave,
        /// The host replaces whoever sits there, before the game begins.
        SetSeat { seat: String, wish: crate::SeatWish },
        /// Begins the game; every seat must be taken.
        Start,
        /// Calls the table off before the first action of a player.
        Abort,
        /// An action of one of one's own seats. `version` is that of the view it was chosen from. Steps of a play are *laid*:
        /// only their player sees them, and may take them back. The step that asks chance or somebody else tells the
        /// play to everybody, unless `lay` keeps even that step laid until `confirm`.
        Act {
            seat: String,
            version: u32,
            action: String,
            #[serde(default)]
            lay: bool,
        },
        /// Tells the play that lies complete before its player (`mayConfirm`).
        Confirm { seat: String, version: u32 },
        /// Takes back one's own last step that is still laid.
        Undo { seat: String, version: u32 },
        /// Takes back all one's own steps that are still laid.
        StartOver { seat: String, version: u32 },
        /// Asks the others to go back to before this seat's last play, whatever came after it. Of a choice that is made at the same
        /// time by several (a headline, a round of Guerra Fría) everybody chooses anew.
        AskTakeBack { seat: String },
        OfferDraw { seat: String },
        /// Offers that all clocks stand still for a while.
        OfferPause { seat: String },
        /// Ends an agreed pause.
        Resume { seat: String },
        /// Agrees to or turns down the offer on the table.
        Answer { seat: String, accept: bool },
        Resign { seat: String },
        /// Ends the game of an opponent whose time is over.
        ClaimTime { seat: String },
        /// After a game: offers another one with the sides changed, or agrees to it. When everybody who plays has agreed, the
        /// answer is the new table.
        Rematch,
        Chat { text: String },
        /// The host lets everybody write one line every so many seconds, 600 at most; 0 ends it.
        SlowMode { seconds: u32 },
        /// Hides a user's chat from oneself.
        Mute { user: String, on: bool },
        /// Replaces one's private note.
        Note { text: String },
    }

    /// From client to server.
    pub enum ClientMessage {
        /// The language for everything that follows.
        Language { id: Option<u32>, language: Language },
        /// Be told of the lobby.
        WatchLobby { id: Option<u32> },
        LeaveLobby { id: Option<u32> },
        /// Be told of a table, through the eyes of one of one's own seats or as the server chooses. `since`: the last version
        /// that was seen, so that only later lines of the log are sent. Send it again to change eyes.
        Watch { id: Option<u32>, table: String, seat: Option<String>, since: Option<u32> },
        Unwatch { id: Option<u32>, table: String },
        Command { id: Option<u32>, table: String, command: TableCommand },
        Ping { id: Option<u32> },
    }

    /// From server to client.
    pub enum ServerMessage {
        /// The first message.
        Hello { me: Me, version: String },
        /// The whole lobby, once, to whoever begins to watch it.
        Lobby { lobby: Lobby },
        /// What has changed in it since: tables that are new or otherwise than before, those of one's own among them or beside
        /// them, and the ids of those that are no longer open or in play.
        LobbyChanges { tables: Vec<TableSummary>, mine: Vec<TableSummary>, gone: Vec<String> },
        Table { view: Box<TableView> },
        /// What has changed about a table that is no part of its game: who is there, how many look on, which bots wait to be
        /// able to think. Put it into the last view.
        Presence {
            table: String,
            /// The seats whose people are there.
            connected: Vec<String>,
            watching: u32,
            queued: Vec<String>,
            waiting: String,
            clocks: Vec<ClockState>,
        },
        /// Lines of the log: forget the one with index `from` and all behind it, then append these.
        Log { table: String, from: u32, lines: Vec<LogLine> },
        /// What happened, for programs: forget the play with index `from` and all behind it, then append these. The first
        /// `known` moments of the first of them are as they were; everything behind them is new or has changed.
        Plays { table: String, from: u32, known: u32, plays: Vec<Play> },
        /// Lines of chat, each once.
        Chat { table: String, lines: Vec<ChatLine> },
        /// The table is not there any more, or not for this viewer.
        Gone { table: String },
        /// It is this user's turn somewhere (also at a table that this user does not watch).
        YourTurn { table: String },
        /// News for this user, as they stand on the page from now on.
        Notice { notice: PageNotice },
        Done { id: Option<u32>, created: Option<String> },
        Error { id: Option<u32>, code: ErrorCode, text: String },
    }
}

message! {
    /// A line of chat as it is asked for over HTTP.
    pub struct ChatPage {
        pub channel: Channel,
        pub lines: Vec<ChatLine>,
    }
}
