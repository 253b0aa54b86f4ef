//! What must hold at the end: everything is told alike by all servers, by the log of each event and by its tables.

use std::collections::{BTreeMap, BTreeSet};
use std::time::{Duration, Instant};

use detente_events::{Act, Entry, Event};
use detente_protocol::{EventView, Settled};
use detente_server::admin;
use detente_server::ratings::recount::recount;
use detente_store::{Postgres, Records as _, Store as _, StoredTable, Which};
use detente_table::{Body, Sitting};
use serde_json::Value;

use super::STUCK;
use super::bots::{House, Person};
use crate::games::explains;
use crate::net::ask;

/// The tables of games, by event, match and game.
type Tables = BTreeMap<(String, u32, u32), Vec<(StoredTable, Body)>>;

/// What was counted.
#[derive(Debug, Default)]
pub struct Checked {
    pub games: usize,
    pub answered: usize,
    pub standings: usize,
    pub results: u64,
    pub ratings: u64,
    pub epoch: i64,
}

/// Waits until all results are rated; then every server shows the same events, logs, results and ratings. Gives the events.
pub async fn the_same_everywhere(
    house: &House,
    boss: &Person,
    events: &[String],
    games: usize,
) -> Vec<EventView> {
    let get = async |host: &str, path: &str| {
        let answer = ask("GET", host, path, &boss.cookie, &Value::Null).await.expect("all servers are there");
        assert_eq!(answer.status, 200, "{path}: {answer:?}");
        answer.body
    };
    let began = Instant::now();
    for host in &house.hosts {
        while get(host, "/api/results.json").await.as_array().map(Vec::len) != Some(games) {
            assert!(began.elapsed() < STUCK, "not all results are there");
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
    }
    let mut views = Vec::new();
    let mut paths: Vec<String> = ["/api/results.json", "/api/ratings.json"].map(str::to_owned).to_vec();
    for id in events {
        paths.push(format!("/api/events/{id}"));
        paths.push(format!("/api/events/{id}/log?lang=en"));
    }
    for path in paths {
        let first = get(&house.hosts[0], &path).await;
        for host in &house.hosts[1..] {
            assert_eq!(get(host, &path).await, first, "{path} at {host}");
        }
        if let Some(id) = path.strip_prefix("/api/events/").filter(|id| !id.contains('/')) {
            views.push(serde_json::from_value(first).unwrap_or_else(|error| panic!("{id}: {error}")));
        }
    }
    views
}

/// Reads the database, with no server running.
pub async fn database(database: &str, house: &House, views: &[EventView], games: [usize; 2]) -> Checked {
    let store = Postgres::open(database).await.expect("the database");
    let mut tables = Tables::new();
    let states = ["open", "playing", "over", "aborted"].map(str::to_owned).to_vec();
    for row in store.tables(Which::Status(states)).await.expect("read") {
        let body: Body = serde_json::from_str(&row.body).expect("plain");
        let of = body.event.clone().expect("there are no other tables");
        tables.entry((of.event, of.pairing, of.game)).or_default().push((row, body));
    }
    let mut checked = Checked::default();
    for (view, games) in views.iter().zip(games) {
        let found = event(&store, view, &tables).await;
        assert_eq!(found, games, "{}: every game there had to be", view.summary.title);
        checked.games += found;
        checked.standings += view.divisions.iter().map(|one| one.standings.len()).sum::<usize>();
    }
    assert_eq!(tables.len(), checked.games, "no table belongs to anything else");
    checked.answered = decisions(&store, house).await;
    let wrong = admin::misfits(&store, &["open", "playing", "over"]).await.expect("looked at");
    assert!(wrong.is_empty(), "{wrong:?}");
    let found = recount(&store, false).await.expect("it can be counted");
    assert_eq!((found.results, found.different, found.unread), (checked.games as u64, 0, 0));
    (checked.results, checked.ratings) = (found.results, found.ratings);
    checked.epoch = store.highest_epoch().await.expect("read");
    store.close().await;
    checked
}

/// One event by its log, its tables and what was shown of it. Gives how many games it had.
async fn event(store: &Postgres, view: &EventView, tables: &Tables) -> usize {
    let id = &view.summary.id;
    let log: Vec<Entry> = store.event_acts(id).await.expect("read").iter().map(|text| entry(text)).collect();
    let event = Event::replay(&log).unwrap_or_else(|(at, why)| panic!("act {at} does not fit: {why:?}"));
    let mut told: BTreeMap<(u32, u32), [usize; 2]> = BTreeMap::new();
    for entry in &log {
        match &entry.act {
            Act::Made { pairing, game, .. } => told.entry((*pairing, *game)).or_default()[0] += 1,
            Act::Played { pairing, game, .. } => told.entry((*pairing, *game)).or_default()[1] += 1,
            Act::Annulled { .. } | Act::Forfeit { .. } | Act::Adjudicate { .. } => {
                panic!("nobody did that: {entry:?}")
            }
            _ => {}
        }
    }
    let mut met = BTreeSet::new();
    let mut played: BTreeMap<u32, BTreeSet<usize>> = BTreeMap::new();
    let mut points = vec![0.0; event.players.len()];
    let mut games = 0;
    for (number, one) in event.matches.iter().enumerate() {
        let number = number as u32;
        let &[a, b] = one.players.as_slice() else { continue };
        assert!(met.insert((a.min(b), a.max(b))), "{a} and {b} met twice");
        for player in [a, b] {
            assert!(played.entry(one.round).or_default().insert(player), "{player} played twice in a round");
        }
        assert_eq!(one.games.len(), 1);
        games += 1;
        let game = &one.games[0];
        assert_eq!(told.get(&(number, 0)), Some(&[1, 1]), "made once and played once");
        let [(row, body)] = tables.get(&(id.clone(), number, 0)).map_or(&[][..], Vec::as_slice) else {
            panic!("not one table for match {number}");
        };
        assert_eq!(game.table.as_ref(), Some(&row.id));
        let result = game.result.as_ref().expect("it is over");
        assert_eq!((row.status.as_str(), result.settled), ("over", Settled::Played));
        let ended = body.ended.as_ref().expect("it is over");
        assert_eq!(result.ending, ended.ending);
        // Who won at the table, by the accounts that sat there.
        let mut winners = BTreeSet::new();
        for (sitting, seat) in body.seats.iter().zip(["us", "ussr"]) {
            let Sitting::Person { user, .. } = sitting else { panic!("a person sat there: {sitting:?}") };
            if ended.winners.iter().any(|won| won == seat) {
                winners.insert(event.player_of(user).expect("a player"));
            }
        }
        assert_eq!(result.winners.iter().copied().collect::<BTreeSet<_>>(), winners);
        for player in [a, b] {
            points[player] +=
                if winners.is_empty() { 0.5 } else { f64::from(u8::from(winners.contains(&player))) };
        }
    }
    assert_eq!(told.len(), games, "nothing else was made or played");
    standings(view, &event, &points);
    games
}

/// The standings that were shown are those of the log, and their points those of the tables.
fn standings(view: &EventView, event: &Event, points: &[f64]) {
    let mut count = 0;
    for (division, shown) in view.divisions.iter().enumerate() {
        let rows = event.standings(division);
        assert_eq!(rows.len(), shown.standings.len());
        for (row, shown) in rows.iter().zip(&shown.standings) {
            count += 1;
            let values: Vec<f64> = row.values.iter().map(|value| value.quarters as f64 / 4.0).collect();
            let told: Vec<f64> = shown.tie_breaks.iter().map(|value| value.value).collect();
            assert_eq!((row.player as u32, row.played, values), (shown.player, shown.played, told));
            assert!((shown.points - points[row.player]).abs() < 1e-9, "{shown:?}: {}", points[row.player]);
        }
    }
    assert_eq!(count, event.players.len(), "everybody stands somewhere");
}

fn entry(text: &str) -> Entry {
    serde_json::from_str(text).unwrap_or_else(|error| panic!("{error}: {text}"))
}

/// Every answered decision is at its table, once and in order. Gives how many there were.
async fn decisions(store: &Postgres, house: &House) -> usize {
    let mut answered = 0;
    for ((table, seat), attempts) in house.sent() {
        let row = store.table(&table).await.expect("read").expect("no table is lost");
        let body: Value = serde_json::from_str(&row.body).expect("JSON");
        let actions = store.actions(&table).await.expect("read");
        let own = actions.iter().filter(|action| action.actor == seat);
        let mut there: Vec<&str> = own.map(|action| action.word.as_str()).collect();
        // What was laid and not told lies beside the actions.
        let index = usize::from(seat == "ussr");
        let laid = body["laid"].get(index).and_then(|laid| laid["steps"].as_array());
        there.extend(laid.into_iter().flatten().filter_map(Value::as_str));
        // Who gives up has laid nothing; what the other one has laid goes with the game.
        let ended = &body["ended"];
        let gone = ended["ending"] == "resign" && ended["winners"][0] == seat.as_str();
        let least = if gone { 0 } else { attempts.len() };
        let fits = (least..=attempts.len()).any(|sent| explains(&attempts[..sent], &there));
        assert!(fits, "{table} {seat}: sent {attempts:?}, there {there:?}");
        answered += attempts.iter().filter(|attempt| attempt.answered).count();
    }
    answered
}
