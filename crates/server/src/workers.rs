//! Threads for what takes long: thinking bots, passwords, reading games. Few, fixed in number, and behind the threads that
//! answer people wherever the system lets a thread step back. (Tokio's own threads for blocking work come and go in hundreds;
//! each keeps the memory that it once needed, nineteen megabytes for a password.)

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};

use tokio::sync::oneshot;

type Job = Box<dyn FnOnce() + Send>;

/// A pool of threads. They end when the pool is dropped and what they were given is done.
///
/// Nothing here bounds how much waits for a thread: whoever has a place to work (a `Pass`, a `Slot`) has a thread too.
#[derive(Debug)]
pub struct Workers {
    queue: Sender<Job>,
}

impl Workers {
    pub fn new(name: &str, threads: usize) -> Workers {
        let (queue, jobs) = channel::<Job>();
        let jobs = Arc::new(Mutex::new(jobs));
        for _ in 0..threads {
            let jobs = jobs.clone();
            let begun = std::thread::Builder::new().name(name.to_owned()).spawn(move || work(&jobs));
            if let Err(error) = begun {
                tracing::error!(%error, name, "a thread could not be started");
            }
        }
        Workers { queue }
    }

    /// Does something on one of the threads. Nothing comes back if it failed.
    pub async fn run<T: Send + 'static>(&self, job: impl FnOnce() -> T + Send + 'static) -> Option<T> {
        let (done, result) = oneshot::channel();
        let job: Job = Box::new(move || {
            // Who asked may have gone; what was done is done.
            let _ = done.send(job());
        });
        self.queue.send(job).ok()?;
        result.await.ok()
    }
}

fn work(jobs: &Mutex<Receiver<Job>>) {
    step_back();
    loop {
        let next = jobs.lock().unwrap_or_else(PoisonError::into_inner).recv();
        let Ok(job) = next else { return };
        if catch_unwind(AssertUnwindSafe(job)).is_err() {
            tracing::error!("what a thread was given failed");
        }
    }
}

/// Threads that answer people come first. Only on Linux has a thread a priority of its own that it may lower without rights.
fn step_back() {
    #[cfg(target_os = "linux")]
    if let Err(error) = rustix::process::nice(10) {
        tracing::debug!(%error, "a thread keeps its priority");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn what_fails_takes_no_thread_with_it() {
        let workers = Workers::new("test", 1);
        assert_eq!(workers.run(|| 1).await, Some(1));
        assert_eq!(workers.run(|| panic!("as a test")).await, None::<()>);
        assert_eq!(workers.run(|| 2).await, Some(2));
    }

    #[cfg(target_os = "linux")]
    #[tokio::test]
    async fn threads_that_work_long_stand_behind_those_that_answer() {
        let own = || rustix::process::getpriority_process(None).ok();
        let workers = Workers::new("test", 1);
        let answering = own();
        assert_eq!(workers.run(own).await, Some(answering.map(|nice| (nice + 10).min(19))));
        assert_eq!(own(), answering, "nobody else has stepped back");
    }
}
