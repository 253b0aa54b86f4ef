//! Set-up and bids: known good openings come out of the evaluation; there is no list of them.

use detente_game::{Actor, Game, Notation, Rng, ToAct};
use detente_struggle::Struggle;
use detente_struggle::decision::{Action, Asked, Word};
use detente_struggle::map::Country;
use detente_struggle::side::Side::{Us, Ussr};
use detente_struggle::state::State;
use detente_struggle_ai::greedy::Greedy;

use crate::common::choice;

/// The board after the set-up, played by the greedy level.
fn set_up(options: &[&str], seed: u64) -> State {
    let options = Struggle::parse_options(options).expect("options");
    let mut game = <Struggle as Game>::new(&options);
    let mut nature = Rng::new(seed);
    let mut bot = Greedy::new(seed);
    loop {
        match game.to_act() {
            ToAct::Nature => {
                let action = game.sample_chance(&mut nature);
                game.apply_unchecked(Actor::Nature, action);
            }
            ToAct::Seats(awaited) => {
                if matches!(game.asked(), Some(Asked::Headline(_))) {
                    return game;
                }
                let seat = awaited.iter().next().expect("somebody is awaited");
                let action = choice(&game, seat, &mut bot);
                game.apply(Actor::Seat(seat), action).expect("legal");
            }
            ToAct::Over(_) => unreachable!("a set-up ends nothing"),
        }
    }
}

#[test]
fn the_ussr_makes_sure_of_poland_and_east_germany() {
    for seed in 0..8 {
        let game = set_up(&[], seed);
        for country in [Country::Poland, Country::EastGermany] {
            assert!(game.controls(Ussr, country), "seed {seed}: {country:?}");
        }
    }
}

#[test]
fn the_us_takes_battlegrounds_of_western_europe() {
    for seed in 0..8 {
        let game = set_up(&[], seed);
        let held = [Country::WestGermany, Country::Italy, Country::France]
            .into_iter()
            .filter(|&country| game.controls(Us, country))
            .count();
        assert!(held >= 2, "seed {seed}: {held}");
    }
}

#[test]
fn a_handicap_goes_where_it_helps() {
    let (plain, helped) = (set_up(&[], 3), set_up(&["us-handicap=2"], 3));
    let sum = |game: &State| Country::ALL.into_iter().map(|c| u32::from(game.influence(Us, c))).sum::<u32>();
    assert_eq!(sum(&helped), sum(&plain) + 2);
}

#[test]
fn a_sealed_bid_asks_for_the_ussr_at_what_it_is_worth() {
    let options = Struggle::parse_options(&["bid=sealed"]).expect("options");
    let mut game = <Struggle as Game>::new(&options);
    let mut bot = Greedy::new(1);
    let us = Us.seat();
    assert_eq!(choice(&game, us, &mut bot), Action::Word(Word::Ussr));
    game.apply(Actor::Seat(us), Action::Word(Word::Ussr)).expect("legal");
    assert_eq!(choice(&game, us, &mut bot), Action::Word(Word::Bid2));
}
