//! Who one is at a server: what is said about it on the command line, and coming in with it.

use std::io::{self, IsTerminal, Write};

use detente_client::{Address, Leads, Secret, Server, Sessions, Trouble};
use detente_protocol::{ErrorCode, Me};
use detente_tui::{remote, save, terminal};

use crate::answer::Failure;
use crate::play::table_text;
use crate::say::Say;

#[derive(Debug, clap::Args)]
pub struct Visitor {
    /// Come in as a guest of this name; the next time you are the same guest [default: a name that the server finds]
    #[arg(long, value_name = "NAME", requires = "server", conflicts_with_all = ["user", "token"])]
    pub guest: Option<String>,
    /// Log in with this name; the password comes from DETENTE_PASSWORD, or is asked for
    #[arg(long, value_name = "NAME", requires = "server", conflicts_with = "token")]
    pub user: Option<String>,
    /// The password of --user; others on this machine can read it here, so DETENTE_PASSWORD is the better place
    #[arg(long, value_name = "PASSWORD", requires = "user")]
    password: Option<String>,
    /// A token instead of a name; better in DETENTE_TOKEN, for the same reason
    #[arg(long, value_name = "TOKEN", requires = "server")]
    token: Option<String>,
}

/// The server at an address, and what the address leads to there.
pub fn server(url: &str, say: Say) -> Result<(Server, Leads), Failure> {
    let (address, leads) = Address::parse(url)
        .ok_or_else(|| Failure::Bad(table_text(say, "server-url", &[("word", url.to_owned().into())])))?;
    let server = Server::new(address, remote::language(say.lang()));
    Ok((server.map_err(|error| Failure::NotSo(error.to_string()))?, leads))
}

/// A line before anything else is shown; a script's reader wants it as well.
pub fn tell(say: Say, id: &str, args: &[(&str, detente_words::Value<'_>)]) {
    // Nobody is left to be told if this fails.
    let _ = writeln!(io::stdout(), "{}", table_text(say, id, args));
}

/// What went wrong at a server, in a line.
pub fn told(trouble: &Trouble, server: &Server, say: Say) -> String {
    remote::tell_trouble(trouble, &server.address.to_string(), detente_tui::Say(say.lang()))
}

pub fn failed(trouble: &Trouble, server: &Server, say: Say) -> Failure {
    let line = told(trouble, server, say);
    // One's own request was wrong only if the server says so.
    match trouble.code() {
        Some(ErrorCode::BadRequest) => Failure::Bad(line),
        _ => Failure::NotSo(line),
    }
}

impl Visitor {
    /// Says who one is: by a token, a name with a password, or as the guest one was the last time.
    pub fn sign_in(&self, server: &mut Server, say: Say) -> Result<Me, Failure> {
        let me = self.known(server, say)?;
        let url = server.address.to_string();
        tell(say, "signed-in", &[("url", url.into()), ("name", me.name.clone().into())]);
        Ok(me)
    }

    fn known(&self, server: &mut Server, say: Say) -> Result<Me, Failure> {
        let named = self.user.is_some() || self.guest.is_some();
        let token = self.token.clone().or_else(|| from_environment("DETENTE_TOKEN").filter(|_| !named));
        if let Some(token) = token {
            server.be(Some(Secret::Token(token.trim().to_owned())));
            return server.me().map_err(|trouble| {
                if remote::is_unknown(&trouble) {
                    Failure::NotSo(table_text(say, "token-unknown", &[]))
                } else {
                    failed(&trouble, server, say)
                }
            });
        }
        if let Some(name) = &self.user {
            let password = self.password(name, say)?;
            return server.log_in(name, &password).map_err(|trouble| failed(&trouble, server, say));
        }
        self.come_in(server, say)
    }

    fn come_in(&self, server: &mut Server, say: Say) -> Result<Me, Failure> {
        let sessions = Sessions::new(save::folder().with_file_name("sessions"));
        let name = self.guest.as_deref().unwrap_or_default();
        let who = format!("guest {name}");
        if let Some(secret) = sessions.find(&server.address, &who) {
            server.be(Some(secret));
            match server.me() {
                Ok(me) => return Ok(me),
                // A server that has forgotten its guests takes new ones.
                Err(trouble) if remote::is_unknown(&trouble) => server.be(None),
                Err(trouble) => return Err(failed(&trouble, server, say)),
            }
        }
        let me = server.come_in(name).map_err(|trouble| failed(&trouble, server, say))?;
        if let Some(secret) = server.secret()
            && let Err(error) = sessions.keep(&server.address, &who, secret)
        {
            tell(say, "session-not-kept", &[("why", error.to_string().into())]);
        }
        Ok(me)
    }

    fn password(&self, name: &str, say: Say) -> Result<String, Failure> {
        if let Some(password) = self.password.clone().or_else(|| from_environment("DETENTE_PASSWORD")) {
            return Ok(password);
        }
        let args = [("name", name.to_owned().into())];
        let missing = || Failure::Bad(table_text(say, "password-missing", &args));
        if !io::stdin().is_terminal() {
            return Err(missing());
        }
        let asked = terminal::ask_secret(&table_text(say, "password-ask", &args));
        asked.map_err(|error| Failure::NotSo(error.to_string()))?.ok_or_else(missing)
    }
}

fn from_environment(name: &str) -> Option<String> {
    std::env::var(name).ok().filter(|value| !value.is_empty())
}
