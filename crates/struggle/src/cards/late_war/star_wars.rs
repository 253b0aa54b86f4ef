//! #85 Star Wars.
//!
//! If the US is ahead in the Space Race, it picks any card but a scoring card from the discards, and its event happens at
//! once, as if the US had played it.

use crate::cards::prelude::*;

pub(super) const CARD: Card = Card::new(StarWars, "85", Era::Late, 2, Some(Us), EVENT)
    .starred()
    .unless(|s, _| (s.space.us <= s.space.ussr).then_some(Barred::SpaceRacePosition));

const EVENT: &[Step] = &[
    Step::Card { who: Who::Us, among: |s, _| s.discard - crate::cards::SCORING, may: false },
    Do(|t, event| {
        let Some(card) = event.chosen_card() else { return };
        t.discard.remove(card);
        t.in_play.insert(card);
        t.note(Fact::Plays { side: Us, card, how: Word::Event });
        // The card goes where a played card goes: out of the game if it is starred and its event happened (2.2.4).
        t.push(Frame::Dispose { card });
        // 5.2 note: a USSR event is carried out by the USSR, a neutral one by the US.
        let by = t.card(card).side.unwrap_or(Us);
        play::trigger_played(t, card, Us, by);
    }),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn any_discard_but_a_scoring_card_may_be_picked() {
        // Ruling 38.
        let mut g = board("space=1/0 discard=duck-and-cover,fidel,asia-scoring,korean-war");
        g.event(Us, StarWars);
        assert_eq!((g.awaited(), g.options().as_str()), (Some(Us), "duck-and-cover fidel korean-war"));
        g.answer("duck-and-cover");
        assert_eq!((g.defcon(), g.vp()), (4, 1));
        assert!(g.is_discarded(DuckAndCover) && g.is_removed(StarWars) && g.is_idle());
    }

    #[test]
    fn without_the_lead_in_space_nothing_happens_and_the_card_is_discarded() {
        // 5.2, example 4.
        for space in ["0/1", "3/3"] {
            let mut g = board(&alloc::format!("space={space} discard=duck-and-cover ussr=poland:1"));
            g.event(Ussr, StarWars).answer("influence poland poland");
            assert!(g.is_discarded(StarWars) && g.is_discarded(DuckAndCover) && g.is_idle());
        }
    }

    #[test]
    fn a_ussr_event_is_carried_out_by_the_ussr_and_removed_if_starred() {
        // Ruling 38: the normal removal follows.
        let mut g = board("space=1/0 discard=warsaw-pact-formed us=poland:2");
        g.event(Us, StarWars).answer("warsaw-pact-formed");
        assert_eq!(g.awaited(), Some(Ussr));
        g.answer("remove poland");
        assert_eq!(g.us(Country::Poland), 0);
        assert!(g.is_removed(WarsawPactFormed) && g.is_idle());
    }

    #[test]
    fn a_neutral_event_is_the_us_one_even_in_a_round_of_the_ussr() {
        let mut g = board("space=1/0 discard=junta ussr=poland:1");
        g.event(Ussr, StarWars).answer("junta cuba influence poland poland");
        assert_eq!(g.us(Country::Cuba), 2);
        assert!(g.is_discarded(Junta) && g.is_removed(StarWars) && g.is_idle());
    }

    #[test]
    fn a_war_card_counts_for_flower_power() {
        // Ruling 38; paid before a neutral war.
        let mut g = board("space=1/0 discard=iran-iraq-war effects=flower-power");
        g.event(Us, StarWars).answer("iran-iraq-war");
        assert_eq!(g.vp(), -2);
        g.answer("iran 6");
        assert_eq!((g.vp(), g.state.military_ops.us), (0, 2));
        assert!(g.is_removed(IranIraqWar));
    }

    #[test]
    fn a_ussr_war_card_is_paid_for_after_its_event() {
        let mut g = board("space=1/0 discard=korean-war effects=flower-power");
        g.event(Us, StarWars).answer("korean-war");
        assert_eq!(g.vp(), 0);
        g.answer("1");
        assert_eq!((g.vp(), g.state.military_ops.ussr), (-2, 2));
    }

    #[test]
    fn the_phasing_player_answers_for_defcon() {
        // Ruling 38: the USSR plays it, the US picks the card that ends the world.
        let mut g = board("space=1/0 discard=duck-and-cover defcon=2");
        g.event(Ussr, StarWars).answer("duck-and-cover");
        assert_eq!(g.result(), Some((Some(Us), Ending::Defcon)));
    }

    #[test]
    fn an_event_that_cannot_happen_goes_back_to_the_discards() {
        let mut g = board("space=1/0 discard=solidarity");
        g.event(Us, StarWars).answer("solidarity");
        assert!(g.is_discarded(Solidarity) && g.is_removed(StarWars) && g.is_idle());
    }

    #[test]
    fn missile_envy_picked_from_the_discards_goes_to_the_ussr() {
        let mut g = board("space=1/0 discard=missile-envy hand-ussr=duck-and-cover");
        g.event(Us, StarWars).answer("missile-envy duck-and-cover");
        assert!(g.state.hand.ussr.contains(MissileEnvy) && g.has(Effect::MissileEnvyOwedByUssr));
        assert!(g.is_discarded(DuckAndCover) && g.is_idle());
    }

    #[test]
    fn shuttle_diplomacy_on_the_table_cannot_be_picked() {
        let mut g = board("space=1/0 table=shuttle-diplomacy discard=asia-scoring effects=shuttle-diplomacy");
        g.event(Us, StarWars);
        assert_eq!(g.options(), "done");
        g.answer("done");
        // 5.2: the event happened, without effect.
        assert!(g.is_removed(StarWars) && g.is_idle());
    }
}
