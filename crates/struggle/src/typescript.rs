//! The printed facts for the web client. `web/src/lib/facts.ts` is committed; a test holds it to this.
//!
//! The web draws the map and the cards by these; where everything lies on the drawing is the web's own matter.

use alloc::borrow::ToOwned;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use crate::cards::{CARDS, CardId, Deck};
use crate::map::{COUNTRIES, Country, CountrySet, Region};
use crate::rules::space_race::SPACE_TRACK;
use crate::side::{BySide, Side};

const HEAD: &str = "\
// Written by `cargo run -p detente-struggle --example web_facts` from crates/struggle; do not edit.
//
// What is printed on the map and on the cards. Ids are those of the rules.
import type { Side } from './protocol.ts';

export interface CountryFacts {
  id: string;
  region: string;
  stability: number;
  battleground: boolean;
  /** Influence at the beginning of the standard game, and who controls the country with it. */
  us: number;
  ussr: number;
  control: Side | null;
}

/** Two countries that are joined, or a superpower (`a`) and a country. */
export interface LinkFacts {
  a: string;
  b: string;
  kind: 'within-region' | 'between-regions' | 'superpower';
}

export interface RegionFacts {
  id: string;
  presence: number;
  domination: number;
  control: number | 'win';
  countries: string[];
}

export interface SubregionFacts {
  id: string;
  region: string;
  countries: string[];
}

/** A box of the Space Race: what it asks for, and what it gives to the first and to the second. */
export interface SpaceBox {
  box: number;
  ops: number;
  roll: number;
  first: number;
  second: number;
}

export interface CardFacts {
  id: string;
  number: string;
  era: 'early' | 'mid' | 'late';
  /** The printed value, and that of the first edition. */
  ops: number;
  firstEditionOps: number;
  side: Side | null;
  scoring: boolean;
  starred: boolean;
  underlined: boolean;
  optional: boolean;
}
";

fn side(side: Option<Side>) -> String {
    side.map_or_else(|| "null".to_owned(), |side| format!("'{}'", side.word()))
}

fn ids(countries: CountrySet) -> String {
    let ids: Vec<String> = countries.iter().map(|country| format!("'{}'", country.id())).collect();
    format!("[{}]", ids.join(", "))
}

fn list(out: &mut String, declaration: &str, rows: impl Iterator<Item = String>) {
    for part in ["\nexport const ", declaration, " = [\n"] {
        out.push_str(part);
    }
    for row in rows {
        for part in ["  { ", &row, " },\n"] {
            out.push_str(part);
        }
    }
    out.push_str("];\n");
}

/// Every connection once: the superpowers' own, then those between countries in the order of the map.
fn links() -> Vec<String> {
    let mut links = Vec::new();
    for power in Side::BOTH {
        for country in CountrySet::next_to(power).iter() {
            links.push(format!("a: '{}', b: '{}', kind: 'superpower'", power.word(), country.id()));
        }
    }
    for a in Country::ALL {
        for b in a.neighbours().iter().filter(|&b| (a as u8) < b as u8) {
            let kind = if a.region() == b.region() { "within-region" } else { "between-regions" };
            links.push(format!("a: '{}', b: '{}', kind: '{kind}'", a.id(), b.id()));
        }
    }
    links
}

fn regions() -> impl Iterator<Item = String> {
    Region::ALL.into_iter().map(|region| {
        let (presence, domination, control) = region.points();
        // Control of Europe wins the game (10.3.1).
        let control = if region == Region::Europe { "'win'".to_owned() } else { format!("{control}") };
        format!(
            "id: '{}', presence: {presence}, domination: {domination}, control: {control}, countries: {}",
            region.id(),
            ids(region.countries())
        )
    })
}

fn subregions() -> impl Iterator<Item = String> {
    let (west, east) = (CountrySet::WESTERN_EUROPE, CountrySet::EASTERN_EUROPE);
    let europe = Region::Europe.id();
    [
        ("western-europe", europe, west),
        ("eastern-europe", europe, east),
        ("both-europe", europe, west & east),
        ("southeast-asia", Region::Asia.id(), CountrySet::SOUTHEAST_ASIA),
    ]
    .into_iter()
    .map(|(id, region, countries)| format!("id: '{id}', region: '{region}', countries: {}", ids(countries)))
}

fn countries() -> impl Iterator<Item = String> {
    COUNTRIES.iter().map(|facts| {
        let start = BySide::new(facts.start_us, facts.start_ussr);
        format!(
            "id: '{}', region: '{}', stability: {}, battleground: {}, us: {}, ussr: {}, control: {}",
            facts.id,
            facts.region.id(),
            facts.stability,
            facts.battleground,
            start.us,
            start.ussr,
            side(facts.country.controller(start))
        )
    })
}

fn space_track() -> impl Iterator<Item = String> {
    SPACE_TRACK.iter().enumerate().map(|(i, each)| {
        let (ops, roll, first, second) = (each.min_ops, each.max_roll, each.first, each.second);
        format!("box: {}, ops: {ops}, roll: {roll}, first: {first}, second: {second}", i + 1)
    })
}

fn cards() -> impl Iterator<Item = String> {
    CardId::all().map(|card| {
        let facts = CARDS[card.index() as usize];
        let numbers = format!(
            "id: '{}', number: '{}', era: '{}', ops: {}, firstEditionOps: {}, side: {}",
            card.id(),
            facts.number,
            facts.era.word(),
            facts.ops,
            crate::rules::first_edition::card(card).ops,
            side(facts.side)
        );
        format!(
            "{numbers}, scoring: {}, starred: {}, underlined: {}, optional: {}",
            facts.scoring,
            facts.starred,
            facts.underlined,
            facts.deck != Deck::Basic
        )
    })
}

/// The whole file.
pub fn file() -> String {
    let mut out = HEAD.to_owned();
    list(&mut out, "countries: CountryFacts[]", countries());
    list(&mut out, "links: LinkFacts[]", links().into_iter());
    list(&mut out, "regions: RegionFacts[]", regions());
    list(&mut out, "subregions: SubregionFacts[]", subregions());
    list(&mut out, "spaceTrack: SpaceBox[]", space_track());
    list(&mut out, "cards: CardFacts[]", cards());
    out
}
