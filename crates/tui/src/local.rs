//! A game on this machine: people at one keyboard, bots, Nature by a seed, and a save after every action.
//!
//! Nature's answer depends on the seed and on how many actions were played, so a game that was resumed goes on as it
//! would have gone on.

use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use detente_chronicle::Chronicle;
use detente_game::bot::advice;
use detente_game::record::{Record, RecordError};
use detente_game::{Actor, Bot, Outcome, Rng, Seat, SeatSet, ToAct, Viewer};
use detente_table::Remark;
use detente_words::Lang;

use crate::aside::Asides;
use crate::bots::{Adviser, Answer, Bots, Maker};
use crate::save::{self, Seating};
use crate::say::Say;
use crate::scene::Scene;
use crate::shown::{self, Shown};
use crate::table::{Refused, Table, Thing, What};

/// A game in progress.
#[derive(Debug)]
pub struct Local<G: Shown> {
    game: G,
    options: G::Options,
    actions: Vec<(Actor, G::Action)>,
    log: G::Log,
    seating: Seating,
    bots: Bots<G>,
    adviser: Option<Adviser<G>>,
    remark: Option<Remark<G>>,
    /// Are the reasons of the bots shown?
    reasons: bool,
    /// The seat whose bot is thinking, and whether it is asked for an interruption.
    pending: Option<(Seat, bool)>,
    /// Seats of bots that may still interrupt before the next answer.
    interrupters: Vec<Seat>,
    /// What the people let pass.
    asides: Asides,
    eyes: Viewer,
    path: PathBuf,
    lang: Lang,
    /// Where undo would go: the number of actions to keep.
    undo_to: Option<usize>,
    /// The last save could not be written.
    save_trouble: Option<String>,
    /// A bot failed; nobody can move in its place.
    bot_trouble: Option<String>,
    scene: Scene,
}

impl<G: Shown> Local<G> {
    /// A new game, kept in `path`.
    pub fn new(
        options: &G::Options,
        seating: Seating,
        make: Maker<G>,
        path: PathBuf,
        lang: Lang,
    ) -> Local<G> {
        let first_person = seating.levels.iter().position(Option::is_none);
        let mut local = Local {
            game: G::new(options),
            options: options.clone(),
            actions: Vec::new(),
            log: G::Log::new(options),
            bots: Bots::new(make),
            adviser: None,
            remark: None,
            // Where one plays alone against bots; people at one table would be disturbed.
            reasons: seating.levels.iter().filter(|level| level.is_none()).count() < 2,
            pending: None,
            interrupters: Vec::new(),
            asides: Asides::default(),
            eyes: first_person.map_or(Viewer::Observer, |seat| Viewer::Seat(Seat(seat as u8))),
            seating,
            path,
            lang,
            undo_to: None,
            save_trouble: None,
            bot_trouble: None,
            scene: Scene::default(),
        };
        local.note_interrupters();
        local.show();
        local
    }

    /// Goes on with a recorded game. A record that does not replay is refused and its file is not touched.
    pub fn resume(
        record: &Record<G>,
        make: Maker<G>,
        path: PathBuf,
        lang: Lang,
    ) -> Result<Local<G>, RecordError> {
        record.replay(|_, _| ())?;
        let mut local = Local::new(&record.options, Seating::of_record(record), make, path, lang);
        local.replay(&record.actions);
        Ok(local)
    }

    /// Lets people ask this bot for hints.
    #[must_use]
    pub fn advised_by(mut self, bot: Box<dyn Bot<G>>) -> Local<G> {
        self.adviser = Some(Adviser(bot));
        self
    }

    /// Lets the bots say why they do something.
    #[must_use]
    pub fn explained_by(mut self, remark: Remark<G>) -> Local<G> {
        self.remark = Some(remark);
        let played = std::mem::take(&mut self.actions);
        self.replay(&played);
        self
    }

    /// The game as a record.
    pub fn record(&self) -> Record<G> {
        let mut record = Record::new(self.options.clone(), self.actions.clone(), self.outcome());
        record.tags = self.seating.tags::<G>();
        record
    }

    pub fn outcome(&self) -> Option<Outcome> {
        match self.game.to_act() {
            ToAct::Over(outcome) => Some(outcome),
            _ => None,
        }
    }

    pub fn game(&self) -> &G {
        &self.game
    }

    pub fn path(&self) -> &Path {
        &self.path
    }

    /// The chair in which the player of `seat` sat at the beginning.
    fn chair(&self, seat: Seat) -> usize {
        let chair = seat.0 as usize;
        if self.game.swapped() { 1 - chair } else { chair }
    }

    fn is_person(&self, seat: Seat) -> bool {
        self.seating.levels[self.chair(seat)].is_none()
    }

    fn seats() -> impl Iterator<Item = Seat> {
        (0..G::SEATS.len() as u8).map(Seat)
    }

    /// Plays an action that is known to be legal.
    fn apply(&mut self, by: Actor, action: G::Action) {
        let before = self.actions.len();
        let mut facts = Vec::new();
        if let Actor::Seat(seat) = by {
            let why = self.remark.and_then(|remark| remark(&self.game.view(Viewer::Observer), seat, action));
            self.log.because(why.map(|why| (seat, why)));
        }
        let played = self.game.apply_reporting(by, action, &mut |fact| facts.push(fact));
        debug_assert!(played.is_ok(), "only legal actions are played");
        self.actions.push((by, action));
        let uncovered = match by {
            Actor::Nature => true,
            Actor::Seat(seat) => facts.iter().any(|fact| G::uncovers(fact, seat)),
        };
        for fact in &facts {
            self.log.tell(fact);
        }
        // Steps of one player in a row can all be taken back, the last one first.
        self.undo_to = match by {
            Actor::Seat(seat) if self.is_person(seat) && !uncovered => Some(before),
            _ => None,
        };
        self.note_interrupters();
    }

    fn note_interrupters(&mut self) {
        let ToAct::Seats(awaited) = self.game.to_act() else {
            self.interrupters.clear();
            return;
        };
        let may = |seat: &Seat| {
            let mut legal = Vec::new();
            if !awaited.contains(*seat) && !self.is_person(*seat) {
                self.game.legal(*seat, &mut legal);
            }
            !legal.is_empty()
        };
        self.interrupters = Self::seats().filter(may).collect();
    }

    /// Plays all these actions on a new game.
    fn replay(&mut self, actions: &[(Actor, G::Action)]) {
        self.game = G::new(&self.options);
        self.log = G::Log::new(&self.options);
        self.actions.clear();
        self.undo_to = None;
        self.asides = Asides::default();
        for &(by, action) in actions {
            self.apply(by, action);
        }
        self.look_through_whoever_is_asked();
        self.show();
    }

    fn save(&mut self) {
        let saved = save::write(&self.path, &self.record().to_text());
        self.save_trouble = saved.err().map(|why| {
            let args = [("file", self.path.display().to_string().into()), ("why", why.to_string().into())];
            Say(self.lang).text("cannot-save", &args)
        });
    }

    /// Persons who owe an answer.
    fn awaited_people(&self) -> SeatSet {
        match self.game.to_act() {
            ToAct::Seats(awaited) => awaited.iter().filter(|&seat| self.is_person(seat)).collect(),
            _ => SeatSet::EMPTY,
        }
    }

    fn look_through_whoever_is_asked(&mut self) {
        let asked = self.awaited_people();
        let still = matches!(self.eyes, Viewer::Seat(seat) if asked.contains(seat));
        if let (false, Some(seat)) = (still, asked.iter().next()) {
            self.eyes = Viewer::Seat(seat);
        } else if let Viewer::Seat(seat) = self.eyes
            && !self.is_person(seat)
            && let Some(own) = Self::seats().find(|&seat| self.is_person(seat))
        {
            // The chairs were changed.
            self.eyes = Viewer::Seat(own);
        }
    }

    fn show(&mut self) {
        let view = self.game.view(self.eyes);
        let mut scene = shown::scene::<G>(&view, self.eyes, self.lang);
        scene.log =
            shown::log::<G>(&self.log, self.eyes, self.lang, |seat| self.reasons && !self.is_person(seat));
        if self.awaited_people().is_empty() {
            self.asides.offer(&mut scene, Say(self.lang));
        }
        scene.over = self.outcome().map(|outcome| result::<G>(outcome, Say(self.lang)));
        scene.may_undo = self.undo_to.is_some();
        scene.trouble = self.bot_trouble.clone().or_else(|| self.save_trouble.clone());
        self.scene = scene;
    }

    /// One step of somebody who is not a person; `false` if the table waits.
    fn step(&mut self, until: Instant) -> bool {
        match self.game.to_act() {
            ToAct::Over(_) => false,
            ToAct::Nature => {
                let mut rng = Rng::derive(self.seating.seed, self.actions.len() as u64);
                let action = self.game.sample_chance(&mut rng);
                self.apply(Actor::Nature, action);
                true
            }
            ToAct::Seats(awaited) => {
                if self.pending.is_none() {
                    if self.waits_for_aside() {
                        return false;
                    }
                    let bot = awaited.iter().find(|&seat| !self.is_person(seat));
                    let Some(next) =
                        self.interrupters.pop().map(|seat| (seat, true)).or(bot.map(|seat| (seat, false)))
                    else {
                        return false;
                    };
                    let mut legal = Vec::new();
                    self.game.legal(next.0, &mut legal);
                    self.bots.ask(
                        self.chair(next.0),
                        next.0,
                        self.game.view(Viewer::Seat(next.0)),
                        legal,
                        next.1,
                    );
                    self.pending = Some(next);
                }
                self.hear(until)
            }
        }
    }

    /// May the one who looks interrupt the bots, and has he not let it pass? Then he is asked before they go on.
    fn waits_for_aside(&mut self) -> bool {
        let Viewer::Seat(seat) = self.eyes else { return false };
        let mut legal = Vec::new();
        if self.awaited_people().is_empty() && self.is_person(seat) {
            self.game.legal(seat, &mut legal);
        }
        if legal.is_empty() {
            return false;
        }
        self.show();
        self.scene.question.is_some()
    }

    /// Waits for the bot that was asked.
    fn hear(&mut self, until: Instant) -> bool {
        let Some((seat, _)) = self.pending else { return false };
        match self.bots.wait(until.saturating_duration_since(Instant::now())) {
            Answer::StillThinking => false,
            Answer::Plays(action) => {
                self.pending = None;
                match action {
                    Some(action) if self.game.is_legal(Actor::Seat(seat), action) => {
                        self.apply(Actor::Seat(seat), action);
                        self.save();
                    }
                    Some(_) => self.bot_failed(seat),
                    None => {}
                }
                true
            }
            Answer::Lost => {
                self.bot_failed(seat);
                false
            }
        }
    }

    fn bot_failed(&mut self, seat: Seat) {
        let say = Say(self.lang);
        let seat = say.seat(G::SEATS[seat.0 as usize]);
        self.bot_trouble = Some(say.text("bot-failed", &[("seat", seat.into())]));
    }
}

/// How a game ended, in a sentence.
pub fn result<G: Shown>(outcome: Outcome, say: Say) -> String {
    let winners: Vec<String> =
        outcome.winners.iter().map(|seat| say.seat(G::SEATS[seat.0 as usize])).collect();
    result_line(&winners, outcome.ending, say)
}

/// The same from the names of the winners and the word of the ending.
pub fn result_line(winners: &[String], ending: &str, say: Say) -> String {
    let how = say.word(&format!("cli-ending-{ending}"));
    if winners.is_empty() {
        return say.text("over-draw", &[("how", how.into())]);
    }
    let n = winners.len();
    say.text("over-won", &[("winners", say.list(winners).into()), ("n", n.into()), ("how", how.into())])
}

impl<G: Shown> Table for Local<G> {
    fn scene(&self) -> &Scene {
        &self.scene
    }

    fn go_on(&mut self, patience: Duration) -> bool {
        let until = Instant::now() + patience;
        let before = self.actions.len();
        let failed = self.bot_trouble.is_some();
        while self.bot_trouble.is_none() && self.step(until) {}
        let changed = self.actions.len() != before;
        if changed {
            self.save();
            self.look_through_whoever_is_asked();
        }
        if changed || self.bot_trouble.is_some() != failed {
            self.show();
            return true;
        }
        false
    }

    fn is_thinking(&self) -> bool {
        self.pending.is_some() && self.bot_trouble.is_none()
    }

    fn answer(&mut self, choice: usize) -> Result<(), Refused> {
        let refused = || Refused(Say(self.lang).line("not-now"));
        let Viewer::Seat(seat) = self.eyes else { return Err(refused()) };
        if self.pending.is_some() {
            return Err(refused());
        }
        let question = self.scene.question.as_ref().ok_or_else(refused)?;
        let word = question.choices.get(choice).map(|choice| choice.word.as_str()).ok_or_else(refused)?;
        if self.asides.pass(word, &self.scene) {
            self.show();
            return Ok(());
        }
        let action = G::parse_action(word)
            .filter(|&action| self.game.is_legal(Actor::Seat(seat), action))
            .ok_or_else(refused)?;
        self.apply(Actor::Seat(seat), action);
        self.save();
        self.look_through_whoever_is_asked();
        self.show();
        Ok(())
    }

    fn undo(&mut self) -> Result<(), Refused> {
        let Some(to) = self.undo_to.filter(|_| self.pending.is_none()) else {
            return Err(Refused(Say(self.lang).line("undo-not")));
        };
        let kept = self.actions[..to].to_vec();
        self.replay(&kept);
        self.save();
        self.show();
        Ok(())
    }

    fn index(&self) -> Vec<Thing> {
        G::index(Say(self.lang))
    }

    fn about(&self, id: &str) -> Vec<String> {
        G::about(&self.game.view(self.eyes), id, Say(self.lang))
    }

    fn odds(&self, words: &[&str]) -> Result<Vec<String>, Refused> {
        G::odds(&self.game.view(self.eyes), words, Say(self.lang))
    }

    fn score(&self, words: &[&str]) -> Result<Vec<String>, Refused> {
        G::score(&self.game.view(self.eyes), words, Say(self.lang))
    }

    fn hint(&mut self) -> Option<String> {
        let Viewer::Seat(seat) = self.eyes else { return None };
        let question = self.scene.question.as_ref().filter(|_| self.pending.is_none())?;
        let Adviser(bot) = self.adviser.as_mut()?;
        let mut legal = Vec::new();
        self.game.legal(seat, &mut legal);
        let (action, reason) = advice(bot.as_mut(), seat, &self.game.view(self.eyes), &legal);
        let word = G::action_word(action);
        let choice = question.choices.iter().find(|choice| choice.word == word)?.label.clone();
        let say = Say(self.lang);
        Some(match reason.filter(|reason| !detente_chronicle::only_names(reason)) {
            Some(reason) => {
                let why = say.reason(&reason);
                say.text("hint-why", &[("choice", choice.into()), ("why", why.into())])
            }
            None => say.text("hint", &[("choice", choice.into())]),
        })
    }

    fn turn_reasons(&mut self) -> Option<bool> {
        let given = G::GIVES_REASONS && self.remark.is_some() && self.people() < self.seating.levels.len();
        self.reasons ^= given;
        self.show();
        given.then_some(self.reasons)
    }

    fn people(&self) -> usize {
        self.seating.levels.iter().filter(|level| level.is_none()).count()
    }

    fn carry_out(&mut self, _: What, _: &str) -> Result<Option<String>, Refused> {
        Err(Refused(Say(self.lang).line("not-here")))
    }

    fn kept_in(&self) -> String {
        self.path.display().to_string()
    }
}
