//! NATS, by which nodes speak to each other.

use std::io::{BufRead, BufReader, Error, Result};
use std::net::TcpStream;
use std::process::{Child, Command, Stdio};
use std::thread::sleep;
use std::time::Duration;

use crate::{free_port, times_of};

/// How often it is asked whether it is there, and how long apart.
const TRIES: u32 = 400;
const PAUSE: Duration = Duration::from_millis(25);

/// A server that runs until it is dropped.
#[derive(Debug)]
pub struct Nats {
    port: u16,
    /// Further words for its program, such as whom it lets in.
    words: Vec<String>,
    process: Option<Child>,
}

impl Nats {
    /// Is its program on this machine?
    pub fn is_installed() -> bool {
        Command::new("nats-server").arg("--version").output().is_ok_and(|output| output.status.success())
    }

    /// Makes a server and waits until it answers.
    pub fn start() -> Result<Self> {
        Nats::start_with(&[])
    }

    /// The same with further words for its program, such as `--user` or `--tlscert`.
    pub fn start_with(words: &[&str]) -> Result<Self> {
        let words = words.iter().map(|&word| word.to_owned()).collect();
        let mut nats = Nats { port: free_port()?, words, process: None };
        nats.start_again()?;
        Ok(nats)
    }

    /// Starts it once more at the same address. It has kept nothing.
    pub fn start_again(&mut self) -> Result<()> {
        let mut server = Command::new("setpriv");
        server.args(["--pdeathsig", "KILL", "--", "nats-server", "-a", "127.0.0.1"]);
        server.args(["-p", &self.port.to_string()]).args(&self.words);
        self.process = Some(server.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null()).spawn()?);
        for _ in 0..TRIES {
            if self.answers() {
                return Ok(());
            }
            sleep(PAUSE);
        }
        Err(Error::other("NATS does not start: install the package `nats-server`"))
    }

    /// It says who it is to whoever connects.
    fn answers(&self) -> bool {
        let Ok(stream) = TcpStream::connect(("127.0.0.1", self.port)) else { return false };
        let mut said = String::new();
        BufReader::new(stream).read_line(&mut said).is_ok() && said.starts_with("INFO")
    }

    /// The port on this machine.
    pub fn port(&self) -> u16 {
        self.port
    }

    /// Where it is.
    pub fn url(&self) -> String {
        format!("nats://127.0.0.1:{}", self.port)
    }

    /// Ends it at once.
    pub fn kill(&mut self) -> Result<()> {
        let Some(mut process) = self.process.take() else { return Ok(()) };
        process.kill()?;
        process.wait().map(drop)
    }

    /// Processor time so far.
    pub fn cpu(&self) -> Result<Duration> {
        self.process.as_ref().map_or(Ok(Duration::ZERO), |process| times_of(process.id(), false))
    }
}

impl Drop for Nats {
    fn drop(&mut self) {
        drop(self.kill());
    }
}
