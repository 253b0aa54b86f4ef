//! Webhooks: a short message in the form that Discord and others take, posted to an address that a user has set.
//!
//! The address is resolved first and checked, and the connection goes to the checked address: a name that leads into the
//! operator's own network is refused unless the operator allows it. Redirects are not followed.

use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

use serde_json::json;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::pki_types::ServerName;
use tokio_rustls::rustls::{ClientConfig, RootCertStore};

use super::Sent;

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

/// Posts a message once. Discord reads `content`, Slack and Mattermost read `text`.
pub async fn send(url: &str, said: &str, allow_private: bool) -> Sent {
    let Ok(address) = check_url(url) else { return Sent::Never };
    let body = json!({"content": said, "text": said}).to_string();
    match tokio::time::timeout(PATIENCE, post(&address, &body, allow_private)).await {
        Ok(Ok(status)) if (200..300).contains(&status) => Sent::Done,
        // What is wrong with the message will not mend.
        Ok(Ok(status)) if (400..500).contains(&status) && status != 429 => Sent::Never,
        Ok(Err(Undelivered::Refused)) => Sent::Never,
        _ => Sent::Again,
    }
}

enum Undelivered {
    /// The address leads where nothing may be sent.
    Refused,
    Failed,
}

impl From<std::io::Error> for Undelivered {
    fn from(_: std::io::Error) -> Undelivered {
        Undelivered::Failed
    }
}

async fn post(address: &Address, body: &str, allow_private: bool) -> Result<u16, Undelivered> {
    let found: Vec<SocketAddr> =
        tokio::net::lookup_host((address.host.as_str(), address.port)).await?.collect();
    let chosen = found.first().copied().ok_or(Undelivered::Failed)?;
    if !allow_private && !found.iter().all(|found| is_public(found.ip())) {
        return Err(Undelivered::Refused);
    }
    let stream = TcpStream::connect(chosen).await?;
    let Address { host, path, .. } = address;
    let request = format!(
        "POST {path} HTTP/1.1\r\nHost: {host}\r\nUser-Agent: detente\r\nContent-Type: application/json\r\n\
         Content-Length: {}\r\nConnection: close\r\n\r\n{body}",
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

    #[tokio::test]
    async fn a_message_is_posted_and_its_answer_read_but_to_loopback_only_if_allowed() {
        let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let url = format!("http://{}/hook", listener.local_addr().expect("bound"));
        let served = tokio::spawn(async move {
            let mut requests = Vec::new();
            for status in ["503 Busy", "404 Gone", "204 No Content"] {
                let (mut stream, _) = listener.accept().await.expect("a client");
                let mut bytes = vec![0; 4096];
                let mut text = String::new();
                while !text.contains('}') {
                    let n = stream.read(&mut bytes).await.expect("a request");
                    text.push_str(&String::from_utf8_lossy(&bytes[..n]));
                }
                stream.write_all(format!("HTTP/1.1 {status}\r\n\r\n").as_bytes()).await.expect("sent");
                requests.push(text);
            }
            requests
        });
        assert_eq!(send(&url, "your turn", false).await, Sent::Never, "loopback is refused by default");
        assert_eq!(send(&url, "your turn", true).await, Sent::Again);
        assert_eq!(send(&url, "your turn", true).await, Sent::Never);
        assert_eq!(send(&url, "your turn", true).await, Sent::Done);
        let requests = served.await.expect("served");
        assert!(requests[2].starts_with("POST /hook HTTP/1.1\r\n"));
        assert!(requests[2].ends_with(r#"{"content":"your turn","text":"your turn"}"#));
    }
}
