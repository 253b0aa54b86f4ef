//! The printed facts, read from the tables of facts and not from the engine: cards, countries, tracks.

use std::sync::LazyLock;

use detente_struggle::cards::{CardId, CardSet};
use detente_struggle::map::{Country, CountrySet, Region};
use detente_struggle::side::Side;

/// What a card prints.
#[derive(Clone, Copy)]
#[expect(clippy::struct_excessive_bools, reason = "the columns of a table")]
pub struct CardFacts {
    pub ops: u8,
    /// `None` for a neutral card.
    pub side: Option<Side>,
    pub scoring: bool,
    pub starred: bool,
    /// 0 Early War, 1 Mid War, 2 Late War.
    pub era: u8,
    /// Cards 104 to 110.
    pub optional: bool,
    pub promotional: bool,
}

/// What the map prints about a country.
#[derive(Clone, Copy)]
pub struct CountryFacts {
    pub region: Region,
    pub stability: u8,
    pub battleground: bool,
    /// Set-up influence of the US and of the USSR.
    pub start: [u8; 2],
    pub superpower: Option<Side>,
    pub neighbours: CountrySet,
    /// Set-up influence of the Late War scenario.
    pub late_war: [u8; 2],
}

/// A box of the Space Race track.
#[derive(Clone, Copy)]
pub struct SpaceBox {
    pub min_ops: u8,
    pub max_roll: u8,
    pub vp_first: i8,
    pub vp_second: i8,
}

pub struct Facts {
    cards: [CardFacts; CardId::COUNT + 1],
    countries: [CountryFacts; Country::COUNT],
    /// Boxes 1 to 8, at their number.
    pub space: [SpaceBox; 9],
    /// Presence, Domination and Control of each region; Control of Europe is no number.
    pub scoring: [[i8; 3]; 6],
    /// Action rounds and hand size of each turn.
    pub turns: [(u8, u8); 11],
    pub regions: [CountrySet; 6],
    pub western_europe: CountrySet,
    pub eastern_europe: CountrySet,
    pub southeast_asia: CountrySet,
    pub battlegrounds: CountrySet,
    pub scoring_cards: CardSet,
}

pub static FACTS: LazyLock<Facts> = LazyLock::new(Facts::read);

pub fn card(card: CardId) -> &'static CardFacts {
    &FACTS.cards[card as usize]
}

/// Does the event belong to this side?
pub fn is_of(id: CardId, side: Side) -> bool {
    card(id).side == Some(side)
}

pub fn country(at: Country) -> &'static CountryFacts {
    &FACTS.countries[at as usize]
}

pub fn region(region: Region) -> CountrySet {
    FACTS.regions[region as usize]
}

pub fn is_in(region: Region, at: Country) -> bool {
    country(at).region == region
}

fn rows(text: &'static str) -> impl Iterator<Item = Vec<&'static str>> {
    text.lines().skip(1).filter(|line| !line.is_empty()).map(|line| line.split(',').collect())
}

fn named(id: &str) -> Country {
    Country::parse(id).expect("the tables name countries of the map")
}

impl Facts {
    fn read() -> Facts {
        let blank = CountryFacts {
            region: Region::Europe,
            stability: 0,
            battleground: false,
            start: [0; 2],
            superpower: None,
            neighbours: CountrySet::of(&[]),
            late_war: [0; 2],
        };
        let no_card = CardFacts {
            ops: 0,
            side: None,
            scoring: false,
            starred: false,
            era: 0,
            optional: false,
            promotional: false,
        };
        let no_box = SpaceBox { min_ops: 0, max_roll: 0, vp_first: 0, vp_second: 0 };
        let none = CountrySet::of(&[]);
        let mut facts = Facts {
            cards: [no_card; CardId::COUNT + 1],
            countries: [blank; Country::COUNT],
            space: [no_box; 9],
            scoring: [[0; 3]; 6],
            turns: [(0, 0); 11],
            regions: [none; 6],
            western_europe: none,
            eastern_europe: none,
            southeast_asia: none,
            battlegrounds: none,
            scoring_cards: CardSet::EMPTY,
        };
        facts.read_cards();
        facts.read_map();
        for row in rows(include_str!("../facts/space_race.csv")).filter(|row| row[0] == "deluxe") {
            let number = |i: usize| row[i].parse::<u8>().expect("a number");
            facts.space[number(1) as usize] = SpaceBox {
                min_ops: number(3),
                max_roll: number(4),
                vp_first: number(5) as i8,
                vp_second: number(6) as i8,
            };
        }
        for row in rows(include_str!("../facts/scoring.csv")) {
            let region = Region::parse(row[0]).expect("a region");
            facts.scoring[region as usize] = [1, 2, 3].map(|i| row[i].parse().unwrap_or(0));
        }
        for row in rows(include_str!("../facts/turns.csv")) {
            let number = |i: usize| row[i].parse::<u8>().expect("a number");
            facts.turns[number(0) as usize] = (number(2), number(3));
        }
        facts
    }

    fn read_cards(&mut self) {
        for row in rows(include_str!("../facts/cards.csv")) {
            let id = CardId::parse(row[1]).expect("the table names cards of the game");
            let promotional = row[0].parse::<u8>().is_err();
            let scoring = row[9] == "true";
            self.cards[id as usize] = CardFacts {
                // The promotional cards print no value; 2 is taken for each.
                ops: row[7].parse().unwrap_or(2),
                side: Side::parse(row[8]),
                scoring,
                starred: row[10] == "true",
                era: ["early", "mid", "late"].iter().position(|&era| era == row[6]).expect("an era") as u8,
                optional: row[12] == "true" && !promotional,
                promotional,
            };
            if scoring {
                self.scoring_cards.insert(id);
            }
        }
    }

    fn read_map(&mut self) {
        for row in rows(include_str!("../facts/countries.csv")) {
            let at = named(row[0]);
            let region = Region::parse(row[5]).expect("a region");
            let facts = &mut self.countries[at as usize];
            facts.region = region;
            facts.stability = row[7].parse().expect("a stability");
            facts.battleground = row[8] == "true";
            facts.start = [9, 10].map(|i| row[i].parse().expect("set-up influence"));
            facts.superpower = Side::parse(row[11]);
            self.regions[region as usize].insert(at);
            if facts.battleground {
                self.battlegrounds.insert(at);
            }
            if ["western-europe", "both-europe"].contains(&row[6]) {
                self.western_europe.insert(at);
            }
            if ["eastern-europe", "both-europe"].contains(&row[6]) {
                self.eastern_europe.insert(at);
            }
            if row[6] == "southeast-asia" {
                self.southeast_asia.insert(at);
            }
        }
        for row in rows(include_str!("../facts/adjacency.csv")) {
            let (a, b) = (named(row[0]), named(row[1]));
            self.countries[a as usize].neighbours.insert(b);
            self.countries[b as usize].neighbours.insert(a);
        }
        for row in rows(include_str!("../facts/late_war_scenario.csv")) {
            self.countries[named(row[0]) as usize].late_war =
                [1, 2].map(|i| row[i].parse().expect("influence"));
        }
    }
}
