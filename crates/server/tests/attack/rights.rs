//! The attacks on rights: what belongs to somebody else is looked at, written to, taken or outlived. Each counts how often it went
//! through; the bound is nearly always none.

use std::time::{Duration, Instant};

use detente_protocol::{ClientMessage, ServerMessage, TableStatus};
use serde_json::{Value, json};

use crate::common::mail::mail_server;
use crate::net::{EVIL, HONEST, Person, Socket, begin, bot, evil, me, open, twilight};
use crate::report::Report;
use crate::{Scale, Target};

/// Nothing is waited for any longer.
const PATIENCE: Duration = Duration::from_secs(60);
/// What a terminal or a reader would take for something else than letters.
const ESCAPES: [&str; 5] = [
    "\u{1b}[2J\u{1b}[1;1HYou have won",
    "\u{9b}31mred",
    "\u{1b}]8;;https://example.org\u{7}link",
    "one\r\nUSSR: I resign",
    "\u{202e}txet\u{200b}\u{2066}",
];

async fn guest(host: &str) -> Person {
    Person::guest(HONEST, host).await.expect("a guest")
}

/// Somebody with a name and a password.
async fn registered(from: std::net::Ipv4Addr, host: &str, name: &str) -> Option<Person> {
    let guest = Person::guest(from, host).await?;
    let wish = json!({"name": name, "password": "correct horse"}).to_string();
    let reply = guest.ask("POST", "/api/register", &wish).await.ok()?;
    Some(Person { headers: format!("Cookie: {}\r\n", reply.cookie("detente")?), ..guest })
}

pub async fn status(who: &Person, method: &str, path: &str, body: &str) -> u16 {
    who.ask(method, path, body).await.map_or(0, |reply| reply.status)
}

async fn done(who: &Person, table: &str, command: Value) -> bool {
    who.command(table, command).await.is_ok_and(|reply| reply.status == 200)
}

async fn view(who: &Person, table: &str) -> Value {
    who.ask("GET", &format!("/api/tables/{table}"), "").await.map(|reply| reply.json()).unwrap_or_default()
}

/// One step of whoever sits there, as the table is now.
pub async fn act(who: &Person, table: &str, seat: &str, action: &str) -> bool {
    let version = view(who, table).await["version"].clone();
    done(who, table, json!({"type": "act", "seat": seat, "version": version, "action": action})).await
}

/// Ann as the US and Bob as the USSR, at a table that has begun.
pub async fn two(host: &str, more: Value) -> (Person, Person, String) {
    let (ann, bob) = (guest(host).await, guest(host).await);
    let mut wish = twilight(&me(), &open());
    if let (Some(wish), Value::Object(more)) = (wish.as_object_mut(), more) {
        wish.extend(more);
    }
    let table = ann.create(&wish).await.expect("a table");
    assert!(done(&bob, &table, json!({"type": "join", "seat": "ussr"})).await, "the seat is free");
    assert!(done(&ann, &table, json!({"type": "start"})).await, "the table is full");
    (ann, bob, table)
}

/// Everything that comes on a socket until the answer to a last question, which is whether it may look on.
async fn until_answered(socket: &mut Socket, table: &str) -> (Vec<ServerMessage>, bool) {
    let watch = ClientMessage::Watch { id: Some(99), table: table.to_owned(), seat: None, since: None };
    socket.send(&watch).await;
    let (mut all, until) = (Vec::new(), Instant::now() + PATIENCE);
    while let Some(message) = socket.next(until).await {
        match message {
            ServerMessage::Done { id: Some(99), .. } => return (all, true),
            ServerMessage::Error { id: Some(99), .. } => return (all, false),
            other => all.push(other),
        }
    }
    (all, false)
}

/// 8: looking on where nobody may, by having come before the game.
pub async fn hidden(target: &Target, scale: Scale, report: &mut Report) {
    let host = &target.host;
    let (ann, bob) = (guest(host).await, guest(host).await);
    let wish = json!({"game": "twilight", "seats": [me(), open()], "spectators": false});
    let table = ann.create(&wish).await.expect("a table");
    let mut looking = Vec::new();
    for i in 0..scale.of(3, 20) {
        let Some(eve) = Person::guest(evil(i / 5), host).await else { continue };
        let mut socket = eve.socket().await.expect("a socket");
        let (_, may) = until_answered(&mut socket, &table).await;
        assert!(may, "one must see what one would join");
        looking.push(socket);
    }
    assert!(done(&bob, &table, json!({"type": "join", "seat": "ussr"})).await, "the seat is free");
    assert!(done(&ann, &table, json!({"type": "start"})).await, "the table is full");
    for _ in 0..6 {
        assert!(act(&bob, &table, "ussr", "poland").await, "legal");
    }
    let (mut told, mut again) = (0, 0);
    for mut socket in looking {
        let (messages, may) = until_answered(&mut socket, &table).await;
        let of_the_game = |message: &&ServerMessage| match message {
            ServerMessage::Table { view } => view.table.status != TableStatus::Open,
            ServerMessage::Log { .. } | ServerMessage::Plays { .. } | ServerMessage::Chat { .. } => true,
            _ => false,
        };
        told += messages.iter().filter(of_the_game).count();
        again += usize::from(may);
    }
    report.most("messages about the game to who came before it", told, 0);
    report.most("times that one of them may look on again", again, 0);
    let eve = Person::guest(EVIL, host).await.expect("a guest");
    let mut open = 0;
    for path in ["", "?seat=us", "/log", "/chat", "/hint", "/record", "/record.txt", "/record.json"] {
        open += usize::from(status(&eve, "GET", &format!("/api/tables/{table}{path}"), "").await < 400);
    }
    for path in [format!("/api/replays/{table}"), format!("/api/bot/tables/{table}?seat=us")] {
        open += usize::from(status(&eve, "GET", &path, "").await < 400);
    }
    report.most("paths that tell of it", open, 0);
}

/// 10: letters to somebody who has not asked for any, in words of the sender's choice.
pub async fn letters(target: &mut Target, scale: Scale, report: &mut Report) {
    let (url, mut letters) = mail_server(Vec::new()).await;
    target.restart(&format!("smtp = \"{url}\"\nmail-from = \"Détente <table@example.org>\"\n"));
    let host = &target.host;
    let mut taken = 0;
    for i in 0..scale.of(12, 58) {
        let Some(eve) = Person::named(evil(i), host, &format!("Free money {i}")).await else { continue };
        let spelt = match i % 3 {
            0 => "the.victim@example.org".to_owned(),
            1 => format!("thevictim+{i}@example.org"),
            _ => "TheVictim@Example.org".to_owned(),
        };
        let wish = json!({"email": spelt}).to_string();
        taken += usize::from(status(&eve, "PUT", "/api/me", &wish).await == 200);
    }
    report.most("letters to one mailbox that were promised", taken, 3);
    let (mut came, mut chosen) = (0, 0);
    while let Ok(Some(letter)) = tokio::time::timeout(Duration::from_secs(1), letters.recv()).await {
        came += 1;
        chosen += usize::from(letter.text.to_lowercase().contains("money"));
    }
    report.most("letters that came", came, 3);
    report.most("of these with words of the sender's", chosen, 0);
}

/// Letters that a terminal would obey.
fn obeyed(text: &str) -> usize {
    let turns =
        |c: char| matches!(c, '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    text.chars().filter(|&c| c.is_control() || turns(c)).count()
}

/// 11: chat, names and titles with escape sequences.
pub async fn escapes(target: &Target, _: Scale, report: &mut Report) {
    let host = &target.host;
    let (ann, bob, table) = two(host, json!({"title": ESCAPES[0]})).await;
    let mut socket = ann.socket().await.expect("a socket");
    let mut named = 0;
    for (i, text) in ESCAPES.into_iter().enumerate() {
        named += usize::from(Person::named(evil(i), host, text).await.is_some());
        let _ = bob.command(&table, json!({"type": "chat", "text": text})).await;
    }
    report.most("guests with such a name", named, 0);
    let (messages, _) = until_answered(&mut socket, &table).await;
    let (mut lines, mut reached) = (0, 0);
    for message in messages {
        match message {
            ServerMessage::Chat { lines: said, .. } => {
                lines += said.len();
                reached += said.iter().map(|line| obeyed(&line.text) + obeyed(&line.name)).sum::<usize>();
            }
            ServerMessage::Table { view } => reached += obeyed(&view.table.title),
            _ => {}
        }
    }
    report.note("lines of chat that came", lines);
    assert!(done(&ann, &table, json!({"type": "resign", "seat": "us"})).await, "hers to give up");
    for path in ["record", "record.txt"] {
        let reply = ann.ask("GET", &format!("/api/tables/{table}/{path}"), "").await.expect("an answer");
        reached += obeyed(&reply.body.replace('\n', ""));
    }
    report.most("letters that a terminal would obey, in chat, titles and records", reached, 0);
}

/// 13: strangers mute, note, chat and more at tables of others.
pub async fn scribbles(target: &Target, scale: Scale, report: &mut Report) {
    let host = &target.host;
    let (_, bob, hidden) = two(host, json!({"spectators": false, "privacy": "private"})).await;
    let (ann, carl, shown) = two(host, json!({})).await;
    assert!(
        act(&bob, &hidden, "ussr", "poland").await && act(&carl, &shown, "ussr", "poland").await,
        "legal"
    );
    let seen = [view(&bob, &hidden).await["version"].clone(), view(&carl, &shown).await["version"].clone()];
    let before = [target.stored(&hidden).await, target.stored(&shown).await];
    let mut accepted = 0;
    for i in 0..scale.of(4, 40) {
        let Some(eve) = Person::guest(evil(i / 5), host).await else { continue };
        for command in [
            json!({"type": "mute", "user": format!("nobody{i}"), "on": true}),
            json!({"type": "note", "text": "x".repeat(2000)}),
            json!({"type": "chat", "text": "I was here"}),
            json!({"type": "offer-draw", "seat": "us"}),
            json!({"type": "slow-mode", "seconds": 60}),
            json!({"type": "rematch"}),
        ] {
            accepted += usize::from(done(&eve, &hidden, command.clone()).await);
            let _ = eve.command(&shown, command).await;
        }
    }
    report.most("commands that were taken at a table out of sight", accepted, 0);
    let after = [target.stored(&hidden).await, target.stored(&shown).await];
    let grown = |i: usize| after[i].body.len().saturating_sub(before[i].body.len());
    report.most("bytes by which both tables have grown", grown(0) + grown(1), 0);
    let moved = (after[0].version - before[0].version) + (after[1].version - before[1].version);
    report.most("steps by which their versions have risen", moved as usize, 0);
    let mut undone = 0;
    for (who, table, version) in [(&bob, &hidden, &seen[0]), (&carl, &shown, &seen[1])] {
        let undo = json!({"type": "undo", "seat": "ussr", "version": version});
        undone += usize::from(done(who, table, undo).await);
    }
    report.must("the players' steps can still be taken back", undone == 2);
    drop(ann);
}

/// 14: forcing somebody into another game.
pub async fn rematches(target: &Target, scale: Scale, report: &mut Report) {
    let host = &target.host;
    let bob = guest(host).await;
    let mut forced = 0;
    for i in 0..scale.of(1, 5) {
        // A host without a seat, a host who has left it, and a player who wants the revenge alone.
        for seats in [[bot("random"), open()], [open(), open()], [me(), open()]] {
            let eve = Person::guest(evil(i), host).await.expect("a guest");
            let clock = json!({"type": "total", "seconds": 60, "timeOut": "ends"});
            let wish = json!({"game": "twilight", "clock": clock, "seats": seats});
            let table = eve.create(&wish).await.expect("a table");
            assert!(done(&bob, &table, json!({"type": "join", "seat": "ussr"})).await, "the seat is free");
            if seats[0] == open() {
                let carl = Person::guest(evil(i + 50), host).await.expect("a guest");
                assert!(done(&carl, &table, json!({"type": "join", "seat": "us"})).await, "free");
            }
            assert!(done(&bob, &table, json!({"type": "start"})).await, "the table is full");
            assert!(done(&bob, &table, json!({"type": "resign", "seat": "ussr"})).await, "to give up");
            for _ in 0..3 {
                let reply = eve.command(&table, json!({"type": "rematch"})).await.expect("an answer");
                forced += usize::from(reply.json()["id"].is_string());
                for other in [json!({"type": "join", "seat": "us"}), json!({"type": "start"})] {
                    let _ = eve.command(&table, other).await;
                }
            }
        }
    }
    report.most("games that somebody was put into", forced, 0);
    let turns = bob.ask("GET", "/api/turns", "").await.expect("an answer").json();
    report.most("clocks that run for it", turns.as_array().map_or(1, Vec::len), 0);
}

/// 15: secrets that were taken back, names of others, seats of others, what goes on now behind a delay, files.
pub async fn identities(target: &Target, scale: Scale, report: &mut Report) {
    let host = &target.host;
    outlived(host, report).await;
    let owners = ["Paul Ames", "Olga", "Ann Lee"];
    for (i, name) in owners.iter().enumerate() {
        registered(evil(150 + i), host, name).await.expect("free");
    }
    let alike = [
        "Paul Ames",
        "PAUL AMES",
        "PauI Ames",
        "Paul\u{200b} Ames",
        "0lga",
        "Оlga",
        "\u{ff21}nn Lee",
        "Ann  Lee",
        "Bo\u{3164}b",
        "Moderator",
    ];
    let mut taken = 0;
    for (i, name) in alike.iter().enumerate() {
        taken += usize::from(Person::named(evil(i), host, name).await.is_some());
        taken += usize::from(registered(evil(20 + i), host, name).await.is_some());
    }
    report.most("names of others, or that look like them, that were had", taken, 0);
    seats(host, report).await;
    delayed(host, scale, report).await;
    #[cfg(unix)]
    report.most("files of the database that others on the machine can read", target.readable(), 0);
}

/// A socket outlives its token.
async fn outlived(host: &str, report: &mut Report) {
    let ann = registered(HONEST, host, "Ann Before").await.expect("free");
    let table = ann.create(&twilight(&me(), &me())).await.expect("a table");
    let token = ann.ask("POST", "/api/tokens", "{\"label\":\"lost\"}").await.expect("an answer").json();
    let secret = token["token"].as_str().expect("a token");
    let thief = Person { from: EVIL, headers: format!("Authorization: Bearer {secret}\r\n"), ..ann.clone() };
    let mut socket = thief.socket().await.expect("a socket");
    assert!(until_answered(&mut socket, &table).await.1, "the token is good");
    let path = format!("/api/tokens/{}", token["id"].as_str().expect("an id"));
    assert_eq!(status(&ann, "DELETE", &path, "").await, 200, "taken back");
    for _ in 0..6 {
        assert!(act(&ann, &table, "ussr", "poland").await, "legal");
    }
    let mut told = 0;
    let until = Instant::now() + PATIENCE;
    while let Some(message) = socket.next(until).await {
        told += usize::from(matches!(message, ServerMessage::Table { .. } | ServerMessage::Log { .. }));
    }
    report.most("messages on the socket of a token that was taken back", told, 0);
    report.must("and it is closed", Instant::now() < until);
    report.must("nor is the token good for anything else", status(&thief, "GET", "/api/me", "").await == 401);
    streams(&ann, &table, report).await;
}

/// Streams of a program, as many as may be.
async fn streams(ann: &Person, table: &str, report: &mut Report) {
    let path = format!("/api/bot/tables/{table}?seat=us");
    let mut held = Vec::new();
    while held.len() < 100
        && let Some((200, stream)) = begin(ann.from, &ann.host, &path, &ann.headers).await
    {
        held.push(stream);
    }
    report.most("streams that one user holds", held.len(), 32);
}

/// One stranger takes three of four seats and begins.
async fn seats(host: &str, report: &mut Report) {
    let ann = guest(host).await;
    let wish = json!({"game": "guerra-fria", "seats": [me(), open(), open(), open()]});
    let table = ann.create(&wish).await.expect("a table");
    let eve = Person::guest(EVIL, host).await.expect("a guest");
    let mut taken = 0;
    for seat in ["west", "north", "east"] {
        taken += usize::from(done(&eve, &table, json!({"type": "join", "seat": seat})).await);
    }
    report.most("seats that one stranger took", taken, 1);
    let begun = done(&eve, &table, json!({"type": "start"})).await;
    report.must("and began nothing", !begun);
}

/// What goes on now, seen by somebody who looks on with a delay of an hour.
async fn delayed(host: &str, scale: Scale, report: &mut Report) {
    let clock = json!({"type": "total", "seconds": 3600, "timeOut": "ends"});
    let (ann, bob, table) = two(host, json!({"spectatorDelay": 3600, "clock": clock})).await;
    let eve = Person::guest(evil(1), host).await.expect("a guest");
    let looks = async || {
        let mut seen = view(&eve, &table).await;
        // Whether somebody is at their screen is no part of the game.
        seen["table"]["seats"].take();
        seen.to_string()
    };
    let before = looks().await;
    let (mut changed, mut steps) = (0, 0);
    for _ in 0..scale.of(6, 6) {
        steps += usize::from(act(&bob, &table, "ussr", "poland").await);
        changed += usize::from(looks().await != before);
    }
    let _ = ann.command(&table, json!({"type": "offer-draw", "seat": "us"})).await;
    let _ = ann.command(&table, json!({"type": "chat", "text": "psst"})).await;
    changed += usize::from(looks().await != before);
    report.note("steps meanwhile", steps);
    report.most("changes that somebody with an hour's delay sees", changed, 0);
}
