//! Was everything reached? Random play that avoids ending the game goes deep into the Late War; every step of every
//! card, every lasting effect and every way of ending a game must be met there, or be named below with its own test.

mod common;

use std::collections::{BTreeMap, BTreeSet};

use common::invariant;
use detente_game::{Actor, Game, Rng, Seat, ToAct};
use detente_struggle::Struggle;
use detente_struggle::cards::{CARDS, CardId};
use detente_struggle::decision::{Action, Word};
use detente_struggle::effects::Effect;
use detente_struggle::fact::Fact;
use detente_struggle::options::{Options, PROMOTIONAL};
use detente_struggle::state::Ending;

/// What random play seldom reaches, with the test that does.
const WRITTEN: &[(&str, &str)] = &[
    // The first edition's card orders the US hand.
    (
        "aldrich-ames-remix step 4",
        "rules::first_edition::tests::aldrich_ames_lets_the_ussr_order_the_us_hand",
    ),
    (
        "aldrich-ames-remix step 5",
        "rules::first_edition::tests::aldrich_ames_lets_the_ussr_order_the_us_hand",
    ),
];

/// A random action that does not end the game, if a few tries find one.
fn careful(game: &Struggle, seat: Seat, rng: &mut Rng, legal: &mut Vec<Action>) -> Action {
    legal.clear();
    game.legal(seat, legal);
    // A scoring card that is not played loses the game in the end.
    let scoring: Vec<Action> = legal
        .iter()
        .copied()
        .filter(|action| matches!(action, Action::Card(card) if CARDS[card.index() as usize].scoring))
        .collect();
    if !scoring.is_empty() && rng.below(2) == 0 {
        return rng.pick(&scoring);
    }
    let mut choice = rng.pick(legal);
    for _ in 0..6 {
        let risky = matches!(choice, Action::Word(Word::Coup | Word::Lower | Word::Boycott | Word::Defcon1));
        let mut after = game.clone();
        after.apply_unchecked(Actor::Seat(seat), choice);
        if after.result.is_none() && !(risky && game.defcon <= 2) {
            break;
        }
        choice = rng.pick(legal);
    }
    choice
}

#[derive(Default)]
struct Reached {
    steps: BTreeSet<(CardId, u8)>,
    effects: BTreeSet<Effect>,
    ended: BTreeSet<Effect>,
    endings: BTreeMap<&'static str, u32>,
    deepest: usize,
}

fn play(options: &Options, seed: u64, reached: &mut Reached) {
    let mut rng = Rng::new(seed);
    let mut game = <Struggle as Game>::new(options);
    let mut legal = Vec::new();
    loop {
        let (by, action) = match game.to_act() {
            ToAct::Over(outcome) => {
                *reached.endings.entry(outcome.ending).or_default() += 1;
                break;
            }
            ToAct::Nature => (Actor::Nature, game.sample_chance(&mut rng)),
            ToAct::Seats(seats) => {
                let seat = seats.iter().next().expect("somebody is awaited");
                (Actor::Seat(seat), careful(&game, seat, &mut rng, &mut legal))
            }
        };
        game.apply_reporting(by, action, &mut |fact| match fact {
            Fact::Step { card, step } => drop(reached.steps.insert((card, step))),
            Fact::Begins(effect) => drop(reached.effects.insert(effect)),
            Fact::Ends(effect) => drop(reached.ended.insert(effect)),
            _ => {}
        })
        .expect("a listed action is legal");
        reached.deepest = reached.deepest.max(game.depth());
        if let Err(broken) = invariant(&game) {
            panic!("seed {seed}: {broken}");
        }
    }
}

#[test]
fn every_step_effect_and_ending_is_reached() {
    let options = Options { promotional: PROMOTIONAL, ..Options::default() };
    let mut reached = Reached::default();
    for seed in 0..1500 {
        play(&options, seed, &mut reached);
    }
    let mut missing = Vec::new();
    for card in CardId::all() {
        for step in 0..CARDS[card.index() as usize].event.len() as u8 {
            if !reached.steps.contains(&(card, step)) {
                missing.push(format!("{} step {step}", card.id()));
            }
        }
    }
    for effect in Effect::ALL {
        if !reached.effects.contains(&effect) {
            missing.push(format!("effect {}", effect.word()));
        }
    }
    for ending in Ending::ALL {
        if !reached.endings.contains_key(ending.word()) {
            missing.push(format!("ending {}", ending.word()));
        }
    }
    println!("endings {:?}, deepest stack {}", reached.endings, reached.deepest);
    missing.retain(|what| !WRITTEN.iter().any(|(known, _)| known == what));
    assert!(missing.is_empty(), "not reached, and no written test is named: {missing:#?}");
    // Room to spare on the stack.
    assert!(reached.deepest + 4 < detente_struggle::state::STACK, "deepest stack {}", reached.deepest);
}
