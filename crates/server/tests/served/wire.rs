//! What goes over the wire: coming back after a break, slow clients, muting, compression, sessions that end.

use std::io::Read as _;

use crate::common::{Client, PATIENCE, Person, config, request, server, two};
use detente_protocol::{
    ClientMessage, ErrorCode, Moment, Play, ServerMessage, Side, TableCommand, TableStatus, What,
};
use detente_server::{Config, start};
use futures_util::SinkExt as _;
use serde_json::json;
use sha2::{Digest as _, Sha256};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpSocket, TcpStream};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;

async fn act(client: &mut Client, table: &str, seat: &str, action: &str) {
    let act =
        TableCommand::Act { seat: seat.into(), version: client.version(), action: action.into(), lay: false };
    client.command(table, act).await.unwrap_or_else(|code| panic!("{action}: {code:?}"));
}

/// The log that came last: where it began.
fn last_from(client: &Client) -> u32 {
    let last = client.received.iter().rev().find_map(|text| match serde_json::from_str(text) {
        Ok(ServerMessage::Log { from, .. }) => Some(from),
        _ => None,
    });
    last.expect("a log came")
}

#[tokio::test]
async fn who_comes_back_is_sent_what_he_missed_and_no_more() {
    let server = server().await;
    let host = server.host();
    let (ann, _, table, a, mut b) = two(&host, json!({})).await;
    let (log, version) = (a.log.clone(), a.version());
    drop(a);
    act(&mut b, &table, "ussr", "poland").await;
    for _ in 0..5 {
        act(&mut b, &table, "ussr", "east-germany").await;
    }
    let mut again = ann.socket().await;
    again.come_back(&table, version, log.clone()).await;
    let whole: Vec<String> = ann
        .get(&format!("/api/tables/{table}/log"))
        .await
        .json()
        .as_array()
        .expect("lines")
        .iter()
        .map(|line| line["text"].as_str().expect("a text").to_owned())
        .collect();
    assert_eq!(again.log, whole, "the pieces fit");
    assert!(last_from(&again) > 0, "not everything again");

    // Nothing was missed: nothing is sent again.
    let (log, version) = (again.log.clone(), again.version());
    let mut same = ann.socket().await;
    same.come_back(&table, version, log.clone()).await;
    assert_eq!((last_from(&same) as usize, &same.log), (log.len(), &log));

    // Steps were taken back meanwhile: what she knew is corrected.
    act(&mut same, &table, "us", "italy").await;
    let (log, version) = (same.log.clone(), same.version());
    let undo = TableCommand::Undo { seat: "us".into(), version };
    assert!(same.command(&table, undo).await.is_ok(), "nothing came in between");
    act(&mut same, &table, "us", "france").await;
    let mut third = ann.socket().await;
    third.come_back(&table, version, log).await;
    assert_eq!(third.log, same.log);

    // A version of another time (the server was started again, or nonsense) means everything.
    let (log, version) = (same.log.clone(), same.version());
    let folder = server.folder;
    server.running.stop().await;
    let again = start(config(&folder)).await.expect("the same data");
    let host = again.addr.to_string();
    for (since, from) in [(version, log.len() as u32), (version - 1, 0), (version + 1000, 0)] {
        let mut later = Client::connect(&host, &ann.cookie).await;
        later.come_back(&table, since, log.clone()).await;
        assert_eq!((last_from(&later), &later.log), (from, &log), "since {since} of {version}");
    }
    again.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_client_that_does_not_read_is_let_go_and_nobody_else_notices() {
    let server = server().await;
    let host = server.host();
    let (ann, eve) = (Person::guest(&host, "Ann").await, Person::guest(&host, "Eve").await);
    // Eve's machine takes a few bytes and then no more.
    let small = TcpSocket::new_v4().expect("a socket");
    small.set_recv_buffer_size(4096).expect("small");
    let stream = small.connect(server.running.addr).await.expect("the server listens");
    let mut hello = format!("ws://{host}/api/socket").into_client_request().expect("a request");
    hello.headers_mut().insert("cookie", eve.cookie.parse().expect("a header"));
    let (mut deaf, _) = tokio_tungstenite::client_async(hello, stream).await.expect("a web socket");
    let slow = async || {
        let metrics = request(&host, "GET", "/metrics", "", "").await.body;
        metrics.contains("detente_slow_clients_total 1\n")
    };
    let bot = json!({"type": "bot", "level": "random"});
    let mut games = 0;
    while !slow().await {
        let table = ann.create(json!({"game": "twilight", "seats": [bot, bot]})).await;
        let watch = ClientMessage::Watch { id: None, table: table.clone(), seat: None, since: None };
        let sent = deaf.send(Message::text(serde_json::to_string(&watch).expect("plain"))).await;
        let mut a = ann.socket().await;
        a.watch(&table, None).await.expect("public");
        a.until(|view| view.table.status == TableStatus::Over).await;
        games += 1;
        assert!(games < 300, "the deaf client is let go");
        // Once it is let go it cannot ask for more.
        if sent.is_err() {
            tokio::time::sleep(std::time::Duration::from_millis(50)).await;
        }
    }
    // The others go on as if nothing had been.
    let table = ann.create(json!({"game": "twilight", "seats": [bot, bot]})).await;
    let mut a = ann.socket().await;
    a.watch(&table, None).await.expect("public");
    a.until(|view| view.table.status == TableStatus::Over).await;
    server.running.stop().await;
}

#[tokio::test]
async fn the_notation_of_the_rules_comes_over_a_socket_that_asks_for_it_and_over_http() {
    let server = server().await;
    let host = server.host();
    let (_, bob, table, _a, mut b) = two(&host, json!({})).await;
    // The same person twice, as on a page and in a program.
    let mut page = Client::at(&host, "/api/socket", "cookie", &bob.cookie).await;
    page.watch(&table, None).await.expect("his table");
    let text = |client: &Client| client.view.as_ref().expect("a view").text.clone();
    let before = text(&b);
    assert!(text(&page).is_empty() && !before.is_empty());
    // 3.2: the USSR sets up first.
    let action = b.view().question.as_ref().expect("countries").choices[0].action.clone();
    act(&mut b, &table, "ussr", &action).await;
    let version = page.version();
    page.command(&table, TableCommand::Chat { text: "done".to_owned() }).await.expect("said");
    assert!(page.version() > version, "what was played was told before the answer");
    assert!(text(&page).is_empty() && text(&b) != before);
    let whole = bob.get(&format!("/api/tables/{table}")).await.json();
    assert_eq!(whole["text"], text(&b));
    assert_eq!(request(&host, "GET", "/api/socket?notation=perhaps", &bob.cookie, "").await.status, 400);
    server.running.stop().await;
}

#[tokio::test]
async fn who_is_muted_is_not_heard_by_the_one_who_muted_him_and_by_everybody_else() {
    let server = server().await;
    let host = server.host();
    let (ann, bob, table, mut a, mut b) = two(&host, json!({})).await;
    let say = |text: &str| TableCommand::Chat { text: text.to_owned() };
    b.command(&table, say("first")).await.expect("said");
    a.command(&table, TableCommand::Mute { user: bob.id.clone(), on: true }).await.expect("muted");
    b.command(&table, say("second")).await.expect("said");
    a.command(&table, say("mine")).await.expect("said");
    assert_eq!(a.chat, ["first", "mine"]);
    let texts = |reply: &serde_json::Value| -> Vec<String> {
        let lines = reply.as_array().expect("lines").iter();
        lines.map(|line| line["text"].as_str().expect("a text").to_owned()).collect()
    };
    let path = format!("/api/tables/{table}/chat");
    assert_eq!(texts(&ann.get(&path).await.json()), ["mine"]);
    assert_eq!(texts(&bob.get(&path).await.json()), ["first", "second", "mine"]);
    a.command(&table, TableCommand::Mute { user: bob.id.clone(), on: false }).await.expect("heard again");
    assert_eq!(texts(&ann.get(&path).await.json()), ["first", "second", "mine"]);
    server.running.stop().await;
}

#[tokio::test]
async fn time_that_is_over_may_be_claimed_by_the_other_and_not_before() {
    let server = server().await;
    let clock = json!({"clock": {"type": "total", "seconds": 1, "timeOut": "claimed"}});
    let (_, _, table, mut a, mut b) = two(&server.host(), clock).await;
    let claim = |seat: &str| TableCommand::ClaimTime { seat: seat.into() };
    assert_eq!(b.command(&table, claim("ussr")).await, Err(ErrorCode::NotNow), "hers does not run");
    a.until(|view| view.may_claim).await;
    assert_eq!(a.view().table.status, TableStatus::Playing, "it does not end by itself");
    assert_eq!(b.command(&table, claim("ussr")).await, Err(ErrorCode::NotNow), "the own time is over");
    a.command(&table, claim("us")).await.expect("the other's time is over");
    b.until(|view| view.table.status == TableStatus::Over).await;
    let result = b.view().table.result.clone().expect("over");
    assert_eq!((result.winners, result.ending.as_str()), (vec!["us".to_owned()], "time"));
    server.running.stop().await;
}

#[tokio::test]
async fn the_end_of_somebodys_time_is_noticed_however_much_is_said_at_that_moment() {
    let server = server().await;
    let clock = json!({"clock": {"type": "total", "seconds": 1, "timeOut": "ends"}});
    let (_, _, table, mut a, mut b) = two(&server.host(), clock).await;
    let until = tokio::time::Instant::now() + std::time::Duration::from_millis(1200);
    let claim = TableCommand::ClaimTime { seat: "us".into() };
    while tokio::time::Instant::now() < until {
        let _ = b.command(&table, claim.clone()).await;
    }
    // Without an alarm it would be noticed with the next sign of life, a minute later.
    let told = a.until(|view| view.table.status == TableStatus::Over);
    let told = tokio::time::timeout(std::time::Duration::from_secs(30), told).await;
    assert!(told.is_ok(), "the end is told when it comes");
    server.running.stop().await;
}

#[tokio::test]
async fn a_clock_is_looked_after_by_one_job_that_is_not_written_again_with_every_action() {
    let server = server().await;
    let clock = json!({"clock": {"type": "total", "seconds": 600, "timeOut": "ends"}});
    let (_, _, table, _a, mut b) = two(&server.host(), clock).await;
    let store = server.running.hub.store.clone();
    let job = async || {
        let mut jobs = store.jobs(99).await.expect("read");
        jobs.retain(|job| job.kind == "clock" && job.key == table);
        assert_eq!(jobs.len(), 1, "{jobs:?}");
        jobs.remove(0)
    };
    let begun = job().await;
    for _ in 0..2 {
        // Another moment than that at which it was written.
        tokio::time::sleep(std::time::Duration::from_millis(5)).await;
        act(&mut b, &table, "ussr", "poland").await;
    }
    assert_eq!(job().await, begun, "actions leave it as it is");

    // It comes too early: somebody looks, and it is stored for when it is wanted.
    assert!(store.retry_job(&begun, 0).await.expect("due"));
    server.running.hub.bench.ring();
    let again = loop {
        let now = job().await;
        if now.due > 0 && now.claimed == 0 {
            break now;
        }
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    };
    assert!(again.due >= begun.due, "{again:?} after {begun:?}");
    act(&mut b, &table, "ussr", "poland").await;
    assert_eq!(job().await, again);
    server.running.stop().await;
}

#[tokio::test]
async fn a_spectator_with_a_delay_sees_a_move_when_its_time_has_come() {
    let server = server().await;
    let (_, bob, table, a, mut b) = two(&server.host(), json!({"spectatorDelay": 1})).await;
    drop(a);
    let eve = Person::guest(&server.host(), "Eve").await;
    let mut e = eve.socket().await;
    e.watch(&table, None).await.expect("public");
    let dealt = b.view().actions;
    for _ in 0..5 {
        act(&mut b, &table, "ussr", "poland").await;
    }
    e.until(|view| view.actions == dealt).await;

    // Nobody watches when the play is told; who comes right after it is told in time all the same.
    drop(e);
    let (version, actions) = (b.version(), b.view().actions);
    drop(b);
    let act = TableCommand::Act { seat: "ussr".into(), version, action: "poland".into(), lay: false };
    assert_eq!(bob.command(&table, &act).await.status, 200);
    let mut late = eve.socket().await;
    late.watch(&table, None).await.expect("public");
    late.until(|view| view.actions == actions + 1).await;
    assert!(late.log.iter().any(|line| line.contains("Poland")), "{:?}", late.log);
    server.running.stop().await;
}

#[tokio::test]
async fn a_laid_play_is_its_players_alone_until_it_is_confirmed_over_a_restart_too() {
    let server = server().await;
    let (ann, bob, table, a, mut b) = two(&server.host(), json!({})).await;
    let before = a.view().clone();
    for _ in 0..6 {
        let act = TableCommand::Act {
            seat: "ussr".into(),
            version: b.version(),
            action: "poland".into(),
            lay: true,
        };
        b.command(&table, act).await.expect("legal");
    }
    assert!(b.view().may_confirm && b.view().question.is_none(), "complete, and not told");
    drop((a, b));
    server.running.stop().await;
    let again = start(config(&server.folder)).await.expect("the same data");
    let host = again.addr.to_string();
    let (mut a, mut b) =
        (Client::connect(&host, &ann.cookie).await, Client::connect(&host, &bob.cookie).await);
    a.watch(&table, None).await.expect("hers");
    b.watch(&table, None).await.expect("the owner's");
    assert_eq!((a.view().actions, &a.view().view), (before.actions, &before.view), "she sees nothing of it");
    assert!(!a.received.iter().any(|text| text.contains("Poland")), "not in the log either");
    assert!(b.view().may_confirm && b.view().laid == 6);
    let undo = TableCommand::Undo { seat: "ussr".into(), version: b.version() };
    b.command(&table, undo).await.expect("an own step");
    let act =
        TableCommand::Act { seat: "ussr".into(), version: b.version(), action: "finland".into(), lay: true };
    b.command(&table, act).await.expect("legal");
    let confirm = TableCommand::Confirm { seat: "ussr".into(), version: b.version() };
    b.command(&table, confirm).await.expect("complete");
    a.until(|view| view.actions == before.actions + 6).await;
    assert!(a.log.iter().any(|line| line.contains("Finland")), "{:?}", a.log);
    again.stop().await;
}

#[tokio::test]
async fn an_offer_survives_a_restart() {
    let server = server().await;
    let (ann, _, table, a, mut b) = two(&server.host(), json!({})).await;
    b.command(&table, TableCommand::OfferDraw { seat: "ussr".into() }).await.expect("offered");
    drop((a, b));
    server.running.stop().await;
    let again = start(config(&server.folder)).await.expect("the same data");
    let host = again.addr.to_string();
    let mut a = Client::connect(&host, &ann.cookie).await;
    a.watch(&table, None).await.expect("hers");
    assert_eq!(a.view().offers.first().map(|offer| offer.by.as_str()), Some("ussr"));
    a.command(&table, TableCommand::Answer { seat: "us".into(), accept: true }).await.expect("agreed");
    a.until(|view| view.table.status == TableStatus::Over).await;
    assert_eq!(a.view().table.result.as_ref().map(|result| result.ending.as_str()), Some("draw-agreed"));
    again.stop().await;
}

#[tokio::test]
async fn a_session_is_renewed_while_it_is_used_and_its_end_is_told() {
    let server = server().await;
    let ann = Person::guest(&server.host(), "Ann").await;
    assert_eq!(ann.get("/api/me").await.cookie(), None, "it is young");
    let secret = ann.cookie.strip_prefix("detente=").expect("the cookie's name");
    let hash = format!("{:x}", Sha256::digest(secret));
    let store = &server.running.hub.store;
    let created = store.credential(&hash).await.expect("read").expect("her session").created;
    store.renew_credential(&hash, created - 20 * 24 * 3600 * 1000).await.expect("as if it were old");
    assert_eq!(ann.get("/api/me").await.cookie().as_ref(), Some(&ann.cookie), "the browser keeps it longer");
    assert!(store.credential(&hash).await.expect("read").expect("her session").created >= created);
    server.running.stop().await;

    let short = Config { session: std::time::Duration::ZERO, ..config(&server.folder) };
    let again = start(short).await.expect("the same data");
    let host = again.addr.to_string();
    let reply = request(&host, "GET", "/api/me?lang=es", &ann.cookie, "").await;
    assert_eq!((reply.status, reply.json()["code"].as_str()), (401, Some("not-logged-in")));
    assert!(reply.json()["text"].as_str().is_some_and(|text| text.contains("Tu sesión ha caducado")));
    assert_eq!(
        request(&host, "GET", "/api/games", &ann.cookie, "").await.status,
        200,
        "what is open stays so"
    );
    let guest = request(&host, "POST", "/api/guest", &ann.cookie, "{}").await;
    assert!(guest.status == 200 && guest.cookie().is_some_and(|cookie| cookie != ann.cookie), "{guest:?}");
    again.stop().await;
}

#[tokio::test]
async fn answers_are_compressed_if_the_client_wants_it_and_streams_are_not() {
    let server = server().await;
    let host = server.host();
    let ann = Person::guest(&host, "Ann").await;
    let ask = async |path: &str, encoding: &str, until: &str| {
        let mut stream = TcpStream::connect(&host).await.expect("the server listens");
        let text = format!(
            "GET {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\nCookie: {}\r\nAccept-Encoding: {encoding}\r\n\r\n",
            ann.cookie
        );
        stream.write_all(text.as_bytes()).await.expect("sent");
        let (mut bytes, mut part) = (Vec::new(), [0; 4096]);
        loop {
            let read =
                tokio::time::timeout(PATIENCE, stream.read(&mut part)).await.expect("in time").expect("read");
            bytes.extend_from_slice(&part[..read]);
            if read == 0 || !until.is_empty() && String::from_utf8_lossy(&bytes).contains(until) {
                break;
            }
        }
        let at = bytes.windows(4).position(|four| four == b"\r\n\r\n").expect("a head");
        (String::from_utf8_lossy(&bytes[..at]).to_lowercase(), bytes[at + 4..].to_vec())
    };
    let (plain_head, plain) = ask("/api/openapi.json", "identity", "").await;
    assert!(!plain_head.contains("content-encoding"));
    let (head, packed) = ask("/api/openapi.json", "gzip", "").await;
    assert!(head.contains("content-encoding: gzip"), "{head}");
    assert!(packed.len() * 4 < plain.len(), "{} of {}", packed.len(), plain.len());
    let mut text = String::new();
    flate2::read::GzDecoder::new(unchunked(&packed).as_slice()).read_to_string(&mut text).expect("gzip");
    assert_eq!(text.as_bytes(), plain);
    assert!(ask("/api/games", "br", "").await.0.contains("content-encoding: br"));

    let table = ann.create(json!({"game": "twilight", "seats": [{"type": "me"}, {"type": "me"}]})).await;
    let (head, body) = ask(&format!("/api/bot/tables/{table}?seat=ussr"), "gzip, br", "\"decide\"").await;
    assert!(!head.contains("content-encoding"), "{head}");
    assert!(String::from_utf8_lossy(&body).contains("\"decide\""), "a line at once");
    server.running.stop().await;
}

/// The bytes of a body that came in pieces.
fn unchunked(mut body: &[u8]) -> Vec<u8> {
    let mut out = Vec::new();
    while let Some(at) = body.windows(2).position(|two| two == b"\r\n") {
        let size = String::from_utf8_lossy(&body[..at]);
        let size = usize::from_str_radix(size.trim(), 16).expect("a size");
        if size == 0 {
            break;
        }
        out.extend_from_slice(&body[at + 2..at + 2 + size]);
        body = &body[at + 2 + size + 2..];
    }
    out
}

/// The plays as somebody has them who does with every message what it says.
fn plays_of(client: &Client) -> Vec<Play> {
    let mut plays: Vec<Play> = Vec::new();
    for text in &client.received {
        let Ok(ServerMessage::Plays { from, known, plays: new, .. }) = serde_json::from_str(text) else {
            continue;
        };
        let (from, known) = (from as usize, known as usize);
        if let (Some(before), Some(now)) = (plays.get(from), new.first()) {
            assert_eq!(before.moments[..known], now.moments[..known], "known moments are as they were");
        }
        plays.truncate(from);
        plays.extend(new);
    }
    plays
}

#[tokio::test]
async fn the_plays_that_came_in_pieces_are_those_that_somebody_else_is_sent_at_once() {
    let server = server().await;
    let host = server.host();
    let (ann, _, table, mut a, mut b) = two(&host, json!({})).await;
    for _ in 0..6 {
        act(&mut b, &table, "ussr", "poland").await;
    }
    a.until(|view| view.awaited == ["us"]).await;
    for country in ["italy", "france", "italy"] {
        act(&mut a, &table, "us", country).await;
    }
    let undo = TableCommand::Undo { seat: "us".into(), version: a.version() };
    a.command(&table, undo).await.expect("nothing came in between");
    let mut late = ann.socket().await;
    late.watch(&table, None).await.expect("hers");
    let whole = plays_of(&late);
    assert_eq!(plays_of(&a), whole);
    // The deal, the USSR's placement and that of the US, which took one point back.
    assert_eq!(whole.len(), 3, "{whole:?}");
    let countries = |play: &Play| {
        let changed = |moment: &Moment| match &moment.what {
            What::Country { country, after, .. } => Some((country.clone(), after.us, after.ussr)),
            _ => None,
        };
        play.moments.iter().filter_map(changed).collect::<Vec<_>>()
    };
    assert_eq!(countries(&whole[1]), [("poland".to_owned(), 0, 6)]);
    assert_eq!(countries(&whole[2]), [("italy".to_owned(), 1, 0), ("france".to_owned(), 1, 0)]);
    let dealt = |play: &Play, to: Side| {
        let cards = |moment: &Moment| match &moment.what {
            What::Dealt { side, count, cards } if *side == to => Some((*count, cards.len())),
            _ => None,
        };
        play.moments.iter().find_map(cards)
    };
    assert_eq!((dealt(&whole[0], Side::Us), dealt(&whole[0], Side::Ussr)), (Some((8, 8)), Some((8, 0))));
}

#[tokio::test]
async fn a_line_of_chat_is_text_and_a_pause_between_lines_is_kept() {
    let server = server().await;
    let (ann, bob, table, mut a, mut b) = two(&server.host(), json!({})).await;
    let say = |text: &str| TableCommand::Chat { text: text.to_owned() };
    b.command(&table, say("\u{1b}]0;owned\u{7}\u{1b}[2Jhello\r\nAnn: I resign\u{202e}")).await.expect("said");
    assert_eq!(b.chat, ["]0;owned[2Jhello Ann: I resign"]);
    assert_eq!(
        b.command(&table, say("\u{1b}\u{200b}\n")).await,
        Err(ErrorCode::BadRequest),
        "nothing is left"
    );
    let stored = server.running.hub.store.chat(&table).await.expect("read");
    assert!(stored.iter().all(|line| !line.text.contains(char::is_control)), "{stored:?}");
    let titled = ann.create(
        json!({"game": "twilight", "title": "\u{1b}[5mblink", "seats": [{"type": "me"}, {"type": "open"}]}),
    );
    let titled = titled.await;
    assert_eq!(ann.get(&format!("/api/tables/{titled}")).await.json()["table"]["title"], "[5mblink");

    assert_eq!(b.command(&table, TableCommand::SlowMode { seconds: 60 }).await, Err(ErrorCode::Forbidden));
    assert_eq!(a.command(&table, TableCommand::SlowMode { seconds: 601 }).await, Err(ErrorCode::BadRequest));
    a.command(&table, TableCommand::SlowMode { seconds: 60 }).await.expect("she is the host");
    b.until(|view| view.slow_mode == 60).await;
    b.command(&table, say("one")).await.expect("the first");
    assert_eq!(b.command(&table, say("two")).await, Err(ErrorCode::TooOften));
    let reply = bob.command(&table, &say("three")).await;
    assert!(reply.status == 429 && reply.body.contains("60 s"), "{reply:?}");
    a.command(&table, say("mine")).await.expect("her own first");
    a.command(&table, TableCommand::SlowMode { seconds: 0 }).await.expect("over");
    b.command(&table, say("four")).await.expect("as before");
    server.running.stop().await;
}
