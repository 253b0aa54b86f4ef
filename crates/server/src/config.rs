//! What the operator may set.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;

/// The mail server that carries messages, and in whose name.
#[derive(Clone, PartialEq, Eq)]
pub struct Smtp {
    /// `smtps://user:password@mail.example.org`, or `smtp://mail.example.org:587?tls=required`.
    pub url: String,
    /// `Détente <table@example.org>`.
    pub from: String,
}

impl std::fmt::Debug for Smtp {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        // The address may hold a password, which must not reach a log.
        f.debug_struct("Smtp").field("from", &self.from).finish_non_exhaustive()
    }
}

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
    /// Without it no mail is sent.
    pub smtp: Option<Smtp>,
    /// A message that cannot be delivered is tried again after each of these pauses, and then given up.
    pub pauses: Vec<Duration>,
    /// A session ends so long after it was last renewed.
    pub session: Duration,
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
            smtp: None,
            pauses: [5, 60, 600, 3600].map(Duration::from_secs).into(),
            session: Duration::from_secs(180 * 24 * 3600),
        }
    }

    pub fn is_https(&self) -> bool {
        self.public_url.as_deref().is_some_and(|url| url.starts_with("https://"))
    }

    /// An address of this server as others reach it; `path` begins with `/`.
    pub fn url(&self, path: &str) -> String {
        let base = self.public_url.clone().unwrap_or_else(|| format!("http://{}", self.addr));
        format!("{}{path}", base.trim_end_matches('/'))
    }
}
