//! A table as the page keeps it: one text.

use detente_game::Notation;
use detente_game::record::actor_name;
use detente_games::{GameName, with_game};
use detente_table::{Body, Head, Hosted, Listing, Stored, Table};
use serde::{Deserialize, Serialize};

/// Everything about one table.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Row {
    pub game: String,
    pub rules: u32,
    pub version: u32,
    pub created: i64,
    pub updated: i64,
    pub body: Body,
    /// Who, what, with which draw, when.
    pub actions: Vec<(String, String, Option<u32>, i64)>,
    /// The seats whose decision is awaited, to say where it is one's turn without playing the game through.
    pub awaited: Vec<usize>,
    pub note: String,
}

impl Row {
    pub fn of<G: Hosted>(table: &Table<G>, note: &str) -> Row {
        let &Head { rules, version, created, updated, .. } = table.head();
        let actions = table.history().actions().iter();
        let actions = actions.map(|done| {
            (
                actor_name::<G>(done.by).to_owned(),
                <G as Notation>::action_word(done.action),
                done.draw,
                done.at,
            )
        });
        Row {
            game: G::NAME.to_owned(),
            rules,
            version,
            created,
            updated,
            body: table.body().clone(),
            actions: actions.collect(),
            awaited: table.awaited().iter().map(|seat| usize::from(seat.0)).collect(),
            note: note.to_owned(),
        }
    }

    pub fn head(&self, id: &str) -> Head {
        let &Row { rules, version, created, updated, .. } = self;
        Head { id: id.to_owned(), rules, version, created, updated }
    }

    pub fn stored(&self) -> Vec<Stored> {
        let stored = |(actor, word, draw, at): &(String, String, Option<u32>, i64)| Stored {
            actor: actor.clone(),
            word: word.clone(),
            draw: *draw,
            at: *at,
        };
        self.actions.iter().map(stored).collect()
    }

    /// The table as a list shows it; nothing if the game is none that is known here.
    pub fn listing(&self, id: &str) -> Option<Listing> {
        let game = GameName::by_name(&self.game)?;
        let seats = with_game!(game, G => <G as detente_game::Game>::SEATS);
        let mut listing = Listing::new(&self.head(id), &self.body, game.name(), seats);
        listing.actions = self.actions.len() as u32;
        listing.awaited.clone_from(&self.awaited);
        Some(listing)
    }
}
