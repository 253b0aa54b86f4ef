//! Clocks that stand still: vacations and weekends, as both players are told of them.

use crate::common::{Person, Server};
use crate::house::{account, get, house, post, settings};
use detente_protocol::TableCommand;
use detente_server::start;
use serde_json::{Value, json};

fn days() -> Value {
    json!({"type": "bank", "seconds": 259_200, "increment": 86_400, "cap": 259_200, "timeOut": "ends"})
}

/// A table of Ann's, the US, and Bob's, by a challenge that he accepts.
async fn challenged(ann: &Person, bob: &Person, more: Value) -> String {
    let mut terms = json!({"game": "twilight", "seats": [{"type": "me"}, {"type": "open"}], "clock": days()});
    if let (Some(terms), Value::Object(more)) = (terms.as_object_mut(), more) {
        terms.extend(more);
    }
    let made = post(ann, "/api/challenges", json!({"to": "Bob", "table": terms})).await;
    let path = format!("/api/challenges/{}", made["id"].as_str().expect("an id"));
    let made = post(bob, &path, json!({"accept": true})).await;
    made["id"].as_str().expect("a table").to_owned()
}

/// What makes a clock rest, the US's first.
async fn rests(person: &Person, table: &str) -> [Value; 2] {
    let view = get(person, &format!("/api/tables/{table}")).await;
    [0, 1].map(|seat: usize| view["clocks"][seat]["rest"].clone())
}

#[tokio::test]
async fn a_game_that_begins_during_a_vacation_stands_still_from_its_first_moment() {
    let server = house().await;
    let (ann, bob) = (account(&server, "Ann").await, account(&server, "Bob").await);
    post(&bob, "/api/me/vacation", json!({"days": 2})).await;
    let challenge = challenged(&ann, &bob, json!({})).await;
    // One that people sit down at and begin themselves.
    let wish = json!({"game": "twilight", "seats": [{"type": "me"}, {"type": "open"}], "clock": days()});
    let seated = ann.create(wish).await;
    let join = TableCommand::Join { seat: "ussr".into(), commitment: None };
    assert_eq!(bob.command(&seated, &join).await.status, 200);
    assert_eq!(ann.command(&seated, &TableCommand::Start).await.status, 200);
    for table in [&challenge, &seated] {
        let [us, ussr] = rests(&ann, table).await;
        assert_eq!((us, ussr["type"].as_str()), (Value::Null, Some("vacation")), "{table}");
        let left = ussr["ms"].as_i64().expect("a time");
        assert!((170_000_000..=172_800_000).contains(&left), "two days: {left}");
    }
    // It is kept over a restart, and who was back before it is not away after it.
    let Server { running, folder } = server;
    running.stop().await;
    let running = start(settings(&folder)).await.expect("it starts again");
    let server = Server { running, folder };
    let [ann, bob] = [ann, bob].map(|person| Person { host: server.host(), ..person });
    assert_eq!(rests(&ann, &challenge).await[1]["type"], "vacation");
    post(&bob, "/api/me/vacation", json!({"days": 0})).await;
    for table in [&challenge, &seated] {
        assert_eq!(rests(&ann, table).await, [Value::Null, Value::Null], "{table}");
    }
    server.running.stop().await;
}

#[tokio::test]
async fn a_new_account_has_a_few_days_of_vacation_and_no_more() {
    let server = house().await;
    let ann = Person::guest(&server.host(), "Ann").await;
    let before = get(&ann, "/api/me/vacation").await;
    assert_eq!((before["daysLeft"].as_i64(), &before["until"]), (Some(3), &Value::Null));
    assert_eq!(ann.post("/api/me/vacation", &json!({"days": 4})).await.status, 403);
    let taken = post(&ann, "/api/me/vacation", json!({"days": 3})).await;
    assert_eq!(taken["daysLeft"], 0);
    assert!(taken["until"].is_number());
    // The day that has begun is used up, the others come back.
    let ended = post(&ann, "/api/me/vacation", json!({"days": 0})).await;
    assert_eq!((ended["daysLeft"].as_i64(), &ended["until"]), (Some(2), &Value::Null));
    server.running.stop().await;
}

#[tokio::test]
async fn weekends_are_a_term_of_tables_seeks_and_events() {
    let server = house().await;
    let (ann, bob) = (account(&server, "Ann").await, account(&server, "Bob").await);
    let table = challenged(&ann, &bob, json!({"weekends": true})).await;
    assert_eq!(get(&bob, &format!("/api/tables/{table}")).await["table"]["weekends"], true);
    // Who wants weekends free is not paired with who does not.
    let seek = |weekends: bool| json!({"game": "twilight", "clock": days(), "weekends": weekends});
    let first = post(&ann, "/api/seeks", seek(true)).await;
    assert!(first["table"].is_null());
    let other = post(&bob, "/api/seeks", seek(false)).await;
    assert!(other["table"].is_null() && other["others"] == 0, "{other}");
    for (who, theirs) in [(&ann, false), (&bob, true)] {
        let waiting = get(who, "/api/seeks").await;
        assert_eq!(waiting.as_array().map(Vec::len), Some(1), "the other is listed: {waiting}");
        assert_eq!(waiting[0]["weekends"], theirs);
    }
    let found = post(&bob, "/api/seeks", seek(true)).await;
    let table = found["table"].as_str().expect("paired");
    assert_eq!(get(&bob, &format!("/api/tables/{table}")).await["table"]["weekends"], true);
    let fast = json!({"type": "total", "seconds": 600, "timeOut": "ends"});
    let wrong = json!({"game": "twilight", "clock": fast, "weekends": true});
    assert_eq!(ann.post("/api/seeks", &wrong).await.status, 400, "only a clock of days rests");

    let mut terms = crate::house::terms("Slow Open", &json!({"type": "swiss", "rounds": 1}), 2);
    terms["weekends"] = json!(true);
    assert_eq!(ann.post("/api/events", &terms).await.status, 400, "nor at the tables of an event");
    terms["clock"] = days();
    let made = post(&ann, "/api/events", terms).await;
    let id = made["id"].as_str().expect("an id").to_owned();
    for player in [&ann, &bob] {
        post(player, &format!("/api/events/{id}/acts"), json!({"type": "register"})).await;
    }
    post(&ann, &format!("/api/events/{id}/acts"), json!({"type": "begin"})).await;
    let view = crate::house::until(&ann, &format!("/api/events/{id}"), |view| {
        view["rounds"][0]["matches"][0]["games"][0]["table"].is_string()
    })
    .await;
    let table = view["rounds"][0]["matches"][0]["games"][0]["table"].as_str().expect("a table");
    assert_eq!(view["terms"]["weekends"], true);
    assert_eq!(get(&bob, &format!("/api/tables/{table}")).await["table"]["weekends"], true);
    server.running.stop().await;
}
