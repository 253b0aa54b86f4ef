//! #60 U2 Incident.
//!
//! The USSR gains 1 point, and another if UN Intervention is played as an event later this turn, by either side.

use crate::cards::prelude::*;

pub(super) const CARD: Card = Card::new(U2Incident, "60", Era::Mid, 3, Some(Ussr), EVENT).starred();

const EVENT: &[Step] = &[Do(|t, _| {
    t.gain(Ussr, 1);
    if !t.is_over() {
        t.begin(Effect::U2Incident);
    }
})];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_ussr_gains_1_now() {
        let mut g = board("");
        g.event(Ussr, U2Incident);
        assert_eq!(g.vp(), -1);
        assert!(g.is_removed(U2Incident) && g.is_idle());
    }

    #[test]
    fn un_intervention_by_either_side_later_this_turn_pays_1_more_once() {
        // Ruling 14.
        let mut g = board("hand-us=fidel,nasser us=panama:1");
        g.event(Ussr, U2Incident);
        g.event(Us, UnIntervention).answer("fidel influence panama panama");
        assert_eq!(g.vp(), -2);
        g.event(Us, UnIntervention).answer("nasser influence panama");
        assert_eq!(g.vp(), -2);

        let mut g = board("hand-ussr=oas-founded ussr=poland:1");
        g.event(Us, U2Incident).answer("influence canada canada canada");
        g.event(Ussr, UnIntervention).answer("oas-founded influence poland");
        assert_eq!(g.vp(), -2);
    }

    #[test]
    fn un_intervention_for_operations_pays_nothing() {
        // Ruling 14: only as an event.
        let mut g = board("us=panama:1 effects=u2-incident");
        g.plays(Us, UnIntervention, "influence").answer("panama");
        assert_eq!(g.vp(), 0);
        assert!(g.has(Effect::U2Incident));
    }

    #[test]
    fn it_does_not_look_back_and_ends_with_the_turn() {
        let mut g = board("hand-us=fidel us=panama:1");
        g.event(Us, UnIntervention).answer("fidel influence panama panama");
        g.event(Ussr, U2Incident);
        assert_eq!(g.vp(), -1);
        assert!(Effect::U2Incident.is_for_the_turn());
    }
}
