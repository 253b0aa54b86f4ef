//! A database that falls silent: nobody waits for it for ever, neither whoever looks how the server is nor whoever stops it. And what was
//! under way when the only server of a database died.

use std::sync::Arc;
use std::time::Duration;

use detente_server::jobs::CLOCK;
use detente_server::store::{Job, Kinds, Postgres as Store, Store as _};
use detente_server::{Config, Database, Running, start, time};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;

use crate::common::{PATIENCE, Person, config, request};
use detente_testbed::Postgres;
use serde_json::json;

fn postgres(test: &str) -> Option<Postgres> {
    // Only what is not installed is skipped.
    if detente_testbed::missing().contains(&"postgresql") {
        detente_testbed::skip(test, "postgresql is not installed");
        return None;
    }
    Some(Postgres::start(false).expect("PostgreSQL starts"))
}

/// The only server of a database.
async fn alone(database: &str) -> Running {
    let folder = tempfile::tempdir().expect("a folder");
    let config = Config { database: Database::parse(database), ..config(&folder) };
    start(config).await.expect("a server")
}

/// A way to a database that can fall silent: connections stay open, and nothing comes through any more, nor through new ones.
struct Line {
    silence: Arc<watch::Sender<bool>>,
    database: String,
}

impl Line {
    async fn to(database: &str) -> Line {
        let (before, rest) = database.split_once("127.0.0.1:").expect("on this machine");
        let (port, name) = rest.split_once('/').expect("a name");
        let server = format!("127.0.0.1:{port}");
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let own = listener.local_addr().expect("bound").port();
        let silence = Arc::new(watch::Sender::new(false));
        let falls_silent = silence.clone();
        tokio::spawn(async move {
            while let Ok((mut here, _)) = listener.accept().await {
                let (mut silent, server) = (falls_silent.subscribe(), server.clone());
                tokio::spawn(async move {
                    let talk = async {
                        let mut there = TcpStream::connect(&server).await.expect("the server");
                        let _ = tokio::io::copy_bidirectional(&mut here, &mut there).await;
                    };
                    let silence = async { drop(silent.wait_for(|&silent| silent).await) };
                    let is_silent = tokio::select! {
                        biased;
                        () = silence => true,
                        () = talk => false,
                    };
                    if is_silent {
                        // Our end stays open.
                        std::future::pending::<()>().await;
                    }
                });
            }
        });
        Line { silence, database: format!("{before}127.0.0.1:{own}/{name}") }
    }

    fn falls_silent(&self) {
        self.silence.send_replace(true);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_looks_how_a_server_is_does_not_wait_for_a_silent_database_and_neither_does_its_end() {
    let Some(postgres) = postgres("a silent database") else { return };
    let line = Line::to(&postgres.database().expect("a database")).await;
    let running = alone(&line.database).await;
    let host = running.addr.to_string();
    let ann = Person::guest(&host, "Ann").await;
    ann.create(json!({"game": "twilight", "seats": [{"type": "me"}, {"type": "bot", "level": "random"}]}))
        .await;
    let figures = request(&host, "GET", "/metrics", "", "").await.body;
    assert!(figures.contains("\ndetente_database_answers 1\n"), "{figures}");
    assert!(
        figures.contains("\ndetente_jobs{") && figures.contains("\ndetente_tables_astray 0\n"),
        "{figures}"
    );
    // Connections that were not used for a moment are tried before anything is asked over them, and that is what takes least long.
    tokio::time::sleep(Duration::from_millis(1500)).await;
    line.falls_silent();
    let store = running.hub.store.clone();
    while tokio::time::timeout(Duration::from_millis(300), store.health()).await.is_ok() {}
    let asked = tokio::spawn(async move { store.health().await });
    let health = tokio::select! {
        biased;
        _ = asked => panic!("the database itself was waited for"),
        health = request(&host, "GET", "/health", "", "") => health,
    };
    assert_eq!((health.status, health.body.as_str()), (503, "not ready: no database\n"));
    let figures = request(&host, "GET", "/metrics", "", "").await.body;
    assert!(figures.contains("\ndetente_database_answers 0\n"), "{figures}");
    // What is not known is not said to be nothing.
    assert!(!figures.contains("detente_jobs{") && !figures.contains("detente_tables_astray"), "{figures}");
    assert!(
        figures.contains("\ndetente_jobs_done_total"),
        "what is counted here is told all the same: {figures}"
    );
    tokio::time::timeout(PATIENCE, running.stop()).await.expect("it stops all the same");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_the_only_server_of_a_database_had_under_way_when_it_died_is_done_by_the_next() {
    let Some(postgres) = postgres("a server without a bus that died") else { return };
    let database = postgres.database().expect("a database");
    let store = Store::open(&database).await.expect("it opens");
    let at = time::now();
    store.add_job(&Job::new(CLOCK, "nowhere".to_owned(), 1, at)).await.expect("stored");
    let claimed = store.claim_jobs(Kinds::All, at, at + 3_600_000, 9).await.expect("taken");
    assert_eq!(claimed.len(), 1);
    let running = alone(&database).await;
    let done = async {
        while store.jobs(9).await.expect("read").iter().any(|job| job.kind == CLOCK) {
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    };
    tokio::time::timeout(PATIENCE, done).await.expect("nobody else will do it");
    running.stop().await;
    store.close().await;
}
