//! The players: they ask where it is their turn, look, and choose by lot; each time at a server that is drawn by lot.

use std::collections::{HashMap, HashSet};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use detente_game::Rng;
use detente_protocol::TableCommand;
use serde_json::{Value, json};

use crate::games::Attempt;
use crate::net::{Answer, ask};

/// A player who has nothing to do looks again after this.
const PAUSE: Duration = Duration::from_millis(100);

/// What all players know.
#[derive(Debug)]
pub struct House {
    pub hosts: Vec<String>,
    moves: Option<usize>,
    over: AtomicBool,
    /// Tables at which somebody may give up.
    may_end: Mutex<HashSet<String>>,
    /// What was sent, by table and seat.
    attempts: Mutex<HashMap<(String, String), Vec<Attempt>>>,
}

impl House {
    pub fn new(hosts: Vec<String>, moves: Option<usize>) -> House {
        House {
            hosts,
            moves,
            over: AtomicBool::new(false),
            may_end: Mutex::default(),
            attempts: Mutex::default(),
        }
    }

    pub fn end(&self) {
        self.over.store(true, Ordering::Relaxed);
    }

    pub fn let_end<'a>(&self, tables: impl Iterator<Item = &'a str>) {
        self.may_end.lock().expect("whole").extend(tables.map(str::to_owned));
    }

    /// What was sent, by table and seat.
    pub fn sent(&self) -> HashMap<(String, String), Vec<Attempt>> {
        self.attempts.lock().expect("whole").clone()
    }

    /// What is sent is noted before, and then whether it was answered.
    fn note(&self, table: &str, seat: &str, word: &str) {
        let attempt = Attempt { word: word.to_owned(), answered: false };
        let mut attempts = self.attempts.lock().expect("whole");
        attempts.entry((table.to_owned(), seat.to_owned())).or_default().push(attempt);
    }

    fn note_answer(&self, table: &str, seat: &str) {
        let mut attempts = self.attempts.lock().expect("whole");
        let own = attempts.get_mut(&(table.to_owned(), seat.to_owned()));
        own.and_then(|own| own.last_mut()).expect("it was noted").answered = true;
    }

    fn is_to_end(&self, table: &str, decided: usize) -> bool {
        self.moves.is_some_and(|moves| decided >= moves)
            && self.may_end.lock().expect("whole").contains(table)
    }
}

/// Somebody with an account.
#[derive(Clone, Debug)]
pub struct Person {
    pub cookie: String,
}

impl Person {
    pub async fn register(house: &House, name: &str) -> Person {
        let wish = json!({"name": name, "password": "a good long password"});
        let answer = ask("POST", &house.hosts[0], "/api/register", "", &wish).await.expect("an answer");
        assert_eq!(answer.status, 200, "{answer:?}");
        Person { cookie: answer.cookie }
    }

    /// Asks for something that is not refused; all servers are there.
    pub async fn post(&self, house: &House, path: &str, body: &Value) -> Value {
        let answer = ask("POST", &house.hosts[0], path, &self.cookie, body).await.expect("an answer");
        assert_eq!(answer.status, 200, "{answer:?}");
        answer.body
    }
}

/// Plays wherever it is this person's turn until the house closes.
pub async fn play(house: Arc<House>, person: Person, lot: u64) {
    let mut bot = Bot { house: house.clone(), person, rng: Rng::new(lot), decided: HashMap::new() };
    while !house.over.load(Ordering::Relaxed) {
        let turns = bot.get("/api/turns").await;
        let turns = turns.as_ref().and_then(Value::as_array).cloned().unwrap_or_default();
        for table in turns.iter().filter_map(|one| one["id"].as_str()) {
            while bot.decide(table).await == Some(()) {}
        }
        tokio::time::sleep(PAUSE).await;
    }
}

struct Bot {
    house: Arc<House>,
    person: Person,
    rng: Rng,
    /// How many decisions were made, by table.
    decided: HashMap<String, usize>,
}

impl Bot {
    async fn ask(&mut self, method: &str, path: &str, body: &Value) -> Option<Answer> {
        let host = self.rng.below(self.house.hosts.len() as u32) as usize;
        ask(method, &self.house.hosts[host], path, &self.person.cookie, body).await
    }

    async fn get(&mut self, path: &str) -> Option<Value> {
        self.ask("GET", path, &Value::Null)
            .await
            .filter(|answer| answer.status == 200)
            .map(|answer| answer.body)
    }

    async fn command(&mut self, table: &str, command: &TableCommand) -> Option<()> {
        let answer = self.ask("POST", &format!("/api/tables/{table}/commands"), &json!(command)).await?;
        (answer.status == 200).then_some(())
    }

    /// One decision at a table. Nothing if it is not this player's turn, or no longer, or a server did not answer: then it is looked anew.
    async fn decide(&mut self, table: &str) -> Option<()> {
        let view = self.get(&format!("/api/tables/{table}")).await?;
        let choices = view["question"]["choices"].as_array().filter(|choices| !choices.is_empty())?;
        if view["question"]["awaited"] != json!(true) {
            return None;
        }
        let seat = view["seat"].as_str()?.to_owned();
        let decided = self.decided.get(table).copied().unwrap_or(0);
        // What is laid and not told goes with a game that is given up.
        if view["laid"] == json!(0) && self.house.is_to_end(table, decided) {
            self.command(table, &TableCommand::Resign { seat }).await?;
            return None;
        }
        let choice = &choices[self.rng.below(choices.len() as u32) as usize];
        let action = choice["action"].as_str()?.to_owned();
        let version = view["version"].as_u64()? as u32;
        self.house.note(table, &seat, &action);
        let command = TableCommand::Act { seat: seat.clone(), version, action, lay: false };
        self.command(table, &command).await?;
        self.house.note_answer(table, &seat);
        *self.decided.entry(table.to_owned()).or_default() += 1;
        Some(())
    }
}
