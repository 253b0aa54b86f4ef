//! Which actions of a game somebody may know: the words of a running game are given to its players only so far.

use alloc::vec;
use alloc::vec::Vec;

use detente_game::{Actor, Game, ToAct, Viewer};

use crate::action::Action;
use crate::game::GuerraFria;
use crate::options::Options;

/// For each action of a game from its beginning whether `viewer` may know it by now: one's own steps, and everybody's once
/// the cards are face up, but not what was taken back before that.
pub fn known(options: &Options, actions: &[(Actor, Action)], viewer: Viewer) -> Vec<bool> {
    let mut game = GuerraFria::new(options);
    let mut known = Vec::with_capacity(actions.len());
    let mut face_down: Vec<Vec<usize>> = vec![Vec::new(); GuerraFria::SEATS.len()];
    for &(by, action) in actions {
        let round = game.round();
        game.apply_unchecked(by, action);
        let Actor::Seat(seat) = by else {
            known.push(true);
            continue;
        };
        let steps = &mut face_down[usize::from(seat.0)];
        if action == Action::Back {
            steps.pop();
        } else {
            steps.push(known.len());
        }
        known.push(viewer == Viewer::Seat(seat));
        if game.round() != round || matches!(game.to_act(), ToAct::Over(_)) {
            for opened in face_down.iter_mut().flat_map(core::mem::take) {
                known[opened] = true;
            }
        }
    }
    known
}

#[cfg(test)]
mod tests {
    use detente_game::{Rng, Seat};

    use super::*;

    #[test]
    fn what_others_enter_is_known_when_the_round_is_over() {
        let options = Options::default();
        let mut rng = Rng::new(4);
        let mut game = GuerraFria::new(&options);
        let mut actions = Vec::new();
        while game.round() == 1 && !matches!(game.to_act(), ToAct::Over(_)) {
            let ToAct::Seats(seats) = game.to_act() else { unreachable!("Nature has no part in it") };
            let seat = seats.iter().next().expect("somebody is awaited");
            let before = known(&options, &actions, Viewer::Seat(Seat(0)));
            let own = |by: &Actor| *by == Actor::Seat(Seat(0));
            assert!(actions.iter().zip(before).all(|((by, _), known)| known == own(by)));
            let action = game.sample_legal(seat, &mut rng, &mut Vec::new());
            game.apply_unchecked(Actor::Seat(seat), action);
            actions.push((Actor::Seat(seat), action));
        }
        let after = known(&options, &actions, Viewer::Seat(Seat(0)));
        let others = actions.iter().zip(after).filter(|((by, _), _)| *by != Actor::Seat(Seat(0)));
        // What was taken back stays secret.
        let backs = actions.iter().filter(|(_, action)| *action == Action::Back).count();
        assert!(others.filter(|(_, known)| *known).count() + 2 * backs >= 3);
    }
}
