//! One table that is open on the page: the table itself, who looks at it, and the chairs of its bots.

use std::fmt;

use detente_game::coach::Wish;
use detente_game::{Seat, SeatSet};
use detente_house::{Served, coach, company, hints};
use detente_protocol::{
    BotTask, BotThought, CoachSays, ErrorCode, Hint, LogLine, ReviewWork, ServerMessage, TableCommand,
    TableView,
};
use detente_table::{
    Around, Body, Eyes, Form, Listing, News, RecordFile, Refusal, Rematch, Step, Table, Watching, Who, Write,
};
use detente_words::Lang;

use crate::random::Random;
use crate::row::Row;

/// What comes of a call, beside what is kept.
#[derive(Debug)]
pub struct Out {
    pub now: i64,
    pub random: Random,
    pub messages: Vec<ServerMessage>,
    pub think: Vec<BotTask>,
    /// A review that is to be worked on.
    pub review: Option<ReviewWork>,
}

/// Whoever sits before this screen. All persons at a table without a server are the same one.
pub fn person() -> Who {
    Who { user: "me".to_owned(), name: "person".to_owned() }
}

/// A bot at its seat.
#[derive(Clone, Copy, Debug, Default)]
struct Chair {
    /// The version it was last asked at.
    asked: Option<u32>,
    away: bool,
    /// Counts the sitters; thoughts of an earlier one are not wanted.
    sitter: u32,
}

/// A table of any game, as the house sees it.
pub trait Playing: fmt::Debug {
    fn command(&mut self, command: TableCommand, out: &mut Out) -> Result<(), Refusal>;
    fn watch(&mut self, eyes: &Eyes, since: Option<u32>, out: &mut Out) -> Result<(), Refusal>;
    /// Through whose eyes it is looked at, in which language.
    fn watched(&self) -> Option<Eyes>;
    fn speak(&mut self, lang: Lang);
    fn thought(&mut self, thought: &BotThought, out: &mut Out);
    fn wake(&mut self, out: &mut Out);
    fn next_wake(&self, now: i64) -> Option<i64>;
    fn view(&mut self, eyes: &Eyes, now: i64) -> Result<TableView, Refusal>;
    fn hint(&self, eyes: &Eyes) -> Result<Hint, Refusal>;
    fn coach(&self, eyes: &Eyes, wish: Wish) -> Result<CoachSays, Refusal>;
    fn log(&self, eyes: &Eyes) -> Result<Vec<LogLine>, Refusal>;
    fn record(&self, eyes: &Eyes, form: Form) -> Result<RecordFile, Refusal>;
    fn rematch(&self) -> Result<Rematch, Refusal>;
    fn set_rematch(&mut self, table: String, out: &mut Out) -> Result<(), Refusal>;
    fn listing(&self) -> Listing;
    fn row(&self) -> Row;
    /// Has it changed since this was last asked?
    fn is_changed(&mut self) -> bool;
}

/// The table of one game.
#[derive(Debug)]
pub struct Open<G: Served> {
    table: Table<G>,
    note: String,
    watching: Option<Watching>,
    chairs: Vec<Chair>,
    changed: bool,
}

fn around(now: i64) -> Around<'static> {
    Around { now, connected: &|_| true, watching: 0, queued: SeatSet::EMPTY }
}

impl<G: Served> Open<G> {
    /// A table that is new, or not kept yet.
    pub fn new(table: Table<G>) -> Open<G> {
        let chairs = vec![Chair::default(); G::SEATS.len()];
        Open { table, note: String::new(), watching: None, chairs, changed: true }
    }

    /// A table as it was kept. The error says what is wrong with it.
    pub fn load(id: &str, row: &Row, now: i64) -> Result<Open<G>, String> {
        let body: Body = row.body.clone();
        let table = Table::load(row.head(id), body, &row.stored(), company::<G>(), now)?;
        Ok(Open { note: row.note.clone(), changed: false, ..Open::new(table) })
    }

    fn watching(&self, eyes: &Eyes) -> Result<Watching, Refusal> {
        let viewer = self.table.viewer(eyes)?;
        let user = eyes.who.as_ref().map(|who| who.user.clone());
        let (lang, notation, note) = (eyes.lang, eyes.notation, self.note.clone());
        Ok(Watching { user, viewer, lang, notation, note, muted: Vec::new() })
    }

    /// Takes a step over and tells it; it is kept before anybody hears it.
    fn carry(&mut self, step: Step<G>, out: &mut Out) -> Result<(), Refusal> {
        match &step.write {
            Write::Table(_) => {}
            Write::Note { text, .. } => {
                self.note.clone_from(text);
                if let Some(watching) = &mut self.watching {
                    watching.note.clone_from(text);
                }
            }
            // There is nobody to talk to.
            Write::Chat(_) | Write::Mute { .. } => return Err(ErrorCode::Forbidden.into()),
        }
        self.changed = true;
        let news = self.table.adopt(step);
        self.tell(&news, out);
        self.ask_bots(out);
        Ok(())
    }

    fn tell(&mut self, news: &News, out: &mut Out) {
        let mut moved = false;
        if news.reseated {
            for chair in &mut self.chairs {
                *chair = Chair { sitter: chair.sitter + 1, ..Chair::default() };
            }
            if let Some(watching) = &mut self.watching {
                let now = self.table.reseated(watching.user.as_deref(), watching.viewer);
                moved = now != watching.viewer;
                watching.viewer = now;
            }
        }
        self.table.catch_up(out.now);
        let Some(watching) = &self.watching else { return };
        let around = around(out.now);
        let told = if moved {
            self.table.anew(watching, &around)
        } else {
            self.table.messages(news, watching, &around)
        };
        send(told, out);
    }

    /// Asks every bot that has something to decide; while nobody looks, none thinks.
    fn ask_bots(&mut self, out: &mut Out) {
        if self.watching.is_none() {
            return;
        }
        for wanted in self.table.wanted() {
            let chair = &mut self.chairs[usize::from(wanted.seat.0)];
            if chair.away || chair.asked == Some(wanted.version) {
                continue;
            }
            chair.asked = Some(wanted.version);
            chair.away = true;
            out.think.push(BotTask {
                table: self.table.id().to_owned(),
                game: G::NAME.to_owned(),
                seat: wanted.seat.name::<G>().to_owned(),
                sitter: chair.sitter,
                network: crate::bots::network_of::<G>(&wanted.level),
                level: wanted.level,
                version: wanted.version,
                awaited: wanted.awaited,
                view: G::view_text(&wanted.view),
                legal: wanted.legal.iter().map(|&action| G::action_word(action)).collect(),
                seed: out.random.seed().to_string(),
            });
        }
    }
}

/// Tells the page. Nobody can be talked to at a table without a server.
fn send(messages: Vec<ServerMessage>, out: &mut Out) {
    out.messages.extend(messages.into_iter().map(|mut message| {
        if let ServerMessage::Table { view } = &mut message {
            view.may_chat = false;
        }
        message
    }));
}

impl<G: Served> Playing for Open<G> {
    fn command(&mut self, command: TableCommand, out: &mut Out) -> Result<(), Refusal> {
        let step = self.table.consider(&person(), command, out.now)?;
        self.carry(step, out)
    }

    fn watch(&mut self, eyes: &Eyes, since: Option<u32>, out: &mut Out) -> Result<(), Refusal> {
        let watching = self.watching(eyes)?;
        self.table.catch_up(out.now);
        send(self.table.welcome(&watching, since, &around(out.now)), out);
        self.watching = Some(watching);
        self.ask_bots(out);
        Ok(())
    }

    fn watched(&self) -> Option<Eyes> {
        let watching = self.watching.as_ref()?;
        let seat = match watching.viewer {
            detente_game::Viewer::Seat(seat) => Some(seat.name::<G>().to_owned()),
            detente_game::Viewer::Observer => None,
        };
        Some(Eyes { who: Some(person()), seat, lang: watching.lang, notation: watching.notation })
    }

    fn speak(&mut self, lang: Lang) {
        if let Some(watching) = &mut self.watching {
            watching.lang = lang;
        }
    }

    fn thought(&mut self, thought: &BotThought, out: &mut Out) {
        let Some(seat) = Seat::parse::<G>(&thought.seat) else { return };
        let chair = &mut self.chairs[usize::from(seat.0)];
        if chair.sitter != thought.sitter {
            return;
        }
        chair.away = false;
        if thought.failed {
            // Another bot comes in its place.
            chair.sitter += 1;
        }
        let wanted = |&seat: &Seat| {
            let bots = self.table.wanted();
            bots.into_iter().find(|bot| bot.seat == seat && bot.awaited && bot.version == thought.version)
        };
        let action = match &thought.action {
            Some(word) => G::parse_action(word),
            None if thought.failed => wanted(&seat).and_then(|bot| bot.legal.first().copied()),
            None => None,
        };
        // A refusal means that it came too late; the seat is asked again below.
        if let Some(action) = action
            && let Ok(step) = self.table.consider_bot(seat, thought.version, action, out.now)
        {
            let carried = self.carry(step, out);
            debug_assert!(carried.is_ok(), "bots neither talk nor write notes");
        }
        self.ask_bots(out);
    }

    fn wake(&mut self, out: &mut Out) {
        self.table.catch_up(out.now);
        if let Some(step) = self.table.consider_time(out.now) {
            let carried = self.carry(step, out);
            debug_assert!(carried.is_ok(), "time neither talks nor writes notes");
        } else if self.table.is_out_of_time(out.now)
            && let Some(watching) = &self.watching
        {
            // It may be claimed from now on.
            send(self.table.as_it_stands(watching, &around(out.now)), out);
        }
    }

    fn next_wake(&self, now: i64) -> Option<i64> {
        self.table.wake(now)
    }

    fn view(&mut self, eyes: &Eyes, now: i64) -> Result<TableView, Refusal> {
        self.table.catch_up(now);
        Ok(self.table.view(&self.watching(eyes)?, &around(now)))
    }

    fn hint(&self, eyes: &Eyes) -> Result<Hint, Refusal> {
        hints::hint(&self.table, eyes)
    }

    fn coach(&self, eyes: &Eyes, wish: Wish) -> Result<CoachSays, Refusal> {
        coach::coach(&self.table, eyes, wish)
    }

    fn log(&self, eyes: &Eyes) -> Result<Vec<LogLine>, Refusal> {
        Ok(self.table.log(0, self.table.viewer(eyes)?, eyes.lang))
    }

    fn record(&self, eyes: &Eyes, form: Form) -> Result<RecordFile, Refusal> {
        self.table.record(eyes, form)
    }

    fn rematch(&self) -> Result<Rematch, Refusal> {
        self.table.rematch(&person())
    }

    fn set_rematch(&mut self, table: String, out: &mut Out) -> Result<(), Refusal> {
        let step = self.table.consider_rematch(table, out.now)?;
        self.carry(step, out)
    }

    fn listing(&self) -> Listing {
        self.table.listing()
    }

    fn row(&self) -> Row {
        Row::of(&self.table, &self.note)
    }

    fn is_changed(&mut self) -> bool {
        std::mem::take(&mut self.changed)
    }
}
