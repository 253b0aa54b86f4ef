//! Reviews of games that are over. Each is asked for once, made by a job and kept for everybody.

use async_trait::async_trait;

use crate::{Job, Result};

/// Somebody waits for it.
pub const ASKED: &str = "asked";
pub const DONE: &str = "done";
/// It cannot be made; whoever asks again tries again.
pub const FAILED: &str = "failed";

/// A review, or what there is of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReviewRow {
    /// The game, as replays name it.
    pub id: String,
    /// Who asked for it.
    pub account: String,
    pub game: String,
    /// One of the words above.
    pub state: String,
    /// Of so many pieces of work so many are done.
    pub tasks: u32,
    pub done: u32,
    /// What is reviewed and what was found so far; empty once it is done.
    pub record: String,
    pub findings: String,
    /// The review as JSON, once it is done.
    pub body: String,
    pub created: i64,
    pub updated: i64,
}

/// How many reviews one person and all together may wait for, and how many that are done are kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ReviewLimit {
    pub of_one: u32,
    pub in_all: u32,
    pub kept: u32,
}

/// What became of the wish for a review.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReviewAsked {
    Added,
    /// Somebody has asked for it before.
    There,
    /// This person waits for as many as one may.
    TooManyOfOne,
    /// All together do.
    TooManyInAll,
}

#[async_trait]
pub trait Reviews {
    /// Asks for a review, with the job that makes it. Of those that are done the oldest go if there are too many.
    async fn ask_review(&self, row: &ReviewRow, job: &Job, limit: ReviewLimit) -> Result<ReviewAsked>;
    async fn review(&self, id: &str) -> Result<Option<ReviewRow>>;
    /// The same without its texts: how far it is.
    async fn review_head(&self, id: &str) -> Result<Option<ReviewRow>>;
    /// How many were asked for before this one and are not done.
    async fn reviews_before(&self, id: &str) -> Result<u32>;
    /// Of one that is not done yet: how much is.
    async fn advance_review(&self, id: &str, done: u32, at: i64) -> Result<()>;
    /// The same with what was found, so that whoever goes on begins there.
    async fn keep_findings(&self, id: &str, done: u32, findings: &str, at: i64) -> Result<()>;
    /// It is done or has failed. False, and nothing is changed, if it was so already or is gone.
    async fn finish_review(&self, id: &str, state: &str, body: &str, at: i64) -> Result<bool>;
    async fn drop_review(&self, id: &str) -> Result<()>;
}
