//! 6.1: placing influence with operations points, one at a time.

use crate::decision::{Frame, Split, Tabletop};
use crate::effects::{Effect, Effects};
use crate::map::{Country, CountrySet, Region};
use crate::side::{Side, Ussr};
use crate::state::State;

/// A placement under way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Placement {
    pub by: Side,
    pub spent: u8,
    pub points: u8,
    /// The China Card: +1 if all is spent in Asia.
    pub china: bool,
    /// Everything so far went to Asia.
    pub asia: bool,
    /// Everything so far went to Southeast Asia.
    pub southeast: bool,
    pub split: Split,
}

/// 6.1.2: what a point of influence costs in a country that the opponent controls, or does not.
#[inline]
pub const fn cost(opponent_controls: bool) -> u8 {
    if opponent_controls { 2 } else { 1 }
}

impl State {
    /// 6.1.1, 6.1.4: with or beside influence that lies there now, and beside its superpower.
    // Asked for both sides at every round: together they cost a third less than one after the other.
    #[inline]
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

    /// 6.1.2: what the next point of `side` costs in a country.
    pub fn influence_cost(&self, side: Side, country: Country) -> u8 {
        cost(self.controls(side.opponent(), country))
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
            legal = legal - self.marks.rolled_in();
        }
        legal & reach
    }
}

/// A round or a headline begins: reach is judged now and stays for all of it.
pub fn fix_reach(t: &mut Tabletop<'_>) {
    t.reach = crate::side::BySide::new(t.reach_of(crate::side::Us), t.reach_of(Ussr));
}

/// The next point goes to `country`.
pub fn place(t: &mut Tabletop<'_>, p: Placement, country: Country) {
    let cost = t.influence_cost(p.by, country);
    t.add(p.by, country, 1);
    let asia = p.asia && CountrySet::ASIA.contains(country);
    let southeast = p.southeast && CountrySet::SOUTHEAST_ASIA.contains(country);
    t.marks.place_in(country);
    go_on(t, Placement { spent: p.spent + cost, asia, southeast, split: p.split.after_spending(), ..p });
}

/// Asks for the next point, if one can still be placed.
pub fn go_on(t: &mut Tabletop<'_>, p: Placement) {
    if !t.legal_influence(&p).is_empty() || t.may_place_in_civil_war(&p) || t.may_turn_to_realignment(&p) {
        t.push(Frame::Influence(p));
    }
}
