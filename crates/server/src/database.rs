//! Which database a server keeps everything in, and opening it.

use std::fmt;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use detente_store::sqlite::InUse;
use detente_store::{Postgres, Sqlite, Store, postgres};

/// A database by its address.
#[derive(Clone, PartialEq, Eq)]
pub enum Database {
    /// A SQLite file: `sqlite:FILE`.
    File(PathBuf),
    /// `postgres://USER:PASSWORD@HOST/NAME`.
    Postgres(String),
}

impl fmt::Debug for Database {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.shown())
    }
}

impl Database {
    /// Reads an address; none if it is of another kind.
    pub fn parse(address: &str) -> Option<Database> {
        if postgres::is_address(address) {
            return Some(Database::Postgres(address.to_owned()));
        }
        let file = address.strip_prefix("sqlite:")?;
        Some(Database::File(PathBuf::from(file.strip_prefix("//").unwrap_or(file))))
    }

    /// How it is named to people and in logs: without the password that an address may hold.
    pub fn shown(&self) -> String {
        match self {
            Database::File(file) => file.display().to_string(),
            Database::Postgres(address) => {
                let (kind, rest) = address.split_once("://").unwrap_or_default();
                let rest = rest.split('?').next().unwrap_or_default();
                let place = rest.rsplit_once('@').map_or(rest, |(_, place)| place);
                format!("{kind}://{place}")
            }
        }
    }

    /// The file, where it is one.
    pub fn file(&self) -> Option<&Path> {
        match self {
            Database::File(file) => Some(file),
            Database::Postgres(_) => None,
        }
    }

    /// Opens it for a server. Of a file the server is the only one, as long as what comes with it is kept.
    pub(crate) async fn serve(&self) -> Result<(Arc<dyn Store>, Option<InUse>), String> {
        let failed = |error: &dyn fmt::Display| format!("{}: {error}", self.shown());
        match self {
            Database::File(file) => {
                let in_use = InUse::claim(file).map_err(|error| failed(&error))?;
                let in_use = in_use.ok_or_else(|| failed(&"another server runs on this database"))?;
                let store = Sqlite::open(file).await.map_err(|error| failed(&error))?;
                Ok((Arc::new(store), Some(in_use)))
            }
            Database::Postgres(address) => {
                let store = Postgres::open(address).await.map_err(|error| failed(&error))?;
                Ok((Arc::new(store), None))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_says_the_kind_and_a_password_is_never_shown() {
        let file = Database::parse("sqlite:///var/lib/detente.db");
        assert_eq!(file, Some(Database::File("/var/lib/detente.db".into())));
        assert_eq!(Database::parse("sqlite:here.db"), Some(Database::File("here.db".into())));
        assert_eq!(Database::parse("mysql://x/y"), None);
        let there = Database::parse("postgres://me:se@cret@db.example:5432/detente?sslmode=require");
        assert_eq!(format!("{:?}", there.expect("PostgreSQL")), "postgres://db.example:5432/detente");
    }
}
