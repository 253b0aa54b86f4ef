//! Guerra Fría as a message to one viewer.

use detente_chronicle::guerra_fria::null_text;
use detente_game::{Actor, Notation, Seat, Viewer};
use detente_guerra_fria::{
    Action, Fact, Forces, GuerraFria, Null, Options, Pair, Placement, Player, Talk, View,
};
use detente_protocol as p;

use super::{Hosted, Manner, Part};

/// The cards of the last round, face up.
#[derive(Clone, Debug, Default)]
pub struct LastRound {
    cards: Vec<(Player, Placement, Option<Null>)>,
    /// The next card turned up belongs to another round.
    closed: bool,
}

impl Hosted for GuerraFria {
    type Memory = LastRound;

    fn remember(last: &mut LastRound, fact: &Fact) {
        match *fact {
            Fact::Revealed { by, cards } => {
                if last.closed {
                    last.cards.clear();
                    last.closed = false;
                }
                last.cards.push((by, cards, None));
            }
            Fact::Nullified { by, why } => {
                if let Some(entry) = last.cards.iter_mut().find(|(player, ..)| *player == by) {
                    entry.2 = Some(why);
                }
            }
            Fact::RoundBegins { .. } => last.closed = true,
            _ => {}
        }
    }

    fn show(view: &View, last: &LastRound, manner: Manner<'_>) -> p::GameView {
        p::GameView::GuerraFria { view: Box::new(show(view, last, manner)) }
    }

    /// 2.4.1: all four choose at once, in every round.
    fn part(&self) -> Part {
        Part { number: self.round(), together: true }
    }

    fn known(options: &Options, actions: &[(Actor, Action)], viewer: Viewer) -> Vec<bool> {
        detente_guerra_fria::known(options, actions, viewer)
    }

    fn may_talk(options: &Options) -> bool {
        options.talk == Talk::Open
    }
}

pub(super) fn player(player: Player) -> p::Player {
    match player {
        Player::South => p::Player::South,
        Player::West => p::Player::West,
        Player::North => p::Player::North,
        Player::East => p::Player::East,
    }
}

pub(super) fn placement(cards: Placement) -> Vec<Vec<String>> {
    cards.iter().map(|pair| pair.iter().map(|card| card.word().to_owned()).collect()).collect()
}

fn show(view: &View, last: &LastRound, manner: Manner<'_>) -> p::GuerraFriaView {
    let arsenals = Player::ALL.map(|by| {
        let arsenal = &view.arsenals[by as usize];
        let attack = by.rivals().into_iter().zip(arsenal.attack);
        p::Arsenal {
            player: player(by),
            attack: attack.map(|(rival, missiles)| p::Marker { against: player(rival), missiles }).collect(),
            reserve: arsenal.reserve,
            total: arsenal.total(),
            chosen: view.chosen[by as usize],
        }
    });
    let own = view.viewer.map(|by| p::Entry {
        steps: view.own.steps().iter().map(|&step| GuerraFria::action_word(step)).collect(),
        cards: view.own.cards(by).map(placement),
        committed: view.own.is_committed(),
    });
    let pairs = [(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)];
    let forces = pairs.map(|(a, b)| {
        let pair = Pair::of(Player::at(Seat(a)), Player::at(Seat(b)));
        let Forces { attacking, defending } = Forces::of(pair, &view.arsenals);
        p::PairForces { pair: pair.members().map(player).to_vec(), attacking, defending }
    });
    p::GuerraFriaView {
        viewer: view.viewer.map(player),
        round: view.round,
        max_rounds: view.options.max_rounds.map(|rounds| rounds.get().into()),
        talk: if view.options.talk == Talk::Open { "open" } else { "none" }.to_owned(),
        arsenals: arsenals.to_vec(),
        own,
        forces: if manner.has("scores") { forces.to_vec() } else { Vec::new() },
        revealed: last
            .cards
            .iter()
            .map(|&(by, cards, null)| p::Revealed {
                player: player(by),
                cards: placement(cards),
                null: null.map(|why| null_text(why, manner.lang)),
            })
            .collect(),
    }
}
