//! Chapter 10.1: what a region is worth.

use crate::decision::Table;
use crate::effects::Effect;
use crate::fact::Fact;
use crate::map::{Country, CountrySet, Region};
use crate::options::Scenario;
use crate::side::{BySide, Side, Us, Ussr};
use crate::state::{Ending, State};

/// How strong a side is in a region (10.1.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Level {
    Nothing,
    Presence,
    Domination,
    Control,
}

/// What events change in one scoring.
#[derive(Clone, Copy, Debug, Default)]
pub struct Amendments {
    /// Formosan Resolution: Taiwan is a battleground if the US controls it.
    pub taiwan: bool,
    /// Shuttle Diplomacy: a battleground that does not count for the USSR.
    pub shuttle: Option<Country>,
}

/// One side's share of a scoring.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Share {
    pub level: Level,
    pub points: i8,
}

impl State {
    /// The level of each side and its points before the difference is taken.
    pub fn score(&self, region: Region, amendments: Amendments) -> BySide<Share> {
        let countries = region.countries();
        let mut battlegrounds = countries & CountrySet::BATTLEGROUNDS;
        if amendments.taiwan && region == Region::Asia && self.controls(Us, Country::Taiwan) {
            battlegrounds.insert(Country::Taiwan);
        }
        let mut held = BySide::new(self.controlled.us & countries, self.controlled.ussr & countries);
        let mut beside = held;
        if let Some(taken) = amendments.shuttle {
            // Not a country, not a battleground and not adjacent for the USSR; still needed for Control.
            held.ussr.remove(taken);
            if !self.options.departures.shuttle_keeps_adjacency {
                beside.ussr.remove(taken);
            }
        }
        let share = |side: Side| {
            let (mine, theirs) = (held[side], held[side.opponent()]);
            let level = level(mine, theirs, battlegrounds);
            let (presence, domination, control) = region.points();
            let base = match level {
                Level::Nothing => 0,
                Level::Presence => presence,
                Level::Domination => domination,
                Level::Control => control,
            };
            let adjacent = beside[side] & CountrySet::next_to(side.opponent());
            // 10.1.2: +1 for each battleground, +1 for each country beside the enemy superpower.
            let bonus = ((mine & battlegrounds).len() + adjacent.len()) as i8;
            Share { level, points: base + bonus }
        };
        BySide::new(share(Us), share(Ussr))
    }

    /// Who wins when the game ends by its score: the side ahead, nobody at 0 (10.3.2). `late_war_rule`: in the Late War
    /// scenario the US then needs 20 points.
    pub fn leader_at_the_end(&self, late_war_rule: bool) -> Option<Side> {
        if late_war_rule && self.options.scenario == Scenario::LateWar {
            return Some(if self.vp >= 20 { Us } else { Ussr });
        }
        match self.vp {
            0 => None,
            1.. => Some(Us),
            _ => Some(Ussr),
        }
    }

    /// Does `side` dominate or control the region, by the plain rule (Summit)?
    pub fn dominates(&self, side: Side, region: Region) -> bool {
        self.score(region, Amendments::default())[side].level >= Level::Domination
    }
}

fn level(mine: CountrySet, theirs: CountrySet, battlegrounds: CountrySet) -> Level {
    if mine.is_empty() {
        return Level::Nothing;
    }
    let (my_battlegrounds, their_battlegrounds) = (mine & battlegrounds, theirs & battlegrounds);
    let more = mine.len() > theirs.len();
    if more && my_battlegrounds == battlegrounds {
        return Level::Control;
    }
    let mixed = !my_battlegrounds.is_empty() && my_battlegrounds != mine;
    if more && mixed && my_battlegrounds.len() > their_battlegrounds.len() {
        return Level::Domination;
    }
    Level::Presence
}

/// A scoring card (10.1): Control of Europe wins at once, else the difference moves the marker.
pub fn score_region(t: &mut Table<'_>, region: Region, amendments: Amendments) {
    if let Some(difference) = scored(t, region, amendments) {
        t.gain_difference(difference);
    }
}

/// The difference, or nothing if the scoring ended the game.
fn scored(t: &mut Table<'_>, region: Region, amendments: Amendments) -> Option<i8> {
    let shares = t.score(region, amendments);
    t.note(Fact::Scored { region, us: shares.us.points, ussr: shares.ussr.points });
    if region == Region::Europe {
        for side in Side::BOTH {
            if shares[side].level == Level::Control {
                t.win(Some(side), Ending::EuropeControl);
                return None;
            }
        }
    }
    Some(shares.us.points - shares.ussr.points)
}

/// 10.3.2: every region, then The China Card; 20 points are not a win before all is counted.
pub fn final_scoring(t: &mut Table<'_>) {
    t.note(Fact::FinalScoring);
    let amendments = Amendments { taiwan: t.has(Effect::FormosanResolution), shuttle: None };
    let mut difference = 0;
    for region in Region::ALL {
        match scored(t, region, amendments) {
            Some(points) => difference += points,
            None => return,
        }
    }
    difference += match t.china.holder {
        Some(Us) => 1,
        Some(Ussr) => -1,
        None => 0,
    };
    let winner = if difference > 0 { Us } else { Ussr };
    t.gain_without_test(winner, difference.unsigned_abs());
    let winner = t.leader_at_the_end(true);
    t.win(winner, Ending::FinalScoring);
}

/// Shuttle Diplomacy: the USSR battlegrounds of the region that the US may take out of the count.
pub fn shuttle_targets(s: &State, region: Region) -> CountrySet {
    if s.has(Effect::ShuttleDiplomacy) {
        s.controlled.ussr & region.countries() & CountrySet::BATTLEGROUNDS
    } else {
        CountrySet::EMPTY
    }
}

/// An Asia or Middle East scoring card, with what Formosan Resolution and Shuttle Diplomacy change. Shuttle Diplomacy
/// goes to the discards with the first of them, whether or not it found a battleground.
pub fn score_with_shuttle(t: &mut Table<'_>, region: Region, shuttle: Option<Country>) {
    if t.has(Effect::ShuttleDiplomacy) {
        t.end(Effect::ShuttleDiplomacy);
        let card = crate::cards::CardId::ShuttleDiplomacy;
        t.table.remove(card);
        t.discard.insert(card);
    }
    if let Some(country) = shuttle {
        t.note(Fact::Names { side: Us, country });
    }
    let taiwan = t.has(Effect::FormosanResolution);
    score_region(t, region, Amendments { taiwan, shuttle });
}
