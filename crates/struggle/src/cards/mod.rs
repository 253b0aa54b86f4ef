//! The cards: one file each, in it one constant of facts whose event is a list of typed steps, and its tests.
//!
//! To add or change a card see CONTRIBUTING.md, “Add a card in five steps”.

mod card;
mod early_war;
mod id;
mod late_war;
mod mid_war;
mod prelude;
mod promotional;

pub use card::{Barred, Card, Count, Deck, Each, Era, Event, Step, Who, operations};
pub use id::{CardId, CardSet};

/// Every card by its index; place 0 is not a card.
pub const CARDS: [&Card; CardId::COUNT + 1] = {
    let mut cards = [early_war::CARDS[0]; CardId::COUNT + 1];
    let groups: [&[&Card]; 4] = [&early_war::CARDS, &mid_war::CARDS, &late_war::CARDS, &promotional::CARDS];
    let mut group = 0;
    while group < groups.len() {
        let mut i = 0;
        while i < groups[group].len() {
            cards[groups[group][i].id.index() as usize] = groups[group][i];
            i += 1;
        }
        group += 1;
    }
    cards
};

/// The scoring cards.
pub const SCORING: CardSet = {
    let mut set = CardSet::EMPTY;
    let mut i = 1;
    while i <= CardId::COUNT {
        if CARDS[i].scoring {
            set = set.or(CardSet::one(CARDS[i].id));
        }
        i += 1;
    }
    set
};

#[cfg(test)]
mod tests;
