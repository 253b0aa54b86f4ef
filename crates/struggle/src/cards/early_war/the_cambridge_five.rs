//! #104 The Cambridge Five.
//!
//! The US shows its scoring cards; the USSR may add 1 influence in a region that one of them scores. Not in the Late War.

use crate::cards::SCORING;
use crate::cards::prelude::*;

pub(super) const CARD: Card = Card::new(TheCambridgeFive, "104", Era::Early, 2, Some(Ussr), EVENT)
    .optional()
    .unless(|s, _| s.is_late_war().then_some(Barred::LateWar));

const EVENT: &[Step] = &[
    Do(|t, _| {
        let shown = t.scoring_cards_in_hand(Us);
        t.reveal(Us, shown);
    }),
    Step::Country { who: Who::Ussr, among: |s, _| shown_regions(s), may: true },
    Do(|t, event| {
        if let Some(country) = event.country() {
            t.add(Ussr, country, 1);
        }
    }),
];

/// The countries of every region on a card that was shown. Asks for known cards, not for the hand: all scoring cards have
/// been shown by then, and the answer is the same for everybody at the table.
fn shown_regions(s: &State) -> CountrySet {
    (s.known.us & SCORING).iter().fold(CountrySet::EMPTY, |all, card| all | region(card))
}

fn region(card: CardId) -> CountrySet {
    match card {
        AsiaScoring => CountrySet::ASIA,
        EuropeScoring => CountrySet::EUROPE,
        MiddleEastScoring => CountrySet::MIDDLE_EAST,
        CentralAmericaScoring => CountrySet::CENTRAL_AMERICA,
        SoutheastAsiaScoring => CountrySet::SOUTHEAST_ASIA,
        AfricaScoring => CountrySet::AFRICA,
        SouthAmericaScoring => CountrySet::SOUTH_AMERICA,
        _ => CountrySet::EMPTY,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_point_in_a_region_that_was_shown() {
        let mut g = board("hand-us=south-america-scoring,central-america-scoring,nato");
        g.event(Ussr, TheCambridgeFive);
        assert_eq!(g.state.known.us, CardSet::of(&[SouthAmericaScoring, CentralAmericaScoring]));
        assert_eq!(g.awaited(), Some(Ussr));
        assert_eq!(g.options().split(' ').count(), 10 + 10 + 1);
        g.answer("chile");
        assert_eq!(g.ussr(Country::Chile), 1);
        assert!(g.is_idle() && g.is_discarded(TheCambridgeFive));
    }

    #[test]
    fn every_scoring_card_names_its_region() {
        for card in SCORING.iter() {
            assert!(!region(card).is_empty(), "{card:?}");
        }
        let mut g = board("hand-us=southeast-asia-scoring");
        g.plays(Us, TheCambridgeFive, "event-first");
        assert!(g.offers("burma") && !g.offers("india"));
        g.answer("done");
        assert_eq!(g.awaited(), Some(Us));
    }

    #[test]
    fn without_a_scoring_card_nothing_is_shown_and_nothing_asked() {
        let mut g = board("hand-us=nato,fidel");
        g.event(Ussr, TheCambridgeFive);
        assert!(g.is_idle() && g.state.known.us.is_empty());
    }

    #[test]
    fn what_may_be_answered_is_known_to_both_sides() {
        // Ruling 44: the cards are shown before the USSR is asked, and only they say what is open.
        let mut g = board("hand-us=africa-scoring,nato deck=asia-scoring,fidel");
        g.event(Ussr, TheCambridgeFive);
        let view = crate::view::View::of(&g.state, detente_game::Viewer::Seat(Ussr.seat()));
        assert_eq!(view.open().choices(Ussr), g.state.choices(Ussr));
        // However the unseen cards are dealt, the question stays the same.
        for seed in 0..20 {
            let dealt = view.deal(&mut detente_game::Rng::new(seed));
            assert_eq!(dealt.choices(Ussr), g.state.choices(Ussr));
        }
    }

    #[test]
    fn a_scoring_headline_is_no_longer_in_the_hand() {
        // Rulings 3 and 44: the USSR's 2 go before a scoring card, yet the card is not there to be shown.
        let mut g = headline_phase("hand-us=asia-scoring,nato hand-ussr=the-cambridge-five,fidel");
        g.answer_by(Us, "asia-scoring").answer_by(Ussr, "the-cambridge-five");
        assert_eq!(g.state.round, 1);
        assert!(g.is_discarded(TheCambridgeFive) && g.is_discarded(AsiaScoring));
    }

    #[test]
    fn it_is_no_event_in_the_late_war() {
        // Ruling 44.
        let mut g = board("turn=8 hand-us=asia-scoring us=panama:1");
        g.plays(Us, TheCambridgeFive, "influence").answer("panama panama");
        assert!(g.facts.contains(&Fact::NoEvent { card: TheCambridgeFive, why: Barred::LateWar }));
        assert!(g.state.known.us.is_empty() && g.is_idle());
        assert_eq!(board("turn=7").state.event_barred(TheCambridgeFive, Ussr), None);
    }

    #[test]
    fn each_scoring_card_opens_its_own_region_and_no_other() {
        for card in SCORING.iter() {
            let mut g = board(&alloc::format!("hand-us={},nato", card.id()));
            g.event(Ussr, TheCambridgeFive);
            assert_eq!(g.state.known.us, CardSet::one(card));
            let offered: CountrySet =
                Country::ALL.into_iter().filter(|country| g.offers(country.id())).collect();
            assert_eq!(offered, region(card), "{card:?}");
        }
    }
}
