//! The files for a host: each starts the program with the very arguments and variables that stand in it, against a database and a bus of
//! this machine.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::{Child, Command, Stdio};

use detente_testbed::{Nats, Postgres};

use crate::common::{Folder, detente};

fn kit(name: &str) -> String {
    let path = format!("{}/../../hosting/{name}", env!("CARGO_MANIFEST_DIR"));
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// The one line of a file that begins so, without its beginning.
fn line<'a>(text: &'a str, begins: &str) -> &'a str {
    let mut found = text.lines().filter_map(|line| line.trim().strip_prefix(begins));
    let line = found.next().unwrap_or_else(|| panic!("no line begins with {begins}"));
    assert_eq!(found.next(), None, "{begins}");
    line.trim()
}

/// The words of `[a, b, "c"]`.
fn list(text: &str) -> Vec<String> {
    let inner = text.strip_prefix('[').and_then(|text| text.strip_suffix(']')).expect("a list");
    inner.split(',').map(|word| word.trim().trim_matches('"').to_owned()).collect()
}

/// The arguments of a service, behind the program.
fn service(name: &str) -> Vec<String> {
    let text = kit(name);
    let command = line(&text, "ExecStart=").to_owned();
    let arguments = command.strip_prefix("/usr/local/bin/detente ").expect("the program");
    arguments.split(' ').map(str::to_owned).collect()
}

/// A program that a kit started. It is killed when dropped.
struct Started {
    child: Child,
    host: String,
}

impl Started {
    fn new(arguments: &[String], variables: &[(String, String)]) -> Started {
        let mut child = Command::new(env!("CARGO_BIN_EXE_detente"))
            .args(arguments)
            .env("LC_ALL", "C")
            .env("RUST_LOG", "off")
            .env_remove("DETENTE_DATABASE")
            .envs(variables.iter().cloned())
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::inherit())
            .spawn()
            .expect("the program can be started");
        let mut said = String::new();
        BufReader::new(child.stdout.take().expect("a pipe")).read_line(&mut said).expect("it speaks");
        let host = said.split("http://").nth(1).and_then(|rest| rest.split('/').next());
        let host = host.unwrap_or_else(|| panic!("{arguments:?} said {said:?}")).to_owned();
        Started { child, host }
    }

    fn get(&self, path: &str) -> String {
        let mut stream = TcpStream::connect(&self.host).expect("it listens");
        let request = format!("GET {path} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n\r\n", self.host);
        stream.write_all(request.as_bytes()).expect("sent");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).expect("an answer");
        answer
    }

    fn is_one_of(&self, servers: usize) {
        let health = self.get("/health");
        assert!(health.starts_with("HTTP/1.1 200"), "{health}");
        let figures = self.get("/metrics");
        // How many others it knows of.
        let others = figures.lines().find_map(|line| line.strip_prefix("detente_peers "));
        assert_eq!(others.map(|others| others.parse::<usize>().expect("a number") + 1), Some(servers));
    }
}

impl Drop for Started {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Puts what is there in this test in place of what is there on a host.
fn here(arguments: Vec<String>, instead: &[(&str, &str)]) -> Vec<String> {
    let put = |argument: String| {
        instead.iter().fold(argument, |argument, (there, here)| argument.replace(there, here))
    };
    arguments.into_iter().map(put).collect()
}

fn engines(test: &str) -> Option<(Postgres, Nats)> {
    let missing = detente_testbed::missing();
    if !missing.is_empty() {
        detente_testbed::skip(test, &missing.join(" and "));
        return None;
    }
    Some((Postgres::start(false).expect("PostgreSQL starts"), Nats::start().expect("NATS starts")))
}

#[test]
fn servers_start_with_the_command_line_of_the_compose_file() {
    let Some((postgres, nats)) = engines("the compose file") else { return };
    let text = kit("compose.yaml");
    let settings = format!("{}/../../hosting/compose.toml", env!("CARGO_MANIFEST_DIR"));
    let (bus, database) = (nats.address(), postgres.database().expect("a database"));
    let arguments = here(
        list(line(&text, "command:")),
        &[("0.0.0.0:1989", "127.0.0.1:0"), ("/etc/detente.toml", &settings), ("nats://bus:4222", &bus)],
    );
    // The address that the file puts together, with the database of this test.
    let address = line(&text, "DETENTE_DATABASE:");
    assert!(address.starts_with("postgres://detente:${POSTGRES_PASSWORD}@database/"), "{address}");
    let variables = [("DETENTE_DATABASE".to_owned(), database)];
    let one = Started::new(&arguments, &variables);
    one.is_one_of(1);
    let other = Started::new(&arguments, &variables);
    other.is_one_of(2);
}

#[test]
fn the_image_of_the_compose_file_is_built_from_a_file_that_lies_there() {
    let text = kit("compose.yaml");
    // Seen from the folder in which the file lies.
    assert_eq!(line(&text, "context:"), "..");
    let file = line(&text, "dockerfile:").to_owned();
    let dist = format!("{}/../../xtask/src/dist.rs", env!("CARGO_MANIFEST_DIR"));
    let dist = std::fs::read_to_string(&dist).unwrap_or_else(|error| panic!("{dist}: {error}"));
    let put = format!("&folder.join(\"{file}\")");
    let copied = line(&dist, "copy(&root.join(\"hosting/Containerfile.dist\"),");
    assert!(copied.starts_with(&put), "{file} is not where it is looked for: {copied}");
    // Some of those who build look for another name unless they are told.
    assert_ne!(file, "Dockerfile");
}

#[test]
fn servers_start_with_the_command_line_of_the_unit_for_several() {
    let Some((postgres, nats)) = engines("the unit for several servers") else { return };
    let folder = Folder::new("kit-several");
    let settings = folder.file("detente.toml", &detente(&["serve", "--print-config"]).ok());
    let (bus, database) = (nats.address(), postgres.database().expect("a database"));
    let arguments = here(
        service("detente@.service"),
        &[("127.0.0.1:%i", "127.0.0.1:0"), ("/etc/detente.toml", &settings), ("${DETENTE_BUS}", &bus)],
    );
    assert!(arguments.iter().all(|argument| !argument.contains(['%', '$'])), "{arguments:?}");
    let variables = [("DETENTE_DATABASE".to_owned(), database), ("DETENTE_BUS".to_owned(), bus)];
    let one = Started::new(&arguments, &variables);
    one.is_one_of(1);
    let other = Started::new(&arguments, &variables);
    other.is_one_of(2);
}

#[test]
fn one_server_starts_with_the_command_lines_of_the_unit_and_the_images() {
    let folder = Folder::new("kit-one");
    let settings = folder.file("detente.toml", &detente(&["serve", "--print-config"]).ok());
    let image = |name: &str| list(line(&kit(name), "CMD"));
    let addr = "--addr=127.0.0.1:0".to_owned();
    let unit = [service("detente.service"), vec![addr]].concat();
    for (number, arguments) in
        [unit, image("Containerfile"), image("Containerfile.dist")].into_iter().enumerate()
    {
        let data = format!("{}/{number}", folder.path());
        let instead = [
            ("0.0.0.0:1989", "127.0.0.1:0"),
            ("/etc/detente.toml", settings.as_str()),
            ("/var/lib/detente", data.as_str()),
        ];
        let started = Started::new(&here(arguments, &instead), &[]);
        let health = started.get("/health");
        assert!(health.starts_with("HTTP/1.1 200"), "{health}");
        assert!(std::path::Path::new(&data).join("detente.db").is_file(), "in the folder that is named");
    }
}

#[test]
fn what_contradicts_itself_is_refused_in_one_line() {
    let folder = Folder::new("kit-wrong");
    let data = folder.path();
    let refused = |arguments: &[&str], variable: Option<&str>| {
        let mut program = Command::new(env!("CARGO_BIN_EXE_detente"));
        program.args(["serve", "--addr", "127.0.0.1:0", "--lang", "en"]).args(arguments);
        program.env("RUST_LOG", "off").env_remove("DETENTE_DATABASE").stdin(Stdio::null());
        if let Some(variable) = variable {
            program.env("DETENTE_DATABASE", variable);
        }
        let output = program.output().expect("the program can be started");
        assert!(!output.status.success(), "{arguments:?}");
        let said = String::from_utf8(output.stderr).expect("UTF-8");
        assert_eq!(said.lines().count(), 1, "{said}");
        said
    };
    let file = format!("sqlite:{data}/other.db");
    let two = refused(&["--data", &data], Some("postgres://detente@127.0.0.1/detente"));
    assert!(two.contains("--data") && two.contains("DETENTE_DATABASE"), "{two}");
    let two = refused(&["--data", &data, "--database", &file], None);
    assert!(two.contains("--data") && two.contains("cannot be combined"), "{two}");
    let bus = refused(&["--database", &file, "--bus", "nats://127.0.0.1:1"], None);
    assert!(bus.contains("--database postgres://"), "{bus}");
    for role in ["web", "bots"] {
        let alone = refused(&["--database", &file, "--role", role], None);
        assert!(alone.contains("--role") && alone.contains("--bus"), "{alone}");
    }
    let unknown = refused(&["--database", "mysql://127.0.0.1/detente"], None);
    assert!(unknown.contains("mysql://"), "{unknown}");
}
