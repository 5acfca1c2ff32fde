//! Where a friend in the same network reaches this server.

use std::net::{IpAddr, Ipv4Addr, SocketAddr, UdpSocket};
use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use onze_session::protocol::Addresses;

use crate::app::App;

pub(super) async fn addresses(State(app): State<Arc<App>>) -> Json<Addresses> {
    let reached = app.listens.and_then(|listens| reached(listens, own_address));
    Json(Addresses { addresses: reached.map(|address| format!("http://{address}")).into_iter().collect() })
}

/// The address under which others reach a server that listens here, if they do. `own` is that of this machine.
fn reached(listens: SocketAddr, own: impl FnOnce() -> Option<IpAddr>) -> Option<SocketAddr> {
    let ip = if listens.ip().is_unspecified() { own()? } else { listens.ip() };
    (!ip.is_loopback() && !ip.is_unspecified()).then(|| SocketAddr::new(ip, listens.port()))
}

/// The address that this machine would send from. Connecting a datagram socket sends nothing: it asks the routes.
/// The address beyond them is one that documentation may use and nobody has.
fn own_address() -> Option<IpAddr> {
    let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok()?;
    socket.connect((Ipv4Addr::new(192, 0, 2, 1), 9)).ok()?;
    Some(socket.local_addr().ok()?.ip())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_leads_others_here_or_is_not_told() {
        let told = |listens: &str, own: Option<&str>| {
            let own = own.map(|own| own.parse().unwrap());
            reached(listens.parse().unwrap(), || own).map(|address| address.to_string())
        };
        assert_eq!(told("127.0.0.1:8320", Some("192.168.1.20")), None, "only this machine is listened to");
        assert_eq!(told("[::1]:8320", Some("192.168.1.20")), None);
        assert_eq!(told("0.0.0.0:8320", Some("192.168.1.20")).as_deref(), Some("192.168.1.20:8320"));
        assert_eq!(told("0.0.0.0:8320", None), None, "a machine without a network");
        assert_eq!(told("0.0.0.0:8320", Some("127.0.0.1")), None);
        assert_eq!(told("10.0.0.7:80", None).as_deref(), Some("10.0.0.7:80"));
        assert_eq!(told("[fe80::7]:80", None).as_deref(), Some("[fe80::7]:80"));
    }
}
