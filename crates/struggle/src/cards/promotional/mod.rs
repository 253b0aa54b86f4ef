//! The four promotional cards. Their operations values are printed in no source; ruling: 2 each.

use super::Card;

mod baghdad_pact;
mod martial_law;
mod nato_referendum;
mod years_of_lead;

pub(super) const CARDS: [&Card; 4] =
    [&nato_referendum::CARD, &years_of_lead::CARD, &baghdad_pact::CARD, &martial_law::CARD];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_is_worth_two_operations() {
        assert!(CARDS.iter().all(|card| card.ops == 2));
    }
}
