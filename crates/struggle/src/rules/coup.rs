//! 6.3: coup attempts.

use crate::cards::CardId;
use crate::decision::{Frame, Tabletop, Zone};
use crate::effects::Effect;
use crate::fact::Fact;
use crate::map::{Country, CountrySet};
use crate::rules::modifier::{Cause, Modifiers};
use crate::side::{BySide, Side, Us, Ussr};
use crate::state::{Ending, Result, State};

/// A coup before its die is cast.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Coup {
    pub by: Side,
    pub target: Country,
    /// Operations points, regional bonuses included.
    pub points: u8,
    pub modifiers: Modifiers,
    /// Influence in the target before it.
    pub before: BySide<u8>,
    /// 6.3.4: the attempt lowers DEFCON, whatever the die says.
    pub degrades_defcon: bool,
}

/// What a coup changes in its target.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CoupChange {
    /// Enemy influence removed.
    pub removed: u8,
    /// Own influence added.
    pub added: u8,
    /// Influence in the target after it.
    pub after: BySide<u8>,
}

impl Coup {
    /// 6.3.2: by how much die, operations and modifiers exceed twice the stability; the coup succeeds above 0.
    #[inline]
    pub fn result(&self, die: u8) -> i8 {
        (die + self.points) as i8 + self.modifiers.sum() - 2 * self.target.stability() as i8
    }

    /// 6.3.2: the result takes away enemy influence; what is left of it becomes influence of one's own.
    #[inline]
    pub fn change(&self, die: u8) -> CoupChange {
        let points = self.result(die).max(0) as u8;
        let enemy = self.by.opponent();
        let removed = points.min(self.before[enemy]);
        let added = points - removed;
        let mut after = self.before;
        after[enemy] -= removed;
        after[self.by] += added;
        CoupChange { removed, added, after }
    }

    /// The lowest die that changes anything, if one does.
    pub fn least(&self) -> Option<u8> {
        (1..=6).find(|&die| self.result(die) > 0)
    }
}

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
    #[inline]
    pub fn coup_modifiers(&self, by: Side, target: Country) -> Modifiers {
        let latin = CountrySet::LATIN_AMERICA.contains(target);
        let squads = |side: Side| i8::from(latin && self.has(Effect::death_squads_for(side)));
        Modifiers::of([
            (-i8::from(self.has(Effect::Salt)), Cause::Card(CardId::SaltNegotiations)),
            (squads(by), Cause::Card(CardId::LatinAmericanDeathSquads)),
            (-squads(by.opponent()), Cause::Card(CardId::LatinAmericanDeathSquads)),
        ])
    }

    /// The coup of `by` in `target` with `points`, regional bonuses included.
    #[inline]
    pub fn coup(&self, by: Side, target: Country, points: u8) -> Coup {
        Coup {
            by,
            target,
            points,
            modifiers: self.coup_modifiers(by, target),
            before: self.influence_in(target),
            degrades_defcon: target.is_battleground() && !self.coups_spare_defcon(by),
        }
    }

    /// Nuclear Subs: the coups of `by` leave DEFCON alone.
    pub fn coups_spare_defcon(&self, by: Side) -> bool {
        by == Us && self.has(Effect::NuclearSubs)
    }

    /// The Cuban Missile Crisis: any coup of `by` loses the game.
    pub fn is_barred_from_coups(&self, by: Side) -> bool {
        self.has(Effect::missile_crisis_on(by))
    }

    /// Does the attempt end the game, whatever the die says? Under the Cuban Missile Crisis, or by DEFCON 1, for which the
    /// phasing player answers (8.1.3).
    pub fn ended_by_coup(&self, coup: &Coup) -> Option<Result> {
        if self.is_barred_from_coups(coup.by) {
            return Some(Result { winner: Some(coup.by.opponent()), ending: Ending::MissileCrisis });
        }
        let lost = coup.degrades_defcon && self.defcon <= 2;
        lost.then(|| Result { winner: Some(self.phasing.opponent()), ending: Ending::Defcon })
    }
}

/// `by` names the target. Under the Cuban Missile Crisis that is already the end.
pub fn declare(t: &mut Tabletop<'_>, by: Side, target: Country, points: u8, free: bool) {
    if t.is_barred_from_coups(by) && !t.options.departures.crisis_coup_rolled {
        t.win(Some(by.opponent()), Ending::MissileCrisis);
        return;
    }
    t.push(Frame::CoupRoll { by, target, points, free });
}

/// The die is cast. Order: influence, military operations, DEFCON, then whoever is paid for coups.
pub fn resolve(t: &mut Tabletop<'_>, by: Side, target: Country, points: u8, free: bool, die: u8) {
    let coup = t.coup(by, target, points);
    let result = coup.result(die);
    t.note_with(|s| {
        let modifiers = s.coup_modifiers(by, target);
        Fact::Coup { by, target, die, points, modifiers, result }
    });
    let change = coup.change(die);
    t.last_coup = target;
    t.last_coup_removed = change.removed;
    if change.removed > 0 {
        t.remove(by.opponent(), target, change.removed);
    }
    t.add(by, target, change.added);
    if !free {
        // 6.3.3; 8.2.5: free coups do not count.
        t.add_military_ops(by, points);
    }
    if t.is_barred_from_coups(by) {
        // Only as a departure of the official digital edition: by the books the game is over before the roll.
        t.win(Some(by.opponent()), Ending::MissileCrisis);
        return;
    }
    if coup.degrades_defcon {
        t.degrade_defcon();
    }
    if by == Us && t.has(Effect::YuriAndSamantha) {
        t.note(Fact::Acts(Effect::YuriAndSamantha));
        t.gain(Ussr, 1);
    }
}
