//! One table: a task that owns the game and everything about it. Others speak to it through a [`Handle`].
//!
//! [`play`] is the game itself, [`body`] what is kept beside it; [`task`] the loop; [`commands`] what people do;
//! [`show`] what they are shown; [`bots`] the players made of code; [`records`] and [`partial`] the game as files.

pub mod body;
mod bots;
mod commands;
mod hints;
mod partial;
pub mod play;
mod records;
mod show;
mod task;

use std::sync::Arc;

use detente_game::Game as _;
use detente_games::{GameName, with_game};
use detente_protocol::{ChatLine, Hint, LogLine, TableCommand, TableView};
use detente_words::Lang;
use tokio::sync::{mpsc, oneshot};

use crate::error::Refusal;
use crate::hub::Hub;
use crate::sink::Sink;

pub use records::{Form, RecordFile};
pub use task::load;

/// Commands that may wait for one table.
const QUEUE: usize = 1024;

/// Somebody who speaks to a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Who {
    pub user: String,
    pub name: String,
}

/// Through whose eyes, in which language.
#[derive(Clone, Debug)]
pub struct Eyes {
    pub who: Option<Who>,
    /// The id of a seat of his own; the table chooses if none is named.
    pub seat: Option<String>,
    pub lang: Lang,
}

pub type Answer<T> = oneshot::Sender<Result<T, Refusal>>;

/// What a rematch is made of.
#[derive(Clone, Debug)]
pub struct RematchPlan {
    pub game: String,
    pub body: body::Body,
    /// There is one already.
    pub existing: Option<String>,
}

/// What is said to a table.
#[derive(Debug)]
pub enum Message {
    Command {
        who: Who,
        command: TableCommand,
        answer: Answer<()>,
    },
    Watch {
        eyes: Eyes,
        since: Option<u32>,
        sink: Sink,
        answer: Answer<()>,
    },
    Unwatch {
        sink: u64,
    },
    View {
        eyes: Eyes,
        answer: Answer<Box<TableView>>,
    },
    /// The view for a program, with the text of the rules.
    Decide {
        eyes: Eyes,
        answer: Answer<Decide>,
    },
    /// What a bot would do in one's place.
    Hint {
        eyes: Eyes,
        answer: Answer<Hint>,
    },
    Log {
        eyes: Eyes,
        answer: Answer<Vec<LogLine>>,
    },
    Chat {
        eyes: Eyes,
        answer: Answer<Vec<ChatLine>>,
    },
    Record {
        eyes: Eyes,
        form: Form,
        answer: Answer<RecordFile>,
    },
    PlanRematch {
        who: Who,
        answer: Answer<RematchPlan>,
    },
    SetRematch {
        table: String,
        answer: Answer<String>,
    },
    /// A bot has thought.
    Bot(bots::Thought),
    Stop {
        answer: oneshot::Sender<()>,
    },
}

/// What a program is to decide.
#[derive(Clone, Debug)]
pub struct Decide {
    pub view: Box<TableView>,
    /// The view in the notation of the rules.
    pub text: String,
    /// Since which version of the table the seat is asked what it is asked now.
    pub asked: u32,
}

/// The way to a table.
#[derive(Clone, Debug)]
pub struct Handle {
    pub id: Arc<str>,
    queue: mpsc::Sender<Message>,
}

impl Handle {
    /// Says something and waits for the answer. A table that is gone is not found.
    pub async fn ask<T>(&self, message: impl FnOnce(Answer<T>) -> Message) -> Result<T, Refusal> {
        let (answer, answered) = oneshot::channel();
        let gone = || Refusal::new(detente_protocol::ErrorCode::NotFound);
        self.queue.send(message(answer)).await.map_err(|_| gone())?;
        answered.await.map_err(|_| gone())?
    }

    /// Says something without waiting for an answer.
    pub async fn tell(&self, message: Message) {
        let _ = self.queue.send(message).await;
    }

    /// Ends the table's task after what it is doing.
    pub async fn stop(&self) {
        let (answer, answered) = oneshot::channel();
        if self.queue.send(Message::Stop { answer }).await.is_ok() {
            let _ = answered.await;
        }
    }

    pub fn is_gone(&self) -> bool {
        self.queue.is_closed()
    }
}

/// The seats of a game by name; none for a game that is not hosted.
pub fn seats_of(game: &str) -> Option<&'static [&'static str]> {
    GameName::by_name(game).map(|game| with_game!(game, G => G::SEATS))
}

/// Begins the task of a table.
pub async fn open(hub: &Arc<Hub>, row: detente_store::Table) -> Result<Handle, Refusal> {
    let game = GameName::by_name(&row.game).ok_or(detente_protocol::ErrorCode::NotFound)?;
    with_game!(game, G => load::<G>(hub.clone(), row).await)
}
