//! Guerra Fría keeps every promise of the contract, in random games from fixed seeds.

use detente_game::testkit::{Suite, conform};
use detente_game::{Actor, Game, Rng, ToAct};
use detente_guerra_fria::{Action, Card, GuerraFria, Options, Player, Talk};

/// A player gets four missiles at most for each round that was carried out.
fn invariant(game: &GuerraFria) -> Result<(), String> {
    let carried_out = game.round() - u32::from(game.ending().is_none());
    for player in Player::ALL {
        let total = game.arsenal(player).total();
        if total > 4 * carried_out || !total.is_multiple_of(4) {
            return Err(format!("{} has {total} missiles after {carried_out} rounds", player.word()));
        }
    }
    Ok(())
}

fn alphabet() -> Vec<Action> {
    let mut all = vec![Action::Build, Action::Regroup, Action::Free, Action::Commit, Action::Back];
    all.extend(Card::KINDS.map(Action::Place));
    for player in Player::ALL {
        all.push(Action::Ally(player));
        all.extend((0..=13).map(|n| Action::To(player, n)));
        all.extend((0..=13).map(|n| Action::From(player, n)));
    }
    all
}

fn suite(every: usize) -> Suite<GuerraFria> {
    // 60 rounds of some 27 steps; the walk may take steps back, so there is no exact bound.
    Suite { longest: 20_000, widest: 26, invariant, alphabet: alphabet(), every }
}

#[test]
fn random_games_keep_every_promise() {
    let seen = conform(&Options::drawn_after(60), 0..400, &suite(20));
    assert!(seen.endings.contains_key("attack"), "{seen:?}");
    let short = conform(&Options { talk: Talk::Open, ..Options::drawn_after(3) }, 400..800, &suite(10));
    assert!(short.endings.contains_key("max-rounds") && short.endings.contains_key("attack"), "{short:?}");
}

#[test]
fn without_a_limit_random_games_end_by_attack() {
    let seen = conform(&Options::default(), 0..100, &suite(50));
    assert_eq!(seen.endings.keys().copied().collect::<Vec<_>>(), ["attack"]);
}

#[test]
fn a_sampled_step_is_the_one_picked_from_the_list() {
    let mut rng = Rng::new(17);
    let (mut legal, mut scratch) = (Vec::new(), Vec::new());
    for _ in 0..300 {
        let mut game = GuerraFria::new(&Options::drawn_after(60));
        while let ToAct::Seats(seats) = game.to_act() {
            let seat = seats.iter().nth(rng.below(seats.len()) as usize).expect("someone is awaited");
            legal.clear();
            game.legal(seat, &mut legal);
            let sampled = game.sample_legal(seat, &mut rng.clone(), &mut scratch);
            let picked = rng.pick(&legal);
            assert_eq!(sampled, picked, "{game}");
            game.apply_unchecked(Actor::Seat(seat), picked);
        }
    }
}

#[test]
fn a_hundred_thousand_random_games_pass_without_a_fault() {
    let mut legal = Vec::new();
    for seed in 0..100_000 {
        let mut rng = Rng::new(seed);
        let mut game = GuerraFria::new(&Options::drawn_after(60));
        loop {
            let seats = match game.to_act() {
                ToAct::Seats(seats) => seats,
                ToAct::Over(_) => break,
                ToAct::Nature => panic!("this game knows no dice"),
            };
            let seat = seats.iter().nth(rng.below(seats.len()) as usize).expect("someone is awaited");
            let action = game.sample_legal(seat, &mut rng, &mut legal);
            game.apply_unchecked(Actor::Seat(seat), action);
        }
        invariant(&game).unwrap_or_else(|broken| panic!("seed {seed}: {broken}"));
    }
}
