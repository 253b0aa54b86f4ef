//! What an account keeps of puzzles: first answers, and a rating for those with a name. And that no position of a running game
//! between people is thought about for those who play it.

use std::collections::{BTreeMap, HashMap};

use crate::common::{Person, server, two};
use detente_game::Notation as _;
use detente_ratings::rating::MOST_DEVIATION;
use detente_server::study::{Known, Puzzles};
use detente_struggle::Struggle;
use detente_struggle::options::Options;
use serde_json::json;

fn known() -> HashMap<String, Known> {
    let puzzle = |answer: &str, difficulty| Known { answer: answer.to_owned(), difficulty };
    HashMap::from([
        ("a".to_owned(), puzzle("coup", 1500)),
        ("b".to_owned(), puzzle("nato", 1500)),
        ("c".to_owned(), puzzle("iran", 2400)),
    ])
}

fn tries(all: &[(&str, &str)]) -> BTreeMap<String, String> {
    all.iter().map(|&(id, answer)| (id.to_owned(), answer.to_owned())).collect()
}

#[test]
fn only_the_first_answer_counts_and_only_to_puzzles_that_there_are() {
    let mut kept = Puzzles::default();
    kept.take(&known(), &tries(&[("a", "event"), ("nowhere", "coup")]), true);
    assert_eq!(kept.done, BTreeMap::from([("a".to_owned(), false)]));
    let rated = kept.rating.expect("a rating");
    assert!(rated.rating < 1500.0 && rated.deviation < MOST_DEVIATION, "{rated:?}");
    kept.take(&known(), &tries(&[("a", "coup")]), true);
    assert_eq!(
        (kept.done["a"], kept.rated, kept.rating),
        (false, 1, Some(rated)),
        "the second try changes nothing"
    );
    kept.take(&known(), &tries(&[("c", "iran")]), true);
    assert!(kept.done["c"] && kept.rated == 2 && kept.rating.is_some_and(|now| now.rating > rated.rating));
}

#[test]
fn a_guest_has_progress_and_no_rating() {
    let mut kept = Puzzles::default();
    kept.take(&known(), &tries(&[("b", "nato")]), false);
    assert_eq!((kept.done.len(), kept.rated, kept.rating), (1, 0, None));
    assert_eq!(kept.told().rating, None);
}

#[tokio::test]
async fn the_board_of_a_running_game_against_people_is_not_analysed_for_its_players() {
    let server = server().await;
    let host = server.host();
    let (ann, bob, table, mut a, _b) = two(&host, json!({})).await;
    let eve = Person::guest(&host, "Eve").await;
    // As it lies there before anybody has placed anything.
    let position = <Struggle as detente_game::Game>::new(&Options::default()).position();
    let ask = |position: &str| json!({"game": "twilight", "position": position, "seat": "ussr", "language": "en", "worlds": 1});
    for player in [&ann, &bob] {
        assert_eq!(player.post("/api/analyse", &ask(&position)).await.status, 403, "it is being played");
    }
    // A marker that is changed makes no other game of it.
    let changed = position.replace("canada:2", "canada:1");
    assert_ne!(changed, position);
    assert_eq!(ann.post("/api/analyse", &ask(&changed)).await.status, 403, "nearly the same");
    // Nor does another turn.
    let later = position.replace("turn=1 ", "turn=4 ");
    assert_ne!(later, position);
    assert_eq!(ann.post("/api/analyse", &ask(&later)).await.status, 403, "as if it were later");
    let nobody = crate::common::request(&host, "POST", "/api/analyse", "", &ask(&position).to_string()).await;
    assert_eq!(nobody.status, 401, "who it is must be known: {nobody:?}");
    let other = eve.post("/api/analyse", &ask(&position)).await;
    assert_eq!(other.status, 400, "nobody of that game, and no seat is asked before the deal: {other:?}");
    assert_eq!(ann.post("/api/analyse", &ask("nonsense")).await.status, 400);
    a.command(&table, detente_protocol::TableCommand::Resign { seat: "us".to_owned() }).await.expect("hers");
    assert_eq!(ann.post("/api/analyse", &ask(&position)).await.status, 400, "the game is over");
    server.running.stop().await;
}

#[tokio::test]
async fn where_a_bot_game_has_no_hints_its_position_is_not_analysed_either() {
    let server = server().await;
    let host = server.host();
    let position = <Struggle as detente_game::Game>::new(&Options::default()).position();
    let ask =
        json!({"game": "twilight", "position": position, "seat": "ussr", "language": "en", "worlds": 1});
    // The USSR places first.
    let seats = json!([{"type": "bot", "level": "recruit"}, {"type": "me"}]);
    for (name, without, status) in [("Ann", json!(["odds"]), 403), ("Bob", json!([]), 400)] {
        let person = Person::guest(&host, name).await;
        let wish = json!({"game": "twilight", "seats": seats, "withoutHelp": without});
        let table = person.create(wish).await;
        let started = person.command(&table, &detente_protocol::TableCommand::Start).await;
        assert!(matches!(started.status, 200 | 204 | 409), "{started:?}");
        let view = person.get(&format!("/api/tables/{table}")).await.json();
        assert_eq!(view["table"]["status"], "playing");
        let analysed = person.post("/api/analyse", &ask).await;
        assert_eq!(analysed.status, status, "{name}: {analysed:?}");
    }
    server.running.stop().await;
}

#[tokio::test]
async fn what_is_no_puzzle_is_not_kept_and_nobody_keeps_nothing() {
    let server = server().await;
    let host = server.host();
    let ann = Person::guest(&host, "Ann").await;
    let tried = ann.post("/api/me/puzzles", &json!({"tries": {"no-such-puzzle": "coup"}})).await;
    assert_eq!((tried.status, tried.json()), (200, json!({"done": {}, "rating": null})));
    let nobody = crate::common::request(&host, "GET", "/api/me/puzzles", "", "").await;
    assert_eq!(nobody.status, 401, "{nobody:?}");
    server.running.stop().await;
}
