//! A database that falls silent, and what comes too late: only PostgreSQL is far enough away for it.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use detente_store::*;
use sqlx::{Connection as _, PgConnection};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;

use crate::{ADDRESS, action, change, fresh, table};

/// Everything here is done by then, however busy the machine is, unless somebody waits for ever.
const PATIENCE: Duration = Duration::from_secs(120);

/// A way to a server that can fall silent: connections stay open, and nothing comes through any more. Later ones are as good as new.
struct Line {
    silence: Arc<watch::Sender<()>>,
    port: u16,
}

impl Line {
    async fn to(server: SocketAddr) -> Line {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let port = listener.local_addr().expect("bound").port();
        let silence = Arc::new(watch::Sender::new(()));
        let falls_silent = silence.clone();
        tokio::spawn(async move {
            while let Ok((mut here, _)) = listener.accept().await {
                let mut silent = falls_silent.subscribe();
                tokio::spawn(async move {
                    let mut there = TcpStream::connect(server).await.expect("the server");
                    tokio::select! {
                        _ = tokio::io::copy_bidirectional(&mut here, &mut there) => {}
                        _ = silent.changed() => std::future::pending().await,
                    }
                });
            }
        });
        Line { silence, port }
    }

    fn falls_silent(&self) {
        self.silence.send_replace(());
    }
}

/// Asks until the database is not away any more.
async fn in_the_end<T, F: Future<Output = Result<T>>>(ask: impl Fn() -> F) -> Result<T> {
    let asked = async {
        loop {
            match ask().await {
                Err(StoreError::Away(_)) => {}
                told => return told,
            }
        }
    };
    tokio::time::timeout(PATIENCE, asked).await.expect("nobody waits for ever")
}

#[tokio::test]
async fn over_a_link_that_falls_silent_nothing_is_known_and_another_takes_its_place() {
    let Ok(server) = std::env::var(ADDRESS) else { return };
    let address = fresh(&server).await;
    let (before, rest) = address.split_once("127.0.0.1:").expect("on this machine");
    let (port, database) = rest.split_once('/').expect("a name");
    let line = Line::to(SocketAddr::from(([127, 0, 0, 1], port.parse().expect("a port")))).await;
    let store =
        Postgres::open(&format!("{before}127.0.0.1:{}/{database}", line.port)).await.expect("it is there");
    assert!(store.join("n", false, 3_600_000).await.expect("a place"));
    let t = table("t", &[]);
    store.create_table(&t).await.expect("new");
    let played = |from: u32| change(&t, from, from, vec![action("us", "iran", None)]);
    store.commit(played(0)).await.expect("it fits");

    line.falls_silent();
    // A server waits for its lease no longer than this, and asks again.
    let waited = tokio::time::timeout(Duration::from_millis(300), store.renew("n", 3_600_000)).await;
    assert!(waited.is_err(), "{waited:?}");
    assert!(in_the_end(|| store.renew("n", 3_600_000)).await.expect("another link").is_some());
    assert_eq!(in_the_end(|| store.table("t")).await.expect("read").expect("there").version, 1);

    // What was written when the link fell silent is there or not, and so it is said.
    in_the_end(|| store.commit(played(1))).await.expect("it fits");
    // A connection that is just being handed back is found out then, and nothing is asked over it.
    tokio::time::sleep(Duration::from_millis(500)).await;
    line.falls_silent();
    let unknown =
        tokio::time::timeout(PATIENCE, store.commit(played(2))).await.expect("nobody waits for ever");
    assert!(matches!(unknown, Ok(()) | Err(StoreError::Away(_))), "{unknown:?}");
    let told = in_the_end(|| store.commit(played(2))).await;
    assert!(matches!(told, Ok(()) | Err(StoreError::Conflict)), "{told:?}");
    assert_eq!(in_the_end(|| store.actions("t")).await.expect("read").len(), 3);
    store.close().await;
}

#[tokio::test]
async fn a_line_of_chat_is_not_said_in_an_epoch_that_ends_just_now() {
    let Ok(server) = std::env::var(ADDRESS) else { return };
    let address = fresh(&server).await;
    let store = Arc::new(Postgres::open(&address).await.expect("a fresh database"));
    assert!(store.join("one", false, 3_600_000).await.expect("a place"));
    store.create_table(&table("t", &[])).await.expect("new");
    assert_eq!(store.claim_table("t", "one").await.expect("asked"), Some(Claim::Own(1)));
    let mut other = PgConnection::connect(&address).await.expect("the database");
    let mut takes = other.begin().await.expect("begins");
    sqlx::query("update game_table set epoch = 2").execute(&mut *takes).await.expect("taken");
    let (channel, user) = ("players".to_owned(), "a".to_owned());
    let line = Chat { number: 0, channel, user, name: "Ann".into(), text: "hello".into(), at: 3 };
    let says = store.clone();
    let said = tokio::spawn(async move { says.add_chat("t", &line, Some(1)).await });
    tokio::time::sleep(Duration::from_millis(200)).await;
    takes.commit().await.expect("taken");
    let said = said.await.expect("no panic");
    assert!(matches!(said, Err(StoreError::Conflict)), "{said:?}");
    store.close().await;
}
