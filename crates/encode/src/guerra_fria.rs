//! Guerra Fría as numbers. The table is turned so that the viewer sits in the same place: the others are to the left,
//! opposite and to the right, and so are the players that an action names.
//!
//! Made from a view and nothing else: the legal actions follow from the viewer's own steps and markers. Who has chosen
//! already is left out: it says nothing of what was chosen, and whoever plays by it would play by the order of the answers.
//! `back` has no number: a program need not take anything back, and an episode without it cannot go on for ever.
//!
//! [`vector`]: thousands of games stepped at once, for training.

pub mod vector;

use detente_guerra_fria::play::{MOST, NEW};
use detente_guerra_fria::{Action, Card, Forces, Pair, Player, Talk, View};

use crate::ONE;
use crate::observation::Section;

/// Version of the encoding; it changes when a byte or a number changes its meaning.
pub const VERSION: u32 = 2;

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

/// Counts are written up to this; more does not matter.
const HIGHEST: u32 = 64;
/// A lead is told exactly up to this, and between one lead and the other lie so many places.
const LEAD: i32 = 24;
const LEAD_PLACES: usize = 2 * LEAD as usize + 1;
/// The most that a [+4] can add: four to twelve.
const HELD_PLACES: usize = MOST_MISSILES - NEW as usize + 1;
/// The number entered for a marker: twelve leaving to twelve coming.
const NUMBER_PLACES: usize = 2 * MOST_MISSILES + 1;
/// The last rounds are told one by one.
const LAST_ROUNDS: usize = 4;

const MARKERS: usize = 0;
const RESERVES: usize = MARKERS + 12;
const LEADS: usize = RESERVES + 4;
const AHEAD: usize = LEADS + 3 * LEAD_PLACES;
const HELD: usize = AHEAD + 6;
const MOVABLE: usize = HELD + 4 * HELD_PLACES;
const KIND: usize = MOVABLE + 3 * (MOST_MISSILES + 1);
const ENTERED: usize = KIND + ALLY + 3;
const PLACED: usize = ENTERED + 3 * NUMBER_PLACES;
const LEGAL: usize = PLACED + 6 * Card::KINDS.len();
const LAST: usize = LEGAL + ACTIONS;
const NUMBERS: usize = LAST + LAST_ROUNDS;

/// How many bytes an observation has.
pub const FEATURES: usize = NUMBERS + 4;

/// The observation from its first byte to its last.
pub const SECTIONS: [Section; 12] = [
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
        name: "leads",
        start: LEADS,
        size: AHEAD - LEADS,
        holds: "3 allies (left, opposite, right) × one of 49: by how much both would lead against the other two, −24 or less \
                to 24 or more",
    },
    Section {
        name: "ahead",
        start: AHEAD,
        size: HELD - AHEAD,
        holds: "3 allies × 2: the same lead as a count, and how far both are behind",
    },
    Section {
        name: "buildable",
        start: HELD,
        size: MOVABLE - HELD,
        holds: "4 players × one of 9: the most that a [+4] can add, 4 to 12",
    },
    Section {
        name: "movable",
        start: MOVABLE,
        size: KIND - MOVABLE,
        holds: "3 own markers × one of 13: the missiles that can leave them, 0 to 12",
    },
    Section {
        name: "kind",
        start: KIND,
        size: ENTERED - KIND,
        holds: "one of 7: the first step of the own choice, by the number of the action",
    },
    Section {
        name: "entered",
        start: ENTERED,
        size: PLACED - ENTERED,
        holds: "3 own markers × one of 25: the number entered for it, 12 leaving to 12 coming",
    },
    Section {
        name: "placed",
        start: PLACED,
        size: LEGAL - PLACED,
        holds: "6 places × one of 16: the cards of a free placement",
    },
    Section { name: "legal", start: LEGAL, size: ACTIONS, holds: "98 flags: the actions that are legal now" },
    Section {
        name: "last-rounds",
        start: LAST,
        size: LAST_ROUNDS,
        holds: "one of 4: this round is the last one, the last but one and so on",
    },
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

/// The same without free placement: it can do nothing that the guided plays cannot but pass, and a [+4] of nothing is better
/// than that.
pub fn guided_mask(view: &View, out: &mut [u8]) {
    mask(view, out);
    out[FREE] = 0;
}

/// Writes the observation of the viewer; someone who looks on sits with South.
pub fn encode(view: &View, out: &mut [u8]) {
    let out = &mut out[..FEATURES];
    out.fill(0);
    let me = view.viewer.unwrap_or(Player::South);
    let rivals = me.rivals();
    for (i, player) in [me, rivals[0], rivals[1], rivals[2]].into_iter().enumerate() {
        let arsenal = &view.arsenals[player as usize];
        for (marker, &missiles) in arsenal.attack.iter().enumerate() {
            out[MARKERS + 3 * i + marker] = byte(missiles);
        }
        out[RESERVES + i] = byte(arsenal.reserve);
        out[HELD + HELD_PLACES * i + usize::from(arsenal.most_built() - NEW)] = ONE;
    }
    for (i, &missiles) in view.arsenals[me as usize].attack.iter().enumerate() {
        out[MOVABLE + (MOST_MISSILES + 1) * i + missiles.min(u32::from(MOST)) as usize] = ONE;
    }
    for (i, ally) in rivals.into_iter().enumerate() {
        let Forces { attacking, defending } = Forces::of(Pair::of(me, ally), &view.arsenals);
        let (ahead, behind) = (attacking.saturating_sub(defending), defending.saturating_sub(attacking));
        let lead = LEAD + ahead.min(LEAD as u32) as i32 - behind.min(LEAD as u32) as i32;
        out[LEADS + LEAD_PLACES * i + lead as usize] = ONE;
        out[AHEAD + 2 * i] = byte(ahead);
        out[AHEAD + 2 * i + 1] = byte(behind);
    }
    steps(me, view.own.steps(), out);
    legal(view, ONE, &mut out[LEGAL..LAST]);
    out[NUMBERS] = byte(view.round);
    if let Some(most) = view.options.max_rounds {
        let left = (u32::from(most.get()) + 1).saturating_sub(view.round);
        if (1..=LAST_ROUNDS as u32).contains(&left) {
            out[LAST + left as usize - 1] = ONE;
        }
        out[NUMBERS + 1] = byte(left);
        out[NUMBERS + 2] = ONE;
    }
    out[NUMBERS + 3] = if view.options.talk == Talk::Open { ONE } else { 0 };
}

/// Writes the steps of the own choice so far.
fn steps(me: Player, steps: &[Action], out: &mut [u8]) {
    let Some((&first, rest)) = steps.split_first() else { return };
    if let Some(index) = action_index(me, first) {
        out[KIND + index] = ONE;
    }
    for (i, &step) in rest.iter().enumerate() {
        let entered = |n: usize| ENTERED + NUMBER_PLACES * i + n;
        match step {
            Action::To(_, n) => out[entered(MOST_MISSILES + usize::from(n))] = ONE,
            Action::From(_, n) => out[entered(MOST_MISSILES - usize::from(n))] = ONE,
            _ => {
                if let Some(index) = action_index(me, step) {
                    out[PLACED + Card::KINDS.len() * i + index - PLACE] = ONE;
                }
            }
        }
    }
}

/// Counts beyond [`HIGHEST`] are written as that.
fn byte(count: u32) -> u8 {
    count.min(HIGHEST) as u8
}

#[cfg(test)]
mod tests {
    use super::*;
    use detente_game::{Actor, Game, Rng, ToAct, Viewer};
    use detente_guerra_fria::{Arsenal, GuerraFria, Options};

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
            assert!(first[KIND..LEGAL].contains(&ONE), "the own steps are seen");
            for (by, game) in &games {
                encode(&game.view(Viewer::Seat(by.seat())), &mut other);
                assert_eq!(first, other);
            }
        }
    }

    #[test]
    fn leads_are_those_of_the_rules_from_every_seat() {
        // South and West aim 26 at North and East, who aim 3 at them.
        let arsenals = [([0, 8, 8], 0), ([7, 3, 0], 9), ([0, 0, 1], 2), ([1, 1, 0], 0)]
            .map(|(attack, reserve)| Arsenal { attack, reserve });
        let game = GuerraFria::with_arsenals(Options::drawn_after(60), 58, arsenals);
        let mut out = vec![0; FEATURES];
        let is_lead = |out: &[u8], ally: usize, lead: i32| {
            let places = &out[LEADS + LEAD_PLACES * ally..][..LEAD_PLACES];
            (0..LEAD_PLACES).all(|i| (places[i] == ONE) == (i as i32 == LEAD + lead))
        };
        encode(&game.view(Viewer::Seat(Player::South.seat())), &mut out);
        assert!(is_lead(&out, 0, 23) && out[AHEAD..][..2] == [23, 0]);
        assert_eq!(out[LAST..][..LAST_ROUNDS], [0, 0, ONE, 0]);
        assert_eq!(out[HELD + HELD_PLACES..][..HELD_PLACES], [0, 0, 0, 0, 0, 0, 0, 0, ONE]);
        encode(&game.view(Viewer::Seat(Player::North.seat())), &mut out);
        assert!(is_lead(&out, 0, -23) && out[AHEAD..][..2] == [0, 23], "with East, to the left");
    }
}
