//! The attacks on what stands around the play: dice in the hands of the operator, tables that another version of the program has left,
//! proxies, webhooks.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::time::Duration;

use detente_fair::seed::is_digest;
use detente_fair::verify;
use detente_game::record::Record;
use detente_game::{Actor, Rng};
use detente_store::{Action, Change, Store as _, StoredTable};
use detente_struggle::Struggle;
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpListener;

use crate::net::{EVIL, HONEST, Person, ask, begin, bot, evil, me, twilight};
use crate::report::Report;
use crate::rights::{status, two};
use crate::{NO_RATES, Scale, Target};

/// Changes a stored table while no server runs.
async fn edit(target: &Target, table: &str, words: &[(&str, &str)], change: impl FnOnce(&mut StoredTable)) {
    let store = target.store().await;
    let mut row = store.table(table).await.expect("read").expect("there");
    let had = store.actions(table).await.expect("read").len() as u32;
    let from = row.version;
    change(&mut row);
    row.version = from + 1;
    let action =
        |&(actor, word): &(&str, &str)| Action { actor: actor.into(), word: word.into(), draw: None, at: 1 };
    let add = words.iter().map(action).collect();
    let change = Change { add, ..Change::of(row, from, had) };
    store.commit(change).await.expect("written");
    store.close().await;
}

fn with_body(change: impl FnOnce(&mut Value)) -> impl FnOnce(&mut StoredTable) {
    |row| {
        let mut body: Value = serde_json::from_str(&row.body).expect("JSON");
        change(&mut body);
        row.body = body.to_string();
    }
}

/// Ann chooses at random for both of her seats.
async fn play(ann: &Person, table: &str, rng: &mut Rng, decisions: usize) {
    for _ in 0..decisions {
        for seat in ["us", "ussr"] {
            let path = format!("/api/tables/{table}?seat={seat}");
            let view = ann.ask("GET", &path, "").await.expect("an answer").json();
            let question = &view["question"];
            let Some(choices) = question["choices"].as_array().filter(|_| question["awaited"] == true) else {
                continue;
            };
            let action = &choices[rng.below(choices.len() as u32) as usize]["action"];
            let act = json!({"type": "act", "seat": seat, "version": view["version"], "action": action});
            let _ = ann.command(table, act).await;
        }
    }
}

async fn record(ann: &Person, table: &str) -> Record<Struggle> {
    let _ = ann.command(table, json!({"type": "resign", "seat": "us"})).await;
    let path = format!("/api/tables/{table}/record");
    let text = ann.ask("GET", &path, "").await.expect("an answer").body;
    Record::parse(&text).expect("a record")
}

/// 2: the operator edits the stored table, or the record, and has it verified.
pub async fn dice(target: &mut Target, scale: Scale, report: &mut Report) {
    let decisions = scale.of(20, 60);
    let mut ann = Person::guest(HONEST, &target.host).await.expect("a guest");
    let mut tables = Vec::new();
    for seed in 1..=3 {
        let table = ann.create(&twilight(&me(), &me())).await.expect("a table");
        play(&ann, &table, &mut Rng::new(seed), decisions).await;
        tables.push(table);
    }
    target.stop();
    edit(target, &tables[1], &[], with_body(|body| body["draws"] = 77.into())).await;
    edit(target, &tables[2], &[], with_body(|body| body["seed"] = "ab".repeat(32).into())).await;
    target.restart(NO_RATES);
    ann.host.clone_from(&target.host);
    for (table, seed) in tables.iter().zip(4..) {
        play(&ann, table, &mut Rng::new(seed), decisions).await;
    }
    let honest = record(&ann, &tables[0]).await;
    report.must("an honest game verifies", verify(&honest).is_fair());
    report.must(
        "draws that are skipped in the store change no die",
        verify(&record(&ann, &tables[1]).await).is_fair(),
    );
    report.must(
        "another secret from some point on is found",
        verify(&record(&ann, &tables[2]).await).is_broken(),
    );
    let rigged = rigged(&honest);
    report.note("records rigged in other ways", rigged.len());
    let fair = rigged.iter().filter(|record| verify(record).is_fair()).count();
    report.most("rigged records that are called fair", fair, 0);
}

/// The record with one thing changed: a digit of each proof, then each of some answers of Nature.
fn rigged(honest: &Record<Struggle>) -> Vec<Record<Struggle>> {
    let mut all = Vec::new();
    for (i, (_, value)) in honest.tags.iter().enumerate().filter(|(_, (key, _))| key.starts_with("fair-")) {
        if !value.split_whitespace().last().is_some_and(is_digest) {
            continue;
        }
        let other = if value.ends_with('0') { '1' } else { '0' };
        let mut changed = honest.clone();
        changed.tags[i].1.pop();
        changed.tags[i].1.push(other);
        all.push(changed);
    }
    let drawn: Vec<usize> =
        (0..honest.actions.len()).filter(|&i| honest.actions[i].0 == Actor::Nature).collect();
    for pair in drawn.windows(2).take(12) {
        if honest.actions[pair[0]].1 != honest.actions[pair[1]].1 {
            let mut changed = honest.clone();
            changed.actions.swap(pair[0], pair[1]);
            all.push(changed);
        }
    }
    all
}

/// 16: tables that another version of the program has left: rules that are not known, a log that the rules refuse, a torn body.
pub async fn misfits(target: &mut Target, _: Scale, report: &mut Report) {
    let (mut people, mut tables) = (Vec::new(), Vec::new());
    for _ in 0..3 {
        let (ann, bob, table) = two(&target.host, json!({})).await;
        people.push((ann, bob));
        tables.push(table);
    }
    target.stop();
    edit(target, &tables[0], &[("ussr", "poland"), ("ussr", "narnia")], |_| {}).await;
    edit(target, &tables[1], &[], |row| row.rules = 99).await;
    let store = target.store().await;
    store.set_rules(&tables[1], 99).await.expect("written");
    store.close().await;
    edit(target, &tables[2], &[], |row| "{\"seats\": 3".clone_into(&mut row.body)).await;
    target.restart("");
    let eve = Person::guest(EVIL, &target.host).await.expect("a guest");
    let (mut faults, mut played) = (0, 0);
    for ((ann, bob), table) in people.iter_mut().zip(&tables) {
        ann.host.clone_from(&target.host);
        bob.host.clone_from(&target.host);
        for who in [&*ann, &*bob, &eve] {
            for path in ["", "?seat=us", "/log", "/chat", "/hint", "/record", "/record.txt", "/record.json"] {
                faults +=
                    usize::from(status(who, "GET", &format!("/api/tables/{table}{path}"), "").await >= 500);
            }
            faults += usize::from(status(who, "GET", &format!("/api/replays/{table}"), "").await >= 500);
            faults += usize::from(status(who, "GET", "/api/lobby", "").await >= 500);
            let act = json!({"type": "act", "seat": "ussr", "version": 3, "action": "poland"});
            let reply = who.command(table, act).await.expect("an answer");
            faults += usize::from(reply.status >= 500);
            played += usize::from(reply.status == 200);
        }
    }
    report.most("answers that are a fault of the server", faults, 0);
    report.most("steps that were taken at such a table", played, 0);
    let resign = json!({"type": "resign", "seat": "us"});
    let resigned = people[1].0.command(&tables[1], resign).await.expect("an answer");
    report.must("its players can give it up", resigned.status == 200);
    let lobby = people[1].0.ask("GET", "/api/lobby", "").await.expect("an answer").json();
    report.must("and then it is over", lobby["mine"][0]["status"] == "over");
}

/// 17: a proxy that passes no `Host` on, refusals that do not say until when, webhooks without end.
pub async fn sundries(target: &mut Target, scale: Scale, report: &mut Report) {
    target.restart("public-url = \"https://table.example.org\"\n[proxies]\ntrusted = 1");
    let host = &target.host;
    let page = ask(HONEST, host, "GET", "/", "", "").await.expect("an answer");
    report.must(
        "browsers are told to stay with https",
        page.head.to_lowercase().contains("strict-transport-security: "),
    );
    let ann = Person::guest(HONEST, host).await.expect("a guest");
    let upgrade = "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n\
                   Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n";
    let from = |origin: &str| format!("Host: 127.0.0.1\r\nOrigin: {origin}\r\n{upgrade}{}", ann.headers);
    let own = begin(HONEST, host, "/api/socket", &from("https://table.example.org")).await;
    report.must(
        "a socket is opened though the proxy writes another host",
        own.is_some_and(|(code, _)| code == 101),
    );
    let foreign = begin(HONEST, host, "/api/socket", &from("https://evil.example.org")).await;
    report.must("and none for another site's page", foreign.is_some_and(|(code, _)| code != 101));
    let (mut refused, mut silent) = (0, 0);
    for _ in 0..scale.of(40, 400) {
        let reply = ask(EVIL, host, "POST", "/api/guest", "", "{\"name\":\"\"}").await.expect("an answer");
        refused += usize::from(reply.status == 429);
        silent += usize::from(reply.status == 429 && !reply.says_when());
    }
    report.note("refusals", refused);
    report.must("whoever asks too often is refused", refused > 0);
    report.most("refusals that do not say until when", silent, 0);
    webhooks(target, scale, report).await;
}

/// Many games in which it is one user's turn, told to one address.
async fn webhooks(target: &mut Target, scale: Scale, report: &mut Report) {
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
    let hook = format!("http://{}/hook", listener.local_addr().expect("bound"));
    let calls = Arc::new(AtomicUsize::new(0));
    let counted = calls.clone();
    let taking = tokio::spawn(async move {
        while let Ok((mut stream, _)) = listener.accept().await {
            counted.fetch_add(1, Relaxed);
            let mut bytes = [0; 2000];
            let _ = stream.read(&mut bytes).await;
            let _ = stream.write_all(b"HTTP/1.1 204 No Content\r\nConnection: close\r\n\r\n").await;
        }
    });
    target.restart(&format!("allow-private-webhooks = true\n{NO_RATES}"));
    let mut games = 0;
    for i in 0..scale.of(2, 4) {
        let eve = Person::guest(evil(i), &target.host).await.expect("a guest");
        let wish = json!({"webhook": hook}).to_string();
        assert_eq!(status(&eve, "PUT", "/api/me", &wish).await, 200, "allowed here");
        for _ in 0..scale.of(20, 40) {
            games += usize::from(eve.create(&twilight(&me(), &bot("random"))).await.is_some());
        }
    }
    // Until nothing has come for a while.
    let mut before = usize::MAX;
    while before != calls.load(Relaxed) {
        before = calls.load(Relaxed);
        tokio::time::sleep(Duration::from_secs(2)).await;
    }
    taking.abort();
    report.note("games in which it was their turn", games);
    report.most("calls of one address", calls.load(Relaxed), 30 + 2);
}
