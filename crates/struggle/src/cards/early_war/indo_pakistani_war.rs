//! #24 Indo-Pakistani War.
//!
//! War on India or Pakistan, as the player chooses: 2 points, 2 military operations, success on 4 to 6.

use crate::cards::prelude::*;

pub(super) const CARD: Card =
    Card::new(IndoPakistaniWar, "24", Era::Early, 2, None, EVENT).war(War::new(4, 2, 2));

const EVENT: &[Step] = &[
    Step::Country {
        who: Who::By,
        among: |_, _| CountrySet::of(&[Country::India, Country::Pakistan]),
        may: false,
    },
    // The die takes the place of the answer.
    Do(|_, event| event.keep_country()),
    Die,
    Do(|t, event| {
        let Some(target) = event.kept_country() else { return };
        war::resolve(t, event.by, IndoPakistaniWar, target, event.die());
    }),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_player_chooses_the_target_and_success_replaces_influence() {
        let mut g = board("ussr=pakistan:3 us=pakistan:1");
        g.event(Us, IndoPakistaniWar);
        assert_eq!(g.options(), "pakistan india");
        g.answer("pakistan 4");
        assert_eq!((g.us(Country::Pakistan), g.ussr(Country::Pakistan)), (4, 0));
        assert_eq!((g.vp(), g.state.military_ops.us, g.defcon()), (2, 2, 5));
        assert!(g.is_idle() && g.is_discarded(IndoPakistaniWar));
    }

    #[test]
    fn each_neighbour_the_enemy_controls_takes_one_off_the_die_the_attacker_too() {
        // Ruling 54: Burma and Pakistan beside India; control of the target itself does not count.
        let mut g = board("us=india:3,pakistan:2,burma:2,iran:2");
        g.event(Ussr, IndoPakistaniWar).answer("india 5");
        assert_eq!((g.us(Country::India), g.vp(), g.state.military_ops.ussr), (3, 0, 2));
        let mut g = board("us=india:3,pakistan:2,burma:2,iran:2");
        g.event(Ussr, IndoPakistaniWar).answer("india 6");
        assert_eq!((g.us(Country::India), g.ussr(Country::India), g.vp()), (0, 3, -2));
    }

    #[test]
    fn an_empty_country_may_be_attacked() {
        // 7.6, ruling 54.
        let mut g = board("defcon=2");
        g.event(Ussr, IndoPakistaniWar).answer("india 6");
        assert_eq!((g.vp(), g.ussr(Country::India), g.state.military_ops.ussr, g.defcon()), (-2, 0, 2, 2));
    }

    #[test]
    fn flower_power_pays_before_the_war_of_the_us() {
        // Ruling 45.
        let mut g = board("effects=flower-power");
        g.event(Us, IndoPakistaniWar);
        assert_eq!(g.vp(), -2);
        g.answer("india 6");
        assert_eq!(g.vp(), 0);
    }
}
