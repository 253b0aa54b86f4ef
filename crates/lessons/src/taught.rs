//! What a game must tell so that it can be taught: how a position of a lesson is read.

use detente_guerra_fria::GuerraFria;
use detente_struggle::Struggle;
use detente_struggle::side::{BySide, Us, Ussr};
use detente_table::Hosted;

/// A game with lessons.
pub trait Taught: Hosted {
    fn of_lesson(text: &str) -> Result<Self, String>;
}

impl Taught for Struggle {
    /// 6.1.1: what is in reach is judged when a round begins; a lesson begins with a round, so that its text need not say it.
    fn of_lesson(text: &str) -> Result<Struggle, String> {
        let mut game = <Struggle as detente_game::Notation>::parse_position(text)?;
        game.reach = BySide::new(game.reach_of(Us), game.reach_of(Ussr));
        Ok(game)
    }
}

impl Taught for GuerraFria {
    fn of_lesson(text: &str) -> Result<GuerraFria, String> {
        <GuerraFria as detente_game::Notation>::parse_position(text)
    }
}
