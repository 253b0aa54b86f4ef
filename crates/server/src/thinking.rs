//! Whose bot thinks next. There are few threads and many tables: places come by turns over addresses, then over their users,
//! then over what each of these waits for; nobody has more than a share at once. Tables at which nobody but bots sits think
//! only when nobody else waits.

use std::collections::{HashMap, VecDeque};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::oneshot;

use crate::workers::Workers;

/// Who waits for a bot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rank {
    /// Somebody plays against it.
    People,
    /// Nobody but bots sits there.
    BotsAlone,
}

/// For whom a bot thinks.
#[derive(Clone, Debug)]
pub struct Owner {
    pub user: String,
    /// The user's address, or the user where it is not known.
    pub place: String,
}

/// The queue of one server.
#[derive(Debug)]
pub struct Thinking {
    threads: usize,
    per_user: usize,
    queue: Mutex<Queue>,
    workers: Workers,
}

#[derive(Debug, Default)]
struct Queue {
    running: usize,
    running_alone: usize,
    by_user: HashMap<String, usize>,
    people: Ring,
    alone: Ring,
}

/// What waits in one rank: addresses by turns, in each its users by turns.
#[derive(Debug, Default)]
struct Ring {
    places: VecDeque<(String, Users)>,
    waiting: usize,
}

type Users = VecDeque<(String, VecDeque<oneshot::Sender<Slot>>)>;

impl Ring {
    fn push(&mut self, owner: &Owner, start: oneshot::Sender<Slot>) {
        self.waiting += 1;
        let found = self.places.iter().position(|(place, _)| *place == owner.place);
        let place = found.unwrap_or_else(|| {
            self.places.push_back((owner.place.clone(), VecDeque::new()));
            self.places.len() - 1
        });
        let users = &mut self.places[place].1;
        match users.iter_mut().find(|(user, _)| *user == owner.user) {
            Some((_, jobs)) => {
                // Whoever asks again and again, each time for a while, waits once.
                let before = jobs.len();
                jobs.retain(|start| !start.is_closed());
                self.waiting -= before - jobs.len();
                jobs.push_back(start);
            }
            None => users.push_back((owner.user.clone(), VecDeque::from([start]))),
        }
    }

    /// The next one whose user may think once more.
    fn pop(&mut self, may: impl Fn(&str) -> bool) -> Option<(String, oneshot::Sender<Slot>)> {
        for _ in 0..self.places.len() {
            let (place, mut users) = self.places.pop_front()?;
            let found = users.iter().position(|(user, _)| may(user));
            let job = found.and_then(|found| {
                let (user, mut jobs) = users.remove(found)?;
                let job = jobs.pop_front()?;
                if !jobs.is_empty() {
                    users.push_back((user.clone(), jobs));
                }
                Some((user, job))
            });
            if !users.is_empty() {
                self.places.push_back((place, users));
            }
            if job.is_some() {
                self.waiting -= 1;
                return job;
            }
        }
        None
    }
}

/// A place to think, given back when dropped.
#[derive(Debug)]
pub struct Slot {
    user: String,
    rank: Rank,
    of: Arc<Thinking>,
}

impl Slot {
    /// Thinks at this place and gives it back.
    pub async fn think<T: Send + 'static>(self, thought: impl FnOnce() -> T + Send + 'static) -> Option<T> {
        let of = self.of.clone();
        let thinking = of.workers.run(move || {
            let _place = self;
            thought()
        });
        thinking.await
    }
}

impl Drop for Slot {
    fn drop(&mut self) {
        let mut queue = self.of.locked();
        queue.running -= 1;
        if self.rank == Rank::BotsAlone {
            queue.running_alone -= 1;
        }
        if let Some(count) = queue.by_user.get_mut(&self.user) {
            *count -= 1;
            if *count == 0 {
                queue.by_user.remove(&self.user);
            }
        }
        let next = self.of.next(&mut queue);
        drop(queue);
        Thinking::begin(next);
    }
}

impl Thinking {
    pub fn new(threads: usize, per_user: usize) -> Arc<Thinking> {
        let threads = threads.max(1);
        let workers = Workers::new("bots", threads);
        Arc::new(Thinking { threads, per_user: per_user.max(1), queue: Mutex::default(), workers })
    }

    fn locked(&self) -> MutexGuard<'_, Queue> {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Who thinks, and who waits: for people, and where bots are alone.
    pub fn counts(&self) -> [usize; 3] {
        let queue = self.locked();
        [queue.running, queue.people.waiting, queue.alone.waiting]
    }

    /// Asks for a place. It is there at once if nobody waits longer, and comes later otherwise.
    pub fn ask(self: &Arc<Self>, rank: Rank, owner: &Owner) -> oneshot::Receiver<Slot> {
        let (start, started) = oneshot::channel();
        let mut queue = self.locked();
        match rank {
            Rank::People => queue.people.push(owner, start),
            Rank::BotsAlone => queue.alone.push(owner, start),
        }
        let next = self.next(&mut queue);
        drop(queue);
        Thinking::begin(next);
        started
    }

    /// Whoever may begin now; counted already.
    fn next(self: &Arc<Self>, queue: &mut Queue) -> Vec<(oneshot::Sender<Slot>, Slot)> {
        let mut begun = Vec::new();
        while queue.running < self.threads {
            // Where bots are alone, one thread at least is kept free for people, if there is more than one.
            let room_alone = queue.running_alone < (self.threads - 1).max(1);
            let Queue { by_user, people, alone, .. } = &mut *queue;
            let may = |user: &str| by_user.get(user).is_none_or(|&count| count < self.per_user);
            let (rank, (user, start)) = if let Some(job) = people.pop(may) {
                (Rank::People, job)
            } else if let Some(job) = if room_alone { alone.pop(may) } else { None } {
                (Rank::BotsAlone, job)
            } else {
                break;
            };
            if start.is_closed() {
                // The table is gone.
                continue;
            }
            queue.running += 1;
            if rank == Rank::BotsAlone {
                queue.running_alone += 1;
            }
            *queue.by_user.entry(user.clone()).or_default() += 1;
            begun.push((start, Slot { user, rank, of: self.clone() }));
        }
        begun
    }

    /// Outside the lock: a place that nobody takes any more is given back at once.
    fn begin(begun: Vec<(oneshot::Sender<Slot>, Slot)>) {
        for (start, slot) in begun {
            let _ = start.send(slot);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn owner(user: &str, place: &str) -> Owner {
        Owner { user: user.to_owned(), place: place.to_owned() }
    }

    /// Asks for all these at once with one thread, and gives the order in which they come to think.
    fn order(asked: &[(&'static str, &str, Rank)]) -> Vec<&'static str> {
        let thinking = Thinking::new(1, 1);
        let first = thinking.ask(Rank::People, &owner("first", "first")).try_recv().expect("a free place");
        let mut waiting: Vec<_> = asked
            .iter()
            .map(|&(user, place, rank)| (user, thinking.ask(rank, &owner(user, place))))
            .collect();
        let mut order = Vec::new();
        let mut now = Some(first);
        while now.take().is_some() {
            for (user, started) in &mut waiting {
                if let Ok(slot) = started.try_recv() {
                    order.push(*user);
                    assert!(now.is_none(), "one at a time");
                    now = Some(slot);
                }
            }
        }
        assert_eq!(thinking.counts(), [0, 0, 0]);
        order
    }

    #[test]
    fn addresses_take_turns_and_in_each_its_users() {
        use Rank::People;
        let asked = [
            ("ann", "here", People),
            ("ann", "here", People),
            ("ann", "here", People),
            ("bob", "here", People),
            ("eve", "there", People),
            ("eve", "there", People),
        ];
        assert_eq!(order(&asked), ["ann", "eve", "bob", "eve", "ann", "ann"]);
    }

    #[test]
    fn whoever_plays_comes_before_bots_alone() {
        use Rank::{BotsAlone, People};
        let asked = [("eve", "there", BotsAlone), ("eve", "there", BotsAlone), ("ann", "here", People)];
        assert_eq!(order(&asked), ["ann", "eve", "eve"]);
    }

    #[test]
    fn whoever_asks_again_after_going_away_waits_once() {
        let thinking = Thinking::new(1, 1);
        let first = thinking.ask(Rank::People, &owner("ann", "here")).try_recv().expect("a free place");
        for _ in 0..3 {
            drop(thinking.ask(Rank::BotsAlone, &owner("eve", "there")));
        }
        let mut again = thinking.ask(Rank::BotsAlone, &owner("eve", "there"));
        assert_eq!(thinking.counts(), [1, 0, 1]);
        drop(first);
        drop(again.try_recv().expect("its turn"));
        assert_eq!(thinking.counts(), [0, 0, 0]);
    }

    #[test]
    fn nobody_has_more_than_a_share_and_one_thread_stays_free_of_bots_alone() {
        let thinking = Thinking::new(4, 2);
        let eve = owner("eve", "there");
        let mut asked: Vec<_> = (0..5).map(|_| thinking.ask(Rank::People, &eve)).collect();
        let mut begun: Vec<Slot> = asked.iter_mut().filter_map(|started| started.try_recv().ok()).collect();
        assert_eq!(begun.len(), 2);
        let mut alone: Vec<_> =
            (0..3).map(|i| thinking.ask(Rank::BotsAlone, &owner(&format!("bot {i}"), "elsewhere"))).collect();
        begun.extend(alone.iter_mut().filter_map(|started| started.try_recv().ok()));
        assert_eq!((begun.len(), thinking.counts()), (4, [4, 3, 1]));
        // Whoever goes away does not keep a place.
        drop(asked);
        drop(begun);
        let slot = alone[2].try_recv().expect("its turn");
        assert_eq!(thinking.counts(), [1, 0, 0]);
        drop(slot);
    }
}
