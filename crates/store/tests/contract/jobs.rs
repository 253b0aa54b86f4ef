//! What is to be done once, and whose a table is.

use detente_store::*;
use sqlx::{Connection as _, Row as _};

use crate::{action, change, everyone, table, user};

fn job(kind: &str, key: &str, due: i64) -> Job {
    Job::new(kind, key.to_owned(), due, 1)
}

fn keys(jobs: &[Job]) -> Vec<&str> {
    jobs.iter().map(|job| job.key.as_str()).collect()
}

#[tokio::test]
async fn jobs_wait_until_they_are_due_are_there_once_and_are_taken_by_one() {
    everyone(|store| async move {
        assert_eq!(store.next_job(Kinds::All).await.expect("read"), None);
        for due in [10, 20] {
            store.add_job(&job("mail", "a t", due)).await.expect("stored, or in place of the first");
        }
        store
            .add_job(&Job { account: "a".into(), body: "t".into(), ..job("webhook", "a t", 30) })
            .await
            .expect("another kind");
        assert_eq!(store.next_job(Kinds::All).await.expect("read"), Some(20), "the second counts");
        assert!(store.claim_jobs(Kinds::All, 19, 100, 9).await.expect("none is due").is_empty());
        let mail = store.claim_jobs(Kinds::All, 20, 100, 9).await.expect("taken");
        assert_eq!((mail.len(), mail[0].attempts, mail[0].kind.as_str()), (1, 1, "mail"));
        let webhook = store.claim_jobs(Kinds::All, 50, 100, 9).await.expect("taken");
        assert_eq!((webhook.len(), webhook[0].body.as_str(), webhook[0].account.as_str()), (1, "t", "a"));
        assert!(store.claim_jobs(Kinds::All, 99, 200, 9).await.expect("somebody is at both").is_empty());
        assert_eq!(
            store.next_job(Kinds::All).await.expect("read"),
            Some(100),
            "when whoever took them has had their time"
        );

        // One is put off, one is done and something follows.
        assert!(store.retry_job(&mail[0], 300).await.expect("put off"));
        assert!(!store.retry_job(&mail[0], 400).await.expect("no longer ours"));
        assert!(store.finish_job(&webhook[0], &[job("push", "b", 40)]).await.expect("done"));
        assert!(!store.finish_job(&webhook[0], &[job("push", "never", 40)]).await.expect("gone already"));
        assert_eq!(keys(&store.jobs(9).await.expect("read")), ["b", "a t"]);

        // Whoever took it has died: another does it, and the first can no longer say anything about it.
        let first = store.claim_jobs(Kinds::All, 40, 50, 9).await.expect("taken");
        let second = store.claim_jobs(Kinds::All, 50, 60, 9).await.expect("taken again");
        assert_eq!((first.len(), second[0].attempts), (1, 2));
        assert!(!store.finish_job(&first[0], &[]).await.expect("another is at it"));
        // It is replaced while somebody is at it: the new one stays.
        store.add_job(&job("push", "b", 70)).await.expect("in its place");
        assert!(!store.finish_job(&second[0], &[]).await.expect("replaced"));
        let counts = store.count_jobs().await.expect("counted");
        let count = |kind: &str, oldest: i64| JobCount { kind: kind.into(), waiting: 1, oldest };
        assert_eq!(counts, [count("mail", 300), count("push", 70)]);
    })
    .await;
}

#[tokio::test]
async fn what_is_hastened_is_there_once_is_due_no_later_and_is_taken_from_nobody() {
    everyone(|store| async move {
        store.hasten_job(&job("sweep", "", 50)).await.expect("added");
        store.hasten_job(&job("sweep", "", 90)).await.expect("it is there");
        assert_eq!(store.next_job(Kinds::All).await.expect("read"), Some(50), "no later");
        store.hasten_job(&job("sweep", "", 20)).await.expect("it is there");
        assert_eq!(store.next_job(Kinds::All).await.expect("read"), Some(20));
        let taken = store.claim_jobs(Kinds::All, 30, 100, 9).await.expect("taken").remove(0);
        store.hasten_job(&job("sweep", "", 10)).await.expect("somebody is at it");
        assert!(store.claim_jobs(Kinds::All, 60, 200, 9).await.expect("asked").is_empty());
        // What is free and what somebody is at are both looked at.
        assert_eq!(store.next_job(Kinds::All).await.expect("read"), Some(100));
        store.add_job(&job("mail", "a", 70)).await.expect("stored");
        assert_eq!(store.next_job(Kinds::All).await.expect("read"), Some(70));
        assert_eq!(store.next_job(Kinds::Except("mail")).await.expect("read"), Some(100));
        assert!(store.finish_job(&taken, &[]).await.expect("done"));
        assert_eq!(store.jobs(9).await.expect("read").len(), 1);
    })
    .await;
}

#[tokio::test]
async fn each_takes_the_kinds_that_are_its_own() {
    everyone(|store| async move {
        for (kind, due) in [("mail", 20), ("review", 10), ("clock", 30)] {
            store.add_job(&job(kind, "k", due)).await.expect("stored");
        }
        let (reviews, others) = (Kinds::Only("review"), Kinds::Except("review"));
        assert_eq!(store.next_job(reviews).await.expect("read"), Some(10));
        assert_eq!(store.next_job(others).await.expect("read"), Some(20));
        assert_eq!(store.next_job(Kinds::Only("nothing")).await.expect("read"), None);
        let taken = store.claim_jobs(others, 50, 100, 9).await.expect("taken");
        let kinds: Vec<&str> = taken.iter().map(|job| job.kind.as_str()).collect();
        assert_eq!(kinds, ["mail", "clock"]);
        assert!(store.claim_jobs(others, 50, 100, 9).await.expect("none is left").is_empty());
        assert_eq!(store.claim_jobs(reviews, 50, 100, 9).await.expect("taken").len(), 1);
    })
    .await;
}

#[tokio::test]
async fn what_is_not_done_is_given_back_and_was_no_try() {
    everyone(|store| async move {
        store.add_job(&job("mail", "a", 10)).await.expect("stored");
        let taken = store.claim_jobs(Kinds::All, 10, 100, 9).await.expect("taken").remove(0);
        assert_eq!(taken.attempts, 1);
        let other = Job { claimed: 50, ..taken.clone() };
        assert!(!store.return_job(&other).await.expect("asked"), "it is held by another claim");
        assert!(store.claim_jobs(Kinds::All, 99, 200, 9).await.expect("held").is_empty());
        assert!(store.return_job(&taken).await.expect("given back"));
        assert!(!store.return_job(&taken).await.expect("asked"), "it is nobody's");
        let again = store.claim_jobs(Kinds::All, 11, 100, 9).await.expect("taken").remove(0);
        assert_eq!(again.attempts, 1, "the first was no try");
        assert_eq!(store.free_jobs().await.expect("freed"), 1);
        assert_eq!(store.claim_jobs(Kinds::All, 12, 100, 9).await.expect("taken").len(), 1);
    })
    .await;
}

#[tokio::test]
async fn many_who_take_jobs_at_once_take_each_once() {
    everyone(|store| async move {
        for n in 0..200 {
            store.add_job(&job("mail", &format!("{n:03}"), n)).await.expect("stored");
        }
        let mut takers = Vec::new();
        for _ in 0..8 {
            let store = store.clone();
            takers.push(tokio::spawn(async move {
                let mut taken = Vec::new();
                loop {
                    let some = store.claim_jobs(Kinds::All, 1000, 9999, 7).await.expect("taken");
                    if some.is_empty() {
                        // Those that others were just taking are left for the next look.
                        if store.next_job(Kinds::All).await.expect("read").is_none_or(|next| next > 1000) {
                            return taken;
                        }
                        continue;
                    }
                    for job in some {
                        assert!(store.finish_job(&job, &[]).await.expect("done"));
                        taken.push(job.key);
                    }
                }
            }));
        }
        let mut all = Vec::new();
        for taker in takers {
            all.extend(taker.await.expect("no panic"));
        }
        all.sort();
        assert_eq!(all, (0..200).map(|n| format!("{n:03}")).collect::<Vec<_>>());
    })
    .await;
}

#[tokio::test]
async fn what_follows_from_a_change_is_stored_with_it_or_not_at_all_and_goes_with_its_user() {
    everyone(|store| async move {
        store.create_user(&user("a", "Ann", true)).await.expect("new");
        let t = table("t", &["a"]);
        store.create_table(&t).await.expect("new");
        let told = |key: &str| Job { account: "a".into(), ..job("turn", key, 5) };
        let with = |from: u32, key: &str| Change {
            jobs: vec![told(key)],
            ..change(&t, from, from, vec![action("us", "iran", None)])
        };
        store.commit(with(0, "first")).await.expect("fits");
        let late = store.commit(with(0, "late")).await;
        assert!(matches!(late, Err(StoreError::Conflict)), "{late:?}");
        assert_eq!(keys(&store.jobs(9).await.expect("read")), ["first"]);
        store.erase_user("a").await.expect("erased");
        assert!(store.jobs(9).await.expect("read").is_empty());
    })
    .await;
}

#[tokio::test]
async fn of_what_follows_from_one_change_under_one_key_the_last_counts() {
    everyone(|store| async move {
        store.create_user(&user("a", "Ann", true)).await.expect("new");
        let tables = ["s", "t", "u"].map(|id| table(id, &["a"]));
        for table in &tables {
            store.create_table(table).await.expect("new");
        }
        // Whoever has two seats is to be told of both.
        let told = |table: &StoredTable, due: i64| Job {
            account: "a".into(),
            body: due.to_string(),
            ..job("turn", &format!("a {}", table.id), due)
        };
        let with = |table: &StoredTable, from: u32| Change {
            jobs: vec![told(table, 7), job("clock", &table.id, 9), told(table, 5)],
            ..change(table, from, from, vec![action("us", "iran", None)])
        };
        // All wait at once; one of them does not fit, and what follows from it must not come in the place of the others.
        let late = Change { from: 3, ..with(&tables[2], 0) };
        let [first, second, third] =
            [with(&tables[0], 0), with(&tables[1], 0), late].map(|change| store.commit(change));
        let (first, second, third) = tokio::join!(first, second, third);
        first.expect("fits");
        second.expect("fits");
        assert!(matches!(third, Err(StoreError::Conflict)), "{third:?}");
        let kept = store.jobs(9).await.expect("read");
        let kept: Vec<_> = kept.iter().map(|job| (job.key.as_str(), job.due, job.body.as_str())).collect();
        assert_eq!(kept, [("a s", 5, "5"), ("a t", 5, "5"), ("s", 9, ""), ("t", 9, "")]);
        store.commit(with(&tables[0], 1)).await.expect("in their place");
        assert_eq!(store.jobs(9).await.expect("read").len(), 4);
    })
    .await;
}

#[tokio::test]
async fn what_follows_from_a_change_of_an_account_is_stored_with_it_or_not_at_all() {
    everyone(|store| async move {
        for (id, name) in [("a", "Ann"), ("b", "Bob")] {
            store.create_user(&user(id, name, false)).await.expect("new");
        }
        let letter = |key: &str| Job { account: "a".into(), ..job("confirm", key, 5) };
        let ann = store.user("a").await.expect("read").expect("there");
        let taken = store.replace_user(&ann, &user("a", "Bob", false), &[letter("never")]).await;
        assert!(matches!(taken, Err(StoreError::Taken)), "{taken:?}");
        assert!(store.jobs(9).await.expect("read").is_empty());
        let anna = user("a", "Anna", false);
        assert!(store.replace_user(&ann, &anna, &[letter("a")]).await.expect("saved"));
        assert_eq!(store.user("a").await.expect("read").map(|user| user.name).as_deref(), Some("Anna"));
        assert_eq!(keys(&store.jobs(9).await.expect("read")), ["a"]);
        // Whoever has read before somebody else's change would undo it.
        let late = User { body: "{\"late\":1}".into(), ..ann.clone() };
        assert!(!store.replace_user(&ann, &late, &[letter("never")]).await.expect("asked"));
        assert_eq!(store.user("a").await.expect("read"), Some(anna.clone()));
        assert_eq!(keys(&store.jobs(9).await.expect("read")), ["a"]);
        for (was, now) in
            [(&anna, User { password: None, leaves: Some(7), ..anna.clone() }), (&anna, anna.clone())]
        {
            let fits = store.user("a").await.expect("read").as_ref() == Some(was);
            assert_eq!(store.replace_user(was, &now, &[]).await.expect("asked"), fits, "{now:?}");
        }
    })
    .await;
}

#[tokio::test]
async fn a_lease_is_renewed_however_much_waits_for_the_database() {
    // Only there do servers have leases to lose.
    let Ok(server) = std::env::var(crate::ADDRESS) else { return };
    let address = crate::fresh(&server).await;
    let store = std::sync::Arc::new(Postgres::open(&address).await.expect("a fresh database"));
    assert!(store.join("one", false, LONG).await.expect("there"));
    // Whoever looks from within a transaction sees the same all the time.
    let mut looking = sqlx::PgConnection::connect(&address).await.expect("the database");
    // Somebody holds what everybody wants to write.
    let mut other = sqlx::PgConnection::connect(&address).await.expect("the database");
    sqlx::raw_sql("begin; lock table letter in access exclusive mode")
        .execute(&mut other)
        .await
        .expect("locked");
    let limit = LetterLimit { within_ms: 1, to_one: 99, to_all: 99 };
    let many: Vec<_> = (0..40)
        .map(|n| {
            let store = store.clone();
            tokio::spawn(async move { store.add_letter(&n.to_string(), 1, limit).await })
        })
        .collect();
    // Until all connections are taken, of which the first who is told to wait no longer is a sign too.
    let waiting = "select count(*) from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()";
    loop {
        let found = sqlx::query(waiting).fetch_one(&mut looking).await.expect("read");
        if found.get::<i64, _>(0) >= 15 || many.iter().any(tokio::task::JoinHandle::is_finished) {
            break;
        }
        tokio::task::yield_now().await;
    }
    for _ in 0..3 {
        assert!(store.renew("one", LONG).await.expect("it has a way of its own").is_some());
        assert_eq!(store.nodes().await.expect("so has this"), ["one"]);
    }
    sqlx::raw_sql("rollback").execute(&mut other).await.expect("let go");
    for one in many {
        let _ = one.await.expect("no panic");
    }
}

/// Longer than any test, and already over.
const LONG: i64 = 3_600_000;
const OVER: i64 = -1;

#[tokio::test]
async fn a_table_has_one_owner_and_whoever_was_it_before_cannot_write() {
    everyone(|store| async move {
        for node in ["one", "two"] {
            assert!(store.join(node, false, LONG).await.expect("there"));
        }
        assert_eq!(store.nodes().await.expect("read"), ["one", "two"]);
        assert_eq!(store.claim_table("nowhere", "one").await.expect("asked"), None);
        let t = table("t", &["a"]);
        store.create_table(&t).await.expect("new");
        assert_eq!(store.unowned_tables(9).await.expect("read"), ["t"]);
        let claim = async |node: &str| store.claim_table("t", node).await.expect("asked").expect("there");
        assert_eq!(claim("one").await, Claim::Own(1));
        assert!(store.unowned_tables(9).await.expect("read").is_empty());
        assert_eq!(store.owned_tables("one").await.expect("read"), ["t"]);
        assert!(store.owned_tables("two").await.expect("read").is_empty());
        assert_eq!(claim("two").await, Claim::Other("one".into()));
        let in_epoch = |epoch: i64, from: u32| Change {
            epoch: Some(epoch),
            ..change(&t, from, from, vec![action("us", "iran", None)])
        };
        store.commit(in_epoch(1, 0)).await.expect("it is the owner's");

        // The first is cut off: it counts as gone, and the second takes its tables.
        assert!(store.renew("one", OVER).await.expect("asked").is_some());
        assert_eq!(store.renew("one", LONG).await.expect("asked"), None, "too late");
        assert_eq!(store.nodes().await.expect("read"), ["two"]);
        assert_eq!(store.unowned_tables(9).await.expect("read"), ["t"]);
        assert_eq!(claim("one").await, Claim::Other("one".into()), "whoever is gone claims nothing");
        assert_eq!(claim("two").await, Claim::Own(2));
        let late = store.commit(in_epoch(1, 1)).await;
        assert!(matches!(late, Err(StoreError::Conflict)), "{late:?}");
        store.commit(in_epoch(2, 1)).await.expect("it is the new owner's");
        assert_eq!(store.actions("t").await.expect("read").len(), 2);
        let (channel, user) = ("players".to_owned(), "a".to_owned());
        let line = Chat { number: 0, channel, user, name: "Ann".into(), text: "hello".into(), at: 3 };
        let late = store.add_chat("t", &line, Some(1)).await;
        assert!(matches!(late, Err(StoreError::Conflict)), "{late:?}");
        assert_eq!(store.add_chat("t", &line, Some(2)).await.expect("it is the owner's"), 1);

        // It is handed over: given back, or left behind.
        assert!(!store.release_table("t", "one", 1).await.expect("asked"), "it is another's");
        assert!(store.release_table("t", "two", 2).await.expect("given back"));
        assert_eq!(store.unowned_tables(9).await.expect("read"), ["t"]);
        assert_eq!(claim("two").await, Claim::Own(3));
        assert_eq!(claim("two").await, Claim::Own(4), "taken up anew by its owner");
        assert_eq!(store.highest_epoch().await.expect("read"), 4);
        store.leave("two").await.expect("gone");
        assert!(store.join("three", false, LONG).await.expect("there"));
        assert_eq!(claim("three").await, Claim::Own(5));
    })
    .await;
}

#[tokio::test]
async fn whoever_wants_to_be_alone_is() {
    everyone(|store| async move {
        assert!(store.join("one", true, LONG).await.expect("asked"));
        assert!(!store.join("two", true, LONG).await.expect("asked"));
        assert!(!store.join("two", false, LONG).await.expect("asked"));
        store.leave("one").await.expect("gone");
        assert!(store.join("two", false, LONG).await.expect("asked"));
        assert!(!store.join("three", true, LONG).await.expect("asked"));
        assert!(store.join("four", false, LONG).await.expect("asked"));
        let time = store.renew("four", LONG).await.expect("asked").expect("there");
        assert!(time > 1_500_000_000_000, "milliseconds since 1970: {time}");
    })
    .await;
}
