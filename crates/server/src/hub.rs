//! What all tables share: which there are, who is connected, the lobby, the store.

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Instant;

use detente_fair::Seed;
use detente_game::Game as _;
use detente_games::{GameName, with_game};
use detente_protocol::{
    BotEvent, CreateTable, ErrorCode, Lobby, Privacy, ServerMessage, TableCommand, TableStatus, TableSummary,
};
use detente_store::{Store, Which};
use detente_table::body::status_word;
use detente_table::{Body, Ended, Listing, Rematch, result};
use detente_words::Lang;
use tokio::sync::{Notify, Semaphore};

use crate::aside;
use crate::config::Config;
use crate::error::Refusal;
use crate::limits::{self, Limits};
use crate::metrics::Metrics;
use crate::moderation;
use crate::notify::mail::Mailer;
use crate::notify::{self, Post};
use crate::sink::{Sink, now};
use crate::table::{self, Handle, Message, Who, company};

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
}

/// The shared part of a server.
#[derive(Debug)]
pub struct Hub {
    pub store: Arc<dyn Store>,
    pub config: Config,
    pub metrics: Metrics,
    pub limits: Limits,
    /// How many bots may think at once.
    pub workers: Arc<Semaphore>,
    /// Messages to those who are not here.
    pub post: Post,
    tables: Mutex<HashMap<String, Handle>>,
    /// Only one task may read a table from the store at a time.
    opening: tokio::sync::Mutex<()>,
    /// Tables that were set aside, with the version at which they were tried.
    aside: Mutex<HashMap<String, u32>>,
    listings: Mutex<HashMap<String, Arc<Listing>>>,
    clients: Mutex<HashMap<String, Vec<Client>>>,
    lobby_watchers: Mutex<HashMap<u64, (Option<String>, Client)>>,
    lobby_changed: Notify,
    /// Another game is made by one task at a time, so that it is made once.
    rematching: tokio::sync::Mutex<()>,
    stopping: AtomicBool,
}

fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    // A panic while a map was locked leaves the map whole.
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// A random word that nobody can guess.
pub fn random_word(bytes: usize) -> Result<String, Refusal> {
    const LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";
    let mut raw = vec![0; bytes];
    getrandom::fill(&mut raw).map_err(|_| Refusal::new(ErrorCode::Internal))?;
    Ok(raw.iter().map(|byte| char::from(LETTERS[usize::from(byte % 32)])).collect())
}

impl Hub {
    /// Refuses settings for mail that cannot be read, with a sentence.
    pub fn new(store: Arc<dyn Store>, config: Config) -> Result<Arc<Hub>, String> {
        let mailer = config.smtp.as_ref().map(Mailer::new).transpose()?;
        let workers = Arc::new(Semaphore::new(config.bot_threads.max(1)));
        Ok(Arc::new(Hub {
            store,
            metrics: Metrics::default(),
            limits: Limits::new(config.rate_limits),
            workers,
            post: Post::new(mailer),
            config,
            tables: Mutex::default(),
            opening: tokio::sync::Mutex::default(),
            aside: Mutex::default(),
            listings: Mutex::default(),
            clients: Mutex::default(),
            lobby_watchers: Mutex::default(),
            lobby_changed: Notify::new(),
            rematching: tokio::sync::Mutex::default(),
            stopping: AtomicBool::new(false),
        }))
    }

    /// Takes up every table that is open or in play. One that cannot be read is left alone and said so.
    pub async fn resume(self: &Arc<Self>) -> Result<usize, Refusal> {
        let live = Which::Status(vec!["open".to_owned(), "playing".to_owned()]);
        let rows = self.store.tables(live).await?;
        let mut resumed = 0;
        for row in rows {
            let id = row.id.clone();
            if self.open(row).await.is_ok() {
                resumed += 1;
            } else {
                tracing::error!(table = %id, "this table could not be taken up again");
            }
        }
        Ok(resumed)
    }

    /// Tells those who watch the lobby, but not more than twice a second.
    pub async fn tend_lobby(self: Arc<Self>) {
        loop {
            self.lobby_changed.notified().await;
            let watchers: Vec<(Option<String>, Client)> =
                locked(&self.lobby_watchers).values().cloned().collect();
            for (user, client) in watchers {
                if let Ok(lobby) = self.lobby(user.as_deref(), client.lang).await {
                    client.sink.send(&ServerMessage::Lobby { lobby });
                }
            }
            tokio::time::sleep(std::time::Duration::from_millis(500)).await;
        }
    }

    /// The way to a table, which is read from the store if it is not in memory.
    pub async fn table(self: &Arc<Self>, id: &str) -> Result<Handle, Refusal> {
        if let Some(handle) = self.in_memory(id) {
            return Ok(handle);
        }
        let row = self.store.table(id).await?.ok_or(ErrorCode::NotFound)?;
        self.open(row).await
    }

    fn in_memory(&self, id: &str) -> Option<Handle> {
        locked(&self.tables).get(id).filter(|handle| !handle.is_gone()).cloned()
    }

    async fn open(self: &Arc<Self>, row: detente_store::StoredTable) -> Result<Handle, Refusal> {
        let _alone = self.opening.lock().await;
        if self.is_stopping() {
            return Err(ErrorCode::NotNow.into());
        }
        if let Some(handle) = self.in_memory(&row.id) {
            return Ok(handle);
        }
        // What was read before the lock may be old.
        let row = self.store.table(&row.id).await?.ok_or(ErrorCode::NotFound)?;
        if self.is_aside(&row) {
            return Err(aside::refusal());
        }
        let (id, version) = (row.id.clone(), row.version);
        let opened = table::open(self, row).await;
        if opened.as_ref().is_err_and(|refusal| refusal.code == ErrorCode::SetAside) {
            locked(&self.aside).insert(id, version);
        }
        let handle = opened?;
        locked(&self.tables).insert(handle.id.to_string(), handle.clone());
        Ok(handle)
    }

    /// Was this table set aside as it stands? One that has changed since is tried again.
    fn is_aside(&self, row: &detente_store::StoredTable) -> bool {
        locked(&self.aside).get(&row.id) == Some(&row.version)
    }

    pub fn forget(&self, id: &str) {
        locked(&self.tables).remove(id);
    }

    pub fn is_stopping(&self) -> bool {
        self.stopping.load(Ordering::Relaxed)
    }

    /// Ends every table after what it is doing, lets the clients go and closes the store.
    pub async fn stop(&self) {
        self.stopping.store(true, Ordering::Relaxed);
        let handles: Vec<Handle> = locked(&self.tables).values().cloned().collect();
        for handle in handles {
            handle.stop().await;
        }
        for client in locked(&self.clients).values().flatten() {
            client.sink.close();
        }
        self.store.close().await;
    }

    pub fn counts(&self) -> (usize, usize) {
        (locked(&self.tables).len(), locked(&self.clients).len())
    }

    // Clients

    pub fn connect(&self, user: &str, client: Client) -> Result<(), Refusal> {
        let mut clients = locked(&self.clients);
        let own = clients.entry(user.to_owned()).or_default();
        own.retain(|client| !client.sink.is_closed());
        if own.len() >= limits::SOCKETS {
            return Err(ErrorCode::TooOften.into());
        }
        own.push(client);
        Ok(())
    }

    pub fn disconnect(&self, user: &str, sink: u64) {
        let mut clients = locked(&self.clients);
        if let Some(own) = clients.get_mut(user) {
            own.retain(|client| client.sink.id != sink);
            if own.is_empty() {
                clients.remove(user);
            }
        }
        drop(clients);
        locked(&self.lobby_watchers).remove(&sink);
    }

    /// Lets the clients of a user go: all, or those of one session or token.
    pub fn let_go(&self, user: &str, credential: Option<&str>) {
        let clients = locked(&self.clients).get(user).cloned().unwrap_or_default();
        let meant = |client: &&Client| credential.is_none_or(|credential| client.credential == credential);
        for client in clients.iter().filter(meant) {
            client.sink.close();
        }
    }

    pub fn is_connected(&self, user: &str) -> bool {
        locked(&self.clients).contains_key(user)
    }

    pub fn watch_lobby(&self, user: Option<String>, client: Client) {
        locked(&self.lobby_watchers).insert(client.sink.id, (user, client));
    }

    pub fn leave_lobby(&self, sink: u64) {
        locked(&self.lobby_watchers).remove(&sink);
    }

    /// A decision of this user is awaited: the user's clients are told, and by the ways the user has asked for.
    pub fn your_turn(self: &Arc<Self>, user: &str, table: &str, seat: &str) {
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
        if clients.is_empty() {
            notify::your_turn(self, user, table);
        }
    }

    /// A game of this user is over: the user's programs are told.
    pub fn over(&self, user: &str, table: &str, ended: &Ended) {
        let clients = locked(&self.clients).get(user).cloned().unwrap_or_default();
        for client in clients.iter().filter(|client| client.way == Way::Events) {
            let result = result(ended, client.lang);
            client.sink.send_json(&BotEvent::Over { table: table.to_owned(), result });
        }
    }

    // The lobby

    pub fn list(&self, listing: Listing) {
        let mut listings = locked(&self.listings);
        let live = matches!(listing.status, TableStatus::Open | TableStatus::Playing);
        let before = listings.get(&listing.id);
        let shown = before.is_none_or(|old| {
            old.status != listing.status || old.seats != listing.seats || old.awaited != listing.awaited
        });
        if live {
            listings.insert(listing.id.clone(), Arc::new(listing));
        } else {
            listings.remove(&listing.id);
        }
        drop(listings);
        if shown && !locked(&self.lobby_watchers).is_empty() {
            self.lobby_changed.notify_one();
        }
    }

    /// A table that is open or in play, as it is listed.
    pub fn listing(&self, table: &str) -> Option<Arc<Listing>> {
        locked(&self.listings).get(table).cloned()
    }

    fn live(&self, wanted: impl Fn(&Listing) -> bool) -> Vec<Arc<Listing>> {
        let mut found: Vec<Arc<Listing>> =
            locked(&self.listings).values().filter(|listing| wanted(listing)).cloned().collect();
        found.sort_by_key(|listing| std::cmp::Reverse((listing.updated, listing.id.clone())));
        found
    }

    pub async fn lobby(&self, user: Option<&str>, lang: Lang) -> Result<Lobby, Refusal> {
        const MOST: usize = 200;
        let summary = |listing: &Listing| listing.summary(user, lang, |user| self.is_connected(user));
        let public = self.live(|listing| listing.privacy == Privacy::Public);
        let tables = public.iter().take(MOST).map(|listing| summary(listing)).collect();
        let mut mine = Vec::new();
        if let Some(user) = user {
            let rows = self.store.tables(Which::Of { user: user.to_owned(), most: MOST as u32 }).await?;
            for row in rows {
                let listing = self.listing(&row.id);
                let listing = listing.or_else(|| listing_of(&row).map(Arc::new));
                let set_aside = self.is_aside(&row);
                mine.extend(listing.map(|listing| TableSummary { set_aside, ..summary(&listing) }));
            }
        }
        Ok(Lobby { tables, mine })
    }

    /// Where a decision of this user is awaited.
    pub fn turns(&self, user: &str, lang: Lang) -> Vec<TableSummary> {
        let mine = self.live(|listing| listing.awaits(Some(user)));
        mine.iter().map(|listing| listing.summary(Some(user), lang, |user| self.is_connected(user))).collect()
    }

    /// A command to a table. Gives the new table of a rematch.
    pub async fn carry_out(
        self: &Arc<Self>,
        who: Who,
        table: &str,
        command: TableCommand,
    ) -> Result<Option<String>, Refusal> {
        let began = Instant::now();
        let allowed = match &command {
            TableCommand::Chat { .. } => self.limits.allow("chat", &who.user, limits::CHATS),
            TableCommand::Rematch => self.limits.allow("created", &who.user, limits::CREATED),
            _ => self.limits.allow("command", &who.user, limits::COMMANDS),
        };
        if !allowed {
            return Err(ErrorCode::TooOften.into());
        }
        moderation::may(self, &who, &command).await?;
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
            return self.begin_rematch(&who, &handle).await;
        }
        Ok(None)
    }

    // New tables

    pub async fn create(self: &Arc<Self>, who: &Who, wish: CreateTable) -> Result<String, Refusal> {
        let hosted = self.live(|listing| listing.host == who.user).len();
        if hosted >= limits::TABLES {
            return Err(ErrorCode::TooOften.into());
        }
        let (game, body) = checked(who, wish)?;
        let begins = body.is_full();
        self.create_from(game, body, begins).await
    }

    async fn create_from(
        self: &Arc<Self>,
        game: String,
        body: Body,
        begins: bool,
    ) -> Result<String, Refusal> {
        let id = random_word(20)?;
        let at = now();
        let row = detente_store::StoredTable {
            id: id.clone(),
            rules: with_game!(GameName::by_name(&game).ok_or(ErrorCode::NotFound)?, G => G::RULES_VERSION),
            game,
            status: status_word(body.status).to_owned(),
            public: body.privacy == Privacy::Public,
            version: 0,
            created: at,
            updated: at,
            users: body.users(),
            body: serde_json::to_string(&body).map_err(|_| Refusal::new(ErrorCode::Internal))?,
        };
        self.store.create_table(&row).await?;
        let handle = self.open(row).await?;
        // Nobody is waited for.
        if begins {
            let who = Who { user: body.host.clone(), name: String::new() };
            let start = |answer| Message::Command { who, command: TableCommand::Start, answer };
            handle.ask(start).await?;
        }
        Ok(id)
    }

    async fn rematch(&self, who: &Who, handle: &Handle) -> Result<Rematch, Refusal> {
        handle.ask(|answer| Message::Rematch { who: who.clone(), answer }).await
    }

    /// Makes the table of another game if everybody has agreed to it. The game begins when all of them are here; nobody's clock
    /// runs behind their back.
    async fn begin_rematch(self: &Arc<Self>, who: &Who, handle: &Handle) -> Result<Option<String>, Refusal> {
        let _alone = self.rematching.lock().await;
        let body = match self.rematch(who, handle).await? {
            Rematch::Awaited => return Ok(None),
            Rematch::Made(table) => return Ok(Some(table)),
            Rematch::Agreed(body) => *body,
        };
        let game = self.store.table(&handle.id).await?.ok_or(ErrorCode::NotFound)?.game;
        let body = body.anew(random_seed()?.reveal().to_owned());
        let here = body.users().iter().all(|user| *user == who.user || self.is_connected(user));
        let id = self.create_from(game, body, here).await?;
        handle.ask(|answer| Message::SetRematch { table: id, answer }).await.map(Some)
    }
}

/// A table as the store has it, for the list of one's own.
pub fn listing_of(row: &detente_store::StoredTable) -> Option<Listing> {
    let body: Body = serde_json::from_str(&row.body).ok()?;
    let game = GameName::by_name(&row.game)?;
    Some(Listing::new(&table::head(row), &body, game.name(), with_game!(game, G => G::SEATS)))
}

/// A fresh seed from the system's randomness.
fn random_seed() -> Result<Seed, Refusal> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).map_err(|_| Refusal::new(ErrorCode::Internal))?;
    Ok(Seed::of_bytes(&bytes))
}

/// A wish for a table, read and checked.
fn checked(who: &Who, wish: CreateTable) -> Result<(String, Body), Refusal> {
    let game = GameName::by_name(&wish.game);
    let game = game.ok_or_else(|| Refusal::bad(format!("there is no game “{}”", wish.game)))?;
    let seed = random_seed()?.reveal().to_owned();
    let body = with_game!(game, G => Body::wished(who, wish, &company::<G>(), seed))?;
    Ok((game.name().to_owned(), body))
}
