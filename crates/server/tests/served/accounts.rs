//! An account for life, as its owner uses it: passwords, sessions, a second factor, data, the end.

use std::time::{SystemTime, UNIX_EPOCH};

use crate::common::mail::{link, mail_server, next, with_mail};
use crate::common::{Person, Reply, config, request, server, two};
use detente_protocol::{TableCommand, TableStatus};
use detente_server::{Config, account, start};
use serde_json::{Value, json};
use totp_rs::{Builder, Secret};

const PASSWORD: &str = "correct horse";

async fn registered(host: &str, name: &str) -> Person {
    let guest = Person::guest(host, "").await;
    let reply = guest.post("/api/register", &json!({"name": name, "password": PASSWORD})).await;
    assert_eq!(reply.status, 200, "{reply:?}");
    Person { cookie: reply.cookie().expect("a session"), ..guest }
}

async fn login(host: &str, name: &str, password: &str, code: Option<&str>) -> Reply {
    let wish = json!({"name": name, "password": password, "code": code});
    request(host, "POST", "/api/login", "", &wish.to_string()).await
}

#[tokio::test]
async fn a_password_is_changed_by_who_knows_it_and_the_others_are_signed_out() {
    let server = server().await;
    let host = server.host();
    let ann = registered(&host, "Ann Lee").await;
    let phone = login(&host, "Ann Lee", PASSWORD, None).await.cookie().expect("a session");
    let mut socket = crate::common::Client::connect(&host, &phone).await;
    let list = ann.get("/api/sessions").await.json();
    // The guest's own session, the registered one and the phone's.
    assert_eq!(list.as_array().map(Vec::len), Some(3), "{list}");
    assert_eq!(list.as_array().expect("a list").iter().filter(|one| one["this"] == true).count(), 1);
    for (present, new, status) in [("wrong horse", "battery staple", 401), (PASSWORD, "short", 400)] {
        let reply = ann.post("/api/password", &json!({"present": present, "new": new})).await;
        assert_eq!(reply.status, status, "{reply:?}");
    }
    let reply = ann.post("/api/password", &json!({"present": PASSWORD, "new": "battery staple"})).await;
    assert!(reply.status == 200 && reply.json()["passwordChanged"].is_i64(), "{reply:?}");
    while socket.next().await.is_some() {}
    assert_eq!(request(&host, "GET", "/api/me", &phone, "").await.status, 401);
    assert_eq!(ann.get("/api/me").await.status, 200, "she stays");
    assert_eq!(login(&host, "Ann Lee", PASSWORD, None).await.status, 401);
    let phone = login(&host, "Ann Lee", "battery staple", None).await.cookie().expect("a session");

    // One session is ended, or all others.
    let bob = Person::guest(&host, "Bob").await;
    let list = ann.get("/api/sessions").await.json();
    let other = list.as_array().expect("a list").iter().find(|one| one["this"] == false).expect("the phone");
    let path = format!("/api/sessions/{}", other["id"].as_str().expect("an id"));
    assert_eq!(request(&host, "DELETE", &path, &bob.cookie, "").await.status, 404, "not his");
    assert_eq!(request(&host, "DELETE", &path, &ann.cookie, "").await.status, 200);
    assert_eq!(request(&host, "GET", "/api/me", &phone, "").await.status, 401);
    let again = login(&host, "Ann Lee", "battery staple", None).await.cookie().expect("a session");
    assert_eq!(request(&host, "DELETE", "/api/sessions", &ann.cookie, "").await.status, 200);
    assert_eq!(request(&host, "GET", "/api/me", &again, "").await.status, 401);
    assert_eq!(
        bob.post("/api/password", &json!({"present": "", "new": "12345678"})).await.status,
        403,
        "a guest"
    );
    server.running.stop().await;
}

#[tokio::test]
async fn a_lost_password_is_replaced_by_a_letter_that_is_good_once() {
    let folder = tempfile::tempdir().expect("a folder");
    let (url, mut letters) = mail_server(vec![]).await;
    let server = start(with_mail(&folder, url)).await.expect("a server");
    let host = server.addr.to_string();
    let ann = registered(&host, "Ann Lee").await;
    let ask =
        async |name: &str| request(&host, "POST", "/api/reset", "", &json!({"name": name}).to_string()).await;
    let email = |address: &str, password: &str| json!({"email": address, "password": password});
    assert_eq!(
        ann.put("/api/me", &email("ann@example.org", "wrong")).await.status,
        401,
        "the password again"
    );
    assert_eq!(ann.put("/api/me", &email("ann@example.org", PASSWORD)).await.status, 200);
    let confirm = link(&next(&mut letters).await, "/api/email/");
    let (nobody, unconfirmed) = (ask("Nobody").await, ask("Ann Lee").await);
    assert_eq!((nobody.status, &nobody.body), (200, &unconfirmed.body), "nobody learns who is here");
    assert_eq!(request(&host, "POST", &confirm, "", "").await.status, 200);

    // Another address counts once it is confirmed; until then the old one is the way back.
    assert_eq!(ann.put("/api/me", &email("new@example.org", PASSWORD)).await.json()["emailConfirmed"], false);
    assert!(next(&mut letters).await.to.contains("new@"));
    let token = ann.post("/api/tokens", &json!({"label": "bot"})).await.json();
    assert_eq!(ask("Ann Lee").await.status, 200);
    let letter = next(&mut letters).await;
    assert!(letter.to.contains("<ann@example.org>") && !letter.text.contains("Ann Lee"), "{letter:?}");
    let path = link(&letter, "/reset/");
    let path = format!("/api{path}");
    let choose = async |path: &str, password: &str| {
        request(&host, "POST", path, "", &json!({"password": password}).to_string()).await.status
    };
    assert_eq!(choose("/api/reset/nonsense", "battery staple").await, 404);
    assert_eq!(choose(&path, "short").await, 400, "and the link stays good");
    assert_eq!(choose(&path, "battery staple").await, 200);
    assert_eq!(choose(&path, "another staple").await, 404, "once");
    assert_eq!(ann.get("/api/me").await.status, 401, "everybody is signed out");
    let bearer = format!("Bearer {}", token["token"].as_str().expect("a token"));
    assert_eq!(request(&host, "GET", "/api/me", &bearer, "").await.status, 401, "programs too");
    assert_eq!(login(&host, "Ann Lee", PASSWORD, None).await.status, 401);
    assert_eq!(login(&host, "Ann Lee", "battery staple", None).await.status, 200);
    // Only hashes lie in the store.
    let code = path.rsplit('/').next().expect("a code");
    let file = std::fs::read(folder.path().join("data/detente.db-wal")).unwrap_or_default();
    assert!(!file.windows(code.len()).any(|bytes| bytes == code.as_bytes()));
    server.stop().await;
}

fn code_of(secret: &str, steps: i64) -> String {
    let secret = Secret::try_from_base32(secret).expect("base 32");
    let app = Builder::new().with_secret(secret).build().expect("an app");
    let now = SystemTime::now().duration_since(UNIX_EPOCH).expect("after 1970").as_secs() as i64;
    app.generate((now + 30 * steps) as u64).to_string()
}

#[tokio::test]
async fn a_second_factor_is_asked_for_and_every_code_is_good_once() {
    let server = server().await;
    let host = server.host();
    let ann = registered(&host, "Ann Lee").await;
    assert_eq!(ann.post("/api/second-factor", &json!({"password": "wrong horse"})).await.status, 401);
    let begun = ann.post("/api/second-factor", &json!({"password": PASSWORD})).await.json();
    let secret = begun["secret"].as_str().expect("a secret").to_owned();
    assert!(
        begun["uri"].as_str().is_some_and(|uri| uri.starts_with("otpauth://totp/") && uri.contains(&secret))
    );
    assert!(begun["qr"].as_array().is_some_and(|rows| rows.len() > 20));
    assert_eq!(login(&host, "Ann Lee", PASSWORD, None).await.status, 200, "not before it was confirmed");
    let confirm = async |code: &str| {
        request(&host, "PUT", "/api/second-factor", &ann.cookie, &json!({"code": code}).to_string()).await
    };
    assert_eq!(confirm("000000").await.status, 401);
    let first = code_of(&secret, 0);
    let codes = confirm(&first).await.json()["codes"].clone();
    let codes: Vec<String> = serde_json::from_value(codes).expect("codes");
    assert_eq!(codes.len(), 10);
    let me = ann.get("/api/me").await.json();
    assert_eq!((me["twoFactor"].as_bool(), me["recoveryLeft"].as_u64()), (Some(true), Some(10)));

    let asked = login(&host, "Ann Lee", PASSWORD, None).await;
    assert_eq!(
        (asked.status, asked.json()["code"].as_str(), asked.cookie()),
        (401, Some("second-factor"), None)
    );
    assert_eq!(
        login(&host, "Ann Lee", "wrong horse", Some(&codes[0])).await.json()["code"],
        "wrong-password"
    );
    assert_eq!(login(&host, "Ann Lee", PASSWORD, Some("123")).await.status, 401);
    assert_eq!(login(&host, "Ann Lee", PASSWORD, Some(&first)).await.status, 401, "used to confirm");
    let later = code_of(&secret, 1);
    assert_eq!(login(&host, "Ann Lee", PASSWORD, Some(&later)).await.status, 200);
    assert_eq!(login(&host, "Ann Lee", PASSWORD, Some(&later)).await.status, 401, "once");
    let spaced = format!(" {}-{} ", &codes[0][..5], codes[0][5..].to_uppercase());
    assert_eq!(login(&host, "Ann Lee", PASSWORD, Some(&spaced)).await.status, 200, "a recovery code");
    assert_eq!(login(&host, "Ann Lee", PASSWORD, Some(&codes[0])).await.status, 401, "once");
    let renewed = ann.post("/api/second-factor/codes", &json!({"password": PASSWORD})).await.json();
    assert_eq!(login(&host, "Ann Lee", PASSWORD, Some(&codes[1])).await.status, 401, "the old ones are gone");
    let fresh = renewed["codes"][0].as_str().expect("a code");
    assert_eq!(login(&host, "Ann Lee", PASSWORD, Some(fresh)).await.status, 200);
    assert_eq!(ann.post("/api/second-factor/off", &json!({"password": "wrong horse"})).await.status, 401);
    assert_eq!(ann.post("/api/second-factor/off", &json!({"password": PASSWORD})).await.status, 200);
    assert_eq!(login(&host, "Ann Lee", PASSWORD, None).await.status, 200);
    server.running.stop().await;
}

#[tokio::test]
async fn everything_of_ones_own_can_be_taken_along() {
    let server = server().await;
    let host = server.host();
    let (ann, bob, table, mut a, mut b) = two(&host, json!({})).await;
    a.command(&table, TableCommand::Chat { text: "good luck".into() }).await.expect("said");
    b.command(&table, TableCommand::Chat { text: "thanks".into() }).await.expect("said");
    a.command(&table, TableCommand::Note { text: "my plan".into() }).await.expect("noted");
    let mine: Value = ann.get("/api/me/export").await.json();
    assert_eq!(
        (mine["account"]["name"].as_str(), mine["notes"][0]["text"].as_str()),
        (Some("Ann"), Some("my plan"))
    );
    assert_eq!(mine["chat"].as_array().map(Vec::len), Some(1), "her own lines: {mine}");
    let kept: Vec<&Value> =
        ["formerNames", "muted", "reports", "measures"].iter().map(|&key| &mine[key]).collect();
    assert!(kept.iter().all(|kept| kept.is_array()), "{mine}");
    let record = mine["games"][0]["record"].as_str().expect("a record");
    assert!(record.starts_with("detente-seen 1"), "a running game as she knows it: {record}");
    let his = bob.get("/api/me/export").await;
    assert!(his.head.contains("attachment") && !his.body.contains("my plan"), "{his:?}");
    assert!(
        !mine.to_string().contains("argon2") && !mine.to_string().contains(&ann.cookie[8..]),
        "no secret"
    );
    assert_eq!(request(&host, "GET", "/api/me/export", "", "").await.status, 401);
    server.running.stop().await;
}

#[tokio::test]
async fn progress_in_the_lessons_is_kept_with_the_account_joined_and_taken_along() {
    let server = server().await;
    let host = server.host();
    assert_eq!(request(&host, "GET", "/api/me/lessons", "", "").await.status, 401, "nobody's lessons");
    let ann = registered(&host, "Ann Lee").await;
    assert_eq!(ann.get("/api/me/lessons").await.json(), json!({"done": {}}));
    let put =
        async |done: Value| ann.put("/api/me/lessons", &json!({ "done": done })).await.json()["done"].clone();
    assert_eq!(put(json!({"twilight/coups": 2})).await, json!({"twilight/coups": 2}));
    // Another browser has done other lessons, less of this one, and sends what is no lesson.
    let other = json!({"twilight/coups": 1, "twilight/board": 200, "chess/mate": 3, "guerra-fria/table": 0});
    let stages = detente_lessons::find("twilight", "board").expect("a lesson").stages();
    let together = json!({"twilight/coups": 2, "twilight/board": stages});
    assert_eq!(put(other).await, together);
    assert_eq!(ann.put("/api/me/lessons", &json!({"done": {"twilight/coups": 256}})).await.status, 400);
    assert_eq!(ann.put("/api/me/lessons", &json!({"done": 7})).await.status, 400);
    assert_eq!(ann.put("/api/me", &json!({"language": "it"})).await.status, 200, "settings leave it alone");

    let phone = login(&host, "Ann Lee", PASSWORD, None).await.cookie().expect("a session");
    assert_eq!(request(&host, "GET", "/api/me/lessons", &phone, "").await.json(), json!({"done": together}));
    let mine = ann.get("/api/me/export").await.json();
    assert_eq!(mine["lessons"], together);

    let bob = Person::guest(&host, "Bob").await;
    bob.put("/api/me/lessons", &json!({"done": {"twilight/coups": 1}})).await;
    let bob = (bob.id.clone(), bob.post("/api/me/leave", &json!({"name": "Bob", "password": ""})).await);
    assert_eq!(bob.1.status, 200);
    let gone = server.running.hub.store.user(&bob.0).await.expect("read");
    assert!(gone.is_none_or(|user| !user.body.contains("coups")), "it goes with the account");
    server.running.stop().await;
}

#[tokio::test]
async fn an_account_ends_after_a_week_and_its_games_stay_without_the_name() {
    let server = server().await;
    let host = server.host();
    let ann = registered(&host, "Ann Lee").await;
    let bob = Person::guest(&host, "Bob").await;
    let me = json!({"type": "me"});
    let game = async || {
        let table = ann.create(json!({"game": "twilight", "seats": [me, {"type": "open"}]})).await;
        assert_eq!(
            bob.command(&table, &TableCommand::Join { seat: "ussr".into(), commitment: None }).await.status,
            200
        );
        assert_eq!(ann.command(&table, &TableCommand::Start).await.status, 200);
        table
    };
    let (finished, running, untouched) = (game().await, game().await, game().await);
    // 3.2: the USSR sets up, until it is the turn of the US.
    let path = format!("/api/tables/{running}");
    loop {
        let view = bob.get(&path).await.json();
        if view["question"]["awaited"] != true {
            break;
        }
        let act = json!({
            "type": "act", "seat": "ussr", "version": view["version"], "lay": false,
            "action": view["question"]["choices"][0]["action"],
        });
        assert_eq!(bob.post(&format!("{path}/commands"), &act).await.status, 200);
    }
    assert_eq!(ann.command(&finished, &TableCommand::Chat { text: "by Ann".into() }).await.status, 200);
    assert_eq!(bob.command(&finished, &TableCommand::Resign { seat: "ussr".into() }).await.status, 200);
    let open = ann.create(json!({"game": "twilight", "seats": [me, {"type": "open"}]})).await;

    let leave = |name: &str, password: &str| json!({"name": name, "password": password});
    assert_eq!(ann.post("/api/me/leave", &leave("Ann", PASSWORD)).await.status, 400, "the whole name");
    assert_eq!(ann.post("/api/me/leave", &leave("Ann Lee", "wrong horse")).await.status, 401);
    let reply = ann.post("/api/me/leave", &leave("Ann Lee", PASSWORD)).await;
    assert!(reply.status == 200 && reply.json()["leaves"].is_i64(), "{reply:?}");
    assert_eq!(ann.get("/api/me").await.status, 401, "signed out");
    let hub = &server.running.hub;
    account::leave::finish(hub).await.expect("swept");
    let back = login(&host, "Ann Lee", PASSWORD, None).await;
    assert!(back.status == 200 && back.json()["leaves"].is_null(), "who signs in stays: {back:?}");
    let ann = Person { cookie: back.cookie().expect("a session"), ..ann };
    assert_eq!(ann.post("/api/me/leave", &leave("Ann Lee", PASSWORD)).await.status, 200);
    let mut user = hub.store.user(&ann.id).await.expect("read").expect("still there");
    user.leaves = Some(1);
    hub.store.save_user(&user).await.expect("as if a week were over");
    account::leave::finish(hub).await.expect("swept");

    assert_eq!(login(&host, "Ann Lee", PASSWORD, None).await.status, 401);
    for (table, ending) in [(&finished, "resign"), (&running, "resign")] {
        let view = bob.get(&format!("/api/tables/{table}?lang=es")).await.json();
        assert_eq!(view["table"]["seats"][0]["sitter"]["name"], "antiguo jugador", "{view}");
        assert_eq!(view["table"]["result"]["ending"], ending);
        let record = bob.get(&format!("/api/tables/{table}/record")).await;
        assert!(record.status == 200 && !record.body.contains("Ann"), "{record:?}");
    }
    assert_eq!(
        bob.get(&format!("/api/tables/{running}")).await.json()["table"]["result"]["winners"],
        json!(["ussr"])
    );
    // Nobody has lost a game in which nobody has done anything.
    let view = bob.get(&format!("/api/tables/{untouched}")).await.json();
    assert_eq!(view["table"]["status"], json!(TableStatus::Aborted));
    assert!(view["table"]["result"].is_null());
    assert!(!bob.get(&format!("/api/tables/{finished}/chat")).await.body.contains("by Ann"));
    let view = bob.get(&format!("/api/tables/{open}")).await.json();
    assert_eq!(view["table"]["seats"][0]["sitter"]["type"], "open");
    assert_eq!(view["table"]["status"], json!(TableStatus::Aborted), "nobody is left to call it off");
    registered(&host, "Ann Lee").await;

    // A guest has nothing to wait for.
    let cid = Person::guest(&host, "Cid").await;
    assert_eq!(cid.post("/api/me/leave", &json!({"name": "Cid"})).await.status, 200);
    assert_eq!(cid.get("/api/me").await.status, 401);
    server.running.stop().await;
    drop(config(&server.folder));
}

#[tokio::test]
async fn a_name_is_changed_by_its_owner_and_the_old_one_is_nobody_elses_for_a_while() {
    let server = server().await;
    let host = server.host();
    let ann = registered(&host, "Ann Lee").await;
    let bob = registered(&host, "Bob").await;
    let rename = async |who: &Person, name: &str, password: &str| {
        who.post("/api/me/name", &json!({"name": name, "password": password})).await
    };
    assert_eq!(rename(&ann, "Ann Lind", "wrong horse").await.status, 401);
    for (name, status) in [("x", 400), ("Bob", 409), ("B0b", 409), ("Moderator", 409)] {
        assert_eq!(rename(&ann, name, PASSWORD).await.status, status, "{name}");
    }
    let guest = Person::guest(&host, "Guest").await;
    for (name, status) in [("Somebody", 200), ("y", 400), ("B0b", 409), ("Moderator", 409)] {
        assert_eq!(rename(&guest, name, "").await.status, status, "a guest as {name}");
    }
    assert_eq!(guest.get("/api/me").await.json()["name"], "Somebody");
    let table = ann.create(json!({"game": "twilight", "seats": [{"type": "me"}, {"type": "open"}]})).await;
    let early = Person::guest(&host, "Ann Lind").await;
    let reply = rename(&ann, "Ann Lind", PASSWORD).await;
    assert_eq!((reply.status, reply.json()["name"].as_str()), (200, Some("Ann Lind")), "{reply:?}");
    assert_ne!(early.get("/api/me").await.json()["name"], "Ann Lind", "a guest makes room");
    assert_eq!(login(&host, "Ann Lee", PASSWORD, None).await.status, 401);
    assert_eq!(login(&host, "Ann Lind", PASSWORD, None).await.status, 200);
    let seats = bob.get(&format!("/api/tables/{table}")).await.json()["table"]["seats"].clone();
    assert_eq!(seats[0]["sitter"]["name"], "Ann Lee", "tables keep the name under which she sat down");

    // Nobody is taken for her: not a guest, not who registers, not who changes their own name.
    let wish = |name: &str| json!({"name": name, "password": PASSWORD}).to_string();
    for alike in ["Ann Lee", "ann lee"] {
        assert_eq!(request(&host, "POST", "/api/guest", "", &wish(alike)).await.status, 409, "{alike}");
        assert_eq!(request(&host, "POST", "/api/register", "", &wish(alike)).await.status, 409, "{alike}");
        assert_eq!(rename(&bob, alike, PASSWORD).await.status, 409, "{alike}");
    }
    // She may go back, and not change for ever.
    assert_eq!(rename(&ann, "Ann Lee", PASSWORD).await.status, 200);
    assert_eq!(rename(&ann, "ANN LEE", PASSWORD).await.status, 200, "her own in other letters");
    for (name, status) in [("Anna One", 200), ("Anna Two", 200), ("Anna Three", 429)] {
        assert_eq!(rename(&ann, name, PASSWORD).await.status, status, "{name}");
    }
    server.running.stop().await;
}

/// Says a password for Ann from this address; `cookie` is what the browser bears.
async fn say(host: &str, from: &str, cookie: &str, password: &str) -> Reply {
    let body = json!({"name": "Ann", "password": password}).to_string();
    let cookie = if cookie.is_empty() { "x=y" } else { cookie };
    request(host, "POST", "/api/login", &format!("{cookie}\r\nX-Forwarded-For: {from}"), &body).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn strangers_who_guess_at_an_account_do_not_keep_its_owner_waiting() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut config = Config { rate_limits: true, ..config(&folder) };
    config.proxies.trusted = 1;
    config.passwords.waiting = 4.try_into().expect("not zero");
    config.rates.logins.burst = 1000.0;
    config.rates.guesses = detente_server::limits::Rate::new(20.0, 0.001);
    let server = start(config).await.expect("a server");
    let host = server.addr.to_string();
    let body = json!({"name": "Ann", "password": "a long password"}).to_string();
    let reply = request(&host, "POST", "/api/register", "", &body).await;
    let lines = reply.head.lines().filter(|line| line.to_lowercase().starts_with("set-cookie: "));
    let device =
        lines.filter_map(|line| line[12..].split(';').next()).find(|one| one.starts_with("detente-device="));
    let device = device.expect("the browser is remembered").to_owned();

    // While strangers guess from many addresses at once, the owner comes in with the browser that is known.
    let stop = std::sync::Arc::new(std::sync::atomic::AtomicBool::new(false));
    let strangers: Vec<_> = (0..8)
        .map(|n| {
            let (host, stop) = (host.clone(), stop.clone());
            tokio::spawn(async move {
                let mut checked = 0;
                for i in 0u32.. {
                    if stop.load(std::sync::atomic::Ordering::Relaxed) {
                        break;
                    }
                    let reply =
                        say(&host, &format!("10.{n}.{}.{}", i / 250, i % 250), "", "guess guess").await;
                    assert!(matches!(reply.status, 401 | 429), "{reply:?}");
                    checked += usize::from(reply.status == 401);
                }
                checked
            })
        })
        .collect();
    for _ in 0..5 {
        let reply = say(&host, "192.0.2.1", &device, "a long password").await;
        assert_eq!(reply.status, 200, "{reply:?}");
    }
    stop.store(true, std::sync::atomic::Ordering::Relaxed);
    let mut checked = 0;
    for stranger in strangers {
        checked += stranger.await.expect("no panic");
    }
    assert!(checked <= 20, "{checked} guesses from wherever they came");
    // Then nobody else may guess for a while, and is told for how long.
    for n in 0..=20 {
        say(&host, &format!("10.99.0.{n}"), "", "guess guess").await;
    }
    let late = say(&host, "10.98.0.1", "", "guess guess").await;
    assert!(late.status == 429 && late.head.to_lowercase().contains("retry-after: "), "{late:?}");

    // The cookie opens nothing, and not for ever: who is wrong too often is a stranger again.
    for _ in 0..10 {
        let wrong = say(&host, "10.97.0.1", &device, "guess guess").await.status;
        assert!(matches!(wrong, 401 | 429), "{wrong}");
    }
    assert_eq!(say(&host, "10.97.0.1", &device, "guess guess").await.status, 429);
    let eve = json!({"name": "Eve", "password": "a long password"}).to_string();
    assert_eq!(request(&host, "POST", "/api/register", "", &eve).await.status, 200);
    let foreign = json!({"name": "Eve", "password": "guess guess"}).to_string();
    assert_eq!(
        request(&host, "POST", "/api/login", &device, &foreign).await.status,
        401,
        "Ann's browser, not Eve's"
    );
    server.stop().await;
}

#[tokio::test]
async fn an_account_remembers_so_many_browsers_and_forgets_them_with_its_sessions() {
    let server = server().await;
    let host = server.host();
    let body = json!({"name": "Ann", "password": "a long password"}).to_string();
    let first = request(&host, "POST", "/api/register", "", &body).await;
    let session = first.cookie().expect("a session");
    for _ in 0..25 {
        assert_eq!(request(&host, "POST", "/api/login", "", &body).await.status, 200);
    }
    let store = &server.running.hub.store;
    let ann = store.user_by_name("Ann").await.expect("read").expect("there").id;
    assert_eq!(store.credentials(&ann, "device").await.expect("read").len(), 20);
    assert_eq!(request(&host, "DELETE", "/api/sessions", &session, "").await.status, 200);
    assert!(store.credentials(&ann, "device").await.expect("read").is_empty());
    server.running.stop().await;
}

#[tokio::test]
async fn a_user_has_so_many_tokens_and_sessions_and_no_more() {
    let server = server().await;
    let host = server.host();
    let ann = Person::guest(&host, "Ann").await;
    let mut given = 0;
    while ann.post("/api/tokens", &json!({"label": "bot"})).await.status == 200 {
        given += 1;
        assert!(given <= 50, "tokens without end");
    }
    assert_eq!(given, 50);
    let refused = ann.post("/api/tokens", &json!({"label": "bot"})).await;
    assert!(refused.status == 429 && refused.body.contains("enough tokens"), "{refused:?}");
    let list = ann.get("/api/tokens").await.json();
    let path = format!("/api/tokens/{}", list[0]["id"].as_str().expect("an id"));
    assert_eq!(request(&host, "DELETE", &path, &ann.cookie, "").await.status, 200);
    assert_eq!(ann.post("/api/tokens", &json!({"label": "bot"})).await.status, 200);

    // Of sessions the oldest ends.
    let hub = &server.running.hub;
    for _ in 0..100 {
        detente_server::auth::issue(hub, &ann.id, "session", "").await.expect("signed in");
    }
    assert_eq!(hub.store.credentials(&ann.id, "session").await.expect("read").len(), 100);
    assert_eq!(ann.get("/api/me").await.status, 401, "the first one");
    server.running.stop().await;
}

#[tokio::test]
async fn a_request_that_was_begun_before_a_new_password_does_not_bring_the_old_one_back() {
    let server = server().await;
    let host = server.host();
    let hub = &server.running.hub;
    let ann = registered(&host, "Ann").await;
    // As a slow request has found her.
    let before = hub.store.user(&ann.id).await.expect("read").expect("there");
    let change = json!({"present": PASSWORD, "new": "another horse"});
    assert_eq!(ann.post("/api/password", &change).await.status, 200);
    let wish = serde_json::from_value(json!({"language": "es"})).expect("settings");
    detente_server::auth::change(hub, &before, wish, "here").await.expect("changed");
    assert_eq!(login(&host, "Ann", "another horse", None).await.status, 200);
    assert_eq!(login(&host, "Ann", PASSWORD, None).await.status, 401);
    assert_eq!(ann.get("/api/me").await.json()["language"], "es");

    // A session for an account that has ended meanwhile is no fault of the server's.
    let nobody = detente_server::auth::issue(hub, "nobody", "session", "").await.expect_err("nobody");
    assert_eq!(nobody.status(), 404);

    // Many at once: each changes what it was asked to and nothing else.
    let all = (0..12).map(|n| {
        let ann = ann.clone();
        tokio::spawn(async move {
            match n % 3 {
                0 => ann.put("/api/me", &json!({"language": "it"})).await.status,
                1 => ann.put("/api/me", &json!({"webhook": "https://example.org/hook"})).await.status,
                _ => {
                    ann.post("/api/me/name", &json!({"name": "ANN", "password": "another horse"}))
                        .await
                        .status
                }
            }
        })
    });
    for one in all.collect::<Vec<_>>() {
        let status = one.await.expect("no panic");
        assert!(matches!(status, 200 | 429), "{status}");
    }
    let me = ann.get("/api/me").await.json();
    assert_eq!((&me["language"], &me["webhook"]), (&json!("it"), &json!("https://example.org/hook")));
    assert_eq!(login(&host, "ann", "another horse", None).await.status, 200);
    server.running.stop().await;
}
