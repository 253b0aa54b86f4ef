//! The coach of a first game of Twilight Struggle: what is at stake ([`stakes`]), what to play and why ([`plays`]), and the
//! danger in a choice ([`dangers()`]). The sentences are in `crates/words/locales/<language>/coach.ftl`.
//!
//! Everything is read off a view of the pupil's own seat, and off nothing else: the same view gives the same words.

pub mod dangers;
pub mod plays;
pub mod stakes;

use detente_game::bot::{Detail, Reason};
use detente_game::coach::{Coaching, Note, Talk, Weight};
use detente_struggle::cards::{CardId, CardSet, Era};
use detente_struggle::decision::Action;
use detente_struggle::map::{Country, Region};
use detente_struggle::side::{Side, Us};
use detente_struggle::state::State;
use detente_struggle::view::View;

pub use dangers::dangers;

/// What the coach says to `side`, who sees `view` and may choose one of `legal`.
pub fn coach(view: &View, side: Side, legal: &[Action]) -> Coaching<Action> {
    let s = view.open();
    Coaching {
        notes: stakes::notes(s, side),
        plays: plays::advised(view, side, legal),
        // The first turn is for learning, the first war for practice; from the Mid War on only dangers are named.
        usual: match s.turn {
            0 | 1 => Talk::Everything,
            2 | 3 => Talk::Important,
            _ => Talk::Dangers,
        },
    }
}

/// A detail of a sentence.
type Part = (&'static str, Detail);

fn note(weight: Weight, id: &'static str, details: Vec<Part>) -> Note {
    Note { weight, reason: say(id, details) }
}

fn say(id: &'static str, details: Vec<Part>) -> Reason {
    Reason { id, details }
}

fn card(card: CardId) -> Part {
    ("card", Detail::Text(format!("card-{}", card.id())))
}

fn cards(cards: CardSet) -> Part {
    ("cards", Detail::List(cards.iter().map(|card| format!("card-{}", card.id())).collect()))
}

fn country(at: Country) -> Part {
    ("country", Detail::Text(format!("country-{}", at.id())))
}

/// “in Iran”.
fn inside(at: Country) -> Part {
    ("in", Detail::Text(format!("country-{}.in", at.id())))
}

fn countries(all: impl IntoIterator<Item = Country>) -> Part {
    ("countries", Detail::List(all.into_iter().map(|at| format!("country-{}", at.id())).collect()))
}

fn number(name: &'static str, n: impl Into<i32>) -> Part {
    (name, Detail::Number(n.into()))
}

fn percent(chance: f32) -> Part {
    ("chance", Detail::Number((100.0 * chance).round() as i32))
}

/// What a scoring card would bring `side` now, and the name of what it scores. Control of Europe counts as twenty points.
fn scored(s: &State, side: Side, scoring: CardId) -> (Part, i8) {
    let region = |id: &str| ("region", Detail::Text(format!("region-{id}")));
    let own = |us: i8| if side == Us { us } else { -us };
    if let Some(at) = scoring.scored_region() {
        return (region(at.id()), own(region_points(s, at)));
    }
    let points = s.southeast_asia_points();
    (region("southeast-asia"), own(points.us - points.ussr))
}

/// What the region would bring the US now.
fn region_points(s: &State, region: Region) -> i8 {
    let scoring = s.score(region, s.amendments(None));
    match scoring.winner() {
        Some(Us) => 20,
        Some(_) => -20,
        None => scoring.difference(),
    }
}

/// The same board with `at` controlled by `side`.
fn controlling(s: &State, side: Side, at: Country) -> State {
    let mut then = s.clone();
    then.controlled[side].insert(at);
    then.controlled[side.opponent()].remove(at);
    then
}

/// Is this scoring card in the game, in a hand or in the draw pile, or can it come again?
fn can_be_scored(s: &State, scoring: CardId) -> bool {
    let joined = match s.card(scoring).era {
        Era::Early => true,
        Era::Mid => s.turn >= 4,
        Era::Late => s.turn >= 8,
    };
    joined && s.options.has(scoring) && !s.removed.contains(scoring)
}

/// Points of influence that `side` still needs to control a country, at what they cost.
fn cost_of_control(s: &State, side: Side, at: Country) -> u8 {
    let (mut own, theirs) = (s.influence(side, at), s.influence(side.opponent(), at));
    let mut cost = 0;
    while !at.is_controlled_with(own, theirs) {
        cost += if at.is_controlled_with(theirs, own) { 2 } else { 1 };
        own += 1;
    }
    cost
}

#[cfg(test)]
mod tests {
    use detente_game::{Actor, Game, Rng, Seat, ToAct, Viewer};
    use detente_struggle::decision::choices::Waits;

    use super::*;
    use crate::testkit::{every_kind_of_game, random_game, random_game_of};

    /// Shows every decision of a random game with its view.
    fn decisions(s: &State, mut see: impl FnMut(Side, &View, &[Action])) {
        let Waits::Sides(awaited) = s.waits() else { return };
        for side in Side::BOTH {
            let mut legal = Vec::new();
            s.choices(side).list(&mut legal);
            if awaited[side] && !legal.is_empty() {
                see(side, &s.view(Viewer::Seat(side.seat())), &legal);
            }
        }
    }

    #[test]
    fn the_coach_has_an_answer_to_every_decision_of_every_kind_of_game() {
        let mut asked = 0;
        for (seed, options) in every_kind_of_game().iter().enumerate() {
            let mut n = 0;
            random_game_of(options, seed as u64, |s| {
                n += 1;
                // Every decision of the first turns, and a part of those after them.
                if s.turn > 2 && n % 7 != 0 {
                    return;
                }
                decisions(s, |side, view, legal| {
                    let told = coach(view, side, legal);
                    assert!(!told.plays.is_empty(), "{legal:?}");
                    for play in &told.plays {
                        assert!(legal.contains(&play.action), "{play:?}");
                    }
                    for &action in legal {
                        dangers(view, side, action);
                    }
                    asked += 1;
                });
            });
        }
        assert!(asked > 1000, "{asked}");
    }

    #[test]
    fn the_coach_knows_nothing_that_its_pupil_may_not_know() {
        let mut compared = 0;
        for seed in 0..6 {
            let mut rng = Rng::new(seed);
            let mut n = 0;
            random_game(seed, |s| {
                n += 1;
                if n % 5 != 0 {
                    return;
                }
                decisions(s, |side, view, legal| {
                    // Everything hidden dealt anew: hands, draw pile, the other headline.
                    let other = State::determinize(view, &mut rng);
                    let viewer = Viewer::Seat(side.seat());
                    let told = coach(view, side, legal);
                    assert_eq!(coach(&other.view(viewer), side, legal), told);
                    let unseen = view.unseen();
                    let hidden: Vec<String> =
                        unseen.iter().map(|card| format!("card-{}", card.id())).collect();
                    let dangers = legal.iter().flat_map(|&action| dangers(view, side, action));
                    let notes = told.notes.into_iter().chain(dangers).map(|note| note.reason);
                    for reason in notes.chain(told.plays.into_iter().flat_map(|play| play.reasons)) {
                        for (_, detail) in &reason.details {
                            let named = match detail {
                                Detail::Text(id) => std::slice::from_ref(id),
                                Detail::List(ids) => ids,
                                Detail::Number(_) => &[],
                            };
                            assert!(!named.iter().any(|id| hidden.contains(id)), "{reason:?}");
                        }
                    }
                    compared += 1;
                });
            });
        }
        assert!(compared > 200, "{compared}");
    }

    #[test]
    fn what_is_announced_is_what_is_advised_next() {
        // A play of several steps: the second step that the coach has in mind is the first that it advises then.
        let (mut compared, mut seats) = (0, [0, 0]);
        for seed in 20..24 {
            let mut rng = Rng::new(seed);
            let mut s = <State as Game>::new(&detente_struggle::options::Options::default());
            while s.turn <= 2 {
                let seat = match s.to_act() {
                    ToAct::Over(_) => break,
                    ToAct::Nature => {
                        let answer = s.sample_chance(&mut rng);
                        s.apply_unchecked(Actor::Nature, answer);
                        continue;
                    }
                    ToAct::Seats(seats) => seats.iter().next().expect("somebody"),
                };
                let side = Side::of_seat(seat);
                let view = s.view(Viewer::Seat(seat));
                let mut legal = Vec::new();
                s.choices(side).list(&mut legal);
                let steps = plays::plan(&view, side, &legal);
                let first = coach(&view, side, &legal).plays[0].action;
                assert_eq!(steps[0], first);
                s.apply_unchecked(Actor::Seat(seat), first);
                if let Some(&second) = steps.get(1) {
                    assert_eq!(s.to_act(), ToAct::Seats(detente_game::SeatSet::of(seat)));
                    let mut legal = Vec::new();
                    s.choices(side).list(&mut legal);
                    let then = coach(&s.view(Viewer::Seat(seat)), side, &legal);
                    assert_eq!(then.plays[0].action, second);
                    compared += 1;
                    seats[usize::from(seat.0)] += 1;
                }
            }
        }
        assert!(compared > 60 && seats.iter().all(|&n| n > 10), "{compared} {seats:?}");
        assert_eq!(Side::of_seat(Seat(0)), Us);
    }

    #[test]
    fn less_is_usual_from_turn_to_turn() {
        let usual = |turn| {
            let text = format!(
                "turn={turn} round=1 phasing=us defcon=4 stack=turn/2,end-of-round/us,action-round/us hand-us=nato"
            );
            let s = <State as detente_game::Notation>::parse_position(&text).expect("a position");
            coach(&s.view(Viewer::Seat(Us.seat())), Us, &[Action::Card(CardId::Nato)]).usual
        };
        assert_eq!(
            [1, 2, 4, 9].map(usual),
            [Talk::Everything, Talk::Important, Talk::Dangers, Talk::Dangers]
        );
    }
}
