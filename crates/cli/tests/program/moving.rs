//! `detente admin move`: from a host with one file to PostgreSQL, with a table that is played on there.

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::TcpStream;
use std::process::{Child, Command, Stdio};

use detente_testbed::Postgres;
use serde_json::{Value, json};

use crate::common::detente;
use crate::serving::Served;

/// One request with a cookie; the whole answer.
fn ask(host: &str, method: &str, path: &str, cookie: &str, body: &str) -> String {
    let mut stream = TcpStream::connect(host).expect("the server listens");
    let request = format!(
        "{method} {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\nCookie: {cookie}\r\n\
         Content-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
        body.len()
    );
    stream.write_all(request.as_bytes()).expect("sent");
    let mut answer = String::new();
    stream.read_to_string(&mut answer).expect("an answer");
    answer
}

fn body(answer: &str) -> Value {
    let body = answer.split_once("\r\n\r\n").expect("a head").1;
    serde_json::from_str(body).unwrap_or_else(|error| panic!("{error}: {answer}"))
}

/// Looks at the table through the eyes of the USSR and plays one of its choices.
fn plays(host: &str, table: &str, cookie: &str) {
    let view = body(&ask(host, "GET", &format!("/api/tables/{table}?seat=ussr"), cookie, ""));
    let action = &view["question"]["choices"][0]["action"];
    let act = json!({"type": "act", "seat": "ussr", "version": view["version"], "action": action});
    let done = ask(host, "POST", &format!("/api/tables/{table}/commands"), cookie, &act.to_string());
    assert!(done.contains(" 200 "), "{done}");
}

/// A server on a database; killed when dropped.
struct OnDatabase(Child, String);

impl OnDatabase {
    fn start(address: &str) -> OnDatabase {
        let mut child = Command::new(env!("CARGO_BIN_EXE_detente"))
            .args(["serve", "--addr", "127.0.0.1:0", "--lang", "en"])
            .env("DETENTE_DATABASE", address)
            .env("RUST_LOG", "off")
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::inherit())
            .spawn()
            .expect("the program can be started");
        let mut line = String::new();
        let out = child.stdout.take().expect("a pipe");
        BufReader::new(out).read_line(&mut line).expect("it says where it listens");
        let host = line.split("http://").nth(1).and_then(|rest| rest.split('/').next());
        let host = host.unwrap_or_else(|| panic!("no address in {line:?}")).to_owned();
        OnDatabase(child, host)
    }
}

impl Drop for OnDatabase {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

#[test]
fn a_host_moves_to_postgresql_with_all_it_keeps_and_plays_on_there() {
    if detente_testbed::missing().contains(&"postgresql") {
        return detente_testbed::skip("the move of a host to PostgreSQL", "postgresql is not installed");
    }
    let postgres = Postgres::start(false).expect("PostgreSQL starts");
    let (address, full) = (postgres.database().expect("one"), postgres.database().expect("another"));
    let mut server = Served::new("moving");
    let data = server.data();
    let admin = |args: &[&str]| detente(&[&["admin"], args].concat());

    let guest = ask(&server.host, "POST", "/api/guest", "", r#"{"name":"Ann"}"#);
    let cookie = guest.split("et-cookie: ").nth(1).and_then(|rest| rest.split(';').next());
    let cookie = cookie.unwrap_or_else(|| panic!("no cookie: {guest}")).to_owned();
    let wish = json!({"game": "twilight", "seats": [{"type": "me"}, {"type": "me"}]}).to_string();
    let table = body(&ask(&server.host, "POST", "/api/tables", &cookie, &wish));
    let table = table["id"].as_str().unwrap_or_else(|| panic!("{table}")).to_owned();
    for _ in 0..3 {
        plays(&server.host, &table, &cookie);
    }
    let path = format!("/api/tables/{table}?seat=ussr");
    let before = body(&ask(&server.host, "GET", &path, &cookie, ""));

    // Not under a server that runs.
    let refused = admin(&["move", &address, "--data", &data]).complaint(1);
    assert!(refused.contains("a server is running"), "{refused}");
    server.kill();
    // Not to where somebody is.
    admin(&["move", &full, "--data", &data]).ok();
    let refused = admin(&["move", &full, "--data", &data]).complaint(1);
    assert!(refused.contains("already"), "{refused}");
    // Nor to where anything is, and then nothing comes.
    let occupied = postgres.database().expect("a third");
    drop(OnDatabase::start(&occupied));
    let refused = admin(&["move", &occupied, "--data", &data]).complaint(1);
    assert!(refused.contains("already"), "{refused}");
    assert_eq!(admin(&["users", "--database", &occupied]).ok(), "", "nothing was copied");

    let told = admin(&["move", &address, "--data", &data]).ok();
    let rows = |name: &str| {
        let line = told.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix("  "));
        line.and_then(|rows| rows.parse::<u32>().ok()).unwrap_or_else(|| panic!("no {name}: {told}"))
    };
    assert_eq!((rows("account"), rows("game_table"), rows("seat")), (1, 1, 1));
    assert!(rows("game_action") > 0 && rows("credential") == 1, "{told}");

    let moved = OnDatabase::start(&address);
    let after = body(&ask(&moved.1, "GET", &path, &cookie, ""));
    for same in ["version", "text", "question"] {
        assert_eq!(after[same], before[same], "{same}");
    }
    plays(&moved.1, &table, &cookie);
    let on = body(&ask(&moved.1, "GET", &path, &cookie, ""));
    assert!(on["version"].as_u64() > before["version"].as_u64(), "it goes on");
    // The file is as it was.
    server.start_again();
    assert_eq!(body(&ask(&server.host, "GET", &path, &cookie, ""))["version"], before["version"]);
}
