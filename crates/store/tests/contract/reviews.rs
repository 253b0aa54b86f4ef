//! Reviews: asked for within bounds, made once, the same for everybody.

use detente_store::reviews::{ASKED, DONE, FAILED};
use detente_store::*;

use crate::{everyone, user};

const LIMIT: ReviewLimit = ReviewLimit { of_one: 1, in_all: 3, kept: 2 };

fn row(id: &str, account: &str, created: i64) -> ReviewRow {
    ReviewRow {
        id: id.into(),
        account: account.into(),
        game: "twilight".into(),
        state: ASKED.into(),
        tasks: 40,
        done: 0,
        record: "the record".into(),
        findings: String::new(),
        body: String::new(),
        created,
        updated: created,
    }
}

async fn ask(store: &dyn Store, row: &ReviewRow) -> ReviewAsked {
    let job = Job::new("review", row.id.clone(), row.created, row.created);
    store.ask_review(row, &job, LIMIT).await.expect("answered")
}

#[tokio::test]
async fn a_review_is_asked_for_once_within_bounds_and_with_its_job() {
    everyone(|store| async move {
        let store = store.as_ref();
        assert_eq!(store.review("a").await.expect("read"), None);
        assert_eq!(ask(store, &row("a", "ann", 1)).await, ReviewAsked::Added);
        assert_eq!(ask(store, &row("a", "bob", 2)).await, ReviewAsked::There, "whoever asks");
        assert_eq!(ask(store, &row("b", "ann", 3)).await, ReviewAsked::TooManyOfOne);
        assert_eq!(ask(store, &row("b", "bob", 4)).await, ReviewAsked::Added);
        assert_eq!(ask(store, &row("c", "cid", 5)).await, ReviewAsked::Added);
        assert_eq!(ask(store, &row("d", "dan", 6)).await, ReviewAsked::TooManyInAll);
        let jobs = store.jobs(9).await.expect("read");
        assert_eq!(jobs.iter().map(|job| job.key.as_str()).collect::<Vec<_>>(), ["a", "b", "c"]);
        let mut before = Vec::new();
        for id in ["a", "b", "c", "nothing"] {
            before.push(store.reviews_before(id).await.expect("counted"));
        }
        assert_eq!(before, [0, 1, 2, 0]);
    })
    .await;
}

#[tokio::test]
async fn what_was_found_is_kept_on_the_way_and_the_result_is_written_once() {
    everyone(|store| async move {
        let store = store.as_ref();
        ask(store, &row("a", "ann", 1)).await;
        store.advance_review("a", 7, 5).await.expect("kept");
        store.keep_findings("a", 9, "[found]", 6).await.expect("kept");
        let kept = store.review("a").await.expect("read").expect("there");
        assert_eq!((kept.done, kept.findings.as_str(), kept.record.as_str()), (9, "[found]", "the record"));
        let head = store.review_head("a").await.expect("read").expect("there");
        assert_eq!((head.done, head.tasks, head.findings.as_str(), head.record.as_str()), (9, 40, "", ""));

        assert!(store.finish_review("a", DONE, "{}", 8).await.expect("written"));
        assert!(!store.finish_review("a", DONE, "{\"other\":1}", 9).await.expect("no second one"));
        store.keep_findings("a", 3, "late", 10).await.expect("nothing to do");
        let done = store.review("a").await.expect("read").expect("there");
        assert_eq!((done.state.as_str(), done.body.as_str(), done.done), (DONE, "{}", 40));
        assert_eq!((done.record.as_str(), done.findings.as_str(), done.updated), ("", "", 8));
        assert_eq!(ask(store, &row("a", "bob", 11)).await, ReviewAsked::There);
        // Ann waits for nothing any more. What has failed may be asked for again.
        assert_eq!(ask(store, &row("b", "ann", 12)).await, ReviewAsked::Added);
        assert!(store.finish_review("b", FAILED, "", 13).await.expect("written"));
        assert_eq!(ask(store, &row("b", "ann", 14)).await, ReviewAsked::Added);
    })
    .await;
}

#[tokio::test]
async fn of_those_that_are_done_the_oldest_go_and_with_a_game_goes_its_review() {
    everyone(|store| async move {
        let store = store.as_ref();
        for (at, id) in ["a", "b", "c", "d"].into_iter().enumerate() {
            ask(store, &row(id, "ann", at as i64)).await;
            assert!(store.finish_review(id, DONE, "{}", at as i64).await.expect("written"));
        }
        ask(store, &row("e", "ann", 9)).await;
        let mut left = Vec::new();
        for id in ["a", "b", "c", "d", "e"] {
            left.extend(store.review_head(id).await.expect("read").map(|row| row.id));
        }
        assert_eq!(left, ["c", "d", "e"]);
        store.drop_review("c").await.expect("gone");
        assert_eq!(store.review("c").await.expect("read"), None);

        // A game that was brought in, and the review that its owner's friend asked for.
        store.create_user(&user("ann", "Ann", false)).await.expect("new");
        let brought = Replay {
            id: "r".into(),
            user: "ann".into(),
            game: "twilight".into(),
            title: String::new(),
            record: String::new(),
            created: 1,
        };
        let room = Quota { games: 9, bytes: 999, in_all: 999 };
        for gone in [true, false] {
            assert!(store.add_replay(&brought, room).await.expect("kept"));
            ask(store, &row("r", "bob", 20)).await;
            assert!(store.review("r").await.expect("read").is_some());
            if gone {
                assert!(store.drop_replay("ann", "r").await.expect("dropped"));
            } else {
                store.erase_user("ann").await.expect("erased");
            }
            assert_eq!(store.review("r").await.expect("read"), None);
        }
        // What somebody asked for stays when they go, and is nobody's wish any more.
        assert_eq!(store.review("d").await.expect("read").map(|row| row.account), Some(String::new()));
    })
    .await;
}
