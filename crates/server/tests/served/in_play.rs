//! What a computer thinks of a running game against people reaches nobody who plays it, by whatever door: not as the review of a record
//! of it that calls it over, and not as a hint at another table that was led there.

use crate::common::{Person, Reply, request, server, two};
use detente_game::record::{Ending, Record};
use detente_game::{Actor, Game, Notation, Seat, ToAct};
use detente_protocol::{GameView, TableCommand};
use detente_server::{Config, start};
use detente_struggle::Struggle;
use detente_struggle::cards::CardId;
use detente_struggle::decision::{Action, Asked};
use detente_struggle::options::Options;
use detente_struggle::side::Side;
use serde_json::json;

/// The beginning of a game as somebody who holds these cards would write it down: the others lie anywhere.
fn written_down(hand: &[String], ending: Ending) -> String {
    let own: Vec<CardId> = hand.iter().map(|id| CardId::parse(id).expect("a card")).collect();
    let mut game = <Struggle as Game>::new(&Options::default());
    let mut actions = Vec::new();
    loop {
        let (by, action) = match game.to_act() {
            ToAct::Nature => {
                let Some(Asked::Deal { to, .. }) = game.asked() else { panic!("the deal") };
                let mut answers = Vec::new();
                game.chances(&mut answers);
                let fits = |action: &Action| matches!(action, Action::Card(card) if own.contains(card) == (to == Side::Ussr));
                (
                    Actor::Nature,
                    answers.into_iter().map(|(card, _)| card).find(fits).expect("a card that fits"),
                )
            }
            ToAct::Seats(_) if actions.last().is_some_and(|&(by, _)| by == Actor::Seat(Seat(1))) => break,
            _ => (Actor::Seat(Seat(1)), Struggle::parse_action("poland").expect("a country")),
        };
        game.apply(by, action).expect("legal");
        actions.push((by, action));
    }
    let mut record = Record::<Struggle>::new(Options::default(), actions, None);
    record.ending = ending;
    record.to_text()
}

async fn bring(person: &Person, path: &str, text: &str) -> Reply {
    request(&person.host, "POST", path, &person.cookie, text).await
}

fn refused_as_in_play(reply: &Reply) {
    assert_eq!(reply.status, 403, "{reply:?}");
    assert!(reply.json()["text"].as_str().is_some_and(|text| text.contains("still playing")), "{reply:?}");
}

#[tokio::test]
async fn a_record_of_a_running_game_that_calls_it_over_is_neither_reviewed_nor_played_on_for_its_player() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut config: Config = crate::common::config(&folder);
    config.reviews.lines = std::num::NonZeroU32::MIN;
    let running = start(config).await.expect("a server");
    let host = running.addr.to_string();
    let (ann, bob, table, _a, mut b) = two(&host, json!({})).await;
    b.until(|view| matches!(&view.view, GameView::Twilight { view } if !view.hand.is_empty())).await;
    let GameView::Twilight { view } = &b.view().view else { panic!("the other game") };
    let hand: Vec<String> = view.hand.iter().map(|card| card.id.clone()).collect();
    let over = Ending::Over { winners: vec!["us".to_owned()], how: "resign".to_owned() };
    let record = written_down(&hand, over);
    let eve = Person::guest(&host, "Eve").await;
    let mut ids = Vec::new();
    for person in [&bob, &eve, &ann] {
        let brought = bring(person, "/api/replays", &record).await;
        assert_eq!(brought.status, 200, "{brought:?}");
        ids.push(brought.json()["id"].as_str().expect("an id").to_owned());
    }
    refused_as_in_play(&bob.post(&format!("/api/replays/{}/review", ids[0]), &json!({})).await);
    let wish = json!({"at": 16, "seat": "us", "level": "greedy"});
    refused_as_in_play(&bob.post(&format!("/api/replays/{}/try", ids[0]), &wish).await);
    refused_as_in_play(&bring(&bob, "/api/records", &written_down(&hand, Ending::Unfinished)).await);
    // To others, and to whoever has other cards, it is a game like any other.
    assert_eq!(eve.post(&format!("/api/replays/{}/review", ids[1]), &json!({})).await.status, 200);
    assert_eq!(ann.post(&format!("/api/replays/{}/review", ids[2]), &json!({})).await.status, 200);
    // When it is over it may be looked at in any way.
    ann.command(&table, &TableCommand::Resign { seat: "us".to_owned() }).await;
    assert_eq!(bob.post(&format!("/api/replays/{}/review", ids[0]), &json!({})).await.status, 200);
    assert_eq!(bob.post(&format!("/api/replays/{}/try", ids[0]), &wish).await.status, 200);
    running.stop().await;
}

const ALLIES: [(&str, &str); 4] =
    [("south", "ally-west"), ("west", "ally-north"), ("north", "ally-east"), ("east", "ally-south")];

/// Rounds in which nobody's ally answers.
async fn play(table: &str, rounds: usize, who: impl Fn(&str) -> Person) {
    for _ in 0..rounds {
        for (seat, ally) in ALLIES {
            let person = who(seat);
            for action in [ally, "commit"] {
                let view = person.get(&format!("/api/tables/{table}?seat={seat}")).await.json();
                let version = view["version"].as_u64().expect("a number") as u32;
                let (seat, action) = (seat.to_owned(), action.to_owned());
                let act = TableCommand::Act { seat, action, version, lay: false };
                let done = person.command(table, &act).await;
                assert_eq!(done.status, 200, "{done:?}");
            }
        }
    }
}

#[tokio::test]
async fn no_hint_is_given_at_a_table_that_was_led_to_where_a_game_against_people_is() {
    let server = server().await;
    let host = server.host();
    let (ann, bob) = (Person::guest(&host, "Ann").await, Person::guest(&host, "Bob").await);
    let (me, open) = (json!({"type": "me"}), json!({"type": "open"}));
    let table = ann.create(json!({"game": "guerra-fria", "seats": [me, me, me, open]})).await;
    let joined = bob.command(&table, &TableCommand::Join { seat: "east".into(), commitment: None }).await;
    assert_eq!(joined.status, 200, "{joined:?}");
    ann.command(&table, &TableCommand::Start).await;
    play(&table, 3, |seat| if seat == "east" { bob.clone() } else { ann.clone() }).await;
    for (person, status) in [(&bob, 403), (&Person::guest(&host, "Eve").await, 200)] {
        let own = person.create(json!({"game": "guerra-fria", "seats": [me, me, me, me]})).await;
        person.command(&own, &TableCommand::Start).await;
        play(&own, 2, |_| person.clone()).await;
        let path = format!("/api/tables/{own}/hint?seat=east");
        assert_eq!(person.get(&path).await.status, 200, "another round");
        play(&own, 1, |_| person.clone()).await;
        let hint = person.get(&path).await;
        assert_eq!(hint.status, status, "{hint:?}");
        if status == 403 {
            refused_as_in_play(&hint);
        }
    }
    let record = format!(
        "detente-record 1\ngame guerra-fria\nresult south+west resign\n{}",
        "south: ally-west commit\nwest: ally-north commit\nnorth: ally-east commit\neast: ally-south commit\n".repeat(4)
    );
    let id = bring(&bob, "/api/replays", &record).await.json()["id"].as_str().expect("an id").to_owned();
    refused_as_in_play(&bob.post(&format!("/api/replays/{id}/review"), &json!({})).await);
    server.running.stop().await;
}
