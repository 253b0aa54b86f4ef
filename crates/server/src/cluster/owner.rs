//! The owner's side: questions of other servers about tables that are here, and lines for their clients.

use std::collections::HashMap;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use async_nats::Subscriber;
use detente_table::Listing;
use futures_util::StreamExt as _;
use serde::Serialize;
use tokio::task::AbortHandle;

use super::Cluster;
use super::bus::Bus;
use super::desk;
use super::wire::{
    self, After, Ask, DecideSent, FileSent, Line, No, Question, RematchSent, Reply, State, pack, unpack,
};
use crate::hub::{Hub, locked};
use crate::sink::{self, Drain};
use crate::table::{Handle, Message};
use crate::time;

/// A client of another server that watches a table here: the server, the table, the number of its watching there.
type Key = (String, String, u64);

/// Clients of other servers that watch tables here.
#[derive(Debug, Default)]
pub(super) struct Afar(Mutex<HashMap<Key, (u64, AbortHandle)>>);

impl Afar {
    /// A server is gone, and its clients with it; gives the tables that they have watched, each with the number under which it knows them.
    pub fn forget_node(&self, node: &str) -> Vec<(String, u64)> {
        let mut gone = Vec::new();
        locked(&self.0).retain(|(of, table, _), (sink, pump)| {
            if of == node {
                pump.abort();
                gone.push((table.clone(), *sink));
            }
            of != node
        });
        gone
    }

    /// Forgets a client; gives the number under which the table knows it.
    fn forget(&self, key: &Key) -> Option<u64> {
        let (sink, pump) = locked(&self.0).remove(key)?;
        pump.abort();
        Some(sink)
    }

    /// A table is no longer here; gives the servers whose clients have watched it.
    fn forget_table(&self, table: &str) -> Vec<String> {
        let mut nodes = Vec::new();
        locked(&self.0).retain(|(node, of, _), (_, pump)| {
            if of == table {
                pump.abort();
                if !nodes.contains(node) {
                    nodes.push(node.clone());
                }
            }
            of != table
        });
        nodes
    }

    /// Is this a client of another server?
    pub fn has(&self, sink: u64) -> bool {
        locked(&self.0).values().any(|(own, _)| *own == sink)
    }
}

impl Cluster {
    /// A table is no longer here: other servers whose clients have watched it look for it again.
    pub async fn table_moved(&self, table: &str) {
        for node in self.afar.forget_table(table) {
            self.send_line(&node, Line::Moved { table: table.to_owned() }).await;
        }
    }

    pub fn is_afar(&self, sink: u64) -> bool {
        self.afar.has(sink)
    }
}

/// Answers whatever other servers ask.
pub(super) async fn answer(hub: Arc<Hub>, cluster: Arc<Cluster>, bus: Bus, mut asked: Subscriber) {
    while let Some(message) = asked.next().await {
        let Some(question) = unpack::<Question>(&message.payload) else { continue };
        match question {
            // In the order in which they are said.
            Question::Table { from, table, ask: Ask::Unwatch { sink }, .. } => {
                let key = (from, table, sink);
                if let Some(sink) = cluster.afar.forget(&key)
                    && let Some(handle) = hub.here(&key.1)
                {
                    handle.tell(Message::Unwatch { sink }).await;
                }
            }
            question => {
                let (hub, cluster, bus) = (hub.clone(), cluster.clone(), bus.clone());
                tokio::spawn(async move {
                    let text = match question {
                        Question::State { after } => pack(&state(&hub, &cluster, &after)),
                        Question::Desk(sent) => pack(&desk::answer(&hub, *sent).await),
                        Question::Table { from, table, ask, until } => {
                            // Whoever has asked was told by then that it may not be done, and may have asked again: a server that
                            // was stopped does not make up for what it has missed.
                            let Some(left) = left_until(until) else { return };
                            let asked = at_table(&hub, &cluster, &from, &table, ask);
                            let Ok(text) = tokio::time::timeout(left, asked).await else { return };
                            text
                        }
                    };
                    if let Some(to) = message.reply {
                        bus.answer(to, text).await;
                    }
                });
            }
        }
    }
}

/// How long somebody still waits; nothing if nobody does.
fn left_until(until: i64) -> Option<Duration> {
    u64::try_from(until - time::now()).ok().filter(|&left| left > 0).map(Duration::from_millis)
}

fn state(hub: &Arc<Hub>, cluster: &Arc<Cluster>, after: &After) -> State {
    // The number first: what is told meanwhile is in the rest already, and is told once more.
    let number = cluster.told.load(std::sync::atomic::Ordering::SeqCst);
    let listing = |table: &str| hub.listing(table).map(|listing| Listing::clone(&listing));
    State::part(number, after, hub.users_here(), hub.tables_here(), listing)
}

fn reply<T, S: From<T> + Serialize>(answered: Result<T, crate::error::Refusal>) -> Vec<u8> {
    let reply: Reply<S> = answered.map(S::from).map_err(No::from);
    pack(&reply)
}

async fn at_table(hub: &Arc<Hub>, cluster: &Arc<Cluster>, from: &str, table: &str, ask: Ask) -> Vec<u8> {
    let handle = match hub.own_table(table).await {
        Ok(Some(handle)) => handle,
        Ok(None) => return pack(&Reply::<()>::Err(No::NotMine)),
        Err(refusal) => return pack(&Reply::<()>::Err(refusal.into())),
    };
    match ask {
        Ask::Command { who, command } => {
            let who = who.into();
            reply::<(), ()>(handle.ask(|answer| Message::Command { who, command, answer }).await)
        }
        Ask::Watch { eyes, since, sink } => {
            let key = (from.to_owned(), table.to_owned(), sink);
            let watched = watch(hub, cluster, &handle, key, eyes.into(), since).await;
            reply::<(), ()>(watched)
        }
        Ask::View { eyes } => {
            let eyes = eyes.into();
            reply::<_, Box<detente_protocol::TableView>>(
                handle.ask(|answer| Message::View { eyes, answer }).await,
            )
        }
        Ask::Decide { eyes } => {
            let eyes = eyes.into();
            reply::<_, DecideSent>(handle.ask(|answer| Message::Decide { eyes, answer }).await)
        }
        Ask::Hint { eyes } => {
            let eyes = eyes.into();
            reply::<_, detente_protocol::Hint>(handle.ask(|answer| Message::Hint { eyes, answer }).await)
        }
        Ask::Coach { eyes, wish } => {
            let (eyes, wish) = (eyes.into(), wire::wish(wish));
            let said = handle.ask(|answer| Message::Coach { eyes, wish, answer }).await;
            reply::<_, detente_protocol::CoachSays>(said)
        }
        Ask::Log { eyes } => {
            let eyes = eyes.into();
            reply::<_, Vec<detente_protocol::LogLine>>(
                handle.ask(|answer| Message::Log { eyes, answer }).await,
            )
        }
        Ask::Chat { eyes } => {
            let eyes = eyes.into();
            reply::<_, Vec<detente_protocol::ChatLine>>(
                handle.ask(|answer| Message::Chat { eyes, answer }).await,
            )
        }
        Ask::Record { eyes, form } => {
            let (eyes, form) = (eyes.into(), wire::form(form));
            reply::<_, FileSent>(handle.ask(|answer| Message::Record { eyes, form, answer }).await)
        }
        Ask::Rematch { who } => {
            let who = who.into();
            reply::<_, RematchSent>(handle.ask(|answer| Message::Rematch { who, answer }).await)
        }
        Ask::SetRematch { table } => {
            reply::<_, String>(handle.ask(|answer| Message::SetRematch { table, answer }).await)
        }
        Ask::Close => reply::<(), ()>(handle.ask(|answer| Message::Close { answer }).await),
        Ask::GivenUp { users } => {
            reply::<(), ()>(handle.ask(|answer| Message::GivenUp { users, answer }).await)
        }
        Ask::Forfeit { user } => {
            reply::<(), ()>(handle.ask(|answer| Message::Forfeit { user, answer }).await)
        }
        Ask::Part { user } => reply::<(), ()>(handle.ask(|answer| Message::Part { user, answer }).await),
        Ask::Away { user, until } => {
            reply::<(), ()>(handle.ask(|answer| Message::Away { user, until, answer }).await)
        }
        Ask::Look => reply::<_, Option<i64>>(handle.ask(|answer| Message::Look { answer }).await),
        Ask::Unwatch { .. } => reply::<(), ()>(Ok(())),
    }
}

/// Lets a client of another server watch: what it is told goes there line by line.
async fn watch(
    hub: &Arc<Hub>,
    cluster: &Arc<Cluster>,
    handle: &Handle,
    key: Key,
    eyes: detente_table::Eyes,
    since: Option<u32>,
) -> Result<(), crate::error::Refusal> {
    let (sink, drain) = sink::pair(&hub.outgoing);
    let own = sink.id;
    let pump = tokio::spawn(pump(cluster.clone(), drain, key.clone())).abort_handle();
    locked(&cluster.afar.0).insert(key.clone(), (own, pump));
    let watched = handle.ask(|answer| Message::Watch { eyes, since, sink, answer }).await;
    if watched.is_err() {
        cluster.afar.forget(&key);
    }
    watched
}

async fn pump(cluster: Arc<Cluster>, mut drain: Drain, key: Key) {
    let (node, table, sink) = key;
    let gone = drain.gone.clone();
    loop {
        let text = tokio::select! {
            text = drain.recv() => text,
            () = gone.notified() => None,
        };
        let Some(text) = text else { break };
        cluster
            .send_line(&node, Line::Text { table: table.clone(), sink, text: text.as_str().to_owned() })
            .await;
    }
    if drain.is_behind() {
        cluster.send_line(&node, Line::Behind { table, sink }).await;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_its_asker_waits_for_no_longer_is_not_done() {
        let at = time::now();
        assert_eq!(left_until(at - 1), None);
        let left = left_until(at + 60_000).expect("somebody waits");
        assert!(left <= Duration::from_secs(60) && !left.is_zero());
    }
}
