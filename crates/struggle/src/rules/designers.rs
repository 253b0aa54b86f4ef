//! The designers' optional rules: operations split between influence and realignment.
//!
//! A country where influence was placed in the round is no target of its realignments, and the other way round. The
//! other optional rules are single words in the chapters on realignment and the Space Race.

use crate::decision::{Frame, Realignment, Split, Tabletop, Zone};
use crate::rules::influence::Placement;
use crate::state::State;

impl Split {
    /// After a point was spent, the kind may change.
    #[must_use]
    pub const fn after_spending(self) -> Split {
        match self {
            Split::Never => Split::Never,
            Split::Later | Split::Now => Split::Now,
        }
    }
}

impl State {
    /// May the points left be used for realignment rolls?
    pub fn may_turn_to_realignment(&self, p: &Placement) -> bool {
        p.split == Split::Now && !self.legal_realignment(&rolls_of(*p)).is_empty()
    }

    /// May the points left of these rolls be used for influence?
    pub fn may_turn_to_influence(&self, rolls: &Realignment) -> bool {
        let placement = placement_of(*rolls);
        rolls.split == Split::Now
            && (!self.legal_influence(&placement).is_empty() || self.may_place_in_civil_war(&placement))
    }
}

/// The same points, used for influence.
const fn placement_of(rolls: Realignment) -> Placement {
    let Realignment { by, spent, points, china, asia, southeast, split, .. } = rolls;
    Placement { by, spent, points, china, asia, southeast, split }
}

/// The same points, used for realignment rolls.
const fn rolls_of(placement: Placement) -> Realignment {
    let Placement { by, spent, points, china, asia, southeast, split } = placement;
    let zone = Zone::Anywhere;
    Realignment { by, spent, points, zone, free: false, may: false, china, asia, southeast, split }
}

pub fn turn_to_realignment(t: &mut Tabletop<'_>, p: Placement) {
    t.push(Frame::Realign(Realignment { split: Split::Later, ..rolls_of(p) }));
}

pub fn turn_to_influence(t: &mut Tabletop<'_>, rolls: Realignment) {
    t.push(Frame::Influence(Placement { split: Split::Later, ..placement_of(rolls) }));
}

#[cfg(test)]
mod tests {
    use crate::cards::CardId::*;
    use crate::map::Country;
    use crate::side::{Us, Ussr};
    use crate::testkit::board;

    #[test]
    fn realignment_ignores_defcon() {
        let targets = |options: &str| {
            let g = board(&alloc::format!("{options} defcon=2 ussr=poland:1"));
            g.state
                .legal_uses(Us, Nato, crate::decision::Usage::Full)
                .contains(crate::decision::Word::Realign)
        };
        assert!(targets("options=realign-any-defcon=on"));
        assert!(!targets(""));
    }

    #[test]
    fn the_active_player_loses_nothing_in_his_own_realignment() {
        let roll = |options: &str| {
            let mut g = board(&alloc::format!("{options} ussr=cuba:1 us=cuba:3"));
            g.plays(Us, Fidel, "realign").answer("cuba 1-6");
            g.us(Country::Cuba)
        };
        assert_eq!(roll("options=realign-safe=on"), 3);
        assert!(roll("") < 3);
    }

    #[test]
    fn operations_may_be_split_but_not_in_one_country() {
        let mut g = board("options=split-ops=on us=panama:1,mexico:1 ussr=mexico:1,cuba:1,costa-rica:1");
        g.plays(Us, Nato, "influence").answer("costa-rica realign");
        // Influence went to Costa Rica, so it is no target any more.
        assert_eq!(g.options(), "mexico cuba");
        g.answer("mexico 6-1 influence");
        assert!(!g.options().split(' ').any(|word| word == "mexico"));
        g.answer("panama panama");
        assert!(g.is_idle());
        assert_eq!((g.us(Country::CostaRica), g.us(Country::Panama), g.ussr(Country::Mexico)), (1, 3, 0));
    }

    #[test]
    fn without_the_option_operations_are_of_one_kind_6_0() {
        let mut g = board("us=panama:1 ussr=mexico:1");
        g.plays(Us, Nato, "influence").answer("panama");
        assert!(!g.options().split(' ').any(|word| word == "realign"));
    }

    #[test]
    fn the_roll_of_a_space_attempt_may_be_declined() {
        let mut g = board("options=space-decline=on");
        g.plays(Ussr, Nato, "space");
        assert_eq!(g.options(), "done space");
        g.answer("done");
        assert!(g.is_idle() && g.is_discarded(Nato));
        assert_eq!((g.state.space.ussr, g.state.space_attempts.ussr), (0, 1));
    }
}
