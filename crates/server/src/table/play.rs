//! The game on a table: its position, its actions, its log; what one more action would do, and what may be taken back.
//!
//! Nothing here waits, stores or sends. A step is worked out on a copy first; the table stores it, and only then takes it
//! over.

use detente_chronicle::Chronicle as _;
use detente_fair::Seed;
use detente_game::bot::Reason;
use detente_game::record::{actor_name, parse_actor};
use detente_game::{Actor, Rng, Seat, SeatSet, ToAct, Viewer};
use detente_store::Action as Stored;

use crate::games::Hosted;

/// How often a position is dealt anew to see whether a player has learned something.
const DEALS: u32 = 12;

/// One action that was played.
#[derive(Clone, Debug)]
pub struct Done<G: Hosted> {
    pub by: Actor,
    pub action: G::Action,
    pub draw: Option<u32>,
    pub at: i64,
    /// Its player may take it back as long as nothing comes after it: it showed him nothing.
    pub free: bool,
    /// The first entry of the log that it changed.
    pub log_from: usize,
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

/// What one decision, with Nature's answers after it, makes of the game.
#[derive(Clone, Debug)]
pub struct Step<G: Hosted> {
    game: G,
    pub done: Vec<Done<G>>,
    facts: Vec<Vec<G::Fact>>,
    /// Why the first of them was done.
    why: Why,
    /// The number of the next draw.
    pub draws: u32,
}

/// Whose choice something was and what may be told of it.
type Why = Option<(Seat, Reason)>;

/// What may be told of an action once it is played. It is read off what everybody could see before.
fn remark<G: Hosted>(game: &G, seat: Seat, action: G::Action) -> Why {
    G::remark(&game.view(Viewer::Observer), seat, action).map(|reason| (seat, reason))
}

/// A game in progress.
#[derive(Debug)]
pub struct Play<G: Hosted> {
    pub options: G::Options,
    pub game: G,
    pub log: G::Log,
    pub memory: G::Memory,
    pub actions: Vec<Done<G>>,
    /// Since which version each seat is asked what it is asked now.
    asked: Vec<u32>,
}

impl<G: Hosted> Play<G> {
    pub fn new(options: G::Options) -> Play<G> {
        let game = G::new(&options);
        let log = G::Log::new(&options);
        Play {
            options,
            game,
            log,
            memory: G::Memory::default(),
            actions: Vec::new(),
            asked: vec![0; G::SEATS.len()],
        }
    }

    /// A game as the store has it. The error names the action that these rules refuse.
    pub fn load(options: G::Options, stored: &[Stored], version: u32) -> Result<Play<G>, String> {
        let mut play: Play<G> = Play::new(options);
        // The positions before the last steps of one seat, to see which of them may be taken back.
        let mut run: Vec<G> = Vec::new();
        for (i, action) in stored.iter().enumerate() {
            let refused = || format!("action {}: {} by {}", i + 1, action.word, action.actor);
            let by = parse_actor::<G>(&action.actor).ok_or_else(refused)?;
            let parsed = G::parse_action(&action.word).ok_or_else(refused)?;
            if play.actions.last().is_none_or(|last| last.by != by) {
                run.clear();
            }
            run.push(play.game.clone());
            let log_from = play.apply(by, parsed).ok_or_else(refused)?;
            let done = Done { by, action: parsed, draw: action.draw, at: action.at, free: false, log_from };
            play.actions.push(done);
        }
        let first = play.actions.len() - run.len();
        for (done, before) in play.actions[first..].iter_mut().zip(&run) {
            done.free = learns_nothing(before, done.by, done.action);
        }
        play.asked.fill(version);
        Ok(play)
    }

    /// Plays one action on this very game and tells the log.
    fn apply(&mut self, by: Actor, action: G::Action) -> Option<usize> {
        let mut from = self.log.len();
        if let Actor::Seat(seat) = by {
            self.log.because(remark(&self.game, seat, action));
        }
        let (log, memory) = (&mut self.log, &mut self.memory);
        let told = self.game.apply_reporting(by, action, &mut |fact| {
            from = from.min(log.tell(&fact));
            G::remember(memory, &fact);
        });
        told.is_ok().then_some(from)
    }

    /// The same game after its first `count` actions.
    pub fn rewound(&self, count: usize) -> Play<G> {
        let mut play = Play::new(self.options.clone());
        for done in &self.actions[..count] {
            let log_from = play.apply(done.by, done.action).unwrap_or(0);
            play.actions.push(Done { log_from, ..done.clone() });
        }
        play
    }

    /// Takes back everything after the first `count` actions. Gives the first entry of the log that has changed.
    pub fn rewind(&mut self, count: usize, version: u32) -> usize {
        let changed = self.actions[count..].iter().map(|done| done.log_from).min().unwrap_or(self.log.len());
        *self = self.rewound(count);
        self.asked.fill(version);
        changed
    }

    /// How many entries the log has.
    pub fn log_length(&self) -> usize {
        self.log.len()
    }

    pub fn awaited(&self) -> SeatSet {
        match self.game.to_act() {
            ToAct::Seats(seats) => seats,
            _ => SeatSet::EMPTY,
        }
    }

    pub fn legal(&self, seat: Seat) -> Vec<G::Action> {
        let mut legal = Vec::new();
        self.game.legal(seat, &mut legal);
        legal
    }

    /// Is what a player saw at `version` still what he is asked?
    pub fn is_current(&self, seat: Seat, version: u32) -> bool {
        version >= self.asked_since(seat)
    }

    /// Since which version a player is asked what he is asked now.
    pub fn asked_since(&self, seat: Seat) -> u32 {
        self.asked[usize::from(seat.0)]
    }

    /// A decision of a player with Nature's answers to it, worked out on a copy; `None` if it is not legal.
    pub fn step(&self, by: Seat, action: G::Action, seed: &Seed, draws: u32, now: i64) -> Option<Step<G>> {
        // Membership in the list is the law; the rules' own check comes with applying it.
        if !self.legal(by).contains(&action) {
            return None;
        }
        let why = remark(&self.game, by, action);
        let mut step = Step { game: self.game.clone(), done: Vec::new(), facts: Vec::new(), why, draws };
        let free = learns_nothing(&self.game, Actor::Seat(by), action);
        step.apply(Actor::Seat(by), action, None, now, free)?;
        step.nature(seed, now)?;
        Some(step)
    }

    /// Nature's answers before anybody can decide: the first deal.
    pub fn first_step(&self, seed: &Seed, draws: u32, now: i64) -> Option<Step<G>> {
        let mut step =
            Step { game: self.game.clone(), done: Vec::new(), facts: Vec::new(), why: None, draws };
        step.nature(seed, now)?;
        Some(step)
    }

    /// Takes over a step that was stored; `version` is the table's after it. Gives the first entry of the log that has
    /// changed.
    pub fn adopt(&mut self, step: Step<G>, version: u32) -> usize {
        let before: Vec<(bool, Vec<G::Action>)> = self.questions();
        let actor = step.done.first().and_then(|done| match done.by {
            Actor::Seat(seat) => Some(seat),
            Actor::Nature => None,
        });
        let alone = step.done.len() == 1;
        self.game = step.game;
        self.log.because(step.why);
        let mut changed = self.log.len();
        for (mut done, facts) in step.done.into_iter().zip(step.facts) {
            done.log_from = self.log.len();
            for fact in &facts {
                done.log_from = done.log_from.min(self.log.tell(fact));
                G::remember(&mut self.memory, fact);
            }
            changed = changed.min(done.log_from);
            self.actions.push(done);
        }
        // A simultaneous choice: the answer of one seat leaves the question of another as it was.
        let joined = actor.is_some_and(|seat| before[usize::from(seat.0)].0);
        for (seat, (now, was)) in self.questions().into_iter().zip(before).enumerate() {
            let same = alone && joined && actor != Some(Seat(seat as u8)) && now.0 && now == was;
            if !same {
                self.asked[seat] = version;
            }
        }
        changed
    }

    /// For each seat whether it is awaited, and what it may do.
    fn questions(&self) -> Vec<(bool, Vec<G::Action>)> {
        let awaited = self.awaited();
        let seats = (0..G::SEATS.len()).map(|seat| Seat(seat as u8));
        seats.map(|seat| (awaited.contains(seat), self.legal(seat))).collect()
    }

    /// How many actions are left if `seat` takes back its last one, if it may.
    pub fn undo_to(&self, seat: Seat) -> Option<usize> {
        let last = self.actions.last()?;
        (last.by == Actor::Seat(seat) && last.free).then(|| self.actions.len() - 1)
    }

    /// How many actions are left if `seat` takes back all its last ones that it may.
    pub fn start_over_to(&self, seat: Seat) -> Option<usize> {
        let own = self.actions.iter().rev().take_while(|done| done.by == Actor::Seat(seat) && done.free);
        let count = own.count();
        (count > 0).then(|| self.actions.len() - count)
    }

    /// Where each play begins, as numbers of actions. A play is what one seat decides in a row, Nature's answers in between
    /// included, as long as the record puts no heading there; of a choice that several make at the same time all belong to
    /// one play.
    fn plays(&self) -> Vec<usize> {
        let mut game = G::new(&self.options);
        let (mut starts, mut last, mut together) = (Vec::new(), None, false);
        for (i, done) in self.actions.iter().enumerate() {
            if let Actor::Seat(seat) = done.by {
                let begins = game.heading().is_some() && !starts.is_empty();
                together &= !begins;
                if !together && (begins || last != Some(seat)) {
                    starts.push(i);
                    together = matches!(game.to_act(), ToAct::Seats(seats) if seats.len() > 1);
                }
                last = Some(seat);
            }
            game.apply_unchecked(done.by, done.action);
            if together && game.to_act() == ToAct::Nature {
                together = false;
                last = None;
            }
        }
        starts
    }

    /// How many actions are left if `seat`'s last play goes, with whatever came after it.
    pub fn last_play(&self, seat: Seat) -> Option<usize> {
        let last = self.actions.iter().rposition(|done| done.by == Actor::Seat(seat))?;
        self.plays().into_iter().rfind(|&start| start <= last)
    }

    /// The plays that go if only `count` actions stay, each as the entry of the log that tells it.
    pub fn plays_from(&self, count: usize, viewer: Viewer, lang: detente_words::Lang) -> Vec<String> {
        let starts: Vec<usize> = self.plays().into_iter().filter(|&start| start >= count).collect();
        let entry = |start: usize| self.actions.get(start).map_or(self.log.len(), |done| done.log_from);
        let ends = starts.iter().skip(1).copied().chain([self.actions.len()]).collect::<Vec<_>>();
        let line = |(start, end): (usize, usize)| {
            let last = if end < self.actions.len() { entry(end) } else { self.log.len() };
            let mut told = (entry(start)..last).map(|index| self.log.line(index, viewer, lang));
            told.find(|line| !line.tone.is_heading() && !line.text.is_empty()).map(|line| line.text)
        };
        starts.into_iter().zip(ends).filter_map(line).collect()
    }

    /// Has a player done anything yet?
    pub fn is_untouched(&self) -> bool {
        self.actions.iter().all(|done| done.by == Actor::Nature)
    }
}

impl<G: Hosted> Step<G> {
    /// The position after it.
    pub fn game(&self) -> &G {
        &self.game
    }

    fn apply(&mut self, by: Actor, action: G::Action, draw: Option<u32>, at: i64, free: bool) -> Option<()> {
        let mut facts = Vec::new();
        self.game.apply_reporting(by, action, &mut |fact| facts.push(fact)).ok()?;
        self.facts.push(facts);
        self.done.push(Done { by, action, draw, at, free, log_from: 0 });
        Some(())
    }

    /// Every answer that Nature owes.
    fn nature(&mut self, seed: &Seed, now: i64) -> Option<()> {
        while self.game.to_act() == ToAct::Nature {
            let answer = seed.answer(self.draws, &self.game);
            self.apply(Actor::Nature, answer, Some(self.draws), now, false)?;
            self.draws += 1;
        }
        Some(())
    }
}

/// Would the player see the same whatever he cannot know? Then taking the action back gives him nothing.
fn learns_nothing<G: Hosted>(before: &G, by: Actor, action: G::Action) -> bool {
    let Actor::Seat(seat) = by else { return false };
    let viewer = Viewer::Seat(seat);
    let seen = before.view(viewer);
    let mut after = before.clone();
    after.apply_unchecked(by, action);
    let shown = after.view(viewer);
    // Always the same deals: whether something may be taken back must not depend on luck.
    let mut rng = Rng::new(0x0BAD_5EED);
    (0..DEALS).all(|_| {
        let mut other = G::determinize(&seen, &mut rng);
        other.apply(by, action).is_ok() && other.view(viewer) == shown
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use detente_game::Notation;
    use detente_guerra_fria::GuerraFria;
    use detente_struggle::Struggle;

    fn seed() -> Seed {
        Seed::parse(&"a7".repeat(32)).expect("64 digits")
    }

    fn begun<G: Hosted>() -> (Play<G>, u32) {
        let mut play = Play::<G>::new(G::Options::default());
        let step = play.first_step(&seed(), 0, 0).expect("Nature answers");
        let draws = step.draws;
        play.adopt(step, 1);
        (play, draws)
    }

    fn act<G: Hosted>(play: &mut Play<G>, draws: &mut u32, version: u32, seat: u8, word: &str) {
        let action = G::parse_action(word).expect("a word");
        let step =
            play.step(Seat(seat), action, &seed(), *draws, 0).unwrap_or_else(|| panic!("{word} is legal"));
        *draws = step.draws;
        play.adopt(step, version);
    }

    #[test]
    fn ones_own_placement_may_be_taken_back_step_by_step_and_the_position_is_as_before() {
        let (mut play, mut draws) = begun::<Struggle>();
        let start = play.game.clone();
        for version in 2..5 {
            act(&mut play, &mut draws, version, 1, "poland");
        }
        for left in (0..3).rev() {
            let to = play.undo_to(Seat(1)).expect("nothing came in between");
            assert_eq!(play.undo_to(Seat(0)), None, "it is not the other's");
            play.rewind(to, 9);
            assert_eq!(play.actions.iter().filter(|done| done.by == Actor::Seat(Seat(1))).count(), left);
        }
        assert_eq!(play.game, start);
        assert_eq!(play.undo_to(Seat(1)), None, "the deal is Nature's");
    }

    #[test]
    fn a_headline_may_be_taken_back_until_the_other_has_chosen() {
        let (mut play, mut draws) = begun::<Struggle>();
        let mut version = 2;
        while play.awaited().len() == 1 {
            let seat = play.awaited().iter().next().expect("one");
            let word = Struggle::action_word(play.legal(seat)[0]);
            act(&mut play, &mut draws, version, seat.0, &word);
            version += 1;
        }
        let at = version - 1;
        let words: Vec<String> =
            [0, 1].map(|seat| Struggle::action_word(*play.legal(Seat(seat)).last().expect("a card"))).into();
        act(&mut play, &mut draws, version, 0, &words[0]);
        assert!(play.undo_to(Seat(0)).is_some());
        assert!(play.is_current(Seat(1), at), "the other's question has not changed");
        assert!(!play.is_current(Seat(0), at));
        act(&mut play, &mut draws, version + 1, 1, &words[1]);
        assert_eq!((play.undo_to(Seat(0)), play.undo_to(Seat(1))), (None, None), "the cards were shown");
    }

    #[test]
    fn four_choose_at_once_and_none_spoils_the_others_question() {
        let (mut play, mut draws) = begun::<GuerraFria>();
        for seat in 0..3 {
            for word in ["free", "cero", "cero", "cero", "cero", "cero"] {
                if play.legal(Seat(seat)).contains(&GuerraFria::parse_action(word).expect("a word")) {
                    act(&mut play, &mut draws, 5, seat, word);
                }
            }
        }
        assert!(play.is_current(Seat(3), 1), "nothing has changed for the fourth");
        act(&mut play, &mut draws, 6, 3, "build");
        assert!(!play.is_current(Seat(3), 5));
    }

    #[test]
    fn a_stored_game_is_the_game_and_may_be_taken_back_as_far() {
        let (mut play, mut draws) = begun::<Struggle>();
        for version in 2..5 {
            act(&mut play, &mut draws, version, 1, "poland");
        }
        let stored: Vec<Stored> = play.actions.iter().map(Done::stored).collect();
        let mut again = Play::<Struggle>::load(play.options, &stored, 7).expect("it replays");
        assert_eq!(again.game, play.game);
        assert!(again.is_current(Seat(1), 7) && !again.is_current(Seat(1), 6));
        for _ in 0..3 {
            let to = again.undo_to(Seat(1)).expect("all three");
            again.rewind(to, 8);
        }
        let mut broken = stored;
        broken[10].word = "poland".into();
        let refused = Play::<Struggle>::load(play.options, &broken, 7).expect_err("not an answer of Nature");
        assert_eq!(refused, format!("action 11: poland by {}", broken[10].actor));
    }
}
