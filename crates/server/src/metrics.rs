//! Numbers for Prometheus, as plain counters: what is played, asked and refused, what waits where, how the database and the
//! process do.

use std::fmt::Write as _;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering::Relaxed};
use std::time::Duration;

use crate::hub::Hub;
use crate::time::now;
use detente_store::JobCount;

/// Upper bounds of the histograms of how long something takes, in seconds.
const BOUNDS: [f64; 9] = [0.001, 0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5, 2.5];

/// The codes of answers, from 100 on.
const CODES: usize = 500;

/// How long something took, counted.
#[derive(Debug, Default)]
struct Histogram {
    micros: AtomicU64,
    buckets: [AtomicU64; BOUNDS.len() + 1],
}

impl Histogram {
    fn add(&self, took: Duration) {
        let seconds = took.as_secs_f64();
        let bucket = BOUNDS.iter().position(|&bound| seconds <= bound).unwrap_or(BOUNDS.len());
        self.buckets[bucket].fetch_add(1, Relaxed);
        self.micros.fetch_add(took.as_micros() as u64, Relaxed);
    }

    fn write(&self, out: &mut String, name: &str, help: &str) {
        let _ = writeln!(out, "# HELP {name} {help}\n# TYPE {name} histogram");
        let mut total = 0;
        for (i, bucket) in self.buckets.iter().enumerate() {
            total += bucket.load(Relaxed);
            let bound = BOUNDS.get(i).map_or_else(|| "+Inf".to_owned(), f64::to_string);
            let _ = writeln!(out, "{name}_bucket{{le=\"{bound}\"}} {total}");
        }
        let sum = self.micros.load(Relaxed) as f64 / 1e6;
        let _ = writeln!(out, "{name}_sum {sum}\n{name}_count {total}");
    }
}

#[derive(Debug)]
pub struct Metrics {
    actions: AtomicU64,
    refused: AtomicU64,
    sockets: AtomicI64,
    connections: AtomicI64,
    connections_refused: AtomicU64,
    slow_clients: AtomicU64,
    webhooks_sent: AtomicU64,
    webhooks_failed: AtomicU64,
    pushes_sent: AtomicU64,
    pushes_failed: AtomicU64,
    mails_sent: AtomicU64,
    mails_failed: AtomicU64,
    commits_failed: AtomicU64,
    commands: Histogram,
    commits: Histogram,
    answers: Vec<AtomicU64>,
}

impl Default for Metrics {
    fn default() -> Metrics {
        Metrics {
            actions: AtomicU64::default(),
            refused: AtomicU64::default(),
            sockets: AtomicI64::default(),
            connections: AtomicI64::default(),
            connections_refused: AtomicU64::default(),
            slow_clients: AtomicU64::default(),
            webhooks_sent: AtomicU64::default(),
            webhooks_failed: AtomicU64::default(),
            pushes_sent: AtomicU64::default(),
            pushes_failed: AtomicU64::default(),
            mails_sent: AtomicU64::default(),
            mails_failed: AtomicU64::default(),
            commits_failed: AtomicU64::default(),
            commands: Histogram::default(),
            commits: Histogram::default(),
            answers: (0..CODES).map(|_| AtomicU64::default()).collect(),
        }
    }
}

/// One number with its name, kind and meaning.
fn put(out: &mut String, name: &str, kind: &str, help: &str, value: impl std::fmt::Display) {
    let _ =
        writeln!(out, "# HELP detente_{name} {help}\n# TYPE detente_{name} {kind}\ndetente_{name} {value}");
}

/// The same number for several things.
fn put_each(out: &mut String, name: &str, kind: &str, help: &str, label: &str, each: &[(String, String)]) {
    let _ = writeln!(out, "# HELP detente_{name} {help}\n# TYPE detente_{name} {kind}");
    for (of, value) in each {
        let _ = writeln!(out, "detente_{name}{{{label}=\"{of}\"}} {value}");
    }
}

impl Metrics {
    pub fn actions(&self, n: usize) {
        self.actions.fetch_add(n as u64, Relaxed);
    }

    pub fn refused(&self) {
        self.refused.fetch_add(1, Relaxed);
    }

    /// An answer with this code was sent.
    pub fn answered(&self, code: u16) {
        if let Some(count) = self.answers.get(usize::from(code).wrapping_sub(100)) {
            count.fetch_add(1, Relaxed);
        }
    }

    /// How many answers with this code were sent.
    pub fn answers(&self, code: u16) -> u64 {
        self.answers.get(usize::from(code).wrapping_sub(100)).map_or(0, |count| count.load(Relaxed))
    }

    pub fn connection(&self, entered: bool) {
        if entered {
            self.connections.fetch_add(1, Relaxed);
        } else {
            self.connections_refused.fetch_add(1, Relaxed);
        }
    }

    pub fn connection_closed(&self) {
        self.connections.fetch_sub(1, Relaxed);
    }

    pub fn socket_opened(&self) {
        self.sockets.fetch_add(1, Relaxed);
    }

    pub fn socket_closed(&self) {
        self.sockets.fetch_sub(1, Relaxed);
    }

    pub fn slow_client(&self) {
        self.slow_clients.fetch_add(1, Relaxed);
    }

    pub fn webhook(&self, sent: bool) {
        if sent { &self.webhooks_sent } else { &self.webhooks_failed }.fetch_add(1, Relaxed);
    }

    pub fn push(&self, sent: bool) {
        if sent { &self.pushes_sent } else { &self.pushes_failed }.fetch_add(1, Relaxed);
    }

    pub fn mail(&self, sent: bool) {
        if sent { &self.mails_sent } else { &self.mails_failed }.fetch_add(1, Relaxed);
    }

    /// A command was answered after so long.
    pub fn command(&self, took: Duration) {
        self.commands.add(took);
    }

    /// A change of a table was stored after so long, or was not.
    pub fn commit(&self, took: Duration, stored: bool) {
        self.commits.add(took);
        if !stored {
            self.commits_failed.fetch_add(1, Relaxed);
        }
    }
}

/// Figures that only the database knows.
#[derive(Debug)]
pub struct Kept {
    /// What is to be done.
    pub waiting: Vec<JobCount>,
    /// Tables that are this server's and that it does not have.
    pub astray: usize,
}

/// Everything, as Prometheus reads it. Where the database does not answer its figures are left out, rather than told wrong.
pub fn text(hub: &Hub, kept: Option<&Kept>) -> String {
    let mut out = String::new();
    let out = &mut out;
    let metrics = &hub.metrics;
    let (tables, users) = hub.counts();
    let count = |number: &AtomicU64| number.load(Relaxed);
    let counter = "counter";
    put(
        out,
        "actions_total",
        counter,
        "Decisions of players and bots that were stored.",
        count(&metrics.actions),
    );
    put(out, "refused_total", counter, "Commands that were refused.", count(&metrics.refused));
    let answered = (0..CODES).map(|i| (i + 100, count(&metrics.answers[i]))).filter(|(_, n)| *n > 0);
    let answered: Vec<_> = answered.map(|(code, n)| (code.to_string(), n.to_string())).collect();
    put_each(out, "answers_total", counter, "Answers to requests, by their code.", "code", &answered);
    put(out, "tables", "gauge", "Tables in memory.", tables);
    put(out, "tables_live", "gauge", "Tables that are open or in play.", hub.count_live());
    put(out, "users_connected", "gauge", "Users with an open socket.", users);
    put(out, "sockets", "gauge", "Open sockets.", metrics.sockets.load(Relaxed));
    put(out, "connections", "gauge", "Open connections.", metrics.connections.load(Relaxed));
    let help = "Connections that found no place.";
    put(out, "connections_refused_total", counter, help, count(&metrics.connections_refused));
    let help = "Clients let go because they did not read.";
    put(out, "slow_clients_total", counter, help, count(&metrics.slow_clients));
    put(out, "outgoing_bytes", "gauge", "What waits for clients to read it.", hub.outgoing.bytes());
    queues(out, hub);
    let help = "Has the database told its figures (jobs, tables astray)?";
    put(out, "database_answers", "gauge", help, u8::from(kept.is_some()));
    jobs(out, hub, kept.map(|kept| kept.waiting.as_slice()));
    put(out, "webhooks_sent_total", counter, "Webhooks delivered.", count(&metrics.webhooks_sent));
    put(out, "webhooks_failed_total", counter, "Webhooks given up.", count(&metrics.webhooks_failed));
    put(out, "pushes_sent_total", counter, "Turns told to browsers by push.", count(&metrics.pushes_sent));
    put(out, "pushes_failed_total", counter, "Pushes given up.", count(&metrics.pushes_failed));
    put(out, "mails_sent_total", counter, "E-mails handed to the mail server.", count(&metrics.mails_sent));
    put(out, "mails_failed_total", counter, "E-mails given up.", count(&metrics.mails_failed));
    metrics.commands.write(out, "detente_command_seconds", "From a command to its answer.");
    metrics.commits.write(
        out,
        "detente_database_commit_seconds",
        "From a change of a table to its being stored.",
    );
    let help = "Changes of tables that could not be stored.";
    put(out, "database_commits_failed_total", counter, help, count(&metrics.commits_failed));
    if let Some(Ok(found)) = hub.config.kept_in().file().map(std::fs::metadata) {
        put(out, "database_bytes", "gauge", "The size of the database file.", found.len());
    }
    // A server by itself has no others, and nothing of theirs to lose.
    let cluster = hub.cluster();
    let peers = cluster.map_or(0, |cluster| cluster.count_peers());
    put(out, "peers", "gauge", "Other servers on the same database.", peers);
    let well = u8::from(cluster.is_none_or(|cluster| cluster.is_well()));
    put(out, "cluster_well", "gauge", "Does the lease hold, and is the bus there?", well);
    let help = "Tables that are this server's and that it has not taken up (again) yet.";
    if let Some(kept) = kept {
        put(out, "tables_astray", "gauge", help, kept.astray);
    }
    let help = "Tables taken up that were nobody's.";
    put(
        out,
        "tables_taken_over_total",
        counter,
        help,
        cluster.map_or(0, |cluster| count(&cluster.taken_over)),
    );
    let help = "Changes refused because the table had changed or was another's.";
    put(out, "changes_fenced_total", counter, help, cluster.map_or(0, |cluster| count(&cluster.fenced)));
    process(out);
    std::mem::take(out)
}

/// What works and what waits.
fn queues(out: &mut String, hub: &Hub) {
    let [thinking, people, alone] = hub.thinking.counts();
    let (strangers, known) = (hub.hashing.counts(), hub.hashing_known.counts());
    let [hashing, hash_waits, hash_refused] = [0, 1, 2].map(|i| strangers[i] + known[i]);
    let [reading, read_waits, read_refused] = hub.reading.counts();
    let list = |each: &[(&str, usize)]| -> Vec<(String, String)> {
        each.iter().map(|(name, n)| ((*name).to_owned(), n.to_string())).collect()
    };
    let working = list(&[("bots", thinking), ("passwords", hashing), ("replays", reading)]);
    put_each(out, "working", "gauge", "What is being worked on.", "queue", &working);
    let waiting =
        list(&[("bots", people), ("bots-alone", alone), ("passwords", hash_waits), ("replays", read_waits)]);
    put_each(out, "waiting", "gauge", "What waits to be worked on.", "queue", &waiting);
    let refused = list(&[("passwords", hash_refused), ("replays", read_refused)]);
    put_each(out, "turned_away_total", "counter", "What found no room to wait.", "queue", &refused);
}

/// What is to be done once: how much waits and for how long, and what became of it here.
fn jobs(out: &mut String, hub: &Hub, waiting: Option<&[JobCount]>) {
    if let Some(waiting) = waiting {
        let each = |of: &dyn Fn(&JobCount) -> String| -> Vec<(String, String)> {
            waiting.iter().map(|count| (count.kind.clone(), of(count))).collect()
        };
        let waits = each(&|count| count.waiting.to_string());
        put_each(out, "jobs", "gauge", "What is to be done, now or later.", "kind", &waits);
        let at = now();
        let late = each(&|count| ((at - count.oldest).max(0) / 1000).to_string());
        let help = "For how long the oldest should have been done.";
        put_each(out, "jobs_late_seconds", "gauge", help, "kind", &late);
    }
    let done = hub.bench.counts.all();
    let each = |which: usize| -> Vec<(String, String)> {
        done.iter().map(|(kind, counts)| (kind.clone(), counts[which].to_string())).collect()
    };
    put_each(out, "jobs_done_total", "counter", "What was done here.", "kind", &each(0));
    put_each(out, "jobs_retried_total", "counter", "What failed here and is tried again.", "kind", &each(1));
    put_each(out, "jobs_given_up_total", "counter", "What is not tried again.", "kind", &each(2));
}

/// The process, where the system tells.
fn process(out: &mut String) {
    let read = |file: &str| std::fs::read_to_string(format!("/proc/self/{file}")).ok();
    let memory = read("status").and_then(|status| {
        let line = status.lines().find(|line| line.starts_with("VmRSS:"))?;
        line.split_whitespace().nth(1)?.parse::<u64>().ok()
    });
    if let Some(kib) = memory {
        put(out, "process_resident_bytes", "gauge", "Memory in use.", kib * 1024);
    }
    // The fields behind the name of the program, which may hold blanks: the twelfth and thirteenth are times.
    let times = read("stat").and_then(|stat| {
        let fields = stat.rsplit(')').next()?.split_whitespace().skip(11).take(2);
        fields.map(str::parse::<u64>).sum::<Result<u64, _>>().ok()
    });
    if let Some(ticks) = times {
        let help = "Processor time, in hundredths of a second.";
        put(out, "process_cpu_centiseconds_total", "counter", help, ticks);
    }
    if let Ok(files) = std::fs::read_dir("/proc/self/fd") {
        put(out, "process_open_files", "gauge", "Open files and connections.", files.count());
    }
}
