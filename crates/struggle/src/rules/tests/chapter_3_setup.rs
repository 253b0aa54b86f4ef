//! 3: preparing the game.

use super::*;

fn new_game() -> TestGame {
    TestGame { state: <State as Game>::new(&Options::default()), facts: Vec::new() }
}

#[test]
fn eight_early_war_cards_each_before_anything_is_placed() {
    // 3.1: the cards may be looked at before influence is placed.
    let mut g = new_game();
    assert!(g.awaits_nature());
    deal(&mut g);
    assert_eq!((g.state.hand.us.len(), g.state.hand.ussr.len()), (8, 8));
    for card in (g.state.hand.us | g.state.hand.ussr | g.state.deck).iter() {
        assert_eq!(CARDS[card.index() as usize].era, Era::Early);
    }
    assert_eq!(g.awaited(), Some(Ussr));
}

#[test]
fn the_ussr_begins_with_the_china_card_face_up() {
    // 3.1
    let g = new_game();
    assert_eq!(g.state.china, China { holder: Some(Ussr), face_up: true });
    assert!(!g.state.deck.contains(TheChinaCard));
}

#[test]
fn the_ussr_places_first_six_points_in_eastern_europe() {
    // 3.2
    let mut g = new_game();
    deal(&mut g);
    assert_eq!(g.options().split(' ').count(), 9);
    assert!(g.offers("austria") && g.offers("finland") && !g.offers("italy"));
    g.answer("poland poland poland poland yugoslavia");
    assert_eq!(g.awaited(), Some(Ussr));
    g.answer("poland");
    assert_eq!(g.ussr(Country::Poland), 5);
    assert_eq!(g.awaited(), Some(Us));
}

#[test]
fn then_the_us_seven_points_in_western_europe() {
    // 3.3
    let mut g = new_game();
    deal(&mut g);
    g.answer("poland poland poland poland poland poland");
    assert!(g.offers("turkey") && g.offers("canada"));
    assert!(!g.offers("poland") && !g.offers("done"));
    g.answer("west-germany west-germany west-germany west-germany italy italy italy");
    let total = |side: Side| g.state.influence[side].iter().map(|&n| u32::from(n)).sum::<u32>();
    assert_eq!((total(Us), total(Ussr)), (25, 15));
    assert!(matches!(g.state.stack.last(), Some(Frame::Headline { .. })));
}

#[test]
fn the_fixed_influence_is_that_of_the_rulebook() {
    // 3.2, 3.3
    let g = new_game();
    let ussr = [("syria", 1), ("iraq", 1), ("north-korea", 3), ("east-germany", 3), ("finland", 1)];
    let us = [
        ("canada", 2),
        ("iran", 1),
        ("israel", 1),
        ("japan", 1),
        ("australia", 4),
        ("philippines", 1),
        ("south-korea", 1),
        ("panama", 1),
        ("south-africa", 1),
        ("united-kingdom", 5),
    ];
    for (side, places) in [(Ussr, &ussr[..]), (Us, &us[..])] {
        assert_eq!(g.state.present[side].len() as usize, places.len());
        for (id, points) in places {
            let country = Country::parse(id).expect("a country");
            assert_eq!(g.state.influence(side, country), *points, "{id}");
        }
    }
}

#[test]
fn the_tracks_begin_at_their_starts() {
    // 3.4
    let g = new_game();
    assert_eq!((g.state.turn, g.defcon(), g.vp()), (1, 5, 0));
    assert_eq!((g.state.space.us, g.state.space.ussr), (0, 0));
    assert_eq!((g.state.military_ops.us, g.state.military_ops.ussr), (0, 0));
}
