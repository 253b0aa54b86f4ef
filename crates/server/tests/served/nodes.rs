//! Servers with one database and one bus, each with a part of its own.

use std::time::Duration;

use detente_protocol::{ErrorCode, Sitter, TableCommand, TableStatus};
use detente_server::table::{Message, Who};
use detente_server::{Config, Database, Role, Running, start};
use detente_store::Store as _;
use detente_testbed::{Nats, Postgres};
use serde_json::json;

use crate::common::mail::{mail_server, next, with_mail};
use crate::common::{Person, config, request};

/// A database and a bus, or nothing where they are not installed.
fn engines(test: &str) -> Option<(Postgres, Nats)> {
    let missing = detente_testbed::missing();
    if !missing.is_empty() {
        detente_testbed::skip(test, &format!("{} not installed", missing.join(", ")));
        return None;
    }
    Some((Postgres::start(false).expect("PostgreSQL starts"), Nats::start().expect("NATS starts")))
}

async fn node(database: &str, bus: &str, role: Role) -> Running {
    let folder = tempfile::tempdir().expect("a folder");
    let config =
        Config { database: Database::parse(database), bus: Some(bus.to_owned()), role, ..config(&folder) };
    start(config).await.expect("a server")
}

/// A figure of a server.
async fn figure(host: &str, name: &str) -> Option<u64> {
    let told = request(host, "GET", "/metrics", "", "").await.body;
    let line = told.lines().find_map(|line| line.strip_prefix(name))?;
    line.trim().parse().ok()
}

#[tokio::test(flavor = "multi_thread")]
async fn one_server_has_people_and_tables_and_another_thinks_for_them() {
    let Some((postgres, nats)) = engines("the roles of servers") else { return };
    let (database, bus) = (postgres.database().expect("a database"), nats.address());
    let web = node(&database, &bus, Role::Web).await;
    let host = web.addr.to_string();
    let ann = Person::guest(&host, "Ann").await;
    let wish = json!({"game": "twilight", "seats": [{"type": "me"}, {"type": "bot", "level": "random"}]});
    let table = ann.create(wish).await;
    let mut socket = ann.socket().await;
    socket.watch(&table, None).await.expect("hers");
    // The USSR sets up first, and nobody thinks for it yet.
    assert_eq!(socket.view().table.status, TableStatus::Playing);
    assert!(socket.view().table.seats.iter().any(|seat| matches!(seat.sitter, Sitter::Bot { .. })));
    let waiting = socket.version();

    let bots = node(&database, &bus, Role::Bots).await;
    let there = bots.addr.to_string();
    socket.until(|view| view.version > waiting).await;
    let health = request(&there, "GET", "/health", "", "").await;
    assert_eq!((health.status, health.body.as_str()), (200, "ok\n"));
    for path in ["/", "/api/lobby", "/api/socket"] {
        assert_eq!(request(&there, "GET", path, "", "").await.status, 404, "{path}");
    }
    assert_eq!(request(&there, "POST", "/api/guest", "", r#"{"name":"Eve"}"#).await.status, 404);
    assert_eq!(figure(&there, "detente_tables ").await, Some(0));
    assert_eq!(figure(&host, "detente_tables ").await, Some(1));

    // Another thinks when the first is gone.
    let others = node(&database, &bus, Role::Bots).await;
    bots.stop().await;
    socket.until(|view| view.question.as_ref().is_some_and(|question| question.awaited)).await;
    others.stop().await;
    web.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_without_its_bus_or_its_database_says_so_refuses_and_recovers() {
    let Some((mut postgres, mut nats)) = engines("a server that is cut off") else { return };
    let (database, bus) = (postgres.database().expect("a database"), nats.address());
    let running = node(&database, &bus, Role::All).await;
    let host = running.addr.to_string();
    let ann = Person::guest(&host, "Ann").await;
    let wish = json!({"game": "twilight", "seats": [{"type": "me"}, {"type": "open"}]});
    ann.create(wish.clone()).await;
    let health = async |wanted: (u16, &str)| {
        loop {
            let reply = request(&host, "GET", "/health", "", "").await;
            if (reply.status, reply.body.as_str()) == wanted {
                return;
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    };
    nats.stop();
    health((503, "not ready: no bus\n")).await;
    let refused = ann.post("/api/tables", &wish).await;
    assert_eq!((refused.status, refused.json()["code"].as_str()), (503, Some("unavailable")), "{refused:?}");
    nats.begin().expect("NATS starts again");
    health((200, "ok\n")).await;
    ann.create(wish.clone()).await;
    tokio::task::block_in_place(|| postgres.stop());
    health((503, "not ready: no database\n")).await;
    let refused = ann.post("/api/tables", &wish).await;
    assert_eq!((refused.status, refused.json()["code"].as_str()), (503, Some("unavailable")), "{refused:?}");
    tokio::task::block_in_place(|| postgres.begin()).expect("PostgreSQL starts again");
    health((200, "ok\n")).await;
    ann.create(wish).await;
    running.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_that_nobody_watches_are_taken_up_again_by_a_server_that_counted_as_gone() {
    let Some((mut postgres, nats)) = engines("a lease that was lost") else { return };
    let (database, bus) = (postgres.database().expect("a database"), nats.address());
    let running = node(&database, &bus, Role::All).await;
    let host = running.addr.to_string();
    let ann = Person::guest(&host, "Ann").await;
    let wish = json!({"game": "twilight", "seats": [{"type": "me"}, {"type": "bot", "level": "random"}]});
    let tables = [ann.create(wish.clone()).await, ann.create(wish).await];
    // Neither a request nor a socket comes to the tables from here on.
    let in_memory = async |wanted: u64| {
        while figure(&host, "detente_tables ").await != Some(wanted) {
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    };
    in_memory(2).await;
    tokio::task::block_in_place(|| postgres.stop());
    in_memory(0).await;
    tokio::task::block_in_place(|| postgres.begin()).expect("PostgreSQL starts again");
    in_memory(2).await;

    // A command that could not be stored ends its table; the lease may hold all the while.
    let who = Who { user: ann.id.clone(), name: "Ann".to_owned() };
    let command = TableCommand::Resign { seat: "us".to_owned() };
    let handle = running.hub.table(&tables[0]).await.expect("it is here");
    tokio::task::block_in_place(|| postgres.stop());
    let refused = handle.ask(|answer| Message::Command { who, command, answer }).await;
    assert_eq!(refused.map_err(|refusal| refusal.code), Err(ErrorCode::Unavailable));
    tokio::task::block_in_place(|| postgres.begin()).expect("PostgreSQL starts again");
    in_memory(2).await;
    running.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn people_find_each_other_whichever_server_their_requests_come_to() {
    let Some((postgres, nats)) = engines("quick pairing at several servers") else { return };
    let (database, bus) = (postgres.database().expect("a database"), nats.address());
    let nodes = [node(&database, &bus, Role::All).await, node(&database, &bus, Role::All).await];
    let hosts = nodes.each_ref().map(|node| node.addr.to_string());
    let at = |person: &Person, host: usize| Person { host: hosts[host].clone(), ..person.clone() };
    let (ann, bob) = (Person::guest(&hosts[0], "Ann").await, Person::guest(&hosts[1], "Bob").await);
    let clock = json!({"type": "total", "seconds": 600, "timeOut": "ends"});
    let seek = json!({"game": "twilight", "clock": clock});
    let mine = at(&ann, 1).post("/api/seeks", &seek).await;
    assert_eq!(mine.status, 200, "{mine:?}");
    let path = format!("/api/seeks/{}", mine.json()["id"].as_str().expect("an id"));
    for host in 0..2 {
        let state = at(&ann, host).get(&path).await;
        assert_eq!((state.status, &state.json()["table"]), (200, &json!(null)), "{state:?}");
        let waiting = at(&bob, host).get("/api/seeks").await;
        assert_eq!(waiting.json()[0]["waiting"], 1, "{waiting:?}");
        assert_eq!(at(&bob, host).get(&path).await.status, 404, "it is not his");
    }
    let theirs = at(&bob, 0).post("/api/seeks", &seek).await;
    let table = theirs.json()["table"].as_str().expect("a game is found").to_owned();
    for host in 0..2 {
        assert_eq!(at(&ann, host).get(&path).await.json()["table"], table);
    }
    let wrong = at(&ann, 1).post("/api/seeks", &json!({"game": "chess", "clock": clock})).await;
    assert_eq!(wrong.status, 400, "{wrong:?}");
    assert_eq!(request(&hosts[1], "POST", "/api/seeks", "", &seek.to_string()).await.status, 401);
    for node in nodes {
        node.stop().await;
    }
}

#[tokio::test]
async fn what_is_under_way_at_a_clean_stop_is_given_back_and_was_no_try() {
    let folder = tempfile::tempdir().expect("a folder");
    // A mail server that takes the connection and says nothing.
    let silent = tokio::net::TcpListener::bind("127.0.0.1:0").await.expect("a port");
    let url = format!("smtp://{}", silent.local_addr().expect("bound"));
    let running = start(with_mail(&folder, url)).await.expect("a server");
    let ann = Person::guest(&running.addr.to_string(), "Ann").await;
    let asked = ann.put("/api/me", &json!({"email": "ann@example.org"})).await;
    assert_eq!(asked.status, 200, "{asked:?}");
    let (_held, _) = silent.accept().await.expect("the letter is under way");
    let database = running.hub.config.kept_in();
    running.stop().await;
    let store = detente_store::Sqlite::open(database.file().expect("a file")).await.expect("it opens");
    let jobs = store.jobs(9).await.expect("read");
    let letter = jobs.iter().find(|job| job.kind == "confirm").expect("it waits");
    assert_eq!((letter.attempts, letter.claimed), (0, 0));
    store.close().await;
    // The next start sends it at once.
    let (url, mut letters) = mail_server(Vec::new()).await;
    let running = start(with_mail(&folder, url)).await.expect("a server");
    assert!(next(&mut letters).await.to.contains("ann@example.org"));
    running.stop().await;
}
