//! Rows as what they mean.

use sqlx::Row;
use sqlx::sqlite::SqliteRow;

use crate::{Credential, Replay, StoredTable, User};

pub(super) fn read_user(row: &SqliteRow) -> User {
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

pub(super) fn read_replay(row: &SqliteRow) -> Replay {
    Replay {
        id: row.get("id"),
        user: row.get("user"),
        game: row.get("game"),
        title: row.get("title"),
        record: row.get("record"),
        created: row.get("created"),
    }
}

pub(super) fn read_credential(row: &SqliteRow) -> Credential {
    Credential {
        hash: row.get("hash"),
        id: row.get("id"),
        user: row.get("user"),
        kind: row.get("kind"),
        label: row.get("label"),
        created: row.get("created"),
        seen: row.get("seen"),
    }
}

pub(super) fn read_table(row: &SqliteRow) -> StoredTable {
    let users: Option<String> = row.get("users");
    StoredTable {
        id: row.get("id"),
        game: row.get("game"),
        rules: row.get("rules"),
        status: row.get("status"),
        public: row.get("public"),
        version: row.get("version"),
        created: row.get("created"),
        updated: row.get("updated"),
        body: row.get("body"),
        users: users.map(|users| users.split(' ').map(str::to_owned).collect()).unwrap_or_default(),
    }
}
