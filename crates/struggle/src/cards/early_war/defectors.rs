//! #103 Defectors.
//!
//! As a US headline it cancels the headline of the USSR (4.5 C does that), and so it does if another event brings it up
//! before that headline has taken effect. If the USSR plays it in its own action round, for operations or the event, the US
//! gains 1 point.

use crate::cards::prelude::*;
use crate::rules::headline;

pub(super) const CARD: Card = Card::new(Defectors, "103", Era::Early, 2, Some(Us), EVENT);

const EVENT: &[Step] = &[Do(|t, _| {
    if t.is_headline() {
        if t.options.rules.defectors_cancel_from_events() {
            headline::cancel_waiting(t, Ussr);
        }
    } else if t.phasing == Ussr && is_ussr_play(t) {
        t.gain(Us, 1);
    }
})];

/// The USSR has played it, or lost it to Five Year Plan; not if another event made it a play of the US.
fn is_ussr_play(s: &State) -> bool {
    let mut events = s.stack.iter().rev().filter_map(|frame| match frame {
        Frame::Event(event) => Some(event.card),
        _ => None,
    });
    let within = events.find(|&card| card != Defectors);
    within.is_none_or(|card| card == FiveYearPlan)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headlines(us: &str, ussr: &str) -> TestGame {
        // The sides hold one more card each, so that the first action round waits.
        let mut g =
            headline_phase(&alloc::format!("us=turkey:1 hand-us={us},nato hand-ussr={ussr},decolonization"));
        g.answer_by(Us, us).answer_by(Ussr, ussr);
        g
    }

    #[test]
    fn a_us_headline_cancels_that_of_the_ussr_whatever_its_value() {
        // Ruling 43.
        let g = headlines("defectors", "comecon");
        assert!(g.facts.contains(&Fact::HeadlineCancelled { side: Ussr, card: Comecon }));
        assert!(g.is_discarded(Comecon) && g.is_discarded(Defectors));
        assert_eq!((g.state.round, g.vp(), g.awaited()), (1, 0, Some(Ussr)));
    }

    #[test]
    fn scoring_cards_too() {
        // Ruling 43.
        let g = headlines("defectors", "europe-scoring");
        assert!(g.is_discarded(EuropeScoring));
        assert_eq!(g.vp(), 0);
    }

    #[test]
    fn a_ussr_headline_does_nothing() {
        // Ruling 43.
        let g = headlines("duck-and-cover", "defectors");
        assert_eq!((g.vp(), g.defcon()), (1, 4));
        assert!(g.is_discarded(Defectors) && g.is_discarded(DuckAndCover));
    }

    #[test]
    fn brought_up_by_another_headline_it_cancels_a_ussr_headline_that_is_still_to_come() {
        // Card 103 speaks of the headline phase, not of the card's being the headline.
        let played = |text: &str, us: &str, ussr: &str, answers: &str| {
            let mut g = headline_phase(&alloc::format!("us=turkey:1,panama:1 {text}"));
            g.answer_by(Us, us).answer_by(Ussr, ussr).answer(answers);
            g
        };
        let cancelled = Fact::HeadlineCancelled { side: Ussr, card: Nasser };
        let hands = "hand-us=five-year-plan,nato hand-ussr=defectors,nasser";
        let g = played(hands, "five-year-plan", "nasser", "defectors");
        assert!(g.facts.contains(&cancelled) && g.is_discarded(Nasser) && g.is_discarded(Defectors));
        assert_eq!((g.ussr(Country::Egypt), g.vp()), (0, 0));
        let hands = "hand-us=grain-sales-to-soviets,nato hand-ussr=defectors,nasser,fidel";
        let g = played(hands, "grain-sales-to-soviets", "nasser", "defectors play event");
        assert!(g.facts.contains(&cancelled) && g.is_discarded(Nasser));
        let hands = "hand-us=missile-envy,nato hand-ussr=defectors,nasser";
        let g = played(hands, "missile-envy", "nasser", "defectors");
        assert!(g.facts.contains(&cancelled) && g.is_discarded(Nasser));
        let hands = "hand-us=star-wars,nato hand-ussr=nasser,fidel space=1/0 discard=defectors";
        let g = played(hands, "star-wars", "nasser", "defectors");
        assert!(g.facts.contains(&cancelled) && g.is_discarded(Nasser) && g.is_removed(StarWars));
        let hands = "rules=1 hand-us=five-year-plan,nato hand-ussr=defectors,nasser";
        let g = played(hands, "five-year-plan", "nasser", "defectors");
        assert_eq!(g.ussr(Country::Egypt), 2, "version 1 of the rules let it happen");
        let hands = "hand-us=nasser,nato hand-ussr=defectors,five-year-plan";
        let g = played(hands, "nasser", "five-year-plan", "defectors");
        assert_eq!(g.ussr(Country::Egypt), 2, "the headline of the US is not touched");
        assert!(g.is_discarded(FiveYearPlan));
    }

    #[test]
    fn a_ussr_play_for_operations_gives_the_us_a_point() {
        // Ruling 43.
        let mut g = board("ussr=poland:1");
        g.plays(Ussr, Defectors, "influence").answer("poland poland");
        assert_eq!(g.vp(), 1);
        let mut g = board("ussr=poland:1");
        g.plays(Ussr, Defectors, "event-first");
        assert_eq!((g.vp(), g.awaited()), (1, Some(Ussr)));
        g.answer("influence poland poland");
        assert_eq!(g.vp(), 1);
        assert!(g.is_discarded(Defectors) && g.is_idle());
    }

    #[test]
    fn not_on_the_space_race_and_not_if_un_intervention_cancels_it() {
        // Ruling 43.
        let mut g = board("");
        g.plays(Ussr, Defectors, "space").answer("6");
        assert_eq!(g.vp(), 0);
        let mut g = board("hand-ussr=defectors ussr=poland:1");
        g.event(Ussr, UnIntervention).answer("defectors influence poland poland");
        assert_eq!(g.vp(), 0);
    }

    #[test]
    fn a_us_play_in_an_action_round_does_nothing() {
        // Ruling 43.
        let mut g = board("");
        g.event(Us, Defectors);
        assert_eq!(g.vp(), 0);
        assert!(g.is_discarded(Defectors) && g.is_idle());
    }

    #[test]
    fn pulled_by_five_year_plan_it_counts_in_an_action_round_of_the_ussr_only() {
        // Ruling 43, proposed reading.
        for (side, points) in [(Ussr, 1), (Us, 0)] {
            let mut g = board("hand-ussr=defectors");
            g.event(side, FiveYearPlan).answer("defectors");
            assert_eq!(g.vp(), points);
            assert!(g.is_discarded(Defectors));
        }
    }

    #[test]
    fn a_us_play_through_grain_sales_in_an_action_round_of_the_ussr_does_nothing() {
        let mut g = board("hand-ussr=defectors us=panama:1");
        g.event(Ussr, GrainSalesToSoviets).answer("defectors play event");
        assert_eq!(g.vp(), 0);
        assert!(g.is_discarded(Defectors));
    }
}
