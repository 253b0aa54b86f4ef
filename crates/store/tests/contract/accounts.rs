//! People: names that look alike, names they bore, sessions, games they brought in, letters, their end.

use detente_store::*;

use crate::{everyone, table, user};

fn named(id: &str, name: &str, skeleton: &str, guest: bool) -> User {
    User { skeleton: skeleton.into(), ..user(id, name, guest) }
}

fn credential(user: &str, id: &str, kind: &str, created: i64) -> Credential {
    let (hash, id, user) = (format!("hash of {id}"), id.to_owned(), user.to_owned());
    Credential { hash, id, user, kind: kind.into(), label: "here".into(), created, seen: created }
}

#[tokio::test]
async fn names_that_look_alike_are_one_and_guests_make_room_for_their_owner() {
    everyone(|store| async move {
        store.create_user(&named("a", "Paul", "paul", false)).await.expect("new");
        let alike = store.create_user(&named("b", "PauI", "paul", false)).await;
        assert!(matches!(alike, Err(StoreError::Taken)), "{alike:?}");
        let of = async |name: &str, skeleton: &str| {
            store.user_like(name, skeleton).await.expect("read").map(|user| user.id)
        };
        assert_eq!(of("PauI", "paul").await.as_deref(), Some("a"));
        assert_eq!(of("PAUL", "").await.as_deref(), Some("a"));
        assert_eq!(of("Peter", "peter").await, None);
        assert_eq!(of("Peter", "").await, None, "no skeleton is not the same skeleton");
        for (id, skeleton) in [("g", "olga"), ("h", "olga"), ("i", "other")] {
            store.create_user(&named(id, "Olga", skeleton, true)).await.expect("a guest");
        }
        assert_eq!(of("Olga", "olga").await, None, "guests own no name");
        let renamed = store.rename_guests("olga", "g").await.expect("renamed");
        assert_eq!(renamed, ["h"]);
        let now = store.user("h").await.expect("read").expect("there");
        assert!(now.name.starts_with("Guest ") && now.skeleton != "olga", "{now:?}");
        assert_eq!(store.user("g").await.expect("read").expect("there").name, "Olga");
    })
    .await;
}

#[tokio::test]
async fn users_of_older_files_are_found_until_they_have_a_skeleton() {
    everyone(|store| async move {
        store.create_user(&user("a", "Ann", false)).await.expect("new");
        store.create_user(&user("b", "Bob", true)).await.expect("new");
        assert_eq!(store.users_without_skeleton(1).await.expect("read").len(), 1);
        store.save_user(&named("a", "Ann", "ann", false)).await.expect("saved");
        let left = store.users_without_skeleton(9).await.expect("read");
        assert_eq!(left.iter().map(|user| user.id.as_str()).collect::<Vec<_>>(), ["b"]);
    })
    .await;
}

#[tokio::test]
async fn a_name_that_was_given_up_is_kept_for_its_owner_for_a_while() {
    everyone(|store| async move {
        store.create_user(&named("a", "Ann", "ann", false)).await.expect("new");
        store.create_user(&named("b", "Bob", "bob", false)).await.expect("new");
        let kept = FormerNames { now: 100, until: 200, most: 2 };
        let taken = store.rename_user(&named("a", "Bob", "bob", false), kept).await;
        assert!(matches!(taken, Err(StoreError::Taken)), "{taken:?}");
        assert_eq!(store.former_owner("Ann", "ann", 100).await.expect("read"), None, "nothing was changed");
        assert!(store.rename_user(&named("a", "Cleo", "cleo", false), kept).await.expect("free"));
        assert_eq!(store.user("a").await.expect("read").expect("there").name, "Cleo");
        let owner = async |name: &str, skeleton: &str, at: i64| {
            store.former_owner(name, skeleton, at).await.expect("read")
        };
        assert_eq!(owner("ANN", "", 199).await.as_deref(), Some("a"));
        assert_eq!(owner("Arn", "ann", 199).await.as_deref(), Some("a"), "it looks like that");
        assert_eq!(owner("Arn", "", 199).await, None);
        assert_eq!(owner("Ann", "ann", 200).await, None, "the time is over");
        // So many old names and no more, but one may go back to one of them.
        assert!(store.rename_user(&named("a", "Dora", "dora", false), kept).await.expect("a second"));
        assert!(!store.rename_user(&named("a", "Eva", "eva", false), kept).await.expect("too many"));
        assert_eq!(store.user("a").await.expect("read").expect("there").name, "Dora");
        assert!(store.rename_user(&named("a", "Ann", "ann", false), kept).await.expect("her own"));
        assert_eq!(owner("Ann", "ann", 150).await, None, "she bears it again");
        let later = FormerNames { now: 300, until: 400, most: 2 };
        assert!(
            store.rename_user(&named("a", "Eva", "eva", false), later).await.expect("the others are over")
        );
    })
    .await;
}

#[tokio::test]
async fn sessions_are_seen_listed_by_kind_and_forgotten_when_they_are_old() {
    everyone(|store| async move {
        store.create_user(&user("a", "Ann", false)).await.expect("new");
        for (id, kind, created) in [("s1", "session", 10), ("s2", "session", 20), ("d", "device", 5)] {
            store.add_credential(&credential("a", id, kind, created)).await.expect("new");
        }
        store.touch_credential("hash of s1", 77).await.expect("used");
        let one = store.credential("hash of s1").await.expect("read").expect("there");
        assert_eq!((one.created, one.seen), (10, 77));
        let list = store.credentials("a", "session").await.expect("read");
        assert_eq!(list.iter().map(|one| one.id.as_str()).collect::<Vec<_>>(), ["s1", "s2"]);
        assert_eq!(store.drop_old_credentials("session", 20).await.expect("the first"), 1);
        assert_eq!(store.credentials("a", "session").await.expect("read").len(), 1);
        assert_eq!(store.credentials("a", "device").await.expect("read").len(), 1, "another kind");
        let twice = store.add_credential(&credential("a", "s2", "session", 1)).await;
        assert!(matches!(twice, Err(StoreError::Taken)), "{twice:?}");
    })
    .await;
}

#[tokio::test]
async fn what_the_server_keeps_with_a_user_stays_as_it_was_written() {
    everyone(|store| async move {
        // The second factor and the settings are the server's own text.
        let body = r#"{"totp":"JBSWY3DPEHPK3PXP","recovery":["aa","bb"],"totp_used":7}"#;
        store.create_user(&user("a", "Ann", false)).await.expect("new");
        let changed = User { body: body.into(), leaves: Some(9), ..user("a", "Ann", false) };
        store.save_user(&changed).await.expect("saved");
        assert_eq!(store.user("a").await.expect("read"), Some(changed.clone()));
        store.set_role("a", "moderator").await.expect("given");
        // Who saves a user does not take away what an operator gave meanwhile.
        store.save_user(&changed).await.expect("saved");
        assert_eq!(store.user("a").await.expect("read").expect("there").role, "moderator");
    })
    .await;
}

#[tokio::test]
async fn users_are_found_by_a_part_of_their_name_or_by_their_id() {
    everyone(|store| async move {
        for (id, name, guest) in [("a", "Ann Lee", false), ("b", "Leela", true), ("c", "100%", false)] {
            store.create_user(&user(id, name, guest)).await.expect("new");
        }
        let found = async |text: &str, most: u32| {
            let users = store.find_users(text, most).await.expect("read");
            users.into_iter().map(|user| user.id).collect::<Vec<_>>()
        };
        assert_eq!(found("LEE", 9).await, ["a", "b"], "registered ones first");
        assert_eq!(found("lee", 1).await, ["a"]);
        assert_eq!(found("b", 9).await, ["b"]);
        assert_eq!(found("%", 9).await, ["c"], "no sign means anything else");
    })
    .await;
}

#[tokio::test]
async fn games_brought_in_stay_within_three_quotas_and_are_their_owners() {
    everyone(|store| async move {
        for id in ["a", "b"] {
            store.create_user(&user(id, id, true)).await.expect("new");
        }
        let replay = |id: &str, user: &str, bytes: usize, created: i64| Replay {
            id: id.into(),
            user: user.into(),
            game: "twilight".into(),
            title: "a game".into(),
            record: "x".repeat(bytes),
            created,
        };
        let quota = Quota { games: 2, bytes: 100, in_all: 150 };
        assert!(!store.add_replay(&replay("1", "a", 101, 1), quota).await.expect("too long"));
        assert!(store.add_replay(&replay("1", "a", 60, 1), quota).await.expect("fits"));
        assert!(!store.add_replay(&replay("2", "a", 41, 2), quota).await.expect("beyond the bytes of one"));
        assert!(store.add_replay(&replay("2", "a", 40, 2), quota).await.expect("fits"));
        assert!(!store.add_replay(&replay("3", "a", 0, 3), quota).await.expect("beyond the games of one"));
        assert!(!store.add_replay(&replay("3", "b", 51, 3), quota).await.expect("beyond the bytes of all"));
        assert!(store.add_replay(&replay("3", "b", 50, 3), quota).await.expect("fits"));
        let own = store.replays_of("a", 9).await.expect("read");
        let told: Vec<_> = own.iter().map(|one| (one.id.as_str(), one.bytes)).collect();
        assert_eq!(told, [("2", 40), ("1", 60)], "the newest first");
        assert_eq!(store.replays_of("a", 1).await.expect("read").len(), 1);
        assert_eq!(store.replay("1").await.expect("read"), Some(replay("1", "a", 60, 1)));
        assert!(!store.drop_replay("b", "1").await.expect("another user's"));
        assert!(store.drop_replay("a", "1").await.expect("the owner's"));
        assert!(!store.drop_replay("a", "1").await.expect("it is gone"));
        assert_eq!(store.replay("1").await.expect("read"), None);
        assert!(store.add_replay(&replay("4", "a", 60, 4), quota).await.expect("there is room again"));
    })
    .await;
}

#[tokio::test]
async fn letters_are_counted_for_each_and_for_all_and_forgotten_with_time() {
    everyone(|store| async move {
        let limit = LetterLimit { within_ms: 100, to_one: 2, to_all: 3 };
        let mut told = Vec::new();
        for (to, at) in [("ann", 1), ("ann", 2), ("ann", 3), ("bob", 4), ("cid", 5), ("ann", 102)] {
            told.push(store.add_letter(to, at, limit).await.expect("counted"));
        }
        assert_eq!(told, [true, true, false, true, false, true]);
    })
    .await;
}

#[tokio::test]
async fn who_leaves_is_listed_when_the_time_has_come_and_leaves_nothing_but_games() {
    everyone(|store| async move {
        for (id, leaves) in [("a", Some(10)), ("b", Some(30)), ("c", None)] {
            store.create_user(&User { leaves, ..user(id, id, false) }).await.expect("new");
        }
        let ids = |users: Vec<User>| users.into_iter().map(|user| user.id).collect::<Vec<_>>();
        assert_eq!(ids(store.users_leaving(10, 9).await.expect("read")), ["a"]);
        assert_eq!(ids(store.users_leaving(99, 1).await.expect("read")), ["a"]);
        store.create_table(&table("t", &["a", "b"])).await.expect("new");
        let (channel, text) = ("players".to_owned(), "hello".to_owned());
        let line = Chat { number: 0, channel, user: "a".into(), name: "Ann".into(), text, at: 3 };
        store.add_chat("t", &line, None).await.expect("said");
        store.set_note("t", "a", "mine").await.expect("noted");
        store.set_mute("t", "a", "b", true).await.expect("muted");
        store.add_credential(&credential("a", "s", "session", 1)).await.expect("signed in");
        let replay = Replay {
            id: "r".into(),
            user: "a".into(),
            game: "twilight".into(),
            title: String::new(),
            record: "detente-record 1".into(),
            created: 1,
        };
        store.add_replay(&replay, Quota { games: 9, bytes: 999, in_all: 999 }).await.expect("brought in");
        let kept = FormerNames { now: 1, until: 99, most: 3 };
        assert!(store.rename_user(&named("a", "Zoe", "zoe", false), kept).await.expect("another name"));
        let owned = store.owned("a").await.expect("read");
        assert_eq!((owned.chat.len(), owned.notes.len()), (1, 1));
        assert_eq!(owned.replays, [replay]);

        store.erase_user("a").await.expect("erased");
        assert_eq!(store.user("a").await.expect("read"), None);
        assert_eq!(store.owned("a").await.expect("read"), Owned::default());
        assert!(store.credentials("a", "session").await.expect("read").is_empty());
        assert!(store.mutes("t", "a").await.expect("read").is_empty());
        assert_eq!(store.former_owner("a", "", 5).await.expect("read"), None, "the name is free");
        let left = store.table("t").await.expect("read").expect("the game stays");
        assert_eq!(left.users, ["b"]);
        assert!(store.user("b").await.expect("read").is_some(), "nobody else is touched");
    })
    .await;
}

#[tokio::test]
async fn guests_who_do_not_come_back_are_found_and_those_with_a_table_are_not() {
    everyone(|store| async move {
        let session = |user: &str, seen: i64| Credential {
            hash: format!("hash of {user}"),
            id: format!("session of {user}"),
            user: user.into(),
            kind: "session".into(),
            label: String::new(),
            created: 2,
            seen,
        };
        for (id, guest) in [("new", true), ("gone", true), ("plays", true), ("lost", true), ("ann", false)] {
            store.create_user(&user(id, id, guest)).await.expect("new");
        }
        for (id, seen) in [("new", 60), ("gone", 3), ("plays", 3)] {
            store.add_credential(&session(id, seen)).await.expect("new");
        }
        store.create_table(&table("t", &["plays", "lost"])).await.expect("new");
        let gone = store.guests_gone(50, 10).await.expect("read");
        assert_eq!(
            gone.iter().map(String::as_str).collect::<std::collections::BTreeSet<_>>(),
            ["gone", "lost"].into()
        );
        assert_eq!(store.guests_gone(50, 1).await.expect("read").len(), 1);
        assert_eq!(store.guests_gone(1, 10).await.expect("none is older"), Vec::<String>::new());
    })
    .await;
}
