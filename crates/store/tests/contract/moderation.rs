//! Reports, measures, notices and the trail.

use std::task::Poll;

use detente_store::*;

use crate::{everyone, user};

fn report(about: &str, by: &str, created: i64) -> Report {
    Report {
        id: 0,
        kind: "chat".into(),
        about: about.into(),
        by: by.into(),
        table: "t".into(),
        line: Some(3),
        body: "{}".into(),
        count: 1,
        state: "open".into(),
        taken_by: String::new(),
        taken_at: 0,
        upheld: false,
        created,
    }
}

const MANY: ReportLimit = ReportLimit { of_one: 99, in_all: 99 };

#[tokio::test]
async fn a_report_is_changed_by_whoever_knows_its_state() {
    everyone(|store| async move {
        let id = store.add_report(&report("eve", "ann", 5), MANY).await.expect("kept").expect("room");
        let kept = store.report(id).await.expect("read").expect("there");
        assert_eq!(kept, Report { id, ..report("eve", "ann", 5) });
        assert_eq!(store.report(id + 1).await.expect("read"), None);
        let (state, taken_by) = ("taken".to_owned(), "mo".to_owned());
        let taken = Report { state, taken_by, taken_at: 8, count: 2, body: "[1]".into(), ..kept.clone() };
        assert!(store.save_report(&taken, "open").await.expect("first"));
        assert!(!store.save_report(&Report { count: 9, ..taken.clone() }, "open").await.expect("too late"));
        assert_eq!(store.report(id).await.expect("read"), Some(taken.clone()));
        let closed = Report { state: "closed".into(), upheld: true, ..taken };
        assert!(store.save_report(&closed, "taken").await.expect("decided"));
        assert_eq!(store.report(id).await.expect("read"), Some(closed));
    })
    .await;
}

#[tokio::test]
async fn reports_are_listed_by_state_and_by_whom_they_are_about() {
    everyone(|store| async move {
        let mut ids = Vec::new();
        for (about, created) in [("eve", 1), ("eve", 2), ("kim", 3), ("eve", 4)] {
            ids.extend(store.add_report(&report(about, "ann", created), MANY).await.expect("kept"));
        }
        for &id in &ids[1..3] {
            let closed =
                Report { state: "closed".into(), ..store.report(id).await.expect("read").expect("there") };
            assert!(store.save_report(&closed, "open").await.expect("closed"));
        }
        let of = |reports: Vec<Report>| reports.into_iter().map(|report| report.id).collect::<Vec<_>>();
        assert_eq!(of(store.reports(false, 9).await.expect("read")), [ids[0], ids[3]], "the oldest first");
        assert_eq!(of(store.reports(true, 9).await.expect("read")), [ids[2], ids[1]], "the newest first");
        assert_eq!(of(store.reports(false, 1).await.expect("read")), [ids[0]]);
        assert_eq!(of(store.reports_about("eve", 2).await.expect("read")), [ids[3], ids[1]]);
    })
    .await;
}

#[tokio::test]
async fn so_many_reports_wait_for_one_person_and_in_all_and_closed_ones_make_room() {
    everyone(|store| async move {
        let limit = ReportLimit { of_one: 2, in_all: 3 };
        let add = async |about: &str, by: &str| {
            store.add_report(&report(about, by, 1), limit).await.expect("answered")
        };
        let first = add("eve", "ann").await.expect("room");
        assert!(add("kim", "ann").await.is_some());
        assert_eq!(add("lou", "ann").await, None, "two of one person wait");
        assert!(add("lou", "bob").await.is_some());
        assert_eq!(add("moe", "bob").await, None, "three wait in all");
        let closed = Report { id: first, state: "closed".into(), ..report("eve", "ann", 1) };
        assert!(store.save_report(&closed, "open").await.expect("closed"));
        assert!(add("lou", "ann").await.is_some(), "there is room again");
        assert_eq!(store.reports(false, 9).await.expect("read").len(), 3);
    })
    .await;
}

#[tokio::test]
async fn measures_are_listed_newest_first_and_lifted_once() {
    everyone(|store| async move {
        let sanction = |user: &str, measure: &str, begins: i64| Sanction {
            id: 0,
            user: user.into(),
            measure: measure.into(),
            reason: "for a reason".into(),
            by: "Mo".into(),
            begins,
            ends: (measure == "mute").then_some(begins + 10),
            lifted: false,
        };
        let mute = store.add_sanction(&sanction("eve", "mute", 5)).await.expect("taken");
        let ban = store.add_sanction(&sanction("eve", "ban", 7)).await.expect("taken");
        store.add_sanction(&sanction("kim", "ban", 9)).await.expect("taken");
        let of = |all: Vec<Sanction>| all.into_iter().map(|one| one.id).collect::<Vec<_>>();
        let all = store.sanctions("eve").await.expect("read");
        assert_eq!(all[1], Sanction { id: mute, ..sanction("eve", "mute", 5) });
        assert_eq!(of(all), [ban, mute]);
        assert_eq!(store.sanctions_since(7).await.expect("read").len(), 2);
        assert_eq!(store.lift("eve", "ban").await.expect("lifted"), 1);
        assert_eq!(store.lift("eve", "ban").await.expect("nothing is left to lift"), 0);
        let now = store.sanctions("eve").await.expect("read");
        assert!(now[0].lifted && !now[1].lifted, "{now:?}");
        let since: Vec<String> =
            store.sanctions_since(0).await.expect("read").into_iter().map(|one| one.user).collect();
        assert_eq!(since, ["eve", "kim"], "not what was lifted");
    })
    .await;
}

#[tokio::test]
async fn a_notice_stays_until_the_one_it_is_for_has_read_it() {
    everyone(|store| async move {
        let notice = |user: &str| Notice {
            id: 0,
            user: user.into(),
            measure: "warn".into(),
            reason: "mind your words".into(),
            ends: Some(8),
            at: 4,
        };
        store.add_notice(&notice("eve")).await.expect("told");
        let told = store.notices("eve").await.expect("read");
        assert_eq!(told, [Notice { id: told[0].id, ..notice("eve") }]);
        assert!(store.notices("kim").await.expect("read").is_empty());
        assert!(!store.read_notice("kim", told[0].id).await.expect("another's"));
        assert!(store.read_notice("eve", told[0].id).await.expect("read"));
        assert!(!store.read_notice("eve", told[0].id).await.expect("once"));
        assert!(store.notices("eve").await.expect("read").is_empty());
    })
    .await;
}

#[tokio::test]
async fn the_trail_is_read_backwards_for_one_person_or_for_all() {
    everyone(|store| async move {
        let line = |what: &str, about: &str| Audit {
            at: 3,
            by: "Mo".into(),
            what: what.into(),
            about: about.into(),
            report: Some(1),
            measure: "ban".into(),
            reason: "for a reason".into(),
        };
        for (what, about) in [("took", "eve"), ("decided", "eve"), ("lifted", "kim")] {
            store.add_audit(&line(what, about)).await.expect("written");
        }
        assert_eq!(
            store.audit(Some("eve"), 9).await.expect("read"),
            [line("decided", "eve"), line("took", "eve")]
        );
        assert_eq!(
            store.audit(None, 2).await.expect("read"),
            [line("lifted", "kim"), line("decided", "eve")]
        );
    })
    .await;
}

/// A report that was taken, and the decision to ban the one it is about.
async fn ban(store: &dyn Store, about: &str) -> Decision {
    let id = store.add_report(&report(about, "ann", 5), MANY).await.expect("kept").expect("room");
    for (kind, of) in [("session", about), ("token", about), ("session", "ann")] {
        let (hash, user) = (format!("{about} {kind} {of}"), of.to_owned());
        let (id, kind) = (hash.clone(), kind.to_owned());
        let credential = Credential { hash, id, user, kind, label: String::new(), created: 1, seen: 1 };
        store.add_credential(&credential).await.expect("signed in");
    }
    let (measure, reason) = ("ban".to_owned(), "for a reason".to_owned());
    let notice = |user: &str| Notice {
        id: 0,
        user: user.to_owned(),
        measure: measure.clone(),
        reason: reason.clone(),
        ends: None,
        at: 4,
    };
    Decision {
        report: Some((
            Report { id, state: "closed".into(), upheld: true, ..report(about, "ann", 5) },
            "open".into(),
        )),
        sanction: Some(Sanction {
            id: 0,
            user: about.to_owned(),
            measure: measure.clone(),
            reason: reason.clone(),
            by: "Mo".into(),
            begins: 4,
            ends: None,
            lifted: false,
        }),
        signs_out: vec!["session".to_owned(), "token".to_owned()],
        notices: vec![notice(about), notice(&format!("who reported {about}"))],
        audit: Audit {
            at: 4,
            by: "Mo".into(),
            what: "decided".into(),
            about: about.to_owned(),
            report: Some(id),
            measure: measure.clone(),
            reason: reason.clone(),
        },
    }
}

/// What there is of a decision: the report is closed, the measure, the credentials are gone, who was told, the line of the trail.
async fn kept(store: &dyn Store, decision: &Decision) -> [bool; 6] {
    let about = &decision.audit.about;
    let report = decision.report.as_ref().expect("there is one").0.id;
    let signed_in = async |kind: &str| !store.credentials(about, kind).await.expect("read").is_empty();
    [
        store.report(report).await.expect("read").expect("there").state == "closed",
        !store.sanctions(about).await.expect("read").is_empty(),
        !signed_in("session").await && !signed_in("token").await,
        !store.notices(about).await.expect("read").is_empty(),
        !store.notices(&format!("who reported {about}")).await.expect("read").is_empty(),
        !store.audit(Some(about), 9).await.expect("read").is_empty(),
    ]
}

#[tokio::test]
async fn a_decision_is_kept_once_with_everything_that_follows() {
    everyone(|store| async move {
        store.create_user(&user("eve", "Eve", false)).await.expect("new");
        store.create_user(&user("ann", "Ann", false)).await.expect("new");
        let decision = ban(store.as_ref(), "eve").await;
        assert_eq!(kept(store.as_ref(), &decision).await, [false; 6]);
        assert!(store.decide(&decision).await.expect("kept"));
        assert_eq!(kept(store.as_ref(), &decision).await, [true; 6]);
        assert_eq!(store.credentials("ann", "session").await.expect("read").len(), 1, "nobody else's");
        // Somebody who decides about the same report is too late, and nothing is done twice.
        assert!(!store.decide(&decision).await.expect("asked"));
        assert_eq!(store.sanctions("eve").await.expect("read").len(), 1);
        assert_eq!(store.audit(Some("eve"), 9).await.expect("read"), std::slice::from_ref(&decision.audit));
        // What the operator decides needs no report.
        let of_operator = Decision { report: None, ..decision };
        assert!(store.decide(&of_operator).await.expect("kept"));
        assert_eq!(store.sanctions("eve").await.expect("read").len(), 2);
    })
    .await;
}

/// Work that is broken off after so many steps, as by a crash.
async fn broken_off<T>(steps: u32, work: impl Future<Output = T>) -> Option<T> {
    let (mut work, mut left) = (std::pin::pin!(work), steps);
    std::future::poll_fn(|context| {
        if left == 0 {
            return Poll::Ready(None);
        }
        left -= 1;
        work.as_mut().poll(context).map(Some)
    })
    .await
}

#[tokio::test]
async fn a_decision_that_is_broken_off_is_there_with_everything_or_with_nothing() {
    everyone(|store| async move {
        store.create_user(&user("ann", "Ann", false)).await.expect("new");
        for steps in 1.. {
            let about = format!("eve{steps}");
            store.create_user(&user(&about, &about, false)).await.expect("new");
            let decision = ban(store.as_ref(), &about).await;
            let done = broken_off(steps, store.decide(&decision)).await;
            // What was broken off at its very end becomes visible a moment later.
            let mut seen = kept(store.as_ref(), &decision).await;
            for _ in 0..100 {
                if seen == [seen[0]; 6] {
                    break;
                }
                tokio::time::sleep(std::time::Duration::from_millis(20)).await;
                seen = kept(store.as_ref(), &decision).await;
            }
            assert_eq!(seen, [seen[0]; 6], "after {steps} steps");
            if let Some(done) = done {
                assert!(done.expect("kept") && seen[0]);
                break;
            }
        }
    })
    .await;
}
