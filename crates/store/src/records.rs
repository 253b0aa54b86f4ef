//! What is kept of rated games and of events. Results and the acts of events are the truth; ratings follow from the results and are
//! kept only so that nobody has to count them anew.

use async_trait::async_trait;

use crate::{Job, Result};

/// The result of a rated game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ResultRow {
    /// Results are rated in this order, from 1.
    pub number: i64,
    pub at: i64,
    pub game: String,
    /// The kind of clock.
    pub pace: String,
    /// Edition and handicap.
    pub terms: String,
    /// Its table, and the event it belonged to; may be empty.
    pub table: String,
    pub event: String,
    /// The server's JSON: seats, winners, ending.
    pub body: String,
    /// The accounts that played.
    pub players: Vec<String>,
}

/// What is known of an account in a game with a kind of clock.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RatingRow {
    pub game: String,
    pub pace: String,
    pub account: String,
    /// When the last game ended.
    pub last: i64,
    /// The server's JSON.
    pub body: String,
}

/// What a side is worth.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SideRow {
    pub game: String,
    pub terms: String,
    pub body: String,
}

/// Which results to read, in their order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Results {
    /// After a number, so many at most.
    After { number: i64, most: u32 },
    /// Of an account, the newest of them, so many at most.
    Of { account: String, most: u32 },
}

/// An event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EventRow {
    pub id: String,
    /// `open`, `running`, `over`, `called-off`.
    pub status: String,
    pub created: i64,
    /// How many acts there are.
    pub version: u32,
}

#[async_trait]
pub trait Records {
    /// Keeps results with the ratings and sides that follow from them, all or nothing. The first `number` must be one more than the last one,
    /// and so on: otherwise it is a conflict, and whoever asks reads again. A second result of a table is `Taken`.
    async fn add_results(
        &self,
        results: &[ResultRow],
        ratings: &[RatingRow],
        sides: &[SideRow],
    ) -> Result<()>;
    /// The same for one.
    async fn add_result(&self, result: &ResultRow, ratings: &[RatingRow], sides: &[SideRow]) -> Result<()>;
    async fn results(&self, which: Results) -> Result<Vec<ResultRow>>;
    /// The number of the last result; 0 if there is none.
    async fn last_result(&self) -> Result<i64>;
    /// Has this table a result already?
    async fn has_result(&self, table: &str) -> Result<bool>;
    /// Rated tables that are over, have not changed before then, and have no result: so many at most.
    async fn tables_without_result(&self, since: i64, most: u32) -> Result<Vec<String>>;
    async fn rating(&self, game: &str, pace: &str, account: &str) -> Result<Option<RatingRow>>;
    async fn ratings_of(&self, account: &str) -> Result<Vec<RatingRow>>;
    /// All of a game and a kind of clock who have played since then.
    async fn ratings(&self, game: &str, pace: &str, since: i64) -> Result<Vec<RatingRow>>;
    async fn all_ratings(&self) -> Result<Vec<RatingRow>>;
    async fn sides(&self) -> Result<Vec<SideRow>>;
    /// Replaces all ratings and sides, for whoever has counted them anew up to a result; a conflict if there are later ones.
    async fn replace_ratings(&self, ratings: &[RatingRow], sides: &[SideRow], last: i64) -> Result<()>;

    /// Keeps an act of an event: the first one makes the event. `number` counts from 0 and must be the next one; otherwise it is a
    /// conflict.
    async fn add_event_act(&self, event: &EventRow, number: u32, body: &str) -> Result<()>;
    /// The same with what is to be done because of it, both or neither.
    async fn add_event_act_and(&self, event: &EventRow, number: u32, body: &str, jobs: &[Job]) -> Result<()>;
    async fn event_acts(&self, event: &str) -> Result<Vec<String>>;
    /// Of any of these states, the newest first, so many at most; behind one of them, if it is named.
    async fn events(&self, statuses: &[&str], after: Option<&EventRow>, most: u32) -> Result<Vec<EventRow>>;
    /// How many are open or running that somebody has founded.
    async fn events_founded(&self, by: &str) -> Result<u64>;
    async fn event(&self, id: &str) -> Result<Option<EventRow>>;
    /// Those that are open or running after an id, in the order of their ids, so many at most.
    async fn events_going(&self, after: &str, most: u32) -> Result<Vec<EventRow>>;
    /// The acts in which a word occurs: event, number, body.
    async fn event_acts_with(&self, word: &str) -> Result<Vec<(String, u32, String)>>;
    /// Keeps an act in other words; for names that must go.
    async fn replace_event_act(&self, event: &str, number: u32, body: &str) -> Result<()>;
}
