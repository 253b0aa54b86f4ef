//! The coach of a first game, as a client hears it: for one's own seat, alone against bots, and as much as one wishes.

use crate::common::{Person, server};
use detente_game::coach::Wish;
use serde_json::{Value, json};

fn seats(count: usize, own: usize, other: &Value) -> Vec<Value> {
    (0..count).map(|n| if n == own { json!({"type": "me"}) } else { other.clone() }).collect()
}

/// The table as its player sees it, once the own decision is awaited.
async fn asked(person: &Person, path: &str, seat: &str) -> Value {
    loop {
        let view = person.get(&format!("{path}?seat={seat}&lang=en")).await.json();
        if view["question"]["awaited"] == true {
            return view;
        }
        tokio::task::yield_now().await;
    }
}

#[tokio::test]
async fn the_coach_speaks_of_this_position_to_its_pupil_alone() {
    let server = server().await;
    let host = server.host();
    let (ann, ben) = (Person::guest(&host, "Ann").await, Person::guest(&host, "Ben").await);
    for (game, count, own, seat, level) in
        [("twilight", 2, 1, "ussr", "random"), ("guerra-fria", 4, 0, "south", "recruit")]
    {
        let bot = json!({"type": "bot", "level": level});
        let table =
            ann.create(json!({"game": game, "seats": seats(count, own, &bot), "coached": true})).await;
        let path = format!("/api/tables/{table}");
        let view = asked(&ann, &path, seat).await;
        assert_eq!(view["coached"], true, "a table remembers that it is a first game");
        let choices = view["question"]["choices"].as_array().expect("choices");
        let mut texts = Vec::new();
        for lang in ["en", "es", "pt", "it"] {
            let reply = ann.get(&format!("{path}/coach?seat={seat}&lang={lang}")).await;
            assert_eq!(reply.status, 200, "{reply:?}");
            let says = reply.json();
            assert!(!says["notes"].as_array().expect("notes").is_empty(), "{says}");
            let plays = says["plays"].as_array().expect("plays");
            assert!((1..=3).contains(&plays.len()), "{says}");
            for play in plays {
                assert!(choices.iter().any(|choice| choice["action"] == play["action"]), "{play}");
            }
            texts.push(says["notes"][0]["text"].clone());
            assert_eq!(
                ann.get(&format!("{path}/coach?seat={seat}&lang={lang}")).await.json(),
                says,
                "the same after a reload"
            );
        }
        texts.dedup();
        assert_eq!(texts.len(), 4, "{texts:?}");
        let silent = ann.get(&format!("{path}/coach?seat={seat}&wish={}", Wish::Silence.word())).await.json();
        assert_eq!(silent, json!({"notes": [], "plays": [], "dangers": [], "laid": []}));
        let count = |says: &Value| says["notes"].as_array().expect("notes").len();
        let less = ann.get(&format!("{path}/coach?seat={seat}&wish=less")).await.json();
        let all = ann.get(&format!("{path}/coach?seat={seat}")).await.json();
        assert!(count(&less) < count(&all), "{less} {all}");
        assert_eq!(ann.get(&format!("{path}/coach?seat={seat}&wish=loud")).await.status, 400);
        let stranger = ben.get(&format!("{path}/coach?seat={seat}")).await;
        assert_eq!(stranger.status, 403, "{stranger:?}");
        assert_eq!(ben.get(&format!("{path}/coach")).await.status, 403, "nor to whoever looks on");
    }
    server.running.stop().await;
}

#[tokio::test]
async fn the_coach_is_no_matter_between_people() {
    let server = server().await;
    let host = server.host();
    let (ann, ben) = (Person::guest(&host, "Ann").await, Person::guest(&host, "Ben").await);
    let bot = json!({"type": "bot", "level": "random"});
    for (game, count, own, seat) in [("twilight", 2, 1, "ussr"), ("guerra-fria", 4, 0, "south")] {
        for wish in [
            json!({"game": game, "seats": seats(count, own, &json!({"type": "open"}))}),
            json!({"game": game, "seats": seats(count, own, &bot), "withoutHelp": ["odds"]}),
        ] {
            let table = ann.create(wish).await;
            let refused = ann.get(&format!("/api/tables/{table}/coach?seat={seat}")).await;
            assert_eq!(refused.status, 403, "{refused:?}");
        }
        for other in [json!({"type": "open"}), json!({"type": "me"})] {
            let wish = json!({"game": game, "seats": seats(count, own, &other), "coached": true});
            let refused = ann.post("/api/tables", &wish).await;
            assert_eq!(refused.status, 400, "{refused:?}");
        }
    }
    // Nor once somebody has come.
    let open = json!({"game": "twilight", "seats": seats(2, 1, &json!({"type": "open"}))});
    let table = ann.create(open).await;
    let sat =
        ben.post(&format!("/api/tables/{table}/commands"), &json!({"type": "join", "seat": "us"})).await;
    assert_eq!(sat.status, 200, "{sat:?}");
    for (person, seat) in [(&ann, "ussr"), (&ben, "us")] {
        let refused = person.get(&format!("/api/tables/{table}/coach?seat={seat}")).await;
        assert_eq!(refused.status, 403, "{refused:?}");
    }
    server.running.stop().await;
}

#[tokio::test]
async fn what_is_laid_is_warned_of_before_it_is_told() {
    let server = server().await;
    let host = server.host();
    let ann = Person::guest(&host, "Ann").await;
    let bot = json!({"type": "bot", "level": "recruit"});
    let table = ann.create(json!({"game": "guerra-fria", "seats": seats(4, 0, &bot), "coached": true})).await;
    let path = format!("/api/tables/{table}");
    let view = asked(&ann, &path, "south").await;
    let says = ann.get(&format!("{path}/coach?seat=south&lang=en")).await.json();
    let danger =
        says["dangers"].as_array().expect("dangers").iter().find(|each| each["action"] == "ally-west");
    assert_eq!(
        danger.map(|each| &each["weight"]),
        Some(&json!("danger")),
        "nobody has a missile yet: {says}"
    );
    let act = json!({"type": "act", "seat": "south", "version": view["version"], "action": "ally-west", "lay": true});
    assert_eq!(ann.post(&format!("{path}/commands"), &act).await.status, 200);
    let says = ann.get(&format!("{path}/coach?seat=south&lang=en")).await.json();
    assert_eq!(says["laid"][0]["weight"], "danger", "{says}");
    let text = says["laid"][0]["text"].as_str().expect("a text");
    assert!(text.starts_with("With West you have 0 against 0."), "{text}");
    server.running.stop().await;
}
