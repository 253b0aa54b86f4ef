//! Tournaments and leagues, as players use them over the wire. `cargo xtask season` plays the long season:
//! 64 players over five Swiss rounds and a league of four divisions, every game to its end.

use std::collections::BTreeMap;
use std::time::{Duration, Instant};

use detente_game::Rng;
use detente_protocol::TableStatus;
use detente_server::ratings::recount::recount;
use detente_server::start;
use serde_json::{Value, json};

use crate::common::{Person, Server, request};
use crate::house::{account, end_time, get, house, play_one, post, resign, settings, terms, until};

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
    let began = Instant::now();
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
    println!(
        "season: {size} players, {rounds} rounds and a league of four divisions of {division}, the server started anew in the middle of both: \
         {all} games, {} ratings, none otherwise than counted anew; {:.1} minutes",
        found.ratings,
        began.elapsed().as_secs_f64() / 60.0
    );
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

#[tokio::test]
async fn a_season_is_played_over_the_wire_with_a_restart_in_the_middle() {
    match std::env::var("DETENTE_SEASON") {
        Ok(_) => season(64, 5, 7, None).await,
        Err(_) => season(12, 3, 3, Some(1)).await,
    }
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
    let small = json!({"type": "league", "divisions": [{"name": "A", "size": 3}], "up": 2, "down": 2});
    let bad = boss.post("/api/events?lang=es", &terms("Cup", &small, 3)).await;
    assert!(bad.status == 400 && bad.body.contains("la división más pequeña"), "in their language: {bad:?}");
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

#[tokio::test]
async fn what_somebody_writes_into_an_event_gives_no_orders_to_the_screens_of_others() {
    let server = house().await;
    let boss = account(&server, "Boss").await;
    let bad = "Cup\u{1b}[2J\u{202e}\nYou have won";
    let division = json!({"name": bad, "size": 8});
    let wish = terms(bad, &json!({"type": "league", "divisions": [division], "up": 0, "down": 0}), 8);
    let made = post(&boss, "/api/events", wish).await;
    let id = made["id"].as_str().expect("an id").to_owned();
    let view = get(&boss, &format!("/api/events/{id}")).await;
    assert_eq!(view["summary"]["title"], "Cup[2J You have won");
    assert_eq!(view["divisions"][0]["name"], "Cup[2J You have won");
    let acts = format!("/api/events/{id}/acts");
    let told = post(&boss, &acts, json!({"type": "announce", "text": bad})).await;
    assert_eq!(told["announcement"], "Cup[2J\nYou have won", "an announcement may have several lines");
    let nothing = terms("\u{200b}", &json!({"type": "swiss", "rounds": 2}), 8);
    assert_eq!(boss.post("/api/events", &nothing).await.status, 400, "a title that nobody sees is none");
    server.running.stop().await;
}

#[tokio::test]
async fn an_organiser_who_chooses_a_division_does_so_in_the_open() {
    let server = house().await;
    let (boss, ann) = (account(&server, "Boss").await, account(&server, "Ann").await);
    account(&server, "Bob").await;
    let divisions = json!([{"name": "Top", "size": 2}, {"name": "Low", "size": 4}]);
    let league = json!({"type": "league", "divisions": divisions, "up": 1, "down": 1});
    let made = post(&boss, "/api/events", terms("League", &league, 6)).await;
    let path = format!("/api/events/{}", made["id"].as_str().expect("an id"));
    let acts = format!("{path}/acts");
    post(&ann, &acts, json!({"type": "register"})).await;
    post(&boss, &acts, json!({"type": "enter", "name": "Boss", "division": 0})).await;
    post(&boss, &acts, json!({"type": "enter", "name": "Bob", "division": 1})).await;
    let log = get(&ann, &format!("{path}/log?lang=en")).await;
    let texts: Vec<&str> =
        log.as_array().expect("lines").iter().filter_map(|line| line["text"].as_str()).collect();
    let wanted =
        ["Bob was invited to play in Low", "Boss was let in to play in Top", "The event was announced"];
    assert_eq!(texts, wanted, "whoever registers as everybody may is not told");
    server.running.stop().await;
}
