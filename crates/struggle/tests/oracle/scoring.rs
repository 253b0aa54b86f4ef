//! Chapter 10: scoring a region, the end of the game.

use detente_struggle::cards::CardId;
use detente_struggle::effects::Effect;
use detente_struggle::map::{Country, CountrySet, Region};
use detente_struggle::options::Scenario;
use detente_struggle::side::{Side, Us, Ussr};
use detente_struggle::state::Ending;

use super::facts::{self, FACTS};
use super::table::{Oracle, Step};
use super::world::{World, filter};

#[derive(Clone, Copy, PartialEq, PartialOrd)]
pub enum Level {
    Nothing,
    Presence,
    Domination,
    Control,
}

/// What a scoring looks at.
#[derive(Clone, Copy)]
pub struct Scored {
    pub region: Region,
    /// Formosan Resolution: Taiwan is a battleground for the US.
    pub formosan: bool,
    /// Shuttle Diplomacy: this battleground of the USSR does not count.
    pub shuttle: Option<Country>,
}

fn counted(w: &World, scored: Scored, side: Side) -> CountrySet {
    filter(facts::region(scored.region), |at| {
        w.controls(side, at) && !(side == Ussr && scored.shuttle == Some(at))
    })
}

fn battlegrounds(w: &World, scored: Scored) -> CountrySet {
    let mut set = FACTS.battlegrounds & facts::region(scored.region);
    if scored.formosan && scored.region == Region::Asia && w.controls(Us, Country::Taiwan) {
        set.insert(Country::Taiwan);
    }
    set
}

/// 10.1.1.
pub fn level(w: &World, scored: Scored, side: Side) -> Level {
    let grounds = battlegrounds(w, scored);
    let (own, other) = (counted(w, scored, side), counted(w, scored, side.opponent()));
    let more = own.len() > other.len();
    if more && (own & grounds) == grounds {
        Level::Control
    } else if more && (own & grounds).len() > (other & grounds).len() && !(own - grounds).is_empty() {
        Level::Domination
    } else if !own.is_empty() {
        Level::Presence
    } else {
        Level::Nothing
    }
}

/// 10.1.2: the level, a point for each battleground and for each country beside the enemy superpower.
fn points(w: &World, scored: Scored, side: Side) -> i8 {
    let own = counted(w, scored, side);
    let [presence, domination, control] = FACTS.scoring[scored.region as usize];
    let level = match level(w, scored, side) {
        Level::Nothing => 0,
        Level::Presence => presence,
        Level::Domination => domination,
        Level::Control => control,
    };
    let mut beside = filter(own, |at| facts::country(at).superpower == Some(side.opponent())).len() as i8;
    if w.options.departures.shuttle_keeps_adjacency
        && side == Ussr
        && scored.shuttle.is_some_and(|at| facts::country(at).superpower == Some(Us))
    {
        beside += 1;
    }
    level + (own & battlegrounds(w, scored)).len() as i8 + beside
}

impl Oracle<'_> {
    /// A scoring card of a region: only the difference moves the marker, then 20 is tested.
    pub fn score(&mut self, region: Region) -> Step {
        let mut scored = Scored { region, formosan: self.w.has(Effect::FormosanResolution), shuttle: None };
        let shuttled =
            matches!(region, Region::Asia | Region::MiddleEast) && self.w.has(Effect::ShuttleDiplomacy);
        if shuttled {
            let grounds = FACTS.battlegrounds & facts::region(region);
            scored.shuttle = self.country(Us, false, |w| filter(grounds, |at| w.controls(Ussr, at)))?;
            self.w.effects.remove(Effect::ShuttleDiplomacy);
            self.w.table.remove(CardId::ShuttleDiplomacy);
            self.w.discard.insert(CardId::ShuttleDiplomacy);
        }
        self.europe_may_win(scored)?;
        self.w.vp += points(&self.w, scored, Us) - points(&self.w, scored, Ussr);
        self.test_victory()
    }

    fn europe_may_win(&mut self, scored: Scored) -> Step {
        if scored.region == Region::Europe {
            for side in Side::BOTH {
                if level(&self.w, scored, side) == Level::Control {
                    return self.end(Some(side), Ending::EuropeControl);
                }
            }
        }
        Ok(())
    }

    /// Card 38: a point for each country, two for Thailand.
    pub fn score_southeast_asia(&mut self) -> Step {
        for at in FACTS.southeast_asia.iter() {
            let worth = if at == Country::Thailand { 2 } else { 1 };
            if self.w.controls(Us, at) {
                self.w.vp += worth;
            } else if self.w.controls(Ussr, at) {
                self.w.vp -= worth;
            }
        }
        self.test_victory()
    }

    /// 10.3.2.
    pub fn final_scoring(&mut self) -> Step {
        for region in Region::ALL {
            let scored = Scored { region, formosan: self.w.has(Effect::FormosanResolution), shuttle: None };
            self.europe_may_win(scored)?;
            self.w.vp += points(&self.w, scored, Us) - points(&self.w, scored, Ussr);
        }
        match self.w.china {
            Some(Us) => self.w.vp += 1,
            Some(Ussr) => self.w.vp -= 1,
            None => {}
        }
        let winner = self.leader_or_late_war_winner(true);
        self.end(winner, Ending::FinalScoring)
    }

    /// Who is ahead; in the Late War scenario the US needs 20 points where that rule applies.
    pub fn leader_or_late_war_winner(&self, us_needs_20: bool) -> Option<Side> {
        if self.w.options.scenario == Scenario::LateWar && us_needs_20 {
            return Some(if self.w.vp >= 20 { Us } else { Ussr });
        }
        match self.w.vp {
            1.. => Some(Us),
            0 => None,
            _ => Some(Ussr),
        }
    }
}
