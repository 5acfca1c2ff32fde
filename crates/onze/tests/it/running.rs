//! A server as a user starts it.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, Command, Stdio};

use serde_json::Value;

/// A server that runs until it is dropped.
pub(crate) struct Running {
    process: Child,
    /// Where it listens, such as `127.0.0.1:4011`.
    pub(crate) address: String,
}

impl Running {
    /// Starts it with these words after `onze`, in a folder where it also keeps its data.
    pub(crate) fn start(args: &[&str], folder: &Path) -> Self {
        Running::start_with_log(args, folder, Stdio::null())
    }

    pub(crate) fn start_with_log(args: &[&str], folder: &Path, log: impl Into<Stdio>) -> Self {
        let mut command = Command::new(env!("CARGO_BIN_EXE_onze"));
        command.args(args).current_dir(folder).env("XDG_DATA_HOME", folder).env("LC_ALL", "C");
        let mut process = command.stdout(Stdio::piped()).stderr(log).spawn().unwrap();
        let mut line = String::new();
        BufReader::new(process.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let address = line.split_once("http://").unwrap_or_else(|| panic!("{args:?}: {line}")).1;
        let address = address.split(". ").next().unwrap().to_owned();
        Running { process, address }
    }

    /// Makes a match for two on one device; the answer is what it is told.
    pub(crate) fn make_match(&self) -> Value {
        let body = r#"{"game":"chifootmi","seats":{"R":"me","B":"device"}}"#;
        let (status, answer) = ask(&self.address, "POST", "/api/matches", body);
        assert_eq!(status, 201, "{answer}");
        serde_json::from_str(&answer).unwrap()
    }

    /// The end that a service manager asks for.
    pub(crate) fn stop(mut self) {
        let told = Command::new("kill").arg(self.process.id().to_string()).status().unwrap();
        assert!(told.success() && self.process.wait().unwrap().success());
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        drop(self.process.kill());
        drop(self.process.wait());
    }
}

/// A request to a server on this machine: status and body.
pub(crate) fn ask(address: &str, method: &str, path: &str, body: &str) -> (u16, String) {
    let stream = TcpStream::connect(address).unwrap();
    ask_over(stream, &format!("{method} {path} HTTP/1.1\r\nhost: {address}\r\n"), body)
}

/// The same over any stream, with a head that names method, path, host and what else there is.
pub(crate) fn ask_over(mut stream: impl Read + Write, head: &str, body: &str) -> (u16, String) {
    let kind = if body.is_empty() { "" } else { "content-type: application/json\r\n" };
    let length = body.len();
    let text = format!("{head}connection: close\r\n{kind}content-length: {length}\r\n\r\n{body}");
    stream.write_all(text.as_bytes()).unwrap();
    stream.flush().unwrap();
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).unwrap();
    let answer = String::from_utf8_lossy(&answer);
    let (head, body) = answer.split_once("\r\n\r\n").unwrap_or((&answer, ""));
    let status = head.split(' ').nth(1).and_then(|status| status.parse().ok()).unwrap_or(0);
    (status, body.to_owned())
}

/// What is counted, told at this address.
pub(crate) fn metrics(address: &str) -> String {
    let (status, text) = ask(address, "GET", "/metrics", "");
    assert_eq!(status, 200, "{text}");
    text
}

/// One number of it.
pub(crate) fn metric(address: &str, name: &str) -> f64 {
    let text = metrics(address);
    let line = text.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
    line.unwrap_or_else(|| panic!("{name}: {text}")).parse().unwrap()
}

/// Waits until one number fits.
pub(crate) fn wait_for(address: &str, name: &str, fits: impl Fn(f64) -> bool) {
    while !fits(metric(address, name)) {
        std::thread::yield_now();
    }
}
