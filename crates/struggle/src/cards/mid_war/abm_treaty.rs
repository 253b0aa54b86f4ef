//! #57 ABM Treaty.
//!
//! DEFCON improves by 1, then the player may conduct operations as with a card of 4.

use crate::cards::prelude::*;

pub(super) const CARD: Card = Card::new(AbmTreaty, "57", Era::Mid, 4, None, EVENT);

const EVENT: &[Step] = &[Do(|t, _| t.improve_defcon(1)), operations(4)];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn defcon_improves_first_so_that_a_battleground_coup_at_2_is_safe() {
        let mut g = board("us=cuba:3 defcon=2");
        g.event(Ussr, AbmTreaty);
        assert_eq!(g.defcon(), 3);
        g.answer("coup cuba 6");
        assert_eq!((g.defcon(), g.us(Country::Cuba), g.ussr(Country::Cuba)), (2, 0, 1));
        // An ordinary coup, it counts.
        assert_eq!(g.state.military_ops.ussr, 4);
        assert!(g.is_idle() && g.is_discarded(AbmTreaty));
    }

    #[test]
    fn the_raised_defcon_opens_its_region() {
        let mut g = board("ussr=egypt:2 defcon=2");
        g.event(Us, AbmTreaty).answer("coup egypt 1");
        assert_eq!(g.ussr(Country::Egypt), 1);
    }

    #[test]
    fn the_operations_are_modified_may_be_declined_and_cannot_go_to_space() {
        // Ruling 10, 7.4.3.
        let mut g = board("us=panama:2 effects=red-scare-on-us");
        g.event(Us, AbmTreaty);
        assert_eq!(g.options(), "done influence");
        let mut declined = g.clone();
        declined.answer("done");
        assert!(declined.is_idle() && declined.is_discarded(AbmTreaty));
        g.answer("influence panama panama panama");
        assert!(g.is_idle());
        assert_eq!(g.us(Country::Panama), 5);
    }

    #[test]
    fn as_a_headline_it_gives_operations_too() {
        let mut g = headline_phase(
            "us=panama:2 hand-us=abm-treaty,nato hand-ussr=allende,fidel defcon=5 deck=nasser",
        );
        g.answer_by(Us, "abm-treaty").answer_by(Ussr, "allende");
        assert_eq!((g.awaited(), g.options().as_str()), (Some(Us), "done influence"));
        g.answer("influence panama panama panama panama");
        assert_eq!((g.us(Country::Panama), g.ussr(Country::Chile), g.defcon()), (6, 2, 5));
    }
}
