//! 6.2: realignment rolls, one after the other.

use crate::decision::{Table, Zone};
use crate::effects::Effect;
use crate::fact::Fact;
use crate::map::{Country, CountrySet};
use crate::side::{BySide, Side, Us, Ussr};
use crate::state::State;

impl State {
    /// 8.1.5: the regions that DEFCON closes to coups and realignments.
    pub fn closed_by_defcon(&self) -> CountrySet {
        const AT_4: CountrySet = CountrySet::EUROPE;
        const AT_3: CountrySet = AT_4.or(CountrySet::ASIA);
        const AT_2: CountrySet = AT_3.or(CountrySet::MIDDLE_EAST);
        match self.defcon {
            5.. => CountrySet::EMPTY,
            4 => AT_4,
            3 => AT_3,
            _ => AT_2,
        }
    }

    /// Countries that pacts keep `side` from attacking by coup or realignment: NATO and the US/Japan pact.
    pub fn protected_from(&self, side: Side) -> CountrySet {
        if side == Us {
            return CountrySet::EMPTY;
        }
        let mut safe = self.nato_countries();
        if self.has(Effect::UsJapanPact) {
            safe.insert(Country::Japan);
        }
        safe
    }

    /// US-controlled countries of Europe that NATO protects at the moment.
    pub fn nato_countries(&self) -> CountrySet {
        if !self.has(Effect::Nato) {
            return CountrySet::EMPTY;
        }
        let mut safe = CountrySet::EUROPE & self.controlled.us;
        if self.has(Effect::DeGaulle) {
            safe.remove(Country::France);
        }
        if self.has(Effect::WillyBrandt) {
            safe.remove(Country::WestGermany);
        }
        if self.has(Effect::NatoReferendum) {
            safe.remove(Country::SpainPortugal);
        }
        safe
    }

    /// 6.2.1: a target needs enemy influence; DEFCON and pacts may close it.
    pub fn realignment_targets(&self, by: Side, zone: Zone, free: bool) -> CountrySet {
        // 6.2.1 of the first edition asks for no influence in the target.
        let present =
            if self.options.is_first_edition() { CountrySet::WORLD } else { self.present[by.opponent()] };
        let open = (present & zone.countries(self)) - self.protected_from(by);
        if free || self.options.realign_any_defcon { open } else { open - self.closed_by_defcon() }
    }

    /// 6.2.2: +1 for each controlled neighbour, for more influence in the target, for an adjacent superpower; −1 for the
    /// US under Iran-Contra.
    pub fn realignment_modifiers(&self, target: Country) -> BySide<i8> {
        let of = |side: Side| {
            let neighbours = (target.neighbours() & self.controlled[side]).len() as i8;
            let more = self.influence(side, target) > self.influence(side.opponent(), target);
            let superpower = target.superpower() == Some(side);
            let scandal = side == Us && self.has(Effect::IranContra);
            neighbours + i8::from(more) + i8::from(superpower) - i8::from(scandal)
        };
        BySide::new(of(Us), of(Ussr))
    }
}

/// Both dice are cast.
pub fn resolve(t: &mut Table<'_>, by: Side, target: Country, us_die: u8, ussr_die: u8) {
    let modifiers = t.realignment_modifiers(target);
    t.note(Fact::Realignment {
        by,
        target,
        us_die,
        us_modifier: modifiers.us,
        ussr_die,
        ussr_modifier: modifiers.ussr,
    });
    let difference = us_die as i8 + modifiers.us - ussr_die as i8 - modifiers.ussr;
    let loser = match difference {
        0 => return,
        1.. => Ussr,
        _ => Us,
    };
    // Designers' rule: the active player loses nothing in his own realignment.
    if !(t.options.realign_safe && loser == by) {
        t.remove(loser, target, difference.unsigned_abs());
    }
}
