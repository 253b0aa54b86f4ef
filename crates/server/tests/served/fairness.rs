//! The dice over the wire: what clients bring to the seed, and a table that its host rigs while the server is stopped.

use crate::common::{Client, Person, Server, config, server};
use detente_fair::{Report, Seed, seat_commitment, verify};
use detente_game::Rng;
use detente_game::record::Record;
use detente_protocol::{PartKind, TableCommand, TableStatus};
use detente_server::start;
use detente_store::{Change, Sqlite, Store as _};
use detente_struggle::Struggle;
use serde_json::{Value, json};

fn value(byte: u8) -> Seed {
    Seed::of_bytes(&[byte; 32])
}

fn open(seat: &str, byte: u8) -> TableCommand {
    TableCommand::Open { seat: seat.into(), value: value(byte).reveal().into() }
}

/// Ann as the US and Bob as the USSR, at a table that is still open.
async fn seated(server: &Server, with_parts: bool) -> (Person, Person, String, Client, Client) {
    let host = server.host();
    let (ann, bob) = (Person::guest(&host, "Ann").await, Person::guest(&host, "Bob").await);
    let wish = json!({"game": "twilight", "seats": [{"type": "me"}, {"type": "open"}]});
    let table = ann.create(wish).await;
    let (mut a, mut b) = (ann.socket().await, bob.socket().await);
    a.watch(&table, None).await.expect("hers");
    b.watch(&table, None).await.expect("public");
    let mut commitment = None;
    if with_parts {
        let own = seat_commitment(&table, "us", &value(1));
        a.command(&table, TableCommand::Commit { seat: "us".into(), commitment: own }).await.expect("hers");
        commitment = Some(seat_commitment(&table, "ussr", &value(2)));
    }
    b.command(&table, TableCommand::Join { seat: "ussr".into(), commitment }).await.expect("free");
    (ann, bob, table, a, b)
}

async fn begin(table: &str, a: &mut Client, b: &mut Client) {
    a.command(table, TableCommand::Start).await.expect("full");
    b.until(|view| view.fairness.opening).await;
    a.command(table, open("us", 1)).await.expect("hers");
    b.command(table, open("ussr", 2)).await.expect("his");
    for client in [a, b] {
        client.until(|view| view.table.status == TableStatus::Playing).await;
    }
}

/// Lets whoever is asked choose at random, so many times or until the game is over.
async fn play(table: &str, clients: &mut [Client; 2], rng: &mut Rng, decisions: usize) {
    for _ in 0..decisions {
        let told = |client: &Client| client.view().actions - client.view().laid;
        let newest = clients.iter().map(told).max().expect("two");
        for client in clients.iter_mut() {
            client.until(|view| view.actions - view.laid >= newest).await;
        }
        let asked =
            |client: &Client| client.view().question.as_ref().is_some_and(|question| question.awaited);
        let Some(client) = clients.iter_mut().find(|client| asked(client)) else { return };
        let question = client.view().question.clone().expect("asked");
        let action = rng.pick(&question.choices.iter().collect::<Vec<_>>()).action.clone();
        let version = client.view().version;
        let act = TableCommand::Act { seat: question.seat, version, action, lay: false };
        client.command(table, act).await.expect("listed");
    }
}

/// The stored table of a server that is stopped, changed by hand; then the server again.
async fn rigged(server: Server, table: &str, rig: impl FnOnce(&mut Value)) -> Server {
    server.running.stop().await;
    let file = server.folder.path().join("data/detente.db");
    let store = Sqlite::open(&file).await.expect("the same file");
    let mut row = store.table(table).await.expect("read").expect("there");
    let had = store.actions(table).await.expect("read").len() as u32;
    let mut body: Value = serde_json::from_str(&row.body).expect("JSON");
    rig(&mut body);
    row.body = body.to_string();
    let from = row.version;
    let change = Change::of(row, from, had);
    store.commit(change).await.expect("written");
    store.close().await;
    let running = start(config(&server.folder)).await.expect("the same data");
    Server { running, folder: server.folder }
}

/// Ends the game and verifies its record.
async fn verified(server: &Server, ann: &Person, table: &str) -> Report {
    let ann = Person { host: server.host(), ..ann.clone() };
    let view = ann.get(&format!("/api/tables/{table}")).await.json();
    if view["table"]["status"] == "playing" {
        let reply = ann.command(table, &TableCommand::Resign { seat: "us".into() }).await;
        assert_eq!(reply.status, 200, "{reply:?}");
    }
    let text = ann.get(&format!("/api/tables/{table}/record")).await.body;
    verify(&Record::<Struggle>::parse(&text).expect("a record"))
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_people_and_the_host_make_the_dice_together() {
    let server = server().await;
    let (ann, _, table, mut a, mut b) = seated(&server, true).await;
    begin(&table, &mut a, &mut b).await;
    let seen = ann.get(&format!("/api/tables/{table}/record")).await.body;
    assert!(seen.starts_with("detente-seen 1\n") && seen.contains("\nfair-seat us opened "), "{seen}");
    assert!(
        !seen.contains("fair-secret") && !seen.contains(value(2).reveal()),
        "nothing is opened to others"
    );
    let mut clients = [a, b];
    play(&table, &mut clients, &mut Rng::new(3), 40).await;
    let report = verified(&server, &ann, &table).await;
    assert!(report.is_fair() && report.has("together"), "{report:#?}");
    server.running.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_host_who_edits_the_stored_table_gets_no_other_dice_or_is_found() {
    let server = server().await;
    let (ann, bob, table, mut a, mut b) = seated(&server, true).await;
    begin(&table, &mut a, &mut b).await;
    let mut clients = [a, b];
    play(&table, &mut clients, &mut Rng::new(5), 25).await;
    // The number of draws means nothing any more.
    let server = rigged(server, &table, |body| body["draws"] = 77.into()).await;
    let mut clients = back(&server, &table, [&ann, &bob]).await;
    play(&table, &mut clients, &mut Rng::new(6), 15).await;
    // Another secret gives other dice from here on, and the first hand of the game shows it.
    let secret = json!("ab".repeat(32));
    let server = rigged(server, &table, |body| body["seed"] = secret).await;
    let mut clients = back(&server, &table, [&ann, &bob]).await;
    play(&table, &mut clients, &mut Rng::new(7), 15).await;
    let report = verified(&server, &ann, &table).await;
    let first = report.first_broken().expect("found");
    // Of some thirty cards one may come first by both secrets; eight in a row do not.
    assert!(first.what == "differs" && first.action.is_some_and(|n| n <= 8), "{report:#?}");
    server.running.stop().await;
}

async fn back(server: &Server, table: &str, people: [&Person; 2]) -> [Client; 2] {
    let host = server.host();
    let mut clients =
        [Client::connect(&host, &people[0].cookie).await, Client::connect(&host, &people[1].cookie).await];
    for client in &mut clients {
        client.watch(table, None).await.expect("a player");
    }
    clients
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn skipped_draws_of_an_older_table_are_named_as_gaps() {
    let server = server().await;
    let (ann, bob, table, ..) = seated(&server, false).await;
    let older = |body: &mut Value| {
        body.as_object_mut().expect("an object").remove("joint");
    };
    let server = rigged(server, &table, older).await;
    let mut clients = back(&server, &table, [&ann, &bob]).await;
    clients[0].command(&table, TableCommand::Start).await.expect("full");
    for client in &mut clients {
        client.until(|view| view.table.status == TableStatus::Playing).await;
        assert_eq!(client.view().fairness.scheme, 1);
    }
    play(&table, &mut clients, &mut Rng::new(5), 18).await;
    let skip = |body: &mut Value| body["draws"] = (body["draws"].as_u64().expect("a number") + 4).into();
    let server = rigged(server, &table, skip).await;
    let mut clients = back(&server, &table, [&ann, &bob]).await;
    // A random game throws dice often enough.
    play(&table, &mut clients, &mut Rng::new(8), 120).await;
    let report = verified(&server, &ann, &table).await;
    let first = report.first_broken().expect("found");
    assert_eq!((first.what, first.count), ("gap", Some(4)), "{report:#?}");
    server.running.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_against_a_bot_begins_with_the_contribution_or_without_one() {
    let server = server().await;
    let ann = Person::guest(&server.host(), "Ann").await;
    let wish = |contributes: bool| {
        json!({"game": "twilight", "seats": [{"type": "me"}, {"type": "bot", "level": "random"}],
               "contributes": contributes})
    };
    let at_once = ann.create(wish(false)).await;
    let view = ann.get(&format!("/api/tables/{at_once}")).await.json();
    assert_eq!(view["table"]["status"], "playing", "nobody is waited for");

    let reply = ann.post("/api/tables", &wish(true)).await.json();
    let table = reply["id"].as_str().expect("an id").to_owned();
    let mut socket = ann.socket().await;
    let commitment = seat_commitment(&table, "us", &value(1));
    socket.command(&table, TableCommand::Commit { seat: "us".into(), commitment }).await.expect("hers");
    socket.command(&table, open("us", 1)).await.expect("hers");
    socket.watch(&table, None).await.expect("hers");
    let fairness = &socket.view().fairness;
    assert_eq!(socket.view().table.status, TableStatus::Playing, "before the first look");
    assert_eq!(Some(fairness.commitment.as_str()), reply["commitment"].as_str(), "shown with the table");
    assert_eq!(
        fairness.seats.iter().map(|part| part.kind).collect::<Vec<_>>(),
        [PartKind::Opened, PartKind::Bot]
    );
    let report = verified(&server, &ann, &table).await;
    assert!(report.is_fair() && report.has("together"), "{report:#?}");
    server.running.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_client_that_announces_a_contribution_and_sends_none_is_not_waited_for_without_end() {
    let server = server().await;
    let ann = Person::guest(&server.host(), "Ann").await;
    let wish = json!({"game": "twilight", "seats": [{"type": "me"}, {"type": "bot", "level": "random"}],
                      "contributes": true});
    let table = ann.create(wish).await;
    let mut socket = ann.socket().await;
    socket.watch(&table, None).await.expect("hers");
    assert!(socket.view().fairness.opening);
    // The bot, which sets up first, is asked as well.
    socket.until(|view| view.question.as_ref().is_some_and(|question| question.awaited)).await;
    let report = verified(&server, &ann, &table).await;
    assert!(report.is_fair() && report.has("part-none") && report.has("host-alone"), "{report:#?}");
    server.running.stop().await;
}
