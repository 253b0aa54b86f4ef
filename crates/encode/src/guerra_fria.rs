//! Guerra Fría as numbers. The table is turned so that the viewer sits in the same place: the others are to the left,
//! opposite and to the right, and so are the players that an action names.
//!
//! Made from a view and nothing else: the legal actions follow from the viewer's own steps and markers. `back` has no
//! number: a program need not take anything back, and an episode without it cannot go on for ever.

use detente_guerra_fria::play::MOST;
use detente_guerra_fria::{Action, Card, Player, Talk, View};

use crate::ONE;
use crate::observation::Section;

/// Version of the encoding; it changes when a byte or a number changes its meaning.
pub const VERSION: u32 = 1;

const BUILD: usize = 0;
const REGROUP: usize = 1;
const FREE: usize = 2;
const COMMIT: usize = 3;
const ALLY: usize = 4;
const FROM: usize = ALLY + 3;
const MOST_MISSILES: usize = MOST as usize;
const TO: usize = FROM + 3 * MOST_MISSILES;
const PLACE: usize = TO + 3 * (MOST_MISSILES + 1);

/// How many actions a player can name.
pub const ACTIONS: usize = PLACE + Card::KINDS.len();

/// The most steps of a choice before `commit`.
const STEPS: usize = 7;

const MARKERS: usize = 0;
const RESERVES: usize = MARKERS + 12;
const CHOSEN: usize = RESERVES + 4;
const OWN_STEPS: usize = CHOSEN + 4;
const LEGAL: usize = OWN_STEPS + STEPS * ACTIONS;
const NUMBERS: usize = LEGAL + ACTIONS;

/// How many bytes an observation has.
pub const FEATURES: usize = NUMBERS + 4;

/// The observation from its first byte to its last.
pub const SECTIONS: [Section; 6] = [
    Section {
        name: "markers",
        start: MARKERS,
        size: RESERVES - MARKERS,
        holds: "4 players (self, left, opposite, right) × 3: missiles at the markers against the player to *their* left, \
                opposite *them*, to *their* right",
    },
    Section {
        name: "reserves",
        start: RESERVES,
        size: 4,
        holds: "missiles in the reserve of self, left, opposite, right",
    },
    Section {
        name: "chosen",
        start: CHOSEN,
        size: 4,
        holds: "flags: the cards of self, left, opposite, right lie on the table",
    },
    Section {
        name: "own-steps",
        start: OWN_STEPS,
        size: LEGAL - OWN_STEPS,
        holds: "7 steps × one of 98: the steps of the own choice so far, by the number of the action",
    },
    Section { name: "legal", start: LEGAL, size: ACTIONS, holds: "98 flags: the actions that are legal now" },
    Section {
        name: "numbers",
        start: NUMBERS,
        size: 4,
        holds: "the round; rounds left, this one included; flag: the rounds are limited; flag: players may talk",
    },
];

/// The number of an action of `by`; `back` has none.
pub fn action_index(by: Player, action: Action) -> Option<usize> {
    let marker = |rival: Player| (rival != by).then(|| by.marker_against(rival));
    match action {
        Action::Build => Some(BUILD),
        Action::Regroup => Some(REGROUP),
        Action::Free => Some(FREE),
        Action::Commit => Some(COMMIT),
        Action::Ally(ally) => marker(ally).map(|i| ALLY + i),
        Action::From(against, n @ 1..=MOST) => {
            marker(against).map(|i| FROM + MOST_MISSILES * i + n as usize - 1)
        }
        Action::To(against, n @ 0..=MOST) => {
            marker(against).map(|i| TO + (MOST_MISSILES + 1) * i + n as usize)
        }
        Action::Place(card) => Card::KINDS.iter().position(|&kind| kind == card).map(|i| PLACE + i),
        Action::From(..) | Action::To(..) | Action::Back => None,
    }
}

/// The action of a number, named by `by`.
pub fn action_of(by: Player, index: usize) -> Option<Action> {
    let rivals = by.rivals();
    Some(match index {
        BUILD => Action::Build,
        REGROUP => Action::Regroup,
        FREE => Action::Free,
        COMMIT => Action::Commit,
        ALLY..FROM => Action::Ally(rivals[index - ALLY]),
        FROM..TO => {
            let (marker, n) = ((index - FROM) / MOST_MISSILES, (index - FROM) % MOST_MISSILES);
            Action::From(rivals[marker], n as u8 + 1)
        }
        TO..PLACE => {
            let (marker, n) = ((index - TO) / (MOST_MISSILES + 1), (index - TO) % (MOST_MISSILES + 1));
            Action::To(rivals[marker], n as u8)
        }
        _ => Action::Place(*Card::KINDS.get(index - PLACE)?),
    })
}

/// Writes `on` where the viewer's action is legal, 0 elsewhere; someone who looks on has none.
fn legal(view: &View, on: u8, out: &mut [u8]) {
    out[..ACTIONS].fill(0);
    let Some(me) = view.viewer.filter(|_| view.ending.is_none()) else { return };
    view.own.each_legal(me, &view.arsenals[me as usize], |action| {
        if let Some(index) = action_index(me, action) {
            out[index] = on;
        }
    });
}

/// Writes 1 where an action of the viewer is legal, 0 elsewhere.
pub fn mask(view: &View, out: &mut [u8]) {
    legal(view, 1, out);
}

/// Writes the observation of the viewer; someone who looks on sits with South.
pub fn encode(view: &View, out: &mut [u8]) {
    let out = &mut out[..FEATURES];
    out.fill(0);
    let me = view.viewer.unwrap_or(Player::South);
    let [left, opposite, right] = me.rivals();
    for (i, player) in [me, left, opposite, right].into_iter().enumerate() {
        let arsenal = &view.arsenals[player as usize];
        for (marker, &missiles) in arsenal.attack.iter().enumerate() {
            out[MARKERS + 3 * i + marker] = byte(missiles);
        }
        out[RESERVES + i] = byte(arsenal.reserve);
        out[CHOSEN + i] = if view.chosen[player as usize] { ONE } else { 0 };
    }
    for (i, &step) in view.own.steps().iter().enumerate() {
        if let Some(index) = action_index(me, step) {
            out[OWN_STEPS + ACTIONS * i + index] = ONE;
        }
    }
    legal(view, ONE, &mut out[LEGAL..NUMBERS]);
    out[NUMBERS] = byte(view.round);
    if let Some(most) = view.options.max_rounds {
        out[NUMBERS + 1] = byte((u32::from(most.get()) + 1).saturating_sub(view.round));
        out[NUMBERS + 2] = ONE;
    }
    out[NUMBERS + 3] = if view.options.talk == Talk::Open { ONE } else { 0 };
}

/// Counts beyond 255 do not occur in play that aims at winning, and are written as 255.
fn byte(count: u32) -> u8 {
    count.min(255) as u8
}

#[cfg(test)]
mod tests {
    use super::*;
    use detente_game::{Actor, Game, Rng, ToAct, Viewer};
    use detente_guerra_fria::{GuerraFria, Options};

    #[test]
    fn every_number_is_one_action_and_back_for_every_player() {
        for by in Player::ALL {
            for index in 0..ACTIONS {
                assert_eq!(action_of(by, index).and_then(|action| action_index(by, action)), Some(index));
            }
            assert_eq!(action_of(by, ACTIONS), None);
            assert_eq!(action_index(by, Action::Back), None);
            assert_eq!(action_index(by, Action::Ally(by)), None);
        }
    }

    #[test]
    fn the_encoding_leaks_nothing_and_every_decision_has_an_answer() {
        let mut rng = Rng::new(9);
        let (mut one, mut two) = (vec![0; FEATURES], vec![0; FEATURES]);
        let mut allowed = vec![0; ACTIONS];
        for _ in 0..10 {
            let mut game = GuerraFria::new(&Options::drawn_after(10));
            while let ToAct::Seats(seats) = game.to_act() {
                let awaited: Vec<_> = seats.iter().collect();
                let seat = rng.pick(&awaited);
                let view = game.view(Viewer::Seat(seat));
                encode(&view, &mut one);
                encode(&GuerraFria::determinize(&view, &mut rng).view(Viewer::Seat(seat)), &mut two);
                assert_eq!(one, two);
                mask(&view, &mut allowed);
                let numbers: Vec<usize> = (0..ACTIONS).filter(|&i| allowed[i] == 1).collect();
                let action = action_of(Player::at(seat), rng.pick(&numbers)).expect("a number below ACTIONS");
                game.apply(Actor::Seat(seat), action).expect("what the mask allows is legal");
            }
        }
    }

    #[test]
    fn all_seats_see_the_same_table_turned() {
        let mut games = Player::ALL.map(|by| (by, GuerraFria::new(&Options::default())));
        let (mut first, mut other) = (vec![0; FEATURES], vec![0; FEATURES]);
        // Build with 1, 3 and 0, by number.
        for index in [BUILD, TO + 1, TO + 13 + 3, TO + 26] {
            for (by, game) in &mut games {
                let action = action_of(*by, index).expect("a number");
                game.apply(Actor::Seat(by.seat()), action).expect("legal for everybody");
            }
            encode(&games[0].1.view(Viewer::Seat(games[0].0.seat())), &mut first);
            for (by, game) in &games {
                encode(&game.view(Viewer::Seat(by.seat())), &mut other);
                assert_eq!(first, other);
            }
        }
    }
}
