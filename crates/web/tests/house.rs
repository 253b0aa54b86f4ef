//! A house without a server, asked as the worker of a page asks it: what it keeps, whom it asks, what it tells.

use std::collections::BTreeMap;

use detente_protocol::*;
use detente_web::Engine;
use serde_json::{Value, json};

/// A page: what it keeps, and what it was told last.
#[derive(Default)]
struct Page {
    engine: Engine,
    kept: BTreeMap<String, Kept>,
    tasks: Vec<BotTask>,
    view: Option<Box<TableView>>,
    messages: Vec<ServerMessage>,
    calls: u64,
    watched: Vec<String>,
}

impl Page {
    fn with(kept: &BTreeMap<String, Kept>) -> Page {
        let mut page = Page { kept: kept.clone(), ..Page::default() };
        let kept = kept.values().cloned().collect();
        page.call(HouseRequest::Open { kept, language: Language::En });
        page
    }

    fn call(&mut self, request: HouseRequest) -> Option<HouseAnswer> {
        self.calls += 1;
        let random = format!("{:016x}", self.calls.wrapping_mul(0x9e37_79b9_7f4a_7c15)).repeat(8);
        let call = HouseCall { now: 1000, random, request };
        let EngineReply::House { reply } = self.engine.answer(EngineRequest::House { call }) else {
            panic!("the house answers")
        };
        self.watched = reply.watched;
        for kept in reply.keep {
            self.kept.insert(kept.id.clone(), kept);
        }
        for gone in reply.forget {
            self.kept.remove(&gone.id);
        }
        self.tasks.extend(reply.think);
        for message in reply.messages {
            if let ServerMessage::Table { view } = &message {
                self.view = Some(view.clone());
            }
            self.messages.push(message);
        }
        reply.answer
    }

    fn ask(&mut self, method: &str, path: &str, body: &str) -> (u16, Value) {
        let (path, query) = path.split_once('?').unwrap_or((path, ""));
        let query = query.split('&').filter_map(|pair| pair.split_once('='));
        let request = HouseRequest::Ask {
            method: method.to_owned(),
            path: path.to_owned(),
            query: query.map(|(key, value)| (key.to_owned(), value.to_owned())).collect(),
            body: body.to_owned(),
            language: Language::En,
        };
        let answer = self.call(request).expect("an answer");
        (answer.status, serde_json::from_str(&answer.body).unwrap_or(Value::String(answer.body)))
    }

    fn say(&mut self, message: ClientMessage) -> ServerMessage {
        self.call(HouseRequest::Say { message });
        self.messages.pop().expect("every message is answered")
    }

    fn command(&mut self, table: &str, command: TableCommand) -> ServerMessage {
        self.say(ClientMessage::Command { id: Some(1), table: table.to_owned(), command })
    }

    fn begin(&mut self, game: &str, seats: &Value) -> String {
        let wish = json!({"game": game, "seats": seats});
        let (status, made) = self.ask("POST", "/tables", &wish.to_string());
        assert_eq!(status, 200, "{made}");
        made["id"].as_str().expect("an id").to_owned()
    }

    fn watch(&mut self, table: &str, seat: Option<&str>) {
        let seat = seat.map(str::to_owned);
        let done = self.say(ClientMessage::Watch { id: None, table: table.to_owned(), seat, since: None });
        assert!(matches!(done, ServerMessage::Done { .. }), "{done:?}");
    }

    /// Lets every bot think that was asked.
    fn think(&mut self) {
        while let Some(task) = self.tasks.pop() {
            let EngineReply::Thought { thought } = self.engine.answer(EngineRequest::Think { task }) else {
                panic!("a bot answers")
            };
            self.call(HouseRequest::Thought { thought });
        }
    }

    /// Answers what is asked with the first choice, until the game is over or so many answers were given.
    fn play(&mut self, table: &str, most: usize) -> usize {
        for n in 0..most {
            self.think();
            let view = self.view.clone().expect("the table is watched");
            if view.table.status == TableStatus::Over {
                return n;
            }
            let mine: Vec<&String> = view
                .awaited
                .iter()
                .filter(|seat| view.table.seats.iter().any(|s| s.mine && s.seat == **seat))
                .collect();
            let Some(seat) = mine.first() else { panic!("somebody else is awaited: {:?}", view.awaited) };
            if view.seat.as_deref() != Some(seat.as_str()) {
                self.watch(table, Some(seat));
                continue;
            }
            let question = view.question.expect("a question");
            let act = TableCommand::Act {
                seat: question.seat,
                version: view.version,
                action: question.choices[0].action.clone(),
                lay: false,
            };
            let done = self.command(table, act);
            assert!(matches!(done, ServerMessage::Done { .. }), "{done:?}");
        }
        most
    }
}

fn me_and(level: &str) -> Value {
    json!([{"type": "me"}, {"type": "bot", "level": level}])
}

#[test]
fn a_whole_game_against_a_bot_is_played_kept_and_looked_at_again() {
    let mut page = Page::with(&BTreeMap::new());
    let id = page.begin("twilight", &me_and("greedy"));
    page.watch(&id, None);
    assert!(page.play(&id, 4000) < 4000, "the game ends");
    let again = Page::with(&page.kept);
    let mut page = again;
    let (_, lobby) = page.ask("GET", "/lobby", "");
    assert_eq!(lobby["mine"][0]["status"], "over");
    let (status, record) = page.ask("GET", &format!("/tables/{id}/record"), "");
    assert_eq!(status, 200);
    let record = record.as_str().expect("a text").to_owned();
    assert!(record.starts_with("detente-record"), "{record}");
    let (_, info) = page.ask("GET", &format!("/replays/{id}"), "");
    assert!(info["actions"].as_u64().is_some_and(|actions| actions > 100), "{info}");
    let (_, brought) = page.ask("POST", "/records", &record);
    assert!(brought["path"].as_str().is_some_and(|path| path.starts_with("/replay/")), "{brought}");
    // Another game with the sides changed.
    page.watch(&id, None);
    let ServerMessage::Done { created: Some(next), .. } = page.command(&id, TableCommand::Rematch) else {
        panic!("bots always play again")
    };
    page.watch(&next, None);
    assert_eq!(page.view.as_ref().and_then(|view| view.seat.clone()).as_deref(), Some("ussr"));
}

#[test]
fn four_at_one_screen_and_bots_play_guerra_fria() {
    let mut page = Page::with(&BTreeMap::new());
    let seats = json!([{"type": "me"}, {"type": "bot", "level": "greedy"}, {"type": "me"}, {"type": "bot", "level": "random"}]);
    let wish = json!({"game": "guerra-fria", "seats": seats, "options": ["max-rounds=3"]});
    let (_, made) = page.ask("POST", "/tables", &wish.to_string());
    let id = made["id"].as_str().expect("an id").to_owned();
    page.watch(&id, None);
    assert!(page.play(&id, 2000) < 2000, "the game ends");
}

#[test]
fn a_game_goes_on_after_the_page_was_closed_and_as_a_record_elsewhere() {
    let mut page = Page::with(&BTreeMap::new());
    let id = page.begin("twilight", &me_and("greedy"));
    page.watch(&id, None);
    page.play(&id, 30);
    page.think();
    let before = page.view.clone().expect("a view");
    let mut again = Page::with(&page.kept);
    again.watch(&id, None);
    let after = again.view.clone().expect("a view");
    assert_eq!(
        (&before.text, before.actions, &before.question),
        (&after.text, after.actions, &after.question)
    );
    let (_, record) = again.ask("GET", &format!("/tables/{id}/record?whole=1"), "");
    let (status, made) = again.ask("POST", "/records", record.as_str().expect("a record"));
    assert_eq!(status, 200, "{made}");
    let copy = made["id"].as_str().expect("an id").to_owned();
    again.watch(&copy, None);
    let copied = again.view.clone().expect("a view");
    assert_eq!((&before.text, before.actions), (&copied.text, copied.actions));
    assert!(matches!(&copied.table.seats[1].sitter, Sitter::Bot { level } if level == "greedy"));
    assert!(again.play(&copy, 4000) < 4000, "it goes on to its end");
}

#[test]
fn help_is_given_as_at_a_server() {
    let mut page = Page::with(&BTreeMap::new());
    let wish = json!({"game": "twilight", "seats": [{"type": "bot", "level": "greedy"}, {"type": "me"}], "coached": true});
    let (_, made) = page.ask("POST", "/tables", &wish.to_string());
    let id = made["id"].as_str().expect("an id").to_owned();
    page.watch(&id, None);
    let (_, hint) = page.ask("GET", &format!("/tables/{id}/hint?seat=ussr"), "");
    let question = page.view.clone().and_then(|view| view.question).expect("a question");
    assert!(question.choices.iter().any(|choice| hint["action"] == choice.action), "{hint}");
    let (_, says) = page.ask("GET", &format!("/tables/{id}/coach?seat=ussr&wish=usual"), "");
    assert!(!says["plays"].as_array().expect("plays").is_empty(), "{says}");
    let (_, games) = page.ask("GET", "/games", "");
    assert_eq!(games[0]["levels"].as_array().map(Vec::len), Some(10));
}

#[test]
fn another_page_that_was_first_wins_and_what_is_dropped_is_gone() {
    let mut one = Page::with(&BTreeMap::new());
    let id = one.begin("twilight", &me_and("greedy"));
    one.watch(&id, None);
    one.think();
    let mut two = Page::with(&one.kept);
    two.watch(&id, None);
    two.play(&id, 12);
    let newer = two.kept[&id].clone();
    assert!(newer.version > one.kept[&id].version);
    one.call(HouseRequest::Overtaken { kept: newer, lost: false });
    let (a, b) = (one.view.clone().expect("a view"), two.view.clone().expect("a view"));
    assert_eq!((a.actions, a.version), (b.actions, b.version));
    assert_eq!(two.ask("DELETE", &format!("/tables/{id}"), "").0, 200);
    assert!(two.kept.is_empty());
    one.call(HouseRequest::Dropped { kind: KeptKind::Table, id: id.clone() });
    assert!(matches!(one.messages.last(), Some(ServerMessage::Gone { .. })));
    assert_eq!(one.ask("GET", &format!("/tables/{id}"), "").0, 404);
}

#[test]
fn what_cannot_be_is_refused_and_nothing_is_lost() {
    let mut page = Page::with(&BTreeMap::new());
    let open = json!({"game": "twilight", "seats": [{"type": "me"}, {"type": "open"}]});
    for (method, path, body, status) in [
        ("POST", "/tables", open.to_string().as_str(), 400),
        ("POST", "/tables", "{]", 400),
        ("POST", "/tables", r#"{"game": "chess", "seats": []}"#, 400),
        ("GET", "/tables/nowhere", "", 404),
        ("GET", "/replays/nowhere/3", "", 404),
        ("GET", "/replays/tournament/many", "", 404),
        ("POST", "/records", "Call me Ishmael.", 400),
        ("GET", "/moderation/reports", "", 404),
        ("POST", "/replays", &"x".repeat(600_000), 413),
    ] {
        assert_eq!(page.ask(method, path, body).0, status, "{method} {path}");
    }
    assert!(page.kept.is_empty());
    let (_, step) = page.ask("GET", "/replays/tournament/100?seat=us", "");
    assert_eq!(step["action"], 100);
    // A game of another page is shown and not kept.
    let tournament = include_str!("../../struggle/tests/games/tournament.txt");
    assert_eq!(page.ask("POST", "/shown", tournament).0, 200);
    assert_eq!(page.ask("GET", "/replays/shown/100?seat=us", "").1, step);
    assert!(page.kept.is_empty());
    // A bot that fails plays something, and the game goes on.
    let id = page.begin("twilight", &me_and("greedy"));
    page.watch(&id, None);
    let BotTask { table, seat, sitter, version, .. } =
        page.tasks.pop().expect("the bot places its influence");
    let actions = page.view.as_ref().map(|view| view.actions);
    let thought = BotThought { table, seat, sitter, version, action: None, failed: true };
    page.call(HouseRequest::Thought { thought });
    page.think();
    assert!(page.view.as_ref().map(|view| view.actions) > actions);
}

#[test]
fn whole_games_are_played_as_the_program_plays_them() {
    let mut engine = Engine::default();
    let whole = WholeGame {
        game: "guerra-fria".to_owned(),
        levels: ["random", "greedy", "random", "greedy"].map(str::to_owned).to_vec(),
        rules: vec!["max-rounds=3".to_owned()],
        seed: "7".to_owned(),
    };
    let mut play = || match engine.answer(EngineRequest::Play { whole: whole.clone() }) {
        EngineReply::Record { text } => text,
        other => panic!("{other:?}"),
    };
    let text = play();
    assert!(text.contains("\nplayer west greedy\n") && text.contains("\nseed 7\n"), "{text}");
    assert_eq!(text, play());
}

#[test]
fn decisions_of_the_network_at_first_sight_are_counted() {
    let measure = EngineRequest::Measure { what: Measured::Learned, times: 40 };
    let EngineReply::Done { times } = Engine::default().answer(measure) else { panic!("it is measured") };
    // A whole game at least, and nobody has more decisions than a game has.
    assert!((40..4000).contains(&times), "{times}");
}

/// A table against the strongest bot, played until the bot thinks in rounds: what it was asked, and the first of them.
fn pondering(page: &mut Page) -> (BotTask, BotRound) {
    let id = page.begin("twilight", &me_and("marshal"));
    page.watch(&id, None);
    for _ in 0..60 {
        while let Some(task) = page.tasks.pop() {
            // A short look is enough here.
            let task = BotTask { level: "marshal@64n".to_owned(), ..task };
            assert_eq!(task.network.as_deref(), Some("twilight"));
            match page.engine.answer(EngineRequest::Think { task: task.clone() }) {
                EngineReply::Round { round } => return (task, round),
                EngineReply::Thought { thought } => page.call(HouseRequest::Thought { thought }),
                other => panic!("{other:?}"),
            };
        }
        page.play(&id, 1);
    }
    panic!("not everything is clear in the first turn")
}

#[test]
fn the_strongest_bot_thinks_in_rounds_that_any_worker_can_play() {
    let (task, _) = pondering(&mut Page::with(&BTreeMap::new()));
    let (mut rounds, mut again) = (0, 0);
    let alone = thought_of(&mut Engine::default(), &task, 1, &mut rounds);
    assert_eq!(
        thought_of(&mut Engine::default(), &task, 3, &mut again),
        alone,
        "however many play the worlds"
    );
    assert!(rounds > 0 && rounds == again, "{rounds} and {again}");
}

/// Lets a bot think, its worlds played by so many workers.
fn thought_of(engine: &mut Engine, task: &BotTask, workers: u32, rounds: &mut u32) -> BotThought {
    let mut reply = engine.answer(EngineRequest::Think { task: task.clone() });
    loop {
        match reply {
            EngineReply::Thought { thought } => return thought,
            EngineReply::Round { round } => {
                *rounds += 1;
                assert!(round.lines < round.limit);
                let part = round.worlds.count.div_ceil(workers);
                let mut values = Vec::new();
                for worker in 0..workers {
                    let first = round.worlds.first + worker * part;
                    let count = part.min((round.worlds.first + round.worlds.count).saturating_sub(first));
                    let task = WorldsTask { first, count, ..round.worlds.clone() };
                    let EngineReply::Values { values: more } =
                        Engine::default().answer(EngineRequest::Worlds { task })
                    else {
                        panic!("worlds are played")
                    };
                    values.extend(more);
                }
                let BotRound { table, seat, search, .. } = round;
                reply = engine.answer(EngineRequest::Round { table, seat, search, values: Some(values) });
            }
            other => panic!("{other:?}"),
        }
    }
}

#[test]
fn a_bot_that_thinks_in_rounds_can_be_told_to_choose_and_refuses_what_is_no_round() {
    let mut page = Page::with(&BTreeMap::new());
    let (task, round) = pondering(&mut page);
    let BotRound { table, seat, search, .. } = round.clone();
    let go_on = |values| EngineRequest::Round { table: table.clone(), seat: seat.clone(), search, values };
    let refused = page.engine.answer(go_on(Some(vec![vec![0.5]])));
    assert!(matches!(refused, EngineReply::Refused { .. }), "{refused:?}");
    let many = WorldsTask { count: u32::MAX, ..round.worlds.clone() };
    let refused = page.engine.answer(EngineRequest::Worlds { task: many });
    assert!(matches!(refused, EngineReply::Refused { .. }), "{refused:?}");
    let EngineReply::Thought { thought } = page.engine.answer(go_on(None)) else { panic!("it chooses") };
    assert!(thought.action.is_some_and(|action| task.legal.contains(&action)));
    let late = page.engine.answer(go_on(None));
    assert!(matches!(late, EngineReply::Refused { .. }), "{late:?}");
}

#[test]
fn values_of_an_earlier_search_at_the_same_seat_are_refused_and_change_nothing() {
    let mut page = Page::with(&BTreeMap::new());
    let (task, first) = pondering(&mut page);
    // Whoever leaves the table and comes back has the bot asked again, while worlds of the first search are still played.
    let EngineReply::Round { round } = page.engine.answer(EngineRequest::Think { task }) else {
        panic!("what was not clear is not clear now")
    };
    assert_ne!(first.search, round.search);
    let shape = round.worlds.tried.len();
    let values = |of: &BotRound| Some(vec![vec![0.5; shape]; of.worlds.count as usize]);
    let go_on = |of: &BotRound, values| {
        let BotRound { table, seat, search, .. } = of.clone();
        EngineRequest::Round { table, seat, search, values }
    };
    for late in [values(&first), None] {
        let refused = page.engine.answer(go_on(&first, late));
        assert!(matches!(refused, EngineReply::Refused { .. }), "{refused:?}");
    }
    // The second goes on where it was: nothing was added to it, and nothing was chosen.
    match page.engine.answer(go_on(&round, values(&round))) {
        EngineReply::Round { round: next } => {
            assert_eq!(
                (next.search, next.worlds.first),
                (round.search, round.worlds.first + round.worlds.count)
            );
        }
        EngineReply::Thought { .. } => {}
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_page_says_which_tables_are_looked_at_and_a_bot_is_asked_anew_by_whoever_comes_back() {
    let mut page = Page::with(&BTreeMap::new());
    let id = page.begin("twilight", &me_and("greedy"));
    page.watch(&id, None);
    assert_eq!(page.watched, std::slice::from_ref(&id));
    let asked = page.tasks.pop().expect("the bot places its influence");
    page.say(ClientMessage::Unwatch { id: None, table: id.clone() });
    assert!(page.watched.is_empty(), "nobody looks, and nobody needs to think");
    page.watch(&id, None);
    let again = page.tasks.pop().expect("it is asked again");
    assert_eq!((asked.seat, asked.version), (again.seat, again.version));
}

#[test]
fn what_another_page_has_kept_first_holds_however_many_steps_wait_to_be_kept_here() {
    let mut one = Page::with(&BTreeMap::new());
    let id = one.begin("twilight", &json!([{"type": "me"}, {"type": "me"}]));
    one.watch(&id, None);
    let mut two = Page::with(&one.kept);
    two.watch(&id, None);
    two.play(&id, 3);
    let first = two.kept[&id].clone();
    // Several steps are done here before the first of them was refused.
    one.play(&id, 6);
    assert!(one.kept[&id].version > first.version);
    // What is only heard of may be older than what is about to be kept.
    let version = |page: &Page| page.view.as_ref().map(|view| view.version);
    let before = version(&one);
    one.call(HouseRequest::Overtaken { kept: first.clone(), lost: false });
    assert_eq!(version(&one), before);
    one.call(HouseRequest::Overtaken { kept: first.clone(), lost: true });
    let (a, b) = (one.view.clone().expect("a view"), two.view.clone().expect("a view"));
    assert_eq!((a.actions, a.version, a.text), (b.actions, b.version, b.text));
    // What is played next is kept after that of the other page.
    one.play(&id, 2);
    let next = one.kept[&id].version - first.version;
    assert!((1..=2).contains(&next), "{next}");
}
