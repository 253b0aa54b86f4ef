//! Players made of code. They think on worker threads, see only their own view, and an answer that comes too late is
//! dropped. Whose bot thinks next is for [`crate::thinking`] to say; until then the clock of its seat stands still.

use std::panic::AssertUnwindSafe;
use std::sync::Mutex;
use std::time::Duration;

use detente_game::{Seat, SeatSet};
use detente_games::Player;
use detente_table::Wanted;
use tokio::sync::mpsc::WeakSender;

use super::task::Task;
use super::{Message, Served};
use crate::cluster::{Role, think_afar};
use crate::thinking::{Rank, Slot};
use crate::time::now;

/// Where bots are alone they play on for so long after somebody has looked.
const LOOKED: Duration = Duration::from_secs(60);

/// What a bot has come to.
#[derive(Debug)]
pub struct Thought {
    pub seat: u8,
    /// The version it was asked at.
    pub version: u32,
    /// Which sitter of that seat thought.
    pub sitter: u32,
    /// Its action in words; none if it does not want to interrupt, or failed.
    pub word: Option<String>,
    /// The bot itself, to be asked again.
    pub bot: Returned,
}

/// A bot on its way back; which game it plays is known by the table it returns to.
pub struct Returned(pub Option<Box<dyn std::any::Any + Send>>);

impl std::fmt::Debug for Returned {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Returned")
    }
}

/// A bot at its seat, or away thinking.
pub struct Chair<G: Served> {
    /// Never locked by two; the lock only lets the table be looked at from another thread.
    bot: Mutex<Option<Player<G>>>,
    /// The version it was last asked at.
    pub asked: Option<u32>,
    pub away: bool,
    /// It cannot think yet.
    pub queued: bool,
    /// Counts the sitters; thoughts of an earlier one are not wanted.
    sitter: u32,
    /// Another server is asked to think.
    call: Option<Call>,
}

/// A question to another server. It is asked until somebody has thought, or until nobody wants to know any more.
struct Call(tokio::task::AbortHandle);

impl Drop for Call {
    fn drop(&mut self) {
        self.0.abort();
    }
}

impl<G: Served> std::fmt::Debug for Chair<G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Chair").field("asked", &self.asked).field("away", &self.away).finish_non_exhaustive()
    }
}

impl<G: Served> Chair<G> {
    pub fn empty() -> Chair<G> {
        Chair { bot: Mutex::new(None), asked: None, away: false, queued: false, sitter: 0, call: None }
    }

    /// Somebody else sits here now.
    pub fn renew(&mut self) {
        *self = Chair { sitter: self.sitter + 1, ..Chair::empty() };
    }
}

impl<G: Served> Task<G> {
    /// Asks every bot that has something to decide and is not already thinking about it.
    pub(super) fn ask_bots(&mut self) {
        if self.table.is_bots_alone() && !self.is_attended() {
            return;
        }
        for wanted in self.table.wanted() {
            let chair = &mut self.chairs[usize::from(wanted.seat.0)];
            if chair.away || chair.asked == Some(wanted.version) {
                continue;
            }
            let idle = chair.bot.get_mut().ok().and_then(Option::take);
            let Some(bot) = idle.or_else(|| G::bot(&wanted.level, random_seed())) else {
                tracing::error!(table = %self.table.id(), level = wanted.level, "no bot of this level");
                continue;
            };
            chair.asked = Some(wanted.version);
            chair.away = true;
            let sitter = chair.sitter;
            self.send_to_think(bot, wanted, sitter);
        }
    }

    /// The game is over: what other servers think about is not waited for.
    pub(super) fn hang_up(&mut self) {
        self.chairs.iter_mut().for_each(|chair| chair.call = None);
    }

    /// Does anybody look on, or has anybody just looked?
    fn is_attended(&self) -> bool {
        !self.watchers.is_empty() || self.looked.is_some_and(|looked| looked.elapsed() < LOOKED)
    }

    /// The seats whose bot cannot think yet.
    pub(super) fn queued(&self) -> SeatSet {
        let queued = self.chairs.iter().enumerate().filter(|(_, chair)| chair.queued);
        queued.map(|(seat, _)| Seat(seat as u8)).collect()
    }

    /// A bot has a place to think.
    pub(super) fn begins_to_think(&mut self, seat: u8, sitter: u32) {
        let chair = &mut self.chairs[usize::from(seat)];
        if chair.sitter == sitter && chair.queued {
            chair.queued = false;
            self.table.hold_clock(Seat(seat), false, now());
            self.presence_changed();
        }
    }

    fn send_to_think(&mut self, bot: Player<G>, wanted: Wanted<G>, sitter: u32) {
        if self.hub.cluster().is_some_and(|cluster| cluster.role == Role::Web) {
            return self.send_to_think_afar(bot, wanted, sitter);
        }
        let rank = if self.table.is_bots_alone() { Rank::BotsAlone } else { Rank::People };
        let owner = self.hub.owner(self.table.id(), &self.table.body().host);
        let mut place = self.hub.thinking.ask(rank, &owner);
        let queue = self.own_queue.clone();
        if let Ok(slot) = place.try_recv() {
            tokio::spawn(think(queue, slot, bot, wanted, sitter));
            return;
        }
        // Nobody's time is spent on a queue of the house.
        self.table.hold_clock(wanted.seat, true, now());
        self.chairs[usize::from(wanted.seat.0)].queued = true;
        self.presence_changed();
        tokio::spawn(async move {
            let Ok(slot) = place.await else { return };
            let Some(table) = queue.upgrade() else { return };
            let _ = table.send(Box::new(Message::Thinks { seat: wanted.seat.0, sitter })).await;
            drop(table);
            think(queue, slot, bot, wanted, sitter).await;
        });
    }

    /// Another server thinks. Its queue and the way there are not the seat's time.
    fn send_to_think_afar(&mut self, bot: Player<G>, wanted: Wanted<G>, sitter: u32) {
        self.table.hold_clock(wanted.seat, true, now());
        self.chairs[usize::from(wanted.seat.0)].queued = true;
        let (hub, queue, host) = (self.hub.clone(), self.own_queue.clone(), self.table.body().host.clone());
        let at = self.table.id().to_owned();
        let seat = usize::from(wanted.seat.0);
        let call = tokio::spawn(async move {
            let word = think_afar(&hub, at, host, &wanted).await;
            let Some(table) = queue.upgrade() else { return };
            let _ = table.send(Box::new(Message::Thinks { seat: wanted.seat.0, sitter })).await;
            let bot = Returned(Some(Box::new(bot)));
            let thought = Thought { seat: wanted.seat.0, version: wanted.version, sitter, word, bot };
            let _ = table.send(Box::new(Message::Bot(thought))).await;
        });
        self.chairs[seat].call = Some(Call(call.abort_handle()));
    }

    /// A bot is back. Its answer counts if it is still what the seat is asked.
    pub(super) async fn take_thought(&mut self, thought: Thought) {
        let index = usize::from(thought.seat);
        if self.chairs[index].sitter != thought.sitter {
            return;
        }
        self.chairs[index].away = false;
        if let Some(bot) = thought.bot.0
            && let Ok(bot) = bot.downcast::<Player<G>>()
        {
            self.chairs[index].bot = Mutex::new(Some(*bot));
        }
        // A refusal means that it came too late; the seat is asked again below.
        if let Some(action) = thought.word.as_deref().and_then(G::parse_action)
            && let Ok(step) = self.table.consider_bot(Seat(thought.seat), thought.version, action, now())
            && let Err(refusal) = self.carry(step).await
        {
            tracing::error!(table = %self.table.id(), ?refusal, "what a bot did could not be stored");
        }
        self.ask_bots();
    }
}

/// One thought, from a place to think to the answer.
async fn think<G: Served>(
    queue: WeakSender<Box<Message>>,
    slot: Slot,
    mut bot: Player<G>,
    wanted: Wanted<G>,
    sitter: u32,
) {
    let Wanted { seat, version, awaited, view, legal, .. } = wanted;
    let thinking = slot.think(move || {
        let thought = std::panic::catch_unwind(AssertUnwindSafe(|| {
            if awaited { Some(bot.choose(seat, &view, &legal)) } else { bot.interrupt(seat, &view, &legal) }
        }));
        match thought {
            Ok(action) => (action, Some(bot)),
            // A bot that fails plays the first thing it may, and is replaced.
            Err(_) => (legal.first().copied().filter(|_| awaited), None),
        }
    });
    let Some((action, bot)) = thinking.await else { return };
    if bot.is_none() {
        tracing::error!(seat = seat.0, "a bot failed");
    }
    let bot = Returned(bot.map(|bot| Box::new(bot) as Box<dyn std::any::Any + Send>));
    let thought = Thought { seat: seat.0, version, sitter, word: action.map(G::action_word), bot };
    if let Some(queue) = queue.upgrade() {
        let _ = queue.send(Box::new(Message::Bot(thought))).await;
    }
}

pub(crate) fn random_seed() -> u64 {
    getrandom::u64().unwrap_or(1)
}
