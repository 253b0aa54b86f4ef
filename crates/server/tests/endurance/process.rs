//! What a server takes of its machine, where the system tells, and how times are told.

use std::collections::HashMap;
use std::fs::read_to_string;

/// What a process has used so far.
#[derive(Clone, Copy, Debug, Default)]
pub struct Usage {
    /// Memory in KiB. What several processes share is counted once.
    memory: Option<u64>,
    /// Processor time in seconds.
    processor: Option<f64>,
}

impl Usage {
    /// Of one process: its resident memory.
    pub fn of(pid: u32) -> Usage {
        let status = read_to_string(format!("/proc/{pid}/status")).unwrap_or_default();
        Usage { memory: kibibytes(&status, "VmRSS:"), processor: Stat::of(pid).map(|stat| seconds(stat.own)) }
    }

    /// Of a process and all that descend from it, those that have ended included.
    pub fn with_children(pid: u32) -> Usage {
        let all = std::fs::read_dir("/proc").into_iter().flatten().flatten();
        let pids = all.filter_map(|entry| entry.file_name().to_str()?.parse::<u32>().ok());
        let stats: HashMap<u32, Stat> = pids.filter_map(|pid| Some((pid, Stat::of(pid)?))).collect();
        let descends = |&of: &u32| {
            let parents = std::iter::successors(Some(of), |pid| stats.get(pid).map(|stat| stat.parent));
            parents.take(64).any(|parent| parent == pid)
        };
        let family: Vec<u32> = stats.keys().copied().filter(descends).collect();
        let memory = family.iter().filter_map(|pid| {
            let shared = read_to_string(format!("/proc/{pid}/smaps_rollup")).unwrap_or_default();
            kibibytes(&shared, "Pss:")
        });
        // Somebody else's shares cannot always be read.
        let memory: Vec<u64> = memory.collect();
        let ticks = family.iter().filter_map(|pid| stats.get(pid)).map(|stat| stat.own + stat.ended).sum();
        Usage {
            memory: (!memory.is_empty()).then(|| memory.iter().sum()),
            processor: (!family.is_empty()).then(|| seconds(ticks)),
        }
    }

    /// What both have used.
    pub fn and(self, other: Usage) -> Usage {
        let both = |one: Option<f64>, other: Option<f64>| Some(one? + other?);
        Usage {
            memory: self.memory.zip(other.memory).map(|(one, other)| one + other),
            processor: both(self.processor, other.processor),
        }
    }

    /// Tells what was used since `before`, and what tables take beyond an empty server.
    pub fn print(&self, who: &str, before: &Usage, empty: &Usage, tables: usize, actions: usize, took: f64) {
        if let (Some(from), Some(to)) = (before.processor, self.processor) {
            let used = to - from;
            println!(
                "{who}: processor: {:.2} of a core, {:.3} ms an action, {:.3} ms a second for each table",
                used / took,
                1000.0 * used / actions.max(1) as f64,
                1000.0 * used / took / tables as f64
            );
        }
        if let (Some(empty), Some(full)) = (empty.memory, self.memory) {
            let each = full.saturating_sub(empty) / tables as u64;
            println!(
                "{who}: memory: {empty} KiB empty, {full} KiB with {tables} tables: {each} KiB per table"
            );
        }
    }
}

fn kibibytes(text: &str, name: &str) -> Option<u64> {
    let line = text.lines().find_map(|line| line.strip_prefix(name))?;
    line.split_whitespace().next()?.parse().ok()
}

/// Times are in hundredths of a second.
fn seconds(ticks: u64) -> f64 {
    ticks as f64 / 100.0
}

/// What the system tells of a process: whose child it is, and the time it and those of its children that have ended had of all
/// processors.
#[derive(Debug)]
struct Stat {
    parent: u32,
    own: u64,
    ended: u64,
}

impl Stat {
    fn of(pid: u32) -> Option<Stat> {
        let stat = read_to_string(format!("/proc/{pid}/stat")).ok()?;
        // The fields behind its name, which may hold blanks.
        let fields: Vec<&str> = stat.rsplit(')').next()?.split_whitespace().collect();
        let number = |place: usize| fields.get(place)?.parse::<u64>().ok();
        Some(Stat {
            parent: number(1)? as u32,
            own: number(11)? + number(12)?,
            ended: number(13)? + number(14)?,
        })
    }
}

/// Tells times in microseconds by percentile.
pub fn report(what: &str, times: &mut [u64], took: f64) {
    times.sort_unstable();
    let at = |share: f64| {
        let place = ((times.len() as f64 * share) as usize).min(times.len().saturating_sub(1));
        times.get(place).map_or(0.0, |us| *us as f64 / 1000.0)
    };
    println!("actions answered: {} ({:.0} per second)", times.len(), times.len() as f64 / took);
    println!(
        "{what}: median {:.1} ms, 90th percentile {:.1} ms, 99th {:.1} ms, 99.9th {:.1} ms, longest {:.1} ms",
        at(0.5),
        at(0.9),
        at(0.99),
        at(0.999),
        at(1.0)
    );
}
