//! The shell around one table: a task that owns the [`detente_table::Table`] and speaks for it. Others speak to it through
//! a [`Handle`].
//!
//! [`task`] is the loop: it stores what the table works out, takes it over and tells it; [`bots`] the players made of code. Hints and
//! the coach are those of every house (`detente_house`).

mod bots;
mod task;

use std::sync::Arc;
use std::time::Duration;

use detente_game::coach::Wish;
use detente_games::{GameName, with_game};
use detente_protocol::{ChatLine, CoachSays, Hint, LogLine, TableCommand, TableView};
use detente_table::Rematch;
use tokio::sync::{mpsc, oneshot};

use crate::error::Refusal;
use crate::hub::Hub;
use crate::sink::Sink;

pub(crate) use bots::random_seed;
pub use detente_house::{Served, company};
pub use detente_table::{Eyes, Form, RecordFile, Who};
pub use task::{head, load, stored};

/// Commands that may wait for one table.
pub(crate) const QUEUE: usize = 1024;

/// Where several servers share the tables an answer is waited for so long.
const PATIENCE: Duration = Duration::from_secs(15);

pub type Answer<T> = oneshot::Sender<Result<T, Refusal>>;

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
    /// What the coach of a first game says.
    Coach {
        eyes: Eyes,
        wish: Wish,
        answer: Answer<CoachSays>,
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
    Rematch {
        who: Who,
        answer: Answer<Rematch>,
    },
    /// A moderator ends the table without a result.
    Close {
        answer: Answer<()>,
    },
    /// Somebody goes on vacation until then, or comes back.
    Away {
        user: String,
        until: i64,
        answer: Answer<()>,
    },
    /// These users have given their game up elsewhere, in its event; without any, only a game ends that nobody has begun.
    GivenUp {
        users: Vec<String>,
        answer: Answer<()>,
    },
    /// Somebody may not play any more.
    Forfeit {
        user: String,
        answer: Answer<()>,
    },
    /// Somebody's account ends.
    Part {
        user: String,
        answer: Answer<()>,
    },
    SetRematch {
        table: String,
        answer: Answer<String>,
    },
    /// Looks at the clock; gives the next time that matters.
    Look {
        answer: Answer<Option<i64>>,
    },
    /// A bot that had to wait has a place to think.
    Thinks {
        seat: u8,
        sitter: u32,
    },
    /// A bot has thought.
    Bot(bots::Thought),
    /// The table may be another's by now: nothing more is done here.
    GiveUp,
    Stop {
        answer: oneshot::Sender<()>,
    },
}

impl Message {
    /// Who comes to the table with it: whoever looks at it or does something there.
    pub(crate) fn visitor(&self) -> Option<&Who> {
        match self {
            // A table that was made for others is begun in the name of its host.
            Message::Command { command: TableCommand::Start, .. } => None,
            Message::Command { who, .. } => Some(who),
            Message::Watch { eyes, .. }
            | Message::View { eyes, .. }
            | Message::Decide { eyes, .. }
            | Message::Hint { eyes, .. }
            | Message::Coach { eyes, .. }
            | Message::Log { eyes, .. }
            | Message::Chat { eyes, .. }
            | Message::Record { eyes, .. } => eyes.who.as_ref(),
            _ => None,
        }
    }

    /// Does nobody wait for the answer any more?
    pub(crate) fn is_abandoned(&self) -> bool {
        match self {
            Message::Command { answer, .. }
            | Message::Watch { answer, .. }
            | Message::Close { answer }
            | Message::Away { answer, .. }
            | Message::GivenUp { answer, .. }
            | Message::Forfeit { answer, .. }
            | Message::Part { answer, .. } => answer.is_closed(),
            Message::View { answer, .. } => answer.is_closed(),
            Message::Decide { answer, .. } => answer.is_closed(),
            Message::Hint { answer, .. } => answer.is_closed(),
            Message::Coach { answer, .. } => answer.is_closed(),
            Message::Log { answer, .. } => answer.is_closed(),
            Message::Chat { answer, .. } => answer.is_closed(),
            Message::Record { answer, .. } => answer.is_closed(),
            Message::Rematch { answer, .. } => answer.is_closed(),
            Message::SetRematch { answer, .. } => answer.is_closed(),
            Message::Look { answer } => answer.is_closed(),
            Message::Unwatch { .. }
            | Message::Thinks { .. }
            | Message::Bot(_)
            | Message::GiveUp
            | Message::Stop { .. } => true,
        }
    }
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
    /// Each in a box: a queue keeps room for dozens, and most tables are never said more than one thing at a time.
    queue: mpsc::Sender<Box<Message>>,
    /// How long an answer is waited for; none where a table always gives one.
    patience: Option<Duration>,
    afar: bool,
}

impl Handle {
    /// The way to a table of another server.
    pub(crate) fn afar(table: &str, queue: mpsc::Sender<Box<Message>>) -> Handle {
        Handle { id: table.into(), queue, patience: Some(PATIENCE), afar: true }
    }

    /// Does it lead to another server?
    pub fn is_afar(&self) -> bool {
        self.afar
    }

    /// Says something and waits for the answer. A table whose task has ended, since its server stops or it was put away, is there still:
    /// whoever asks again finds it.
    pub async fn ask<T>(&self, message: impl FnOnce(Answer<T>) -> Message) -> Result<T, Refusal> {
        let (answer, answered) = oneshot::channel();
        let gone = crate::cluster::unavailable;
        self.queue.send(Box::new(message(answer))).await.map_err(|_| gone())?;
        let Some(patience) = self.patience else { return answered.await.map_err(|_| gone())? };
        match tokio::time::timeout(patience, answered).await {
            Ok(answered) => answered.map_err(|_| gone())?,
            Err(_) => Err(gone()),
        }
    }

    /// Hands on what was said elsewhere.
    #[allow(clippy::result_large_err, reason = "it is handed on again")]
    pub(crate) async fn pass_on(&self, message: Message) -> Result<(), Message> {
        self.queue.send(Box::new(message)).await.map_err(|unsent| *unsent.0)
    }

    /// Ends it without waiting: the table may be another's.
    pub(crate) fn give_up(&self) {
        let queue = self.queue.clone();
        tokio::spawn(async move { queue.send(Box::new(Message::GiveUp)).await });
    }

    /// Says something without waiting for an answer.
    pub async fn tell(&self, message: Message) {
        let _ = self.queue.send(Box::new(message)).await;
    }

    /// Ends the table's task after what it is doing.
    pub async fn stop(&self) {
        let (answer, answered) = oneshot::channel();
        if self.queue.send(Box::new(Message::Stop { answer })).await.is_ok() {
            let _ = answered.await;
        }
    }

    pub fn is_gone(&self) -> bool {
        self.queue.is_closed()
    }
}

/// Begins the task of a table, which is ours in this epoch.
pub async fn open(
    hub: &Arc<Hub>,
    row: detente_store::StoredTable,
    epoch: Option<i64>,
) -> Result<Handle, Refusal> {
    let game = GameName::by_name(&row.game).ok_or_else(crate::aside::refusal)?;
    with_game!(game, G => load::<G>(hub.clone(), row, epoch).await)
}
