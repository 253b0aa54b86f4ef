//! What is told by webhook to whoever is away: a challenge, rounds and deadlines, in the language of each.

use std::collections::BTreeMap;
use std::time::Duration;

use detente_protocol::TableCommand;
use serde_json::json;

use crate::common::Client;
use crate::house::{account, get, house_with_hooks, post, terms};

#[tokio::test]
async fn who_is_challenged_while_away_is_told_so_and_who_is_here_is_not() {
    let (server, url, mut told) = house_with_hooks().await;
    let (ann, bob) = (account(&server, "Ann").await, account(&server, "Bob").await);
    let wishes = json!({"language": "es", "webhook": format!("{url}/bob")});
    assert_eq!(bob.put("/api/me", &wishes).await.status, 200);
    let challenge =
        json!({"to": "Bob", "table": {"game": "twilight", "seats": [{"type": "me"}, {"type": "open"}]}});
    let here = Client::with_header(&bob.host, "authorization", &bob.cookie).await;
    post(&ann, "/api/challenges", challenge).await;
    drop(here);
    let gone = async || {
        while server.running.hub.is_connected(&bob.id) {
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    };
    tokio::time::timeout(crate::common::PATIENCE, gone()).await.expect("the socket is closed");
    let bot = json!({"type": "bot", "level": "greedy"});
    let four = json!({"game": "guerra-fria", "seats": [{"type": "me"}, {"type": "open"}, bot, bot]});
    post(&ann, "/api/challenges", json!({"to": "Bob", "table": four})).await;
    let next = tokio::time::timeout(crate::common::PATIENCE, told.recv()).await.expect("in time");
    let (path, said) = next.expect("one");
    assert_eq!(path, "bob");
    assert!(
        said.contains("Bob, Ann te desafía a una partida de Guerra Fría. "),
        "the first came while Bob was here: {said}"
    );
    assert!(said.contains("/lobby"), "{said}");
    server.running.stop().await;
}

#[tokio::test]
async fn rounds_deadlines_and_extensions_are_told_to_those_who_are_away_in_their_language() {
    let (server, url, mut told) = house_with_hooks().await;
    let boss = account(&server, "Boss").await;
    let mut wish = terms("Autumn Open", &json!({"type": "swiss", "rounds": 1}), 4);
    wish["days"] = json!(1);
    let id = post(&boss, "/api/events", wish).await["id"].as_str().expect("an id").to_owned();
    let acts = format!("/api/events/{id}/acts");
    // What each is told of a round, of its end, of another end, and of the end of the event.
    let said: BTreeMap<&str, [&str; 4]> = [
        (
            "en",
            ["round 1 has begun", "match of round 1 by", "round 1 now ends on 2030-03-17", "Open is over"],
        ),
        (
            "es",
            [
                "ha empezado la ronda 1",
                "de la ronda 1 antes de",
                "termina ahora el 2030-03-17",
                "ha terminado",
            ],
        ),
        ("pt", ["a rodada 1 começou", "da rodada 1 até", "agora termina em 2030-03-17", "Open terminou"]),
        ("it", ["il turno 1 è cominciato", "del turno 1 entro", "ora finisce il 2030-03-17", "è finito"]),
    ]
    .into();
    for lang in said.keys() {
        let player = account(&server, &format!("P-{lang}")).await;
        let wishes = json!({"language": lang, "webhook": format!("{url}/{lang}")});
        assert_eq!(player.put("/api/me", &wishes).await.status, 200);
        post(&player, &acts, json!({"type": "register"})).await;
    }
    post(&boss, &acts, json!({"type": "begin"})).await;
    let mut heard: BTreeMap<String, String> = BTreeMap::new();
    let mut hear = async |what: usize| {
        let all = |heard: &BTreeMap<String, String>| {
            said.iter().all(|(lang, said)| heard.get(*lang).is_some_and(|heard| heard.contains(said[what])))
        };
        while !all(&heard) {
            let next = tokio::time::timeout(crate::common::PATIENCE, told.recv()).await;
            let (lang, text) =
                next.unwrap_or_else(|_| panic!("{what} was not told: {heard:?}")).expect("one");
            assert!(!text.contains("Autumn Open") || text.contains(&format!("/events/{id}")), "{text}");
            heard.entry(lang).or_default().push_str(&text);
        }
    };
    hear(0).await;
    hear(1).await;
    let until_then =
        json!({"type": "extend", "round": 1, "until": 1_900_000_000_000i64, "reason": "holidays"});
    post(&boss, &acts, until_then).await;
    hear(2).await;
    for pairing in 0..2 {
        let view = get(&boss, &format!("/api/events/{id}")).await;
        let loser = &view["rounds"][0]["matches"][pairing]["players"][0];
        let forfeit = json!({"type": "forfeit", "pairing": pairing, "players": [loser], "reason": "away"});
        post(&boss, &acts, forfeit).await;
    }
    hear(3).await;
    server.running.stop().await;
}

#[tokio::test]
async fn whoever_is_away_when_the_other_ends_a_pause_is_told_and_has_some_minutes_to_come_back() {
    let (server, url, mut told) = house_with_hooks().await;
    let (ann, bob) = (account(&server, "Ann").await, account(&server, "Bob").await);
    assert_eq!(bob.put("/api/me", &json!({"webhook": format!("{url}/bob")})).await.status, 200);
    let clock = json!({"type": "total", "seconds": 1800, "timeOut": "ends"});
    let wish = json!({"game": "twilight", "seats": [{"type": "me"}, {"type": "open"}], "clock": clock, "rated": true});
    let table = ann.create(wish).await;
    let join = TableCommand::Join { seat: "ussr".into(), commitment: None };
    assert_eq!(bob.command(&table, &join).await.status, 200);
    assert_eq!(ann.command(&table, &TableCommand::Start).await.status, 200);
    let mut turn = async || {
        let next = tokio::time::timeout(crate::common::PATIENCE, told.recv()).await.expect("in time");
        assert!(next.expect("one").1.contains(&format!("/table/{table}")), "it is his turn");
    };
    turn().await;
    let offer = TableCommand::OfferPause { seat: "ussr".into() };
    let agree = TableCommand::Answer { seat: "us".into(), accept: true };
    assert_eq!(bob.command(&table, &offer).await.status, 200);
    assert_eq!(ann.command(&table, &agree).await.status, 200);
    // Ann goes on alone, at whatever hour of the night.
    assert_eq!(ann.command(&table, &TableCommand::Resume { seat: "us".into() }).await.status, 200);
    turn().await;
    let view = get(&ann, &format!("/api/tables/{table}")).await;
    assert_eq!((&view["paused"], &view["clocks"][1]["running"]), (&json!(false), &json!(true)), "{view}");
    assert!(view["clocks"][1]["stillMs"].as_i64() > Some(60_000), "his time stands for a while: {view}");
    server.running.stop().await;
}
