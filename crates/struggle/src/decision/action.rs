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

/// Fixed answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Word {
    /// Enough, no, or pass.
    Done,
    /// Use the card for its event.
    Event,
    /// An opponent's card: first his event, then the operations.
    EventFirst,
    /// Place influence (6.1).
    Influence,
    /// Realignment rolls (6.2).
    Realign,
    /// A coup attempt (6.3).
    Coup,
    /// A Space Race attempt (6.4).
    Space,
    /// Choices of single cards.
    Add,
    Remove,
    Participate,
    Boycott,
    Raise,
    Lower,
    Take,
    Return,
    Play,
    EndGame,
    /// A point into the box of the Chinese Civil War variant.
    ChineseCivilWar,
    /// A DEFCON level.
    Defcon1,
    Defcon2,
    Defcon3,
    Defcon4,
    Defcon5,
    /// A region.
    Europe,
    Asia,
    MiddleEast,
    Africa,
    CentralAmerica,
    SouthAmerica,
    /// Bids: a side, then a number.
    Us,
    Ussr,
    Bid0,
    Bid1,
    Bid2,
    Bid3,
    Bid4,
    Bid5,
    Bid6,
    Bid7,
    Bid8,
    Bid9,
    Bid10,
    Bid11,
    Bid12,
}

use Word::*;

const WORDS: [(Word, &str); Word::COUNT] = [
    (Done, "done"),
    (Event, "event"),
    (EventFirst, "event-first"),
    (Influence, "influence"),
    (Realign, "realign"),
    (Coup, "coup"),
    (Space, "space"),
    (Add, "add"),
    (Remove, "remove"),
    (Participate, "participate"),
    (Boycott, "boycott"),
    (Raise, "raise"),
    (Lower, "lower"),
    (Take, "take"),
    (Return, "return"),
    (Play, "play"),
    (EndGame, "end-game"),
    (ChineseCivilWar, "chinese-civil-war"),
    (Defcon1, "defcon-1"),
    (Defcon2, "defcon-2"),
    (Defcon3, "defcon-3"),
    (Defcon4, "defcon-4"),
    (Defcon5, "defcon-5"),
    (Europe, "europe"),
    (Asia, "asia"),
    (MiddleEast, "middle-east"),
    (Africa, "africa"),
    (CentralAmerica, "central-america"),
    (SouthAmerica, "south-america"),
    (Us, "us"),
    (Ussr, "ussr"),
    (Bid0, "bid-0"),
    (Bid1, "bid-1"),
    (Bid2, "bid-2"),
    (Bid3, "bid-3"),
    (Bid4, "bid-4"),
    (Bid5, "bid-5"),
    (Bid6, "bid-6"),
    (Bid7, "bid-7"),
    (Bid8, "bid-8"),
    (Bid9, "bid-9"),
    (Bid10, "bid-10"),
    (Bid11, "bid-11"),
    (Bid12, "bid-12"),
];

impl Word {
    pub const COUNT: usize = 44;

    pub const fn id(self) -> &'static str {
        WORDS[self as usize].1
    }

    pub fn parse(id: &str) -> Option<Word> {
        WORDS.iter().find(|(_, word)| *word == id).map(|&(word, _)| word)
    }

    pub const fn from_index(index: u8) -> Option<Word> {
        if (index as usize) < Word::COUNT { Some(WORDS[index as usize].0) } else { None }
    }

    pub const fn region(region: Region) -> Word {
        WORDS[Europe as usize + region as usize].0
    }

    pub fn as_region(self) -> Option<Region> {
        Region::ALL.into_iter().find(|&region| Word::region(region) == self)
    }

    /// The word for a DEFCON level, 1 to 5.
    pub const fn defcon(level: u8) -> Word {
        WORDS[Defcon1 as usize + level as usize - 1].0
    }

    pub fn as_defcon(self) -> Option<u8> {
        (1..=5).find(|&level| Word::defcon(level) == self)
    }

    /// A bid of `n`, at most 12.
    pub const fn bid(n: u8) -> Word {
        WORDS[Bid0 as usize + n as usize].0
    }

    pub fn as_bid(self) -> Option<u8> {
        (0..=12).find(|&n| Word::bid(n) == self)
    }
}

/// A set of words.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct WordSet(u64);

impl WordSet {
    pub const EMPTY: WordSet = WordSet(0);

    pub const fn of(words: &[Word]) -> WordSet {
        let mut bits = 0;
        let mut i = 0;
        while i < words.len() {
            bits |= 1 << words[i] as u8;
            i += 1;
        }
        WordSet(bits)
    }

    pub const fn bits(self) -> u64 {
        self.0
    }

    #[must_use]
    pub const fn with(self, word: Word) -> WordSet {
        WordSet(self.0 | 1 << word as u8)
    }

    /// With `word` if `condition` holds.
    #[must_use]
    pub const fn with_if(self, condition: bool, word: Word) -> WordSet {
        if condition { self.with(word) } else { self }
    }

    #[inline]
    pub const fn contains(self, word: Word) -> bool {
        self.0 & (1 << word as u8) != 0
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    pub fn iter(self) -> impl Iterator<Item = Word> {
        crate::bits::iter(u128::from(self.0)).filter_map(|i| Word::from_index(i as u8))
    }

    #[inline]
    pub fn nth(self, n: u32) -> Option<Word> {
        crate::bits::nth(u128::from(self.0), n).and_then(|i| Word::from_index(i as u8))
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
    fn words_stand_in_the_order_of_the_enum() {
        for (i, &(word, id)) in WORDS.iter().enumerate() {
            assert_eq!(word as usize, i);
            assert_eq!(Word::parse(id), Some(word));
        }
        assert_eq!(Word::region(Region::SouthAmerica), SouthAmerica);
        assert_eq!(Word::defcon(5), Defcon5);
        assert_eq!(Word::bid(12), Bid12);
    }

    #[test]
    fn no_two_actions_are_written_alike() {
        let mut seen = alloc::collections::BTreeMap::new();
        let cards = CardId::all().map(Action::Card);
        let countries = Country::ALL.into_iter().map(Action::Country);
        let words = WORDS.iter().map(|&(word, _)| Action::Word(word));
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
