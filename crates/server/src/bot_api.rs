//! The API for programs: a stream of events, a stream of one table, and the same commands as everybody. One JSON object on
//! each line.

use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::body::{Body, Bytes};
use axum::extract::{Path, Query, State};
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use detente_protocol::{BotEvent, BotTableEvent, Decision};
use futures_util::stream;
use serde::Serialize;
use tokio::sync::mpsc;

use crate::api::{App, Caller, Failed, SeatQuery};
use crate::error::Refusal;
use crate::hub::{Client, Hub, Way};
use crate::sink;
use crate::table::{Decide, Eyes, Message};

/// A sign of life on a silent stream.
const ALIVE: Duration = Duration::from_secs(20);

pub fn routes() -> Router<Arc<Hub>> {
    Router::new().route("/api/bot/events", get(events)).route("/api/bot/tables/{id}", get(table))
}

fn line(event: &impl Serialize) -> Bytes {
    let mut line = serde_json::to_vec(event).unwrap_or_default();
    line.push(b'\n');
    line.into()
}

/// The lines of a channel as the body of an answer.
fn streamed(lines: mpsc::Receiver<Bytes>) -> Response {
    let lines = stream::unfold(lines, |mut lines| async move {
        lines.recv().await.map(|line| (Ok::<Bytes, Infallible>(line), lines))
    });
    ([(CONTENT_TYPE, "application/x-ndjson")], Body::from_stream(lines)).into_response()
}

async fn events(State(hub): App, caller: Caller) -> Result<Response, Failed> {
    let user = caller.user()?.id.clone();
    let (sink, mut drain) = sink::pair(&hub.outgoing);
    let credential = caller.credential.clone();
    let client = Client::new(sink.clone(), caller.lang, &caller.from, Way::Events, credential);
    hub.connect(&user, client).map_err(|refusal| caller.refuse(refusal))?;
    let waiting = hub.turns(&user, caller.lang);
    let gone = drain.gone.clone();
    let (sender, lines) = mpsc::channel(64);
    tokio::spawn(async move {
        for table in waiting {
            let seats = table.seats.iter().filter(|seat| seat.mine).map(|seat| seat.seat.clone());
            for seat in seats {
                let event = BotEvent::YourTurn { table: table.id.clone(), seat };
                if sender.send(line(&event)).await.is_err() {
                    break;
                }
            }
        }
        loop {
            let next = tokio::select! {
                text = drain.recv() => match text {
                    Some(text) => Bytes::from([text.as_bytes(), b"\n"].concat()),
                    None => break,
                },
                () = gone.notified() => break,
                () = sender.closed() => break,
                () = tokio::time::sleep(ALIVE) => line(&BotEvent::Alive),
            };
            if sender.send(next).await.is_err() {
                break;
            }
        }
        hub.disconnect(&user, sink.id);
    });
    Ok(streamed(lines))
}

async fn table(
    State(hub): App,
    caller: Caller,
    Path(id): Path<String>,
    Query(query): Query<SeatQuery>,
) -> Result<Response, Failed> {
    let who = caller.who()?;
    let user = who.user.clone();
    let eyes = Eyes { who: Some(who), seat: query.seat, lang: caller.lang, notation: true };
    let refuse = |refusal: Refusal| caller.refuse(refusal);
    let handle = hub.table(&id).await.map_err(refuse)?;
    // Asked once before anything is streamed, so that a refusal is an answer.
    let first: Decide =
        handle.ask(|answer| Message::Decide { eyes: eyes.clone(), answer }).await.map_err(refuse)?;
    let (sink, mut drain) = sink::pair(&hub.outgoing);
    let credential = caller.credential.clone();
    let client = Client::new(sink.clone(), caller.lang, &caller.from, Way::Table, credential);
    hub.connect(&user, client).map_err(refuse)?;
    let watch = |answer| Message::Watch { eyes: eyes.clone(), since: None, sink: sink.clone(), answer };
    if let Err(refusal) = handle.ask(watch).await {
        hub.disconnect(&user, sink.id);
        return Err(refuse(refusal));
    }
    let gone = drain.gone.clone();
    let (sender, lines) = mpsc::channel(16);
    tokio::spawn(async move {
        let mut seen = None;
        // The version at which the program was last given something to decide.
        let mut given = None;
        let mut decide = Some(first);
        loop {
            if let Some(decide) = decide.take()
                && seen != Some(decide.view.version)
            {
                let (version, asked) = (decide.view.version, decide.asked);
                seen = Some(version);
                let (event, over) = told(decide);
                let decides = matches!(event, BotTableEvent::Decide { .. });
                // In a simultaneous choice the others' moves change the table, not this seat's question: it has that
                // already, and would answer it twice.
                let known = decides && given.is_some_and(|given| given >= asked);
                if !known {
                    if decides {
                        given = Some(version);
                    }
                    if sender.send(line(&event)).await.is_err() || over {
                        break;
                    }
                }
            }
            tokio::select! {
                text = drain.recv() => {
                    let Some(text) = text else { break };
                    let mut news = is_news(&text);
                    while let Some(text) = drain.try_recv() {
                        news |= is_news(&text);
                    }
                    if !news {
                        continue;
                    }
                    // Whatever came, the table says how it stands now.
                    let Ok(now) = handle.ask(|answer| Message::Decide { eyes: eyes.clone(), answer }).await else {
                        break;
                    };
                    decide = Some(now);
                }
                () = gone.notified() => break,
                () = sender.closed() => break,
                () = tokio::time::sleep(ALIVE) => {
                    if sender.send(line(&BotTableEvent::Alive)).await.is_err() {
                        break;
                    }
                }
            }
        }
        hub.disconnect(&user, sink.id);
        handle.tell(Message::Unwatch { sink: sink.id }).await;
    });
    Ok(streamed(lines))
}

/// Who comes and goes is nothing to a program.
fn is_news(text: &str) -> bool {
    !text.starts_with("{\"type\":\"presence\"")
}

/// What a program is told of the table as it stands, and whether that is the last of it.
fn told(decide: Decide) -> (BotTableEvent, bool) {
    let Decide { view, text, .. } = decide;
    if let Some(result) = view.table.result {
        return (BotTableEvent::Over { result }, true);
    }
    match (view.question, view.seat) {
        (Some(question), Some(seat)) if question.awaited => {
            let decision = Decision {
                table: view.table.id,
                game: view.table.game,
                seat,
                version: view.version,
                question,
                view: view.view,
                text,
            };
            (BotTableEvent::Decide { decision: Box::new(decision) }, false)
        }
        _ => (BotTableEvent::Wait { version: view.version }, false),
    }
}
