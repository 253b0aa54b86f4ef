//! Between a page and the house that runs in it where there is no server. The page asks what it would ask a server, by the same
//! paths and with the same messages of the socket; whatever a program without I/O cannot do itself (keeping, asking bots that
//! think elsewhere, waiting) is handed back to be done.

use std::collections::BTreeMap;

use crate::{
    Analysis, AnalysisTask, ClientMessage, Language, ReviewWork, ServerMessage, message, tagged, words,
};

words! {
    /// What is kept.
    pub enum KeptKind {
        Table,
        /// A game that was brought in to be looked at.
        Replay,
        /// What was found out about a game that is over.
        Review,
    }
}

message! {
    /// Something that the page keeps for its house.
    pub struct Kept {
        pub kind: KeptKind,
        pub id: String,
        /// Grows with every change: whoever finds a newer one has been overtaken.
        pub version: u32,
        pub text: String,
    }

    /// A bot is to be asked, in a worker of its own: what it sees, and nothing else.
    pub struct BotTask {
        pub table: String,
        pub game: String,
        pub seat: String,
        /// Counts those who have sat there.
        pub sitter: u32,
        pub level: String,
        /// Goes back with the answer.
        pub version: u32,
        /// False if nobody waits for it: it may interrupt, or let things pass.
        pub awaited: bool,
        /// Its view and its choices in the notation of the rules.
        pub view: String,
        pub legal: Vec<String>,
        /// For a bot that is made now.
        pub seed: String,
        /// The game whose network it plays by, if it plays by one.
        pub network: Option<String>,
    }

    /// Worlds that a strong bot wants to have played, all of them or some: what its choices come to in each. Whoever plays them
    /// needs no more than this.
    pub struct WorldsTask {
        pub seat: String,
        pub view: String,
        pub legal: Vec<String>,
        pub seed: String,
        /// The choices that are tried.
        pub tried: Vec<String>,
        /// The number of the first world, and how many.
        pub first: u32,
        pub count: u32,
    }

    /// A bot between two rounds of its thinking: how far it is, and what is to be played next. It goes on with the values, or
    /// chooses at once.
    pub struct BotRound {
        pub table: String,
        pub seat: String,
        pub sitter: u32,
        /// Which search it is: a worker counts those that it has begun, and what belongs to an earlier one is refused.
        pub search: u32,
        /// Lines that were played, and the most that may be.
        pub lines: u32,
        pub limit: u32,
        pub worlds: WorldsTask,
    }

    /// What a bot has come to.
    pub struct BotThought {
        pub table: String,
        pub seat: String,
        pub sitter: u32,
        pub version: u32,
        /// None if it does not want to interrupt.
        pub action: Option<String>,
        /// It has failed: the first thing that it may do is done, and another bot takes its place.
        pub failed: bool,
    }

    /// The answer to a question: the status and the body that a server would answer with.
    pub struct HouseAnswer {
        pub status: u16,
        pub body: String,
        /// The name of the file, where the body is one.
        pub name: Option<String>,
    }

    /// What a house is told, and when. `random` is fresh for every call: 128 hexadecimal digits.
    pub struct HouseCall {
        #[ts(type = "number")]
        pub now: i64,
        pub random: String,
        pub request: HouseRequest,
    }

    /// What is to be done. First everything is kept; then it may be told.
    pub struct HouseReply {
        pub keep: Vec<Kept>,
        /// What is kept no longer.
        pub forget: Vec<Kept>,
        pub answer: Option<HouseAnswer>,
        pub messages: Vec<ServerMessage>,
        pub think: Vec<BotTask>,
        /// A review that is to be worked on.
        pub review: Option<ReviewWork>,
        /// The tables that somebody looks at. Whoever thinks at another one thinks for nobody.
        pub watched: Vec<String>,
        /// When the house wants to be called again, if nothing happens before.
        #[ts(type = "number | null")]
        pub wake: Option<i64>,
    }

    /// A whole game between bots, as `detente sim --save` plays it.
    pub struct WholeGame {
        pub game: String,
        /// The level of each seat.
        pub levels: Vec<String>,
        pub rules: Vec<String>,
        pub seed: String,
    }
}

words! {
    /// What is measured.
    pub enum Measured {
        /// Decisions of random play, of Twilight Struggle.
        Decisions,
        /// The same of Guerra Fría.
        GuerraFriaDecisions,
        /// Answers of the network.
        Network,
        /// Decisions of level `learned`, where it has a choice.
        Learned,
    }
}

tagged! {
    /// What a page asks of the house that runs in it.
    pub enum HouseRequest {
        /// Everything that was kept; once, before anything else.
        Open { kept: Vec<Kept>, language: Language },
        /// What would go to `/api` of a server.
        Ask { method: String, path: String, query: BTreeMap<String, String>, body: String, language: Language },
        /// A line is opened: the house says hello.
        Greet,
        /// What would go over the socket.
        Say { message: ClientMessage },
        Thought { thought: BotThought },
        /// Pieces of a review; none if nobody can work on it.
        Found { id: String, findings: Vec<String> },
        /// Another page has changed what is kept. `lost`: it was first, what this one wanted to keep was refused, and everything
        /// that was done here since is void.
        Overtaken { kept: Kept, lost: bool },
        /// Another page has dropped it.
        Dropped { kind: KeptKind, id: String },
        /// It is time.
        Wake,
    }

    /// What the program of the engine is asked: by the worker of the house, or by one in which bots think.
    pub enum EngineRequest {
        House { call: HouseCall },
        Think { task: BotTask },
        /// Plays worlds of another bot.
        Worlds { task: WorldsTask },
        /// The values of a round, world by world; without any the bot chooses by what it has.
        Round { table: String, seat: String, search: u32, values: Option<Vec<Vec<f32>>> },
        /// What is best in a position that somebody studies.
        Analyse { task: AnalysisTask },
        Play { whole: WholeGame },
        /// Works on the pieces that are named.
        Review { work: ReviewWork },
        /// So many of something; how long they take is for the caller to see.
        Measure { what: Measured, times: u32 },
    }

    pub enum EngineReply {
        House { reply: Box<HouseReply> },
        Thought { thought: BotThought },
        /// The bot wants worlds to be played before it chooses.
        Round { round: BotRound },
        Values { values: Vec<Vec<f32>> },
        Analysed { analysis: Analysis },
        /// Pieces of a review.
        Findings { findings: Vec<String> },
        /// The record of a whole game.
        Record { text: String },
        Done { times: u32 },
        /// What was asked is no request, or cannot be done.
        Refused { why: String },
    }
}
