//! Reviews over the wire: made once beside the tables, kept, the same for everybody; bounded; and never of a game that is played.

use std::num::{NonZeroU32, NonZeroUsize};
use std::time::Duration;

use crate::common::{Person, Server, config, request, server, two};
use detente_game::record::{Ending, Record};
use detente_game::{Actor, Notation, Rng, ToAct};
use detente_games::{GameName, GuerraFria, Struggle};
use detente_house::reading::{Limits, Shelved};
use detente_house::reviewing::{self, SEED, Terms};
use detente_protocol::TableCommand;
use detente_server::thinking::{Owner, Rank};
use detente_server::{Config, start};
use serde_json::{Value, json};

/// A game of random play in which somebody gives up after so many actions, unless it is over before.
fn short<G: Notation>(options: &[&str], length: usize, seed: u64) -> String {
    let options = G::parse_options(options).expect("options");
    let (mut game, mut rng) = (G::new(&options), Rng::new(seed));
    let mut actions = Vec::new();
    let outcome = loop {
        let (by, action) = match game.to_act() {
            ToAct::Over(outcome) => break Some(outcome),
            _ if actions.len() == length => break None,
            ToAct::Nature => (Actor::Nature, game.sample_chance(&mut rng)),
            ToAct::Seats(seats) => {
                let seat = seats.iter().next().expect("somebody is awaited");
                (Actor::Seat(seat), game.sample_legal(seat, &mut rng, &mut Vec::new()))
            }
        };
        game.apply(by, action).expect("legal");
        actions.push((by, action));
    };
    let given_up = || Ending::Over { winners: vec![G::SEATS[0].to_owned()], how: "resign".to_owned() };
    let ending = if outcome.is_some() { Ending::of::<G>(outcome) } else { given_up() };
    let mut record = Record::<G>::new(options, actions, outcome);
    record.ending = ending;
    record.to_text()
}

fn twilight(seed: u64) -> String {
    // The deal, and the first points of the set-up.
    short::<Struggle>(&[], 24, seed)
}

fn quick(folder: &tempfile::TempDir) -> Config {
    let mut config = config(folder);
    config.reviews.lines = NonZeroU32::MIN;
    config
}

async fn reviewing(change: impl FnOnce(&mut Config)) -> Server {
    let folder = tempfile::tempdir().expect("a folder");
    let mut config = quick(&folder);
    change(&mut config);
    Server { running: start(config).await.expect("a server"), folder }
}

/// Brings a game in.
async fn bring(person: &Person, text: &str) -> String {
    let reply = request(&person.host, "POST", "/api/replays", &person.cookie, text).await;
    assert_eq!(reply.status, 200, "{reply:?}");
    reply.json()["id"].as_str().expect("an id").to_owned()
}

/// Asks for its review.
async fn ask(person: &Person, id: &str) -> (u16, Value) {
    let reply = person.post(&format!("/api/replays/{id}/review"), &json!({})).await;
    (reply.status, reply.json())
}

/// Asks how far it is until it is done; it never goes back.
async fn until_done(person: &Person, id: &str) -> Value {
    until_done_from(person, id, 0).await
}

/// The same where somebody else may take the work over: what was not written down yet is done again.
async fn until_done_by_anybody(person: &Person, id: &str) -> Value {
    until_done_from(person, id, u64::MAX).await
}

async fn until_done_from(person: &Person, id: &str, allowance: u64) -> Value {
    let mut last = 0_u64;
    loop {
        let state = person.get(&format!("/api/replays/{id}/review")).await.json();
        match state["type"].as_str() {
            Some("done") => return state["review"].clone(),
            Some("working") => {
                let done = state["done"].as_u64().expect("a number");
                assert!(
                    done >= last.saturating_sub(allowance) && done <= state["of"].as_u64().expect("a number"),
                    "{state}"
                );
                last = done;
            }
            _ => panic!("{state}"),
        }
        tokio::time::sleep(std::time::Duration::from_millis(100)).await;
    }
}

/// What this program finds out about the same game without any server.
fn by_itself(game: GameName, record: &str) -> String {
    let of = Shelved { game, id: "here", title: "", record };
    let terms = Terms { lines: 1, seed: SEED };
    let pieces = reviewing::pieces(of, terms, Limits { actions: 20_000, lines: 4000 }).expect("a game");
    let mut worker = pieces.clone().worker().expect("a network");
    // In another order than anybody else's.
    let found: Vec<_> = (0..pieces.count()).rev().map(&mut worker).collect();
    serde_json::to_string(&pieces.sum_up(&found).expect("everything was found")).expect("plain")
}

#[tokio::test]
async fn a_review_is_made_once_kept_and_the_same_for_everybody_in_both_games() {
    let server = reviewing(|_| ()).await;
    let host = server.host();
    let (ann, bob) = (Person::guest(&host, "Ann").await, Person::guest(&host, "Bob").await);
    let games = [
        (GameName::Twilight, twilight(1), ["us", "ussr"].as_slice()),
        (
            GameName::GuerraFria,
            short::<GuerraFria>(&["max-rounds=1"], 500, 1),
            ["south", "west", "north", "east"].as_slice(),
        ),
    ];
    for (made, (game, record, seats)) in games.into_iter().enumerate() {
        let id = bring(&ann, &record).await;
        let before = bob.get(&format!("/api/replays/{id}/review")).await;
        assert_eq!((before.status, before.json()), (200, json!({"type": "none"})));
        // Nobody is nobody: whoever asks has to be somebody.
        assert_eq!(request(&host, "POST", &format!("/api/replays/{id}/review"), "", "{}").await.status, 401);
        let (status, state) = ask(&ann, &id).await;
        assert_eq!(status, 200, "{state}");
        assert!(state["type"] == "working" || state["type"] == "waiting", "{state}");
        // A second wish is the same one.
        assert_eq!(ask(&bob, &id).await.0, 200);
        let shown = until_done(&ann, &id).await;
        assert_eq!(shown["seats"], json!(seats));
        assert_eq!(shown["effort"], "1n");
        for account in shown["accounts"].as_array().expect("a list") {
            let of = |value: &Value| value.as_f64().expect("a number");
            let errors: f64 = account["errors"].as_array().expect("a list").iter().map(of).sum();
            let luck: f64 = account["luck"]
                .as_array()
                .expect("a list")
                .iter()
                .map(|luck| of(&luck["dice"]) + of(&luck["cards"]) + of(&luck["hand"]))
                .sum();
            let sum = of(&account["start"]) + luck + errors + of(&account["rest"]);
            assert!((sum - of(&account["end"])).abs() < 0.02, "{account}");
        }
        let files = [&ann, &bob].map(|one| {
            let path = format!("/api/replays/{id}/review.json");
            async move { one.get(&path).await }
        });
        let [first, second] = files;
        let (first, second) = (first.await, second.await);
        assert!(first.head.contains("-review.json"), "{}", first.head);
        assert_eq!(first.body, second.body);
        assert_eq!(first.body, by_itself(game, &record), "as anybody finds it out alone");
        assert_eq!(ask(&bob, &id).await.1["type"], "done");
        // One decision, with what was tried told in words.
        let n = shown["decisions"][0]["n"].as_u64().expect("a number");
        let looked = bob.get(&format!("/api/replays/{id}/review/{n}?lang=es")).await.json();
        let tried = looked["tried"].as_array().expect("a list");
        assert_eq!(tried.iter().filter(|one| one["played"] == true).count(), 1, "{looked}");
        assert!(!looked["question"].as_str().expect("a text").is_empty());
        assert_eq!(bob.get(&format!("/api/replays/{id}/review/99999")).await.status, 404);
        let counts = server.running.hub.bench.counts.all();
        let done = counts.iter().find(|(kind, _)| kind == "review").map(|(_, counts)| *counts);
        assert_eq!(done, Some([made as u64 + 1, 0, 0]), "made once");
    }
    // With its game a review goes.
    server.running.stop().await;
}

#[tokio::test]
async fn a_review_that_was_broken_off_goes_on_with_another_server() {
    let folder = tempfile::tempdir().expect("a folder");
    let running = start(quick(&folder)).await.expect("a server");
    let record = twilight(2);
    let ann = Person::guest(&running.addr.to_string(), "Ann").await;
    let id = bring(&ann, &record).await;
    assert_eq!(ask(&ann, &id).await.0, 200);
    running.stop().await;
    let running = start(quick(&folder)).await.expect("again");
    let ann = Person { host: running.addr.to_string(), ..ann };
    // Whoever was at it when the server ended has two minutes to come back; here it is known that nobody will.
    let store = &running.hub.store;
    for job in store.jobs(9).await.expect("read").into_iter().filter(|job| job.kind == "review") {
        store.add_job(&job).await.expect("in its place");
    }
    running.hub.bench.ring();
    until_done_by_anybody(&ann, &id).await;
    let made = ann.get(&format!("/api/replays/{id}/review.json")).await;
    assert_eq!(made.body, by_itself(GameName::Twilight, &record));
    running.stop().await;
}

#[tokio::test]
async fn one_person_has_one_made_at_a_time_and_the_house_bounds_how_many_wait() {
    let server = reviewing(|config| {
        config.bots.threads = Some(NonZeroUsize::MIN);
        config.reviews.waiting = NonZeroU32::new(2).expect("not zero");
    })
    .await;
    // A bot that somebody plays against has the only thread, and comes first as long as it thinks.
    let playing = Owner { user: "somebody".to_owned(), place: "elsewhere".to_owned() };
    let slot = server.running.hub.thinking.ask(Rank::People, &playing).await.expect("a place");
    let host = server.host();
    let mut people = Vec::new();
    for (name, seed) in [("Ann", 3), ("Bob", 4), ("Cid", 5)] {
        let person = Person::guest(&host, name).await;
        let id = bring(&person, &twilight(seed)).await;
        people.push((person, id));
    }
    let [(ann, a), (bob, b), (cid, c)] = people.try_into().expect("three");
    assert_eq!(
        ask(&ann, &a).await,
        (200, json!({"type": "working", "done": 0, "of": ask(&ann, &a).await.1["of"]}))
    );
    let (status, refused) = ask(&ann, &b).await;
    assert_eq!(status, 429);
    assert!(refused["text"].as_str().expect("a sentence").contains("still being made"), "{refused}");
    assert_eq!(ask(&bob, &b).await, (200, json!({"type": "waiting", "ahead": 1})));
    let (status, refused) = ask(&cid, &c).await;
    assert_eq!(status, 429);
    assert!(refused["text"].as_str().expect("a sentence").contains("Too many reviews"), "{refused}");
    // What was refused has left nothing behind.
    assert_eq!(cid.get(&format!("/api/replays/{c}/review")).await.json(), json!({"type": "none"}));
    drop(slot);
    until_done(&ann, &a).await;
    // Ann waits for nothing any more, and what she wanted is being made for Bob.
    assert_eq!(ask(&ann, &b).await.0, 200);
    server.running.stop().await;
}

#[tokio::test]
async fn a_review_that_waits_for_a_thread_is_begun_once_however_often_its_job_is_taken() {
    let server = reviewing(|config| config.bots.threads = Some(NonZeroUsize::MIN)).await;
    let hub = &server.running.hub;
    let playing = Owner { user: "somebody".to_owned(), place: "elsewhere".to_owned() };
    let slot = hub.thinking.ask(Rank::People, &playing).await.expect("a place");
    let ann = Person::guest(&server.host(), "Ann").await;
    let id = bring(&ann, &twilight(7)).await;
    assert_eq!(ask(&ann, &id).await.0, 200);
    let waiting = || hub.thinking.counts()[2];
    while waiting() == 0 {
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    let due = async || {
        let jobs = hub.store.jobs(9).await.expect("read");
        jobs.iter().find(|job| job.kind == "review").expect("it waits").due
    };
    // As when whoever took the job has had its time, and all threads have been busy all the while.
    for _ in 0..3 {
        let before = due().await;
        hub.store.free_jobs().await.expect("free");
        hub.bench.ring();
        while due().await == before {
            assert!(waiting() <= 1, "it was begun once more");
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        // It is looked at again in a while, and until then others have the bench.
        assert!(waiting() <= 1);
    }
    drop(slot);
    until_done(&ann, &id).await;
    server.running.stop().await;
}

#[tokio::test]
async fn a_game_in_play_is_not_reviewed_and_its_table_is_told_of_no_worth() {
    let server = reviewing(|_| ()).await;
    let host = server.host();
    let (ann, bob, table, mut a, mut b) = two(&host, json!({})).await;
    let eve = Person::guest(&host, "Eve").await;
    for person in [&ann, &bob, &eve] {
        let (status, refused) = ask(person, &table).await;
        assert!([403, 409].contains(&status), "{status} {refused}");
        let path = format!("/api/replays/{table}/review");
        for path in [path.clone(), format!("{path}/0"), format!("{path}.json")] {
            let reply = person.get(&path).await;
            assert!([403, 409].contains(&reply.status), "{path}: {reply:?}");
        }
        let wish = json!({"at": 0, "seat": "us", "level": "greedy"});
        let tried = person.post(&format!("/api/replays/{table}/try"), &wish).await;
        assert!([403, 409].contains(&tried.status), "{tried:?}");
        // Nobody beside the board either.
        let hint = person.get(&format!("/api/tables/{table}/hint?seat=us")).await;
        assert!(hint.status >= 400, "{hint:?}");
    }
    let (_, refused) = ask(&ann, &table).await;
    assert!(refused["text"].as_str().expect("a sentence").contains("when it is over"), "{refused}");
    // A record of a game that goes on is not reviewed under another name.
    let mut broken_off = Record::<Struggle>::parse(&twilight(6)).expect("a record");
    broken_off.ending = Ending::Unfinished;
    let id = bring(&ann, &broken_off.to_text()).await;
    assert_eq!(ask(&ann, &id).await.0, 409);
    // Played on for a while, nothing of the kind has come over either socket.
    b.until(|view| view.question.as_ref().is_some_and(|question| question.seat == "ussr")).await;
    for (client, seat) in [(&mut b, "ussr"), (&mut a, "us")] {
        let view = client.view();
        let Some(question) = view.question.as_ref().filter(|question| question.seat == seat) else {
            continue;
        };
        let action = question.choices[0].action.clone();
        let version = client.version();
        client
            .command(&table, TableCommand::Act { seat: seat.into(), action, version, lay: false })
            .await
            .expect("legal");
    }
    for client in [&a, &b] {
        for text in &client.received {
            assert!(!text.contains("\"review\"") && !text.contains("\"chance\""), "{text}");
        }
    }
    // The moment it is over, anybody who may see it may ask; here points were only laid and nothing was decided, which is said.
    ann.command(&table, &TableCommand::Resign { seat: "us".into() }).await;
    let (status, state) = ask(&bob, &table).await;
    assert_eq!((status, state["text"].as_str()), (400, Some("Nothing was decided in this game")));
    server.running.stop().await;
}

#[tokio::test]
async fn a_game_of_ones_own_begins_in_any_position_of_one_that_is_over() {
    let server = server().await;
    let ann = Person::guest(&server.host(), "Ann").await;
    let id = bring(&ann, &twilight(7)).await;
    let begin = |wish: Value| {
        let (ann, path) = (ann.clone(), format!("/api/replays/{id}/try"));
        async move { ann.post(&path, &wish).await }
    };
    let made = begin(json!({"at": 20, "seat": "ussr", "level": "greedy"})).await;
    assert_eq!(made.status, 200, "{made:?}");
    let table = made.json()["id"].as_str().expect("an id").to_owned();
    let view = ann.get(&format!("/api/tables/{table}")).await.json();
    assert_eq!(view["table"]["status"], "playing");
    let sits =
        |seat: usize| view["table"]["seats"][seat]["sitter"]["type"].as_str().expect("a word").to_owned();
    assert_eq!((sits(0), sits(1)), ("bot".to_owned(), "person".to_owned()));
    // The same countries as in the replay.
    let there = ann.get(&format!("/api/replays/{id}/20?seat=ussr")).await.json();
    assert_eq!(view["view"]["view"]["countries"], there["view"]["view"]["countries"]);
    assert_eq!(view["view"]["view"]["hand"], there["view"]["view"]["hand"]);
    // All sides one's own.
    let both = begin(json!({"at": 20, "seat": "us"})).await.json();
    let both = ann.get(&format!("/api/tables/{}", both["id"].as_str().expect("an id"))).await.json();
    assert!(both["table"]["seats"].as_array().expect("a list").iter().all(|seat| seat["mine"] == true));
    for (wish, status) in [
        (json!({"at": 9999, "seat": "us", "level": "greedy"}), 404),
        (json!({"at": 20, "seat": "south", "level": "greedy"}), 400),
        (json!({"at": 20, "seat": "us", "level": "no such"}), 400),
        (json!({"seat": "us"}), 400),
    ] {
        assert_eq!(begin(wish.clone()).await.status, status, "{wish}");
    }
    server.running.stop().await;
}
