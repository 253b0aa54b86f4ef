//! 6.2: realignment rolls, one after the other.

use crate::cards::CardId;
use crate::decision::{Tabletop, Zone};
use crate::effects::Effect;
use crate::fact::Fact;
use crate::map::{Country, CountrySet};
use crate::rules::modifier::{Cause, Modifiers};
use crate::side::{BySide, Side, Us, Ussr};
use crate::state::State;

impl State {
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
        // 8.1.5 of the first edition knows no exception for what is free.
        let obeys = self.options.is_first_edition() && self.options.rules.first_edition_closes_realignments();
        if free && !obeys { open } else { open - self.closed_to_realignments() }
    }

    /// 6.2.2: what both sides add to their dice: +1 for each controlled neighbour, for more influence in the target, for
    /// an adjacent superpower; −1 for the US under Iran-Contra.
    #[inline]
    pub fn realignment_modifiers(&self, target: Country) -> BySide<Modifiers> {
        let of = |side: Side| {
            let neighbours = (target.neighbours() & self.controlled[side]).len() as i8;
            let more = self.influence(side, target) > self.influence(side.opponent(), target);
            let scandal = side == Us && self.has(Effect::IranContra);
            Modifiers::of([
                (neighbours, Cause::Neighbours),
                (i8::from(more), Cause::Influence),
                (i8::from(target.superpower() == Some(side)), Cause::Superpower),
                (-i8::from(scandal), Cause::Card(CardId::IranContraScandal)),
            ])
        };
        BySide::new(of(Us), of(Ussr))
    }

    /// The realignment of `target` that `by` rolls.
    #[inline]
    pub fn realignment(&self, by: Side, target: Country) -> Realignment {
        Realignment {
            by,
            target,
            modifiers: self.realignment_modifiers(target),
            before: self.influence_in(target),
            is_safe: self.options.realign_safe,
        }
    }
}

/// A realignment before its dice are cast.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Realignment {
    pub by: Side,
    pub target: Country,
    pub modifiers: BySide<Modifiers>,
    /// Influence in the target before it.
    pub before: BySide<u8>,
    /// Designers' rule: the active player loses nothing in a realignment of their own.
    pub is_safe: bool,
}

/// Influence that a realignment takes away.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Loss {
    pub side: Side,
    pub points: u8,
}

impl Realignment {
    /// 6.2.2: the lower total loses the difference, as far as it has influence; nothing if nothing is lost. `ahead`: by
    /// how much the US die is above that of the USSR.
    #[inline]
    pub fn loss(&self, ahead: i8) -> Option<Loss> {
        let lead = ahead + self.modifiers.us.sum() - self.modifiers.ussr.sum();
        let side = if lead > 0 { Ussr } else { Us };
        let points = lead.unsigned_abs().min(self.before[side]);
        let spared = self.is_safe && side == self.by;
        (points > 0 && !spared).then_some(Loss { side, points })
    }
}

/// Both dice are cast.
pub fn resolve(t: &mut Tabletop<'_>, by: Side, target: Country, us_die: u8, ussr_die: u8) {
    let realignment = t.realignment(by, target);
    t.note_with(|s| {
        let BySide { us: us_modifiers, ussr: ussr_modifiers } = s.realignment_modifiers(target);
        Fact::Realignment { by, target, us_die, us_modifiers, ussr_die, ussr_modifiers }
    });
    if let Some(loss) = realignment.loss(us_die as i8 - ussr_die as i8) {
        t.remove(loss.side, target, loss.points);
    }
}
