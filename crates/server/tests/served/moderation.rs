//! Moderation over the wire: reports with their evidence, decisions with their reasons, and who may not take them.

use crate::common::{Client, Person, Reply, config, request, server, two};
use detente_protocol::{Measure, TableCommand, TableStatus};
use detente_server::moderation::{self, deeds};
use detente_server::start;
use detente_store::{Sqlite, Store};
use serde_json::{Value, json};

const PASSWORD: &str = "correct horse";

async fn registered(host: &str, name: &str) -> Person {
    let guest = Person::guest(host, "").await;
    let reply = guest.post("/api/register", &json!({"name": name, "password": PASSWORD})).await;
    assert_eq!(reply.status, 200, "{reply:?}");
    Person { cookie: reply.cookie().expect("a session"), ..guest }
}

async fn moderator(host: &str, store: &dyn Store, name: &str) -> Person {
    let person = registered(host, name).await;
    store.set_role(&person.id, "moderator").await.expect("made one");
    person
}

async fn decide(who: &Person, id: i64, measure: &str, reason: &str) -> Reply {
    let verdict = json!({"measure": measure, "days": null, "reason": reason});
    who.post(&format!("/api/moderation/reports/{id}/decide"), &verdict).await
}

async fn only_report(who: &Person) -> Value {
    let list = who.get("/api/moderation/reports").await.json();
    assert_eq!(list.as_array().map(Vec::len), Some(1), "{list}");
    list[0].clone()
}

#[tokio::test]
async fn a_line_of_chat_is_reported_with_its_evidence_and_its_writer_is_muted() {
    let server = server().await;
    let host = server.host();
    let store = server.running.hub.store.clone();
    let (elena, davi) =
        (moderator(&host, store.as_ref(), "Elena").await, moderator(&host, store.as_ref(), "Davi").await);
    let (ann, bob, table, mut a, mut b) = two(&host, json!({})).await;
    let say = |text: &str| TableCommand::Chat { text: text.into() };
    a.command(&table, say("good game")).await.expect("said");
    b.command(&table, say("you play like a broken clock")).await.expect("said");
    let line = ann.get(&format!("/api/tables/{table}/chat")).await.json()[1]["number"].clone();
    let report =
        json!({"about": bob.id, "kind": "chat", "table": table, "line": line, "text": "He insults me"});
    assert_eq!(ann.post("/api/reports", &report).await.status, 200);
    assert_eq!(ann.post("/api/reports", &report).await.status, 200, "the same again is not another");
    assert_eq!(bob.post("/api/reports", &report).await.status, 403, "about oneself");
    let nobody = json!({"about": "nobody", "kind": "chat", "text": ""});
    assert_eq!(ann.post("/api/reports", &nobody).await.status, 404);
    assert_eq!(request(&host, "POST", "/api/reports", "", &report.to_string()).await.status, 401);
    // Another who looks on reports the same: it is joined. What that one may not read is no evidence.
    let eve = Person::guest(&host, "Eve").await;
    assert_eq!(eve.post("/api/reports", &report).await.status, 200);

    for path in ["/api/moderation/reports", "/api/moderation/reports/1", "/api/moderation/audit"] {
        assert_eq!(ann.get(path).await.status, 403, "{path}");
        assert_eq!(request(&host, "GET", path, "", "").await.status, 401, "{path}");
    }
    assert_eq!(
        ann.post("/api/moderation/reports/1/decide", &json!({"measure": "ban", "reason": "x"})).await.status,
        403
    );
    let listed = only_report(&elena).await;
    let id = listed["id"].as_i64().expect("an id");
    assert_eq!(
        (listed["aboutName"].as_str(), listed["count"].as_u64(), listed["state"].as_str()),
        (Some("Bob"), Some(2), Some("open"))
    );
    let view = elena.get(&format!("/api/moderation/reports/{id}")).await.json();
    let marked: Vec<&Value> =
        view["evidence"].as_array().expect("lines").iter().filter(|line| line["marked"] == true).collect();
    assert!(marked.len() == 1 && marked[0]["text"] == "you play like a broken clock", "{view}");

    // One at a time, with a reason.
    assert_eq!(decide(&elena, id, "mute", "insults").await.status, 409, "not taken");
    assert_eq!(elena.post(&format!("/api/moderation/reports/{id}/take"), &json!({})).await.status, 200);
    assert_eq!(davi.post(&format!("/api/moderation/reports/{id}/take"), &json!({})).await.status, 409);
    assert_eq!(decide(&davi, id, "mute", "insults").await.status, 409);
    assert_eq!(decide(&elena, id, "mute", "  ").await.status, 400, "a reason");
    assert_eq!(decide(&elena, id, "mute", "Speak of the game").await.status, 200);
    assert_eq!(decide(&elena, id, "none", "never mind").await.status, 409, "it is closed");

    let said = bob.command(&table, &say("one more thing")).await;
    assert!(said.status == 403 && said.body.contains("Speak of the game"), "{said:?}");
    let act =
        TableCommand::Act { seat: "ussr".into(), version: b.version(), action: "poland".into(), lay: false };
    b.command(&table, act).await.expect("he may play");
    let notices = bob.get("/api/notices").await.json();
    assert_eq!(
        (notices[0]["measure"].as_str(), notices[0]["reason"].as_str()),
        (Some("mute"), Some("Speak of the game"))
    );
    assert!(notices[0]["ends"].is_i64(), "{notices}");
    let notice = notices[0]["id"].as_i64().expect("an id");
    assert_eq!(ann.post(&format!("/api/notices/{notice}/read"), &json!({})).await.status, 404, "not hers");
    assert_eq!(bob.post(&format!("/api/notices/{notice}/read"), &json!({})).await.status, 200);
    assert_eq!(bob.get("/api/notices").await.json(), json!([]));
    let told = ann.get("/api/notices").await.json();
    assert!(
        told[0]["measure"].is_null() && told[0]["reason"] == "",
        "that something was done, not what: {told}"
    );

    let lift = json!({"measure": "mute", "reason": "an appeal"});
    assert_eq!(davi.post(&format!("/api/moderation/users/{}/lift", bob.id), &lift).await.status, 200);
    b.command(&table, say("sorry")).await.expect("he may write again");
    let audit = davi.get("/api/moderation/audit").await.json();
    let trail: Vec<&str> =
        audit.as_array().expect("lines").iter().filter_map(|line| line["what"].as_str()).collect();
    assert_eq!(trail, ["lifted", "decided", "took", "joined", "reported"], "the newest first");
    server.running.stop().await;
}

#[tokio::test]
async fn a_ban_and_the_closing_of_a_table_want_two_moderators_and_nobody_judges_their_own() {
    let server = server().await;
    let host = server.host();
    let store = server.running.hub.store.clone();
    let (elena, davi) =
        (moderator(&host, store.as_ref(), "Elena").await, moderator(&host, store.as_ref(), "Davi").await);
    let nils = registered(&host, "Nils").await;
    let ann = Person::guest(&host, "Ann").await;
    let me = json!({"type": "me"});
    let table = nils.create(json!({"game": "twilight", "seats": [me, {"type": "open"}]})).await;
    assert_eq!(
        ann.command(&table, &TableCommand::Join { seat: "ussr".into(), commitment: None }).await.status,
        200
    );
    assert_eq!(ann.command(&table, &TableCommand::Start).await.status, 200);
    let report = |kind: &str| json!({"about": nils.id, "kind": kind, "table": table, "text": "he stalls"});
    assert_eq!(ann.post("/api/reports", &report("conduct")).await.status, 200);
    let id = only_report(&elena).await["id"].as_i64().expect("an id");
    // Whoever plays with him does not decide about him.
    let other = elena.create(json!({"game": "twilight", "seats": [me, {"type": "open"}]})).await;
    assert_eq!(
        nils.command(&other, &TableCommand::Join { seat: "ussr".into(), commitment: None }).await.status,
        200
    );
    assert_eq!(nils.command(&other, &TableCommand::Start).await.status, 200);
    assert_eq!(elena.post(&format!("/api/moderation/reports/{id}/take"), &json!({})).await.status, 403);
    assert_eq!(nils.command(&other, &TableCommand::Resign { seat: "ussr".into() }).await.status, 200);
    assert_eq!(elena.post(&format!("/api/moderation/reports/{id}/take"), &json!({})).await.status, 200);

    let mut n = Client::connect(&host, &nils.cookie).await;
    n.watch(&table, None).await.expect("his");
    assert_eq!(decide(&elena, id, "ban", "stalls everywhere").await.json()["report"]["state"], "second");
    assert_eq!(nils.get("/api/me").await.status, 200, "not yet");
    assert_eq!(decide(&elena, id, "ban", "stalls everywhere").await.status, 409, "not twice by the same");
    assert_eq!(decide(&davi, id, "ban", "agreed").await.status, 200);
    while n.next().await.is_some() {}
    assert_eq!(nils.get("/api/me").await.status, 401);
    let login = json!({"name": "Nils", "password": PASSWORD}).to_string();
    let refused = request(&host, "POST", "/api/login", "", &login).await;
    assert!(refused.status == 403 && refused.body.contains("agreed"), "{refused:?}");
    let view = ann.get(&format!("/api/tables/{table}")).await.json();
    assert_eq!(view["table"]["result"]["winners"], json!(["ussr"]), "his games are given up");

    // A suspended player finishes games and begins none.
    let wim = registered(&host, "Wim").await;
    let by = moderation::deeds::By::operator();
    let measure = detente_protocol::Measure::Suspend;
    moderation::deeds::take(store.as_ref(), &by, &wim.id, measure, Some(3), "a pause").await.expect("done");
    assert_eq!(wim.post("/api/tables", &json!({"game": "twilight", "seats": [me, me]})).await.status, 403);
    let open = ann.create(json!({"game": "twilight", "seats": [me, {"type": "open"}]})).await;
    assert_eq!(
        wim.command(&open, &TableCommand::Join { seat: "ussr".into(), commitment: None }).await.status,
        403
    );

    // A table is closed: it has no result, and nothing is said there any more.
    assert_eq!(
        wim.post(
            "/api/reports",
            &json!({"about": ann.id, "kind": "other", "table": open, "text": "bad title"})
        )
        .await
        .status,
        200
    );
    let id = only_report(&davi).await["id"].as_i64().expect("an id");
    assert_eq!(davi.post(&format!("/api/moderation/reports/{id}/take"), &json!({})).await.status, 200);
    assert_eq!(decide(&davi, id, "close-table", "not fit for the lobby").await.status, 200);
    assert_eq!(decide(&elena, id, "close-table", "agreed").await.status, 200);
    let view = ann.get(&format!("/api/tables/{open}")).await.json();
    assert_eq!((view["table"]["status"].as_str(), view["mayChat"].as_bool()), (Some("aborted"), Some(false)));
    server.running.stop().await;
}

#[tokio::test]
async fn twenty_people_may_report_one_matter_and_what_more_say_is_not_kept() {
    let server = server().await;
    let host = server.host();
    let elena = moderator(&host, server.running.hub.store.as_ref(), "Elena").await;
    let bob = Person::guest(&host, "Bob").await;
    let report = json!({"about": bob.id, "kind": "name", "text": "not a name"});
    for _ in 0..20 {
        assert_eq!(Person::guest(&host, "").await.post("/api/reports", &report).await.status, 200);
    }
    let late = Person::guest(&host, "").await;
    let audit = elena.get("/api/moderation/audit").await.json().as_array().map(Vec::len);
    for _ in 0..3 {
        assert_eq!(late.post("/api/reports", &report).await.status, 200, "heard, and nothing more to add");
    }
    assert_eq!(only_report(&elena).await["count"], 20);
    let after = elena.get("/api/moderation/audit").await.json().as_array().map(Vec::len);
    assert_eq!(after, audit, "the trail does not grow either");
}

#[tokio::test]
async fn what_was_decided_while_no_server_ran_holds_from_the_start() {
    let server = server().await;
    let host = server.host();
    let (_, bob, table, ..) = two(&host, json!({})).await;
    let (carl, dora) = (registered(&host, "Carl").await, registered(&host, "Dora").await);
    let wish = json!({"game": "twilight", "seats": [{"type": "me"}, {"type": "open"}]});
    let waiting = carl.create(wish.clone()).await;
    server.running.stop().await;

    let store = Sqlite::open(&server.folder.path().join("data/detente.db")).await.expect("the file");
    let by = deeds::By::operator();
    for (user, measure) in [(&bob, Measure::Ban), (&carl, Measure::Suspend), (&dora, Measure::Mute)] {
        let taken = deeds::take(&store, &by, &user.id, measure, Some(7), "for a reason").await;
        taken.expect("taken");
    }
    store.close().await;

    let again = start(config(&server.folder)).await.expect("the same data");
    let host = again.addr.to_string();
    let at = |who: &Person| Person { host: host.clone(), ..who.clone() };
    let (bob, carl, dora) = (at(&bob), at(&carl), at(&dora));
    assert_eq!(bob.get("/api/me").await.status, 401, "every session has ended");
    let eve = Person::guest(&host, "Eve").await;
    // The game is given up without anybody's asking.
    let mut e = eve.socket().await;
    e.watch(&table, None).await.expect("public");
    e.until(|view| view.table.status == TableStatus::Over).await;
    let result = e.view().table.result.clone().expect("a result");
    assert_eq!((result.winners, result.ending.as_str()), (vec!["us".to_owned()], "resign"));
    let refused = carl.post("/api/tables", &wish).await;
    assert!(refused.status == 403 && refused.body.contains("for a reason"), "{refused:?}");
    assert_eq!(carl.command(&waiting, &TableCommand::Start).await.status, 403);
    let open = eve.create(wish).await;
    let said = dora.command(&open, &TableCommand::Chat { text: "hello".into() }).await;
    assert!(said.status == 403 && said.body.contains("for a reason"), "{said:?}");
    again.stop().await;
}

#[tokio::test]
async fn so_many_reports_wait_and_no_more() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut config = config(&folder);
    config.moderation.reports_per_user = 2.try_into().expect("not zero");
    config.moderation.reports = 3.try_into().expect("not zero");
    let running = start(config).await.expect("a server");
    let host = running.addr.to_string();
    let (ann, bob) = (Person::guest(&host, "Ann").await, Person::guest(&host, "Bob").await);
    let report = |about: &Person| json!({"about": about.id, "kind": "name", "text": "a rude name"});
    let mut rude = Vec::new();
    for n in 0..4 {
        rude.push(Person::guest(&host, &format!("Rude {n}")).await);
    }
    assert_eq!(ann.post("/api/reports", &report(&rude[0])).await.status, 200);
    assert_eq!(ann.post("/api/reports", &report(&rude[1])).await.status, 200);
    let more = ann.post("/api/reports", &report(&rude[2])).await;
    assert!(more.status == 429 && more.body.contains("waiting"), "{more:?}");
    assert_eq!(bob.post("/api/reports", &report(&rude[2])).await.status, 200);
    assert_eq!(bob.post("/api/reports", &report(&rude[3])).await.status, 429, "three wait in all");
    assert_eq!(bob.post("/api/reports", &report(&rude[0])).await.status, 200, "it is joined to Ann's");
    running.stop().await;
}

#[tokio::test]
async fn a_table_is_reported_by_who_may_see_it_and_it_is_about_its_host() {
    let server = server().await;
    let host = server.host();
    let store = server.running.hub.store.clone();
    let elena = moderator(&host, store.as_ref(), "Elena").await;
    let (ann, bob, eve) = (
        Person::guest(&host, "Ann").await,
        Person::guest(&host, "Bob").await,
        Person::guest(&host, "Eve").await,
    );
    // A host without a seat, who stands nowhere in the list of players.
    let seats = json!([{"type": "open"}, {"type": "open"}]);
    let table = ann.create(json!({"game": "twilight", "title": "a rude title", "seats": seats})).await;
    let report = json!({"kind": "table", "table": table, "text": "its title"});
    assert_eq!(bob.post("/api/reports", &report).await.status, 200);
    assert_eq!(ann.post("/api/reports", &report).await.status, 403, "her own");
    let nowhere = json!({"kind": "table", "table": "nowhere", "text": ""});
    assert_eq!(bob.post("/api/reports", &nowhere).await.status, 404);
    let listed = only_report(&elena).await;
    assert_eq!(
        (listed["about"].as_str(), listed["kind"].as_str(), listed["table"].as_str()),
        (Some(ann.id.as_str()), Some("table"), Some(table.as_str()))
    );
    let (_, _, hidden, ..) = two(&host, json!({"spectators": false, "privacy": "private"})).await;
    let unseen = json!({"kind": "table", "table": hidden, "text": ""});
    assert_eq!(eve.post("/api/reports", &unseen).await.status, 404, "what one cannot see");
    server.running.stop().await;
}

#[tokio::test]
async fn whoever_is_suspended_begins_no_game_by_agreeing_to_another_one_either() {
    let server = server().await;
    let host = server.host();
    let store = server.running.hub.store.clone();
    let (ann, bob, table, _a, _b) = two(&host, json!({})).await;
    assert_eq!(ann.command(&table, &TableCommand::Resign { seat: "us".into() }).await.status, 200);
    assert_eq!(ann.command(&table, &TableCommand::Rematch).await.status, 200, "offered");
    let by = deeds::By::operator();
    let taken = deeds::take(store.as_ref(), &by, &bob.id, Measure::Suspend, Some(7), "he stalls");
    taken.await.expect("suspended");
    let agree = TableCommand::Answer { seat: "ussr".into(), accept: true };
    let refused = bob.command(&table, &agree).await;
    assert!(refused.status == 403 && refused.body.contains("he stalls"), "{refused:?}");
    let refused = ann.command(&table, &TableCommand::Rematch).await;
    assert!(refused.status == 409 && !refused.body.contains("stalls"), "why is his business: {refused:?}");
    assert_eq!(ann.get(&format!("/api/tables/{table}")).await.json()["rematch"], Value::Null);
    server.running.stop().await;
}

#[tokio::test]
async fn tables_that_wait_go_with_their_banned_host_whether_or_not_the_host_sits_there() {
    let server = server().await;
    let host = server.host();
    let store = server.running.hub.store.clone();
    let (ann, eve) = (Person::guest(&host, "Ann").await, Person::guest(&host, "Eve").await);
    let open = json!([{"type": "open"}, {"type": "open"}]);
    let hosted = eve.create(json!({"game": "twilight", "seats": open, "title": "Rude words"})).await;
    let others = ann.create(json!({"game": "twilight", "seats": open})).await;
    let join = TableCommand::Join { seat: "us".into(), commitment: None };
    assert_eq!(eve.command(&others, &join).await.status, 200);
    let by = deeds::By::operator();
    deeds::take(store.as_ref(), &by, &eve.id, Measure::Ban, None, "rude").await.expect("banned");
    moderation::enforce(&server.running.hub, 0).await.expect("carried out");
    let lobby = ann.get("/api/lobby").await.json();
    let listed: Vec<&str> =
        lobby["tables"].as_array().expect("a list").iter().filter_map(|table| table["id"].as_str()).collect();
    assert_eq!(listed, [others.as_str()], "{hosted} is gone");
    server.running.stop().await;
}

#[tokio::test]
async fn a_banned_guest_is_not_back_as_another_from_the_same_place_and_others_there_sign_in() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut settings = config(&folder);
    settings.proxies.trusted = 1;
    let running = start(settings).await.expect("a server");
    let host = running.addr.to_string();
    // The proxy's word rides on the cookie's line.
    let from = |cookie: &str, place: &str| format!("{cookie}\r\nX-Forwarded-For: {place}");
    let come = async |place: &str| {
        request(&host, "POST", "/api/guest", &from("a=b", place), r#"{"name": ""}"#).await
    };
    let eve = come("9.9.9.9").await;
    let eve = Person {
        host: host.clone(),
        id: eve.json()["id"].as_str().expect("an id").to_owned(),
        cookie: from(&eve.cookie().expect("a session"), "9.9.9.9"),
    };
    let ann = json!({"name": "Ann", "password": PASSWORD}).to_string();
    let there = from("a=b", "9.9.9.9");
    assert_eq!(request(&host, "POST", "/api/register", &there, &ann).await.status, 200);
    eve.create(json!({"game": "twilight", "seats": [{"type": "me"}, {"type": "open"}]})).await;
    let by = deeds::By::operator();
    let store = running.hub.store.as_ref();
    deeds::take(store, &by, &eve.id, Measure::Ban, None, "rude").await.expect("banned");
    moderation::enforce(&running.hub, 0).await.expect("carried out");
    let refused = come("9.9.9.9").await;
    assert!(refused.status == 403 && refused.body.contains("address"), "{refused:?}");
    let name = json!({"name": "Eve", "password": PASSWORD}).to_string();
    assert_eq!(request(&host, "POST", "/api/register", &there, &name).await.status, 403);
    assert_eq!(request(&host, "POST", "/api/login", &there, &ann).await.status, 200, "Ann is no stranger");
    assert_eq!(come("9.9.9.8").await.status, 200, "another place");
    running.stop().await;
}

#[tokio::test]
async fn whoever_is_muted_speaks_neither_by_a_title_nor_by_a_name() {
    let server = server().await;
    let host = server.host();
    let store = server.running.hub.store.clone();
    let bob = registered(&host, "Bob").await;
    let by = deeds::By::operator();
    deeds::take(store.as_ref(), &by, &bob.id, Measure::Mute, Some(7), "rude").await.expect("muted");
    let table = |title: &str| json!({"game": "twilight", "seats": [{"type": "me"}, {"type": "open"}], "title": title});
    assert_eq!(bob.post("/api/tables", &table("Ann cheats")).await.status, 403);
    assert_eq!(bob.post("/api/tables", &table("")).await.status, 200, "he may play");
    let name = json!({"name": "Ann cheats", "password": PASSWORD});
    assert_eq!(bob.post("/api/me/name", &name).await.status, 403);
    server.running.stop().await;
}
