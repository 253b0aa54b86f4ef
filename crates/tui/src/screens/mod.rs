//! Whole screens: the table itself, and what lies over it for a while.

pub mod layout;
pub mod overlay;
pub mod play;
