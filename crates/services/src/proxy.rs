//! nginx before the nodes: a page lands on any of them, and on another one if its own is gone.

use std::fmt::Write;
use std::fs::File;
use std::io::{Error, Result};
use std::net::TcpStream;
use std::process::{Child, Command, Stdio};
use std::thread::sleep;
use std::time::Duration;

use tempfile::TempDir;

const TRIES: u32 = 400;
const PAUSE: Duration = Duration::from_millis(25);

/// A proxy that runs until it is dropped.
#[derive(Debug)]
pub struct Proxy {
    port: u16,
    _folder: TempDir,
    process: Child,
}

impl Proxy {
    /// Is its program on this machine?
    pub fn is_installed() -> bool {
        Command::new("nginx").arg("-v").output().is_ok_and(|output| output.status.success())
    }

    /// Listens to this machine at a port and passes on to these nodes, written as `127.0.0.1:4011`.
    pub fn start(port: u16, nodes: &[String]) -> Result<Self> {
        Proxy::start_as(port, &before(port, nodes))
    }

    /// The same with what stands in its section `http`, which listens to that port.
    pub fn start_as(port: u16, http: &str) -> Result<Self> {
        let folder = tempfile::Builder::new().prefix("onze-nginx-").tempdir()?;
        let path = folder.path().join("nginx.conf");
        std::fs::write(&path, config(http))?;
        let log = folder.path().join("log");
        let mut nginx = Command::new("setpriv");
        nginx.args(["--pdeathsig", "TERM", "--", "nginx", "-e", "stderr", "-p"]).arg(folder.path());
        nginx.arg("-c").arg(&path).stdin(Stdio::null()).stdout(Stdio::null()).stderr(File::create(&log)?);
        let mut proxy = Proxy { port, process: nginx.spawn()?, _folder: folder };
        for _ in 0..TRIES {
            if TcpStream::connect(("127.0.0.1", port)).is_ok() {
                return Ok(proxy);
            }
            if proxy.process.try_wait()?.is_some() {
                break;
            }
            sleep(PAUSE);
        }
        let why = std::fs::read_to_string(log).unwrap_or_default();
        let help = "install the package `nginx-light`, or free the port";
        Err(Error::other(format!("nginx does not start: {help} ({})", why.trim())))
    }

    /// Where it is.
    pub fn url(&self) -> String {
        format!("http://127.0.0.1:{}", self.port)
    }
}

impl Drop for Proxy {
    fn drop(&mut self) {
        // It ends its workers itself if it is asked to.
        drop(Command::new("kill").arg(self.process.id().to_string()).status());
        drop(self.process.wait());
    }
}

/// Takes turns; whoever does not answer is passed over for a second.
fn before(port: u16, nodes: &[String]) -> String {
    let mut servers = String::new();
    for node in nodes {
        let _ = write!(servers, " server {node} max_fails=1 fail_timeout=1s;");
    }
    format!(
        "  map $http_upgrade $connection_upgrade {{ default upgrade; '' ''; }}
  upstream nodes {{{servers} }}
  server {{ listen 127.0.0.1:{port};
    location / {{
      proxy_pass http://nodes; proxy_http_version 1.1; proxy_read_timeout 1h; proxy_connect_timeout 2s;
      proxy_next_upstream error timeout http_503;
      proxy_set_header Host $http_host; proxy_set_header X-Forwarded-For $remote_addr;
      proxy_set_header Upgrade $http_upgrade; proxy_set_header Connection $connection_upgrade;
    }}
  }}
"
    )
}

/// All that is around it, with what it writes in its own folder.
fn config(http: &str) -> String {
    let folders: String = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
        .map(|name| format!(" {name}_temp_path tmp;"))
        .concat();
    format!(
        "daemon off; user root; worker_processes 1; pid nginx.pid; error_log stderr crit;
events {{ worker_connections 4096; }}
http {{ access_log off;{folders}
{http}}}
"
    )
}
