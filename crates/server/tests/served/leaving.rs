//! Events and ratings where people go, stay away, are asked, or are two accounts of one person.

use std::sync::Arc;

use detente_events::{Act, Entry};
use detente_protocol::{CreateTable, Measure, SeatWish, TableCommand};
use detente_server::account::leave;
use detente_server::events::looks::close_strays;
use detente_server::moderation::deeds::{self, By};
use detente_server::ratings::record::settle;
use detente_server::ratings::recount::recount;
use detente_server::table::Who;
use detente_server::{Hub, start};
use detente_store::{Change, EventRow, Records as _, Sqlite, Store as _};
use detente_table::EventGame;
use serde_json::{Value, json};

use crate::common::{Person, Server};
use crate::house::{account, clock, get, house, look_at, play_one, post, resign, settings, terms, until};
use detente_game::Rng;

pub async fn people(server: &Server, names: &[&str]) -> Vec<Person> {
    let mut found = Vec::new();
    for name in names {
        found.push(account(server, name).await);
    }
    found
}

/// An event that has begun, with all its tables.
pub async fn begun(boss: &Person, players: &[Person], wish: Value) -> (String, Value) {
    let id = post(boss, "/api/events", wish).await["id"].as_str().expect("an id").to_owned();
    for player in players {
        post(player, &format!("/api/events/{id}/acts"), json!({"type": "register"})).await;
    }
    post(boss, &format!("/api/events/{id}/acts"), json!({"type": "begin"})).await;
    let view = until(boss, &format!("/api/events/{id}"), |view| {
        let first = view["rounds"][0]["matches"].as_array();
        first.is_some_and(|all| all.iter().all(|one| !one["games"][0]["table"].is_null()))
    })
    .await;
    (id, view)
}

fn table_of(view: &Value, pairing: usize) -> String {
    view["rounds"][0]["matches"][pairing]["games"][0]["table"].as_str().expect("a table").to_owned()
}

pub fn players_of(view: &Value, pairing: usize) -> Vec<usize> {
    let players = view["rounds"][0]["matches"][pairing]["players"].as_array().expect("players");
    players.iter().map(|n| n.as_u64().expect("a number") as usize).collect()
}

/// These players play until something of it is told: what is laid may still be taken up.
pub async fn touch(people: &[Person], players: &[usize], table: &str) {
    let mut rng = Rng::new(3);
    let path = format!("/api/tables/{table}");
    // What one has laid is counted in one's own view alone.
    let told = async || {
        let mut least = u64::MAX;
        for &player in players {
            let view = get(&people[player], &path).await;
            least = least.min(view["actions"].as_u64().expect("a number"));
        }
        least
    };
    let before = told().await;
    for _ in 0..200 {
        for &player in players {
            play_one(&people[player], table, &mut rng).await;
        }
        if told().await > before {
            return;
        }
    }
    panic!("nothing was played at {table}");
}

/// Who won the only result of a table, by id.
pub async fn winner(person: &Person, table: &str) -> Value {
    let of = |all: &Value| all.as_array().expect("results").iter().find(|one| one["table"] == table).cloned();
    let all = until(person, "/api/results.json", |all| of(all).is_some()).await;
    let seats = of(&all).expect("there")["seats"].as_array().expect("seats").clone();
    seats.iter().find(|seat| seat["won"] == true).map(|seat| seat["user"].clone()).expect("somebody won")
}

pub async fn status(person: &Person, table: &str, wanted: &str) {
    until(person, &format!("/api/tables/{table}"), |view| view["table"]["status"] == wanted).await;
}

#[tokio::test]
async fn who_leaves_a_begun_game_of_an_event_has_lost_it_for_rating_too_and_organisers_cost_nobody_rating() {
    let server = house().await;
    let boss = account(&server, "Boss").await;
    let all = people(&server, &["A0", "A1", "A2", "A3", "A4", "A5", "A6", "A7"]).await;
    let (id, view) = begun(&boss, &all, terms("Cup", &json!({"type": "swiss", "rounds": 2}), 8)).await;
    let acts = format!("/api/events/{id}/acts");
    let tables: Vec<String> = (0..4).map(|n| table_of(&view, n)).collect();
    let at: Vec<Vec<usize>> = (0..4).map(|n| players_of(&view, n)).collect();
    touch(&all, &at[0], &tables[0]).await;
    // A rated game that has begun is its players' to end.
    let begun_by = at[0][1];
    for deed in [
        json!({"type": "remove", "user": all[begun_by].id, "reason": "rude"}),
        json!({"type": "forfeit", "pairing": 0, "players": [begun_by], "reason": "away"}),
        json!({"type": "adjudicate", "pairing": 0, "number": 0, "winners": [at[0][0]], "reason": "late"}),
    ] {
        assert_eq!(boss.post(&acts, &deed).await.status, 409, "{deed}");
    }
    // One presses Withdraw and has lost; one is taken out and one forfeits, which is for the event and not for ratings.
    post(&all[at[0][0]], &acts, json!({"type": "withdraw"})).await;
    post(&boss, &acts, json!({"type": "remove", "user": all[at[1][1]].id, "reason": "rude"})).await;
    post(&boss, &acts, json!({"type": "forfeit", "pairing": 2, "players": [at[2][0]], "reason": "away"}))
        .await;
    // Where nobody has done anything there is nothing to rate.
    post(&all[at[3][0]], &acts, json!({"type": "withdraw"})).await;
    assert_eq!(winner(&boss, &tables[0]).await, all[at[0][1]].id.as_str());
    for table in &tables[1..] {
        status(&boss, table, "aborted").await;
    }
    let decided = get(&boss, &format!("/api/events/{id}")).await;
    for (pairing, winner) in [(1, at[1][0]), (2, at[2][1])] {
        assert_eq!(decided["rounds"][0]["matches"][pairing]["winners"], json!([winner]));
    }
    assert_eq!(get(&boss, "/api/results.json").await.as_array().map(Vec::len), Some(1));
    let profile = get(&boss, &format!("/api/players/A{}", at[0][0])).await;
    assert_eq!(profile["games"], 1, "{profile}");

    // What is called off is played on where it has begun, and counts for ratings and not for the event.
    let (id, view) = begun(&boss, &all[..4], terms("Rain", &json!({"type": "swiss", "rounds": 1}), 4)).await;
    let acts = format!("/api/events/{id}/acts");
    let (played, waiting) = (table_of(&view, 0), table_of(&view, 1));
    let at = players_of(&view, 0);
    touch(&all, &at, &played).await;
    post(&boss, &acts, json!({"type": "call-off", "reason": "rain"})).await;
    status(&boss, &waiting, "aborted").await;
    assert_eq!(get(&boss, &format!("/api/tables/{played}")).await["table"]["status"], "playing");
    resign(&all[at[1]], &played).await;
    assert_eq!(winner(&boss, &played).await, all[at[0]].id.as_str());
    let after = get(&boss, &format!("/api/events/{id}")).await;
    assert!(after["rounds"][0]["matches"][0]["games"][0]["winners"].is_null());

    // What organisers have decided is not rated; whoever is replaced plays a rated game that has begun to its end.
    let (id, view) = begun(&boss, &all[..4], terms("Last", &json!({"type": "swiss", "rounds": 1}), 4)).await;
    let acts = format!("/api/events/{id}/acts");
    let tables: Vec<String> = (0..2).map(|n| table_of(&view, n)).collect();
    let at: Vec<Vec<usize>> = (0..2).map(|n| players_of(&view, n)).collect();
    touch(&all, &at[1], &tables[1]).await;
    let judged =
        json!({"type": "adjudicate", "pairing": 0, "number": 0, "winners": [at[0][0]], "reason": "late"});
    post(&boss, &acts, judged).await;
    status(&boss, &tables[0], "aborted").await;
    let replaced = json!({"type": "substitute", "player": at[1][0], "name": "A5", "reason": "ill"});
    post(&boss, &acts, replaced).await;
    let after = post(&all[5], &acts, json!({"type": "accept"})).await;
    assert_eq!(after["players"][at[1][0]]["name"], "A5");
    let still = get(&boss, &format!("/api/tables/{}", tables[1])).await;
    assert_eq!(still["table"]["status"], "playing");
    resign(&all[at[1][0]], &tables[1]).await;
    assert_eq!(winner(&boss, &tables[1]).await, all[at[1][1]].id.as_str());
    let over = until(&boss, &format!("/api/events/{id}"), |view| view["summary"]["status"] == "over").await;
    assert_eq!(over["rounds"][0]["matches"][1]["winners"], json!([at[1][1]]), "it counts for the place");
    assert_eq!(get(&boss, "/api/results.json").await.as_array().map(Vec::len), Some(3));
    let found = recount(server.running.hub.store.as_ref(), false).await.expect("it can be counted");
    assert_eq!((found.results, found.different), (3, 0));
    server.running.stop().await;
}

#[tokio::test]
async fn who_is_named_plays_only_after_accepting_and_who_is_barred_not_at_all() {
    let server = house().await;
    let hub = server.running.hub.clone();
    let all = people(&server, &["Boss", "Zoe", "Max"]).await;
    let (boss, zoe, max) = (&all[0], &all[1], &all[2]);
    let wish = terms("Cup", &json!({"type": "swiss", "rounds": 1}), 4);
    let id = post(boss, "/api/events", wish).await["id"].as_str().expect("an id").to_owned();
    let (path, acts) = (format!("/api/events/{id}"), format!("/api/events/{id}/acts"));
    let enter = |name: &str| json!({"type": "enter", "name": name});
    let asked = post(boss, &acts, enter("Zoe")).await;
    assert_eq!(
        (asked["players"].as_array().map(Vec::len), asked["invited"][0]["name"].as_str()),
        (Some(0), Some("Zoe"))
    );
    assert!(asked["invitation"].is_null(), "nobody asked the organiser");
    assert_eq!(get(zoe, &path).await["invitation"]["by"], "Boss");
    assert_eq!(max.post(&acts, &json!({"type": "accept"})).await.status, 404, "nobody asked Max");
    let declined = post(zoe, &acts, json!({"type": "decline"})).await;
    assert!(declined["invited"].as_array().is_some_and(Vec::is_empty) && declined["invitation"].is_null());
    assert_eq!(boss.post(&acts, &json!({"type": "begin"})).await.status, 409, "there are no players");
    post(boss, &acts, enter("Zoe")).await;
    let accepted = post(zoe, &acts, json!({"type": "accept"})).await;
    assert_eq!((accepted["players"][0]["name"].as_str(), accepted["me"].as_u64()), (Some("Zoe"), Some(0)));
    let log = get(boss, &format!("{path}/log?lang=es")).await;
    let texts: Vec<&str> =
        log.as_array().expect("lines").iter().filter_map(|line| line["text"].as_str()).collect();
    assert!(
        texts.contains(&"Zoe aceptó la invitación") && texts.contains(&"Zoe rechazó la invitación"),
        "{texts:?}"
    );

    let by = By::operator();
    deeds::take(hub.store.as_ref(), &by, &max.id, Measure::Suspend, Some(3), "rude")
        .await
        .expect("suspended");
    let refused = boss.post(&acts, &enter("Max")).await;
    assert!(
        refused.status == 403 && !refused.body.contains("rude"),
        "why is nobody else's business: {refused:?}"
    );
    assert_eq!(max.post(&acts, &json!({"type": "register"})).await.status, 403);
    // Whoever is barred after registering begins no game.
    post(boss, &acts, json!({"type": "register"})).await;
    let by = By::operator();
    deeds::take(hub.store.as_ref(), &by, &zoe.id, Measure::Suspend, Some(3), "rude")
        .await
        .expect("suspended");
    post(boss, &acts, json!({"type": "begin"})).await;
    close_strays(&hub, 0).await;
    tokio::time::sleep(std::time::Duration::from_secs(2)).await;
    let waits = get(boss, &path).await;
    assert!(waits["rounds"][0]["matches"][0]["games"][0]["table"].is_null(), "{waits}");
    deeds::lift(hub.store.as_ref(), &By::operator(), &zoe.id, Measure::Suspend, "enough")
        .await
        .expect("lifted");
    // Within a minute by itself; nobody waits for that here.
    look_at(&server, &id).await;
    until(boss, &path, |view| !view["rounds"][0]["matches"][0]["games"][0]["table"].is_null()).await;
    server.running.stop().await;
}

#[tokio::test]
async fn a_result_that_a_kill_came_in_between_is_counted_after_the_next_start() {
    let server = house().await;
    let all = people(&server, &["Ann", "Bob"]).await;
    let wish = json!({"game": "twilight", "seats": [{"type": "me"}, {"type": "open"}], "clock": clock(), "rated": true});
    let table = all[0].create(wish).await;
    let join = TableCommand::Join { seat: "ussr".into(), commitment: None };
    assert_eq!(all[1].command(&table, &join).await.status, 200);
    assert_eq!(all[0].command(&table, &TableCommand::Start).await.status, 200);
    assert!(play_one(&all[1], &table, &mut Rng::new(1)).await);
    let Server { running, folder } = server;
    running.stop().await;
    // The last change is stored; the program dies before it is counted.
    let store = Sqlite::open(&settings(&folder).data.join("detente.db")).await.expect("the database");
    let row = store.table(&table).await.expect("read").expect("there");
    let mut body: Value = serde_json::from_str(&row.body).expect("plain");
    body["status"] = json!("over");
    body["ended"] = json!({"winners": ["us"], "ending": "resign"});
    let had = store.actions(&table).await.expect("read").len() as u32;
    let (from, body) = (row.version, body.to_string());
    let over = detente_store::StoredTable { status: "over".to_owned(), version: from + 1, body, ..row };
    store.commit(Change::of(over, from, had)).await.expect("stored");
    assert_eq!(store.last_result().await.expect("read"), 0);
    store.close().await;
    let running = start(settings(&folder)).await.expect("it starts again");
    let ann = Person { host: running.addr.to_string(), ..all[0].clone() };
    assert_eq!(winner(&ann, &table).await, ann.id.as_str());
    running.stop().await;
}

#[tokio::test]
async fn a_table_that_its_event_does_not_know_is_closed_and_not_rated() {
    let server = house().await;
    let hub: Arc<Hub> = server.running.hub.clone();
    let boss = account(&server, "Boss").await;
    let all = people(&server, &["Ann", "Bob"]).await;
    let (id, view) = begun(&boss, &all, terms("Cup", &json!({"type": "swiss", "rounds": 1}), 2)).await;
    let stray = async || {
        let people: Vec<Who> = all
            .iter()
            .zip(["Ann", "Bob"])
            .map(|(one, name)| Who { user: one.id.clone(), name: name.to_owned() })
            .collect();
        let wish = CreateTable {
            clock: serde_json::from_value(clock()).expect("a clock"),
            rated: true,
            seats: vec![SeatWish::Open; 2],
            ..CreateTable::at_home("twilight", Vec::new(), 0)
        };
        let of = EventGame { event: id.clone(), pairing: 0, game: 0 };
        hub.create_seated("", wish, &people, Some((of, None))).await.expect("a table")
    };
    let first = stray().await;
    touch(&all, &[0, 1], &first).await;
    resign(&all[0], &first).await;
    settle(&hub, &first).await.expect("it can be looked at");
    assert_eq!(get(&boss, "/api/results.json").await, json!([]), "nobody agreed on this game");
    let second = stray().await;
    touch(&all, &[0, 1], &second).await;
    close_strays(&hub, 3_600_000).await;
    assert_eq!(
        get(&all[0], &format!("/api/tables/{second}")).await["table"]["status"],
        "playing",
        "it may be new"
    );
    close_strays(&hub, 0).await;
    assert_eq!(get(&all[0], &format!("/api/tables/{second}")).await["table"]["status"], "aborted");
    let own = table_of(&view, 0);
    assert_eq!(
        get(&all[0], &format!("/api/tables/{own}")).await["table"]["status"],
        "playing",
        "the event's own stays"
    );
    assert_eq!(get(&boss, &format!("/api/events/{id}")).await["summary"]["status"], "running");
    server.running.stop().await;
}

#[tokio::test]
async fn two_accounts_of_one_address_play_no_rated_games_with_each_other() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut config = settings(&folder);
    config.ratings.same_address = false;
    config.proxies.trusted = 1;
    let server = Server { running: start(config).await.expect("a server"), folder };
    let mut all = people(&server, &["Ann", "Alt", "Bob", "Boss"]).await;
    for (person, place) in all.iter_mut().zip(["81.2.69.1", "81.2.69.1", "81.2.69.2", "81.2.69.3"]) {
        person.cookie = format!("{}\r\nX-Forwarded-For: {place}", person.cookie);
    }
    let [ann, alt, bob, boss] = all.as_slice() else { unreachable!("four") };
    for one in &all {
        get(one, "/api/me").await;
    }
    let wish = json!({"game": "twilight", "seats": [{"type": "me"}, {"type": "open"}], "clock": clock(), "rated": true});
    let table = ann.create(wish.clone()).await;
    let join = TableCommand::Join { seat: "ussr".into(), commitment: None };
    assert_eq!(alt.command(&table, &join).await.status, 403);
    assert_eq!(bob.command(&table, &join).await.status, 200);
    // A challenge, whose sender is not connected.
    let challenged = async |to: &str, by: &Person| {
        let made = post(ann, "/api/challenges", json!({"to": to, "table": wish})).await;
        let id = made["id"].as_str().expect("an id").to_owned();
        by.post(&format!("/api/challenges/{id}"), &json!({"accept": true})).await.status
    };
    assert_eq!(challenged("Alt", alt).await, 403);
    assert_eq!(challenged("Bob", bob).await, 200);
    // Seeks.
    let seek = json!({"game": "twilight", "clock": clock(), "rated": true});
    let first = post(ann, "/api/seeks", seek.clone()).await;
    assert!(post(alt, "/api/seeks", seek.clone()).await["table"].is_null());
    let found = post(bob, "/api/seeks", seek).await;
    let table = found["table"].as_str().expect("paired").to_owned();
    let told = get(ann, &format!("/api/seeks/{}", first["id"].as_str().expect("an id"))).await;
    let other = get(alt, &format!("/api/tables/{table}")).await;
    assert!(
        told["table"] == table.as_str() || other["seat"].is_string(),
        "one of the two was paired with Bob"
    );
    // A match of an event is played, and not rated; nobody is connected.
    for (players, rated) in [([ann.clone(), alt.clone()], false), ([ann.clone(), bob.clone()], true)] {
        let (_, view) = begun(boss, &players, terms("Cup", &json!({"type": "swiss", "rounds": 1}), 2)).await;
        let table = get(boss, &format!("/api/tables/{}", table_of(&view, 0))).await;
        assert_eq!(table["table"]["rated"], rated);
    }
    // Nobody may allow it to accounts of their own; a moderator may, for a club in one place.
    let mut club = terms("Club", &json!({"type": "swiss", "rounds": 1}), 2);
    club["sameAddress"] = json!(true);
    let refused = ann.post("/api/events?lang=es", &club).await;
    assert!(refused.status == 403 && refused.body.contains("moderador"), "{refused:?}");
    let store = &server.running.hub.store;
    for (role, rated) in [("moderator", true), ("", false)] {
        store.set_role(&boss.id, "moderator").await.expect("made one");
        let id = post(boss, "/api/events", club.clone()).await["id"].as_str().expect("an id").to_owned();
        store.set_role(&boss.id, role).await.expect("kept");
        for player in [ann, alt] {
            post(player, &format!("/api/events/{id}/acts"), json!({"type": "register"})).await;
        }
        post(boss, &format!("/api/events/{id}/acts"), json!({"type": "begin"})).await;
        let table = until(boss, &format!("/api/events/{id}"), |view| {
            !view["rounds"][0]["matches"][0]["games"][0]["table"].is_null()
        })
        .await;
        let table = get(boss, &format!("/api/tables/{}", table_of(&table, 0))).await;
        assert_eq!(table["table"]["rated"], rated, "founded by whoever is “{role}” when the game begins");
    }
    server.running.stop().await;
}

#[tokio::test]
async fn a_rated_game_against_a_bot_has_no_hints_and_nothing_is_taken_back() {
    let server = house().await;
    let ann = account(&server, "Ann").await;
    let mut rng = Rng::new(1);
    for rated in [true, false] {
        let wish = json!({"game": "twilight", "seats": [{"type": "bot", "level": "recruit"}, {"type": "me"}], "clock": clock(), "rated": rated});
        let table = ann.create(wish).await;
        let path = format!("/api/tables/{table}");
        for _ in 0..6 {
            until(&ann, &path, |view| view["question"]["awaited"] == true).await;
            assert!(play_one(&ann, &table, &mut rng).await);
        }
        let offered = async |command: TableCommand| {
            until(&ann, &path, |view| view["question"]["awaited"] == true).await;
            ann.command(&table, &command).await.status
        };
        let (refused, allowed) = (409, 200);
        let expected = if rated { refused } else { allowed };
        assert_eq!(
            offered(TableCommand::OfferPause { seat: "ussr".into() }).await,
            expected,
            "rated {rated}"
        );
        if !rated {
            ann.command(&table, &TableCommand::Resume { seat: "ussr".into() }).await;
        }
        let hint = ann.get(&format!("{path}/hint")).await.status;
        assert_eq!(hint, if rated { 403 } else { 200 }, "rated {rated}");
        assert_eq!(
            offered(TableCommand::AskTakeBack { seat: "ussr".into() }).await,
            expected,
            "rated {rated}"
        );
    }
    server.running.stop().await;
}

#[tokio::test]
async fn an_account_that_ends_leaves_its_events_and_its_file_holds_results_and_acts() {
    let server = house().await;
    let hub = server.running.hub.clone();
    let boss = account(&server, "Boss").await;
    let all = people(&server, &["Ann", "Bob", "Cay", "Dee"]).await;
    let (id, view) = begun(&boss, &all, terms("Cup", &json!({"type": "swiss", "rounds": 2}), 4)).await;
    let path = format!("/api/events/{id}");
    let at = players_of(&view, 0);
    let (gone, other) = (&all[at[0]], &all[at[1]]);
    let name = view["players"][at[0]]["name"].as_str().expect("a name").to_owned();
    let table = table_of(&view, 0);
    touch(&all, &at, &table).await;
    resign(gone, &table).await;
    winner(&boss, &table).await;
    let file = get(gone, "/api/me/export").await;
    assert_eq!(file["ratedResults"][0]["table"], table.as_str());
    assert_eq!(
        (file["events"][0]["event"].as_str(), file["events"][0]["did"]["act"].as_str()),
        (Some(id.as_str()), Some("enter"))
    );
    let file = get(other, "/api/me/export").await;
    assert_eq!(file["events"].as_array().map(Vec::len), Some(1), "what others did is theirs");
    leave::erase(&hub, &gone.id).await.expect("it ends");
    let after = get(&boss, &format!("{path}?lang=en")).await;
    assert!(!after.to_string().contains(&name), "{after}");
    assert_eq!(after["players"][at[0]]["name"], "former player");
    assert_eq!(after["players"][at[0]]["withdrawn"], true);
    let acts = hub.store.event_acts(&id).await.expect("read").join(" ");
    assert!(!acts.contains(&name), "{acts}");
    let csv = boss.get(&format!("{path}/results.csv")).await.body;
    assert!(!csv.contains(&name), "{csv}");
    // The others go on without.
    let second = table_of(&view, 1);
    touch(&all, &players_of(&view, 1), &second).await;
    resign(&all[players_of(&view, 1)[0]], &second).await;
    let next = until(&boss, &path, |view| view["summary"]["round"] == 2).await;
    let paired: Vec<&Value> = next["rounds"][1]["matches"].as_array().expect("matches").iter().collect();
    assert!(paired.iter().all(|one| !one["players"].as_array().expect("players").contains(&json!(at[0]))));
    server.running.stop().await;
}

#[tokio::test]
async fn a_match_that_nobody_sees_to_is_settled_three_days_after_its_time() {
    let server = house().await;
    let hub = server.running.hub.clone();
    let all = people(&server, &["Boss", "Ann", "Bob"]).await;
    let day = 24 * 3600 * 1000;
    let now = detente_server::time::wall();
    let mut wish = terms("Old", &json!({"type": "swiss", "rounds": 1}), 2);
    wish["days"] = json!(1);
    let found = Act::Found { terms: Box::new(serde_json::from_value(wish).expect("terms")) };
    let enter = |n: usize, name: &str| Act::Enter {
        user: all[n].id.clone(),
        player: name.to_owned(),
        rating: None,
        division: None,
        rank: None,
    };
    let log = [
        (&all[0], now - 10 * day, found),
        (&all[1], now - 9 * day, enter(1, "Ann")),
        (&all[2], now - 9 * day, enter(2, "Bob")),
        (&all[0], now - 5 * day, Act::Begin { lot: 1 }),
    ];
    for (number, (by, at, act)) in log.into_iter().enumerate() {
        let status = if number < 3 { "open" } else { "running" };
        let row = EventRow {
            id: "old".to_owned(),
            status: status.to_owned(),
            created: now,
            version: number as u32,
        };
        let entry = Entry::new(at, &by.id, "Somebody", act);
        let body = serde_json::to_string(&entry).expect("plain");
        hub.store.add_event_act(&row, number as u32, &body).await.expect("stored");
    }
    look_at(&server, "old").await;
    // Its time was over four days ago, and nobody came: both have lost.
    let view = until(&all[0], "/api/events/old", |view| view["summary"]["status"] == "over").await;
    let game = &view["rounds"][0]["matches"][0]["games"][0];
    assert_eq!(
        (game["settled"].as_str(), game["winners"].as_array().map(Vec::len)),
        (Some("forfeited"), Some(0))
    );
    let log = get(&all[0], "/api/events/old/log?lang=en").await;
    assert!(log[0]["text"].as_str().is_some_and(|text| text.contains("the time is over")), "{log}");
    assert_eq!((log[0]["by"].as_str(), log[0]["reason"].as_str()), (Some(""), Some("")));
    server.running.stop().await;
}
