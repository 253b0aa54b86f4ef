//! Numbers for Prometheus, as plain counters.

use std::fmt::Write as _;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering::Relaxed};

/// Upper bounds of the histogram of how long a command takes, in seconds.
const BOUNDS: [f64; 9] = [0.001, 0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5, 2.5];

#[derive(Debug, Default)]
pub struct Metrics {
    actions: AtomicU64,
    refused: AtomicU64,
    sockets: AtomicI64,
    slow_clients: AtomicU64,
    webhooks_sent: AtomicU64,
    webhooks_failed: AtomicU64,
    mails_sent: AtomicU64,
    mails_failed: AtomicU64,
    seconds_sum: AtomicU64,
    buckets: [AtomicU64; BOUNDS.len() + 1],
}

impl Metrics {
    pub fn actions(&self, n: usize) {
        self.actions.fetch_add(n as u64, Relaxed);
    }

    pub fn refused(&self) {
        self.refused.fetch_add(1, Relaxed);
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

    pub fn mail(&self, sent: bool) {
        if sent { &self.mails_sent } else { &self.mails_failed }.fetch_add(1, Relaxed);
    }

    /// A command was answered after so long.
    pub fn command(&self, took: std::time::Duration) {
        let seconds = took.as_secs_f64();
        let bucket = BOUNDS.iter().position(|&bound| seconds <= bound).unwrap_or(BOUNDS.len());
        self.buckets[bucket].fetch_add(1, Relaxed);
        self.seconds_sum.fetch_add(took.as_micros() as u64, Relaxed);
    }

    pub fn text(&self, tables: usize, users: usize) -> String {
        let mut out = String::new();
        let mut put = |name: &str, kind: &str, help: &str, value: String| {
            let _ = writeln!(
                out,
                "# HELP detente_{name} {help}\n# TYPE detente_{name} {kind}\ndetente_{name} {value}"
            );
        };
        let count = |number: &AtomicU64| number.load(Relaxed).to_string();
        put(
            "actions_total",
            "counter",
            "Decisions of players and bots that were stored.",
            count(&self.actions),
        );
        put("refused_total", "counter", "Commands that were refused.", count(&self.refused));
        put("tables", "gauge", "Tables in memory.", tables.to_string());
        put("users_connected", "gauge", "Users with an open socket.", users.to_string());
        put("sockets", "gauge", "Open sockets.", self.sockets.load(Relaxed).to_string());
        put(
            "slow_clients_total",
            "counter",
            "Clients let go because they did not read.",
            count(&self.slow_clients),
        );
        put("webhooks_sent_total", "counter", "Webhooks delivered.", count(&self.webhooks_sent));
        put("webhooks_failed_total", "counter", "Webhooks given up.", count(&self.webhooks_failed));
        put("mails_sent_total", "counter", "E-mails handed to the mail server.", count(&self.mails_sent));
        put("mails_failed_total", "counter", "E-mails given up.", count(&self.mails_failed));
        let name = "detente_command_seconds";
        let _ = writeln!(out, "# HELP {name} From a command to its answer.\n# TYPE {name} histogram");
        let mut total = 0;
        for (i, bucket) in self.buckets.iter().enumerate() {
            total += bucket.load(Relaxed);
            let bound = BOUNDS.get(i).map_or_else(|| "+Inf".to_owned(), f64::to_string);
            let _ = writeln!(out, "{name}_bucket{{le=\"{bound}\"}} {total}");
        }
        let sum = self.seconds_sum.load(Relaxed) as f64 / 1e6;
        let _ = writeln!(out, "{name}_sum {sum}\n{name}_count {total}");
        out
    }
}
