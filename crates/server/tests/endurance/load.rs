//! Many tables of random players, at a server on one core or at several on one database. Without a time to think everybody answers as
//! soon as they are asked: how much can be done at all (`saturate`). With one the tables are like those of people
//! ([`people`](crate::people)): how long an answer takes.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use std::time::{Duration, Instant};

use detente_game::Rng;
use detente_protocol::TableCommand;
use serde_json::json;

use crate::common::Person;
use crate::house::House;
use crate::player::{Player, Told};
use crate::process::report;

/// What is asked for on the command line.
#[derive(Clone, Debug, PartialEq)]
pub struct Load {
    pub tables: usize,
    /// Seconds from one decision at a table to the next; none if nobody thinks.
    pub think: Option<f64>,
    /// How long it is measured.
    pub seconds: u64,
    /// On PostgreSQL, which is started for it.
    pub postgres: bool,
    /// So many servers; several share PostgreSQL and NATS.
    pub nodes: usize,
}

/// The most servers that are started.
const NODES: usize = 16;

impl Default for Load {
    fn default() -> Load {
        Load { tables: 500, think: None, seconds: 30, postgres: false, nodes: 1 }
    }
}

impl Load {
    /// `TABLES SECONDS`, or `--tables N --think S --seconds N`, with `--postgres` or `--nodes N`, in any order.
    pub fn parse(words: &[&str]) -> Result<Load, String> {
        let mut load = Load::default();
        let (mut place, mut rest) = (0, words.iter());
        while let Some(&word) = rest.next() {
            let mut value = || rest.next().copied().ok_or(format!("{word} needs a value"));
            match word {
                "--tables" => load.tables = number(value()?)?,
                "--seconds" => load.seconds = number(value()?)?,
                "--postgres" => load.postgres = true,
                "--nodes" => (load.nodes, load.postgres) = (number(value()?)?, true),
                "--think" => load.think = Some(number(value()?)?).filter(|seconds| *seconds > 0.0),
                _ if word.starts_with('-') => return Err(format!("“{word}” is no option of load")),
                _ if place == 0 => load.tables = number(word)?,
                _ if place == 1 => load.seconds = number(word)?,
                _ => return Err(format!("“{word}” is one word too many")),
            }
            place += usize::from(!word.starts_with('-'));
        }
        if load.tables == 0 || load.seconds == 0 {
            return Err("at least one table and one second".to_owned());
        }
        if !(1..=NODES).contains(&load.nodes) {
            return Err(format!("from one server to {NODES}, not {}", load.nodes));
        }
        Ok(load)
    }
}

fn number<T: std::str::FromStr>(word: &str) -> Result<T, String> {
    word.parse().map_err(|_| format!("“{word}” is no number"))
}

/// Is what happens now counted?
static COUNTING: AtomicBool = AtomicBool::new(false);

/// Everybody answers at once, for as long as it is measured.
pub async fn saturate(load: &Load, house: House) {
    let Load { tables, seconds, .. } = *load;
    let empty = house.usage();
    let stop = Arc::new(AtomicBool::new(false));
    let failures = Arc::new(AtomicU64::new(0));
    // Two people for every ten tables; each table has two of them on a socket of their own.
    let mut people = Vec::new();
    for i in 0..(tables / 5 + 2) {
        people.push(Person::guest(house.address(i), &format!("Load {i}")).await);
    }
    println!("load: {} people, {tables} tables, {seconds} s, nobody thinks; {load}", people.len());
    let addresses = Arc::new(house.addresses());
    let mut players = Vec::new();
    let ready = Arc::new(tokio::sync::Semaphore::new(0));
    for i in 0..tables {
        let pair = (people[i / 5].clone(), people[i / 5 + 1].clone());
        players.push(tokio::spawn(keep_playing(
            pair,
            addresses.clone(),
            i as u64,
            ready.clone(),
            stop.clone(),
            failures.clone(),
        )));
    }
    // Every table has begun before anything is counted.
    let _ = ready.acquire_many(tables as u32).await.expect("open");
    COUNTING.store(true, Relaxed);
    let (began, before) = (Instant::now(), house.usage());
    tokio::time::sleep(Duration::from_secs(seconds)).await;
    let after = house.usage();
    stop.store(true, Relaxed);
    let took = began.elapsed().as_secs_f64();
    let mut times = Vec::new();
    for player in players {
        times.extend(player.await.expect("a player does not fail"));
    }
    report("from action to answer", &mut times, took);
    println!("refused: {}", failures.load(Relaxed));
    after.print(&before, &empty, tables, times.len(), took);
    assert!(!times.is_empty(), "nothing was played");
    assert_eq!(failures.load(Relaxed), 0, "a listed choice is never refused");
}

impl std::fmt::Display for Load {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match (self.postgres, self.nodes) {
            (false, _) => f.write_str("one server with SQLite"),
            (true, 1) => f.write_str("one server with PostgreSQL"),
            (true, nodes) => write!(f, "{nodes} servers with PostgreSQL and NATS"),
        }
    }
}

/// The same two people, each with a socket at any of the servers.
pub fn scattered(pair: [&Person; 2], addresses: &[String], rng: &mut Rng) -> [Person; 2] {
    let mut any = || addresses[rng.below(addresses.len() as u32) as usize].clone();
    pair.map(|person| Person { host: any(), ..person.clone() })
}

/// A table of these two that has begun.
pub async fn begin(one: &Person, other: &Person) -> String {
    let table = one.create(json!({"game": "twilight", "seats": [{"type": "me"}, {"type": "open"}]})).await;
    let join = TableCommand::Join { seat: "ussr".into(), commitment: None };
    assert_eq!(other.command(&table, &join).await.status, 200);
    assert_eq!(one.command(&table, &TableCommand::Start).await.status, 200);
    table
}

/// One table after another, until it is enough.
async fn keep_playing(
    (one, other): (Person, Person),
    addresses: Arc<Vec<String>>,
    seed: u64,
    ready: Arc<tokio::sync::Semaphore>,
    stop: Arc<AtomicBool>,
    failures: Arc<AtomicU64>,
) -> Vec<u64> {
    let mut times = Vec::new();
    let several = addresses.len() > 1;
    let mut game = 0;
    let mut rng = Rng::derive(0x5EA7, seed);
    while !stop.load(Relaxed) {
        let [maker, _] = scattered([&one, &other], &addresses, &mut rng);
        let table = begin(&maker, &other).await;
        let [one, other] = scattered([&one, &other], &addresses, &mut rng);
        if game == 0 {
            ready.add_permits(1);
        }
        let seed = seed * 1_000_000 + 2 * game;
        let (us, ussr) = tokio::join!(
            play((&one, several), &table, seed, &stop, &failures),
            play((&other, several), &table, seed + 1, &stop, &failures)
        );
        times.extend(us);
        times.extend(ussr);
        game += 1;
    }
    times
}

/// Plays one seat at random; gives the times from action to answer in microseconds.
async fn play(
    (person, several): (&Person, bool),
    table: &str,
    seed: u64,
    stop: &AtomicBool,
    failures: &AtomicU64,
) -> Vec<u64> {
    let mut player = Player::sit(person, table, Rng::new(seed)).await;
    let (mut times, mut sent) = (Vec::new(), None);
    while !stop.load(Relaxed) {
        let Ok(told) = tokio::time::timeout(Duration::from_millis(500), player.next()).await else {
            continue;
        };
        match told {
            Told::Table | Told::Other => {}
            Told::Done => {
                let began: Instant = sent.take().expect("it was sent");
                if COUNTING.load(Relaxed) {
                    times.push(began.elapsed().as_micros() as u64);
                }
            }
            Told::Refused(why) => {
                // Between servers an answer may cross with the news that the game has begun: whoever is told to look again does so,
                // and goes on with what is listed then. Any other refusal is a fault, and with one server this one too.
                eprintln!("refused: {why}");
                if !(several && why.contains("\"stale\"")) {
                    failures.fetch_add(1, Relaxed);
                }
                sent = None;
            }
            Told::Gone => panic!("the server has let a player go"),
        }
        if player.is_over() {
            break;
        }
        if sent.is_none() && player.is_asked() {
            sent = Some(Instant::now());
            player.act().await;
        }
    }
    times
}
