//! Nonsense for every path and every message, from people with real sessions: whatever comes, the answer is no fault of the server.

use std::time::{Duration, Instant};

use detente_game::Rng;
use detente_server::openapi::PATHS;
use futures_util::SinkExt;
use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::Message;

use crate::net::{HONEST, Person, bot, me, open, twilight};
use crate::report::Report;
use crate::{Scale, Target};

/// Values that somebody has forgotten to think of.
fn odd(rng: &mut Rng) -> Value {
    match rng.below(14) {
        0 => Value::Null,
        1 => json!(true),
        2 => json!(-1),
        3 => json!(u64::MAX),
        4 => json!(1e308),
        5 => json!(""),
        6 => json!("us"),
        7 => json!("\u{0}\u{1b}[2J\u{202e}"),
        8 => json!("x".repeat(5000)),
        9 => json!([]),
        10 => json!([[[[]]]]),
        11 => json!({"type": "bot", "level": "random"}),
        12 => json!({}),
        _ => json!(rng.below(1000)),
    }
}

/// Messages that are right, to be damaged.
fn commands(table: &str) -> Vec<Value> {
    let command = |command: Value| json!({"type": "command", "id": 1, "table": table, "command": command});
    let mut all: Vec<Value> = [
        json!({"type": "join", "seat": "ussr"}),
        json!({"type": "leave"}),
        json!({"type": "set-seat", "seat": "us", "wish": {"type": "open"}}),
        json!({"type": "start"}),
        json!({"type": "abort"}),
        json!({"type": "act", "seat": "us", "version": 1, "action": "poland", "lay": true}),
        json!({"type": "confirm", "seat": "us", "version": 1}),
        json!({"type": "undo", "seat": "us", "version": 1}),
        json!({"type": "start-over", "seat": "us", "version": 1}),
        json!({"type": "ask-take-back", "seat": "us"}),
        json!({"type": "offer-draw", "seat": "us"}),
        json!({"type": "answer", "seat": "us", "accept": true}),
        json!({"type": "claim-time", "seat": "us"}),
        json!({"type": "resign", "seat": "us"}),
        json!({"type": "rematch"}),
        json!({"type": "chat", "text": "hello"}),
        json!({"type": "mute", "user": "eve", "on": true}),
        json!({"type": "note", "text": "mine"}),
    ]
    .into_iter()
    .map(command)
    .collect();
    all.extend([
        json!({"type": "language", "id": 1, "language": "es"}),
        json!({"type": "watch-lobby", "id": 1}),
        json!({"type": "leave-lobby", "id": 1}),
        json!({"type": "watch", "id": 1, "table": table, "seat": null, "since": 3}),
        json!({"type": "unwatch", "id": 1, "table": table}),
        json!({"type": "ping", "id": 1}),
    ]);
    all
}

/// Every place in a value, as JSON pointers.
fn places(value: &Value, at: &str, found: &mut Vec<String>) {
    let inner: Vec<(String, &Value)> = match value {
        Value::Object(map) => map.iter().map(|(key, value)| (key.clone(), value)).collect(),
        Value::Array(list) => list.iter().enumerate().map(|(i, value)| (i.to_string(), value)).collect(),
        _ => Vec::new(),
    };
    for (key, value) in inner {
        let place = format!("{at}/{key}");
        places(value, &place, found);
        found.push(place);
    }
}

/// Puts something odd into one place of a value, or leaves it as it is.
fn damaged(value: &Value, rng: &mut Rng) -> Value {
    let mut value = value.clone();
    let mut all = Vec::new();
    places(&value, "", &mut all);
    if rng.below(4) > 0 && !all.is_empty() {
        let place = &all[rng.below(all.len() as u32) as usize];
        if let Some(found) = value.pointer_mut(place) {
            *found = odd(rng);
        }
    }
    value
}

pub async fn fuzz(target: &Target, scale: Scale, report: &mut Report) {
    let host = &target.host;
    let mut rng = Rng::new(0xF022);
    let ann = Person::guest(HONEST, host).await.expect("a guest");
    let mut tables = Vec::new();
    for wish in [
        twilight(&me(), &bot("random")),
        twilight(&me(), &me()),
        twilight(&me(), &open()),
        json!({"game": "guerra-fria", "seats": [me(), me(), me(), me()]}),
    ] {
        tables.extend(ann.create(&wish).await);
    }
    let bodies = [
        twilight(&me(), &bot("greedy")),
        json!({"name": "Ann", "password": "a long password"}),
        json!({"language": "es", "webhook": "https://example.org/", "email": ""}),
        json!({"label": "mine"}),
        json!({"type": "act", "seat": "us", "version": 1, "action": "poland", "lay": false}),
    ];
    let (mut asked, mut faults) = (0, Vec::new());
    for _ in 0..scale.of(6, 200) {
        for &(path, method, ..) in PATHS {
            // Streams never end, and whoever has logged out is nobody.
            if path.starts_with("/api/bot") || path == "/api/logout" {
                continue;
            }
            let id = match rng.below(5) {
                0 => "../%00%ff".to_owned(),
                1 => "tournament".to_owned(),
                _ => rng.pick(&tables.iter().map(String::as_str).collect::<Vec<_>>()).to_owned(),
            };
            let actions = rng.pick(&["0", "3", "4294967295", "-1", "x"]);
            let mut path = path.replace("{id}", &id).replace("{actions}", actions).replace("{code}", &id);
            path.push_str(rng.pick(&[
                "",
                "?seat=us",
                "?seat=%00",
                "?lang=xx&since=99999",
                "?seat=us&lang=pt",
            ]));
            let body = match rng.below(6) {
                0 => String::new(),
                1 => "{\"".to_owned(),
                _ => damaged(&bodies[rng.below(bodies.len() as u32) as usize], &mut rng).to_string(),
            };
            let body = if method == "get" { String::new() } else { body };
            asked += 1;
            match ann.ask(&method.to_uppercase(), &path, &body).await {
                Ok(reply) if reply.status < 500 && reply.status > 0 => {}
                Ok(reply) => faults.push(format!("{method} {path} {body}: {}", reply.status)),
                Err(error) => faults.push(format!("{method} {path} {body}: {error}")),
            }
        }
    }
    report.note("requests", asked);
    let mut sent = 0;
    let mut socket = ann.socket().await.expect("a socket");
    for _ in 0..scale.of(400, 20_000) {
        let table = rng.pick(&tables.iter().map(String::as_str).collect::<Vec<_>>()).to_owned();
        let all = commands(&table);
        let mut message = damaged(&all[rng.below(all.len() as u32) as usize], &mut rng);
        if let Some(id) = message.get_mut("id") {
            *id = json!(1);
        }
        let text = message.to_string();
        if socket.socket.send(Message::text(text.clone())).await.is_err() {
            faults.push(format!("{text}: the socket is closed"));
            break;
        }
        sent += 1;
        let until = Instant::now() + Duration::from_secs(60);
        loop {
            let Some(answer) = socket.text(until).await else {
                faults.push(format!("{text}: no answer"));
                break;
            };
            if answer.contains("\"code\":\"internal\"") {
                faults.push(format!("{text}: {answer}"));
            }
            if answer.starts_with("{\"type\":\"done\"") || answer.starts_with("{\"type\":\"error\"") {
                break;
            }
        }
    }
    report.note("messages", sent);
    faults.truncate(10);
    for fault in &faults {
        println!("  ** {}", fault.chars().take(300).collect::<String>());
    }
    report.most("faults of the server", faults.len(), 0);
}
