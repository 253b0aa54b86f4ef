//! What servers say to each other: types of their own, so that nothing else has to have a form that travels. Long texts are packed.

use std::collections::HashSet;
use std::io::{Read as _, Write as _};
use std::sync::{LazyLock, Mutex};
use std::time::Duration;

use detente_game::coach::Wish;
use detente_protocol::{ErrorCode, TableCommand, TableView};
use detente_table::{Body, Ended, Eyes, Form, Listing, Progress, RecordFile, Rematch, Who};
use detente_words::Lang;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::error::Refusal;
use crate::hub::locked;
use crate::table::Decide;

/// A text longer than this is packed; a message that carries a whole game would not pass otherwise.
const LONG: usize = 16 * 1024;
/// What may come out of a packed one.
const LONGEST: u64 = 64 * 1024 * 1024;

/// Somebody who speaks.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Speaker {
    user: String,
    name: String,
}

impl From<Who> for Speaker {
    fn from(who: Who) -> Speaker {
        Speaker { user: who.user, name: who.name }
    }
}

impl From<Speaker> for Who {
    fn from(who: Speaker) -> Who {
        Who { user: who.user, name: who.name }
    }
}

/// Through whose eyes.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Sight {
    who: Option<Speaker>,
    seat: Option<String>,
    lang: String,
    #[serde(default)]
    notation: bool,
}

impl From<Eyes> for Sight {
    fn from(eyes: Eyes) -> Sight {
        let Eyes { who, seat, lang, notation } = eyes;
        Sight { who: who.map(Speaker::from), seat, lang: lang.code().to_owned(), notation }
    }
}

impl From<Sight> for Eyes {
    fn from(sight: Sight) -> Eyes {
        let lang = sight.lang.parse().unwrap_or(Lang::En);
        Eyes { who: sight.who.map(Who::from), seat: sight.seat, lang, notation: sight.notation }
    }
}

/// What is asked of the owner of a table.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[allow(clippy::large_enum_variant, reason = "it is packed at once")]
pub enum Ask {
    Command {
        who: Speaker,
        command: TableCommand,
    },
    /// `sink` is the number of this watching at whoever asks: a client that begins anew has another.
    Watch {
        eyes: Sight,
        since: Option<u32>,
        sink: u64,
    },
    Unwatch {
        sink: u64,
    },
    View {
        eyes: Sight,
    },
    Decide {
        eyes: Sight,
    },
    Hint {
        eyes: Sight,
    },
    Coach {
        eyes: Sight,
        wish: u8,
    },
    Log {
        eyes: Sight,
    },
    Chat {
        eyes: Sight,
    },
    Record {
        eyes: Sight,
        form: u8,
    },
    Rematch {
        who: Speaker,
    },
    SetRematch {
        table: String,
    },
    Close,
    Forfeit {
        user: String,
    },
    Part {
        user: String,
    },
    Away {
        user: String,
        until: i64,
    },
    Look,
    GivenUp {
        users: Vec<String>,
    },
}

const FORMS: [Form; 5] = [Form::Record, Form::Whole, Form::Save, Form::Text, Form::Json];

pub fn wish_number(wish: Wish) -> u8 {
    Wish::ALL.iter().position(|&other| other == wish).unwrap_or(0) as u8
}

pub fn wish(number: u8) -> Wish {
    Wish::ALL.get(usize::from(number)).copied().unwrap_or_default()
}

pub fn form_number(form: Form) -> u8 {
    FORMS.iter().position(|&other| other == form).unwrap_or(0) as u8
}

pub fn form(number: u8) -> Form {
    FORMS.get(usize::from(number)).copied().unwrap_or(Form::Record)
}

/// A question to another server.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[allow(clippy::large_enum_variant, reason = "it is packed at once")]
pub enum Question {
    /// Until `until`, by the time of tables, somebody waits for the answer.
    Table { from: String, table: String, ask: Ask, until: i64 },
    /// Who is there and which tables are yours? From there on, in the order of ids.
    State { after: After },
    /// A request for a seek or a challenge.
    Desk(Box<super::desk::Sent>),
}

/// Why not.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub enum No {
    /// The table is another's: nothing was done, ask that one.
    NotMine,
    Refused {
        code: ErrorCode,
        why: String,
        sentence: Option<String>,
        wait_ms: Option<u64>,
    },
}

impl From<Refusal> for No {
    fn from(refusal: Refusal) -> No {
        let Refusal { code, why, sentence, wait } = refusal;
        let wait_ms = wait.map(|wait| wait.as_millis() as u64);
        No::Refused { code, why, sentence: sentence.map(str::to_owned), wait_ms }
    }
}

impl From<No> for Refusal {
    fn from(no: No) -> Refusal {
        match no {
            No::NotMine => Refusal::new(ErrorCode::Unavailable),
            No::Refused { code, why, sentence, wait_ms } => {
                let wait = wait_ms.map(Duration::from_millis);
                Refusal { code, why, sentence: sentence.map(|text| fixed(&text)), wait }
            }
        }
    }
}

pub type Reply<T> = Result<T, No>;

/// A text of the program's own that came from another server of the same program: there are few of them, and each is kept once.
fn fixed(text: &str) -> &'static str {
    static KNOWN: LazyLock<Mutex<HashSet<&'static str>>> = LazyLock::new(Mutex::default);
    const MOST: usize = 2000;
    let mut known = locked(&KNOWN);
    if let Some(text) = known.get(text) {
        return text;
    }
    if known.len() >= MOST {
        return "server-error-internal";
    }
    let text: &'static str = Box::leak(text.to_owned().into_boxed_str());
    known.insert(text);
    text
}

#[derive(Debug, Serialize, Deserialize)]
pub struct DecideSent {
    view: Box<TableView>,
    text: String,
    asked: u32,
}

impl From<Decide> for DecideSent {
    fn from(decide: Decide) -> DecideSent {
        DecideSent { view: decide.view, text: decide.text, asked: decide.asked }
    }
}

impl From<DecideSent> for Decide {
    fn from(sent: DecideSent) -> Decide {
        Decide { view: sent.view, text: sent.text, asked: sent.asked }
    }
}

#[derive(Debug, Serialize, Deserialize)]
pub struct FileSent {
    name: String,
    kind: String,
    text: String,
}

impl From<RecordFile> for FileSent {
    fn from(file: RecordFile) -> FileSent {
        FileSent { name: file.name, kind: file.kind.to_owned(), text: file.text }
    }
}

impl From<FileSent> for RecordFile {
    fn from(sent: FileSent) -> RecordFile {
        RecordFile { name: sent.name, kind: fixed(&sent.kind), text: sent.text }
    }
}

#[derive(Debug, Serialize, Deserialize)]
pub enum RematchSent {
    Awaited,
    Agreed(Box<Body>),
    Made(String),
}

impl From<Rematch> for RematchSent {
    fn from(rematch: Rematch) -> RematchSent {
        match rematch {
            Rematch::Awaited => RematchSent::Awaited,
            Rematch::Agreed(body) => RematchSent::Agreed(body),
            Rematch::Made(table) => RematchSent::Made(table),
        }
    }
}

impl From<RematchSent> for Rematch {
    fn from(sent: RematchSent) -> Rematch {
        match sent {
            RematchSent::Awaited => Rematch::Awaited,
            RematchSent::Agreed(body) => Rematch::Agreed(body),
            RematchSent::Made(table) => Rematch::Made(table),
        }
    }
}

/// What all servers are told.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub enum News {
    /// Nothing; the number says whether something was lost before.
    Beat,
    /// A user has a client here now, or none any more.
    Here(String),
    Gone(String),
    /// A table, all of it.
    Listed(Box<Listing>),
    /// It has become somebody else's turn at a table.
    GoesOn {
        table: String,
        progress: Progress,
    },
    Turn {
        user: String,
        table: String,
        seat: String,
    },
    Over {
        user: String,
        table: String,
        ended: Ended,
    },
    /// Somebody has news, for their page.
    Noticed {
        user: String,
        id: i64,
        about: String,
        at: i64,
    },
    Renamed {
        user: String,
        name: String,
    },
    LetGo {
        user: String,
        credential: Option<String>,
    },
    /// This server stops; its tables are nobody's.
    Left,
}

/// What one server is told: for a client of its own.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub enum Line {
    Beat,
    Text {
        table: String,
        sink: u64,
        text: String,
    },
    /// Nothing more comes: it did not keep up.
    Behind {
        table: String,
        sink: u64,
    },
    /// The table is no longer here.
    Moved {
        table: String,
    },
}

/// Something that is told, with who tells it and the how-manieth it is.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Told<T> {
    pub from: String,
    pub number: u64,
    pub what: T,
}

/// How far a server was told how things stand at another: the last user and the last table. Nothing is before the first.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct After {
    pub user: String,
    pub table: String,
}

/// Who is at a server, and which tables are its own, as of the last news it told: a part of it, since a bus carries no message of any length.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct State {
    pub number: u64,
    pub users: Vec<String>,
    pub listings: Vec<Listing>,
    /// Where the next part begins; none if this is the last.
    pub next: Option<After>,
}

/// So many of each go into one part. The bus refuses what is above a megabyte, and a part is packed.
pub const USERS: usize = 5_000;
pub const LISTINGS: usize = 500;

impl State {
    /// The part of all that comes after something; `listing` gives what is to be told of a table.
    pub fn part(
        number: u64,
        after: &After,
        users: Vec<String>,
        tables: Vec<String>,
        listing: impl Fn(&str) -> Option<Listing>,
    ) -> State {
        let (users, more_users) = first(users, &after.user, USERS);
        let (tables, more_tables) = first(tables, &after.table, LISTINGS);
        let last = |ids: &[String], before: &str| ids.last().map_or(before, String::as_str).to_owned();
        let next = After { user: last(&users, &after.user), table: last(&tables, &after.table) };
        let listings = tables.iter().filter_map(|table| listing(table)).collect();
        State { number, users, listings, next: (more_users || more_tables).then_some(next) }
    }
}

/// The first of them in order that come after one, and whether there are more.
fn first(mut ids: Vec<String>, after: &str, most: usize) -> (Vec<String>, bool) {
    ids.retain(|id| id.as_str() > after);
    ids.sort_unstable();
    let more = ids.len() > most;
    ids.truncate(most);
    (ids, more)
}

/// What a bot is asked.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Thinking {
    pub game: String,
    /// Where the bot sits; servers from before say nothing of it.
    #[serde(default)]
    pub table: String,
    pub seat: u8,
    pub level: String,
    pub awaited: bool,
    pub view: String,
    pub legal: Vec<String>,
    pub host: String,
}

pub fn pack(what: &impl Serialize) -> Vec<u8> {
    let text = serde_json::to_vec(what).unwrap_or_default();
    if text.len() <= LONG {
        let mut out = Vec::with_capacity(text.len() + 1);
        out.push(0);
        out.extend(text);
        return out;
    }
    let mut packer = flate2::write::DeflateEncoder::new(vec![1], flate2::Compression::fast());
    // Writing to memory does not fail.
    let _ = packer.write_all(&text);
    packer.finish().unwrap_or_default()
}

pub fn unpack<T: DeserializeOwned>(bytes: &[u8]) -> Option<T> {
    let (kind, rest) = bytes.split_first()?;
    if *kind == 0 {
        return serde_json::from_slice(rest).ok();
    }
    let mut text = Vec::new();
    flate2::read::DeflateDecoder::new(rest).take(LONGEST).read_to_end(&mut text).ok()?;
    serde_json::from_slice(&text).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_packed_comes_out_whole_and_nonsense_comes_out_as_nothing() {
        for length in [0, 10, LONG, 5 * LONG] {
            let text = "né ".repeat(length);
            let packed = pack(&text);
            assert!(packed.len() <= LONG.max(text.len()) + 3);
            assert_eq!(unpack::<String>(&packed), Some(text));
        }
        for nonsense in [&[][..], &[0], &[1, 2, 3], &[9, b'"', b'x']] {
            assert_eq!(unpack::<String>(nonsense), None);
        }
    }

    #[test]
    fn a_server_with_more_than_a_message_holds_says_in_parts_how_things_stand() {
        let users: Vec<String> = (0..2 * USERS + 7).map(|n| format!("user {n:x}")).collect();
        let tables: Vec<String> = (0..3 * LISTINGS).map(|n| format!("table {n:x}")).collect();
        let (mut after, mut told, mut asked) = (Some(After::default()), Vec::new(), Vec::new());
        while let Some(from) = after {
            let seen = std::cell::RefCell::new(Vec::new());
            let note = |table: &str| {
                seen.borrow_mut().push(table.to_owned());
                None
            };
            let part = State::part(3, &from, users.clone(), tables.clone(), note);
            let part: State = unpack(&pack(&part)).expect("whole");
            assert!(part.users.len() <= USERS && seen.borrow().len() <= LISTINGS);
            assert_ne!(part.next, Some(from), "it goes on");
            told.extend(part.users);
            asked.extend(seen.into_inner());
            after = part.next;
        }
        let sorted = |mut ids: Vec<String>| {
            ids.sort_unstable();
            ids
        };
        assert_eq!(told, sorted(users), "each once");
        assert_eq!(asked, sorted(tables), "each once");
    }

    #[test]
    fn a_refusal_is_the_same_on_the_other_side() {
        let refusal =
            Refusal { wait: Some(Duration::from_secs(2)), ..Refusal::wrong("server-error-running") };
        let sent: No = unpack(&pack(&No::from(refusal.clone()))).expect("whole");
        assert_eq!(Refusal::from(sent), refusal);
        for (number, form_) in FORMS.into_iter().enumerate() {
            assert_eq!(form(form_number(form_)), form_, "{number}");
        }
        assert!(Wish::ALL.into_iter().all(|one| wish(wish_number(one)) == one));
    }
}
