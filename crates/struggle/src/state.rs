//! Everything that lies on the table and in the hands, as one plain value.
//!
//! Only queries here; whatever changes the state goes through [`crate::decision::Tabletop`].

use arrayvec::ArrayVec;

use crate::cards::{CARDS, Card, CardId, CardSet, Event};
use crate::decision::Frame;
use crate::effects::{Effect, Effects};
use crate::map::{Country, CountrySet};
use crate::options::Options;
use crate::rules::first_edition;
use crate::side::{BySide, Side};

/// The deepest nesting that any play can reach, with room to spare; a test watches it.
pub const STACK: usize = 24;

/// Who holds The China Card (chapter 9).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct China {
    /// `None` only in the Chinese Civil War variant, before it is claimed (12.3), or if the card is not in the game.
    pub holder: Option<Side>,
    pub face_up: bool,
}

crate::words::worded! {
    /// How a game ends.
    pub enum Ending, word {
        /// 20 points (10.3.1).
        VictoryPoints => "vp",
        /// DEFCON 1 (8.1.3).
        Defcon => "defcon",
        /// A coup under the Cuban Missile Crisis.
        MissileCrisis => "missile-crisis",
        /// Control of Europe (10.3.1, 10.3.2).
        EuropeControl => "europe-control",
        /// The end of turn 10 (10.3.2).
        FinalScoring => "final-scoring",
        Wargames => "wargames",
        /// A scoring card held at the end of a turn.
        HeldScoringCard => "held-scoring-card",
    }
}

/// Countries marked by what is under way: by a step of an event that goes from country to country, or by operations. One
/// pair of sets serves both, for neither begins before the other is done with it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Marks {
    pub(crate) first: CountrySet,
    pub(crate) second: CountrySet,
}

impl Marks {
    /// The countries that a step of an event has chosen at least once.
    pub const fn chosen_once(&self) -> CountrySet {
        self.first
    }

    /// The countries that a step of an event has chosen twice or more.
    pub const fn chosen_twice(&self) -> CountrySet {
        self.second
    }

    /// A step of an event has chosen `country`.
    pub fn choose(&mut self, country: Country) {
        if self.first.contains(country) {
            self.second.insert(country);
        } else {
            self.first.insert(country);
        }
    }

    /// The countries that influence was placed in with these operations.
    pub const fn placed_in(&self) -> CountrySet {
        self.first
    }

    pub fn place_in(&mut self, country: Country) {
        self.first.insert(country);
    }

    /// The countries that realignments were rolled in with these operations.
    pub const fn rolled_in(&self) -> CountrySet {
        self.second
    }

    pub fn roll_in(&mut self, country: Country) {
        self.second.insert(country);
    }
}

/// The result of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Result {
    /// `None`: a draw.
    pub winner: Option<Side>,
    pub ending: Ending,
}

/// A game of Twilight Struggle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct State {
    /// Influence by country.
    pub influence: BySide<[u8; Country::COUNT]>,
    /// Countries with influence of the side. Kept in step with `influence`.
    pub present: BySide<CountrySet>,
    /// Countries controlled by the side (2.1.7). Kept in step with `influence`.
    pub controlled: BySide<CountrySet>,
    /// Where influence may be placed with operations in this action round, fixed at its start (6.1.1, 6.1.4).
    pub reach: BySide<CountrySet>,

    pub hand: BySide<CardSet>,
    /// Cards of this side's hand that everybody knows, because they were shown and are still there.
    pub known: BySide<CardSet>,
    pub deck: CardSet,
    pub discard: CardSet,
    pub removed: CardSet,
    /// Cards being played.
    pub in_play: CardSet,
    /// Cards lying on the table (Shuttle Diplomacy).
    pub table: CardSet,
    /// Cards of the draw pile that the US looks at (Our Man in Tehran).
    pub looked_at: CardSet,
    pub china: China,

    /// Positive for the US.
    pub vp: i8,
    pub defcon: u8,
    pub turn: u8,
    /// The action round, from 1; 0 in the headline phase and before.
    pub round: u8,
    pub military_ops: BySide<u8>,
    pub space: BySide<u8>,
    /// Space Race attempts this turn.
    pub space_attempts: BySide<u8>,
    /// Whose action round it is, or whose headline is taking effect: that side answers for DEFCON (8.1.3).
    pub phasing: Side,
    /// DEFCON moved to 2 in this action round (NORAD).
    pub defcon_fell_to_two: bool,
    pub effects: Effects,
    /// Influence in the box of the Chinese Civil War variant (12.1).
    pub chinese_civil_war: u8,

    /// Countries that the step of an event, or the operations, under way have been to.
    pub marks: Marks,
    /// The target of the last coup, and how much enemy influence it removed (Che).
    pub last_coup: Country,
    pub last_coup_removed: u8,

    /// Aldrich Ames in the first edition: the order in which the US must play its cards this turn.
    pub ordered: ArrayVec<CardId, 12>,
    /// 11.1.4: the players have changed chairs after the bid, so that the seats are the sides again.
    pub swapped: bool,

    /// What is going on, innermost last. Everybody else asks [`State::asked`].
    pub(crate) stack: ArrayVec<Frame, STACK>,
    pub result: Option<Result>,
    pub options: Options,
}

impl State {
    #[inline]
    pub fn influence(&self, side: Side, country: Country) -> u8 {
        self.influence[side][country as usize]
    }

    #[inline]
    pub fn controls(&self, side: Side, country: Country) -> bool {
        self.controlled[side].contains(country)
    }

    /// Countries controlled by neither side.
    pub fn uncontrolled(&self) -> CountrySet {
        !(self.controlled.us | self.controlled.ussr)
    }

    #[inline]
    pub fn has(&self, effect: Effect) -> bool {
        self.effects.contains(effect)
    }

    /// Facts of a card as they stand in this game.
    #[inline]
    pub fn card(&self, card: CardId) -> &'static Card {
        if self.options.is_first_edition() {
            return first_edition::card(card);
        }
        CARDS[card.index() as usize]
    }

    /// Points ahead for `side`; negative if behind.
    pub fn lead(&self, side: Side) -> i8 {
        match side {
            Side::Us => self.vp,
            Side::Ussr => -self.vp,
        }
    }

    pub fn is_headline(&self) -> bool {
        self.round == 0
    }

    pub fn is_late_war(&self) -> bool {
        self.turn >= 8
    }

    /// How deep the decisions are nested; at most [`STACK`].
    pub fn depth(&self) -> usize {
        self.stack.len()
    }

    /// The event that asks or acts, if the top of the stack belongs to one.
    pub fn current_event(&self) -> Option<Event> {
        self.stack.iter().rev().find_map(|frame| match frame {
            Frame::Event(event) => Some(*event),
            _ => None,
        })
    }
}
