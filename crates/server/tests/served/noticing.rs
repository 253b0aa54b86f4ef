//! What people are told on their page: rounds, deadlines and challenges, while they are here and when they come again.

use std::time::Duration;

use detente_protocol::ServerMessage;
use serde_json::{Value, json};

use crate::common::{Client, PATIENCE, Person, Server, request};
use crate::house::{account, end_time, get, house, house_with_hooks, post, terms, until};

/// Somebody with a page open.
async fn page(person: &Person) -> Client {
    let mut client = Client::with_header(&person.host, "authorization", &person.cookie).await;
    client.next().await.expect("the server says hello");
    client
}

/// The next news that come over the socket of an open page: the word, what it says, where it leads, its number.
async fn told(page: &mut Client) -> (String, String, String, i64) {
    let news = async {
        loop {
            if let Some(ServerMessage::Notice { notice }) = page.next().await {
                let kind = json!(notice.kind).as_str().expect("a word").to_owned();
                return (kind, notice.text, notice.path, notice.id);
            }
        }
    };
    tokio::time::timeout(PATIENCE, news).await.expect("it is told in time")
}

fn kinds(list: &Value, read: bool) -> Vec<String> {
    let all = list.as_array().expect("a list").iter();
    all.filter(|one| one["read"] == json!(read))
        .map(|one| one["kind"].as_str().expect("a word").into())
        .collect()
}

/// An event of one round for four, with players who have registered.
async fn event(server: &Server, days: u32) -> (Person, Vec<Person>, String) {
    let boss = account(server, "Boss").await;
    let mut wish = terms("Autumn Open", &json!({"type": "swiss", "rounds": 1}), 4);
    wish["days"] = json!(days);
    let id = post(&boss, "/api/events", wish).await["id"].as_str().expect("an id").to_owned();
    let mut players = Vec::new();
    for name in ["Ann", "Bob", "Eve", "Dan"] {
        let player = account(server, name).await;
        post(&player, &format!("/api/events/{id}/acts"), json!({"type": "register"})).await;
        players.push(player);
    }
    (boss, players, id)
}

#[tokio::test]
async fn whoever_is_here_is_told_of_a_round_at_once_and_whoever_was_away_finds_it_at_the_next_visit() {
    let server = house().await;
    let (boss, players, id) = event(&server, 7).await;
    let (ann, bob) = (&players[0], &players[1]);
    let mut open = page(ann).await;
    let acts = format!("/api/events/{id}/acts");
    post(&boss, &acts, json!({"type": "begin"})).await;
    let (kind, text, path, number) = told(&mut open).await;
    assert_eq!((kind.as_str(), path), ("round", format!("/events/{id}")));
    assert!(text.contains("Autumn Open: round 1 has begun"), "{text}");

    // It is listed too, in the language that is asked for, until it was read; another's cannot be read.
    let list = until(ann, "/api/me/notices?lang=es", |list| list[0]["read"] == json!(false)).await;
    assert!(list[0]["text"].as_str().expect("said").contains("ha empezado la ronda 1"), "{list}");
    let away = until(bob, "/api/me/notices", |list| !kinds(list, false).is_empty()).await;
    assert_eq!(kinds(&away, false), ["round"], "he was away, and it stands there");
    let read = |ids: Value| json!({ "ids": ids });
    assert_eq!(post(bob, "/api/me/notices/read", read(json!([number]))).await["read"], json!(0));
    assert_eq!(post(ann, "/api/me/notices/read", read(json!([number, number]))).await["read"], json!(1));
    assert_eq!(kinds(&get(ann, "/api/me/notices").await, true), ["round"]);
    let too_many: Vec<i64> = (0..51).collect();
    assert_eq!(ann.post("/api/me/notices/read", &read(json!(too_many))).await.status, 400);

    // The end is moved: told in the same way.
    let then = json!({"type": "extend", "round": 1, "until": 1_900_000_000_000i64, "reason": "holidays"});
    post(&boss, &acts, then).await;
    let (kind, text, ..) = told(&mut open).await;
    assert_eq!(kind, "extended");
    assert!(text.contains("2030-03-17"), "{text}");

    // What does not hold any more is no news: the match is decided.
    let view = get(&boss, &format!("/api/events/{id}")).await;
    let matches = view["rounds"][0]["matches"].as_array().expect("a list");
    for (pairing, one) in matches.iter().enumerate() {
        let loser = &one["players"][0];
        let forfeit = json!({"type": "forfeit", "pairing": pairing, "players": [loser], "reason": "away"});
        post(&boss, &acts, forfeit).await;
    }
    let (kind, ..) = told(&mut open).await;
    assert_eq!(kind, "over");
    let left = get(ann, "/api/me/notices").await;
    assert_eq!((kinds(&left, false), kinds(&left, true)), (vec!["over".to_owned()], vec![]), "{left}");
    let nobody = request(&server.host(), "GET", "/api/me/notices", "", "").await;
    assert_eq!(nobody.status, 401);
    server.running.stop().await;
}

#[tokio::test]
async fn players_are_told_when_the_time_is_near_and_when_it_is_over_and_organisers_that_they_must_decide() {
    let server = house().await;
    // Over within a day: near from the first moment on.
    let (boss, players, id) = event(&server, 1).await;
    let mut open = page(&players[0]).await;
    post(&boss, &format!("/api/events/{id}/acts"), json!({"type": "begin"})).await;
    let mut heard = vec![told(&mut open).await.0, told(&mut open).await.0];
    heard.sort();
    assert_eq!(heard, ["deadline", "round"]);
    end_time(&server, &id).await;
    let mut head = page(&boss).await;
    let late = loop {
        let (kind, text, ..) = told(&mut open).await;
        if kind == "late" {
            break text;
        }
    };
    assert!(late.contains("the time for your match of round 1 is over"), "{late}");
    let (kind, text, path, _) = told(&mut head).await;
    assert_eq!((kind.as_str(), path), ("decide", format!("/events/{id}")));
    assert!(text.contains("2 matches have run out of time"), "{text}");
    server.running.stop().await;
}

#[tokio::test]
async fn a_challenge_is_told_to_whoever_is_here_and_by_no_letter() {
    let (server, url, mut posted) = house_with_hooks().await;
    let (ann, bob) = (account(&server, "Ann").await, account(&server, "Bob").await);
    let wishes = json!({"language": "it", "webhook": format!("{url}/bob")});
    assert_eq!(bob.put("/api/me", &wishes).await.status, 200);
    let mut open = page(&bob).await;
    let table = json!({"game": "twilight", "seats": [{"type": "me"}, {"type": "open"}]});
    let made = post(&ann, "/api/challenges", json!({"to": "Bob", "table": table})).await;
    let (kind, text, path, _) = told(&mut open).await;
    assert_eq!((kind.as_str(), path.as_str()), ("challenge", "/lobby"));
    assert!(text.contains("Bob, Ann ti sfida"), "{text}");
    let withdraw = format!("/api/challenges/{}", made["id"].as_str().expect("an id"));
    assert_eq!(request(&server.host(), "DELETE", &withdraw, &ann.cookie, "").await.status, 200);
    assert_eq!(get(&bob, "/api/me/notices").await, json!([]), "it was withdrawn");
    tokio::time::sleep(Duration::from_millis(200)).await;
    assert!(posted.try_recv().is_err(), "who is here needs no letter");
    server.running.stop().await;
}

#[tokio::test]
async fn a_player_asks_for_more_time_and_the_opponent_is_told_and_answers() {
    let server = house().await;
    let (boss, players, id) = event(&server, 7).await;
    let acts = format!("/api/events/{id}/acts");
    let view = post(&boss, &acts, json!({"type": "begin"})).await;
    let one = &view["rounds"][0]["matches"][0];
    let of = |n: usize| {
        let user = &view["players"][one["players"][n].as_u64().expect("a number") as usize]["user"];
        players.iter().find(|player| *user == player.id.as_str()).expect("a player")
    };
    let (ann, bob) = (of(0), of(1));
    let mut open = page(bob).await;
    let deadline = one["deadline"].as_i64().expect("a week");
    let more = |days: i64| deadline + days * 24 * 3600 * 1000;
    let asked = post(ann, &acts, json!({"type": "ask-more", "pairing": 0, "until": more(3)})).await;
    let found = &asked["rounds"][0]["matches"][0]["asked"];
    assert_eq!(
        (&found["player"], &found["organisers"], &found["mayAgree"], &found["mayRefuse"]),
        (&one["players"][0], &json!(false), &json!(false), &json!(true)),
        "one's own is taken back and not agreed to: {found}"
    );
    let text = loop {
        let (kind, text, path, _) = told(&mut open).await;
        if kind == "decide" {
            assert_eq!(path, format!("/events/{id}"));
            break text;
        }
    };
    assert!(text.contains("asks for time until"), "{text}");
    let stranger = players.iter().find(|one| one.id != ann.id && one.id != bob.id).expect("another");
    let answer = |agree: bool| json!({"type": "answer-more", "pairing": 0, "agree": agree, "until": more(3)});
    assert_eq!(stranger.post(&acts, &answer(true)).await.status, 403);
    let seen = get(bob, &format!("/api/events/{id}")).await;
    assert_eq!(seen["rounds"][0]["matches"][0]["asked"]["mayAgree"], true, "there is no round that waits");
    post(bob, &acts, answer(false)).await;
    let refused = |list: &Value| {
        let all = list.as_array().expect("a list");
        all.iter().any(|one| one["text"].as_str().is_some_and(|text| text.contains("non ti è concessa")))
    };
    until(ann, "/api/me/notices?lang=it", refused).await;
    post(ann, &acts, json!({"type": "ask-more", "pairing": 0, "until": more(3)})).await;
    let agreed = post(bob, &acts, answer(true)).await;
    let now = &agreed["rounds"][0]["matches"][0];
    assert_eq!((&now["deadline"], &now["asked"]), (&json!(more(3)), &Value::Null));
    let log = get(&boss, &format!("/api/events/{id}/log?lang=pt")).await;
    let acts: Vec<&str> =
        log.as_array().expect("lines").iter().filter_map(|line| line["act"].as_str()).take(4).collect();
    assert_eq!(acts, ["agree-more", "ask-more", "refuse-more", "ask-more"]);
    assert!(log[0]["text"].as_str().is_some_and(|text| text.contains("prorrogação combinada")), "{log}");
    server.running.stop().await;
}
