//! What the players agree on before the game.

use core::num::NonZeroU16;

/// 2.6: whether players may talk is agreed before the game. Secret talk and signs are forbidden in any case. The rules
/// only carry the agreement; the table keeps it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Hash)]
pub enum Talk {
    /// Nobody talks about the game.
    #[default]
    None,
    /// Everybody may talk, and everybody hears it.
    Open,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Hash)]
pub struct Options {
    pub talk: Talk,
    /// After this many rounds without a victory the game is drawn. The rulebook knows no such end, so it is off by
    /// default; matches between programs need it.
    pub max_rounds: Option<NonZeroU16>,
}

impl Options {
    /// The usual agreement for programs: silence, and a draw after `rounds` (0: never).
    pub fn drawn_after(rounds: u16) -> Options {
        Options { talk: Talk::None, max_rounds: NonZeroU16::new(rounds) }
    }
}
