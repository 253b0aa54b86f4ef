//! #20 Olympic Games.
//!
//! The opponent takes part or boycotts. Taking part: both roll, the sponsor adds 2, the higher total gains 2 points. Boycott: DEFCON falls, then the sponsor may conduct operations as with a card of 4.

use crate::cards::prelude::*;

pub(super) const CARD: Card = Card::new(OlympicGames, "20", Era::Early, 2, None, EVENT);

/// The steps that follow taking part and boycott.
const ROLL: u8 = 2;
const BOYCOTT: u8 = 4;

const EVENT: &[Step] = &[
    Step::Word { who: Who::Opponent, among: |_, _| WordSet::of(&[Word::Participate, Word::Boycott]) },
    Do(|t, event| {
        let word = event.word().unwrap_or(Word::Participate);
        t.note(Fact::Chooses { side: event.opponent(), word });
        if word == Word::Boycott {
            event.go_to(BOYCOTT);
        }
    }),
    Dice,
    Do(|t, event| {
        let sponsor = |side| Modifiers::of([(if event.by == side { 2 } else { 0 }, Cause::Player)]);
        let dice = event.dice();
        let (us, ussr) = (dice.us as i8 + sponsor(Us).sum(), dice.ussr as i8 + sponsor(Ussr).sum());
        t.note(Fact::Contest {
            card: OlympicGames,
            us_die: dice.us,
            us_modifiers: sponsor(Us),
            ussr_die: dice.ussr,
            ussr_modifiers: sponsor(Ussr),
        });
        if us == ussr {
            // Ties are rolled again.
            event.go_to(ROLL);
            return;
        }
        t.gain(if us > ussr { Us } else { Ussr }, 2);
        event.end();
    }),
    Do(|t, _| t.degrade_defcon()),
    operations(4),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_sponsor_adds_two_and_ties_are_rolled_again() {
        // Ruling 58.
        let mut g = board("");
        g.event(Us, OlympicGames);
        assert_eq!((g.awaited(), g.options().as_str()), (Some(Ussr), "participate boycott"));
        g.answer("participate 3-5");
        assert!(g.awaits_nature());
        g.answer("3-4");
        assert_eq!(g.vp(), 2);
        assert!(g.is_discarded(OlympicGames));
    }

    #[test]
    fn a_boycott_at_defcon_2_beats_the_sponsor() {
        // Ruling 58: the example of 8.1.3.
        let mut g = board("defcon=2");
        g.event(Us, OlympicGames).answer("boycott");
        assert_eq!(g.result(), Some((Some(Ussr), Ending::Defcon)));
    }

    #[test]
    fn a_boycott_gives_the_sponsor_four_points_which_he_may_decline() {
        let mut g = board("us=panama:1");
        g.event(Us, OlympicGames).answer("boycott");
        assert_eq!((g.defcon(), g.options().as_str()), (4, "done influence"));
        g.answer("done");
        assert!(g.is_idle());
    }

    #[test]
    fn a_headline_boycotted_at_defcon_2_beats_the_sponsor_too() {
        // Ruling 58.
        let mut g = headline_phase("defcon=2 hand-us=nato hand-ussr=olympic-games,nasser");
        g.answer_by(Us, "nato").answer_by(Ussr, "olympic-games").answer_by(Us, "boycott");
        assert_eq!(g.result(), Some((Some(Us), Ending::Defcon)));
    }

    #[test]
    fn the_granted_operations_are_modified_and_never_go_to_the_space_race() {
        // Ruling 10, 7.4.3.
        let mut g = board("us=panama:1 effects=red-scare-on-us");
        g.event(Us, OlympicGames).answer("boycott");
        assert!(!g.offers("space"));
        g.answer("influence panama panama panama");
        assert!(g.is_idle());
    }
}
