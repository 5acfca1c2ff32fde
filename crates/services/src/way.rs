//! A way from a node to its database that can be cut.

use std::io::Result;

use crate::net::Link;
use crate::relay::Relay;

/// A way that can be cut: what is said on it arrives when it is mended, or never.
#[derive(Clone, Debug)]
pub enum Way {
    /// A link to the network namespace in which the database runs.
    Link {
        /// The link.
        link: Link,
        /// The port at its other end.
        port: u16,
    },
    /// A port of this machine that leads to it, where no namespace can be made.
    Relay(Relay),
}

impl Way {
    /// Where it begins, as an address with a port.
    pub fn address(&self) -> String {
        match self {
            Way::Link { link, port } => format!("{}:{port}", link.address()),
            Way::Relay(relay) => format!("127.0.0.1:{}", relay.port()),
        }
    }

    /// Is it a network that is cut?
    pub fn is_network(&self) -> bool {
        matches!(self, Way::Link { .. })
    }

    /// From now on nothing arrives, and nobody is told so.
    pub fn cut(&self) -> Result<()> {
        match self {
            Way::Link { link, .. } => link.cut(),
            Way::Relay(relay) => {
                relay.cut();
                Ok(())
            }
        }
    }

    /// From now on everything arrives again, what was said meanwhile too. A relay can also end all its connections, so that
    /// it is lost.
    pub fn mend(&self, anew: bool) -> Result<()> {
        match self {
            Way::Link { link, .. } => return link.mend(),
            Way::Relay(relay) if anew => relay.mend_anew(),
            Way::Relay(relay) => relay.mend(),
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use std::net::{SocketAddr, TcpStream};
    use std::process::Command;
    use std::time::Duration;

    use crate::Postgres;

    #[test]
    fn a_way_that_is_cut_leads_nowhere_and_the_others_lead_on() {
        let (postgres, ways) = Postgres::start_with_ways(2).unwrap();
        let arrives = |way: usize| {
            let address: SocketAddr = ways[way].address().parse().unwrap();
            // The first words after a link comes up may be lost: the system says them again after a second.
            TcpStream::connect_timeout(&address, Duration::from_secs(4)).is_ok()
        };
        assert!(arrives(0) && arrives(1));
        ways[0].cut().unwrap();
        // A relay takes connections also while it passes nothing on.
        assert!(!ways[0].is_network() || !arrives(0));
        assert!(arrives(1));
        ways[0].mend(false).unwrap();
        assert!(arrives(0) && arrives(1));
        drop((postgres, ways));
        let own = format!("onze-{}-", std::process::id());
        let left = Command::new("ip").args(["netns", "list"]).output();
        let stays = |left: std::process::Output| String::from_utf8_lossy(&left.stdout).contains(&own);
        assert!(!left.is_ok_and(stays), "it is taken away");
    }
}
