//! #32 UN Intervention.
//!
//! Played with a card of the opponent: its event is cancelled and its operations are used. Not as a headline.

use crate::cards::prelude::*;

pub(super) const CARD: Card = Card::new(UnIntervention, "32", Era::Early, 1, None, EVENT).unless(|s, by| {
    if s.is_headline() {
        return Some(Barred::NotInHeadline);
    }
    opponents_cards(s, by).is_empty().then_some(Barred::NoOpponentCard)
});

const EVENT: &[Step] = &[
    Do(|t, _| {
        if t.has(Effect::U2Incident) {
            // U2 Incident: once, whoever plays UN Intervention.
            t.end(Effect::U2Incident);
            t.gain(Ussr, 1);
        }
    }),
    Step::Card { who: Who::By, among: |s, event| opponents_cards(s, event.by), may: false },
    Do(|t, event| {
        let Some(card) = event.chosen_card() else { return };
        t.take_from_hand(event.by, card);
        t.in_play.insert(card);
        t.note(Fact::Plays { side: event.by, card, how: Word::Play });
        t.push(Frame::Dispose { card });
        if !play::pay_flower_power(t, event.by, card) {
            return;
        }
        let ops = t.card(card).ops;
        t.push(ops_rules::frame(event.by, ops, Kinds::ALL, Zone::Anywhere, false, false));
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
        let mut g = board("hand-ussr=nato ussr=poland:1 effects=u2-incident");
        g.event(Ussr, UnIntervention).answer("nato influence poland poland poland poland");
        assert_eq!(g.vp(), -1);
        assert!(!g.has(Effect::U2Incident));
    }
}
