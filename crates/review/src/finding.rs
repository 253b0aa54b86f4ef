//! What one piece of work has found: what is kept when a review is interrupted, and what the sum is made of. Shares of a win
//! here, not points.

use serde::{Deserialize, Serialize};

use crate::judge::Shares;
use crate::result::Mark;
use crate::work::SURE;

/// What was found at one task.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Finding {
    pub task: usize,
    pub lines: u64,
    pub what: Found,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Found {
    Decision(Box<Decided>),
    /// A die, in the eyes of every seat.
    Die(Vec<Rolled>),
    /// The chances at a point, in the eyes of every seat.
    Station(Vec<Seen>),
}

/// A decision, tried.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Decided {
    /// The first is what the judge would do at first sight.
    pub tried: Vec<Tried>,
    pub best: usize,
    pub played: usize,
    /// What the best is ahead of what was played for its seat, in worlds that had no part in finding it; with its sign, so that it
    /// may be below zero where both are as good.
    pub loss: f64,
    /// The chance with the best, in the worlds that the loss is told of.
    pub chance: f64,
    /// The best wins for certain.
    pub certain: bool,
    /// What was found, in all fresh worlds, by which a mark is told.
    pub raw: f64,
    pub se: f64,
    /// The same in standard errors, where a mark was in question.
    pub z: Option<f64>,
    /// What was played changed the shares by this, against the best.
    pub error: Shares,
    /// The same against the judge's own choice, as lines go on: what counts in the sum.
    pub counted: Shares,
    /// What the judge's own choice is ahead of how a line would go on.
    pub par: Shares,
    /// The means of the traces where lines ended, after what was played and after the best.
    pub traces: Option<(Vec<f32>, Vec<f32>)>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Tried {
    pub action: String,
    pub share: f64,
    pub worlds: u32,
    pub mean: f64,
    /// Behind the best.
    pub behind: f64,
    pub se: f64,
}

impl Decided {
    /// The mark, if there is one: by what fresh worlds say alone, and only where they are sure.
    pub fn mark(&self) -> Option<Mark> {
        let sure = self.z.is_some_and(|z| z >= SURE) && self.loss > 0.0;
        Mark::of_share(self.raw).filter(|_| sure)
    }
}

/// A roll in the eyes of one seat.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Rolled {
    /// After what came, less the mean over what could have come.
    pub luck: Shares,
    pub se: f64,
}

/// The chances in the eyes of one seat.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Seen {
    pub shares: Shares,
    pub se: f64,
}

/// A review that is not finished: what it is of, and what was found so far.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Kept {
    /// Of the record, the seed and the effort; findings of another review are none of this one.
    pub key: String,
    pub findings: Vec<Finding>,
}
