//! The second implementation: row by row and point by point, as a player counts on the map. It shares nothing with the rules but
//! the printed facts of the countries.

use detente_struggle::effects::Effect;
use detente_struggle::map::{COUNTRIES, Country, CountryFacts, Region, Subregion};
use detente_struggle::side::{Side, Us, Ussr};
use detente_struggle::state::State;

pub fn row(country: Country) -> &'static CountryFacts {
    COUNTRIES.iter().find(|row| row.country == country).expect("every country has a row")
}

/// 2.1.7: as much influence as the stability, and more than the opponent by at least as much.
pub fn controls(state: &State, side: Side, country: Country) -> bool {
    let own = i32::from(state.influence[side][country as usize]);
    let other = i32::from(state.influence[side.opponent()][country as usize]);
    let stability = i32::from(row(country).stability);
    own >= stability && own - other >= stability
}

/// 6.1.2.
pub fn cost(state: &State, side: Side, country: Country) -> u8 {
    if controls(state, side.opponent(), country) { 2 } else { 1 }
}

/// 7.4: add up everything, then stay between 1 and 4.
pub fn operations(state: &State, side: Side, printed: u8) -> u8 {
    let mut value = i32::from(printed);
    let changes = match side {
        Us => [(Effect::Containment, 1), (Effect::RedScareOnUs, -1)],
        Ussr => [(Effect::BrezhnevDoctrine, 1), (Effect::RedScareOnUssr, -1)],
    };
    for (effect, change) in changes {
        if state.has(effect) {
            value += change;
        }
    }
    match value {
        ..1 => 1,
        1..=4 => value as u8,
        _ => 4,
    }
}

pub fn is_in_asia(country: Country) -> bool {
    row(country).region == Region::Asia
}

pub fn is_in_southeast_asia(country: Country) -> bool {
    row(country).subregion == Subregion::SoutheastAsia
}

/// 9.6 and Vietnam Revolts: points above the value of a card if all of them go to these countries.
pub fn bonus(state: &State, side: Side, china: bool, countries: &[Country]) -> u8 {
    let mut bonus = 0;
    if china && countries.iter().all(|&country| is_in_asia(country)) {
        bonus += 1;
    }
    let revolts = side == Ussr && state.has(Effect::VietnamRevolts);
    if revolts && countries.iter().all(|&country| is_in_southeast_asia(country)) {
        bonus += 1;
    }
    bonus
}

/// 6.2.2.
pub fn realignment_modifier(state: &State, side: Side, target: Country) -> i8 {
    let mut modifier = 0;
    for &neighbour in row(target).neighbours {
        if controls(state, side, neighbour) {
            modifier += 1;
        }
    }
    if row(target).superpower == Some(side) {
        modifier += 1;
    }
    let influence = |side: Side| state.influence[side][target as usize];
    if influence(side) > influence(side.opponent()) {
        modifier += 1;
    }
    if side == Us && state.has(Effect::IranContra) {
        modifier -= 1;
    }
    modifier
}

/// 7.6, 2.1.5: what the die of a war loses.
pub fn war_modifier(state: &State, attacker: Side, target: Country) -> i8 {
    let enemy = attacker.opponent();
    let mut modifier = 0;
    for &neighbour in row(target).neighbours {
        if controls(state, enemy, neighbour) {
            modifier -= 1;
        }
    }
    if row(target).superpower == Some(enemy) {
        modifier -= 1;
    }
    modifier
}

/// 6.3: influence of the US and the USSR in the target after a coup.
pub fn coup(state: &State, by: Side, target: Country, points: u8, die: u8) -> (u8, u8) {
    let mut total = i32::from(die) + i32::from(points);
    if state.has(Effect::Salt) {
        total -= 1;
    }
    if matches!(row(target).region, Region::CentralAmerica | Region::SouthAmerica) {
        for (effect, owner) in [(Effect::DeathSquadsForUs, Us), (Effect::DeathSquadsForUssr, Ussr)] {
            if state.has(effect) {
                total += if owner == by { 1 } else { -1 };
            }
        }
    }
    let mut own = i32::from(state.influence[by][target as usize]);
    let mut other = i32::from(state.influence[by.opponent()][target as usize]);
    let mut left = total - 2 * i32::from(row(target).stability);
    while left > 0 {
        if other > 0 {
            other -= 1;
        } else {
            own += 1;
        }
        left -= 1;
    }
    let (us, ussr) = if by == Us { (own, other) } else { (other, own) };
    (us as u8, ussr as u8)
}

/// A scoring of a region (10.1): what each side gets, and who controls it.
pub struct Scored {
    pub us: i32,
    pub ussr: i32,
    pub controlled_by: Option<Side>,
}

pub fn score(state: &State, region: Region, taiwan: bool, shuttle: Option<Country>) -> Scored {
    let mut scored = Scored { us: 0, ussr: 0, controlled_by: None };
    let counts = |side: Side, country: Country| {
        controls(state, side, country) && !(side == Ussr && shuttle == Some(country))
    };
    let is_battleground = |row: &CountryFacts| {
        row.battleground || row.country == Country::Taiwan && taiwan && controls(state, Us, Country::Taiwan)
    };
    for side in Side::BOTH {
        let (mut mine, mut theirs) = (0, 0);
        let (mut my_battlegrounds, mut their_battlegrounds, mut battlegrounds) = (0, 0, 0);
        let mut beside = 0;
        for row in COUNTRIES.iter().filter(|row| row.region == region) {
            battlegrounds += i32::from(is_battleground(row));
            if counts(side, row.country) {
                mine += 1;
                my_battlegrounds += i32::from(is_battleground(row));
                beside += i32::from(row.superpower == Some(side.opponent()));
            }
            if counts(side.opponent(), row.country) {
                theirs += 1;
                their_battlegrounds += i32::from(is_battleground(row));
            }
        }
        let (presence, domination, control) = match region {
            Region::Europe => (3, 7, 0),
            Region::Asia => (3, 7, 9),
            Region::MiddleEast => (3, 5, 7),
            Region::Africa => (1, 4, 6),
            Region::CentralAmerica => (1, 3, 5),
            Region::SouthAmerica => (2, 5, 6),
        };
        let has_control = mine > theirs && my_battlegrounds == battlegrounds;
        let has_domination = mine > theirs
            && my_battlegrounds > their_battlegrounds
            && my_battlegrounds > 0
            && my_battlegrounds < mine;
        let base = if has_control {
            scored.controlled_by = Some(side);
            control
        } else if has_domination {
            domination
        } else if mine > 0 {
            presence
        } else {
            0
        };
        let points = base + my_battlegrounds + beside;
        match side {
            Us => scored.us = points,
            Ussr => scored.ussr = points,
        }
    }
    scored
}

/// Southeast Asia: a point for each country, two for Thailand.
pub fn score_southeast_asia(state: &State) -> i32 {
    let mut difference = 0;
    for row in COUNTRIES.iter().filter(|row| row.subregion == Subregion::SoutheastAsia) {
        let worth = if row.country == Country::Thailand { 2 } else { 1 };
        if controls(state, Us, row.country) {
            difference += worth;
        }
        if controls(state, Ussr, row.country) {
            difference -= worth;
        }
    }
    difference
}
