//! Tables like those of people: at every table somebody decides every few seconds, whether the server is quick or not.
//!
//! The moments of all decisions are drawn beforehand, each a fifth of the time to think and an exponential rest after the one before;
//! a slow answer makes none of them later (open arrival). The delay of a decision is counted from when it was due until its `done`
//! has come, so that it holds what the decision had to wait for an earlier answer.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::time::{Duration, Instant};

use detente_game::Rng;
use tokio::sync::{Semaphore, watch};

use crate::common::Person;
use crate::house::House;
use crate::load::{Load, begin, scattered};
use crate::player::{Player, Told};
use crate::process::report;

/// Tables that are made at the same time, before anything is measured.
const MAKING: usize = 16;
/// The part of the time to think that everybody takes.
const LEAST: f64 = 0.2;
/// How long an answer may take after the last decision was due.
const PATIENCE: Duration = Duration::from_secs(30);

/// What came of one table, in microseconds.
#[derive(Debug, Default)]
struct Outcome {
    /// From when a decision was due to its answer.
    delays: Vec<u64>,
    /// How late the player was: what this program itself adds.
    late: Vec<u64>,
    unanswered: u64,
}

/// When a decision is due, in seconds from the beginning.
fn schedule(rng: &mut Rng, think: f64, seconds: f64) -> Vec<f64> {
    let mut due = Vec::new();
    // Everybody is somewhere in the middle of thinking when it begins.
    let mut at = rng.unit_f64() * think;
    while at < seconds {
        due.push(at);
        at += think * (LEAST - (1.0 - LEAST) * (1.0 - rng.unit_f64()).ln());
    }
    due
}

pub async fn run(load: &Load, think: f64, house: House) {
    let Load { tables, seconds, .. } = *load;
    let empty = house.usage();
    println!(
        "load: {} people at {tables} tables, {think} s from one decision to the next, {seconds} s; {load}",
        2 * tables
    );
    let addresses = Arc::new(house.addresses());
    let making = Arc::new(Semaphore::new(MAKING));
    let ready = Arc::new(Semaphore::new(0));
    let failures = Arc::new(AtomicU64::new(0));
    let (start, started) = watch::channel(None);
    let mut all = Vec::new();
    for i in 0..tables {
        let (addresses, making, ready) = (addresses.clone(), making.clone(), ready.clone());
        let (failures, started) = (failures.clone(), started.clone());
        let mut rng = Rng::derive(0x10AD, i as u64);
        let due = schedule(&mut rng, think, seconds as f64);
        all.push(tokio::spawn(async move {
            let place = making.acquire_owned().await.expect("open");
            let pair = [
                Person::guest(&addresses[i % addresses.len()], &format!("Ann {i}")).await,
                Person::guest(&addresses[i % addresses.len()], &format!("Bob {i}")).await,
            ];
            let mut seats = sit(&pair, &addresses, &mut rng).await;
            drop(place);
            ready.add_permits(1);
            let began = rest(&mut seats, started).await;
            play((&pair, &addresses), seats, &due, began, &mut rng, &failures).await
        }));
    }
    let _ = ready.acquire_many(tables as u32).await.expect("open");
    let (began, before) = (Instant::now(), house.usage());
    start.send(Some(began)).expect("somebody plays");
    tokio::time::sleep(Duration::from_secs(seconds)).await;
    let after = house.usage();
    let took = began.elapsed().as_secs_f64();
    let mut outcome = Outcome::default();
    for table in all {
        let Outcome { delays, late, unanswered } = table.await.expect("a table does not fail");
        outcome.delays.extend(delays);
        outcome.late.extend(late);
        outcome.unanswered += unanswered;
    }
    report("from when it was due to its answer", &mut outcome.delays, took);
    outcome.late.sort_unstable();
    let late = outcome.late.get(outcome.late.len() * 99 / 100).map_or(0.0, |us| *us as f64 / 1000.0);
    println!("of which the players themselves were late: 99th percentile {late:.1} ms");
    println!("refused: {}, never answered: {}", failures.load(Relaxed), outcome.unanswered);
    after.print(&before, &empty, tables, outcome.delays.len(), took);
    assert!(!outcome.delays.is_empty(), "nothing was played");
    assert_eq!(
        failures.load(Relaxed) + outcome.unanswered,
        0,
        "every decision is answered, and none refused"
    );
}

/// A table of the two, and both of them at it.
async fn sit(pair: &[Person; 2], addresses: &[String], rng: &mut Rng) -> [Player; 2] {
    let [maker, _] = scattered(pair.each_ref(), addresses, rng);
    let table = begin(&maker, &pair[1]).await;
    let pair = scattered(pair.each_ref(), addresses, rng);
    let seeds = [Rng::new(rng.next_u64()), Rng::new(rng.next_u64())];
    let [us, ussr] = seeds;
    [Player::sit(&pair[0], &table, us).await, Player::sit(&pair[1], &table, ussr).await]
}

/// Reads what comes until everybody is there; gives when it begins.
async fn rest(seats: &mut [Player; 2], mut started: watch::Receiver<Option<Instant>>) -> Instant {
    loop {
        if let Some(began) = *started.borrow_and_update() {
            return began;
        }
        tokio::select! {
            _ = started.changed() => {}
            told = next(seats) => assert!(!matches!(told, Told::Gone), "the server has let a player go"),
        }
    }
}

/// The next message to either of them.
async fn next(seats: &mut [Player; 2]) -> Told {
    let [us, ussr] = seats;
    tokio::select! {
        told = us.next() => told,
        told = ussr.next() => told,
    }
}

/// Decides at every moment that is due, or as soon after it as somebody is asked.
async fn play(
    (pair, addresses): (&[Person; 2], &[String]),
    mut seats: [Player; 2],
    due: &[f64],
    began: Instant,
    rng: &mut Rng,
    failures: &AtomicU64,
) -> Outcome {
    let mut outcome = Outcome::default();
    for &at in due {
        let at = began + Duration::from_secs_f64(at);
        // What comes meanwhile is read.
        while Instant::now() < at {
            tokio::select! {
                () = tokio::time::sleep_until(at.into()) => {}
                told = next(&mut seats) => assert!(!matches!(told, Told::Gone), "the server has let a player go"),
            }
        }
        if seats.iter().any(Player::is_over) {
            seats = sit(pair, addresses, rng).await;
        }
        let asked = async {
            loop {
                if let Some(seat) = seats.iter().position(Player::is_asked) {
                    return seat;
                }
                next(&mut seats).await;
                if seats.iter().any(Player::is_over) {
                    seats = sit(pair, addresses, rng).await;
                }
            }
        };
        let Ok(seat) = tokio::time::timeout(PATIENCE, asked).await else {
            outcome.unanswered += 1;
            continue;
        };
        outcome.late.push(at.elapsed().as_micros() as u64);
        seats[seat].act().await;
        let answer = async {
            loop {
                match next(&mut seats).await {
                    Told::Done => return true,
                    Told::Refused(why) => {
                        eprintln!("refused: {why}");
                        return false;
                    }
                    Told::Gone => panic!("the server has let a player go"),
                    Told::Table | Told::Other => {}
                }
            }
        };
        match tokio::time::timeout(PATIENCE, answer).await {
            Ok(true) => outcome.delays.push(at.elapsed().as_micros() as u64),
            Ok(false) => {
                failures.fetch_add(1, Relaxed);
            }
            Err(_) => outcome.unanswered += 1,
        }
    }
    outcome
}
