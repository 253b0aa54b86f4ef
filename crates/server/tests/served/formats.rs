//! Every kind of event, played over the wire to its champion: round robin, knock-out, double elimination, matches of two games, sides by
//! sealed bids, rounds by date, and tables that others see later.

use std::collections::{BTreeMap, BTreeSet};
use std::time::{SystemTime, UNIX_EPOCH};

use crate::common::{Person, Server};
use crate::events::{Course, play_event};
use crate::house::{account, end_time, get, house, play_one, post, resign, terms, until};
use detente_game::Rng;
use detente_protocol::TableCommand;
use serde_json::{Value, json};

/// Nobody plays long, and nothing is interrupted.
const SHORT: Course = Course { moves: Some(1), whole: 0, restart: false };

/// An event with these terms, those who are registered, and its organiser.
async fn entered(server: &Server, wish: Value, count: usize) -> (String, Vec<Person>, Person) {
    let boss = account(server, "Boss").await;
    let made = post(&boss, "/api/events", wish).await;
    let id = made["id"].as_str().expect("an id").to_owned();
    let mut players = Vec::new();
    for n in 0..count {
        let player = account(server, &format!("P{n}")).await;
        post(&player, &format!("/api/events/{id}/acts"), json!({"type": "register"})).await;
        players.push(player);
    }
    (id, players, boss)
}

/// The same when it has begun.
async fn begun(server: &Server, wish: Value, count: usize) -> (String, Vec<Person>, Person) {
    let (id, players, boss) = entered(server, wish, count).await;
    post(&boss, &format!("/api/events/{id}/acts"), json!({"type": "begin"})).await;
    (id, players, boss)
}

/// An event that is played to its end.
async fn played(format: &Value, count: usize) -> (Server, Person, Value) {
    let server = house().await;
    let (id, mut players, boss) = begun(&server, terms("Open", format, 16), count).await;
    let server = play_event(server, &mut players, &id, SHORT).await;
    let view = get(&boss, &format!("/api/events/{id}")).await;
    (server, boss, view)
}

fn matches(view: &Value) -> Vec<Value> {
    let rounds = view["rounds"].as_array().expect("rounds");
    rounds.iter().flat_map(|round| round["matches"].as_array().expect("matches").clone()).collect()
}

fn pair(one: &Value) -> Option<(u64, u64)> {
    let players: Vec<u64> = one["players"].as_array()?.iter().filter_map(Value::as_u64).collect();
    if let [a, b] = players[..] { Some((a.min(b), a.max(b))) } else { None }
}

/// How many matches each player has lost.
fn losses(view: &Value) -> BTreeMap<u64, usize> {
    let mut lost: BTreeMap<u64, usize> =
        (0..view["players"].as_array().expect("players").len() as u64).map(|player| (player, 0)).collect();
    for one in matches(view).iter().filter(|one| one["state"] == "won") {
        let winner = one["winners"][0].as_u64().expect("one");
        let (a, b) = pair(one).expect("two");
        *lost.entry(if a == winner { b } else { a }).or_default() += 1;
    }
    lost
}

/// Who stands first and is marked so, for good.
fn champion(view: &Value) -> u64 {
    let first = &view["divisions"][0]["standings"][0];
    assert_eq!(
        (first["mark"].as_str(), first["settled"].as_bool()),
        (Some("champion"), Some(true)),
        "{first}"
    );
    first["player"].as_u64().expect("a player")
}

#[tokio::test]
async fn in_a_round_robin_everybody_meets_everybody_once() {
    let (server, _, view) = played(&json!({"type": "round-robin", "cycles": 1}), 5).await;
    let met: Vec<(u64, u64)> = matches(&view).iter().filter_map(pair).collect();
    let different: BTreeSet<(u64, u64)> = met.iter().copied().collect();
    assert_eq!((met.len(), different.len()), (10, 10), "{met:?}");
    let byes = matches(&view).iter().filter(|one| one["state"] == "bye").count();
    let rows = view["divisions"][0]["standings"].as_array().expect("rows").clone();
    assert!(
        rows.iter().all(|row| row["points"].as_f64() <= Some(4.0)),
        "a free round is no point: {byes} {rows:?}"
    );
    let points: f64 = rows.iter().filter_map(|row| row["points"].as_f64()).sum();
    assert!((points - 10.0).abs() < 1e-9, "{points}");
    champion(&view);
    server.running.stop().await;
}

#[tokio::test]
async fn in_a_knock_out_whoever_loses_is_out_until_one_is_left() {
    let (server, _, view) = played(&json!({"type": "knockout"}), 6).await;
    let lost = losses(&view);
    let champion = champion(&view);
    assert_eq!(lost[&champion], 0);
    assert!(lost.iter().all(|(player, &lost)| *player == champion || lost == 1), "{lost:?}");
    assert_eq!(view["rounds"].as_array().map(Vec::len), Some(3), "six players: three rounds");
    let rows = view["divisions"][0]["standings"].as_array().expect("rows").clone();
    assert_eq!(rows.iter().filter(|row| row["out"] == true).count(), 5);
    server.running.stop().await;
}

#[tokio::test]
async fn in_a_double_elimination_everybody_but_the_champion_loses_twice() {
    let (server, _, view) = played(&json!({"type": "double-elimination"}), 5).await;
    let lost = losses(&view);
    let champion = champion(&view);
    assert!(lost[&champion] < 2, "{lost:?}");
    assert!(lost.iter().all(|(player, &lost)| *player == champion || lost == 2), "{lost:?}");
    let brackets: BTreeSet<String> =
        matches(&view).iter().filter_map(|one| one["bracket"].as_str().map(str::to_owned)).collect();
    assert_eq!(brackets.into_iter().collect::<Vec<_>>(), ["final", "losers", "winners"]);
    server.running.stop().await;
}

#[tokio::test]
async fn of_two_games_the_second_is_played_with_sides_changed() {
    let server = house().await;
    let mut wish = terms("Pairs of games", &json!({"type": "swiss", "rounds": 1}), 4);
    (wish["games"], wish["sides"]) = (json!(2), json!("lot"));
    let (id, mut players, boss) = begun(&server, wish, 4).await;
    let server = play_event(server, &mut players, &id, SHORT).await;
    let view = get(&boss, &format!("/api/events/{id}")).await;
    for one in matches(&view) {
        let games = one["games"].as_array().expect("games");
        assert_eq!(games.len(), 2);
        let seats = |game: &Value| game["seats"].as_array().expect("seats").clone();
        let reversed: Vec<Value> = seats(&games[1]).into_iter().rev().collect();
        assert_eq!(seats(&games[0]), reversed, "{one}");
        let score: f64 = one["score"].as_array().expect("two").iter().filter_map(Value::as_f64).sum();
        assert!((score - 2.0).abs() < 1e-9, "both games count: {one}");
    }
    server.running.stop().await;
}

/// One choice by its word.
async fn choose(person: &Person, table: &str, wanted: impl Fn(&str) -> bool) {
    let view = get(person, &format!("/api/tables/{table}")).await;
    let choices = view["question"]["choices"].as_array().expect("something is asked").clone();
    let words = choices.iter().filter_map(|one| one["action"].as_str());
    let action = words.clone().find(|word| wanted(word)).unwrap_or_else(|| panic!("{choices:?}")).to_owned();
    let command = TableCommand::Act {
        seat: view["seat"].as_str().expect("an own seat").to_owned(),
        version: view["version"].as_u64().expect("a number") as u32,
        action,
        lay: false,
    };
    let reply = person.command(table, &command).await;
    assert_eq!(reply.status, 200, "{reply:?}");
}

#[tokio::test]
async fn sides_that_are_bid_for_in_secret_count_as_they_were_bought() {
    let server = house().await;
    let mut wish = terms("Bidders", &json!({"type": "swiss", "rounds": 1}), 2);
    wish["sides"] = json!("bid");
    let (id, players, boss) = begun(&server, wish, 2).await;
    let slot = |view: &Value| view["rounds"][0]["matches"][0]["games"][0].clone();
    let view = until(&boss, &format!("/api/events/{id}"), |view| slot(view)["table"].is_string()).await;
    let table = slot(&view)["table"].as_str().expect("a table").to_owned();
    let before: Vec<u64> =
        slot(&view)["seats"].as_array().expect("two").iter().filter_map(Value::as_u64).collect();
    let [us, ussr] = [0, 1].map(|seat: usize| &players[before[seat] as usize]);
    let shown = get(&boss, &format!("/api/tables/{table}")).await;
    assert!(shown["table"]["options"].as_array().expect("words").contains(&json!("bid=sealed")), "{shown}");

    // 11.1: each names a side and a number; what the first has sealed is not seen.
    choose(us, &table, |word| word == "ussr").await;
    choose(us, &table, |word| word != "ussr" && word != "us").await;
    let other = get(ussr, &format!("/api/tables/{table}")).await;
    assert_eq!(other["seat"], "ussr", "nobody has changed chairs yet");
    assert_eq!(slot(&get(&boss, &format!("/api/events/{id}")).await)["seats"], json!(before));
    choose(ussr, &table, |word| word == "us").await;
    choose(ussr, &table, |word| word != "ussr" && word != "us").await;

    // Each has what the other's chair was, and whoever looks at the event sees so.
    let shown = get(&boss, &format!("/api/events/{id}")).await;
    assert_eq!(slot(&shown)["seats"], json!([before[1], before[0]]), "the sides of the table");
    assert_eq!(get(us, &format!("/api/tables/{table}")).await["seat"], "ussr");
    assert_eq!(get(ussr, &format!("/api/tables/{table}")).await["seat"], "us");
    assert!(play_one(us, &table, &mut Rng::new(3)).await, "the new USSR sets up");
    resign(us, &table).await;
    let view = until(&boss, &format!("/api/events/{id}"), |view| view["summary"]["status"] == "over").await;
    let game = slot(&view);
    assert_eq!(game["seats"], json!([before[1], before[0]]), "the result is that of the sides they had");
    assert_eq!(game["winners"], json!([before[1]]));
    assert_eq!(champion(&view), before[1]);
    let rows = view["divisions"][0]["standings"].as_array().expect("rows").clone();
    let of = |row: &Value| row["seats"].as_array().expect("two")[0]["games"].as_u64();
    assert_eq!((of(&rows[0]), of(&rows[1])), (Some(1), Some(0)), "who bought the US played it");
    server.running.stop().await;
}

#[tokio::test]
async fn what_organisers_judge_after_bids_is_judged_with_the_sides_that_were_bought() {
    let server = house().await;
    let mut wish = terms("Bidders", &json!({"type": "swiss", "rounds": 1}), 2);
    // The sides are bid for, though the tables by themselves would do without.
    (wish["sides"], wish["options"]) = (json!("bid"), json!(["bid=none"]));
    let (id, players, boss) = begun(&server, wish, 2).await;
    let path = format!("/api/events/{id}");
    let slot = |view: &Value| view["rounds"][0]["matches"][0]["games"][0].clone();
    let view = until(&boss, &path, |view| slot(view)["table"].is_string()).await;
    let table = slot(&view)["table"].as_str().expect("a table").to_owned();
    let before: Vec<u64> =
        slot(&view)["seats"].as_array().expect("two").iter().filter_map(Value::as_u64).collect();
    let [us, ussr] = [0, 1].map(|seat: usize| &players[before[seat] as usize]);
    for (bidder, side) in [(us, "ussr"), (ussr, "us")] {
        choose(bidder, &table, |word| word == side).await;
        choose(bidder, &table, |word| word != "ussr" && word != "us").await;
    }
    let bought = json!([before[1], before[0]]);
    end_time(&server, &id).await;
    until(&boss, &path, |view| view["rounds"][0]["matches"][0]["state"] == "adjudicate").await;

    // Advice speaks of sides, and the game is not played on: whose they are must stay known.
    let advice = post(&boss, &format!("{path}/advice/0/0"), json!({})).await;
    assert_eq!(advice["chances"].as_array().map(Vec::len), Some(2), "{advice}");
    until(&boss, &format!("/api/tables/{table}"), |view| view["table"]["status"] == "aborted").await;
    assert_eq!(slot(&get(&boss, &path).await)["seats"], bought);
    let act =
        json!({"type": "adjudicate", "pairing": 0, "number": 0, "winners": [before[1]], "reason": "ahead"});
    let view = post(&boss, &format!("{path}/acts"), act).await;
    assert_eq!(
        (slot(&view)["seats"].clone(), slot(&view)["settled"].as_str()),
        (bought, Some("adjudicated"))
    );
    let csv = boss.get(&format!("{path}/results.csv")).await.body;
    assert!(csv.contains(&format!("P{} / P{},P{},adjudicated", before[1], before[0], before[1])), "{csv}");
    server.running.stop().await;
}

#[tokio::test]
async fn rounds_by_date_begin_then_whatever_is_not_done() {
    const DAY: i64 = 24 * 3600 * 1000;
    let server = house().await;
    let wall = || SystemTime::now().duration_since(UNIX_EPOCH).expect("after 1970").as_millis() as i64;
    // The first round begins in some seconds, the second tomorrow; nobody says so by hand.
    let first = wall() + 10_000;
    let mut wish = terms("By the calendar", &json!({"type": "swiss", "rounds": 3}), 4);
    (wish["rounds"], wish["days"]) = (json!({"type": "by-date", "first": first, "days": 1}), json!(null));
    wish["closes"] = json!(first);
    let (id, players, boss) = entered(&server, wish, 4).await;
    let path = format!("/api/events/{id}");
    let one = until(&boss, &path, |view| view["summary"]["round"] == 1).await;
    assert!(wall() >= first, "not before its time");
    assert_eq!(one["nextOpens"].as_i64(), Some(first + DAY), "everybody can see when the second begins");
    // The organiser may open one early, and does not wait for what is not done.
    post(&boss, &format!("{path}/acts"), json!({"type": "pair"})).await;
    let two = until(&boss, &path, |view| view["summary"]["round"] == 2).await;
    assert_eq!(two["rounds"][0]["done"], 0, "nobody has played the first round");
    assert_eq!(two["nextOpens"].as_i64(), Some(first + 2 * DAY));
    let met: BTreeSet<(u64, u64)> = matches(&two).iter().filter_map(pair).collect();
    assert_eq!((matches(&two).len(), met.len()), (4, 4), "nobody meets twice, though nothing is played");
    // All of both rounds is played, and the third still waits for its day.
    let mut rng = Rng::new(5);
    until(&boss, &path, |view| matches(view).iter().all(|one| one["games"][0]["table"].is_string())).await;
    loop {
        let mut turns = 0;
        for player in &players {
            for table in get(player, "/api/turns").await.as_array().expect("turns") {
                let table = table["id"].as_str().expect("an id");
                turns += 1;
                if play_one(player, table, &mut rng).await {
                    resign(player, table).await;
                }
            }
        }
        if turns == 0 {
            break;
        }
    }
    let done = until(&boss, &path, |view| matches(view).iter().all(|one| one["state"] == "won")).await;
    assert_eq!(
        (done["summary"]["round"].as_u64(), done["summary"]["status"].as_str()),
        (Some(2), Some("running"))
    );
    let calendar = boss.get(&format!("{path}/calendar.ics")).await.body;
    assert!(calendar.contains(&format!("{id}-3-begins")), "it is told when the third begins: {calendar}");
    server.running.stop().await;
}

#[tokio::test]
async fn who_looks_on_at_an_event_sees_its_tables_later_and_is_not_told_whose_turn_it_is() {
    let server = house().await;
    let mut wish = terms("Watched", &json!({"type": "swiss", "rounds": 1}), 2);
    wish["spectatorDelay"] = json!(3600);
    let (id, players, boss) = begun(&server, wish, 2).await;
    let slot = |view: &Value| view["rounds"][0]["matches"][0]["games"][0].clone();
    let path = format!("/api/events/{id}");
    let view = until(&boss, &path, |view| slot(view)["table"].is_string()).await;
    let game = slot(&view);
    let (table, ussr) =
        (game["table"].as_str().expect("a table"), game["seats"][1].as_u64().expect("a player"));
    let player = &players[ussr as usize];
    let at = format!("/api/tables/{table}");
    let beginning = get(&boss, &at).await["actions"].clone();
    let mut rng = Rng::new(9);
    for _ in 0..6 {
        assert!(play_one(player, table, &mut rng).await, "the USSR sets up");
    }
    let own = get(player, &at).await;
    assert!(own["actions"].as_u64() > beginning.as_u64(), "the players are ahead");
    let stranger = account(&server, "Stranger").await;
    for outside in [&boss, &stranger] {
        let seen = get(outside, &at).await;
        assert_eq!(seen["actions"], beginning, "an hour later it is told to others");
        assert_eq!(seen["clocks"], json!([]), "clocks would tell whose turn it is");
        assert_eq!(slot(&get(outside, &path).await)["awaited"], json!([]));
    }
    assert_ne!(slot(&get(player, &path).await)["awaited"], json!([]), "who plays in it is told");
    // The end of a game is no secret.
    resign(player, table).await;
    let over = until(&stranger, &path, |view| view["summary"]["status"] == "over").await;
    assert_eq!(slot(&over)["winners"], json!([1 - ussr]));
    server.running.stop().await;
}

#[tokio::test]
async fn a_league_has_divisions_side_by_side_and_its_next_season_takes_their_players_over() {
    let server = house().await;
    let boss = account(&server, "Boss").await;
    let mut players = Vec::new();
    for n in 0..6 {
        players.push(account(&server, &format!("L{n}")).await);
    }
    let league = |divisions: Value, follows: Value| {
        let format = json!({"type": "league", "divisions": divisions, "up": 1, "down": 1});
        let mut terms = terms("Pyramid", &format, 6);
        terms["follows"] = follows;
        terms
    };
    let first = json!([{"name": "1", "size": 2, "beside": true}, {"name": "2", "size": 4}]);
    let refused = boss.post("/api/events", &league(first, Value::Null)).await;
    assert!(refused.status == 400 && refused.body.contains("first division"), "{refused:?}");
    let plain = json!([{"name": "1", "size": 2}, {"name": "2", "size": 2}, {"name": "3", "size": 2}]);
    let play = async |wish: Value, all: &[Person]| {
        let id = post(&boss, "/api/events", wish).await["id"].as_str().expect("an id").to_owned();
        for player in all {
            post(player, &format!("/api/events/{id}/acts"), json!({"type": "register"})).await;
        }
        let view = post(&boss, &format!("/api/events/{id}/acts"), json!({"type": "begin"})).await;
        (id, view)
    };
    let tiers = |view: &Value| -> Vec<u64> {
        let all = view["divisions"].as_array().expect("divisions");
        all.iter().map(|one| one["tier"].as_u64().expect("a number")).collect()
    };
    let (id, view) = play(league(plain, Value::Null), &players).await;
    assert_eq!(tiers(&view), [0, 1, 2]);
    // The first of the pairing wins each match, by decision.
    for (pairing, one) in view["rounds"][0]["matches"].as_array().expect("matches").iter().enumerate() {
        let winner = &one["players"][0];
        let act = json!({"type": "adjudicate", "pairing": pairing, "number": 0, "winners": [winner], "reason": "seen"});
        post(&boss, &format!("/api/events/{id}/acts"), act).await;
    }
    let over = get(&boss, &format!("/api/events/{id}")).await;
    assert_eq!(over["summary"]["status"], "over");
    let user = |division: usize, place: usize| {
        let player = over["divisions"][division]["standings"][place]["player"].as_u64().expect("a number");
        over["players"][player as usize]["user"].clone()
    };
    // The second and the third division are on one tier now: whoever went up from the third is among those of the second.
    let beside = json!([{"name": "1", "size": 2}, {"name": "2 A", "size": 2}, {"name": "2 B", "size": 2, "beside": true}]);
    let (_, next) = play(league(beside, json!(id)), &players).await;
    assert_eq!(tiers(&next), [0, 1, 1]);
    let division = |user: &Value| {
        let all = next["players"].as_array().expect("players");
        all.iter().find(|one| one["user"] == *user).expect("a player")["division"].clone()
    };
    assert_eq!([division(&user(0, 0)), division(&user(1, 0))], [json!(0), json!(0)]);
    let down = division(&user(0, 1));
    assert_eq!(down, json!(1), "who came down is the strongest there");
    assert_ne!(division(&user(2, 0)), json!(0));
    server.running.stop().await;
}

#[tokio::test]
async fn who_registers_for_the_next_season_early_goes_up_or_down_by_how_this_one_ends() {
    let server = house().await;
    let format = json!({"type": "league", "divisions": [{"name": "1", "size": 2}, {"name": "2", "size": 2}], "up": 1, "down": 1});
    let (id, players, boss) = begun(&server, terms("Pyramid", &format, 4), 4).await;
    let mut wish = terms("Pyramid", &format, 4);
    wish["follows"] = json!(id);
    let next = post(&boss, "/api/events", wish).await["id"].as_str().expect("an id").to_owned();
    for player in &players {
        post(player, &format!("/api/events/{next}/acts"), json!({"type": "register"})).await;
    }
    // Only then the season is played, and in both divisions whoever stood first loses.
    let view = get(&boss, &format!("/api/events/{id}")).await;
    let first = |division: usize| view["divisions"][division]["standings"][0]["player"].clone();
    for (pairing, one) in matches(&view).iter().enumerate() {
        let there = one["players"].as_array().expect("players");
        let winner = there.iter().find(|&player| ![first(0), first(1)].contains(player)).expect("one of two");
        let act = json!({"type": "adjudicate", "pairing": pairing, "number": 0, "winners": [winner], "reason": "seen"});
        post(&boss, &format!("/api/events/{id}/acts"), act).await;
    }
    let over = get(&boss, &format!("/api/events/{id}")).await;
    assert_eq!(over["summary"]["status"], "over");
    let begun = post(&boss, &format!("/api/events/{next}/acts"), json!({"type": "begin"})).await;
    for division in [0, 1] {
        for place in [0, 1] {
            let player =
                over["divisions"][division]["standings"][place]["player"].as_u64().expect("a number");
            let user = &over["players"][player as usize]["user"];
            let all = begun["players"].as_array().expect("players");
            let now = all.iter().find(|one| one["user"] == *user).expect("registered")["division"].clone();
            assert_eq!(now, json!(place), "place {place} of division {division}");
        }
    }
    server.running.stop().await;
}
