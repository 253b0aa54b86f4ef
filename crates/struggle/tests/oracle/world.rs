//! What lies on the table, as a person would write it down, and what can be read off it.

use detente_struggle::cards::{CardId, CardSet};
use detente_struggle::effects::{Effect, Effects};
use detente_struggle::map::{Country, CountrySet, Region};
use detente_struggle::options::{Edition, Options};
use detente_struggle::side::{Side, Us, Ussr};
use detente_struggle::state::Ending;

use super::facts::{self, FACTS};

/// The table. Pairs are indexed by `side as usize`: the US first.
#[derive(Clone)]
pub struct World {
    pub options: Options,
    pub influence: [[u8; Country::COUNT]; 2],
    pub hand: [CardSet; 2],
    /// Cards of a hand that everybody has seen there.
    pub known: [CardSet; 2],
    pub deck: CardSet,
    pub discard: CardSet,
    pub removed: CardSet,
    pub in_play: CardSet,
    pub table: CardSet,
    pub looked_at: CardSet,
    pub china: Option<Side>,
    pub china_up: bool,
    pub vp: i8,
    pub defcon: u8,
    pub turn: u8,
    /// 0 in the headline phase.
    pub round: u8,
    pub military: [u8; 2],
    pub space: [u8; 2],
    pub attempts: [u8; 2],
    pub phasing: Side,
    /// DEFCON moved to 2 in this action round (NORAD).
    pub fell_to_two: bool,
    pub effects: Effects,
    /// Points in the box of the Chinese Civil War (12.1).
    pub civil_war: u8,
    /// Where each side had or neighboured influence when the action round began (6.1.1).
    pub reach: [CountrySet; 2],
    /// First edition, Aldrich Ames: the order in which the US plays its cards.
    pub ordered: Vec<CardId>,
    /// The players changed chairs after a bid.
    pub swapped: bool,
    pub result: Option<(Option<Side>, Ending)>,
}

/// The effects that end with the turn, from the words "this turn" on their cards.
const OF_THE_TURN: [Effect; 23] = [
    Effect::VietnamRevolts,
    Effect::Containment,
    Effect::BrezhnevDoctrine,
    Effect::RedScareOnUs,
    Effect::RedScareOnUssr,
    Effect::MissileCrisisOnUs,
    Effect::MissileCrisisOnUssr,
    Effect::NuclearSubs,
    Effect::Salt,
    Effect::DeathSquadsForUs,
    Effect::DeathSquadsForUssr,
    Effect::U2Incident,
    Effect::IranContra,
    Effect::YuriAndSamantha,
    Effect::AldrichAmes,
    Effect::NorthSeaOilRound,
    Effect::MartialLaw,
    Effect::ChernobylEurope,
    Effect::ChernobylAsia,
    Effect::ChernobylMiddleEast,
    Effect::ChernobylAfrica,
    Effect::ChernobylCentralAmerica,
    Effect::ChernobylSouthAmerica,
];

pub const CHERNOBYL: [Effect; 6] = [
    Effect::ChernobylEurope,
    Effect::ChernobylAsia,
    Effect::ChernobylMiddleEast,
    Effect::ChernobylAfrica,
    Effect::ChernobylCentralAmerica,
    Effect::ChernobylSouthAmerica,
];

/// By side: the Cuban Missile Crisis that threatens it.
pub const CRISIS_ON: [Effect; 2] = [Effect::MissileCrisisOnUs, Effect::MissileCrisisOnUssr];
pub const RED_SCARE_ON: [Effect; 2] = [Effect::RedScareOnUs, Effect::RedScareOnUssr];
pub const SQUADS_FOR: [Effect; 2] = [Effect::DeathSquadsForUs, Effect::DeathSquadsForUssr];
pub const ENVY_OWED_BY: [Effect; 2] = [Effect::MissileEnvyOwedByUs, Effect::MissileEnvyOwedByUssr];
pub const TRAP_OF: [Effect; 2] = [Effect::Quagmire, Effect::BearTrap];

pub fn set_where(mut test: impl FnMut(Country) -> bool) -> CountrySet {
    Country::ALL.into_iter().filter(|&at| test(at)).collect()
}

pub fn filter(set: CountrySet, mut test: impl FnMut(Country) -> bool) -> CountrySet {
    set.iter().filter(|&at| test(at)).collect()
}

impl World {
    /// First edition, Aldrich Ames: the cards of the US hand in their order.
    pub fn order(&self) -> impl Iterator<Item = CardId> + '_ {
        self.ordered.iter().copied().filter(|&card| self.hand[Us as usize].contains(card))
    }

    pub fn blank(options: &Options) -> World {
        let none = CountrySet::of(&[]);
        World {
            options: *options,
            influence: [[0; Country::COUNT]; 2],
            hand: [CardSet::EMPTY; 2],
            known: [CardSet::EMPTY; 2],
            deck: CardSet::EMPTY,
            discard: CardSet::EMPTY,
            removed: CardSet::EMPTY,
            in_play: CardSet::EMPTY,
            table: CardSet::EMPTY,
            looked_at: CardSet::EMPTY,
            china: Some(Ussr),
            china_up: true,
            vp: 0,
            defcon: 5,
            turn: 1,
            round: 0,
            military: [0; 2],
            space: [0; 2],
            attempts: [0; 2],
            phasing: Ussr,
            fell_to_two: false,
            effects: Effects::default(),
            civil_war: 0,
            reach: [none; 2],
            ordered: Vec::new(),
            swapped: false,
            result: None,
        }
    }

    pub fn is_first_edition(&self) -> bool {
        self.options.edition == Edition::First
    }

    pub fn has(&self, effect: Effect) -> bool {
        self.effects.contains(effect)
    }

    pub fn end_effects_of_the_turn(&mut self) {
        for effect in OF_THE_TURN {
            self.effects.remove(effect);
        }
    }

    pub fn is_late_war(&self) -> bool {
        self.turn >= 8
    }

    pub fn is_headline(&self) -> bool {
        self.round == 0
    }

    /// The Chinese Civil War goes on (12.3).
    pub fn civil_war_goes_on(&self) -> bool {
        self.options.chinese_civil_war && self.civil_war < 3
    }

    pub fn points(&self, side: Side, at: Country) -> u8 {
        self.influence[side as usize][at as usize]
    }

    /// 2.1.7.
    pub fn controls(&self, side: Side, at: Country) -> bool {
        let stability = facts::country(at).stability;
        let (own, other) = (self.points(side, at), self.points(side.opponent(), at));
        own >= stability && own >= other + stability
    }

    pub fn with_influence(&self, side: Side, set: CountrySet) -> CountrySet {
        filter(set, |at| self.points(side, at) > 0)
    }

    /// 6.1.1, 6.1.4: where influence may be placed with operations.
    pub fn reach_of(&self, side: Side) -> CountrySet {
        let mut reach = set_where(|at| facts::country(at).superpower == Some(side));
        for at in Country::ALL {
            if self.points(side, at) > 0 {
                reach.insert(at);
                reach |= facts::country(at).neighbours;
            }
        }
        reach
    }

    /// The printed value of a card in this edition.
    pub fn printed(&self, card: CardId) -> u8 {
        if card == CardId::RedScarePurge && self.is_first_edition() { 2 } else { facts::card(card).ops }
    }

    /// 7.4: all flat modifiers of the player are added up, then held within 1 and 4.
    pub fn modified(&self, side: Side, value: u8) -> u8 {
        let mut sum = value as i8;
        let better = if side == Us { Effect::Containment } else { Effect::BrezhnevDoctrine };
        if self.has(better) {
            sum += 1;
        }
        if self.has(RED_SCARE_ON[side as usize]) {
            sum -= 1;
        }
        sum.clamp(1, 4) as u8
    }

    /// The effective value of a card in this side's hand; a scoring card is worth nothing.
    pub fn value(&self, side: Side, card: CardId) -> u8 {
        if facts::card(card).scoring { 0 } else { self.modified(side, self.printed(card)) }
    }

    /// The value of a card whose event lets `side` use its operations. 7.4.3 is not in the first edition.
    pub fn event_value(&self, side: Side, card: CardId) -> u8 {
        if self.is_first_edition() { self.printed(card) } else { self.value(side, card) }
    }

    /// Does this card belong to the game?
    pub fn is_in_game(&self, card: CardId) -> bool {
        let facts = facts::card(card);
        if self.options.without.contains(card) {
            false
        } else if facts.promotional {
            self.options.promotional.contains(card)
        } else if facts.optional {
            self.options.optional_cards && !self.is_first_edition()
        } else {
            true
        }
    }

    pub fn era_cards(&self, era: u8) -> CardSet {
        CardId::all()
            .filter(|&card| card != CardId::TheChinaCard)
            .filter(|&card| facts::card(card).era == era && self.is_in_game(card))
            .collect()
    }

    /// 6.4.4: the first there has the ability until the other arrives.
    pub fn has_ability(&self, side: Side, number: u8) -> bool {
        self.space[side as usize] >= number && self.space[side.opponent() as usize] < number
    }

    /// The action rounds of a side in this turn, extra ones included.
    pub fn rounds_of(&self, side: Side) -> u8 {
        let rounds = FACTS.turns[self.turn as usize].0;
        let oil = side == Us && self.has(Effect::NorthSeaOilRound);
        if rounds < 8 && (self.has_ability(side, 8) || oil) { 8 } else { rounds }
    }

    /// 8.1.5: no coups and realignments in this region at this DEFCON.
    pub fn is_closed_by_defcon(&self, region: Region) -> bool {
        match region {
            Region::Europe => self.defcon < 5,
            Region::Asia => self.defcon < 4,
            Region::MiddleEast => self.defcon < 3,
            _ => false,
        }
    }

    /// NATO protects this country from the USSR (and from Brush War).
    pub fn is_under_nato(&self, at: Country) -> bool {
        let outside = match at {
            Country::France => self.has(Effect::DeGaulle),
            Country::WestGermany => self.has(Effect::WillyBrandt),
            Country::SpainPortugal => self.has(Effect::NatoReferendum),
            _ => false,
        };
        self.has(Effect::Nato) && facts::is_in(Region::Europe, at) && self.controls(Us, at) && !outside
    }

    /// Barred to coups and realignments of this side, whatever DEFCON is.
    pub fn is_protected_from(&self, side: Side, at: Country) -> bool {
        side == Ussr && (self.is_under_nato(at) || at == Country::Japan && self.has(Effect::UsJapanPact))
    }

    pub fn scoring_cards_in_hand(&self, side: Side) -> u32 {
        (self.hand[side as usize] & FACTS.scoring_cards).len()
    }
}
