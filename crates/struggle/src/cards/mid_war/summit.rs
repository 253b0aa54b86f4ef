//! #45 Summit.
//!
//! Both roll and add 1 for each region they dominate or control. The higher total gains 2 points and may move DEFCON by
//! one either way; a tie is nothing.

use crate::cards::prelude::*;

pub(super) const CARD: Card = Card::new(Summit, "45", Era::Mid, 1, None, EVENT);

/// The steps that ask the winner about DEFCON.
const US_MOVES: u8 = 2;
const USSR_MOVES: u8 = 4;

const EVENT: &[Step] = &[
    Dice,
    Do(|t, event| {
        let dice = event.dice();
        let (us_modifiers, ussr_modifiers) = (regions(t, Us), regions(t, Ussr));
        t.note(Fact::Contest {
            card: Summit,
            us_die: dice.us,
            us_modifiers,
            ussr_die: dice.ussr,
            ussr_modifiers,
        });
        let lead = dice.us as i8 + us_modifiers.sum() - dice.ussr as i8 - ussr_modifiers.sum();
        let winner = match lead {
            0 => return event.end(),
            1.. => Us,
            _ => Ussr,
        };
        t.gain(winner, 2);
        event.go_to(if winner == Us { US_MOVES } else { USSR_MOVES });
    }),
    Step::Word { who: Who::Us, among: |s, _| moves(s) },
    Do(|t, event| move_defcon(t, event, Us)),
    Step::Word { who: Who::Ussr, among: |s, _| moves(s) },
    Do(|t, event| move_defcon(t, event, Ussr)),
];

/// A point for each region that a side dominates or controls, by the plain rule: Formosan Resolution and Shuttle Diplomacy belong to
/// scoring.
fn regions(s: &State, side: Side) -> Modifiers {
    let count = Region::ALL.into_iter().filter(|&region| s.dominates(side, region)).count();
    Modifiers::of([(count as i8, Cause::Regions)])
}

/// 8.1.2: DEFCON does not rise above 5. It may fall to 1, on the account of the phasing player (8.1.3).
fn moves(s: &State) -> WordSet {
    WordSet::of(&[Word::Done, Word::Lower]).with_if(s.defcon < 5, Word::Raise)
}

fn move_defcon(t: &mut Tabletop<'_>, event: &mut Event, winner: Side) {
    match event.word() {
        Some(Word::Raise) => t.improve_defcon(1),
        Some(Word::Lower) => t.degrade_defcon(),
        _ => t.note(Fact::Chooses { side: winner, word: Word::Done }),
    }
    event.end();
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_higher_total_gains_2_points_and_may_move_defcon() {
        for (word, defcon) in [("raise", 4), ("lower", 2), ("done", 3)] {
            let mut g = board("defcon=3");
            g.event(Us, Summit).answer("4-3");
            assert_eq!((g.vp(), g.awaited()), (2, Some(Us)));
            assert_eq!(g.options(), "done raise lower");
            g.answer(word);
            assert_eq!(g.defcon(), defcon);
            assert!(g.is_idle() && g.is_discarded(Summit));
        }
    }

    #[test]
    fn the_winner_may_be_the_other_side() {
        let mut g = board("defcon=5");
        g.event(Us, Summit).answer("1-6");
        assert_eq!((g.vp(), g.awaited(), g.options().as_str()), (-2, Some(Ussr), "done lower"));
        g.answer("lower");
        assert_eq!(g.defcon(), 4);
        assert!(g.is_idle());
    }

    #[test]
    fn a_tie_is_nothing_and_is_not_rolled_again() {
        // Ruling 58.
        let mut g = board("");
        g.event(Ussr, Summit).answer("2-2");
        assert!(g.is_idle() && g.is_discarded(Summit));
        assert_eq!(g.vp(), 0);
    }

    #[test]
    fn each_region_dominated_or_controlled_adds_1() {
        // The US dominates Central America and controls South America; the USSR dominates Africa and is present in Asia.
        let mut g = board(
            "us=panama:2,guatemala:1,venezuela:2,brazil:2,argentina:2,chile:3,peru:2
             ussr=angola:1,zimbabwe:1,north-korea:3",
        );
        g.event(Ussr, Summit).answer("2-3");
        assert!(g.is_idle(), "2 + 2 against 3 + 1");
        assert!(g.facts.contains(&Fact::Contest {
            card: Summit,
            us_die: 2,
            us_modifiers: Modifiers::of([(2, Cause::Regions)]),
            ussr_die: 3,
            ussr_modifiers: Modifiers::of([(1, Cause::Regions)]),
        }));
    }

    #[test]
    fn formosan_resolution_does_not_count() {
        // Ruling 25: with Taiwan a battleground the US would dominate Asia.
        let mut g = board("us=taiwan:3,philippines:2 effects=formosan-resolution");
        g.event(Us, Summit).answer("3-3");
        assert!(g.is_idle());
        assert_eq!(g.vp(), 0);
    }

    #[test]
    fn defcon_1_is_on_the_account_of_who_played_it() {
        // Ruling 58, 8.1.3: the USSR wins the Summit that the US called, and the game with it.
        let mut g = board("defcon=2");
        g.event(Us, Summit).answer("1-6 lower");
        assert_eq!(g.result(), Some((Some(Ussr), Ending::Defcon)));
        let mut g = board("defcon=2");
        g.event(Us, Summit).answer("6-1 lower");
        assert_eq!(g.result(), Some((Some(Ussr), Ending::Defcon)));
    }

    #[test]
    fn twenty_points_end_the_game_before_defcon_moves() {
        let mut g = board("vp=18");
        g.event(Ussr, Summit).answer("6-1");
        assert_eq!(g.result(), Some((Some(Us), Ending::VictoryPoints)));
    }
}
