//! What the operator may set.

use std::net::SocketAddr;
use std::path::PathBuf;

/// Settings of a server. The defaults are those of `detente serve`.
#[derive(Clone, Debug)]
pub struct Config {
    pub addr: SocketAddr,
    /// The folder of the database and of nothing else.
    pub data: PathBuf,
    /// Another file for the database than the one in the data folder.
    pub database: Option<PathBuf>,
    /// How the server is reached from outside, for links: `https://example.org`. Cookies are marked secure if it is https.
    pub public_url: Option<String>,
    /// May webhooks lead to private and loopback addresses?
    pub allow_private_webhooks: bool,
    /// Is there a proxy in front whose `X-Forwarded-For` can be trusted?
    pub trust_proxy: bool,
    /// Bots that think at the same time.
    pub bot_threads: usize,
    /// Limits on how often things may be done; off for load tests.
    pub rate_limits: bool,
}

impl Config {
    pub fn new(data: PathBuf) -> Config {
        let threads = std::thread::available_parallelism().map_or(1, usize::from);
        Config {
            addr: SocketAddr::from(([127, 0, 0, 1], 1989)),
            data,
            database: None,
            public_url: None,
            allow_private_webhooks: false,
            trust_proxy: false,
            bot_threads: threads,
            rate_limits: true,
        }
    }

    pub fn is_https(&self) -> bool {
        self.public_url.as_deref().is_some_and(|url| url.starts_with("https://"))
    }

    /// The address of a table's page.
    pub fn table_url(&self, table: &str) -> String {
        let base = self.public_url.clone().unwrap_or_else(|| format!("http://{}", self.addr));
        format!("{}/table/{table}", base.trim_end_matches('/'))
    }
}
