//! The process under test, and what it costs.

use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use crate::BenchError;

/// The process with the server.
pub(crate) struct UnderTest {
    process: Child,
    address: String,
}

impl UnderTest {
    pub(crate) fn start(command: &mut Command) -> Result<Self, BenchError> {
        let mut process = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn()?;
        let mut address = String::new();
        if let Some(out) = process.stdout.take() {
            BufReader::new(out).read_line(&mut address)?;
        }
        Ok(UnderTest { process, address: address.trim().to_owned() })
    }

    pub(crate) fn address(&self) -> &str {
        &self.address
    }

    fn proc(&self, file: &str) -> Result<String, BenchError> {
        Ok(std::fs::read_to_string(format!("/proc/{}/{file}", self.process.id()))?)
    }

    /// Resident memory in bytes.
    pub(crate) fn memory(&self) -> Result<u64, BenchError> {
        let status = self.proc("status")?;
        let kib = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        let kib = kib.and_then(|line| line.split_whitespace().next()?.parse::<u64>().ok());
        Ok(kib.unwrap_or(0) * 1024)
    }

    /// Ends it at once.
    pub(crate) fn kill(&mut self) -> Result<(), BenchError> {
        self.process.kill()?;
        self.process.wait()?;
        Ok(())
    }

    /// Tells it to stop, and waits until it has.
    pub(crate) fn stop(&mut self) -> Result<(), BenchError> {
        drop(self.process.stdin.take());
        self.process.wait()?;
        Ok(())
    }

    /// Processor time so far of the threads that there are: the first field of each, in nanoseconds.
    pub(crate) fn cpu(&self) -> Result<Duration, BenchError> {
        let mut sum = 0;
        for thread in std::fs::read_dir(format!("/proc/{}/task", self.process.id()))? {
            // A thread may end meanwhile.
            let stat = std::fs::read_to_string(thread?.path().join("schedstat")).unwrap_or_default();
            sum += stat.split(' ').next().and_then(|field| field.parse::<u64>().ok()).unwrap_or(0);
        }
        Ok(Duration::from_nanos(sum))
    }
}

impl Drop for UnderTest {
    fn drop(&mut self) {
        // The end of its input is its signal to stop.
        drop(self.process.stdin.take());
        drop(self.process.wait());
    }
}
