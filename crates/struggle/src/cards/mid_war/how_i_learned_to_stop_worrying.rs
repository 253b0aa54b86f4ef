//! #46 How I Learned to Stop Worrying.
//!
//! The player sets DEFCON to any level and the own military operations to 5.

use crate::cards::prelude::*;

pub(super) const CARD: Card = Card::new(HowILearnedToStopWorrying, "46", Era::Mid, 2, None, EVENT).starred();

const EVENT: &[Step] = &[
    Step::Word {
        who: Who::By,
        among: |_, _| {
            WordSet::of(&[Word::Defcon1, Word::Defcon2, Word::Defcon3, Word::Defcon4, Word::Defcon5])
        },
    },
    Do(|t, event| {
        let Some(level) = event.word().and_then(Word::as_defcon) else { return };
        t.note(Fact::Chooses { side: event.by, word: Word::defcon(level) });
        t.set_defcon(level);
        if !t.is_over() {
            // The track ends at 5 (8.2.3).
            t.add_military_ops(event.by, 5);
        }
    }),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_player_names_the_level_and_has_5_military_operations() {
        for level in 2..=5 {
            let mut g = board("defcon=3 military-ops=1/2");
            g.event(Ussr, HowILearnedToStopWorrying);
            assert_eq!(g.options(), "defcon-1 defcon-2 defcon-3 defcon-4 defcon-5");
            g.answer(&alloc::format!("defcon-{level}"));
            assert_eq!((g.defcon(), g.state.military_ops.us, g.state.military_ops.ussr), (level, 1, 5));
            assert!(g.is_idle() && g.is_removed(HowILearnedToStopWorrying));
        }
    }

    #[test]
    fn level_1_loses_for_the_phasing_player() {
        // 8.1.3.
        let mut g = board("");
        g.event(Us, HowILearnedToStopWorrying).answer("defcon-1");
        assert_eq!(g.result(), Some((Some(Ussr), Ending::Defcon)));
    }

    #[test]
    fn even_if_the_other_side_carries_it_out() {
        // Ruling 1: the USSR plays Grain Sales, the US draws and plays this.
        let mut g = board("hand-ussr=how-i-learned-to-stop-worrying us=panama:1 ussr=cuba:1");
        g.event(Ussr, GrainSalesToSoviets).answer("how-i-learned-to-stop-worrying play event defcon-1");
        assert_eq!(g.result(), Some((Some(Us), Ending::Defcon)));
    }
}
