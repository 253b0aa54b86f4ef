//! How long somebody usually waits for a game, told of all who have waited lately: those too who gave up before they were paired, of whom
//! only so much is known that it would have taken longer.

use std::collections::VecDeque;

use detente_protocol::{Clock, Seek};

/// So many are remembered.
const MOST: usize = 500;

/// What was waited: for which game and clock, for how many seconds, and whether a game came of it.
#[derive(Clone, Debug)]
struct Waited {
    game: String,
    clock: Clock,
    weekends: bool,
    seconds: u32,
    paired: bool,
}

/// The waits of late.
#[derive(Debug, Default)]
pub struct Waits(VecDeque<Waited>);

impl Waits {
    pub fn add(&mut self, seek: &Seek, since: i64, until: i64, paired: bool) {
        let seconds = ((until - since).max(0) / 1000) as u32;
        let (game, clock) = (seek.game.clone(), seek.clock.clone());
        self.0.push_back(Waited { game, clock, weekends: seek.weekends, seconds, paired });
        while self.0.len() > MOST {
            self.0.pop_front();
        }
    }

    /// The time within which half of those who look for such a game find one. None if that is not known: nobody has looked, or too many have
    /// given up before.
    pub fn usual(&self, seek: &Seek) -> Option<u32> {
        let alike = |wait: &&Waited| {
            wait.game == seek.game && wait.clock == seek.clock && wait.weekends == seek.weekends
        };
        middle(self.0.iter().filter(alike).map(|wait| (wait.seconds, wait.paired)).collect())
    }
}

/// The median by the estimate of Kaplan and Meier: whoever gave up counts among those who wait until then, and no longer.
fn middle(mut waits: Vec<(u32, bool)>) -> Option<u32> {
    // Of the same second whoever was paired comes first.
    waits.sort_unstable_by_key(|&(seconds, paired)| (seconds, !paired));
    let mut still = 1.0;
    for (before, &(seconds, paired)) in waits.iter().enumerate() {
        if paired {
            still *= 1.0 - 1.0 / (waits.len() - before) as f64;
        }
        // As many halves as there are multiply to a half only nearly.
        if still <= 0.5 + 1e-9 {
            return Some(seconds);
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_gave_up_has_waited_too() {
        let paired = |seconds: &[u32]| seconds.iter().map(|&one| (one, true)).collect::<Vec<_>>();
        assert_eq!(middle(paired(&[30, 10, 20])), Some(20));
        assert_eq!(middle(paired(&[10, 20])), Some(10));
        assert_eq!(middle(vec![]), None);
        // Two quick games, and three who went away after ten minutes: half of them have not found one.
        let with = |gave_up: u32| [paired(&[5, 6]), vec![(gave_up, false); 3]].concat();
        assert_eq!(middle(with(600)), None, "nobody knows how long it would have taken");
        assert_eq!(middle(with(1)), Some(5), "who goes at once says little");
        assert_eq!(middle([with(600), paired(&[900])].concat()), Some(900));
    }

    #[test]
    fn only_the_same_game_and_clock_count() {
        let seek = |seconds: u32| -> Seek {
            let clock = serde_json::json!({"type": "total", "seconds": seconds, "timeOut": "ends"});
            serde_json::from_value(serde_json::json!({"game": "twilight", "clock": clock})).expect("a seek")
        };
        let mut waits = Waits::default();
        waits.add(&seek(600), 1000, 8500, true);
        assert_eq!((waits.usual(&seek(600)), waits.usual(&seek(900))), (Some(7), None));
    }
}
