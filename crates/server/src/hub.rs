//! What all tables share: which there are, who is connected, the store, and the shares of everybody. The lobby is in
//! [`crate::lobby`].

mod making;

use std::collections::{HashMap, HashSet};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};
use std::time::{Duration, Instant};

use detente_fair::Seed;
use detente_game::Game as _;
use detente_games::{GameName, with_game};
use detente_protocol::{BotEvent, ErrorCode, ServerMessage, TableCommand, TableStatus};
use detente_store::{Claim, Store, StoreError, Which};
use detente_table::{Body, Ended, Listing, Rematch, Sitting, result};
use detente_words::Lang;

use crate::aside;
use crate::cluster::wire::News;
use crate::cluster::{Cluster, Role, proxy};
use crate::config::Config;
use crate::error::Refusal;
use crate::jobs::Bench;
use crate::limits::{Gate, Held, Limits, Room};
use crate::lobby::Board;
use crate::metrics::Metrics;
use crate::moderation;
use crate::notify::mail::Mailer;
use crate::notify::{Post, push};
use crate::ratings;
use crate::sink::{Outgoing, Sink};
use crate::table::{self, Handle, Message, Who};
use crate::thinking::{Owner, Thinking};

/// How a client is connected.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    Socket,
    /// A stream of events for a program.
    Events,
    /// The stream of one table for a program.
    Table,
}

/// A client of a user.
#[derive(Clone, Debug)]
pub struct Client {
    pub sink: Sink,
    pub lang: Lang,
    pub way: Way,
    /// The id of the session or token that it came with.
    pub credential: String,
    /// Where it is connected from.
    pub place: String,
    /// In whose name it speaks.
    pub name: Arc<Mutex<String>>,
    /// Its part of that place's share.
    held: Option<Arc<Held>>,
}

impl Client {
    pub fn new(sink: Sink, lang: Lang, place: &str, way: Way, credential: String) -> Client {
        Client { sink, lang, way, credential, place: place.to_owned(), name: Arc::default(), held: None }
    }
}

/// A server that stops waits so long for what its tables are doing: a change that a silent database has not answered counts as unknown
/// a little earlier.
const ENDING: Duration = Duration::from_secs(13);

/// And so long for the database to hear that it goes.
const LEAVING: Duration = Duration::from_secs(3);

/// How long a table may take to be read.
const OPENING: Duration = Duration::from_secs(10);

/// The shared part of a server.
#[derive(Debug)]
pub struct Hub {
    pub store: Arc<dyn Store>,
    pub config: Config,
    pub metrics: Metrics,
    pub limits: Limits,
    /// Whose bot thinks next.
    pub thinking: Arc<Thinking>,
    /// Passwords that are checked, and games that are read.
    pub hashing: Gate,
    /// The same for those who are known, whom strangers must not keep waiting.
    pub hashing_known: Gate,
    pub reading: Gate,
    /// What waits for clients.
    pub outgoing: Arc<Outgoing>,
    /// Messages to those who are not here.
    pub post: Post,
    /// What is to be done once.
    pub bench: Bench,
    tables: Mutex<HashMap<String, Handle>>,
    /// Only one task may read a table from the store at a time: each table has one of these.
    opening: [tokio::sync::Mutex<()>; 64],
    /// Tables that were set aside, with the version at which they were tried.
    aside: Mutex<HashMap<String, u32>>,
    /// The lobby.
    pub(crate) board: Board,
    /// From where the tables were made that are open or in play, since this server began.
    pub(crate) places: Mutex<HashMap<String, String>>,
    clients: Mutex<HashMap<String, Vec<Client>>>,
    /// From where players with passwords came last.
    pub seen: ratings::places::Seen,
    /// From where nobody new comes for a while.
    pub barred: moderation::barred::Barred,
    /// Those who wait for a game.
    pub desk: crate::pairing::Desk,
    /// Tournaments and leagues.
    pub events: crate::events::Events,
    /// Reviews that are being made.
    pub(crate) reviews: crate::reviews::UnderWay,
    /// What ladders have shown.
    pub lines: ratings::look::Lines,
    /// An account is changed by one request at a time.
    pub(crate) altering: tokio::sync::Mutex<()>,
    /// Another game is made by one task at a time, so that it is made once.
    rematching: tokio::sync::Mutex<()>,
    stopping: AtomicBool,
    /// The other servers on the same database.
    cluster: OnceLock<Arc<Cluster>>,
    /// Clients that look for a table that has moved.
    pub(crate) moving: Mutex<HashMap<(u64, String), u64>>,
    /// Is it looked at whose session has ended?
    looking: AtomicBool,
}

pub(crate) fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    // A panic while a map was locked leaves the map whole.
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

fn bucket(table: &str) -> usize {
    table.bytes().fold(0, |sum: usize, byte| sum.wrapping_mul(31).wrapping_add(usize::from(byte))) % 64
}

/// A random word that nobody can guess.
pub fn random_word(bytes: usize) -> Result<String, Refusal> {
    let mut raw = vec![0; bytes];
    getrandom::fill(&mut raw).map_err(|_| Refusal::new(ErrorCode::Internal))?;
    Ok(letters(&raw))
}

/// A letter for every byte.
fn letters(raw: &[u8]) -> String {
    const LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";
    raw.iter().map(|byte| char::from(LETTERS[usize::from(byte % 32)])).collect()
}

impl Hub {
    /// Refuses settings for mail that cannot be read, with a sentence.
    pub fn new(store: Arc<dyn Store>, config: Config, key: push::Key) -> Result<Arc<Hub>, String> {
        let mailer = config.smtp.as_ref().map(Mailer::new).transpose()?;
        Ok(Arc::new(Hub {
            store,
            metrics: Metrics::default(),
            limits: Limits::new(config.rate_limits),
            thinking: Thinking::new(config.bot_threads(), config.bots_per_user()),
            hashing: Gate::new("passwords", config.passwords.room()),
            hashing_known: Gate::new("known", Room { at_once: 1, ..config.passwords.room() }),
            reading: Gate::new("replays", config.replays.room()),
            outgoing: Outgoing::new(
                config.sockets.queue_bytes.get(),
                config.sockets.queue_bytes_in_all.get(),
            ),
            post: Post::new(mailer, key),
            bench: Bench::default(),
            config,
            tables: Mutex::default(),
            opening: std::array::from_fn(|_| tokio::sync::Mutex::default()),
            aside: Mutex::default(),
            board: Board::default(),
            places: Mutex::default(),
            clients: Mutex::default(),
            seen: ratings::places::Seen::default(),
            barred: moderation::barred::Barred::default(),
            desk: crate::pairing::Desk::default(),
            events: crate::events::Events::default(),
            reviews: crate::reviews::UnderWay::default(),
            lines: ratings::look::Lines::default(),
            altering: tokio::sync::Mutex::default(),
            rematching: tokio::sync::Mutex::default(),
            stopping: AtomicBool::new(false),
            cluster: OnceLock::new(),
            moving: Mutex::default(),
            looking: AtomicBool::new(false),
        }))
    }

    /// Takes up every table that is open or in play. One that cannot be read is left alone and said so.
    pub async fn resume(self: &Arc<Self>) -> Result<usize, Refusal> {
        let live = Which::Status(vec!["open".to_owned(), "playing".to_owned()]);
        let rows = self.store.tables(live).await?;
        let mut resumed = 0;
        for row in rows {
            if self.open(&row.id).await.is_ok() {
                resumed += 1;
            } else {
                tracing::error!(table = %row.id, "this table could not be taken up again");
            }
        }
        Ok(resumed)
    }

    /// The way to a table, which is read from the store if it is not in memory.
    pub async fn table(self: &Arc<Self>, id: &str) -> Result<Handle, Refusal> {
        if let Some(handle) = self.in_memory(id) {
            return Ok(handle);
        }
        if self.is_stopping() {
            // It may be there; it is not looked for any more.
            return Err(crate::cluster::unavailable());
        }
        self.open(id).await
    }

    /// Waits no longer for a database elsewhere than somebody waits for the answer: a link may have fallen silent, and what is waited for keeps
    /// others from their tables.
    async fn in_time<T>(&self, asked: impl Future<Output = Result<T, Refusal>>) -> Result<T, Refusal> {
        if self.cluster().is_none() {
            return asked.await;
        }
        let asked = tokio::time::timeout(OPENING, asked).await;
        asked.unwrap_or_else(|_| Err(crate::cluster::unavailable()))
    }

    /// A client watches a table no longer. One that is not in memory tells nobody anything, and is not read for that.
    pub(crate) async fn unwatch(&self, table: &str, sink: u64) {
        if let Some(handle) = self.in_memory(table) {
            handle.tell(Message::Unwatch { sink }).await;
        }
    }

    pub(crate) fn in_memory(&self, id: &str) -> Option<Handle> {
        locked(&self.tables).get(id).filter(|handle| !handle.is_gone()).cloned()
    }

    /// Takes a table into memory, or finds the way to whoever has it. Its row is read once, by whoever owns it.
    pub(crate) async fn open(self: &Arc<Self>, id: &str) -> Result<Handle, Refusal> {
        let _alone = self.opening[bucket(id)].lock().await;
        if self.is_stopping() {
            return Err(crate::cluster::unavailable());
        }
        if self.config.role == Role::Bots {
            // Tables are for those who have people.
            return Err(crate::cluster::unavailable());
        }
        if let Some(handle) = self.in_memory(id) {
            return Ok(handle);
        }
        let Some(cluster) = self.cluster() else { return self.open_own(id, None).await };
        cluster.must_be_well()?;
        let before = cluster.times_given_up();
        let opened = self.in_time(self.open_shared(cluster, id)).await;
        match &opened {
            // Everything was given up meanwhile, before this one could be found.
            Ok(handle) if cluster.times_given_up() != before => handle.give_up(),
            Err(refusal) if !matches!(refusal.code, ErrorCode::NotFound | ErrorCode::SetAside) => {
                cluster.goes_astray();
            }
            _ => {}
        }
        opened
    }

    /// Takes the table, or finds the way to whoever has it.
    async fn open_shared(self: &Arc<Self>, cluster: &Arc<Cluster>, id: &str) -> Result<Handle, Refusal> {
        match cluster.claim(id).await? {
            Claim::Own(epoch) => self.open_own(id, Some(epoch)).await,
            Claim::Other(owner) => {
                let handle = proxy::open(self, cluster, id, owner);
                let handle = handle.ok_or_else(crate::cluster::unavailable)?;
                locked(&self.tables).insert(id.to_owned(), handle.clone());
                Ok(handle)
            }
        }
    }

    async fn open_own(self: &Arc<Self>, id: &str, epoch: Option<i64>) -> Result<Handle, Refusal> {
        // Only now: what was read before the table was claimed may be old.
        let row = self.store.table(id).await?.ok_or(ErrorCode::NotFound)?;
        if self.is_aside(&row) {
            return Err(aside::refusal());
        }
        let version = row.version;
        let opened = table::open(self, row, epoch).await;
        if opened.as_ref().is_err_and(|refusal| refusal.code == ErrorCode::SetAside) {
            locked(&self.aside).insert(id.to_owned(), version);
        }
        let handle = opened?;
        locked(&self.tables).insert(handle.id.to_string(), handle.clone());
        Ok(handle)
    }

    /// Was this table set aside as it stands? One that has changed since is tried again.
    pub(crate) fn is_aside(&self, row: &detente_store::StoredTable) -> bool {
        locked(&self.aside).get(&row.id) == Some(&row.version)
    }

    /// Is this table in memory, or set aside?
    pub(crate) fn is_known(&self, table: &str) -> bool {
        self.in_memory(table).is_some() || locked(&self.aside).contains_key(table)
    }

    pub(crate) fn handles(&self) -> Vec<Handle> {
        locked(&self.tables).values().filter(|handle| !handle.is_gone()).cloned().collect()
    }

    /// Who has a client here.
    pub(crate) fn users_here(&self) -> Vec<String> {
        locked(&self.clients).keys().cloned().collect()
    }

    pub fn forget(&self, id: &str) {
        locked(&self.tables).remove(id);
    }

    pub fn is_stopping(&self) -> bool {
        self.stopping.load(Ordering::Relaxed)
    }

    /// The other servers, where there may be any.
    pub fn cluster(&self) -> Option<&Arc<Cluster>> {
        self.cluster.get()
    }

    /// Says once that there may be others.
    pub(crate) fn set_cluster(&self, cluster: Arc<Cluster>) {
        let _ = self.cluster.set(cluster);
    }

    /// Ends every table after what it is doing, lets the clients go and closes the store.
    pub async fn stop(&self) {
        self.stopping.store(true, Ordering::Relaxed);
        let handles: Vec<Handle> = locked(&self.tables).values().cloned().collect();
        // All at a time: where the database is silent each waits for it, and none behind the others.
        let ends = futures_util::future::join_all(handles.iter().map(Handle::stop));
        self.within(ENDING, ends, "some tables did not end").await;
        if let Some(cluster) = self.cluster() {
            self.within(LEAVING, cluster.leave(), "the tables were not given back").await;
        }
        for client in locked(&self.clients).values().flatten() {
            client.sink.close();
        }
        // People are elsewhere by now; what is done beside them may take a moment longer.
        self.bench.stop(self.store.as_ref()).await;
        self.within(LEAVING, self.store.close(), "the connections were not closed").await;
    }

    /// Waits for a part of the end. A file is waited for as long as it takes; a database elsewhere may be silent, and what it was not told
    /// mends itself: a lease ends, a claim too, and nobody was answered.
    async fn within(&self, limit: Duration, part: impl Future, missed: &str) {
        if self.cluster().is_none() {
            part.await;
        } else if tokio::time::timeout(limit, part).await.is_err() {
            tracing::error!(missed, "the database does not answer; the server stops all the same");
        }
    }

    /// How many tables are here and in memory, and how many users have a client here. The ways to tables of other servers are no tables.
    pub fn counts(&self) -> (usize, usize) {
        let tables = locked(&self.tables).values().filter(|handle| !handle.is_afar()).count();
        (tables, locked(&self.clients).len())
    }

    // Clients

    pub fn connect(&self, user: &str, mut client: Client) -> Result<(), Refusal> {
        let mut clients = locked(&self.clients);
        let own = clients.entry(user.to_owned()).or_default();
        let first = own.is_empty();
        own.retain(|client| !client.sink.is_closed());
        let shares = &self.config.sockets;
        let held = self.limits.hold("socket", &client.place, shares.per_address.get());
        if own.len() >= shares.per_user.get() || held.is_none() {
            // Whoever is refused is not here for that; neither is one whose last client has just ended.
            if own.is_empty() {
                clients.remove(user);
                if let Some(cluster) = self.cluster().filter(|_| !first) {
                    cluster.tell(News::Gone(user.to_owned()));
                }
            }
            return Err(ErrorCode::TooOften.into());
        }
        client.held = held.map(Arc::new);
        own.push(client);
        if let Some(cluster) = self.cluster().filter(|_| first) {
            cluster.tell(News::Here(user.to_owned()));
        }
        Ok(())
    }

    pub fn disconnect(&self, user: &str, sink: u64) {
        let mut clients = locked(&self.clients);
        if let Some(own) = clients.get_mut(user) {
            own.retain(|client| client.sink.id != sink);
            if own.is_empty() {
                clients.remove(user);
                if let Some(cluster) = self.cluster() {
                    cluster.tell(News::Gone(user.to_owned()));
                }
            }
        }
        drop(clients);
        self.leave_lobby(sink);
    }

    /// Where a user is connected.
    pub fn connected_from(&self, user: &str) -> Vec<String> {
        let clients = locked(&self.clients);
        clients.get(user).into_iter().flatten().map(|client| client.place.clone()).collect()
    }

    /// Where a user is connected, and where the tables were made that the user hosts.
    pub fn places_of(&self, user: &str) -> Vec<String> {
        let clients = locked(&self.clients).get(user).cloned().unwrap_or_default();
        let hosted = self.live(|listing| listing.host == user);
        let places = locked(&self.places);
        let made = hosted.iter().filter_map(|listing| places.get(&listing.id).cloned());
        clients.into_iter().map(|client| client.place).chain(made).collect()
    }

    /// For whom the bots of a table think: its host, at the address it was made from or where the host is now.
    pub fn owner(&self, table: &str, host: &str) -> Owner {
        let made = locked(&self.places).get(table).cloned();
        let now = || locked(&self.clients).get(host)?.first().map(|client| client.place.clone());
        let place = made.or_else(now).unwrap_or_else(|| host.to_owned());
        Owner { user: host.to_owned(), place }
    }

    /// A user has another name: whoever is connected speaks in that one from now on.
    pub fn renamed(&self, user: &str, name: &str) {
        self.renamed_here(user, name);
        if let Some(cluster) = self.cluster() {
            cluster.tell(News::Renamed { user: user.to_owned(), name: name.to_owned() });
        }
    }

    pub(crate) fn renamed_here(&self, user: &str, name: &str) {
        for client in locked(&self.clients).get(user).into_iter().flatten() {
            name.clone_into(&mut locked(&client.name));
        }
    }

    /// Lets the clients of a user go: all, or those of one session or token.
    pub fn let_go(&self, user: &str, credential: Option<&str>) {
        self.let_go_here(user, credential);
        if let Some(cluster) = self.cluster() {
            let credential = credential.map(str::to_owned);
            cluster.tell(News::LetGo { user: user.to_owned(), credential });
        }
    }

    pub(crate) fn let_go_here(&self, user: &str, credential: Option<&str>) {
        let clients = locked(&self.clients).get(user).cloned().unwrap_or_default();
        let meant = |client: &&Client| credential.is_none_or(|credential| client.credential == credential);
        for client in clients.iter().filter(meant) {
            client.sink.close();
        }
    }

    /// Something may not have been told: in a moment those clients are let go whose session or token has ended meanwhile.
    pub(crate) fn look_at_credentials(self: &Arc<Self>) {
        if self.looking.swap(true, Ordering::SeqCst) {
            return;
        }
        let hub = self.clone();
        tokio::spawn(async move {
            // What was missed of several servers is looked at once.
            tokio::time::sleep(Duration::from_secs(1)).await;
            hub.looking.store(false, Ordering::SeqCst);
            for user in hub.users_here() {
                if let Err(error) = hub.let_ended_go(&user).await {
                    tracing::error!(%error, "it could not be looked which sessions have ended");
                    tokio::time::sleep(Duration::from_secs(10)).await;
                    return hub.look_at_credentials();
                }
            }
        });
    }

    /// Lets the clients of a user go whose session or token is not there any more.
    async fn let_ended_go(&self, user: &str) -> Result<(), StoreError> {
        let clients = locked(&self.clients).get(user).cloned().unwrap_or_default();
        let mut there = HashSet::new();
        for kind in ["session", "token"] {
            let credentials = self.store.credentials(user, kind).await?;
            there.extend(credentials.into_iter().map(|credential| credential.id));
        }
        for client in clients.iter().filter(|client| !there.contains(&client.credential)) {
            client.sink.close();
        }
        Ok(())
    }

    /// May other servers work on the same database?
    pub fn is_one_of_several(&self) -> bool {
        self.cluster().is_some_and(|cluster| !cluster.keeps_others_out())
    }

    /// Has this user a client, here or at another server?
    pub fn is_connected(&self, user: &str) -> bool {
        locked(&self.clients).contains_key(user)
            || self.cluster().is_some_and(|cluster| cluster.is_elsewhere(user))
    }

    /// A decision of this user is awaited: the user's clients are told. Whoever has none is told by a job ([`crate::notify`]).
    pub fn your_turn(&self, user: &str, table: &str, seat: &str) {
        self.your_turn_here(user, table, seat);
        if let Some(cluster) = self.cluster().filter(|cluster| cluster.is_elsewhere(user)) {
            let (user, table, seat) = (user.to_owned(), table.to_owned(), seat.to_owned());
            cluster.tell(News::Turn { user, table, seat });
        }
    }

    pub(crate) fn your_turn_here(&self, user: &str, table: &str, seat: &str) {
        let clients = locked(&self.clients).get(user).cloned().unwrap_or_default();
        for client in &clients {
            let (table, seat) = (table.to_owned(), seat.to_owned());
            match client.way {
                Way::Events => client.sink.send_json(&BotEvent::YourTurn { table, seat }),
                Way::Socket => client.sink.send(&ServerMessage::YourTurn { table }),
                // It is told by its table.
                Way::Table => true,
            };
        }
    }

    /// The sockets of a user that are here, each with its language.
    pub(crate) fn sockets_of(&self, user: &str) -> Vec<(Sink, Lang)> {
        let clients = locked(&self.clients);
        let sockets = clients.get(user).into_iter().flatten().filter(|client| client.way == Way::Socket);
        sockets.map(|client| (client.sink.clone(), client.lang)).collect()
    }

    /// A game of this user is over: the user's programs are told.
    pub fn over(&self, user: &str, table: &str, ended: &Ended) {
        self.over_here(user, table, ended);
        if let Some(cluster) = self.cluster().filter(|cluster| cluster.is_elsewhere(user)) {
            let (user, table, ended) = (user.to_owned(), table.to_owned(), ended.clone());
            cluster.tell(News::Over { user, table, ended });
        }
    }

    pub(crate) fn over_here(&self, user: &str, table: &str, ended: &Ended) {
        let clients = locked(&self.clients).get(user).cloned().unwrap_or_default();
        for client in clients.iter().filter(|client| client.way == Way::Events) {
            let result = result(ended, client.lang);
            client.sink.send_json(&BotEvent::Over { table: table.to_owned(), result });
        }
    }

    /// A command to a table. Gives the new table of a rematch.
    pub async fn carry_out(
        self: &Arc<Self>,
        who: Who,
        place: &str,
        table: &str,
        command: TableCommand,
    ) -> Result<Option<String>, Refusal> {
        let began = Instant::now();
        self.must_be_well()?;
        let rates = &self.config.rates;
        let (what, rate) = match &command {
            TableCommand::Chat { .. } => ("chat", rates.chats),
            TableCommand::Rematch => ("created", rates.created),
            _ => ("command", rates.commands),
        };
        self.limits.take(what, &who.user, rate, 1.0).map_err(Refusal::too_often)?;
        moderation::may(self, &who, &command).await?;
        ratings::rules::may_do(self, &who, place, table, &command).await?;
        let handle = match (self.table(table).await, &command) {
            (Err(refusal), TableCommand::Resign { seat }) if refusal.code == ErrorCode::SetAside => {
                return aside::resign(self, &who, table, seat).await.map(|()| None);
            }
            (handle, _) => handle?,
        };
        if command == TableCommand::Rematch
            && let Rematch::Made(table) = self.rematch(&who, &handle).await?
        {
            return Ok(Some(table));
        }
        let may_agree = matches!(command, TableCommand::Rematch | TableCommand::Answer { accept: true, .. });
        handle.ask(|answer| Message::Command { who: who.clone(), command, answer }).await?;
        self.metrics.command(began.elapsed());
        if may_agree {
            return self.begin_rematch(&who, place, &handle).await;
        }
        Ok(None)
    }

    // New tables

    /// Is there room for one more table of this host, made from this place?
    pub(crate) fn must_have_room(&self, place: &str, body: &Body) -> Result<(), Refusal> {
        let (shares, host) = (&self.config.tables, &body.host);
        if self.count_live() >= shares.in_all.get() {
            return Err(Refusal::told(ErrorCode::TooOften, "server-error-tables-in-all"));
        }
        if !self.limits.is_on() {
            return Ok(());
        }
        let alone = |seats: &[Sitting]| seats.iter().all(|seat| matches!(seat, Sitting::Bot { .. }));
        // Of the host and of the place: those that wait, those in play; and those of the host with bots alone.
        let (mut own, mut here, mut bots_alone) = ([0; 2], [0; 2], 0);
        self.look_at_live(place, |listing, is_here| {
            let which = usize::from(listing.status == TableStatus::Playing);
            here[which] += usize::from(is_here);
            if listing.host == *host {
                own[which] += 1;
                bots_alone += usize::from(alone(&listing.seats));
            }
        });
        let waiting = own[0] >= shares.waiting_per_user.get() || here[0] >= shares.waiting_per_address.get();
        if !body.is_full() && waiting {
            let why = shares.waiting_per_user.to_string();
            return Err(Refusal { why, ..Refusal::told(ErrorCode::TooOften, "server-error-tables-waiting") });
        }
        let running = own[1] >= shares.running_per_user.get() || here[1] >= shares.running_per_address.get();
        if running || alone(&body.seats) && bots_alone >= shares.bots_alone_per_user.get() {
            return Err(Refusal::told(ErrorCode::TooOften, "server-error-tables-running"));
        }
        Ok(())
    }
}

/// A table as the store has it, for the list of one's own.
pub fn listing_of(row: &detente_store::StoredTable) -> Option<Listing> {
    let body: Body = serde_json::from_str(&row.body).ok()?;
    let game = GameName::by_name(&row.game)?;
    Some(Listing::new(&table::head(row), &body, game.name(), with_game!(game, G => G::SEATS)))
}

/// A fresh seed from the system's randomness.
pub(crate) fn random_seed() -> Result<Seed, Refusal> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).map_err(|_| Refusal::new(ErrorCode::Internal))?;
    Ok(Seed::of_bytes(&bytes))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{sink, trial};

    #[tokio::test]
    async fn whoever_looks_away_brings_no_table_back_into_memory() {
        let folder = tempfile::tempdir().expect("a folder");
        let store = trial::store(&folder).await;
        let (user, hub) = (trial::user(&store, "ann").await, trial::hub(&store).await);
        let table = trial::table(&hub, &user).await;
        // It is put away, as one is that is over and at which nobody looks.
        hub.in_memory(&table).expect("it is here").stop().await;
        hub.unwatch(&table, 7).await;
        assert!(hub.in_memory(&table).is_none());
        assert!(hub.table(&table).await.is_ok(), "whoever wants it has it again");
    }

    #[tokio::test]
    async fn whoever_is_refused_a_socket_is_not_here() {
        let folder = tempfile::tempdir().expect("a folder");
        let store = trial::store(&folder).await;
        let mut config = Config::new(std::path::PathBuf::new());
        config.sockets.per_address = std::num::NonZeroUsize::MIN;
        let key = push::Key::kept(store.as_ref()).await.expect("a key");
        let hub = Hub::new(store, config, key).expect("a hub");
        let connect = |user: &str, place: &str| {
            let (sink, drain) = sink::pair(&hub.outgoing);
            let client = Client::new(sink.clone(), Lang::En, place, Way::Socket, String::new());
            (hub.connect(user, client), sink, drain)
        };
        let (first, _sink, drain) = connect("ann", "one place");
        assert_eq!(first, Ok(()));
        assert!(connect("bob", "one place").0.is_err(), "the place has its share");
        assert!(hub.is_connected("ann") && !hub.is_connected("bob"));
        assert_eq!((hub.counts().1, hub.users_here()), (1, vec!["ann".to_owned()]));
        // One whose only client has ended is not here either, even before that is noticed.
        let (other, ..) = connect("cat", "another place");
        assert_eq!(other, Ok(()));
        drop(drain);
        assert!(connect("ann", "another place").0.is_err() && !hub.is_connected("ann"));
    }
}
