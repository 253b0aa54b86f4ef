//! The attacks, one by one. Each says what was reached and what may be.

use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::time::{Duration, Instant};

use detente_protocol::{ClientMessage, ServerMessage};
use serde_json::json;
use tokio::io::{AsyncReadExt, AsyncWriteExt};

use crate::net::{EVIL, HONEST, Person, ask, bot, connect, evil, honest_times, me, open, twilight};
use crate::report::Report;
use crate::{Scale, Target};

/// A game of Guerra Fría in which nothing is decided in so many rounds.
pub fn empty_rounds(rounds: usize) -> String {
    let round = "south: ally-west commit\nwest: ally-north commit\nnorth: ally-east commit\neast: ally-south commit\n";
    format!("detente-record 1\ngame guerra-fria\n{}", round.repeat(rounds))
}

/// Answers by their code.
type Codes = HashMap<u16, usize>;

fn told(codes: &Codes) -> String {
    let mut codes: Vec<_> = codes.iter().collect();
    codes.sort();
    codes.iter().map(|(code, n)| format!("{n} × {code}")).collect::<Vec<_>>().join(", ")
}

/// Somebody who asks now and then while something else is done; how long the answers took.
struct Bystander {
    stop: Arc<AtomicBool>,
    asks: tokio::task::JoinHandle<Vec<f64>>,
}

impl Bystander {
    fn new(host: &str) -> Bystander {
        let stop = Arc::new(AtomicBool::new(false));
        Bystander { asks: tokio::spawn(honest_times(host.to_owned(), stop.clone())), stop }
    }

    async fn times(self) -> Vec<f64> {
        self.stop.store(true, Relaxed);
        self.asks.await.unwrap_or_default()
    }
}

/// 1: a record of endless rounds, and many who look at its last step at once.
pub async fn replays(target: &Target, scale: Scale, report: &mut Report) {
    let host = &target.host;
    let eve = Person::guest(EVIL, host).await.expect("a guest");
    let huge = eve.ask("POST", "/api/replays", &empty_rounds(21_844)).await.map_or(0, |reply| reply.status);
    report.must("the record of 21,844 empty rounds is refused", huge == 413);
    let longest = eve.ask("POST", "/api/replays", &empty_rounds(scale.of(500, 2500))).await;
    let id =
        longest.map(|reply| reply.json()["id"].as_str().unwrap_or_default().to_owned()).unwrap_or_default();
    report.must("the longest record that may be is taken", !id.is_empty());
    let bystander = Bystander::new(host);
    let asks: Vec<_> = (0..scale.of(12, 60))
        .map(|i| {
            let (host, path) =
                (host.clone(), format!("/api/replays/{id}/{}", if i % 2 == 0 { "20000" } else { "19999" }));
            tokio::spawn(async move { ask(evil(i / 3), &host, "GET", &path, "", "").await })
        })
        .collect();
    let (mut codes, mut largest) = (Codes::new(), 0);
    for one in asks {
        if let Ok(Ok(reply)) = one.await {
            *codes.entry(reply.status).or_default() += 1;
            largest = largest.max(reply.body.len());
            report_when(report, &reply);
        }
    }
    report.note("answers to those who look at once", told(&codes));
    report.most("bytes of the longest answer", largest, 2_000_000);
    report.times("a bystander meanwhile", bystander.times().await, 100.0);
    let kept = imports(&eve).await;
    report.most("games kept for one user who brings in all day", kept, 100);
}

fn report_when(report: &mut Report, reply: &crate::net::Reply) {
    if reply.status == 429 && !reply.says_when() {
        report.must("whoever is refused is told when to come again", false);
    }
}

async fn imports(eve: &Person) -> usize {
    for _ in 0..30 {
        let _ = eve.ask("POST", "/api/replays", &empty_rounds(3)).await;
    }
    let listed = eve.ask("GET", "/api/replays", "").await;
    listed.map_or(0, |reply| reply.json().as_array().map_or(0, Vec::len))
}

/// 3: guests make as many tables as they can, as heavy as they can, while others watch the lobby.
pub async fn lobby(target: &Target, scale: Scale, report: &mut Report) {
    let host = &target.host;
    let (guests, watchers, seconds) = scale.of((4, 6, 2), (8, 30, 20));
    let mut eves = Vec::new();
    for _ in 0..guests {
        eves.extend(Person::guest(EVIL, host).await);
    }
    let heavy = json!({"game": "twilight", "seats": [me(), open()], "withoutHelp": vec!["odds"; 9200]});
    let refused =
        eves[0].ask("POST", "/api/tables", &heavy.to_string()).await.map_or(0, |reply| reply.status);
    report.must("a table with 9,200 wishes is refused", refused == 413);
    let mut looking = Vec::new();
    let until = Instant::now() + Duration::from_secs(seconds);
    for i in 0..watchers {
        let person = Person::guest(evil(i / 10 + 10), host).await.expect("a guest");
        looking.push(tokio::spawn(async move {
            let Some(mut socket) = person.socket().await else { return 0 };
            socket.send(&ClientMessage::WatchLobby { id: None }).await;
            while socket.next(until).await.is_some() {}
            socket.bytes
        }));
    }
    let wish = json!({"game": "twilight", "title": "x".repeat(100), "seats": [me(), open()], "withoutHelp": ["odds", "scores", "warnings", "tracker"]});
    let mut made = 0;
    while Instant::now() < until {
        let before = made;
        for eve in &eves {
            if let Some(table) = eve.create(&wish).await {
                made += 1;
                // And away again, so that the next may come.
                let _ = eve.command(&table, json!({"type": "abort"})).await;
            }
        }
        if made == before {
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    }
    let mut bytes = 0;
    for one in looking {
        bytes += one.await.unwrap_or(0);
    }
    report.note("tables made and called off", made);
    report.most("bytes to all who watch the lobby", bytes, watchers * (100_000 + made * 2000));
}

/// 12: many tables, to push an honest one out of the lobby.
pub async fn crowding(target: &Target, scale: Scale, report: &mut Report) {
    let host = &target.host;
    let ann = Person::guest(HONEST, host).await.expect("a guest");
    let honest = ann.create(&twilight(&me(), &open())).await.expect("a table");
    let mut made = 0;
    for _ in 0..scale.of(8, 18) {
        let Some(eve) = Person::guest(EVIL, host).await else { break };
        for _ in 0..12 {
            made += usize::from(eve.create(&twilight(&me(), &open())).await.is_some());
        }
    }
    report.most("tables that wait, of one address", made, 20);
    let lobby = ann.ask("GET", "/api/lobby", "").await.map(|reply| reply.body).unwrap_or_default();
    report.must("the honest table is still listed", lobby.contains(&honest));
}

/// 4: bots against bots at many tables, while somebody plays against one.
pub async fn bots(target: &Target, scale: Scale, report: &mut Report) {
    let host = &target.host;
    let level = scale.of("greedy", "marshal");
    let (mut tables, mut sockets) = (0, Vec::new());
    for i in 0..scale.of(3, 8) {
        let Some(eve) = Person::guest(evil(i), host).await else { break };
        let Some(mut socket) = eve.socket().await else { continue };
        for n in 0..30 {
            let wish =
                if n % 2 == 0 { twilight(&bot(level), &bot(level)) } else { twilight(&me(), &bot(level)) };
            if let Some(table) = eve.create(&wish).await {
                tables += 1;
                socket.watch(&table).await;
            }
        }
        // What comes must be taken, or the server would let go.
        sockets.push(tokio::spawn(async move {
            while socket.next(Instant::now() + Duration::from_secs(30)).await.is_some() {}
        }));
    }
    report.note("tables with bots of the attackers", tables);
    let ann = Person::guest(HONEST, host).await.expect("a guest");
    let clock = json!({"type": "total", "seconds": 600, "timeOut": "ends"});
    let wish = json!({"game": "twilight", "clock": clock, "seats": [me(), bot("greedy")]});
    let table = ann.create(&wish).await.expect("a table");
    let mut socket = ann.socket().await.expect("a socket");
    socket.watch(&table).await;
    let until = Instant::now() + Duration::from_secs(120);
    let began = Instant::now();
    let mut charged = None;
    // The bot sets up the USSR: fifteen points, each a thought.
    while let Some(message) = socket.next(until).await {
        if let ServerMessage::Table { view } = message
            && view.question.as_ref().is_some_and(|question| question.awaited)
        {
            charged =
                view.clocks.iter().find(|clock| clock.seat == "ussr").map(|clock| 600_000 - clock.left_ms);
            break;
        }
    }
    report.must("the bot of somebody honest comes to think", charged.is_some());
    report.note("its opponent waited", format!("{} ms for its set-up", began.elapsed().as_millis()));
    report.note("its clock was charged", format!("{} ms", charged.unwrap_or(0)));
    for socket in sockets {
        socket.abort();
    }
}

/// 5: heads that are never sent to their end.
pub async fn heads(target: &Target, scale: Scale, report: &mut Report) {
    let host = &target.host;
    let bystander = Bystander::new(host);
    let mut held = Vec::new();
    for _ in 0..scale.of(320, 1100) {
        if let Ok(mut stream) = connect(EVIL, host).await {
            let _ = stream.write_all(b"GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ").await;
            held.push(stream);
        }
    }
    let mut open = 0;
    for stream in &mut held {
        let mut byte = [0];
        let read = tokio::time::timeout(Duration::from_millis(1), stream.read(&mut byte)).await;
        open += usize::from(read.is_err());
    }
    report.most("connections that are held", open, 256);
    let honest = ask(HONEST, host, "GET", "/health", "", "").await.map_or(0, |reply| reply.status);
    report.must("somebody else is answered meanwhile", honest == 200);
    let mut left = 0;
    for mut stream in held {
        let mut bytes = Vec::new();
        let read = tokio::time::timeout(Duration::from_secs(30), stream.read_to_end(&mut bytes)).await;
        left += usize::from(read.is_err());
    }
    report.most("connections left after the time for a head", left, 0);
    report.times("a bystander meanwhile", bystander.times().await, 100.0);
}

/// 6: many passwords at once.
pub async fn passwords(target: &Target, scale: Scale, report: &mut Report) {
    let host = &target.host;
    let own = json!({"name": "The Owner", "password": "correct horse"}).to_string();
    let owner = ask(HONEST, host, "POST", "/api/register", "", &own).await.expect("an answer");
    let bystander = Bystander::new(host);
    let tries: Vec<_> = (0..scale.of(40, 300))
        .map(|i| {
            // Half of them at one account.
            let name = if i % 2 == 0 { "The Owner".to_owned() } else { format!("Name {}", i % 50) };
            let (host, body) = (host.clone(), json!({"name": name, "password": "guess guess"}).to_string());
            tokio::spawn(async move { ask(evil(i / 4), &host, "POST", "/api/login", "", &body).await })
        })
        .collect();
    let known = format!("Cookie: {}\r\n", owner.cookie("detente-device").unwrap_or_default());
    let mut kept_out = 0;
    for _ in 0..5 {
        let reply = ask(HONEST, host, "POST", "/api/login", &known, &own).await;
        kept_out += usize::from(reply.map_or(0, |reply| reply.status) != 200);
    }
    report.most("times that the owner of an account was kept out meanwhile", kept_out, 0);
    let mut codes = Codes::new();
    for one in tries {
        if let Ok(Ok(reply)) = one.await {
            *codes.entry(reply.status).or_default() += 1;
            report_when(report, &reply);
        }
    }
    report.note("answers", told(&codes));
    report.must("nothing but “wrong” and “wait”", codes.keys().all(|code| [401, 429].contains(code)));
    // 19 MiB for each of three at once, and what the rest of the server needs.
    report.most("memory in MiB", (target.peak_memory() / 1024) as usize, 400);
    report.times("a bystander meanwhile", bystander.times().await, 100.0);
}

/// 7: addresses that a client writes itself.
pub async fn proxy(target: &Target, scale: Scale, report: &mut Report) {
    let mut passed = 0;
    for i in 0..scale.of(20, 60) {
        let forged = format!(
            "X-Forwarded-For: 10.1.1.{i}\r\nX-Forwarded-For: 192.0.2.9\r\nForwarded: for=10.2.2.{i}\r\n"
        );
        let body = json!({"name": format!("Name {i}"), "password": "guess guess"}).to_string();
        let reply = ask(EVIL, &target.host, "POST", "/api/login", &forged, &body).await;
        passed += usize::from(reply.is_ok_and(|reply| reply.status == 401));
    }
    // A burst of ten, and one every ten seconds.
    report.most("guesses that passed", passed, 16);
}

/// 9: sockets that begin and cease to look on, again and again.
pub async fn storm(target: &Target, scale: Scale, report: &mut Report) {
    let host = &target.host;
    let (sockets, seconds) = scale.of((6, 2), (31, 20));
    let ann = Person::guest(HONEST, host).await.expect("a guest");
    let table = ann.create(&twilight(&me(), &me())).await.expect("a table");
    let mut player = ann.socket().await.expect("a socket");
    player.watch(&table).await;
    let until = Instant::now() + Duration::from_secs(seconds);
    // What somebody is told who comes.
    while !matches!(player.next(until).await, None | Some(ServerMessage::Done { .. })) {}
    let welcome = std::mem::take(&mut player.bytes);
    let mut eves = Vec::new();
    for i in 0..sockets {
        let Some(eve) = Person::guest(evil(i / 5), host).await else { continue };
        let table = table.clone();
        eves.push(tokio::spawn(async move {
            let Some(mut socket) = eve.socket().await else { return 0 };
            let mut times = 0;
            while Instant::now() < until {
                if !socket.watch(&table).await
                    || !socket.send(&ClientMessage::Unwatch { id: Some(2), table: table.clone() }).await
                {
                    break;
                }
                times += 1;
                while !matches!(
                    socket.next(until).await,
                    None | Some(ServerMessage::Done { id: Some(2), .. })
                ) {}
            }
            times
        }));
    }
    while player.next(until).await.is_some() {}
    let mut times = 0;
    for eve in eves {
        times += eve.await.unwrap_or(0);
    }
    report.note("times that somebody came and went", times);
    report.note("bytes to a player who comes", welcome);
    report.most("bytes to that player because of it", player.bytes, 1000 * (seconds as usize + 2));
}

/// A client that asks for much and reads nothing.
pub async fn slow_reader(target: &Target, scale: Scale, report: &mut Report) {
    let host = &target.host;
    let ann = Person::guest(HONEST, host).await.expect("a guest");
    let table = ann.create(&twilight(&me(), &me())).await.expect("a table");
    let eve = Person::guest(EVIL, host).await.expect("a guest");
    let mut sockets = Vec::new();
    for _ in 0..scale.of(2, 20) {
        sockets.extend(eve.socket().await);
    }
    for _ in 0..scale.of(400, 2000) {
        for socket in &mut sockets {
            let _ = tokio::time::timeout(Duration::from_millis(5), socket.watch(&table)).await;
        }
    }
    let metrics =
        ask(HONEST, host, "GET", "/metrics", "", "").await.map(|reply| reply.body).unwrap_or_default();
    let waits = metrics.lines().find_map(|line| line.strip_prefix("detente_outgoing_bytes ")?.parse().ok());
    report.most(
        "bytes that wait for clients who do not read",
        waits.unwrap_or(usize::MAX),
        sockets.len() * 300_000,
    );
}
