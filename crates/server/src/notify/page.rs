//! News on somebody's page: rounds and deadlines of events, challenges. They are kept until there are too many of them, with whether
//! they were read, and whoever is here is told at once over the socket. Letters, webhooks and pushes go to those who are away ([`super::ways`]).

use std::sync::Arc;

use axum::extract::State;
use axum::routing::{get, post};
use axum::{Json, Router};
use detente_events::Event;
use detente_protocol::{EventRight, EventStatus, NoticeKind, NoticesRead, PageNotice, ServerMessage};
use detente_store::told::KEPT;
use detente_store::{Job, Told, User};
use detente_words::{Lang, WORDS, text};
use serde_json::{Value, json};

use super::{Said, TURN, message};
use crate::api::{Answer, App, Body, Caller};
use crate::cluster::wire;
use crate::error::Refusal;
use crate::events::words::moment;
use crate::hub::Hub;
use crate::jobs::Outcome;
use crate::time::{now, wall};

/// Something stands on the page of somebody who was here when it happened, and is told by no other way.
pub const NEWS: &str = "news";

/// Rights of those who can do something about a match whose time is over.
const DECIDE: [EventRight; 3] = [EventRight::Extend, EventRight::Forfeit, EventRight::Adjudicate];

pub fn routes() -> Router<Arc<Hub>> {
    Router::new().route("/api/me/notices", get(list)).route("/api/me/notices/read", post(read))
}

/// Is a message about something else than a turn at a table?
pub(super) fn is_news(body: &str) -> bool {
    body.starts_with("event:") || body.starts_with("challenge:")
}

/// One try of telling somebody: their page first, then whatever follows.
pub(super) async fn take(hub: &Arc<Hub>, user: &User, job: &Job) -> Outcome {
    let mut then = follow(hub, user, &job.body).await;
    if said(hub, user, &job.body, Lang::En).await.is_some() {
        match hub.store.tell(&user.id, &job.body, job.due).await {
            Ok(Some(told)) => show(hub, &user.id, told).await,
            // A try that was not finished has told it already.
            Ok(None) => {}
            Err(_) => return Outcome::Again,
        }
        if job.kind == TURN {
            then.extend(super::ways(hub, user, &job.body).await);
        }
    }
    Outcome::Done(then)
}

/// Tells the clients of a user, wherever they are.
async fn show(hub: &Arc<Hub>, user: &str, told: Told) {
    if let Some(cluster) = hub.cluster().filter(|cluster| cluster.is_elsewhere(user)) {
        let Told { id, about, at, .. } = told.clone();
        cluster.tell(wire::News::Noticed { user: user.to_owned(), id, about, at });
    }
    show_here(hub, user, told).await;
}

/// Tells the clients that are here, each in its language.
pub(crate) async fn show_here(hub: &Arc<Hub>, user: &str, told: Told) {
    let sockets = hub.sockets_of(user);
    if sockets.is_empty() {
        return;
    }
    let Ok(Some(user)) = hub.store.user(user).await else { return };
    for (sink, lang) in sockets {
        if let Some(notice) = notice(hub, &user, &told, lang).await {
            sink.send(&ServerMessage::Notice { notice });
        }
    }
}

async fn list(State(hub): App, caller: Caller) -> Answer<Vec<PageNotice>> {
    let user = caller.user()?;
    let told = hub.store.told(&user.id).await.map_err(|error| caller.refuse(error))?;
    let mut notices = Vec::new();
    for one in &told {
        notices.extend(notice(&hub, user, one, caller.lang).await);
    }
    Ok(Json(notices))
}

async fn read(State(hub): App, caller: Caller, Body(read): Body<NoticesRead>) -> Answer<Value> {
    let user = caller.user()?;
    if read.ids.len() > KEPT as usize {
        return Err(caller.refuse(Refusal::bad(format!("{KEPT} at a time"))));
    }
    let done = hub.store.have_read(&user.id, &read.ids).await;
    done.map(|new| Json(json!({ "read": new }))).map_err(|error| caller.refuse(error))
}

async fn notice(hub: &Hub, user: &User, told: &Told, lang: Lang) -> Option<PageNotice> {
    let Said { text, path, .. } = said(hub, user, &told.about, lang).await?;
    let kind = kind(&told.about)?;
    Some(PageNotice { id: told.id, kind, text, path, at: told.at, read: told.read })
}

fn kind(about: &str) -> Option<NoticeKind> {
    let mut parts = about.split(':');
    Some(match (parts.next()?, parts.nth(1)?) {
        ("challenge", _) => NoticeKind::Challenge,
        (_, "invited") => NoticeKind::Invited,
        (_, "paired") => NoticeKind::Round,
        (_, "deadline") => NoticeKind::Deadline,
        (_, "extended" | "refused") => NoticeKind::Extended,
        (_, "late") => NoticeKind::Late,
        (_, "decide" | "asked") => NoticeKind::Decide,
        (_, "over") => NoticeKind::Over,
        (_, "called-off") => NoticeKind::CalledOff,
        _ => return None,
    })
}

/// What a message about an event or a challenge says, if it still holds.
pub(super) async fn said(hub: &Hub, user: &User, body: &str, lang: Lang) -> Option<Said> {
    match body.split_once(':')? {
        ("event", key) => of_event(hub, user, key, lang).await,
        ("challenge", key) => of_challenge(hub, user, key, lang).await,
        _ => None,
    }
}

/// `challenge:ID:GAME:USER`, with whoever challenges.
async fn of_challenge(hub: &Hub, user: &User, key: &str, lang: Lang) -> Option<Said> {
    let mut parts = key.splitn(3, ':');
    let (id, game, from) = (parts.next()?, parts.next()?, parts.next()?);
    // Where several servers share the messages, another one may have it.
    if hub.cluster().is_none() && !hub.desk.is_challenged(&user.id, id) {
        return None;
    }
    let from = hub.store.user(from).await.ok()??.name;
    let game = WORDS.get(lang, &format!("game-{game}")).into_owned();
    let args = [("name", user.name.clone().into()), ("from", from.into()), ("game", game.into())];
    let subject = WORDS.get(lang, "server-mail-challenge").into_owned();
    let text = text(lang, "server-challenged", &args).into_owned();
    Some(Said { subject, text, path: "/lobby".to_owned() })
}

/// What an event has to say: `event:ID:WORD:NUMBER`. The number is a round, or the moment at which something was to be over.
struct Key<'a> {
    id: &'a str,
    what: &'a str,
    number: i64,
}

fn key(text: &str) -> Option<Key<'_>> {
    let mut parts = text.split(':');
    Some(Key { id: parts.next()?, what: parts.next()?, number: parts.next()?.parse().ok()? })
}

async fn of_event(hub: &Hub, user: &User, about: &str, lang: Lang) -> Option<Said> {
    let Key { id, what, number } = key(about)?;
    let event = crate::events::load(hub, id).await.ok()?;
    let title = || event.terms.title.clone().into();
    let said = match what {
        "invited" => {
            event.invited.get(&user.id)?;
            text(lang, "event-notice-invited", &[("event", title())])
        }
        "over" | "called-off" => text(lang, &format!("event-notice-{what}"), &[("event", title())]),
        "decide" => {
            let late = late_at(&event, number);
            let mine = late.iter().filter(|&&pairing| may_decide(&event, &user.id, pairing)).count();
            let args = [("event", title()), ("n", u32::try_from(mine).ok()?.into())];
            if mine == 0 {
                return None;
            }
            text(lang, "server-notice-decide", &args)
        }
        "asked" => {
            let pairing = u32::try_from(number).ok()?;
            let asked = event.asked_for(pairing)?;
            if !event.who_answers(pairing).contains(&user.id) {
                return None;
            }
            let player = event.players[asked.player].name.clone();
            let args = [("event", title()), ("player", player.into()), ("until", moment(asked.until).into())];
            text(lang, "event-notice-asked", &args)
        }
        "refused" => {
            let one = event.matches.get(usize::try_from(number).ok()?).filter(|one| !one.is_done())?;
            let until = one.deadline.map(moment)?;
            text(lang, "event-notice-refused", &[("event", title()), ("until", until.into())])
        }
        "late" => {
            let player = event.player_of(&user.id)?;
            let mut late = late_at(&event, number).into_iter().map(|pairing| &event.matches[pairing]);
            let one = late.find(|one| one.players.contains(&player))?;
            text(lang, "server-notice-late", &[("event", title()), ("round", one.round.into())])
        }
        _ => {
            let player = event.player_of(&user.id)?;
            let mut matches = event.matches.iter();
            let open = matches.find(|one| {
                i64::from(one.round) == number && one.players.contains(&player) && !one.is_done()
            })?;
            // Whose time is over is told so, and not that it will be.
            if what == "deadline" && open.deadline.is_none_or(|until| until <= wall()) {
                return None;
            }
            let until = open.deadline.map(moment).unwrap_or_default();
            let args = [("event", title()), ("round", open.round.into()), ("until", until.into())];
            let sentence = match what {
                "deadline" => "event-notice-deadline",
                "extended" => "event-notice-extended",
                _ => "event-notice-paired",
            };
            text(lang, sentence, &args)
        }
    };
    let subject = text(lang, "event-notice-subject", &[("event", title())]).into_owned();
    Some(Said { subject, text: said.into_owned(), path: format!("/events/{id}") })
}

/// The matches that were to be over at a moment, and are not.
fn late_at(event: &Event, moment: i64) -> Vec<usize> {
    let is_late = |pairing: &usize| {
        let one = &event.matches[*pairing];
        !one.is_done() && one.deadline == Some(moment) && moment <= wall()
    };
    let running = event.status == EventStatus::Running;
    (0..event.matches.len()).filter(|_| running).filter(is_late).collect()
}

/// Nobody decides on a match of their own.
fn may_decide(event: &Event, user: &str, pairing: usize) -> bool {
    let plays = event.player_of(user).is_some_and(|player| event.matches[pairing].players.contains(&player));
    !plays && DECIDE.iter().any(|&right| event.has_right(user, right))
}

/// What follows from a message whether it still holds or not: whoever was warned is told when the time is over, and then those who
/// can do something about it are.
async fn follow(hub: &Hub, user: &User, body: &str) -> Vec<Job> {
    let Some(Key { id, what, number }) = body.strip_prefix("event:").and_then(key) else { return Vec::new() };
    if what != "deadline" && what != "late" {
        return Vec::new();
    }
    let Ok(event) = crate::events::load(hub, id).await else { return Vec::new() };
    let Some(player) = event.player_of(&user.id) else { return Vec::new() };
    if what == "deadline" {
        let of_round = |one: &&detente_events::Match| {
            i64::from(one.round) == number && one.players.contains(&player) && !one.is_done()
        };
        let until = event.matches.iter().find(of_round).and_then(|one| one.deadline);
        let late = |until: i64| Job {
            due: now() + (until - wall()).max(0),
            ..message(&user.id, TURN, &format!("event:{id}:late:{until}"))
        };
        return until.map(late).into_iter().collect();
    }
    // All who are late are told at that moment; what organisers are told follows from one of them.
    let late = late_at(&event, number);
    if late.first().is_none_or(|&pairing| event.matches[pairing].players.first() != Some(&player)) {
        return Vec::new();
    }
    let may = |user: &&String| late.iter().any(|&pairing| may_decide(&event, user, pairing));
    let organisers = std::iter::once(&event.founder).chain(event.staff.keys()).filter(may);
    organisers.map(|user| message(user, TURN, &format!("event:{id}:decide:{number}"))).collect()
}
