//! The process under test, and what it costs.

use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use super::BenchError;

/// The process with the server.
pub(super) struct UnderTest {
    process: Child,
    address: String,
}

impl UnderTest {
    pub(super) fn start(command: &mut Command) -> Result<Self, BenchError> {
        let mut process = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn()?;
        let mut address = String::new();
        if let Some(out) = process.stdout.take() {
            BufReader::new(out).read_line(&mut address)?;
        }
        Ok(UnderTest { process, address: address.trim().to_owned() })
    }

    pub(super) fn address(&self) -> &str {
        &self.address
    }

    fn proc(&self, file: &str) -> Result<String, BenchError> {
        Ok(std::fs::read_to_string(format!("/proc/{}/{file}", self.process.id()))?)
    }

    /// Resident memory in bytes.
    pub(super) fn memory(&self) -> Result<u64, BenchError> {
        let status = self.proc("status")?;
        let kib = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        let kib = kib.and_then(|line| line.split_whitespace().next()?.parse::<u64>().ok());
        Ok(kib.unwrap_or(0) * 1024)
    }

    /// Processor time so far.
    pub(super) fn cpu(&self) -> Result<Duration, BenchError> {
        let stat = self.proc("stat")?;
        // After the name in parentheses: the 12th and 13th fields, in hundredths of a second.
        let fields = stat.rsplit_once(") ").map_or("", |(_, rest)| rest).split(' ');
        let ticks: u64 = fields.skip(11).take(2).filter_map(|field| field.parse::<u64>().ok()).sum();
        Ok(Duration::from_millis(ticks * 10))
    }
}

impl Drop for UnderTest {
    fn drop(&mut self) {
        // The end of its input is its signal to stop.
        drop(self.process.stdin.take());
        drop(self.process.wait());
    }
}
