//! The same seed and the same budget give the same result, whatever does the work.

use std::ops::ControlFlow;
use std::time::Duration;

use detente_game::testkit::toy::{Action, Nim, Options};
use detente_game::{Actor, Game, Rng, Seat, Viewer};
use detente_search::{Budget, Effort, Findings, Playout, Searcher, Settings, Tree, search};

fn game() -> Nim {
    let mut game = Nim::<2>::new(&Options { heap: 23, die: true, call: false });
    game.apply(Actor::Nature, Action::Roll(3)).expect("a face of the die");
    game
}

fn findings(trees: usize, threads: usize, seed: u64) -> Findings<Action> {
    let (game, mut legal) = (game(), Vec::new());
    game.legal(Seat(0), &mut legal);
    let effort = Effort { nodes: 1001, trees, threads, settings: Settings::default() };
    let watch = &mut |_: &_| ControlFlow::Continue(());
    search::<Nim, _>(
        &game.view(Viewer::Seat(Seat(0))),
        Seat(0),
        &legal,
        Playout::default,
        &effort,
        seed,
        watch,
    )
}

#[test]
fn the_number_of_threads_changes_nothing() {
    for trees in [1, 3, 4] {
        let one = findings(trees, 1, 8);
        assert_eq!(one.nodes, 1001);
        assert_eq!(one.actions.iter().map(|finding| finding.visits).sum::<u64>(), 1001);
        for threads in [2, 4, 9] {
            assert_eq!(one, findings(trees, threads, 8));
        }
    }
}

#[test]
fn another_seed_walks_another_way() {
    assert_ne!(findings(1, 1, 8), findings(1, 1, 9));
}

#[test]
fn a_watcher_sees_every_walk_and_can_end_the_search() {
    let (game, mut legal) = (game(), Vec::new());
    game.legal(Seat(0), &mut legal);
    let effort = Effort { nodes: u64::MAX, trees: 1, threads: 1, settings: Settings::default() };
    let mut seen = 0;
    let watch = &mut |tree: &Tree<Nim>| {
        seen += 1;
        assert_eq!(tree.iterations(), seen);
        if seen == 100 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    };
    let view = game.view(Viewer::Seat(Seat(0)));
    let findings = search(&view, Seat(0), &legal, Playout::default, &effort, 1, watch);
    assert_eq!(findings.nodes, 100);
}

#[test]
fn a_budget_of_time_ends_as_well() {
    let (game, mut legal) = (game(), Vec::new());
    game.legal(Seat(0), &mut legal);
    let budget = Budget::time(Duration::from_millis(5));
    let mut bot = Searcher::<Nim, _>::new(Playout::default(), Settings::default(), budget, 3);
    let view = game.view(Viewer::Seat(Seat(0)));
    let action = bot.think(Seat(0), &view, &legal, &mut |_| ControlFlow::Continue(()));
    assert!(legal.contains(&action));
    assert!(bot.last().is_some_and(|findings| findings.nodes > 0));
}

#[test]
fn a_tree_below_a_choice_keeps_what_was_walked_there() {
    let (game, mut legal) = (game(), Vec::new());
    game.legal(Seat(0), &mut legal);
    let mut tree = Tree::<Nim>::new(Seat(0));
    let mut rng = detente_game::Rng::new(4);
    for _ in 0..500 {
        tree.iterate(game, &legal, &mut Playout::default(), &Settings::default(), &mut rng);
    }
    let findings = Findings::of(&tree);
    let best = findings.best().expect("searched");
    let below = tree.after(best.action).expect("it was tried");
    assert_eq!(below.iterations(), best.visits);
    assert!(below.size() < tree.size());
    assert!(tree.after(Action::Wind).is_none());
}

#[test]
fn what_is_ruled_out_at_the_root_is_forgotten() {
    let (game, mut legal) = (game(), Vec::new());
    game.legal(Seat(0), &mut legal);
    assert!(legal.len() > 2);
    let mut tree = Tree::<Nim>::new(Seat(0));
    let mut rng = Rng::new(4);
    for _ in 0..60 {
        tree.iterate(game, &legal, &mut Playout::default(), &Settings::default(), &mut rng);
    }
    let left = &legal[1..];
    tree.limit(left);
    let findings = Findings::of(&tree);
    assert_eq!(findings.actions.iter().map(|finding| finding.action).collect::<Vec<_>>(), left);
    assert!(findings.actions.iter().all(|finding| finding.visits > 0));
    tree.iterate(game, left, &mut Playout::default(), &Settings::default(), &mut rng);
    assert_eq!(tree.findings().count(), left.len());
}
