//! What a table tells, and to whom: those who watch, the lobby, the players whose turn it has become.

use std::time::Duration;

use axum::extract::ws::Utf8Bytes;
use detente_game::{Seat, Viewer};
use detente_protocol::{Channel, ChatLine, ErrorCode, LogLine, ServerMessage, TableView};
use detente_table::{Around, Eyes, News, Sitting, Table, Watching};
use tokio::time::Instant;

use super::{PRESENCE, Task, Watcher};
use crate::error::Refusal;
use crate::sink::{self, Sink};
use crate::table::bots::Chair;
use crate::table::{Decide, Served};
use crate::time::now;

/// What is read for somebody who looks is there by then, or the look is refused.
const LOOKS: Duration = Duration::from_secs(5);

impl<G: Served> Task<G> {
    pub(super) fn around<T>(&self, with: impl FnOnce(&Around<'_>) -> T) -> T {
        let looking_on = |watcher: &&Watcher| watcher.watching.viewer == Viewer::Observer;
        let watching = self.watchers.values().filter(looking_on).count() as u32;
        let connected = |user: &str| self.hub.is_connected(user);
        with(&Around { now: now(), connected: &connected, watching, queued: self.queued() })
    }

    /// Sends each watcher what is meant for it, and lets those go who do not keep up.
    fn send(&mut self, messages: impl FnMut(&Table<G>, &Watching, &Around<'_>) -> Vec<ServerMessage>) {
        self.send_alike(Watching::is_alike, messages);
    }

    /// The same; what those are told who are `alike` is worked out and written once.
    fn send_alike(
        &mut self,
        alike: impl Fn(&Watching, &Watching) -> bool,
        mut messages: impl FnMut(&Table<G>, &Watching, &Around<'_>) -> Vec<ServerMessage>,
    ) {
        let gone: Vec<u64> = self.around(|around| {
            let mut told: Vec<(&Watching, Vec<Option<Utf8Bytes>>)> = Vec::new();
            let mut gone = Vec::new();
            for (&id, watcher) in &self.watchers {
                let watching = &watcher.watching;
                let place = told.iter().position(|(other, _)| alike(other, watching)).unwrap_or_else(|| {
                    let written = messages(&self.table, watching, around).iter().map(sink::text).collect();
                    told.push((watching, written));
                    told.len() - 1
                });
                let mut texts = told[place].1.iter();
                if !texts.all(|text| text.clone().is_some_and(|text| watcher.sink.send_text(text))) {
                    gone.push(id);
                }
            }
            gone
        });
        for id in gone {
            self.watchers.remove(&id);
        }
    }

    /// After a change: everybody whom it concerns, and the lobby.
    pub(super) fn tell(&mut self, news: &News) {
        self.hub.metrics.actions(news.decisions);
        // Whoever looks through other eyes now begins anew.
        let mut moved = Vec::new();
        if news.reseated {
            self.chairs.iter_mut().for_each(Chair::renew);
            for (&id, watcher) in &mut self.watchers {
                let Watching { user, viewer, .. } = &watcher.watching;
                let now = self.table.reseated(user.as_deref(), *viewer);
                if now != *viewer {
                    watcher.watching.viewer = now;
                    moved.push(id);
                }
            }
        }
        self.list();
        self.part_with_strangers();
        self.table.catch_up(now());
        if moved.is_empty() {
            self.send(|table, watching, around| table.messages(news, watching, around));
            return;
        }
        let eyes: Vec<(Option<String>, Viewer)> = moved
            .iter()
            .filter_map(|id| self.watchers.get(id))
            .map(|watcher| (watcher.watching.user.clone(), watcher.watching.viewer))
            .collect();
        let has_moved = |watching: &Watching| eyes.contains(&(watching.user.clone(), watching.viewer));
        let alike =
            |one: &Watching, other: &Watching| one.is_alike(other) && has_moved(one) == has_moved(other);
        self.send_alike(alike, |table, watching, around| {
            if has_moved(watching) && !table.is_kept_behind(watching.viewer) {
                table.anew(watching, around)
            } else {
                table.messages(news, watching, around)
            }
        });
    }

    /// Whoever may not look on any more is told so, and nothing else.
    fn part_with_strangers(&mut self) {
        if self.table.may_look_on() {
            return;
        }
        let table = self.table.id().to_owned();
        self.watchers.retain(|_, watcher| {
            let stays = watcher.watching.viewer != Viewer::Observer;
            if !stays {
                watcher.sink.send(&ServerMessage::Gone { table: table.clone() });
            }
            stays
        });
    }

    /// Somebody has come or gone, or a bot has to wait: soon those who watch are told, all of it at once.
    pub(in crate::table) fn presence_changed(&mut self) {
        self.presence_due.get_or_insert_with(|| Instant::now() + PRESENCE);
    }

    /// Tells those who watch who is there, if it is otherwise than they know. They are not sent the table for that.
    pub(super) fn tell_presence(&mut self) {
        self.presence_due = None;
        let seats = &self.table.body().seats;
        let here = |sitting: &Sitting| matches!(sitting, Sitting::Person { user, .. } if self.hub.is_connected(user));
        let connected: Vec<bool> = seats.iter().map(here).collect();
        let watching = self.around(|around| around.watching);
        let presence = (connected, watching, self.queued());
        if presence == self.presence {
            return;
        }
        self.presence = presence;
        self.send(|table, watching, around| {
            if table.is_kept_behind(watching.viewer) {
                Vec::new()
            } else {
                vec![table.presence(watching, around)]
            }
        });
    }

    /// Something about the table has changed, not its game.
    pub(super) fn tell_all(&mut self) {
        self.send(|table, watching, around| {
            if table.is_kept_behind(watching.viewer) {
                Vec::new()
            } else {
                table.as_it_stands(watching, around)
            }
        });
    }

    /// Those who look on with a delay see what happened then.
    pub(super) fn tell_those_behind(&mut self) {
        self.send(|table, watching, around| {
            if table.is_kept_behind(watching.viewer) { table.anew(watching, around) } else { Vec::new() }
        });
    }

    /// A new line of chat, to whoever may read it.
    pub(super) fn tell_chat(&self, line: &ChatLine) {
        for watcher in self.watchers.values() {
            let Watching { user, muted, .. } = &watcher.watching;
            if self.table.may_read(user.as_deref(), muted, line) {
                let (table, lines) = (self.table.id().to_owned(), vec![line.clone()]);
                watcher.sink.send(&ServerMessage::Chat { table, lines });
            }
        }
    }

    /// The people whose decision is awaited, with their seats. In a pause nobody's is, so that they are told when it is over.
    pub(super) fn turn(&self) -> Vec<(String, Seat)> {
        if self.table.body().paused {
            return Vec::new();
        }
        detente_table::people(&self.table.body().seats, self.table.awaited())
    }

    /// Tells the hub what the lobby may know, and the players whose turn it has become.
    pub(super) fn list(&mut self) {
        let turn = self.turn();
        for (user, seat) in turn.iter().filter(|turn| !self.told_turn.contains(turn)) {
            self.hub.your_turn(user, self.table.id(), seat.name::<G>());
        }
        self.told_turn = turn;
        let body = self.table.body();
        if let Some(ended) = body.ended.as_ref().filter(|_| !self.told_over) {
            self.told_over = true;
            for user in body.users() {
                self.hub.over(&user, self.table.id(), ended);
            }
        }
        self.settle_result();
        self.hub.list(self.table.listing());
    }

    /// A game that has ended is rated and told to its event, beside the table: nobody waits for it.
    fn settle_result(&mut self) {
        let body = self.table.body();
        if self.settled || !body.is_over() || !body.rated && body.event.is_none() {
            return;
        }
        self.settled = true;
        let (hub, id) = (self.hub.clone(), self.table.id().to_owned());
        tokio::spawn(async move {
            if let Err(refusal) = crate::ratings::record::settle(&hub, &id).await {
                tracing::error!(table = %id, ?refusal, "a result could not be kept");
            }
        });
    }

    // Looking

    /// What is read for somebody who looks. The table does nothing else meanwhile, so that nobody's look may wait for a database that has
    /// fallen silent as long as a change does.
    async fn read<T>(&self, asked: impl Future<Output = Result<T, Refusal>>) -> Result<T, Refusal> {
        if self.epoch.is_none() {
            // A file does not fall silent.
            return asked.await;
        }
        if self.hub.cluster().and_then(|cluster| cluster.ailment()) == Some("database") {
            return Err(crate::cluster::unavailable());
        }
        let asked = tokio::time::timeout(LOOKS, asked).await;
        asked.unwrap_or_else(|_| Err(crate::cluster::unavailable()))
    }

    async fn watching(&self, eyes: &Eyes) -> Result<Watching, Refusal> {
        let viewer = self.table.viewer(eyes)?;
        let user = eyes.who.as_ref().map(|who| who.user.clone());
        let (note, muted) = match &user {
            Some(user) => {
                let store = &self.hub.store;
                (store.note(self.table.id(), user).await?, store.mutes(self.table.id(), user).await?)
            }
            None => (String::new(), Vec::new()),
        };
        Ok(Watching { user, viewer, lang: eyes.lang, notation: eyes.notation, note, muted })
    }

    /// Begins to tell somebody of the table: everything now, changes as they come.
    pub(super) async fn watch(&mut self, eyes: Eyes, since: Option<u32>, sink: Sink) -> Result<(), Refusal> {
        let read = async {
            let watching = self.watching(&eyes).await?;
            let lines = self.chat_for(watching.user.as_deref(), &watching.muted).await?;
            Ok((watching, lines))
        };
        let (watching, lines) = self.read(read).await?;
        let viewer = watching.viewer;
        self.table.catch_up(now());
        for message in self.around(|around| self.table.welcome(&watching, since, around)) {
            sink.send(&message);
        }
        sink.send(&ServerMessage::Chat { table: self.table.id().to_owned(), lines });
        let before = self.watchers.insert(sink.id, Watcher { watching, sink, eyes });
        if before.is_none_or(|before| before.watching.viewer != viewer) {
            self.presence_changed();
        }
        Ok(())
    }

    pub(in crate::table) async fn view_once(&mut self, eyes: &Eyes) -> Result<Box<TableView>, Refusal> {
        self.table.catch_up(now());
        let watching = self.read(self.watching(eyes)).await?;
        Ok(Box::new(self.around(|around| self.table.view(&watching, around))))
    }

    pub(super) async fn decide(&mut self, eyes: &Eyes) -> Result<Decide, Refusal> {
        let Viewer::Seat(seat) = self.table.viewer(eyes)? else {
            return Err(ErrorCode::Forbidden.into());
        };
        let view = self.view_once(eyes).await?;
        Ok(Decide { text: view.text.clone(), view, asked: self.table.asked_since(seat) })
    }

    pub(super) fn log_once(&mut self, eyes: &Eyes) -> Result<Vec<LogLine>, Refusal> {
        self.table.catch_up(now());
        let viewer = self.table.viewer(eyes)?;
        Ok(self.table.log(0, viewer, eyes.lang))
    }

    pub(super) async fn chat_once(&self, eyes: &Eyes) -> Result<Vec<ChatLine>, Refusal> {
        let read = async {
            let Watching { user, muted, .. } = self.watching(eyes).await?;
            self.chat_for(user.as_deref(), &muted).await
        };
        self.read(read).await
    }

    /// The chat that a user may read.
    async fn chat_for(&self, user: Option<&str>, muted: &[String]) -> Result<Vec<ChatLine>, Refusal> {
        let lines = self.hub.store.chat(self.table.id()).await?;
        let lines = lines.into_iter().map(|line| ChatLine {
            number: line.number,
            channel: if line.channel == "players" { Channel::Players } else { Channel::Spectators },
            user: line.user,
            name: line.name,
            text: line.text,
            at: line.at,
        });
        Ok(lines.filter(|line| self.table.may_read(user, muted, line)).collect())
    }
}
