//! `apply`: takes a legal answer and runs on.

use super::action::{Action, Word};
use super::frame::{BidChoice, Coup, Frame, HeadlineChoice};
use super::run::run;
use super::tabletop::Tabletop;
use crate::cards::Step;
use crate::effects::Effect;
use crate::fact::Fact;
use crate::map::Country;
use crate::rules::{
    bid, china, coup, designers, headline, influence, operations, play, realignment, space_race, trap, turn,
};
use crate::side::{BySide, Side, Us};

/// A side's answer or interruption, known to be legal.
pub fn player(t: &mut Tabletop<'_>, by: Side, action: Action) {
    if let Action::Lift(country) = action {
        lift(t, by, country);
    } else {
        answer(t, by, action);
    }
    run(t);
}

/// Nature's answer, known to be possible.
pub fn nature(t: &mut Tabletop<'_>, action: Action) {
    let Some(top) = t.stack.pop() else { return };
    match (top, action) {
        (Frame::Draw { us, ussr, next }, Action::Card(card)) => {
            let side = turn::dealt_to(us, ussr, next);
            t.deck.remove(card);
            t.hand[side].insert(card);
            t.note_with(|_| Fact::Dealt { side, card });
            let (us, ussr) = if side == Us { (us - 1, ussr) } else { (us, ussr - 1) };
            t.push(Frame::Draw { us, ussr, next: side.opponent() });
            if side == Us && t.has(Effect::AldrichAmes) {
                t.reveal(Us, crate::cards::CardSet::one(card));
            }
            turn::after_drawing(t);
        }
        (Frame::LookAt { left }, Action::Card(card)) => {
            t.deck.remove(card);
            t.looked_at.insert(card);
            t.note(Fact::LooksAt { card });
            t.push(Frame::LookAt { left: left - 1 });
            turn::after_drawing(t);
        }
        (Frame::TrapRoll { by }, Action::Die(die)) => trap::roll(t, by, die),
        (Frame::SpaceRoll { by }, Action::Die(die)) => space_race::resolve(t, by, die),
        (Frame::CoupRoll { by, target, points, free }, Action::Die(die)) => {
            coup::resolve(t, by, target, points, free, die);
        }
        (Frame::RealignRoll { by, target }, Action::Dice { us, ussr }) => {
            realignment::resolve(t, by, target, us, ussr);
        }
        (Frame::BidLot { side, bid }, Action::Die(die)) => bid::lot(t, side, bid, die),
        (Frame::OpenBidLot {}, Action::Die(die)) => bid::open_lot(t, die),
        (Frame::Ask { .. }, action) => remember(t, action),
        (other, _) => unreachable!("{other:?} does not ask Nature"),
    }
    run(t);
}

/// Writes an answer into the event that asked.
fn remember(t: &mut Tabletop<'_>, action: Action) {
    if let Some(Frame::Event(event)) = t.stack.last_mut() {
        event.remember(action);
    }
}

/// Cuban Missile Crisis: the threatened side takes 2 of its influence away; DEFCON stays.
fn lift(t: &mut Tabletop<'_>, by: Side, country: Country) {
    t.remove(by, country, 2);
    t.end(Effect::missile_crisis_on(by));
    if t.nothing_is_left_to_answer() {
        t.stack.pop();
    }
}

fn answer(t: &mut Tabletop<'_>, by: Side, action: Action) {
    let Some(top) = t.stack.pop() else { return };
    match (top, action) {
        (Frame::Setup { by, left, extra }, Action::Country(country)) => {
            t.add(by, country, 1);
            t.push(Frame::Setup { by, left: left - 1, extra });
        }
        (Frame::Headline { us, ussr }, action) => {
            let card = match action {
                Action::Card(card) => Some(card),
                _ => None,
            };
            headline::choose(t, BySide::<HeadlineChoice>::new(us, ussr), by, card);
        }
        (Frame::ActionRound { by }, Action::Card(card)) => {
            t.push(Frame::Use { by, card, usage: super::frame::Usage::Full });
        }
        (Frame::ActionRound { by } | Frame::Trap { by }, Action::Word(Word::Done)) => play::pass(t, by),
        (Frame::Trap { by }, Action::Card(card)) => trap::choose(t, by, card),
        (Frame::Use { by, card, usage }, Action::Word(word)) => play::use_card(t, by, card, usage, word),
        (Frame::Operations(grant), Action::Word(word)) => {
            if word == Word::Done {
                t.note(Fact::Chooses { side: grant.by, word });
            } else {
                operations::begin(t, word, grant);
            }
        }
        (Frame::Influence(placement), action) => match action {
            Action::Country(country) => influence::place(t, placement, country),
            Action::Word(Word::ChineseCivilWar) => china::place_in_civil_war(t, placement),
            Action::Word(Word::Realign) => designers::turn_to_realignment(t, placement),
            _ => {}
        },
        (Frame::Realign(rolls), Action::Country(target)) => operations::realign(t, rolls, target),
        (Frame::Realign(rolls), Action::Word(Word::Influence)) => designers::turn_to_influence(t, rolls),
        (Frame::Bid { us, ussr }, Action::Word(word)) => {
            bid::choose(t, BySide::<BidChoice>::new(us, ussr), by, word);
        }
        (Frame::OpenBidSide { by }, Action::Word(word)) => bid::open_side(t, by, word),
        (Frame::OpenBid { by, side, least, .. }, Action::Word(word)) => {
            bid::open_bid(t, by, side, least, word);
        }
        (Frame::SpaceOffer { by }, Action::Word(Word::Space)) => t.push(Frame::SpaceRoll { by }),
        (Frame::SpaceOffer { by }, Action::Word(word)) => t.note(Fact::Chooses { side: by, word }),
        (Frame::Coup(Coup { by, points, free, china, .. }), Action::Country(target)) => {
            let points = t.points_at(by, points, china, target);
            coup::declare(t, by, target, points, free);
        }
        (Frame::DiscardHeld { by }, Action::Card(card)) => t.discard_from_hand(by, card),
        (Frame::Norad {}, Action::Country(country)) => t.add(Us, country, 1),
        (Frame::Ask { step, left }, action) => answer_step(t, step, left, action),
        (Frame::Realign(_) | Frame::DiscardHeld { .. } | Frame::Norad {}, _) => {}
        (other, action) => unreachable!("{action:?} is no answer to {other:?}"),
    }
}

/// An answer to a step of the event on top of the stack.
fn answer_step(t: &mut Tabletop<'_>, step: u8, left: u8, action: Action) {
    let Some(&Frame::Event(event)) = t.stack.last() else { return };
    let Step::Each(each) = &t.card(event.card).event[step as usize] else {
        remember(t, action);
        return;
    };
    let Action::Country(country) = action else { return };
    (each.act)(t, &event, country);
    t.marks.choose(country);
    if left > 1 && !t.is_over() && !t.each_targets(event, each).is_empty() {
        t.push(Frame::Ask { step, left: left - 1 });
    }
}

#[cfg(test)]
mod tests {
    use crate::cards::CardId::{Nato, SocialistGovernments, Summit};
    use crate::map::Country;
    use crate::side::{Us, Ussr};
    use crate::testkit::*;

    #[test]
    fn lifting_the_missile_crisis_may_take_the_only_answer_away() {
        // An event of the USSR that must choose among US influence.
        let mut g = board("us=turkey:2 effects=missile-crisis-on-us");
        g.event(Ussr, SocialistGovernments);
        assert_eq!(g.options(), "turkey");
        g.answer_by(Us, "lift-turkey");
        assert!(g.is_idle() && g.is_discarded(SocialistGovernments));
        // A coup of the US with one target.
        let mut g = board("ussr=cuba:2 effects=missile-crisis-on-ussr");
        g.plays(Us, Nato, "coup").answer_by(Ussr, "lift-cuba");
        assert!(g.is_idle() && g.result().is_none());
        // A last point that is not enough for a country which the US controls from now on.
        let mut g = board(
            "us=cuba:3,haiti:1,nicaragua:1,finland:4,poland:3,romania:3,afghanistan:2,north-korea:3 ussr=cuba:2
             effects=missile-crisis-on-ussr",
        );
        g.plays(Ussr, Summit, "influence");
        assert_eq!(g.options(), "cuba lift-cuba");
        g.answer("lift-cuba");
        assert_eq!(g.ussr(Country::Cuba), 0);
        assert!(g.is_idle());
    }
}
