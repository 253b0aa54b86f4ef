//! #32 UN Intervention.
//!
//! Played with a card of the opponent: its event is cancelled and its operations are used. Not as a headline,
//! except in the first edition.

use crate::cards::prelude::*;

pub(super) const CARD: Card = Card::new(UnIntervention, "32", Era::Early, 1, None, EVENT).unless(|s, by| {
    if s.is_headline() && !s.options.is_first_edition() {
        return Some(Barred::NotInHeadline);
    }
    opponents_cards(s, by).is_empty().then_some(Barred::NoOpponentCard)
});

const EVENT: &[Step] = &[
    Do(|t, _| play::settle_u2_incident(t)),
    Step::Card { who: Who::By, among: |s, event| opponents_cards(s, event.by), may: false },
    Do(|t, event| {
        let Some(card) = event.chosen_card() else { return };
        t.take_from_hand(event.by, card);
        play::with_un_intervention(t, event.by, card);
    }),
];

/// Cards of the hand whose event is the opponent's.
fn opponents_cards(s: &State, by: Side) -> CardSet {
    s.hand[by].iter().filter(|&card| s.card(card).side == Some(by.opponent())).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_event_is_cancelled_and_the_operations_are_used() {
        // Ruling 13: even a starred companion only goes to the discards.
        let mut g = board("hand-us=fidel,nato us=panama:1,cuba:1");
        g.event(Us, UnIntervention);
        assert_eq!(g.options(), "fidel");
        g.answer("fidel influence cuba cuba");
        assert_eq!(g.us(Country::Cuba), 3);
        assert!(g.is_discarded(Fidel) && g.is_discarded(UnIntervention) && g.is_idle());
    }

    #[test]
    fn without_an_opponents_card_it_is_no_event() {
        let g = board("hand-us=nato,un-intervention");
        assert_eq!(g.state.event_barred(UnIntervention, Us), Some(Barred::NoOpponentCard));
    }

    #[test]
    fn u2_incident_pays_the_ussr_once_whoever_plays_it() {
        // Ruling 14.
        let mut g = board("hand-ussr=nato ussr=poland:1 effects=u2-incident");
        g.event(Ussr, UnIntervention).answer("nato influence poland poland poland poland");
        assert_eq!(g.vp(), -1);
        assert!(!g.has(Effect::U2Incident));
    }

    #[test]
    fn it_is_no_headline() {
        // Ruling 13.
        let g = headline_phase("hand-us=un-intervention,fidel hand-ussr=nato");
        assert_eq!(g.options_of(Us), "fidel");
        // With nothing else in hand there is no headline at all.
        let g = headline_phase("hand-us=un-intervention hand-ussr=nato");
        assert_eq!(g.options_of(Us), "done");
    }

    #[test]
    fn the_companion_is_an_opponents_card_even_one_whose_event_cannot_happen() {
        // Ruling 13: no scoring, neutral or own card; NATO lacks its condition.
        let mut g = board("hand-ussr=nato,asia-scoring,olympic-games,fidel ussr=poland:1 china=ussr/up");
        g.event(Ussr, UnIntervention);
        assert_eq!(g.options(), "nato");
    }

    #[test]
    fn the_companion_uses_its_own_value_with_all_modifiers_and_not_the_space_race() {
        // Ruling 13; the Space Race is an open question.
        let mut g = board("hand-us=comecon us=panama:1 effects=containment");
        g.event(Us, UnIntervention).answer("comecon");
        assert_eq!(g.options(), "done influence");
        g.answer("influence panama panama panama panama");
        assert!(g.is_discarded(Comecon) && g.is_idle());
    }

    #[test]
    fn the_operations_may_be_declined() {
        // Card 32: the points may be used, as with CIA Created or ABM Treaty.
        let mut g = board("hand-us=comecon us=panama:1");
        g.event(Us, UnIntervention).answer("comecon done");
        assert!(g.is_discarded(Comecon) && g.is_discarded(UnIntervention) && g.is_idle());
        for old in ["rules=1", "options=edition=first"] {
            let mut g = board(&alloc::format!("{old} hand-us=comecon us=panama:1"));
            g.event(Us, UnIntervention).answer("comecon");
            assert!(g.offers("influence") && !g.offers("done"), "{old}");
        }
    }

    #[test]
    fn u2_incident_pays_nothing_if_the_card_is_played_for_operations() {
        // Ruling 14.
        let mut g = board("us=panama:1 hand-us=fidel effects=u2-incident");
        g.plays(Us, UnIntervention, "influence").answer("panama");
        assert_eq!(g.vp(), 0);
        assert!(g.has(Effect::U2Incident));
    }

    #[test]
    fn in_the_next_us_round_it_saves_the_points_of_we_will_bury_you() {
        let mut g = board("hand-us=fidel us=panama:1 effects=we-will-bury-you");
        g.event(Us, UnIntervention).answer("fidel influence panama panama");
        assert_eq!(g.vp(), 0);
        assert!(!g.has(Effect::WeWillBuryYou));
    }

    #[test]
    fn a_war_card_as_the_companion_counts_for_flower_power() {
        // Ruling 45, open: it is played for operations.
        let mut g = board("hand-us=korean-war us=panama:1 effects=flower-power");
        g.event(Us, UnIntervention).answer("korean-war");
        assert_eq!(g.vp(), -2);
    }

    #[test]
    fn but_not_arab_israeli_war_after_camp_david() {
        // Ruling 45.
        let mut g = board("hand-us=arab-israeli-war us=panama:1 effects=flower-power,camp-david");
        g.event(Us, UnIntervention).answer("arab-israeli-war");
        assert_eq!(g.vp(), 0);
    }

    #[test]
    fn only_the_first_edition_allows_it_as_a_headline() {
        let text = "hand-us=un-intervention,fidel hand-ussr=nasser,blockade us=panama:1";
        let mut g = headline_phase(text);
        assert_eq!(g.options_of(Us), "fidel");
        g.state.options.edition = crate::options::Edition::First;
        g.answer_by(Us, "un-intervention").answer_by(Ussr, "nasser").answer("fidel influence panama panama");
        assert_eq!(g.us(Country::Panama), 3);
        assert!(g.is_discarded(Fidel) && g.is_discarded(UnIntervention));
    }
}
