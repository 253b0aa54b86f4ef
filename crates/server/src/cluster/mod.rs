//! Several servers on one database.
//!
//! PostgreSQL is the truth. Every server has a lease there that it renews each second; a table belongs to one server in an epoch that grows
//! with every owner, and each change of the table carries the epoch, so that an owner that was cut off cannot write. NATS carries what
//! servers say to each other: commands to the owner of a table as question and answer ([`proxy`] asks, [`owner`] answers), what clients are
//! to read as numbered lines to their server, who is where and what the lobby shows as numbered news to all ([`news`]). What is numbered
//! and missing is asked for again. A server without its lease or the bus says so, refuses commands and comes back by itself.

pub mod bus;
pub mod desk;
pub mod news;
pub mod owner;
pub mod proxy;
mod thoughts;
pub mod wire;

use std::collections::{HashMap, HashSet};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use detente_protocol::ErrorCode;
use detente_store::{Claim, Store};
use futures_util::StreamExt as _;
use tokio::sync::{Notify, mpsc};

use crate::error::Refusal;
use crate::hub::{Hub, locked, random_word};
use crate::table::Message;
use crate::time;

use bus::Bus;
use news::{Outbound, Peer};

pub use thoughts::think_afar;

/// A server counts as gone so long after it last renewed its lease.
const LEASE: Duration = Duration::from_secs(5);
/// It is renewed this often.
const BEAT: Duration = Duration::from_secs(1);
/// This often, in beats, a server looks for tables that are nobody's, by as many rounds as there are servers: all together do it as often
/// as one would.
const LOOK: u32 = 2;
/// So many rounds pass at most before a server looks for tables of its own that it does not have.
const ROUNDS: u32 = 15;
/// Tables that are taken up in one go, and how many of them at once.
const PAGE: u32 = 500;
const AT_ONCE: usize = 8;
/// News that may wait for the bus.
const NEWS: usize = 16 * 1024;
/// Lines for the clients of other servers that may wait for the bus.
const LINES: usize = 1024;

/// What a server does.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Role {
    /// Everything.
    #[default]
    All,
    /// Tables and people; its bots think elsewhere.
    Web,
    /// Nothing but bots that think for others.
    Bots,
}

/// This server among the others.
#[derive(Debug)]
pub struct Cluster {
    pub node: String,
    pub role: Role,
    store: Arc<dyn Store>,
    bus: Option<Bus>,
    /// Until when the lease holds, by a clock that never jumps.
    leased: Mutex<Instant>,
    /// Was everything given up since the lease was lost?
    gave_up: AtomicBool,
    peers: Mutex<HashMap<String, Peer>>,
    /// All servers that are there, whoever has been there longest first.
    there: Mutex<Vec<String>>,
    /// How many news were told.
    told: AtomicU64,
    news: mpsc::Sender<Outbound>,
    lines: mpsc::Sender<Outbound>,
    /// Something was not told: the next number is left out, so that others notice.
    lost: AtomicBool,
    proxies: proxy::Proxies,
    afar: owner::Afar,
    adopt: Notify,
    /// A table may be this server's, and nobody here has it.
    astray: AtomicBool,
    /// How often everything was given up.
    given_up: AtomicU64,
    pub taken_over: AtomicU64,
    pub fenced: AtomicU64,
}

/// The ends of the queues, for whoever empties them.
#[derive(Debug)]
pub struct Queues {
    news: mpsc::Receiver<Outbound>,
    lines: mpsc::Receiver<Outbound>,
}

impl Cluster {
    /// Takes a place among the servers of a database. The error is a sentence.
    pub async fn join(
        store: Arc<dyn Store>,
        address: Option<&str>,
        role: Role,
    ) -> Result<(Arc<Cluster>, Queues), String> {
        if address.is_none() && role != Role::All {
            return Err("--role is for several servers on one database: it needs --bus".to_owned());
        }
        let broken = |error: detente_store::StoreError| error.to_string();
        let random = |bytes| random_word(bytes).map_err(|_| "the system has no randomness".to_owned());
        let node = random(10)?;
        // Each house has a name on the bus that nobody else knows.
        let house = store.keep("house", &random(16)?).await.map_err(broken)?;
        let bus = match address {
            Some(address) => {
                Some(Bus::connect(address, &house).await.map_err(|why| format!("{address}: {why}"))?)
            }
            None => None,
        };
        let began = Instant::now();
        if !store.join(&node, bus.is_none(), LEASE.as_millis() as i64).await.map_err(broken)? {
            let why = if bus.is_none() {
                "another server runs on this database; several of them need --bus"
            } else {
                "a server without --bus runs on this database"
            };
            return Err(why.to_owned());
        }
        let ((news, news_end), (lines, lines_end)) = (mpsc::channel(NEWS), mpsc::channel(LINES));
        let cluster = Cluster {
            node,
            role,
            store,
            bus,
            leased: Mutex::new(began + LEASE),
            gave_up: AtomicBool::new(false),
            peers: Mutex::default(),
            there: Mutex::default(),
            told: AtomicU64::new(0),
            news,
            lines,
            lost: AtomicBool::new(false),
            proxies: proxy::Proxies::default(),
            afar: owner::Afar::default(),
            adopt: Notify::new(),
            astray: AtomicBool::new(false),
            given_up: AtomicU64::new(0),
            taken_over: AtomicU64::new(0),
            fenced: AtomicU64::new(0),
        };
        if let Some(now) =
            cluster.store.renew(&cluster.node, LEASE.as_millis() as i64).await.map_err(broken)?
        {
            time::set(now);
        }
        Ok((Arc::new(cluster), Queues { news: news_end, lines: lines_end }))
    }

    /// Begins to renew the lease, to listen and to take up tables.
    pub async fn begin(
        self: &Arc<Self>,
        hub: &Arc<Hub>,
        queues: Queues,
    ) -> Result<Vec<tokio::task::JoinHandle<()>>, String> {
        let mut tasks = vec![tokio::spawn(keep_lease(hub.clone(), self.clone()))];
        if let Some(bus) = &self.bus {
            let (all, own) = (bus.listen("all").await?, bus.listen(&format!("to.{}", self.node)).await?);
            let asked = bus.listen(&format!("ask.{}", self.node)).await?;
            tasks.push(tokio::spawn(news::speak(self.clone(), bus.clone(), queues)));
            tasks.push(tokio::spawn(news::hear(hub.clone(), self.clone(), all)));
            tasks.push(tokio::spawn(news::read_lines(self.clone(), own)));
            tasks.push(tokio::spawn(owner::answer(hub.clone(), self.clone(), bus.clone(), asked)));
            if self.role != Role::Web {
                let thoughts = bus.share("think").await?;
                tasks.push(tokio::spawn(thoughts::think_for_others(hub.clone(), bus.clone(), thoughts)));
            }
        }
        self.meet_all(hub).await;
        if self.role != Role::Bots {
            tasks.push(tokio::spawn(adopt(hub.clone(), self.clone())));
        }
        Ok(tasks)
    }

    /// Is this the only server of its database, which lets no other in?
    pub fn keeps_others_out(&self) -> bool {
        self.bus.is_none()
    }

    /// Does the lease hold, and is the bus there?
    pub fn is_well(&self) -> bool {
        self.ailment().is_none()
    }

    /// What is missing, in a word.
    pub fn ailment(&self) -> Option<&'static str> {
        if *locked(&self.leased) <= Instant::now() {
            return Some("database");
        }
        self.bus.as_ref().filter(|bus| !bus.is_connected()).map(|_| "bus")
    }

    /// Refuses where something is missing.
    pub fn must_be_well(&self) -> Result<(), Refusal> {
        if self.is_well() { Ok(()) } else { Err(unavailable()) }
    }

    /// Takes a table, or says whose it is.
    pub async fn claim(&self, table: &str) -> Result<Claim, Refusal> {
        let claim = self.store.claim_table(table, &self.node).await?.ok_or(ErrorCode::NotFound)?;
        if let Claim::Other(node) = &claim
            && (*node == self.node || node.is_empty() || self.keeps_others_out())
        {
            return Err(unavailable());
        }
        Ok(claim)
    }

    /// A table is nobody's again.
    pub async fn release(&self, table: &str, epoch: i64) {
        let _ = self.store.release_table(table, &self.node, epoch).await;
    }

    /// A table that may still be this server's has ended here without being given back, or could not be opened: by its row somebody has
    /// it, so that nobody else would take it up. It is looked for.
    pub(crate) fn goes_astray(&self) {
        self.astray.store(true, Ordering::Relaxed);
    }

    /// How often everything was given up. What was begun before the last time may be another's.
    pub(crate) fn times_given_up(&self) -> u64 {
        self.given_up.load(Ordering::SeqCst)
    }

    /// Goes: the tables are nobody's, and the others are told so.
    pub async fn leave(&self) {
        if let Err(error) = self.store.leave(&self.node).await {
            tracing::error!(%error, "the lease could not be given back");
        }
        if let Some(bus) = &self.bus {
            let number = self.told.fetch_add(1, Ordering::Relaxed) + 1;
            let left = wire::Told { from: self.node.clone(), number, what: wire::News::Left };
            bus.tell("all", wire::pack(&left)).await;
            bus.flush().await;
        }
    }

    /// How many other servers there are.
    pub fn count_peers(&self) -> usize {
        locked(&self.peers).len()
    }
}

/// Something is missing that a server needs; nothing was changed.
pub fn unavailable() -> Refusal {
    Refusal { wait: Some(BEAT), ..Refusal::new(ErrorCode::Unavailable) }
}

/// Renews the lease and looks who is there, as long as the server runs.
async fn keep_lease(hub: Arc<Hub>, cluster: Arc<Cluster>) {
    let lease = LEASE.as_millis() as i64;
    loop {
        let began = Instant::now();
        match tokio::time::timeout(LEASE / 2, cluster.store.renew(&cluster.node, lease)).await {
            Ok(Ok(Some(now))) => {
                cluster.holds_again(began);
                time::follow(now + began.elapsed().as_millis() as i64 / 2);
                if let Ok(Ok(nodes)) = tokio::time::timeout(LEASE / 2, cluster.store.nodes()).await {
                    cluster.see(&hub, nodes);
                }
            }
            Ok(Ok(None)) => {
                // We count as gone: whatever was ours may be another's.
                cluster.give_everything_up(&hub);
                let join = cluster.store.join(&cluster.node, cluster.keeps_others_out(), lease);
                match tokio::time::timeout(LEASE / 2, join).await {
                    Ok(Ok(true)) => {
                        tracing::warn!("the lease was lost and is held again");
                        // A machine that slept has missed the time meanwhile. No table here goes by it any more.
                        let renewed =
                            tokio::time::timeout(LEASE / 2, cluster.store.renew(&cluster.node, lease));
                        if let Ok(Ok(Some(now))) = renewed.await {
                            time::forward(now);
                        }
                        cluster.holds_again(began);
                    }
                    Ok(Ok(false)) => {
                        tracing::error!("the lease was lost, and there is no place for this server");
                    }
                    Ok(Err(error)) => tracing::error!(%error, "the lease was lost"),
                    Err(_) => tracing::error!("the lease was lost, and the database does not answer"),
                }
            }
            Ok(Err(error)) => tracing::error!(%error, "the lease could not be renewed"),
            Err(_) => tracing::error!("the database does not answer"),
        }
        if *locked(&cluster.leased) <= Instant::now() {
            cluster.give_everything_up(&hub);
        }
        let _ = cluster.news.try_send(Outbound::Beat);
        tokio::time::sleep(BEAT).await;
    }
}

impl Cluster {
    /// Everything that may be another's by now is let go; those who watch are told again as soon as it is known by whom.
    fn give_everything_up(&self, hub: &Arc<Hub>) {
        if !self.gave_up.swap(true, Ordering::Relaxed) {
            // First the count: what is opened from here on is looked at by whoever opens it.
            self.given_up.fetch_add(1, Ordering::SeqCst);
            hub.give_up();
            self.proxies.give_up(|_| true);
        }
    }

    /// The lease holds, as of then. What was given up and nobody has taken meanwhile is this server's still and is taken up again, whether
    /// somebody watches it or not.
    fn holds_again(&self, began: Instant) {
        *locked(&self.leased) = began + LEASE;
        if self.gave_up.swap(false, Ordering::Relaxed) {
            self.goes_astray();
            self.adopt.notify_one();
        }
    }

    /// Looks at who is there, by the database. Whoever is new is asked how things stand, beside the lease, which must not wait for it.
    fn see(self: &Arc<Self>, hub: &Arc<Hub>, nodes: Vec<String>) {
        locked(&self.there).clone_from(&nodes);
        let nodes: HashSet<String> = nodes.into_iter().collect();
        let gone: Vec<String> =
            locked(&self.peers).keys().filter(|peer| !nodes.contains(*peer)).cloned().collect();
        for peer in gone {
            tracing::warn!(peer, "a server is gone");
            self.part_with(hub, &peer);
        }
        let new: Vec<String> = {
            let peers = locked(&self.peers);
            nodes.into_iter().filter(|node| *node != self.node && !peers.contains_key(node)).collect()
        };
        for peer in new {
            self.meet(hub, &peer);
        }
    }

    /// A server is gone, in whatever way: its people are away, its tables are to be had, its clients do not read any more.
    pub(super) fn part_with(&self, hub: &Arc<Hub>, peer: &str) {
        if locked(&self.peers).remove(peer).is_some() {
            let (hub, gone, watched) = (hub.clone(), peer.to_owned(), self.afar.forget_node(peer));
            tokio::spawn(async move {
                for (table, sink) in watched {
                    if let Some(handle) = hub.here(&table) {
                        handle.tell(Message::Unwatch { sink }).await;
                    }
                }
                hub.gone_elsewhere(&gone).await;
            });
            self.proxies.give_up(|owner| owner == peer);
            self.adopt.notify_one();
        }
    }

    /// Asks everybody how things stand, all at a time.
    async fn meet_all(self: &Arc<Self>, hub: &Arc<Hub>) {
        if let Ok(nodes) = self.store.nodes().await {
            locked(&self.there).clone_from(&nodes);
            let others = nodes.iter().filter(|node| **node != self.node);
            futures_util::future::join_all(others.filter_map(|peer| self.meet(hub, peer))).await;
        }
    }
}

/// Takes up tables that are open or in play and nobody's: at the start, when a server has gone, and now and then. And those that are this
/// server's by their rows and that it does not have.
async fn adopt(hub: Arc<Hub>, cluster: Arc<Cluster>) {
    let mut round: u32 = 0;
    let mut told = true;
    loop {
        let (mut unowned, mut own) = (Vec::new(), Vec::new());
        if cluster.is_well() && !hub.is_stopping() {
            let turn = 1 + cluster.count_peers() as u32;
            if told || round.is_multiple_of(turn) {
                let found = tokio::time::timeout(LEASE, cluster.store.unowned_tables(PAGE)).await;
                unowned = found.unwrap_or_else(|_| Ok(Vec::new())).unwrap_or_default();
                cluster.begin_elsewhere(&mut unowned);
            }
            if cluster.astray.swap(false, Ordering::Relaxed) || round.is_multiple_of(ROUNDS) {
                own = cluster.missing(&hub).await.unwrap_or_else(|| {
                    cluster.goes_astray();
                    Vec::new()
                });
            }
        }
        let full = unowned.len() == PAGE as usize;
        let took = AtomicU64::new(0);
        let found =
            unowned.into_iter().map(|table| (table, false)).chain(own.into_iter().map(|table| (table, true)));
        futures_util::stream::iter(found)
            .for_each_concurrent(AT_ONCE, |(table, was_own)| {
                let (hub, took) = (&hub, &took);
                async move {
                    let opened = hub.table(&table).await;
                    if opened.is_ok_and(|handle| !handle.is_afar()) && !was_own {
                        took.fetch_add(1, Ordering::Relaxed);
                    }
                }
            })
            .await;
        let took = took.into_inner();
        cluster.taken_over.fetch_add(took, Ordering::Relaxed);
        told = full && took > 0;
        if told {
            continue;
        }
        round = round.wrapping_add(1);
        tokio::select! {
            () = cluster.adopt.notified() => told = true,
            () = tokio::time::sleep(BEAT * LOOK) => {}
        }
    }
}

impl Cluster {
    /// Tables that are this server's by their rows and not in memory, if the database says so. What was set aside stays so.
    async fn missing(&self, hub: &Hub) -> Option<Vec<String>> {
        let own = tokio::time::timeout(LEASE, self.store.owned_tables(&self.node)).await.ok()?.ok()?;
        Some(own.into_iter().filter(|table| !hub.is_known(table)).collect())
    }

    /// Those who look at the same tables at the same time begin each at another place, so that they do not wait for each other.
    fn begin_elsewhere(&self, tables: &mut [String]) {
        let there = locked(&self.there);
        if let Some(place) = there.iter().position(|node| *node == self.node) {
            tables.rotate_left(place * tables.len() / there.len());
        }
    }

    /// How many they are; nothing if the database does not say.
    pub async fn count_missing(&self, hub: &Hub) -> Option<usize> {
        Some(self.missing(hub).await?.len())
    }
}
