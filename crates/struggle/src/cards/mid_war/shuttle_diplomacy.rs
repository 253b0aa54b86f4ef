//! #73 Shuttle Diplomacy.
//!
//! The card lies on the table until the next Asia or Middle East Scoring, in which one USSR battleground of the US's
//! choice does not count for the USSR; then it is discarded.

use crate::cards::prelude::*;

pub(super) const CARD: Card = Card::new(ShuttleDiplomacy, "73", Era::Mid, 3, Some(Us), EVENT).underlined();

const EVENT: &[Step] = &[Do(|t, event| {
    t.in_play.remove(event.card);
    t.table.insert(event.card);
    t.begin(Effect::ShuttleDiplomacy);
})];

#[cfg(test)]
mod tests {
    use super::*;

    const ON_THE_TABLE: &str = "effects=shuttle-diplomacy table=shuttle-diplomacy";

    fn with_shuttle(text: &str) -> TestGame {
        board(&alloc::format!("{text} {ON_THE_TABLE}"))
    }

    #[test]
    fn the_card_lies_on_the_table_whoever_plays_it() {
        for by in [Us, Ussr] {
            let mut g = board("us=panama:1 ussr=cuba:1");
            g.event(by, ShuttleDiplomacy);
            if by == Ussr {
                g.answer("influence cuba cuba cuba");
            }
            assert!(g.is_idle() && g.has(Effect::ShuttleDiplomacy));
            assert!(g.state.table.contains(ShuttleDiplomacy));
            assert!(!g.is_discarded(ShuttleDiplomacy) && !g.state.in_play.contains(ShuttleDiplomacy));
        }
    }

    // Ruling 26, from here on: when.

    #[test]
    fn a_reshuffle_leaves_it_on_the_table() {
        let mut g = with_shuttle("discard=fidel,nasser");
        g.with(|t| t.push(Frame::Draw { us: 2, ussr: 0, next: Us }));
        g.answer("fidel nasser");
        assert!(g.is_idle() && g.state.table.contains(ShuttleDiplomacy));
        assert_eq!(g.state.hand.us, CardSet::of(&[Fidel, Nasser]));
    }

    #[test]
    fn it_waits_for_asia_or_the_middle_east_whichever_comes_first() {
        let mut g = with_shuttle("ussr=iran:2,india:3");
        for other in [AfricaScoring, CentralAmericaScoring, SouthAmericaScoring, SoutheastAsiaScoring] {
            g.event(Us, other);
            assert!(g.is_idle() && g.has(Effect::ShuttleDiplomacy), "{other:?}");
        }
        g.event(Ussr, MiddleEastScoring);
        assert_eq!((g.awaited(), g.options().as_str()), (Some(Us), "iran"));
        g.answer("iran");
        // Nothing is left of the USSR in the Middle East.
        assert_eq!(g.vp(), 0);
        assert!(g.is_discarded(ShuttleDiplomacy) && g.state.table.is_empty());
        g.event(Ussr, AsiaScoring);
        assert_eq!(g.vp(), -4);
    }

    #[test]
    fn southeast_asia_scoring_counts_thailand_in_full() {
        let mut g = with_shuttle("ussr=thailand:2");
        g.event(Us, SoutheastAsiaScoring);
        assert_eq!(g.vp(), -2);
    }

    #[test]
    fn final_scoring_is_not_touched_by_it() {
        let text = "turn=10 ussr=iran:2 military-ops=5/5";
        let mut plain = end_of_turn(text);
        let mut shuttle = end_of_turn(&alloc::format!("{text} {ON_THE_TABLE}"));
        for g in [&mut plain, &mut shuttle] {
            assert_eq!(g.result(), Some((Some(Ussr), Ending::FinalScoring)));
            // Presence 3, one battleground.
            assert_eq!(g.vp(), -4);
        }
    }

    #[test]
    fn domination_for_summit_is_not_touched_by_it() {
        let g = with_shuttle("ussr=iran:2,jordan:2");
        assert!(g.state.dominates(Ussr, Region::MiddleEast));
    }

    #[test]
    fn without_a_ussr_battleground_nothing_is_asked_and_the_card_is_discarded() {
        let mut g = with_shuttle("ussr=burma:2 us=japan:4");
        g.event(Us, AsiaScoring);
        assert!(g.is_idle() && g.is_discarded(ShuttleDiplomacy) && !g.has(Effect::ShuttleDiplomacy));
    }

    // Ruling 27, from here on: what.

    #[test]
    fn the_battleground_counts_neither_as_battleground_nor_as_country() {
        // USSR 2 countries and 1 battleground against 1 and 0: domination, 5 + 1. Without Iran presence only.
        let mut g = with_shuttle("ussr=iran:2,jordan:2 us=lebanon:1");
        g.event(Us, MiddleEastScoring).answer("iran");
        assert_eq!(g.vp(), 0);
    }

    #[test]
    fn it_can_take_presence_away() {
        let mut g = with_shuttle("ussr=iran:2 us=lebanon:1");
        g.event(Us, MiddleEastScoring).answer("iran");
        assert_eq!(g.vp(), 3);
    }

    #[test]
    fn japan_loses_its_point_for_adjacency_as_well() {
        let mut g = with_shuttle("ussr=japan:4,burma:2");
        g.event(Us, AsiaScoring).answer("japan");
        assert_eq!(g.vp(), -3);
        // The official digital edition leaves that point.
        let mut g = with_shuttle("ussr=japan:4,burma:2");
        g.state.options.departures.shuttle_keeps_adjacency = true;
        g.event(Us, AsiaScoring).answer("japan");
        assert_eq!(g.vp(), -4);
    }

    #[test]
    fn the_number_of_battlegrounds_for_control_stays_so_it_blocks_control() {
        let text = "ussr=lebanon:1,egypt:2,libya:2,israel:4,iraq:3,iran:2,saudi-arabia:3";
        let mut g = board(text);
        g.event(Us, MiddleEastScoring);
        assert_eq!(g.vp(), -13);
        let mut g = with_shuttle(text);
        g.event(Us, MiddleEastScoring).answer("israel");
        // Domination and five battlegrounds.
        assert_eq!(g.vp(), -10);
    }

    #[test]
    fn us_countries_cannot_be_named() {
        let mut g = with_shuttle("ussr=iran:2,egypt:1 us=israel:4");
        g.event(Us, MiddleEastScoring);
        assert_eq!(g.options(), "iran");
    }
}
