//! Every game that the rules can play, printed as the program prints it, is found again.

use detente_official_log::conform;
use detente_struggle::options::Options;
use detente_struggle::state::{Ending, State};

use crate::press::{Printed, print_random_game};

fn options(seed: u64) -> Options {
    let preset =
        Options::preset(if seed.is_multiple_of(3) { "standard" } else { "league" }).expect("a preset");
    Options { optional_cards: !seed.is_multiple_of(5), ..preset }
}

/// What a log can show of a position.
fn board(state: &State) -> impl PartialEq + std::fmt::Debug {
    (
        state.influence,
        state.vp,
        state.defcon,
        state.space,
        state.china,
        state.effects,
        state.discard,
        state.removed,
    )
}

#[test]
fn a_random_game_printed_as_a_log_conforms_and_leads_to_the_same_board() {
    for seed in 1..=24 {
        let printed = print_random_game(seed, &options(seed), 4_000, seed % 2 == 0);
        let found = conform(&printed.text).expect("it is a log");
        assert_eq!(found.parting, None, "game {seed}:\n{}", printed.text);
        let end = found.record.check().expect("a legal record");
        let Some(result) = printed.state.result else { continue };
        // Whether somebody holds a scoring card a log does not show.
        if result.ending != Ending::HeldScoringCard {
            assert_eq!(end.result, Some(result), "game {seed}");
            assert_eq!(board(&end), board(&printed.state), "game {seed}");
        }
    }
}

#[test]
fn a_game_that_breaks_off_anywhere_is_replayed_to_its_last_complete_play() {
    let whole = print_random_game(7, &options(7), 4_000, true);
    let lines: Vec<&str> = whole.text.lines().collect();
    for end in (20..lines.len()).step_by(7) {
        let text = lines[..end].join("\n");
        let found = conform(&text).expect("it is a log");
        assert_eq!(found.parting, None, "cut after line {end}: {}", lines[end - 1]);
        found.record.check().expect("a legal record");
    }
}

#[test]
fn points_that_win_need_not_be_printed_where_the_log_says_that_the_game_is_won() {
    let options = Options::default();
    // The first random games that end by 20 points of a scoring card.
    let ends_so = |printed: &Printed| {
        let last: Vec<&str> = printed.text.trim_end().lines().rev().take(2).collect();
        let by_points = printed.state.result.is_some_and(|result| result.ending == Ending::VictoryPoints);
        by_points && last[0].contains(" gains ") && last[1].contains("Scoring")
    };
    let games: Vec<Printed> =
        (1..600).map(|seed| print_random_game(seed, &options, 4_000, true)).filter(ends_so).take(2).collect();
    assert!(!games.is_empty());
    for printed in games {
        let text = printed.text.trim_end();
        let (without, points) = text.rsplit_once('\n').expect("more than one line");
        let winner = points.split(' ').next().expect("who gains");
        let whole = conform(text).expect("a log");
        for end in [String::new(), format!("\n\n: : {winner} wins by Victory Points\n")] {
            let found = conform(&format!("{without}{end}")).expect("a log");
            assert_eq!(found.parting, None, "{end}");
            assert_eq!(found.record.to_text(), whole.record.to_text(), "{end}");
        }
        // Whoever wins must be who wins.
        let other = if winner == "US" { "USSR" } else { "US" };
        let wrong = conform(&format!("{without}\n\n: : {other} wins by Victory Points\n")).expect("a log");
        assert!(wrong.parting.is_some());
    }
}
