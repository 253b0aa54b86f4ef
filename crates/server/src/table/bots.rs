//! Players made of code. They think on worker threads, see only their own view, and an answer that comes too late is
//! dropped.

use std::panic::AssertUnwindSafe;
use std::sync::Mutex;

use detente_game::{Seat, Viewer};
use detente_games::Player;

use super::Message;
use super::body::Sitting;
use super::task::Task;
use crate::games::Hosted;

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
pub struct Chair<G: Hosted> {
    /// Never locked by two; the lock only lets the table be looked at from another thread.
    bot: Mutex<Option<Player<G>>>,
    /// The version it was last asked at.
    pub asked: Option<u32>,
    pub away: bool,
    /// Counts the sitters; thoughts of an earlier one are not wanted.
    sitter: u32,
}

impl<G: Hosted> std::fmt::Debug for Chair<G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Chair").field("asked", &self.asked).field("away", &self.away).finish_non_exhaustive()
    }
}

impl<G: Hosted> Chair<G> {
    pub fn empty() -> Chair<G> {
        Chair { bot: Mutex::new(None), asked: None, away: false, sitter: 0 }
    }

    /// Somebody else sits here now.
    pub fn renew(&mut self) {
        *self = Chair { sitter: self.sitter + 1, ..Chair::empty() };
    }
}

impl<G: Hosted> Task<G> {
    /// Asks every bot that has something to decide and is not already thinking about it.
    pub(super) fn ask_bots(&mut self) {
        if self.body.status != detente_protocol::TableStatus::Playing {
            return;
        }
        let awaited = self.play.awaited();
        for index in 0..self.body.seats.len() {
            let Sitting::Bot { level } = &self.body.seats[index] else { continue };
            let seat = Seat(index as u8);
            if self.chairs[index].away || self.chairs[index].asked == Some(self.version) {
                continue;
            }
            let legal = self.play.legal(seat);
            if legal.is_empty() {
                continue;
            }
            let idle = self.chairs[index].bot.get_mut().ok().and_then(Option::take);
            let bot = idle.or_else(|| G::bot(level, random_seed()));
            let Some(bot) = bot else {
                tracing::error!(table = %self.row.id, level, "no bot of this level");
                continue;
            };
            self.chairs[index].asked = Some(self.version);
            self.chairs[index].away = true;
            self.send_to_think(bot, seat, awaited.contains(seat), legal);
        }
    }

    fn send_to_think(&self, mut bot: Player<G>, seat: Seat, awaited: bool, legal: Vec<G::Action>) {
        let view = self.play.game.view(Viewer::Seat(seat));
        let (version, sitter) = (self.version, self.chairs[usize::from(seat.0)].sitter);
        let (queue, workers) = (self.own_queue.clone(), self.hub.workers.clone());
        tokio::spawn(async move {
            let Ok(_permit) = workers.acquire_owned().await else { return };
            let thinking = tokio::task::spawn_blocking(move || {
                let thought = std::panic::catch_unwind(AssertUnwindSafe(|| {
                    if awaited {
                        Some(bot.choose(seat, &view, &legal))
                    } else {
                        bot.interrupt(seat, &view, &legal)
                    }
                }));
                match thought {
                    Ok(action) => (action, Some(bot)),
                    // A bot that fails plays the first thing it may, and is replaced.
                    Err(_) => (legal.first().copied().filter(|_| awaited), None),
                }
            });
            let Ok((action, bot)) = thinking.await else { return };
            if bot.is_none() {
                tracing::error!(seat = seat.0, "a bot failed");
            }
            let bot = Returned(bot.map(|bot| Box::new(bot) as Box<dyn std::any::Any + Send>));
            let thought = Thought { seat: seat.0, version, sitter, word: action.map(G::action_word), bot };
            if let Some(queue) = queue.upgrade() {
                let _ = queue.send(Message::Bot(thought)).await;
            }
        });
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
        let is_bot = matches!(self.body.seats[index], Sitting::Bot { .. });
        if let (Some(word), true) = (thought.word, is_bot)
            && let Some(action) = G::parse_action(&word)
        {
            let seat = Seat(thought.seat);
            // A refusal means that it came too late; the seat is asked again below.
            let _ = self.play_action(seat, thought.version, action).await;
        }
        self.ask_bots();
    }
}

pub(crate) fn random_seed() -> u64 {
    getrandom::u64().unwrap_or(1)
}
