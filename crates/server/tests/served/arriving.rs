//! Games that others begin: a live clock runs behind nobody's back.

use detente_protocol::TableCommand;
use serde_json::{Value, json};

use crate::house::{account, clock, get, house, post, terms, until};

fn rests(view: &Value) -> Vec<Option<&str>> {
    view["clocks"].as_array().expect("clocks").iter().map(|clock| clock["rest"]["type"].as_str()).collect()
}

#[tokio::test]
async fn a_challenge_that_is_accepted_while_its_sender_is_away_waits_with_its_clocks() {
    let server = house().await;
    let (ann, bob, eve) =
        (account(&server, "Ann").await, account(&server, "Bob").await, account(&server, "Eve").await);
    let terms = json!({"game": "twilight", "seats": [{"type": "me"}, {"type": "open"}], "clock": clock(), "rated": true});
    let made = post(&ann, "/api/challenges", json!({"to": "Bob", "table": terms})).await;
    let id = made["id"].as_str().expect("an id").to_owned();
    let made = post(&bob, &format!("/api/challenges/{id}"), json!({"accept": true})).await;
    let path = format!("/api/tables/{}", made["id"].as_str().expect("a table"));
    // Somebody who looks on is nobody who is waited for.
    let waiting = get(&eve, &path).await;
    assert_eq!(rests(&waiting), [Some("missing"), Some("missing")]);
    let here = get(&bob, &path).await;
    assert_eq!((here["table"]["status"].as_str(), rests(&here)), (Some("playing"), vec![Some("missing"); 2]));
    assert!(
        here["waiting"].as_str().is_some_and(|text| text.contains("Ann") && !text.contains("Bob")),
        "{here}"
    );
    // He need not wait for ever: nobody has lost a game that the other has not come to.
    let both = get(&ann, &path).await;
    assert_eq!(rests(&both), [None, None], "with the last one the clocks begin");
    assert!(both["clocks"].as_array().is_some_and(|all| all.iter().any(|clock| clock["running"] == true)));
    server.running.stop().await;
}

#[tokio::test]
async fn quick_pairing_and_events_begin_no_clock_of_somebody_who_is_not_there() {
    let server = house().await;
    let (ann, bob, boss) =
        (account(&server, "Ann").await, account(&server, "Bob").await, account(&server, "Boss").await);
    let seek = json!({"game": "twilight", "clock": clock(), "rated": true});
    post(&ann, "/api/seeks", seek.clone()).await;
    let table = post(&bob, "/api/seeks", seek).await["table"].as_str().expect("paired").to_owned();
    let path = format!("/api/tables/{table}");
    assert_eq!(rests(&get(&bob, &path).await), [Some("missing"), Some("missing")]);
    // Whoever has come calls it off as if nothing had been played.
    assert_eq!(bob.command(&table, &TableCommand::Abort).await.status, 200);
    assert_eq!(get(&bob, &path).await["table"]["status"], "aborted");

    let id = post(&boss, "/api/events", terms("Cup", &json!({"type": "swiss", "rounds": 1}), 2)).await["id"]
        .as_str()
        .expect("an id")
        .to_owned();
    for player in [&ann, &bob] {
        post(player, &format!("/api/events/{id}/acts"), json!({"type": "register"})).await;
    }
    post(&boss, &format!("/api/events/{id}/acts"), json!({"type": "begin"})).await;
    let table_of = |view: &Value| view["rounds"][0]["matches"][0]["games"][0]["table"].clone();
    let view = until(&boss, &format!("/api/events/{id}"), |view| !table_of(view).is_null()).await;
    let path = format!("/api/tables/{}", table_of(&view).as_str().expect("a table"));
    assert_eq!(rests(&get(&ann, &path).await), [Some("missing"), Some("missing")]);
    assert_eq!(rests(&get(&bob, &path).await), [None, None]);
    server.running.stop().await;
}
