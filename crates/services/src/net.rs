//! A network namespace for a service, with links to it that can be cut as a cable is. Nothing of it leaves this machine.

use std::io::{Error, Result};
use std::net::Ipv4Addr;
use std::path::Path;
use std::process::Command;
use std::sync::atomic::{AtomicU32, Ordering};

/// The first address for links: a range that is set aside for trying out networks (RFC 2544).
const FIRST: u32 = 0xc612_0000;

/// So many links a process may have, and so many processes may have some at the same time. Each link takes four addresses.
const LINKS: u32 = 8;
const PROCESSES: u32 = 4096;

/// All of them.
pub(crate) const ADDRESSES: &str = "198.18.0.0/15";

/// No command for the network takes longer than this, in seconds.
const PATIENCE: &str = "10";

static NEXT: AtomicU32 = AtomicU32::new(0);

/// A namespace and its links. It goes away when it is dropped, after whatever runs in it.
#[derive(Debug)]
pub(crate) struct Net {
    name: String,
    links: Vec<Link>,
}

/// A link from this machine into a namespace.
#[derive(Clone, Debug)]
pub struct Link {
    namespace: String,
    /// Its end on this machine.
    near: String,
    /// Its other end, and the address there.
    far: String,
    address: Ipv4Addr,
}

impl Net {
    /// Makes one with so many links. Only root may, and not everywhere.
    pub(crate) fn make(n_links: usize) -> Result<Self> {
        sweep()?;
        let (id, number) = (std::process::id(), NEXT.fetch_add(1, Ordering::Relaxed));
        let name = format!("onze-{id}-{number}");
        ip(&["netns", "add", &name])?;
        // From here on, whatever fails, it goes away.
        let mut net = Net { name, links: Vec::new() };
        ip(&["-n", &net.name, "link", "set", "lo", "up"])?;
        for _ in 0..n_links {
            let number = NEXT.fetch_add(1, Ordering::Relaxed) % LINKS;
            net.link(id, number)?;
        }
        Ok(net)
    }

    fn link(&mut self, id: u32, number: u32) -> Result<()> {
        let first = FIRST + 4 * (LINKS * (id % PROCESSES) + number);
        let [own, address] = [first + 1, first + 2].map(Ipv4Addr::from);
        let (namespace, near) = (self.name.clone(), format!("oz{id}n{number}"));
        let link = Link { namespace, far: format!("{near}f"), near, address };
        let Link { namespace, near, far, address } = &link;
        ip(&["link", "add", near, "type", "veth", "peer", "name", far, "netns", namespace])?;
        self.links.push(link.clone());
        ip(&["addr", "add", &format!("{own}/30"), "dev", near])?;
        ip(&["-n", namespace, "addr", "add", &format!("{address}/30"), "dev", far])?;
        ip(&["link", "set", near, "up"])?;
        ip(&["-n", namespace, "link", "set", far, "up"])
    }

    pub(crate) fn links(&self) -> Vec<Link> {
        self.links.clone()
    }

    /// A command that runs in it.
    pub(crate) fn command(&self, program: &str) -> Command {
        let mut command = Command::new("ip");
        command.args(["netns", "exec", &self.name, program]);
        command
    }
}

impl Link {
    /// The address at its other end.
    pub fn address(&self) -> Ipv4Addr {
        self.address
    }

    /// Cuts it at its other end: nobody here is told.
    pub fn cut(&self) -> Result<()> {
        ip(&["-n", &self.namespace, "link", "set", &self.far, "down"])
    }

    /// Mends it: what was not heard is said again by whoever is still there.
    pub fn mend(&self) -> Result<()> {
        ip(&["-n", &self.namespace, "link", "set", &self.far, "up"])
    }
}

impl Drop for Net {
    fn drop(&mut self) {
        for link in &self.links {
            drop(ip(&["link", "del", &link.near]));
        }
        drop(ip(&["netns", "del", &self.name]));
    }
}

/// Takes away namespaces of processes that were killed.
fn sweep() -> Result<()> {
    let list = run(&["netns", "list"])?;
    for name in list.lines().filter_map(|line| line.split(' ').next()) {
        let id = name.strip_prefix("onze-").and_then(|rest| rest.split('-').next());
        if id.is_some_and(|id| !Path::new("/proc").join(id).exists()) {
            // Its links go with it. Somebody else may just be doing the same.
            drop(ip(&["netns", "del", name]));
        }
    }
    Ok(())
}

fn ip(args: &[&str]) -> Result<()> {
    run(args).map(drop)
}

fn run(args: &[&str]) -> Result<String> {
    let output = Command::new("timeout").args([PATIENCE, "ip"]).args(args).output()?;
    if output.status.success() {
        return Ok(String::from_utf8_lossy(&output.stdout).into_owned());
    }
    let why = String::from_utf8_lossy(&output.stderr);
    Err(Error::other(format!("ip {}: {}", args.join(" "), why.trim())))
}
