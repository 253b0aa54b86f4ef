//! Set-ups drawn from a wide, sensible set: what people put where, and what they might. Whoever only ever meets the set-up
//! that it likes best itself does not know what follows from the others.

use detente_game::Rng;
use detente_struggle::decision::{Action, Asked, Choices};
use detente_struggle::map::Country::{self, *};
use detente_struggle::side::Side;
use detente_struggle::state::State;

/// How much a country is thought of: chapter 3 leaves Eastern and Western Europe, and extra influence goes where some is.
const THOUGHT_OF: [(Country, f32); 22] = [
    (Poland, 6.0),
    (EastGermany, 4.0),
    (Austria, 1.2),
    (Yugoslavia, 1.2),
    (Czechoslovakia, 0.6),
    (Hungary, 0.6),
    (Bulgaria, 0.5),
    (Romania, 0.4),
    (Finland, 0.2),
    (WestGermany, 6.0),
    (Italy, 5.0),
    (France, 2.0),
    (UnitedKingdom, 0.3),
    (Greece, 0.5),
    (Turkey, 0.5),
    (SpainPortugal, 0.4),
    (Canada, 0.2),
    (Iran, 4.0),
    (Israel, 0.5),
    (Panama, 0.7),
    (SouthKorea, 0.7),
    (Philippines, 0.4),
];

/// Any other country.
const HARDLY: f32 = 0.1;

/// The next point of a set-up, if that is what is asked for: countries by how much they are thought of, those that are
/// begun rather than others until they are controlled, and hardly ever more than a point beyond that.
pub fn draw(s: &State, side: Side, choices: &Choices, rng: &mut Rng) -> Option<Action> {
    if !matches!(s.asked(), Some(Asked::SetUp { .. })) {
        return None;
    }
    let weight = |country: Country| {
        let known =
            THOUGHT_OF.iter().find(|(known, _)| *known == country).map_or(HARDLY, |&(_, weight)| weight);
        let (own, other) = (s.influence(side, country), s.influence(side.opponent(), country));
        let needed = other + country.stability();
        known
            * match own {
                _ if own > needed => 0.02,
                _ if own == needed => 0.25,
                0 => 1.0,
                _ => 2.0,
            }
    };
    let countries: Vec<(Country, f32)> =
        choices.countries.iter().map(|country| (country, weight(country))).collect();
    let sum: f32 = countries.iter().map(|&(_, weight)| weight).sum();
    let mut at = rng.unit_f32() * sum;
    let drawn = countries.iter().find(|&&(_, weight)| {
        at -= weight;
        at < 0.0
    });
    drawn.or(countries.last()).map(|&(country, _)| Action::Country(country))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use detente_game::{Actor, Game, ToAct};
    use detente_struggle::options::Options;

    use super::*;

    /// The influence after a drawn set-up.
    fn drawn(seed: u64) -> State {
        let mut rng = Rng::new(seed);
        let mut s = <State as Game>::new(&Options::preset("league").expect("known"));
        loop {
            let (by, action) = match s.to_act() {
                ToAct::Nature => (Actor::Nature, s.sample_chance(&mut rng)),
                ToAct::Seats(seats) => {
                    let seat = seats.iter().next().expect("somebody is awaited");
                    let side = Side::of_seat(seat);
                    match draw(&s, side, &s.choices(side), &mut rng) {
                        Some(action) => (Actor::Seat(seat), action),
                        None => return s,
                    }
                }
                ToAct::Over(_) => unreachable!("a game does not end before the first headline"),
            };
            s.apply(by, action).expect("legal");
        }
    }

    #[test]
    fn set_ups_are_sensible_and_many() {
        let mut different = BTreeMap::new();
        let (mut poland, mut germany) = (0, 0);
        for seed in 0..400 {
            let s = drawn(seed);
            *different.entry((s.influence.us, s.influence.ussr)).or_insert(0) += 1;
            poland += u32::from(s.controls(Side::Ussr, Poland));
            germany += u32::from(s.controls(Side::Us, WestGermany));
        }
        assert!(different.len() > 200, "{} set-ups", different.len());
        assert!(poland > 200 && germany > 150, "Poland {poland}, West Germany {germany} of 400");
    }
}
