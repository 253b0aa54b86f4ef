//! Tables that go on from a record: begun in a browser without a server, at a terminal or at another server.

use std::sync::Arc;

use detente_game::record::actor_name;
use detente_house::taking_up::Fresh;
use detente_protocol::ErrorCode;
use detente_store::{Action, StoredTable};
use detente_table::body::status_word;
use detente_table::{Body, Done, Table};

use crate::error::Refusal;
use crate::hub::{Hub, locked, random_seed, random_word};
use crate::table::Served;
use crate::time::now;

/// A table that goes on from a record, as it is kept.
#[derive(Debug)]
pub struct TakenUp {
    row: StoredTable,
    body: Body,
    pub actions: Vec<Action>,
}

impl TakenUp {
    pub fn of<G: Served>(table: &Table<G>) -> Result<TakenUp, Refusal> {
        let (head, body) = (table.head(), table.body().clone());
        let row = StoredTable {
            id: head.id.clone(),
            game: G::NAME.to_owned(),
            rules: head.rules,
            status: status_word(body.status).to_owned(),
            public: false,
            version: 0,
            created: head.created,
            updated: head.updated,
            users: body.users(),
            body: serde_json::to_string(&body).map_err(|_| Refusal::new(ErrorCode::Internal))?,
        };
        let action = |done: &Done<G>| Action {
            actor: actor_name::<G>(done.by).to_owned(),
            word: G::action_word(done.action),
            draw: done.draw,
            at: head.created,
        };
        let actions = table.history().actions().iter().map(action).collect();
        Ok(TakenUp { row, body, actions })
    }
}

impl Hub {
    /// What a table needs that goes on from a record.
    pub fn fresh(&self) -> Result<Fresh, Refusal> {
        Ok(Fresh { id: random_word(20)?, secret: random_seed()?.reveal().to_owned(), now: now() })
    }

    /// Keeps a table that goes on from a record, at once with everything that was played: whatever happens, what is kept is the whole table
    /// or none, and whichever server finds it first may take it up.
    pub async fn keep_taken_up(self: &Arc<Self>, place: &str, taken: TakenUp) -> Result<(), Refusal> {
        let TakenUp { row, body, actions } = taken;
        self.must_have_room(place, &body)?;
        let row = StoredTable { version: 1, ..row };
        self.store.create_played(&row, &actions).await?;
        locked(&self.places).insert(row.id.clone(), place.to_owned());
        self.open(&row.id).await?;
        Ok(())
    }
}
