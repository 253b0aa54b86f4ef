//! What every store must do: on SQLite as these tests run, and all of them once more on PostgreSQL within one test.
//!
//! Here tables and what belongs to them; [`accounts`] people with all that is theirs, [`moderation`] reports and what follows from
//! them, [`records`] results, ratings and events, [`jobs`] what is to be done once and whose a table is, [`keeping`] what an operator does with the file,
//! [`silence`] a database that does not answer, [`told`] news on somebody's page.

mod accounts;
mod jobs;
mod keeping;
mod moderation;
mod moving;
mod records;
mod reviews;
mod silence;
mod told;

use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use detente_store::*;
use sqlx::{Connection as _, PgConnection};

/// The address of a PostgreSQL server, where the tests are to run on that.
const ADDRESS: &str = "DETENTE_TEST_POSTGRES";

/// Runs a check against a fresh store.
async fn everyone<F>(check: impl Fn(Arc<dyn Store>) -> F)
where
    F: Future<Output = ()>,
{
    if let Ok(server) = std::env::var(ADDRESS) {
        let store = Postgres::open(&fresh(&server).await).await.expect("a fresh database");
        return check(Arc::new(store)).await;
    }
    let folder = tempfile::tempdir().expect("a folder");
    let sqlite = Sqlite::open(&folder.path().join("detente.db")).await.expect("a fresh file");
    check(Arc::new(sqlite)).await;
}

/// The address of a fresh database of a server.
async fn fresh(server: &str) -> String {
    static NEXT: AtomicU32 = AtomicU32::new(0);
    let name = format!("fresh{}", NEXT.fetch_add(1, Ordering::Relaxed));
    let mut postgres = PgConnection::connect(&format!("{server}/postgres")).await.expect("the server");
    sqlx::raw_sql(&format!("create database {name}")).execute(&mut postgres).await.expect("a database");
    format!("{server}/{name}")
}

/// This very program again, with every check on one server.
#[test]
fn the_contract_holds_on_postgresql() {
    if std::env::var_os(ADDRESS).is_some() {
        return;
    }
    // Only what is not installed is skipped.
    if detente_testbed::missing().contains(&"postgresql") {
        return detente_testbed::skip(
            "the contract of the store on PostgreSQL",
            "postgresql is not installed",
        );
    }
    let postgres = detente_testbed::Postgres::start(false).expect("PostgreSQL starts");
    let again = std::process::Command::new(std::env::current_exe().expect("this program"))
        .env(ADDRESS, postgres.address("").trim_end_matches('/'))
        .output()
        .expect("it starts");
    let told = String::from_utf8_lossy(&again.stdout);
    assert!(again.status.success(), "{told}\n{}", String::from_utf8_lossy(&again.stderr));
}

fn user(id: &str, name: &str, guest: bool) -> User {
    let password = (!guest).then(|| "hash".to_owned());
    User {
        id: id.into(),
        name: name.into(),
        skeleton: String::new(),
        guest,
        password,
        body: "{}".into(),
        created: 1,
        leaves: None,
        role: String::new(),
    }
}

fn table(id: &str, users: &[&str]) -> StoredTable {
    StoredTable {
        id: id.into(),
        game: "twilight".into(),
        rules: 1,
        status: "playing".into(),
        public: true,
        version: 0,
        created: 5,
        updated: 5,
        body: "{}".into(),
        users: users.iter().map(|&user| user.to_owned()).collect(),
    }
}

fn action(actor: &str, word: &str, draw: Option<u32>) -> Action {
    Action { actor: actor.into(), word: word.into(), draw, at: 9 }
}

/// A change of a table with `from` steps behind it, each of one action.
fn change(table: &StoredTable, from: u32, keep: u32, add: Vec<Action>) -> Change {
    Change {
        table: StoredTable { version: from + 1, ..table.clone() },
        from,
        had: from,
        keep,
        add,
        seats_changed: false,
        jobs: Vec::new(),
        epoch: None,
    }
}

#[tokio::test]
async fn a_name_with_a_password_is_there_once_and_guests_share_names() {
    everyone(|store| async move {
        store.create_user(&user("a", "Ann", false)).await.expect("new");
        let again = store.create_user(&user("b", "ANN", false)).await;
        assert!(matches!(again, Err(StoreError::Taken)), "{again:?}");
        store.create_user(&user("c", "Ann", true)).await.expect("a guest");
        store.create_user(&user("d", "Ann", true)).await.expect("another");
        assert_eq!(store.user_by_name("aNN").await.expect("read"), Some(user("a", "Ann", false)));
        let mut guest = user("c", "Cid", false);
        guest.body = r#"{"webhook":""}"#.into();
        store.save_user(&guest).await.expect("registered");
        assert_eq!(store.user("c").await.expect("read"), Some(guest));
        let taken = store.save_user(&user("d", "cid", false)).await;
        assert!(matches!(taken, Err(StoreError::Taken)), "{taken:?}");
    })
    .await;
}

#[tokio::test]
async fn a_credential_belongs_to_one_user_who_alone_can_drop_it() {
    everyone(|store| async move {
        store.create_user(&user("a", "Ann", false)).await.expect("new");
        let token = Credential {
            hash: "h".into(),
            id: "1".into(),
            user: "a".into(),
            kind: "token".into(),
            label: "bot".into(),
            created: 2,
            seen: 0,
        };
        store.add_credential(&token).await.expect("new");
        assert_eq!(store.credential("h").await.expect("read"), Some(token.clone()));
        assert_eq!(store.credentials("a", "token").await.expect("read"), [token]);
        store.renew_credential("h", 50).await.expect("renewed");
        assert_eq!(store.drop_old_credentials("token", 50).await.expect("none is older"), 0);
        assert_eq!(store.drop_old_credentials("session", 90).await.expect("none of this kind"), 0);
        assert!(!store.drop_credential("b", "1").await.expect("another user's"));
        assert!(store.drop_credential("a", "1").await.expect("the owner's"));
        assert_eq!(store.credential("h").await.expect("read"), None);
    })
    .await;
}

#[tokio::test]
async fn a_change_is_stored_whole_or_not_at_all() {
    everyone(|store| async move {
        let t = table("t", &["a", "b"]);
        store.create_table(&t).await.expect("new");
        let actions = vec![action("ussr", "poland", None), action("nature", "4", Some(0))];
        store.commit(change(&t, 0, 0, actions.clone())).await.expect("fits");
        assert_eq!(store.actions("t").await.expect("read"), actions);
        assert_eq!(store.table("t").await.expect("read").expect("there").version, 1);

        // Somebody who has not seen the last version changes nothing.
        let late = store.commit(change(&t, 0, 0, vec![action("us", "italy", None)])).await;
        assert!(matches!(late, Err(StoreError::Conflict)), "{late:?}");
        assert_eq!(store.actions("t").await.expect("read"), actions);

        // Taking back: the rest of the log goes, something else may come.
        let back = Change { had: 2, ..change(&t, 1, 1, vec![action("us", "italy", None)]) };
        store.commit(back).await.expect("fits");
        let now = [actions[0].clone(), action("us", "italy", None)];
        assert_eq!(store.actions("t").await.expect("read"), now);
    })
    .await;
}

#[tokio::test]
async fn a_table_that_was_played_elsewhere_is_kept_whole_or_not_at_all() {
    everyone(|store| async move {
        let t = StoredTable { version: 1, ..table("t", &["a"]) };
        // More than go into one statement.
        let actions: Vec<Action> =
            (0..1203).map(|n| action("us", &format!("w{n}"), (n % 3 == 0).then_some(n))).collect();
        store.create_played(&t, &actions).await.expect("new");
        assert_eq!(store.table("t").await.expect("read"), Some(t.clone()));
        assert_eq!(store.actions("t").await.expect("read"), actions);
        let again = store.create_played(&t, &[action("us", "iran", None)]).await;
        assert!(matches!(again, Err(StoreError::Taken)), "{again:?}");
        store.commit(Change { had: 1203, ..change(&t, 1, 1203, Vec::new()) }).await.expect("it goes on");
        assert_eq!(store.actions("t").await.expect("read"), actions);
    })
    .await;
}

#[tokio::test]
async fn many_tables_commit_at_once_and_one_failure_is_not_anothers() {
    everyone(|store| async move {
        let mut tasks = Vec::new();
        for i in 0..40u32 {
            let store = store.clone();
            tasks.push(tokio::spawn(async move {
                let t = table(&format!("t{i}"), &[]);
                store.create_table(&t).await.expect("new");
                for step in 0..10 {
                    store
                        .commit(change(&t, step, step, vec![action("us", "iran", None)]))
                        .await
                        .expect("fits");
                    let wrong = store.commit(change(&t, 99, 99, vec![action("us", "iran", None)])).await;
                    assert!(matches!(wrong, Err(StoreError::Conflict)));
                }
                assert_eq!(store.actions(&t.id).await.expect("read").len(), 10);
            }));
        }
        for task in tasks {
            task.await.expect("no panic");
        }
    })
    .await;
}

#[tokio::test]
async fn changes_of_every_kind_that_wait_together_are_each_answered_by_themselves() {
    everyone(|store| async move {
        const TABLES: u32 = 90;
        let id = |i: u32| format!("t{i:02}");
        for i in 0..TABLES {
            let t = table(&id(i), &["a"]);
            store.create_table(&t).await.expect("new");
            store.commit(change(&t, 0, 0, vec![action("us", "iran", Some(7))])).await.expect("fits");
        }
        let mut tasks = Vec::new();
        for i in 0..TABLES {
            let (store, t) = (store.clone(), table(&id(i), &["a"]));
            let clock = Job::new("clock", t.id.clone(), 5, 1);
            let plain = Change { jobs: vec![clock], ..change(&t, 1, 1, vec![action("ussr", "cuba", None)]) };
            let changed = match i % 6 {
                0 => plain,
                1 => Change { jobs: Vec::new(), ..plain },
                // Late: another version is there.
                2 => Change { from: 0, ..plain },
                // Somebody else's: another epoch.
                3 => Change { epoch: Some(3), ..plain },
                // A step back.
                4 => Change { keep: 0, ..plain },
                // More than any statement holds, with another player.
                _ => {
                    let add = vec![action("ussr", "cuba", None); 600];
                    let table = StoredTable { users: vec!["b".into()], ..plain.table.clone() };
                    Change { table, add, seats_changed: true, ..plain }
                }
            };
            tasks.push(tokio::spawn(async move { store.commit(changed).await }));
        }
        for (i, task) in (0..).zip(tasks) {
            let answer = task.await.expect("no panic");
            let refused = matches!(i % 6, 2 | 3);
            assert_eq!(matches!(answer, Err(StoreError::Conflict)), refused, "{i}: {answer:?}");
            assert_eq!(answer.is_ok(), !refused, "{i}: {answer:?}");
            let words = store.actions(&id(i)).await.expect("read");
            let words: Vec<&str> = words.iter().map(|action| action.word.as_str()).collect();
            match i % 6 {
                0 | 1 => assert_eq!(words, ["iran", "cuba"]),
                2 | 3 => assert_eq!(words, ["iran"]),
                4 => assert_eq!(words, ["cuba"]),
                _ => assert_eq!(words.len(), 601),
            }
            let version = store.table(&id(i)).await.expect("read").expect("there").version;
            assert_eq!(version, if refused { 1 } else { 2 });
        }
        let mut told: Vec<String> =
            store.jobs(1000).await.expect("read").into_iter().map(|job| job.key).collect();
        told.sort();
        let kept: Vec<String> = (0..TABLES).filter(|i| matches!(i % 6, 0 | 4 | 5)).map(id).collect();
        assert_eq!(told, kept, "what follows from a change is there exactly where the change is");

        // What is to be done takes the place of what was, in a batch too.
        let t = table(&id(0), &["a"]);
        let later = Change { jobs: vec![Job::new("clock", id(0), 77, 2)], ..change(&t, 2, 2, Vec::new()) };
        store.commit(later).await.expect("fits");
        let job = store.jobs(1000).await.expect("read").into_iter().find(|job| job.key == id(0));
        assert_eq!(job.map(|job| (job.due, job.created)), Some((77, 2)));
    })
    .await;
}

#[tokio::test]
async fn tables_are_found_by_state_and_by_who_sits_there() {
    everyone(|store| async move {
        let one = table("one", &["a", "b"]);
        store.create_table(&one).await.expect("new");
        store
            .create_table(&StoredTable { status: "open".into(), ..table("two", &["b"]) })
            .await
            .expect("new");
        let ids = |tables: Vec<StoredTable>| tables.into_iter().map(|table| table.id).collect::<Vec<_>>();
        let playing = Which::Status(vec!["playing".into(), "over".into()]);
        assert_eq!(ids(store.tables(playing).await.expect("read")), ["one"]);
        let of = |user: &str| Which::Of { user: user.into(), most: 10 };
        assert_eq!(ids(store.tables(of("a")).await.expect("read")), ["one"]);
        assert_eq!(store.tables(of("b")).await.expect("read").len(), 2);
        let mut left = change(&one, 0, 0, Vec::new());
        left.table.users = vec!["c".into()];
        left.seats_changed = true;
        store.commit(left).await.expect("fits");
        assert!(store.tables(of("a")).await.expect("read").is_empty());
        assert_eq!(ids(store.tables(of("c")).await.expect("read")), ["one"]);
    })
    .await;
}

#[tokio::test]
async fn chat_is_numbered_and_notes_are_private() {
    everyone(|store| async move {
        store.create_table(&table("t", &["a"])).await.expect("new");
        let line = |text: &str| Chat {
            number: 0,
            channel: "players".into(),
            user: "a".into(),
            name: "Ann".into(),
            text: text.into(),
            at: 3,
        };
        assert_eq!(store.add_chat("t", &line("hello"), None).await.expect("stored"), 1);
        assert_eq!(store.add_chat("t", &line("'); drop table chat; --"), None).await.expect("stored"), 2);
        let lines = store.chat("t").await.expect("read");
        assert_eq!(lines[1], Chat { number: 2, ..line("'); drop table chat; --") });
        store.set_note("t", "a", "holds Fidel").await.expect("stored");
        store.set_note("t", "a", "played Fidel").await.expect("stored");
        assert_eq!(store.note("t", "a").await.expect("read"), "played Fidel");
        assert_eq!(store.note("t", "b").await.expect("read"), "");
    })
    .await;
}

#[tokio::test]
async fn what_could_not_be_kept_is_never_said_to_be() {
    everyone(|store| async move {
        let (channel, user) = ("players".to_owned(), "a".to_owned());
        let line = Chat { number: 0, channel, user, name: "Ann".into(), text: "hello".into(), at: 3 };
        // Like a full disk, a table that is not there shows only when the line is made durable.
        let told = store.add_chat("nowhere", &line, None).await;
        assert!(matches!(told, Err(StoreError::Missing)), "{told:?}");
        assert_eq!(store.chat("nowhere").await.expect("read"), []);
    })
    .await;
}

#[tokio::test]
async fn what_nobody_has_played_is_forgotten_and_games_are_not() {
    everyone(|store| async move {
        let aborted = |id: &str| StoredTable { status: "aborted".into(), ..table(id, &["a"]) };
        for t in [aborted("idle"), aborted("dealt"), aborted("played"), table("running", &["a"])] {
            store.create_table(&t).await.expect("new");
        }
        let dealt = vec![action("nature", "4", Some(0))];
        store.commit(change(&aborted("dealt"), 0, 0, dealt)).await.expect("fits");
        let played = vec![action("ussr", "poland", None)];
        store.commit(change(&aborted("played"), 0, 0, played)).await.expect("fits");
        assert_eq!(store.drop_unplayed(5).await.expect("none is older"), 0);
        assert_eq!(store.drop_unplayed(6).await.expect("dropped"), 2);
        for (id, stays) in [("idle", false), ("dealt", false), ("played", true), ("running", true)] {
            assert_eq!(store.table(id).await.expect("read").is_some(), stays, "{id}");
        }
        assert!(store.actions("dealt").await.expect("read").is_empty());
    })
    .await;
}

#[tokio::test]
async fn the_oldest_lines_of_a_long_chat_are_forgotten_and_not_all_are_read_at_once() {
    everyone(|store| async move {
        store.create_table(&table("t", &["a"])).await.expect("new");
        let (channel, user) = ("players".to_owned(), "a".to_owned());
        let line = Chat { number: 0, channel, user, name: "Ann".into(), text: "again".into(), at: 3 };
        for _ in 0..CHAT_KEPT + 3 {
            store.add_chat("t", &line, None).await.expect("stored");
        }
        let read = store.chat("t").await.expect("read");
        assert_eq!(read.len(), CHAT_READ as usize);
        assert_eq!(read.last().map(|line| line.number), Some(CHAT_KEPT + 3), "the newest");
        let kept = store.owned("a").await.expect("read").chat;
        assert_eq!(kept.len(), CHAT_KEPT as usize);
        assert!(kept.iter().all(|(_, line)| line.number > 3), "the first three are gone");
    })
    .await;
}

#[tokio::test]
async fn notes_and_mutes_are_bounded_and_what_is_there_can_still_be_changed() {
    everyone(|store| async move {
        for i in 0..=NOTES {
            let id = format!("t{i}");
            store.create_table(&table(&id, &[])).await.expect("new");
            let kept = store.set_note(&id, "a", "one").await.expect("answered");
            assert_eq!(kept, i < NOTES, "table {i}");
        }
        assert!(store.set_note("t0", "a", "another").await.expect("in place of the first"));
        assert!(store.set_note("t0", "b", "one").await.expect("somebody else's"));
        assert_eq!(store.note(&format!("t{NOTES}"), "a").await.expect("read"), "");
        for i in 0..=MUTES_AT_TABLE {
            let kept = store.set_mute("t0", "a", &format!("u{i:03}"), true).await.expect("answered");
            assert_eq!(kept, i < MUTES_AT_TABLE, "user {i}");
        }
        assert!(store.set_mute("t0", "a", "u000", true).await.expect("it is there already"));
        assert!(store.set_mute("t0", "a", "u000", false).await.expect("no longer"));
        let muted = store.mutes("t0", "a").await.expect("read");
        assert_eq!((muted.len(), muted[0].as_str()), (MUTES_AT_TABLE as usize - 1, "u001"));
        assert!(store.mutes("t0", "b").await.expect("read").is_empty());
        assert!(store.mutes("t1", "a").await.expect("read").is_empty());
    })
    .await;
}

#[tokio::test]
async fn another_version_of_the_rules_is_another_version_of_the_table() {
    everyone(|store| async move {
        let t = table("t", &[]);
        store.create_table(&t).await.expect("new");
        store.set_rules("t", 2).await.expect("written");
        let now = store.table("t").await.expect("read").expect("there");
        assert_eq!((now.rules, now.version), (2, 1));
        let late = store.commit(change(&t, 0, 0, Vec::new())).await;
        assert!(matches!(late, Err(StoreError::Conflict)), "{late:?}");
    })
    .await;
}

#[tokio::test]
async fn a_closed_store_refuses_and_what_was_answered_is_there_when_it_opens_again() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("detente.db");
    let t = table("t", &["a"]);
    let store = Sqlite::open(&path).await.expect("a fresh file");
    store.create_table(&t).await.expect("new");
    store.commit(change(&t, 0, 0, vec![action("us", "iran", None)])).await.expect("fits");
    store.close().await;
    assert!(store.commit(change(&t, 1, 1, Vec::new())).await.is_err());
    let again = Sqlite::open(&path).await.expect("the same file");
    assert_eq!(again.actions("t").await.expect("read"), [action("us", "iran", None)]);
    again.health().await.expect("it answers");
}

#[tokio::test]
async fn browsers_to_wake_are_bounded_have_one_owner_and_go_with_their_session_or_their_user() {
    everyone(|store| async move {
        let push = |endpoint: &str, user: &str, credential: &str, created: i64| Push {
            endpoint: endpoint.into(),
            user: user.into(),
            credential: credential.into(),
            created,
        };
        for (id, name) in [("a", "Ann"), ("b", "Bob")] {
            store.create_user(&user(id, name, true)).await.expect("new");
        }
        for id in ["here", "there"] {
            let (kind, label) = ("session".to_owned(), String::new());
            let (hash, user) = (format!("hash {id}"), "a".to_owned());
            let session = Credential { hash, id: id.into(), user, kind, label, created: 1, seen: 1 };
            store.add_credential(&session).await.expect("new");
        }
        let of = async |user: &str| -> Vec<String> {
            let pushes = store.pushes(user).await.expect("read");
            pushes.into_iter().map(|push| push.endpoint).collect()
        };
        for (n, endpoint) in ["1", "2", "3"].into_iter().enumerate() {
            store.add_push(&push(endpoint, "a", "here", n as i64), 3).await.expect("stored");
        }
        store.add_push(&push("1", "a", "there", 9), 3).await.expect("the same browser again");
        assert_eq!(of("a").await, ["2", "3", "1"]);
        store.add_push(&push("4", "a", "here", 10), 3).await.expect("one more");
        assert_eq!(of("a").await, ["3", "1", "4"], "the oldest goes");
        store.add_push(&push("3", "b", "other", 11), 3).await.expect("somebody else sits there now");
        assert_eq!((of("a").await, of("b").await), (vec!["1".into(), "4".into()], vec!["3".into()]));
        assert!(!store.drop_push("b", "1").await.expect("not Bob's"));
        assert!(store.drop_credential("a", "there").await.expect("signed out"));
        assert_eq!(of("a").await, ["4"], "what the session wanted went with it");
        assert_eq!(store.drop_old_credentials("session", 5).await.expect("old"), 1);
        assert!(of("a").await.is_empty());
        store.erase_user("b").await.expect("gone");
        assert!(of("b").await.is_empty());
    })
    .await;
}

#[tokio::test]
async fn what_the_server_keeps_for_itself_is_said_once() {
    everyone(|store| async move {
        assert_eq!(store.kept("key").await.expect("read"), None);
        assert_eq!(store.keep("key", "first").await.expect("kept"), "first");
        assert_eq!(store.keep("key", "second").await.expect("kept"), "first", "what is there stays");
        assert_eq!(store.kept("key").await.expect("read").as_deref(), Some("first"));
    })
    .await;
}
