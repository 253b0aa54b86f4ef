//! The line mode: one question and one answer at a time, no cursor movement, nothing that needs colour.
//!
//! For screen readers, scripts and slow lines. Lines are never folded here: that is the terminal's or the reader's
//! business. The end of the input leaves the game saved.

mod shared;

use std::collections::BTreeMap;
use std::io::{self, BufRead, Write};
use std::time::Duration;

use detente_game::coach::Wish;

use crate::app::reasons_line;
use crate::input::{self, Command, Picked};
use crate::rules;
use crate::say::Say;
use crate::scene::Question;
use crate::table::{Deed, Refused, TableScreen, Wants, What};
use crate::telling::{hand, map, state, together};

pub use shared::{Heard, Typed, run_shared};

/// A list of more choices than this is run together.
const SHORT: usize = 15;
/// How many lines of the log `log` shows.
const RECENT: usize = 20;

/// Are lines of the input written into the output, so that a transcript of a script can be read?
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Echo {
    Yes,
    No,
}

/// Plays at a table, or looks at it, until the input or the game ends.
pub fn run(
    table: &mut dyn TableScreen,
    input: &mut dyn BufRead,
    out: &mut dyn Write,
    say: Say,
    echo: Echo,
) -> io::Result<()> {
    let mut plain = Plain { table, out, say, told: BTreeMap::new(), listed: Vec::new(), coached: Vec::new() };
    plain.begin()?;
    loop {
        plain.let_others_move()?;
        plain.tell_news()?;
        let over = plain.table.scene().over.clone();
        if plain.is_viewing() {
            plain.print_step()?;
        } else if let Some(result) = over {
            writeln!(plain.out, "{result}")?;
            return plain.say_where();
        } else if plain.table.scene().question.is_none() {
            // Nobody is left to move: a bot failed, and its trouble was told.
            return plain.say_where();
        } else {
            plain.print_question()?;
        }
        loop {
            write!(plain.out, "> ")?;
            plain.out.flush()?;
            let mut line = Vec::new();
            if input.read_until(b'\n', &mut line)? == 0 {
                writeln!(plain.out)?;
                return plain.say_where();
            }
            let line = String::from_utf8_lossy(&line);
            if echo == Echo::Yes {
                writeln!(plain.out, "{}", line.trim_end())?;
            }
            match plain.line(&line)? {
                Then::Same => {}
                Then::Next => break,
                Then::Quit => return plain.say_where(),
            }
        }
    }
}

/// What comes after a line of input.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Then {
    /// The same question still stands.
    Same,
    Next,
    Quit,
}

struct Plain<'a> {
    table: &'a mut dyn TableScreen,
    out: &'a mut dyn Write,
    say: Say,
    /// The lines of the log that were told, by the eyes they were told to.
    told: BTreeMap<Option<u8>, Vec<String>>,
    /// The words of the choices that were listed last.
    listed: Vec<String>,
    /// What the coach has said last.
    coached: Vec<String>,
}

impl Plain<'_> {
    fn is_viewing(&self) -> bool {
        self.table.scene().step.is_some()
    }

    fn begin(&mut self) -> io::Result<()> {
        let scene = self.table.scene();
        if self.table.people() > 1 {
            writeln!(self.out, "{}", scene.title)?;
        } else {
            writeln!(self.out, "{}. {}", scene.title, scene.eyes.name)?;
        }
        let hello = match (self.is_viewing(), self.table.is_shared() && scene.eyes.seat.is_none()) {
            (true, _) => "plain-view-hello",
            (false, true) => "plain-watch-hello",
            (false, false) if self.table.is_lesson() => "plain-lesson-hello",
            (false, false) => "plain-hello",
        };
        writeln!(self.out, "{}", self.say.line(hello))?;
        if self.is_viewing() {
            // A record is opened at its end; its log is asked for, not read out.
            self.remember_log();
        }
        Ok(())
    }

    fn let_others_move(&mut self) -> io::Result<()> {
        let mut told = false;
        loop {
            self.table.go_on(Duration::from_millis(1500));
            if !self.table.is_thinking() {
                break;
            }
            if !told {
                let waiting = self.table.scene().waiting.clone().unwrap_or_default();
                writeln!(self.out, "{waiting} …")?;
                self.out.flush()?;
                told = true;
            }
        }
        if let Some(trouble) = self.table.scene().trouble.clone() {
            writeln!(self.out, "! {trouble}")?;
        }
        Ok(())
    }

    fn remember_log(&mut self) {
        let scene = self.table.scene();
        let lines = scene.log.iter().map(|line| line.text.clone()).collect();
        self.told.insert(scene.eyes.seat, lines);
    }

    /// The lines of the log that these eyes have not been told in this form.
    fn tell_news(&mut self) -> io::Result<()> {
        let scene = self.table.scene();
        if self.table.people() > 1 && !self.is_viewing() {
            writeln!(self.out, "--- {} ---", scene.eyes.name)?;
        }
        let same = match self.told.get(&scene.eyes.seat) {
            Some(known) => {
                scene.log.iter().zip(known).take_while(|(line, known)| line.text == **known).count()
            }
            // Whoever comes into a game that has long begun is told how it came to where it is, not everything.
            None => scene.log.len().saturating_sub(RECENT),
        };
        for line in &scene.log[same..] {
            writeln!(self.out, "{}", line.text)?;
        }
        self.remember_log();
        Ok(())
    }

    /// Is there a line of the log that these eyes have not been told?
    fn has_news(&self) -> bool {
        let scene = self.table.scene();
        let known = self.told.get(&scene.eyes.seat).map_or(&[][..], Vec::as_slice);
        known.len() < scene.log.len() || scene.log.iter().zip(known).any(|(line, known)| line.text != *known)
    }

    fn say_where(&mut self) -> io::Result<()> {
        if self.is_viewing() {
            return Ok(());
        }
        writeln!(self.out, "{}", self.table.farewell(self.say))
    }

    fn print_step(&mut self) -> io::Result<()> {
        let scene = self.table.scene();
        let (at, of) = scene.step.unwrap_or_default();
        let args = [("at", at.into()), ("of", of.into()), ("by", scene.eyes.by.clone().into())];
        writeln!(self.out, "{}. {}", self.say.text("step", &args), scene.when)?;
        if let Some(over) = &scene.over {
            writeln!(self.out, "{over}")?;
        }
        if let Some(trouble) = &scene.trouble {
            writeln!(self.out, "! {trouble}")?;
        }
        Ok(())
    }

    /// What the coach says that was not said of the question before.
    fn print_coach(&mut self) -> io::Result<()> {
        let said = self.table.scene().coach.clone();
        for line in said.iter().filter(|line| !self.coached.contains(line)) {
            writeln!(self.out, "{line}")?;
        }
        self.coached = said;
        Ok(())
    }

    /// `coach`: everything again; `coach less` and so on: how much there is to say.
    fn coach(&mut self, rest: &[&str]) -> io::Result<Then> {
        let wish = match rest.first() {
            None => None,
            Some(word) => match Wish::ALL.into_iter().find(|wish| {
                input::is_command(self.say, &format!("coach-{}", wish.word()), word) || wish.word() == *word
            }) {
                None => return self.print(Err(Refused(self.say.line("coach-usage")))),
                wish => wish,
            },
        };
        let Some(now) = self.table.coach(wish) else {
            return self.print(Ok(vec![self.say.line("no-coach")]));
        };
        let mut lines = Vec::new();
        if wish.is_some() {
            lines.push(self.say.line(&format!("coach-now-{}", now.word())));
        }
        lines.extend(self.table.scene().coach.clone());
        if lines.is_empty() {
            lines.push(self.say.line("coach-nothing"));
        }
        self.coached.clone_from(&self.table.scene().coach);
        self.print(Ok(lines))
    }

    fn print_question(&mut self) -> io::Result<()> {
        let Some(question) = self.table.scene().question.clone() else { return Ok(()) };
        self.print_coach()?;
        // What a lesson asks to go on from has just been said.
        if self.table.scene().log.last().is_none_or(|said| said.text != question.text) {
            writeln!(self.out, "{}", question.text)?;
        }
        // The same list again, as when points are placed one by one, is not worth hearing again.
        let words: Vec<String> = question.choices.iter().map(|choice| choice.word.clone()).collect();
        if words.len() > 3 && words == self.listed {
            return Ok(());
        }
        self.listed = words;
        if question.choices.len() <= SHORT {
            return self.print_choices(&question);
        }
        for line in together(self.table.scene(), &question) {
            writeln!(self.out, "{line}")?;
        }
        Ok(())
    }

    fn print_choices(&mut self, question: &Question) -> io::Result<()> {
        for choice in &question.choices {
            write!(self.out, "{} {}", choice.key, choice.label)?;
            if let Some(hint) = &choice.hint {
                write!(self.out, " ({hint})")?;
            }
            if let Some(warning) = &choice.warning {
                write!(self.out, " ! {warning}")?;
            }
            writeln!(self.out)?;
        }
        Ok(())
    }

    fn print(&mut self, lines: Result<Vec<String>, Refused>) -> io::Result<Then> {
        match lines {
            Ok(lines) => {
                for line in lines {
                    writeln!(self.out, "{line}")?;
                }
            }
            Err(Refused(why)) => writeln!(self.out, "{why}")?,
        }
        Ok(Then::Same)
    }

    /// Does what a line says.
    fn line(&mut self, line: &str) -> io::Result<Then> {
        let words: Vec<&str> = line.split_whitespace().collect();
        let Some((&first, rest)) = words.split_first() else {
            if self.is_viewing() {
                return Ok(self.step(1));
            }
            self.listed.clear();
            self.print_question()?;
            return Ok(Then::Same);
        };
        // `?fidel` is `? fidel`.
        if let Some(name) = first.strip_prefix('?').filter(|name| !name.is_empty()) {
            let mut name = vec![name];
            name.extend(rest);
            return self.about(&name);
        }
        let command = input::command(self.say, first).filter(|&command| self.has(command));
        let deed =
            self.table.deeds().into_iter().find(|deed| input::is_command(self.say, deed.what.word(), first));
        match (command, deed) {
            (Some(command), _) => self.command(command, rest),
            (None, Some(deed)) => self.deed(&deed, line.trim_start()[first.len()..].trim()),
            (None, None) => self.answers(&words),
        }
    }

    /// Does this table know the command?
    fn has(&self, command: Command) -> bool {
        match command {
            Command::Next | Command::Back | Command::Goto | Command::Eyes => self.is_viewing(),
            Command::Again => self.table.is_lesson(),
            Command::Coach | Command::Reasons => !self.table.is_lesson(),
            _ => true,
        }
    }

    /// Does something at the table that is no answer. What ends the game must be said twice.
    fn deed(&mut self, deed: &Deed, rest: &str) -> io::Result<Then> {
        if deed.wants == Wants::Certainty && !input::is_command(self.say, "yes", rest) {
            let word = |id: &str| self.say.line(&format!("command-{id}"));
            let sure = format!("{} {}", word(deed.what.word()), word("yes"));
            let args = [("deed", deed.label.clone().into()), ("sure", sure.into())];
            return self.print(Ok(vec![self.say.text("deed-sure", &args)]));
        }
        match self.table.carry_out(deed.what, rest) {
            Ok(told) => {
                if deed.what == What::TakeBack && told.is_some() {
                    self.remember_log();
                }
                if let Some(line) = told {
                    writeln!(self.out, "{line}")?;
                }
                Ok(Then::Next)
            }
            Err(refused) => self.print(Err(refused)),
        }
    }

    fn command(&mut self, command: Command, rest: &[&str]) -> io::Result<Then> {
        match command {
            Command::Help if rest.is_empty() => self.help(),
            Command::Help | Command::About => self.about(rest),
            Command::Choices => {
                if let Some(question) = self.table.scene().question.clone() {
                    writeln!(self.out, "{}", question.text)?;
                    self.print_choices(&question)?;
                }
                Ok(Then::Same)
            }
            Command::Undo => match self.table.undo() {
                Ok(()) => {
                    writeln!(self.out, "{}", self.say.line("undone"))?;
                    self.remember_log();
                    Ok(Then::Next)
                }
                Err(Refused(why)) => {
                    writeln!(self.out, "{why}")?;
                    Ok(Then::Same)
                }
            },
            Command::State => self.print(Ok(state(self.table.scene(), self.say))),
            Command::Map => self.print(map(self.table.scene(), &rest.join(" "), self.say)),
            Command::Hand => self.print(Ok(hand(self.table.scene(), self.say))),
            Command::Log => {
                let count = rest.first().and_then(|word| word.parse().ok()).unwrap_or(RECENT);
                let log = &self.table.scene().log;
                let lines = log[log.len().saturating_sub(count)..].iter().map(|line| line.text.clone());
                self.print(Ok(lines.collect()))
            }
            Command::Score => self.print(self.table.score(rest)),
            Command::Odds => self.print(self.table.odds(rest)),
            Command::Hint => {
                let hint = self.table.hint();
                self.print(Ok(vec![hint.unwrap_or_else(|| self.say.line("no-hint"))]))
            }
            Command::Coach => self.coach(rest),
            Command::Reasons => {
                let shown = self.table.turn_reasons();
                // What was told stays told; reasons come with what is new.
                self.remember_log();
                self.print(Ok(vec![self.say.line(reasons_line(shown))]))
            }
            Command::Rules => self.print(rules::answer(self.table, rest, self.say)),
            Command::Again => {
                if !self.table.start_over() {
                    return self.print(Err(Refused(self.say.line("not-now"))));
                }
                self.listed.clear();
                Ok(Then::Next)
            }
            Command::Quit => Ok(Then::Quit),
            Command::Next | Command::Back => {
                let count: i64 = rest.first().and_then(|word| word.parse().ok()).unwrap_or(1);
                Ok(self.step(if command == Command::Next { count } else { -count }))
            }
            Command::Goto => match rest.first().and_then(|word| word.parse().ok()) {
                Some(step) => {
                    self.table.step_to(step);
                    self.remember_log();
                    Ok(Then::Next)
                }
                None => self.print(Err(Refused(self.say.line("goto-usage")))),
            },
            Command::Eyes => {
                self.table.change_eyes();
                self.remember_log();
                Ok(Then::Next)
            }
        }
    }

    fn step(&mut self, by: i64) -> Then {
        let (at, _) = self.table.scene().step.unwrap_or_default();
        let to = (at as i64).saturating_add(by).max(0) as usize;
        self.table.step_to(to);
        if by < 0 {
            self.remember_log();
        }
        Then::Next
    }

    fn help(&mut self) -> io::Result<Then> {
        let scene = self.table.scene();
        let mut lines: Vec<String> = Vec::new();
        if let Some(question) = &scene.question {
            lines.push(question.text.clone());
            lines.push(self.say.text("read-why", &[("why", question.why.clone().into())]));
        }
        let id = match (self.is_viewing(), self.table.is_lesson()) {
            (true, _) => "plain-view-help",
            (false, true) => "plain-lesson-help",
            (false, false) => "plain-help",
        };
        lines.extend(self.say.line(id).lines().map(str::to_owned));
        let word = |deed: &Deed| self.say.line(&format!("command-{}", deed.what.word()));
        lines.extend(self.table.deeds().iter().map(|deed| format!("{}: {}", word(deed), deed.label)));
        if let Some(card) = scene.question.as_ref().and_then(|question| question.card.clone()) {
            lines.extend(self.table.about(&card));
        }
        self.print(Ok(lines))
    }

    fn about(&mut self, words: &[&str]) -> io::Result<Then> {
        let asked = words.join(" ");
        let index = self.table.index();
        let names: Vec<[String; 2]> =
            index.iter().map(|thing| [thing.name.clone(), thing.id.clone()]).collect();
        let lines = match input::pick(&asked, &names) {
            Picked::One(at) => Ok(self.table.about(&index[at].id)),
            Picked::None => Err(Refused(self.say.text("no-thing", &[("asked", asked.into())]))),
            Picked::Several(places) => {
                let known: Vec<String> = places.into_iter().map(|at| index[at].name.clone()).collect();
                let args = [("asked", asked.into()), ("known", self.say.list(&known).into())];
                Err(Refused(self.say.text("several", &args)))
            }
        };
        self.print(lines)
    }

    /// Answers the question with the first words, the next one with the words after them, and so on.
    fn answers(&mut self, words: &[&str]) -> io::Result<Then> {
        let mut rest = words;
        let mut then = Then::Same;
        while !rest.is_empty() {
            let scene = self.table.scene();
            let eyes = scene.eyes.seat;
            let Some(question) = &scene.question else {
                let id = if self.is_viewing() { "only-looking" } else { "not-now" };
                writeln!(self.out, "{}", self.say.line(id))?;
                return Ok(then);
            };
            match input::answer(rest, &question.choices) {
                Ok((choice, taken)) => {
                    if let Err(Refused(why)) = self.table.answer(choice) {
                        writeln!(self.out, "{why}")?;
                        return Ok(then);
                    }
                    then = Then::Next;
                    rest = &rest[taken..];
                    if !rest.is_empty() {
                        // Others who move in their own time are not waited for here.
                        if !self.table.is_shared() {
                            self.let_others_move()?;
                        }
                        let scene = self.table.scene();
                        if scene.eyes.seat != eyes || self.table.is_shared() && scene.question.is_none() {
                            // What is left was meant for a question that was not asked.
                            break;
                        }
                    }
                }
                Err(Picked::Several(places)) => {
                    let known: Vec<String> =
                        places.into_iter().map(|at| question.choices[at].label.clone()).collect();
                    let args = [("asked", rest.join(" ").into()), ("known", self.say.list(&known).into())];
                    writeln!(self.out, "{}", self.say.text("several", &args))?;
                    return Ok(then);
                }
                Err(_) => {
                    let args = [("asked", rest.join(" ").into())];
                    writeln!(self.out, "{}", self.say.text("no-answer", &args))?;
                    return Ok(then);
                }
            }
        }
        Ok(then)
    }
}
