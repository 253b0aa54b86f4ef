//! Requests to addresses that users have given: what webhooks and pushes share.
//!
//! A name that leads into the operator's own network is refused unless the operator allows it. Redirects are not followed, and of
//! an answer only the first line is read.

use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::pki_types::ServerName;
use tokio_rustls::rustls::{ClientConfig, RootCertStore};

/// One try may take so long.
const PATIENCE: Duration = Duration::from_secs(10);

/// A web address, taken apart.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Address {
    pub tls: bool,
    pub host: String,
    pub port: u16,
    pub path: String,
}

impl Address {
    /// Kind, host and port, as the web names where a page comes from (RFC 6454).
    pub fn origin(&self) -> String {
        let (kind, usual) = if self.tls { ("https", 443) } else { ("http", 80) };
        let host = if self.host.contains(':') { format!("[{}]", self.host) } else { self.host.clone() };
        let port = if self.port == usual { String::new() } else { format!(":{}", self.port) };
        format!("{kind}://{host}{port}")
    }
}

/// Reads an address; the error is a sentence.
pub fn check_url(url: &str) -> Result<Address, String> {
    let wrong = || "a webhook is an address such as https://example.org/path".to_owned();
    if url.len() > 500 || !url.chars().all(|c| c.is_ascii_graphic()) {
        return Err(wrong());
    }
    let (tls, rest) = match (url.strip_prefix("https://"), url.strip_prefix("http://")) {
        (Some(rest), _) => (true, rest),
        (_, Some(rest)) => (false, rest),
        _ => return Err(wrong()),
    };
    let (authority, path) = rest.find(['/', '?', '#']).map_or((rest, ""), |at| rest.split_at(at));
    // Names and passwords in addresses only serve to mislead.
    if authority.is_empty() || authority.contains('@') {
        return Err(wrong());
    }
    let (host, port) = if let Some(inner) = authority.strip_prefix('[') {
        let (host, rest) = inner.split_once(']').ok_or_else(wrong)?;
        (host, rest.strip_prefix(':'))
    } else {
        authority.split_once(':').map_or((authority, None), |(host, port)| (host, Some(port)))
    };
    let port = match port {
        Some(port) => port.parse().map_err(|_| wrong())?,
        None if tls => 443,
        None => 80,
    };
    let path = path.split('#').next().unwrap_or_default();
    let path = if path.starts_with('/') { path.to_owned() } else { format!("/{path}") };
    Ok(Address { tls, host: host.to_owned(), port, path })
}

/// Is this address out in the world?
pub fn is_public(ip: IpAddr) -> bool {
    match ip {
        IpAddr::V4(ip) => {
            let [a, b, c, _] = ip.octets();
            !(ip.is_loopback()
                || ip.is_private()
                || ip.is_link_local()
                || ip.is_broadcast()
                || ip.is_documentation()
                || ip.is_multicast()
                || a == 0
                || a >= 240
                || a == 100 && (64..128).contains(&b)
                || a == 192 && b == 0 && c == 0
                || a == 198 && (b == 18 || b == 19))
        }
        IpAddr::V6(ip) => {
            if let Some(v4) = ip.to_ipv4() {
                return is_public(IpAddr::V4(v4));
            }
            let [first, second, ..] = ip.segments();
            // Global unicast is 2000::/3, without documentation, Teredo and 6to4, which carry other addresses.
            first & 0xe000 == 0x2000
                && first != 0x2002
                && !(first == 0x2001 && (second == 0xdb8 || second < 0x200))
        }
    }
}

/// Why nothing was answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Undelivered {
    /// The address leads where nothing may be sent.
    Refused,
    /// It failed in a way that may pass.
    Failed,
}

impl From<std::io::Error> for Undelivered {
    fn from(_: std::io::Error) -> Undelivered {
        Undelivered::Failed
    }
}

/// What is posted: lines of the head, each with its end, and the body.
#[derive(Clone, Debug, Default)]
pub struct Request {
    pub head: String,
    pub body: String,
}

/// Posts a request once and gives the status of the answer, within a time. The address is resolved first and checked, and the
/// connection goes to the checked address.
pub async fn post(address: &Address, request: &Request, allow_private: bool) -> Result<u16, Undelivered> {
    let answered = tokio::time::timeout(PATIENCE, speak(address, request, allow_private)).await;
    answered.unwrap_or(Err(Undelivered::Failed))
}

async fn speak(address: &Address, request: &Request, allow_private: bool) -> Result<u16, Undelivered> {
    let found: Vec<SocketAddr> =
        tokio::net::lookup_host((address.host.as_str(), address.port)).await?.collect();
    let chosen = found.first().copied().ok_or(Undelivered::Failed)?;
    if !allow_private && !found.iter().all(|found| is_public(found.ip())) {
        return Err(Undelivered::Refused);
    }
    let stream = TcpStream::connect(chosen).await?;
    let Address { host, path, .. } = address;
    let Request { head, body } = request;
    let request = format!(
        "POST {path} HTTP/1.1\r\nHost: {host}\r\nUser-Agent: detente\r\n{head}Content-Length: {}\r\n\
         Connection: close\r\n\r\n{body}",
        body.len()
    );
    if address.tls {
        let roots = RootCertStore { roots: webpki_roots::TLS_SERVER_ROOTS.to_vec() };
        let config = ClientConfig::builder().with_root_certificates(roots).with_no_client_auth();
        let name = ServerName::try_from(host.clone()).map_err(|_| Undelivered::Refused)?;
        let stream = TlsConnector::from(Arc::new(config)).connect(name, stream).await?;
        converse(stream, &request).await
    } else {
        converse(stream, &request).await
    }
}

/// Sends the request and reads the first line of the answer.
async fn converse(
    mut stream: impl tokio::io::AsyncRead + tokio::io::AsyncWrite + Unpin,
    request: &str,
) -> Result<u16, Undelivered> {
    stream.write_all(request.as_bytes()).await?;
    let mut answer = [0; 64];
    let mut have = 0;
    while have < answer.len() && !answer[..have].contains(&b'\n') {
        match stream.read(&mut answer[have..]).await? {
            0 => break,
            n => have += n,
        }
    }
    let line = String::from_utf8_lossy(&answer[..have]);
    let status = line.split_whitespace().nth(1).and_then(|status| status.parse().ok());
    status.ok_or(Undelivered::Failed)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_taken_apart() {
        let address = check_url("https://discord.com/api/webhooks/1/x?wait=true#there").expect("an address");
        assert_eq!((address.tls, address.host.as_str(), address.port), (true, "discord.com", 443));
        assert_eq!(address.path, "/api/webhooks/1/x?wait=true");
        let v6 = check_url("http://[2001:db8::1]:8080").expect("an address");
        assert_eq!((v6.host.as_str(), v6.port, v6.path.as_str()), ("2001:db8::1", 8080, "/"));
        assert_eq!(
            (address.origin(), v6.origin()),
            ("https://discord.com".into(), "http://[2001:db8::1]:8080".into())
        );
        for bad in
            ["ftp://x", "https://", "https://a@b/", "https://a b/", "https://a:99999/", "https://a/\r\nX: y"]
        {
            assert!(check_url(bad).is_err(), "{bad}");
        }
    }

    #[test]
    fn private_and_loopback_addresses_are_not_public() {
        for private in [
            "127.0.0.1",
            "10.1.2.3",
            "192.168.0.1",
            "172.16.0.1",
            "169.254.169.254",
            "0.0.0.0",
            "100.64.0.1",
            "224.0.0.1",
            "255.255.255.255",
            "::1",
            "::",
            "fe80::1",
            "fd00::1",
            "::ffff:127.0.0.1",
            "2002:7f00:1::",
            "2001:db8::1",
        ] {
            assert!(!is_public(private.parse().expect("an address")), "{private}");
        }
        for public in ["8.8.8.8", "162.159.128.233", "2606:4700::1111"] {
            assert!(is_public(public.parse().expect("an address")), "{public}");
        }
    }
}
