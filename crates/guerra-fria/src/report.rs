//! Facts: what happened, in order, each with its audience. Logs and tables turn them into words and pictures.

use detente_game::Viewer;

use crate::action::Action;
use crate::arsenal::{Arsenal, Forces};
use crate::card::Placement;
use crate::game::Ending;
use crate::play::Null;
use crate::player::{Pair, Player};

/// One thing that happened. Before the reveal a player learns only their own steps and who has chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Fact {
    /// A step of the entry. Only that player may know the step.
    Entered {
        by: Player,
        action: Action,
    },
    /// The player's six cards lie face down.
    Chosen {
        by: Player,
    },
    /// All four have chosen; these cards were turned up.
    Revealed {
        by: Player,
        cards: Placement,
    },
    /// The play is null and the round is lost for this player.
    Nullified {
        by: Player,
        why: Null,
    },
    /// [+4] was carried out.
    Built {
        by: Player,
        numbers: [u8; 3],
        before: Arsenal,
        after: Arsenal,
    },
    /// `[R]` was carried out.
    Regrouped {
        by: Player,
        numbers: [i8; 3],
        before: Arsenal,
        after: Arsenal,
    },
    /// `[A]`: the player called for an ally.
    AllianceOffered {
        by: Player,
        to: Player,
    },
    /// The call was not returned: no valid attack.
    AllianceUnanswered {
        by: Player,
        to: Player,
    },
    /// Both called for each other: a valid attack on the other two.
    AttackValid {
        attackers: Pair,
        forces: Forces,
    },
    /// The valid attack did not have more missiles than the defence; the game goes on.
    AttackFailed {
        attackers: Pair,
        forces: Forces,
    },
    /// The valid attack had more missiles than the defence.
    AttackVictorious {
        attackers: Pair,
        forces: Forces,
    },
    /// The next round begins. The first begins with the game and is not reported.
    RoundBegins {
        round: u32,
    },
    GameOver {
        ending: Ending,
    },
}

impl Fact {
    pub fn may_see(&self, viewer: Viewer) -> bool {
        match self {
            Fact::Entered { by, .. } => viewer == Viewer::Seat(by.seat()),
            _ => true,
        }
    }
}
