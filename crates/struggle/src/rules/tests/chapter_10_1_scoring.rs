//! 10.1 and 10.2: scoring and the track of victory points.

use super::*;

fn level(region: Region, text: &str) -> (Level, Level) {
    let shares = board(text).state.score(region, Amendments::default()).shares;
    (shares.us.level, shares.ussr.level)
}

#[test]
fn the_ussr_gains_4_points_in_central_america() {
    // 10.1.2, example: domination, Cuba twice, against US presence.
    let mut g = round(
        Ussr,
        "hand-ussr=central-america-scoring us=guatemala:1,panama:1 ussr=cuba:3,haiti:1,dominican-republic:1",
    );
    let shares = g.state.score(Region::CentralAmerica, Amendments::default()).shares;
    assert_eq!((shares.us.points(), shares.ussr.points()), (1, 5));
    assert_eq!((shares.us.level, shares.ussr.level), (Level::Presence, Level::Domination));
    g.answer("central-america-scoring event");
    assert_eq!(g.vp(), -4);
}

#[test]
fn presence_takes_one_controlled_country() {
    // 10.1.1
    assert_eq!(level(Region::Africa, "us=kenya:1 ussr=sudan:1"), (Level::Nothing, Level::Presence));
    assert_eq!(level(Region::Africa, "us=kenya:2").0, Level::Presence);
}

#[test]
fn domination_takes_more_countries_and_more_battlegrounds() {
    // 10.1.1
    assert_eq!(level(Region::Africa, "us=kenya:2,zaire:1 ussr=sudan:1").0, Level::Domination);
    // As many countries.
    assert_eq!(level(Region::Africa, "us=kenya:2,zaire:1 ussr=sudan:1,cameroon:1").0, Level::Presence);
    // As many battlegrounds.
    assert_eq!(level(Region::Africa, "us=kenya:2,zaire:1,sudan:1 ussr=angola:1").0, Level::Presence);
}

#[test]
fn domination_takes_a_battleground_and_a_country_that_is_none() {
    // 10.1.1
    assert_eq!(level(Region::Africa, "us=angola:1,zaire:1").0, Level::Presence);
    assert_eq!(level(Region::Africa, "us=kenya:2,sudan:1").0, Level::Presence);
}

#[test]
fn control_takes_all_battlegrounds_and_more_countries() {
    // 10.1.1: a country that is no battleground is not asked for.
    let battlegrounds = "mexico:2,cuba:3,panama:2";
    assert_eq!(level(Region::CentralAmerica, &alloc::format!("us={battlegrounds}")).0, Level::Control);
    let others = "haiti:1,guatemala:1,honduras:2";
    let g = alloc::format!("us={battlegrounds} ussr={others}");
    assert_eq!(level(Region::CentralAmerica, &g), (Level::Presence, Level::Presence));
}

#[test]
fn one_point_for_each_battleground_and_each_country_beside_the_enemy_superpower() {
    // 10.1.2
    let g = board("ussr=cuba:3,mexico:2,canada:4 us=north-korea:3,afghanistan:2,romania:3");
    let america = g.state.score(Region::CentralAmerica, Amendments::default()).shares;
    // Presence, two battlegrounds, both beside the US.
    assert_eq!((america.us.points(), america.ussr.points()), (0, 1 + 2 + 2));
    let asia = g.state.score(Region::Asia, Amendments::default()).shares;
    // Domination: North Korea and Afghanistan, both beside the USSR.
    assert_eq!(asia.us.points(), 7 + 1 + 2);
    let europe = g.state.score(Region::Europe, Amendments::default()).shares;
    assert_eq!((europe.us.points(), europe.ussr.points()), (3 + 1, 3 + 1));
}

#[test]
fn the_regions_are_worth_what_the_map_prints() {
    // 10.1: presence, domination, control.
    let table = [
        (Region::Europe, (3, 7)),
        (Region::Asia, (3, 7)),
        (Region::MiddleEast, (3, 5)),
        (Region::Africa, (1, 4)),
        (Region::CentralAmerica, (1, 3)),
        (Region::SouthAmerica, (2, 5)),
    ];
    for (region, (presence, domination)) in table {
        assert_eq!((region.points().0, region.points().1), (presence, domination));
    }
    let control = [(Region::Asia, 9), (Region::MiddleEast, 7), (Region::Africa, 6)];
    for (region, points) in
        control.into_iter().chain([(Region::CentralAmerica, 5), (Region::SouthAmerica, 6)])
    {
        assert_eq!(region.points().2, points);
    }
}

#[test]
fn the_track_passes_through_zero_like_any_other_space() {
    // 10.2.1, example.
    let mut g = board("vp=-1");
    g.with(|t| t.gain(Us, 2));
    assert_eq!(g.vp(), 1);
}

#[test]
fn to_gain_is_to_move_the_marker_ones_own_way() {
    // 10.2.2, example.
    let mut g = board("vp=10");
    g.with(|t| t.gain(Ussr, 2));
    assert_eq!(g.vp(), 8);
}

#[test]
fn of_points_for_both_only_the_difference_is_applied() {
    // 10.2.3, 10.3.1 note; ruling 60: 19 + 4 − 4 is no victory.
    let mut g = board("vp=19 us=kenya:2,zaire:1 ussr=angola:1,sudan:1");
    g.event(Us, AfricaScoring);
    assert_eq!((g.vp(), g.result()), (19, None));
}

#[test]
fn taiwan_is_a_battleground_of_asia_for_the_us_alone() {
    // Ruling 25: Formosan Resolution.
    let score = |text: &str| {
        let amendments = Amendments { taiwan: true, shuttle: None };
        board(text).state.score(Region::Asia, amendments).shares
    };
    assert_eq!(score("us=taiwan:3,japan:4").us.points(), 3 + 2);
    // It then no longer is the country that domination asks for beside a battleground.
    assert_eq!(score("us=taiwan:3,japan:4").us.level, Level::Presence);
    assert_eq!(score("us=taiwan:3,burma:2").us.level, Level::Domination);
    assert_eq!(score("ussr=taiwan:3").ussr.points(), 3);
}

#[test]
fn shuttle_diplomacy_takes_a_country_from_the_count_but_not_from_what_control_needs() {
    // Ruling 27.
    let g = board("ussr=japan:4,north-korea:3,afghanistan:2 us=taiwan:3");
    let plain = g.state.score(Region::Asia, Amendments::default()).shares.ussr;
    assert_eq!((plain.level, plain.points()), (Level::Domination, 7 + 2 + 1));
    let amended = Amendments { taiwan: false, shuttle: Some(Country::Japan) };
    // No battleground and not beside the US any more.
    assert_eq!(g.state.score(Region::Asia, amended).shares.ussr.points(), 7 + 1);
    let all = "libya:2,egypt:2,israel:4,iraq:3,iran:2,saudi-arabia:3,syria:2";
    let g = board(&alloc::format!("ussr={all}"));
    assert_eq!(g.state.score(Region::MiddleEast, Amendments::default()).shares.ussr.level, Level::Control);
    let amended = Amendments { taiwan: false, shuttle: Some(Country::Iran) };
    assert_eq!(g.state.score(Region::MiddleEast, amended).shares.ussr.level, Level::Domination);
}
