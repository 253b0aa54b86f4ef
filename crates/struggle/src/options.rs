//! What is agreed before the game, and its text form: `key=value` words, after the name of a preset if one is wanted.

use alloc::borrow::ToOwned;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use crate::cards::{CARDS, CardId, CardSet, Deck, Era};
use crate::rules::version::Rules;
use crate::side::{BySide, Side};

/// Which printing's rules are played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Edition {
    #[default]
    Deluxe,
    First,
}

impl Edition {
    /// The word for it in the options.
    pub const fn word(self) -> &'static str {
        match self {
            Edition::Deluxe => "deluxe",
            Edition::First => "first",
        }
    }
}

/// Where the game begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Scenario {
    #[default]
    Standard,
    LateWar,
}

/// How the sides are bid for (chapter 11).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Bid {
    /// No bid: the seats are the sides.
    #[default]
    None,
    /// 11.1.4: a side and a number, sealed.
    Sealed,
    /// First edition 11.3: open bids in victory points.
    Open,
}

/// The options of a game. The default is the standard Deluxe game with its 110 cards (2.2.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(clippy::struct_excessive_bools, reason = "each is a rule that can be switched on by itself")]
pub struct Options {
    /// The version of these rules. Not among the words of the options: records, positions and stored games name it
    /// themselves, and new games have the newest.
    pub rules: Rules,
    pub edition: Edition,
    pub scenario: Scenario,
    /// Cards 104 to 110.
    pub optional_cards: bool,
    /// Promotional cards in the game.
    pub promotional: CardSet,
    /// Single cards left out.
    pub without: CardSet,
    /// Extra influence at set-up, as leagues play it.
    pub handicap: BySide<u8>,
    pub chinese_civil_war: bool,
    pub bid: Bid,
    /// 4.5 F, 11.1.1: held cards are shown at the end of the turn.
    pub show_held: bool,
    /// Designers' rule: realignment is free of DEFCON limits.
    pub realign_any_defcon: bool,
    /// Designers' rule: the active player loses nothing in their own realignment.
    pub realign_safe: bool,
    /// Designers' rule: operations may be split between influence and realignment.
    pub split_ops: bool,
    /// Designers' rule: the roll of a Space Race attempt may be declined.
    pub space_decline: bool,
    /// Departures of the official digital edition, for imported games only.
    pub departures: Departures,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            rules: Rules::NEWEST,
            edition: Edition::Deluxe,
            scenario: Scenario::Standard,
            optional_cards: true,
            promotional: CardSet::EMPTY,
            without: CardSet::EMPTY,
            handicap: BySide::new(0, 0),
            chinese_civil_war: false,
            bid: Bid::None,
            show_held: false,
            realign_any_defcon: false,
            realign_safe: false,
            split_ops: false,
            space_decline: false,
            departures: Departures::default(),
        }
    }
}

/// What the official digital edition does against the books; off for play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
#[expect(clippy::struct_excessive_bools, reason = "each is a departure by itself")]
pub struct Departures {
    /// Wargames at 0 points is lost by the player who ends the game.
    pub wargames_draw_lost: bool,
    /// Shuttle Diplomacy leaves the point for Japan's adjacency.
    pub shuttle_keeps_adjacency: bool,
    /// A coup under the Cuban Missile Crisis is rolled and takes effect before it loses the game.
    pub crisis_coup_rolled: bool,
    /// Junta's realignments may go over both regions.
    pub junta_over_both_regions: bool,
    /// 9.5 is not observed: The China Card may be played though a scoring card is then stranded.
    pub china_strands_scoring: bool,
}

/// The four promotional cards.
pub const PROMOTIONAL: CardSet =
    CardSet::of(&[CardId::NatoReferendum, CardId::YearsOfLead, CardId::BaghdadPact, CardId::MartialLaw]);

/// The largest handicap or bid.
pub const MOST_EXTRA: u8 = 12;

/// Names that players know.
pub const PRESETS: [&str; 5] = ["standard", "league", "first-edition", "late-war", "chinese-civil-war"];

/// Every key with the values it takes, for messages.
pub const KEYS: [(&str, &str); 15] = [
    ("edition", "deluxe|first"),
    ("scenario", "standard|late-war"),
    ("optional-cards", "on|off"),
    ("promo", "all|CARD,…"),
    ("without", "CARD,…"),
    ("us-handicap", "0…12"),
    ("ussr-handicap", "0…12"),
    ("chinese-civil-war", "on|off"),
    ("bid", "none|sealed|open"),
    ("show-held", "on|off"),
    ("realign-any-defcon", "on|off"),
    ("realign-safe", "on|off"),
    ("split-ops", "on|off"),
    ("space-decline", "on|off"),
    ("departures", "wargames,shuttle,crisis,junta,china"),
];

impl Options {
    pub fn is_first_edition(&self) -> bool {
        self.edition == Edition::First
    }

    /// Is this card in the game at all?
    pub fn has(&self, card: CardId) -> bool {
        let agreed = match CARDS[card.index() as usize].deck {
            Deck::Basic => true,
            Deck::Optional => self.optional_cards && !self.is_first_edition(),
            Deck::Promotional => self.promotional.contains(card),
        };
        agreed && !self.without.contains(card)
    }

    /// The cards of an era in this game, without The China Card.
    pub fn cards_of(&self, era: Era) -> CardSet {
        CardId::all()
            .filter(|&card| {
                card != CardId::TheChinaCard && CARDS[card.index() as usize].era == era && self.has(card)
            })
            .collect()
    }

    pub fn preset(name: &str) -> Option<Options> {
        let standard = Options::default();
        Some(match name {
            "standard" => standard,
            "league" => Options { handicap: BySide::new(2, 0), ..standard },
            "first-edition" => Options { edition: Edition::First, ..standard },
            "late-war" => Options { scenario: Scenario::LateWar, ..standard },
            "chinese-civil-war" => Options { chinese_civil_war: true, ..standard },
            _ => return None,
        })
    }

    /// What differs from the default, as `key=value` words in the order of [`KEYS`].
    pub fn words(&self) -> Vec<String> {
        let mut words = Vec::new();
        let mut put = |key: &str, value: &str| words.push(format!("{key}={value}"));
        if self.is_first_edition() {
            put("edition", "first");
        }
        if self.scenario == Scenario::LateWar {
            put("scenario", "late-war");
        }
        if !self.optional_cards {
            put("optional-cards", "off");
        }
        for (key, cards) in [("promo", self.promotional), ("without", self.without)] {
            if !cards.is_empty() {
                put(key, &cards.iter().map(CardId::id).collect::<Vec<_>>().join(","));
            }
        }
        for side in Side::BOTH {
            if self.handicap[side] > 0 {
                put(&format!("{}-handicap", side.word()), &format!("{}", self.handicap[side]));
            }
        }
        if self.chinese_civil_war {
            put("chinese-civil-war", "on");
        }
        match self.bid {
            Bid::None => {}
            Bid::Sealed => put("bid", "sealed"),
            Bid::Open => put("bid", "open"),
        }
        for (key, on) in [
            ("show-held", self.show_held),
            ("realign-any-defcon", self.realign_any_defcon),
            ("realign-safe", self.realign_safe),
            ("split-ops", self.split_ops),
            ("space-decline", self.space_decline),
        ] {
            if on {
                put(key, "on");
            }
        }
        let departures: Vec<&str> = [
            ("wargames", self.departures.wargames_draw_lost),
            ("shuttle", self.departures.shuttle_keeps_adjacency),
            ("crisis", self.departures.crisis_coup_rolled),
            ("junta", self.departures.junta_over_both_regions),
            ("china", self.departures.china_strands_scoring),
        ]
        .into_iter()
        .filter_map(|(word, on)| on.then_some(word))
        .collect();
        if !departures.is_empty() {
            put("departures", &departures.join(","));
        }
        words
    }

    /// Reads a preset and `key=value` words. A bare word after a list continues it, so that a comma may stand between
    /// options as well as between the cards of a list.
    pub fn parse(words: &[&str]) -> Result<Options, String> {
        let mut options = Options::default();
        let mut last = "";
        for (i, word) in words.iter().filter(|word| !word.is_empty()).enumerate() {
            match word.split_once('=') {
                Some((key, value)) => {
                    options.set(key, value).map_err(|reason| format!("{key}: {reason}"))?;
                    last = key;
                }
                None if ["promo", "without", "departures"].contains(&last) => options.set(last, word)?,
                None if i == 0 => options = Options::preset(word).ok_or_else(|| unknown_preset(word))?,
                None => return Err(format!("“{word}” is not KEY=VALUE")),
            }
        }
        options.check()?;
        Ok(options)
    }

    fn set(&mut self, key: &str, value: &str) -> Result<(), String> {
        match key {
            "edition" => {
                self.edition = one_of(value, &[("deluxe", Edition::Deluxe), ("first", Edition::First)])?;
            }
            "scenario" => {
                let scenarios = [("standard", Scenario::Standard), ("late-war", Scenario::LateWar)];
                self.scenario = one_of(value, &scenarios)?;
            }
            "optional-cards" => self.optional_cards = switch(value)?,
            "promo" if value == "all" => self.promotional = PROMOTIONAL,
            "promo" => {
                let promo = cards(value)?;
                if !promo.within(PROMOTIONAL) {
                    let ids: Vec<&str> = PROMOTIONAL.iter().map(CardId::id).collect();
                    return Err(format!("the promotional cards are {}", ids.join(", ")));
                }
                self.promotional |= promo;
            }
            "without" => self.without |= cards(value)?,
            "us-handicap" => self.handicap.us = handicap(value)?,
            "ussr-handicap" => self.handicap.ussr = handicap(value)?,
            "chinese-civil-war" => self.chinese_civil_war = switch(value)?,
            "bid" => {
                self.bid =
                    one_of(value, &[("none", Bid::None), ("sealed", Bid::Sealed), ("open", Bid::Open)])?;
            }
            "show-held" => self.show_held = switch(value)?,
            "realign-any-defcon" => self.realign_any_defcon = switch(value)?,
            "realign-safe" => self.realign_safe = switch(value)?,
            "split-ops" => self.split_ops = switch(value)?,
            "space-decline" => self.space_decline = switch(value)?,
            "departures" => {
                for word in value.split(',') {
                    match word {
                        "wargames" => self.departures.wargames_draw_lost = true,
                        "shuttle" => self.departures.shuttle_keeps_adjacency = true,
                        "crisis" => self.departures.crisis_coup_rolled = true,
                        "junta" => self.departures.junta_over_both_regions = true,
                        "china" => self.departures.china_strands_scoring = true,
                        _ => {
                            return Err(format!(
                                "“{word}” is not one of wargames, shuttle, crisis, junta, china"
                            ));
                        }
                    }
                }
            }
            _ => return Err(unknown_key()),
        }
        Ok(())
    }

    /// What cannot be played together.
    fn check(&self) -> Result<(), String> {
        let first = self.is_first_edition();
        let late = self.scenario == Scenario::LateWar;
        let clashes = [
            (first && late, "edition=first", "scenario=late-war"),
            (first && self.chinese_civil_war, "edition=first", "chinese-civil-war=on"),
            (first && !self.promotional.is_empty(), "edition=first", "promo"),
            (late && self.chinese_civil_war, "scenario=late-war", "chinese-civil-war=on"),
        ];
        for (clash, one, other) in clashes {
            if clash {
                return Err(format!("{one} and {other} cannot be played together"));
            }
        }
        if self.without.contains(CardId::TheChinaCard) {
            return Err("without: The China Card belongs to every game".to_owned());
        }
        Ok(())
    }
}

fn unknown_preset(word: &str) -> String {
    format!("there is no preset “{word}”; presets: {}; options: {}", PRESETS.join(", "), key_list())
}

fn unknown_key() -> String {
    format!("there is no such option; options: {}", key_list())
}

fn key_list() -> String {
    KEYS.map(|(key, values)| format!("{key}={values}")).join(", ")
}

fn one_of<T: Copy>(value: &str, known: &[(&str, T)]) -> Result<T, String> {
    known.iter().find(|(word, _)| *word == value).map(|&(_, value)| value).ok_or_else(|| {
        let words: Vec<&str> = known.iter().map(|&(word, _)| word).collect();
        format!("“{value}” is not one of {}", words.join(", "))
    })
}

fn switch(value: &str) -> Result<bool, String> {
    one_of(value, &[("on", true), ("off", false)])
}

fn handicap(value: &str) -> Result<u8, String> {
    let number = value.parse().ok().filter(|&n| n <= MOST_EXTRA);
    number.ok_or_else(|| format!("“{value}” is not a number from 0 to {MOST_EXTRA}"))
}

fn cards(value: &str) -> Result<CardSet, String> {
    value.split(',').map(|id| CardId::parse(id).ok_or_else(|| format!("no card is called “{id}”"))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn round_trip(text: &str) -> String {
        Options::parse(&text.split_whitespace().collect::<Vec<_>>()).unwrap().words().join(" ")
    }

    #[test]
    fn words_are_what_differs_from_the_default() {
        assert_eq!(round_trip(""), "");
        assert_eq!(round_trip("standard"), "");
        assert_eq!(round_trip("league"), "us-handicap=2");
        let all = "optional-cards=off promo=nato-referendum,martial-law without=che ussr-handicap=3 \
                   chinese-civil-war=on bid=sealed show-held=on realign-any-defcon=on realign-safe=on split-ops=on \
                   space-decline=on departures=wargames,shuttle,crisis,junta,china";
        assert_eq!(round_trip(all), all);
    }

    #[test]
    fn a_comma_may_stand_between_options_and_between_cards() {
        let words: Vec<&str> = "league,without=che,norad,bid=open".split(',').collect();
        let options = Options::parse(&words).unwrap();
        assert_eq!(options.words(), ["without=norad,che", "us-handicap=2", "bid=open"]);
    }

    #[test]
    fn a_wrong_key_value_or_combination_says_what_exists() {
        let error = |text: &str| Options::parse(&text.split_whitespace().collect::<Vec<_>>()).unwrap_err();
        assert!(error("colour=red").contains("realign-safe=on|off"));
        assert!(error("tournament").contains("late-war"));
        assert!(error("bid=maybe").contains("none, sealed, open"));
        assert!(error("us-handicap=13").contains("0 to 12"));
        assert!(error("without=narnia").contains("narnia"));
        assert!(error("promo=fidel").contains("nato-referendum"));
        assert!(error("edition=first scenario=late-war").contains("cannot be played together"));
        assert!(error("without=the-china-card").contains("every game"));
    }

    #[test]
    fn the_first_edition_has_103_cards_and_the_deluxe_110() {
        let count = |options: &Options| CardId::all().filter(|&card| options.has(card)).count();
        assert_eq!(count(&Options::preset("first-edition").unwrap()), 103);
        assert_eq!(count(&Options::default()), 110);
        assert_eq!(count(&Options { promotional: PROMOTIONAL, ..Options::default() }), 114);
    }
}
