//! What the operator may set: one file with everything in it, whose text with all defaults is `detente.toml` beside this
//! file. A key that is not known and a value that does not fit are refused with their line.

use std::net::SocketAddr;
use std::num::{NonZeroU32, NonZeroUsize};
use std::path::PathBuf;
use std::time::Duration;

use serde::{Deserialize, Serialize};

use crate::cluster::Role;
use crate::database::Database;
use crate::limits::{Rate, Room};

/// The file with every setting at its default and a comment for each: what `detente serve --print-config` prints.
pub const PRINTED: &str = include_str!("detente.toml");

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

/// Which header the proxies write.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ProxyHeader {
    #[default]
    XForwardedFor,
    Forwarded,
}

/// A part of the file: every key has a default, and no other key is taken.
macro_rules! section {
    ($($(#[$meta:meta])* pub struct $name:ident { $($(#[$doc:meta])* $key:ident: $kind:ty = $default:expr,)* })*) => {
        $(
            $(#[$meta])*
            #[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
            #[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
            pub struct $name { $($(#[$doc])* pub $key: $kind,)* }

            impl Default for $name {
                fn default() -> $name {
                    $name { $($key: $default,)* }
                }
            }
        )*
    };
}

section! {
    /// TLS without a proxy: both or neither.
    pub struct Tls {
        /// The certificate with its chain, as PEM.
        certificate: Option<PathBuf> = None,
        key: Option<PathBuf> = None,
    }

    /// What stands in front of the server.
    pub struct Proxies {
        /// How many proxies are trusted to say whom they were asked by.
        trusted: usize = 0,
        header: ProxyHeader = ProxyHeader::XForwardedFor,
    }

    /// Connections of any kind.
    pub struct Connections {
        /// Fewer if the system lets the program have fewer files.
        in_all: NonZeroUsize = some(4096),
        per_address: NonZeroUsize = some(256),
        /// A head must have come after so long, and the next one on a connection that is kept.
        #[serde(with = "seconds")]
        head_seconds: Duration = Duration::from_secs(10),
        /// A request must be read and answered after so long.
        #[serde(with = "seconds")]
        request_seconds: Duration = Duration::from_secs(60),
        /// A client that takes nothing for so long is let go.
        #[serde(with = "seconds")]
        write_seconds: Duration = Duration::from_secs(20),
        /// A silent socket is asked whether it is there so often, and is let go if it says nothing.
        #[serde(with = "seconds")]
        ask_seconds: Duration = Duration::from_secs(25),
        #[serde(with = "seconds")]
        silence_seconds: Duration = Duration::from_secs(70),
    }

    /// Sockets, and the streams of programs.
    pub struct Sockets {
        per_user: NonZeroUsize = some(32),
        per_address: NonZeroUsize = some(200),
        /// Tables that one socket may watch.
        tables: NonZeroUsize = some(64),
        /// What may wait for one client, and for all together, in bytes.
        queue_bytes: NonZeroUsize = some(4 * 1024 * 1024),
        queue_bytes_in_all: NonZeroUsize = some(256 * 1024 * 1024),
    }

    /// Tables that are open or in play.
    pub struct Tables {
        in_all: NonZeroUsize = some(20_000),
        waiting_per_user: NonZeroUsize = some(3),
        waiting_per_address: NonZeroUsize = some(20),
        running_per_user: NonZeroUsize = some(40),
        running_per_address: NonZeroUsize = some(400),
        /// Of these, tables at which nobody but bots sits.
        bots_alone_per_user: NonZeroUsize = some(2),
        /// A table that waits is called off when nobody has come or gone for so many days, and a game without a result ends in which
        /// nobody has done anything for so many, beyond the time that a clock leaves.
        waiting_days: NonZeroU32 = NonZeroU32::new(14).expect("not zero"),
        idle_days: NonZeroU32 = NonZeroU32::new(180).expect("not zero"),
    }

    /// Bots that think.
    pub struct Bots {
        /// At the same time; one less than there are cores if none is named.
        threads: Option<NonZeroUsize> = None,
        /// For one user; half of them if none is named.
        per_user: Option<NonZeroUsize> = None,
    }

    /// Games that are looked at step by step, and games brought in from elsewhere.
    pub struct Replays {
        record_bytes: NonZeroUsize = some(512 * 1024),
        actions: NonZeroUsize = some(20_000),
        /// Lines of the log in one answer.
        lines: NonZeroUsize = some(4000),
        /// Games read at the same time, those that wait for it, and how many of both may be one user's or one address's.
        at_once: NonZeroUsize = some(2),
        waiting: NonZeroUsize = some(64),
        per_user: NonZeroUsize = some(3),
        per_address: NonZeroUsize = some(12),
        #[serde(with = "seconds")]
        patience_seconds: Duration = Duration::from_secs(20),
        /// Games brought in that are kept for a user, and their bytes, and those of all users together.
        imports_per_user: NonZeroUsize = some(100),
        import_bytes_per_user: NonZeroUsize = some(4 * 1024 * 1024),
        import_bytes_in_all: NonZeroUsize = some(1024 * 1024 * 1024),
    }

    /// Reviews of games that are over.
    pub struct Reviews {
        /// Lines of play for a decision in the mean: how exact a review is, and how long it takes.
        lines: NonZeroU32 = NonZeroU32::new(240).expect("not zero"),
        /// Made at the same time, by all servers of the database together.
        at_once: NonZeroU32 = NonZeroU32::new(1).expect("not zero"),
        /// Asked for and not done: by one user, and by all.
        per_user: NonZeroU32 = NonZeroU32::new(1).expect("not zero"),
        waiting: NonZeroU32 = NonZeroU32::new(50).expect("not zero"),
        /// Kept; of more the oldest go, and are made again if somebody asks.
        kept: NonZeroU32 = NonZeroU32::new(5000).expect("not zero"),
    }

    /// Checking passwords, which takes memory and time by design.
    pub struct Passwords {
        at_once: NonZeroUsize = some(2),
        waiting: NonZeroUsize = some(32),
        per_address: NonZeroUsize = some(4),
        /// Of one account, by strangers: browsers that were signed in before have room of their own.
        per_account: NonZeroUsize = some(8),
        #[serde(with = "seconds")]
        patience_seconds: Duration = Duration::from_secs(10),
    }

    /// Reports that wait for a decision.
    pub struct Moderation {
        reports: NonZeroU32 = NonZeroU32::new(2000).expect("not zero"),
        reports_per_user: NonZeroU32 = NonZeroU32::new(20).expect("not zero"),
        /// From where somebody was banned no new guests and no new names come for so many hours.
        barred_hours: u32 = 24,
    }

    /// Rated games.
    pub struct Ratings {
        /// May bots whose strength is known be played for rating?
        bots: bool = false,
        /// Are games rated between accounts that are connected from one address?
        same_address: bool = false,
    }

    /// How often: so many at once, then so many in a second.
    pub struct Rates {
        requests: Rate = Rate::new(200.0, 20.0),
        commands: Rate = Rate::new(120.0, 20.0),
        /// Looking at a table or the lobby from now on, which is answered with everything.
        watching: Rate = Rate::new(80.0, 4.0),
        chats: Rate = Rate::new(10.0, 1.0),
        guests: Rate = Rate::new(20.0, 0.1),
        logins: Rate = Rate::new(10.0, 0.1),
        /// Passwords said for one account by strangers, from wherever they come.
        guesses: Rate = Rate::new(100.0, 0.03),
        created: Rate = Rate::new(30.0, 0.2),
        imports: Rate = Rate::new(10.0, 0.2),
        /// Actions replayed for whoever looks at games step by step.
        replayed: Rate = Rate::new(400_000.0, 40_000.0),
        hints: Rate = Rate::new(20.0, 1.0),
        /// What a coach says: asked at every decision.
        coaching: Rate = Rate::new(60.0, 4.0),
        /// Reviews that are asked for.
        reviews: Rate = Rate::new(5.0, 0.003),
        settings: Rate = Rate::new(20.0, 0.1),
        /// Ladders, players and events that are looked at.
        looked_up: Rate = Rate::new(60.0, 5.0),
        /// Results and logs as files.
        exported: Rate = Rate::new(10.0, 0.1),
        /// “Your turn” to one user, by e-mail and by webhook; webhooks also to one address, whoever has set it.
        mails: Rate = Rate::new(12.0, 0.002),
        webhooks: Rate = Rate::new(30.0, 0.03),
        /// Letters that ask whether an address is one's own.
        letters: Rate = Rate::new(3.0, 0.0003),
    }
}

const fn some(n: usize) -> NonZeroUsize {
    NonZeroUsize::new(n).expect("not zero")
}

/// A time in seconds, at least a tenth of one.
mod seconds {
    use std::time::Duration;

    use serde::de::Error as _;
    use serde::{Deserialize as _, Deserializer, Serializer};

    pub fn serialize<S: Serializer>(time: &Duration, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_f64(time.as_secs_f64())
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Duration, D::Error> {
        let seconds = f64::deserialize(from)?;
        if (0.1..=1e9).contains(&seconds) {
            Ok(Duration::from_secs_f64(seconds))
        } else {
            Err(D::Error::custom("a time is at least a tenth of a second"))
        }
    }
}

/// The file.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub struct File {
    pub addr: Option<SocketAddr>,
    pub data: Option<PathBuf>,
    /// `sqlite:FILE` or `postgres://…`.
    pub database: Option<String>,
    /// `nats://…`, where several servers share a database.
    pub bus: Option<String>,
    pub role: Role,
    pub public_url: Option<String>,
    pub allow_private_webhooks: bool,
    pub session_days: Option<NonZeroUsize>,
    pub guest_days: Option<NonZeroUsize>,
    pub retry_seconds: Option<Vec<u32>>,
    pub smtp: Option<String>,
    pub mail_from: Option<String>,
    pub tls: Tls,
    pub proxies: Proxies,
    pub connections: Connections,
    pub sockets: Sockets,
    pub tables: Tables,
    pub bots: Bots,
    pub replays: Replays,
    pub reviews: Reviews,
    pub passwords: Passwords,
    pub moderation: Moderation,
    pub ratings: Ratings,
    pub rates: Rates,
}

/// The most tries of a message, threads of a kind, and days of anything.
const TRIES: usize = 20;
const THREADS: usize = 1024;
/// The most lines of play for a decision of a review.
const LINES: usize = 100_000;
const LONGEST_DAYS: usize = 3660;

impl File {
    /// Reads the text of a file. The error is a sentence that names the line.
    pub fn parse(text: &str) -> Result<File, String> {
        let file: File = toml::from_str(text).map_err(|error| {
            let line = error.span().map(|span| text[..span.start.min(text.len())].matches('\n').count() + 1);
            let why = error.message().replace('\n', " ");
            line.map_or(why.clone(), |line| format!("line {line}: {why}"))
        })?;
        if let Some(url) = &file.public_url {
            check_public_url(url)?;
        }
        if file.tls.certificate.is_some() != file.tls.key.is_some() {
            return Err("tls: a certificate and its key belong together".to_owned());
        }
        file.must_make_sense()?;
        if file.retry_seconds.as_ref().is_some_and(|pauses| pauses.len() > TRIES) {
            return Err(format!("retry-seconds: at most {TRIES} tries"));
        }
        Ok(file)
    }
}

impl File {
    /// Refuses numbers with which no server could work: each thread is a real one, and a time must fit a clock.
    fn must_make_sense(&self) -> Result<(), String> {
        let days = |days: NonZeroU32| Some(days.get() as usize);
        let of = |set: Option<NonZeroUsize>| set.map(NonZeroUsize::get);
        let bounds = [
            ("session-days", of(self.session_days), LONGEST_DAYS),
            ("guest-days", of(self.guest_days), LONGEST_DAYS),
            ("tables.waiting-days", days(self.tables.waiting_days), LONGEST_DAYS),
            ("tables.idle-days", days(self.tables.idle_days), LONGEST_DAYS),
            ("moderation.barred-hours", Some(self.moderation.barred_hours as usize), 24 * LONGEST_DAYS),
            ("bots.threads", of(self.bots.threads), THREADS),
            ("passwords.at-once", of(Some(self.passwords.at_once)), THREADS),
            ("replays.at-once", of(Some(self.replays.at_once)), THREADS),
            ("reviews.lines", Some(self.reviews.lines.get() as usize), LINES),
            ("replays.record-bytes", of(Some(self.replays.record_bytes)), crate::replays::BODY),
        ];
        if let Some((key, _, most)) = bounds.iter().find(|(_, set, most)| set.is_some_and(|set| set > *most))
        {
            return Err(format!("{key}: at most {most}"));
        }
        if self.connections.ask_seconds >= self.connections.silence_seconds {
            // Otherwise everybody is let go who does not speak first.
            return Err("connections: ask-seconds must be less than silence-seconds".to_owned());
        }
        Ok(())
    }
}

/// How the server is reached from outside; the error is a sentence.
pub fn check_public_url(url: &str) -> Result<(), String> {
    let rest = url.strip_prefix("https://").or_else(|| url.strip_prefix("http://"));
    let fits = rest.is_some_and(|rest| {
        let host = rest.trim_end_matches('/');
        !host.is_empty() && host.chars().all(|c| c.is_ascii_graphic() && !"/?#@\"'<>\\".contains(c))
    });
    if fits { Ok(()) } else { Err(format!("“{url}” is no address such as https://example.org")) }
}

/// Settings of a server. The defaults are those of `detente serve`.
#[derive(Clone, Debug)]
pub struct Config {
    pub addr: SocketAddr,
    /// The folder of the database and of nothing else.
    pub data: PathBuf,
    /// Another database than the file in the data folder.
    pub database: Option<Database>,
    /// The bus on which several servers of one database speak to each other.
    pub bus: Option<String>,
    pub role: Role,
    /// How the server is reached from outside, for links: `https://example.org`. Cookies are marked secure if it is https.
    pub public_url: Option<String>,
    /// May webhooks lead to private and loopback addresses?
    pub allow_private_webhooks: bool,
    /// Are users and addresses held to their shares? Off for load tests.
    pub rate_limits: bool,
    /// Without it no mail is sent.
    pub smtp: Option<Smtp>,
    /// A message that cannot be delivered is tried again after each of these pauses, and then given up.
    pub pauses: Vec<Duration>,
    /// A session ends so long after it was last renewed.
    pub session: Duration,
    /// A guest without tables and games is forgotten so long after the last visit.
    pub guest: Duration,
    /// Without it connections are plain: this machine alone, or a proxy in front.
    pub tls: Option<crate::tls::Files>,
    pub proxies: Proxies,
    pub connections: Connections,
    pub sockets: Sockets,
    pub tables: Tables,
    pub bots: Bots,
    pub replays: Replays,
    pub reviews: Reviews,
    pub passwords: Passwords,
    pub moderation: Moderation,
    pub ratings: Ratings,
    pub rates: Rates,
}

impl Config {
    pub fn new(data: PathBuf) -> Config {
        Config::of_file(File::default(), data)
    }

    /// The database: the one that is named, or the file in the data folder.
    pub fn kept_in(&self) -> Database {
        self.database.clone().unwrap_or_else(|| Database::File(self.data.join("detente.db")))
    }

    /// What a file says, without the mail server and the place of the database, which need more than a file.
    pub fn of_file(file: File, data: PathBuf) -> Config {
        let days = |set: Option<NonZeroUsize>, usual| {
            Duration::from_secs(set.map_or(usual, NonZeroUsize::get).min(LONGEST_DAYS) as u64 * 24 * 3600)
        };
        let pauses = file.retry_seconds.unwrap_or_else(|| vec![5, 60, 600, 3600]);
        Config {
            addr: file.addr.unwrap_or(SocketAddr::from(([127, 0, 0, 1], 1989))),
            data,
            database: None,
            bus: file.bus,
            role: file.role,
            public_url: file.public_url,
            allow_private_webhooks: file.allow_private_webhooks,
            rate_limits: true,
            smtp: None,
            pauses: pauses.into_iter().map(|pause| Duration::from_secs(pause.into())).collect(),
            session: days(file.session_days, 180),
            guest: days(file.guest_days, 30),
            tls: file
                .tls
                .certificate
                .zip(file.tls.key)
                .map(|(certificate, key)| crate::tls::Files { certificate, key }),
            proxies: file.proxies,
            connections: file.connections,
            sockets: file.sockets,
            tables: file.tables,
            bots: file.bots,
            replays: file.replays,
            reviews: file.reviews,
            passwords: file.passwords,
            moderation: file.moderation,
            ratings: file.ratings,
            rates: file.rates,
        }
    }

    /// Bots that think at the same time. One core is left to answer people.
    pub fn bot_threads(&self) -> usize {
        let cores = || std::thread::available_parallelism().map_or(1, usize::from);
        self.bots.threads.map_or_else(|| (cores() - 1).max(1), NonZeroUsize::get)
    }

    /// Of these, for one user.
    pub fn bots_per_user(&self) -> usize {
        self.bots.per_user.map_or_else(|| self.bot_threads().div_ceil(2), NonZeroUsize::get)
    }

    pub fn is_https(&self) -> bool {
        self.public_url.as_deref().map_or(self.tls.is_some(), |url| url.starts_with("https://"))
    }

    /// An address of this server as others reach it; `path` begins with `/`.
    pub fn url(&self, path: &str) -> String {
        let kind = if self.tls.is_some() { "https" } else { "http" };
        let base = self.public_url.clone().unwrap_or_else(|| format!("{kind}://{}", self.addr));
        format!("{}{path}", base.trim_end_matches('/'))
    }
}

impl Replays {
    pub fn room(&self) -> Room {
        Room { at_once: self.at_once.get(), waiting: self.waiting.get(), patience: self.patience_seconds }
    }
}

impl Moderation {
    pub fn barred(&self) -> Duration {
        Duration::from_secs(u64::from(self.barred_hours) * 3600)
    }
}

impl Passwords {
    pub fn room(&self) -> Room {
        Room { at_once: self.at_once.get(), waiting: self.waiting.get(), patience: self.patience_seconds }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_printed_reads_as_the_defaults() {
        let read = File::parse(PRINTED).expect("it reads");
        let data = PathBuf::from("data");
        assert_eq!(format!("{:?}", Config::of_file(read, data.clone())), format!("{:?}", Config::new(data)));
    }

    #[test]
    fn what_is_printed_names_every_key_and_its_examples_read_too() {
        // Without the marks before what is not set by default.
        let uncommented = |line: &str| match line.strip_prefix("#= ") {
            Some(setting) => setting.to_owned(),
            None => line.to_owned(),
        };
        let text: Vec<String> = PRINTED.lines().map(uncommented).collect();
        let printed: toml::Table = text.join("\n").parse().expect("it reads");
        let file = File::parse(&text.join("\n")).expect("the examples fit");
        let known = toml::Table::try_from(&file).expect("plain");
        let keys = |table: &toml::Table| -> Vec<String> {
            let of = |(name, value): (&String, &toml::Value)| match value.as_table() {
                Some(section) => section.keys().map(|key| format!("{name}.{key}")).collect(),
                None => vec![name.clone()],
            };
            table.iter().flat_map(of).collect()
        };
        assert_eq!(keys(&printed), keys(&known));
    }

    #[test]
    fn what_is_not_known_or_does_not_fit_is_refused_with_its_line() {
        let refused = |text: &str| File::parse(text).expect_err(text);
        let why = refused("# mine\naddr = \"127.0.0.1:1989\"\nport = 80\n");
        assert!(why.starts_with("line 3: ") && why.contains("port"), "{why}");
        let why = refused("[tables]\nwaiting-per-user = 0\n");
        assert!(why.starts_with("line 2: "), "{why}");
        let why = refused("\n\n[rates]\nchats = { burst = 0, per-second = 1 }\n");
        assert!(why.starts_with("line 4: ") && why.contains("burst"), "{why}");
        assert!(refused("addr = \"here\"").starts_with("line 1: "));
        assert!(refused("[connections]\nhead-seconds = -1").starts_with("line 2: "));
        assert!(refused("public-url = \"example.org\"").contains("https://"));
        assert!(refused("[proxies]\nheader = \"x-real-ip\"").starts_with("line 2: "));
        assert!(refused("addr = ").starts_with("line 1: "));
    }

    #[test]
    fn numbers_with_which_no_server_could_work_are_refused_by_name() {
        let refused = |text: &str| File::parse(text).expect_err(text);
        for (text, named) in [
            ("session-days = 9223372036854775807", "session-days"),
            ("[passwords]\nat-once = 9223372036854775807", "passwords.at-once"),
            ("[bots]\nthreads = 5000", "bots.threads"),
            ("[replays]\nat-once = 3000", "replays.at-once"),
            ("[replays]\nrecord-bytes = 9999999999", "replays.record-bytes"),
            ("[reviews]\nlines = 4000000000", "reviews.lines"),
            ("[tables]\nidle-days = 4000000000", "tables.idle-days"),
            ("[connections]\nask-seconds = 100\nsilence-seconds = 10", "silence-seconds"),
        ] {
            assert!(refused(text).contains(named), "{}", refused(text));
        }
    }

    #[test]
    fn a_public_address_is_a_host_and_no_more() {
        for good in ["https://example.org", "http://table.example:8080/", "https://[2001:db8::1]"] {
            assert_eq!(check_public_url(good), Ok(()));
        }
        for bad in ["example.org", "https://", "https://a/b", "https://a@b", "ftp://a", "https://a b"] {
            assert!(check_public_url(bad).is_err(), "{bad}");
        }
    }
}
