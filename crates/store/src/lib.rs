//! What the server keeps, behind one trait: accounts, tables with their actions, chat, notes, imported games, messages that
//! wait to be sent.
//!
//! The action log is the truth of a game. [`Store::commit`] is the one way in which a game changes: the actions, the new
//! version and the table's own data become durable together or not at all. Nothing here knows a rule or a message; what
//! only the server reads is kept as JSON text.
//!
//! [`sqlite`] is the store of one machine, [`postgres`] that of several. The statements are written once, in the folder `sql`, which is
//! compiled for each of them. A new table or column is a migration of the same number for both, with the same names.

mod decision;
mod jobs;
mod migrations;
mod moving;
pub mod postgres;
pub mod records;
pub mod reviews;
pub mod sqlite;
pub mod told;
mod writer;

use std::fmt;

use async_trait::async_trait;

pub use decision::Decision;
pub use jobs::{Claim, Job, JobCount, Kinds};
pub use moving::{Copied, copy};
pub use postgres::Postgres;
pub use records::{EventRow, RatingRow, Records, ResultRow, Results, SideRow};
pub use reviews::{ReviewAsked, ReviewLimit, ReviewRow, Reviews};
pub use sqlite::Sqlite;
pub use told::{News, Told};

/// Why a store did not do what it was asked.
#[derive(Debug)]
pub enum StoreError {
    /// The name or id is there already.
    Taken,
    /// Somebody else has changed the table.
    Conflict,
    /// What it belongs to is not there any more: an account that has just ended, a table.
    Missing,
    /// The database cannot be reached now. What was being written may be there or not.
    Away(String),
    /// The database itself: full disk, lost file.
    Broken(String),
}

impl fmt::Display for StoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StoreError::Taken => f.write_str("that is there already"),
            StoreError::Missing => f.write_str("what it belongs to is not there any more"),
            StoreError::Conflict => f.write_str("the table has changed meanwhile"),
            StoreError::Away(why) => write!(f, "the database cannot be reached: {why}"),
            StoreError::Broken(why) => write!(f, "the database: {why}"),
        }
    }
}

impl std::error::Error for StoreError {}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> StoreError {
        use sqlx::Error::{Database, Io, PoolTimedOut, Protocol, Tls};
        match &error {
            Database(inner) if inner.is_unique_violation() => StoreError::Taken,
            Database(inner) if inner.is_foreign_key_violation() => StoreError::Missing,
            // It stops, it starts, it has no room for one more connection, or what we asked for was broken off.
            Database(inner) if inner.code().is_some_and(|code| postgres::is_away(&code)) => {
                StoreError::Away(error.to_string())
            }
            Io(_) | PoolTimedOut | Protocol(_) | Tls(_) => StoreError::Away(error.to_string()),
            _ => StoreError::Broken(error.to_string()),
        }
    }
}

/// At how many tables a user may keep a note, how many others a user may have muted, and how many of them at one table.
pub const NOTES: u32 = 500;
pub const MUTES: u32 = 1000;
pub const MUTES_AT_TABLE: u32 = 100;
/// How many lines of a table's chat are kept, and how many of them are read.
pub const CHAT_KEPT: u32 = 2000;
pub const CHAT_READ: u32 = 500;

pub type Result<T> = std::result::Result<T, StoreError>;

/// Someone who plays.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct User {
    pub id: String,
    pub name: String,
    /// The same for names that look alike; empty until the server has worked it out.
    pub skeleton: String,
    pub guest: bool,
    /// A salted hash, never the password.
    pub password: Option<String>,
    /// Settings, as the server's JSON.
    pub body: String,
    pub created: i64,
    /// When the account ends, if its owner has asked for that.
    pub leaves: Option<i64>,
    /// `moderator`, or empty.
    pub role: String,
}

/// Something that was reported.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// Given by the store.
    pub id: i64,
    pub kind: String,
    /// The user it is about, and who made it first.
    pub about: String,
    pub by: String,
    /// May be empty.
    pub table: String,
    pub line: Option<u32>,
    /// The server's JSON: texts and evidence.
    pub body: String,
    /// How many have reported the same.
    pub count: u32,
    /// `open`, `taken`, `second`, `closed`.
    pub state: String,
    pub taken_by: String,
    pub taken_at: i64,
    /// Did something follow from it?
    pub upheld: bool,
    pub created: i64,
}

/// How many reports may wait for a decision: those that one user made first, and all.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ReportLimit {
    pub of_one: u32,
    pub in_all: u32,
}

/// How long somebody keeps a name that they no longer bear, and how many such names.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FormerNames {
    pub now: i64,
    pub until: i64,
    pub most: u32,
}

/// A measure against a user.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sanction {
    pub id: i64,
    pub user: String,
    pub measure: String,
    pub reason: String,
    /// The name of whoever took it.
    pub by: String,
    pub begins: i64,
    pub ends: Option<i64>,
    pub lifted: bool,
}

/// What a user is told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Notice {
    pub id: i64,
    pub user: String,
    pub measure: String,
    pub reason: String,
    pub ends: Option<i64>,
    pub at: i64,
}

/// A line of the trail of what moderators and operators did.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Audit {
    pub at: i64,
    pub by: String,
    pub what: String,
    pub about: String,
    pub report: Option<i64>,
    pub measure: String,
    pub reason: String,
}

/// What belongs to one user beside the tables.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Owned {
    /// Lines of chat and notes, each with its table.
    pub chat: Vec<(String, Chat)>,
    pub notes: Vec<(String, String)>,
    pub replays: Vec<Replay>,
    /// Names that are kept for the user, and whose chat they do not want to read, each with its table.
    pub former_names: Vec<String>,
    pub mutes: Vec<(String, String)>,
    /// What the user reported first: the kind, the table and when.
    pub reports: Vec<(String, String, i64)>,
}

/// A session of a browser or a token of a program, known by the hash of its secret.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Credential {
    pub hash: String,
    pub id: String,
    pub user: String,
    /// `session`, `token`, `email` for the confirmation of an address, `reset` for a lost password, `device` for a browser that
    /// was signed in before.
    pub kind: String,
    pub label: String,
    /// Or when it was last renewed.
    pub created: i64,
    /// When it was last used, to some minutes.
    pub seen: i64,
}

/// A table without its actions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredTable {
    pub id: String,
    pub game: String,
    pub rules: u32,
    pub status: String,
    pub public: bool,
    /// Grows with every change.
    pub version: u32,
    pub created: i64,
    pub updated: i64,
    /// The server's JSON.
    pub body: String,
    /// The users who sit there.
    pub users: Vec<String>,
}

/// One action of a player or of Nature.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Action {
    /// A seat, or `nature`.
    pub actor: String,
    pub word: String,
    /// Which draw of the seed, for Nature's.
    pub draw: Option<u32>,
    pub at: i64,
}

/// One step of a table's life.
#[derive(Clone, Debug)]
pub struct Change {
    /// The table as it is afterwards.
    pub table: StoredTable,
    /// The version that the store must have.
    pub from: u32,
    /// How many actions there were.
    pub had: u32,
    /// How many of them stay (fewer when steps are taken back).
    pub keep: u32,
    /// What comes after them.
    pub add: Vec<Action>,
    /// Have the users at the table changed?
    pub seats_changed: bool,
    /// What is to be done because of it.
    pub jobs: Vec<Job>,
    /// The epoch in which the table must be; none where there is one server.
    pub epoch: Option<i64>,
}

impl Change {
    /// A change of nothing but the table's own data.
    pub fn of(table: StoredTable, from: u32, had: u32) -> Change {
        let (add, jobs) = (Vec::new(), Vec::new());
        Change { table, from, had, keep: had, add, seats_changed: false, jobs, epoch: None }
    }
}

/// A line of chat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chat {
    pub number: u32,
    pub channel: String,
    pub user: String,
    pub name: String,
    pub text: String,
    pub at: i64,
}

/// An imported game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Replay {
    pub id: String,
    pub user: String,
    pub game: String,
    pub title: String,
    pub record: String,
    pub created: i64,
}

/// An imported game in the list of its owner's.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReplayHead {
    pub id: String,
    pub game: String,
    pub title: String,
    pub bytes: u64,
    pub created: i64,
}

/// How many imported games a user may keep, how many bytes of them, and how many bytes all users together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Quota {
    pub games: usize,
    pub bytes: usize,
    pub in_all: usize,
}

/// A browser that is to be woken: where its push service takes pushes for it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Push {
    pub endpoint: String,
    pub user: String,
    /// The session that asked for it.
    pub credential: String,
    pub created: i64,
}

/// How many letters may be written within a time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LetterLimit {
    pub within_ms: i64,
    pub to_one: u32,
    pub to_all: u32,
}

/// Which tables to list.
#[derive(Clone, Debug)]
pub enum Which {
    /// Of any of these states.
    Status(Vec<String>),
    /// At which this user sits, newest first, so many at most.
    Of { user: String, most: u32 },
}

#[async_trait]
pub trait Store: News + Records + Reviews + Send + Sync + fmt::Debug + 'static {
    /// Refuses a name with a password that is there already, in any case of letters, or looks like one.
    async fn create_user(&self, user: &User) -> Result<()>;
    async fn save_user(&self, user: &User) -> Result<()>;
    /// Puts a user in the place of what was read before, with what is to be done because of it, all or nothing. False, and nothing is
    /// changed, if somebody else has changed the user since.
    async fn replace_user(&self, was: &User, user: &User, jobs: &[Job]) -> Result<bool>;
    async fn user(&self, id: &str) -> Result<Option<User>>;
    /// Only names with a password.
    async fn user_by_name(&self, name: &str) -> Result<Option<User>>;
    /// Who has a name with a password that is this one or looks like it.
    async fn user_like(&self, name: &str, skeleton: &str) -> Result<Option<User>>;
    /// Users whose names have no skeleton yet.
    async fn users_without_skeleton(&self, most: u32) -> Result<Vec<User>>;
    /// Gives a user the name that `user` has; the one borne until now is kept for them. False, and nothing is changed, if too many
    /// are kept already.
    async fn rename_user(&self, user: &User, kept: FormerNames) -> Result<bool>;
    /// For whom this name, or one that looks like it, is kept at `at`.
    async fn former_owner(&self, name: &str, skeleton: &str, at: i64) -> Result<Option<String>>;
    /// Takes a name from every guest who bears it, except one; says who they were.
    async fn rename_guests(&self, skeleton: &str, except: &str) -> Result<Vec<String>>;

    async fn add_credential(&self, credential: &Credential) -> Result<()>;
    async fn credential(&self, hash: &str) -> Result<Option<Credential>>;
    async fn credentials(&self, user: &str, kind: &str) -> Result<Vec<Credential>>;
    /// Says whether there was one. The browsers that it wanted to be woken go with it.
    async fn drop_credential(&self, user: &str, id: &str) -> Result<bool>;

    /// It was used at `at`.
    async fn touch_credential(&self, hash: &str, at: i64) -> Result<()>;
    /// Users whose time to come back is over.
    async fn users_leaving(&self, by: i64, most: u32) -> Result<Vec<User>>;
    /// Everything of a user beside the account and the tables.
    async fn owned(&self, user: &str) -> Result<Owned>;
    /// Takes a user away with everything that only they have; tables and their actions stay.
    async fn erase_user(&self, user: &str) -> Result<()>;

    /// Guests who were not here since then and have nothing to come back to, or no way to: so many at most.
    async fn guests_gone(&self, since: i64, most: u32) -> Result<Vec<String>>;

    /// It counts as created at `at`.
    async fn renew_credential(&self, hash: &str, at: i64) -> Result<()>;
    /// Those of a kind that are older; says how many.
    async fn drop_old_credentials(&self, kind: &str, before: i64) -> Result<u64>;

    async fn create_table(&self, table: &StoredTable) -> Result<()>;
    /// The same for one at which something was done already, with that: all of it or nothing.
    async fn create_played(&self, table: &StoredTable, actions: &[Action]) -> Result<()>;
    async fn table(&self, id: &str) -> Result<Option<StoredTable>>;
    async fn tables(&self, which: Which) -> Result<Vec<StoredTable>>;
    /// Forgets tables that were called off before then and at which nobody has done anything; says how many.
    async fn drop_unplayed(&self, before: i64) -> Result<u64>;
    /// Durable when it returns.
    async fn commit(&self, change: Change) -> Result<()>;
    /// Says under which version of the rules a table goes on; for the operator, while no server plays there.
    async fn set_rules(&self, table: &str, rules: u32) -> Result<()>;
    async fn actions(&self, table: &str) -> Result<Vec<Action>>;

    /// Numbers are given in order by the store, from 1. Of a long chat the oldest lines are forgotten.
    /// A conflict if the table is in another epoch than the one that is named.
    async fn add_chat(&self, table: &str, chat: &Chat, epoch: Option<i64>) -> Result<u32>;
    async fn chat(&self, table: &str) -> Result<Vec<Chat>>;
    /// False, and nothing is kept, if the user has notes at too many tables.
    async fn set_note(&self, table: &str, user: &str, text: &str) -> Result<bool>;
    async fn note(&self, table: &str, user: &str) -> Result<String>;
    /// False, and nothing is kept, if the user has muted too many.
    async fn set_mute(&self, table: &str, user: &str, muted: &str, on: bool) -> Result<bool>;
    async fn mutes(&self, table: &str, user: &str) -> Result<Vec<String>>;

    /// False, and nothing is kept, if there is no room for it.
    async fn add_replay(&self, replay: &Replay, quota: Quota) -> Result<bool>;
    async fn replay(&self, id: &str) -> Result<Option<Replay>>;
    /// A user's own, newest first, so many at most.
    async fn replays_of(&self, user: &str, most: u32) -> Result<Vec<ReplayHead>>;
    /// Says whether the user had one of that id.
    async fn drop_replay(&self, user: &str, id: &str) -> Result<bool>;

    /// Counts a letter to this recipient (a hash). False, and it is not counted, if there were too many lately.
    async fn add_letter(&self, recipient: &str, at: i64, limit: LetterLimit) -> Result<bool>;

    /// Adds something to do. A second of the same kind and key takes the place of the first, even of one that somebody is at.
    async fn add_job(&self, job: &Job) -> Result<()>;
    /// Adds something to do unless it is there: then it is due no later, and whoever is at it stays at it.
    async fn hasten_job(&self, job: &Job) -> Result<()>;
    /// Takes what is due and nobody is at, the oldest first: nobody else is given it before `until`. Counts as an attempt.
    async fn claim_jobs(&self, which: Kinds<'_>, now: i64, until: i64, most: u32) -> Result<Vec<Job>>;
    /// When there is something to do next.
    async fn next_job(&self, which: Kinds<'_>) -> Result<Option<i64>>;
    /// Gives something back that was claimed and not tried to the end: anybody may take it, and it was no try; false, and nothing is changed, if it was replaced or claimed by another meanwhile.
    async fn return_job(&self, job: &Job) -> Result<bool>;
    /// Nobody is at anything: for a server that begins and is the only one. Says how much was claimed.
    async fn free_jobs(&self) -> Result<u64>;
    /// Puts something off that was claimed; false, and nothing is changed, if it was replaced or claimed by another meanwhile.
    async fn retry_job(&self, job: &Job, due: i64) -> Result<bool>;
    /// Something that was claimed is done, and what follows is to do; false, and nothing is changed, as above.
    async fn finish_job(&self, job: &Job, then: &[Job]) -> Result<bool>;
    /// What is to be done, the next first.
    async fn jobs(&self, most: u32) -> Result<Vec<Job>>;
    async fn count_jobs(&self) -> Result<Vec<JobCount>>;

    /// A server is there from now on, and counts as gone after so long. False if another one is there and one of the two wants to be alone.
    async fn join(&self, node: &str, alone: bool, for_ms: i64) -> Result<bool>;
    /// It is still there. Gives the time of the database, or nothing if it counts as gone already.
    async fn renew(&self, node: &str, for_ms: i64) -> Result<Option<i64>>;
    /// It goes; its tables are nobody's.
    async fn leave(&self, node: &str) -> Result<()>;
    /// Who is there, whoever has been there longest first.
    async fn nodes(&self) -> Result<Vec<String>>;
    /// Takes a table that is nobody's, one's own, or that of somebody who is gone. None if there is no such table.
    async fn claim_table(&self, table: &str, node: &str) -> Result<Option<Claim>>;
    /// Gives a table back; false if it is another's by now.
    async fn release_table(&self, table: &str, node: &str, epoch: i64) -> Result<bool>;
    /// The highest epoch of any table: how often the one with the most owners was taken.
    async fn highest_epoch(&self) -> Result<i64>;
    /// Tables that are open or in play and nobody's, the newest first.
    async fn unowned_tables(&self, most: u32) -> Result<Vec<String>>;
    /// Tables that are open or in play and this server's.
    async fn owned_tables(&self, node: &str) -> Result<Vec<String>>;

    /// Keeps a browser of a user, who has so many at most: of more the oldest go. One address is one browser, whoever used it.
    async fn add_push(&self, push: &Push, most: u32) -> Result<()>;
    /// A user's, the oldest first.
    async fn pushes(&self, user: &str) -> Result<Vec<Push>>;
    /// Says whether there was one.
    async fn drop_push(&self, user: &str, endpoint: &str) -> Result<bool>;

    /// Something of the server's own, by name.
    async fn kept(&self, name: &str) -> Result<Option<String>>;
    /// Keeps something under a name that is free; gives what is kept under it from then on.
    async fn keep(&self, name: &str, value: &str) -> Result<String>;

    async fn set_role(&self, user: &str, role: &str) -> Result<()>;
    /// Users whose name contains a text, or whose id it is.
    async fn find_users(&self, text: &str, most: u32) -> Result<Vec<User>>;
    /// None, and nothing is kept, if too many wait already.
    async fn add_report(&self, report: &Report, limit: ReportLimit) -> Result<Option<i64>>;
    /// False, and nothing is changed, if the report is no longer in the state `was`.
    async fn save_report(&self, report: &Report, was: &str) -> Result<bool>;
    async fn report(&self, id: i64) -> Result<Option<Report>>;
    /// Those that are closed, the newest first, or all others, the oldest first.
    async fn reports(&self, closed: bool, most: u32) -> Result<Vec<Report>>;
    /// Forgets reports that were closed and made before then; says how many.
    async fn drop_old_reports(&self, before: i64) -> Result<u64>;
    async fn reports_about(&self, user: &str, most: u32) -> Result<Vec<Report>>;
    /// Keeps a decision, all of it or nothing. False, and nothing is changed, if its report is in another state.
    async fn decide(&self, decision: &Decision) -> Result<bool>;
    async fn add_sanction(&self, sanction: &Sanction) -> Result<i64>;
    /// The newest first.
    async fn sanctions(&self, user: &str) -> Result<Vec<Sanction>>;
    /// Those that began since then and were not lifted.
    async fn sanctions_since(&self, since: i64) -> Result<Vec<Sanction>>;
    /// Ends a measure against a user; says how many there were.
    async fn lift(&self, user: &str, measure: &str) -> Result<u64>;
    async fn add_notice(&self, notice: &Notice) -> Result<()>;
    /// Those that were not read.
    async fn notices(&self, user: &str) -> Result<Vec<Notice>>;
    async fn read_notice(&self, user: &str, id: i64) -> Result<bool>;
    /// The trail only grows.
    async fn add_audit(&self, audit: &Audit) -> Result<()>;
    /// The newest first; of one user, or all.
    async fn audit(&self, about: Option<&str>, most: u32) -> Result<Vec<Audit>>;

    /// Is the database there and answering?
    async fn health(&self) -> Result<()>;
    /// Finishes what is under way and lets go of the files.
    async fn close(&self);
}
