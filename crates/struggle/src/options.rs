//! What is agreed before the game, and its text form: `key=value` words.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use crate::cards::{CARDS, CardId, CardSet, Deck, Era};
use crate::side::{BySide, Side};

/// Which printing's rules are played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Edition {
    #[default]
    Deluxe,
    First,
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

/// The options of a game. The default is the standard Deluxe game without the optional cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Options {
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
    /// Designers' rule: the active player loses nothing in his own realignment.
    pub realign_safe: bool,
    /// Designers' rule: operations may be split between influence and realignment.
    pub split_ops: bool,
    /// Designers' rule: the roll of a Space Race attempt may be declined.
    pub space_decline: bool,
    /// Departures of the official digital edition, for imported games only.
    pub departures: Departures,
}

/// What the official digital edition does against the books; off for play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Departures {
    /// Wargames at 0 points is lost by the player who ends the game.
    pub wargames_draw_lost: bool,
    /// Shuttle Diplomacy leaves the point for Japan's adjacency.
    pub shuttle_keeps_adjacency: bool,
}

impl Options {
    /// Is this card in the game at all?
    pub fn has(&self, card: CardId) -> bool {
        let facts = CARDS[card.index() as usize];
        let agreed = match facts.deck {
            Deck::Basic => true,
            Deck::Optional => self.optional_cards && self.edition == Edition::Deluxe,
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

    /// What differs from the default, as `key=value` words in a fixed order.
    pub fn words(&self) -> Vec<String> {
        let mut words = Vec::new();
        if self.optional_cards {
            words.push("optional-cards=on".to_string());
        }
        for side in Side::BOTH {
            if self.handicap[side] > 0 {
                words.push(format!("{}-handicap={}", side.word(), self.handicap[side]));
            }
        }
        words
    }

    pub fn parse(words: &[&str]) -> Result<Options, String> {
        let mut options = Options::default();
        for word in words.iter().filter(|word| !word.is_empty()) {
            let (key, value) = word.split_once('=').ok_or_else(|| format!("“{word}” is not KEY=VALUE"))?;
            match key {
                "optional-cards" => options.optional_cards = switch(value)?,
                "us-handicap" => options.handicap.us = handicap(value)?,
                "ussr-handicap" => options.handicap.ussr = handicap(value)?,
                _ => return Err(format!("there is no option “{key}”")),
            }
        }
        Ok(options)
    }
}

fn switch(value: &str) -> Result<bool, String> {
    match value {
        "on" => Ok(true),
        "off" => Ok(false),
        _ => Err(format!("“{value}” is neither on nor off")),
    }
}

fn handicap(value: &str) -> Result<u8, String> {
    value
        .parse()
        .ok()
        .filter(|&n| n <= 12)
        .ok_or_else(|| format!("a handicap is a number from 0 to 12, not “{value}”"))
}
