//! Who asks, and for whom: the address of a client, the host it wants, the page that sent it.

use std::net::{IpAddr, Ipv6Addr, SocketAddr};

use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, header};
use onze_session::Fault;

/// Where a client is. Limits count by it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Client(pub(crate) IpAddr);

/// What a proxy adds: the client's address, behind those that were there before.
const FORWARDED: HeaderName = HeaderName::from_static("x-forwarded-for");

impl Client {
    /// Whoever is at the other end of a connection; behind a proxy that we trust, the last address that it was told and
    /// that is not a proxy of ours. What comes from anybody else is worth nothing: everybody can write a header.
    pub(super) fn of(peer: IpAddr, headers: &HeaderMap, trusted: &[IpAddr]) -> Self {
        let is_trusted = |address: &IpAddr| trusted.contains(&address.to_canonical());
        if !is_trusted(&peer) {
            return Client(counted(peer));
        }
        let told = headers.get_all(FORWARDED).iter().rev().filter_map(|list| list.to_str().ok());
        let mut told = told.flat_map(|list| list.rsplit(',')).map_while(|one| address(one.trim()));
        Client(counted(told.find(|address| !is_trusted(address)).unwrap_or(peer)))
    }
}

/// Does somebody say where a client is who is not believed? Mostly that is a proxy that was not named.
pub(super) fn is_not_believed(peer: IpAddr, headers: &HeaderMap, trusted: &[IpAddr]) -> bool {
    headers.contains_key(FORWARDED) && !trusted.contains(&peer.to_canonical())
}

/// An address as proxies write it, with or without a port.
fn address(text: &str) -> Option<IpAddr> {
    let bare = || text.strip_prefix('[')?.strip_suffix(']')?.parse().ok();
    let with_port = || Some(text.parse::<SocketAddr>().ok()?.ip());
    text.parse().ok().or_else(bare).or_else(with_port)
}

/// The address under which somebody is counted. Whoever has an address of version 6 has 2⁶⁴ of them.
pub(crate) fn counted(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(long) if !long.is_loopback() => IpAddr::V6(Ipv6Addr::from(u128::from(long) >> 64 << 64)),
        other => other,
    }
}

/// Which hosts are served.
#[derive(Clone, Debug, Default)]
pub(crate) struct Hosts {
    named: Vec<String>,
    listens: Option<IpAddr>,
}

impl Hosts {
    /// Those that were named, this machine by its own names, and the address that is listened to.
    pub(crate) fn new(named: &[String], listens: Option<SocketAddr>) -> Self {
        let named = named.iter().map(|name| name.to_ascii_lowercase()).collect();
        Hosts { named, listens: listens.map(|address| address.ip()) }
    }

    /// A browser may be told that any name is at our address, and its page would be of the same origin as ours. So only
    /// names that we know are served. An address cannot be told to be elsewhere; where we listen to all of ours, any is.
    pub(super) fn check(&self, headers: &HeaderMap) -> Result<(), Fault> {
        let told = headers.get(header::HOST).and_then(|host| host.to_str().ok()).unwrap_or_default();
        let host = without_port(told).to_ascii_lowercase();
        let served = match address(&host) {
            Some(ip) => ip.is_loopback() || self.listens.is_none_or(|own| own.is_unspecified() || own == ip),
            None => host == "localhost",
        };
        if served || self.named.contains(&host) {
            return Ok(());
        }
        Err(Fault::HostUnknown { host })
    }
}

fn without_port(host: &str) -> &str {
    match host.rsplit_once(':') {
        Some((name, port)) if port.bytes().all(|byte| byte.is_ascii_digit()) && !name.ends_with(':') => name,
        _ => host,
    }
}

/// Pages that lie elsewhere and may play here all the same, such as `https://games.example.org`.
#[derive(Clone, Debug, Default)]
pub(crate) struct Origins(pub(crate) Vec<String>);

impl Origins {
    /// Is it a request that only our own page may make, and does another one make it?
    pub(super) fn check(&self, method: &Method, headers: &HeaderMap) -> Result<(), Fault> {
        if matches!(*method, Method::GET | Method::HEAD) {
            return Ok(());
        }
        self.check_sender(headers)
    }

    /// Is it our own page that asks, or one that may?
    pub(super) fn check_sender(&self, headers: &HeaderMap) -> Result<(), Fault> {
        if same_origin(headers) || self.named(headers).is_some() { Ok(()) } else { Err(Fault::OtherOrigin) }
    }

    /// The page elsewhere that asks, if it was named.
    pub(super) fn named<'a>(&self, headers: &'a HeaderMap) -> Option<&'a HeaderValue> {
        headers
            .get(header::ORIGIN)
            .filter(|origin| self.0.iter().any(|own| own.as_bytes() == origin.as_bytes()))
    }
}

/// A browser says where the page comes from. Other programs say nothing, and hold no secrets of a browser.
fn same_origin(headers: &HeaderMap) -> bool {
    let Some(origin) = headers.get(header::ORIGIN) else { return true };
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
    let origin = origin.to_str().ok().and_then(|origin| origin.split_once("://"));
    matches!((origin, host), (Some((_, origin)), Some(host)) if origin.eq_ignore_ascii_case(host))
}

/// The token of a seat that somebody sends along, if they do.
pub(super) fn bearer(headers: &HeaderMap) -> Result<Option<&str>, Fault> {
    let Some(value) = headers.get(header::AUTHORIZATION) else { return Ok(None) };
    let token = value.to_str().ok().and_then(|value| value.strip_prefix("Bearer "));
    token.map(Some).ok_or(Fault::HeaderWrong)
}

/// A form of another site can send any text as `text/plain` without asking first; JSON it cannot.
pub(super) fn is_json(headers: &HeaderMap) -> bool {
    let told = headers.get(header::CONTENT_TYPE).and_then(|told| told.to_str().ok()).unwrap_or_default();
    let kind = told.split(';').next().unwrap_or_default().trim();
    kind.eq_ignore_ascii_case("application/json")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(list: &[(HeaderName, &'static str)]) -> HeaderMap {
        let list = list.iter().map(|(name, value)| (name.clone(), HeaderValue::from_static(value)));
        list.collect()
    }

    #[test]
    fn only_a_trusted_proxy_says_where_a_client_is() {
        let ip = |text: &str| text.parse::<IpAddr>().unwrap();
        let trusted = [ip("127.0.0.1"), ip("10.0.0.2")];
        let of = |peer: &str, told: &'static str| {
            let headers = headers(&[(FORWARDED, told)]);
            Client::of(ip(peer), &headers, &trusted).0.to_string()
        };
        assert_eq!(of("203.0.113.9", "198.51.100.7"), "203.0.113.9", "anybody can write a header");
        assert_eq!(of("127.0.0.1", "198.51.100.7"), "198.51.100.7");
        assert_eq!(of("::ffff:127.0.0.1", "198.51.100.7"), "198.51.100.7");
        assert_eq!(
            of("127.0.0.1", "6.6.6.6, 198.51.100.7, 10.0.0.2"),
            "198.51.100.7",
            "what it was told first is not its own"
        );
        assert_eq!(
            of("127.0.0.1", "198.51.100.7, unknown"),
            "127.0.0.1",
            "what cannot be read ends the list"
        );
        assert_eq!(of("127.0.0.1", "198.51.100.7:4711"), "198.51.100.7");
        assert_eq!(of("127.0.0.1", "[2001:db8:1:2:3:4:5:6]:80"), "2001:db8:1:2::", "counted by its network");
        assert_eq!(Client::of(ip("127.0.0.1"), &HeaderMap::new(), &trusted).0, ip("127.0.0.1"));
    }

    #[test]
    fn a_name_is_served_that_is_known() {
        let all = Hosts::new(&["Onze.example.org".to_owned()], Some("0.0.0.0:4011".parse().unwrap()));
        let one = Hosts::new(&[], Some("192.168.1.20:4011".parse().unwrap()));
        for (host, by_all, by_one) in [
            ("localhost:4011", true, true),
            ("127.0.0.1:4011", true, true),
            ("[::1]:80", true, true),
            ("onze.example.org", true, false),
            ("ONZE.example.org:443", true, false),
            ("192.168.1.20:4011", true, true),
            ("10.0.0.7", true, false),
            ("evil.example", false, false),
            ("localhost.evil.example", false, false),
            ("", false, false),
        ] {
            let asked = headers(&[(header::HOST, host)]);
            assert_eq!((all.check(&asked).is_ok(), one.check(&asked).is_ok()), (by_all, by_one), "{host}");
        }
    }
}
