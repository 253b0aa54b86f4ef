//! A season at several servers: a Swiss event and a league of four divisions, played to their ends by bots over the API, each request at
//! a server that is drawn by lot, as behind a proxy that knows nothing of tables. In the middle of a round the server that has most of its
//! tables is killed. `cargo xtask season --nodes N` plays the whole one, a test a short one.

mod bots;
mod check;

use std::sync::Arc;
use std::time::{Duration, Instant};

use detente_protocol::{EventStatus, EventView, MatchView};
use detente_testbed::{Nats, Postgres};
use serde_json::{Value, json};

use crate::faults::Nodes;
use crate::net::ask;
use crate::witness;
use bots::{House, Person};

/// Nothing takes longer unless something is stuck, however busy the machine is.
const STUCK: Duration = Duration::from_secs(300);
/// A server that was killed stays away for so long: less than a lease, and longer than one.
const AWAY: [Duration; 2] = [Duration::from_secs(1), Duration::from_secs(7)];

/// How big a season is.
#[derive(Clone, Copy, Debug)]
pub struct Course {
    pub nodes: usize,
    pub players: usize,
    pub rounds: u32,
    /// Players in each of the four divisions.
    pub division: usize,
    /// The rounds of the Swiss event in the middle of which a server is killed. In the league it is done when half of it is played.
    pub kills: &'static [u32],
    /// After so many decisions of a player the game is given up, but for one game of each event.
    pub moves: Option<usize>,
}

pub const WHOLE: Course =
    Course { nodes: 3, players: 64, rounds: 5, division: 7, kills: &[2, 4], moves: None };
pub const SHORT: Course =
    Course { nodes: 3, players: 12, rounds: 3, division: 3, kills: &[2], moves: Some(2) };

/// A server that was killed in the middle of a round.
#[derive(Debug)]
struct Kill {
    node: usize,
    /// How many tables of the event it had.
    tables: u64,
    done: usize,
    open: usize,
}

/// A kill that is still to come: in which round, or when half of everything is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum When {
    Round(u32),
    Half,
}

pub fn run(course: Course) {
    // Only what is not installed is skipped.
    let missing = detente_testbed::missing();
    if !missing.is_empty() {
        return detente_testbed::skip("the season", &format!("{} not installed", missing.join(", ")));
    }
    // It is killed, and what it has answered must be there: in the whole season it waits for its disk.
    let postgres = Postgres::start(course.moves.is_none()).expect("PostgreSQL starts");
    let nats = Nats::start().expect("NATS starts");
    let database = postgres.database().expect("a database");
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build();
    runtime.expect("a runtime").block_on(play(course, &database, &nats.address()));
}

async fn play(course: Course, database: &str, bus: &str) {
    let began = Instant::now();
    witness::begin(database, course.nodes).await;
    let nodes = Nodes::start(database, bus, &vec![0; course.nodes]);
    let house = Arc::new(House::new(nodes.addresses(), course.moves));
    let boss = Person::register(&house, "Boss").await;
    let mut players = Vec::new();
    for n in 0..course.players {
        players.push(Person::register(&house, &format!("Player{n}")).await);
    }
    let playing: Vec<_> = players
        .iter()
        .enumerate()
        .map(|(n, player)| tokio::spawn(bots::play(house.clone(), player.clone(), n as u64)))
        .collect();
    let mut season =
        Season { nodes, house: house.clone(), boss, database: database.to_owned(), kills: Vec::new() };

    let swiss = terms("Autumn Open", &json!({"type": "swiss", "rounds": course.rounds}), course.players);
    let swiss = season.begin(swiss, &players).await;
    let kills: Vec<When> = course.kills.iter().map(|&round| When::Round(round)).collect();
    season.conduct(&swiss, &kills).await;
    let four: Vec<Value> = (1..=4).map(|n| json!({"name": n.to_string(), "size": course.division})).collect();
    let count = 4 * course.division;
    let league = terms("League", &json!({"type": "league", "divisions": four, "up": 1, "down": 1}), count);
    let league = season.begin(league, &players[..count]).await;
    season.conduct(&league, &[When::Half]).await;

    house.end();
    for player in playing {
        player.await.expect("a player does not fail");
    }
    let events = [swiss, league];
    let expected =
        [course.players / 2 * course.rounds as usize, 4 * (course.division * (course.division - 1) / 2)];
    let views = check::the_same_everywhere(&house, &season.boss, &events, expected.iter().sum()).await;
    let Season { mut nodes, kills, .. } = season;
    nodes.stop();
    let checked = check::database(database, &house, &views, expected).await;
    let (written, wrong) = witness::count(database);
    assert!(written > 0 && wrong == 0, "{wrong} of {written} changes were written by former owners");
    assert!(kills.iter().all(|kill| kill.tables > 0 && kill.open > 0), "{kills:?}");
    let told = kills.iter().map(|kill| {
        let Kill { node, tables, done, open } = kill;
        format!("server {node} with {tables} tables in play when {done} matches of {} were done", done + open)
    });
    println!(
        "season: {} players, {} rounds and a league of four divisions of {} at {} servers: {} games, {} answered acts at their tables, \
         none lost or done twice; killed: {}; each match once, each game at one table with one result, the standings of {} players the \
         same at every server, by the log and by the tables; {} results, {} ratings, none otherwise than counted anew; \
         {written} changes written, none of them by a former owner; the highest epoch {}; {:.1} minutes",
        course.players,
        course.rounds,
        course.division,
        course.nodes,
        checked.games,
        checked.answered,
        told.collect::<Vec<_>>().join(", "),
        checked.standings,
        checked.results,
        checked.ratings,
        checked.epoch,
        began.elapsed().as_secs_f64() / 60.0,
    );
}

fn terms(title: &str, format: &Value, most: usize) -> Value {
    let clock = json!({"type": "bank", "seconds": 2700, "increment": 60, "cap": 43200, "timeOut": "ends"});
    json!({
        "title": title, "game": "twilight", "format": format, "games": 1, "sides": "swap", "clock": clock, "rated": true,
        "most": most, "least": 2, "rounds": {"type": "when-done"}, "days": 14,
        "tieBreaks": ["mutual", "sonneborn-berger", "buchholz", "wins"],
    })
}

/// The matches that are played at a time: of the last round, in a league all that there are.
fn present(view: &EventView, when: Option<When>) -> Vec<&MatchView> {
    let all = when == Some(When::Half);
    let rounds = view.rounds.iter().filter(|one| all || one.number == view.summary.round);
    rounds.flat_map(|one| &one.matches).filter(|one| one.players.len() == 2).collect()
}

fn is_done(one: &MatchView) -> bool {
    one.games.iter().all(|game| game.settled.is_some())
}

struct Season {
    nodes: Nodes,
    house: Arc<House>,
    boss: Person,
    database: String,
    kills: Vec<Kill>,
}

impl Season {
    /// Makes an event for these players and begins it.
    async fn begin(&self, terms: Value, players: &[Person]) -> String {
        let made = self.boss.post(&self.house, "/api/events", &terms).await;
        let id = made["id"].as_str().expect("an id").to_owned();
        let acts = format!("/api/events/{id}/acts");
        for player in players {
            player.post(&self.house, &acts, &json!({"type": "register"})).await;
        }
        self.boss.post(&self.house, &acts, &json!({"type": "begin"})).await;
        id
    }

    /// The event as some server shows it; servers that are away are passed over.
    async fn look(&self, id: &str) -> EventView {
        let began = Instant::now();
        loop {
            for host in self.nodes.addresses() {
                let answer =
                    ask("GET", &host, &format!("/api/events/{id}"), &self.boss.cookie, &Value::Null).await;
                if let Some(view) = answer.and_then(|answer| serde_json::from_value(answer.body).ok()) {
                    return view;
                }
            }
            assert!(began.elapsed() < STUCK, "no server shows the event");
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
    }

    /// Until the event is over. Where games are given up, half of those of the present round wait until the server that is to be killed
    /// is back, and one game of the event is played to its end.
    async fn conduct(&mut self, id: &str, kills: &[When]) {
        let mut kills = kills.iter().copied().peekable();
        let mut whole: Option<u32> = None;
        let (mut version, mut changed) = (0, Instant::now());
        loop {
            let view = self.look(id).await;
            if view.summary.status == EventStatus::Over {
                assert_eq!(kills.next(), None, "the middle of an event comes before its end");
                return;
            }
            if view.version > version {
                (version, changed) = (view.version, Instant::now());
            }
            // In a whole game nothing may happen to the event for a while.
            assert!(changed.elapsed() < STUCK, "nothing happens: {view:?}");
            let next = kills.peek().copied();
            let due = match next {
                Some(When::Round(round)) => round == view.summary.round,
                Some(When::Half) => true,
                None => false,
            };
            let matches = present(&view, next);
            whole = whole.or_else(|| matches.iter().map(|one| one.number).max());
            let may_end = if due { matches.len().div_ceil(2) } else { matches.len() };
            for one in matches.iter().take(may_end).filter(|one| Some(one.number) != whole) {
                self.house.let_end(one.games.iter().filter_map(|game| game.table.as_deref()));
            }
            let done = matches.iter().filter(|one| is_done(one)).count();
            let open = matches.len() - done;
            if due && open > 0 && 2 * done + 1 >= matches.len() && self.kill(id, done, open).await {
                kills.next();
            }
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
    }

    /// Kills the server that has most of the tables in play, and starts it again a while later. False if none has any.
    async fn kill(&mut self, id: &str, done: usize, open: usize) -> bool {
        let owned = witness::owned(&self.database, id, self.nodes.addresses().len());
        let (node, tables) =
            owned.into_iter().enumerate().max_by_key(|(_, tables)| *tables).expect("servers");
        if tables == 0 {
            return false;
        }
        self.nodes.kill(node);
        tokio::time::sleep(AWAY[self.kills.len() % AWAY.len()]).await;
        tokio::task::block_in_place(|| self.nodes.begin(node, 0));
        self.kills.push(Kill { node, tables, done, open });
        true
    }
}
