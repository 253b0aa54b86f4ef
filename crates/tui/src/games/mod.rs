//! The two games of the house, as the terminal shows them.

mod guerra_fria;
mod twilight;

pub use guerra_fria::force_line;
pub use twilight::{describe, influence};
