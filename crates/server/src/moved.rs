//! Tables that are now here, now there: what was said to one that has moved is said again, and whoever watches begins anew. Nobody's
//! socket is closed for it.

use std::sync::Arc;
use std::time::Duration;

use detente_protocol::{ErrorCode, ServerMessage};
use detente_table::Eyes;

use crate::cluster::unavailable;
use crate::error::Refusal;
use crate::hub::{Hub, locked};
use crate::sink::Sink;
use crate::table::{Handle, Message};

/// The pause before a table is looked for again, which grows up to the second.
const PAUSE: Duration = Duration::from_millis(30);
const LONGEST: Duration = Duration::from_secs(1);

impl Hub {
    /// A table that is ours and in memory.
    pub(crate) fn here(&self, table: &str) -> Option<Handle> {
        self.in_memory(table).filter(|handle| !handle.is_afar())
    }

    /// A table that is ours, or becomes so; none if it is another server's.
    pub(crate) async fn own_table(self: &Arc<Self>, table: &str) -> Result<Option<Handle>, Refusal> {
        if self.is_stopping() {
            return Ok(None);
        }
        match self.table(table).await {
            Ok(handle) => Ok(Some(handle).filter(|handle| !handle.is_afar())),
            Err(refusal) if refusal.code == ErrorCode::Unavailable => Ok(None),
            Err(refusal) => Err(refusal),
        }
    }

    /// Ends the tasks of all tables: they may be another's.
    pub(crate) fn give_up(&self) {
        for handle in self.handles() {
            handle.give_up();
        }
    }

    /// Says something again to a table that has moved, unless nobody waits for the answer any more.
    pub(crate) fn speak_again(self: &Arc<Self>, table: &str, message: Message) {
        let (hub, table) = (self.clone(), table.to_owned());
        tokio::spawn(async move {
            let (mut message, mut pause) = (message, PAUSE);
            while !message.is_abandoned() && !hub.is_stopping() {
                tokio::time::sleep(pause).await;
                pause = (pause * 2).min(LONGEST);
                if let Ok(handle) = hub.table(&table).await {
                    match handle.pass_on(message).await {
                        Ok(()) => return,
                        Err(unsent) => message = unsent,
                    }
                }
            }
        });
    }

    /// Shows a table that has moved again to somebody who watched it.
    pub(crate) fn watch_again(self: &Arc<Self>, table: &str, eyes: Eyes, sink: Sink) {
        let (hub, key) = (self.clone(), (sink.id, table.to_owned()));
        locked(&hub.moving).insert(key.clone());
        tokio::spawn(async move {
            let mut pause = PAUSE;
            while !sink.is_closed() && !hub.is_stopping() && locked(&hub.moving).contains(&key) {
                let asked = match hub.table(&key.1).await {
                    Ok(handle) => {
                        let (eyes, sink) = (eyes.clone(), sink.clone());
                        handle.ask(|answer| Message::Watch { eyes, since: None, sink, answer }).await
                    }
                    Err(refusal) => Err(refusal),
                };
                match asked.map_err(|refusal| refusal.code) {
                    Ok(()) => break,
                    Err(ErrorCode::Forbidden | ErrorCode::SetAside) => {
                        sink.send(&ServerMessage::Gone { table: key.1.clone() });
                        break;
                    }
                    Err(_) => tokio::time::sleep(pause).await,
                }
                pause = (pause * 2).min(LONGEST);
            }
            let wanted = locked(&hub.moving).remove(&key);
            // Whoever has looked away meanwhile is not told any more.
            if !wanted && let Ok(handle) = hub.table(&key.1).await {
                handle.tell(Message::Unwatch { sink: key.0 }).await;
            }
        });
    }

    /// Somebody does not want to look at a table any more that may be on its way.
    pub(crate) fn stop_looking(&self, sink: u64, table: &str) {
        locked(&self.moving).remove(&(sink, table.to_owned()));
    }

    /// Refuses where this server has lost the others or the database.
    pub(crate) fn must_be_well(&self) -> Result<(), Refusal> {
        match self.cluster() {
            Some(cluster) if !cluster.is_well() => Err(unavailable()),
            _ => Ok(()),
        }
    }

    /// The tables that are ours and in memory.
    pub(crate) fn tables_here(&self) -> Vec<String> {
        let own = self.handles().into_iter().filter(|handle| !handle.is_afar());
        own.map(|handle| handle.id.to_string()).collect()
    }
}
