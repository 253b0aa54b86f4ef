//! `detente serve`: the web table.

use std::net::SocketAddr;
use std::num::NonZeroUsize;
use std::path::PathBuf;

use clap::Args as ClapArgs;
use detente_server::config::{File, PRINTED, Smtp, check_public_url};
use detente_server::{Config, Database, Role};

use crate::answer::{Answer, Failure};
use crate::say::Say;

/// Host tables for people and bots, with the web table built in
#[derive(Debug, ClapArgs)]
#[expect(clippy::struct_excessive_bools, reason = "each is a switch of the command line")]
pub struct Args {
    /// A file with settings; what is given here wins
    #[arg(long, value_name = "FILE")]
    config: Option<PathBuf>,
    /// Print a file with every setting at its default and a comment for each, and do nothing else
    #[arg(long)]
    print_config: bool,
    /// Where to listen [default: 127.0.0.1:1989]
    #[arg(long, value_name = "HOST:PORT")]
    addr: Option<SocketAddr>,
    /// The folder for the database [default: a folder of your own for data of programs]
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,
    /// The database by its address, instead of a file in the folder: sqlite:FILE or postgres://USER@HOST/NAME (also
    /// DETENTE_DATABASE in the environment, which nobody else on the machine can read)
    #[arg(long, value_name = "URL", conflicts_with = "data")]
    database: Option<String>,
    /// Several servers share a PostgreSQL database and speak over this bus: nats://HOST
    #[arg(long, value_name = "URL")]
    bus: Option<String>,
    /// What this server does, where there are several: all, web (its bots think elsewhere) or bots [default: all]
    #[arg(long, value_name = "ROLE", value_parser = role)]
    role: Option<Role>,
    /// How the server is reached from outside, for links: https://example.org
    #[arg(long, value_name = "URL")]
    public_url: Option<String>,
    /// Take the client's address from the last entry of X-Forwarded-For (only behind a proxy of your own)
    #[arg(long)]
    trust_proxy: bool,
    /// Allow webhooks to private and loopback addresses
    #[arg(long)]
    allow_private_webhooks: bool,
    /// The mail server for “your turn” by e-mail, such as smtps://mail.example.org (also DETENTE_SMTP in the environment,
    /// which nobody else on the machine can read) [default: no mail is sent]
    #[arg(long, value_name = "URL")]
    smtp: Option<String>,
    /// In whose name mail is sent: “Détente <table@example.org>” (also DETENTE_MAIL_FROM)
    #[arg(long, value_name = "ADDRESS")]
    mail_from: Option<String>,
    /// Bots that think at the same time [default: one less than there are cores]
    #[arg(long, value_name = "N")]
    bot_threads: Option<NonZeroUsize>,
    /// Take every request as fast as it comes (for load tests)
    #[arg(long, hide = true)]
    no_rate_limits: bool,
}

/// The user's own folder for data of programs.
pub fn data_folder() -> Option<PathBuf> {
    let var = |name: &str| std::env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    let base = if cfg!(windows) {
        var("APPDATA")
    } else if cfg!(target_os = "macos") {
        var("HOME").map(|home| home.join("Library/Application Support"))
    } else {
        var("XDG_DATA_HOME").or_else(|| var("HOME").map(|home| home.join(".local/share")))
    };
    base.map(|base| base.join("detente"))
}

fn role(word: &str) -> Result<Role, String> {
    let role = match word {
        "all" => Role::All,
        "web" => Role::Web,
        "bots" => Role::Bots,
        _ => return Err("all, web or bots".to_owned()),
    };
    Ok(role)
}

/// The address of a database in the environment.
pub fn database_of_environment() -> Option<String> {
    std::env::var("DETENTE_DATABASE").ok().filter(|value| !value.is_empty())
}

/// Reads the address of a database.
pub fn database_at(url: &str, say: Say) -> Result<Database, Failure> {
    let wrong = || Failure::Bad(say.text("serve-database", &[("url", url.to_owned().into())]));
    Database::parse(url).ok_or_else(wrong)
}

/// The mail server, from the arguments or the environment; none unless both it and a sender are named.
fn smtp(args: &Args, file: &File, say: Say) -> Result<Option<Smtp>, Failure> {
    let given = |argument: &Option<String>, variable: &str, written: &Option<String>| {
        let variable = || std::env::var(variable).ok().filter(|value| !value.is_empty());
        argument.clone().or_else(variable).or_else(|| written.clone()).filter(|value| !value.is_empty())
    };
    let url = given(&args.smtp, "DETENTE_SMTP", &file.smtp);
    match (url, given(&args.mail_from, "DETENTE_MAIL_FROM", &file.mail_from)) {
        (Some(url), Some(from)) => {
            let smtp = Smtp { url, from };
            detente_server::notify::mail::Mailer::new(&smtp).map_err(Failure::Bad)?;
            Ok(Some(smtp))
        }
        (None, None) => Ok(None),
        _ => Err(Failure::Bad(say.text("serve-mail", &[]))),
    }
}

/// The file of settings, if one is named.
fn settings(args: &Args, say: Say) -> Result<File, Failure> {
    let Some(path) = &args.config else { return Ok(File::default()) };
    let wrong = |why: String| {
        let file = path.display().to_string();
        Failure::Bad(say.text("serve-config", &[("file", file.into()), ("why", why.into())]))
    };
    let text = std::fs::read_to_string(path).map_err(|error| wrong(error.to_string()))?;
    File::parse(&text).map_err(wrong)
}

/// Everything that is set: by the arguments, else by the file, else by default.
fn config(args: &Args, say: Say) -> Result<Config, Failure> {
    let file = settings(args, say)?;
    let environment = database_of_environment();
    if args.data.is_some() && environment.is_some() {
        // Either could be meant, and whoever guesses wrong begins with an empty database.
        return Err(Failure::Bad(say.text("serve-two-databases", &[])));
    }
    // A folder on the command line wins over a database in the file.
    let written = || file.database.clone().filter(|_| args.data.is_none());
    let database = args.database.clone().or(environment).or_else(written);
    let database = database.map(|url| database_at(&url, say)).transpose()?;
    let named = args.data.clone().or_else(|| file.data.clone());
    let data = named.or_else(|| if database.is_some() { Some(PathBuf::new()) } else { data_folder() });
    let data = data.ok_or_else(|| Failure::Bad(say.text("serve-no-folder", &[])))?;
    let smtp = smtp(args, &file, say)?;
    let mut config = Config::of_file(file, data);
    config.database = database;
    config.smtp = smtp;
    config.bus = args.bus.clone().or(config.bus);
    config.role = args.role.unwrap_or(config.role);
    config.addr = args.addr.unwrap_or(config.addr);
    if let Some(url) = &args.public_url {
        check_public_url(url).map_err(Failure::Bad)?;
        config.public_url = Some(url.clone());
    }
    if args.trust_proxy {
        config.proxies.trusted = config.proxies.trusted.max(1);
    }
    config.allow_private_webhooks |= args.allow_private_webhooks;
    config.rate_limits = !args.no_rate_limits;
    config.bots.threads = args.bot_threads.or(config.bots.threads);
    Ok(config)
}

pub fn run(args: &Args, say: Say) -> Result<Answer, Failure> {
    if args.print_config {
        return Ok(Answer::text(PRINTED));
    }
    let config = config(args, say)?;
    let kind = if config.tls.is_some() { "https" } else { "http" };
    log();
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build();
    let runtime = runtime.map_err(|error| Failure::NotSo(error.to_string()))?;
    runtime.block_on(async {
        let running = detente_server::start(config).await.map_err(Failure::NotSo)?;
        println!("{}", say.text("serve-listening", &[("url", format!("{kind}://{}/", running.addr).into())]));
        stop_signal().await;
        running.stop().await;
        Ok(())
    })?;
    Ok(Answer::text(String::new()))
}

/// Structured lines on standard error: readable on a terminal, JSON in a pipe. `RUST_LOG` says how much.
fn log() {
    use std::io::IsTerminal as _;
    use tracing_subscriber::EnvFilter;
    let filter = EnvFilter::try_from_default_env().unwrap_or_else(|_| EnvFilter::new("info"));
    let builder = tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr);
    // A second server in one process keeps the first one's log.
    let _ = if std::io::stderr().is_terminal() { builder.try_init() } else { builder.json().try_init() };
}

/// Ctrl-C, or what a service manager sends.
async fn stop_signal() {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        if let Ok(mut terminate) = signal(SignalKind::terminate()) {
            tokio::select! {
                _ = tokio::signal::ctrl_c() => {}
                _ = terminate.recv() => {}
            }
            return;
        }
    }
    let _ = tokio::signal::ctrl_c().await;
}
