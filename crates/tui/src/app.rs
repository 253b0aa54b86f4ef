//! The full screen as a machine: keys go in, a picture comes out. It knows no terminal, so tests can press its keys.

use std::time::Duration;

use detente_game::coach::Wish;
use ratatui::Frame;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

use crate::input;
use crate::say::Say;
use crate::scene::{Board, Choice, Question, Subject};
use crate::screens::overlay::{Over, Overlay};
use crate::screens::play;
use crate::table::{Refused, TableScreen, What};
use crate::theme::Theme;

/// What the changing panel shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Panel {
    Board,
    Hand,
    Log,
    /// Effects in force and everything else on the table.
    State,
    /// What was said at the table, where people can talk.
    Chat,
}

impl Panel {
    const ALL: [Panel; 5] = [Panel::Board, Panel::Hand, Panel::Log, Panel::State, Panel::Chat];

    /// The next panel, or the one before, of a table with or without a chat.
    fn beside(self, back: bool, chat: bool) -> Panel {
        let panels = &Panel::ALL[..if chat { 5 } else { 4 }];
        let at = panels.iter().position(|&panel| panel == self).unwrap_or(0);
        panels[(at + if back { panels.len() - 1 } else { 1 }) % panels.len()]
    }
}

/// The full screen.
pub struct App {
    pub table: Box<dyn TableScreen>,
    pub say: Say,
    pub theme: Theme,
    pub panel: Panel,
    /// The region shown on a small screen.
    pub region: usize,
    /// What was typed to narrow the choices.
    pub typed: String,
    /// The place among the choices that fit.
    pub selected: usize,
    /// Lines scrolled in the panel; for the log from its end.
    pub scroll: usize,
    pub overlay: Option<Overlay>,
    /// One line about the last key, until the next one.
    pub notice: Option<String>,
    pub quits: bool,
    /// The question that the list and the panel were set for.
    asked: Option<Question>,
    /// How many lines of the chat have been shown.
    heard: usize,
    /// The word of the last answer.
    answered: Option<String>,
    /// Whose question was shown last, if anybody's was.
    eyes: Option<u8>,
    /// Turns while a bot thinks.
    pub spin: usize,
}

impl std::fmt::Debug for App {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("App").field("panel", &self.panel).field("typed", &self.typed).finish_non_exhaustive()
    }
}

impl App {
    pub fn new(table: Box<dyn TableScreen>, say: Say, theme: Theme) -> App {
        let mut app = App {
            table,
            say,
            theme,
            panel: Panel::Board,
            region: 0,
            typed: String::new(),
            selected: 0,
            scroll: 0,
            overlay: None,
            notice: None,
            quits: false,
            asked: None,
            heard: 0,
            answered: None,
            eyes: None,
            spin: 0,
        };
        app.look_at_question(Anew::Always);
        app
    }

    /// Lets bots and Nature move for a moment. Tells whether there is something new to draw.
    pub fn tick(&mut self, patience: Duration) -> bool {
        let changed = self.table.go_on(patience);
        if changed {
            // A clock that ticks or a word of somebody else leaves alone what is being typed.
            self.look_at_question(Anew::IfChanged);
            self.hear_chat();
        }
        if self.table.is_thinking() {
            self.spin += 1;
            return true;
        }
        changed
    }

    pub fn draw(&self, frame: &mut Frame<'_>) {
        play::draw(self, frame);
    }

    pub fn is_viewing(&self) -> bool {
        self.table.scene().step.is_some()
    }

    /// The choices that fit what was typed, with their places in the question.
    pub fn fitting(&self) -> Vec<(usize, &Choice)> {
        let Some(question) = &self.table.scene().question else { return Vec::new() };
        let all = question.choices.iter().enumerate();
        // A number that is typed in full means that choice alone.
        if let Some(exact) = question.choices.iter().position(|choice| choice.key == self.typed) {
            return vec![(exact, &question.choices[exact])];
        }
        all.filter(|(_, choice)| input::fits(choice, &self.typed)).collect()
    }

    /// The choice that is pointed at.
    pub fn pointed(&self) -> Option<&Choice> {
        self.fitting().get(self.selected).map(|&(_, choice)| choice)
    }

    /// The country that is pointed at.
    pub fn lit_country(&self) -> Option<&str> {
        match &self.pointed()?.subject {
            Subject::Country(id) => Some(id),
            _ => None,
        }
    }

    /// The card that is pointed at, or else the one that asks.
    pub fn lit_card(&self) -> Option<&str> {
        if let Some(Subject::Card(id)) = self.pointed().map(|choice| &choice.subject) {
            return Some(id);
        }
        self.table.scene().question.as_ref()?.card.as_deref()
    }

    /// A new line of the chat is shown at once, unless the chat is what is looked at.
    fn hear_chat(&mut self) {
        let chat = &self.table.scene().chat;
        if chat.len() > self.heard && self.panel != Panel::Chat {
            self.notice = chat.last().cloned();
        }
        self.heard = chat.len();
    }

    /// After a change: a new question resets the list and shows the panel that helps most.
    fn look_at_question(&mut self, anew: Anew) {
        let scene = self.table.scene();
        if anew == Anew::IfChanged && scene.question == self.asked && scene.eyes.seat == self.eyes {
            return;
        }
        if scene.question.is_some() && !self.is_viewing() {
            if self.eyes.is_some() && scene.eyes.seat != self.eyes {
                self.overlay = Some(Overlay::hand_over(&scene.eyes.turn, self.say));
            }
            self.eyes = scene.eyes.seat;
        }
        let text = |question: &Option<Question>| question.as_ref().map(|question| question.text.clone());
        let changed = text(&scene.question) != text(&self.asked);
        let kinds: Vec<&Subject> =
            scene.question.iter().flat_map(|q| &q.choices).map(|choice| &choice.subject).collect();
        let of = |wanted: fn(&Subject) -> bool| kinds.iter().filter(|kind| wanted(kind)).count();
        let cards = of(|kind| matches!(kind, Subject::Card(_)));
        let countries = of(|kind| matches!(kind, Subject::Country(_)));
        if changed && cards > 0 && cards >= countries {
            self.panel = Panel::Hand;
        } else if changed && countries > 0 {
            self.panel = Panel::Board;
        }
        if changed {
            self.scroll = 0;
        }
        // The most important word of the coach; F6 shows the others.
        if changed && self.notice.is_none() {
            self.notice = self.table.scene().coach.first().cloned();
        }
        self.typed.clear();
        self.asked = self.table.scene().question.clone();
        // Points are often placed in the same country one by one: it stays pointed at.
        let same = self.fitting().iter().position(|(_, choice)| Some(&choice.word) == self.answered.as_ref());
        self.selected = same.unwrap_or(0);
        self.show_region();
    }

    /// The region of the country that is pointed at.
    fn show_region(&mut self) {
        let lit = self.lit_country().map(str::to_owned);
        if let Some(region) = lit.and_then(|id| self.table.scene().region_of(&id)) {
            self.region = region;
        }
    }

    pub fn key(&mut self, key: KeyEvent) {
        self.notice = None;
        let control = key.modifiers.contains(KeyModifiers::CONTROL);
        if control && matches!(key.code, KeyCode::Char('c' | 'q' | 'd')) {
            self.quits = true;
        } else if self.overlay.is_some() {
            self.overlay_key(key);
        } else if control {
            if matches!(key.code, KeyCode::Char('z' | 'u')) {
                self.undo();
            }
        } else if !self.common_key(key) {
            if self.is_viewing() {
                self.viewing_key(key);
            } else {
                self.question_key(key);
            }
        }
    }

    /// Keys that mean the same everywhere.
    fn common_key(&mut self, key: KeyEvent) -> bool {
        match key.code {
            KeyCode::F(1) | KeyCode::Char('?') => self.overlay = Some(Overlay::help(self)),
            KeyCode::Char('/') => self.overlay = Some(Overlay::look_up()),
            KeyCode::Char('=') => self.overlay = Some(Overlay::scores(self)),
            KeyCode::F(2) => self.about_pointed(),
            KeyCode::F(3) if self.table.is_shared() => {
                self.overlay = Some(Overlay::Deeds { deeds: self.table.deeds(), selected: 0 });
            }
            KeyCode::F(4) if !self.is_viewing() => {
                let hint = self.table.hint().unwrap_or_else(|| self.say.line("no-hint"));
                self.overlay = Some(Overlay::text(vec![hint]));
            }
            KeyCode::F(8) if self.table.is_lesson() => {
                if self.table.start_over() {
                    self.look_at_question(Anew::Always);
                }
            }
            // A lesson has neither coach nor bots.
            KeyCode::F(5..=7) if self.table.is_lesson() => {}
            KeyCode::F(6) if !self.is_viewing() => {
                let mut lines = self.table.scene().coach.clone();
                if lines.is_empty() {
                    let silent = if self.table.coach(None).is_some() { "coach-nothing" } else { "no-coach" };
                    lines.push(self.say.line(silent));
                }
                self.overlay = Some(Overlay::text(lines));
            }
            KeyCode::F(7) if !self.is_viewing() => {
                let next = self.table.coach(None).map(|now| match now {
                    Wish::Usual => Wish::Less,
                    Wish::Less => Wish::Silence,
                    Wish::Silence => Wish::More,
                    Wish::More => Wish::Usual,
                });
                let id = match next.and_then(|next| self.table.coach(Some(next))) {
                    Some(now) => format!("coach-now-{}", now.word()),
                    None => "no-coach".to_owned(),
                };
                self.notice = Some(self.say.line(&id));
            }
            KeyCode::F(5) if !self.is_viewing() => {
                let id = reasons_line(self.table.turn_reasons());
                self.notice = Some(self.say.line(id));
            }
            KeyCode::Tab => self.turn_to(false),
            KeyCode::BackTab => self.turn_to(true),
            KeyCode::PageUp if self.reads_from_end() => self.scroll += 8,
            KeyCode::PageDown if self.reads_from_end() => self.scroll = self.scroll.saturating_sub(8),
            KeyCode::PageDown => self.scroll += 8,
            KeyCode::PageUp => self.scroll = self.scroll.saturating_sub(8),
            _ => return false,
        }
        true
    }

    /// The log and the chat show their last lines first.
    fn reads_from_end(&self) -> bool {
        matches!(self.panel, Panel::Log | Panel::Chat)
    }

    fn turn_to(&mut self, back: bool) {
        self.panel = self.panel.beside(back, self.table.is_shared());
        self.scroll = 0;
    }

    fn question_key(&mut self, key: KeyEvent) {
        let count = self.fitting().len();
        match key.code {
            KeyCode::Up => self.selected = self.selected.checked_sub(1).unwrap_or(count.saturating_sub(1)),
            KeyCode::Down => self.selected = if self.selected + 1 < count { self.selected + 1 } else { 0 },
            KeyCode::Home => self.selected = 0,
            KeyCode::End => self.selected = count.saturating_sub(1),
            KeyCode::Left => return self.change_region(-1),
            KeyCode::Right => return self.change_region(1),
            KeyCode::Enter => return self.choose(),
            KeyCode::Esc => {
                self.typed.clear();
                self.selected = 0;
            }
            KeyCode::Backspace => {
                self.typed.pop();
                self.selected = 0;
            }
            KeyCode::Char(letter) => self.typed(letter),
            _ => {}
        }
        self.show_region();
    }

    /// A letter narrows the list; one after which nothing would fit is not taken.
    fn typed(&mut self, letter: char) {
        if self.table.scene().question.is_none() {
            return;
        }
        self.typed.push(letter);
        if self.fitting().is_empty() && !self.may_become_number() {
            self.typed.pop();
            let args = [("asked", format!("{}{letter}", self.typed).into())];
            self.notice = Some(self.say.text("nothing-fits", &args));
        }
        let fitting = self.fitting();
        self.selected =
            fitting.iter().position(|(_, choice)| input::begins(choice, &self.typed)).unwrap_or(0);
    }

    /// The first digits of a number, or a minus.
    fn may_become_number(&self) -> bool {
        let question = self.table.scene().question.as_ref();
        question.is_some_and(|q| q.choices.iter().any(|choice| choice.key.starts_with(&self.typed)))
    }

    fn change_region(&mut self, by: isize) {
        if let Board::Map(regions) = &self.table.scene().board {
            let count = regions.len() as isize;
            self.region = ((self.region as isize + by).rem_euclid(count)) as usize;
            self.panel = Panel::Board;
        }
    }

    fn choose(&mut self) {
        let fitting = self.fitting();
        let Some(&(choice, chosen)) = fitting.get(self.selected) else { return };
        let is_country = matches!(chosen.subject, Subject::Country(_));
        self.answered = is_country.then(|| chosen.word.clone());
        match self.table.answer(choice) {
            Ok(()) => self.look_at_question(Anew::Always),
            // The question may be another one by now.
            Err(Refused(why)) => {
                self.notice = Some(why);
                self.look_at_question(Anew::IfChanged);
            }
        }
    }

    /// Does something at the table that is no answer.
    fn carry_out(&mut self, what: What, text: &str) {
        match self.table.carry_out(what, text) {
            Ok(told) => self.notice = told,
            Err(Refused(why)) => self.notice = Some(why),
        }
        self.look_at_question(Anew::IfChanged);
        self.heard = self.table.scene().chat.len();
    }

    fn undo(&mut self) {
        match self.table.undo() {
            Ok(()) => {
                self.notice = Some(self.say.line("undone"));
                self.look_at_question(Anew::Always);
            }
            Err(Refused(why)) => self.notice = Some(why),
        }
    }

    fn viewing_key(&mut self, key: KeyEvent) {
        let (at, of) = self.table.scene().step.unwrap_or_default();
        match key.code {
            KeyCode::Right | KeyCode::Char(' ' | 'l') => self.table.step_to(at + 1),
            KeyCode::Left | KeyCode::Char('h') => self.table.step_to(at.saturating_sub(1)),
            KeyCode::Up | KeyCode::Down => {
                if let Some(step) = self.table.next_heading(key.code == KeyCode::Up) {
                    self.table.step_to(step);
                }
            }
            KeyCode::Home => self.table.step_to(0),
            KeyCode::End => self.table.step_to(of),
            KeyCode::Char('e') => self.table.change_eyes(),
            KeyCode::Char('r') => self.change_region(1),
            KeyCode::Char('q') | KeyCode::Esc => self.quits = true,
            _ => {}
        }
    }

    fn about_pointed(&mut self) {
        let id = self.lit_country().or(self.lit_card()).map(str::to_owned);
        if let Some(id) = id {
            self.overlay = Some(Overlay::text(self.table.about(&id)));
        }
    }

    fn overlay_key(&mut self, key: KeyEvent) {
        let Some(mut overlay) = self.overlay.take() else { return };
        match overlay.key(key, &*self.table) {
            Over::Stays => self.overlay = Some(overlay),
            Over::Goes => {}
            Over::Does(what, text) => self.carry_out(what, &text),
        }
    }
}

/// What is said when the reasons of the bots were turned on or off.
pub fn reasons_line(shown: Option<bool>) -> &'static str {
    match shown {
        Some(true) => "reasons-on",
        Some(false) => "reasons-off",
        None => "no-reasons",
    }
}

/// Is the list of answers set anew even if the question is the same?
#[derive(Clone, Copy, PartialEq, Eq)]
enum Anew {
    Always,
    IfChanged,
}
