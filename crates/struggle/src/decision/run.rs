//! `run`: works until an answer is needed or the game is over.

use super::choices::Waits;
use super::frame::{Coup, Frame, Grant};
use super::tabletop::Tabletop;
use crate::cards::{Count, Event, Step};
use crate::fact::Fact;
use crate::rules::{headline, play, turn};
use crate::state::Marks;

/// Works until somebody is awaited.
pub fn run(t: &mut Tabletop<'_>) {
    while let Some(&top) = t.stack.last() {
        match top {
            Frame::Turn { at } => turn::step(t, at),
            Frame::Draw { us, ussr, next } => match turn::prepare_draw(t, us, ussr, next) {
                Some(_) => return,
                None => drop(t.stack.pop()),
            },
            Frame::LookAt { left } => {
                if left > 0 && turn::refill(t) {
                    return;
                }
                t.stack.pop();
            }
            Frame::HeadlineEvent { by, card } => {
                t.stack.pop();
                headline::take_effect(t, by, card);
            }
            Frame::EndOfRound { .. } => {
                t.stack.pop();
                play::end_round(t);
            }
            Frame::Trigger { card, by } => {
                t.stack.pop();
                play::trigger(t, card, by);
            }
            Frame::Dispose { card } => {
                t.stack.pop();
                play::dispose(t, card);
            }
            Frame::PayFlowerPower {} => {
                t.stack.pop();
                play::gain_by_flower_power(t);
            }
            Frame::TestPoints {} => {
                t.stack.pop();
                t.test_victory_points();
            }
            Frame::Event(event) => run_event(t, event),
            Frame::Setup { by, left, extra } => {
                // A bid of more points than the board can take ends early.
                if left > 0 && !t.legal_setup(by, extra).is_empty() {
                    return;
                }
                t.stack.pop();
            }
            Frame::Realign(rolls) => {
                if !t.legal_realignment(&rolls).is_empty() || t.may_turn_to_influence(&rolls) {
                    return;
                }
                t.stack.pop();
            }
            Frame::Coup(Coup { by, zone, free, .. }) => {
                if !t.coup_targets(by, zone, free).is_empty() {
                    return;
                }
                t.stack.pop();
            }
            Frame::Operations(grant) => {
                // What cannot be used at all is not asked about.
                if !t.operations_words(&grant).is_empty() {
                    return;
                }
                t.stack.pop();
            }
            _ => {
                debug_assert!(!matches!(t.waits(), Waits::No), "{top:?} waits for nobody");
                return;
            }
        }
    }
}

/// Carries out the next step of an event, or ends it.
fn run_event(t: &mut Tabletop<'_>, mut event: Event) {
    let steps = t.card(event.card).event;
    let Some(step) = steps.get(event.step as usize) else {
        t.stack.pop();
        return;
    };
    let number = event.step;
    event.step += 1;
    // Advance before running: whatever the step pushes lies above the place where the event resumes.
    let place = t.stack.len() - 1;
    t.stack[place] = Frame::Event(event);
    t.note_with(|_| Fact::Step { card: event.card, step: number });
    match step {
        Step::Do(act) => {
            act(t, &mut event);
            // The game may have ended, which clears the stack.
            if let Some(frame) = t.stack.get_mut(place) {
                *frame = Frame::Event(event);
            }
        }
        Step::Each(each) => {
            let left = match each.times {
                Count::Of(times) => times,
                Count::By(times) => times(t, &event),
            };
            t.marks = Marks::default();
            if left > 0 && !t.each_targets(event, each).is_empty() {
                t.push(Frame::Ask { step: number, left });
            }
        }
        Step::Country { among, .. } => {
            let empty = among(t, &event).is_empty();
            ask_unless(t, place, event, number, empty);
        }
        Step::Word { among, .. } => {
            let empty = among(t, &event).is_empty();
            ask_unless(t, place, event, number, empty);
        }
        Step::RandomCard(who) => {
            let empty = t.hand[who.side(&event)].is_empty();
            ask_unless(t, place, event, number, empty);
        }
        Step::Card { .. } | Step::Die | Step::Dice => ask_unless(t, place, event, number, false),
        &Step::Operations { ops, kinds, zone, free } => {
            let grant = Grant { by: event.by, ops, kinds, zone, free, may: true, china: false };
            t.push(Frame::Operations(grant));
        }
    }
}

/// Asks, or notes that there was nothing to choose.
fn ask_unless(t: &mut Tabletop<'_>, place: usize, mut event: Event, step: u8, empty: bool) {
    event.forget();
    t.stack[place] = Frame::Event(event);
    if !empty {
        t.push(Frame::Ask { step, left: 1 });
    }
}
