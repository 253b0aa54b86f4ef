//! Nobody does or sees what belongs to others; what is wrong gets an answer and changes nothing.

use crate::common::{Client, Person, config, request, server, two};
use detente_game::Rng;
use detente_protocol::{ErrorCode, OfferKind, TableCommand, TableStatus};
use detente_server::start;
use serde_json::json;

fn act(client: &Client, seat: &str, action: &str) -> TableCommand {
    TableCommand::Act { seat: seat.into(), version: client.version(), action: action.into(), lay: false }
}

#[tokio::test]
async fn stale_illegal_and_foreign_actions_are_refused_and_change_nothing() {
    let server = server().await;
    let (_, _, table, mut a, mut b) = two(&server.host(), json!({})).await;
    let before = b.view().clone();
    assert_eq!(a.command(&table, act(&b, "ussr", "poland")).await, Err(ErrorCode::Forbidden));
    assert_eq!(a.command(&table, act(&a, "us", "poland")).await, Err(ErrorCode::Illegal), "not her turn");
    assert_eq!(b.command(&table, act(&b, "ussr", "italy")).await, Err(ErrorCode::Illegal));
    assert_eq!(b.command(&table, act(&b, "ussr", "narnia")).await, Err(ErrorCode::Illegal));
    let mut late = act(&b, "ussr", "poland");
    if let TableCommand::Act { version, .. } = &mut late {
        *version += 1;
    }
    assert_eq!(b.command(&table, late).await, Err(ErrorCode::Stale), "nobody has seen the future");
    let old = act(&b, "ussr", "poland");
    b.command(&table, old.clone()).await.expect("legal");
    assert_eq!(b.command(&table, old).await, Err(ErrorCode::Stale), "the same again is not meant twice");
    assert_eq!(b.view().actions, before.actions + 1);
    assert_eq!(b.command("nowhere", TableCommand::Start).await, Err(ErrorCode::NotFound));
    server.running.stop().await;
}

#[tokio::test]
async fn own_steps_are_undone_freely_and_others_only_by_consent() {
    let server = server().await;
    let (_, _, table, mut a, mut b) = two(&server.host(), json!({})).await;
    let dealt = b.view().actions;
    b.command(&table, act(&b, "ussr", "poland")).await.expect("legal");
    assert_eq!(b.view().undo_to, Some(dealt));
    let lines = b.log.len();
    let undo = TableCommand::Undo { seat: "ussr".into(), version: b.version() };
    assert_eq!(a.command(&table, undo.clone()).await, Err(ErrorCode::Forbidden));
    b.command(&table, undo).await.expect("nothing came in between");
    assert_eq!(b.view().actions, dealt);
    assert!(b.log.len() < lines || lines == b.log.len(), "the line is withdrawn");
    assert!(b.version() > 2, "the version never falls");

    for _ in 0..6 {
        b.command(&table, act(&b, "ussr", "poland")).await.expect("legal");
    }
    let version = b.version();
    a.until(|view| view.version >= version).await;
    let undo = TableCommand::Undo { seat: "ussr".into(), version: b.version() };
    assert_eq!(b.command(&table, undo).await, Err(ErrorCode::NotNow), "she was told, and is asked");
    for _ in 0..7 {
        a.command(&table, act(&a, "us", "italy")).await.expect("her set-up");
    }
    b.until(|view| view.actions == dealt + 13).await;
    // To before Bob's own last play, though Ann has played since; the offer says which plays go.
    let back = TableCommand::AskTakeBack { seat: "ussr".into() };
    b.command(&table, back.clone()).await.expect("asked");
    a.until(|view| !view.offers.is_empty()).await;
    let offer = a.view().offers[0].clone();
    assert_eq!((offer.kind, offer.to_action), (OfferKind::TakeBack, Some(dealt)));
    assert_eq!(offer.plays.len(), 2, "both set-ups: {offer:?}");
    assert!(offer.plays[0].contains("Poland") && offer.plays[1].contains("Italy"), "{offer:?}");
    assert!(offer.text.contains(&offer.plays[0]), "{offer:?}");
    a.command(&table, TableCommand::Answer { seat: "us".into(), accept: false }).await.expect("no");
    b.until(|view| view.declined.is_some()).await;
    assert!(b.view().offers.is_empty());
    let declined = b.view().declined.clone().expect("the asker is told");
    assert_eq!((declined.kind, declined.by.as_str()), (OfferKind::TakeBack, "us"));
    assert_eq!(a.view().declined, None, "she knows");
    assert_eq!(b.view().actions, dealt + 13);
    b.command(&table, back).await.expect("asked again");
    a.command(&table, TableCommand::Answer { seat: "us".into(), accept: true }).await.expect("yes");
    b.until(|view| view.actions == dealt).await;
    server.running.stop().await;
}

#[tokio::test]
async fn hostile_messages_change_nothing_and_crash_nothing() {
    let server = server().await;
    let host = server.host();
    let (ann, _, table, a, mut b) = two(&host, json!({})).await;
    let (actions, version) = (b.view().actions, b.version());
    let mut rng = Rng::new(3);
    let seeds = [
        json!({"type": "command", "id": 1, "table": table, "command": {"type": "act", "seat": "ussr", "version": 1, "action": "poland"}})
            .to_string(),
        json!({"type": "watch", "id": 2, "table": table, "seat": "us", "since": 4}).to_string(),
        json!({"type": "command", "table": table, "command": {"type": "undo", "seat": "ussr", "version": 0}}).to_string(),
    ];
    let mut hostile = ann.socket().await;
    hostile.lies = true;
    for round in 0..300 {
        let mut bytes = seeds[rng.below(3) as usize].clone().into_bytes();
        for _ in 0..=rng.below(6) {
            let at = rng.below(bytes.len() as u32) as usize;
            match rng.below(3) {
                0 => bytes[at] = b' ' + rng.below(94) as u8,
                1 => drop(bytes.remove(at)),
                _ => bytes.insert(at, b"{}[]\",:0"[rng.below(8) as usize]),
            }
        }
        let text = String::from_utf8_lossy(&bytes).into_owned();
        hostile.send_raw(&text).await;
        // Every message gets an answer; nobody is hurt by it.
        loop {
            let answer = hostile.next().await.unwrap_or_else(|| panic!("round {round}: closed after {text}"));
            if matches!(
                answer,
                detente_protocol::ServerMessage::Done { .. } | detente_protocol::ServerMessage::Error { .. }
            ) {
                break;
            }
        }
    }
    for (path, body) in [
        ("/api/tables", "{".repeat(5000)),
        ("/api/tables", json!({"game": "chess", "seats": []}).to_string()),
        ("/api/tables", json!({"game": "twilight", "seats": [{"type": "me"}]}).to_string()),
        (
            "/api/tables",
            json!({"game": "twilight", "options": ["bid=maybe"], "seats": [{"type": "me"}, {"type": "me"}]})
                .to_string(),
        ),
        ("/api/guest", "x".repeat(100_000)),
        ("/api/replays", "detente-record 1\ngame twilight\nus: narnia".to_owned()),
    ] {
        let reply = request(&host, "POST", path, &ann.cookie, &body).await;
        assert!(
            (400..500).contains(&reply.status) || reply.status == 200 && path == "/api/guest",
            "{path}: {reply:?}"
        );
    }
    // A message beyond the limit ends that socket and no other.
    hostile.send_raw(&"x".repeat(100_000)).await;
    assert!(hostile.next().await.is_none());
    b.watch(&table, None).await.expect("still here");
    assert_eq!((b.view().actions, b.version()), (actions, version), "nothing has changed");
    drop(a);
    server.running.stop().await;
}

#[tokio::test]
async fn a_running_table_survives_a_restart_and_a_session_too() {
    let server = server().await;
    let (ann, bob, table, a, mut b) = two(&server.host(), json!({})).await;
    b.command(&table, act(&b, "ussr", "poland")).await.expect("legal");
    let (actions, commitment) = (b.view().actions, b.view().fairness.commitment.clone());
    drop((a, b));
    server.running.stop().await;
    let again = start(config(&server.folder)).await.expect("the same data");
    let host = again.addr.to_string();
    // What Bob has laid is there for Bob, and for nobody else.
    for (who, seat, actions) in [(bob, "ussr", actions), (ann, "us", actions - 1)] {
        let reply = request(&host, "GET", &format!("/api/tables/{table}"), &who.cookie, "").await;
        let view = reply.json();
        assert_eq!((view["actions"].as_u64(), view["seat"].as_str()), (Some(u64::from(actions)), Some(seat)));
        assert_eq!(view["fairness"]["commitment"], json!(commitment));
    }
    again.stop().await;
}

#[tokio::test]
async fn accounts_tokens_and_private_tables_are_their_owners() {
    let server = server().await;
    let host = server.host();
    let ann = Person::guest(&host, "Ann").await;
    let table = ann.create(json!({
        "game": "twilight", "seats": [{"type": "me"}, {"type": "bot", "level": "random"}], "privacy": "private",
        "spectators": false
    }));
    let table = table.await;
    let who = json!({"name": "Ann Lee", "password": "correct horse"});
    let reply = ann.post("/api/register", &who).await;
    assert_eq!((reply.status, reply.json()["guest"].as_bool()), (200, Some(false)));
    assert!(reply.head.contains("HttpOnly; SameSite=Lax"));
    let eve = Person::guest(&host, "Eve").await;
    assert_eq!(eve.post("/api/register", &who).await.status, 409, "the name is taken");
    let wrong = json!({"name": "Ann Lee", "password": "wrong horse!"});
    assert_eq!(request(&host, "POST", "/api/login", "", &wrong.to_string()).await.status, 401);
    let login = request(&host, "POST", "/api/login", "", &who.to_string()).await;
    let session = login.cookie().expect("a session");
    assert_eq!(
        request(&host, "GET", &format!("/api/tables/{table}"), &session, "").await.status,
        200,
        "she keeps it"
    );

    assert_eq!(eve.get(&format!("/api/tables/{table}")).await.status, 404);
    assert_eq!(eve.get(&format!("/api/tables/{table}/record.json")).await.status, 404);
    assert_eq!(eve.get(&format!("/api/tables/{table}?seat=us")).await.status, 403);
    assert!(!eve.get("/api/lobby").await.body.contains(&table));
    assert_eq!(request(&host, "GET", "/api/turns", "", "").await.status, 401);

    let token = ann.post("/api/tokens", &json!({"label": "bot"})).await.json();
    let (id, secret) = (token["id"].as_str().expect("an id"), token["token"].as_str().expect("a token"));
    let bearer = format!("Bearer {secret}");
    assert_eq!(request(&host, "GET", "/api/me", &bearer, "").await.json()["name"], "Ann Lee");
    assert_eq!(request(&host, "DELETE", &format!("/api/tokens/{id}"), &eve.cookie, "").await.status, 404);
    assert_eq!(request(&host, "DELETE", &format!("/api/tokens/{id}"), &ann.cookie, "").await.status, 200);
    assert_eq!(request(&host, "GET", "/api/me", &bearer, "").await.status, 401);
    assert_eq!(request(&host, "POST", "/api/logout", &session, "").await.status, 200);
    assert_eq!(request(&host, "GET", "/api/me", &session, "").await.status, 401);
    server.running.stop().await;
}

#[tokio::test]
async fn players_and_those_who_look_on_talk_apart_until_the_end() {
    let server = server().await;
    let host = server.host();
    let (_, _, table, mut a, mut b) = two(&host, json!({})).await;
    let eve = Person::guest(&host, "Eve").await;
    let mut e = eve.socket().await;
    e.watch(&table, None).await.expect("public");
    a.command(&table, TableCommand::Chat { text: "good luck".into() }).await.expect("said");
    e.command(&table, TableCommand::Chat { text: "she holds Fidel".into() }).await.expect("said");
    b.command(&table, TableCommand::Chat { text: "you too".into() }).await.expect("said");
    assert_eq!(e.chat, ["she holds Fidel"]);
    assert_eq!(b.chat, ["good luck", "you too"]);
    let long = TableCommand::Chat { text: "x".repeat(501) };
    assert_eq!(a.command(&table, long).await, Err(ErrorCode::TooLarge));
    a.command(&table, TableCommand::Resign { seat: "us".into() }).await.expect("hers to give up");
    b.until(|view| view.table.status == TableStatus::Over).await;
    let result = b.view().table.result.clone().expect("over");
    assert_eq!((result.winners, result.ending.as_str()), (vec!["ussr".to_owned()], "resign"));
    let all = eve.get(&format!("/api/tables/{table}/chat")).await.json();
    assert_eq!(all.as_array().expect("a list").len(), 3, "after the end everybody reads everything");
    assert_eq!(b.view().fairness.seed.as_ref().map(String::len), Some(64), "the seed is shown");

    // The same again with the sides changed, if both want it.
    assert_eq!(b.command(&table, TableCommand::Rematch).await, Ok(None));
    let next = a.command(&table, TableCommand::Rematch).await.expect("she wants it too").expect("a table");
    a.watch(&next, None).await.expect("hers");
    assert_eq!(a.view().seat.as_deref(), Some("ussr"), "her new side");
    server.running.stop().await;
}

#[tokio::test]
async fn guerra_fria_without_talk_has_no_chat_while_it_is_played() {
    let server = server().await;
    let ann = Person::guest(&server.host(), "Ann").await;
    let me = json!({"type": "me"});
    let table = ann.create(json!({"game": "guerra-fria", "seats": [me, me, me, me]})).await;
    let mut a = ann.socket().await;
    a.watch(&table, Some("north")).await.expect("one of her four seats");
    assert_eq!(a.view().seat.as_deref(), Some("north"));
    assert!(!a.view().may_chat);
    let said = a.command(&table, TableCommand::Chat { text: "psst".into() }).await;
    assert_eq!(said, Err(ErrorCode::NotNow));
    // Hot-seat: she acts for each of her seats in turn.
    for seat in ["south", "west", "north", "east"] {
        a.watch(&table, Some(seat)).await.expect("hers");
        a.command(&table, act(&a, seat, "build")).await.expect("legal");
    }
    a.command(&table, TableCommand::Note { text: "never trust West".into() }).await.expect("noted");
    a.watch(&table, None).await.expect("hers");
    assert_eq!(a.view().note, "never trust West");
    server.running.stop().await;
}

#[tokio::test]
async fn a_clock_that_runs_out_ends_the_game() {
    let server = server().await;
    let clock = json!({"type": "total", "seconds": 1, "timeOut": "ends"});
    let (_, _, _, mut a, b) = two(&server.host(), json!({"clock": clock})).await;
    assert_eq!(b.view().clocks.len(), 2);
    assert!(b.view().clocks[1].running && !b.view().clocks[0].running, "only who must decide");
    a.until(|view| view.table.status == TableStatus::Over).await;
    let result = a.view().table.result.clone().expect("over");
    assert_eq!((result.winners, result.ending.as_str()), (vec!["us".to_owned()], "time"));
    server.running.stop().await;
}

#[tokio::test]
async fn a_delay_keeps_those_who_look_on_behind() {
    let server = server().await;
    let (_, _, table, a, mut b) = two(&server.host(), json!({"spectatorDelay": 3600})).await;
    b.command(&table, act(&b, "ussr", "poland")).await.expect("legal");
    let eve = Person::guest(&server.host(), "Eve").await;
    let mut e = eve.socket().await;
    e.watch(&table, None).await.expect("public");
    assert_eq!(e.view().actions, 0, "nothing of the last hour");
    assert!(e.log.len() < b.log.len());
    let mut a = a;
    a.command(&table, TableCommand::Resign { seat: "us".into() }).await.expect("over");
    e.until(|view| view.table.status == TableStatus::Over).await;
    assert!(e.view().actions > 0);
    server.running.stop().await;
}

#[tokio::test]
async fn after_a_bid_the_players_change_chairs_and_each_looks_through_his_new_eyes_11_1_4() {
    let server = server().await;
    let (_, bob, table, mut a, mut b) = two(&server.host(), json!({"options": ["bid=sealed"]})).await;
    // Both at once: neither spoils the other's question.
    let (at_a, at_b) = (act(&a, "us", "ussr"), act(&b, "ussr", "us"));
    a.command(&table, at_a).await.expect("her wish");
    b.command(&table, at_b).await.expect("an own wish, though the other was faster");
    let both = [a.version(), b.version()].into_iter().max().expect("two");
    a.command(&table, act(&a, "us", "bid-0")).await.expect("sealed");
    b.until(|view| view.version > both).await;
    assert!(!b.received.iter().any(|text| text.contains("Bids")), "nothing is opened yet");
    b.command(&table, act(&b, "ussr", "bid-3")).await.expect("sealed");
    b.until(|view| view.seat.as_deref() == Some("us")).await;
    a.until(|view| view.seat.as_deref() == Some("ussr")).await;
    assert!(
        a.view().question.as_ref().is_some_and(|question| question.seat == "ussr"),
        "she sets up the USSR"
    );
    assert_eq!(b.command(&table, act(&b, "ussr", "poland")).await, Err(ErrorCode::Forbidden));
    let turns = bob.get("/api/turns").await.json();
    assert_eq!(turns.as_array().map(Vec::len), Some(0));
    server.running.stop().await;
}
