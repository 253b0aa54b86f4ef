//! What an operator does with the file: a copy while it is in use, a look whether it is whole, less space, and who serves it.

use std::fs::{File, TryLockError};
use std::path::Path;

use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{Connection as _, Row as _};

use super::{Sqlite, keep_private};
use crate::{Result, StoreError};

/// That this program serves a file, and no other one does, as long as this is kept. The system lets go of it when the program ends,
/// in whatever way.
#[derive(Debug)]
pub struct InUse {
    _lock: File,
}

impl InUse {
    /// None if somebody serves the file already.
    pub fn claim(path: &Path) -> std::io::Result<Option<InUse>> {
        let mut beside = path.as_os_str().to_owned();
        beside.push(".lock");
        keep_private(Path::new(&beside))?;
        let lock = File::options().append(true).create(true).open(beside)?;
        match lock.try_lock() {
            Ok(()) => Ok(Some(InUse { _lock: lock })),
            Err(TryLockError::WouldBlock) => Ok(None),
            // Where the system has no locks nobody can be kept out.
            Err(TryLockError::Error(error)) if error.kind() == std::io::ErrorKind::Unsupported => {
                Ok(Some(InUse { _lock: lock }))
            }
            Err(TryLockError::Error(error)) => Err(error),
        }
    }
}

impl Sqlite {
    /// Copies the database as it is now, whoever writes to it meanwhile. The copy is its owner's alone and replaces nothing.
    pub async fn backup(&self, to: &Path) -> Result<()> {
        if to.exists() {
            return Err(StoreError::Broken(format!("{} is there already", to.display())));
        }
        let copied = self.copy(to).await;
        if copied.is_err() {
            // Half a copy is none, and would be in the way of the next. What is wrong was said.
            let _ = std::fs::remove_file(to);
        }
        copied
    }

    async fn copy(&self, to: &Path) -> Result<()> {
        keep_private(to).map_err(|error| StoreError::Broken(error.to_string()))?;
        let path = to.to_string_lossy().into_owned();
        sqlx::query("vacuum into ?").bind(path).execute(&self.pool).await?;
        keep_private(to).map_err(|error| StoreError::Broken(error.to_string()))?;
        match Sqlite::wrong_with(to).await?.first() {
            Some(line) => Err(StoreError::Broken(line.clone())),
            None => Ok(()),
        }
    }

    /// What is wrong with a file that nobody uses; nothing if it is a whole database of this program. The file is only read.
    pub async fn wrong_with(path: &Path) -> Result<Vec<String>> {
        let options = SqliteConnectOptions::new().filename(path).read_only(true).immutable(true);
        let mut file = SqliteConnection::connect_with(&options).await?;
        let tables = sqlx::query("select 1 from sqlite_schema where name = 'game_table'");
        let wrong = if tables.fetch_optional(&mut file).await?.is_none() {
            vec!["there are no tables of this program in it".to_owned()]
        } else {
            wrong(&mut file).await?
        };
        file.close().await?;
        Ok(wrong)
    }

    /// What is wrong with the file; nothing if it is whole.
    pub async fn check(&self) -> Result<Vec<String>> {
        wrong(&mut *self.pool.acquire().await?).await
    }

    /// Gives back space that is no longer needed.
    pub async fn vacuum(&self) -> Result<()> {
        sqlx::query("vacuum").execute(&self.pool).await?;
        Ok(())
    }
}

async fn wrong(file: &mut SqliteConnection) -> Result<Vec<String>> {
    let rows = sqlx::query("pragma integrity_check").fetch_all(&mut *file).await?;
    let mut wrong: Vec<String> =
        rows.iter().map(|row| row.get::<String, _>(0)).filter(|line| line != "ok").collect();
    let rows = sqlx::query("pragma foreign_key_check").fetch_all(&mut *file).await?;
    wrong.extend(rows.iter().map(|row| format!("{} leads nowhere", row.get::<String, _>(0))));
    Ok(wrong)
}
