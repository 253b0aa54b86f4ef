//! A record cut into pieces of work.

use std::collections::{BTreeMap, BTreeSet};

use detente_game::record::{AGREED, Ending, Record, RecordError};
use detente_game::{Actor, Game, Seat, ToAct, Viewer};

use crate::judge::{MOST_SEATS, Shares};
use crate::result::ChanceKind;
use crate::reviewed::Reviewed;

/// The most pieces of work of one review: many times a long game, and a bound for what strangers send in.
pub const MOST_TASKS: usize = 6000;

/// Counted up when the same seed and effort find something else than before: what was kept by an older way is none of it.
pub(crate) const METHOD: u32 = 7;

/// One piece of work, at the position before the action `n`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Task {
    pub n: usize,
    pub what: What,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum What {
    /// A seat chose among several actions.
    Decision(Seat),
    /// A die was rolled.
    Die,
    /// The chances in the eyes of all seats.
    Station,
}

/// Why a record is not reviewed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refused {
    /// The rules do not allow it.
    Record(RecordError),
    /// Nothing was decided in it.
    Empty,
    /// Longer than any game.
    TooLong,
}

/// How the game came to its end.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum End {
    /// By the rules.
    Over(Shares),
    /// A player gave up or ran out of time, by the word that records have for it; whoever has no share has lost.
    GivenUp(Shares, &'static str),
    /// The players agreed.
    Agreed(Shares),
    /// The record breaks off.
    Open,
}

/// A game with the work that its review takes.
#[derive(Clone, Debug)]
pub struct Plan<G: Reviewed> {
    pub actions: Vec<(Actor, G::Action)>,
    /// Before each action, and at the end.
    pub games: Vec<G>,
    pub tasks: Vec<Task>,
    pub end: End,
    /// For each seat and position the last position of the same turn at which the seat chose; its beliefs are from there.
    asked: Vec<[Option<usize>; MOST_SEATS]>,
}

impl<G: Reviewed> Plan<G> {
    pub fn of(record: &Record<G>) -> Result<Plan<G>, Refused> {
        let refused = |n: usize, game: &G| match record.refused::<()>(n, game) {
            Err(error) => Refused::Record(error),
            Ok(()) => Refused::Empty,
        };
        Plan::begun(G::new(&record.options), &record.actions, &record.ending, refused)
    }

    /// Of a game that was taken up in a position.
    pub fn from_position(start: G, actions: &[(Actor, G::Action)]) -> Result<Plan<G>, Refused> {
        Plan::begun(start, actions, &Ending::Unfinished, |_, _| Refused::Empty)
    }

    /// Of one answer of Nature.
    pub fn rolled(game: G, answer: G::Action) -> Option<Plan<G>> {
        let mut after = game.clone();
        after.apply(Actor::Nature, answer).ok()?;
        let actions = vec![(Actor::Nature, answer)];
        let (games, asked) = (vec![game, after], vec![[None; MOST_SEATS]; 2]);
        let tasks = vec![Task { n: 0, what: What::Die }];
        Some(Plan { actions, games, tasks, end: End::Open, asked })
    }

    fn begun(
        mut game: G,
        actions: &[(Actor, G::Action)],
        ending: &Ending,
        refused: impl Fn(usize, &G) -> Refused,
    ) -> Result<Plan<G>, Refused> {
        let mut games = vec![game.clone()];
        for (n, &(by, action)) in actions.iter().enumerate() {
            if games.len() > 20 * MOST_TASKS {
                return Err(Refused::TooLong);
            }
            if game.apply(by, action).is_err() {
                return Err(refused(n, &game));
            }
            games.push(game.clone());
        }
        let actions = actions.to_vec();
        let (tasks, asked) = tasks(&games, &actions);
        if tasks.len() > MOST_TASKS {
            return Err(Refused::TooLong);
        }
        if !tasks.iter().any(|task| matches!(task.what, What::Decision(_))) {
            return Err(Refused::Empty);
        }
        let end = ended::<G>(games.last().expect("there is a first position"), ending);
        Ok(Plan { actions, games, tasks, end, asked })
    }

    /// Where the beliefs of a seat at a position are from.
    pub fn asked(&self, n: usize, seat: Seat) -> Option<usize> {
        self.asked[n][usize::from(seat.0)]
    }

    /// Could Nature's answer `n` have been another one, for all that this seat has seen of it?
    pub fn is_face_down(&self, n: usize, seat: Seat) -> bool {
        let (viewer, (_, came)) = (Viewer::Seat(seat), self.actions[n]);
        let (seen, mut answers) = (self.games[n + 1].view(viewer), Vec::new());
        self.games[n].chances(&mut answers);
        answers.into_iter().filter(|&(other, _)| other != came).any(|(other, _)| {
            let mut game = self.games[n].clone();
            game.apply_unchecked(Actor::Nature, other);
            game.view(viewer) == seen
        })
    }

    /// What two reviews must agree in for one to take up what the other has found.
    pub fn key(&self, effort: &str, seed: u64) -> String {
        // FNV-1a: this guards against mistakes, not against anybody.
        let mut hash: u64 = 0xCBF2_9CE4_8422_2325;
        let mut take = |text: &str| {
            for byte in text.bytes().chain([b' ']) {
                hash = (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01B3);
            }
        };
        for word in G::options_words(&self.games[0].options()) {
            take(&word);
        }
        for &(by, action) in &self.actions {
            take(if let Actor::Seat(seat) = by { seat.name::<G>() } else { "nature" });
            take(&G::action_word(action));
        }
        format!("{} {METHOD} {effort} {seed} {hash:016x}", G::NAME)
    }

    /// The tasks of these numbers, those first that may take longest: whoever works with several hands is not kept waiting for the
    /// last one. The results do not depend on it.
    pub fn longest_first(&self, tasks: &mut [usize]) {
        tasks.sort_by_key(|&task| {
            let what = self.tasks.get(task).map(|task| task.what);
            (!matches!(what, Some(What::Decision(_))), task)
        });
    }

    /// What lies between two stations.
    pub fn between(&self, from: usize, to: usize) -> Between {
        if (from..to).any(|n| !self.games[n].is_seated()) {
            return Between::Bid;
        }
        let kind = |n: usize| match self.actions[n].0 {
            Actor::Nature => Some(self.games[n].chance().kind),
            Actor::Seat(_) => None,
        };
        let kinds: BTreeSet<Option<ChanceKind>> = (from..to).map(kind).collect();
        if kinds == BTreeSet::from([Some(ChanceKind::Deal)]) {
            Between::Deal
        } else if to == from + 1 && kinds == BTreeSet::from([Some(ChanceKind::Draw)]) {
            Between::Draw
        } else {
            Between::Play
        }
    }
}

/// What lies between two stations.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Between {
    /// Bids for the seats, and the lot that decides between them. They are not judged.
    Bid,
    /// Nothing but the deal of a turn.
    Deal,
    /// One card of Nature's.
    Draw,
    Play,
}

/// The shares of winners; a draw is half a win for everybody.
pub fn shares<G: Game>(winners: detente_game::SeatSet) -> Shares {
    let mut shares = [0.0; MOST_SEATS];
    for seat in Seat::all::<G>() {
        let won = if winners.is_empty() { 0.5 } else { f64::from(u8::from(winners.contains(seat))) };
        shares[usize::from(seat.0)] = won;
    }
    shares
}

fn ended<G: Reviewed>(game: &G, ending: &Ending) -> End {
    if let ToAct::Over(outcome) = game.to_act() {
        return End::Over(shares::<G>(outcome.winners));
    }
    let Ending::Over { winners, how } = ending else { return End::Open };
    let Some(how) = AGREED.into_iter().find(|known| known == how) else { return End::Open };
    let shares = shares::<G>(G::winners(winners));
    if winners.is_empty() { End::Agreed(shares) } else { End::GivenUp(shares, how) }
}

type LastAsked = Vec<[Option<usize>; MOST_SEATS]>;

fn tasks<G: Reviewed>(games: &[G], actions: &[(Actor, G::Action)]) -> (Vec<Task>, LastAsked) {
    let mut stations = BTreeSet::from([0]);
    let mut tasks: BTreeMap<usize, Task> = BTreeMap::new();
    let mut asked: LastAsked = Vec::with_capacity(games.len());
    let mut last: [Option<usize>; MOST_SEATS] = [None; MOST_SEATS];
    let (mut headed, mut dealing, mut seated) = (None, false, true);
    for (n, game) in games.iter().enumerate() {
        if game.is_seated() != seated {
            stations.insert(n);
            seated = !seated;
        }
        if let Some(heading) = game.heading()
            && headed.as_ref() != Some(&heading)
        {
            stations.insert(n);
            headed = Some(heading);
        }
        let mut now_dealing = false;
        match game.to_act() {
            ToAct::Nature => match game.chance().kind {
                ChanceKind::Die => {}
                ChanceKind::Deal => {
                    now_dealing = true;
                    last = [None; MOST_SEATS];
                    if !dealing {
                        stations.insert(n);
                    }
                }
                ChanceKind::Draw => {
                    stations.extend([n, n + 1]);
                }
            },
            ToAct::Seats(seats) => {
                for seat in seats.iter().filter(|&seat| options(game, seat) > 1) {
                    last[usize::from(seat.0)] = Some(n);
                }
            }
            ToAct::Over(_) => {}
        }
        if dealing && !now_dealing {
            stations.insert(n);
        }
        dealing = now_dealing;
        asked.push(last);
        let Some(&(by, _)) = actions.get(n).filter(|_| seated) else { continue };
        let what = match by {
            Actor::Nature => (game.chance().kind == ChanceKind::Die).then_some(What::Die),
            Actor::Seat(seat) => (options(game, seat) > 1).then_some(What::Decision(seat)),
        };
        tasks.extend(what.map(|what| (n, Task { n, what })));
    }
    // The end is known where the rules give it.
    let over = matches!(games.last().map(Game::to_act), Some(ToAct::Over(_)));
    stations.insert(games.len() - 1);
    let stations = stations.into_iter().filter(|&n| n < games.len() && !(over && n + 1 == games.len()));
    let all = stations.map(|n| Task { n, what: What::Station }).chain(tasks.into_values());
    (all.collect(), asked)
}

fn options<G: Game>(game: &G, seat: Seat) -> usize {
    let mut legal = Vec::new();
    game.legal(seat, &mut legal);
    legal.len()
}
