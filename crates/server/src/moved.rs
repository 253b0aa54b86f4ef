//! Tables that are now here, now there: what was said to one that has moved is said again, and whoever watches begins anew. Nobody's
//! socket is closed for it.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
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

/// How many times somebody had to begin anew.
static TIMES: AtomicU64 = AtomicU64::new(0);

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

    /// Shows a table that has moved again to somebody who watched it. Should it move once more before that is done, only the last time
    /// counts.
    pub(crate) fn watch_again(self: &Arc<Self>, table: &str, eyes: Eyes, sink: Sink) {
        let (hub, key) = (self.clone(), (sink.id, table.to_owned()));
        let time = TIMES.fetch_add(1, Ordering::Relaxed);
        locked(&hub.moving).insert(key.clone(), time);
        tokio::spawn(async move {
            let (mut pause, mut watches) = (PAUSE, false);
            let is_last = || locked(&hub.moving).get(&key) == Some(&time);
            while !sink.is_closed() && !hub.is_stopping() && is_last() {
                let asked = match hub.table(&key.1).await {
                    Ok(handle) => {
                        let (eyes, sink) = (eyes.clone(), sink.clone());
                        handle.ask(|answer| Message::Watch { eyes, since: None, sink, answer }).await
                    }
                    Err(refusal) => Err(refusal),
                };
                match asked.map_err(|refusal| refusal.code) {
                    Ok(()) => {
                        watches = true;
                        break;
                    }
                    Err(ErrorCode::Forbidden | ErrorCode::SetAside) => {
                        sink.send(&ServerMessage::Gone { table: key.1.clone() });
                        break;
                    }
                    Err(_) => tokio::time::sleep(pause).await,
                }
                pause = (pause * 2).min(LONGEST);
            }
            let looked_away = {
                let mut moving = locked(&hub.moving);
                if moving.get(&key) == Some(&time) {
                    moving.remove(&key);
                    false
                } else {
                    !moving.contains_key(&key)
                }
            };
            // Whoever has looked away meanwhile is not told any more.
            if watches
                && looked_away
                && let Ok(handle) = hub.table(&key.1).await
            {
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

#[cfg(test)]
mod tests {
    use detente_protocol::TableCommand;
    use detente_words::Lang;

    use super::*;
    use crate::sink::{Drain, Outgoing, pair};
    use crate::table::Who;
    use crate::trial;

    /// Is a client told of what happens at the table?
    async fn is_told(hub: &Arc<Hub>, table: &str, who: &Who, drain: &mut Drain) -> bool {
        while drain.try_recv().is_some() {}
        let handle = hub.table(table).await.expect("there");
        let command = TableCommand::Chat { text: "somebody there?".to_owned() };
        let said = |answer| Message::Command { who: who.clone(), command, answer };
        handle.ask(said).await.expect("said");
        let told = tokio::time::timeout(Duration::from_millis(200), drain.recv()).await;
        told.is_ok_and(|line| line.is_some_and(|line| line.contains("somebody there?")))
    }

    #[tokio::test]
    async fn whoever_watches_a_table_that_moves_twice_at_once_watches_it_at_the_end() {
        let folder = tempfile::tempdir().expect("a folder");
        let store = trial::store(&folder).await;
        let hub = trial::hub(&store).await;
        let ann = trial::user(&store, "ann").await;
        let table = trial::table(&hub, &ann).await;
        let who = Who { user: ann.id.clone(), name: ann.name.clone() };
        let eyes = Eyes { who: Some(who.clone()), seat: None, lang: Lang::En, notation: false };
        let (sink, mut drain) = pair(&Outgoing::new(1 << 20, 1 << 20));
        let done = async || {
            while !locked(&hub.moving).is_empty() {
                tokio::time::sleep(Duration::from_millis(10)).await;
            }
            // What comes after that comes at once.
            tokio::time::sleep(Duration::from_millis(50)).await;
        };
        for times in 1..4 {
            for _ in 0..times {
                hub.watch_again(&table, eyes.clone(), sink.clone());
            }
            done().await;
            assert!(is_told(&hub, &table, &who, &mut drain).await, "after {times} times");
        }
        // Who looks away before it is done does not watch.
        hub.watch_again(&table, eyes.clone(), sink.clone());
        hub.stop_looking(sink.id, &table);
        let handle = hub.table(&table).await.expect("there");
        handle.tell(Message::Unwatch { sink: sink.id }).await;
        done().await;
        assert!(!is_told(&hub, &table, &who, &mut drain).await);
    }
}
