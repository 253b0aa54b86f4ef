//! Browsers that are woken: pushes to a tiny push service of the tests' own, which checks who sends them.

use crate::common::{PATIENCE, Person, config, request};
use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD as BASE64;
use detente_protocol::TableCommand;
use detente_server::{Config, start};
use ring::signature::{ECDSA_P256_SHA256_FIXED, UnparsedPublicKey};
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpListener;

/// A push service: takes one request, answers so, and gives what came.
async fn takes(service: &TcpListener, answer: &str) -> String {
    let accepted = tokio::time::timeout(PATIENCE, service.accept()).await.expect("in time");
    let (mut stream, _) = accepted.expect("a client");
    let mut text = String::new();
    while !text.contains("\r\n\r\n") {
        let mut bytes = [0; 2048];
        let n = stream.read(&mut bytes).await.expect("a request");
        text.push_str(&String::from_utf8_lossy(&bytes[..n]));
    }
    stream.write_all(format!("HTTP/1.1 {answer}\r\n\r\n").as_bytes()).await.expect("sent");
    text
}

/// It becomes the turn of `person`, who is away, at a table of Bob's.
async fn turn_of(person: &Person, bob: &Person) -> String {
    let table = bob.create(json!({"game": "twilight", "seats": [{"type": "open"}, {"type": "me"}]})).await;
    let join = TableCommand::Join { seat: "us".into(), commitment: None };
    assert_eq!(person.command(&table, &join).await.status, 200);
    assert_eq!(bob.command(&table, &TableCommand::Start).await.status, 200);
    for _ in 0..6 {
        let seen = bob.get(&format!("/api/tables/{table}")).await.json();
        let version = seen["version"].as_u64().expect("a version") as u32;
        let act = TableCommand::Act { seat: "ussr".into(), version, action: "poland".into(), lay: false };
        assert_eq!(bob.command(&table, &act).await.status, 200);
    }
    table
}

/// Checks the line that says who sends, and gives its claims.
fn claims(request: &str, key: &str) -> Value {
    let line =
        request.lines().find_map(|line| line.strip_prefix("Authorization: vapid t=")).expect("who sends");
    let (token, public) = line.split_once(", k=").expect("with the key");
    assert_eq!(public, key);
    let (said, signature) = token.rsplit_once('.').expect("three parts");
    let bytes = |word: &str| BASE64.decode(word).expect("base64");
    UnparsedPublicKey::new(&ECDSA_P256_SHA256_FIXED, bytes(key))
        .verify(said.as_bytes(), &bytes(signature))
        .expect("signed by the server's own key");
    let (head, claims) = said.split_once('.').expect("two parts are signed");
    let read = |part: &str| serde_json::from_slice::<Value>(&bytes(part)).expect("JSON");
    assert_eq!(read(head)["alg"], "ES256");
    read(claims)
}

#[tokio::test]
async fn a_browser_that_asked_for_it_is_woken_with_nothing_said_and_one_that_is_gone_is_forgotten() {
    let folder = tempfile::tempdir().expect("a folder");
    let settings = || Config { allow_private_webhooks: true, ..config(&folder) };
    let server = start(settings()).await.expect("a server");
    let host = server.addr.to_string();
    let (ann, bob) = (Person::guest(&host, "Ann").await, Person::guest(&host, "Bob").await);
    let service = TcpListener::bind("127.0.0.1:0").await.expect("a port");
    let origin = format!("http://{}", service.local_addr().expect("bound"));
    let key = ann.get("/api/push").await.json()["key"].as_str().expect("a key").to_owned();
    assert_eq!(BASE64.decode(&key).expect("base64").len(), 65, "a point, not compressed");
    let browser = json!({"endpoint": format!("{origin}/push/ann")});
    assert_eq!(ann.post("/api/push", &browser).await.status, 200);
    let mine = ann.get("/api/me/export").await.json();
    assert_eq!(mine["devices"][0]["push"], browser["endpoint"], "part of what is one's own");

    turn_of(&ann, &bob).await;
    let woken = takes(&service, "201 Created").await;
    assert!(woken.starts_with("POST /push/ann HTTP/1.1\r\n"), "{woken}");
    assert!(woken.contains("\r\nTTL: 86400\r\n") && woken.contains("\r\nContent-Length: 0\r\n"), "{woken}");
    assert!(woken.ends_with("\r\n\r\n"), "nothing is said: {woken}");
    let said = claims(&woken, &key);
    assert_eq!(said["aud"], origin.as_str());
    let soon = said["exp"].as_i64().expect("a time") - detente_server::time::wall() / 1000;
    assert!((1..=24 * 3600).contains(&soon), "RFC 8292 allows a day: {soon}");
    assert!(said["sub"].as_str().is_some_and(|contact| contact.starts_with("http")));

    // The key is the same after a restart: browsers have subscribed to it.
    server.stop().await;
    let server = start(settings()).await.expect("the same data");
    let host = server.addr.to_string();
    let again =
        |person: &Person| Person { host: host.clone(), cookie: person.cookie.clone(), id: person.id.clone() };
    let (ann, bob) = (again(&ann), again(&bob));
    assert_eq!(ann.get("/api/push").await.json()["key"], key.as_str());
    turn_of(&ann, &bob).await;
    takes(&service, "410 Gone").await;
    while !server.hub.store.pushes(&ann.id).await.expect("read").is_empty() {
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
    server.stop().await;
}

#[tokio::test]
async fn a_subscription_ends_with_its_session_or_when_it_is_not_wanted_any_more() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = start(config(&folder)).await.expect("a server");
    let host = server.addr.to_string();
    let ann = Person::guest(&host, "Ann").await;
    let at = |n: u32| json!({"endpoint": format!("https://push.example.org/{n}")});
    for n in 0..12 {
        assert_eq!(ann.post("/api/push", &at(n)).await.status, 200);
    }
    let mine = async || server.hub.store.pushes(&ann.id).await.expect("read").len();
    assert_eq!(mine().await, 8, "so many devices and no more");
    assert_eq!(ann.post("/api/push/off", &at(11)).await.status, 200);
    assert_eq!(mine().await, 7);
    for bad in ["http://push.example.org/x", "ftp://push.example.org", "https://a@b/", ""] {
        assert_eq!(ann.post("/api/push", &json!({"endpoint": bad})).await.status, 400, "{bad}");
    }
    assert_eq!(request(&host, "POST", "/api/push", "", &at(1).to_string()).await.status, 401);
    ann.post("/api/logout", &json!({})).await;
    assert_eq!(mine().await, 0, "signed out");
    server.stop().await;
}

#[tokio::test]
async fn a_push_address_that_leads_into_the_hosts_own_network_is_never_called() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = start(config(&folder)).await.expect("a server");
    let host = server.addr.to_string();
    let (ann, bob) = (Person::guest(&host, "Ann").await, Person::guest(&host, "Bob").await);
    let service = TcpListener::bind("127.0.0.1:0").await.expect("a port");
    let port = service.local_addr().expect("bound").port();
    let browser = json!({"endpoint": format!("https://localhost:{port}/")});
    assert_eq!(ann.post("/api/push", &browser).await.status, 200, "a name says nothing yet");
    turn_of(&ann, &bob).await;
    // It is tried once, refused when the name was looked up, and forgotten.
    while !server.hub.store.pushes(&ann.id).await.expect("read").is_empty() {
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
    let called = tokio::time::timeout(std::time::Duration::from_millis(50), service.accept()).await;
    assert!(called.is_err(), "nobody called");
    server.stop().await;
}
