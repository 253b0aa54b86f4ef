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
