//! Whole games over real sockets: two people and an observer, four in Guerra Fría, people against bots.

use crate::common::{Client, Person, never_seen, server};
use detente_fair::verify;
use detente_game::record::Record;
use detente_game::{Rng, Seat, Viewer};
use detente_protocol::{ErrorCode, GameView, TableCommand, TableStatus, TableView};
use detente_struggle::Struggle;
use serde_json::json;

/// How many actions everybody has been told of.
fn told(view: &TableView) -> u32 {
    view.actions - view.laid
}

/// Plays with whatever seat is asked until the game is over. Every client holds one seat.
async fn play_out(clients: &mut [Client], table: &str, rng: &mut Rng) -> u32 {
    let mut decisions = 0;
    loop {
        for client in clients.iter_mut() {
            client.until(|view| view.table.status != TableStatus::Open).await;
        }
        // What somebody lays is nobody else's business until it is told.
        let newest = clients.iter().map(|client| told(client.view())).max().expect("somebody");
        for client in clients.iter_mut() {
            client.until(|view| told(view) >= newest).await;
        }
        if clients[0].view().table.status == TableStatus::Over {
            return decisions;
        }
        let asked: Vec<usize> = (0..clients.len())
            .filter(|&i| clients[i].view().question.as_ref().is_some_and(|question| question.awaited))
            .collect();
        let client = &mut clients[rng.pick(&asked)];
        let view = client.view();
        let question = view.question.as_ref().expect("asked");
        // Guerra Fría lets one go back; a random player would never finish.
        let choices: Vec<&str> = question
            .choices
            .iter()
            .map(|choice| choice.action.as_str())
            .filter(|word| *word != "back")
            .collect();
        let action = rng.pick(&choices).to_owned();
        let act =
            TableCommand::Act { seat: question.seat.clone(), version: view.version, action, lay: false };
        client.command(table, act).await.expect("a listed choice is taken");
        decisions += 1;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_people_and_an_observer_play_a_whole_game_and_nobody_sees_what_is_not_his() {
    let server = server().await;
    let (ann, bob, eve) = (
        Person::guest(&server.host(), "Ann").await,
        Person::guest(&server.host(), "Bob").await,
        Person::guest(&server.host(), "Eve").await,
    );
    // Random players may blow up the world early, and the dice are the server's: play until there was enough to see.
    let mut decisions = 0;
    while decisions < 100 {
        decisions += one_game(&ann, &bob, &eve).await;
    }
    server.running.stop().await;
}

async fn one_game(ann: &Person, bob: &Person, eve: &Person) -> u32 {
    let wish = json!({"game": "twilight", "seats": [{"type": "me"}, {"type": "open"}], "privacy": "private"});
    let table = ann.create(wish).await;
    let (mut a, mut b, mut e) = (ann.socket().await, bob.socket().await, eve.socket().await);
    a.watch(&table, None).await.expect("her own");
    b.watch(&table, None).await.expect("a guest with the link");
    e.watch(&table, None).await.expect("she has the link");
    assert_eq!(e.command(&table, TableCommand::Start).await, Err(ErrorCode::Forbidden));
    assert_eq!(a.command(&table, TableCommand::Start).await, Err(ErrorCode::NotNow), "a seat is free");
    b.command(&table, TableCommand::Join { seat: "ussr".into(), commitment: None }).await.expect("free");
    b.command(&table, TableCommand::Start).await.expect("everybody is here");
    let commitment = b.view().fairness.commitment.clone();

    let mut clients = [a, b];
    let decisions = play_out(&mut clients, &table, &mut Rng::new(11)).await;
    e.until(|view| view.table.status == TableStatus::Over).await;
    assert_eq!(e.log.len(), clients[0].log.len(), "everybody has the same number of lines");

    // The record proves the dice, and what each was sent is held against it.
    let reply = eve.get(&format!("/api/tables/{table}/record")).await;
    let record = Record::<Struggle>::parse(&reply.body).expect("a record");
    record.check().expect("it replays to its end");
    assert!(verify(&record).is_fair() && verify(&record).answers >= Some(16));
    assert!(reply.body.contains(&commitment), "the seed is the one that was promised");
    leaks(&record, &clients[0], Some("us"));
    leaks(&record, &clients[1], Some("ussr"));
    leaks(&record, &e, None);
    decisions
}

/// Goes through every message a client received beside the true game: no card of a hidden hand is named in a place that
/// would say where it is.
fn leaks(record: &Record<Struggle>, client: &Client, own: Option<&str>) {
    let mut positions = vec![<Struggle as detente_game::Game>::new(&record.options)];
    record.replay(|_, game| positions.push(game.clone())).expect("it replays");
    let mut seen = 0;
    for text in &client.received {
        let message: serde_json::Value = serde_json::from_str(text).expect("JSON");
        let over = message["view"]["table"]["status"] == "over";
        assert!(over || !text.contains("fair-seed"), "no seed before the end");
        if message["type"] != "table" || over {
            continue;
        }
        assert_eq!(message["view"]["fairness"]["seed"], serde_json::Value::Null);
        let actions = message["view"]["actions"].as_u64().expect("a number") as usize;
        let truth = &positions[actions];
        for (side, hand, known) in
            [("us", truth.hand.us, truth.known.us), ("ussr", truth.hand.ussr, truth.known.ussr)]
        {
            if own == Some(side) {
                continue;
            }
            for card in (hand - known).iter() {
                let mut view = message["view"].clone();
                // What a player who counts cards knows, and the player's own question and hand, are for nobody else.
                view["view"]["view"]["unseen"].take();
                assert!(
                    !view.to_string().contains(&format!("\"{}\"", card.id())),
                    "{side} holds {}: {view}",
                    card.id()
                );
            }
        }
        seen += 1;
    }
    assert!(seen > 6, "{seen} views were looked at");
    log_leaks(record, client, own);
}

/// The lines of the log name no card that the viewer had not seen by the next view of the table.
fn log_leaks(record: &Record<Struggle>, client: &Client, own: Option<&str>) {
    let viewer = match own {
        Some("us") => Viewer::Seat(Seat(0)),
        Some(_) => Viewer::Seat(Seat(1)),
        None => Viewer::Observer,
    };
    let never = never_seen(&record.options, &record.actions, viewer);
    let (mut lines, mut waiting) = (0, Vec::new());
    for text in &client.received {
        let message: serde_json::Value = serde_json::from_str(text).expect("JSON");
        match message["type"].as_str() {
            Some("log") => waiting.push(text),
            Some("table") if message["view"]["table"]["status"] != "over" => {
                let actions = message["view"]["actions"].as_u64().expect("a number") as usize;
                for log in waiting.drain(..) {
                    for card in never[actions].iter() {
                        assert!(!log.contains(&format!("\"{}\"", card.id())), "{} in {log}", card.id());
                    }
                    lines += 1;
                }
            }
            _ => {}
        }
    }
    assert!(lines > 6, "{lines} pieces of the log were looked at");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn four_people_play_guerra_fria_at_once_and_see_no_choice_before_the_reveal() {
    let server = server().await;
    let south = Person::guest(&server.host(), "South").await;
    let wish = json!({
        "game": "guerra-fria", "options": ["max-rounds=6"],
        "seats": [{"type": "me"}, {"type": "open"}, {"type": "open"}, {"type": "open"}]
    });
    let table = south.create(wish).await;
    let mut clients = vec![south.socket().await];
    clients[0].watch(&table, None).await.expect("an own table");
    for seat in ["west", "north", "east"] {
        let person = Person::guest(&server.host(), seat).await;
        let mut client = person.socket().await;
        client
            .command(&table, TableCommand::Join { seat: seat.into(), commitment: None })
            .await
            .expect("free");
        client.watch(&table, None).await.expect("an own table");
        clients.push(client);
    }
    clients[3].command(&table, TableCommand::Start).await.expect("four are here");
    play_out(&mut clients, &table, &mut Rng::new(5)).await;
    assert!(clients[0].log.len() > 6);
    for client in &clients {
        let own = client.view().seat.clone().expect("everybody has a seat");
        for text in client.received.iter().filter(|text| text.contains("\"type\":\"table\"")) {
            let message: detente_protocol::ServerMessage =
                serde_json::from_str(text).expect("the promised form");
            let detente_protocol::ServerMessage::Table { view } = message else { continue };
            let GameView::GuerraFria { view } = view.view else { panic!("the other game") };
            let viewer = serde_json::to_value(view.viewer).expect("plain");
            assert!(viewer == json!(own) || viewer.is_null(), "through the player's own eyes only");
            assert!(view.revealed.is_empty() || view.revealed.len() == 4, "all at once");
        }
        // Nobody is told the steps of another's entry: they are in no message but one's own `own`.
        assert!(client.received.iter().any(|text| text.contains("\"steps\":[\"")), "one's own are there");
    }
    let chat = clients[0].command(&table, TableCommand::Chat { text: "hello".into() }).await;
    assert!(chat.is_ok(), "after the game everybody may talk");
    server.running.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn bots_play_a_game_to_its_end_by_themselves() {
    let server = server().await;
    let ann = Person::guest(&server.host(), "Ann").await;
    let bot = json!({"type": "bot", "level": "random"});
    let table = ann.create(json!({"game": "twilight", "seats": [bot, bot]})).await;
    let mut client = ann.socket().await;
    client.watch(&table, None).await.expect("public");
    client.until(|view| view.table.status == TableStatus::Over).await;
    assert_eq!(client.view().seat, None);
    assert!(client.view().table.result.is_some());
    let json = ann.get(&format!("/api/tables/{table}/record.json")).await.json();
    assert!(json["actions"].as_array().expect("a list").len() > 22, "a deal and the set-up at least");
    let text = ann.get(&format!("/api/tables/{table}/record.txt?lang=es")).await;
    assert_eq!(text.status, 200);
    server.running.stop().await;
}
