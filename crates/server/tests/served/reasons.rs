//! Why bots do what they do: told with the deed, of bots only, and never before the deed lies open.

use crate::common::{Client, Person, server};
use detente_game::record::Record;
use detente_game::{Actor, Game, Rng, Seat, Viewer};
use detente_games::Levels;
use detente_protocol::{ServerMessage, TableCommand, TableStatus};
use detente_struggle::Struggle;
use detente_table::Hosted;
use detente_words::{Lang, card_name};
use serde_json::{Value, json};

const USSR: Seat = Seat(1);

/// Ann, at random, against a bot that thinks, until the game is over or she has decided so often. A bot cannot be seen to
/// wait: whatever it does comes by itself.
async fn play(ann: &mut Client, table: &str, rng: &mut Rng, most: usize) {
    for _ in 0..most {
        ann.until(|view| {
            view.table.status == TableStatus::Over
                || view.question.as_ref().is_some_and(|question| question.awaited)
        })
        .await;
        let view = ann.view();
        if view.table.status == TableStatus::Over {
            return;
        }
        let question = view.question.as_ref().expect("she is asked");
        // Not what would end the game at once.
        let safe: Vec<_> = question.choices.iter().filter(|choice| choice.warning.is_none()).collect();
        let choices = if safe.is_empty() { question.choices.iter().collect() } else { safe };
        let action = rng.pick(&choices).action.clone();
        let act =
            TableCommand::Act { seat: question.seat.clone(), version: view.version, action, lay: false };
        // The headline of the bot may come in between; she is asked the same again.
        let _ = ann.command(table, act).await;
    }
}

/// For each number of actions that were played: the reasons of the bot that this viewer may know by then.
fn open_reasons(record: &Record<Struggle>, viewer: Viewer) -> Vec<Vec<String>> {
    let mut game = <Struggle as Game>::new(&record.options);
    let mut whys: Vec<Option<String>> = Vec::new();
    let mut all = vec![Vec::new()];
    for (i, &(by, action)) in record.actions.iter().enumerate() {
        let why = match by {
            Actor::Seat(USSR) => Struggle::remark(&game.view(Viewer::Observer), USSR, action),
            _ => None,
        };
        whys.push(why.map(|why| detente_chronicle::reason(Lang::En, &why)));
        game.apply(by, action).expect("legal");
        let known = Struggle::known(&record.options, &record.actions[..=i], viewer);
        let open = whys.iter().zip(known).filter(|(_, known)| *known).filter_map(|(why, _)| why.clone());
        all.push(open.collect());
    }
    all
}

/// Goes through everything that a client was sent: each reason belongs to a deed of the bot that lay open, and names no card
/// that the bot still hid.
fn hold_against(record: &Record<Struggle>, client: &Client, viewer: Viewer) -> usize {
    let mut positions = vec![<Struggle as Game>::new(&record.options)];
    record.replay(|_, game| positions.push(game.clone())).expect("it replays");
    let open = open_reasons(record, viewer);
    let (mut seen, mut waiting) = (0, Vec::new());
    for text in &client.received {
        match serde_json::from_str(text).expect("the promised form") {
            ServerMessage::Log { lines, .. } => waiting.extend(lines),
            ServerMessage::Table { view } => {
                let actions = view.actions as usize;
                let hidden = positions[actions].hand.ussr - positions[actions].known.ussr;
                for line in waiting.drain(..) {
                    let Some(why) = line.why else { continue };
                    for part in why.split("; ") {
                        assert!(open[actions].iter().any(|known| known == part), "{part} after {actions}");
                    }
                    for card in hidden.iter() {
                        assert!(!why.contains(&*card_name(Lang::En, card.id())), "{why} names a hidden card");
                    }
                    assert_eq!(line.seat.as_deref(), Some("ussr"), "{}: {why}", line.text);
                    seen += 1;
                }
            }
            _ => {}
        }
    }
    seen
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_reason_is_told_with_its_deed_and_gives_nothing_away() {
    let server = server().await;
    let (ann, eve) = (Person::guest(&server.host(), "Ann").await, Person::guest(&server.host(), "Eve").await);
    let bot = json!({"type": "bot", "level": "greedy"});
    let mut told = 0;
    for seed in 0..3 {
        let table = ann.create(json!({"game": "twilight", "seats": [{"type": "me"}, bot]})).await;
        let (mut a, mut e) = (ann.socket().await, eve.socket().await);
        a.watch(&table, None).await.expect("her own");
        e.watch(&table, None).await.expect("public");
        play(&mut a, &table, &mut Rng::new(seed), 120).await;
        let _ = a.command(&table, TableCommand::Resign { seat: "us".into() }).await;
        a.until(|view| view.table.status == TableStatus::Over).await;
        e.until(|view| view.table.status == TableStatus::Over).await;
        let record = ann.get(&format!("/api/tables/{table}/record")).await;
        let record = Record::<Struggle>::parse(&record.body).expect("a record");
        told +=
            hold_against(&record, &a, Viewer::Seat(Seat(0))).min(hold_against(&record, &e, Viewer::Observer));
        let json = ann.get(&format!("/api/tables/{table}/record.json")).await;
        assert!(!json.body.contains("\"why\":\""), "records keep no reasons");
    }
    assert!(told > 6, "{told} reasons were looked at");
    server.running.stop().await;
}

fn whys(log: &Value) -> Vec<String> {
    let lines = log.as_array().expect("lines");
    lines.iter().filter_map(|line| line["why"].as_str().map(str::to_owned)).collect()
}

#[tokio::test]
async fn reasons_come_in_the_readers_language_and_not_where_odds_are_unwanted() {
    let server = server().await;
    let ann = Person::guest(&server.host(), "Ann").await;
    let bot = json!({"type": "bot", "level": "greedy"});
    for (without, gives) in [(json!([]), true), (json!(["odds"]), false)] {
        let wish = json!({"game": "twilight", "seats": [{"type": "me"}, bot], "withoutHelp": without});
        let table = ann.create(wish).await;
        let mut client = ann.socket().await;
        client.watch(&table, None).await.expect("her own");
        // The USSR has set up; it takes Poland or does not control Eastern Europe.
        client.until(|view| view.question.as_ref().is_some_and(|question| question.awaited)).await;
        let log = ann.get(&format!("/api/tables/{table}/log?lang=es")).await.json();
        let told = whys(&log);
        assert_eq!(!told.is_empty(), gives, "{log}");
        assert!(told.iter().all(|why| why.contains("país conflictivo")), "{told:?}");
        // What people do is their own affair.
        play(&mut client, &table, &mut Rng::new(1), 7).await;
        let log = ann.get(&format!("/api/tables/{table}/log")).await.json();
        let own = log.as_array().expect("lines").iter().filter(|line| line["seat"] == "us");
        assert!(own.clone().count() > 0 && own.clone().all(|line| line["why"].is_null()), "{log}");
    }
    server.running.stop().await;
}
