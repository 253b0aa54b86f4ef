//! Tables that do not fit this program: a version of the rules that is not known, a log that the rules refuse. The store is edited
//! by hand, as another version of the program would leave it.

use crate::common::{Person, Reply, config, request, server, two};
use detente_protocol::{TableCommand, TableStatus};
use detente_server::{admin, start};
use detente_store::{Action, Change, Sqlite, Store, StoredTable};
use serde_json::json;

/// Adds actions to a stored table that nobody has played.
async fn add(store: &dyn Store, id: &str, words: &[(&str, &str)], body: Option<&str>) {
    let row = store.table(id).await.expect("read").expect("there");
    let had = store.actions(id).await.expect("read").len() as u32;
    let action =
        |&(actor, word): &(&str, &str)| Action { actor: actor.into(), word: word.into(), draw: None, at: 1 };
    let (from, body) = (row.version, body.map_or(row.body.clone(), str::to_owned));
    let table = StoredTable { version: from + 1, body, ..row };
    let add = words.iter().map(action).collect();
    let change = Change { add, ..Change::of(table, from, had) };
    store.commit(change).await.expect("written");
}

async fn ask(host: &str, who: &Person, method: &str, path: &str, body: &str) -> Reply {
    request(host, method, path, &who.cookie, body).await
}

#[tokio::test]
async fn a_table_that_does_not_fit_is_set_aside_resigned_exported_and_repaired_and_never_an_error() {
    let server = server().await;
    let host = server.host();
    let (ann, bob, strange, ..) = two(&host, json!({})).await;
    let (ann2, _, newer, ..) = two(&host, json!({})).await;
    let (ann3, _, torn, ..) = two(&host, json!({})).await;
    let eve = Person::guest(&host, "Eve").await;
    server.running.stop().await;

    let file = server.folder.path().join("data/detente.db");
    let store = Sqlite::open(&file).await.expect("the file");
    add(&store, &strange, &[("ussr", "poland"), ("ussr", "narnia"), ("us", "italy")], None).await;
    store.set_rules(&newer, 99).await.expect("written");
    add(&store, &torn, &[], Some("{\"seats\": 3")).await;
    store.close().await;

    let again = start(config(&server.folder)).await.expect("the server starts all the same");
    let host = again.addr.to_string();
    for (who, table) in [(&ann, &strange), (&ann2, &newer), (&ann3, &torn), (&eve, &newer)] {
        for path in ["", "/log", "/chat", "/hint"] {
            let reply = ask(&host, who, "GET", &format!("/api/tables/{table}{path}"), "").await;
            assert_eq!(
                (reply.status, reply.json()["code"].as_str()),
                (409, Some("set-aside")),
                "{path}: {reply:?}"
            );
            assert!(!reply.body.contains("narnia"), "what is hidden stays so: {reply:?}");
        }
        let act = json!({"type": "act", "seat": "ussr", "version": 3, "action": "poland"}).to_string();
        let reply = ask(&host, who, "POST", &format!("/api/tables/{table}/commands"), &act).await;
        assert_eq!(reply.status, 409, "{reply:?}");
        assert_eq!(ask(&host, who, "GET", &format!("/api/replays/{table}"), "").await.status, 409);
    }
    let mine = ask(&host, &ann, "GET", "/api/lobby", "").await.json();
    assert_eq!(mine["mine"][0]["setAside"], true, "{mine}");

    // A player gets what is certainly theirs; a stranger nothing.
    let path = format!("/api/tables/{strange}/record");
    let seen = ask(&host, &bob, "GET", &path, "").await;
    assert!(seen.status == 200 && seen.body.starts_with("detente-seen 1\ngame twilight\n"), "{seen:?}");
    assert!(
        seen.body.contains("ussr: narnia") && seen.body.contains("us: ?") && !seen.body.contains("italy"),
        "{seen:?}"
    );
    assert_eq!(ask(&host, &eve, "GET", &path, "").await.status, 404);

    // The game is given up, and then it is open to its players.
    let resign = json!({"type": "resign", "seat": "us"}).to_string();
    assert_eq!(ask(&host, &eve, "POST", &format!("/api/tables/{newer}/commands"), &resign).await.status, 404);
    assert_eq!(
        ask(&host, &ann2, "POST", &format!("/api/tables/{newer}/commands"), &resign).await.status,
        200
    );
    let mine = ask(&host, &ann2, "GET", "/api/lobby", "").await.json();
    assert_eq!(
        (mine["mine"][0]["status"].as_str(), mine["mine"][0]["result"]["winners"][0].as_str()),
        (Some("over"), Some("ussr"))
    );
    let whole = ask(&host, &ann2, "GET", &format!("/api/tables/{newer}/record"), "").await;
    assert!(
        whole.status == 200 && whole.body.starts_with("detente-record 1\n") && !whole.body.contains('?'),
        "{whole:?}"
    );

    // The operator mends it: what fits stays, and the game goes on. The server finds out by itself.
    let store = Sqlite::open(&file).await.expect("the file");
    let repaired = admin::repair(&store, &strange, None).await.expect("it can be mended");
    assert_eq!(repaired.dropped, 2, "{repaired:?}");
    assert!(admin::repair(&store, &torn, None).await.is_err(), "nothing is left to mend");
    store.close().await;
    let mut b = crate::common::Client::connect(&host, &bob.cookie).await;
    b.watch(&strange, None).await.expect("it is there again");
    assert_eq!(b.view().table.status, TableStatus::Playing);
    let act =
        TableCommand::Act { seat: "ussr".into(), version: b.version(), action: "poland".into(), lay: false };
    b.command(&strange, act).await.expect("the game goes on");
    again.stop().await;
}
