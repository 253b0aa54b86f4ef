//! The numbers of the actions: cards, countries, words, and the places where the missile crisis may be lifted.

use detente_struggle::cards::CardId;
use detente_struggle::decision::{Action, Choices, Word};
use detente_struggle::map::Country;

const CARDS: usize = 0;
const COUNTRIES: usize = CARDS + CardId::COUNT;
const WORDS: usize = COUNTRIES + Country::COUNT;
const LIFTS: usize = WORDS + Word::COUNT;
const LIFT_PLACES: [Country; 3] = [Country::Cuba, Country::WestGermany, Country::Turkey];

/// How many actions a player can ever name.
pub const ACTIONS: usize = LIFTS + LIFT_PLACES.len();

/// The number of a player's action; Nature's have none.
pub fn action_index(action: Action) -> Option<usize> {
    match action {
        Action::Card(card) => Some(CARDS + card.index() as usize - 1),
        Action::Country(country) => Some(COUNTRIES + country as usize),
        Action::Word(word) => Some(WORDS + word as usize),
        Action::Lift(country) => LIFT_PLACES.iter().position(|&place| place == country).map(|i| LIFTS + i),
        Action::Die(_) | Action::Dice { .. } => None,
    }
}

/// The action of a number.
pub fn action_of(index: usize) -> Option<Action> {
    if index < COUNTRIES {
        CardId::from_index((index - CARDS) as u8 + 1).map(Action::Card)
    } else if index < WORDS {
        Country::ALL.get(index - COUNTRIES).copied().map(Action::Country)
    } else if index < LIFTS {
        Word::from_index((index - WORDS) as u8).map(Action::Word)
    } else {
        LIFT_PLACES.get(index - LIFTS).copied().map(Action::Lift)
    }
}

/// Writes 1 where an action is legal, 0 elsewhere.
pub fn mask(choices: &Choices, out: &mut [u8]) {
    out[..ACTIONS].fill(0);
    for card in choices.cards.iter() {
        out[CARDS + card.index() as usize - 1] = 1;
    }
    for country in choices.countries.iter() {
        out[COUNTRIES + country as usize] = 1;
    }
    for word in choices.words.iter() {
        out[WORDS + word as usize] = 1;
    }
    for (i, &place) in LIFT_PLACES.iter().enumerate() {
        out[LIFTS + i] = u8::from(choices.lifts.contains(place));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_number_is_one_action_and_back() {
        for index in 0..ACTIONS {
            let action = action_of(index).unwrap();
            assert_eq!(action_index(action), Some(index));
        }
        assert_eq!(action_of(ACTIONS), None);
        assert_eq!(action_index(Action::Die(3)), None);
    }
}
