//! The promised JSON form, and the TypeScript that goes with it.

use std::path::Path;

use detente_protocol::*;
use serde_json::{from_value, json, to_value};

#[test]
fn the_committed_typescript_is_what_the_types_say() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/lib/protocol.ts");
    let committed = std::fs::read_to_string(&path).expect("web/src/lib/protocol.ts is committed");
    assert!(
        committed == typescript::file(),
        "web/src/lib/protocol.ts is out of date: cargo run -p detente-protocol --example typescript"
    );
}

#[test]
fn every_type_that_is_used_is_declared() {
    let file = typescript::file();
    let declared: Vec<&str> = file
        .lines()
        .filter_map(|line| line.strip_prefix("export type "))
        .filter_map(|line| line.split([' ', '<']).next())
        .collect();
    let code = file.lines().filter(|line| !line.trim_start().starts_with(['/', '*']));
    for word in code.flat_map(|line| line.split(|c: char| !c.is_alphanumeric())) {
        let is_name = word.chars().next().is_some_and(char::is_uppercase) && word.len() > 1;
        assert!(!is_name || word == "Array" || declared.contains(&word), "“{word}” is used and not declared");
    }
}

#[test]
fn an_action_is_sent_so() {
    let message: ClientMessage = from_value(json!({
        "type": "command", "id": 7, "table": "t1",
        "command": {"type": "act", "seat": "us", "version": 41, "action": "poland"}
    }))
    .expect("the promised form");
    let act = TableCommand::Act { seat: "us".into(), version: 41, action: "poland".into(), lay: false };
    assert_eq!(message, ClientMessage::Command { id: Some(7), table: "t1".into(), command: act });
}

#[test]
fn a_table_is_asked_for_so() {
    let wish: CreateTable = from_value(json!({
        "game": "twilight", "options": ["league", "bid=sealed"],
        "seats": [{"type": "me"}, {"type": "bot", "level": "greedy"}],
        "clock": {"type": "bank", "seconds": 600, "increment": 15, "cap": 900, "timeOut": "claimed"}
    }))
    .expect("what is left out has a default");
    assert_eq!(wish.privacy, Privacy::Public);
    assert!(wish.spectators);
    assert_eq!(wish.seats[1], SeatWish::Bot { level: "greedy".into() });
    let clock = Clock::Bank { seconds: 600, increment: 15, cap: 900, time_out: TimeOut::Claimed };
    assert_eq!(wish.clock, clock);
}

#[test]
fn a_refusal_reads_so() {
    let refused = ServerMessage::Error { id: Some(3), code: ErrorCode::Stale, text: "moved on".into() };
    assert_eq!(
        to_value(refused).expect("plain"),
        json!({"type": "error", "id": 3, "code": "stale", "text": "moved on"})
    );
    assert_eq!(
        to_value(ServerMessage::Done { id: None, created: None }).expect("plain"),
        json!({"type": "done", "id": null, "created": null})
    );
}
