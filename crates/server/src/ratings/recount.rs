//! All ratings anew from all results: what `detente admin ratings` does. It must come to what is kept.

use std::collections::HashSet;

use detente_ratings::Ledger;
use detente_store::{Results, Store, StoreError};

use super::Kept;
use super::record::rows;

/// Results that are read at a time.
const PAGE: u32 = 5000;

/// What was found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Recount {
    pub results: u64,
    pub ratings: u64,
    /// Ratings and sides that were kept otherwise than they follow from the results.
    pub different: u64,
    /// Results that cannot be read.
    pub unread: u64,
}

/// Counts all ratings anew and compares them with what is kept; `replace` keeps what was counted.
pub async fn recount(store: &dyn Store, replace: bool) -> Result<Recount, StoreError> {
    let mut ledger = Ledger::default();
    let (mut last, mut found) = (0, Recount { results: 0, ratings: 0, different: 0, unread: 0 });
    loop {
        let page = store.results(Results::After { number: last, most: PAGE }).await?;
        for row in &page {
            last = row.number;
            found.results += 1;
            match Kept::read(row) {
                Some(kept) => {
                    ledger.record(&kept.rated(row));
                }
                None => found.unread += 1,
            }
        }
        if page.len() < PAGE as usize {
            break;
        }
    }
    let (mut ratings, mut sides) = rows(&ledger);
    ratings.sort_by(|a, b| (&a.game, &a.pace, &a.account).cmp(&(&b.game, &b.pace, &b.account)));
    sides.sort_by(|a, b| (&a.game, &a.terms).cmp(&(&b.game, &b.terms)));
    let (kept_ratings, kept_sides) = (store.all_ratings().await?, store.sides().await?);
    let other = |a: usize, b: usize, same: usize| (a.max(b) - same) as u64;
    let known: HashSet<_> =
        kept_ratings.iter().map(|row| (&row.game, &row.pace, &row.account, &row.body)).collect();
    let same = ratings.iter().filter(|row| known.contains(&(&row.game, &row.pace, &row.account, &row.body)));
    let same = same.count();
    let same_sides = sides.iter().filter(|row| kept_sides.contains(row)).count();
    found.ratings = ratings.len() as u64;
    found.different =
        other(ratings.len(), kept_ratings.len(), same) + other(sides.len(), kept_sides.len(), same_sides);
    if replace && found.different > 0 {
        store.replace_ratings(&ratings, &sides, last).await?;
    }
    Ok(found)
}
