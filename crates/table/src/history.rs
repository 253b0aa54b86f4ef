//! A game by its actions: the position, the log and what each action was. A table plays on it, a replay reads it.
//!
//! Going forward costs what the rules cost; nothing is told twice. Going back plays from the beginning again, and so does looking at
//! the beginning of a log that was forgotten to save memory ([`History::lighten`]): the actions tell all of it again.

use std::borrow::Cow;

use detente_chronicle::Chronicle as _;
use detente_fair::Chain;
use detente_game::bot::Reason;
use detente_game::record::{actor_name, parse_actor};
use detente_game::{Actor, Game, Illegal, Seat, SeatSet, ToAct, Viewer};

use crate::games::{Hosted, Part};

/// What may be told of a choice of a bot once it is made, read off what somebody who looks on could see before it.
pub type Remark<G> = fn(&<G as Game>::View, Seat, <G as Game>::Action) -> Option<Reason>;

/// An action as it is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stored {
    /// `nature` or the name of a seat.
    pub actor: String,
    pub word: String,
    /// Which draw of the dice answered, for Nature's actions.
    pub draw: Option<u32>,
    /// When it was told, in milliseconds.
    pub at: i64,
}

/// One action that was played.
#[derive(Clone, Debug)]
pub struct Done<G: Hosted> {
    pub by: Actor,
    pub action: G::Action,
    pub draw: Option<u32>,
    pub at: i64,
    /// The first entry of the log that it changed.
    pub log_from: usize,
    /// Where in the game it was done.
    pub part: Part,
    /// It has shown its player nothing that could not be known before: taking it back gives nothing away.
    pub free: bool,
}

impl<G: Hosted> Done<G> {
    pub fn stored(&self) -> Stored {
        Stored {
            actor: actor_name::<G>(self.by).to_owned(),
            word: G::action_word(self.action),
            draw: self.draw,
            at: self.at,
        }
    }
}

/// Entries of a log that are kept however long the game is: what happened last is asked for again and again.
const KEPT: usize = 24;
/// The list of actions grows by so many: games are many, and long.
const GROWTH: usize = 32;

/// One action, worked out on a copy and not yet told.
#[derive(Clone, Debug)]
pub(crate) struct Worked<G: Hosted> {
    done: Done<G>,
    facts: Vec<G::Fact>,
    why: Option<(Seat, Reason)>,
}

impl<G: Hosted> Worked<G> {
    /// Plays `action` on `game`. `None` if the rules do not allow it; then nothing has changed.
    pub fn play(
        game: &mut G,
        by: Actor,
        action: G::Action,
        draw: Option<u32>,
        at: i64,
        remark: Option<Remark<G>>,
    ) -> Option<Worked<G>> {
        let part = game.part();
        let why = match (by, remark) {
            (Actor::Seat(seat), Some(remark)) => {
                remark(&game.view(Viewer::Observer), seat, action).map(|why| (seat, why))
            }
            _ => None,
        };
        let mut facts = Vec::new();
        game.apply_reporting(by, action, &mut |fact| facts.push(fact)).ok()?;
        let free = match by {
            Actor::Nature => false,
            Actor::Seat(seat) => !facts.iter().any(|fact| G::uncovers(fact, seat)),
        };
        Some(Worked { done: Done { by, action, draw, at, log_from: 0, part, free }, facts, why })
    }

    pub fn done(&self) -> &Done<G> {
        &self.done
    }

    /// Tells the log and the memory. Gives the first entry that has changed.
    fn tell(&self, log: &mut G::Log, memory: &mut G::Memory) -> usize {
        log.because(self.why.clone());
        let mut from = log.len();
        for fact in &self.facts {
            from = from.min(log.tell(fact));
            G::remember(memory, fact);
        }
        from
    }
}

/// A game in progress, or a record that is read.
#[derive(Clone, Debug)]
pub struct History<G: Hosted> {
    options: G::Options,
    /// Where it was taken up, if not at its beginning.
    start: Option<G>,
    game: G,
    log: G::Log,
    memory: G::Memory,
    actions: Vec<Done<G>>,
    /// The digest of all of them, which the dice follow from.
    chain: Chain,
    remark: Option<Remark<G>>,
}

impl<G: Hosted> History<G> {
    pub fn new(options: G::Options, remark: Option<Remark<G>>) -> History<G> {
        let game = G::new(&options);
        let log = G::Log::new(&options);
        let chain = Chain::begin::<G>(&options);
        let memory = G::Memory::default();
        History { options, start: None, game, log, memory, actions: Vec::new(), chain, remark }
    }

    /// A game that is taken up in this position: a lesson, a problem. It has no record, since its beginning is not known.
    pub fn of_position(game: &G) -> History<G> {
        let log = G::Log::of_position(game);
        History { log, start: Some(game.clone()), game: game.clone(), ..History::new(game.options(), None) }
    }

    /// The same before its first action.
    pub(crate) fn fresh(&self) -> History<G> {
        match &self.start {
            Some(start) => History::of_position(start),
            None => History::new(self.options.clone(), self.remark),
        }
    }

    /// A game as it is kept. The error names the action that these rules refuse.
    pub fn load(
        options: G::Options,
        stored: &[Stored],
        remark: Option<Remark<G>>,
    ) -> Result<History<G>, String> {
        let mut history = History::new(options, remark);
        for (i, action) in stored.iter().enumerate() {
            let refused = || format!("action {}: {} by {}", i + 1, action.word, action.actor);
            let by = parse_actor::<G>(&action.actor).ok_or_else(refused)?;
            let word = G::parse_action(&action.word).ok_or_else(refused)?;
            history.play(by, word, action.draw, action.at).map_err(|_| refused())?;
        }
        Ok(history)
    }

    pub fn options(&self) -> &G::Options {
        &self.options
    }

    pub fn game(&self) -> &G {
        &self.game
    }

    pub fn log(&self) -> &G::Log {
        &self.log
    }

    pub fn memory(&self) -> &G::Memory {
        &self.memory
    }

    pub fn actions(&self) -> &[Done<G>] {
        &self.actions
    }

    /// The digest of everything that was done.
    pub(crate) fn chain(&self) -> Chain {
        self.chain
    }

    /// Plays one action. Gives the first entry of the log that has changed.
    pub fn play(
        &mut self,
        by: Actor,
        action: G::Action,
        draw: Option<u32>,
        at: i64,
    ) -> Result<usize, Illegal> {
        let worked = Worked::play(&mut self.game, by, action, draw, at, self.remark).ok_or(Illegal)?;
        Ok(self.note(worked))
    }

    /// Takes over actions that were worked out on a copy, with the position after them.
    pub(crate) fn take(&mut self, worked: Vec<Worked<G>>, game: G) -> usize {
        self.game = game;
        worked.into_iter().map(|worked| self.note(worked)).min().unwrap_or(self.log.len())
    }

    fn note(&mut self, worked: Worked<G>) -> usize {
        let log_from = worked.tell(&mut self.log, &mut self.memory);
        let Worked { done, .. } = worked;
        self.chain = self.chain.and::<G>(done.by, done.action);
        if self.actions.len() == self.actions.capacity() {
            self.actions.reserve_exact(GROWTH);
        }
        self.actions.push(Done { log_from, ..done });
        log_from
    }

    /// Forgets the beginning of the log as far as it is long, but nothing from the entry `from` on.
    pub(crate) fn lighten(&mut self, from: usize) {
        if self.log.len() - self.log.first() > 2 * KEPT {
            self.log.forget((self.log.len() - KEPT).min(from));
        }
    }

    /// The log with its beginning, told anew if it was forgotten.
    pub fn whole_log(&self) -> Cow<'_, G::Log> {
        if self.log.first() == 0 {
            return Cow::Borrowed(&self.log);
        }
        Cow::Owned(self.rewound(self.actions.len()).log)
    }

    /// The log from an entry on, or more of it.
    pub(crate) fn log_from(&self, from: usize) -> Cow<'_, G::Log> {
        if from >= self.log.first() { Cow::Borrowed(&self.log) } else { self.whole_log() }
    }

    /// The same game after its first `count` actions.
    #[must_use]
    pub fn rewound(&self, count: usize) -> History<G> {
        let mut history = self.fresh();
        for done in self.actions.iter().take(count) {
            let played = history.play(done.by, done.action, done.draw, done.at);
            debug_assert!(played.is_ok(), "it was played before");
        }
        history
    }

    /// What it would look like with these steps, which the rules must allow.
    pub(crate) fn with(&self, steps: &[(Seat, G::Action)]) -> Option<Layer<G>> {
        let mut layer = Layer {
            game: self.game.clone(),
            log: self.log.clone(),
            memory: self.memory.clone(),
            steps: steps.to_vec(),
            from: self.log.len(),
        };
        for &(seat, action) in steps {
            let worked = Worked::play(&mut layer.game, Actor::Seat(seat), action, None, 0, self.remark)?;
            layer.from = layer.from.min(worked.tell(&mut layer.log, &mut layer.memory));
        }
        Some(layer)
    }

    /// The whole log with these steps upon it, which the rules have allowed before.
    pub(crate) fn whole_log_with(&self, steps: &[(Seat, G::Action)]) -> G::Log {
        let (mut log, mut game) = (self.whole_log().into_owned(), self.game.clone());
        let mut memory = self.memory.clone();
        for &(seat, action) in steps {
            let worked = Worked::play(&mut game, Actor::Seat(seat), action, None, 0, self.remark);
            debug_assert!(worked.is_some(), "it was laid before");
            worked.map(|worked| worked.tell(&mut log, &mut memory));
        }
        log
    }

    /// Has a player done anything yet?
    pub fn is_untouched(&self) -> bool {
        self.actions.iter().all(|done| done.by == Actor::Nature)
    }
}

/// A game with some steps upon it that others do not see.
#[derive(Clone, Debug)]
pub(crate) struct Layer<G: Hosted> {
    pub game: G,
    pub log: G::Log,
    pub memory: G::Memory,
    pub steps: Vec<(Seat, G::Action)>,
    /// The first entry of the log that is not as everybody has it.
    pub from: usize,
}

/// Who owes an answer.
pub(crate) fn awaited<G: Game>(game: &G) -> SeatSet {
    match game.to_act() {
        ToAct::Seats(seats) => seats,
        _ => SeatSet::EMPTY,
    }
}

pub(crate) fn legal<G: Game>(game: &G, seat: Seat) -> Vec<G::Action> {
    let mut legal = Vec::new();
    game.legal(seat, &mut legal);
    legal
}
