//! 2.1: the map.

use super::*;

fn control(country: &str, us: u8, ussr: u8) -> Option<Side> {
    let g = board(&alloc::format!("us={country}:{us} ussr={country}:{ussr}"));
    let country = Country::parse(country).expect("a country");
    Side::BOTH.into_iter().find(|&side| g.state.controls(side, country))
}

#[test]
fn control_of_israel_takes_4_points_and_4_more_than_the_opponent() {
    // 2.1.7, example.
    assert_eq!(Country::Israel.stability(), 4);
    assert_eq!(control("israel", 3, 0), None);
    assert_eq!(control("israel", 4, 0), Some(Us));
    assert_eq!(control("israel", 4, 1), None);
    assert_eq!(control("israel", 5, 1), Some(Us));
    assert_eq!(control("israel", 1, 4), None);
    assert_eq!(control("israel", 2, 6), Some(Ussr));
}

#[test]
fn control_is_lost_as_soon_as_the_margin_is() {
    // 2.1.7
    let mut g = board("us=italy:2");
    assert!(g.state.controls(Us, Country::Italy));
    g.with(|t| t.add(Ussr, Country::Italy, 1));
    assert!(!g.state.controls(Us, Country::Italy));
    g.with(|t| t.add(Us, Country::Italy, 1));
    assert!(g.state.controls(Us, Country::Italy));
}

#[test]
fn no_country_is_ever_controlled_by_both() {
    // 2.1.7
    for country in ["israel", "italy", "kenya", "nigeria"] {
        for us in 0..12 {
            for ussr in 0..12 {
                let g = board(&alloc::format!("us={country}:{us} ussr={country}:{ussr}"));
                assert!(!g.state.controlled.us.meets(g.state.controlled.ussr));
            }
        }
    }
}

#[test]
fn every_country_belongs_to_one_of_six_regions() {
    // 2.1.1; the note to it: Libya and Egypt are Middle East, Canada and Turkey Europe.
    let mut seen = CountrySet::EMPTY;
    for (region, countries) in Region::ALL.into_iter().zip([21, 15, 10, 18, 10, 10]) {
        assert_eq!(region.countries().len(), countries, "{region:?}");
        assert!(!seen.meets(region.countries()));
        seen |= region.countries();
    }
    assert_eq!(seen, CountrySet::WORLD);
    assert!(CountrySet::of(&[Country::Libya, Country::Egypt]).within(CountrySet::MIDDLE_EAST));
    assert!(CountrySet::of(&[Country::Canada, Country::Turkey]).within(CountrySet::EUROPE));
}

#[test]
fn austria_and_finland_belong_to_both_halves_of_europe() {
    // 2.1.1
    let both = CountrySet::WESTERN_EUROPE & CountrySet::EASTERN_EUROPE;
    assert_eq!(both, CountrySet::of(&[Country::Austria, Country::Finland]));
}

#[test]
fn a_region_includes_its_parts() {
    // 2.1.2
    assert_eq!(CountrySet::WESTERN_EUROPE | CountrySet::EASTERN_EUROPE, CountrySet::EUROPE);
    assert!(CountrySet::SOUTHEAST_ASIA.within(CountrySet::ASIA));
    assert_eq!(CountrySet::SOUTHEAST_ASIA.len(), 7);
}

#[test]
fn who_is_connected_is_adjacent_both_ways() {
    // 2.1.6
    for country in Country::ALL {
        assert!(!country.neighbours().is_empty() && !country.neighbours().contains(country));
        for neighbour in country.neighbours().iter() {
            assert!(neighbour.neighbours().contains(country), "{country:?} {neighbour:?}");
        }
    }
}

#[test]
fn the_neighbours_of_several_countries_are_those_of_each() {
    // 2.1.6; in handfuls of every size, from every place.
    let mut bits = 1_u64;
    for _ in 0..2000 {
        bits = bits.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let some: CountrySet =
            Country::ALL.into_iter().filter(|&at| bits >> (at as u32 * 7 % 61) & 1 == 1).collect();
        let each = some.iter().fold(CountrySet::EMPTY, |sum, at| sum | at.neighbours());
        assert_eq!(some.neighbours(), each, "{some:?}");
    }
    for at in Country::ALL {
        assert_eq!(CountrySet::one(at).neighbours(), at.neighbours(), "{at:?}");
    }
}

#[test]
fn a_superpower_counts_as_a_controlled_neighbour_in_realignments_and_wars() {
    // 2.1.5
    let g = board("ussr=mexico:1");
    assert_eq!(g.state.realignment_modifiers(Country::Mexico).us.sum(), 1);
    assert_eq!(g.state.war_modifiers(Ussr, Country::Mexico, Harder::Never).sum(), -1);
    assert_eq!(g.state.war_modifiers(Us, Country::Mexico, Harder::Never).sum(), 0);
    assert_eq!(g.state.war_modifiers(Us, Country::Afghanistan, Harder::Never).sum(), -1);
}

#[test]
fn the_map_prints_the_influence_of_the_set_up() {
    // 2.1.8, 3.2, 3.3: without the free points.
    let g = State::new(Options::default());
    let total = |side: Side| g.influence[side].iter().map(|&points| u32::from(points)).sum::<u32>();
    assert_eq!((total(Us), total(Ussr)), (25 - 7, 15 - 6));
}
