//! 6.1: placing influence with operations points, one at a time.

use crate::decision::{Frame, Split, Table};
use crate::effects::{Effect, Effects};
use crate::map::{Country, CountrySet, Region};
use crate::side::{Side, Ussr};
use crate::state::State;

/// 12.2: this many points win the Chinese Civil War.
pub const CHINESE_CIVIL_WAR: u8 = 3;

/// A placement under way.
#[derive(Clone, Copy, Debug)]
pub struct Placement {
    pub by: Side,
    pub spent: u8,
    pub points: u8,
    pub china: bool,
    pub asia: bool,
    pub southeast: bool,
    pub split: Split,
}

impl State {
    /// 6.1.1, 6.1.4: with or beside influence that lies there now, and beside its superpower.
    pub fn reach_of(&self, side: Side) -> CountrySet {
        let from = self.present[side];
        from | from.neighbours() | CountrySet::next_to(side)
    }

    /// Where `side` may place with operations in this round.
    pub fn within_reach(&self, side: Side) -> CountrySet {
        let mut reach = self.reach[side];
        if side == Ussr && self.effects.meets(Effects::CHERNOBYL) {
            // Chernobyl bars a region to USSR operations.
            for region in Region::ALL {
                if self.has(Effect::chernobyl(region)) {
                    reach = reach - region.countries();
                }
            }
        }
        reach
    }

    /// 6.1.2: 2 points in a country that the opponent controls, else 1.
    pub fn influence_cost(&self, side: Side, country: Country) -> u8 {
        if self.controls(side.opponent(), country) { 2 } else { 1 }
    }

    /// Where the next point may go.
    pub fn legal_influence(&self, p: &Placement) -> CountrySet {
        const REST: CountrySet = CountrySet::ASIA;
        let reach = self.within_reach(p.by);
        let dear = self.controlled[p.by.opponent()];
        let cheap = !dear;
        let mut legal = CountrySet::EMPTY;
        let zones = [
            (!REST, 0),
            (
                CountrySet::ASIA - CountrySet::SOUTHEAST_ASIA,
                self.regional_bonus(p.by, p.china, p.asia, false),
            ),
            (CountrySet::SOUTHEAST_ASIA, self.regional_bonus(p.by, p.china, p.asia, p.southeast)),
        ];
        for (zone, bonus) in zones {
            let left = (p.points + bonus).saturating_sub(p.spent);
            if left >= 1 {
                legal |= zone & cheap;
            }
            if left >= 2 {
                legal |= zone & dear;
            }
        }
        if p.split != Split::Never {
            // Designers' rule: not where a realignment was rolled in this round.
            legal = legal - self.chosen_twice;
        }
        legal & reach
    }

    /// 12.1: may the next point go into the box of the Chinese Civil War? It is part of Asia and beside the USSR.
    pub fn may_place_in_civil_war(&self, p: &Placement) -> bool {
        p.by == Ussr
            && self.options.chinese_civil_war
            && self.chinese_civil_war < CHINESE_CIVIL_WAR
            && !self.has(Effect::ChernobylAsia)
            && p.points + self.regional_bonus(p.by, p.china, p.asia, false) > p.spent
    }
}

/// A round or a headline begins: reach is judged now and stays for all of it.
pub fn fix_reach(t: &mut Table<'_>) {
    t.reach = crate::side::BySide::new(t.reach_of(crate::side::Us), t.reach_of(Ussr));
}

/// The next point goes to `country`.
pub fn place(t: &mut Table<'_>, p: Placement, country: Country) {
    let cost = t.influence_cost(p.by, country);
    t.add(p.by, country, 1);
    let asia = p.asia && CountrySet::ASIA.contains(country);
    let southeast = p.southeast && CountrySet::SOUTHEAST_ASIA.contains(country);
    t.chosen_once.insert(country);
    go_on(t, Placement { spent: p.spent + cost, asia, southeast, split: p.split.after_spending(), ..p });
}

/// A point goes into the box of the Chinese Civil War (12.2); the third brings The China Card (12.3).
pub fn place_in_civil_war(t: &mut Table<'_>, p: Placement) {
    t.chinese_civil_war += 1;
    let influence = t.chinese_civil_war;
    t.note(crate::fact::Fact::ChineseCivilWar { influence });
    if influence == CHINESE_CIVIL_WAR && t.china.holder.is_none() {
        t.pass_china(Ussr, true);
    }
    go_on(t, Placement { spent: p.spent + 1, southeast: false, split: p.split.after_spending(), ..p });
}

/// Asks for the next point, if one can still be placed.
pub fn go_on(t: &mut Table<'_>, p: Placement) {
    if !t.legal_influence(&p).is_empty() || t.may_place_in_civil_war(&p) || t.may_turn_to_realignment(&p) {
        t.push(p.frame());
    }
}

impl Placement {
    pub const fn frame(self) -> Frame {
        let Placement { by, spent, points, china, asia, southeast, split } = self;
        Frame::Influence { by, spent, points, china, asia, southeast, split }
    }
}
