//! Many tables of random players on one core: actions per second, time from action to answer, memory per table.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use std::time::{Duration, Instant};

use detente_game::Rng;
use detente_protocol::{ClientMessage, ServerMessage, TableCommand, TableStatus};
use futures_util::{SinkExt, StreamExt};
use serde_json::json;
use tokio_tungstenite::connect_async;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;

use crate::common::Person;
use crate::spawn;

pub fn run(tables: usize, seconds: u64) {
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build();
    runtime.expect("a runtime").block_on(load(tables, seconds));
}

/// The resident memory of a process in KiB, where the system tells.
fn memory(pid: u32) -> Option<u64> {
    let status = std::fs::read_to_string(format!("/proc/{pid}/status")).ok()?;
    let line = status.lines().find(|line| line.starts_with("VmRSS:"))?;
    line.split_whitespace().nth(1)?.parse().ok()
}

async fn load(tables: usize, seconds: u64) {
    let folder = tempfile::tempdir().expect("a folder");
    let (mut server, addr) = spawn(&folder.path().join("data"), "127.0.0.1:0", true);
    let empty = memory(server.id());
    let stop = Arc::new(AtomicBool::new(false));
    let failures = Arc::new(AtomicU64::new(0));
    // Two people for every ten tables; each table has two of them on a socket of their own.
    let mut people = Vec::new();
    for i in 0..(tables / 5 + 2) {
        people.push(Person::guest(&addr, &format!("Load {i}")).await);
    }
    println!("load: {} people, {tables} tables, {seconds} s", people.len());
    let mut players = Vec::new();
    let ready = Arc::new(tokio::sync::Semaphore::new(0));
    for i in 0..tables {
        let pair = (people[i / 5].clone(), people[i / 5 + 1].clone());
        players.push(tokio::spawn(keep_playing(
            pair,
            i as u64,
            ready.clone(),
            stop.clone(),
            failures.clone(),
        )));
    }
    // Every table has begun before anything is counted.
    let _ = ready.acquire_many(tables as u32).await.expect("open");
    COUNTING.store(true, Relaxed);
    let began = Instant::now();
    tokio::time::sleep(Duration::from_secs(seconds)).await;
    let full = memory(server.id());
    stop.store(true, Relaxed);
    let took = began.elapsed().as_secs_f64();
    let mut times = Vec::new();
    for player in players {
        times.extend(player.await.expect("a player does not fail"));
    }
    times.sort_unstable();
    let at =
        |share: f64| times.get((times.len() as f64 * share) as usize).map_or(0.0, |us| *us as f64 / 1000.0);
    println!("actions answered: {} ({:.0} per second)", times.len(), times.len() as f64 / took);
    println!("from action to answer: median {:.1} ms, 99th percentile {:.1} ms", at(0.5), at(0.99));
    println!("refused: {}", failures.load(Relaxed));
    if let (Some(empty), Some(full)) = (empty, full) {
        let each = full.saturating_sub(empty) / tables as u64;
        println!("memory: {empty} KiB empty, {full} KiB with {tables} tables: {each} KiB per table");
    }
    server.kill().expect("killed");
    server.wait().expect("gone");
    assert!(!times.is_empty(), "nothing was played");
    assert_eq!(failures.load(Relaxed), 0, "a listed choice is never refused");
}

/// Is what happens now counted?
static COUNTING: AtomicBool = AtomicBool::new(false);

/// One table after another, until it is enough.
async fn keep_playing(
    (one, other): (Person, Person),
    seed: u64,
    ready: Arc<tokio::sync::Semaphore>,
    stop: Arc<AtomicBool>,
    failures: Arc<AtomicU64>,
) -> Vec<u64> {
    let mut times = Vec::new();
    let mut game = 0;
    while !stop.load(Relaxed) {
        let table =
            one.create(json!({"game": "twilight", "seats": [{"type": "me"}, {"type": "open"}]})).await;
        let join = TableCommand::Join { seat: "ussr".into(), commitment: None };
        assert_eq!(other.command(&table, &join).await.status, 200);
        assert_eq!(one.command(&table, &TableCommand::Start).await.status, 200);
        if game == 0 {
            ready.add_permits(1);
        }
        let seed = seed * 1_000_000 + 2 * game;
        let (us, ussr) = tokio::join!(
            play(&one, &table, seed, &stop, &failures),
            play(&other, &table, seed + 1, &stop, &failures)
        );
        times.extend(us);
        times.extend(ussr);
        game += 1;
    }
    times
}

/// Plays one seat at random; gives the times from action to answer in microseconds.
async fn play(person: &Person, table: &str, seed: u64, stop: &AtomicBool, failures: &AtomicU64) -> Vec<u64> {
    let mut rng = Rng::new(seed);
    let mut request = format!("ws://{}/api/socket", person.host).into_client_request().expect("a request");
    request.headers_mut().insert("cookie", person.cookie.parse().expect("a header"));
    let (mut socket, _) = connect_async(request).await.expect("a socket");
    let send = |message: &ClientMessage| Message::text(serde_json::to_string(message).expect("plain"));
    let watch = ClientMessage::Watch { id: None, table: table.to_owned(), seat: None, since: None };
    socket.send(send(&watch)).await.expect("sent");
    let (mut times, mut sent, mut view) = (Vec::new(), None, None);
    while !stop.load(Relaxed) {
        let Ok(frame) = tokio::time::timeout(Duration::from_millis(500), socket.next()).await else {
            continue;
        };
        let Some(Ok(Message::Text(text))) = frame else { continue };
        match serde_json::from_str::<ServerMessage>(&text).expect("the promised form") {
            ServerMessage::Table { view: seen } => view = Some(seen),
            ServerMessage::Done { id: Some(_), .. } => {
                let began: Instant = sent.take().expect("it was sent");
                if COUNTING.load(Relaxed) {
                    times.push(began.elapsed().as_micros() as u64);
                }
            }
            ServerMessage::Error { .. } => {
                failures.fetch_add(1, Relaxed);
                sent = None;
            }
            _ => continue,
        }
        let Some(seen) = &view else { continue };
        if seen.table.status == TableStatus::Over {
            break;
        }
        let Some(question) = seen.question.as_ref().filter(|question| question.awaited && sent.is_none())
        else {
            continue;
        };
        let choices: Vec<&str> = question.choices.iter().map(|choice| choice.action.as_str()).collect();
        let act = TableCommand::Act {
            seat: question.seat.clone(),
            version: seen.version,
            action: rng.pick(&choices).to_owned(),
            lay: false,
        };
        let command = ClientMessage::Command { id: Some(1), table: table.to_owned(), command: act };
        sent = Some(Instant::now());
        view = None;
        socket.send(send(&command)).await.expect("sent");
    }
    times
}
