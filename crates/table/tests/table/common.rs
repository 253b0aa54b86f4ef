//! A table with people at it, and a store that is a few values.

use detente_game::{Seat, Viewer};
use detente_protocol::{CreateTable, ErrorCode, ServerMessage, TableCommand, TableView};
use detente_table::{Around, Body, Company, Head, Hosted, News, Stored, Table, Watching, Who, Write};
use detente_words::Lang;

/// One level, and bots that say nothing.
pub fn company<G: Hosted>() -> Company<G> {
    Company { levels: &["random"], remark: None }
}

pub fn who(name: &str) -> Who {
    Who { user: name.to_owned(), name: name.to_owned() }
}

/// A table and what a store would have of it.
#[derive(Debug)]
pub struct Kept<G: Hosted> {
    pub table: Table<G>,
    pub head: Head,
    pub body: String,
    pub actions: Vec<Stored>,
}

impl<G: Hosted> Kept<G> {
    pub fn new(wish: CreateTable) -> Kept<G> {
        let seed = "5a".repeat(32);
        let body = Body::wished(&who("ann"), wish, &company::<G>(), seed).expect("a wish that can be met");
        let head = Head { id: "t".to_owned(), rules: G::RULES_VERSION, version: 0, created: 0, updated: 0 };
        let text = serde_json::to_string(&body).expect("JSON");
        let table = Table::load(head.clone(), body, &[], company(), 0).expect("a new table");
        Kept { table, head, body: text, actions: Vec::new() }
    }

    /// Makes a write durable.
    pub fn write(&mut self, write: &Write) {
        let Write::Table(change) = write else { return };
        assert_eq!((change.from, change.had as usize), (self.head.version, self.actions.len()));
        self.actions.truncate(change.keep as usize);
        self.actions.extend_from_slice(&change.add);
        self.body.clone_from(&change.body);
        (self.head.version, self.head.updated) = (change.version, change.updated);
    }

    pub fn does(&mut self, name: &str, command: TableCommand, now: i64) -> Result<News, ErrorCode> {
        let step = self.table.consider(&who(name), command, now).map_err(|refusal| refusal.code)?;
        self.write(&step.write);
        Ok(self.table.adopt(step))
    }

    /// Changes the table's own data behind its back.
    pub fn edit(&mut self, edit: impl FnOnce(&mut Body)) {
        let mut body: Body = serde_json::from_str(&self.body).expect("JSON");
        edit(&mut body);
        self.body = serde_json::to_string(&body).expect("JSON");
        self.table = self.read_back(0);
    }

    /// The table as it would be after a restart.
    pub fn read_back(&self, now: i64) -> Table<G> {
        let body: Body = serde_json::from_str(&self.body).expect("JSON");
        Table::load(self.head.clone(), body, &self.actions, company(), now).expect("what was written is read")
    }

    pub fn view(&self, viewer: Viewer, now: i64) -> TableView {
        shown(&self.table, viewer, now)
    }

    pub fn seat(&self, name: &str) -> TableView {
        self.view(Viewer::Seat(Seat::parse::<G>(name).expect("a seat")), 0)
    }

    /// An action of a seat, as its player sees the table.
    pub fn act(&mut self, name: &str, seat: &str, action: &str, lay: bool) -> Result<News, ErrorCode> {
        let version = self.seat(seat).version;
        let (seat, action) = (seat.to_owned(), action.to_owned());
        self.does(name, TableCommand::Act { seat, version, action, lay }, 0)
    }

    pub fn undo(&mut self, name: &str, seat: &str) -> Result<News, ErrorCode> {
        let version = self.seat(seat).version;
        self.does(name, TableCommand::Undo { seat: seat.to_owned(), version }, 0)
    }
}

pub fn watching<G: Hosted>(table: &Table<G>, viewer: Viewer) -> Watching {
    let user = match viewer {
        Viewer::Seat(seat) => match &table.body().seats[usize::from(seat.0)] {
            detente_table::Sitting::Person { user, .. } => Some(user.clone()),
            _ => None,
        },
        Viewer::Observer => None,
    };
    Watching { user, viewer, lang: Lang::En, notation: true, note: String::new(), muted: Vec::new() }
}

pub fn shown<G: Hosted>(table: &Table<G>, viewer: Viewer, now: i64) -> TableView {
    table.view(
        &watching(table, viewer),
        &Around { now, connected: &|_| false, watching: 0, queued: detente_game::SeatSet::EMPTY },
    )
}

/// Everything that somebody who comes now is told.
pub fn told<G: Hosted>(table: &Table<G>, viewer: Viewer, now: i64) -> Vec<ServerMessage> {
    let around = Around { now, connected: &|_| false, watching: 0, queued: detente_game::SeatSet::EMPTY };
    table.welcome(&watching(table, viewer), None, &around)
}

pub fn viewers<G: Hosted>() -> impl Iterator<Item = Viewer> {
    Seat::all::<G>().map(Viewer::Seat).chain([Viewer::Observer])
}

/// A wish for a table.
pub fn wish(game: &str, seats: &[&str], options: &[&str]) -> CreateTable {
    let seats: Vec<serde_json::Value> = seats
        .iter()
        .map(|seat| match *seat {
            "bot" => serde_json::json!({"type": "bot", "level": "random"}),
            word => serde_json::json!({"type": word}),
        })
        .collect();
    let wish = serde_json::json!({"game": game, "seats": seats, "options": options});
    serde_json::from_value(wish).expect("the promised form")
}

/// Ann as the US and Bob as the USSR, begun; Bob is to set up.
pub fn two() -> Kept<detente_struggle::Struggle> {
    let mut kept = Kept::new(wish("twilight", &["me", "open"], &[]));
    kept.does("bob", TableCommand::Join { seat: "ussr".into(), commitment: None }, 0).expect("free");
    kept.does("ann", TableCommand::Start, 0).expect("full");
    kept
}
