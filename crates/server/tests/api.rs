//! The parts for programs and operators: the bot API, the description of the API, metrics, the page, replays.

mod common;

use common::{PATIENCE, Person, request, server};
use detente_server::openapi::PATHS;
use serde_json::{Value, json};
use tokio::io::{AsyncBufReadExt, AsyncWriteExt, BufReader};
use tokio::net::TcpStream;

/// A program of twenty lines: it opens the stream of a table and plays the first thing it may, until the game is over.
async fn example_bot(host: String, token: String, table: String, seat: String) -> Value {
    let mut stream = TcpStream::connect(&host).await.expect("the server listens");
    let ask = format!(
        "GET /api/bot/tables/{table}?seat={seat} HTTP/1.1\r\nHost: {host}\r\nAuthorization: {token}\r\nConnection: close\r\n\r\n"
    );
    stream.write_all(ask.as_bytes()).await.expect("sent");
    let mut lines = BufReader::new(stream).lines();
    while let Some(line) =
        tokio::time::timeout(PATIENCE, lines.next_line()).await.expect("in time").expect("read")
    {
        let Ok(event) = serde_json::from_str::<Value>(&line) else { continue };
        match event["type"].as_str() {
            Some("over") => return event["result"].clone(),
            Some("decide") => {
                let decision = &event["decision"];
                let choices = decision["question"]["choices"].as_array().expect("choices");
                let action = &choices
                    [decision["version"].as_u64().expect("a version") as usize % choices.len()]["action"];
                let act =
                    json!({"type": "act", "seat": seat, "version": decision["version"], "action": action});
                let path = format!("/api/tables/{table}/commands");
                let reply = request(&host, "POST", &path, &token, &act.to_string()).await;
                assert_eq!(reply.status, 200, "{reply:?}");
            }
            _ => {}
        }
    }
    panic!("the stream ended before the game")
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_short_program_plays_a_whole_game_through_the_bot_api() {
    let server = server().await;
    let host = server.host();
    let ann = Person::guest(&host, "Ann").await;
    let token = ann.post("/api/tokens", &json!({"label": "example"})).await.json();
    let token = format!("Bearer {}", token["token"].as_str().expect("a token"));
    let wish = json!({"game": "twilight", "seats": [{"type": "me"}, {"type": "bot", "level": "random"}]});
    let table = ann.create(wish).await;
    let turns = ann.get("/api/turns").await.json();
    assert!(turns.as_array().expect("a list").len() <= 1);
    let result = example_bot(host.clone(), token, table.clone(), "us".to_owned()).await;
    assert!(result["ending"].is_string());

    // The finished game can be looked at step by step, and its record brought in again.
    let info = ann.get(&format!("/api/replays/{table}")).await.json();
    assert!(info["actions"].as_u64().expect("a number") > 20);
    let record = ann.get(&format!("/api/tables/{table}/record")).await.body;
    let imported = request(&host, "POST", "/api/replays", &ann.cookie, &record).await.json();
    assert_eq!(imported["actions"], info["actions"]);
    let id = imported["id"].as_str().expect("an id");
    let step = ann.get(&format!("/api/replays/{id}/20?seat=ussr&lang=it")).await.json();
    assert_eq!(step["action"], 20);
    assert!(step["view"]["view"]["hand"].is_array());
    server.running.stop().await;
}

#[tokio::test]
async fn every_path_of_the_description_is_there_and_the_headers_keep_browsers_in_bounds() {
    let server = server().await;
    let host = server.host();
    let document = request(&host, "GET", "/api/openapi.json", "", "").await;
    assert_eq!(document.json()["openapi"], "3.1.0");
    for &(path, method, ..) in PATHS {
        let path = path.replace("{id}", "none").replace("{actions}", "0");
        let reply = request(&host, &method.to_uppercase(), &path, "", "{}").await;
        assert_ne!(reply.status, 405, "{method} {path}");
        assert!(reply.status != 404 || reply.body.contains("not-found"), "{method} {path}: {reply:?}");
    }
    let page = request(&host, "GET", "/table/x", "", "").await;
    assert_eq!(page.status, 200);
    for header in ["content-security-policy", "x-content-type-options: nosniff", "x-frame-options: deny"] {
        assert!(page.head.to_lowercase().contains(header), "{header}");
    }
    assert_eq!(request(&host, "GET", "/api/nothing", "", "").await.status, 404);
    assert_eq!(request(&host, "GET", "/health", "", "").await.body, "ok\n");
    assert!(request(&host, "GET", "/metrics", "", "").await.body.contains("detente_actions_total "));
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt as _;
        let mode =
            std::fs::metadata(server.folder.path().join("data")).expect("a folder").permissions().mode();
        assert_eq!(mode & 0o777, 0o700, "nobody else reads the data");
    }
    server.running.stop().await;
}

#[tokio::test]
async fn errors_and_forms_come_in_the_readers_language() {
    let server = server().await;
    let host = server.host();
    let reply = request(&host, "GET", "/api/me?lang=pt", "", "").await;
    assert!(reply.json()["text"].as_str().expect("a text").contains("convidado"), "{reply:?}");
    let games = request(&host, "GET", "/api/games?lang=it", "", "").await.json();
    assert_eq!(games[0]["presets"][2]["name"], "Prima edizione");
    assert_eq!(games[1]["seats"].as_array().map(Vec::len), Some(4));
    server.running.stop().await;
}
