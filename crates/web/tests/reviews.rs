//! Reviews without a server: cut into pieces by the house, worked on by workers that share nothing, and the same as anywhere else.

use std::collections::BTreeMap;

use detente_game::record::{Ending, Record};
use detente_game::{Actor, Notation, Rng, ToAct};
use detente_games::{GameName, GuerraFria, Struggle};
use detente_house::reading::{Limits, Shelved};
use detente_house::reviewing::{self, SEED, Terms};
use detente_protocol::*;
use detente_web::Engine;
use serde_json::Value;

/// A page with its house.
#[derive(Default)]
struct Page {
    house: Engine,
    kept: BTreeMap<(KeptKind, String), Kept>,
    calls: u64,
    work: Vec<ReviewWork>,
}

impl Page {
    fn call(&mut self, request: HouseRequest) -> Option<HouseAnswer> {
        self.calls += 1;
        let random = format!("{:016x}", self.calls.wrapping_mul(0x9e37_79b9_7f4a_7c15)).repeat(8);
        let call = HouseCall { now: 1000, random, request };
        let EngineReply::House { reply } = self.house.answer(EngineRequest::House { call }) else {
            panic!("the house answers")
        };
        for kept in reply.keep {
            self.kept.insert((kept.kind, kept.id.clone()), kept);
        }
        for gone in reply.forget {
            self.kept.remove(&(gone.kind, gone.id));
        }
        self.work.extend(reply.review);
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

    /// The same browser another day.
    fn again(&self) -> Page {
        let mut page = Page { kept: self.kept.clone(), calls: self.calls, ..Page::default() };
        let kept = self.kept.values().cloned().collect();
        page.call(HouseRequest::Open { kept, language: Language::En });
        page
    }
}

fn work(worker: &mut Engine, work: &ReviewWork, task: u32) -> Vec<String> {
    let work = ReviewWork { tasks: vec![task], ..work.clone() };
    match worker.answer(EngineRequest::Review { work }) {
        EngineReply::Findings { findings } => findings,
        other => panic!("{other:?}"),
    }
}

fn short<G: Notation>(options: &[&str], length: usize) -> String {
    let options = G::parse_options(options).expect("options");
    let (mut game, mut rng) = (G::new(&options), Rng::new(1));
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
    let given_up = Ending::Over { winners: vec![G::SEATS[0].to_owned()], how: "resign".to_owned() };
    let ending = if outcome.is_some() { Ending::of::<G>(outcome) } else { given_up };
    let mut record = Record::<G>::new(options, actions, outcome);
    record.ending = ending;
    record.to_text()
}

#[test]
fn a_review_over_several_workers_is_the_one_that_the_program_makes_byte_for_byte() {
    let games = [
        (GameName::Twilight, short::<Struggle>(&[], 28)),
        (GameName::GuerraFria, short::<GuerraFria>(&["max-rounds=1"], 500)),
    ];
    for (game, record) in games {
        let mut page = Page::default();
        let (status, brought) = page.ask("POST", "/replays", &record);
        assert_eq!(status, 200, "{brought}");
        let id = brought["id"].as_str().expect("an id").to_owned();
        let path = format!("/replays/{id}/review");
        assert_eq!(page.ask("GET", &path, "").1["type"], "none");
        let (_, state) = page.ask("POST", &format!("{path}?lines=1"), "");
        assert_eq!(state["type"], "working", "{state}");
        let todo = page.work.pop().expect("work");
        assert_eq!(state["of"], todo.tasks.len());
        // Asked again, nothing is begun twice.
        page.ask("GET", &path, "");
        assert!(page.work.is_empty());

        // Two workers take turns, from the end and from the beginning; then the page is closed for a night.
        let mut workers = [Engine::default(), Engine::default()];
        let mut tasks: std::collections::VecDeque<u32> = todo.tasks.iter().copied().collect();
        let mut half = 0;
        while half * 2 < todo.tasks.len() || half < 13.min(todo.tasks.len() - 1) {
            let task = if half % 2 == 0 { tasks.pop_back() } else { tasks.pop_front() };
            let findings = work(&mut workers[half % 2], &todo, task.expect("more"));
            page.call(HouseRequest::Found { id: id.clone(), findings });
            half += 1;
        }
        let mut page = page.again();
        let (_, state) = page.ask("GET", &path, "");
        assert_eq!(state["type"], "working", "{state}");
        let rest = page.work.pop().expect("it goes on by itself");
        assert!(rest.tasks.len() < todo.tasks.len(), "what was found is not looked for again");
        for &task in &rest.tasks {
            let findings = work(&mut workers[0], &rest, task);
            page.call(HouseRequest::Found { id: id.clone(), findings });
        }
        let mut page = page.again();
        assert_eq!(page.ask("GET", &path, "").1["type"], "done", "it is kept");
        let request = HouseRequest::Ask {
            method: "GET".into(),
            path: format!("{path}.json"),
            query: BTreeMap::new(),
            body: String::new(),
            language: Language::En,
        };
        let file = page.call(request).expect("an answer");
        assert!(file.name.is_some_and(|name| name.ends_with("-review.json")));

        let of = Shelved { game, id: "elsewhere", title: "", record: &record };
        let limits = Limits { actions: 20_000, lines: 4000 };
        let pieces = reviewing::pieces(of, Terms { lines: 1, seed: SEED }, limits).expect("a game");
        let mut worker = pieces.clone().worker().expect("a network");
        let found: Vec<_> = (0..pieces.count()).map(&mut worker).collect();
        let whole = serde_json::to_string(&pieces.sum_up(&found).expect("everything")).expect("plain");
        assert_eq!(file.body, whole);

        // With the game its review goes.
        assert_eq!(page.ask("DELETE", &format!("/replays/{id}"), "").0, 200);
        assert!(page.kept.is_empty(), "{:?}", page.kept.keys());
    }
}

#[test]
fn where_nobody_can_work_it_fails_and_may_be_asked_for_again() {
    let mut page = Page::default();
    let (_, brought) = page.ask("POST", "/replays", &short::<Struggle>(&[], 28));
    let id = brought["id"].as_str().expect("an id").to_owned();
    let path = format!("/replays/{id}/review");
    page.ask("POST", &path, "");
    page.call(HouseRequest::Found { id: id.clone(), findings: Vec::new() });
    assert_eq!(page.ask("GET", &path, "").1["type"], "failed");
    page.work.clear();
    assert_eq!(page.ask("POST", &path, "").1["type"], "working");
    assert_eq!(page.work.len(), 1);
    assert_eq!(page.ask("POST", "/replays/nothing/review", "").0, 404);
}

/// The same text as another way of judging would have kept it.
fn of_another_method(kept: &Kept) -> Kept {
    let mut saved: Value = serde_json::from_str(&kept.text).expect("JSON");
    saved["findings"]["key"] = Value::from("another way of judging");
    Kept { text: saved.to_string(), ..kept.clone() }
}

#[test]
fn what_another_way_of_judging_has_found_is_neither_gone_on_with_nor_shown() {
    let mut page = Page::default();
    let (_, brought) = page.ask("POST", "/replays", &short::<GuerraFria>(&["max-rounds=1"], 500));
    let id = brought["id"].as_str().expect("an id").to_owned();
    let path = format!("/replays/{id}/review");
    let place = (KeptKind::Review, id.clone());
    page.ask("POST", &format!("{path}?lines=1"), "");
    let todo = page.work.pop().expect("work");
    let mut worker = Engine::default();
    let mut findings: Vec<String> =
        todo.tasks.iter().flat_map(|&task| work(&mut worker, &todo, task)).collect();
    let last = findings.pop().expect("more than one");
    for finding in findings {
        page.call(HouseRequest::Found { id: id.clone(), findings: vec![finding] });
    }
    let half = page.kept.get(&place).expect("kept on the way").clone();
    // Broken off by a page of another version: it begins anew.
    page.kept.insert(place.clone(), of_another_method(&half));
    let mut other = page.again();
    assert_eq!(other.ask("GET", &path, "").1["done"], 0);
    assert_eq!(other.work.pop().expect("work").tasks.len(), todo.tasks.len());
    // In a form that nobody can read: there is none, and the new one is kept in its place.
    page.kept.insert(place.clone(), Kept { text: "{}".to_owned(), version: 7, ..half.clone() });
    let mut other = page.again();
    assert_eq!(other.ask("GET", &path, "").1["type"], "none");
    other.ask("POST", &format!("{path}?lines=1"), "");
    let again = other.work.pop().expect("work");
    let all: Vec<String> = again.tasks.iter().flat_map(|&task| work(&mut worker, &again, task)).collect();
    other.call(HouseRequest::Found { id: id.clone(), findings: all });
    assert_eq!(other.kept[&place].version, 8);
    // Finished by another version: it is forgotten for good.
    page.kept.insert(place.clone(), half);
    let mut page = page.again();
    page.ask("GET", &path, "");
    page.call(HouseRequest::Found { id: id.clone(), findings: vec![last] });
    assert_eq!(page.ask("GET", &path, "").1["type"], "done");
    let whole = page.kept[&place].clone();
    page.kept.insert(place.clone(), of_another_method(&whole));
    for read in [path.clone(), format!("{path}.json"), format!("{path}/0")] {
        let mut other = page.again();
        let (status, told) = other.ask("GET", &read, "");
        assert!(status == 404 || told["type"] == "none", "{told}");
        assert!(!other.kept.contains_key(&place), "it is forgotten in the browser as well");
    }
}

#[test]
fn pieces_that_make_no_review_are_forgotten_in_the_browser_as_well() {
    let mut page = Page::default();
    let (_, brought) = page.ask("POST", "/replays", &short::<Struggle>(&[], 28));
    let id = brought["id"].as_str().expect("an id").to_owned();
    let path = format!("/replays/{id}/review");
    page.ask("POST", &path, "");
    let tasks = page.work.pop().expect("work").tasks;
    // What would be found of a die, at every task.
    let found: Vec<String> =
        tasks.iter().map(|task| format!(r#"{{"task":{task},"lines":1,"what":{{"Die":[]}}}}"#)).collect();
    let (last, most) = found.split_last().expect("several");
    page.call(HouseRequest::Found { id: id.clone(), findings: most.to_vec() });
    assert!(page.kept.contains_key(&(KeptKind::Review, id.clone())), "kept on the way");
    page.call(HouseRequest::Found { id: id.clone(), findings: vec![last.clone()] });
    assert!(!page.kept.contains_key(&(KeptKind::Review, id.clone())));
    assert_eq!(page.again().ask("GET", &path, "").1["type"], "none");
}

#[test]
fn a_game_in_play_is_not_reviewed_and_one_that_is_over_can_be_tried_anew() {
    let mut page = Page::default();
    let wish = r#"{"game":"twilight","seats":[{"type":"me"},{"type":"bot","level":"greedy"}]}"#;
    let (_, made) = page.ask("POST", "/tables", wish);
    let table = made["id"].as_str().expect("an id").to_owned();
    for (method, what) in [("POST", "review"), ("GET", "review")] {
        let (status, refused) = page.ask(method, &format!("/replays/{table}/{what}"), "");
        assert!(status >= 400, "{refused}");
    }
    assert!(page.work.is_empty());
    let (_, brought) = page.ask("POST", "/replays", &short::<Struggle>(&[], 28));
    let id = brought["id"].as_str().expect("an id");
    let tried = r#"{"at":18,"seat":"us","level":"greedy"}"#;
    let (status, made) = page.ask("POST", &format!("/replays/{id}/try"), tried);
    assert_eq!(status, 200, "{made}");
    let table = made["id"].as_str().expect("an id");
    let (_, view) = page.ask("GET", &format!("/tables/{table}"), "");
    assert_eq!(view["table"]["status"], "playing");
    assert_eq!(view["table"]["seats"][1]["sitter"]["type"], "bot");
}
