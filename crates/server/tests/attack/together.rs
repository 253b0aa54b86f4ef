//! All attacks at once while people play at a hundred tables: how long they wait for answers, and whether anybody's clock is
//! charged for it.

use std::net::Ipv4Addr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering::Relaxed};
use std::time::{Duration, Instant};

use detente_game::Rng;
use detente_protocol::{ClientMessage, ServerMessage, TableCommand, TableStatus, TableView};
use serde_json::{Value, json};
use tokio::io::AsyncWriteExt;
use tokio::task::JoinHandle;

use crate::attacks::empty_rounds;
use crate::net::{Person, Socket, ask, bot, connect, evil, me, open, twilight};
use crate::report::Report;
use crate::{Scale, Target};

/// How many play, how long, and with how many hands they are attacked.
#[derive(Clone, Copy, Debug)]
struct Size {
    tables: usize,
    /// Of these, tables at which somebody plays against a bot.
    with_bots: usize,
    seconds: u64,
    /// Each crowd of attackers is divided by this.
    fewer: usize,
}

/// How much time everybody has, in seconds.
const CLOCK: i64 = 3600;

/// An address of honest people; five share one.
fn honest(n: usize) -> Ipv4Addr {
    Ipv4Addr::new(127, 1, 0, (n / 5) as u8 + 1)
}

/// What somebody who played has found out.
#[derive(Debug, Default)]
struct Played {
    /// From an action to its answer, in milliseconds.
    answers: Vec<f64>,
    decisions: usize,
    /// What the player has thought, in milliseconds, and what the clock has taken beyond it by the same moment.
    thought: f64,
    charged: f64,
    /// What the clock of a bot opposite has taken, and how long its answers were waited for.
    bot_charged: f64,
    bot_waited: f64,
    refused: usize,
    lost_by_time: bool,
}

pub async fn run(target: &Target, scale: Scale, report: &mut Report) {
    let size = scale.of(
        Size { tables: 6, with_bots: 2, seconds: 3, fewer: 10 },
        Size { tables: 100, with_bots: 20, seconds: 40, fewer: 1 },
    );
    let stop = Arc::new(AtomicBool::new(false));
    let attacking = Arc::new(AtomicBool::new(false));
    let mut tables = Vec::new();
    for i in 0..size.tables {
        tables.extend(begin(&target.host, i, i < size.with_bots).await);
    }
    report.note("tables of honest people", tables.len());
    report.must("every table has begun", tables.len() == size.tables);
    let ids: Vec<String> = tables.iter().map(|(table, _)| table.clone()).collect();
    let people = tables.into_iter().enumerate().flat_map(|(i, (table, people))| {
        people.into_iter().enumerate().map(move |(n, person)| (table.clone(), person, 2 * i + n))
    });
    let playing: Vec<_> = people
        .map(|(table, person, n)| {
            let with_bot = n < 2 * size.with_bots;
            tokio::spawn(play(person, table, n as u64, with_bot, attacking.clone(), stop.clone()))
        })
        .collect();
    let done = Arc::new(AtomicUsize::new(0));
    let attackers = attack(&target.host, &ids, size.fewer, &stop, &done).await;
    attacking.store(true, Relaxed);
    tokio::time::sleep(Duration::from_secs(size.seconds)).await;
    stop.store(true, Relaxed);
    let mut all = Played::default();
    let mut longest: f64 = 0.0;
    for one in playing {
        let Ok(played) = one.await else { continue };
        all.answers.extend(&played.answers);
        all.decisions += played.decisions;
        all.refused += played.refused;
        all.bot_charged += played.bot_charged;
        all.bot_waited += played.bot_waited;
        all.lost_by_time |= played.lost_by_time;
        all.charged += played.charged;
        longest = longest.max(played.charged / played.decisions.max(1) as f64);
    }
    for attacker in attackers {
        attacker.abort();
    }
    report
        .note("what the attackers did", format!("{} requests, messages and connections", done.load(Relaxed)));
    report.note("decisions of people meanwhile", all.decisions);
    // Two who choose at the same time may cross each other.
    report.most("of these refused", all.refused, all.decisions / 50 + 3);
    report.times("from an action to its answer", all.answers, 100.0);
    let mean = all.charged / all.decisions.max(1) as f64;
    report.aim("charged to a clock beyond the player's own thinking, a decision", mean, 20.0);
    report.aim("the same for the unluckiest player", longest, 100.0);
    let (waited, charged) = (all.bot_waited / 1000.0, all.bot_charged / 1000.0);
    report.note(
        "bots",
        format!("answered after {waited:.1} s in all, and their clocks were charged {charged:.1} s"),
    );
    report.must("nobody has lost by time", !all.lost_by_time);
}

/// A table of honest people that has begun, and who plays there.
async fn begin(host: &str, i: usize, with_bot: bool) -> Option<(String, Vec<Person>)> {
    let clock = json!({"type": "total", "seconds": CLOCK, "timeOut": "ends"});
    let wish = |other: Value| json!({"game": "twilight", "clock": clock, "seats": [me(), other]});
    let one = Person::guest(honest(2 * i), host).await?;
    if with_bot {
        let table = one.create(&wish(bot("greedy"))).await?;
        return Some((table, vec![one]));
    }
    let other = Person::guest(honest(2 * i + 1), host).await?;
    let table = one.create(&wish(open())).await?;
    other.command(&table, json!({"type": "join", "seat": "ussr"})).await.ok()?;
    one.command(&table, json!({"type": "start"})).await.ok()?;
    Some((table, vec![one, other]))
}

fn left(view: &TableView, own: bool) -> f64 {
    let mine = |seat: &String| view.seat.as_ref() == Some(seat);
    let clock = view.clocks.iter().find(|clock| mine(&clock.seat) == own);
    clock.map_or(0.0, |clock| clock.left_ms as f64)
}

/// Plays as a person does: looks, thinks for a while, chooses.
async fn play(
    person: Person,
    table: String,
    seed: u64,
    with_bot: bool,
    counting: Arc<AtomicBool>,
    stop: Arc<AtomicBool>,
) -> Played {
    let mut rng = Rng::new(seed);
    let mut played = Played::default();
    let Some(mut socket) = person.socket().await else { return played };
    socket.watch(&table).await;
    let mut view: Option<Box<TableView>> = None;
    let mut sent: Option<Instant> = None;
    let mut begun: Option<(f64, f64)> = None;
    let mut waits: Option<Instant> = None;
    while !stop.load(Relaxed) {
        let Some(message) = socket.next(Instant::now() + Duration::from_secs(1)).await else { continue };
        match message {
            ServerMessage::Table { view: seen } => view = Some(seen),
            ServerMessage::Done { id: Some(7), .. } => {
                if let (Some(sent), true) = (sent.take(), counting.load(Relaxed)) {
                    played.answers.push(sent.elapsed().as_secs_f64() * 1000.0);
                    played.decisions += 1;
                }
            }
            ServerMessage::Error { id: Some(7), .. } => {
                sent = None;
                played.refused += usize::from(counting.load(Relaxed));
                socket.watch(&table).await;
            }
            _ => {}
        }
        let Some(seen) = view.as_ref().filter(|_| sent.is_none()) else { continue };
        if counting.load(Relaxed) && begun.is_none() {
            begun = Some((left(seen, true), left(seen, false)));
            played.thought = 0.0;
        }
        if let Some((own, other)) = begun {
            played.charged = (own - left(seen, true) - played.thought).max(0.0);
            if with_bot {
                played.bot_charged = other - left(seen, false);
            }
        }
        if seen.table.status == TableStatus::Over {
            played.lost_by_time = seen.table.result.as_ref().is_some_and(|result| result.ending == "time");
            break;
        }
        let Some(question) = seen.question.clone().filter(|question| question.awaited) else {
            waits.get_or_insert_with(Instant::now);
            continue;
        };
        if let Some(since) = waits.take().filter(|_| with_bot && counting.load(Relaxed)) {
            played.bot_waited += since.elapsed().as_secs_f64() * 1000.0;
        }
        let version = seen.version;
        view = None;
        let began = Instant::now();
        tokio::time::sleep(Duration::from_millis(u64::from(300 + rng.below(500)))).await;
        let choices: Vec<&str> = question.choices.iter().map(|choice| choice.action.as_str()).collect();
        let action = rng.pick(&choices).to_owned();
        let command = TableCommand::Act { seat: question.seat.clone(), version, action, lay: false };
        sent = Some(Instant::now());
        played.thought += began.elapsed().as_secs_f64() * 1000.0;
        socket.send(&ClientMessage::Command { id: Some(7), table: table.clone(), command }).await;
    }
    played
}

/// Everything at once, until it is enough.
async fn attack(
    host: &str,
    tables: &[String],
    fewer: usize,
    stop: &Arc<AtomicBool>,
    done: &Arc<AtomicUsize>,
) -> Vec<JoinHandle<()>> {
    let mut all = Vec::new();
    let some = |many: usize| many.div_ceil(fewer);
    let eve = Person::guest(evil(0), host).await;
    let record = match &eve {
        Some(eve) => eve.ask("POST", "/api/replays", &empty_rounds(2500)).await.ok(),
        None => None,
    };
    let record = record.and_then(|reply| reply.json()["id"].as_str().map(str::to_owned)).unwrap_or_default();
    for i in 0..some(20) {
        let path = format!("/api/replays/{record}/20000");
        all.push(again(host, stop, done, move |host| {
            let path = path.clone();
            async move { drop(ask(evil(i / 2), &host, "GET", &path, "", "").await) }
        }));
    }
    for i in 0..some(40) {
        let body = json!({"name": format!("Name {i}"), "password": "guess guess"}).to_string();
        all.push(again(host, stop, done, move |host| {
            let body = body.clone();
            async move { drop(ask(evil(20 + i), &host, "POST", "/api/login", "", &body).await) }
        }));
    }
    for i in 0..some(200) {
        all.push(again(host, stop, done, move |host| async move {
            if let Ok(mut stream) = connect(evil(70 + i / 100), &host).await {
                let _ = stream.write_all(b"GET / HTTP/1.1\r\nX-Slow: ").await;
                tokio::time::sleep(Duration::from_secs(5)).await;
            }
        }));
    }
    for i in 0..some(8) {
        let Some(eve) = Person::guest(evil(80 + i / 4), host).await else { continue };
        all.push(again(host, stop, done, move |_| {
            let eve = eve.clone();
            async move {
                if let Some(table) = eve.create(&twilight(&me(), &open())).await {
                    let _ = eve.command(&table, json!({"type": "abort"})).await;
                }
            }
        }));
    }
    for i in 0..some(30) {
        let Some(mut socket) = sit(host, 90 + i / 10).await else { continue };
        socket.send(&ClientMessage::WatchLobby { id: None }).await;
        all.push(tokio::spawn(read_on(socket)));
    }
    for i in 0..some(8) {
        let Some(eve) = Person::guest(evil(100 + i), host).await else { continue };
        let Some(mut socket) = eve.socket().await else { continue };
        for n in 0..20 {
            let wish = if n < 2 {
                twilight(&bot("marshal"), &bot("marshal"))
            } else {
                twilight(&me(), &bot("marshal"))
            };
            if let Some(table) = eve.create(&wish).await {
                socket.watch(&table).await;
                done.fetch_add(1, Relaxed);
            }
        }
        all.push(tokio::spawn(read_on(socket)));
    }
    for i in 0..some(31) {
        let Some(mut socket) = sit(host, 110 + i / 10).await else { continue };
        let (table, stop, done) = (tables[i % tables.len()].clone(), stop.clone(), done.clone());
        all.push(tokio::spawn(async move {
            while !stop.load(Relaxed) {
                let left = ClientMessage::Unwatch { id: Some(2), table: table.clone() };
                if !socket.watch(&table).await || !socket.send(&left).await {
                    return;
                }
                done.fetch_add(2, Relaxed);
                let until = Instant::now() + Duration::from_secs(5);
                while !matches!(
                    socket.next(until).await,
                    None | Some(ServerMessage::Done { id: Some(2), .. })
                ) {}
            }
        }));
    }
    // Strangers who write at tables of others, take names, ask for letters and for another game.
    for i in 0..some(20) {
        let Some(eve) = Person::guest(evil(130 + i), host).await else { continue };
        let table = tables[i % tables.len()].clone();
        all.push(again(host, stop, done, move |_| {
            let (eve, table) = (eve.clone(), table.clone());
            async move {
                for command in [
                    json!({"type": "mute", "user": "nobody", "on": true}),
                    json!({"type": "note", "text": "x".repeat(2000)}),
                    json!({"type": "chat", "text": "\u{1b}[2J"}),
                    json!({"type": "resign", "seat": "us"}),
                    json!({"type": "rematch"}),
                ] {
                    let _ = eve.command(&table, command).await;
                }
                let _ = eve.ask("PUT", "/api/me", "{\"email\":\"victim@example.org\"}").await;
                let _ = eve.ask("GET", &format!("/api/tables/{table}/record"), "").await;
                let _ = Person::named(eve.from, &eve.host, "Moderator").await;
            }
        }));
    }
    // Whoever asks and does not read.
    for i in 0..some(20) {
        let Some(mut socket) = sit(host, 120 + i / 10).await else { continue };
        let (table, stop) = (tables[i % tables.len()].clone(), stop.clone());
        all.push(tokio::spawn(async move {
            while !stop.load(Relaxed) {
                let _ = tokio::time::timeout(Duration::from_millis(50), socket.watch(&table)).await;
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
        }));
    }
    all
}

async fn sit(host: &str, place: usize) -> Option<Socket> {
    Person::guest(evil(place), host).await?.socket().await
}

async fn read_on(mut socket: Socket) {
    while socket.next(Instant::now() + Duration::from_secs(600)).await.is_some() {}
}

/// Does something again and again.
fn again<F>(
    host: &str,
    stop: &Arc<AtomicBool>,
    done: &Arc<AtomicUsize>,
    what: impl Fn(String) -> F + Send + 'static,
) -> JoinHandle<()>
where
    F: Future<Output = ()> + Send,
{
    let (host, stop, done) = (host.to_owned(), stop.clone(), done.clone());
    tokio::spawn(async move {
        while !stop.load(Relaxed) {
            what(host.clone()).await;
            done.fetch_add(1, Relaxed);
            // Refusals come fast; nobody asks faster than a machine of its own could.
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    })
}
