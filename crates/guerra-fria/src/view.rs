//! What one viewer may know: the markers, who has chosen, and of the choices only the viewer's own.

use arrayvec::ArrayVec;
use detente_game::Rng;

use crate::action::Action;
use crate::arsenal::Arsenal;
use crate::entry::Entry;
use crate::game::{Ending, GuerraFria};
use crate::options::Options;
use crate::player::Player;

/// Everything public, and the viewer's own entry.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct View {
    /// `None` for someone who looks on.
    pub viewer: Option<Player>,
    pub options: Options,
    /// The round being played, counted from 1, or the one in which the game ended.
    pub round: u32,
    /// By player, in the order of [`Player::ALL`].
    pub arsenals: [Arsenal; 4],
    /// Whose cards already lie on the table, by player. That another is still choosing is all that is known of that player.
    pub chosen: [bool; 4],
    /// The viewer's own steps; empty for someone who looks on.
    pub own: Entry,
    pub ending: Option<Ending>,
}

impl View {
    pub(crate) fn of(game: &GuerraFria, viewer: Option<Player>) -> View {
        View {
            viewer,
            options: game.options,
            round: game.round,
            arsenals: game.arsenals,
            chosen: Player::ALL.map(|player| game.entries[player as usize].committed),
            own: viewer.map_or_else(Entry::default, |player| game.entries[player as usize].clone()),
            ending: game.ending,
        }
    }

    /// A game that looks like this to the viewer, with the others' secret entries drawn anew.
    pub(crate) fn deal(&self, rng: &mut Rng) -> GuerraFria {
        let entries = Player::ALL.map(|player| {
            if self.viewer == Some(player) {
                self.own.clone()
            } else if self.ending.is_some() {
                Entry::default()
            } else {
                let arsenal = &self.arsenals[player as usize];
                random_entry(player, arsenal, self.chosen[player as usize], rng)
            }
        });
        GuerraFria {
            options: self.options,
            round: self.round,
            arsenals: self.arsenals,
            entries,
            ending: self.ending,
        }
    }
}

/// A choice drawn step by step: finished if its owner has chosen, else broken off anywhere.
fn random_entry(by: Player, arsenal: &Arsenal, committed: bool, rng: &mut Rng) -> Entry {
    let mut entry = Entry::default();
    let steps = if committed { 8 } else { rng.below(8) };
    for _ in 0..steps {
        if entry.is_complete() {
            break;
        }
        let mut legal: ArrayVec<Action, 32> = ArrayVec::new();
        entry.each_legal(by, arsenal, |step| {
            if step != Action::Back {
                legal.push(step);
            }
        });
        entry.take(rng.pick(&legal));
    }
    entry.committed = committed;
    entry
}
