//! Rated leagues in which somebody does not play to the end: who takes over plays what is left, and ratings go to who plays.

use serde_json::{Value, json};

use crate::common::Person;
use crate::house::{account, get, house, post, resign, terms, until};
use crate::leaving::{begun, people, players_of, status, touch, winner};

fn league() -> Value {
    let division = json!({"name": "", "size": 3});
    terms("League", &json!({"type": "league", "divisions": [division], "up": 0, "down": 0}), 3)
}

/// The matches of a player, as round and place in it, with the table of the game.
fn matches_of(view: &Value, player: usize) -> Vec<(usize, Value)> {
    let rounds = view["rounds"].as_array().expect("rounds");
    let all = rounds.iter().flat_map(|round| round["matches"].as_array().expect("matches"));
    let own = all.filter(|one| one["players"].as_array().is_some_and(|all| all.contains(&json!(player))));
    let rival = |one: &Value| {
        let players = one["players"].as_array().expect("players");
        players.iter().filter_map(Value::as_u64).find(|&n| n as usize != player).expect("two") as usize
    };
    own.map(|one| (rival(one), one["games"][0]["table"].clone())).collect()
}

async fn rated_games(of: &Person, name: &str) -> Value {
    get(of, &format!("/api/players/{name}")).await["games"].clone()
}

#[tokio::test]
async fn in_a_rated_league_a_substitute_plays_the_tables_that_are_left_and_is_rated_for_them() {
    let server = house().await;
    let boss = account(&server, "Boss").await;
    let all = people(&server, &["Ann", "Bob", "Cay"]).await;
    let zoe = account(&server, "Zoe").await;
    let (id, _) = begun(&boss, &all, league()).await;
    let (path, acts) = (format!("/api/events/{id}"), format!("/api/events/{id}/acts"));
    let made = |view: &Value| matches_of(view, 1).iter().all(|(_, table)| table.is_string());
    let view = until(&boss, &path, made).await;
    let own = matches_of(&view, 1);
    let table = |own: &[(usize, Value)], rival: usize| {
        let found = own.iter().find(|(other, _)| *other == rival).expect("they meet");
        found.1.as_str().expect("a table").to_owned()
    };
    // Bob has begun against Ann and not against Cay; then nobody hears of him any more.
    let (with_ann, with_cay) = (table(&own, 0), table(&own, 2));
    touch(&all, &[0, 1], &with_ann).await;
    post(&boss, &acts, json!({"type": "substitute", "player": 1, "name": "Zoe", "reason": "he is away"}))
        .await;
    post(&zoe, &acts, json!({"type": "accept"})).await;
    status(&boss, &with_cay, "aborted").await;
    let anew = |view: &Value| {
        matches_of(view, 1)
            .iter()
            .any(|(rival, table)| *rival == 2 && table.is_string() && *table != with_cay.as_str())
    };
    let view = until(&boss, &path, anew).await;
    assert_eq!(table(&matches_of(&view, 1), 0), with_ann, "what he has begun is his");
    let with_zoe = table(&matches_of(&view, 1), 2);
    let players = [zoe.clone(), all[2].clone()];
    touch(&players, &[0, 1], &with_zoe).await;
    resign(&all[2], &with_zoe).await;
    assert_eq!(winner(&boss, &with_zoe).await, zoe.id.as_str());
    resign(&all[1], &with_ann).await;
    assert_eq!(winner(&boss, &with_ann).await, all[0].id.as_str());
    for name in ["Ann", "Bob", "Cay", "Zoe"] {
        assert_eq!(rated_games(&boss, name).await, 1, "{name}");
    }
    let view = until(&boss, &path, |view| view["divisions"][0]["played"] == 2).await;
    let rows = view["divisions"][0]["standings"].as_array().expect("rows").clone();
    let points =
        |player: usize| rows.iter().find(|row| row["player"] == player).expect("there")["points"].clone();
    assert_eq!(
        (points(0), points(1), points(2)),
        (json!(1.0), json!(1.0), json!(0.0)),
        "the place has both results"
    );

    // Somebody who withdraws before half of it is played is struck; whoever takes over brings the place back.
    let (id, _) = begun(&boss, &all, league()).await;
    let (path, acts) = (format!("/api/events/{id}"), format!("/api/events/{id}/acts"));
    let view = until(&boss, &path, made).await;
    assert_eq!(players_of(&view, 0).len(), 2);
    post(&all[1], &acts, json!({"type": "withdraw"})).await;
    let without = get(&boss, &path).await;
    assert_eq!(without["divisions"][0]["standings"].as_array().map(Vec::len), Some(2));
    let old: Vec<Value> = matches_of(&view, 1).into_iter().map(|(_, table)| table).collect();
    post(&boss, &acts, json!({"type": "substitute", "player": 1, "name": "Zoe", "reason": "he has left"}))
        .await;
    post(&zoe, &acts, json!({"type": "accept"})).await;
    let again =
        |view: &Value| matches_of(view, 1).iter().all(|(_, table)| table.is_string() && !old.contains(table));
    let view = until(&boss, &path, again).await;
    assert_eq!(view["divisions"][0]["standings"].as_array().map(Vec::len), Some(3));
    let with_ann = table(&matches_of(&view, 1), 0);
    touch(&[zoe.clone(), all[0].clone()], &[0, 1], &with_ann).await;
    resign(&zoe, &with_ann).await;
    assert_eq!(winner(&boss, &with_ann).await, all[0].id.as_str());
    assert_eq!((rated_games(&boss, "Bob").await, rated_games(&boss, "Zoe").await), (json!(1), json!(2)));
    server.running.stop().await;
}
