//! From a file to PostgreSQL: everything or nothing.

use detente_store::*;
use sqlx::{Connection as _, Row as _};

use crate::{ADDRESS, action, change, fresh, table, user};

#[tokio::test]
async fn a_file_is_copied_whole_and_counted_or_not_at_all() {
    // Runs with the others on PostgreSQL.
    let Ok(server) = std::env::var(ADDRESS) else { return };
    let folder = tempfile::tempdir().expect("a folder");
    let file = Sqlite::open(&folder.path().join("detente.db")).await.expect("a fresh file");
    for (id, name, guest) in [("a", "Ann", false), ("b", "Bob", true)] {
        file.create_user(&user(id, name, guest)).await.expect("new");
    }
    let t = table("t", &["a", "b"]);
    file.create_table(&t).await.expect("new");
    let actions: Vec<Action> =
        (0..2500).map(|n| action("us", &format!("w{n}"), (n % 2 == 0).then_some(n))).collect();
    file.commit(change(&t, 0, 0, actions.clone())).await.expect("fits");
    let said = Chat {
        number: 0,
        channel: "players".into(),
        user: "a".into(),
        name: "Ann".into(),
        text: "né\0 ☮".into(),
        at: 3,
    };
    file.add_chat("t", &said, None).await.expect("said");
    let audit = Audit {
        at: 1,
        by: "o".into(),
        what: "w".into(),
        about: "a".into(),
        report: None,
        measure: String::new(),
        reason: String::new(),
    };
    for _ in 0..3 {
        file.add_audit(&audit).await.expect("noted");
    }

    let address = fresh(&server).await;
    let postgres = Postgres::open(&address).await.expect("a fresh database");
    // How long the database waits for a statement, and for the next one, while it is written to.
    let mut beside = sqlx::PgConnection::connect(&address).await.expect("the database");
    let look = "create table patience (statement text, rest text);
        create function look() returns trigger language plpgsql as $$ begin
            insert into patience values
                (current_setting('statement_timeout'), current_setting('idle_in_transaction_session_timeout'));
            return null;
        end $$;
        create trigger look after insert on game_action for each statement execute function look()";
    sqlx::raw_sql(look).execute(&mut beside).await.expect("made");
    let copied = copy(&file, &postgres).await.expect("copied");
    let seen = sqlx::query("select distinct statement, rest from patience").fetch_all(&mut beside).await;
    let seen: Vec<(String, String)> =
        seen.expect("read").iter().map(|row| (row.get(0), row.get(1))).collect();
    assert_eq!(seen, [("0".to_owned(), "0".to_owned())], "a large file may take as long as it takes");
    let rows = |table: &str| copied.iter().find(|copied| copied.table == table).map(|copied| copied.rows);
    assert_eq!((rows("account"), rows("game_table"), rows("seat")), (Some(2), Some(1), Some(2)));
    assert_eq!((rows("game_action"), rows("audit"), rows("chat")), (Some(2500), Some(3), Some(1)));
    for id in ["a", "b"] {
        assert_eq!(postgres.user(id).await.expect("read"), file.user(id).await.expect("read"));
    }
    assert_eq!(postgres.table("t").await.expect("read"), file.table("t").await.expect("read"));
    assert_eq!(postgres.actions("t").await.expect("read"), actions);
    let lines = postgres.chat("t").await.expect("read");
    assert_eq!(lines[0].text, "né\u{fffd} ☮", "all but what PostgreSQL cannot keep");
    // What counts itself goes on counting.
    postgres.add_audit(&audit).await.expect("noted");
    assert_eq!(postgres.audit(None, 9).await.expect("read").len(), 4);

    let again = copy(&file, &postgres).await.expect_err("something is there");
    assert!(again.to_string().contains("account"), "{again}");
    let halfway = Postgres::open(&fresh(&server).await).await.expect("a fresh database");
    halfway.create_user(&user("z", "Zoe", true)).await.expect("new");
    halfway.erase_user("z").await.expect("gone");
    halfway
        .add_letter("somebody", 1, LetterLimit { within_ms: 9, to_one: 1, to_all: 1 })
        .await
        .expect("counted");
    assert!(copy(&file, &halfway).await.is_err(), "there is something in the last table");
    assert_eq!(halfway.user("a").await.expect("read"), None, "and nothing was copied");
    postgres.close().await;
}
