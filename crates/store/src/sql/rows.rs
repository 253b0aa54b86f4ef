//! Rows as what they mean.

use sqlx::Row as _;

use super::Line;
use crate::{Credential, Replay, StoredTable, User};

/// A whole number that is small by what it counts. Both databases keep and give 64 bits.
pub(super) fn number(row: &Line, column: &str) -> u32 {
    row.get::<i64, _>(column) as u32
}

pub(super) fn read_user(row: &Line) -> User {
    User {
        id: row.get("id"),
        name: row.get("name"),
        skeleton: row.get("skeleton"),
        guest: row.get("guest"),
        password: row.get("password"),
        body: row.get("body"),
        created: row.get("created"),
        leaves: row.get("leaves"),
        role: row.get("role"),
    }
}

pub(super) fn read_replay(row: &Line) -> Replay {
    Replay {
        id: row.get("id"),
        user: row.get("account"),
        game: row.get("game"),
        title: row.get("title"),
        record: row.get("record"),
        created: row.get("created"),
    }
}

pub(super) fn read_credential(row: &Line) -> Credential {
    Credential {
        hash: row.get("hash"),
        id: row.get("id"),
        user: row.get("account"),
        kind: row.get("kind"),
        label: row.get("label"),
        created: row.get("created"),
        seen: row.get("seen"),
    }
}

pub(super) fn read_table(row: &Line) -> StoredTable {
    let users: Option<String> = row.get("users");
    StoredTable {
        id: row.get("id"),
        game: row.get("game"),
        rules: number(row, "rules"),
        status: row.get("status"),
        public: row.get("public"),
        version: number(row, "version"),
        created: row.get("created"),
        updated: row.get("updated"),
        body: row.get("body"),
        users: users.map(|users| users.split(' ').map(str::to_owned).collect()).unwrap_or_default(),
    }
}
