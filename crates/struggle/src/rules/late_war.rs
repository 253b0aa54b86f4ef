//! The Late War scenario: the game begins in turn 8.

use crate::cards::{CARDS, CardId, CardSet, Era};
use crate::decision::{Frame, Phase, Tabletop};
use crate::effects::Effect;
use crate::map::Country::{self, *};
use crate::side::{BySide, Us, Ussr};
use crate::state::China;

/// Country, US, USSR. Everything else is empty.
#[rustfmt::skip]
pub const LATE_WAR: [(Country, u8, u8); 61] = [
    (UnitedKingdom, 5, 0),
    (Norway, 4, 0),
    (Finland, 1, 2),
    (Denmark, 3, 0),
    (Benelux, 3, 0),
    (France, 3, 1),
    (SpainPortugal, 1, 0),
    (Italy, 2, 0),
    (WestGermany, 5, 1),
    (EastGermany, 0, 3),
    (Poland, 0, 3),
    (Czechoslovakia, 0, 3),
    (Hungary, 0, 3),
    (Yugoslavia, 1, 2),
    (Romania, 1, 3),
    (Bulgaria, 0, 3),
    (Turkey, 2, 0),
    (Libya, 0, 2),
    (Egypt, 1, 0),
    (Israel, 4, 0),
    (Syria, 0, 3),
    (Iraq, 0, 3),
    (Iran, 2, 0),
    (Jordan, 2, 2),
    (SaudiArabia, 2, 0),
    (Afghanistan, 0, 2),
    (Pakistan, 2, 0),
    (India, 0, 3),
    (Burma, 0, 1),
    (LaosCambodia, 0, 2),
    (Thailand, 2, 0),
    (Vietnam, 0, 5),
    (Malaysia, 3, 1),
    (Australia, 4, 0),
    (Indonesia, 1, 0),
    (Philippines, 3, 1),
    (Japan, 4, 0),
    (Taiwan, 3, 0),
    (SouthKorea, 3, 0),
    (NorthKorea, 0, 3),
    (Algeria, 0, 2),
    (Nigeria, 1, 0),
    (Zaire, 1, 0),
    (Angola, 1, 3),
    (SouthAfrica, 2, 1),
    (Zimbabwe, 0, 1),
    (SeAfricanStates, 0, 2),
    (Kenya, 2, 0),
    (Somalia, 2, 0),
    (Ethiopia, 0, 1),
    (Honduras, 2, 0),
    (Panama, 2, 0),
    (Nicaragua, 1, 0),
    (Cuba, 0, 3),
    (Haiti, 1, 0),
    (DominicanRepublic, 1, 0),
    (Colombia, 2, 1),
    (Peru, 2, 1),
    (Chile, 3, 0),
    (Argentina, 2, 0),
    (Venezuela, 2, 0),
];

/// Events in force when the scenario begins.
pub const IN_FORCE: [Effect; 6] = [
    Effect::UsJapanPact,
    Effect::MarshallPlan,
    Effect::Nato,
    Effect::WarsawPact,
    Effect::DeGaulle,
    Effect::FlowerPower,
];

/// Starred cards of the earlier eras that stay in the game all the same.
const STAY: CardSet = CardSet::of(&[
    CardId::BearTrap,
    CardId::CampDavidAccords,
    CardId::JohnPaulIiElectedPope,
    CardId::PanamaCanalReturned,
]);

/// Markers, influence, events and the deck; 9 cards each, and turn 8 begins with the headlines: DEFCON has already been
/// improved.
pub fn setup(t: &mut Tabletop<'_>) {
    for (country, us, ussr) in LATE_WAR {
        t.set_influence(Us, country, us);
        t.set_influence(Ussr, country, ussr);
    }
    for effect in IN_FORCE {
        t.effects.insert(effect);
    }
    t.turn = 8;
    t.defcon = 4;
    t.vp = -4;
    t.space = BySide::new(6, 4);
    t.china = China { holder: Some(Ussr), face_up: true };
    let earlier = t.options.cards_of(Era::Early) | t.options.cards_of(Era::Mid);
    t.removed =
        earlier.iter().filter(|&card| CARDS[card.index() as usize].starred).collect::<CardSet>() - STAY;
    t.deck = (earlier - t.removed) | t.options.cards_of(Era::Late);
    t.push(Frame::Turn { at: Phase::Headline });
    super::setup::push_handicaps(t);
    let size = super::turn::hand_size(t.turn);
    t.push(Frame::Draw { us: size, ussr: size, next: Ussr });
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::map::{CountrySet, Region};
    use crate::options::Options;
    use crate::state::{Ending, State};
    use crate::testkit::{board, end_of_turn};

    fn scenario() -> State {
        State::new(Options::preset("late-war").unwrap())
    }

    #[test]
    fn markers_events_and_influence_are_those_of_the_scenario() {
        let s = scenario();
        assert_eq!((s.turn, s.defcon, s.vp, s.space), (8, 4, -4, BySide::new(6, 4)));
        assert_eq!(s.china, China { holder: Some(Ussr), face_up: true });
        let total = |side| CountrySet::WORLD.iter().map(|c| u32::from(s.influence(side, c))).sum::<u32>();
        assert_eq!((total(Us), total(Ussr)), (94, 67));
        assert!(IN_FORCE.into_iter().all(|effect| s.has(effect)));
    }

    #[test]
    fn the_us_dominates_asia_and_south_america() {
        let s = scenario();
        assert!(s.dominates(Us, Region::Asia) && s.dominates(Us, Region::SouthAmerica));
    }

    #[test]
    fn the_deck_has_59_cards_and_64_with_the_optional_ones() {
        assert_eq!(scenario().deck.len(), 64);
        let options = Options { optional_cards: false, ..Options::preset("late-war").unwrap() };
        assert_eq!(State::new(options).deck.len(), 59);
        let s = scenario();
        assert!(s.deck.contains(CardId::BearTrap) && s.removed.contains(CardId::Norad));
    }

    #[test]
    fn after_final_scoring_the_us_needs_20_points() {
        let end = |options: &str, vp: i8| {
            let text = alloc::format!("{options} turn=10 defcon=2 military-ops=2/2 vp={vp} us=kenya:2");
            end_of_turn(&text).result()
        };
        assert_eq!(end("options=scenario=late-war", 18), Some((Some(Ussr), Ending::FinalScoring)));
        assert_eq!(end("options=scenario=late-war", 19), Some((Some(Us), Ending::FinalScoring)));
        assert_eq!(end("", 18), Some((Some(Us), Ending::FinalScoring)));
    }

    #[test]
    fn a_us_that_ends_the_game_by_wargames_needs_20_points_too() {
        let mut g = board("options=scenario=late-war defcon=2 vp=10");
        g.event(Us, CardId::Wargames).answer("end-game");
        assert_eq!(g.result(), Some((Some(Ussr), Ending::Wargames)));
        let mut g = board("options=scenario=late-war defcon=2 vp=10");
        g.event(Ussr, CardId::Wargames).answer("end-game");
        assert_eq!(g.result(), Some((Some(Us), Ending::Wargames)));
    }
}
