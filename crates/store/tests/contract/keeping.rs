//! What an operator does with the file of one machine, and that one program alone serves it.

use detente_store::sqlite::InUse;
use detente_store::*;

use crate::{table, user};

#[tokio::test]
async fn a_copy_is_whole_replaces_nothing_and_holds_what_was_there() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = Sqlite::open(&folder.path().join("detente.db")).await.expect("a fresh file");
    store.create_user(&user("a", "Ann", false)).await.expect("new");
    store.create_table(&table("t", &["a"])).await.expect("new");
    let copy = folder.path().join("copy.db");
    store.backup(&copy).await.expect("copied while it is open");
    assert!(store.backup(&copy).await.is_err(), "it is there already");
    store.create_user(&user("b", "Bob", false)).await.expect("new");
    let copied = Sqlite::open(&copy).await.expect("a whole file");
    assert!(copied.check().await.expect("looked at").is_empty());
    assert_eq!(copied.table("t").await.expect("read").expect("there").users, ["a"]);
    assert_eq!(copied.user("b").await.expect("read"), None, "that came later");
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt as _;
        let mode = std::fs::metadata(&copy).expect("its data").permissions().mode();
        assert_eq!(mode & 0o777, 0o600);
    }
    store.vacuum().await.expect("nothing is in the way");
    assert!(store.user("b").await.expect("read").is_some());
}

#[test]
fn one_program_serves_a_file_at_a_time_and_lets_go_when_it_ends() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("detente.db");
    let first = InUse::claim(&file).expect("a lock").expect("nobody else");
    assert!(InUse::claim(&file).expect("a lock").is_none(), "somebody serves it");
    assert!(InUse::claim(&folder.path().join("other.db")).expect("a lock").is_some(), "another file");
    drop(first);
    assert!(InUse::claim(&file).expect("a lock").is_some());
}

#[tokio::test]
async fn whoever_is_erased_is_not_left_in_the_free_parts_of_the_file() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("detente.db");
    let store = Sqlite::open(&file).await.expect("a fresh file");
    let body = r#"{"email":"zaphod@example.net"}"#.to_owned();
    store.create_user(&User { body, ..user("a", "Zaphod", false) }).await.expect("new");
    store.create_table(&table("t", &["a"])).await.expect("new");
    let line = Chat {
        number: 0,
        channel: "players".into(),
        user: "a".into(),
        name: "Zaphod".into(),
        text: "Write to zaphod@example.net".into(),
        at: 3,
    };
    store.add_chat("t", &line, None).await.expect("said");
    store.erase_user("a").await.expect("erased");
    store.close().await;
    let found = |word: &[u8]| {
        let bytes = std::fs::read(&file).expect("the file");
        bytes.windows(word.len()).any(|part| part == word)
    };
    // The table stays. The thread of the last connection puts it into the file a moment after the end.
    while !found(b"twilight") {
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
    assert!(!found(b"Zaphod") && !found(b"zaphod@example.net"));
}

#[tokio::test]
async fn half_a_copy_is_none_and_a_file_of_another_kind_is_told_apart() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = Sqlite::open(&folder.path().join("detente.db")).await.expect("a fresh file");
    store.create_table(&table("t", &["a"])).await.expect("new");
    let copy = folder.path().join("copy.db");
    store.backup(&copy).await.expect("copied");
    assert_eq!(Sqlite::wrong_with(&copy).await.expect("read"), Vec::<String>::new());
    store.close().await;
    let torn = folder.path().join("torn.db");
    assert!(store.backup(&torn).await.is_err(), "there is nothing to copy from any more");
    assert!(!torn.exists(), "nothing is left that looks like a copy");

    let empty = folder.path().join("empty.db");
    std::fs::write(&empty, "").expect("written");
    assert_eq!(Sqlite::wrong_with(&empty).await.expect("read").len(), 1);
    std::fs::write(&empty, "Call me Ishmael. ".repeat(100)).expect("written");
    assert!(Sqlite::wrong_with(&empty).await.is_err(), "no database at all");
}
