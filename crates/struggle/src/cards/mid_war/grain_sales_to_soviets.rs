//! #67 Grain Sales to Soviets.
//!
//! A random card of the USSR's hand goes to the US, which plays it in full or returns it and uses this card's 2 operations.

use crate::cards::prelude::*;
use crate::rules::first_edition;

pub(super) const CARD: Card = Card::new(GrainSalesToSoviets, "67", Era::Mid, OPS, Some(Us), EVENT);

const OPS: u8 = 2;
const OPERATIONS: Grant = Grant::of_card(Us, OPS, false);

/// The step that asks what this card itself is used for.
const OWN_OPERATIONS: u8 = 5;

const EVENT: &[Step] = &[
    RandomCard(Who::Ussr),
    Do(|t, event| match event.chosen_card() {
        Some(card) => {
            t.reveal(Ussr, CardSet::one(card));
            event.keep_card();
        }
        // An empty hand: the operations of this card.
        None => event.go_to(OWN_OPERATIONS),
    }),
    Step::Word {
        who: Who::Us,
        among: |s, event| {
            // UN Intervention drawn where it may not be a headline must be returned.
            let barred = event.kept_card() == Some(UnIntervention)
                && s.event_barred(UnIntervention, Us) == Some(Barred::NotInHeadline);
            let with_un = event.kept_card().is_some_and(|card| may_add_un_intervention(s, card));
            WordSet::of(&[Word::Return]).with_if(!barred, Word::Play).with_if(with_un, Word::Event)
        },
    },
    Do(|t, event| {
        let Some(card) = event.kept_card() else { return };
        match event.word() {
            Some(Word::Return) => {
                t.note(Fact::Returns { card });
                event.go_to(OWN_OPERATIONS);
            }
            Some(Word::Event) => {
                add_un_intervention(t, card);
                event.end();
            }
            _ => {}
        }
    }),
    Do(|t, event| {
        let Some(card) = event.kept_card() else { return };
        t.take_from_hand(Ussr, card);
        t.in_play.insert(card);
        t.push(Frame::Use { by: Us, card, usage: Usage::Granted });
        event.end();
    }),
    Step::Word { who: Who::Us, among: |s, _| own_operations(s) },
    Do(|t, event| match event.word() {
        Some(Word::Space) => ops_rules::attempt_space(t, Us),
        Some(word) => ops_rules::begin(t, word, OPERATIONS),
        None if own_operations(t).is_empty() => {}
        None => t.note(Fact::Chooses { side: Us, word: Word::Done }),
    }),
];

/// UN Intervention from the US hand cancels the event of the drawn card (card 32), where it may be played at all.
fn may_add_un_intervention(s: &State, drawn: CardId) -> bool {
    s.options.rules.un_helps_grain_sales()
        && s.card(drawn).side == Some(Ussr)
        && s.hand.us.contains(UnIntervention)
        && (!s.is_headline() || s.options.is_first_edition())
        && !first_edition::binds_un_intervention(s, Us, UnIntervention)
}

fn add_un_intervention(t: &mut Tabletop<'_>, drawn: CardId) {
    t.take_from_hand(Us, UnIntervention);
    t.in_play.insert(UnIntervention);
    t.note(Fact::Plays { side: Us, card: UnIntervention, how: Word::Event });
    t.push(Frame::Dispose { card: UnIntervention });
    play::settle_u2_incident(t);
    if !t.is_over() {
        t.take_from_hand(Ussr, drawn);
        play::with_un_intervention(t, Us, drawn);
    }
}

/// What the US may use this card for once the drawn one is returned: operations as with any card of its own, the Space Race
/// included; or nothing.
fn own_operations(s: &State) -> WordSet {
    let flies = !s.is_headline() || s.options.rules.grain_sales_may_fly_as_headline();
    let words = s.operations_words(&OPERATIONS).with_if(flies && s.may_space(Us, OPS), Word::Space);
    if words.is_empty() { words } else { words.with(Word::Done) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_us_plays_the_card_in_full() {
        let mut g = board("hand-ussr=fidel us=panama:1");
        g.event(Us, GrainSalesToSoviets).answer("fidel play");
        assert_eq!(g.options(), "event-first influence space");
        g.answer("influence panama costa-rica");
        // The USSR's event happens after the operations.
        assert_eq!(g.ussr(Country::Cuba), 3);
        assert!(g.is_removed(Fidel) && g.is_discarded(GrainSalesToSoviets) && g.is_idle());
    }

    #[test]
    fn a_returned_card_stays_known_and_the_us_has_2_points() {
        let mut g = board("hand-ussr=fidel us=panama:1");
        g.event(Us, GrainSalesToSoviets).answer("fidel return influence panama panama");
        assert!(g.state.hand.ussr.contains(Fidel) && g.state.known.ussr.contains(Fidel));
        assert_eq!(g.us(Country::Panama), 3);
    }

    #[test]
    fn a_scoring_card_is_scored() {
        let mut g = board("hand-ussr=africa-scoring us=kenya:2");
        g.event(Us, GrainSalesToSoviets).answer("africa-scoring play event");
        assert_eq!(g.vp(), 1);
    }

    #[test]
    fn the_ussr_modifier_is_not_transferred() {
        // 7.4.1: the US uses its own modifiers only.
        let mut g = board("hand-ussr=fidel us=panama:1 effects=brezhnev-doctrine");
        g.event(Us, GrainSalesToSoviets).answer("fidel play influence panama panama");
        assert!(g.is_idle());
    }

    // Ruling 36, from here on.

    #[test]
    fn an_own_or_neutral_event_may_be_used() {
        let mut g = board("hand-ussr=sadat-expels-soviets ussr=egypt:2");
        g.event(Us, GrainSalesToSoviets).answer("sadat-expels-soviets play event");
        assert_eq!((g.ussr(Country::Egypt), g.us(Country::Egypt)), (0, 1));
        assert!(g.is_removed(SadatExpelsSoviets) && g.is_idle());
        let mut g = board("hand-ussr=latin-american-death-squads");
        g.event(Us, GrainSalesToSoviets).answer("latin-american-death-squads play event");
        assert!(g.has(Effect::DeathSquadsForUs) && g.is_discarded(LatinAmericanDeathSquads));
    }

    #[test]
    fn a_ussr_event_may_come_before_the_operations() {
        let mut g = board("hand-ussr=fidel us=cuba:1,panama:1");
        g.event(Us, GrainSalesToSoviets).answer("fidel play event-first");
        assert_eq!((g.us(Country::Cuba), g.ussr(Country::Cuba)), (0, 3));
        g.answer("influence panama panama");
        assert!(g.is_removed(Fidel) && g.is_idle());
    }

    #[test]
    fn a_drawn_card_sent_to_the_space_race_has_no_event_and_uses_the_attempt() {
        let mut g = board("hand-ussr=fidel us=panama:1");
        g.event(Us, GrainSalesToSoviets).answer("fidel play space 1");
        assert_eq!((g.state.space.us, g.state.space_attempts.us), (1, 1));
        assert_eq!(g.ussr(Country::Cuba), 0);
        assert!(g.is_discarded(Fidel) && g.is_idle());
    }

    #[test]
    fn an_empty_hand_leaves_the_2_points_and_the_china_card_is_not_drawn() {
        let mut g = board("china=ussr/up us=panama:1 space-attempts=1/0");
        g.event(Us, GrainSalesToSoviets);
        assert_eq!((g.awaited(), g.options().as_str()), (Some(Us), "done influence"));
        g.answer("influence panama panama");
        assert_eq!(g.us(Country::Panama), 3);
        assert!(g.is_idle() && g.is_discarded(GrainSalesToSoviets));
    }

    #[test]
    fn after_a_return_this_card_may_go_to_the_space_race() {
        // It is used “normally” (6.0), and 6.4 bars no phase.
        let mut g = board("hand-ussr=fidel us=panama:1");
        g.event(Us, GrainSalesToSoviets).answer("fidel return");
        assert_eq!(g.options(), "done influence space");
        g.answer("space 1");
        assert_eq!((g.state.space.us, g.state.space_attempts.us), (1, 1));
        assert!(g.is_idle() && g.is_discarded(GrainSalesToSoviets));

        let mut g = headline_phase("hand-us=grain-sales-to-soviets hand-ussr=fidel,nasser us=panama:1");
        let mut old = g.clone();
        old.state.options.rules = crate::rules::version::Rules::First;
        for (g, options) in [(&mut g, "done influence space"), (&mut old, "done influence")] {
            g.answer_by(Us, "grain-sales-to-soviets").answer_by(Ussr, "fidel").answer("nasser return");
            assert_eq!(g.options(), options);
        }
    }

    #[test]
    fn un_intervention_of_the_us_may_be_played_with_the_drawn_card() {
        // Card 32: the event of the drawn card is cancelled, and its operations are used.
        let text = "hand-us=un-intervention hand-ussr=fidel us=panama:1 effects=u2-incident";
        let mut g = board(text);
        g.event(Us, GrainSalesToSoviets).answer("fidel");
        assert_eq!(g.options(), "event return play");
        g.answer("event influence panama panama");
        assert_eq!((g.us(Country::Panama), g.ussr(Country::Cuba), g.vp()), (3, 0, -1));
        assert!(
            g.is_discarded(Fidel) && g.is_discarded(UnIntervention) && g.is_discarded(GrainSalesToSoviets)
        );
        assert!(g.is_idle() && g.state.hand.us.is_empty() && g.state.hand.ussr.is_empty());
        // Only with a card of the USSR, only in an action round, and not under version 1 of the rules.
        for (text, drawn) in [
            ("hand-us=un-intervention hand-ussr=nato", "nato"),
            ("hand-us=un-intervention hand-ussr=olympic-games", "olympic-games"),
            ("hand-us=un-intervention hand-ussr=asia-scoring", "asia-scoring"),
            ("hand-us=blockade hand-ussr=fidel", "fidel"),
            ("rules=1 hand-us=un-intervention hand-ussr=fidel", "fidel"),
        ] {
            let mut g = board(text);
            g.event(Us, GrainSalesToSoviets).answer(drawn);
            assert_eq!(g.options(), "return play", "{text}");
        }
        let mut g = headline_phase("hand-us=grain-sales-to-soviets,un-intervention hand-ussr=fidel,nasser");
        g.answer_by(Us, "grain-sales-to-soviets").answer_by(Ussr, "fidel").answer("nasser");
        assert_eq!(g.options(), "return play");
    }

    #[test]
    fn the_own_operations_are_modified_and_may_be_declined() {
        let mut g = board("hand-ussr=fidel us=panama:1 effects=containment");
        g.event(Us, GrainSalesToSoviets).answer("fidel return influence panama panama panama");
        assert!(g.is_idle());
        let mut g = board("hand-ussr=fidel us=panama:1");
        g.event(Us, GrainSalesToSoviets).answer("fidel return done");
        assert!(g.is_idle() && g.facts.contains(&Fact::Chooses { side: Us, word: Word::Done }));
    }

    #[test]
    fn un_intervention_drawn_in_the_headline_phase_must_be_returned() {
        let text = "hand-us=grain-sales-to-soviets,nasser hand-ussr=fidel,un-intervention us=panama:1";
        let mut g = headline_phase(text);
        g.answer_by(Us, "grain-sales-to-soviets").answer_by(Ussr, "fidel").answer("un-intervention");
        assert_eq!((g.awaited(), g.options().as_str()), (Some(Us), "return"));

        let mut g = board("hand-us=nasser hand-ussr=un-intervention us=panama:1");
        g.event(Us, GrainSalesToSoviets).answer("un-intervention play event nasser influence panama");
        assert!(g.is_idle() && g.is_discarded(Nasser) && g.is_discarded(UnIntervention));
    }

    #[test]
    fn realignments_with_the_own_points_are_as_many_as_with_any_card() {
        // 6.0: all points are used.
        let mut g = board("ussr=cuba:3");
        g.event(Us, GrainSalesToSoviets).answer("realign cuba 1-6");
        assert_eq!(g.options(), "cuba");
        g.answer("cuba 1-6");
        assert!(g.is_idle());
    }

    #[test]
    fn in_the_first_edition_un_intervention_may_be_a_headline_and_is_played() {
        let text =
            "hand-us=grain-sales-to-soviets,nasser hand-ussr=fidel,blockade,un-intervention us=panama:1";
        let mut g = headline_phase(text);
        g.state.options.edition = crate::options::Edition::First;
        g.answer_by(Us, "grain-sales-to-soviets").answer_by(Ussr, "fidel").answer("un-intervention");
        assert_eq!(g.options(), "return play");
        g.answer("play event nasser influence panama");
        assert!(g.is_discarded(Nasser));
        assert_eq!(g.us(Country::Panama), 2);
    }

    #[test]
    fn the_headline_of_the_ussr_cannot_be_drawn() {
        // Ruling 3.
        let mut g = headline_phase("hand-us=grain-sales-to-soviets hand-ussr=fidel us=panama:1");
        g.answer_by(Us, "grain-sales-to-soviets").answer_by(Ussr, "fidel");
        assert_eq!(g.options(), "done influence space");
    }

    #[test]
    fn a_us_coup_at_defcon_2_loses_the_game_for_the_ussr_that_played_it() {
        // Ruling 4.
        let mut g = board("hand-ussr=fidel ussr=cuba:3 defcon=2");
        g.event(Ussr, GrainSalesToSoviets).answer("fidel return coup cuba 1");
        assert_eq!(g.result(), Some((Some(Us), Ending::Defcon)));
    }

    #[test]
    fn a_ussr_that_plays_it_keeps_its_own_operations() {
        let mut g = board("hand-ussr=fidel us=panama:1 ussr=cuba:1");
        g.event(Ussr, GrainSalesToSoviets).answer("fidel return influence panama panama");
        assert_eq!((g.awaited(), g.us(Country::Panama)), (Some(Ussr), 3));
        g.answer("influence cuba cuba");
        assert!(g.is_idle() && g.is_discarded(GrainSalesToSoviets));
    }
}
