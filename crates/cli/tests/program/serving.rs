//! A server of its own for a test, and people who play there through the line mode.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::{Child, Command, Stdio};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};

use crate::common::{Folder, Ran};

/// Long enough for a busy machine; whoever waits longer hangs.
pub const DEADLINE: Duration = Duration::from_secs(120);

/// `detente serve` on a free port, with data of its own. It is killed when dropped.
#[derive(Debug)]
pub struct Served {
    child: Child,
    pub host: String,
    folder: Folder,
}

impl Served {
    pub fn new(name: &str) -> Served {
        let folder = Folder::new(&format!("served-{name}"));
        let (child, host) = start("127.0.0.1:0", &folder);
        Served { child, host, folder }
    }

    pub fn url(&self) -> String {
        format!("http://{}", self.host)
    }

    /// The folder of its database.
    pub fn data(&self) -> String {
        self.folder.path()
    }

    pub fn kill(&mut self) {
        self.child.kill().expect("it runs");
        self.child.wait().expect("it ends");
    }

    /// On the same port and with the same data.
    pub fn start_again(&mut self) {
        self.child = start(&self.host, &self.folder).0;
    }

    pub fn post(&self, path: &str, body: &str) -> String {
        self.ask("POST", path, body)
    }

    /// The only table of the lobby.
    pub fn only_table(&self) -> String {
        let answer = self.ask("GET", "/api/lobby", "");
        let mut ids = answer.split("{\"id\":\"").skip(1).filter_map(|rest| rest.split('"').next());
        let id = ids.next().unwrap_or_else(|| panic!("no table in {answer}")).to_owned();
        assert_eq!(ids.next(), None, "{answer}");
        id
    }

    /// One request over a plain connection; the whole answer.
    pub fn ask(&self, method: &str, path: &str, body: &str) -> String {
        self.ask_as("", method, path, body)
    }

    /// The same by somebody who is logged in, with the cookie of an earlier answer.
    pub fn ask_as(&self, cookie: &str, method: &str, path: &str, body: &str) -> String {
        let mut stream = TcpStream::connect(&self.host).expect("the server listens");
        let request = format!(
            "{method} {path} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\nContent-Type: application/json\r\n\
             Cookie: {cookie}\r\nContent-Length: {}\r\n\r\n{body}",
            self.host,
            body.len()
        );
        stream.write_all(request.as_bytes()).expect("sent");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).expect("an answer");
        answer
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn start(addr: &str, folder: &Folder) -> (Child, String) {
    let mut child = Command::new(env!("CARGO_BIN_EXE_detente"))
        .args(["serve", "--addr", addr, "--data", &folder.path(), "--no-rate-limits", "--lang", "en"])
        .env("RUST_LOG", "off")
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::inherit())
        .spawn()
        .expect("the program can be started");
    let mut line = String::new();
    BufReader::new(child.stdout.take().expect("a pipe"))
        .read_line(&mut line)
        .expect("it says where it listens");
    let host = line.split("http://").nth(1).and_then(|rest| rest.split('/').next());
    let host = host.unwrap_or_else(|| panic!("no address in {line:?}")).to_owned();
    (child, host)
}

/// Somebody in a line mode of their own: what is typed goes in, what is shown is kept.
#[derive(Debug)]
pub struct Person {
    child: Child,
    page: Arc<Mutex<String>>,
    reader: Option<thread::JoinHandle<()>>,
}

impl Person {
    /// Runs `detente play --plain --lang en ARGS`; what it keeps goes into `folder`.
    pub fn plays(folder: &Folder, args: &[&str]) -> Person {
        Person::runs("play", folder, args)
    }

    /// Runs `detente learn` the same way.
    pub fn learns(folder: &Folder, args: &[&str]) -> Person {
        Person::runs("learn", folder, args)
    }

    fn runs(command: &str, folder: &Folder, args: &[&str]) -> Person {
        let mut child = Command::new(env!("CARGO_BIN_EXE_detente"))
            .args([command, "--plain", "--lang", "en"])
            .args(args)
            .env("XDG_DATA_HOME", folder.path())
            .env_remove("DETENTE_TOKEN")
            .env_remove("DETENTE_PASSWORD")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the program can be started");
        let page = Arc::new(Mutex::new(String::new()));
        let (writes, mut output) = (Arc::clone(&page), child.stdout.take().expect("a pipe"));
        let reader = thread::spawn(move || {
            let (mut bytes, mut open) = ([0; 4096], Vec::new());
            while let Ok(count @ 1..) = output.read(&mut bytes) {
                open.extend_from_slice(&bytes[..count]);
                // A letter of several bytes may come in two pieces.
                let whole = match std::str::from_utf8(&open) {
                    Ok(_) => open.len(),
                    Err(error) => error.valid_up_to(),
                };
                let rest = open.split_off(whole);
                let text = String::from_utf8(std::mem::replace(&mut open, rest)).expect("whole letters");
                writes.lock().expect("whole").push_str(&text);
            }
        });
        Person { child, page, reader: Some(reader) }
    }

    pub fn types(&mut self, text: &str) {
        // A program that has ended reads nothing.
        let _ = self.child.stdin.as_mut().expect("a pipe").write_all(text.as_bytes());
    }

    pub fn page(&self) -> String {
        self.page.lock().expect("whole").clone()
    }

    /// Waits until this was shown.
    pub fn reads(&self, text: &str) -> String {
        self.reads_what(text, |page| page.contains(text))
    }

    pub fn reads_what(&self, what: &str, fits: impl Fn(&str) -> bool) -> String {
        let started = Instant::now();
        loop {
            let page = self.page();
            if fits(&page) {
                return page;
            }
            assert!(started.elapsed() < DEADLINE, "no {what} in\n{page}");
            thread::sleep(Duration::from_millis(20));
        }
    }

    /// Types nothing more and waits for the end.
    pub fn leaves(mut self) -> Ran {
        drop(self.child.stdin.take());
        let started = Instant::now();
        let status = loop {
            if let Some(status) = self.child.try_wait().expect("it can be asked") {
                break status;
            }
            if started.elapsed() > DEADLINE {
                let _ = self.child.kill();
                panic!("it does not end:\n{}", self.page());
            }
            thread::sleep(Duration::from_millis(20));
        };
        let mut err = String::new();
        self.child.stderr.take().expect("a pipe").read_to_string(&mut err).expect("UTF-8");
        if let Some(reader) = self.reader.take() {
            reader.join().expect("all was read");
        }
        Ran { code: status.code().expect("it ended by itself"), out: self.page(), err }
    }
}

impl Drop for Person {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Plays with all lines typed at once, and reads to the end.
pub fn played(folder: &Folder, args: &[&str], lines: &str) -> Ran {
    let mut person = Person::plays(folder, args);
    person.types(lines);
    person.leaves()
}

/// The id of the table in an invitation or a farewell.
pub fn table_in(page: &str) -> String {
    let rest = page.split("--table ").nth(1).unwrap_or_else(|| panic!("no table in\n{page}"));
    rest.split_whitespace().next().expect("an id").to_owned()
}
