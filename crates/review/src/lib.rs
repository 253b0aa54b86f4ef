//! By what a game was decided: the chance to win along a record, the error of every decision, the luck of every die, deal
//! and draw, and the sum that explains the result. `docs/review.md` has the definitions and what was measured.
//!
//! There is no clock, no thread and no file in here. A review is a list of independent pieces of work ([`plan`]); whoever
//! runs it hands each piece to a judge ([`work`](mod@work)), on as many cores as there are, keeps what was found ([`finding`]) if it
//! shall be taken up again later, and has it summed up at the end ([`sum`]). The same seed and effort give the same review,
//! in whatever order and on however many cores the pieces were worked on.
//!
//! Reading order: [`reviewed`] (what a game must know for it), [`judge`] (who plays on), [`plan`], [`finding`], [`work`](mod@work),
//! [`sum`], [`result`] (what comes out, as JSON promises it), [`accuracy`], [`told`], [`report`], [`page`], [`puzzle`], [`shipped`], [`analysis`]; [`twilight`] and [`guerra_fria`]
//! are the judges of the two games.

#![warn(clippy::disallowed_methods, reason = "the same on every system, to the last bit: see clippy.toml")]

pub mod accuracy;
pub mod analysis;
pub mod finding;
pub mod guerra_fria;
pub mod judge;
pub mod page;
pub mod plan;
pub mod puzzle;
pub mod report;
pub mod result;
pub mod reviewed;
pub mod shipped;
pub mod sum;
pub mod told;
pub mod twilight;
pub mod work;

mod candidate;
mod compare;
mod paired;
mod traces;

pub use finding::{Finding, Kept};
pub use judge::{Judge, MOST_SEATS, Shares};
pub use plan::{Plan, Refused, Task};
pub use puzzle::Puzzle;
pub use result::Review;
pub use reviewed::Reviewed;
pub use sum::sum_up;
pub use work::{Effort, LINES, work};
