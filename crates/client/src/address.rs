//! Where a server is: `http://127.0.0.1:1989`, `https://table.example`, or only `localhost`.

use std::fmt;

use hyper::Uri;

/// The port of `detente serve`, for an address that names neither a scheme nor a port.
const USUAL: u16 = 1989;

/// A server's address.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Address {
    pub tls: bool,
    /// Without the brackets of an IPv6 address.
    pub host: String,
    pub port: u16,
}

/// What a link leads to within its server.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Leads {
    /// To its list of tables.
    Home,
    /// To a table, by its id.
    Table(String),
    /// To an event, by its id.
    Event(String),
}

impl Address {
    /// Reads an address. The link of a table or of an event, as people send it to each other, names that as well.
    pub fn parse(text: &str) -> Option<(Address, Leads)> {
        let text = text.trim();
        let (tls, rest, usual) = if let Some(rest) = text.strip_prefix("http://") {
            (false, rest, 80)
        } else if let Some(rest) = text.strip_prefix("https://") {
            (true, rest, 443)
        } else if text.contains("://") {
            return None;
        } else {
            (false, text, USUAL)
        };
        let uri: Uri = format!("http://{rest}").parse().ok()?;
        let authority = uri.authority()?;
        if authority.as_str().contains('@') || uri.query().is_some() {
            return None;
        }
        // `Uri` takes a port that is no number for none at all.
        let after = authority.as_str().strip_prefix(authority.host())?;
        let port = match after.strip_prefix(':') {
            Some(port) => port.parse().ok().filter(|&port| port > 0)?,
            None => usual,
        };
        let host = authority.host().trim_start_matches('[').trim_end_matches(']').to_owned();
        let leads = match uri.path().trim_end_matches('/') {
            "" | "/lobby" => Leads::Home,
            path => {
                let (kind, id) = path.strip_prefix('/')?.split_once('/')?;
                let id = Some(id).filter(|id| !id.is_empty() && !id.contains('/'))?.to_owned();
                match kind {
                    "table" => Leads::Table(id),
                    "events" => Leads::Event(id),
                    _ => return None,
                }
            }
        };
        (!host.is_empty()).then_some((Address { tls, host, port }, leads))
    }

    /// `host:port` as the header `Host` has it.
    pub fn authority(&self) -> String {
        let host = if self.host.contains(':') { format!("[{}]", self.host) } else { self.host.clone() };
        match (self.tls, self.port) {
            (false, 80) | (true, 443) => host,
            (_, port) => format!("{host}:{port}"),
        }
    }
}

impl fmt::Display for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}://{}", if self.tls { "https" } else { "http" }, self.authority())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Option<(String, Leads)> {
        Address::parse(text).map(|(address, leads)| (address.to_string(), leads))
    }

    #[test]
    fn a_scheme_a_port_and_what_a_link_leads_to_are_read() {
        let plain = |text: &str| Some((text.to_owned(), Leads::Home));
        assert_eq!(read("http://127.0.0.1:1989"), plain("http://127.0.0.1:1989"));
        assert_eq!(read("http://table.example/"), plain("http://table.example"));
        assert_eq!(read("https://table.example"), plain("https://table.example"));
        assert_eq!(read("localhost"), plain("http://localhost:1989"));
        assert_eq!(read("table.example:8080"), plain("http://table.example:8080"));
        assert_eq!(read("http://[::1]:1989"), plain("http://[::1]:1989"));
        assert_eq!(
            read("https://table.example/table/ab12/"),
            Some(("https://table.example".to_owned(), Leads::Table("ab12".to_owned())))
        );
        // Where a notice says that there is something to do.
        assert_eq!(read("https://table.example/lobby"), plain("https://table.example"));
        assert_eq!(
            read("localhost/events/cd34"),
            Some(("http://localhost:1989".to_owned(), Leads::Event("cd34".to_owned())))
        );
    }

    #[test]
    fn what_is_no_address_is_not_taken_for_one() {
        for wrong in [
            "",
            "http://",
            "ftp://table.example",
            "http://a b",
            "http://host:0",
            "http://host:99999",
            "host:port",
            "http://me:secret@host",
            "http://host/other",
            "http://host/table/a/b",
            "http://host/events/new/x",
            "http://host/table",
            "http://host/events",
        ] {
            assert_eq!(read(wrong), None, "{wrong}");
        }
    }
}
