//! Whether a step may be taken back follows from the facts that it reports. Dealing anew what its player cannot know is the
//! proof: whoever may take a step back would have seen the same in any other deal.

use detente_game::{Actor, Rng, Seat, ToAct, Viewer};
use detente_guerra_fria::GuerraFria;
use detente_struggle::Struggle;
use detente_table::Hosted;

/// How often a position is dealt anew.
const DEALS: u32 = 12;

/// Would the player see the same whatever is hidden from that player?
fn learns_nothing<G: Hosted>(before: &G, seat: Seat, action: G::Action, rng: &mut Rng) -> bool {
    let viewer = Viewer::Seat(seat);
    let seen = before.view(viewer);
    let mut after = before.clone();
    after.apply_unchecked(Actor::Seat(seat), action);
    let shown = after.view(viewer);
    (0..DEALS).all(|_| {
        let mut other = G::determinize(&seen, rng);
        other.apply(Actor::Seat(seat), action).is_ok() && other.view(viewer) == shown
    })
}

/// Plays at random. Gives how many steps showed nothing, and how many of these may be taken back.
fn game<G: Hosted>(options: &G::Options, seed: u64) -> (u32, u32) {
    let mut game = G::new(options);
    let mut rng = Rng::new(seed);
    let mut scratch = Vec::new();
    let (mut nothing, mut free) = (0, 0);
    for _ in 0..1500 {
        let seat = match game.to_act() {
            ToAct::Over(_) => break,
            ToAct::Nature => {
                let answer = game.sample_chance(&mut rng);
                game.apply_unchecked(Actor::Nature, answer);
                continue;
            }
            ToAct::Seats(seats) => rng.pick(&seats.iter().collect::<Vec<_>>()),
        };
        let action = game.sample_legal(seat, &mut rng, &mut scratch);
        let before = game.clone();
        let mut facts = Vec::new();
        game.apply_reporting(Actor::Seat(seat), action, &mut |fact| facts.push(fact)).expect("legal");
        let may = !facts.iter().any(|fact| G::uncovers(fact, seat));
        let learns = !learns_nothing(&before, seat, action, &mut rng);
        assert!(!(may && learns), "{} by {seat:?} may be taken back: {facts:?}", G::action_word(action));
        nothing += u32::from(!learns);
        free += u32::from(!learns && may);
    }
    (nothing, free)
}

#[test]
fn what_may_be_taken_back_has_shown_nothing_in_twilight_struggle() {
    let (mut nothing, mut free) = (0, 0);
    for (seed, words) in [
        (1, vec![]),
        (2, vec![]),
        (3, vec!["first-edition"]),
        (4, vec!["late-war"]),
        (5, vec!["bid=sealed", "show-held=on"]),
        (6, vec!["chinese-civil-war"]),
        (7, vec!["space-decline=on", "split-ops=on"]),
        (8, vec!["league"]),
    ] {
        let options = <Struggle as detente_game::Notation>::parse_options(&words).expect("options");
        let (n, f) = game::<Struggle>(&options, seed);
        (nothing, free) = (nothing + n, free + f);
    }
    assert!(nothing > 300, "{nothing}");
    assert!(free * 20 >= nothing * 19, "{free} of {nothing} steps that showed nothing may be taken back");
}

#[test]
fn what_may_be_taken_back_has_shown_nothing_in_guerra_fria() {
    let (mut nothing, mut free) = (0, 0);
    for seed in 1..6 {
        let (n, f) = game::<GuerraFria>(&detente_guerra_fria::Options::default(), seed);
        (nothing, free) = (nothing + n, free + f);
    }
    assert!(nothing > 300 && nothing == free, "{free} of {nothing}");
}
