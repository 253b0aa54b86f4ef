//! A take-back names a play.

use detente_guerra_fria::{Action, GuerraFria};
use detente_protocol::{ErrorCode, OfferKind, TableCommand};

use crate::common::{Kept, two, wish};

fn ask(seat: &str) -> TableCommand {
    TableCommand::AskTakeBack { seat: seat.into() }
}

fn answer(seat: &str, accept: bool) -> TableCommand {
    TableCommand::Answer { seat: seat.into(), accept }
}

#[test]
fn the_askers_last_play_goes_whatever_came_after_it() {
    let mut kept = two();
    let dealt = kept.table.history().actions().len();
    assert_eq!(kept.does("ann", ask("us"), 0).map(|_| ()), Err(ErrorCode::NotNow), "she has not played");
    for _ in 0..6 {
        kept.act("bob", "ussr", "poland", false).expect("legal");
    }
    for _ in 0..7 {
        kept.act("ann", "us", "italy", false).expect("legal");
    }
    kept.does("bob", ask("ussr"), 0).expect("Bob has played");
    let offer = kept.seat("us").offers.first().cloned().expect("an offer");
    assert_eq!(
        (offer.kind, offer.to_action, offer.plays.len()),
        (OfferKind::TakeBack, Some(dealt as u32), 2)
    );
    assert!(offer.plays[0].contains("Poland") && offer.text.contains(&offer.plays[0]), "{offer:?}");
    kept.does("ann", answer("us", true), 0).expect("she agrees");
    assert_eq!(kept.table.history().actions().len(), dealt);
    assert_eq!(kept.seat("ussr").awaited, ["ussr"]);
}

#[test]
fn the_own_play_goes_and_not_the_one_before_it() {
    let mut kept = two();
    for _ in 0..6 {
        kept.act("bob", "ussr", "poland", false).expect("legal");
    }
    let set_up = kept.table.history().actions().len();
    for _ in 0..7 {
        kept.act("ann", "us", "italy", false).expect("legal");
    }
    kept.does("ann", ask("us"), 0).expect("she has played");
    let offer = kept.seat("ussr").offers.first().cloned().expect("an offer");
    assert_eq!(offer.to_action, Some(set_up as u32), "Bob's set-up stays");
    kept.does("bob", answer("ussr", false), 0).expect("Bob does not agree");
    assert!(kept.seat("us").offers.is_empty());
    let declined = kept.seat("us").declined.expect("she is told");
    assert_eq!((declined.kind, declined.by.as_str()), (OfferKind::TakeBack, "ussr"));
    assert_eq!(kept.seat("ussr").declined, None);
    kept.does("ann", ask("us"), 0).expect("once more");
    assert_eq!(kept.seat("us").declined, None, "a new offer");
    kept.does("ann", answer("us", false), 0).expect("she takes it off the table");
    assert_eq!(kept.seat("us").declined, None, "nobody has turned it down");
}

#[test]
fn a_bot_agrees_at_once_and_a_round_of_guerra_fria_is_chosen_anew_by_all() {
    let mut kept = Kept::<GuerraFria>::new(wish("guerra-fria", &["me", "bot", "bot", "bot"], &[]));
    kept.does("ann", TableCommand::Start, 0).expect("full");
    let bots_choose = |kept: &mut Kept<GuerraFria>| {
        while let Some(wanted) = kept.table.wanted().into_iter().next() {
            let goes_on = |action: &&Action| **action != Action::Back;
            let action = *wanted.legal.iter().find(goes_on).expect("somebody can always go on");
            let step = kept.table.consider_bot(wanted.seat, wanted.version, action, 0).expect("listed");
            kept.write(&step.write);
            kept.table.adopt(step);
        }
    };
    bots_choose(&mut kept);
    assert_eq!(kept.table.history().actions().len(), 0, "the bots' choices lie face down");
    for word in ["build", "to-west-1", "to-north-1", "to-east-1", "commit"] {
        kept.act("ann", "south", word, false).expect("legal");
    }
    assert_eq!(kept.table.history().game().round(), 2);
    bots_choose(&mut kept);
    kept.does("ann", ask("south"), 0).expect("bots agree");
    assert_eq!(kept.table.history().game().round(), 1);
    assert_eq!(kept.table.history().actions().len(), 0, "everybody chooses anew");
    assert_eq!(kept.table.wanted().len(), 3, "the bots as well");
}
