//! The plays of Guerra Fría and what their moments tell. What a player enters before the reveal is no moment: not even how
//! many steps it took may be known.

use detente_guerra_fria::card::Placement;
use detente_guerra_fria::game::Ending;
use detente_guerra_fria::{Arsenal, Fact, Forces, Null, Pair, Player};

use crate::moment::{Audience, Happening, Plays};

/// A play of Guerra Fría.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlayKind {
    /// 2.4.1.1: all four choose; the cards are turned up.
    Choices { round: u32 },
    /// 2.4.1.2: every player's play is carried out, or is null.
    CarriedOut { round: u32 },
    /// 2.5: a valid attack.
    Attack { round: u32, attackers: Pair },
}

/// What a moment tells.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum What {
    /// The player's cards lie face down.
    Chosen {
        by: Player,
    },
    /// They are turned up.
    Revealed {
        by: Player,
        cards: Placement,
    },
    Nullified {
        by: Player,
        why: Null,
    },
    /// [+4] or `[R]`: what came to each marker and left it.
    Missiles {
        by: Player,
        new: bool,
        before: Arsenal,
        after: Arsenal,
    },
    /// `[A]`: the player calls for an ally.
    Calls {
        by: Player,
        ally: Player,
    },
    Unanswered {
        by: Player,
        ally: Player,
    },
    /// What both pairs have.
    Attack {
        attackers: Pair,
        forces: Forces,
    },
    AttackEnds {
        attackers: Pair,
        won: bool,
    },
    Over {
        ending: Ending,
    },
}

impl Happening for What {
    fn audience(&self) -> Audience {
        Audience::Everybody
    }

    fn blanked(&self) -> What {
        *self
    }
}

/// Begins the play that the fact belongs to, if it is a new one; `line` is the next entry of the log.
pub(super) fn turn_page(plays: &mut Plays<PlayKind, What>, fact: Fact, line: usize) {
    let (PlayKind::Choices { round } | PlayKind::CarriedOut { round } | PlayKind::Attack { round, .. }) =
        plays.last().kind;
    match fact {
        Fact::Nullified { .. }
        | Fact::Built { .. }
        | Fact::Regrouped { .. }
        | Fact::AllianceOffered { .. }
            if matches!(plays.last().kind, PlayKind::Choices { .. }) =>
        {
            plays.begin(PlayKind::CarriedOut { round }, line);
        }
        Fact::AttackValid { attackers, .. } => {
            plays.begin(PlayKind::Attack { round, attackers }, line);
        }
        Fact::RoundBegins { round } => {
            plays.begin(PlayKind::Choices { round }, line);
        }
        _ => {}
    }
}

/// What a fact tells, if it tells anything.
pub(super) fn what(fact: Fact) -> Option<What> {
    Some(match fact {
        Fact::Entered { .. } | Fact::RoundBegins { .. } => return None,
        Fact::Chosen { by } => What::Chosen { by },
        Fact::Revealed { by, cards } => What::Revealed { by, cards },
        Fact::Nullified { by, why } => What::Nullified { by, why },
        Fact::Built { by, before, after, .. } => What::Missiles { by, new: true, before, after },
        Fact::Regrouped { by, before, after, .. } => What::Missiles { by, new: false, before, after },
        Fact::AllianceOffered { by, to } => What::Calls { by, ally: to },
        Fact::AllianceUnanswered { by, to } => What::Unanswered { by, ally: to },
        Fact::AttackValid { attackers, forces } => What::Attack { attackers, forces },
        Fact::AttackFailed { attackers, .. } => What::AttackEnds { attackers, won: false },
        Fact::AttackVictorious { attackers, .. } => What::AttackEnds { attackers, won: true },
        Fact::GameOver { ending } => What::Over { ending },
    })
}
