//! The loop of a table: one message after another, clocks in between. The table itself is [`detente_table::Table`], which
//! works out every step; here it is stored, taken over and told (`told.rs`), in this order.

mod told;

use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

use detente_game::{Seat, SeatSet};
use detente_protocol::{Channel, ChatLine, ClockRest, ErrorCode, Pace, TableCommand, TableStatus};
use detente_store::{Change, Chat, Job};
use detente_table::{Body, Eyes, Head, Step, Stored, Table, Watching, Who, Write};
use tokio::sync::mpsc;
use tokio::time::Instant;

use super::bots::Chair;
use super::{Handle, Message, QUEUE, Served, company};
use crate::account::vacation;
use crate::error::Refusal;
use crate::hub::Hub;
use crate::sink::Sink;
use crate::time::now;
use crate::{jobs, notify};

/// A finished table without watchers is put away after this long.
const IDLE: Duration = Duration::from_secs(60);

/// The end of somebody's time that could not be stored is tried again after this long.
const RETRY: Duration = Duration::from_secs(1);

/// Who comes and goes is told so long after it has happened, together with whatever else happens until then.
const PRESENCE: Duration = Duration::from_secs(1);

/// Somebody who watches the table, and the way there.
#[derive(Debug)]
pub(super) struct Watcher {
    watching: Watching,
    sink: Sink,
    eyes: Eyes,
}

/// By seat, what kind of thing makes a clock stand still.
type Rests = Vec<Option<std::mem::Discriminant<ClockRest>>>;

/// One table, and everybody who has to do with it.
#[derive(Debug)]
pub struct Task<G: Served> {
    pub(super) hub: Arc<Hub>,
    pub(super) table: Table<G>,
    pub(super) watchers: HashMap<u64, Watcher>,
    /// When somebody last looked who does not watch.
    pub(super) looked: Option<Instant>,
    /// When those who watch are told who is there; nothing if there is nothing to tell.
    presence_due: Option<Instant>,
    /// When it was told that somebody is out of time.
    out_told: Option<Instant>,
    /// What they were told last: who is there, how many look on, which bots cannot think yet.
    presence: (Vec<bool>, u32, SeatSet),
    pub(super) chairs: Vec<Chair<G>>,
    pub(super) own_queue: mpsc::WeakSender<Box<Message>>,
    /// Who had to decide when the others were last told.
    told_turn: Vec<(String, Seat)>,
    /// Have the players been told that the game is over?
    told_over: bool,
    /// Has the result been handed on? A table that is read again after its end does so once more, which changes nothing.
    settled: bool,
    /// What made the clocks stand still when those who watch were last told.
    rested: Rests,
    /// In which epoch the table is ours; none where there is one server.
    epoch: Option<i64>,
    /// A job that looks after the clocks is stored and due no later than this; none that is known of if there is nothing here.
    clock_kept: Option<i64>,
    /// Has somebody else changed the stored table, or may it be another's?
    outdated: std::sync::atomic::AtomicBool,
}

/// What never changes about a table, from its row.
pub fn head(row: &detente_store::StoredTable) -> Head {
    let detente_store::StoredTable { rules, version, created, updated, .. } = *row;
    Head { id: row.id.clone(), rules, version, created, updated }
}

/// Reads a table from the store and begins its task.
pub async fn load<G: Served>(
    hub: Arc<Hub>,
    row: detente_store::StoredTable,
    epoch: Option<i64>,
) -> Result<Handle, Refusal> {
    let broken = |why: String| {
        tracing::error!(table = %row.id, why, "this table cannot be played on with these rules and is set aside");
        crate::aside::refusal()
    };
    let body: Body = serde_json::from_str(&row.body).map_err(|error| broken(error.to_string()))?;
    let told_over = body.is_over();
    let actions: Vec<Stored> = hub.store.actions(&row.id).await?.into_iter().map(stored).collect();
    // What was edited by hand may be anything; it must not take others with it.
    let read = || Table::load(head(&row), body, &actions, company::<G>(), now()).map(Table::lightly);
    let table = std::panic::catch_unwind(std::panic::AssertUnwindSafe(read));
    let table = table.unwrap_or_else(|_| Err("the rules stumble over it".to_owned())).map_err(broken)?;
    let (sender, queue) = mpsc::channel(QUEUE);
    // An owner that was cut off does not answer.
    let patience = epoch.map(|_| super::PATIENCE);
    let handle = Handle { id: row.id.as_str().into(), queue: sender.clone(), patience, afar: false };
    let mut task = Task::<G> {
        hub,
        table,
        watchers: HashMap::new(),
        looked: None,
        presence_due: None,
        out_told: None,
        presence: (Vec::new(), 0, SeatSet::EMPTY),
        chairs: (0..G::SEATS.len()).map(|_| Chair::empty()).collect(),
        own_queue: sender.downgrade(),
        told_turn: Vec::new(),
        told_over,
        settled: false,
        rested: Rests::new(),
        epoch,
        clock_kept: None,
        outdated: std::sync::atomic::AtomicBool::new(false),
    };
    // They were told when it became their turn; a restart is no news.
    task.told_turn = task.turn();
    task.hub.list_anew(task.table.listing());
    task.rested = task.table.rests(now());
    task.list();
    // In a box: the room that a task takes would be twice that of its table, before and after it begins.
    tokio::spawn(Box::new(task).run(queue));
    Ok(handle)
}

/// An action as the store has it.
pub fn stored(action: detente_store::Action) -> Stored {
    Stored { actor: action.actor, word: action.word, draw: action.draw, at: action.at }
}

fn written(action: &Stored) -> detente_store::Action {
    let Stored { actor, word, draw, at } = action.clone();
    detente_store::Action { actor, word, draw, at }
}

impl<G: Served> Task<G> {
    async fn run(mut self: Box<Self>, mut queue: mpsc::Receiver<Box<Message>>) {
        self.heed_vacations().await;
        self.ask_bots();
        let mut idle_since = Instant::now();
        loop {
            let wake = self.next_wake(idle_since);
            let message = tokio::select! {
                message = queue.recv() => message,
                () = tokio::time::sleep_until(wake) => {
                    if Box::pin(self.wake(idle_since)).await || self.is_outdated() {
                        break;
                    }
                    continue;
                }
            };
            let Some(message) = message.map(|message| *message) else { break };
            if matches!(message, Message::GiveUp) {
                self.outdated.store(true, std::sync::atomic::Ordering::Relaxed);
                break;
            }
            if let Message::Stop { answer } = message {
                let _ = answer.send(());
                break;
            }
            // In a box of its own while it lasts: a table that waits keeps no room for it.
            Box::pin(self.take(message)).await;
            if self.is_outdated() {
                break;
            }
            if !self.watchers.is_empty() || !self.table.body().is_over() {
                idle_since = Instant::now();
            }
        }
        // Nobody finds the table from here on; whoever has spoken to it meanwhile is answered still.
        self.hub.forget(self.table.id());
        queue.close();
        let moved = self.is_outdated();
        while let Some(message) = queue.recv().await.map(|message| *message) {
            if let Message::Stop { answer } = message {
                let _ = answer.send(());
            } else if moved {
                self.hub.speak_again(self.table.id(), message);
            } else if !self.hub.is_stopping() {
                Box::pin(self.take(message)).await;
            }
        }
        if moved {
            Box::pin(self.hand_over_watchers()).await;
        } else if let (Some(cluster), Some(epoch)) = (self.hub.cluster(), self.epoch)
            && !self.hub.is_stopping()
        {
            cluster.release(self.table.id(), epoch).await;
        }
    }

    fn is_outdated(&self) -> bool {
        self.outdated.load(std::sync::atomic::Ordering::Relaxed)
    }

    /// Those who watch begin anew, wherever the table is now.
    async fn hand_over_watchers(&mut self) {
        let cluster = self.hub.cluster().cloned();
        for (_, watcher) in std::mem::take(&mut self.watchers) {
            // The clients of another server are looked after there.
            if !cluster.as_ref().is_some_and(|cluster| cluster.is_afar(watcher.sink.id)) {
                self.hub.watch_again(self.table.id(), watcher.eyes, watcher.sink);
            }
        }
        if let Some(cluster) = cluster {
            cluster.table_moved(self.table.id()).await;
            // It may be ours still, and somebody has to have it even if nobody watches.
            cluster.goes_astray();
        }
    }

    async fn take(&mut self, message: Message) {
        if let Some(user) = message.visitor().map(|who| who.user.clone()) {
            self.arrives(&user).await;
        }
        match message {
            // Where several servers share the tables, whoever waits no longer was told that it was not done, and may have said it again.
            Message::Command { answer, .. } if self.epoch.is_some() && answer.is_closed() => {}
            Message::Command { who, command, answer } => {
                let done = self.command(&who, command).await;
                let _ = answer.send(done);
                self.ask_bots();
            }
            Message::Watch { eyes, since, sink, answer } => {
                let watched = self.watch(eyes, since, sink).await;
                let _ = answer.send(watched);
                self.ask_bots();
            }
            Message::Unwatch { sink } => {
                if self.watchers.remove(&sink).is_some() {
                    self.presence_changed();
                }
            }
            Message::View { eyes, answer } => {
                let view = self.view_once(&eyes).await;
                let _ = answer.send(view);
                self.looked = Some(Instant::now());
                self.ask_bots();
            }
            Message::Decide { eyes, answer } => {
                let view = self.decide(&eyes).await;
                let _ = answer.send(view);
            }
            Message::Hint { eyes, answer } => {
                self.table.catch_up(now());
                let _ = answer.send(detente_house::hints::hint(&self.table, &eyes).map_err(Refusal::from));
            }
            Message::Coach { eyes, wish, answer } => {
                let _ =
                    answer.send(detente_house::coach::coach(&self.table, &eyes, wish).map_err(Refusal::from));
            }
            Message::Log { eyes, answer } => {
                let _ = answer.send(self.log_once(&eyes));
            }
            Message::Chat { eyes, answer } => {
                let lines = self.chat_once(&eyes).await;
                let _ = answer.send(lines);
            }
            Message::Record { eyes, form, answer } => {
                let _ = answer.send(self.table.record(&eyes, form).map_err(Refusal::from));
            }
            Message::Rematch { who, answer } => {
                let _ = answer.send(self.table.rematch(&who).map_err(Refusal::from));
            }
            Message::Part { user, answer } => {
                let done = self.carry_if(self.table.consider_parting(&user, now())).await;
                let _ = answer.send(done);
            }
            Message::GivenUp { users, answer } => {
                let done = self.carry_if(self.table.consider_giving_up(&users, now())).await;
                let _ = answer.send(done);
            }
            Message::Forfeit { user, answer } => {
                let done = self.carry_if(self.table.consider_forfeit(&user, now())).await;
                let _ = answer.send(done);
            }
            Message::Away { user, until, answer } => {
                let done = self.carry_if(self.table.consider_away(&user, until, now())).await;
                let _ = answer.send(done);
            }
            Message::Close { answer } => {
                let done = self.carry_if(self.table.consider_close(now())).await;
                let _ = answer.send(done);
            }
            Message::SetRematch { table, answer } => {
                let set = self.set_rematch(table).await;
                let _ = answer.send(set);
            }
            Message::Look { answer } => {
                self.wake(Instant::now()).await;
                let deadline = self.table.deadline(now());
                // Whoever looks stores the job anew, or none.
                self.clock_kept = deadline.map(|due| jobs::clock(self.table.id(), due).due);
                let _ = answer.send(Ok(deadline));
            }
            Message::Thinks { seat, sitter } => self.begins_to_think(seat, sitter),
            Message::Bot(thought) => self.take_thought(thought).await,
            Message::GiveUp | Message::Stop { .. } => {}
        }
    }

    /// Somebody is here who may have been waited for. It is kept before they see anything.
    async fn arrives(&mut self, user: &str) {
        if let Some(step) = self.table.consider_arrival(user, now())
            && let Err(refusal) = self.carry(step).await
        {
            tracing::warn!(table = %self.table.id(), ?refusal, "that a player has come could not be stored");
        }
    }

    /// When to look at the clock again.
    fn next_wake(&mut self, idle_since: Instant) -> Instant {
        let at = now();
        if self.table.is_out_of_time(at) {
            match self.out_told {
                // A message came between the end of the time and the alarm for it.
                None => return Instant::now(),
                // The end could not be stored.
                Some(told) if self.table.consider_time(at).is_some() => return told + RETRY,
                Some(_) => {}
            }
        } else {
            self.out_told = None;
        }
        let wake = match self.table.wake(at) {
            Some(due) => Instant::now() + Duration::from_millis((due - at).max(1) as u64),
            None if self.table.body().is_over() && self.watchers.is_empty() => idle_since + IDLE,
            // Nothing but a message can happen here.
            None => Instant::now() + Duration::from_secs(3600),
        };
        self.presence_due.map_or(wake, |due| due.min(wake))
    }

    /// Time has passed. True if the task has nothing more to do.
    async fn wake(&mut self, idle_since: Instant) -> bool {
        let at = now();
        if self.presence_due.is_some_and(|due| due <= Instant::now()) {
            self.tell_presence();
        }
        if self.table.catch_up(at) {
            self.tell_those_behind();
        }
        // A weekend or a vacation has begun or ended: what clocks show is what is counted.
        let rests = self.table.rests(at);
        if self.rested != rests {
            self.rested = rests;
            self.tell_all();
        }
        if self.table.is_out_of_time(at) {
            self.out_told = Some(Instant::now());
        }
        if let Some(step) = self.table.consider_time(at) {
            if let Err(refusal) = self.carry(step).await {
                tracing::error!(table = %self.table.id(), ?refusal, "what time has done could not be stored");
            }
            // A game may have begun.
            self.ask_bots();
        } else if self.table.is_out_of_time(at) {
            // It may be claimed from now on.
            self.tell_all();
        }
        self.table.body().is_over() && self.watchers.is_empty() && idle_since.elapsed() >= IDLE
    }

    // Doing

    async fn command(&mut self, who: &Who, command: TableCommand) -> Result<(), Refusal> {
        let step = self.table.consider(who, command, now())?;
        self.carry(step).await
    }

    async fn carry_if(&mut self, step: Result<Step<G>, detente_table::Refusal>) -> Result<(), Refusal> {
        self.carry(step?).await
    }

    /// Makes a step durable, takes it over and tells it. If it cannot be stored, nothing has changed.
    pub(super) async fn carry(&mut self, step: Step<G>) -> Result<(), Refusal> {
        match &step.write {
            Write::Table(change) => {
                let jobs = self.follows(&step);
                let clock = jobs.iter().find(|job| job.kind == jobs::CLOCK).map(|job| job.due);
                self.store(change, jobs).await?;
                self.clock_kept = clock.or(self.clock_kept);
            }
            Write::Chat(line) => {
                let line = self.store_chat(line.clone()).await?;
                self.tell_chat(&line);
            }
            Write::Note { user, text } => {
                if !self.hub.store.set_note(self.table.id(), user, text).await? {
                    return Err(ErrorCode::TooLarge.into());
                }
                for watching in self.watched_by(user) {
                    watching.note.clone_from(text);
                }
            }
            Write::Mute { user, muted, on } => {
                if !self.hub.store.set_mute(self.table.id(), user, muted, *on).await? {
                    return Err(ErrorCode::TooLarge.into());
                }
                let now = self.hub.store.mutes(self.table.id(), user).await?;
                for watching in self.watched_by(user) {
                    watching.muted.clone_from(&now);
                }
            }
        }
        let is_change = matches!(step.write, Write::Table(_));
        let played = self.table.body().status == TableStatus::Playing;
        let news = self.table.adopt(step);
        if is_change {
            self.rested = self.table.rests(now());
            self.tell(&news);
        }
        if self.table.body().is_over() {
            self.hang_up();
        }
        if !played {
            Box::pin(self.heed_vacations()).await;
        }
        Ok(())
    }

    /// Whoever is on vacation when a game over days begins, or is read again, loses no time in it.
    async fn heed_vacations(&mut self) {
        let body = self.table.body();
        if body.status != TableStatus::Playing || Pace::of(&body.clock) != Some(Pace::Days) {
            return;
        }
        for user in body.users() {
            let Ok(Some(account)) = self.hub.store.user(&user).await else { continue };
            let until = vacation::until(&account);
            let body = self.table.body();
            let own = body.seats_of(&user).into_iter().filter_map(|seat| body.away.get(seat));
            // Nobody who is back counts as away, and the clocks of a table and of the wall may be a little apart.
            let kept = own.max().copied().filter(|&kept| kept > now()).unwrap_or(0);
            if until.abs_diff(kept) <= vacation::APART {
                continue;
            }
            let done = self.carry_if(self.table.consider_away(&user, until, now())).await;
            if let Err(refusal) = done {
                tracing::warn!(table = %self.table.id(), ?refusal, "a vacation could not be kept at this table");
            }
        }
    }

    fn watched_by(&mut self, user: &str) -> impl Iterator<Item = &mut Watching> {
        let own = move |watcher: &&mut Watcher| watcher.watching.user.as_deref() == Some(user);
        self.watchers.values_mut().filter(own).map(|watcher| &mut watcher.watching)
    }

    /// What is to be done because of a step, stored with it: those are told whose turn it becomes and who are away, and a clock is looked
    /// after, should there be no table to see it run out. One that is looked after earlier than it has to be needs nothing: whoever looks
    /// too early looks again.
    fn follows(&self, step: &Step<G>) -> Vec<Job> {
        let slow = Pace::of(&self.table.body().clock) == Some(Pace::Days);
        let turn = self.table.turn_after(step);
        let told = turn.iter().filter(|turn| !self.told_turn.contains(turn)).filter_map(|(user, _)| {
            match self.hub.is_connected(user) {
                false => Some(notify::turn_of(user, self.table.id())),
                // Somebody may seem to be here for a while after the line is dead. Where a turn takes days it is looked at once more.
                true if slow => Some(notify::turn_of_later(user, self.table.id())),
                true => None,
            }
        });
        let at = now();
        let clock = self.table.deadline_after(step, at).map(|due| jobs::clock(self.table.id(), due));
        let clock = clock.filter(|clock| !jobs::is_looked_after(self.clock_kept, clock.due, at));
        told.chain(clock).collect()
    }

    async fn store(&self, change: &detente_table::Change, jobs: Vec<Job>) -> Result<(), Refusal> {
        let head = self.table.head();
        let table = detente_store::StoredTable {
            id: head.id.clone(),
            game: G::NAME.to_owned(),
            rules: head.rules,
            status: change.status.to_owned(),
            public: change.public,
            version: change.version,
            created: head.created,
            updated: change.updated,
            body: change.body.clone(),
            users: change.users.clone(),
        };
        let change = Change {
            table,
            from: change.from,
            had: change.had,
            keep: change.keep,
            add: change.add.iter().map(written).collect(),
            seats_changed: change.seats_changed,
            jobs,
            epoch: self.epoch,
        };
        let rings = change.jobs.iter().any(|job| job.kind == notify::TURN);
        let began = Instant::now();
        let stored = self.hub.store.commit(change).await;
        self.hub.metrics.commit(began.elapsed(), stored.is_ok());
        if rings {
            self.hub.bench.ring();
        }
        match stored {
            // The operator has changed the stored table, or it is another server's: it is read again.
            Err(detente_store::StoreError::Conflict) => {
                self.is_fenced();
                Err(ErrorCode::Stale.into())
            }
            // It may be stored or not: what is there is read again.
            Err(error @ detente_store::StoreError::Away(_)) => {
                self.outdated.store(true, std::sync::atomic::Ordering::Relaxed);
                Err(error.into())
            }
            stored => Ok(stored?),
        }
    }

    fn is_fenced(&self) {
        self.outdated.store(true, std::sync::atomic::Ordering::Relaxed);
        if let Some(cluster) = self.hub.cluster() {
            cluster.fenced.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
        }
    }

    async fn store_chat(&self, line: ChatLine) -> Result<ChatLine, Refusal> {
        let channel = if line.channel == Channel::Players { "players" } else { "spectators" };
        let row = Chat {
            number: 0,
            channel: channel.to_owned(),
            user: line.user.clone(),
            name: line.name.clone(),
            text: line.text.clone(),
            at: line.at,
        };
        let stored = self.hub.store.add_chat(self.table.id(), &row, self.epoch).await;
        if matches!(stored, Err(detente_store::StoreError::Conflict)) {
            self.is_fenced();
        }
        let number = stored?;
        Ok(ChatLine { number, ..line })
    }

    async fn set_rematch(&mut self, table: String) -> Result<String, Refusal> {
        if let Some(existing) = &self.table.body().rematch {
            return Ok(existing.clone());
        }
        let step = self.table.consider_rematch(table.clone(), now())?;
        self.carry(step).await?;
        Ok(table)
    }
}
