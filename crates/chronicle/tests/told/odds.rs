//! The odds are those of the rules: every number of the die is tried.

use detente_chronicle::twilight::{odds, ops};
use detente_game::{Actor, Game};
use detente_struggle::Struggle;
use detente_struggle::cards::CardId;
use detente_struggle::decision::{Action, Asked};
use detente_struggle::fact::Fact;
use detente_struggle::side::Side;

use crate::common::{Session, some_options};

/// What the rules report if Nature answers so.
fn facts_after(game: &Struggle, action: Action) -> (Struggle, Vec<Fact>) {
    let mut next = game.clone();
    let mut facts = Vec::new();
    next.apply_reporting(Actor::Nature, action, &mut |fact| facts.push(fact)).expect("Nature may");
    (next, facts)
}

fn near(a: f64, b: f64) -> bool {
    (a - b).abs() < 1e-9
}

fn check_coup(game: &Struggle, by: Side, target: detente_struggle::map::Country, points: u8) {
    let odds = odds::coup(game, by, target, points);
    let enemy = by.opponent();
    for die in 1..=6 {
        let (after, facts) = facts_after(game, Action::Die(die));
        let outcome = odds.outcomes[die as usize - 1];
        let changes = |side: Side, sign: i8| -> i8 {
            let here = facts.iter().take_while(|fact| !matches!(fact, Fact::MilitaryOps { .. }));
            here.filter_map(|fact| match *fact {
                Fact::Influence { country, side: whose, change, .. }
                    if country == target && whose == side && change.signum() == sign =>
                {
                    Some(change)
                }
                _ => None,
            })
            .sum()
        };
        assert_eq!((changes(enemy, -1), changes(by, 1)), (-(outcome.removed as i8), outcome.added as i8));
        let over = after.result.is_some_and(|result| result.winner == Some(enemy));
        if odds.loses {
            assert!(over, "{odds:?}");
        }
    }
}

fn check_realignment(game: &Struggle, by: Side, target: detente_struggle::map::Country) {
    let odds = odds::realignment(game, by, target);
    let (mut win, mut lose, mut gain) = (0, 0, 0);
    for us in 1..=6 {
        for ussr in 1..=6 {
            let (_, facts) = facts_after(game, Action::Dice { us, ussr });
            // The loss follows the roll at once; what comes later is an event.
            let lost = match facts.get(1) {
                Some(&Fact::Influence { side, change, .. }) => Some((side, change)),
                _ => None,
            };
            match lost {
                Some((side, change)) if side != by => {
                    win += 1;
                    gain += i32::from(change.unsigned_abs());
                }
                Some(_) => lose += 1,
                None => {}
            }
        }
    }
    assert!(near(odds.win, f64::from(win) / 36.0) && near(odds.lose, f64::from(lose) / 36.0), "{odds:?}");
    assert!(near(odds.enemy_loss, f64::from(gain) / 36.0), "{odds:?}");
    assert!(near(odds.win + odds.nothing + odds.lose, 1.0));
}

#[test]
fn odds_agree_with_every_roll_of_random_games() {
    let (mut coups, mut realignments, mut wars, mut launches) = (0, 0, 0, 0);
    for number in 0..40 {
        let mut session = Session::<Struggle>::new(&some_options(number), 1000 + number);
        loop {
            let game = &session.game;
            match game.asked() {
                Some(Asked::CoupRoll { by, target, points, .. }) => {
                    check_coup(game, by, target, points);
                    coups += 1;
                }
                Some(Asked::RealignRoll { by, target }) => {
                    check_realignment(game, by, target);
                    realignments += 1;
                }
                Some(Asked::SpaceRoll { by }) => {
                    let odds = odds::space(game, by).expect("an attempt has a target");
                    let reached = |die| facts_after(game, Action::Die(die)).1.into_iter();
                    let boxes = (1..=6).filter_map(|die| {
                        reached(die).find_map(|fact| match fact {
                            Fact::Space { to, .. } => Some(to),
                            _ => None,
                        })
                    });
                    assert_eq!(boxes.collect::<Vec<u8>>(), vec![odds.0.to; odds.0.max_roll as usize]);
                    launches += 1;
                }
                Some(Asked::Event { .. }) => wars += check_war(game),
                _ => {}
            }
            if !session.step() {
                break;
            }
        }
    }
    assert!(
        coups > 50 && realignments > 50 && wars > 10 && launches > 10,
        "{coups} {realignments} {wars} {launches}"
    );
}

/// A war card waits for its die: the rules win with exactly the dice that the odds name.
fn check_war(game: &Struggle) -> usize {
    let Some(event) = game.current_event() else { return 0 };
    if !game.is_legal(Actor::Nature, Action::Die(1)) {
        return 0;
    }
    let mut won = 0;
    let mut target = None;
    for die in 1..=6 {
        for fact in facts_after(game, Action::Die(die)).1 {
            if let Fact::War { target: at, won: victory, .. } = fact {
                target = Some(at);
                won += u8::from(victory);
            }
        }
    }
    let Some(target) = target else { return 0 };
    let odds = odds::war(game, event.by, event.card, target).expect("a war card");
    assert!(near(odds.success(), f64::from(won) / 6.0), "{odds:?}");
    1
}

#[test]
fn operations_are_worth_what_the_rules_say() {
    let mut modified = 0;
    for number in 0..12 {
        let mut session = Session::<Struggle>::new(&some_options(number), 2000 + number);
        while session.step() {
            for side in Side::BOTH {
                for card in CardId::all().filter(|&card| !session.game.card(card).scoring) {
                    let worth = ops::of_card(&session.game, side, card);
                    let sum = worth.value.printed as i8 + worth.value.modifiers.sum();
                    assert_eq!(sum.clamp(1, 4) as u8, worth.value.points);
                    modified += usize::from(!worth.value.modifiers.is_empty());
                }
            }
        }
    }
    assert!(modified > 0);
}
