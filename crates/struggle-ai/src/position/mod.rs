//! What a position is worth, and what of it is only believed.
//!
//! Suggested reading order: [`scorings`] (which scorings are to come), [`card_notes`] (what a player remembers about
//! cards), [`weights`] (all the numbers), [`score`] (a region's points, fast), [`hands`] (whether a hand lasts to the end
//! of the turn), [`eval`] (the sum of it all), [`belief`] (what the other may hold).

pub mod belief;
pub mod card_notes;
pub mod eval;
pub mod hands;
pub mod score;
pub mod scorings;
pub mod weights;
