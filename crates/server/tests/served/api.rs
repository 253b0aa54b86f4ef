//! The parts for programs and operators: the bot API, the description of the API, metrics, the page, replays.

use std::time::Duration;

use crate::common::{PATIENCE, Person, request, server};
use detente_server::openapi::PATHS;
use serde_json::{Value, json};
use tokio::io::{AsyncBufReadExt, AsyncWriteExt, BufReader, Lines};
use tokio::net::TcpStream;

/// What a program is asked at one seat of a table.
struct Decisions {
    lines: Lines<BufReader<TcpStream>>,
}

impl Decisions {
    async fn open(host: &str, token: &str, table: &str, seat: &str) -> Decisions {
        let mut stream = TcpStream::connect(host).await.expect("the server listens");
        let ask = format!(
            "GET /api/bot/tables/{table}?seat={seat} HTTP/1.1\r\nHost: {host}\r\nAuthorization: {token}\r\nConnection: close\r\n\r\n"
        );
        stream.write_all(ask.as_bytes()).await.expect("sent");
        Decisions { lines: BufReader::new(stream).lines() }
    }

    /// The next event that is a decision or the end.
    async fn event(&mut self) -> Value {
        loop {
            let line = tokio::time::timeout(PATIENCE, self.lines.next_line()).await.expect("in time");
            let line = line.expect("read").expect("the stream goes on until the game is over");
            let Ok(event) = serde_json::from_str::<Value>(&line) else { continue };
            if matches!(event["type"].as_str(), Some("over" | "decide")) {
                return event;
            }
        }
    }

    async fn next(&mut self) -> Value {
        self.event().await["decision"].clone()
    }
}

/// An answer to a decision: any of its choices.
fn answer(decision: &Value) -> Value {
    let choices = decision["question"]["choices"].as_array().expect("choices");
    let version = decision["version"].as_u64().expect("a version");
    let action = &choices[version as usize % choices.len()]["action"];
    json!({"type": "act", "seat": decision["seat"], "version": version, "action": action})
}

/// A program of twenty lines: it opens the stream of a table and plays something that it may, until the game is over.
async fn example_bot(host: String, token: String, table: String, seat: String) -> Value {
    let mut stream = Decisions::open(&host, &token, &table, &seat).await;
    let path = format!("/api/tables/{table}/commands");
    loop {
        let event = stream.event().await;
        if event["type"] == "over" {
            return event["result"].clone();
        }
        let reply = request(&host, "POST", &path, &token, &answer(&event["decision"]).to_string()).await;
        assert_eq!(reply.status, 200, "{reply:?}");
    }
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
async fn a_program_is_asked_once_though_the_others_choose_at_the_same_time() {
    let server = server().await;
    let host = server.host();
    let ann = Person::guest(&host, "Ann").await;
    let token = ann.post("/api/tokens", &json!({"label": "example"})).await.json();
    let token = format!("Bearer {}", token["token"].as_str().expect("a token"));
    let me = json!({"type": "me"});
    let table = ann.create(json!({"game": "guerra-fria", "seats": [me, me, me, me]})).await;
    let path = format!("/api/tables/{table}/commands");
    let mut stream = Decisions::open(&host, &token, &table, "south").await;
    let first = stream.next().await;
    for seat in ["west", "north", "east"] {
        let mut others = Decisions::open(&host, &token, &table, seat).await;
        let reply = request(&host, "POST", &path, &token, &answer(&others.next().await).to_string()).await;
        assert_eq!(reply.status, 200, "{reply:?}");
    }
    // Time enough for a second question, which must not come.
    let again = tokio::time::timeout(Duration::from_millis(300), stream.next()).await;
    assert!(again.is_err(), "the same question twice: {again:?}");
    let reply = request(&host, "POST", &path, &token, &answer(&first).to_string()).await;
    assert_eq!(reply.status, 200, "what was asked before the others moved can still be answered: {reply:?}");
    let next = stream.next().await;
    assert_ne!(next["question"], first["question"]);
    let reply = request(&host, "POST", &path, &token, &answer(&next).to_string()).await;
    assert_eq!(reply.status, 200, "{reply:?}");
    server.running.stop().await;
}

#[tokio::test]
async fn a_hint_is_a_choice_with_its_reason_and_no_matter_between_people() {
    let server = server().await;
    let host = server.host();
    let (ann, ben) = (Person::guest(&host, "Ann").await, Person::guest(&host, "Ben").await);
    for (game, seats, at, seat) in [("twilight", 2, 1, "ussr"), ("guerra-fria", 4, 0, "south")] {
        let wishes = |other: Value| -> Vec<Value> {
            (0..seats).map(|n| if n == at { json!({"type": "me"}) } else { other.clone() }).collect()
        };
        let bot = json!({"type": "bot", "level": "random"});
        let table = ann.create(json!({"game": game, "seats": wishes(bot.clone())})).await;
        let path = format!("/api/tables/{table}");
        let hint = ann.get(&format!("{path}/hint?seat={seat}&lang=es")).await;
        assert_eq!(hint.status, 200, "{hint:?}");
        let view = ann.get(&format!("{path}?seat={seat}&lang=es")).await.json();
        let choices = view["question"]["choices"].as_array().expect("choices");
        let chosen =
            choices.iter().find(|choice| choice["action"] == hint.json()["action"]).expect("one of them");
        let label = chosen["label"].as_str().expect("a text");
        assert!(hint.json()["text"].as_str().expect("a text").starts_with(label), "{hint:?}");
        let stranger = ben.get(&format!("{path}/hint?seat={seat}")).await;
        assert_eq!(stranger.status, 403, "{stranger:?}");
        for wish in [
            json!({"game": game, "seats": wishes(json!({"type": "open"}))}),
            json!({"game": game, "seats": wishes(bot), "withoutHelp": ["odds"]}),
        ] {
            let table = ann.create(wish).await;
            let refused = ann.get(&format!("/api/tables/{table}/hint?seat={seat}")).await;
            assert_eq!(refused.status, 403, "{refused:?}");
        }
    }
    server.running.stop().await;
}

#[tokio::test]
async fn every_path_of_the_description_is_there_and_the_headers_keep_browsers_in_bounds() {
    let server = server().await;
    let host = server.host();
    let document = request(&host, "GET", "/api/openapi.json", "", "").await;
    assert_eq!(document.json()["openapi"], "3.1.0");
    for &(path, method, ..) in PATHS {
        let path = path.replace("{id}", "none").replace("{code}", "none").replace("{actions}", "0");
        let reply = request(&host, &method.to_uppercase(), &path, "", "{}").await;
        assert_ne!(reply.status, 405, "{method} {path}");
        assert!(reply.status != 404 || !reply.body.is_empty(), "{method} {path}: {reply:?}");
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

/// One request over TLS by a client that trusts only this certificate: the whole answer.
async fn secretly(host: &str, trusted: &rcgen::Certificate, ask: &str) -> String {
    use tokio::io::AsyncReadExt as _;
    use tokio_rustls::rustls::pki_types::ServerName;
    let mut roots = tokio_rustls::rustls::RootCertStore::empty();
    roots.add(trusted.der().clone()).expect("a certificate");
    let config =
        tokio_rustls::rustls::ClientConfig::builder().with_root_certificates(roots).with_no_client_auth();
    let stream = TcpStream::connect(host).await.expect("the server listens");
    let name = ServerName::try_from("localhost").expect("a name");
    let connector = tokio_rustls::TlsConnector::from(std::sync::Arc::new(config));
    let mut stream = connector.connect(name, stream).await.expect("the certificate is the server's");
    stream.write_all(ask.as_bytes()).await.expect("sent");
    let mut answer = Vec::new();
    // A server that closes without a last word is no matter here.
    let _ = stream.read_to_end(&mut answer).await;
    String::from_utf8_lossy(&answer).into_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn with_a_certificate_the_server_speaks_tls_and_nothing_else() {
    use tokio::io::AsyncReadExt as _;
    let folder = tempfile::tempdir().expect("a folder");
    let made = rcgen::generate_simple_self_signed(vec!["localhost".to_owned()]).expect("a certificate");
    let (certificate, key) = (folder.path().join("chain.pem"), folder.path().join("key.pem"));
    std::fs::write(&certificate, made.cert.pem()).expect("written");
    std::fs::write(&key, made.signing_key.serialize_pem()).expect("written");
    let tls = Some(detente_server::tls::Files { certificate, key });
    let running =
        detente_server::start(detente_server::Config { tls, ..crate::common::config(&folder) }).await;
    let running = running.expect("the server starts");
    let host = running.addr.to_string();

    let health =
        secretly(&host, &made.cert, "GET /health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
            .await;
    assert!(health.starts_with("HTTP/1.1 200 "), "{health}");
    assert!(health.to_lowercase().contains("strict-transport-security"), "{health}");
    let body = r#"{"name":"Ann"}"#;
    let guest = format!(
        "POST /api/guest HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: {}\r\nConnection: close\r\n\r\n{body}",
        body.len()
    );
    let guest = secretly(&host, &made.cert, &guest).await;
    let cookie = guest.lines().find(|line| line.to_lowercase().starts_with("set-cookie:")).expect("a cookie");
    assert!(cookie.contains("Secure"), "{cookie}");

    let mut plain = TcpStream::connect(&host).await.expect("the server listens");
    plain.write_all(b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n").await.expect("sent");
    let mut answer = Vec::new();
    let _ = plain.read_to_end(&mut answer).await;
    assert!(!answer.starts_with(b"HTTP/1.1 200"), "no plain answers: {answer:?}");
    running.stop().await;
}

/// The names of figures in a text: words that begin as ours do.
fn figures(text: &str) -> std::collections::BTreeSet<&str> {
    let words = text.split(|letter: char| !(letter.is_ascii_alphanumeric() || letter == '_'));
    words.filter(|word| word.starts_with("detente_")).collect()
}

#[tokio::test]
async fn every_figure_of_the_dashboard_is_one_that_the_server_tells() {
    let server = server().await;
    let told = request(&server.host(), "GET", "/metrics", "", "").await.body;
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/../../hosting/dashboard.json");
    let dashboard = std::fs::read_to_string(file).expect("a dashboard");
    let panels = serde_json::from_str::<Value>(&dashboard).expect("JSON")["panels"].clone();
    let targets = panels
        .as_array()
        .expect("panels")
        .iter()
        .flat_map(|panel| panel["targets"].as_array().expect("targets"));
    let asked: Vec<&str> = targets.map(|target| target["expr"].as_str().expect("a question")).collect();
    let asked = asked.join(" ");
    let (asked, told) = (figures(&asked), figures(&told));
    let missing: Vec<_> = asked.difference(&told).collect();
    assert!(missing.is_empty(), "the server does not tell {missing:?}");
    assert!(asked.len() > 20, "a dashboard shows more than {asked:?}");
    server.running.stop().await;
}
