//! What goes wrong, one thing after another.

use std::collections::BTreeMap;
use std::process::{Child, Command};
use std::time::{Duration, Instant};

use detente_game::Rng;
use detente_testbed::{Nats, Postgres};

use crate::games::House;
use crate::{Length, listening, spawn};

pub const NODES: usize = 3;
/// By how much the clock of a server may be wrong, in milliseconds.
pub const WRONG: [i64; NODES] = [0, 300_000, -420_000];

/// How many kinds of faults there are.
pub const KINDS: u32 = 10;

/// The address of the database for a server, which has a name of its own there.
fn known_as(database: &str, node: usize) -> String {
    database.replacen("detente@", &format!("node{node}@"), 1)
}

/// The servers.
pub struct Nodes {
    children: Vec<Option<Child>>,
    addresses: Vec<String>,
    database: String,
    bus: String,
}

impl Nodes {
    /// One for each of these numbers, by which its clock is wrong.
    pub fn start(database: &str, bus: &str, clocks: &[i64]) -> Nodes {
        let (mut children, mut addresses) = (Vec::new(), Vec::new());
        for (node, &wrong) in clocks.iter().enumerate() {
            let mut child = spawn(&known_as(database, node), bus, "127.0.0.1:0", wrong);
            addresses.push(listening(&mut child));
            children.push(Some(child));
        }
        Nodes { children, addresses, database: database.to_owned(), bus: bus.to_owned() }
    }

    pub fn addresses(&self) -> Vec<String> {
        self.addresses.clone()
    }

    fn signal(&self, node: usize, name: &str) {
        if let Some(child) = &self.children[node] {
            let pid = child.id().to_string();
            let _ = Command::new("sh").args(["-c", &format!("kill -s {name} {pid}")]).status();
        }
    }

    pub fn kill(&mut self, node: usize) {
        if let Some(mut child) = self.children[node].take() {
            child.kill().expect("killed");
            child.wait().expect("gone");
        }
    }

    /// Lets a server end as an operator does.
    fn end(&mut self, node: usize) {
        if let Some(mut child) = self.children[node].take() {
            drop(child.stdin.take());
            child.wait().expect("gone");
        }
    }

    pub fn begin(&mut self, node: usize, wrong: i64) {
        let database = known_as(&self.database, node);
        let mut child = spawn(&database, &self.bus, &self.addresses[node], wrong);
        assert_eq!(listening(&mut child), self.addresses[node]);
        self.children[node] = Some(child);
    }

    pub fn stop(&mut self) {
        for node in 0..self.children.len() {
            self.end(node);
        }
    }
}

impl Drop for Nodes {
    fn drop(&mut self) {
        for node in 0..self.children.len() {
            self.signal(node, "CONT");
            self.kill(node);
        }
    }
}

pub struct Faults {
    pub nodes: Nodes,
    pub postgres: Postgres,
    pub nats: Nats,
    /// Where the database is.
    pub database: String,
}

impl Faults {
    /// Makes faults; says how many of each kind there were.
    pub async fn make(
        &mut self,
        length: Length,
        house: &House,
        places: usize,
    ) -> BTreeMap<&'static str, usize> {
        let mut rng = Rng::new(0xC1A5);
        let mut counts = BTreeMap::new();
        let mut made = 0;
        loop {
            match length {
                Length::Faults(most) if made >= most => return counts,
                Length::Until(end) if Instant::now() >= end => return counts,
                _ => {}
            }
            // Each kind once, then by chance.
            let which = if made < KINDS as usize { made as u32 } else { rng.below(KINDS) };
            let rolling = which == KINDS - 1;
            if rolling {
                house.count_time_without_socket(true);
            }
            let kind = tokio::task::block_in_place(|| self.one(which, &mut rng));
            *counts.entry(kind).or_default() += 1;
            made += 1;
            // With everything there again every table goes on, whatever it was.
            house.wait_until_all_move(places).await;
            house.wait_until_all_are_had(&self.database).await;
            house.count_time_without_socket(false);
            if made % 10 == 0 {
                let (times, longest) = (made, house.longest_interruption().as_secs_f64());
                eprintln!("after {times} faults: the longest interruption {longest:.1} s");
            }
            tokio::time::sleep(Duration::from_millis(u64::from(200 + rng.below(2000)))).await;
        }
    }

    fn one(&mut self, which: u32, rng: &mut Rng) -> &'static str {
        let node = rng.below(NODES as u32) as usize;
        let wrong = WRONG[rng.below(3) as usize];
        let pause = Duration::from_millis(u64::from(100 + rng.below(2000)));
        match which {
            0 => {
                self.nodes.kill(node);
                std::thread::sleep(pause);
                self.nodes.begin(node, wrong);
                "kills"
            }
            // Longer than a lease: whoever wakes up is no longer the owner.
            1 => {
                self.nodes.signal(node, "STOP");
                std::thread::sleep(Duration::from_secs(6) + pause);
                self.nodes.signal(node, "CONT");
                "long stops"
            }
            2 => {
                self.nodes.signal(node, "STOP");
                std::thread::sleep(pause);
                self.nodes.signal(node, "CONT");
                "short stops"
            }
            3 => {
                self.nats.stop();
                std::thread::sleep(pause);
                self.nats.begin().expect("the bus starts again");
                "restarts of the bus"
            }
            4 => {
                self.postgres.stop();
                std::thread::sleep(pause);
                self.postgres.begin().expect("the database starts again");
                "restarts of the database"
            }
            // Every process of it at once, as when a link goes without a word: a part of the time for longer than a lease.
            5 => {
                let all = database_processes(&self.postgres);
                signal("STOP", &all);
                std::thread::sleep(Duration::from_secs(if rng.below(3) == 0 { 7 } else { 1 }) + pause);
                signal("CONT", &all);
                "silences of the database"
            }
            // As when its machine fails: what it has answered must be on the disk.
            6 => {
                let all = database_processes(&self.postgres);
                signal("KILL", &all);
                while all.iter().any(|pid| is_running(*pid)) {
                    std::thread::sleep(Duration::from_millis(10));
                }
                self.postgres.stop();
                self.postgres.begin().expect("the database starts again");
                "kills of the database"
            }
            7 => {
                self.nodes.end(node);
                self.nodes.begin(node, wrong);
                "clean restarts"
            }
            // Connections stay open, and nothing that is said to others arrives before the end.
            8 => {
                let all = processes(self.nats.id().expect("it runs"), "nats-server");
                signal("STOP", &all);
                std::thread::sleep(Duration::from_secs(if rng.below(3) == 0 { 7 } else { 1 }) + pause);
                signal("CONT", &all);
                "silences of the bus"
            }
            // One after the other, as for a new release.
            _ => {
                for (node, wrong) in WRONG.into_iter().enumerate() {
                    self.nodes.end(node);
                    self.nodes.begin(node, wrong);
                }
                "rolling restarts"
            }
        }
    }
}

/// The state and the parent of a process.
fn stat(pid: u32) -> Option<(char, u32)> {
    let stat = std::fs::read_to_string(format!("/proc/{pid}/stat")).ok()?;
    let mut fields = stat.rsplit(')').next()?.split_whitespace();
    Some((fields.next()?.chars().next()?, fields.next()?.parse().ok()?))
}

fn is_running(pid: u32) -> bool {
    stat(pid).is_some_and(|(state, _)| !matches!(state, 'Z' | 'X'))
}

fn database_processes(postgres: &Postgres) -> Vec<u32> {
    processes(postgres.id().expect("it runs"), "postgres")
}

/// All processes of a program that a shell has started, the first one before the others.
fn processes(shell: u32, program: &str) -> Vec<u32> {
    let entries = std::fs::read_dir("/proc").expect("processes").flatten();
    let there: Vec<(u32, u32)> = entries
        .filter_map(|entry| entry.file_name().to_str()?.parse().ok())
        .filter_map(|pid| Some((pid, stat(pid)?.1)))
        .collect();
    let is_it = |pid: u32| {
        std::fs::read_to_string(format!("/proc/{pid}/comm")).is_ok_and(|name| name.trim() == program)
    };
    let mut all: Vec<u32> = Vec::new();
    let mut parents = vec![shell];
    while let Some(parent) = parents.pop() {
        let children = there.iter().filter(|(pid, of)| *of == parent && is_it(*pid)).map(|(pid, _)| *pid);
        let children: Vec<u32> = children.collect();
        all.extend(&children);
        parents.extend(children);
    }
    assert!(!all.is_empty(), "{program} has no process");
    all
}

/// A signal to each of them. Some may have ended meanwhile.
fn signal(name: &str, all: &[u32]) {
    let pids: Vec<String> = all.iter().map(u32::to_string).collect();
    let text = format!("kill -s {name} {} 2>/dev/null", pids.join(" "));
    let _ = Command::new("sh").args(["-c", &text]).status();
}
