//! What a server takes of its machine, where the system tells, and how times are told.

/// What a process has used so far.
#[derive(Clone, Copy, Debug, Default)]
pub struct Usage {
    /// Resident memory in KiB.
    memory: Option<u64>,
    /// Processor time in seconds.
    processor: Option<f64>,
}

impl Usage {
    pub fn of(pid: u32) -> Usage {
        let status = std::fs::read_to_string(format!("/proc/{pid}/status")).unwrap_or_default();
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        let memory = line.and_then(|line| line.split_whitespace().next()?.parse().ok());
        Usage { memory, processor: processor(pid) }
    }

    /// Tells what was used since `before`, and what tables take beyond an empty server.
    pub fn print(&self, before: &Usage, empty: &Usage, tables: usize, actions: usize, took: f64) {
        if let (Some(from), Some(to)) = (before.processor, self.processor) {
            let used = to - from;
            println!(
                "processor: {:.2} of a core, {:.3} ms an action, {:.3} ms a second for each table",
                used / took,
                1000.0 * used / actions.max(1) as f64,
                1000.0 * used / took / tables as f64
            );
        }
        if let (Some(empty), Some(full)) = (empty.memory, self.memory) {
            let each = full.saturating_sub(empty) / tables as u64;
            println!("memory: {empty} KiB empty, {full} KiB with {tables} tables: {each} KiB per table");
        }
    }
}

/// The time that a process has had of all processors. The fields behind its name, which may hold blanks: the twelfth and thirteenth
/// are times in hundredths of a second.
fn processor(pid: u32) -> Option<f64> {
    let stat = std::fs::read_to_string(format!("/proc/{pid}/stat")).ok()?;
    let fields = stat.rsplit(')').next()?.split_whitespace().skip(11).take(2);
    let ticks: u64 = fields.map(str::parse::<u64>).sum::<Result<u64, _>>().ok()?;
    Some(ticks as f64 / 100.0)
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
