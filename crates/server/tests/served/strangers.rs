//! Strangers: what they see, where they sit, what they are called, and when they must go.

use crate::common::{Client, Person, config, request, server, two};
use detente_protocol::{ClientMessage, ErrorCode, OfferKind, ServerMessage, TableCommand, TableStatus};
use detente_server::{Config, start};
use serde_json::json;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;

fn act(client: &Client, seat: &str, action: &str) -> TableCommand {
    TableCommand::Act { seat: seat.into(), version: client.version(), action: action.into(), lay: false }
}

/// A registered user.
async fn registered(host: &str, name: &str) -> Person {
    let guest = Person::guest(host, "").await;
    let reply = guest.post("/api/register", &json!({"name": name, "password": "correct horse"})).await;
    assert_eq!(reply.status, 200, "{reply:?}");
    Person { cookie: reply.cookie().expect("a session"), ..guest }
}

#[tokio::test]
async fn no_spectators_means_none_even_if_they_came_before_the_game() {
    let server = server().await;
    let host = server.host();
    let (ann, bob, eve) = (
        Person::guest(&host, "Ann").await,
        Person::guest(&host, "Bob").await,
        Person::guest(&host, "Eve").await,
    );
    let seats = json!([{"type": "me"}, {"type": "open"}]);
    let table = ann.create(json!({"game": "twilight", "seats": seats, "spectators": false})).await;
    let mut e = eve.socket().await;
    e.watch(&table, None).await.expect("one must see what one would join");
    assert_eq!(
        bob.command(&table, &TableCommand::Join { seat: "ussr".into(), commitment: None }).await.status,
        200
    );
    assert_eq!(ann.command(&table, &TableCommand::Start).await.status, 200);
    loop {
        match e.next().await.expect("the server is there") {
            ServerMessage::Gone { table: gone } if gone == table => break,
            ServerMessage::Table { view } => {
                assert_eq!(view.table.status, TableStatus::Open, "nothing of the game");
            }
            _ => {}
        }
    }
    let seen = e.received.len();
    for _ in 0..3 {
        let version =
            bob.get(&format!("/api/tables/{table}")).await.json()["version"].as_u64().expect("a version");
        let act = TableCommand::Act {
            seat: "ussr".into(),
            version: version as u32,
            action: "poland".into(),
            lay: false,
        };
        assert_eq!(bob.command(&table, &act).await.status, 200);
    }
    assert_eq!(ann.command(&table, &TableCommand::Resign { seat: "us".into() }).await.status, 200);
    assert_eq!(e.watch(&table, None).await, Err(ErrorCode::NotFound));
    assert_eq!(e.received.len(), seen + 1, "the refusal and nothing else: {:?}", &e.received[seen..]);
    assert_eq!(
        eve.get(&format!("/api/tables/{table}/record")).await.status,
        404,
        "not after the game either"
    );
    server.running.stop().await;
}

#[tokio::test]
async fn a_stranger_can_neither_write_to_a_table_nor_lengthen_one() {
    let server = server().await;
    let host = server.host();
    let (_, bob, table, mut a, mut b) = two(&host, json!({"spectators": false})).await;
    let eve = Person::guest(&host, "Eve").await;
    for command in [
        TableCommand::Mute { user: bob.id.clone(), on: true },
        TableCommand::Note { text: "I was here".into() },
        TableCommand::Chat { text: "I was here".into() },
        TableCommand::Rematch,
    ] {
        let reply = eve.command(&table, &command).await;
        assert!(matches!(reply.status, 403 | 404), "{command:?}: {reply:?}");
    }
    assert_eq!(server.running.hub.store.note(&table, &eve.id).await.expect("read"), "");

    // At a table that may be looked at, what somebody mutes is theirs and lengthens nothing.
    let (_, _, open, mut c, _) = two(&host, json!({})).await;
    let before = server.running.hub.store.table(&open).await.expect("read").expect("there");
    for n in 0..150 {
        eve.command(&open, &TableCommand::Mute { user: format!("nobody{n}"), on: true }).await;
    }
    let after = server.running.hub.store.table(&open).await.expect("read").expect("there");
    assert_eq!((after.version, after.body), (before.version, before.body));
    c.command(&open, TableCommand::Mute { user: eve.id.clone(), on: true }).await.expect("hers");
    let undone = act(&b, "ussr", "poland");
    b.command(&table, undone).await.expect("nothing has become stale");
    a.command(&table, TableCommand::Note { text: "mine".into() }).await.expect("hers");
    server.running.stop().await;
}

#[tokio::test]
async fn another_game_needs_everybody_who_plays() {
    let server = server().await;
    let host = server.host();
    let (_, bob, table, mut a, mut b) = two(&host, json!({})).await;
    assert_eq!(a.command(&table, TableCommand::Rematch).await, Err(ErrorCode::NotNow), "it is not over");
    a.command(&table, TableCommand::Resign { seat: "us".into() }).await.expect("hers to give up");
    b.until(|view| view.table.status == TableStatus::Over).await;
    assert_eq!(b.command(&table, TableCommand::Rematch).await, Ok(None), "asked");
    assert_eq!(b.command(&table, TableCommand::Rematch).await, Err(ErrorCode::NotNow), "once");
    a.until(|view| !view.offers.is_empty()).await;
    assert_eq!(a.view().offers[0].kind, OfferKind::Rematch);
    assert!(a.view().offers[0].text.contains("another game"), "{:?}", a.view().offers);
    assert_eq!(a.view().rematch, None);
    a.command(&table, TableCommand::Answer { seat: "us".into(), accept: false }).await.expect("no");
    b.until(|view| view.declined.is_some()).await;
    a.command(&table, TableCommand::Rematch).await.expect("she asks herself");
    b.until(|view| !view.offers.is_empty()).await;
    let next = b.command(&table, TableCommand::Answer { seat: "ussr".into(), accept: true }).await;
    let next = next.expect("agreed").expect("the new table");
    a.until(|view| view.rematch.as_ref() == Some(&next)).await;
    a.watch(&next, None).await.expect("hers");
    assert_eq!(a.view().seat.as_deref(), Some("ussr"), "the sides are changed");
    assert_eq!(a.view().table.status, TableStatus::Playing, "both are here and have agreed");

    // A host without a seat has nothing to say in it.
    let eve = Person::guest(&host, "Eve").await;
    let seats = json!([{"type": "bot", "level": "random"}, {"type": "open"}]);
    let hosted = eve.create(json!({"game": "twilight", "seats": seats})).await;
    assert_eq!(
        bob.command(&hosted, &TableCommand::Join { seat: "ussr".into(), commitment: None }).await.status,
        200
    );
    assert_eq!(bob.command(&hosted, &TableCommand::Start).await.status, 200);
    assert_eq!(bob.command(&hosted, &TableCommand::Resign { seat: "ussr".into() }).await.status, 200);
    assert_eq!(eve.command(&hosted, &TableCommand::Rematch).await.status, 403);
    assert_eq!(bob.command(&hosted, &TableCommand::Rematch).await.status, 200, "bots agree");
    server.running.stop().await;
}

/// Opens a stream and waits for its first line.
async fn stream(host: &str, path: &str, bearer: &str) -> (u16, TcpStream) {
    let mut stream = TcpStream::connect(host).await.expect("the server listens");
    let text = format!(
        "GET {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\nAuthorization: {bearer}\r\n\r\n"
    );
    stream.write_all(text.as_bytes()).await.expect("sent");
    let mut head = Vec::new();
    while !head.ends_with(b"\r\n\r\n") {
        let mut byte = [0];
        stream.read_exact(&mut byte).await.expect("a head");
        head.push(byte[0]);
    }
    let head = String::from_utf8_lossy(&head).into_owned();
    let status = head.split_whitespace().nth(1).and_then(|status| status.parse().ok()).expect("a status");
    (status, stream)
}

/// Waits until the other end has closed.
async fn closed(mut stream: TcpStream) {
    let mut bytes = [0; 4096];
    let end = async { while stream.read(&mut bytes).await.is_ok_and(|n| n > 0) {} };
    tokio::time::timeout(crate::common::PATIENCE, end).await.expect("the stream is ended");
}

#[tokio::test]
async fn a_secret_that_is_taken_back_ends_its_sockets_and_streams_and_no_others() {
    let server = server().await;
    let host = server.host();
    let ann = registered(&host, "Ann Lee").await;
    let table = ann.create(json!({"game": "twilight", "seats": [{"type": "me"}, {"type": "me"}]})).await;
    let token = ann.post("/api/tokens", &json!({"label": "bot"})).await.json();
    let (id, secret) = (token["id"].as_str().expect("an id"), token["token"].as_str().expect("a token"));
    let bearer = format!("Bearer {secret}");
    let (status, events) = stream(&host, "/api/bot/events", &bearer).await;
    assert_eq!(status, 200);
    let (status, told) = stream(&host, &format!("/api/bot/tables/{table}?seat=ussr"), &bearer).await;
    assert_eq!(status, 200);
    let mut socket = Client::with_header(&host, "authorization", &bearer).await;
    socket.watch(&table, None).await.expect("hers");
    let mut page = ann.socket().await;
    page.watch(&table, None).await.expect("hers");
    assert_eq!(request(&host, "DELETE", &format!("/api/tokens/{id}"), &ann.cookie, "").await.status, 200);
    while socket.next().await.is_some() {}
    closed(events).await;
    closed(told).await;
    page.command(&table, TableCommand::Note { text: "still here".into() }).await.expect("another secret");
    assert_eq!(ann.post("/api/logout", &json!({})).await.status, 200);
    while page.next().await.is_some() {}
    server.running.stop().await;
}

#[tokio::test]
async fn streams_count_as_sockets_do() {
    let server = server().await;
    let host = server.host();
    let ann = Person::guest(&host, "Ann").await;
    let table = ann.create(json!({"game": "twilight", "seats": [{"type": "me"}, {"type": "me"}]})).await;
    let token = ann.post("/api/tokens", &json!({"label": "bot"})).await.json();
    let bearer = format!("Bearer {}", token["token"].as_str().expect("a token"));
    let mut open = Vec::new();
    let refused = loop {
        let (status, held) = stream(&host, &format!("/api/bot/tables/{table}?seat=us"), &bearer).await;
        if status != 200 {
            break status;
        }
        open.push(held);
        assert!(open.len() <= 100, "streams without end");
    };
    assert_eq!(refused, 429);
    server.running.stop().await;
}

#[tokio::test]
async fn a_registered_name_is_its_owners_and_names_are_what_they_seem() {
    let server = server().await;
    let host = server.host();
    let early = Person::guest(&host, "Ann Lee").await;
    let ann = registered(&host, "Ann Lee").await;
    assert_ne!(
        early.get("/api/me").await.json()["name"],
        "Ann Lee",
        "a guest does not keep it from its owner"
    );
    let guest = async |name: &str| {
        request(&host, "POST", "/api/guest", "", &json!({"name": name}).to_string()).await.status
    };
    // Other cases, full width; then a capital i for an l, Cyrillic, a digit for a letter.
    for alike in ["Ann Lee", "ann lee", "\u{ff21}nn Lee", "Ann  Lee"] {
        assert_eq!(guest(alike).await, 409, "{alike:?}");
    }
    assert_eq!(guest("A\u{144}n Lee").await, 200, "another letter");
    for (name, alike) in [("Paul", "PauI"), ("Pope", "\u{420}\u{43e}\u{440}\u{435}"), ("Olga", "0lga")] {
        registered(&host, name).await;
        assert_eq!(guest(alike).await, 409, "{alike:?}");
    }
    // Invisible letters, letters of several scripts, marks that turn the text round.
    for wrong in [
        "Bo\u{200b}b",
        "Bo\u{3164}b",
        "\u{3164}\u{3164}",
        "B\u{43e}b",
        "Bob\u{202e}",
        "Bo\u{ad}b",
        "B\u{300}\u{300}\u{300}ob",
    ] {
        assert_eq!(guest(wrong).await, 400, "{wrong:?}");
    }
    for own in ["Ñandú", "Ольга", "Ελένη", "李小龍", "O’Brien", "João da Silva", "Zoë-2"] {
        assert_eq!(guest(own).await, 200, "{own:?}");
    }
    for reserved in ["Moderator", "admin", "Détente"] {
        assert_eq!(guest(reserved).await, 409, "{reserved:?}");
    }
    drop(ann);
    server.running.stop().await;
}

#[tokio::test]
async fn one_person_takes_one_seat_unless_they_host() {
    let server = server().await;
    let host = server.host();
    let (ann, eve) = (Person::guest(&host, "Ann").await, Person::guest(&host, "Eve").await);
    let (me, open) = (json!({"type": "me"}), json!({"type": "open"}));
    let table = ann.create(json!({"game": "guerra-fria", "seats": [me, open, open, open]})).await;
    let join = |seat: &str| TableCommand::Join { seat: seat.into(), commitment: None };
    assert_eq!(eve.command(&table, &join("west")).await.status, 200);
    assert_eq!(eve.command(&table, &join("north")).await.status, 409);
    assert_eq!(ann.command(&table, &join("north")).await.status, 200, "several people at the host's screen");
    server.running.stop().await;
}

#[tokio::test]
async fn who_looks_on_with_a_delay_sees_nothing_of_now() {
    let server = server().await;
    let host = server.host();
    let clock = json!({"type": "total", "seconds": 3600, "timeOut": "ends"});
    let (_, _, table, mut a, mut b) = two(&host, json!({"spectatorDelay": 3600, "clock": clock})).await;
    let eve = Person::guest(&host, "Eve").await;
    let seen = async || {
        let mut view = eve.get(&format!("/api/tables/{table}")).await.json();
        let lobby = eve.get("/api/lobby").await.json();
        let mut listed = lobby["tables"][0].clone();
        assert_eq!(listed["id"], json!(table));
        // Whether somebody is at their screen is no part of the game.
        for seats in [&mut view["table"]["seats"], &mut listed["seats"]] {
            seats.take();
        }
        (view, listed)
    };
    let before = seen().await;
    assert_eq!(before.0["clocks"], json!([]), "clocks are of now");
    for _ in 0..6 {
        b.command(&table, act(&b, "ussr", "poland")).await.expect("legal");
    }
    a.until(|view| view.question.is_some()).await;
    a.command(&table, TableCommand::OfferDraw { seat: "us".into() }).await.expect("offered");
    a.command(&table, TableCommand::Chat { text: "psst".into() }).await.expect("said");
    assert!(seen().await == before, "nothing has changed");
    assert_eq!(eve.get(&format!("/api/tables/{table}/chat")).await.json(), json!([]));
    server.running.stop().await;
}

#[cfg(unix)]
#[tokio::test]
async fn the_database_is_its_owners_alone() {
    use std::os::unix::fs::PermissionsExt as _;
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("open.db");
    std::fs::write(&file, b"").expect("written");
    std::fs::set_permissions(&file, std::fs::Permissions::from_mode(0o644)).expect("set");
    let server = start(Config { database: Some(detente_server::Database::File(file)), ..config(&folder) })
        .await
        .expect("a server");
    Person::guest(&server.addr.to_string(), "Ann").await;
    let mut files = 0;
    for entry in std::fs::read_dir(folder.path()).expect("a folder") {
        let entry = entry.expect("an entry");
        if entry.file_name().to_string_lossy().starts_with("open.db") {
            let mode = entry.metadata().expect("its data").permissions().mode() & 0o777;
            assert_eq!(mode, 0o600, "{entry:?}");
            files += 1;
        }
    }
    assert!(files >= 2, "the file and those beside it");
    server.stop().await;
}

#[tokio::test]
async fn a_socket_does_not_go_on_speaking_in_a_name_that_its_user_gave_up() {
    let server = server().await;
    let host = server.host();
    let guest = Person::guest(&host, "Napoleon").await;
    let mut socket = guest.socket().await;
    while !matches!(socket.next().await, Some(ServerMessage::Hello { .. })) {}
    let seats = json!([{"type": "open"}, {"type": "open"}]);
    let table = Person::guest(&host, "Ann").await.create(json!({"game": "twilight", "seats": seats})).await;
    let join = |seat: &str| TableCommand::Join { seat: seat.into(), commitment: None };
    let sitter = async |seat: usize| {
        let view = guest.get(&format!("/api/tables/{table}")).await.json();
        view["table"]["seats"][seat]["sitter"]["name"].as_str().expect("a name").to_owned()
    };
    assert_eq!(guest.post("/api/me/name", &json!({"name": "Blücher", "password": ""})).await.status, 200);
    socket.command(&table, join("us")).await.expect("a free seat");
    assert_eq!(sitter(0).await, "Blücher");
    socket.command(&table, TableCommand::Leave).await.expect("not begun");
    let named = json!({"name": "Wellington", "password": "correct horse"});
    assert_eq!(guest.post("/api/register", &named).await.status, 200);
    assert_eq!(registered(&host, "Napoleon").await.get("/api/me").await.json()["name"], "Napoleon");
    socket.command(&table, join("ussr")).await.expect("a free seat");
    assert_eq!(sitter(1).await, "Wellington");
    server.running.stop().await;
}

#[tokio::test]
async fn the_lobby_does_not_tell_when_somebody_moves_where_nobody_may_look_now() {
    for wish in [json!({"spectatorDelay": 600}), json!({"spectators": false})] {
        let server = server().await;
        let host = server.host();
        let eve = Person::guest(&host, "Eve").await;
        let mut e = eve.socket().await;
        e.send(&ClientMessage::WatchLobby { id: Some(1) }).await;
        e.answer(Some(1)).await.expect("anybody may");
        let (ann, _, table, mut a, mut b) = two(&host, wish).await;
        let told = |message: Option<ServerMessage>| match message.expect("the server is there") {
            ServerMessage::LobbyChanges { tables, .. } => tables,
            _ => Vec::new(),
        };
        while !told(e.next().await).iter().any(|one| one.status == TableStatus::Playing) {}
        let before = eve.get("/api/lobby").await.json()["tables"].clone();
        for _ in 0..6 {
            let placed = act(&b, "ussr", "poland");
            b.command(&table, placed).await.expect("his set-up");
        }
        a.until(|view| view.question.as_ref().is_some_and(|question| question.awaited)).await;
        assert_eq!(eve.get("/api/lobby").await.json()["tables"], before, "as it was");
        // The next thing that is told is something else.
        let seats = json!([{"type": "me"}, {"type": "open"}]);
        let other = ann.create(json!({"game": "twilight", "seats": seats})).await;
        let next = loop {
            let tables = told(e.next().await);
            if !tables.is_empty() {
                break tables;
            }
        };
        assert_eq!(next.iter().map(|one| one.id.as_str()).collect::<Vec<_>>(), [other.as_str()]);
        server.running.stop().await;
    }
}
