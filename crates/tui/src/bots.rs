//! The bots of a table, on a thread of their own: a slow one never holds up the screen.

use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread;
use std::time::Duration;

use detente_game::{Bot, Seat};

use crate::shown::Shown;

/// Makes the bot that sat down in this chair; chairs are counted as the seats were at the beginning.
pub type Maker<G> = Box<dyn Fn(usize) -> Box<dyn Bot<G>> + Send>;

/// A bot that people may ask what it would do in their place.
pub struct Adviser<G: Shown>(pub Box<dyn Bot<G>>);

impl<G: Shown> std::fmt::Debug for Adviser<G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Adviser")
    }
}

/// What a bot is asked.
struct Task<G: Shown> {
    chair: usize,
    /// Where it sits now.
    seat: Seat,
    view: G::View,
    legal: Vec<G::Action>,
    /// Nobody waits for it; it may interrupt or let things pass.
    interruption: bool,
}

/// What came of asking.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer<A> {
    /// The bot plays this, or lets an interruption pass.
    Plays(Option<A>),
    StillThinking,
    /// The bot's thread is gone; it must have failed.
    Lost,
}

/// A thread with bots on it.
pub struct Bots<G: Shown> {
    tasks: Sender<Task<G>>,
    answers: Receiver<Option<G::Action>>,
}

impl<G: Shown> std::fmt::Debug for Bots<G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Bots")
    }
}

impl<G: Shown> Bots<G> {
    pub fn new(make: Maker<G>) -> Bots<G> {
        let (tasks, inbox) = channel::<Task<G>>();
        let (outbox, answers) = channel();
        // The thread ends when the table drops its end of the channel, or with the program in the middle of a thought.
        thread::spawn(move || {
            let mut bots: Vec<Option<Box<dyn Bot<G>>>> = G::SEATS.iter().map(|_| None).collect();
            for Task { chair, seat, view, legal, interruption } in inbox {
                let bot = bots[chair].get_or_insert_with(|| make(chair));
                let action = if interruption {
                    bot.interrupt(seat, &view, &legal)
                } else {
                    Some(bot.choose(seat, &view, &legal))
                };
                if outbox.send(action).is_err() {
                    break;
                }
            }
        });
        Bots { tasks, answers }
    }

    /// Puts a question to the bot of a chair; one at a time.
    pub fn ask(&self, chair: usize, seat: Seat, view: G::View, legal: Vec<G::Action>, interruption: bool) {
        // A thread that is gone is noticed when its answer is waited for.
        let _ = self.tasks.send(Task { chair, seat, view, legal, interruption });
    }

    /// Waits for the answer at most for this time.
    pub fn wait(&self, patience: Duration) -> Answer<G::Action> {
        match self.answers.recv_timeout(patience) {
            Ok(action) => Answer::Plays(action),
            Err(RecvTimeoutError::Timeout) => Answer::StillThinking,
            Err(RecvTimeoutError::Disconnected) => Answer::Lost,
        }
    }
}
