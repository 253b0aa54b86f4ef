//! Chapter 10.1: what a region is worth.

use crate::decision::Tabletop;
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
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Amendments {
    /// Formosan Resolution: Taiwan is a battleground if the US controls it.
    pub taiwan: bool,
    /// Shuttle Diplomacy: a battleground that does not count for the USSR.
    pub shuttle: Option<Country>,
}

/// One side's share of a scoring, with what it is made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Share {
    pub level: Level,
    /// Points for the level.
    pub level_points: i8,
    /// 10.1.2: controlled battlegrounds, a point each.
    pub battlegrounds: CountrySet,
    /// 10.1.2: controlled countries beside the enemy superpower, a point each.
    pub bordering: CountrySet,
}

impl Share {
    pub const fn points(&self) -> i8 {
        self.level_points + self.battlegrounds.len() as i8 + self.bordering.len() as i8
    }
}

/// A region as it is scored.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Scoring {
    pub region: Region,
    pub amendments: Amendments,
    pub shares: BySide<Share>,
}

impl Scoring {
    /// What the marker moves (10.2.3): positive for the US.
    pub const fn difference(&self) -> i8 {
        self.shares.us.points() - self.shares.ussr.points()
    }

    /// Control of Europe wins the game (10.3.1, 10.3.2).
    pub fn winner(&self) -> Option<Side> {
        let controls = |side: &Side| self.shares[*side].level == Level::Control;
        if self.region == Region::Europe { Side::BOTH.into_iter().find(controls) } else { None }
    }
}

/// 10.3.2: the final scoring as it would be now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FinalScoring {
    pub regions: [Scoring; 6],
    /// Who has the point of The China Card.
    pub china: Option<Side>,
}

impl FinalScoring {
    /// Control of Europe.
    pub fn winner(&self) -> Option<Side> {
        self.regions.iter().find_map(Scoring::winner)
    }

    /// What the marker moves: positive for the US.
    pub fn difference(&self) -> i8 {
        let china = match self.china {
            Some(Us) => 1,
            Some(Ussr) => -1,
            None => 0,
        };
        china + self.regions.iter().map(Scoring::difference).sum::<i8>()
    }
}

impl State {
    /// What a scoring card or the final scoring is amended by now; `shuttle` is chosen for one scoring card.
    pub fn amendments(&self, shuttle: Option<Country>) -> Amendments {
        Amendments { taiwan: self.has(Effect::FormosanResolution), shuttle }
    }

    /// The level of each side and its points before the difference is taken.
    pub fn score(&self, region: Region, amendments: Amendments) -> Scoring {
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
            let level_points = match level {
                Level::Nothing => 0,
                Level::Presence => presence,
                Level::Domination => domination,
                Level::Control => control,
            };
            Share {
                level,
                level_points,
                battlegrounds: mine & battlegrounds,
                bordering: beside[side] & CountrySet::next_to(side.opponent()),
            }
        };
        Scoring { region, amendments, shares: BySide::new(share(Us), share(Ussr)) }
    }

    /// Southeast Asia Scoring: the points of either side.
    pub fn southeast_asia_points(&self) -> BySide<i8> {
        let points = |side: Side| {
            let held = self.controlled[side] & CountrySet::SOUTHEAST_ASIA;
            held.len() as i8 + i8::from(held.contains(Country::Thailand))
        };
        BySide::new(points(Us), points(Ussr))
    }

    /// 10.3.2: every region, then The China Card.
    pub fn final_scoring(&self) -> FinalScoring {
        let amendments = self.amendments(None);
        FinalScoring {
            regions: Region::ALL.map(|region| self.score(region, amendments)),
            china: self.china.holder,
        }
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
        self.score(region, Amendments::default()).shares[side].level >= Level::Domination
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
pub fn score_region(t: &mut Tabletop<'_>, region: Region, amendments: Amendments) {
    let scoring = t.score(region, amendments);
    report(t, &scoring);
    match scoring.winner() {
        Some(side) => t.win(Some(side), Ending::EuropeControl),
        None => t.gain_difference(scoring.difference()),
    }
}

fn report(t: &mut Tabletop<'_>, scoring: &Scoring) {
    let BySide { us, ussr } = &scoring.shares;
    t.note(Fact::Scored { region: scoring.region, us: us.points(), ussr: ussr.points() });
}

/// 10.3.2: 20 points are not a win before all is counted; Control of Europe comes first.
pub fn final_scoring(t: &mut Tabletop<'_>) {
    t.note(Fact::FinalScoring);
    let scoring = t.final_scoring();
    for region in &scoring.regions {
        report(t, region);
        if let Some(side) = region.winner() {
            t.win(Some(side), Ending::EuropeControl);
            return;
        }
    }
    let difference = scoring.difference();
    let side = if difference > 0 { Us } else { Ussr };
    t.gain_without_test(side, difference.unsigned_abs());
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
pub fn score_with_shuttle(t: &mut Tabletop<'_>, region: Region, shuttle: Option<Country>) {
    if t.has(Effect::ShuttleDiplomacy) {
        t.end(Effect::ShuttleDiplomacy);
        let card = crate::cards::CardId::ShuttleDiplomacy;
        t.table.remove(card);
        t.discard.insert(card);
    }
    if let Some(country) = shuttle {
        t.note(Fact::Names { side: Us, country });
    }
    let amendments = t.amendments(shuttle);
    score_region(t, region, amendments);
}
