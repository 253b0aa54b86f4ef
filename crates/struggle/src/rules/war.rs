//! 7.6: war events.

use crate::decision::Table;
use crate::fact::Fact;
use crate::map::Country;
use crate::rules::first_edition;
use crate::side::Side;
use crate::state::State;

/// The terms of a war card.
#[derive(Clone, Copy, Debug)]
pub struct War {
    /// Success on this or more.
    pub needed: u8,
    pub military_ops: u8,
    pub points: u8,
    /// Arab-Israeli War: the target itself counts as a neighbour if the enemy controls it.
    pub target_counts: bool,
}

impl State {
    /// −1 for each neighbour that the attacker's enemy controls, and for his superpower if it is a neighbour (2.1.5).
    pub fn war_modifier(&self, by: Side, target: Country, target_counts: bool) -> i8 {
        let enemy = by.opponent();
        let neighbours = (target.neighbours() & self.controlled[enemy]).len() as i8;
        if self.options.is_first_edition() {
            // 2.1.5 and card 13 of the first edition: neighbouring countries and nothing else.
            return -neighbours;
        }
        let superpower = i8::from(target.superpower() == Some(enemy));
        let itself = i8::from(target_counts && self.controls(enemy, target));
        -(neighbours + superpower + itself)
    }
}

/// The die of a war: on success the enemy's influence changes sides and points are won; military operations count in any
/// case (8.2.3). No DEFCON change.
pub fn resolve(t: &mut Table<'_>, by: Side, target: Country, die: u8, war: War, extra: i8) {
    let modifier = t.war_modifier(by, target, war.target_counts) + extra;
    let won = die as i8 + modifier >= war.needed as i8;
    t.note(Fact::War { by, target, die, modifier, needed: war.needed, won });
    if won {
        let taken = t.remove_all(by.opponent(), target);
        t.add(by, target, taken);
        t.gain(by, war.points);
        if t.is_over() {
            return;
        }
    }
    let military_ops = first_edition::war_military_ops(t, by, war.military_ops);
    t.add_military_ops(by, military_ops);
}

#[cfg(test)]
mod tests {
    use crate::map::Country;
    use crate::side::{Us, Ussr};
    use crate::testkit::board;

    #[test]
    fn the_enemy_superpower_counts_as_a_neighbour() {
        // Ruling 54, 2.1.5.
        let g = board("us=guatemala:1 ussr=iran:2");
        assert_eq!(g.state.war_modifier(Ussr, Country::Mexico, false), -2);
        assert_eq!(g.state.war_modifier(Us, Country::Mexico, false), 0);
        assert_eq!(g.state.war_modifier(Us, Country::Afghanistan, false), -2);
    }
}
