//! A game on this machine: a table with people at one keyboard and bots, Nature by a seed, and a save after every action.
//! The table itself is [`detente_table::Table`]; here it is saved, shown on the screen, and its bots are asked.
//!
//! Nature's answer depends on the seed and on how many actions were played, so a game that was resumed goes on as it
//! would have gone on.

use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use detente_game::bot::advice;
use detente_game::coach::Wish;
use detente_game::record::{Record, RecordError};
use detente_game::{Bot, Outcome, Seat, SeatSet, ToAct, Viewer};
use detente_protocol::{CreateTable, TableCommand, TableStatus};
use detente_rulebook::Rules;
use detente_table::{Body, Company, Head, Remark, Sitting, Step, Table, Who};
use detente_words::Lang;

use crate::aside::Asides;
use crate::bots::{Adviser, Answer, Bots, Maker};
use crate::coach::Coach;
use crate::save::{self, PERSON, Seating};
use crate::say::Say;
use crate::scene::Scene;
use crate::shown::{self, Shown};
use crate::table::{Refused, TableScreen, Thing, What};

/// A game in progress.
#[derive(Debug)]
pub struct Local<G: Shown> {
    table: Table<G>,
    seating: Seating,
    bots: Bots<G>,
    adviser: Option<Adviser<G>>,
    coach: Option<Coach<G>>,
    /// Do the bots say why they do something, and is it shown?
    explained: bool,
    reasons: bool,
    /// The seat whose bot is thinking, and the version that its answer is for.
    pending: Option<(Seat, u32)>,
    /// The version at which each seat was last asked whether it wants to interrupt.
    let_pass: Vec<Option<u32>>,
    /// What the people let pass.
    asides: Asides,
    eyes: Viewer,
    path: PathBuf,
    lang: Lang,
    /// The seat of the person who acted last.
    last: Option<Seat>,
    /// The last save could not be written.
    save_trouble: Option<String>,
    /// A bot failed; nobody can move in its place.
    bot_trouble: Option<String>,
    scene: Scene,
}

/// The line of a record's head that says that a coach sits beside the player, and how much it is to say.
const COACH: &str = "coach";

/// Whoever sits at the keyboard.
fn person() -> Who {
    Who { user: PERSON.to_owned(), name: PERSON.to_owned() }
}

/// A table at which these sit, before its game.
fn fresh<G: Shown>(options: &G::Options, seating: &Seating) -> Table<G> {
    let wish = CreateTable::at_home(G::NAME, Vec::new(), G::SEATS.len());
    let company = Company { levels: &[], remark: None };
    let mut body = Body::wished(&person(), wish, &company, String::new())
        .expect("without a wish there is nothing to refuse");
    body.options = G::options_words(options);
    for (sitting, level) in body.seats.iter_mut().zip(&seating.levels) {
        if let Some(level) = level {
            *sitting = Sitting::Bot { level: level.clone() };
        }
    }
    let rules = G::rules_of(options);
    let head = Head { id: String::new(), rules, version: 0, created: 0, updated: 0 };
    Table::with_dice(head, body, &[], company, seating.dice(), 0)
        .expect("options in the rules' own words are read back")
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
            table: fresh(options, &seating),
            bots: Bots::new(make),
            adviser: None,
            coach: None,
            explained: false,
            // Where one plays alone against bots; people at one table would be disturbed.
            reasons: seating.levels.iter().filter(|level| level.is_none()).count() < 2,
            pending: None,
            let_pass: vec![None; G::SEATS.len()],
            asides: Asides::default(),
            eyes: first_person.map_or(Viewer::Observer, |seat| Viewer::Seat(Seat(seat as u8))),
            seating,
            path,
            lang,
            last: None,
            save_trouble: None,
            bot_trouble: None,
            scene: Scene::default(),
        };
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
        if !record.actions.is_empty() {
            local
                .table
                .reenact(&record.actions)
                .or_else(|at| record.refused(at, local.table.history().game()))?;
        }
        local.look_through_whoever_is_asked();
        local.show();
        Ok(local)
    }

    /// Lets people ask this bot for hints.
    #[must_use]
    pub fn advised_by(mut self, bot: Box<dyn Bot<G>>) -> Local<G> {
        self.adviser = Some(Adviser(bot));
        self
    }

    /// Lets a coach speak, where one plays alone against bots.
    #[must_use]
    pub fn coached_by(mut self, coach: Coach<G>) -> Local<G> {
        self.coach = Some(coach).filter(|_| self.people() == 1);
        self.show();
        self
    }

    /// What the coach of the game that was recorded was told to say, if it had one.
    pub fn wish_of(record: &Record<G>) -> Option<Wish> {
        let tag = record.tags.iter().find(|(key, _)| key == COACH);
        tag.and_then(|(_, word)| Wish::by_word(word))
    }

    /// Lets the bots say why they do something.
    #[must_use]
    pub fn explained_by(mut self, remark: Remark<G>) -> Local<G> {
        self.table.explained_by(remark);
        self.explained = true;
        self.show();
        self
    }

    /// The game as a record, with what is laid.
    pub fn record(&self) -> Record<G> {
        let options = self.table.history().options().clone();
        let mut record = Record::new(options, self.table.actions_and_laid(), self.outcome());
        record.tags = self.seating.tags::<G>();
        record.tags.extend(self.coach.iter().map(|coach| (COACH.to_owned(), coach.wish.word().to_owned())));
        record
    }

    pub fn outcome(&self) -> Option<Outcome> {
        match self.table.history().game().to_act() {
            ToAct::Over(outcome) => Some(outcome),
            _ => None,
        }
    }

    /// The position as whoever looks has it, with the own laid steps.
    pub fn game(&self) -> &G {
        self.table.seen_by(self.eyes).game
    }

    pub fn path(&self) -> &Path {
        &self.path
    }

    /// The chair in which the player of `seat` sat at the beginning.
    fn chair(&self, seat: Seat) -> usize {
        let chair = seat.0 as usize;
        if self.table.body().swapped { 1 - chair } else { chair }
    }

    fn is_person(&self, seat: Seat) -> bool {
        matches!(self.table.body().seats[usize::from(seat.0)], Sitting::Person { .. })
    }

    fn save(&mut self) {
        let saved = save::write(&self.path, &self.record().to_text());
        self.save_trouble = saved.err().map(|why| {
            let args = [("file", self.path.display().to_string().into()), ("why", why.to_string().into())];
            Say(self.lang).text("cannot-save", &args)
        });
    }

    /// Takes a step over and saves it.
    fn carry(&mut self, step: Step<G>) {
        self.table.adopt(step);
        self.save();
    }

    /// What the people do.
    fn does(&mut self, command: TableCommand) -> Result<(), Refused> {
        let step = self.table.consider(&person(), command, 0);
        let step = step.map_err(|_| Refused(Say(self.lang).line("not-now")))?;
        self.carry(step);
        Ok(())
    }

    /// Persons who owe an answer.
    fn awaited_people(&self) -> SeatSet {
        self.table.awaited().iter().filter(|&seat| self.is_person(seat)).collect()
    }

    fn look_through_whoever_is_asked(&mut self) {
        let asked = self.awaited_people();
        let still = matches!(self.eyes, Viewer::Seat(seat) if asked.contains(seat));
        if let (false, Some(seat)) = (still, asked.iter().next()) {
            self.eyes = Viewer::Seat(seat);
        } else if let Viewer::Seat(seat) = self.eyes
            && !self.is_person(seat)
            && let Some(own) = Seat::all::<G>().find(|&seat| self.is_person(seat))
        {
            // The chairs were changed.
            self.eyes = Viewer::Seat(own);
        }
    }

    /// The person's seat whose laid steps undo takes up: that of whoever acted last.
    fn undo_seat(&self) -> Option<Seat> {
        let has_laid = |seat: &Seat| self.is_person(*seat) && self.table.laid(*seat) > 0;
        self.last.filter(has_laid).or_else(|| Seat::all::<G>().find(has_laid))
    }

    fn show(&mut self) {
        let seen = self.table.seen_by(self.eyes);
        let mut scene = shown::scene::<G>(&seen.game.view(self.eyes), self.eyes, self.lang);
        scene.log =
            shown::log::<G>(seen.log, self.eyes, self.lang, |seat| self.reasons && !self.is_person(seat));
        if self.table.body().status != TableStatus::Playing {
            // Nobody is asked before the cards are dealt.
            (scene.question, scene.aside) = (None, None);
        }
        if self.awaited_people().is_empty() {
            self.asides.offer(&mut scene, Say(self.lang));
        }
        if let (Some(coach), Viewer::Seat(seat), Some(question)) =
            (&self.coach, self.eyes, scene.question.as_mut())
            && self.awaited_people().contains(seat)
        {
            let view = seen.game.view(self.eyes);
            scene.coach = coach.speak(&view, seat, &self.table.legal(seat), question, Say(self.lang));
        }
        scene.over = self.outcome().map(|outcome| result::<G>(outcome, Say(self.lang)));
        scene.may_undo = self.undo_seat().is_some() || self.table.may_take_last_step(&person());
        scene.trouble = self.bot_trouble.clone().or_else(|| self.save_trouble.clone());
        self.scene = scene;
    }

    /// One step of somebody who is not a person; `false` if the table waits.
    fn step(&mut self, until: Instant) -> bool {
        match self.table.body().status {
            TableStatus::Open => {
                let began = self.does(TableCommand::Start);
                return began.is_ok();
            }
            TableStatus::Playing => {}
            _ => return false,
        }
        if self.pending.is_none() {
            if self.waits_for_aside() {
                return false;
            }
            let mut wanted = self.table.wanted();
            let unasked = |seat: Seat, version| self.let_pass[usize::from(seat.0)] != Some(version);
            let interrupter = wanted.iter().rposition(|bot| !bot.awaited && unasked(bot.seat, bot.version));
            let Some(next) = interrupter.or_else(|| wanted.iter().position(|bot| bot.awaited)) else {
                return false;
            };
            let bot = wanted.swap_remove(next);
            if !bot.awaited {
                self.let_pass[usize::from(bot.seat.0)] = Some(bot.version);
            }
            self.bots.ask(self.chair(bot.seat), bot.seat, bot.view, bot.legal, !bot.awaited);
            self.pending = Some((bot.seat, bot.version));
        }
        self.hear(until)
    }

    /// May the one who looks interrupt the bots, and has not let it pass? Then that is asked before they go on.
    fn waits_for_aside(&mut self) -> bool {
        let Viewer::Seat(seat) = self.eyes else { return false };
        let asked = !self.awaited_people().is_empty() || !self.is_person(seat);
        if asked || self.table.legal(seat).is_empty() {
            return false;
        }
        self.show();
        self.scene.question.is_some()
    }

    /// Waits for the bot that was asked.
    fn hear(&mut self, until: Instant) -> bool {
        let Some((seat, version)) = self.pending else { return false };
        match self.bots.wait(until.saturating_duration_since(Instant::now())) {
            Answer::StillThinking => false,
            Answer::Plays(action) => {
                self.pending = None;
                let step = action.map(|action| self.table.consider_bot(seat, version, action, 0));
                match step {
                    Some(Ok(step)) => self.carry(step),
                    Some(Err(_)) => self.bot_failed(seat),
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
        let of = say.seat_in("of", G::SEATS[seat.0 as usize]);
        self.bot_trouble = Some(say.text("bot-failed", &[("of", of.into())]));
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

impl<G: Shown> TableScreen for Local<G> {
    fn scene(&self) -> &Scene {
        &self.scene
    }

    fn go_on(&mut self, patience: Duration) -> bool {
        let until = Instant::now() + patience;
        let before = self.table.version();
        let failed = self.bot_trouble.is_some();
        while self.bot_trouble.is_none() && self.step(until) {}
        let changed = self.table.version() != before;
        if changed {
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
        let word = question.choices.get(choice).map(|choice| choice.word.clone()).ok_or_else(refused)?;
        if self.asides.pass(&word, &self.scene) {
            self.show();
            return Ok(());
        }
        let version = self.table.asked_since(seat);
        let act = TableCommand::Act { seat: seat.name::<G>().to_owned(), version, action: word, lay: false };
        self.does(act)?;
        self.last = Some(seat);
        self.look_through_whoever_is_asked();
        self.show();
        Ok(())
    }

    fn undo(&mut self) -> Result<(), Refused> {
        let refused = || Refused(Say(self.lang).line("undo-not"));
        if self.pending.is_some() {
            return Err(refused());
        }
        let step = match self.undo_seat() {
            Some(seat) => {
                let version = self.table.asked_since(seat);
                let undo = TableCommand::Undo { seat: seat.name::<G>().to_owned(), version };
                self.table.consider(&person(), undo, 0)
            }
            None => self.table.consider_last_step(&person(), 0),
        };
        self.carry(step.map_err(|_| refused())?);
        self.asides = Asides::default();
        self.look_through_whoever_is_asked();
        self.show();
        Ok(())
    }

    fn rules(&self) -> Option<(Rules, Lang)> {
        Some((Rules::from_key(G::NAME)?, self.lang))
    }

    fn index(&self) -> Vec<Thing> {
        G::index(Say(self.lang))
    }

    fn about(&self, id: &str) -> Vec<String> {
        G::about(&self.game().view(self.eyes), id, Say(self.lang))
    }

    fn odds(&self, words: &[&str]) -> Result<Vec<String>, Refused> {
        G::odds(&self.game().view(self.eyes), words, Say(self.lang))
    }

    fn score(&self, words: &[&str]) -> Result<Vec<String>, Refused> {
        G::score(&self.game().view(self.eyes), words, Say(self.lang))
    }

    fn hint(&mut self) -> Option<String> {
        let Viewer::Seat(seat) = self.eyes else { return None };
        let question = self.scene.question.as_ref().filter(|_| self.pending.is_none())?;
        let Adviser(bot) = self.adviser.as_mut()?;
        let view = self.table.seen_by(self.eyes).game.view(self.eyes);
        let (action, reason) = advice(bot.as_mut(), seat, &view, &self.table.legal(seat));
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

    fn coach(&mut self, wish: Option<Wish>) -> Option<Wish> {
        let coach = self.coach.as_mut()?;
        let now = wish.unwrap_or(coach.wish);
        if std::mem::replace(&mut coach.wish, now) != now {
            self.save();
            self.show();
        }
        Some(now)
    }

    fn turn_reasons(&mut self) -> Option<bool> {
        let given = G::GIVES_REASONS && self.explained && self.people() < self.seating.levels.len();
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
