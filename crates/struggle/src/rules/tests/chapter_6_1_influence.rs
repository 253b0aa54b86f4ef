//! 6.0 and 6.1: operations, and placing influence with them.

use super::*;

#[test]
fn the_first_point_in_us_controlled_turkey_costs_2_and_the_next_1() {
    // 6.1.2, example: 4 points make 3 influence.
    let mut g = board("us=turkey:2 ussr=romania:1");
    assert!(g.state.controls(Us, Country::Turkey));
    g.plays(Ussr, Nato, "influence").answer("turkey turkey turkey");
    assert_eq!(g.ussr(Country::Turkey), 3);
    // The event of NATO follows, without effect so early.
    assert!(g.is_idle());
}

#[test]
fn with_1_us_point_in_turkey_every_soviet_point_costs_1() {
    // 6.1.2, example, second half.
    let mut g = board("us=turkey:1 ussr=romania:1");
    g.plays(Ussr, Nato, "influence").answer("turkey turkey turkey turkey");
    assert_eq!(g.ussr(Country::Turkey), 4);
    assert!(g.is_idle());
}

#[test]
fn a_single_point_cannot_enter_a_country_that_the_opponent_controls() {
    // 6.1.2
    let mut g = board("us=turkey:2 ussr=romania:1");
    g.plays(Ussr, Nasser, "influence");
    assert!(g.offers("romania") && !g.offers("turkey"));
}

#[test]
fn from_panama_to_costa_rica_and_colombia_but_not_on_to_nicaragua() {
    // 6.1.3, example.
    let text = "us=panama:1,south-korea:1";
    let mut g = board(text);
    g.plays(Us, FiveYearPlan, "influence").answer("costa-rica colombia");
    // The rest may strengthen South Korea or its neighbours.
    assert!(["south-korea", "japan", "taiwan", "north-korea"].iter().all(|id| g.offers(id)));
    assert!(["nicaragua", "venezuela", "done"].iter().all(|id| !g.offers(id)));
    g.answer("south-korea");
    assert_eq!((g.us(Country::CostaRica), g.us(Country::Colombia), g.us(Country::SouthKorea)), (1, 1, 2));
    let mut g = board(text);
    g.plays(Us, FiveYearPlan, "influence").answer("costa-rica");
    assert!(!g.offers("nicaragua"));
}

#[test]
fn influence_that_came_during_the_round_opens_no_new_country() {
    // 6.1.1: as it was when the round began. The Iron Lady puts a Soviet point into Argentina.
    let mut g = round(Ussr, "hand-ussr=the-iron-lady ussr=poland:1");
    g.answer("the-iron-lady event-first");
    assert_eq!(g.ussr(Country::Argentina), 1);
    g.answer("influence");
    assert!(!g.offers("argentina") && !g.offers("chile"));
}

#[test]
fn influence_lost_during_the_round_still_counts_for_reach() {
    // 6.1.1: as it was when the round began.
    let mut g = round(Us, "hand-us=marine-barracks-bombing us=lebanon:1");
    g.answer("marine-barracks-bombing event-first");
    assert_eq!(g.us(Country::Lebanon), 0);
    g.answer("influence");
    assert!(g.offers("lebanon") && g.offers("syria"));
}

#[test]
fn influence_placed_by_an_event_needs_no_neighbour() {
    // 6.1.1, exception.
    let mut g = board("us=poland:3");
    g.event(Ussr, TheReformer).answer("spain-portugal spain-portugal united-kingdom poland");
    assert_eq!((g.ussr(Country::SpainPortugal), g.ussr(Country::Poland)), (2, 1));
}

#[test]
fn countries_beside_ones_superpower_are_always_open() {
    // 6.1.4
    let mut g = board("");
    g.plays(Us, FiveYearPlan, "influence");
    assert_eq!(g.options(), "canada japan mexico cuba");
    let mut g = board("");
    g.plays(Ussr, Nato, "influence");
    assert_eq!(g.options(), "finland poland romania afghanistan north-korea");
}

#[test]
fn the_superpowers_themselves_hold_no_influence() {
    // 2.1.5: they are no countries at all.
    assert_eq!(Country::parse("usa"), None);
    assert_eq!(Country::ALL.len(), 84);
}

#[test]
fn all_points_of_a_card_are_used() {
    // 6.0
    let mut g = board("us=panama:1");
    g.plays(Us, FiveYearPlan, "influence").answer("panama panama");
    assert!(!g.offers("done"));
    g.answer("panama");
    assert!(g.is_idle());
}

#[test]
fn all_points_go_to_one_use() {
    // 6.0: influence, realignments, a coup or the Space Race.
    let mut g = board("us=panama:1 ussr=panama:1");
    g.plays(Us, FiveYearPlan, "influence").answer("panama");
    assert!(g.options().split(' ').all(|word| Country::parse(word).is_some()));
}

#[test]
fn the_cost_falls_for_the_points_that_follow_the_loss_of_control() {
    // 6.1.2: here 3 points, 2 to break control of Panama and 1 at the lower cost.
    let mut g = board("us=panama:2 ussr=colombia:1");
    assert!(g.state.controls(Us, Country::Panama));
    assert_eq!(g.state.influence_cost(Ussr, Country::Panama), 2);
    g.plays(Ussr, SocialistGovernments, "influence").answer("panama");
    assert_eq!(g.state.influence_cost(Ussr, Country::Panama), 1);
    g.answer("panama");
    assert!(g.is_idle());
}
