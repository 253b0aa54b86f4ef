//! What tests of ratings and events share: a server on which accounts of one address may play for ratings, people, and the ways they ask.

use std::time::Duration;

use detente_game::Rng;
use detente_protocol::TableCommand;
use detente_server::jobs::EVENT;
use detente_server::{Config, auth, start};
use detente_store::{Job, User};
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpListener;
use tokio::sync::mpsc::UnboundedReceiver;

use crate::common::{Person, Server, config};

/// How long a condition is waited for, in steps of a tenth of a second.
const STEPS: u32 = 3000;

/// A server on which accounts of one address may play rated games: all of them are here.
pub async fn house() -> Server {
    let folder = tempfile::tempdir().expect("a folder");
    let running = start(settings(&folder)).await.expect("a server");
    Server { running, folder }
}

pub fn settings(folder: &tempfile::TempDir) -> Config {
    let mut config = config(folder);
    config.ratings.same_address = true;
    config.ratings.bots = true;
    config
}

/// An account with a password, signed in by a token; no password is hashed for it.
pub async fn account(server: &Server, name: &str) -> Person {
    let hub = &server.running.hub;
    let user = User {
        id: format!("id-{}", name.to_lowercase()),
        name: name.to_owned(),
        skeleton: name.to_lowercase(),
        guest: false,
        password: Some("unused".to_owned()),
        body: "{}".to_owned(),
        created: 1,
        leaves: None,
        role: String::new(),
    };
    hub.store.create_user(&user).await.expect("a new name");
    let (token, _) = auth::issue(hub, &user.id, "token", "test").await.expect("a token");
    Person { host: server.host(), cookie: format!("Bearer {token}"), id: user.id }
}

pub async fn get(person: &Person, path: &str) -> Value {
    let reply = person.get(path).await;
    assert_eq!(reply.status, 200, "{path}: {reply:?}");
    reply.json()
}

pub async fn post(person: &Person, path: &str, body: Value) -> Value {
    let reply = person.post(path, &body).await;
    assert_eq!(reply.status, 200, "{path}: {reply:?}");
    reply.json()
}

/// Asks until the answer is as it should be.
pub async fn until(person: &Person, path: &str, holds: impl Fn(&Value) -> bool) -> Value {
    for _ in 0..STEPS {
        let found = get(person, path).await;
        if holds(&found) {
            return found;
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    panic!("{path} never came to it: {}", get(person, path).await);
}

pub fn clock() -> Value {
    json!({"type": "bank", "seconds": 2700, "increment": 60, "cap": 43200, "timeOut": "ends"})
}

/// One legal choice of a player at a table, by lot. False if nothing is asked.
pub async fn play_one(person: &Person, table: &str, rng: &mut Rng) -> bool {
    let reply = person.get(&format!("/api/tables/{table}")).await;
    if reply.status != 200 {
        return false;
    }
    let view = reply.json();
    let Some(choices) = view["question"]["choices"].as_array().filter(|choices| !choices.is_empty()) else {
        return false;
    };
    if view["question"]["awaited"] != json!(true) {
        return false;
    }
    let choice = &choices[rng.below(choices.len() as u32) as usize];
    let command = TableCommand::Act {
        seat: view["seat"].as_str().expect("an own seat").to_owned(),
        version: view["version"].as_u64().expect("a number") as u32,
        action: choice["action"].as_str().expect("a word").to_owned(),
        lay: false,
    };
    person.command(table, &command).await.status == 200
}

pub async fn resign(person: &Person, table: &str) {
    let view = get(person, &format!("/api/tables/{table}")).await;
    let seat = view["seat"].as_str().expect("an own seat").to_owned();
    let reply = person.command(table, &TableCommand::Resign { seat }).await;
    assert_eq!(reply.status, 200, "{reply:?}");
}

pub fn terms(title: &str, format: &Value, most: u32) -> Value {
    json!({
        "title": title, "game": "twilight", "format": format, "games": 1, "sides": "swap", "clock": clock(), "rated": true,
        "most": most, "least": 2, "rounds": {"type": "when-done"}, "days": 14,
        "tieBreaks": ["mutual", "sonneborn-berger", "buchholz", "wins"],
    })
}

/// The same house where webhooks may go to this machine, with an address for them and what is posted there.
pub async fn house_with_hooks() -> (Server, String, UnboundedReceiver<(String, String)>) {
    let folder = tempfile::tempdir().expect("a folder");
    let config = Config { allow_private_webhooks: true, ..settings(&folder) };
    let running = start(config).await.expect("a server");
    let (url, told) = hooks().await;
    (Server { running, folder }, url, told)
}

/// What is posted to an address of the tests' own: the path, and what was said.
async fn hooks() -> (String, UnboundedReceiver<(String, String)>) {
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
    let url = format!("http://{}", listener.local_addr().expect("bound"));
    let (tell, told) = tokio::sync::mpsc::unbounded_channel();
    tokio::spawn(async move {
        while let Ok((mut stream, _)) = listener.accept().await {
            let mut text = String::new();
            while !text.contains('}') {
                let mut bytes = [0; 1024];
                match stream.read(&mut bytes).await {
                    Ok(n) if n > 0 => text.push_str(&String::from_utf8_lossy(&bytes[..n])),
                    _ => break,
                }
            }
            let _ = stream.write_all(b"HTTP/1.1 204 No Content\r\n\r\n").await;
            let path = text.split(' ').nth(1).unwrap_or_default().trim_start_matches('/').to_owned();
            let _ = tell.send((path, text));
        }
    });
    (url, told)
}

/// An event that was written to past the server is looked at now.
pub async fn look_at(server: &Server, id: &str) {
    let (hub, at) = (&server.running.hub, detente_server::time::now());
    hub.store.hasten_job(&Job::new(EVENT, id.to_owned(), at, at)).await.expect("stored");
    hub.bench.ring();
}

/// The time of all matches of an event is over since a moment ago.
pub async fn end_time(server: &Server, id: &str) {
    let (store, at) = (&server.running.hub.store, detente_server::time::wall());
    for _ in 0..20 {
        let row = store.event(id).await.expect("read").expect("there");
        let act =
            json!({"at": at, "act": "extend", "round": 0, "pairing": null, "until": at - 1, "reason": ""});
        if store.add_event_act(&row, row.version, &act.to_string()).await.is_ok() {
            look_at(server, id).await;
            return;
        }
    }
    panic!("somebody was always quicker");
}
