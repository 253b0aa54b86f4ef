//! Rated games, pairing, tournaments and leagues, as players use them over the wire. `cargo xtask season` plays the long season:
//! 64 players over five Swiss rounds and a league of four divisions, every game to its end.

use std::collections::BTreeMap;
use std::time::Duration;

use crate::common::{Client, Person, Server, config, request};
use detente_game::Rng;
use detente_protocol::{TableCommand, TableStatus};
use detente_server::ratings::recount::recount;
use detente_server::{Config, auth, start};
use detente_store::User;
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpListener;

/// How long a condition is waited for, in steps of a tenth of a second.
const STEPS: u32 = 3000;

/// A server on which accounts of one address may play rated games: all of them are here.
pub async fn house() -> Server {
    let folder = tempfile::tempdir().expect("a folder");
    let running = start(settings(&folder)).await.expect("a server");
    Server { running, folder }
}

pub fn settings(folder: &tempfile::TempDir) -> Config {
    let mut config = config(folder);
    config.ratings.same_address = true;
    config.ratings.bots = true;
    config
}

/// An account with a password, signed in by a token; no password is hashed for it.
pub async fn account(server: &Server, name: &str) -> Person {
    let hub = &server.running.hub;
    let user = User {
        id: format!("id-{}", name.to_lowercase()),
        name: name.to_owned(),
        skeleton: name.to_lowercase(),
        guest: false,
        password: Some("unused".to_owned()),
        body: "{}".to_owned(),
        created: 1,
        leaves: None,
        role: String::new(),
    };
    hub.store.create_user(&user).await.expect("a new name");
    let (token, _) = auth::issue(hub, &user.id, "token", "test").await.expect("a token");
    Person { host: server.host(), cookie: format!("Bearer {token}"), id: user.id }
}

pub async fn get(person: &Person, path: &str) -> Value {
    let reply = person.get(path).await;
    assert_eq!(reply.status, 200, "{path}: {reply:?}");
    reply.json()
}

pub async fn post(person: &Person, path: &str, body: Value) -> Value {
    let reply = person.post(path, &body).await;
    assert_eq!(reply.status, 200, "{path}: {reply:?}");
    reply.json()
}

/// Asks until the answer is as it should be.
pub async fn until(person: &Person, path: &str, holds: impl Fn(&Value) -> bool) -> Value {
    for _ in 0..STEPS {
        let found = get(person, path).await;
        if holds(&found) {
            return found;
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    panic!("{path} never came to it: {}", get(person, path).await);
}

pub fn clock() -> Value {
    json!({"type": "bank", "seconds": 2700, "increment": 60, "cap": 43200, "timeOut": "ends"})
}

/// One legal choice of a player at a table, by lot. False if nothing is asked.
pub async fn play_one(person: &Person, table: &str, rng: &mut Rng) -> bool {
    let reply = person.get(&format!("/api/tables/{table}")).await;
    if reply.status != 200 {
        return false;
    }
    let view = reply.json();
    let Some(choices) = view["question"]["choices"].as_array().filter(|choices| !choices.is_empty()) else {
        return false;
    };
    if view["question"]["awaited"] != json!(true) {
        return false;
    }
    let choice = &choices[rng.below(choices.len() as u32) as usize];
    let command = TableCommand::Act {
        seat: view["seat"].as_str().expect("an own seat").to_owned(),
        version: view["version"].as_u64().expect("a number") as u32,
        action: choice["action"].as_str().expect("a word").to_owned(),
        lay: false,
    };
    person.command(table, &command).await.status == 200
}

pub async fn resign(person: &Person, table: &str) {
    let view = get(person, &format!("/api/tables/{table}")).await;
    let seat = view["seat"].as_str().expect("an own seat").to_owned();
    let reply = person.command(table, &TableCommand::Resign { seat }).await;
    assert_eq!(reply.status, 200, "{reply:?}");
}

#[tokio::test]
async fn a_rated_game_moves_both_ratings_and_is_found_everywhere() {
    let server = house().await;
    let (ann, bob) = (account(&server, "Ann").await, account(&server, "Bob").await);
    let guest = Person::guest(&server.host(), "Passer-by").await;
    let wish = json!({"game": "twilight", "seats": [{"type": "me"}, {"type": "open"}], "clock": clock(), "rated": true});
    assert_eq!(guest.post("/api/tables", &wish).await.status, 403, "a guest makes no rated table");
    let mut without = wish.clone();
    without["clock"] = json!({"type": "none"});
    assert_eq!(ann.post("/api/tables", &without).await.status, 400, "a rated game has a clock");
    let table = ann.create(wish.clone()).await;
    let join = |seat: &str| TableCommand::Join { seat: seat.into(), commitment: None };
    assert_eq!(guest.command(&table, &join("ussr")).await.status, 403, "a guest does not sit down there");
    assert_eq!(bob.command(&table, &join("ussr")).await.status, 200);
    assert_eq!(ann.command(&table, &TableCommand::Start).await.status, 200);
    let mut rng = Rng::new(1);
    assert!(play_one(&bob, &table, &mut rng).await, "the USSR sets up");
    resign(&bob, &table).await;

    let profile = until(&ann, "/api/players/Ann", |profile| profile["games"] == 1).await;
    let rating = &profile["ratings"][0];
    assert_eq!((rating["pace"].as_str(), rating["won"].as_u64()), (Some("standard"), Some(1)));
    assert!(rating["rating"].as_i64() > Some(1500) && rating["provisional"] == true, "{rating}");
    assert_eq!(profile["endings"][0]["ending"], "resign");
    assert_eq!(profile["sides"][0]["seat"], "us");
    assert_eq!(profile["curves"][0]["points"].as_array().map(Vec::len), Some(1));
    assert_eq!(profile["recent"][0]["seats"][1]["name"], "Bob");
    let ladder = get(&bob, "/api/ladder/twilight/standard?provisional=true").await;
    let names: Vec<&str> =
        ladder["rows"].as_array().expect("rows").iter().filter_map(|row| row["name"].as_str()).collect();
    assert_eq!(names, ["Ann", "Bob"]);
    assert_eq!(
        get(&bob, "/api/ladder/twilight/standard").await["total"],
        0,
        "provisional players have no rank"
    );
    assert!(ladder["anchors"].as_array().is_some_and(|anchors| anchors.len() >= 5));
    let both = get(&bob, "/api/players/Bob/against/Ann").await;
    assert_eq!((both["won"].as_u64(), both["lost"].as_u64()), (Some(0), Some(1)));
    let csv = bob.get("/api/results.csv").await;
    assert!(csv.body.contains("us / ussr,Ann / Bob,us,resign"), "{csv:?}");
    let all = get(&bob, "/api/results.json").await;
    assert_eq!(all[0]["table"], table.as_str());

    // What was called off is no result.
    let second = ann.create(wish).await;
    assert_eq!(bob.command(&second, &join("ussr")).await.status, 200);
    assert_eq!(ann.command(&second, &TableCommand::Start).await.status, 200);
    assert_eq!(ann.command(&second, &TableCommand::Abort).await.status, 200);
    // A game against a bot that the host of the server lets be played for rating:
    let alone = json!({"game": "twilight", "seats": [{"type": "me"}, {"type": "bot", "level": "recruit"}], "clock": clock(), "rated": true});
    let third = ann.create(alone).await;
    until(&ann, &format!("/api/tables/{third}"), |view| !view["question"].is_null()).await;
    assert!(play_one(&ann, &third, &mut rng).await);
    resign(&ann, &third).await;
    let profile = until(&ann, "/api/players/Ann", |profile| profile["games"] == 2).await;
    assert_eq!(profile["recent"][0]["seats"][1]["level"], "recruit");

    let found = recount(server.running.hub.store.as_ref(), false).await.expect("it can be counted");
    assert_eq!((found.results, found.ratings, found.different), (2, 2, 0), "counted anew it is what is kept");
    server.running.stop().await;
}

#[tokio::test]
async fn who_looks_for_a_game_is_paired_by_clock_and_a_challenge_is_answered() {
    let server = house().await;
    let (ann, bob) = (account(&server, "Ann").await, account(&server, "Bob").await);
    let seek = json!({"game": "twilight", "clock": clock(), "rated": true, "seat": "us"});
    let first = post(&ann, "/api/seeks", seek.clone()).await;
    assert!(first["table"].is_null() && first["others"] == 0);
    let other_clock =
        json!({"game": "twilight", "clock": {"type": "total", "seconds": 600, "timeOut": "ends"}});
    let other = post(&bob, "/api/seeks", other_clock).await;
    assert!(other["table"].is_null(), "another clock is another game");
    let waiting = get(&bob, "/api/seeks").await;
    assert_eq!(
        waiting.as_array().map(Vec::len),
        Some(1),
        "it is shown who waits, and nobody waits for themselves"
    );
    assert_eq!(waiting[0]["waiting"], 1);
    let same_seat = post(&bob, "/api/seeks", seek).await;
    assert!(same_seat["table"].is_null(), "both want the US");
    let lot = json!({"game": "twilight", "clock": clock(), "rated": true});
    let found = post(&bob, "/api/seeks", lot).await;
    let table = found["table"].as_str().expect("paired").to_owned();
    let told = get(&ann, &format!("/api/seeks/{}", first["id"].as_str().expect("an id"))).await;
    assert_eq!(told["table"], table.as_str());
    let told = get(&bob, &format!("/api/seeks/{}", other["id"].as_str().expect("an id"))).await;
    assert_eq!(told["table"], table.as_str(), "whoever has found a game looks for no other");
    assert!(get(&ann, "/api/seeks").await.as_array().is_some_and(Vec::is_empty));
    let view = get(&ann, &format!("/api/tables/{table}")).await;
    assert_eq!((view["seat"].as_str(), view["table"]["status"].as_str()), (Some("us"), Some("playing")));
    assert_eq!(view["table"]["rated"], true);

    let terms = json!({"game": "twilight", "seats": [{"type": "open"}, {"type": "me"}]});
    let made = post(&ann, "/api/challenges", json!({"to": "Bob", "table": terms})).await;
    let id = made["id"].as_str().expect("an id");
    assert_eq!(
        ann.post(&format!("/api/challenges/{id}"), &json!({"accept": true})).await.status,
        404,
        "not one's own"
    );
    assert_eq!(get(&bob, "/api/challenges").await[0]["mine"], true);
    let created = post(&bob, &format!("/api/challenges/{id}"), json!({"accept": true})).await;
    let view = get(&bob, &format!("/api/tables/{}", created["id"].as_str().expect("a table"))).await;
    assert_eq!(view["seat"], "us");
    assert!(get(&bob, "/api/challenges").await.as_array().is_some_and(Vec::is_empty));
    server.running.stop().await;
}

#[tokio::test]
async fn the_same_rules_written_in_two_ways_are_paired() {
    let server = house().await;
    let (ann, bob) = (account(&server, "Ann").await, account(&server, "Bob").await);
    let seek = |rules: Value| json!({"game": "twilight", "clock": clock(), "options": rules});
    let league = post(&ann, "/api/seeks", seek(json!(["league"]))).await;
    let usual = post(&bob, "/api/seeks", seek(json!(["standard"]))).await;
    assert_eq!((usual["table"].clone(), usual["others"].clone()), (json!(null), json!(0)), "other rules");
    assert!(post(&ann, "/api/seeks", seek(json!([]))).await["table"].is_string(), "the same game");
    let found = get(&bob, &format!("/api/seeks/{}", usual["id"].as_str().expect("an id"))).await;
    assert!(found["table"].is_string(), "{found}");
    assert_eq!(league["seek"]["options"], json!(["us-handicap=2"]));
    server.running.stop().await;
}

#[tokio::test]
async fn a_vacation_stops_the_own_clock_of_games_over_days_and_of_no_others() {
    let server = house().await;
    let (ann, bob) = (account(&server, "Ann").await, account(&server, "Bob").await);
    let days =
        json!({"type": "bank", "seconds": 259_200, "increment": 86_400, "cap": 259_200, "timeOut": "ends"});
    let mut tables = Vec::new();
    for clock in [days, clock()] {
        let terms = json!({"game": "twilight", "seats": [{"type": "me"}, {"type": "open"}], "clock": clock});
        let made = post(&ann, "/api/challenges", json!({"to": "Bob", "table": terms})).await;
        let id = made["id"].as_str().expect("an id").to_owned();
        let made = post(&bob, &format!("/api/challenges/{id}"), json!({"accept": true})).await;
        tables.push(made["id"].as_str().expect("a table").to_owned());
    }
    assert_eq!(bob.post("/api/me/vacation", &json!({"days": 31})).await.status, 403, "so many nobody has");
    let told = post(&bob, "/api/me/vacation", json!({"days": 10})).await;
    assert_eq!(told["daysLeft"], 20, "of the thirty that an old account has at most");
    let still = |view: &Value| {
        let own =
            view["clocks"].as_array().expect("clocks").iter().find(|clock| clock["seat"] == "ussr").cloned();
        own.and_then(|clock| clock["stillMs"].as_i64()).expect("a clock")
    };
    let slow = get(&ann, &format!("/api/tables/{}", tables[0])).await;
    assert!(still(&slow) > 9 * 24 * 3_600_000, "{slow}");
    assert_eq!(slow["clocks"][1]["rest"]["type"], "vacation", "and it is said why");
    assert_eq!(slow["clocks"][0]["rest"], Value::Null, "the other's clock does not rest");
    let live = get(&ann, &format!("/api/tables/{}", tables[1])).await;
    assert!(still(&live) < 60_000, "a live clock runs on");
    // Pauses need both.
    let pause = |seat: &str| TableCommand::OfferPause { seat: seat.into() };
    assert_eq!(ann.command(&tables[1], &pause("us")).await.status, 200);
    assert_eq!(get(&ann, &format!("/api/tables/{}", tables[1])).await["paused"], false);
    let agree = TableCommand::Answer { seat: "ussr".into(), accept: true };
    assert_eq!(bob.command(&tables[1], &agree).await.status, 200);
    let paused = get(&ann, &format!("/api/tables/{}", tables[1])).await;
    assert!(
        paused["paused"] == true
            && paused["clocks"].as_array().is_some_and(|all| {
                all.iter().all(|one| one["running"] == false && one["rest"]["type"] == "paused")
            })
    );
    assert_eq!(ann.command(&tables[1], &TableCommand::Resume { seat: "us".into() }).await.status, 200);
    post(&bob, "/api/me/vacation", json!({"days": 0})).await;
    let back = get(&ann, &format!("/api/tables/{}", tables[0])).await;
    assert_eq!((still(&back), &back["clocks"][1]["rest"]), (0, &Value::Null));
    server.running.stop().await;
}

pub fn terms(title: &str, format: &Value, most: u32) -> Value {
    json!({
        "title": title, "game": "twilight", "format": format, "games": 1, "sides": "swap", "clock": clock(), "rated": true,
        "most": most, "least": 2, "rounds": {"type": "when-done"}, "days": 14,
        "tieBreaks": ["mutual", "sonneborn-berger", "buchholz", "wins"],
    })
}

/// How an event is played: after `moves` decisions somebody resigns, but for the first `whole` games; without a bound every game goes to
/// its end. With `restart` the server is started anew once, in the middle.
#[derive(Clone, Copy, Debug)]
pub(super) struct Course {
    pub moves: Option<u32>,
    pub whole: usize,
    pub restart: bool,
}

/// Plays all games of an event by lot until it is over.
pub(super) async fn play_event(
    mut server: Server,
    players: &mut [Person],
    id: &str,
    course: Course,
) -> Server {
    let mut rng = Rng::new(7);
    let mut done: BTreeMap<String, u32> = BTreeMap::new();
    let mut whole: Vec<String> = Vec::new();
    let mut restarted = false;
    for _ in 0..1_000_000u32 {
        let view = get(&players[0], &format!("/api/events/{id}")).await;
        if view["summary"]["status"] == "over" {
            assert_eq!(restarted, course.restart, "the middle of an event comes before its end");
            return server;
        }
        let round = view["summary"]["round"].as_u64().unwrap_or(0);
        let half = view["divisions"].as_array().is_some_and(|all| {
            let sum = |key: &str| all.iter().filter_map(|one| one[key].as_u64()).sum::<u64>();
            2 * sum("played") > sum("games")
        });
        if course.restart && !restarted && round >= 2 && half {
            restarted = true;
            let folder = server.folder;
            server.running.stop().await;
            let running = start(settings(&folder)).await.expect("it starts again");
            server = Server { running, folder };
            for player in players.iter_mut() {
                player.host = server.host();
            }
        }
        let mut any = false;
        for player in players.iter() {
            for table in get(player, "/api/turns").await.as_array().cloned().unwrap_or_default() {
                let table = table["id"].as_str().expect("an id");
                let count = done.entry(table.to_owned()).or_default();
                any = true;
                if whole.len() < course.whole && !whole.iter().any(|one| one == table) {
                    whole.push(table.to_owned());
                }
                let short = !whole.iter().any(|one| one == table);
                if short && course.moves.is_some_and(|moves| *count >= moves) {
                    resign(player, table).await;
                } else if play_one(player, table, &mut rng).await {
                    *count += 1;
                }
            }
        }
        if !any {
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    }
    panic!("the event never ended");
}

/// A Swiss event of so many players and rounds, then a league of four divisions with its promotion.
async fn season(size: usize, rounds: u32, division: u32, moves: Option<u32>) {
    let course = Course { moves, whole: 2, restart: true };
    let mut server = house().await;
    let boss = account(&server, "Boss").await;
    let mut players = Vec::new();
    for n in 0..size {
        players.push(account(&server, &format!("P{n}")).await);
    }
    let swiss = terms("Autumn Open", &json!({"type": "swiss", "rounds": rounds}), size as u32);
    let made = post(&boss, "/api/events", swiss).await;
    let id = made["id"].as_str().expect("an id").to_owned();
    for player in &players {
        post(player, &format!("/api/events/{id}/acts"), json!({"type": "register"})).await;
    }
    let refused = players[0].post(&format!("/api/events/{id}/acts"), &json!({"type": "begin"})).await;
    assert_eq!(refused.status, 403, "a player does not begin it");
    post(&boss, &format!("/api/events/{id}/acts"), json!({"type": "begin"})).await;
    server = play_event(server, &mut players, &id, course).await;
    let boss = Person { host: server.host(), ..boss };
    let view = get(&boss, &format!("/api/events/{id}")).await;
    let standings = view["divisions"][0]["standings"].as_array().expect("a table").clone();
    assert_eq!((standings.len(), view["rounds"].as_array().map(Vec::len)), (size, Some(rounds as usize)));
    let points: f64 = standings.iter().filter_map(|row| row["points"].as_f64()).sum();
    assert!(
        (points - f64::from(rounds) * (size as f64 / 2.0)).abs() < 1e-9,
        "every match gives a point: {points}"
    );
    assert_eq!(standings[0]["mark"], "champion");
    let log = get(&boss, &format!("/api/events/{id}/log?lang=it")).await;
    assert!(log.as_array().is_some_and(|lines| lines.len() >= rounds as usize), "{log}");
    let games = size as u64 / 2 * u64::from(rounds);
    let matches =
        view["rounds"].as_array().expect("rounds").iter().filter_map(|one| one["matches"].as_array());
    let ended = matches.flatten().filter_map(|one| one["games"][0]["ending"].as_str());
    let (resigned, played): (Vec<&str>, Vec<&str>) = ended.partition(|&ending| ending == "resign");
    assert_eq!(resigned.len() + played.len(), games as usize);
    assert!(played.len() >= 2, "some were played to an end of the rules: {played:?}");
    let counted =
        |all: u64| move |found: &Value| found.as_array().is_some_and(|rows| rows.len() as u64 == all);
    until(&boss, "/api/results.json", counted(games)).await;

    let four: Vec<Value> = (1..=4).map(|n| json!({"name": n.to_string(), "size": division})).collect();
    let league =
        terms("League", &json!({"type": "league", "divisions": four, "up": 1, "down": 1}), 4 * division);
    let made = post(&boss, "/api/events", league.clone()).await;
    let id = made["id"].as_str().expect("an id").to_owned();
    let count = 4 * division as usize;
    for player in &players[..count] {
        post(player, &format!("/api/events/{id}/acts"), json!({"type": "register"})).await;
    }
    post(&boss, &format!("/api/events/{id}/acts"), json!({"type": "begin"})).await;
    server = play_event(server, &mut players[..count], &id, course).await;
    let boss = Person { host: server.host(), ..boss };
    let view = get(&boss, &format!("/api/events/{id}")).await;
    for (number, table) in view["divisions"].as_array().expect("four").iter().enumerate() {
        let rows = table["standings"].as_array().expect("rows");
        assert_eq!((rows.len(), table["played"].as_u64()), (division as usize, table["games"].as_u64()));
        let first = if number == 0 { "champion" } else { "up" };
        assert_eq!((rows[0]["mark"].as_str(), rows[0]["settled"].as_bool()), (Some(first), Some(true)));
    }
    // The next season takes the divisions over.
    let up = view["divisions"][1]["standings"][0]["player"].as_u64().expect("a number");
    let name = view["players"][up as usize]["name"].as_str().expect("a name").to_owned();
    let mut next = league;
    (next["season"], next["follows"]) = (json!(2), json!(id));
    let made = post(&boss, "/api/events", next).await;
    let first = id;
    let id = made["id"].as_str().expect("an id").to_owned();
    for one in [&first, &id] {
        let seasons = get(&boss, &format!("/api/events/{one}")).await["seasons"].clone();
        let ids: Vec<&Value> = seasons.as_array().expect("both").iter().map(|season| &season["id"]).collect();
        assert_eq!(ids, [first.as_str(), id.as_str()], "each leads to the other");
    }
    post(&boss, &format!("/api/events/{id}/acts"), json!({"type": "enter", "name": name})).await;
    let other = view["players"]
        .as_array()
        .expect("players")
        .iter()
        .find(|one| one["name"] != name.as_str())
        .expect("another");
    post(&boss, &format!("/api/events/{id}/acts"), json!({"type": "enter", "name": other["name"]})).await;
    let names = get(&boss, &format!("/api/events/{id}")).await["invited"].as_array().map(Vec::len);
    assert_eq!(names, Some(2), "nobody plays who has not said so");
    for user in [&view["players"][up as usize]["user"], &other["user"]] {
        let player = players.iter().find(|one| *user == one.id.as_str()).expect("a player");
        post(player, &format!("/api/events/{id}/acts"), json!({"type": "accept"})).await;
    }
    let begun = post(&boss, &format!("/api/events/{id}/acts"), json!({"type": "begin"})).await;
    assert_eq!(begun["players"][0]["division"], 0, "who was first went up");

    let all = games + 4 * u64::from(division * (division - 1) / 2);
    until(&boss, "/api/results.json", counted(all)).await;
    let found = recount(server.running.hub.store.as_ref(), false).await.expect("it can be counted");
    assert_eq!(
        (found.results, found.different, found.unread),
        (all, 0, 0),
        "counted anew it is what is kept"
    );
    println!("{all} games, {} ratings, none otherwise than counted anew", found.ratings);
    server.running.stop().await;
}

#[tokio::test]
async fn an_event_of_guerra_fria_is_played_at_tables_of_four() {
    let mut server = house().await;
    let boss = account(&server, "Boss").await;
    let mut players = Vec::new();
    for n in 0..9 {
        players.push(account(&server, &format!("G{n}")).await);
    }
    let mut wish = terms("Club evening", &json!({"type": "fours", "rounds": 2}), 9);
    (wish["game"], wish["options"], wish["least"]) =
        (json!("guerra-fria"), json!(["max-rounds=3"]), json!(4));
    let mut two = wish.clone();
    (two["game"], two["options"]) = (json!("twilight"), json!([]));
    assert_eq!(boss.post("/api/events", &two).await.status, 400, "tables of four are for games of four");
    let made = post(&boss, "/api/events", wish).await;
    let id = made["id"].as_str().expect("an id").to_owned();
    assert_eq!(made["path"], format!("/events/{id}"), "the page of the event");
    for player in &players {
        post(player, &format!("/api/events/{id}/acts"), json!({"type": "register"})).await;
    }
    post(&boss, &format!("/api/events/{id}/acts"), json!({"type": "begin"})).await;
    let running = until(&boss, &format!("/api/events/{id}"), |view| {
        let first = view["rounds"][0]["matches"].as_array();
        first.is_some_and(|all| {
            all.iter().all(|one| one["state"] == "bye" || !one["games"][0]["table"].is_null())
        })
    })
    .await;
    let first = running["rounds"][0]["matches"].as_array().expect("matches").clone();
    assert_eq!(first.iter().filter(|one| one["players"].as_array().map(Vec::len) == Some(4)).count(), 2);
    assert_eq!(first.iter().filter(|one| one["state"] == "bye").count(), 1, "nine players: one is left over");
    server = play_event(server, &mut players, &id, Course { moves: None, whole: 0, restart: true }).await;
    let boss = Person { host: server.host(), ..boss };
    let view = get(&boss, &format!("/api/events/{id}")).await;
    let rounds = view["rounds"].as_array().expect("rounds").clone();
    assert_eq!(rounds.len(), 2);
    let byes = |round: &Value| {
        let matches = round["matches"].as_array().expect("matches").clone();
        matches.into_iter().find(|one| one["state"] == "bye").expect("one")["players"].clone()
    };
    assert_ne!(byes(&rounds[0]), byes(&rounds[1]), "nobody is left over twice");
    for one in rounds.iter().flat_map(|round| round["matches"].as_array().expect("matches")) {
        let games = one["games"].as_array().expect("games");
        for game in games {
            let winners = game["winners"].as_array().expect("over").len();
            // Winners in pairs, or a draw when the rounds are over.
            assert!(winners == 2 || winners == 0, "{game}");
            assert_eq!(game["settled"], "played");
            assert_eq!(game["seats"].as_array().map(Vec::len), Some(4));
        }
    }
    // Nobody sits in the same seat again.
    for player in 0..9 {
        let seat = |round: &Value| {
            let matches = round["matches"].as_array().expect("matches").clone();
            matches
                .iter()
                .find_map(|one| one["games"][0]["seats"].as_array()?.iter().position(|n| n == player))
        };
        let (one, other) = (seat(&rounds[0]), seat(&rounds[1]));
        assert!(one.is_none() || one != other, "player {player} sits in seat {one:?} twice");
    }
    let standings = view["divisions"][0]["standings"].as_array().expect("a table");
    assert_eq!((standings.len(), standings[0]["seats"].as_array().map(Vec::len)), (9, Some(4)));
    server.running.stop().await;
}

/// What is posted to an address of the tests' own: the path, and what was said.
pub(super) async fn hooks() -> (String, tokio::sync::mpsc::UnboundedReceiver<(String, String)>) {
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
    let url = format!("http://{}", listener.local_addr().expect("bound"));
    let (tell, told) = tokio::sync::mpsc::unbounded_channel();
    tokio::spawn(async move {
        while let Ok((mut stream, _)) = listener.accept().await {
            let mut text = String::new();
            while !text.contains('}') {
                let mut bytes = [0; 1024];
                match stream.read(&mut bytes).await {
                    Ok(n) if n > 0 => text.push_str(&String::from_utf8_lossy(&bytes[..n])),
                    _ => break,
                }
            }
            let _ = stream.write_all(b"HTTP/1.1 204 No Content\r\n\r\n").await;
            let path = text.split(' ').nth(1).unwrap_or_default().trim_start_matches('/').to_owned();
            let _ = tell.send((path, text));
        }
    });
    (url, told)
}

#[tokio::test]
async fn who_is_challenged_while_away_is_told_so_and_who_is_here_is_not() {
    let folder = tempfile::tempdir().expect("a folder");
    let running =
        start(Config { allow_private_webhooks: true, ..settings(&folder) }).await.expect("a server");
    let server = Server { running, folder };
    let (url, mut told) = hooks().await;
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
    let folder = tempfile::tempdir().expect("a folder");
    let running =
        start(Config { allow_private_webhooks: true, ..settings(&folder) }).await.expect("a server");
    let server = Server { running, folder };
    let (url, mut told) = hooks().await;
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
async fn a_season_is_played_over_the_wire_with_a_restart_in_the_middle() {
    match std::env::var("DETENTE_SEASON") {
        Ok(_) => season(64, 5, 7, None).await,
        Err(_) => season(12, 3, 3, Some(1)).await,
    }
}

/// The time of all matches of an event is over since a moment ago.
pub(super) async fn end_time(server: &Server, id: &str) {
    let (store, at) = (&server.running.hub.store, detente_server::time::wall());
    for _ in 0..20 {
        let row = store.event(id).await.expect("read").expect("there");
        let act =
            json!({"at": at, "act": "extend", "round": 0, "pairing": null, "until": at - 1, "reason": ""});
        if store.add_event_act(&row, row.version, &act.to_string()).await.is_ok() {
            return;
        }
    }
    panic!("somebody was always quicker");
}

#[tokio::test]
async fn organisers_act_in_the_open_and_files_can_be_fetched() {
    let server = house().await;
    let boss = account(&server, "Boss").await;
    let mut players = Vec::new();
    for name in ["Ann", "Bob", "Eve", "Dan"] {
        players.push(account(&server, name).await);
    }
    let made = post(&boss, "/api/events", terms("Cup", &json!({"type": "swiss", "rounds": 2}), 4)).await;
    let id = made["id"].as_str().expect("an id").to_owned();
    let acts = format!("/api/events/{id}/acts");
    let bad = boss.post("/api/events", &terms("", &json!({"type": "knockout"}), 4)).await;
    assert_eq!(bad.status, 400, "{bad:?}");
    for player in &players {
        post(player, &acts, json!({"type": "register"})).await;
    }
    let late = account(&server, "Late").await;
    let full = late.post(&format!("{acts}?lang=es"), &json!({"type": "register"})).await;
    assert!(full.status == 409 && full.body.contains("plazas"), "{full:?}");
    post(&boss, &acts, json!({"type": "begin"})).await;
    let running = until(&boss, &format!("/api/events/{id}"), |view| {
        view["rounds"][0]["matches"]
            .as_array()
            .is_some_and(|all| all.iter().all(|one| !one["games"][0]["table"].is_null()))
    })
    .await;
    let table = running["rounds"][0]["matches"][0]["games"][0]["table"].as_str().expect("a table").to_owned();
    let seats = running["rounds"][0]["matches"][0]["games"][0]["seats"].clone();
    let winner = seats[0].clone();
    // What it is worth is told once its time is over, to whoever does not play; then it is not played on, and everybody can read that.
    let ask = async |person: &Person| person.post(&format!("/api/events/{id}/advice/0/0"), &json!({})).await;
    assert_eq!(ask(&boss).await.status, 409, "the game is still played");
    end_time(&server, &id).await;
    assert_eq!(ask(&late).await.status, 403, "no organiser");
    let advice = ask(&boss).await.json();
    let sum: u64 =
        advice["chances"].as_array().expect("two").iter().filter_map(|one| one["chance"].as_u64()).sum();
    assert!(advice["chances"][0]["error"].as_u64().is_some_and(|error| (5..25).contains(&error)), "{advice}");
    assert!((98..=100).contains(&sum), "{advice}");
    let player = &players[seats[0].as_u64().expect("a number") as usize];
    assert_eq!(ask(player).await.status, 403, "not for those who play");
    let log = get(&late, &format!("/api/events/{id}/log?lang=it")).await;
    assert_eq!((log[0]["act"].as_str(), log[0]["by"].as_str()), (Some("advise"), Some("Boss")));
    assert!(log[0]["text"].as_str().is_some_and(|text| text.contains("non continua")), "{log}");
    until(&boss, &format!("/api/tables/{table}"), |view| view["table"]["status"] == "aborted").await;
    let decided = post(&boss, &acts, json!({"type": "adjudicate", "pairing": 0, "number": 0, "winners": [winner], "reason": "the clock broke"})).await;
    assert_eq!(decided["rounds"][0]["matches"][0]["state"], "won");
    until(&boss, &format!("/api/tables/{table}"), |view| {
        view["table"]["status"] == json!(TableStatus::Aborted)
    })
    .await;
    let loser = running["rounds"][0]["matches"][1]["players"][0].clone();
    post(
        &boss,
        &acts,
        json!({"type": "forfeit", "pairing": 1, "players": [loser], "reason": "did not come"}),
    )
    .await;
    let second = until(&boss, &format!("/api/events/{id}"), |view| view["summary"]["round"] == 2).await;
    assert_eq!(second["rounds"][1]["matches"].as_array().map(Vec::len), Some(2));
    post(&boss, &acts, json!({"type": "substitute", "player": loser, "name": "Late", "reason": "ill"})).await;
    post(&late, &acts, json!({"type": "accept"})).await;
    post(
        &boss,
        &acts,
        json!({"type": "extend", "round": 2, "until": 1_900_000_000_000i64, "reason": "holidays"}),
    )
    .await;
    let log = get(&late, &format!("/api/events/{id}/log?lang=en")).await;
    let texts: Vec<&str> =
        log.as_array().expect("lines").iter().filter_map(|line| line["text"].as_str()).collect();
    assert!(texts[0].contains("2030-03-17"), "{texts:?}");
    assert!(texts.iter().any(|text| text.contains("Late takes over the place of")), "{texts:?}");
    assert_eq!(log[0]["reason"], "holidays");
    let calendar =
        request(&server.host(), "GET", &format!("/api/events/{id}/calendar.ics?lang=pt"), "", "").await;
    assert!(calendar.body.contains("fim da rodada 2"), "{calendar:?}");
    let csv = late.get(&format!("/api/events/{id}/results.csv")).await;
    assert!(csv.body.contains("adjudicated"), "{csv:?}");
    server.running.stop().await;
}
