//! The house: every table and every game that the page keeps, those that are open, and what is said over the line. It does what a
//! server does for one person, and asks the page for what a program without I/O cannot do.

use std::collections::BTreeMap;

use detente_fair::{Seed, host_commitment};
use detente_games::{GameName, with_game};
use detente_house::reading::{self, Limits};
use detente_house::taking_up::{Fresh, take_up, try_here};
use detente_house::{Served, company};
use detente_protocol::{
    ClientMessage, CreateTable, Created, ErrorCode, HouseCall, HouseReply, HouseRequest, Kept, KeptKind,
    Lobby, Me, Role, SeatWish, ServerMessage, TableCommand, TableStatus, TableSummary, TryHere,
};
use detente_table::{Body, Eyes, Head, Refusal, Rematch, Table, lang};
use detente_words::Lang;
use serde::{Deserialize, Serialize};

use crate::playing::{Open, Out, Playing, person};
use crate::random::Random;
use crate::reviews::Reviews;
use crate::row::Row;

/// Tables that are kept, and games that were brought in to be looked at.
pub const TABLES: usize = 300;
pub const REPLAYS: usize = 100;

/// How much is read of a game.
pub const LIMITS: Limits = Limits { actions: 20_000, lines: 4000 };

/// The longest text that is read.
pub const LONGEST: usize = 512 * 1024;

/// A table that is kept, as text until it is wanted.
#[derive(Debug)]
struct KeptTable {
    row: Row,
    /// Counts how often it was kept.
    kept: u32,
}

/// A game that was brought in.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct KeptReplay {
    pub game: String,
    pub title: String,
    pub record: String,
    pub created: i64,
}

/// Everything that a page without a server has.
#[derive(Debug, Default)]
pub struct House {
    lang: Lang,
    tables: BTreeMap<String, KeptTable>,
    pub(crate) replays: BTreeMap<String, KeptReplay>,
    /// A game that another page has handed over to be shown: looked at, and not kept.
    pub(crate) shown: Option<KeptReplay>,
    open: BTreeMap<String, Box<dyn Playing>>,
    /// What was dropped in this call.
    dropped: Vec<Kept>,
    /// What was brought in by it.
    pub(crate) brought: Vec<Kept>,
    pub(crate) reviews: Reviews,
}

/// There is no room for one more.
pub(crate) fn full(most: usize) -> Refusal {
    let why = Some(most.to_string());
    Refusal { why, ..Refusal::told(ErrorCode::TooLarge, "server-error-imports-full") }
}

pub(crate) fn kept(kind: KeptKind, id: &str, version: u32, text: String) -> Kept {
    Kept { kind, id: id.to_owned(), version, text }
}

/// Whoever sits here.
pub(crate) fn me() -> Me {
    let who = person();
    Me {
        id: who.user,
        name: who.name,
        guest: true,
        role: Role::Player,
        language: None,
        webhook: String::new(),
        email: String::new(),
        email_confirmed: false,
        two_factor: false,
        recovery_left: 0,
        password_changed: None,
        leaves: None,
    }
}

impl House {
    /// Does what the page asks.
    pub fn hear(&mut self, call: HouseCall) -> HouseReply {
        let Some(random) = Random::parse(&call.random) else {
            let refusal = Refusal::bad("“random” is 128 hexadecimal digits");
            let answer = Some(crate::routes::refused(&refusal, self.lang));
            let watched = self.open.keys().cloned().collect();
            return HouseReply { answer, watched, ..nothing() };
        };
        let mut out = Out { now: call.now, random, messages: Vec::new(), think: Vec::new(), review: None };
        let mut answer = None;
        match call.request {
            HouseRequest::Open { kept, language } => {
                self.lang = lang(language);
                for kept in kept {
                    self.take_in(kept);
                }
            }
            HouseRequest::Ask { method, path, query, body, language } => {
                self.lang = lang(language);
                let path: Vec<&str> = path.split('/').filter(|part| !part.is_empty()).collect();
                answer = Some(self.route(&method, &path, &query, &body, &mut out));
            }
            HouseRequest::Greet => {
                let version = env!("CARGO_PKG_VERSION").to_owned();
                out.messages.push(ServerMessage::Hello { me: me(), version });
            }
            HouseRequest::Say { message } => self.say(message, &mut out),
            HouseRequest::Thought { thought } => {
                if let Some(table) = self.open.get_mut(&thought.table) {
                    table.thought(&thought, &mut out);
                }
            }
            HouseRequest::Found { id, findings } => self.found(&id, &findings, &out),
            HouseRequest::Overtaken { kept, lost } => self.overtaken(kept, lost, &mut out),
            HouseRequest::Dropped { kind, id } => self.dropped_elsewhere(kind, &id, &mut out),
            HouseRequest::Wake => self.open.values_mut().for_each(|table| table.wake(&mut out)),
        }
        self.close(out, answer)
    }

    /// What is to be done after a call: everything that has changed is kept, and tables that nobody looks at are put away.
    fn close(&mut self, out: Out, answer: Option<detente_protocol::HouseAnswer>) -> HouseReply {
        let mut keep = std::mem::take(&mut self.brought);
        for (id, table) in &mut self.open {
            if !table.is_changed() {
                continue;
            }
            let row = table.row();
            let version = self.tables.get(id).map_or(0, |table| table.kept) + 1;
            let text = serde_json::to_string(&row).expect("a table is plain data");
            self.tables.insert(id.clone(), KeptTable { row, kept: version });
            keep.push(kept(KeptKind::Table, id, version, text));
        }
        self.open.retain(|_, table| table.watched().is_some());
        HouseReply {
            keep,
            forget: std::mem::take(&mut self.dropped),
            answer,
            messages: out.messages,
            think: out.think,
            review: out.review,
            watched: self.open.keys().cloned().collect(),
            wake: self.open.values().filter_map(|table| table.next_wake(out.now)).min(),
        }
    }

    /// Takes over what was kept. What cannot be read any more is left where it is.
    fn take_in(&mut self, kept: Kept) {
        match kept.kind {
            KeptKind::Table => {
                if let Ok(row) = serde_json::from_str(&kept.text) {
                    self.tables.insert(kept.id, KeptTable { row, kept: kept.version });
                }
            }
            KeptKind::Replay => {
                if let Ok(replay) = serde_json::from_str(&kept.text) {
                    self.replays.insert(kept.id, replay);
                }
            }
            KeptKind::Review => self.reviews.take_in(&kept),
        }
    }

    /// Another page was first: what it has kept holds, and whoever looks on is shown that. Where nothing was refused, what is kept
    /// may be older than what this page is about to keep, and then the page is told when that is refused.
    fn overtaken(&mut self, kept: Kept, lost: bool, out: &mut Out) {
        let (kind, id) = (kept.kind, kept.id.clone());
        let older = self.tables.get(&id).is_none_or(|table| table.kept <= kept.version);
        if kind == KeptKind::Table && !older && !lost {
            return;
        }
        self.take_in(kept);
        if kind == KeptKind::Table
            && let Some(eyes) = self.open.remove(&id).and_then(|table| table.watched())
            && let Ok(table) = self.opened(&id, out.now)
        {
            let watched = table.watch(&eyes, None, out);
            debug_assert!(watched.is_ok(), "whoever looks on here sits at every table");
        }
    }

    fn dropped_elsewhere(&mut self, kind: KeptKind, id: &str, out: &mut Out) {
        match kind {
            KeptKind::Table => {
                self.tables.remove(id);
                if self.open.remove(id).is_some() {
                    out.messages.push(ServerMessage::Gone { table: id.to_owned() });
                }
            }
            KeptKind::Replay => {
                self.replays.remove(id);
            }
            KeptKind::Review => {
                self.reviews.forget(id);
            }
        }
    }

    // The line

    fn say(&mut self, message: ClientMessage, out: &mut Out) {
        let (id, done) = match message {
            ClientMessage::Language { id, language } => {
                self.lang = lang(language);
                for table in self.open.values_mut() {
                    table.speak(self.lang);
                }
                (id, Ok(None))
            }
            ClientMessage::WatchLobby { id } => {
                out.messages.push(ServerMessage::Lobby { lobby: self.lobby() });
                (id, Ok(None))
            }
            ClientMessage::Watch { id, table, seat, since } => {
                let eyes = self.eyes(seat);
                let watched = self.opened(&table, out.now).and_then(|table| table.watch(&eyes, since, out));
                (id, watched.map(|()| None))
            }
            ClientMessage::Unwatch { id, table } => {
                self.open.remove(&table);
                (id, Ok(None))
            }
            ClientMessage::Command { id, table, command } => (id, self.carry_out(&table, command, out)),
            ClientMessage::LeaveLobby { id } | ClientMessage::Ping { id } => (id, Ok(None)),
        };
        out.messages.push(match done {
            Ok(created) => ServerMessage::Done { id, created },
            Err(refusal) => {
                let detente_protocol::ErrorMessage { code, text } = refusal.message(self.lang);
                ServerMessage::Error { id, code, text }
            }
        });
    }

    pub(crate) fn eyes(&self, seat: Option<String>) -> Eyes {
        Eyes { who: Some(person()), seat, lang: self.lang, notation: true }
    }

    pub(crate) fn lang(&self) -> Lang {
        self.lang
    }

    /// A table that is open, or is opened now.
    pub(crate) fn opened(&mut self, id: &str, now: i64) -> Result<&mut Box<dyn Playing>, Refusal> {
        if !self.open.contains_key(id) {
            let row = &self.tables.get(id).ok_or(ErrorCode::NotFound)?.row;
            let game = GameName::by_name(&row.game).ok_or(ErrorCode::SetAside)?;
            let table = with_game!(game, G => {
                let open = Open::<G>::load(id, row, now).map_err(|_| Refusal::from(ErrorCode::SetAside))?;
                Box::new(open) as Box<dyn Playing>
            });
            self.open.insert(id.to_owned(), table);
        }
        self.open.get_mut(id).ok_or_else(|| ErrorCode::NotFound.into())
    }

    /// A command to a table. Gives the new table of a rematch.
    fn carry_out(
        &mut self,
        id: &str,
        command: TableCommand,
        out: &mut Out,
    ) -> Result<Option<String>, Refusal> {
        let again = command == TableCommand::Rematch;
        let table = self.opened(id, out.now)?;
        if again && let Rematch::Made(made) = table.rematch()? {
            return Ok(Some(made));
        }
        table.command(command, out)?;
        if !again {
            return Ok(None);
        }
        let Rematch::Agreed(body) = table.rematch()? else { return Ok(None) };
        let game = table.listing().game;
        let game = GameName::by_name(&game).ok_or(ErrorCode::NotFound)?;
        let body = body.anew(out.random.secret());
        let made = with_game!(game, G => self.begin::<G>(body, out))?;
        self.opened(id, out.now)?.set_rematch(made.clone(), out)?;
        Ok(Some(made))
    }

    // Tables

    fn must_have_room(&self) -> Result<(), Refusal> {
        if self.tables.len() >= TABLES { Err(full(TABLES)) } else { Ok(()) }
    }

    pub(crate) fn create(&mut self, wish: CreateTable, out: &mut Out) -> Result<Created, Refusal> {
        self.must_have_room()?;
        let game = GameName::by_name(&wish.game);
        let game = game.ok_or_else(|| Refusal::bad(format!("there is no game “{}”", wish.game)))?;
        if wish.seats.contains(&SeatWish::Open) {
            return Err(Refusal::bad("nobody else can come to a table without a server"));
        }
        let secret = out.random.secret();
        let commitment = Seed::parse(&secret).ok_or(ErrorCode::Internal)?;
        let id = with_game!(game, G => {
            let body = Body::wished::<G>(&person(), wish, &company::<G>(), secret)?;
            self.begin::<G>(body, out)
        })?;
        let commitment = Some(host_commitment(&id, &commitment));
        Ok(Created { path: format!("/table/{id}"), id, commitment })
    }

    /// A new table, whose game begins: nobody is waited for.
    fn begin<G: Served>(&mut self, body: Body, out: &mut Out) -> Result<String, Refusal> {
        self.must_have_room()?;
        let id = out.random.id();
        let head =
            Head { id: id.clone(), rules: G::RULES_VERSION, version: 0, created: out.now, updated: out.now };
        let table = Table::load(head, body, &[], company::<G>(), out.now).map_err(Refusal::bad)?;
        let mut open = Open::new(table);
        open.command(TableCommand::Start, out)?;
        self.open.insert(id.clone(), Box::new(open));
        Ok(id)
    }

    /// Goes on with a game whose record was brought in.
    pub(crate) fn go_on_with<G: Served>(&mut self, text: &str, out: &mut Out) -> Result<Created, Refusal> {
        self.must_have_room()?;
        let id = out.random.id();
        let fresh = Fresh { id: id.clone(), secret: out.random.secret(), now: out.now };
        let table = take_up::<G>(&person(), text, fresh, LIMITS, self.lang)?;
        self.open.insert(id.clone(), Box::new(Open::new(table)));
        Ok(Created { path: format!("/table/{id}"), id, commitment: None })
    }

    /// Begins in a position of a game that is over.
    pub(crate) fn try_from<G: Served>(
        &mut self,
        text: &str,
        wish: &TryHere,
        out: &mut Out,
    ) -> Result<Created, Refusal> {
        self.must_have_room()?;
        let id = out.random.id();
        let fresh = Fresh { id: id.clone(), secret: out.random.secret(), now: out.now };
        let table = try_here::<G>(&person(), text, wish, fresh, LIMITS, self.lang)?;
        self.open.insert(id.clone(), Box::new(Open::new(table)));
        Ok(Created { path: format!("/table/{id}"), id, commitment: None })
    }

    /// Brings in a game to be looked at.
    pub(crate) fn bring(&mut self, text: String, called: &str, out: &mut Out) -> Result<String, Refusal> {
        if self.replays.len() >= REPLAYS {
            return Err(full(REPLAYS));
        }
        let replay = self.read(text, called, out.now)?;
        let id = out.random.id();
        let text = serde_json::to_string(&replay).expect("a record is plain data");
        self.brought.push(kept(KeptKind::Replay, &id, 1, text));
        self.replays.insert(id.clone(), replay);
        Ok(id)
    }

    /// A game as it is kept, read and played through.
    pub(crate) fn read(&self, text: String, called: &str, created: i64) -> Result<KeptReplay, Refusal> {
        let reading::Brought { game, title, record, .. } = reading::bring(text, called, LIMITS, self.lang)?;
        Ok(KeptReplay { game: game.name().to_owned(), title, record, created })
    }

    /// Forgets a table or a game for good.
    pub(crate) fn forget(&mut self, kind: KeptKind, id: &str) -> Result<(), Refusal> {
        let known = match kind {
            KeptKind::Table => {
                self.open.remove(id);
                self.tables.remove(id).is_some()
            }
            KeptKind::Replay => self.replays.remove(id).is_some(),
            KeptKind::Review => self.reviews.forget(id),
        };
        if !known {
            return Err(ErrorCode::NotFound.into());
        }
        if kind != KeptKind::Review && self.reviews.forget(id) {
            self.dropped.push(kept(KeptKind::Review, id, 0, String::new()));
        }
        self.dropped.push(kept(kind, id, 0, String::new()));
        Ok(())
    }

    /// Every table, the one that was played last first.
    fn mine(&self) -> Vec<TableSummary> {
        let user = person().user;
        let listing = |(id, table): (&String, &KeptTable)| {
            let open = self.open.get(id).map(|table| table.listing());
            open.or_else(|| table.row.listing(id))
        };
        let mut all: Vec<_> = self.tables.iter().filter_map(listing).collect();
        all.sort_by_key(|listing| std::cmp::Reverse(listing.updated));
        all.iter().map(|listing| listing.summary(Some(&user), self.lang, |_| true)).collect()
    }

    pub(crate) fn lobby(&self) -> Lobby {
        Lobby { tables: Vec::new(), mine: self.mine() }
    }

    /// Where a decision is awaited.
    pub(crate) fn turns(&self) -> Vec<TableSummary> {
        let mut mine = self.mine();
        mine.retain(|table| table.my_turn && table.status == TableStatus::Playing);
        mine
    }
}

pub(crate) fn nothing() -> HouseReply {
    HouseReply {
        keep: Vec::new(),
        forget: Vec::new(),
        answer: None,
        messages: Vec::new(),
        think: Vec::new(),
        review: None,
        watched: Vec::new(),
        wake: None,
    }
}
