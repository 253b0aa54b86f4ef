//! The way to a table that belongs to another server. It has the shape of a table's own queue: whoever speaks to a table does not know
//! where it is. A proxy leads to one owner; when that is no longer the owner, the proxy ends, those who watch begin anew with the next
//! one, and what has not been answered is asked there.

use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use detente_table::Eyes;
use serde::Serialize;
use serde::de::DeserializeOwned;
use tokio::sync::{mpsc, watch};

use super::bus::{Bus, Silence};
use super::wire::{self, Ask, DecideSent, FileSent, Line, No, Question, RematchSent, Reply, pack, unpack};
use super::{Cluster, unavailable};
use crate::hub::{Hub, locked};
use crate::sink::Sink;
use crate::table::{Answer, Handle, Message, QUEUE};
use crate::time;

/// How long an owner may take to answer.
const PATIENCE: Duration = Duration::from_secs(6);

/// How many times somebody here began to watch a table of another server.
static WATCHES: AtomicU64 = AtomicU64::new(1);

/// A way that nobody watches through and nobody speaks through ends after this. Longer than an answer is waited for.
const IDLE: Duration = Duration::from_secs(60);

/// Those who watch a table of another server, by the number of their watching: whoever begins anew has another number, so that nothing
/// said of the time before touches it, however late it arrives.
type Watchers = Arc<Mutex<HashMap<u64, (Eyes, Sink)>>>;

/// One table of another server.
#[derive(Debug)]
struct Entry {
    owner: String,
    watchers: Watchers,
    /// The way has ended, whatever it is doing; whoever still waits for an answer then waits in vain.
    ended: Arc<watch::Sender<bool>>,
}

/// All tables of other servers that somebody here has to do with.
#[derive(Debug, Default)]
pub(super) struct Proxies(Mutex<HashMap<String, Entry>>);

impl Proxies {
    /// Ends those whose owner is meant.
    pub fn give_up(&self, meant: impl Fn(&str) -> bool) {
        for entry in locked(&self.0).values().filter(|entry| meant(&entry.owner)) {
            entry.ended.send_replace(true);
        }
    }

    /// A line from the owner of a table to one of our clients. Gives the table and the client if nobody here watches so: the owner does
    /// not know that yet, or what it was told of it was lost.
    pub fn take(&self, from: &str, line: Line) -> Option<(String, u64)> {
        let proxies = locked(&self.0);
        let of = |table: &str| proxies.get(table).filter(|entry| entry.owner == from);
        match line {
            Line::Text { table, sink, text } => {
                let Some(entry) = of(&table) else { return Some((table, sink)) };
                let mut watchers = locked(&entry.watchers);
                let Some((_, to)) = watchers.get(&sink) else { return Some((table, sink)) };
                if !to.send_text(text.into()) {
                    watchers.remove(&sink);
                    return Some((table, sink));
                }
            }
            Line::Behind { table, sink } => {
                let watcher = of(&table).and_then(|entry| locked(&entry.watchers).remove(&sink));
                if let Some((_, to)) = watcher {
                    to.close();
                }
            }
            Line::Moved { table } => {
                if let Some(entry) = of(&table) {
                    entry.ended.send_replace(true);
                }
            }
            Line::Beat => {}
        }
        None
    }
}

impl Cluster {
    /// Tells the owner of a table that a client of ours watches no longer.
    pub(super) async fn stop_watching(&self, owner: &str, table: String, sink: u64) {
        let Some(bus) = &self.bus else { return };
        let (from, ask) = (self.node.clone(), Ask::Unwatch { sink });
        bus.tell(&format!("ask.{owner}"), pack(&Question::Table { from, table, ask, until: time::now() }))
            .await;
    }
}

/// Begins the task that leads to a table of another server.
pub fn open(hub: &Arc<Hub>, cluster: &Arc<Cluster>, table: &str, owner: String) -> Option<Handle> {
    let bus = cluster.bus.clone()?;
    let (sender, queue) = mpsc::channel(QUEUE);
    let handle = Handle::afar(table, sender);
    let watchers = Watchers::default();
    let (table, ended) = (table.to_owned(), Arc::new(watch::Sender::new(false)));
    let entry = Entry { owner: owner.clone(), watchers: watchers.clone(), ended: ended.clone() };
    locked(&cluster.proxies.0).insert(table.clone(), entry);
    let way = Way { hub: hub.clone(), cluster: cluster.clone(), bus, table, owner, ended };
    tokio::spawn(run(Arc::new(way), watchers, queue));
    Some(handle)
}

/// The way to one table of one owner.
struct Way {
    hub: Arc<Hub>,
    cluster: Arc<Cluster>,
    bus: Bus,
    table: String,
    owner: String,
    ended: Arc<watch::Sender<bool>>,
}

async fn run(way: Arc<Way>, watchers: Watchers, mut queue: mpsc::Receiver<Box<Message>>) {
    let mut ended = way.ended.subscribe();
    loop {
        let said = tokio::select! {
            said = tokio::time::timeout(IDLE, queue.recv()) => said,
            _ = ended.wait_for(|ended| *ended) => break,
        };
        let message = match said {
            Ok(Some(message)) => message,
            Ok(None) => break,
            Err(_) if locked(&watchers).is_empty() => break,
            Err(_) => continue,
        };
        match *message {
            Message::GiveUp => break,
            Message::Stop { answer } => {
                let _ = answer.send(());
                break;
            }
            Message::Watch { eyes, since, sink, answer } => {
                let id = WATCHES.fetch_add(1, Ordering::Relaxed);
                // First among those who are told, so that nothing is missed.
                let before = numbers_of(&watchers, sink.id);
                locked(&watchers).insert(id, (eyes.clone(), sink.clone()));
                let ask = Ask::Watch { eyes: eyes.clone().into(), since, sink: id };
                match way.ask::<()>(&ask).await {
                    Heard::Said(Ok(())) => {
                        // Whoever begins anew is there once.
                        way.stop(&watchers, before).await;
                        let _ = answer.send(Ok(()));
                    }
                    Heard::Said(Err(no)) => {
                        locked(&watchers).remove(&id);
                        let _ = answer.send(Err(no.into()));
                    }
                    Heard::Elsewhere => {
                        locked(&watchers).remove(&id);
                        way.hub.speak_again(&way.table, Message::Watch { eyes, since, sink, answer });
                        break;
                    }
                    // Whether it is watched or not: those who watch begin anew.
                    Heard::Nothing => {
                        let _ = answer.send(Ok(()));
                        break;
                    }
                }
            }
            Message::Unwatch { sink } => way.stop(&watchers, numbers_of(&watchers, sink)).await,
            // Bots and alarms are the owner's.
            Message::Thinks { .. } | Message::Bot(_) => {}
            other => {
                let way = way.clone();
                tokio::spawn(async move { way.carry(other).await });
            }
        }
    }
    // Nobody finds this way from here on; whoever has spoken meanwhile is led by another.
    way.hub.forget(&way.table);
    way.ended.send_replace(true);
    way.cluster.proxies.remove(&way.table, &watchers);
    queue.close();
    while let Some(message) = queue.recv().await {
        way.hub.speak_again(&way.table, *message);
    }
    // Somebody who was just beginning anew is there twice: the last time counts.
    let mut left: Vec<_> = std::mem::take(&mut *locked(&watchers)).into_iter().collect();
    left.sort_unstable_by_key(|(number, _)| *number);
    for (_, (eyes, sink)) in left {
        way.hub.watch_again(&way.table, eyes, sink);
    }
}

/// Under which numbers a client watches.
fn numbers_of(watchers: &Watchers, client: u64) -> Vec<u64> {
    let watchers = locked(watchers);
    watchers.iter().filter(|(_, (_, sink))| sink.id == client).map(|(number, _)| *number).collect()
}

/// What came of a question.
enum Heard<T> {
    Said(Reply<T>),
    /// Nothing was done: the table is elsewhere.
    Elsewhere,
    /// It may have been done or not.
    Nothing,
}

impl Way {
    fn question(&self, ask: &Ask) -> Vec<u8> {
        let (from, table) = (self.cluster.node.clone(), self.table.clone());
        let until = time::now() + PATIENCE.as_millis() as i64;
        pack(&Question::Table { from, table, ask: ask.clone(), until })
    }

    /// Ends these watches, here and at the owner.
    async fn stop(&self, watchers: &Watchers, numbers: Vec<u64>) {
        for sink in numbers {
            locked(watchers).remove(&sink);
            self.say(&Ask::Unwatch { sink }).await;
        }
    }

    async fn say(&self, ask: &Ask) {
        self.bus.tell(&format!("ask.{}", self.owner), self.question(ask)).await;
    }

    async fn ask<T: DeserializeOwned>(&self, ask: &Ask) -> Heard<T> {
        let (subject, mut ended) = (format!("ask.{}", self.owner), self.ended.subscribe());
        let asked = tokio::select! {
            asked = self.bus.ask(&subject, self.question(ask), PATIENCE) => asked,
            _ = ended.wait_for(|ended| *ended) => Err(Silence::Unanswered),
        };
        match asked.map(|answer| unpack::<Reply<T>>(&answer)) {
            Ok(Some(Err(No::NotMine))) | Err(Silence::Unheard) => Heard::Elsewhere,
            Ok(Some(reply)) => Heard::Said(reply),
            Ok(None) | Err(Silence::Unanswered) => Heard::Nothing,
        }
    }

    /// Asks, and gives the answer to whoever waits for it; gives the answer's way back if the table is elsewhere.
    async fn relay<S, T>(&self, ask: Ask, answer: Answer<T>) -> Option<Answer<T>>
    where
        S: DeserializeOwned + Serialize,
        T: From<S>,
    {
        match self.ask::<S>(&ask).await {
            Heard::Said(reply) => drop(answer.send(reply.map(T::from).map_err(Into::into))),
            Heard::Elsewhere => return Some(answer),
            Heard::Nothing => {
                // The owner may be gone; whoever watches finds out the same way.
                self.end();
                let _ = answer.send(Err(unavailable()));
            }
        }
        None
    }

    fn end(&self) {
        self.cluster.proxies.give_up_one(&self.table, &self.owner);
    }

    async fn carry(&self, message: Message) {
        let back = match message {
            Message::Command { who, command, answer } => {
                let ask = Ask::Command { who: who.clone().into(), command: command.clone() };
                self.relay::<(), ()>(ask, answer).await.map(|answer| Message::Command {
                    who,
                    command,
                    answer,
                })
            }
            Message::View { eyes, answer } => {
                let ask = Ask::View { eyes: eyes.clone().into() };
                self.relay::<Box<detente_protocol::TableView>, _>(ask, answer)
                    .await
                    .map(|answer| Message::View { eyes, answer })
            }
            Message::Decide { eyes, answer } => {
                let ask = Ask::Decide { eyes: eyes.clone().into() };
                self.relay::<DecideSent, _>(ask, answer).await.map(|answer| Message::Decide { eyes, answer })
            }
            Message::Hint { eyes, answer } => {
                let ask = Ask::Hint { eyes: eyes.clone().into() };
                self.relay::<detente_protocol::Hint, _>(ask, answer)
                    .await
                    .map(|answer| Message::Hint { eyes, answer })
            }
            Message::Coach { eyes, wish, answer } => {
                let ask = Ask::Coach { eyes: eyes.clone().into(), wish: wire::wish_number(wish) };
                self.relay::<detente_protocol::CoachSays, _>(ask, answer).await.map(|answer| Message::Coach {
                    eyes,
                    wish,
                    answer,
                })
            }
            Message::Log { eyes, answer } => {
                let ask = Ask::Log { eyes: eyes.clone().into() };
                self.relay::<Vec<detente_protocol::LogLine>, _>(ask, answer)
                    .await
                    .map(|answer| Message::Log { eyes, answer })
            }
            Message::Chat { eyes, answer } => {
                let ask = Ask::Chat { eyes: eyes.clone().into() };
                self.relay::<Vec<detente_protocol::ChatLine>, _>(ask, answer)
                    .await
                    .map(|answer| Message::Chat { eyes, answer })
            }
            Message::Record { eyes, form, answer } => {
                let ask = Ask::Record { eyes: eyes.clone().into(), form: wire::form_number(form) };
                self.relay::<FileSent, _>(ask, answer).await.map(|answer| Message::Record {
                    eyes,
                    form,
                    answer,
                })
            }
            Message::Rematch { who, answer } => {
                let ask = Ask::Rematch { who: who.clone().into() };
                self.relay::<RematchSent, _>(ask, answer).await.map(|answer| Message::Rematch { who, answer })
            }
            Message::SetRematch { table, answer } => {
                let ask = Ask::SetRematch { table: table.clone() };
                self.relay::<String, _>(ask, answer).await.map(|answer| Message::SetRematch { table, answer })
            }
            Message::Close { answer } => {
                self.relay::<(), ()>(Ask::Close, answer).await.map(|answer| Message::Close { answer })
            }
            Message::GivenUp { users, answer } => {
                let ask = Ask::GivenUp { users: users.clone() };
                self.relay::<(), ()>(ask, answer).await.map(|answer| Message::GivenUp { users, answer })
            }
            Message::Forfeit { user, answer } => {
                let ask = Ask::Forfeit { user: user.clone() };
                self.relay::<(), ()>(ask, answer).await.map(|answer| Message::Forfeit { user, answer })
            }
            Message::Part { user, answer } => {
                let ask = Ask::Part { user: user.clone() };
                self.relay::<(), ()>(ask, answer).await.map(|answer| Message::Part { user, answer })
            }
            Message::Away { user, until, answer } => {
                let ask = Ask::Away { user: user.clone(), until };
                self.relay::<(), ()>(ask, answer).await.map(|answer| Message::Away { user, until, answer })
            }
            Message::Look { answer } => {
                self.relay::<Option<i64>, _>(Ask::Look, answer).await.map(|answer| Message::Look { answer })
            }
            // Said to tasks alone, or done by whoever reads the queue.
            Message::Watch { .. }
            | Message::Unwatch { .. }
            | Message::Thinks { .. }
            | Message::Bot(_)
            | Message::GiveUp
            | Message::Stop { .. } => None,
        };
        if let Some(message) = back {
            self.end();
            self.hub.speak_again(&self.table, message);
        }
    }
}

impl Proxies {
    /// Forgets a way that has ended, unless another has taken its place.
    fn remove(&self, table: &str, watchers: &Watchers) {
        let mut proxies = locked(&self.0);
        if proxies.get(table).is_some_and(|entry| Arc::ptr_eq(&entry.watchers, watchers)) {
            proxies.remove(table);
        }
    }

    fn give_up_one(&self, table: &str, owner: &str) {
        if let Some(entry) = locked(&self.0).get(table).filter(|entry| entry.owner == owner) {
            entry.ended.send_replace(true);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_that_nobody_reads_are_told_to_be_so() {
        let text = |table: &str, sink| Line::Text { table: table.to_owned(), sink, text: String::new() };
        let proxies = Proxies::default();
        assert_eq!(proxies.take("owner", text("t", 7)), Some(("t".to_owned(), 7)), "no way leads there");
        let watchers = Watchers::default();
        let entry = Entry { owner: "owner".into(), watchers: watchers.clone(), ended: Arc::default() };
        locked(&proxies.0).insert("t".to_owned(), entry);
        assert_eq!(proxies.take("owner", text("t", 7)), Some(("t".to_owned(), 7)), "one watches no longer");
        let (sink, _drain) = crate::sink::pair(&crate::sink::Outgoing::new(1000, 1000));
        let id = sink.id;
        let eyes = Eyes { who: None, seat: None, lang: detente_words::Lang::En, notation: false };
        locked(&watchers).insert(id, (eyes, sink));
        assert_eq!(proxies.take("owner", text("t", id)), None);
        assert_eq!(proxies.take("former owner", text("t", id)), Some(("t".to_owned(), id)));
        assert_eq!(proxies.take("owner", Line::Beat), None);
    }

    #[tokio::test]
    async fn a_way_that_waits_for_its_owner_hears_that_it_is_of_no_more_use() {
        if !detente_testbed::missing().is_empty() {
            return detente_testbed::skip("ways to owners that say nothing", "nats-server is not installed");
        }
        let nats = detente_testbed::Nats::start().expect("NATS starts");
        let folder = tempfile::tempdir().expect("a folder");
        let store = crate::trial::store(&folder).await;
        let hub = crate::trial::hub(&store).await;
        let address = nats.address();
        let (cluster, _queues) =
            Cluster::join(store, Some(&address), super::super::Role::All).await.expect("a place");
        // An owner that hears and says nothing.
        let bus = cluster.bus.clone().expect("there is one");
        let mut owner = bus.listen("ask.owner").await.expect("listens");
        let handle = open(&hub, &cluster, "t", "owner".to_owned()).expect("a way");
        let (sink, _drain) = crate::sink::pair(&crate::sink::Outgoing::new(1000, 1000));
        let eyes = Eyes { who: None, seat: None, lang: detente_words::Lang::En, notation: false };
        let asked = tokio::spawn(async move {
            handle.ask(|answer| Message::Watch { eyes, since: None, sink, answer }).await
        });
        futures_util::StreamExt::next(&mut owner).await.expect("it was asked");
        cluster.proxies.give_up(|owner| owner == "owner");
        let waited = tokio::time::timeout(PATIENCE / 2, asked).await;
        assert_eq!(waited.expect("long before it would have been given up").expect("no panic"), Ok(()));
    }
}
