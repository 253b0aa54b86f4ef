//! Rated games, quick pairing, challenges and vacations, as players use them over the wire.

use detente_game::Rng;
use detente_protocol::TableCommand;
use detente_server::ratings::recount::recount;
use serde_json::{Value, json};

use crate::common::Person;
use crate::house::{account, clock, get, house, play_one, post, resign, until};

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
    let bot = json!({"type": "bot", "level": "recruit"});
    let mut bots = wish.clone();
    bots["seats"] = json!([bot, bot]);
    assert_eq!(ann.post("/api/tables", &bots).await.status, 400, "and somebody who plays it");
    bots["seats"] = json!([bot, {"type": "open"}]);
    let waiting = ann.create(bots).await;
    let seat = TableCommand::SetSeat {
        seat: "ussr".into(),
        wish: detente_protocol::SeatWish::Bot { level: "recruit".into() },
    };
    assert_eq!(ann.command(&waiting, &seat).await.status, 400, "nor do bots stay alone there");
    assert_eq!(ann.command(&waiting, &TableCommand::Abort).await.status, 200);
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
async fn whoever_stays_away_from_a_rated_game_loses_it_on_time_and_for_rating() {
    let server = house().await;
    let (ann, bob) = (account(&server, "Ann").await, account(&server, "Bob").await);
    let clock = json!({"type": "total", "seconds": 1, "timeOut": "ends"});
    let wish = json!({"game": "twilight", "seats": [{"type": "me"}, {"type": "open"}], "clock": clock, "rated": true});
    let table = ann.create(wish).await;
    let join = TableCommand::Join { seat: "ussr".into(), commitment: None };
    assert_eq!(bob.command(&table, &join).await.status, 200);
    assert_eq!(ann.command(&table, &TableCommand::Start).await.status, 200);
    // The USSR is to set up, and does nothing.
    let profile = until(&ann, "/api/players/Bob", |profile| profile["games"] == 1).await;
    assert_eq!(
        (&profile["endings"][0]["ending"], &profile["endings"][0]["lost"]),
        (&json!("time"), &json!(1)),
        "{profile}"
    );
    assert!(profile["ratings"][0]["rating"].as_i64() < Some(1500), "{profile}");
    let found = recount(server.running.hub.store.as_ref(), false).await.expect("it can be counted");
    assert_eq!((found.results, found.ratings, found.different), (1, 2, 0));
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
    assert_eq!((&waiting[0]["rated"], &waiting[0]["options"]), (&json!(true), &json!([])), "and for what");
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

    let terms =
        json!({"game": "twilight", "seats": [{"type": "open"}, {"type": "me"}], "options": ["league"]});
    let made = post(&ann, "/api/challenges", json!({"to": "Bob", "table": terms})).await;
    assert_eq!(made["table"]["options"], json!(["us-handicap=2"]), "what it comes to, not what it is called");
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
    let eve = account(&server, "Eve").await;
    let waiting = get(&eve, "/api/seeks").await;
    let rules: Vec<&Value> = waiting.as_array().expect("two").iter().map(|one| &one["options"]).collect();
    assert_eq!(rules, [&json!(["us-handicap=2"]), &json!([])], "each waits for their own kind of game");
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
