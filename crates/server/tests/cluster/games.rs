//! Two people at each table, each at a server of their own choice; whoever loses a server goes to the next one. Every action that was
//! sent is noted, with whether it was answered.

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use detente_game::Rng;
use detente_protocol::{ClientMessage, ServerMessage, Sitter, TableCommand, TableStatus, TableView};
use detente_server::admin;
use detente_store::{Postgres, Store as _};
use serde_json::json;

use crate::net::{Socket, figure, post};

/// Nothing takes longer unless something is stuck, however busy the machine is.
const STUCK: Duration = Duration::from_secs(120);
/// A server that says nothing for so long is asked, and left if it still says nothing.
const QUIET: Duration = Duration::from_secs(2);
/// What a person thinks, in milliseconds.
const THINK: u32 = 150;
/// Seconds for a whole game: more than a game takes here with whatever interrupts it, and less than the clocks of the servers are apart. A
/// clock that went by that of its server would run out.
const CLOCK: u32 = 280;
/// At every third place one sits down against a bot, and every fourth has somebody who looks on.
const WITH_BOT: usize = 3;
const WITH_SPECTATOR: usize = 4;

/// An action that was sent.
#[derive(Clone, Debug)]
pub struct Attempt {
    pub word: String,
    pub answered: bool,
}

/// What is known of one table from outside.
#[derive(Debug)]
struct Table {
    id: String,
    /// By seat.
    attempts: HashMap<String, Vec<Attempt>>,
    last: Instant,
    longest: Duration,
    answered: usize,
    /// Of whom every action is known.
    seats: Vec<&'static str>,
}

/// What the database tells of all tables.
#[derive(Debug, Default)]
pub struct Checked {
    pub answered: usize,
    pub finished: usize,
    /// Games that ended because somebody's time was over.
    pub out_of_time: usize,
    /// The highest epoch of a table: how often the most restless one had a new owner.
    pub epoch: i64,
}

#[derive(Debug)]
pub struct House {
    hosts: Vec<String>,
    tables: Mutex<Vec<Arc<Mutex<Table>>>>,
    over: AtomicBool,
    /// How many actions were answered at each place.
    moves: Mutex<HashMap<usize, usize>>,
    /// Is the time counted in which somebody has no socket, and the longest that there was?
    counting: AtomicBool,
    without: Mutex<Duration>,
    /// How many messages those who look on were told.
    seen: AtomicUsize,
}

impl House {
    pub fn new(hosts: Vec<String>) -> House {
        House {
            hosts,
            tables: Mutex::default(),
            over: AtomicBool::new(false),
            moves: Mutex::default(),
            counting: AtomicBool::new(false),
            without: Mutex::default(),
            seen: AtomicUsize::new(0),
        }
    }

    pub fn host(&self, n: usize) -> &str {
        &self.hosts[n % self.hosts.len()]
    }

    pub fn end(&self) {
        self.over.store(true, Ordering::Relaxed);
    }

    pub fn is_over(&self) -> bool {
        self.over.load(Ordering::Relaxed)
    }

    pub fn count_tables(&self) -> usize {
        self.tables.lock().expect("whole").len()
    }

    /// From now on, or no longer: how long is somebody without a socket?
    pub fn count_time_without_socket(&self, on: bool) {
        self.counting.store(on, Ordering::Relaxed);
    }

    pub fn longest_without_socket(&self) -> Duration {
        *self.without.lock().expect("whole")
    }

    pub fn seen_by_spectators(&self) -> usize {
        self.seen.load(Ordering::Relaxed)
    }

    pub fn longest_interruption(&self) -> Duration {
        let tables = self.tables.lock().expect("whole");
        tables.iter().map(|table| table.lock().expect("whole").longest).max().unwrap_or_default()
    }

    /// Waits until an action was answered at every place once more.
    pub async fn wait_until_all_move(&self, places: usize) {
        let count = |place: usize| self.moves.lock().expect("whole").get(&place).copied().unwrap_or(0);
        let before: Vec<usize> = (0..places).map(count).collect();
        let began = Instant::now();
        while (0..places).any(|place| count(place) < before[place] + 2) {
            let stuck: Vec<usize> = (0..places).filter(|&place| count(place) < before[place] + 2).collect();
            assert!(began.elapsed() < STUCK, "nothing moves at {stuck:?}");
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    }

    /// Waits until every table that is open or in play has an owner that lives and has it in memory, whether anybody watches it or not.
    pub async fn wait_until_all_are_had(&self, database: &str) {
        let store = Postgres::open(database).await.expect("the database");
        let began = Instant::now();
        loop {
            let unowned = store.unowned_tables(99).await.unwrap_or_else(|_| vec!["nobody knows".to_owned()]);
            let mut astray = Vec::new();
            for host in &self.hosts {
                astray.push(figure(host, "detente_tables_astray").await);
            }
            if unowned.is_empty() && astray.iter().all(|astray| *astray == Some(0)) {
                return store.close().await;
            }
            assert!(began.elapsed() < STUCK, "nobody has {unowned:?}; astray by server: {astray:?}");
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
    }
}

/// Tables that nobody watches and nobody asks for.
const UNWATCHED: usize = 5;

/// Makes some tables at each of which somebody plays a bot, and leaves them alone.
pub async fn leave_unwatched(house: &House) {
    let began = Instant::now();
    let (mut made, mut n) = (0, 0);
    while made < UNWATCHED {
        assert!(began.elapsed() < STUCK, "no table can be made");
        n += 1;
        let host = house.host(n);
        let Some((cookie, _)) = post(host, "/api/guest", "", &json!({"name": "Cat"})).await else { continue };
        let wish = json!({"game": "twilight", "seats": [{"type": "me"}, {"type": "bot", "level": "random"}]});
        made += usize::from(post(host, "/api/tables", &cookie, &wish).await.is_some());
    }
}

/// One place after another: a game, and the next one when it is over.
pub async fn play(house: Arc<House>, place: usize) {
    let mut n = place;
    let mut guest = async |name: &str| -> Option<String> {
        loop {
            if house.is_over() {
                return None;
            }
            if let Some((cookie, _)) = post(house.host(n), "/api/guest", "", &json!({"name": name})).await {
                return Some(cookie);
            }
            n += 1;
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
    };
    let Some(ann) = guest("Ann").await else { return };
    let Some(bob) = guest("Bob").await else { return };
    let mut games = 0;
    while !house.is_over() {
        let alone = place % WITH_BOT == WITH_BOT - 1;
        let other = if alone { json!({"type": "bot", "level": "random"}) } else { json!({"type": "open"}) };
        let clock = json!({"type": "total", "seconds": CLOCK, "timeOut": "ends"});
        let wish = json!({"game": "twilight", "seats": [{"type": "me"}, other], "clock": clock});
        let made = post(house.host(place + games), "/api/tables", &ann, &wish).await;
        games += 1;
        let Some(id) = made.and_then(|(_, made)| made["id"].as_str().map(str::to_owned)) else {
            tokio::time::sleep(Duration::from_millis(100)).await;
            continue;
        };
        let table = Table {
            id,
            attempts: HashMap::new(),
            last: Instant::now(),
            longest: Duration::ZERO,
            answered: 0,
            seats: if alone { vec!["us"] } else { vec!["us", "ussr"] },
        };
        let table = Arc::new(Mutex::new(table));
        house.tables.lock().expect("whole").push(table.clone());
        let seat = |cookie: &str, seat: &'static str, first: usize| {
            let (house, table, cookie) = (house.clone(), table.clone(), cookie.to_owned());
            tokio::spawn(async move {
                let rng = Rng::new(first as u64);
                let thought = Duration::ZERO;
                let mut player = Player { house, table, cookie, seat, place, host: first, rng, thought };
                player.sit().await;
            })
        };
        let mut there = vec![seat(&ann, "us", place + games)];
        if !alone {
            there.push(seat(&bob, "ussr", place + games + 1));
        }
        if place.is_multiple_of(WITH_SPECTATOR) {
            let (house, id) = (house.clone(), table.lock().expect("whole").id.clone());
            there.push(tokio::spawn(look_on(house, id, bob.clone(), place + games + 2)));
        }
        for one in there {
            one.await.expect("nobody fails");
        }
    }
}

/// Looks on from one server or another until the game is over.
async fn look_on(house: Arc<House>, id: String, cookie: String, first: usize) {
    let mut host = first;
    while !house.is_over() {
        if let Some(socket) = Socket::open(house.host(host), &cookie).await
            && watch(&house, &id, socket).await == Some(())
        {
            return;
        }
        host += 1;
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
}

async fn watch(house: &House, id: &str, mut socket: Socket) -> Option<()> {
    socket.send(&ClientMessage::Watch { id: Some(1), table: id.to_owned(), seat: None, since: None }).await?;
    let mut asked = false;
    loop {
        if house.is_over() {
            return Some(());
        }
        match socket.next(QUIET).await.ok()? {
            None if asked => return None,
            None => {
                asked = true;
                socket.send(&ClientMessage::Ping { id: Some(9) }).await?;
                continue;
            }
            Some(ServerMessage::Error { .. }) => return None,
            Some(ServerMessage::Table { view }) => {
                house.seen.fetch_add(1, Ordering::Relaxed);
                if matches!(view.table.status, TableStatus::Over | TableStatus::Aborted) {
                    return Some(());
                }
            }
            Some(_) => {}
        }
        asked = false;
    }
}

/// One person at one table.
struct Player {
    house: Arc<House>,
    table: Arc<Mutex<Table>>,
    cookie: String,
    seat: &'static str,
    place: usize,
    host: usize,
    rng: Rng,
    /// For how long the last decision was thought about.
    thought: Duration,
}

impl Player {
    /// From one socket to the next until the game is over.
    async fn sit(&mut self) {
        let mut lost: Option<Instant> = None;
        while !self.house.is_over() {
            let host = self.house.host(self.host).to_owned();
            if let Some(socket) = Socket::open(&host, &self.cookie).await {
                if let Some(lost) = lost.filter(|_| self.house.counting.load(Ordering::Relaxed)) {
                    let mut longest = self.house.without.lock().expect("whole");
                    *longest = longest.max(lost.elapsed());
                }
                if self.at(socket).await == Some(()) {
                    return;
                }
                lost = Some(Instant::now());
            }
            self.host += 1;
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    }

    fn id(&self) -> String {
        self.table.lock().expect("whole").id.clone()
    }

    /// Nothing if the socket is of no more use, something if the game is over.
    async fn at(&mut self, mut socket: Socket) -> Option<()> {
        let id = self.id();
        let watch = ClientMessage::Watch { id: Some(1), table: id.clone(), seat: None, since: None };
        socket.send(&watch).await?;
        let mut view: Option<Box<TableView>> = None;
        let mut waits = false;
        let mut asked = false;
        loop {
            if self.house.is_over() {
                return Some(());
            }
            let message = socket.next(QUIET).await.ok()?;
            match message {
                // Is it still there?
                None if asked || waits => return None,
                None => {
                    asked = true;
                    socket.send(&ClientMessage::Ping { id: Some(9) }).await?;
                    continue;
                }
                Some(ServerMessage::Table { view: seen }) => view = Some(seen),
                Some(ServerMessage::Done { id: Some(2), .. }) => {
                    waits = false;
                    self.answered();
                }
                // Refused: what is there now is looked at again.
                Some(ServerMessage::Error { id: Some(2 | 3), .. }) => {
                    waits = false;
                    socket.send(&watch).await?;
                }
                // The table cannot be had here now.
                Some(ServerMessage::Error { id: Some(1), .. }) => return None,
                Some(_) => {}
            }
            asked = false;
            if waits {
                continue;
            }
            let Some(seen) = view.take() else { continue };
            match seen.table.status {
                TableStatus::Over | TableStatus::Aborted => return Some(()),
                TableStatus::Open => {
                    let joined = seen.table.seats.iter().any(|seat| seat.mine);
                    let full = seen.table.seats.iter().all(|seat| !matches!(seat.sitter, Sitter::Open));
                    let command = if !joined {
                        Some(TableCommand::Join { seat: self.seat.to_owned(), commitment: None })
                    } else if full && self.seat == "us" {
                        Some(TableCommand::Start)
                    } else {
                        None
                    };
                    if let Some(command) = command {
                        socket
                            .send(&ClientMessage::Command { id: Some(3), table: id.clone(), command })
                            .await?;
                    }
                }
                TableStatus::Playing => {
                    let Some(question) = seen.question.as_ref().filter(|question| question.awaited) else {
                        continue;
                    };
                    let think = u64::from(self.rng.below(THINK));
                    let begun = Instant::now();
                    tokio::time::sleep(Duration::from_millis(think)).await;
                    self.thought = begun.elapsed();
                    let choices: Vec<&str> =
                        question.choices.iter().map(|choice| choice.action.as_str()).collect();
                    let action = self.rng.pick(&choices).to_owned();
                    let attempt = Attempt { word: action.clone(), answered: false };
                    self.attempts(&question.seat, attempt);
                    let (seat, version) = (question.seat.clone(), seen.version);
                    let command = TableCommand::Act { seat, version, action, lay: false };
                    waits = true;
                    socket.send(&ClientMessage::Command { id: Some(2), table: id.clone(), command }).await?;
                }
            }
        }
    }

    fn attempts(&self, seat: &str, attempt: Attempt) {
        self.table.lock().expect("whole").attempts.entry(seat.to_owned()).or_default().push(attempt);
    }

    fn answered(&self) {
        let mut table = self.table.lock().expect("whole");
        let now = Instant::now();
        // What the player thought is no interruption.
        table.longest = table.longest.max((now - table.last).saturating_sub(self.thought));
        table.last = now;
        table.answered += 1;
        if let Some(last) = table.attempts.get_mut(self.seat).and_then(|attempts| attempts.last_mut()) {
            last.answered = true;
        }
        drop(table);
        *self.house.moves.lock().expect("whole").entry(self.place).or_default() += 1;
    }
}

/// Reads the database: every answered action is there once and in order, every table fits the rules, finished ones too.
pub async fn check(database: &str, house: &House) -> Checked {
    let store = Postgres::open(database).await.expect("the database");
    let mut checked = Checked::default();
    let tables = house.tables.lock().expect("whole").clone();
    for table in tables {
        let table = table.lock().expect("whole").clone_parts();
        let row = store.table(&table.0).await.expect("read").expect("no table is lost");
        let actions = store.actions(&table.0).await.expect("read");
        let body: serde_json::Value = serde_json::from_str(&row.body).expect("JSON");
        for (index, seat) in table.3.iter().enumerate() {
            let mut there: Vec<&str> = actions
                .iter()
                .filter(|action| action.actor == *seat)
                .map(|action| action.word.as_str())
                .collect();
            // What was laid and not told lies beside the actions.
            let laid = body["laid"].get(index).and_then(|laid| laid["steps"].as_array());
            there.extend(laid.into_iter().flatten().filter_map(serde_json::Value::as_str));
            let attempts = table.1.get(*seat).cloned().unwrap_or_default();
            assert!(explains(&attempts, &there), "{} {seat}: sent {attempts:?}, there {there:?}", table.0);
        }
        checked.answered += table.2;
        checked.finished += usize::from(row.status == "over");
        checked.out_of_time += usize::from(body["ended"]["ending"] == "time");
    }
    let wrong = admin::misfits(&store, &["open", "playing", "over"]).await.expect("looked at");
    assert!(wrong.is_empty(), "{wrong:?}");
    checked.epoch = store.highest_epoch().await.expect("read");
    store.close().await;
    checked
}

impl Table {
    fn clone_parts(&self) -> (String, HashMap<String, Vec<Attempt>>, usize, Vec<&'static str>) {
        (self.id.clone(), self.attempts.clone(), self.answered, self.seats.clone())
    }
}

/// Is what is there what was sent, with all that was answered, in order, each once? What was not answered may be there or not.
pub fn explains(attempts: &[Attempt], there: &[&str]) -> bool {
    let mut reached = vec![false; there.len() + 1];
    reached[0] = true;
    for attempt in attempts {
        for place in (0..=there.len()).rev() {
            let taken = place > 0 && reached[place - 1] && there[place - 1] == attempt.word;
            reached[place] = taken || (reached[place] && !attempt.answered);
        }
    }
    reached[there.len()]
}
