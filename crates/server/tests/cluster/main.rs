//! Three servers on one database and one bus, under play, while servers are killed, stopped and continued, restarted, while the bus and
//! the database go away or fall silent and come back, and while the clock of a server is wrong by minutes. Whoever is away is told by a webhook.
//!
//! As a test it runs a short while. `cargo xtask cluster [MINUTES]` runs it long (`cluster run MINUTES`), `cargo xtask cluster --faults N`
//! for so many faults, `cargo xtask season --nodes N` plays a season of events while servers are killed (`season N`). Where PostgreSQL or NATS is not installed it says that it skips.

mod faults;
mod games;
mod net;
mod season;
mod webhooks;
mod witness;

use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::time::{Duration, Instant};

use detente_server::config::Bots;
use detente_server::{Config, Database, start};
use detente_testbed::{Nats, Postgres};

/// What test runners call the short run, and the short season.
const NAME: &str = "servers_that_are_killed_stopped_and_cut_off_lose_no_answered_action_and_no_table";
const SEASON: &str =
    "a_season_at_several_servers_is_the_same_everywhere_though_some_are_killed_in_the_middle";
/// Faults of the short run: each kind once.
const SHORT: usize = faults::KINDS as usize;
/// Nobody is without a socket for longer while all servers are restarted one after the other.
const WITHOUT: Duration = Duration::from_secs(2);

/// For how long faults are made.
#[derive(Clone, Copy, Debug)]
pub enum Length {
    Faults(usize),
    Until(Instant),
}

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = args.iter().map(String::as_str).collect();
    match words.as_slice() {
        ["serve", database, bus, addr, wrong] => {
            detente_server::time::be_wrong(wrong.parse().expect("milliseconds"));
            serve(database, bus, addr);
        }
        ["run", minutes] => {
            let minutes: f64 = minutes.parse().expect("a number of minutes");
            run(Length::Until(Instant::now() + Duration::from_secs_f64(minutes * 60.0)), 24, true);
        }
        ["run", "--faults", faults] => {
            run(Length::Faults(faults.parse().expect("a number of faults")), 24, true);
        }
        ["season", nodes] => {
            let nodes: usize = nodes.parse().expect("a number of servers");
            assert!(nodes > 1, "one server alone: `cargo xtask season`");
            season::run(season::Course { nodes, ..season::WHOLE });
        }
        // The questions of test runners.
        list if list.contains(&"--list") => {
            if !list.contains(&"--ignored") {
                println!("{NAME}: test\n{SEASON}: test");
            }
        }
        filter => {
            let names: Vec<&&str> = filter.iter().filter(|word| !word.starts_with('-')).collect();
            let is_meant = |own: &str| names.is_empty() || names.iter().any(|name| own.contains(**name));
            if is_meant(NAME) {
                run(Length::Faults(SHORT), 6, false);
                println!("test {NAME} ... ok");
            }
            if is_meant(SEASON) {
                season::run(season::SHORT);
                println!("test {SEASON} ... ok");
            }
        }
    }
}

/// This very program again, as a server, until standard input is closed, or worse.
fn serve(database: &str, bus: &str, addr: &str) {
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build();
    runtime.expect("a runtime").block_on(async {
        let mut config = Config {
            addr: addr.parse().expect("an address"),
            rate_limits: false,
            // The receiver of webhooks is on this machine; a message is tried until it arrives.
            allow_private_webhooks: true,
            pauses: vec![Duration::from_secs(2); 60],
            database: Database::parse(database),
            bus: Some(bus.to_owned()),
            bots: Bots { threads: std::num::NonZeroUsize::new(1), ..Bots::default() },
            ..Config::new(std::path::PathBuf::new())
        };
        // All players are on this machine.
        config.ratings.same_address = true;
        // The database or the bus may just be away.
        let running = loop {
            match start(config.clone()).await {
                Ok(running) => break running,
                Err(why) => {
                    eprintln!("not yet: {why}");
                    tokio::time::sleep(Duration::from_millis(200)).await;
                }
            }
        };
        println!("{}", running.addr);
        let _ = tokio::task::spawn_blocking(|| std::io::stdin().read_line(&mut String::new())).await;
        running.stop().await;
    });
}

/// Starts a server whose clock is wrong by so many milliseconds.
pub fn spawn(database: &str, bus: &str, addr: &str, wrong: i64) -> Child {
    Command::new(std::env::current_exe().expect("this program"))
        .args(["serve", database, bus, addr, &wrong.to_string()])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(if std::env::var_os("CLUSTER_LOG").is_some() { Stdio::inherit() } else { Stdio::null() })
        .spawn()
        .expect("a server starts")
}

/// Waits until a server says where it listens.
pub fn listening(child: &mut Child) -> String {
    use std::io::{BufRead as _, BufReader};
    let mut line = String::new();
    BufReader::new(child.stdout.take().expect("piped")).read_line(&mut line).expect("an address");
    assert!(!line.trim().is_empty(), "a server did not start");
    line.trim().to_owned()
}

fn run(length: Length, tables: usize, bounded: bool) {
    // Only what is not installed is skipped.
    let missing = detente_testbed::missing();
    if !missing.is_empty() {
        return detente_testbed::skip("the cluster", &format!("{} not installed", missing.join(", ")));
    }
    // It is killed, and what it has answered must be there: in the long run it waits for its disk.
    let postgres = Postgres::start(bounded).expect("PostgreSQL starts");
    let nats = Nats::start().expect("NATS starts");
    let database = postgres.database().expect("a database");
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build();
    runtime.expect("a runtime").block_on(async {
        witness::begin(&database, faults::NODES).await;
        let nodes = faults::Nodes::start(&database, &nats.address(), &faults::WRONG);
        let house = Arc::new(games::House::new(nodes.addresses()));
        let playing: Vec<_> = (0..tables).map(|n| tokio::spawn(games::play(house.clone(), n))).collect();
        house.wait_until_all_move(tables).await;
        // Nobody comes to these: only a server that has them all the same knows when somebody's time is over or a bot is to move.
        games::leave_unwatched(&house).await;
        let receiver = webhooks::Receiver::start().await;
        let away = tokio::spawn(webhooks::be_away(house.clone(), receiver.clone()));
        let mut faults = faults::Faults { nodes, postgres, nats, database: database.clone() };
        let counts = faults.make(length, &house, tables).await;
        let mut fenced = 0;
        for host in faults.nodes.addresses() {
            fenced += net::figure(&host, "detente_changes_fenced_total").await.expect("a figure");
        }
        house.end();
        for game in playing {
            game.await.expect("a player does not fail");
        }
        away.await.expect("whoever is away does not fail");
        let (messages, repeated) = receiver.wait().await;
        faults.nodes.stop();
        let checked = games::check(&database, &house).await;
        let (written, wrong) = witness::count(&database);
        let (interruption, without) = (house.longest_interruption(), house.longest_without_socket());
        println!(
            "cluster: {} faults ({}), {} answered actions at {} tables, {} games finished ({} out of time), none lost; \
             the longest interruption of a table {:.1} s without thinking, the longest time without a socket in a rolling restart {:.2} s; \
             {written} changes written, {wrong} of them by another than the owner, {fenced} refused by the servers that still ran; \
             the highest epoch {}; {} messages to spectators; \
             all of {messages} webhooks arrived, {repeated} of them more than once",
            counts.values().sum::<usize>(),
            counts.iter().map(|(kind, n)| format!("{n} {kind}")).collect::<Vec<_>>().join(", "),
            checked.answered,
            house.count_tables(),
            checked.finished,
            checked.out_of_time,
            interruption.as_secs_f64(),
            without.as_secs_f64(),
            checked.epoch,
            house.seen_by_spectators(),
        );
        assert!(checked.epoch > 1, "no table has changed hands");
        assert!(written > 0 && wrong == 0, "{wrong} of {written} changes were written by former owners");
        if bounded {
            assert!(without <= WITHOUT, "somebody was without a socket for {without:?}");
            assert_eq!(checked.out_of_time, 0, "the clock of a server is no clock of a game");
        }
    });
}
