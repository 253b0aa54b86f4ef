//! The cards of a player's deck (2.2.1) and how six of them lie on the table (2.4.1.1).

use crate::player::Player;

/// One of the sixteen kinds of card. `Missiles(0)` is the blank card, CERO.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Card {
    /// `salida`: missiles leave this marker.
    Salida,
    /// `entrada`: missiles come to this marker.
    Entrada,
    /// `alianza`: an attack together with the player at whom this marker points.
    Alianza,
    /// `cero`, `1` … `12`: how many.
    Missiles(u8),
}

/// CERO, the blank card.
pub const CERO: Card = Card::Missiles(0);

/// The cards lying at the three attack markers, two at each, markers in the order of [`Player::rivals`]. Which of the
/// two at one marker was put down first means nothing.
pub type Placement = [[Card; 2]; 3];

impl Card {
    /// Every kind, in order.
    pub const KINDS: [Card; 16] = [
        Card::Salida,
        Card::Entrada,
        Card::Alianza,
        Card::Missiles(0),
        Card::Missiles(1),
        Card::Missiles(2),
        Card::Missiles(3),
        Card::Missiles(4),
        Card::Missiles(5),
        Card::Missiles(6),
        Card::Missiles(7),
        Card::Missiles(8),
        Card::Missiles(9),
        Card::Missiles(10),
        Card::Missiles(11),
        Card::Missiles(12),
    ];

    /// How many of this kind a deck holds (2.2.1). The cards of a round return to the deck.
    pub const fn copies(self) -> usize {
        match self {
            Card::Entrada | Card::Missiles(1..=4) => 3,
            Card::Alianza => 1,
            Card::Missiles(0) => 6,
            Card::Salida | Card::Missiles(5..=12) => 2,
            Card::Missiles(_) => 0,
        }
    }

    /// The place in [`Card::KINDS`].
    pub(crate) const fn index(self) -> usize {
        match self {
            Card::Salida => 0,
            Card::Entrada => 1,
            Card::Alianza => 2,
            Card::Missiles(n) => 3 + n as usize,
        }
    }

    pub const fn word(self) -> &'static str {
        const NUMBERS: [&str; 13] = ["cero", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12"];
        match self {
            Card::Salida => "salida",
            Card::Entrada => "entrada",
            Card::Alianza => "alianza",
            Card::Missiles(n) => NUMBERS[if n > 12 { 12 } else { n as usize }],
        }
    }

    pub fn parse(word: &str) -> Option<Card> {
        Card::KINDS.into_iter().find(|card| card.word() == word)
    }
}

/// The cards that call for `ally`: that player's ALIANZA and five CEROs (2.4.2.3).
pub fn alliance(by: Player, ally: Player) -> Placement {
    let mut cards = [[CERO; 2]; 3];
    cards[by.marker_against(ally)][0] = Card::Alianza;
    cards
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_deck_has_forty_cards() {
        assert_eq!(Card::KINDS.iter().map(|card| card.copies()).sum::<usize>(), 40);
        assert!(Card::KINDS.windows(2).all(|w| w[0] < w[1]));
        assert!(Card::KINDS.iter().enumerate().all(|(i, card)| card.index() == i));
    }

    #[test]
    fn card_words_read_back() {
        for card in Card::KINDS {
            assert_eq!(Card::parse(card.word()), Some(card));
        }
        assert_eq!(Card::parse("13"), None);
    }
}
