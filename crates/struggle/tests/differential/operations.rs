//! Chapters 6 and 7.4: control, the value of operations, the cost of influence, realignments, coups and wars.

use detente_game::{Actor, Game, Rng};
use detente_struggle::decision::{Action, Asked, Tabletop, Word};
use detente_struggle::effects::Effect;
use detente_struggle::map::Country;
use detente_struggle::rules::war::Harder;
use detente_struggle::rules::{coup, realignment};
use detente_struggle::side::{Side, Us, Ussr};
use detente_struggle::state::State;

use crate::{in_action_round, random_board, slow};

const EFFECTS: [Effect; 9] = [
    Effect::Containment,
    Effect::BrezhnevDoctrine,
    Effect::RedScareOnUs,
    Effect::RedScareOnUssr,
    Effect::VietnamRevolts,
    Effect::IranContra,
    Effect::Salt,
    Effect::DeathSquadsForUs,
    Effect::DeathSquadsForUssr,
];

fn side(rng: &mut Rng) -> Side {
    if rng.below(2) == 0 { Us } else { Ussr }
}

fn country(rng: &mut Rng) -> Country {
    Country::ALL[rng.below(Country::COUNT as u32) as usize]
}

#[test]
fn control_and_cost_are_what_the_map_says() {
    let mut rng = Rng::new(1);
    for _ in 0..500 {
        let board = random_board(&mut rng, &[]);
        for country in Country::ALL {
            for side in Side::BOTH {
                assert_eq!(
                    board.controls(side, country),
                    slow::controls(&board, side, country),
                    "{country:?}"
                );
                assert_eq!(
                    board.influence_cost(side, country),
                    slow::cost(&board, side, country),
                    "{country:?}"
                );
            }
        }
    }
}

#[test]
fn operations_are_summed_and_held_within_1_and_4() {
    let mut rng = Rng::new(2);
    for _ in 0..500 {
        let board = random_board(&mut rng, &EFFECTS);
        for side in Side::BOTH {
            for printed in 1..=4 {
                let slow = slow::operations(&board, side, printed);
                assert_eq!(board.effective_ops(side, printed), slow);
                let (china, at) = (rng.below(2) == 0, country(&mut rng));
                let expected = slow + slow::bonus(&board, side, china, &[at]);
                assert_eq!(board.points_at(side, slow, china, at), expected, "{at:?}");
            }
        }
    }
}

/// The answers that are legal now, by the second implementation: where a point fits, and whether one may stop.
fn slow_answers(
    start: &State,
    now: &State,
    by: Side,
    points: u8,
    china: bool,
    placed: &[Country],
    spent: u8,
) -> Vec<Action> {
    let mut answers = Vec::new();
    for country in Country::ALL {
        // 6.1.1: beside or with what lay there when the round began, or beside the superpower.
        let mut near = vec![country];
        near.extend(slow::row(country).neighbours);
        let reach = near.iter().any(|&near| start.influence[by][near as usize] > 0)
            || slow::row(country).superpower == Some(by);
        let all: Vec<Country> = placed.iter().copied().chain([country]).collect();
        let most = points + slow::bonus(now, by, china, &all);
        if reach && spent + slow::cost(now, by, country) <= most {
            answers.push(Action::Country(country));
        }
    }
    // 6.0: all points are used; only the regional bonus may be left.
    if spent >= points {
        answers.push(Action::Word(Word::Done));
    }
    answers
}

#[test]
fn every_point_of_a_placement_is_offered_where_it_can_be_paid_and_nowhere_else() {
    let mut rng = Rng::new(3);
    for _ in 0..400 {
        let start = random_board(&mut rng, &EFFECTS);
        let (by, china) = (side(&mut rng), rng.below(3) == 0);
        let points = start.effective_ops(by, 1 + rng.below(4) as u8);
        let mut state = start.clone();
        let china_word = if china { "yes" } else { "no" };
        let asked = format!("influence/{}/0/{points}/{china_word}/yes/yes/0", by.word());
        in_action_round(&mut state, by, &asked);
        let (mut placed, mut spent) = (Vec::new(), 0);
        while let Some(Asked::Influence(_)) = state.asked() {
            let mut legal = Vec::new();
            state.legal(by.seat(), &mut legal);
            let slow = slow_answers(&start, &state, by, points, china, &placed, spent);
            assert_eq!(legal, slow, "{spent} of {points} spent by {by:?}, China {china}: {placed:?}");
            // Mostly in Asia, so that the regional bonuses are reached.
            let asian: Vec<Action> = legal
                .iter()
                .copied()
                .filter(|action| matches!(action, Action::Country(country) if slow::is_in_asia(*country)))
                .collect();
            let from = if asian.is_empty() || rng.below(3) == 0 { &legal } else { &asian };
            let action = from[rng.below(from.len() as u32) as usize];
            let Action::Country(country) = action else { break };
            spent += slow::cost(&state, by, country);
            placed.push(country);
            let before = state.influence[by][country as usize];
            state.apply(Actor::Seat(by.seat()), action).expect("listed as legal");
            assert_eq!(state.influence[by][country as usize], before + 1);
        }
        assert!(
            spent >= points || slow_answers(&start, &state, by, points, china, &placed, spent).is_empty()
        );
    }
}

#[test]
fn realignment_modifiers_and_results_are_what_the_map_says() {
    let mut rng = Rng::new(4);
    for _ in 0..4_000 {
        let mut state = random_board(&mut rng, &EFFECTS);
        let (by, target) = (side(&mut rng), country(&mut rng));
        let (us_die, ussr_die) = (1 + rng.below(6) as u8, 1 + rng.below(6) as u8);
        let (us, ussr) = (
            slow::realignment_modifier(&state, Us, target),
            slow::realignment_modifier(&state, Ussr, target),
        );
        let modifiers = state.realignment_modifiers(target);
        assert_eq!((modifiers.us.sum(), modifiers.ussr.sum()), (us, ussr), "{target:?}");
        // 6.2.2: the lower total loses the difference, as far as it has influence.
        let difference = i32::from(us_die) + i32::from(us) - i32::from(ussr_die) - i32::from(ussr);
        let lose = |points: u8, lost: i32| (i32::from(points) - lost.max(0)).max(0) as u8;
        let expected = (
            lose(state.influence.us[target as usize], -difference),
            lose(state.influence.ussr[target as usize], difference),
        );
        realignment::resolve(&mut Tabletop::new(&mut state, None), by, target, us_die, ussr_die);
        assert_eq!((state.influence.us[target as usize], state.influence.ussr[target as usize]), expected);
    }
}

#[test]
fn coups_remove_then_add_count_as_military_operations_and_shake_defcon() {
    let mut rng = Rng::new(5);
    let extra = [Effect::NuclearSubs, Effect::YuriAndSamantha];
    let effects: Vec<Effect> = EFFECTS.into_iter().chain(extra).collect();
    for _ in 0..4_000 {
        let mut state = random_board(&mut rng, &effects);
        let (by, target) = (side(&mut rng), country(&mut rng));
        let (points, die) = (1 + rng.below(5) as u8, 1 + rng.below(6) as u8);
        let free = rng.below(3) == 0;
        state.defcon = 3 + rng.below(3) as u8;
        state.military_ops[by] = rng.below(4) as u8;
        let before = state.clone();
        coup::resolve(&mut Tabletop::new(&mut state, None), by, target, points, free, die);
        let influence = (state.influence.us[target as usize], state.influence.ussr[target as usize]);
        assert_eq!(influence, slow::coup(&before, by, target, points, die), "{by:?} in {target:?}");
        let ops = if free { before.military_ops[by] } else { (before.military_ops[by] + points).min(5) };
        assert_eq!(state.military_ops[by], ops);
        let spared = by == Us && before.has(Effect::NuclearSubs);
        let falls = slow::row(target).battleground && !spared;
        assert_eq!(state.defcon, before.defcon - u8::from(falls));
        let paid = by == Us && before.has(Effect::YuriAndSamantha);
        assert_eq!(state.vp, -i8::from(paid));
    }
}

#[test]
fn wars_lose_a_point_for_every_hostile_neighbour() {
    let mut rng = Rng::new(6);
    for _ in 0..500 {
        let board = random_board(&mut rng, &[]);
        for target in Country::ALL {
            for by in Side::BOTH {
                let slow = slow::war_modifier(&board, by, target);
                assert_eq!(board.war_modifiers(by, target, Harder::Never).sum(), slow, "{target:?}");
                let own = i8::from(slow::controls(&board, by.opponent(), target));
                let itself = board.war_modifiers(by, target, Harder::IfTargetIsControlled).sum();
                assert_eq!(itself, slow - own, "{target:?}");
            }
        }
    }
}
