//! What the coach is worth, and what it says, in both games.

use detente_chronicle::coached;
use detente_game::coach::{Coaching, Note, Weight};
use detente_game::driver::play;
use detente_game::{Actor, Bot, Game, Rng, Seat, ToAct, Viewer};
use detente_games::{GuerraFria, Levels, Struggle};
use detente_struggle::options::Options;
use detente_words::Lang;

/// Games from either side, as many as the bar is of.
const GAMES: u64 = 100;

/// A game with the coach's pupil in one seat and the beginner's level in all others. Returns whether the pupil won.
fn first_game<G: Levels>(options: &G::Options, seat: Seat, seed: u64) -> bool {
    let mut bots: Vec<Box<dyn Bot<G>>> = Vec::new();
    for chair in 0..G::SEATS.len() {
        let level = if chair == usize::from(seat.0) { "coach" } else { G::BEGINNER };
        bots.push(G::bot(level, Rng::derive(seed, chair as u64).next_u64()).expect("the level is there"));
    }
    let played = play(G::new(options), &mut bots, &mut Rng::new(seed), 20_000);
    played.outcome.is_some_and(|outcome| outcome.winners.contains(seat))
}

#[test]
fn advice_followed_blindly_beats_the_beginner_from_either_side() {
    if Struggle::BEGINNER != "recruit" {
        println!("skipped: the program was built without the network that plays the beginner's level");
        return;
    }
    // The bar is 70 of 100 from either side. The seeds are fixed, and are not those of docs/opponents.md.
    for seat in [Seat(0), Seat(1)] {
        let won = (0..GAMES).filter(|&seed| first_game::<Struggle>(&Options::default(), seat, seed)).count();
        assert!(won * 10 >= GAMES as usize * 7, "seat {}: {won} of {GAMES}", seat.0);
    }
}

#[test]
fn in_guerra_fria_the_pupil_is_among_the_two_winners_more_often_than_not() {
    if GuerraFria::BEGINNER != "recruit" {
        println!("skipped: the program was built without the network that plays the beginner's level");
        return;
    }
    let options = detente_guerra_fria::Options::drawn_after(200);
    let won = (0..40).filter(|&seed| first_game::<GuerraFria>(&options, Seat(seed as u8 % 4), seed)).count();
    assert!(won >= 26, "{won} of 40");
}

#[test]
fn the_beginner_of_twilight_struggle_does_not_end_the_world_in_the_first_turn_and_is_not_random() {
    if Struggle::BEGINNER != "recruit" {
        println!("skipped: the program was built without the network that plays the beginner's level");
        return;
    }
    let mut won = 0;
    for seed in 0..12 {
        let recruit = Seat(seed as u8 % 2);
        let mut bots: Vec<Box<dyn Bot<Struggle>>> = Vec::new();
        for chair in 0..2 {
            let level = if chair == recruit.0 { Struggle::BEGINNER } else { "random" };
            bots.push(Struggle::bot(level, seed).expect("the level is there"));
        }
        let played =
            play(<Struggle as Game>::new(&Options::default()), &mut bots, &mut Rng::new(seed), 20_000);
        let winners = played.outcome.expect("it ends").winners;
        won += u32::from(winners.contains(recruit));
        let lost_at_once = played.last.turn == 1 && !winners.contains(recruit);
        assert!(!lost_at_once, "seed {seed}: {:?}", played.last.result);
    }
    assert!(won >= 10, "{won} of 12 against random");
}

/// Plays random games and shows what the coach says of every few decisions.
fn heard<G: Levels>(
    options: &G::Options,
    seeds: u64,
    every: usize,
    mut hear: impl FnMut(Coaching<G::Action>, Vec<Note>),
) {
    for seed in 0..seeds {
        let mut rng = Rng::new(seed);
        let mut game = G::new(options);
        for step in 0..3000 {
            let (by, action) = match game.to_act() {
                ToAct::Over(_) => break,
                ToAct::Nature => (Actor::Nature, game.sample_chance(&mut rng)),
                ToAct::Seats(seats) => {
                    let seat = seats.iter().next().expect("somebody");
                    let mut legal = Vec::new();
                    game.legal(seat, &mut legal);
                    if step % every == 0 {
                        let view = game.view(Viewer::Seat(seat));
                        let told = G::coach(&view, seat, &legal).expect("both games have a coach");
                        let dangers =
                            legal.iter().flat_map(|&action| G::dangers(&view, seat, action)).collect();
                        hear(told, dangers);
                    }
                    (Actor::Seat(seat), rng.pick(&legal))
                }
            };
            game.apply_unchecked(by, action);
        }
    }
}

/// Every sentence of the coach, as a person reads it.
fn is_a_sentence<A>(
    told: &Coaching<A>,
    dangers: &[Note],
    known: &mut std::collections::BTreeSet<&'static str>,
) {
    let notes = told.notes.iter().chain(dangers).map(|note| &note.reason);
    for reason in notes.chain(told.plays.iter().flat_map(|play| &play.reasons)) {
        known.insert(reason.id);
        let texts = Lang::ALL.map(|lang| coached(lang, reason));
        for text in &texts {
            assert!(!text.contains(['{', '}']) && !text.contains("coach-"), "{text}");
            assert!(text.ends_with('.'), "{text}");
            assert!(text.len() <= 320, "too long to be read in the middle of a game: {text}");
            let words = text.split_whitespace().count();
            assert!(words <= 40, "{words} words: {text}");
        }
        assert_eq!(texts.iter().collect::<std::collections::BTreeSet<_>>().len(), 4, "{texts:?}");
    }
    let weights: Vec<Weight> = told.notes.iter().map(|note| note.weight).collect();
    assert!(weights.is_sorted_by(|a, b| a >= b), "{weights:?}");
}

#[test]
fn whatever_the_coach_says_is_a_sentence_in_four_languages() {
    let mut known = std::collections::BTreeSet::new();
    heard::<Struggle>(&Options::default(), 12, 3, |told, dangers| is_a_sentence(&told, &dangers, &mut known));
    assert!(known.len() > 40, "{known:?}");
    known.clear();
    let options = detente_guerra_fria::Options::drawn_after(60);
    heard::<GuerraFria>(&options, 12, 2, |told, dangers| is_a_sentence(&told, &dangers, &mut known));
    assert!(known.len() > 10, "{known:?}");
}
