//! #49 Missile Envy.
//!
//! The player takes the opponent's card of the highest value and gives him Missile Envy. An own or neutral event happens; an opponent's card gives operations without the event. The opponent owes Missile Envy in his next action round.

use crate::cards::prelude::*;

pub(super) const CARD: Card = Card::new(MissileEnvy, "49", Era::Mid, 2, None, EVENT);

const EVENT: &[Step] = &[
    Step::Card { who: Who::Opponent, among: |s, event| highest(s, event.opponent()), may: false },
    Do(|t, event| {
        let Some(card) = event.chosen_card() else { return };
        let (by, from) = (event.by, event.opponent());
        t.note(Fact::Gives { side: from, card });
        t.take_from_hand(from, card);
        t.in_play.insert(card);
        // Missile Envy itself goes over, openly.
        if t.in_play.contains(MissileEnvy) {
            t.in_play.remove(MissileEnvy);
            t.hand[from].insert(MissileEnvy);
            t.known[from].insert(MissileEnvy);
            t.begin(Effect::missile_envy_owed_by(from));
        }
        t.push(Frame::Dispose { card });
        if t.card(card).side == Some(from) {
            t.push(Frame::Use { by, card, usage: Usage::OpsOnly });
        } else {
            play::trigger_played(t, card, by, by);
        }
    }),
];

/// The cards of the highest printed value.
fn highest(s: &State, side: Side) -> CardSet {
    let value = |card: CardId| s.card(card).ops;
    let most = s.hand[side].iter().map(value).max().unwrap_or(0);
    s.hand[side].iter().filter(|&card| value(card) == most).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_owner_chooses_among_the_highest_and_an_own_event_happens() {
        let mut g = board("hand-ussr=duck-and-cover,five-year-plan,fidel");
        g.event(Us, MissileEnvy);
        assert_eq!((g.awaited(), g.options().as_str()), (Some(Ussr), "duck-and-cover five-year-plan"));
        g.answer("duck-and-cover");
        assert_eq!(g.defcon(), 4);
        assert!(g.state.hand.ussr.contains(MissileEnvy) && g.has(Effect::MissileEnvyOwedByUssr));
        assert!(g.is_discarded(DuckAndCover));
    }

    #[test]
    fn an_opponents_card_gives_operations_without_the_event() {
        let mut g = board("hand-ussr=comecon us=panama:1");
        g.event(Us, MissileEnvy).answer("comecon");
        assert_eq!(g.options(), "influence space");
        g.answer("influence panama panama panama");
        assert!(g.is_discarded(Comecon) && g.is_idle());
    }

    #[test]
    fn the_debt_must_be_played_for_operations_next() {
        let mut g = round(
            Ussr,
            "hand-ussr=missile-envy,fidel china=ussr/up hand-us=nato effects=missile-envy-owed-by-ussr",
        );
        assert_eq!(g.options(), "missile-envy");
        g.answer("missile-envy");
        assert!(!g.options().contains("event"));
        g.answer("influence poland poland");
        assert!(!g.has(Effect::MissileEnvyOwedByUssr) && g.is_discarded(MissileEnvy));
    }

    #[test]
    fn an_empty_hand_gives_nothing_and_the_card_is_discarded() {
        let mut g = board("");
        g.event(Us, MissileEnvy).answer("done");
        assert!(g.is_idle() && g.is_discarded(MissileEnvy));
    }
}
