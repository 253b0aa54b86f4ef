//! #100 Wargames.
//!
//! Only at DEFCON 2: the player may give the opponent 6 points and end the game at once, without final scoring.

use crate::cards::prelude::*;

pub(super) const CARD: Card = Card::new(Wargames, "100", Era::Late, 4, None, EVENT)
    .starred()
    .unless(|s, _| (s.defcon != 2).then_some(Barred::DefconNotTwo));

const EVENT: &[Step] = &[
    Step::Word { who: Who::By, among: |_, _| WordSet::of(&[Word::EndGame, Word::Done]) },
    Do(|t, event| {
        let word = event.word().unwrap_or(Word::Done);
        t.note(Fact::Chooses { side: event.by, word });
        if word == Word::EndGame {
            // 10.3.1: if the 6 points make 20, they win in the instant they are given; the winner is the same.
            t.gain(event.opponent(), 6);
            let winner = winner(t, event.by);
            t.win(winner, Ending::Wargames);
        }
    }),
];

/// Who is ahead once `by` has ended the game; nobody at 0. In the Late War scenario a US that ends it needs 20 points.
fn winner(s: &State, by: Side) -> Option<Side> {
    let leader = s.leader_at_the_end(by == Us);
    // The official digital edition: at 0 who ends the game has lost it.
    if leader.is_none() && s.options.departures.wargames_draw_lost { Some(by.opponent()) } else { leader }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::options::Scenario;

    fn ends(text: &str, by: Side) -> TestGame {
        let mut g = board(&alloc::format!("defcon=2 {text}"));
        g.event(by, Wargames).answer("end-game");
        g
    }

    #[test]
    fn the_opponent_gets_six_points_and_the_leader_wins() {
        // Ruling 32.
        let g = ends("vp=7 ussr=france:3", Us);
        assert_eq!((g.vp(), g.result()), (1, Some((Some(Us), Ending::Wargames))));
        let g = ends("vp=5", Us);
        assert_eq!((g.vp(), g.result()), (-1, Some((Some(Ussr), Ending::Wargames))));
        let g = ends("vp=-7", Ussr);
        assert_eq!((g.vp(), g.result()), (-1, Some((Some(Ussr), Ending::Wargames))));
    }

    #[test]
    fn there_is_no_final_scoring() {
        // Ruling 32: the USSR would win the scoring by far, holds The China Card and controls Europe.
        let europe = "ussr=france:3,italy:2,west-germany:4,east-germany:3,poland:3,hungary:3";
        let g = ends(&alloc::format!("vp=7 {europe} china=ussr/up"), Us);
        assert_eq!((g.vp(), g.result()), (1, Some((Some(Us), Ending::Wargames))));
    }

    #[test]
    fn zero_points_are_a_draw() {
        // Ruling 32; 10.3.2 by analogy.
        assert_eq!(ends("vp=6", Us).result(), Some((None, Ending::Wargames)));
        assert_eq!(ends("vp=-6", Ussr).result(), Some((None, Ending::Wargames)));
    }

    #[test]
    fn in_games_of_the_digital_edition_zero_is_lost_by_who_ended_it() {
        for (vp, by) in [(6, Us), (-6, Ussr)] {
            let mut g = board(&alloc::format!("defcon=2 vp={vp}"));
            g.state.options.departures.wargames_draw_lost = true;
            g.event(by, Wargames).answer("end-game");
            assert_eq!(g.result(), Some((Some(by.opponent()), Ending::Wargames)));
        }
    }

    #[test]
    fn six_points_that_reach_20_win_by_points() {
        assert_eq!(ends("vp=-14", Us).result(), Some((Some(Ussr), Ending::VictoryPoints)));
        assert_eq!(ends("vp=-13", Us).result(), Some((Some(Ussr), Ending::Wargames)));
    }

    #[test]
    fn it_may_be_declined_and_is_removed_all_the_same() {
        let mut g = board("defcon=2 vp=10");
        g.event(Us, Wargames);
        assert_eq!((g.awaited(), g.options().as_str()), (Some(Us), "done end-game"));
        g.answer("done");
        assert_eq!((g.vp(), g.result()), (10, None));
        assert!(g.is_removed(Wargames) && g.is_idle());
    }

    #[test]
    fn at_any_other_defcon_it_is_no_event() {
        for defcon in 3..=5 {
            let g = board(&alloc::format!("defcon={defcon}"));
            assert_eq!(g.state.event_barred(Wargames, Us), Some(Barred::DefconNotTwo));
        }
        // Taken by Missile Envy nothing happens, and it goes to the discards.
        let mut g = board("defcon=3 hand-ussr=wargames");
        g.event(Us, MissileEnvy).answer("wargames");
        assert!(g.is_discarded(Wargames) && g.is_idle());
    }

    #[test]
    fn in_the_late_war_scenario_a_us_that_ends_the_game_needs_20_points() {
        for (vp, by, winner) in [(19, Us, Ussr), (7, Us, Ussr), (5, Ussr, Us), (-7, Ussr, Ussr)] {
            let mut g = board(&alloc::format!("defcon=2 vp={vp}"));
            g.state.options.scenario = Scenario::LateWar;
            g.event(by, Wargames).answer("end-game");
            assert_eq!(g.result(), Some((Some(winner), Ending::Wargames)));
        }
    }
}
