//! What players and Nature hand in: one card, one country, one word, one roll.

use alloc::borrow::ToOwned;
use alloc::format;
use alloc::string::String;

use crate::cards::CardId;
use crate::map::{Country, Region};

/// One atomic decision or one answer of Nature. In the order of this list within a decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// A card: to play, to discard, to headline; for Nature: drawn or picked at random. `duck-and-cover`
    Card(CardId),
    /// A country: one point, one target. `poland`
    Country(Country),
    /// One of the fixed answers. `coup`, `done`
    Word(Word),
    /// 7.x Cuban Missile Crisis: the threatened side lifts the crisis here, at any time. `lift-cuba`
    Lift(Country),
    /// Nature: one die. `4`
    Die(u8),
    /// Nature: a die for the US and one for the USSR. `4-2`
    Dice { us: u8, ussr: u8 },
}

crate::words::worded! {
    /// Fixed answers.
    pub enum Word, id {
        /// Enough, no, or pass.
        Done => "done",
        /// Use the card for its event.
        Event => "event",
        /// An opponent's card: first the opponent's event, then the operations.
        EventFirst => "event-first",
        /// Place influence (6.1).
        Influence => "influence",
        /// Realignment rolls (6.2).
        Realign => "realign",
        /// A coup attempt (6.3).
        Coup => "coup",
        /// A Space Race attempt (6.4).
        Space => "space",
        /// Choices of single cards.
        Add => "add",
        Remove => "remove",
        Participate => "participate",
        Boycott => "boycott",
        Raise => "raise",
        Lower => "lower",
        Take => "take",
        Return => "return",
        Play => "play",
        EndGame => "end-game",
        /// A point into the box of the Chinese Civil War variant.
        ChineseCivilWar => "chinese-civil-war",
        /// A DEFCON level.
        Defcon1 => "defcon-1",
        Defcon2 => "defcon-2",
        Defcon3 => "defcon-3",
        Defcon4 => "defcon-4",
        Defcon5 => "defcon-5",
        /// A region.
        Europe => "europe",
        Asia => "asia",
        MiddleEast => "middle-east",
        Africa => "africa",
        CentralAmerica => "central-america",
        SouthAmerica => "south-america",
        /// Bids: a side, then a number.
        Us => "us",
        Ussr => "ussr",
        Bid0 => "bid-0",
        Bid1 => "bid-1",
        Bid2 => "bid-2",
        Bid3 => "bid-3",
        Bid4 => "bid-4",
        Bid5 => "bid-5",
        Bid6 => "bid-6",
        Bid7 => "bid-7",
        Bid8 => "bid-8",
        Bid9 => "bid-9",
        Bid10 => "bid-10",
        Bid11 => "bid-11",
        Bid12 => "bid-12",
    }
}

use Word::*;

impl Word {
    pub const fn region(region: Region) -> Word {
        Word::ALL[Europe as usize + region as usize]
    }

    pub fn as_region(self) -> Option<Region> {
        Region::ALL.into_iter().find(|&region| Word::region(region) == self)
    }

    /// The word for a DEFCON level, 1 to 5.
    pub const fn defcon(level: u8) -> Word {
        Word::ALL[Defcon1 as usize + level as usize - 1]
    }

    pub fn as_defcon(self) -> Option<u8> {
        (1..=5).find(|&level| Word::defcon(level) == self)
    }

    /// A bid of `n`, at most 12.
    pub const fn bid(n: u8) -> Word {
        Word::ALL[Bid0 as usize + n as usize]
    }

    pub fn as_bid(self) -> Option<u8> {
        (0..=12).find(|&n| Word::bid(n) == self)
    }
}

crate::bits::set! {
    /// A set of words.
    pub struct WordSet(u64) of Word, by Word::from_index;
}

impl WordSet {
    #[must_use]
    pub const fn with(self, word: Word) -> WordSet {
        WordSet(self.0 | 1 << word as u8)
    }

    /// With `word` if `condition` holds.
    #[must_use]
    pub const fn with_if(self, condition: bool, word: Word) -> WordSet {
        if condition { self.with(word) } else { self }
    }
}

impl Action {
    /// One word without blanks; see `docs/notation.md`.
    pub fn text(self) -> String {
        match self {
            Action::Card(card) => card.id().to_owned(),
            Action::Country(country) => country.id().to_owned(),
            Action::Word(word) => word.id().to_owned(),
            Action::Lift(country) => format!("lift-{}", country.id()),
            Action::Die(die) => format!("{die}"),
            Action::Dice { us, ussr } => format!("{us}-{ussr}"),
        }
    }

    pub fn parse(text: &str) -> Option<Action> {
        if let Some(word) = Word::parse(text) {
            return Some(Action::Word(word));
        }
        if let Some(card) = CardId::parse(text) {
            return Some(Action::Card(card));
        }
        if let Some(country) = Country::parse(text) {
            return Some(Action::Country(country));
        }
        if let Some(country) = text.strip_prefix("lift-").and_then(Country::parse) {
            return Some(Action::Lift(country));
        }
        let die = |text: &str| match text.as_bytes() {
            [digit @ b'1'..=b'6'] => Some(digit - b'0'),
            _ => None,
        };
        match text.split_once('-') {
            Some((us, ussr)) => Some(Action::Dice { us: die(us)?, ussr: die(ussr)? }),
            None => die(text).map(Action::Die),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn regions_levels_and_bids_have_their_words() {
        assert_eq!(Word::region(Region::SouthAmerica), SouthAmerica);
        assert_eq!(Word::defcon(5), Defcon5);
        assert_eq!(Word::bid(12), Bid12);
    }

    #[test]
    fn no_two_actions_are_written_alike() {
        let mut seen = alloc::collections::BTreeMap::new();
        let cards = CardId::all().map(Action::Card);
        let countries = Country::ALL.into_iter().map(Action::Country);
        let words = Word::ALL.into_iter().map(Action::Word);
        for action in cards.chain(countries).chain(words) {
            assert_eq!(Action::parse(&action.text()), Some(action));
            assert_eq!(seen.insert(action.text(), action), None, "{}", action.text());
        }
        for (text, action) in [
            ("lift-cuba", Action::Lift(Country::Cuba)),
            ("6", Action::Die(6)),
            ("5-1", Action::Dice { us: 5, ussr: 1 }),
        ] {
            assert_eq!(Action::parse(text), Some(action));
            assert_eq!(action.text(), text);
        }
        assert_eq!(Action::parse("7"), None);
        assert_eq!(Action::parse("narnia"), None);
    }
}
