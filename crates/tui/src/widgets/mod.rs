//! The parts of the screen. Each turns a piece of the scene into lines of a given width; nothing here is ever wider.

pub mod arsenals;
pub mod hand;
pub mod log;
pub mod map;
pub mod question;
pub mod text;
pub mod tracks;
