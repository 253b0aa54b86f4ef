//! The conformance suite that every game of the house is put through.
//!
//! Each function plays random games from the given seeds and panics with the seed and the step where a promise of the
//! contract is broken. A game's tests call [`conform`] with its own invariants. [`toy`] is a game small enough to test
//! everything that is generic.

pub mod toy;

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use crate::contract::{Game, Notation, ToAct};
use crate::record::Record;
use crate::rng::Rng;
use crate::seat::{Actor, Seat, SeatSet, Viewer};

/// What a suite run has seen, so that a test can assert that it saw enough.
#[derive(Clone, Debug, Default)]
pub struct Seen {
    pub games: u64,
    pub actions: u64,
    pub decisions: u64,
    pub widest: usize,
    pub interruptions: u64,
    pub endings: alloc::collections::BTreeMap<&'static str, u64>,
}

/// The bounds and extra checks that only the game knows.
#[derive(Debug)]
pub struct Suite<G: Game> {
    /// A game longer than this is a fault.
    pub longest: usize,
    /// More options than this in one decision is a fault.
    pub widest: usize,
    /// Invariants of the position; the error says which one is broken.
    pub invariant: fn(&G) -> Result<(), String>,
    /// Actions to try where they are not listed; each must be refused.
    pub alphabet: Vec<G::Action>,
    /// Every how many steps the costly checks run (views, text forms, refusals).
    pub every: usize,
}

/// Plays one random game per seed and checks every promise of the contract along the way.
pub fn conform<G: Notation>(options: &G::Options, seeds: core::ops::Range<u64>, suite: &Suite<G>) -> Seen {
    let mut seen = Seen::default();
    for seed in seeds {
        one_game(options, seed, suite, &mut seen);
        seen.games += 1;
    }
    seen
}

fn one_game<G: Notation>(options: &G::Options, seed: u64, suite: &Suite<G>, seen: &mut Seen) {
    let mut rng = Rng::new(seed);
    let mut game = G::new(options);
    assert_eq!(&game.options(), options, "a game keeps its options");
    let mut actions = Vec::new();
    let mut costly_at = rng.below(suite.every as u32) as usize;
    loop {
        let at = || format!("{} seed {seed} step {}", G::NAME, actions.len());
        if let Err(broken) = (suite.invariant)(&game) {
            panic!("{}: {broken}\n{}", at(), game.position());
        }
        assert!(actions.len() < suite.longest, "{}: the game does not end", at());
        if actions.len() == costly_at {
            check_refusals(&game, suite, &at());
            check_views(&game, &mut rng, &at());
            check_text(&game, &at());
            costly_at += 1 + rng.below(2 * suite.every as u32) as usize;
        }
        let (by, action) = match game.to_act() {
            ToAct::Over(outcome) => {
                *seen.endings.entry(outcome.ending).or_default() += 1;
                check_over(&game, &at());
                break;
            }
            ToAct::Nature => {
                let mut chances = Vec::new();
                game.chances(&mut chances);
                check_chances(&chances, &at());
                let action = game.sample_chance(&mut rng);
                assert!(
                    chances.iter().any(|&(a, _)| a == action),
                    "{}: sampled {action:?} is no chance",
                    at()
                );
                (Actor::Nature, action)
            }
            ToAct::Seats(awaited) => {
                assert!(!awaited.is_empty(), "{}: nobody is awaited", at());
                seen.decisions += 1;
                let (seat, action) = random_action(&game, awaited, &mut rng, suite.widest, seen, &at());
                (Actor::Seat(seat), action)
            }
        };
        let before = game.clone();
        let mut reporting = game.clone();
        game.apply(by, action).unwrap_or_else(|_| panic!("{}: listed {action:?} is refused", at()));
        reporting.apply_reporting(by, action, &mut |_| ()).expect("reporting accepts what apply accepts");
        assert!(game == reporting, "{}: reporting changes the game", at());
        // Dice that must be rolled again may leave everything as it was.
        assert!(by == Actor::Nature || before != game, "{}: {action:?} changes nothing", at());
        actions.push((by, action));
        seen.actions += 1;
    }
    check_record(options, actions, &game, seed);
}

/// A legal action of a random awaited seat, or now and then somebody's interruption.
fn random_action<G: Game>(
    game: &G,
    awaited: SeatSet,
    rng: &mut Rng,
    widest: usize,
    seen: &mut Seen,
    at: &str,
) -> (Seat, G::Action) {
    let mut legal = Vec::new();
    for seat in SeatSet::first(G::SEATS.len() as u8).iter().filter(|&seat| !awaited.contains(seat)) {
        legal.clear();
        game.legal(seat, &mut legal);
        if !legal.is_empty() && rng.below(8) == 0 {
            seen.interruptions += 1;
            return (seat, rng.pick(&legal));
        }
    }
    let seats: Vec<Seat> = awaited.iter().collect();
    let seat = rng.pick(&seats);
    legal.clear();
    game.legal(seat, &mut legal);
    assert!(!legal.is_empty(), "{at}: seat {} is awaited and has no option", seat.0);
    assert!(legal.windows(2).all(|w| w[0] < w[1]), "{at}: options are not sorted or doubled: {legal:?}");
    assert!(legal.len() <= widest, "{at}: {} options are too many", legal.len());
    seen.widest = seen.widest.max(legal.len());
    (seat, rng.pick(&legal))
}

fn check_chances<A: Copy + Ord + core::fmt::Debug>(chances: &[(A, f32)], at: &str) {
    assert!(!chances.is_empty(), "{at}: Nature has no answer");
    assert!(chances.windows(2).all(|w| w[0].0 < w[1].0), "{at}: chances are not sorted: {chances:?}");
    let sum: f32 = chances.iter().map(|&(_, p)| p).sum();
    assert!((sum - 1.0).abs() < 1e-3 && chances.iter().all(|&(_, p)| p > 0.0), "{at}: chances sum to {sum}");
}

/// Whatever is not listed is refused, for every actor, and the position stays as it was.
fn check_refusals<G: Game>(game: &G, suite: &Suite<G>, at: &str) {
    let mut listed = Vec::new();
    let actors = SeatSet::first(G::SEATS.len() as u8).iter().map(Actor::Seat).chain([Actor::Nature]);
    for by in actors {
        listed.clear();
        match by {
            Actor::Seat(seat) => game.legal(seat, &mut listed),
            Actor::Nature => {
                let mut chances = Vec::new();
                game.chances(&mut chances);
                listed.extend(chances.iter().map(|&(action, _)| action));
            }
        }
        for &action in &suite.alphabet {
            let mut copy = game.clone();
            if listed.contains(&action) {
                assert!(game.is_legal(by, action), "{at}: {action:?} by {by:?} is listed but not legal");
            } else {
                assert!(copy.apply(by, action).is_err(), "{at}: unlisted {action:?} by {by:?} is accepted");
                assert!(copy == *game, "{at}: refused {action:?} by {by:?} changed the game");
            }
        }
    }
}

/// No leak: what a viewer may not know can be dealt anew without changing the view, the viewer's options or who is awaited.
fn check_views<G: Notation>(game: &G, rng: &mut Rng, at: &str) {
    let seats = SeatSet::first(G::SEATS.len() as u8);
    for viewer in seats.iter().map(Viewer::Seat).chain([Viewer::Observer]) {
        let view = game.view(viewer);
        for _ in 0..2 {
            let other = G::determinize(&view, rng);
            let again = other.view(viewer);
            assert!(
                view == again,
                "{at}: re-dealing changes the view of {viewer:?}:\n{}\n{}",
                G::view_text(&view),
                G::view_text(&again)
            );
            assert_eq!(
                game.to_act(),
                other.to_act(),
                "{at}: re-dealing changes who is to act for {viewer:?}"
            );
            if let Viewer::Seat(seat) = viewer {
                let (mut mine, mut dealt) = (Vec::new(), Vec::new());
                game.legal(seat, &mut mine);
                other.legal(seat, &mut dealt);
                assert!(mine == dealt, "{at}: the options of {viewer:?} leak: {mine:?} / {dealt:?}");
            }
        }
    }
}

fn check_text<G: Notation>(game: &G, at: &str) {
    let text = game.position();
    assert!(!text.contains('\n'), "{at}: a position is one line");
    match G::parse_position(&text) {
        Ok(back) => assert!(
            back == *game,
            "{at}: the position changes through its text:\n{text}\n{}",
            back.position()
        ),
        Err(reason) => panic!("{at}: the position does not read back: {reason}\n{text}"),
    }
    let seats = SeatSet::first(G::SEATS.len() as u8);
    for viewer in seats.iter().map(Viewer::Seat).chain([Viewer::Observer]) {
        let view = game.view(viewer);
        let text = G::view_text(&view);
        assert!(!text.contains('\n'), "{at}: a view is one line");
        match G::parse_view(&text) {
            Ok(back) => {
                assert!(back == view, "{at}: the view of {viewer:?} changes through its text:\n{text}");
            }
            Err(reason) => panic!("{at}: the view of {viewer:?} does not read back: {reason}\n{text}"),
        }
    }
    let mut words = Vec::new();
    for seat in seats.iter() {
        let mut legal = Vec::new();
        game.legal(seat, &mut legal);
        words.clear();
        for action in legal {
            let word = G::action_word(action);
            assert_eq!(G::parse_action(&word), Some(action), "{at}: “{word}” does not read back");
            assert!(!words.contains(&word), "{at}: “{word}” stands for two actions");
            words.push(word);
        }
    }
}

fn check_over<G: Game>(game: &G, at: &str) {
    for seat in SeatSet::first(G::SEATS.len() as u8).iter() {
        let mut legal = Vec::new();
        game.legal(seat, &mut legal);
        assert!(legal.is_empty(), "{at}: the game is over, yet seat {} may act", seat.0);
    }
    let mut chances = Vec::new();
    game.chances(&mut chances);
    assert!(chances.is_empty(), "{at}: the game is over, yet Nature may act");
}

/// Replay equals play, through the text of the record.
fn check_record<G: Notation>(options: &G::Options, actions: Vec<(Actor, G::Action)>, last: &G, seed: u64) {
    let outcome = match last.to_act() {
        ToAct::Over(outcome) => Some(outcome),
        _ => None,
    };
    let record = Record::<G>::new(options.clone(), actions, outcome);
    let text = record.to_text();
    let back =
        Record::<G>::parse(&text).unwrap_or_else(|error| panic!("{} seed {seed}: {error}\n{text}", G::NAME));
    assert!(back.actions == record.actions, "{} seed {seed}: the record changes through its text", G::NAME);
    let end = back.check().unwrap_or_else(|error| panic!("{} seed {seed}: {error}", G::NAME));
    assert!(end == *last, "{} seed {seed}: replay is not play", G::NAME);
}
