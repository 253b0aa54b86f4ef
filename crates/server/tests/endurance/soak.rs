//! The server is killed with SIGKILL at random moments while games are played. After each kill the store is read: every
//! action that a client was told is done must be there, in order, and every table.

use std::path::Path;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use detente_game::Rng;
use detente_games::{GameName, with_game};
use detente_protocol::{ClientMessage, ServerMessage, TableCommand, TableStatus};
use detente_store::{Sqlite, Store as _};
use futures_util::{SinkExt, StreamExt};
use serde_json::json;
use tokio_tungstenite::connect_async;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;

use crate::common::Person;
use crate::house::spawn;

/// What the players of one table were told is done, and the one action whose answer they still wait for.
#[derive(Debug, Default)]
struct Told {
    table: String,
    done: Vec<(String, String)>,
    /// How many of these were looked up before.
    known: usize,
    sent: Option<(String, String)>,
}

const TABLES: usize = 6;

pub fn run(kills: u32) {
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build();
    runtime.expect("a runtime").block_on(soak(kills));
}

async fn soak(kills: u32) {
    let folder = tempfile::tempdir().expect("a folder");
    let data = folder.path().join("data");
    let mut rng = Rng::new(0x50AC);
    let (mut server, addr) = spawn(&data, "127.0.0.1:0", false);
    let person = Person::guest(&addr, "Soak").await;
    let mut tables: Vec<Arc<Mutex<Told>>> = Vec::new();
    let (mut answered, mut checked, mut finished) = (0, 0, 0);
    for kill in 0..kills {
        // Finished games make room for new ones.
        tables.retain(|told| !told.lock().expect("whole").table.is_empty());
        while tables.len() < TABLES {
            let wish = wish(tables.len());
            let table = person.create(wish).await;
            tables.push(Arc::new(Mutex::new(Told { table, ..Told::default() })));
        }
        let players: Vec<_> = tables
            .iter()
            .enumerate()
            .map(|(i, told)| {
                let seed = u64::from(kill) * 1000 + i as u64;
                tokio::spawn(play(person.host.clone(), person.cookie.clone(), told.clone(), seed))
            })
            .collect();
        tokio::time::sleep(Duration::from_millis(u64::from(5 + rng.below(400)))).await;
        server.kill().expect("killed");
        server.wait().expect("gone");
        for player in players {
            player.await.expect("a player does not fail");
        }
        let (new, seen, over) = check(&data, &tables).await;
        answered += new;
        checked += seen;
        finished += over;
        (server, _) = spawn(&data, &addr, false);
    }
    server.kill().expect("killed");
    server.wait().expect("gone");
    println!(
        "soak: {kills} kills, {answered} answered actions, looked up after every later kill ({checked} times), \
         {finished} games finished, none lost"
    );
    assert!(answered > u64::from(kills) / 2, "something was played");
}

fn wish(i: usize) -> serde_json::Value {
    let me = json!({"type": "me"});
    match i % 3 {
        0 => json!({"game": "twilight", "seats": [me, me]}),
        1 => json!({"game": "twilight", "seats": [me, {"type": "bot", "level": "random"}]}),
        _ => json!({"game": "guerra-fria", "options": ["max-rounds=20"], "seats": [me, me, me, me]}),
    }
}

/// Plays one table through all its seats until the server is gone or the game is over.
async fn play(host: String, cookie: String, told: Arc<Mutex<Told>>, seed: u64) {
    let mut rng = Rng::new(seed);
    let table = told.lock().expect("whole").table.clone();
    let Ok(mut request) = format!("ws://{host}/api/socket").into_client_request() else { return };
    request.headers_mut().insert("cookie", cookie.parse().expect("a header"));
    let Ok((mut socket, _)) = connect_async(request).await else { return };
    let watch = |seat: Option<String>| {
        let message = ClientMessage::Watch { id: Some(1), table: table.clone(), seat, since: None };
        Message::text(serde_json::to_string(&message).expect("plain"))
    };
    if socket.send(watch(None)).await.is_err() {
        return;
    }
    let mut view = None;
    while let Some(Ok(frame)) = socket.next().await {
        let Message::Text(text) = frame else { continue };
        let message: ServerMessage = serde_json::from_str(&text).expect("the promised form");
        match message {
            ServerMessage::Table { view: seen } => view = Some(seen),
            // Whatever is answered, the last view is the newest: choose the next action from it.
            ServerMessage::Done { id, .. } => {
                if id == Some(2) {
                    let mut told = told.lock().expect("whole");
                    let sent = told.sent.take().expect("it was sent");
                    told.done.push(sent);
                }
            }
            ServerMessage::Error { id: Some(2), .. } => told.lock().expect("whole").sent = None,
            _ => continue,
        }
        let Some(seen) = &view else { continue };
        if told.lock().expect("whole").sent.is_some() {
            continue;
        }
        if seen.table.status == TableStatus::Over {
            return;
        }
        let own = |seat: &String| seen.table.seats.iter().any(|held| held.mine && held.seat == *seat);
        let next = match &seen.question {
            Some(question) if question.awaited => {
                let choices: Vec<&str> =
                    question.choices.iter().map(|choice| choice.action.as_str()).collect();
                let action = rng.pick(&choices).to_owned();
                told.lock().expect("whole").sent = Some((question.seat.clone(), action.clone()));
                let command = TableCommand::Act {
                    seat: question.seat.clone(),
                    version: seen.version,
                    action,
                    lay: false,
                };
                let message = ClientMessage::Command { id: Some(2), table: table.clone(), command };
                Message::text(serde_json::to_string(&message).expect("plain"))
            }
            // Another of one's own seats is asked: look through its eyes.
            _ => match seen.awaited.iter().find(|seat| own(seat)) {
                Some(seat) => watch(Some(seat.clone())),
                None => continue,
            },
        };
        view = None;
        if socket.send(next).await.is_err() {
            return;
        }
    }
}

/// Reads the store of the killed server. Gives how many actions were answered since the last kill, how many were found in
/// all, and how many games are over.
async fn check(data: &Path, tables: &[Arc<Mutex<Told>>]) -> (u64, u64, u64) {
    let store = Sqlite::open(&data.join("detente.db")).await.expect("the store opens after a kill");
    let (mut answered, mut checked, mut finished) = (0, 0, 0);
    for told in tables {
        let table = told.lock().expect("whole").table.clone();
        let row = store.table(&table).await.expect("read").expect("no table is lost");
        let actions = store.actions(&table).await.expect("read");
        let mut told = told.lock().expect("whole");
        let body: serde_json::Value = serde_json::from_str(&row.body).expect("JSON");
        let game = GameName::by_name(&row.game).expect("a game");
        let seats = with_game!(game, G => <G as detente_game::Game>::SEATS);
        let is_bot = |seat: &str| {
            let index = seats.iter().position(|name| *name == seat).expect("a seat");
            body["seats"][index].get("bot").is_some()
        };
        let mut players: Vec<(String, String)> = actions
            .iter()
            .filter(|action| action.actor != "nature" && !is_bot(&action.actor))
            .map(|action| (action.actor.clone(), action.word.clone()))
            .collect();
        // What was laid and not told lies beside the actions.
        for (seat, laid) in seats.iter().zip(body["laid"].as_array().unwrap_or(&Vec::new())) {
            let steps = laid["steps"].as_array().expect("steps").iter();
            let steps = steps.map(|word| (seat.to_string(), word.as_str().expect("a word").to_owned()));
            players.extend(steps.filter(|_| !is_bot(seat)));
        }
        // Where several choose at the same time their choices are told one after the other: the order is that of each seat.
        let of = |all: &[(String, String)], seat: &str| -> Vec<(String, String)> {
            all.iter().filter(|(by, _)| by == seat).cloned().collect()
        };
        let mut more = Vec::new();
        for seat in seats {
            let (here, done) = (of(&players, seat), of(&told.done, seat));
            assert!(here.len() >= done.len(), "{table}: an answered action is lost");
            assert_eq!(here[..done.len()], done[..], "{table}: an answered action has changed");
            more.extend_from_slice(&here[done.len()..]);
        }
        // The one that was on its way may have been stored or not, but nothing else.
        assert!(
            more.len() <= 1 && more.first().is_none_or(|last| Some(last) == told.sent.as_ref()),
            "{table}: {more:?}"
        );
        answered += (told.done.len() - told.known) as u64;
        checked += told.done.len() as u64;
        told.known = players.len();
        told.done = players;
        told.sent = None;
        if row.status == "over" {
            finished += 1;
            told.table.clear();
        }
    }
    store.close().await;
    (answered, checked, finished)
}
