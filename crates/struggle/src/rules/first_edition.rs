//! What the first edition does differently, where it is more than a word in another chapter.
//!
//! The table of differences is in `docs/rulings.md`, with what is known and what we had to assume.

use crate::cards::{Barred, CARDS, Card, CardId};
use crate::decision::Table;
use crate::side::{Side, Us, Ussr};
use crate::state::State;

/// Facts of a card as the first edition prints them: Red Scare/Purge is worth 2.
pub fn card(card: CardId) -> &'static Card {
    const RED_SCARE: Card = Card { ops: 2, ..*CARDS[CardId::RedScarePurge as usize] };
    if card == CardId::RedScarePurge { &RED_SCARE } else { CARDS[card.index() as usize] }
}

/// 5.2 of the first edition knows prerequisite cards and prohibitions only: an event whose stated condition is not met
/// counts as played without effect, and a starred card is removed. (Wargames above DEFCON 2 stays by the FAQ.)
pub fn counts_as_played(s: &State, why: Barred) -> bool {
    s.options.is_first_edition()
        && matches!(
            why,
            Barred::FewerBattlegrounds
                | Barred::NoMiddleEastCountry
                | Barred::SpaceRacePosition
                | Barred::NoCountry
        )
}

/// 8.2.3 of the first edition: a war event counts the card's operations value, modified like any other.
pub fn war_military_ops(s: &State, by: Side, printed: u8) -> u8 {
    if s.options.is_first_edition() { s.effective_ops(by, printed) } else { printed }
}

/// 8.2.1 of the first edition: each shortfall gives the other side its points, without netting. We assume that the USSR
/// is paid first, as it acts first in everything else, and that 20 points win at once.
pub fn military_ops_penalties(t: &mut Table<'_>, us_shortfall: u8, ussr_shortfall: u8) {
    t.gain(Ussr, us_shortfall);
    t.gain(Us, ussr_shortfall);
}
