//! What the operator does to the database itself, for `detente admin`. Nothing here speaks to a server that is running; that one
//! finds out by the versions of what has changed.

use detente_games::{GameName, with_game};
use detente_store::{Change, Store, StoredTable as Row};
use detente_table::{Body, Stored, Table};

use crate::sink::now;
use crate::table::{Served, company, head, stored};

/// What mending a table has done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Repaired {
    /// How many actions stayed, and how many did not fit.
    pub kept: u32,
    pub dropped: u32,
    /// The version of the rules under which it goes on.
    pub rules: u32,
}

/// Mends a table that was set aside: the longest beginning of its log that the rules accept stays. `rules` is another version to
/// play it under. The error is a sentence.
pub async fn repair(store: &dyn Store, id: &str, rules: Option<u32>) -> Result<Repaired, String> {
    let broken = |error: detente_store::StoreError| error.to_string();
    let row = store.table(id).await.map_err(broken)?.ok_or("there is no such table")?;
    let game = GameName::by_name(&row.game).ok_or_else(|| format!("there is no game “{}”", row.game))?;
    let actions: Vec<Stored> = store.actions(id).await.map_err(broken)?.into_iter().map(stored).collect();
    let wanted = rules.unwrap_or(row.rules);
    let row = Row { rules: wanted, ..row };
    let (kept, body) = with_game!(game, G => fitting::<G>(&row, &actions))?;
    if let Some(rules) = rules {
        store.set_rules(id, rules).await.map_err(broken)?;
    }
    let row = store.table(id).await.map_err(broken)?.ok_or("there is no such table")?;
    let (from, had) = (row.version, actions.len() as u32);
    let body = serde_json::to_string(&body).map_err(|error| error.to_string())?;
    let table = Row { version: from + 1, updated: now(), body, ..row };
    let change = Change { table, from, had, keep: kept, add: Vec::new(), seats_changed: false };
    store.commit(change).await.map_err(broken)?;
    Ok(Repaired { kept, dropped: had - kept, rules: wanted })
}

/// How much of a log the rules accept, up to where somebody is to decide, and the table's own data for that.
fn fitting<G: Served>(row: &Row, actions: &[Stored]) -> Result<(u32, Body), String> {
    let mut body: Body = serde_json::from_str(&row.body).map_err(|error| error.to_string())?;
    // Steps that are laid, and offers, belong to the end of the log.
    body.laid.clear();
    (body.offer, body.declined) = (None, None);
    let load =
        |count: usize| Table::<G>::load(head(row), body.clone(), &actions[..count], company::<G>(), now());
    load(0)?;
    // Whatever fits up to an action fits up to every earlier one.
    let (mut fits, mut fails) = (0, actions.len() + 1);
    while fails - fits > 1 {
        let middle = usize::midpoint(fits, fails);
        if load(middle).is_ok() {
            fits = middle;
        } else {
            fails = middle;
        }
    }
    // Nature's answers come with the step that asks for them.
    while fits > 0 && !load(fits).is_ok_and(|table| !table.awaited().is_empty() || table.body().is_over()) {
        fits -= 1;
    }
    Ok((fits as u32, body))
}
