//! The servers that are loaded: one with SQLite on a core of its own, or one or several with PostgreSQL and NATS, which share the machine
//! with whoever plays. All of it is started here and ends with it.

use std::path::Path;
use std::process::{Child, Command, Stdio};

use detente_testbed::{Nats, Postgres};

use crate::has_taskset;
use crate::load::Load;
use crate::process::Usage;

/// Servers, and what they keep their tables in.
#[derive(Debug)]
pub struct House {
    servers: Vec<(Child, String)>,
    postgres: Option<Postgres>,
    nats: Option<Nats>,
    /// Where SQLite keeps its file; gone with this.
    folder: tempfile::TempDir,
}

impl House {
    /// What is asked for. The error says which program of the machine is missing.
    pub fn start(load: &Load) -> Result<House, String> {
        let folder = tempfile::tempdir().map_err(|error| error.to_string())?;
        let mut house = House { servers: Vec::new(), postgres: None, nats: None, folder };
        if !load.postgres {
            let data = house.folder.path().join("data");
            house.servers.push(spawn(&data, "127.0.0.1:0", true));
            return Ok(house);
        }
        let postgres = Postgres::start(true)?;
        let database = postgres.database()?;
        // One that is alone needs no bus.
        let nats = if load.nodes > 1 { Some(Nats::start()?) } else { None };
        let bus = nats.as_ref().map_or(String::new(), Nats::address);
        for _ in 0..load.nodes {
            let mut command = Command::new(std::env::current_exe().expect("this program"));
            command.arg("serve-on").args([&database, &bus]);
            house.servers.push(listening(command));
        }
        (house.postgres, house.nats) = (Some(postgres), nats);
        Ok(house)
    }

    /// Where a server is reached; any number names one.
    pub fn address(&self, number: usize) -> &str {
        &self.servers[number % self.servers.len()].1
    }

    pub fn addresses(&self) -> Vec<String> {
        self.servers.iter().map(|(_, address)| address.clone()).collect()
    }

    /// What everything has used so far.
    pub fn usage(&self) -> Usages {
        let servers = self.servers.iter().map(|(server, _)| Usage::of(server.id()));
        let of = |id: Option<u32>| id.map(Usage::with_children);
        Usages {
            servers: servers.reduce(Usage::and).unwrap_or_default(),
            postgres: of(self.postgres.as_ref().and_then(Postgres::id)),
            nats: of(self.nats.as_ref().and_then(Nats::id)),
        }
    }
}

impl Drop for House {
    fn drop(&mut self) {
        for (server, _) in &mut self.servers {
            let _ = server.kill();
            let _ = server.wait();
        }
    }
}

/// What servers, database and bus have used.
#[derive(Clone, Copy, Debug)]
pub struct Usages {
    servers: Usage,
    postgres: Option<Usage>,
    nats: Option<Usage>,
}

impl Usages {
    /// Tells what was used since `before`, and what tables take beyond empty servers.
    pub fn print(&self, before: &Usages, empty: &Usages, tables: usize, actions: usize, took: f64) {
        self.servers.print("servers", &before.servers, &empty.servers, tables, actions, took);
        let others = [
            ("PostgreSQL", self.postgres, before.postgres, empty.postgres),
            ("NATS", self.nats, before.nats, empty.nats),
        ];
        for (name, now, before, empty) in others {
            if let (Some(now), Some(before), Some(empty)) = (now, before, empty) {
                now.print(name, &before, &empty, tables, actions, took);
            }
        }
    }
}

/// Starts a server with SQLite; its address is the first line it prints.
pub fn spawn(data: &Path, addr: &str, one_core: bool) -> (Child, String) {
    let own = std::env::current_exe().expect("this program");
    let mut command = if one_core && has_taskset() {
        let mut command = Command::new("taskset");
        command.args(["-c", "0"]).arg(own);
        command
    } else {
        Command::new(own)
    };
    command.arg("serve").arg(data).arg(addr);
    listening(command)
}

/// Starts a server that lasts until its standard input is closed, and waits until it says where it listens.
fn listening(mut command: Command) -> (Child, String) {
    use std::io::{BufRead as _, BufReader};
    let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().expect("the server starts");
    let mut line = String::new();
    let out = child.stdout.take().expect("piped");
    BufReader::new(out).read_line(&mut line).expect("an address");
    assert!(!line.trim().is_empty(), "the server did not start");
    (child, line.trim().to_owned())
}
