//! The loop of a table: one message after another, clocks in between. Whatever changes is stored first and told then.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

use detente_fair::Seed;
use detente_game::{Actor, Seat, ToAct};
use detente_protocol::{ErrorCode, TableStatus};
use detente_store::Change;
use tokio::sync::mpsc;
use tokio::time::Instant;

use super::body::{Body, Ended, Listing, Sitting, status_word};
use super::bots::Chair;
use super::play::{Done, Play};
use super::show::Watcher;
use super::{Handle, Message, QUEUE};
use crate::clock::Clocks;
use crate::error::Refusal;
use crate::games::Hosted;
use crate::hub::Hub;
use crate::sink::now;

/// A finished table without watchers is put away after this long.
const IDLE: Duration = Duration::from_secs(60);

/// Everything about one table.
#[derive(Debug)]
pub struct Task<G: Hosted> {
    pub(super) hub: Arc<Hub>,
    pub(super) row: detente_store::Table,
    pub(super) body: Body,
    pub(super) seed: Seed,
    pub(super) play: Play<G>,
    pub(super) version: u32,
    pub(super) clocks: Clocks,
    /// Which entry of the log each change since the table was opened touched first: versions and entries both grow.
    pub(super) changes: Vec<(u32, usize)>,
    /// The version at which it was opened.
    pub(super) opened: u32,
    pub(super) watchers: HashMap<u64, Watcher>,
    pub(super) chairs: Vec<Chair<G>>,
    pub(super) own_queue: mpsc::WeakSender<Message>,
    /// When those who look on with a delay must be told again.
    pub(super) delayed: std::collections::VecDeque<i64>,
    /// Who had to decide when the others were last told.
    pub(super) told_turn: Vec<(String, usize)>,
    /// Have the players been told that the game is over?
    told_over: bool,
}

/// Reads a table from the store and begins its task.
pub async fn load<G: Hosted>(hub: Arc<Hub>, row: detente_store::Table) -> Result<Handle, Refusal> {
    let broken = |why: String| {
        tracing::error!(table = %row.id, why, "this table cannot be played on with these rules");
        Refusal::new(ErrorCode::Internal)
    };
    let body: Body = serde_json::from_str(&row.body).map_err(|error| broken(error.to_string()))?;
    let words: Vec<&str> = body.options.iter().map(String::as_str).collect();
    let options = G::parse_options(&words).map_err(&broken)?;
    // A game goes on under the rules it was begun under.
    let options = G::under_rules(&options, row.rules)
        .ok_or_else(|| broken(format!("version {} of the rules is not known", row.rules)))?;
    let seed = Seed::parse(&body.seed).ok_or_else(|| broken("the seed is damaged".to_owned()))?;
    let actions = hub.store.actions(&row.id).await?;
    let play = Play::load(options, &actions, row.version).map_err(broken)?;
    let (sender, queue) = mpsc::channel(QUEUE);
    let handle = Handle { id: row.id.as_str().into(), queue: sender.clone() };
    let mut task = Task::<G> {
        hub,
        seed,
        version: row.version,
        clocks: Clocks::new(body.clock.clone(), body.left.clone()),
        changes: Vec::new(),
        opened: row.version,
        watchers: HashMap::new(),
        chairs: (0..G::SEATS.len()).map(|_| Chair::empty()).collect(),
        own_queue: sender.downgrade(),
        delayed: std::collections::VecDeque::new(),
        told_turn: Vec::new(),
        told_over: body.is_over(),
        row,
        body,
        play,
    };
    if task.body.status == TableStatus::Playing {
        let awaited = task.awaited();
        task.clocks.turn(now(), None, &awaited);
        // They were told when it became their turn; a restart is no news.
        task.told_turn = task.turn(&awaited);
    }
    task.list();
    tokio::spawn(task.run(queue));
    Ok(handle)
}

impl<G: Hosted> Task<G> {
    async fn run(mut self, mut queue: mpsc::Receiver<Message>) {
        self.ask_bots();
        let mut idle_since = Instant::now();
        loop {
            let wake = self.next_wake(idle_since);
            let message = tokio::select! {
                message = queue.recv() => message,
                () = tokio::time::sleep_until(wake) => {
                    if self.wake(idle_since).await {
                        break;
                    }
                    continue;
                }
            };
            let Some(message) = message else { break };
            if let Message::Stop { answer } = message {
                let _ = answer.send(());
                break;
            }
            self.take(message).await;
            if !self.watchers.is_empty() || !self.body.is_over() {
                idle_since = Instant::now();
            }
        }
        // Nobody finds the table from here on; whoever has spoken to it meanwhile is answered still.
        self.hub.forget(&self.row.id);
        queue.close();
        while let Some(message) = queue.recv().await {
            if let Message::Stop { answer } = message {
                let _ = answer.send(());
            } else if !self.hub.is_stopping() {
                self.take(message).await;
            }
        }
    }

    async fn take(&mut self, message: Message) {
        match message {
            Message::Command { who, command, answer } => {
                let outcome = self.command(&who, command).await;
                let _ = answer.send(outcome);
                self.ask_bots();
            }
            Message::Watch { eyes, since, sink, answer } => {
                let watched = self.watch(eyes, since, sink).await;
                let _ = answer.send(watched);
            }
            Message::Unwatch { sink } => {
                if self.watchers.remove(&sink).is_some() {
                    self.tell_all();
                }
            }
            Message::View { eyes, answer } => {
                let view = self.view_once(&eyes).await;
                let _ = answer.send(view);
            }
            Message::Decide { eyes, answer } => {
                let view = self.decide(&eyes).await;
                let _ = answer.send(view);
            }
            Message::Hint { eyes, answer } => {
                let hint = self.hint(&eyes).await;
                let _ = answer.send(hint);
            }
            Message::Log { eyes, answer } => {
                let _ = answer.send(self.log_once(&eyes));
            }
            Message::Chat { eyes, answer } => {
                let lines = self.chat_once(&eyes).await;
                let _ = answer.send(lines);
            }
            Message::Record { eyes, form, answer } => {
                let _ = answer.send(self.record(&eyes, form));
            }
            Message::PlanRematch { who, answer } => {
                let _ = answer.send(self.plan_rematch(&who));
            }
            Message::SetRematch { table, answer } => {
                let set = self.set_rematch(table).await;
                let _ = answer.send(set);
            }
            Message::Bot(thought) => self.take_thought(thought).await,
            Message::Stop { .. } => {}
        }
    }

    /// When to look at the clock again.
    fn next_wake(&self, idle_since: Instant) -> Instant {
        let at = now();
        let clock = if self.body.status == TableStatus::Playing { self.clocks.deadline(at) } else { None };
        let due = [clock, self.delayed.front().copied()].into_iter().flatten().min();
        match due {
            Some(due) => Instant::now() + Duration::from_millis((due - at).max(1) as u64),
            None if self.body.is_over() && self.watchers.is_empty() => idle_since + IDLE,
            // Nothing but a message can happen here.
            None => Instant::now() + Duration::from_secs(3600),
        }
    }

    /// Time has passed. True if the task has nothing more to do.
    async fn wake(&mut self, idle_since: Instant) -> bool {
        let at = now();
        while self.delayed.front().is_some_and(|&due| due <= at) {
            self.delayed.pop_front();
            if self.delayed.front().is_none_or(|&due| due > at) {
                self.tell_delayed();
            }
        }
        if self.body.status == TableStatus::Playing {
            let out = self.clocks.out(at);
            if !out.is_empty() && self.clocks.ends() {
                self.time_is_over(&out).await;
            } else if !out.is_empty() {
                // It may be claimed from now on.
                self.tell_all();
            }
        }
        self.body.is_over() && self.watchers.is_empty() && idle_since.elapsed() >= IDLE
    }

    pub(super) fn awaited(&self) -> Vec<usize> {
        if self.body.status != TableStatus::Playing {
            return Vec::new();
        }
        self.play.awaited().iter().map(|seat| usize::from(seat.0)).collect()
    }

    /// Makes a change durable. What is in memory is changed by the caller only after this has succeeded; on failure the
    /// body is as it was in the store.
    pub(super) async fn store(
        &mut self,
        body: Body,
        keep: usize,
        add: &[Done<G>],
        seats_changed: bool,
    ) -> Result<(), Refusal> {
        let text = serde_json::to_string(&body).map_err(|_| Refusal::new(ErrorCode::Internal))?;
        let table = detente_store::Table {
            status: status_word(body.status).to_owned(),
            public: body.privacy == detente_protocol::Privacy::Public,
            version: self.version + 1,
            updated: now(),
            body: text,
            users: body.users(),
            ..self.row.clone()
        };
        let change = Change {
            table: table.clone(),
            from: self.version,
            had: self.play.actions.len() as u32,
            keep: keep as u32,
            add: add.iter().map(Done::stored).collect(),
            seats_changed,
        };
        self.hub.store.commit(change).await?;
        self.version += 1;
        self.row = detente_store::Table { body: String::new(), ..table };
        self.body = body;
        self.hub.metrics.actions(add.iter().filter(|done| done.by != Actor::Nature).count());
        Ok(())
    }

    /// A change of the table that plays nothing.
    pub(super) async fn store_body(&mut self, body: Body, seats_changed: bool) -> Result<(), Refusal> {
        self.store(body, self.play.actions.len(), &[], seats_changed).await
    }

    /// A player's or a bot's action: checked, worked out, stored, taken over, told.
    pub(super) async fn play_action(
        &mut self,
        seat: Seat,
        version: u32,
        action: G::Action,
    ) -> Result<(), Refusal> {
        if self.body.status != TableStatus::Playing {
            return Err(ErrorCode::NotNow.into());
        }
        if version > self.version || !self.play.is_current(seat, version) {
            return Err(ErrorCode::Stale.into());
        }
        let at = now();
        let step = self.play.step(seat, action, &self.seed, self.body.draws, at).ok_or(ErrorCode::Illegal)?;
        let mut body = self.body.clone();
        body.draws = step.draws;
        (body.offer, body.declined) = (None, None);
        let keep = self.play.actions.len();
        let mut clocks = self.clocks.clone();
        let (ended, awaited, swapped) = outlook(step.game());
        if swapped != body.swapped {
            change_chairs(&mut body, &mut clocks, &mut self.chairs, swapped);
        }
        clocks.turn(at, Some(usize::from(seat.0)), &awaited);
        body.left = clocks.left().to_vec();
        let seats_changed = body.swapped != self.body.swapped;
        if let Some(ended) = ended {
            body.ended = Some(ended);
            body.status = TableStatus::Over;
            clocks.stop(at);
        }
        self.store(body, keep, &step.done, seats_changed).await?;
        self.clocks = clocks;
        let changed = self.play.adopt(step, self.version);
        self.reseat_watchers();
        self.tell_change(changed);
        Ok(())
    }

    /// Goes back to where `count` actions had been played.
    pub(super) async fn take_back(&mut self, count: usize) -> Result<(), Refusal> {
        let at = now();
        let mut body = self.body.clone();
        (body.offer, body.declined) = (None, None);
        let mut clocks = self.clocks.clone();
        let rewound = self.play.rewound(count);
        let (_, awaited, swapped) = outlook(&rewound.game);
        if swapped != body.swapped {
            change_chairs(&mut body, &mut clocks, &mut self.chairs, swapped);
        }
        clocks.turn(at, None, &awaited);
        body.left = clocks.left().to_vec();
        let seats_changed = body.swapped != self.body.swapped;
        self.store(body, count, &[], seats_changed).await?;
        self.clocks = clocks;
        let changed = self.play.rewind(count, self.version);
        self.reseat_watchers();
        self.tell_change(changed);
        Ok(())
    }

    /// Ends the game by something that is no rule of it.
    pub(super) async fn end(&mut self, winners: Vec<usize>, ending: &str) -> Result<(), Refusal> {
        let mut body = self.body.clone();
        let winners = winners.into_iter().map(|seat| G::SEATS[seat].to_owned()).collect();
        body.ended = Some(Ended { winners, ending: ending.to_owned() });
        (body.offer, body.declined) = (None, None);
        body.status = TableStatus::Over;
        let mut clocks = self.clocks.clone();
        clocks.stop(now());
        body.left = clocks.left().to_vec();
        self.store_body(body, false).await?;
        self.clocks = clocks;
        self.tell_change(self.play.log_length());
        Ok(())
    }

    /// Who has time left wins; nobody does if all are out.
    pub(super) async fn time_is_over(&mut self, out: &[usize]) {
        let winners = (0..self.body.seats.len()).filter(|seat| !out.contains(seat)).collect();
        if let Err(refusal) = self.end(winners, "time").await {
            tracing::error!(table = %self.row.id, ?refusal, "the end by time could not be stored");
        }
    }

    /// The people whose decision is awaited, with their seats.
    fn turn(&self, awaited: &[usize]) -> Vec<(String, usize)> {
        let person = |&seat: &usize| match &self.body.seats[seat] {
            Sitting::Person { user, .. } => Some((user.clone(), seat)),
            _ => None,
        };
        awaited.iter().filter_map(person).collect()
    }

    /// Tells the hub what the lobby may know, and the players whose turn it has become.
    pub(super) fn list(&mut self) {
        let mut listing = Listing::new(&self.row, &self.body, G::SEATS);
        listing.actions = self.play.actions.len() as u32;
        listing.awaited = self.awaited();
        let turn = self.turn(&listing.awaited);
        for (user, seat) in turn.iter().filter(|turn| !self.told_turn.contains(turn)) {
            self.hub.your_turn(user, &self.row.id, G::SEATS[*seat]);
        }
        self.told_turn = turn;
        if let Some(ended) = self.body.ended.as_ref().filter(|_| !self.told_over) {
            self.told_over = true;
            for user in self.body.users() {
                self.hub.over(&user, &self.row.id, ended);
            }
        }
        self.hub.list(listing);
    }
}

/// Of a position: how it has ended, who is awaited, whether the chairs have changed.
fn outlook<G: Hosted>(game: &G) -> (Option<Ended>, Vec<usize>, bool) {
    let (ended, awaited) = match game.to_act() {
        ToAct::Over(outcome) => {
            let winners =
                outcome.winners.iter().map(|seat| G::SEATS[usize::from(seat.0)].to_owned()).collect();
            (Some(Ended { winners, ending: outcome.ending.to_owned() }), Vec::new())
        }
        ToAct::Seats(seats) => (None, seats.iter().map(|seat| usize::from(seat.0)).collect()),
        ToAct::Nature => (None, Vec::new()),
    };
    (ended, awaited, game.swapped())
}

/// 11.1.4: the players of the two chairs change places, with their time.
fn change_chairs<G: Hosted>(body: &mut Body, clocks: &mut Clocks, chairs: &mut [Chair<G>], swapped: bool) {
    body.seats.swap(0, 1);
    chairs.iter_mut().for_each(Chair::renew);
    clocks.swap();
    body.swapped = swapped;
}
