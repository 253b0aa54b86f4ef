//! Which actions of a game somebody may know: the words of a running game are given to its players only so far.

use alloc::vec::Vec;

use detente_game::{Actor, Game, Viewer};

use crate::decision::{Action, Asked, HeadlineChoice};
use crate::options::Options;
use crate::side::Side;
use crate::state::State;

/// For each action of a game from its beginning whether `viewer` may know it by now: dealt cards if they lie open or in the
/// viewer's hand, headlines and bids once both are opened.
pub fn known(options: &Options, actions: &[(Actor, Action)], viewer: Viewer) -> Vec<bool> {
    let is_sealed = |game: &State| matches!(game.asked(), Some(Asked::Headline(_) | Asked::Bid(_)));
    let mut game = <State as Game>::new(options);
    let mut known = Vec::with_capacity(actions.len());
    let mut face_down = Vec::new();
    for &(by, action) in actions {
        // A crisis may be lifted at any time and in the open.
        let sealed = by != Actor::Nature && !matches!(action, Action::Lift(_)) && is_sealed(&game);
        game.apply_unchecked(by, action);
        let own = match (by, viewer) {
            (Actor::Seat(seat), Viewer::Seat(own)) => seat == own,
            _ => false,
        };
        let shown = match action {
            _ if own => true,
            _ if sealed => lies_open(&game, by, viewer),
            Action::Card(card) => !game.view(viewer).unseen().contains(card),
            _ => true,
        };
        if sealed && !shown {
            face_down.push(known.len());
        }
        known.push(shown);
        if !is_sealed(&game) {
            for opened in face_down.drain(..) {
                known[opened] = true;
            }
        }
    }
    known
}

/// 6.4.4: has the headline of this side been laid open before the other chose?
fn lies_open(game: &State, by: Actor, viewer: Viewer) -> bool {
    let Actor::Seat(seat) = by else { return true };
    match game.view(viewer).asked() {
        Some(Asked::Headline(chosen)) => chosen[Side::of_seat(seat)] != HeadlineChoice::Hidden,
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use detente_game::{Rng, ToAct};

    use super::*;
    use crate::side::{Us, Ussr};

    /// The actions of a random game up to the first headline of the side that chooses first, that one included.
    fn up_to_a_headline(seed: u64) -> Vec<(Actor, Action)> {
        let mut rng = Rng::new(seed);
        let mut game = <State as Game>::new(&Options::default());
        let mut actions = Vec::new();
        loop {
            let headline = matches!(game.asked(), Some(Asked::Headline(_)));
            let (by, action) = match game.to_act() {
                ToAct::Over(_) => unreachable!("no game ends before its first headline"),
                ToAct::Nature => (Actor::Nature, game.sample_chance(&mut rng)),
                ToAct::Seats(seats) => {
                    let seat = seats.iter().next().expect("somebody is awaited");
                    (Actor::Seat(seat), game.sample_legal(seat, &mut rng, &mut Vec::new()))
                }
            };
            game.apply_unchecked(by, action);
            actions.push((by, action));
            if headline {
                return actions;
            }
        }
    }

    #[test]
    fn a_headline_is_known_to_the_other_side_once_both_are_chosen() {
        let mut actions = up_to_a_headline(1);
        let last = actions.len() - 1;
        let Actor::Seat(first) = actions[last].0 else { unreachable!("a side headlines") };
        let other = Side::of_seat(first).opponent().seat();
        let knows =
            |actions: &[(Actor, Action)], seat| known(&Options::default(), actions, Viewer::Seat(seat))[last];
        assert!(knows(&actions, first) && !knows(&actions, other));
        let mut game = <State as Game>::new(&Options::default());
        for &(by, action) in &actions {
            game.apply_unchecked(by, action);
        }
        actions.push((Actor::Seat(other), game.sample_legal(other, &mut Rng::new(1), &mut Vec::new())));
        assert!(knows(&actions, other));
    }

    #[test]
    fn a_dealt_card_is_known_to_whom_it_was_dealt() {
        let actions = up_to_a_headline(2);
        let of = |side: Side| known(&Options::default(), &actions, Viewer::Seat(side.seat()));
        let (us, ussr) = (of(Us), of(Ussr));
        let observer = known(&Options::default(), &actions, Viewer::Observer);
        for (i, (by, action)) in actions.iter().enumerate() {
            if *by == Actor::Nature && matches!(action, Action::Card(_)) {
                assert!(us[i] != ussr[i] && !observer[i], "{action:?}");
            }
        }
    }
}
