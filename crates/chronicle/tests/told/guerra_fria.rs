//! Guerra Fría told.

use detente_chronicle::guerra_fria::pairings;
use detente_chronicle::{Chronicle, Told, Tone, lines};
use detente_game::{Actor, Game, Notation, ToAct, Viewer};
use detente_guerra_fria::{Action, Arsenal, Fact, GuerraFria, Options, Player};
use detente_words::Lang;

use crate::common::{Session, check_line, check_text, lang};

#[test]
fn every_line_and_question_of_random_games_reads_in_every_language() {
    let mut decisions = 0;
    for seed in 0..120 {
        let mut session = Session::<GuerraFria>::new(&Options::drawn_after(12), seed);
        loop {
            decisions += 1;
            let lang = lang(decisions);
            if let ToAct::Seats(awaited) = session.game.to_act() {
                for seat in awaited.iter() {
                    let view = session.game.view(Viewer::Seat(seat));
                    let question = GuerraFria::question(&view, seat, lang).expect("the seat is awaited");
                    check_text(&question.text, &view);
                    let mut legal = Vec::new();
                    session.game.legal(seat, &mut legal);
                    let legal: Vec<String> = legal.into_iter().map(GuerraFria::action_word).collect();
                    let words: Vec<String> =
                        question.choices.iter().map(|choice| choice.word.clone()).collect();
                    assert_eq!(words, legal);
                    for choice in &question.choices {
                        check_text(&choice.label, choice);
                    }
                    let waiting = GuerraFria::waiting(&view, lang).expect("the game goes on");
                    check_text(&waiting.text, &view);
                    assert_eq!(waiting.seats, awaited);
                }
            }
            if !session.step() {
                break;
            }
        }
        for lang in Lang::ALL {
            for viewer in Session::<GuerraFria>::viewers() {
                session.log.lines(viewer, lang).iter().for_each(check_line);
            }
        }
        let last = session.log.lines(Viewer::Observer, Lang::En).pop().expect("a line");
        assert_eq!(last.tone, Tone::End);
    }
}

#[test]
fn what_is_entered_before_the_reveal_is_told_to_nobody() {
    let mut session = Session::<GuerraFria>::new(&Options::default(), 1);
    let start = session.log.lines(Viewer::Observer, Lang::En);
    session.act(Actor::Seat(Player::South.seat()), Action::Build);
    session.act(Actor::Seat(Player::South.seat()), Action::To(Player::West, 3));
    for viewer in Session::<GuerraFria>::viewers() {
        assert_eq!(session.log.lines(viewer, Lang::En), start);
    }
    assert!(session.facts.iter().all(|fact| matches!(fact, Fact::Entered { .. })));
}

/// Plays a round in which every player commits these steps.
fn round(session: &mut Session<GuerraFria>, choices: [&str; 4]) {
    for (player, steps) in Player::ALL.into_iter().zip(choices) {
        for word in steps.split(' ').chain(["commit"]) {
            let action = GuerraFria::parse_action(word).expect("an action");
            session.act(Actor::Seat(player.seat()), action);
        }
    }
}

#[test]
fn a_round_reads_like_a_report() {
    let mut session = Session::<GuerraFria>::new(&Options::default(), 1);
    round(
        &mut session,
        [
            "build to-west-2 to-north-0 to-east-2",
            "build to-north-0 to-east-0 to-south-1",
            "free entrada entrada entrada salida cero cero",
            "ally-south",
        ],
    );
    round(
        &mut session,
        ["regroup from-west-2 to-north-1 to-east-1", "ally-north", "ally-west", "ally-south"],
    );
    let told: Vec<String> =
        session.log.lines(Viewer::Observer, Lang::En).into_iter().map(|line| line.text).collect();
    assert_eq!(
        told,
        [
            "Round 1",
            "South: four new missiles, +2 against West (now 2), +2 against East (now 2); reserve 0",
            "West: four new missiles, +1 against South (now 1); reserve 3",
            "North: the play is void and the round is lost: the cards show none of the three plays (East ENTRY + ENTRY, \
             South ENTRY + EXIT, West ZERO + ZERO)",
            "East chooses South as an ally",
            "South has not chosen East",
            "Round 2",
            "South reorganises: −2 against West (now 0), +1 against North (now 1), +1 against East (now 3)",
            "West chooses North as an ally",
            "North chooses West as an ally",
            "East chooses South as an ally",
            "South has not chosen East",
            "West and North attack South and East with 1 against 1: the attack fails",
            "Round 3",
        ]
    );
    assert_eq!(
        told,
        lines::<GuerraFria>(&Options::default(), &session.facts, Viewer::Observer, Lang::En)
            .into_iter()
            .map(|line| line.text)
            .collect::<Vec<_>>()
    );
}

#[test]
fn the_three_pairings_show_who_is_stronger() {
    let arsenal = |attack| Arsenal { attack, reserve: 0 };
    // South aims 5 at West; nobody else aims at anybody.
    let arsenals = [arsenal([5, 0, 0]), arsenal([0; 3]), arsenal([0; 3]), arsenal([0; 3])];
    let told = pairings(&arsenals).map(|pairing| pairing.text(Lang::En));
    assert_eq!(
        told,
        [
            "South and West 0, North and East 0",
            "South and North 5, West and East 0",
            "South and East 5, West and North 0"
        ]
    );
    assert!(pairings(&arsenals)[0].stronger().is_none());
}
