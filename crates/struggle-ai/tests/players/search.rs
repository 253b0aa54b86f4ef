//! Level `search`: repeatable, safe, and better than its own first idea.

use std::ops::ControlFlow;

use detente_game::{Actor, Game, Viewer};
use detente_search::{Budget, Effort, search};
use detente_struggle::Struggle;
use detente_struggle::cards::CardId;
use detente_struggle::decision::{Action, Word};
use detente_struggle::side::Side::{Us, Ussr};
use detente_struggle_ai::evaluator::Hand;
use detente_struggle_ai::greedy::Greedy;
use detente_struggle_ai::levels;

use crate::common::{choice, legal, played, round};

const BOARD: &str = "defcon=3 us=west-germany:4,italy:3,iran:2,panama:3,israel:4,algeria:2,nigeria:1 \
                     ussr=east-germany:4,poland:4,cuba:3,angola:2,iraq:3 china=us/up \
                     hand-us=truman-doctrine,nato,blockade,fidel,duck-and-cover \
                     hand-ussr=nasser,comecon,decolonization,containment,suez-crisis \
                     deck=africa-scoring,asia-scoring,junta,opec,che,summit,brush-war,arms-race,bear-trap";

#[test]
fn the_same_seed_and_nodes_give_the_same_findings_for_any_number_of_threads() {
    let game = round(Us, BOARD);
    let view = game.view(Viewer::Seat(Us.seat()));
    let actions = legal(&game, Us.seat());
    let found = |trees, threads, seed| {
        let effort = Effort { nodes: 240, trees, threads, settings: levels::settings() };
        let watch = &mut |_: &_| ControlFlow::Continue(());
        search::<Struggle, _>(&view, Us.seat(), &actions, || Hand::new(seed), &effort, seed, watch)
    };
    assert_eq!(found(1, 1, 4), found(1, 1, 4));
    assert_eq!(found(3, 1, 4), found(3, 3, 4));
    assert_ne!(found(1, 1, 4), found(1, 1, 5));
}

#[test]
fn a_searching_player_answers_alike_for_alike_budgets() {
    let game = round(Ussr, BOARD);
    let answer = |seed| choice(&game, Ussr.seat(), &mut levels::search(seed, Budget::nodes(200)));
    assert_eq!(answer(1), answer(1));
}

#[test]
fn search_keeps_to_what_is_safe() {
    let mut game =
        round(Ussr, "defcon=2 us=panama:3 ussr=poland:4,cuba:3 hand-ussr=duck-and-cover,blockade,nasser");
    game.apply(Actor::Seat(Ussr.seat()), Action::Card(CardId::DuckAndCover)).expect("legal");
    // Whatever it is used for, the event ends the world; only the Space Race keeps it from happening.
    let chosen = choice(&game, Ussr.seat(), &mut levels::search(1, Budget::nodes(60)));
    assert_eq!(chosen, Action::Word(Word::Space));
}

#[test]
fn a_short_search_plays_whole_games() {
    for seed in 0..2 {
        let mut bot = levels::search(seed, Budget::nodes(16));
        let (end, decisions) = if seed == 0 {
            played(&mut bot, &mut Greedy::new(9), 17)
        } else {
            played(&mut Greedy::new(9), &mut bot, 17)
        };
        assert!(end.result.is_some() && decisions.len() > 50);
    }
}

#[test]
fn budgets_are_written_in_time_or_nodes() {
    use std::time::Duration;
    assert_eq!(levels::parse_budget("200ms"), Some(Budget::time(Duration::from_millis(200))));
    assert_eq!(levels::parse_budget("1.5s"), Some(Budget::time(Duration::from_millis(1500))));
    assert_eq!(levels::parse_budget("800n"), Some(Budget::nodes(800)));
    for wrong in ["", "0n", "-1s", "fast", "s", "nan s", "1e99s"] {
        assert_eq!(levels::parse_budget(wrong), None, "{wrong}");
    }
}
