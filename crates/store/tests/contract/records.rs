//! Results with the ratings that follow from them, and events as the log of their acts.

use detente_store::*;

use crate::everyone;

fn result(number: i64, table: &str, players: &[&str]) -> ResultRow {
    ResultRow {
        number,
        at: 100 * number,
        game: "twilight".into(),
        pace: "live".into(),
        terms: "deluxe".into(),
        table: table.into(),
        event: String::new(),
        body: format!("{{\"n\":{number}}}"),
        players: players.iter().map(|&player| player.to_owned()).collect(),
    }
}

fn rating(account: &str, pace: &str, last: i64, body: &str) -> RatingRow {
    RatingRow { game: "twilight".into(), pace: pace.into(), account: account.into(), last, body: body.into() }
}

fn side(body: &str) -> SideRow {
    SideRow { game: "twilight".into(), terms: "deluxe".into(), body: body.into() }
}

#[tokio::test]
async fn a_result_is_kept_with_its_ratings_once_and_in_order_or_not_at_all() {
    everyone(|store| async move {
        assert_eq!(store.last_result().await.expect("read"), 0);
        let ratings = [rating("ann", "live", 100, "first"), rating("bob", "live", 100, "first")];
        store.add_result(&result(1, "t1", &["ann", "bob"]), &ratings, &[side("even")]).await.expect("new");
        assert!(store.has_result("t1").await.expect("read"));
        assert!(!store.has_result("t2").await.expect("read"));

        // Another was quicker, or the table has one: nothing of it is kept.
        let late = [rating("ann", "live", 200, "late")];
        for number in [1, 3] {
            let refused = store.add_result(&result(number, "t2", &["ann"]), &late, &[side("late")]).await;
            assert!(matches!(refused, Err(StoreError::Conflict)), "{number}: {refused:?}");
        }
        let again = store.add_result(&result(2, "t1", &["ann"]), &late, &[side("late")]).await;
        assert!(matches!(again, Err(StoreError::Taken)), "{again:?}");
        assert_eq!(store.last_result().await.expect("read"), 1);
        assert_eq!(store.rating("twilight", "live", "ann").await.expect("read"), Some(ratings[0].clone()));
        assert_eq!(store.sides().await.expect("read"), [side("even")]);

        // Of several that come together all are kept or none.
        let several = [result(2, "t2", &["ann"]), result(3, "t1", &["ann"])];
        let refused = store.add_results(&several, &late, &[side("late")]).await;
        assert!(matches!(refused, Err(StoreError::Taken)), "{refused:?}");
        assert_eq!(store.last_result().await.expect("read"), 1, "the first of them neither");
        assert_eq!(store.sides().await.expect("read"), [side("even")]);

        // One that was brought in has no table, and there may be many such.
        let now = [rating("ann", "live", 300, "third"), rating("ann", "daily", 300, "third")];
        let both = [result(2, "", &["ann", "cid"]), result(3, "", &["ann"])];
        store.add_results(&both, &now, &[side("us")]).await.expect("brought in");
        let after = store.results(Results::After { number: 1, most: 9 }).await.expect("read");
        assert_eq!(after, [result(2, "", &["ann", "cid"]), result(3, "", &["ann"])]);
        let numbers = async |which: Results| -> Vec<i64> {
            store.results(which).await.expect("read").iter().map(|row| row.number).collect()
        };
        assert_eq!(numbers(Results::After { number: 0, most: 2 }).await, [1, 2]);
        assert_eq!(numbers(Results::Of { account: "ann".into(), most: 2 }).await, [2, 3], "the newest");
        assert_eq!(numbers(Results::Of { account: "cid".into(), most: 9 }).await, [2]);
        assert_eq!(store.sides().await.expect("read"), [side("us")]);
    })
    .await;
}

#[tokio::test]
async fn ratings_are_found_by_game_and_account_and_are_replaced_all_at_once() {
    everyone(|store| async move {
        let (old, new) = (rating("bob", "live", 100, "b"), rating("ann", "live", 300, "a"));
        let daily = rating("ann", "daily", 200, "d");
        let all = [old.clone(), new.clone(), daily.clone()];
        store.add_result(&result(1, "t", &["ann", "bob"]), &all, &[side("even")]).await.expect("new");
        assert_eq!(store.ratings_of("ann").await.expect("read"), [daily.clone(), new.clone()]);
        assert_eq!(store.ratings("twilight", "live", 0).await.expect("read"), [new.clone(), old.clone()]);
        assert_eq!(store.ratings("twilight", "live", 101).await.expect("read"), std::slice::from_ref(&new));
        assert_eq!(store.ratings("guerra-fria", "live", 0).await.expect("read"), []);
        assert_eq!(store.all_ratings().await.expect("read"), [daily, new, old]);

        let counted = [rating("cid", "live", 400, "c")];
        let late = store.replace_ratings(&counted, &[], 0).await;
        assert!(matches!(late, Err(StoreError::Conflict)), "{late:?}");
        assert_eq!(store.all_ratings().await.expect("read").len(), 3);
        store.replace_ratings(&counted, &[], 1).await.expect("up to the last result");
        assert_eq!(store.all_ratings().await.expect("read"), counted);
        assert_eq!(store.sides().await.expect("read"), []);
    })
    .await;
}

fn event(id: &str, status: &str, created: i64, version: u32) -> EventRow {
    EventRow { id: id.into(), status: status.into(), created, version }
}

#[tokio::test]
async fn the_acts_of_an_event_follow_each_other_without_a_gap_and_each_is_there_once() {
    everyone(|store| async move {
        let open = event("e", "open", 5, 1);
        assert_eq!(store.event("e").await.expect("read"), None);
        store.add_event_act(&open, 0, "founded").await.expect("new");
        assert!(store.add_event_act(&open, 0, "again").await.is_err(), "it is there already");
        let running = event("e", "running", 5, 2);
        let letter = Job::new("turn", "a event:e".to_owned(), 5, 1);
        store.add_event_act_and(&running, 1, "begun", &[letter]).await.expect("the next");
        for number in [1, 3] {
            let never = Job::new("turn", "never".to_owned(), 5, 1);
            let refused = store.add_event_act_and(&running, number, "late", &[never]).await;
            assert!(matches!(refused, Err(StoreError::Conflict)), "{number}: {refused:?}");
        }
        assert_eq!(store.event_acts("e").await.expect("read"), ["founded", "begun"]);
        let jobs = store.jobs(9).await.expect("read");
        let keys: Vec<&str> = jobs.iter().map(|job| job.key.as_str()).collect();
        assert_eq!(keys, ["a event:e"], "stored with its act, and not with one that was refused");
        assert_eq!(store.event("e").await.expect("read"), Some(running.clone()));
        store.add_event_act(&event("f", "open", 6, 1), 0, "founded").await.expect("new");
        let found = store.events(&["open", "running"], None, 9).await.expect("read");
        assert_eq!(found, [event("f", "open", 6, 1), running], "the newest first");
        assert_eq!(store.events(&["open", "running"], None, 1).await.expect("read").len(), 1);
        assert_eq!(store.events(&["over"], None, 9).await.expect("read"), []);
    })
    .await;
}

#[tokio::test]
async fn events_are_listed_page_by_page_and_counted_for_whoever_has_founded_them() {
    everyone(|store| async move {
        let act = |by: &str| format!(r#"{{"at":1,"by":"{by}","name":"N","act":"found"}}"#);
        // Several of one moment, in any order of their ids.
        for (id, status, created) in
            [("b", "open", 5), ("d", "running", 5), ("a", "open", 5), ("c", "open", 7), ("e", "over", 9)]
        {
            store.add_event_act(&event(id, status, created, 1), 0, &act("ann")).await.expect("new");
        }
        store.add_event_act(&event("a", "open", 5, 2), 1, &act("bob")).await.expect("another's act");
        let (mut after, mut listed) = (None, Vec::new());
        loop {
            let page = store.events(&["open", "running"], after.as_ref(), 2).await.expect("read");
            let Some(last) = page.last().cloned() else { break };
            listed.extend(page.into_iter().map(|row| row.id));
            after = Some(last);
        }
        assert_eq!(listed, ["c", "d", "b", "a"], "each once");
        assert_eq!(store.events_founded("ann").await.expect("read"), 4, "one is over");
        assert_eq!(store.events_founded("bob").await.expect("read"), 0);
    })
    .await;
}
