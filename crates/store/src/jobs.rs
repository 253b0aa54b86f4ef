//! What is to be done once, whoever does it, and whose a table is.

/// Something to do: a letter, a look at a clock, a chore.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Job {
    /// Given by the store.
    pub id: i64,
    pub kind: String,
    /// One job of a kind has one key.
    pub key: String,
    /// Whom it concerns; it goes with the account. May be empty.
    pub account: String,
    /// Whatever the kind needs to know.
    pub body: String,
    pub due: i64,
    /// How often it was tried, this time included.
    pub attempts: u32,
    /// Until when it is ours; given by the store.
    pub claimed: i64,
    pub created: i64,
}

impl Job {
    /// A new one, due at `due`.
    pub fn new(kind: &str, key: String, due: i64, now: i64) -> Job {
        let (account, body) = (String::new(), String::new());
        Job { id: 0, kind: kind.to_owned(), key, account, body, due, attempts: 0, claimed: 0, created: now }
    }
}

/// Which kinds of jobs somebody does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kinds<'a> {
    All,
    Only(&'a str),
    Except(&'a str),
}

/// How much of a kind is to do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct JobCount {
    pub kind: String,
    pub waiting: u64,
    /// When the oldest was or is due.
    pub oldest: i64,
}

/// What became of the wish to have a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Claim {
    /// It is one's own, in this epoch.
    Own(i64),
    /// It is somebody else's.
    Other(String),
}
