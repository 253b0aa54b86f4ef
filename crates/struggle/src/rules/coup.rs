//! 6.3: coup attempts.

use crate::decision::{Frame, Table, Zone};
use crate::effects::Effect;
use crate::fact::Fact;
use crate::map::{Country, CountrySet};
use crate::side::{Side, Us, Ussr};
use crate::state::{Ending, State};

impl State {
    /// 6.3.1: a target needs enemy influence; DEFCON (unless the coup is free, 6.3.5) and pacts may close it, and The
    /// Reformer keeps the USSR from couping in Europe.
    pub fn coup_targets(&self, by: Side, zone: Zone, free: bool) -> CountrySet {
        let mut open = (self.present[by.opponent()] & zone.countries(self)) - self.protected_from(by);
        if by == Ussr && self.has(Effect::Reformer) {
            open = open - CountrySet::EUROPE;
        }
        // 6.3.5 is not in the first edition.
        if free && !self.options.is_first_edition() { open } else { open - self.closed_by_defcon() }
    }

    /// What events add to or take from the coup die of `by` in `target`.
    pub fn coup_modifier(&self, by: Side, target: Country) -> i8 {
        let mut modifier = -i8::from(self.has(Effect::Salt));
        if CountrySet::LATIN_AMERICA.contains(target) {
            modifier += i8::from(self.has(Effect::death_squads_for(by)));
            modifier -= i8::from(self.has(Effect::death_squads_for(by.opponent())));
        }
        modifier
    }
}

/// `by` names the target. Under the Cuban Missile Crisis that is already the end.
pub fn declare(t: &mut Table<'_>, by: Side, target: Country, points: u8, free: bool) {
    if t.has(Effect::missile_crisis_on(by)) && !t.options.departures.crisis_coup_rolled {
        t.win(Some(by.opponent()), Ending::MissileCrisis);
        return;
    }
    t.push(Frame::CoupRoll { by, target, points, free });
}

/// The die is cast. Order: influence, military operations, DEFCON, then whoever is paid for coups.
pub fn resolve(t: &mut Table<'_>, by: Side, target: Country, points: u8, free: bool, die: u8) {
    let modifier = t.coup_modifier(by, target);
    // 6.3.2: die and operations above twice the stability.
    let result = (die + points) as i8 + modifier - 2 * target.stability() as i8;
    t.note(Fact::Coup { by, target, die, points, modifier, result });
    t.last_coup = target;
    t.last_coup_removed = 0;
    if result > 0 {
        let removed = t.remove(by.opponent(), target, result as u8);
        t.last_coup_removed = removed;
        t.add(by, target, result as u8 - removed);
    }
    if !free {
        // 6.3.3; 8.2.5: free coups do not count.
        t.add_military_ops(by, points);
    }
    if t.has(Effect::missile_crisis_on(by)) {
        // Only as a departure of the official digital edition: by the books the game is over before the roll.
        t.win(Some(by.opponent()), Ending::MissileCrisis);
        return;
    }
    let spared = by == Us && t.has(Effect::NuclearSubs);
    if target.is_battleground() && !spared {
        // 6.3.4
        t.degrade_defcon();
    }
    if by == Us && t.has(Effect::YuriAndSamantha) {
        t.note(Fact::Acts(Effect::YuriAndSamantha));
        t.gain(Ussr, 1);
    }
}
