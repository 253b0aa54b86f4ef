//! Boards at which somebody studies: a puzzle, or a position that is played on for all sides. Each is a table begun in a position,
//! as the steps of lessons are, and nobody else sits at it. Taking back begins another table at the position before.

use detente_fair::Dice;
use detente_game::{Actor, Seat, SeatSet, ToAct, Viewer, record};
use detente_guerra_fria::GuerraFria;
use detente_protocol::{
    CreateTable, ErrorCode, ServerMessage, SetUpChange, Sitter, StudyBoard, StudyReply, StudyRequest,
    TableCommand, TableStatus,
};
use detente_struggle::Struggle;
use detente_table::games::seat_name;
use detente_table::{Around, Body, Company, Head, Refusal, Sitting, Table, Watching, Who, lang};
use detente_words::{Lang, WORDS};

use crate::set_up::SetUp;

/// More plays than this are not taken back.
const PLAYS: usize = 400;

/// Whoever studies, as the table knows whoever plays.
fn student() -> Who {
    Who { user: "student".to_owned(), name: "student".to_owned() }
}

/// The board of one page.
#[derive(Debug, Default)]
pub struct Study {
    lang: Lang,
    /// How many tables there were: each has an id and dice of its own.
    tables: u32,
    desk: Option<Desk>,
}

/// A board of either game.
#[derive(Debug)]
enum Desk {
    Twilight(Box<Board<Struggle>>),
    GuerraFria(Box<Board<GuerraFria>>),
}

/// Does the same with the board, whichever game it is of.
macro_rules! at_desk {
    ($desk:expr, $board:ident => $what:expr) => {
        match $desk {
            Desk::Twilight($board) => $what,
            Desk::GuerraFria($board) => $what,
        }
    };
}

#[derive(Debug)]
struct Board<G: SetUp> {
    table: Table<G>,
    /// The only seat that is asked, in a puzzle.
    only: Option<Seat>,
    seed: u32,
    /// The positions before each play.
    before: Vec<G>,
    /// Whose eyes it is seen through.
    viewer: Viewer,
    /// A puzzle was answered: nothing more is asked.
    answered: bool,
}

impl Study {
    /// Does what a page asks.
    pub fn hear(&mut self, request: StudyRequest) -> StudyReply {
        let told = match request {
            StudyRequest::Pose { game, position, seat, language, seed } => {
                self.lang = lang(language);
                self.lay(&game, &position, Some(&seat), seed)
            }
            StudyRequest::Lay { game, position, language, seed } => {
                self.lang = lang(language);
                self.lay(&game, &position, None, seed)
            }
            StudyRequest::LayRecord { record, actions, language, seed } => {
                self.lang = lang(language);
                self.lay_record(&record, actions as usize, seed)
            }
            StudyRequest::LayStart { game, language, seed } => {
                self.lang = lang(language);
                self.lay_start(&game, seed)
            }
            StudyRequest::Tell { language } => {
                self.lang = lang(language);
                Ok(())
            }
            StudyRequest::Do { command } => return self.command(command),
            StudyRequest::TakeBack => {
                let number = self.next();
                if let Some(desk) = &mut self.desk {
                    at_desk!(desk, board => board.take_back(number));
                }
                Ok(())
            }
            StudyRequest::SetUp { change } => return self.set_up(&change),
        };
        match told {
            Ok(()) => self.whole(None),
            Err(why) => StudyReply::Unreadable { why },
        }
    }

    fn next(&mut self) -> u32 {
        self.tables += 1;
        self.tables
    }

    fn lay(&mut self, game: &str, position: &str, seat: Option<&str>, seed: u32) -> Result<(), String> {
        let number = self.next();
        self.desk = Some(match game {
            "twilight" => Desk::Twilight(Box::new(Board::of_text(position, seat, seed, number)?)),
            "guerra-fria" => Desk::GuerraFria(Box::new(Board::of_text(position, seat, seed, number)?)),
            other => return Err(format!("no game is called “{other}”")),
        });
        Ok(())
    }

    fn lay_start(&mut self, game: &str, seed: u32) -> Result<(), String> {
        let text = match game {
            "twilight" => Struggle::start_text(),
            _ => GuerraFria::start_text(),
        };
        self.lay(game, &text, None, seed)
    }

    fn lay_record(&mut self, text: &str, actions: usize, seed: u32) -> Result<(), String> {
        let number = self.next();
        let game = record::game_of(text).map_err(|error| error.to_string())?;
        self.desk = Some(match game.as_str() {
            "twilight" => Desk::Twilight(Box::new(Board::of_record(text, actions, seed, number)?)),
            "guerra-fria" => Desk::GuerraFria(Box::new(Board::of_record(text, actions, seed, number)?)),
            other => return Err(format!("no game is called “{other}”")),
        });
        Ok(())
    }

    fn command(&mut self, command: TableCommand) -> StudyReply {
        let lang = self.lang;
        let Some(desk) = &mut self.desk else { return StudyReply::None };
        match at_desk!(desk, board => board.command(command, lang)) {
            Ok(messages) => at_desk!(desk, board => board.told(messages, None, lang)),
            Err(refusal) => {
                let refused = refusal.message(lang).text;
                at_desk!(desk, board => board.told(Vec::new(), Some(refused), lang))
            }
        }
    }

    fn set_up(&mut self, change: &SetUpChange) -> StudyReply {
        let number = self.next();
        let Some(desk) = &mut self.desk else { return StudyReply::None };
        let changed = at_desk!(desk, board => board.set_up(change, number));
        self.whole(changed.err())
    }

    /// The board with its whole table.
    fn whole(&self, refused: Option<String>) -> StudyReply {
        let Some(desk) = &self.desk else { return StudyReply::None };
        let lang = self.lang;
        at_desk!(desk, board => board.told(board.welcome(lang), refused, lang))
    }
}

fn nobody_waits(_: &str) -> bool {
    true
}

fn around() -> Around<'static> {
    Around { now: 0, connected: &nobody_waits, watching: 0, queued: SeatSet::EMPTY }
}

impl<G: SetUp> Board<G> {
    fn new(game: &G, only: Option<Seat>, seed: u32, number: u32) -> Result<Board<G>, String> {
        let wish = CreateTable::at_home(G::NAME, G::options_words(&game.options()), G::SEATS.len());
        let company = Company::<G> { levels: &[], remark: None };
        let mut body = Body::wished(&student(), wish, &company, String::new())
            .map_err(|_| "the options cannot be played with".to_owned())?;
        for other in Seat::all::<G>().filter(|&other| only.is_some_and(|seat| seat != other)) {
            body.seats[usize::from(other.0)] = Sitting::Bot { level: "random".to_owned() };
        }
        body.status = TableStatus::Playing;
        let rules = G::rules_of(&game.options());
        let head = Head { id: format!("study-{number}"), rules, version: 0, created: 0, updated: 0 };
        // Other dice at every table: what was taken back may come out otherwise.
        let dice = Dice::Counted(u64::from(seed) << 32 | u64::from(number));
        let table = Table::of_position(head, body, game, dice);
        let mut board =
            Board { table, only, seed, before: Vec::new(), viewer: Viewer::Observer, answered: false };
        board.turn();
        Ok(board)
    }

    fn of_text(text: &str, seat: Option<&str>, seed: u32, number: u32) -> Result<Board<G>, String> {
        let text = text.trim();
        // What is in reach follows from the board where a text does not say it.
        let game = if text.contains("reach-") { G::parse_position(text)? } else { G::of_lesson(text)? };
        let only = match seat {
            Some(name) => Some(Seat::parse::<G>(name).ok_or_else(|| format!("“{name}” is no seat"))?),
            None => None,
        };
        Board::new(&settled(game, seed), only, seed, number)
    }

    fn of_record(text: &str, actions: usize, seed: u32, number: u32) -> Result<Board<G>, String> {
        let record = record::Record::<G>::parse(text).map_err(|error| error.to_string())?;
        let mut game = G::new(&record.options);
        for &(by, action) in record.actions.iter().take(actions) {
            game.apply(by, action).map_err(|_| "the rules do not allow what the record says".to_owned())?;
        }
        Board::new(&settled(game, seed), None, seed, number)
    }

    /// Whoever lays a play goes on; else whoever is asked next.
    fn turn(&mut self) {
        let awaited = self.table.awaited();
        let lays = |seat: &Seat| self.table.laid(*seat) > 0;
        let next = self.only.or_else(|| Seat::all::<G>().find(lays)).or_else(|| awaited.iter().next());
        // Over: it is seen as it was last.
        let last = match self.viewer {
            Viewer::Seat(seat) => seat,
            Viewer::Observer => Seat(0),
        };
        self.viewer = Viewer::Seat(next.unwrap_or(last));
    }

    fn watching(&self, lang: Lang) -> Watching {
        Watching {
            user: Some(student().user),
            viewer: self.viewer,
            lang,
            notation: true,
            note: String::new(),
            muted: Vec::new(),
        }
    }

    fn command(&mut self, command: TableCommand, lang: Lang) -> Result<Vec<ServerMessage>, Refusal> {
        let at_board = matches!(
            command,
            TableCommand::Act { .. }
                | TableCommand::Confirm { .. }
                | TableCommand::Undo { .. }
                | TableCommand::StartOver { .. }
        );
        if !at_board {
            return Err(ErrorCode::NotNow.into());
        }
        let (told, eyes) = (self.table.history().actions().len(), self.viewer);
        let before = self.table.history().game().clone();
        if self.answered {
            return Err(ErrorCode::NotNow.into());
        }
        let acts = matches!(command, TableCommand::Act { .. });
        let step = self.table.consider(&student(), command, 0)?;
        let news = self.table.adopt(step);
        self.answered = self.only.is_some() && acts;
        if self.table.history().actions().len() > told {
            self.before.push(before);
            if self.before.len() > PLAYS {
                self.before.remove(0);
            }
        }
        self.turn();
        if self.viewer != eyes {
            return Ok(self.welcome(lang));
        }
        Ok(self.quieted(self.table.messages(&news, &self.watching(lang), &around()), lang))
    }

    /// To before the last play; one that lies there unfinished is taken up first.
    fn take_back(&mut self, number: u32) {
        let lies = Seat::all::<G>().any(|seat| self.table.laid(seat) > 0);
        let now = self.table.history().game().clone();
        let game = if lies { now } else { self.before.pop().unwrap_or(now) };
        self.anew(&game, number);
    }

    fn set_up(&mut self, change: &SetUpChange, number: u32) -> Result<(), String> {
        let game = self.table.history().game().set_up(change)?;
        self.before.clear();
        self.anew(&game, number);
        Ok(())
    }

    fn anew(&mut self, game: &G, number: u32) {
        if let Ok(board) = Board::new(game, self.only, self.seed, number) {
            let before = std::mem::take(&mut self.before);
            *self = Board { before, ..board };
        }
    }

    fn welcome(&self, lang: Lang) -> Vec<ServerMessage> {
        self.quieted(self.table.welcome(&self.watching(lang), None, &around()), lang)
    }

    /// Only the seat that is asked is one's own, so that nobody is told to look away; a game that ends here is no game that ended.
    fn quieted(&self, mut messages: Vec<ServerMessage>, lang: Lang) -> Vec<ServerMessage> {
        for message in &mut messages {
            let ServerMessage::Table { view } = message else { continue };
            (view.table.result, view.table.status) = (None, TableStatus::Playing);
            for seat in &mut view.table.seats {
                seat.mine = Seat::parse::<G>(&seat.seat).is_some_and(|own| self.viewer == Viewer::Seat(own));
                if let Sitter::Person { name, .. } = &mut seat.sitter {
                    *name = if seat.mine {
                        WORDS.get(lang, "web-you").into_owned()
                    } else {
                        WORDS.get(lang, &format!("seat-{}", seat.seat)).into_owned()
                    };
                }
            }
            if self.answered {
                (view.question, view.may_confirm, view.undo_to) = (None, false, None);
            }
            // A warning before a grave choice would give a puzzle away.
            if let (Some(_), Some(question)) = (self.only, &mut view.question) {
                for choice in &mut question.choices {
                    choice.warning = None;
                }
            }
        }
        messages
    }

    fn told(&self, messages: Vec<ServerMessage>, refused: Option<String>, lang: Lang) -> StudyReply {
        let seen = self.table.seen_by(self.viewer).game;
        let over = matches!(seen.to_act(), ToAct::Over(_));
        let seat = match self.viewer {
            Viewer::Seat(seat) if !over => Some(seat_name::<G>(seat)),
            _ => None,
        };
        let ended = self.table.body().ended.as_ref().map(|ended| detente_table::result(ended, lang).text);
        let board = StudyBoard {
            game: G::NAME.to_owned(),
            table: self.table.id().to_owned(),
            messages,
            position: seen.position(),
            seat,
            over: ended.or_else(|| over.then(|| WORDS.get(lang, "study-over").into_owned())),
            back: !self.before.is_empty(),
            refused,
        };
        StudyReply::Board { board: Box::new(board) }
    }
}

/// A position in which Nature is asked goes on until a player is.
fn settled<G: SetUp>(mut game: G, seed: u32) -> G {
    let mut rng = detente_game::Rng::new(u64::from(seed));
    while game.to_act() == ToAct::Nature {
        let answer = game.sample_chance(&mut rng);
        game.apply_unchecked(Actor::Nature, answer);
    }
    game
}
