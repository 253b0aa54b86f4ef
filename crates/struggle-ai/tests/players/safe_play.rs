//! What no level above `random` does: end the world by its own free choice, or hold a scoring card when it need not.

use detente_game::{Actor, Game};
use detente_struggle::Struggle;
use detente_struggle::cards::{CardId, CardSet};
use detente_struggle::decision::{Action, Asked, Word};
use detente_struggle::side::Side::{Us, Ussr};
use detente_struggle::state::{Ending, State};
use detente_struggle_ai::greedy::Greedy;
use detente_struggle_ai::{card_notes, safety};

use crate::common::{choice, legal, played, round};

const BOARD: &str = "us=west-germany:4,italy:3,iran:2,panama:3,israel:4,algeria:2,nigeria:1 \
                     ussr=east-germany:4,poland:4,cuba:3,angola:2,iraq:3,chile:1 hand-ussr=fidel,nasser,comecon";

/// Plays the chosen card to the end of the round with the bot's own choices for both sides.
fn after_round(mut game: State, bot: &mut Greedy) -> State {
    loop {
        match game.to_act() {
            detente_game::ToAct::Over(_) => return game,
            detente_game::ToAct::Nature => {
                game.apply_unchecked(Actor::Nature, game.sample_chance(&mut detente_game::Rng::new(3)));
            }
            detente_game::ToAct::Seats(awaited) => {
                let seat = awaited.iter().next().expect("somebody is awaited");
                let action = choice(&game, seat, bot);
                game.apply(Actor::Seat(seat), action).expect("legal");
                if matches!(game.asked(), Some(Asked::ActionRound { .. } | Asked::Deal { .. })) {
                    return game;
                }
            }
        }
    }
}

#[test]
fn duck_and_cover_is_not_played_by_the_ussr_at_defcon_2() {
    let game = round(
        Ussr,
        "us=west-germany:4,panama:3 ussr=poland:4,cuba:3 defcon=2 hand-ussr=duck-and-cover,blockade,nasser",
    );
    // It may still go to the Space Race.
    for seed in 0..5 {
        let end = after_round(game.clone(), &mut Greedy::new(seed));
        assert_eq!((end.result, end.defcon), (None, 2));
    }
}

#[test]
fn lone_gunman_is_not_played_by_the_us_where_the_ussr_could_coup_a_battleground() {
    let game = round(Us, &format!("{BOARD} defcon=2 hand-us=lone-gunman,blockade,truman-doctrine"));
    let chosen = choice(&game, Us.seat(), &mut Greedy::new(1));
    assert_ne!(chosen, Action::Card(CardId::LoneGunman));
    assert!(safety::risk(&game, Us, Action::Card(CardId::LoneGunman)) > 0.9);
    assert!(safety::risk(&game, Us, Action::Card(CardId::TrumanDoctrine)) < 0.01);
}

#[test]
fn olympic_games_are_not_held_at_defcon_2_for_the_other_may_stay_away() {
    let mut game = round(Us, &format!("{BOARD} defcon=2 hand-us=olympic-games,blockade"));
    game.apply(Actor::Seat(Us.seat()), Action::Card(CardId::OlympicGames)).expect("legal");
    assert!(safety::risk(&game, Us, Action::Word(Word::Event)) > 0.9);
    assert_ne!(choice(&game, Us.seat(), &mut Greedy::new(1)), Action::Word(Word::Event));
}

#[test]
fn a_coup_in_the_missile_crisis_is_suicide_at_any_defcon() {
    let game = round(Ussr, &format!("{BOARD} defcon=4 effects=missile-crisis-on-ussr"));
    let end = after_round(game, &mut Greedy::new(2));
    assert!(end.result.is_none(), "{:?}", end.result);
}

#[test]
fn a_battleground_is_not_couped_at_defcon_2() {
    for side in [Us, Ussr] {
        let hand = if side == Us { "hand-us=truman-doctrine,blockade" } else { "" };
        let end = after_round(round(side, &format!("{BOARD} defcon=2 {hand}")), &mut Greedy::new(4));
        assert!(end.result.is_none(), "{side:?}: {:?}", end.result);
    }
}

#[test]
fn the_last_rounds_belong_to_the_scoring_cards() {
    let mut game =
        round(Us, &format!("{BOARD} defcon=3 hand-us=truman-doctrine,nato,africa-scoring,asia-scoring"));
    game.round = 6;
    let chosen = choice(&game, Us.seat(), &mut Greedy::new(1));
    assert!(
        matches!(chosen, Action::Card(CardId::AfricaScoring | CardId::AsiaScoring)),
        "two rounds, two scoring cards: {chosen:?}"
    );
    assert_eq!(safety::due_scoring_cards(&game, Us).len(), 2);
    game.round = 5;
    assert!(safety::due_scoring_cards(&game, Us).is_empty());
}

#[test]
fn an_eighth_round_does_not_count_for_a_scoring_card_because_it_can_be_lost() {
    let mut game = round(Us, &format!("{BOARD} defcon=3 space=8/2 hand-us=truman-doctrine,africa-scoring"));
    game.round = 7;
    assert_eq!(safety::due_scoring_cards(&game, Us), CardSet::one(CardId::AfricaScoring));
}

/// Every way the rest of the play can go, at random: does DEFCON ever fall?
fn falls(game: &State, rng: &mut detente_game::Rng) -> bool {
    let mut game = game.clone();
    let before = game.defcon;
    let mut scratch = Vec::new();
    for _ in 0..200 {
        let (by, action) = match game.to_act() {
            detente_game::ToAct::Over(_) => break,
            detente_game::ToAct::Nature => (Actor::Nature, game.sample_chance(rng)),
            detente_game::ToAct::Seats(awaited) => {
                if matches!(game.asked(), Some(Asked::ActionRound { .. } | Asked::Deal { .. })) {
                    break;
                }
                let seat = awaited.iter().next().expect("somebody is awaited");
                // What the player does with operations of their own is that player's affair.
                let own = matches!(game.asked(), Some(Asked::Operations(grant)) if grant.by == game.phasing);
                let action = if own && game.is_legal(Actor::Seat(seat), Action::Word(Word::Influence)) {
                    Action::Word(Word::Influence)
                } else {
                    game.sample_legal(seat, rng, &mut scratch)
                };
                (Actor::Seat(seat), action)
            }
        };
        game.apply_unchecked(by, action);
        if game.defcon < before {
            return true;
        }
    }
    false
}

#[test]
fn the_notes_name_every_card_whose_event_can_take_defcon_down() {
    let mut rng = detente_game::Rng::new(9);
    for card in CardId::all().filter(|&card| card != CardId::TheChinaCard) {
        let mut seen = false;
        for trial in 0..60 {
            let by = if trial % 2 == 0 { Us } else { Ussr };
            let mut game = round(
                by,
                &format!(
                    "{} defcon=3 discard=junta,olympic-games,summit",
                    BOARD.replace(" hand-ussr=fidel,nasser,comecon", "")
                ),
            );
            for place in [&mut game.discard, &mut game.deck] {
                place.remove(card);
            }
            for (side, cards) in [
                (Us, [CardId::Nasser, CardId::DuckAndCover, CardId::CiaCreated]),
                (Ussr, [CardId::Comecon, CardId::SovietsShootDownKal007, CardId::Containment]),
            ] {
                game.hand[side] = cards.into_iter().filter(|&other| other != card).collect();
            }
            game.hand[by].insert(card);
            let seat = Actor::Seat(by.seat());
            game.apply_unchecked(seat, Action::Card(card));
            let events = [Word::Event, Word::EventFirst].map(Action::Word);
            if let Some(&event) = events.iter().find(|&&event| game.is_legal(seat, event)) {
                game.apply_unchecked(seat, event);
                seen |= falls(&game, &mut rng);
            }
        }
        if seen {
            assert!(card_notes::LOWERS_DEFCON.contains(card), "{card:?} can take DEFCON down");
        }
    }
}

/// A loss that was chosen: at the last decision of the loser's own some other action was safe.
fn chosen_loss(end: &State, decisions: &[crate::common::Decision]) -> Option<String> {
    let result = end.result.expect("the game is over");
    let loser = result.winner?.opponent();
    let last = decisions.iter().rev().find(|decision| decision.side == loser)?;
    match result.ending {
        Ending::Defcon | Ending::MissileCrisis => {
            let safe = legal(&last.before, loser.seat())
                .into_iter()
                .find(|&action| safety::risk(&last.before, loser, action) <= 0.0);
            safe.filter(|&safe| safe != last.action).map(|safe| {
                format!("{:?} chose {} where {} was safe", loser, last.action.text(), safe.text())
            })
        }
        Ending::HeldScoringCard => {
            // The last round in which the card could still be played.
            let could = decisions.iter().rev().find(|decision| {
                let plays = matches!(decision.before.asked(), Some(Asked::ActionRound { by }) if by == loser);
                plays && decision.before.turn == end.turn
            })?;
            let scoring = could.before.scoring_cards_in_hand(loser);
            let played = matches!(could.action, Action::Card(card) if scoring.contains(card));
            (!scoring.is_empty() && !played).then(|| format!("{loser:?} held {scoring:?}"))
        }
        _ => None,
    }
}

#[test]
fn greedy_never_loses_by_a_choice_of_its_own_that_it_need_not_make() {
    let mut ends = Vec::new();
    for seed in 0..25 {
        let (end, decisions) = played(&mut Greedy::new(seed), &mut Greedy::new(seed + 100), seed);
        assert_eq!(chosen_loss(&end, &decisions), None, "seed {seed}");
        ends.push(end.result.expect("the game is over").ending);
    }
    assert!(ends.contains(&Ending::FinalScoring), "{ends:?}");
}

#[test]
fn greedy_survives_whatever_random_does() {
    for seed in 0..10 {
        let mut random = detente_game::bot::Random::new(seed);
        let (end, decisions) = if seed % 2 == 0 {
            played(&mut Greedy::new(seed), &mut random, seed)
        } else {
            played(&mut random, &mut Greedy::new(seed), seed)
        };
        let greedy = if seed % 2 == 0 { Us } else { Ussr };
        let own: Vec<_> = decisions.into_iter().filter(|decision| decision.side == greedy).collect();
        if end.result.is_some_and(|result| result.winner == Some(greedy.opponent())) {
            assert_eq!(chosen_loss(&end, &own), None, "seed {seed}");
        }
        let _: &Struggle = &end;
    }
}

#[test]
fn star_wars_can_bring_back_the_card_that_sets_defcon_at_any_defcon() {
    let mut game = round(
        Ussr,
        "us=italy:3,iran:2,panama:3 ussr=east-germany:4,poland:4,cuba:3 defcon=5 space=4/2 \
         discard=how-i-learned-to-stop-worrying hand-ussr=star-wars,nasser,comecon",
    );
    game.apply(Actor::Seat(Ussr.seat()), Action::Card(CardId::StarWars)).expect("legal");
    // The event comes after the points are spent, and the US chooses.
    assert!(safety::risk(&game, Ussr, Action::Word(Word::Influence)) > 0.9);
    assert_ne!(choice(&game, Ussr.seat(), &mut Greedy::new(1)), Action::Word(Word::Influence));
}

#[test]
fn the_card_that_five_year_plan_would_bring_up_goes_to_the_space_race_first() {
    let mut game = round(
        Ussr,
        "us=italy:3,iran:2,panama:3 ussr=east-germany:4,poland:4,cuba:3 defcon=2 china=us/down \
         hand-ussr=five-year-plan,nasser,soviets-shoot-down-kal-007",
    );
    game.round = 5;
    for seed in 0..5 {
        assert!(after_turn(game.clone(), seed).result.is_none(), "seed {seed}");
    }
}

/// The rest of the turn, as far as the USSR plays it; the US passes.
fn after_turn(mut game: State, seed: u64) -> State {
    let mut bot = Greedy::new(seed);
    while game.result.is_none() && game.round < 8 && !game.hand.ussr.is_empty() {
        game = after_round(game, &mut bot);
    }
    game
}

#[test]
fn one_target_of_a_coup_stands_for_all_like_it() {
    let mut coups = 0;
    for seed in 0..12 {
        let mut random = detente_game::bot::Random::new(seed);
        let (_, decisions) = played(&mut Greedy::new(seed), &mut random, seed);
        for decision in decisions {
            let (s, side) = (&decision.before, decision.side);
            if !matches!(s.asked(), Some(Asked::Coup(_))) {
                continue;
            }
            let actions = legal(s, side.seat());
            let risks: Vec<f32> = actions.iter().map(|&action| safety::risk(s, side, action)).collect();
            let least = risks.iter().copied().fold(f32::INFINITY, f32::min);
            let each: Vec<Action> = actions
                .iter()
                .zip(&risks)
                .filter(|(_, risk)| **risk <= least)
                .map(|(&action, _)| action)
                .collect();
            if safety::is_near(s, side) {
                assert_eq!(safety::admit(std::slice::from_ref(s), side, &actions), each);
                coups += 1;
            }
        }
    }
    assert!(coups > 20, "{coups}");
}
