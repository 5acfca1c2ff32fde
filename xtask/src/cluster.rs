//! `cargo xtask cluster`: all that several nodes need, on this machine, until Ctrl-C.

use std::io::{BufRead, BufReader, Error, Result};
use std::process::{Child, Command, Stdio};

use onze_services::{Nats, Postgres, Proxy, free_port};

/// Nodes with a `PostgreSQL`, a NATS and a proxy before them.
pub(crate) struct Cluster {
    nodes: Vec<Node>,
    proxy: Proxy,
    // They end after the nodes: fields are dropped in this order.
    nats: Nats,
    hears: bool,
    _postgres: Postgres,
}

/// A server that runs until it is dropped.
pub(crate) struct Node {
    process: Child,
    address: String,
}

impl Cluster {
    /// Starts this program as so many nodes, and a proxy before them at this port; 0 for any.
    pub(crate) fn start(program: &str, n_nodes: usize, port: u16) -> Result<Self> {
        let (postgres, nats) = (Postgres::start()?, Nats::start()?);
        let (db, bus) = (postgres.url(), nats.url());
        let words = ["--db", &db, "--nats", &bus, "--trusted-proxy", "127.0.0.1"];
        let nodes = (0..n_nodes).map(|_| Node::start(program, &words));
        let nodes = nodes.collect::<Result<Vec<_>>>()?;
        let addresses: Vec<_> = nodes.iter().map(|node| node.address.clone()).collect();
        let proxy = Proxy::start(if port == 0 { free_port()? } else { port }, &addresses)?;
        Ok(Cluster { nodes, proxy, nats, hears: true, _postgres: postgres })
    }

    /// Takes NATS away, or brings it back: what nodes do without it is seen in their pages.
    pub(crate) fn turn_nats(&mut self) -> Result<()> {
        self.hears = !self.hears;
        if self.hears { self.nats.start_again() } else { self.nats.kill() }
    }

    /// Where pages go, and where each node is by itself.
    pub(crate) fn tell(&self) -> String {
        let nodes: Vec<_> = self.nodes.iter().map(Node::url).collect();
        format!("{} (nodes: {})", self.proxy.url(), nodes.join(", "))
    }
}

impl Node {
    /// Starts this program as a server of this machine, with more words for it.
    pub(crate) fn start(program: &str, more: &[&str]) -> Result<Self> {
        let mut serve = Command::new(program);
        serve.args(["serve", "--no-open", "--lang", "en", "--addr", "127.0.0.1:0"]).args(more);
        let mut process = serve.stdin(Stdio::null()).stdout(Stdio::piped()).spawn()?;
        let mut said = String::new();
        if let Some(out) = process.stdout.take() {
            BufReader::new(out).read_line(&mut said)?;
        }
        let address = said.split_once("http://").map(|(_, rest)| rest);
        let address =
            address.and_then(|rest| rest.split(|c: char| c != '.' && c != ':' && !c.is_ascii_digit()).next());
        let address = address.ok_or_else(|| Error::other(format!("a node does not start: {said}")))?;
        Ok(Node { address: address.trim_end_matches('.').to_owned(), process })
    }

    /// Where it is.
    pub(crate) fn url(&self) -> String {
        format!("http://{}", self.address)
    }
}

impl Drop for Node {
    fn drop(&mut self) {
        // In order: its pages move over to the others.
        drop(Command::new("kill").arg(self.process.id().to_string()).status());
        drop(self.process.wait());
    }
}
