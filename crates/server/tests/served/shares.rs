//! Shares: what one user or one address may have of what can run out, and that nobody is told more than is new.

use std::num::NonZeroUsize;
use std::time::Duration;

use crate::common::{PATIENCE, Person, Server, config, request, two};
use detente_protocol::{ClientMessage, ErrorCode, ServerMessage, TableCommand, TableStatus};
use detente_server::limits::Rate;
use detente_server::{Config, start};
use detente_store::{Sqlite, Store as _};
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

/// A server that holds everybody to their shares.
async fn strict(set: impl FnOnce(&mut Config)) -> Server {
    let folder = tempfile::tempdir().expect("a folder");
    let mut config = Config { rate_limits: true, ..config(&folder) };
    set(&mut config);
    Server { running: start(config).await.expect("a server"), folder }
}

fn some(n: usize) -> NonZeroUsize {
    NonZeroUsize::new(n).expect("not zero")
}

/// A game of Guerra Fría in which nothing is decided in so many rounds.
fn empty_rounds(rounds: usize) -> String {
    let round = "south: ally-west commit\nwest: ally-north commit\nnorth: ally-east commit\neast: ally-south commit\n";
    format!("detente-record 1\ngame guerra-fria\n{}", round.repeat(rounds))
}

async fn import(person: &Person, record: &str) -> crate::common::Reply {
    request(&person.host, "POST", "/api/replays", &person.cookie, record).await
}

#[tokio::test]
async fn a_record_of_endless_rounds_is_refused_whole_and_a_long_one_comes_in_parts() {
    let server = strict(|config| config.replays.lines = some(500)).await;
    let ann = Person::guest(&server.host(), "Ann").await;
    // The attack: two megabytes that took ten seconds and 24 MB for every step.
    let refused = import(&ann, &empty_rounds(21_844)).await;
    assert_eq!(refused.status, 413, "{}", refused.body);
    // More actions than may be, in fewer bytes.
    assert_eq!(import(&ann, &empty_rounds(2501)).await.status, 413);
    let kept = import(&ann, &empty_rounds(2000)).await;
    assert_eq!(kept.status, 200, "{}", kept.body);
    let info = kept.json();
    assert_eq!(
        (info["actions"].as_u64(), info["headings"].as_array().map(Vec::len)),
        (Some(16_000), Some(2001))
    );
    let path = format!("/api/replays/{}", info["id"].as_str().expect("an id"));
    let last = ann.get(&format!("{path}/16000")).await.json();
    let lines = |step: &Value| step["log"].as_array().expect("a log").len();
    assert_eq!((lines(&last), last["logKept"].as_u64()), (500, Some(0)));
    let from = last["logFrom"].as_u64().expect("an index");
    assert!(from > 1500, "{from}");
    // Whoever has seen the step before is sent what is new: one round.
    let next = ann.get(&format!("{path}/16000?since=15992")).await.json();
    assert_eq!(next["logKept"], next["logFrom"]);
    assert!(lines(&next) < 20 && next["logFrom"].as_u64() > Some(from), "{}", lines(&next));
    // And back again.
    let back = ann.get(&format!("{path}/15992?since=16000")).await.json();
    assert!(lines(&back) < 20 && back["action"] == 15_992);
}

#[tokio::test]
async fn what_changes_between_two_steps_makes_the_log_of_the_other_whole() {
    let server = strict(|_| {}).await;
    let host = server.host();
    let ann = Person::guest(&host, "Ann").await;
    let whole = |step: u32| {
        let ann = ann.clone();
        async move { ann.get(&format!("/api/replays/tournament/{step}")).await.json() }
    };
    for (since, step) in [(0, 40), (40, 41), (41, 90), (90, 60), (60, 60), (60, 0), (7, 120)] {
        let before = whole(since).await["log"].as_array().expect("a log").clone();
        let part = ann.get(&format!("/api/replays/tournament/{step}?since={since}")).await.json();
        let kept = part["logKept"].as_u64().expect("a number") as usize;
        let mut log = before[..kept].to_vec();
        log.extend(part["log"].as_array().expect("a log").iter().cloned());
        assert_eq!(Value::from(log), whole(step).await["log"], "{since} to {step}");
    }
}

#[tokio::test]
async fn games_brought_in_are_counted_listed_and_deleted_by_their_owner_alone() {
    let server = strict(|config| {
        config.replays.imports_per_user = some(2);
        config.replays.import_bytes_in_all = some(4000);
    })
    .await;
    let (ann, bob) = (Person::guest(&server.host(), "Ann").await, Person::guest(&server.host(), "Bob").await);
    let record = empty_rounds(8).replace("game", "# what nobody reads\ngame");
    let first = import(&ann, &record).await.json()["id"].as_str().expect("an id").to_owned();
    assert_eq!(import(&ann, &record).await.status, 200);
    let full = import(&ann, &record).await;
    assert_eq!(full.status, 413);
    assert!(full.body.contains("delete some first"), "{}", full.body);
    let listed = ann.get("/api/replays").await.json();
    assert_eq!(listed.as_array().map(Vec::len), Some(2));
    assert!(listed[0]["bytes"].as_u64() < Some(record.len() as u64 + 200), "{listed}");
    assert_eq!(bob.get("/api/replays").await.json(), json!([]));
    let path = format!("/api/replays/{first}");
    let delete = |person: &Person| {
        let (person, path) = (person.clone(), path.clone());
        async move { request(&person.host, "DELETE", &path, &person.cookie, "").await.status }
    };
    assert_eq!(delete(&bob).await, 404, "it is not Bob's");
    assert_eq!(delete(&ann).await, 200);
    assert_eq!((delete(&ann).await, ann.get(&path).await.status), (404, 404));
    assert_eq!(import(&ann, &record).await.status, 200, "there is room again");
    // The room of all users together.
    assert_eq!(import(&bob, &record).await.status, 200);
    let full = import(&bob, &empty_rounds(30)).await;
    assert_eq!(full.status, 413, "{}", full.body);
}

#[tokio::test]
async fn a_table_holds_nothing_that_its_maker_can_make_endless() {
    let server = strict(|_| {}).await;
    let ann = Person::guest(&server.host(), "Ann").await;
    let wish = |help: Vec<&str>, title: &str| json!({"game": "twilight", "title": title, "withoutHelp": help, "seats": [{"type": "me"}, {"type": "open"}]});
    assert_eq!(ann.post("/api/tables", &wish(vec!["odds"; 9200], "")).await.status, 413);
    assert_eq!(ann.post("/api/tables", &wish(vec![], &"x".repeat(101))).await.status, 413);
    let table = ann.create(wish(vec!["tracker", "odds", "odds"], "a\u{1b}[2J")).await;
    let view = ann.get(&format!("/api/tables/{table}")).await.json();
    assert_eq!(view["table"]["withoutHelp"], json!(["odds", "tracker"]), "each once");
    assert!(!view["table"]["title"].as_str().expect("a title").contains(char::is_control));
}

#[tokio::test]
async fn a_user_has_three_tables_that_wait_and_so_many_that_are_played() {
    let server = strict(|config| {
        config.tables.running_per_user = some(4);
        config.tables.waiting_per_address = some(5);
    })
    .await;
    let (ann, bob) = (Person::guest(&server.host(), "Ann").await, Person::guest(&server.host(), "Bob").await);
    let open = json!({"game": "twilight", "seats": [{"type": "me"}, {"type": "open"}]});
    let mut tables = Vec::new();
    for _ in 0..3 {
        tables.push(ann.create(open.clone()).await);
    }
    let refused = ann.post("/api/tables", &open).await;
    assert_eq!(refused.status, 429);
    assert!(refused.head.to_lowercase().contains("retry-after: "), "{}", refused.head);
    // The address has room for two more.
    bob.create(open.clone()).await;
    bob.create(open.clone()).await;
    assert_eq!(bob.post("/api/tables", &open).await.status, 429);
    assert_eq!(ann.command(&tables[0], &TableCommand::Abort).await.status, 200);
    ann.create(open.clone()).await;
    let own = json!({"game": "twilight", "seats": [{"type": "me"}, {"type": "me"}]});
    for _ in 0..4 {
        ann.create(own.clone()).await;
    }
    assert_eq!(ann.post("/api/tables", &own).await.status, 429);
    let bots = json!({"game": "twilight", "seats": [{"type": "bot", "level": "random"}, {"type": "bot", "level": "random"}]});
    bob.create(bots.clone()).await;
    bob.create(bots.clone()).await;
    assert_eq!(bob.post("/api/tables", &bots).await.status, 429, "two tables of bots alone");
}

#[tokio::test]
async fn the_lobby_is_sent_once_and_then_what_changes() {
    let server = strict(|_| {}).await;
    let (ann, bob) = (Person::guest(&server.host(), "Ann").await, Person::guest(&server.host(), "Bob").await);
    let first = ann
        .create(json!({"game": "twilight", "title": "first", "seats": [{"type": "me"}, {"type": "open"}]}))
        .await;
    let (mut a, mut b) = (ann.socket().await, bob.socket().await);
    for client in [&mut a, &mut b] {
        client.send(&ClientMessage::WatchLobby { id: Some(9) }).await;
        client.answer(Some(9)).await.expect("anybody may");
        let whole = client.received.iter().filter(|text| text.contains("\"first\"")).count();
        assert_eq!(whole, 1, "the whole list once");
    }
    let wish = json!({"game": "twilight", "title": "second", "seats": [{"type": "me"}, {"type": "open"}]});
    let second = bob.create(wish).await;
    let changes = |message: ServerMessage| match message {
        ServerMessage::LobbyChanges { tables, mine, gone } => Some((
            tables.iter().map(|table| table.id.clone()).collect::<Vec<_>>(),
            mine.iter().map(|table| (table.id.clone(), table.seats[0].mine)).collect::<Vec<_>>(),
            gone,
        )),
        _ => None,
    };
    let next = async |client: &mut crate::common::Client| loop {
        if let Some(found) = changes(client.next().await.expect("the server is there")) {
            return found;
        }
    };
    assert_eq!(next(&mut a).await, (vec![second.clone()], vec![], vec![]));
    assert_eq!(next(&mut b).await, (vec![second.clone()], vec![(second.clone(), true)], vec![]));
    assert_eq!(ann.command(&first, &TableCommand::Abort).await.status, 200);
    assert_eq!(next(&mut a).await, (vec![], vec![(first.clone(), true)], vec![first.clone()]));
    assert_eq!(next(&mut b).await, (vec![], vec![], vec![first]));
}

#[tokio::test]
async fn who_comes_and_goes_is_told_in_few_words_and_all_at_once() {
    let server = strict(|_| {}).await;
    let host = server.host();
    let (_, _, table, mut a, _b) = two(&host, json!({})).await;
    a.until(|view| view.table.status == TableStatus::Playing).await;
    let views = |client: &crate::common::Client| {
        client.received.iter().filter(|text| text.contains("\"type\":\"table\"")).count()
    };
    let eve = Person::guest(&host, "Eve").await;
    let mut sockets = Vec::new();
    for _ in 0..8 {
        sockets.push(eve.socket().await);
    }
    let (before, bytes) = (views(&a), a.received.iter().map(String::len).sum::<usize>());
    // The storm: sockets come and go, again and again.
    for _ in 0..4 {
        for socket in &mut sockets {
            socket.watch(&table, None).await.expect("anybody may look on");
            socket.send(&ClientMessage::Unwatch { id: None, table: table.clone() }).await;
        }
    }
    sockets[0].watch(&table, None).await.expect("anybody may look on");
    loop {
        if let ServerMessage::Presence { watching: 1, connected, .. } = a.next().await.expect("there") {
            assert_eq!(connected, ["us", "ussr"]);
            break;
        }
    }
    assert_eq!(views(&a), before, "nobody's coming is a reason to send the table");
    let told: usize = a.received.iter().map(String::len).sum::<usize>() - bytes;
    assert!(told < 10_000, "{told} bytes for 33 who came and 32 who went");
}

#[tokio::test]
async fn whoever_looks_at_tables_too_often_is_told_to_wait() {
    let server = strict(|config| config.rates.watching.burst = 5.0).await;
    let host = server.host();
    let (_, _, table, _a, _b) = two(&host, json!({})).await;
    let eve = Person::guest(&host, "Eve").await;
    let mut socket = eve.socket().await;
    let mut refused = 0;
    for _ in 0..12 {
        if socket.watch(&table, None).await == Err(ErrorCode::TooOften) {
            refused += 1;
        }
    }
    assert!(refused >= 5, "{refused}");
}

/// Reads until the other side closes, or until that takes too long.
async fn until_closed(stream: &mut TcpStream) -> String {
    let mut bytes = Vec::new();
    let read = tokio::time::timeout(PATIENCE, stream.read_to_end(&mut bytes)).await;
    // A reset is an end too.
    let _ = read.expect("the server lets it go");
    String::from_utf8_lossy(&bytes).into_owned()
}

#[tokio::test]
async fn a_head_or_a_body_that_does_not_come_is_not_waited_for() {
    let server = strict(|config| {
        config.connections.head_seconds = Duration::from_millis(300);
        config.connections.request_seconds = Duration::from_millis(600);
    })
    .await;
    let host = server.host();
    let mut silent = TcpStream::connect(&host).await.expect("the server listens");
    let mut half = TcpStream::connect(&host).await.expect("the server listens");
    half.write_all(b"GET /health HTTP/1.1\r\nHost: x\r\nX-More: ").await.expect("sent");
    let mut body = TcpStream::connect(&host).await.expect("the server listens");
    let head = "POST /api/guest HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{\"n";
    body.write_all(head.as_bytes()).await.expect("sent");
    assert!(until_closed(&mut silent).await.len() < 200);
    assert!(until_closed(&mut half).await.len() < 200);
    assert!(until_closed(&mut body).await.starts_with("HTTP/1.1 408 "));
    assert_eq!(request(&host, "GET", "/health", "", "").await.status, 200);
}

#[tokio::test]
async fn an_address_has_only_so_many_connections_and_gets_them_back() {
    let server = strict(|config| config.connections.per_address = some(3)).await;
    let host = server.host();
    let mut held = Vec::new();
    for _ in 0..3 {
        let mut stream = TcpStream::connect(&host).await.expect("the server listens");
        // Answered, so it is inside.
        stream.write_all(b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n").await.expect("sent");
        let mut first = [0; 12];
        stream.read_exact(&mut first).await.expect("an answer");
        held.push(stream);
    }
    let mut fourth = TcpStream::connect(&host).await.expect("the system takes it");
    let _ = fourth.write_all(b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n").await;
    assert_eq!(until_closed(&mut fourth).await, "", "it is let go without a word");
    held.clear();
    let mut status = 0;
    for _ in 0..100 {
        let mut stream = TcpStream::connect(&host).await.expect("the server listens");
        let _ = stream.write_all(b"GET /health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n").await;
        if until_closed(&mut stream).await.starts_with("HTTP/1.1 200") {
            status = 200;
            break;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    assert_eq!(status, 200);
}

#[tokio::test]
async fn of_many_who_log_in_at_once_few_are_checked_and_the_rest_are_told_when_to_come() {
    let server = strict(|config| {
        config.passwords.waiting = some(2);
        config.rates.logins.burst = 1000.0;
    })
    .await;
    let host = server.host();
    let body = json!({"name": "Ann", "password": "a long password"}).to_string();
    assert_eq!(request(&host, "POST", "/api/register", "", &body).await.status, 200);
    let tries: Vec<_> = (0..40)
        .map(|i| {
            let (host, name) =
                (host.clone(), if i % 2 == 0 { "Ann".to_owned() } else { format!("Nobody {i}") });
            let body = json!({"name": name, "password": "guess guess"}).to_string();
            tokio::spawn(async move { request(&host, "POST", "/api/login", "", &body).await })
        })
        .collect();
    let (mut checked, mut told) = (0, 0);
    for one in tries {
        let reply = one.await.expect("no panic");
        match reply.status {
            401 => checked += 1,
            429 => {
                assert!(reply.head.to_lowercase().contains("retry-after: "), "{}", reply.head);
                told += 1;
            }
            other => panic!("{other}: {}", reply.body),
        }
    }
    assert!(checked > 0 && told > 0, "{checked} checked, {told} told to wait");
    let body = json!({"name": "Ann", "password": "a long password"}).to_string();
    assert_eq!(request(&host, "POST", "/api/login", "", &body).await.status, 200);
}

#[tokio::test]
async fn behind_proxies_the_client_is_whom_the_trusted_one_names() {
    let server = strict(|config| {
        config.proxies.trusted = 1;
        config.rates.logins = detente_server::limits::Rate::new(3.0, 0.001);
        config.public_url = Some("https://table.example".to_owned());
    })
    .await;
    let host = server.host();
    let body = json!({"name": "Ann", "password": "guess guess"}).to_string();
    let guess = async |forged: &str| {
        let mut stream = TcpStream::connect(&host).await.expect("the server listens");
        let text = format!(
            "POST /api/login HTTP/1.1\r\nHost: inside\r\nConnection: close\r\nX-Forwarded-For: {forged}\r\n\
             X-Forwarded-For: 192.0.2.1\r\nForwarded: for={forged}\r\nContent-Type: application/json\r\n\
             Content-Length: {}\r\n\r\n{body}",
            body.len()
        );
        stream.write_all(text.as_bytes()).await.expect("sent");
        until_closed(&mut stream).await
    };
    let mut passed = 0;
    for i in 0..10 {
        let answer = guess(&format!("10.0.0.{i}")).await;
        passed += usize::from(answer.starts_with("HTTP/1.1 401"));
        assert!(answer.contains("strict-transport-security: max-age="), "{answer}");
    }
    assert_eq!(passed, 3, "forged addresses buy nothing");
}

#[tokio::test]
async fn bots_alone_play_only_while_somebody_looks() {
    let server = strict(|_| {}).await;
    let host = server.host();
    let ann = Person::guest(&host, "Ann").await;
    let bots = json!({"game": "twilight", "seats": [{"type": "bot", "level": "random"}, {"type": "bot", "level": "random"}]});
    let table = ann.create(bots).await;
    tokio::time::sleep(Duration::from_millis(300)).await;
    let lobby = ann.get("/api/lobby").await.json();
    let actions = lobby["tables"][0]["actions"].as_u64().expect("a number");
    assert!(actions < 20, "the deal, and nobody has moved: {actions}");
    let mut socket = ann.socket().await;
    socket.watch(&table, None).await.expect("anybody may look on");
    // A game at random may be over after a few dozen.
    socket.until(|view| u64::from(view.actions) > actions).await;
}

#[tokio::test]
async fn a_bot_that_has_to_wait_costs_nobody_time_and_says_so() {
    let server = strict(|config| config.bots.threads = Some(some(1))).await;
    let host = server.host();
    // Every place is taken: this one is never given back.
    let owner = detente_server::thinking::Owner { user: "eve".to_owned(), place: "elsewhere".to_owned() };
    let taken =
        server.running.hub.thinking.ask(detente_server::thinking::Rank::People, &owner).await.expect("free");
    let ann = Person::guest(&host, "Ann").await;
    let clock = json!({"type": "total", "seconds": 1, "timeOut": "ends"});
    let table = ann.create(json!({"game": "twilight", "clock": clock, "seats": [{"type": "me"}, {"type": "bot", "level": "greedy"}]})).await;
    let mut socket = ann.socket().await;
    socket.watch(&table, None).await.expect("Ann's own");
    let told = |view: &detente_protocol::TableView| {
        view.queued == ["ussr"] && view.waiting.contains("No clock runs")
    };
    socket.until(told).await;
    // Longer than the time that the bot has.
    tokio::time::sleep(Duration::from_millis(1300)).await;
    let view = ann.get(&format!("/api/tables/{table}")).await.json();
    assert_eq!((view["table"]["status"].as_str(), &view["queued"]), (Some("playing"), &json!(["ussr"])));
    let clock = view["clocks"]
        .as_array()
        .expect("clocks")
        .iter()
        .find(|clock| clock["seat"] == "ussr")
        .expect("its own");
    assert_eq!(
        (clock["running"].as_bool(), clock["leftMs"].as_i64() > Some(800)),
        (Some(false), true),
        "{clock}"
    );
    drop(taken);
    socket.until(|view| view.question.as_ref().is_some_and(|question| question.awaited)).await;
}

#[tokio::test]
async fn every_frame_of_a_socket_counts_not_only_those_that_say_something() {
    let server = strict(|config| config.rates.commands = Rate::new(50.0, 0.000_1)).await;
    let ann = Person::guest(&server.host(), "Ann").await;
    let mut socket = ann.socket().await;
    for _ in 0..49 {
        socket.send_ping().await;
    }
    socket.send(&ClientMessage::Ping { id: Some(1) }).await;
    assert_eq!(socket.answer(Some(1)).await, Ok(None));
    socket.send(&ClientMessage::Ping { id: Some(2) }).await;
    assert_eq!(socket.answer(None).await, Err(ErrorCode::TooOften));
    server.running.stop().await;
}

#[tokio::test]
async fn tables_and_guests_that_are_left_alone_do_not_fill_the_host() {
    let server = strict(|_| ()).await;
    let host = server.host();
    let ann = Person::guest(&host, "Ann").await;
    let bob = Person::guest(&host, "Bob").await;
    let open = json!([{"type": "me"}, {"type": "open"}]);
    let bot = json!([{"type": "me"}, {"type": "bot", "level": "random"}]);
    let clock = json!({"type": "total", "seconds": 31_000_000, "timeOut": "ends"});
    let waits = ann.create(json!({"game": "twilight", "seats": open})).await;
    let idle = ann.create(json!({"game": "twilight", "seats": bot})).await;
    let slow = ann.create(json!({"game": "twilight", "seats": bot, "clock": clock})).await;
    let fresh = ann.create(json!({"game": "twilight", "seats": open})).await;
    // A computer that still has something to choose would do so at the next start: a table at which something happens.
    for table in [&idle, &slow] {
        let path = format!("/api/tables/{table}?seat=us");
        while ann.get(&path).await.json()["question"]["awaited"] != true {
            tokio::task::yield_now().await;
        }
    }
    let config = Config { addr: server.running.addr, ..config(&server.folder) };
    server.running.stop().await;

    // As they would be after two hundred days.
    let store = Sqlite::open(&server.folder.path().join("data/detente.db")).await.expect("the file");
    for table in [&waits, &idle, &slow] {
        let row = store.table(table).await.expect("read").expect("there");
        let had = store.actions(table).await.expect("read").len() as u32;
        let (from, updated) = (row.version, row.updated - 200 * 24 * 3600 * 1000);
        let table = detente_store::StoredTable { version: from + 1, updated, ..row };
        let change = detente_store::Change::of(table, from, had);
        store.commit(change).await.expect("changed");
    }
    for session in store.credentials(&bob.id, "session").await.expect("read") {
        store.drop_credential(&bob.id, &session.id).await.expect("ended");
    }
    let lost = store.user(&bob.id).await.expect("read").expect("there");
    store.erase_user(&bob.id).await.expect("made anew");
    store.create_user(&detente_store::User { created: 5, ..lost }).await.expect("an old guest");
    store.close().await;

    let running = start(config).await.expect("a server");
    detente_server::sweep::once(&running.hub).await;
    for (table, status) in [(&waits, "aborted"), (&idle, "aborted"), (&slow, "playing"), (&fresh, "open")] {
        let row = running.hub.store.table(table).await.expect("read").expect("there");
        assert_eq!(row.status, status);
    }
    assert_eq!(running.hub.store.user(&bob.id).await.expect("read"), None, "nobody can be Bob any more");
    assert!(running.hub.store.user(&ann.id).await.expect("read").is_some());
    running.stop().await;
}
