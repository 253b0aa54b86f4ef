//! Where a request comes from, for shares: an address, or the network of one where everybody has many (IPv6 by /64). Behind
//! proxies it is what they say, counted from the right: what stands further left anybody can write.

use std::net::{IpAddr, Ipv6Addr, SocketAddr};

use axum::http::HeaderMap;

use crate::config::{Proxies, ProxyHeader};

/// The share of an address.
pub fn share(ip: IpAddr) -> String {
    match ip.to_canonical() {
        IpAddr::V4(ip) => ip.to_string(),
        IpAddr::V6(ip) => {
            let [a, b, c, d, ..] = ip.segments();
            format!("{}/64", Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0))
        }
    }
}

/// Whose share a request is counted against.
pub fn of(headers: &HeaderMap, peer: Option<SocketAddr>, proxies: &Proxies) -> String {
    let client = match forwarded(headers, proxies) {
        Some(entry) => client(entry, proxies.header),
        None => peer.map(|peer| peer.ip()),
    };
    // A proxy that hides its clients gives them one share.
    client.map_or_else(|| "hidden".to_owned(), share)
}

/// The entry of the trusted proxy that is furthest away. Each proxy appends whom it was asked by: the last entry is the word of
/// the one before us, and so on. If there are fewer entries than proxies, all of them are of trusted ones.
fn forwarded<'a>(headers: &'a HeaderMap, proxies: &Proxies) -> Option<&'a str> {
    let name = match proxies.header {
        ProxyHeader::XForwardedFor => "x-forwarded-for",
        ProxyHeader::Forwarded => "forwarded",
    };
    if proxies.trusted == 0 {
        return None;
    }
    // Several lines of one name are one list.
    let lines = headers.get_all(name).iter().map(|line| line.to_str().unwrap_or_default());
    let entries: Vec<&str> = lines.flat_map(split).collect();
    entries.get(entries.len().saturating_sub(proxies.trusted)).copied()
}

/// Whom an entry names, if it names anybody.
fn client(entry: &str, header: ProxyHeader) -> Option<IpAddr> {
    match header {
        ProxyHeader::XForwardedFor => address(entry),
        ProxyHeader::Forwarded => {
            let mut pairs = entry.split(';').filter_map(|pair| pair.split_once('='));
            pairs
                .find(|(key, _)| key.trim().eq_ignore_ascii_case("for"))
                .and_then(|(_, value)| address(value))
        }
    }
}

/// A list at its commas; those in quotation marks are none.
fn split(list: &str) -> Vec<&str> {
    let (mut parts, mut from, mut quoted) = (Vec::new(), 0, false);
    for (i, c) in list.char_indices() {
        match c {
            '"' => quoted = !quoted,
            ',' if !quoted => {
                parts.push(&list[from..i]);
                from = i + 1;
            }
            _ => {}
        }
    }
    parts.push(&list[from..]);
    parts
}

/// `192.0.2.1`, `192.0.2.1:4711`, `2001:db8::1`, `"[2001:db8::1]:4711"`.
fn address(entry: &str) -> Option<IpAddr> {
    let entry = entry.trim().trim_matches('"');
    if let Some(inner) = entry.strip_prefix('[') {
        return inner.split(']').next()?.parse().ok();
    }
    entry.parse().ok().or_else(|| entry.parse::<SocketAddr>().ok().map(|both| both.ip()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn asked(lines: &[(&'static str, &str)], trusted: usize, header: ProxyHeader) -> String {
        let mut headers = HeaderMap::new();
        for (name, line) in lines {
            headers.append(*name, line.parse().expect("a header"));
        }
        let peer = "10.0.0.1:5000".parse().expect("an address");
        of(&headers, Some(peer), &Proxies { trusted, header })
    }

    #[test]
    fn a_client_cannot_choose_its_address() {
        let x = ProxyHeader::XForwardedFor;
        let forged = [("x-forwarded-for", "1.1.1.1, 2.2.2.2"), ("x-forwarded-for", "3.3.3.3, 4.4.4.4")];
        assert_eq!(asked(&forged, 0, x), "10.0.0.1", "nobody is trusted");
        assert_eq!(asked(&forged, 1, x), "4.4.4.4", "the word of the proxy before us");
        assert_eq!(asked(&forged, 2, x), "3.3.3.3");
        assert_eq!(asked(&forged, 3, x), "2.2.2.2", "two lines are one list");
        assert_eq!(asked(&forged, 9, x), "1.1.1.1");
        assert_eq!(asked(&[], 1, x), "10.0.0.1", "a proxy that says nothing is the client");
        assert_eq!(asked(&[("x-forwarded-for", "unknown")], 1, x), "hidden");
        // The other header is anybody's.
        assert_eq!(asked(&[("forwarded", "for=9.9.9.9"), ("x-forwarded-for", "4.4.4.4")], 1, x), "4.4.4.4");
    }

    #[test]
    fn the_standard_header_is_read_too() {
        let f = ProxyHeader::Forwarded;
        let line = "for=1.2.3.4;by=\"a,b\", For=\"[2001:db8:1:2:3::4]:80\";proto=https";
        assert_eq!(asked(&[("forwarded", line)], 1, f), "2001:db8:1:2::/64");
        assert_eq!(asked(&[("forwarded", line)], 2, f), "1.2.3.4");
        assert_eq!(asked(&[("forwarded", "for=_secret")], 1, f), "hidden");
        assert_eq!(asked(&[("forwarded", "for=5.6.7.8:99")], 1, f), "5.6.7.8");
    }

    #[test]
    fn ipv6_is_shared_by_network() {
        let share = |text: &str| share(text.parse().expect("an address"));
        assert_eq!(share("2001:db8:1:2:3:4:5:6"), share("2001:db8:1:2:ffff::1"));
        assert_ne!(share("2001:db8:1:2::1"), share("2001:db8:1:3::1"));
        assert_eq!(share("::ffff:192.0.2.7"), "192.0.2.7");
    }
}
