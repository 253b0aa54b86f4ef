//! 7.6: war events.

use crate::cards::CardId;
use crate::decision::Tabletop;
use crate::fact::Fact;
use crate::map::Country;
use crate::rules::first_edition;
use crate::rules::modifier::{Cause, Modifiers};
use crate::side::Side;
use crate::state::State;

/// The terms of a war card.
#[derive(Clone, Copy, Debug)]
pub struct War {
    /// Success on this or more.
    pub needed: u8,
    pub military_ops: u8,
    pub points: u8,
    pub harder: Harder,
}

impl War {
    pub const fn new(needed: u8, military_ops: u8, points: u8) -> War {
        War { needed, military_ops, points, harder: Harder::Never }
    }

    pub const fn harder(mut self, harder: Harder) -> War {
        self.harder = harder;
        self
    }
}

/// What makes one war harder than 7.6 says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Harder {
    Never,
    /// Arab-Israeli War: the target itself counts as a neighbour if the enemy controls it.
    IfTargetIsControlled,
    /// 12.4.2, Korean War: the Chinese Civil War is not won.
    WhileCivilWarIsOpen,
}

/// A war before its die is cast.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WarRoll {
    pub by: Side,
    pub card: CardId,
    pub target: Country,
    pub modifiers: Modifiers,
    /// Die and modifiers must reach this.
    pub needed: u8,
}

impl WarRoll {
    pub fn is_won(&self, die: u8) -> bool {
        die as i8 + self.modifiers.sum() >= self.needed as i8
    }

    /// The lowest die that wins, if one does.
    pub fn least(&self) -> Option<u8> {
        (1..=6).find(|&die| self.is_won(die))
    }
}

impl State {
    /// The war that `card` lets `by` make on `target`; nothing if it is no war card.
    pub fn war(&self, by: Side, card: CardId, target: Country) -> Option<WarRoll> {
        let terms = self.card(card).war?;
        let modifiers = self.war_modifiers(by, target, terms.harder);
        Some(WarRoll { by, card, target, modifiers, needed: terms.needed })
    }

    /// −1 for each neighbour that the attacker's enemy controls, and for the enemy's superpower if it is a neighbour (2.1.5).
    pub fn war_modifiers(&self, by: Side, target: Country, harder: Harder) -> Modifiers {
        let enemy = by.opponent();
        let neighbours = (target.neighbours() & self.controlled[enemy]).len() as i8;
        let superpower = target.superpower() == Some(enemy);
        let itself = harder == Harder::IfTargetIsControlled && self.controls(enemy, target);
        let civil_war = harder == Harder::WhileCivilWarIsOpen && self.is_civil_war_open();
        // 2.1.5 and card 13 of the first edition: neighbouring countries and nothing else.
        let deluxe = !self.options.is_first_edition();
        Modifiers::of([
            (-neighbours, Cause::Neighbours),
            (-i8::from(deluxe && superpower), Cause::Superpower),
            (-i8::from(deluxe && itself), Cause::Target),
            (-i8::from(civil_war), Cause::ChineseCivilWar),
        ])
    }
}

/// The die of the war that `card` lets `by` make: on success the enemy's influence changes sides and points are won; military
/// operations count in any case (8.2.3). No DEFCON change.
pub fn resolve(t: &mut Tabletop<'_>, by: Side, card: CardId, target: Country, die: u8) {
    let (Some(terms), Some(war)) = (t.card(card).war, t.war(by, card, target)) else { return };
    let won = war.is_won(die);
    t.note(Fact::War { card, by, target, die, modifiers: war.modifiers, needed: war.needed, won });
    if won {
        let taken = t.remove_all(by.opponent(), target);
        t.add(by, target, taken);
        t.gain(by, terms.points);
        if t.is_over() {
            return;
        }
    }
    let military_ops = first_edition::war_military_ops(t, by, terms.military_ops);
    t.add_military_ops(by, military_ops);
}

#[cfg(test)]
mod tests {
    use super::Harder;
    use crate::map::Country;
    use crate::side::{Us, Ussr};
    use crate::testkit::board;

    #[test]
    fn the_enemy_superpower_counts_as_a_neighbour() {
        // Ruling 54, 2.1.5.
        let g = board("us=guatemala:1 ussr=iran:2");
        assert_eq!(g.state.war_modifiers(Ussr, Country::Mexico, Harder::Never).sum(), -2);
        assert_eq!(g.state.war_modifiers(Us, Country::Mexico, Harder::Never).sum(), 0);
        assert_eq!(g.state.war_modifiers(Us, Country::Afghanistan, Harder::Never).sum(), -2);
    }
}
