//! Somebody who is away and whose turn it becomes, again and again: each time a message has to arrive, whatever has failed meanwhile.

use std::collections::{HashMap, HashSet};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use detente_protocol::TableCommand;
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpListener, TcpStream};

use crate::games::House;
use crate::net::{post, put};

/// A message whose server died in the middle is another server's after two minutes; and then it may be tried again some times.
const ARRIVES: Duration = Duration::from_secs(300);
/// Somebody's turn comes this often.
const OFTEN: Duration = Duration::from_millis(1500);
/// Of so many calls one is refused, so that it has to be made again.
const REFUSED: usize = 4;

/// Where the messages arrive.
#[derive(Debug)]
pub struct Receiver {
    url: String,
    calls: AtomicUsize,
    /// The tables of which it was told, and how often.
    told: Mutex<HashMap<String, usize>>,
    /// The tables of which it has to be told: a server has answered that the game begins, and it is somebody's turn who is away.
    awaited: Mutex<HashSet<String>>,
}

impl Receiver {
    pub async fn start() -> Arc<Receiver> {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let url = format!("http://{}/turns", listener.local_addr().expect("bound"));
        let receiver = Arc::new(Receiver {
            url,
            calls: AtomicUsize::new(0),
            told: Mutex::default(),
            awaited: Mutex::default(),
        });
        let own = receiver.clone();
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                let own = own.clone();
                tokio::spawn(async move { own.hear(stream).await });
            }
        });
        receiver
    }

    /// One call. A server may die in the middle of it.
    async fn hear(&self, mut stream: TcpStream) -> Option<()> {
        let (mut text, mut bytes) = (String::new(), [0; 4096]);
        let body = loop {
            let read = stream.read(&mut bytes).await.ok().filter(|&read| read > 0)?;
            text.push_str(&String::from_utf8_lossy(&bytes[..read]));
            let body = text.split_once("\r\n\r\n").map_or("", |(_, body)| body);
            if let Ok(body) = serde_json::from_str::<Value>(body) {
                break body;
            }
        };
        let refuses = self.calls.fetch_add(1, Ordering::Relaxed) % REFUSED == REFUSED - 1;
        let status = if refuses { "503 Service Unavailable" } else { "204 No Content" };
        if !refuses {
            let said = body["content"].as_str().expect("a sentence");
            let (_, table) = said.rsplit_once("/table/").expect("a link to the table");
            *self.told.lock().expect("whole").entry(table.trim().to_owned()).or_default() += 1;
        }
        stream.write_all(format!("HTTP/1.1 {status}\r\nConnection: close\r\n\r\n").as_bytes()).await.ok()
    }

    fn missing(&self) -> Vec<String> {
        let told = self.told.lock().expect("whole");
        let awaited = self.awaited.lock().expect("whole");
        awaited.iter().filter(|table| !told.contains_key(*table)).cloned().collect()
    }

    /// Waits until everything has arrived; says how many messages there had to be, and how many of them arrived more than once.
    pub async fn wait(&self) -> (usize, usize) {
        let began = Instant::now();
        loop {
            let missing = self.missing();
            if missing.is_empty() {
                break;
            }
            assert!(began.elapsed() < ARRIVES, "nobody was told of {missing:?}");
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
        let awaited = self.awaited.lock().expect("whole");
        assert!(!awaited.is_empty(), "nobody's turn has come");
        let told = self.told.lock().expect("whole");
        (awaited.len(), awaited.iter().filter(|table| told[*table] > 1).count())
    }
}

/// Tries until it is done; nothing if the house closes before.
async fn until_done<T, F: Future<Output = Option<T>>>(
    house: &House,
    mut ask: impl FnMut(usize) -> F,
) -> Option<T> {
    for host in 0.. {
        if house.is_over() {
            return None;
        }
        if let Some(done) = ask(host).await {
            return Some(done);
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    None
}

/// Somebody who has no socket makes tables at which another sits down, and goes away whenever a game begins: the first decision is hers.
pub async fn be_away(house: Arc<House>, receiver: Arc<Receiver>) {
    let guest = async |name: &str| {
        let wish = json!({ "name": name });
        let guest = until_done(&house, |host| post(house.host(host), "/api/guest", "", &wish)).await;
        guest.map(|(cookie, _)| cookie)
    };
    let (Some(zoe), Some(max)) = (guest("Zoe").await, guest("Max").await) else { return };
    let wish = json!({ "webhook": receiver.url });
    let set = until_done(&house, |host| put(house.host(host), "/api/me", &zoe, &wish)).await;
    if set.is_none() {
        return;
    }
    let mut n = 0;
    while !house.is_over() {
        n += 1;
        let _ = begin(house.host(n), house.host(n + 1), &zoe, &max, &receiver).await;
        tokio::time::sleep(OFTEN).await;
    }
}

/// A game begins, if nothing fails.
async fn begin(host: &str, other: &str, zoe: &str, max: &str, receiver: &Receiver) -> Option<()> {
    let wish = json!({"game": "twilight", "seats": [{"type": "open"}, {"type": "me"}]});
    let (_, made) = post(host, "/api/tables", zoe, &wish).await?;
    let table = made["id"].as_str()?;
    let path = format!("/api/tables/{table}/commands");
    let join = TableCommand::Join { seat: "us".to_owned(), commitment: None };
    post(other, &path, max, &json!(join)).await?;
    post(host, &path, zoe, &json!(TableCommand::Start)).await?;
    receiver.awaited.lock().expect("whole").insert(table.to_owned());
    Some(())
}
