//! The services that several nodes share, from the packages of the system, each in a folder that goes away with it: for
//! tests, measurements and `cargo xtask cluster`. Nothing here is for a server that people use.
//!
//! ```no_run
//! let postgres = onze_services::Postgres::start()?;
//! println!("onze serve --db {}", postgres.url());
//! # Ok::<(), std::io::Error>(())
//! ```

mod nats;
mod net;
mod postgres;
mod proxy;
mod relay;
mod way;

use std::fs;
use std::io::Result;
use std::net::TcpListener;
use std::time::Duration;

pub use nats::Nats;
pub use net::Link;
pub use postgres::Postgres;
pub use proxy::Proxy;
pub use relay::Relay;
pub use way::Way;

/// A port of this machine that nobody listens to.
pub fn free_port() -> Result<u16> {
    Ok(TcpListener::bind("127.0.0.1:0")?.local_addr()?.port())
}

/// Processor time of a process, on request with that of its children that have ended.
fn times_of(id: u32, with_ended: bool) -> Result<Duration> {
    let stat = fs::read_to_string(format!("/proc/{id}/stat"))?;
    // Its name is in brackets and may hold anything; user and system time are the 12th and 13th fields behind it.
    let fields = stat.rsplit_once(')').map_or("", |(_, fields)| fields);
    let ticks = fields.split_whitespace().skip(11).take(if with_ended { 4 } else { 2 });
    let ticks: u64 = ticks.filter_map(|field| field.parse::<u64>().ok()).sum();
    // A hundred of them are a second on every Linux.
    Ok(Duration::from_millis(10 * ticks))
}
