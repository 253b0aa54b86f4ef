//! Messages to those who are away: webhooks and e-mail, delivered to tiny servers of the tests' own on loopback.

use std::time::Duration;

use crate::common::mail::{link, mail_server, next, with_mail};
use crate::common::{Client, PATIENCE, Person, config, request, server};
use detente_protocol::TableCommand;
use detente_server::{Config, start};
use detente_store::{Job, Sqlite, Store};
use serde_json::json;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpListener;

/// Messages that wait, without the chores of the house.
async fn messages(store: &dyn Store) -> Vec<Job> {
    let mut jobs = store.jobs(99).await.expect("read");
    jobs.retain(|job| job.kind != "sweep");
    jobs
}

/// Bob makes a table at which it becomes the turn of `person`, who is away.
async fn turn_of(person: &Person, bob: &Person) -> String {
    let table = bob.create(json!({"game": "twilight", "seats": [{"type": "open"}, {"type": "me"}]})).await;
    let join = TableCommand::Join { seat: "us".into(), commitment: None };
    assert_eq!(person.command(&table, &join).await.status, 200);
    let mut b: Client = bob.socket().await;
    b.watch(&table, None).await.expect("the owner's");
    b.command(&table, TableCommand::Start).await.expect("full");
    for _ in 0..6 {
        let act = TableCommand::Act {
            seat: "ussr".into(),
            version: b.version(),
            action: "poland".into(),
            lay: false,
        };
        b.command(&table, act).await.expect("legal");
    }
    table
}

#[tokio::test]
async fn an_address_is_confirmed_by_its_owner_and_then_told_of_his_turn_even_if_the_mail_server_fails_at_first()
 {
    let folder = tempfile::tempdir().expect("a folder");
    let (url, mut letters) = mail_server(vec!["451 later", "421 busy"]).await;
    let server = start(with_mail(&folder, url)).await.expect("a server");
    let host = server.addr.to_string();
    let (ann, bob) = (Person::guest(&host, "Ann").await, Person::guest(&host, "Bob").await);
    // It becomes her turn while she is here: nothing is to be sent.
    let mut here = ann.socket().await;
    here.next().await.expect("the server says hello");
    let table = turn_of(&ann, &bob).await;
    drop(here);
    while server.hub.is_connected(&ann.id) {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }

    let me = ann.put("/api/me", &json!({"email": "anna@example.org"})).await.json();
    assert_eq!(
        (me["email"].as_str(), me["emailConfirmed"].as_bool()),
        (Some("anna@example.org"), Some(false))
    );
    assert!(next(&mut letters).await.to.contains("<anna@example.org>"));
    // A message about her turn that lies there all the same is not sent to an address that is not confirmed.
    let message = Job { account: ann.id.clone(), body: table, ..Job::new("mail", "hers".into(), 0, 0) };
    server.hub.store.add_job(&message).await.expect("stored");
    ann.put("/api/me", &json!({"email": "ann@example.org"})).await;
    let letter = next(&mut letters).await;
    assert!(
        letter.to.contains("<ann@example.org>")
            && letter.text.contains("Subject: Please confirm your address")
    );
    let path = link(&letter, "/api/email/");
    while !messages(&*server.hub.store).await.is_empty() {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    assert!(letters.try_recv().is_err(), "nothing else came");

    let page = request(&host, "GET", &path, "", "").await;
    assert!(page.status == 200 && page.body.contains("ann@example.org"), "{page:?}");
    assert_eq!(ann.get("/api/me").await.json()["emailConfirmed"], false, "looking at a page changes nothing");
    assert_eq!(request(&host, "POST", &path, "", "").await.status, 200);
    assert_eq!(ann.get("/api/me").await.json()["emailConfirmed"], true);
    assert_eq!(request(&host, "POST", &path, "", "").await.status, 404, "a link is good once");

    ann.put("/api/me", &json!({"language": "it"})).await;
    let table = turn_of(&ann, &bob).await;
    let letter = next(&mut letters).await;
    assert!(letter.text.contains("Subject: Tocca a te"), "{letter:?}");
    assert!(
        letter.text.contains(&format!("/table/{table}")) && letter.text.contains("/settings"),
        "{letter:?}"
    );
    let counted = |metrics: &str| {
        metrics.contains("detente_mails_sent_total 3\n") && metrics.contains("detente_mails_failed_total 0\n")
    };
    // The letter is there a moment before the server knows that it was taken.
    while !counted(&request(&host, "GET", "/metrics", "", "").await.body) {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    server.stop().await;
}

#[tokio::test]
async fn without_a_mail_server_no_address_is_taken_and_a_letter_that_is_refused_is_given_up() {
    let plain = server().await;
    let ann = Person::guest(&plain.host(), "Ann").await;
    let reply = ann.put("/api/me", &json!({"email": "ann@example.org"})).await;
    assert_eq!((reply.status, reply.json()["text"].as_str()), (409, Some("This server sends no e-mail")));
    plain.running.stop().await;

    let folder = tempfile::tempdir().expect("a folder");
    let (url, mut letters) = mail_server(vec!["550 never"]).await;
    let server = start(with_mail(&folder, url)).await.expect("a server");
    let ann = Person::guest(&server.addr.to_string(), "Ann").await;
    for bad in ["ann", "a@b@c", "ann@example.org\r\nBcc: eve@example.org", "<ann@example.org>"] {
        assert_eq!(ann.put("/api/me", &json!({"email": bad})).await.status, 400, "{bad}");
    }
    ann.put("/api/me", &json!({"email": "first@example.org"})).await;
    while !ann.get("/metrics").await.body.contains("detente_mails_failed_total 1\n") {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    ann.put("/api/me", &json!({"email": "second@example.org"})).await;
    assert!(next(&mut letters).await.to.contains("second"), "the first was not tried again");
    server.stop().await;
}

#[tokio::test]
async fn a_webhook_that_could_not_be_delivered_is_delivered_after_a_restart() {
    let folder = tempfile::tempdir().expect("a folder");
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
    let hook = listener.local_addr().expect("bound");
    drop(listener);
    let settings = || Config {
        allow_private_webhooks: true,
        pauses: vec![Duration::from_secs(3600)],
        ..config(&folder)
    };
    let server = start(settings()).await.expect("a server");
    let host = server.addr.to_string();
    let (ann, bob) = (Person::guest(&host, "Ann").await, Person::guest(&host, "Bob").await);
    ann.put("/api/me", &json!({"webhook": format!("http://{hook}/secret-path")})).await;
    let table = turn_of(&ann, &bob).await;
    loop {
        let waiting = messages(&*server.hub.store).await;
        // Tried once, and put off for an hour.
        if waiting
            .first()
            .is_some_and(|message| message.attempts == 1 && message.due > message.created + 600_000)
        {
            break;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    server.stop().await;

    // An hour later, said by the store.
    let store = Sqlite::open(&folder.path().join("data/detente.db")).await.expect("the same file");
    let waiting = messages(&store).await;
    assert_eq!(waiting.len(), 1, "one message, though it is her turn for a while: {waiting:?}");
    assert!(store.retry_job(&waiting[0], 0).await.expect("due"));
    store.close().await;
    let listener = TcpListener::bind(hook).await.expect("the port is still free");
    let server = start(settings()).await.expect("the same data");
    let (mut stream, _) =
        tokio::time::timeout(PATIENCE, listener.accept()).await.expect("in time").expect("a client");
    let mut text = String::new();
    while !text.contains('}') {
        let mut bytes = [0; 1024];
        let n = stream.read(&mut bytes).await.expect("a request");
        text.push_str(&String::from_utf8_lossy(&bytes[..n]));
    }
    stream.write_all(b"HTTP/1.1 204 No Content\r\n\r\n").await.expect("sent");
    assert!(text.starts_with("POST /secret-path ") && text.contains(&format!("/table/{table}")), "{text}");
    while !messages(&*server.hub.store).await.is_empty() {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    server.stop().await;
}

#[tokio::test]
async fn a_stranger_is_written_to_three_times_a_day_and_in_nobodys_words() {
    let folder = tempfile::tempdir().expect("a folder");
    let (url, mut letters) = mail_server(vec![]).await;
    let server = start(with_mail(&folder, url)).await.expect("a server");
    let host = server.addr.to_string();
    let spellings =
        ["vic@example.org", "Vic@example.org", "v.ic@example.org", "vic+1@example.org", "vic@example.org"];
    let mut taken = 0;
    for (n, address) in spellings.iter().enumerate() {
        let eve = Person::guest(&host, &format!("Win money {n}")).await;
        let reply = eve.put("/api/me", &json!({"email": address})).await;
        assert_eq!(reply.status, if taken < 3 { 200 } else { 429 }, "{address}: {reply:?}");
        if reply.status == 200 {
            taken += 1;
            let letter = next(&mut letters).await;
            assert!(
                letter.to.to_lowercase().contains("example.org") && !letter.text.contains("Win money"),
                "{letter:?}"
            );
        }
    }
    let eve = Person::guest(&host, "Eve").await;
    assert_eq!(eve.put("/api/me", &json!({"email": "other@example.org"})).await.status, 200, "somebody else");
    assert!(next(&mut letters).await.to.contains("other"), "nothing came in between");
    server.stop().await;
}
