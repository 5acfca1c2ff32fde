//! What the system says of this process, under the names that the libraries of Prometheus use. Where there is no `/proc`
//! nothing is told.

use std::fs;

use super::Exposition;

/// A hundred of them are a second on every Linux.
#[allow(clippy::cast_precision_loss)] // seconds, to look at
fn seconds(ticks: u64) -> f64 {
    ticks as f64 / 100.0
}

pub(super) fn tell(told: &mut Exposition) {
    let read = |file: &str| fs::read_to_string(format!("/proc/{file}")).unwrap_or_default();
    let (stat, status, limits) = (read("self/stat"), read("self/status"), read("self/limits"));
    // The name of the process is in brackets and may hold anything; the third field comes behind it.
    let fields = stat.rsplit_once(')').map_or("", |(_, fields)| fields);
    let field = |n: usize| fields.split_whitespace().nth(n - 3).and_then(|field| field.parse::<u64>().ok());
    if let (Some(user), Some(system)) = (field(14), field(15)) {
        told.counter("process_cpu_seconds_total", "processor time", seconds(user + system));
    }
    let booted = read("stat").lines().find_map(|line| line.strip_prefix("btime ")?.parse::<u64>().ok());
    if let (Some(booted), Some(started)) = (booted, field(22)) {
        let start = seconds(100 * booted + started);
        told.gauge("process_start_time_seconds", "when it was started, in seconds since 1970", start);
    }
    for (line, name, help, unit) in [
        ("VmRSS:", "process_resident_memory_bytes", "memory that it has", 1024),
        ("VmSize:", "process_virtual_memory_bytes", "memory that it was promised", 1024),
        ("Threads:", "process_threads", "threads", 1),
    ] {
        if let Some(value) = number(&status, line) {
            told.gauge(name, help, unit * value);
        }
    }
    if let Ok(open) = fs::read_dir("/proc/self/fd") {
        told.gauge("process_open_fds", "open files and connections", open.count());
    }
    if let Some(most) = number(&limits, "Max open files") {
        told.gauge("process_max_fds", "as many may be open", most);
    }
}

/// The first number of the line that begins like this.
fn number(text: &str, line: &str) -> Option<u64> {
    text.lines().find_map(|one| one.strip_prefix(line)?.split_whitespace().next()?.parse().ok())
}
