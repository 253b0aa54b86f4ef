//! Which migrations a database still needs.

use crate::{Result, StoreError};

/// Those after the last one that was done, in order. A database that has seen more than we know is of a newer program.
pub(crate) fn to_do<'a>(
    all: &'a [(i64, &'a str)],
    done: i64,
) -> Result<impl Iterator<Item = (i64, &'a str)> + use<'a>> {
    let known = all.last().map_or(0, |(number, _)| *number);
    if done > known {
        return Err(StoreError::Broken(format!(
            "the database is of a newer version ({done}) than this program knows ({known})"
        )));
    }
    Ok(all.iter().copied().filter(move |(number, _)| *number > done))
}
