//! News that stand on somebody's page until they were read: of events, and of challenges. They lie beside what moderators tell.

use async_trait::async_trait;

use crate::Result;

/// So many news of a person are kept, the newest.
pub const KEPT: u32 = 50;

/// What somebody is told on their page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Told {
    pub id: i64,
    /// What it is about, as whoever tells it names it. Never empty.
    pub about: String,
    pub at: i64,
    pub read: bool,
}

#[async_trait]
pub trait News {
    /// Tells somebody something, once for a time; of what was told before the oldest go. None if it was told already.
    async fn tell(&self, user: &str, about: &str, at: i64) -> Result<Option<Told>>;
    /// What somebody was told, the newest first.
    async fn told(&self, user: &str) -> Result<Vec<Told>>;
    /// Somebody has read some of it. Says how much was new.
    async fn have_read(&self, user: &str, ids: &[i64]) -> Result<u64>;
}
