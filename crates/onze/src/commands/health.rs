//! `onze health`: is a server well? For containers and for whoever watches over one, without a further program.

use std::io::{Error, ErrorKind, Read, Result as IoResult, Write};
use std::net::{TcpStream, ToSocketAddrs};
use std::time::Duration;

use serde_json::Value;

use super::replay::facts;
use crate::failure::Failure;
use crate::texts::{Texts, print};

/// So long it may take to connect, and to hear the next part of the answer.
const PATIENCE: Duration = Duration::from_secs(3);

/// More than any answer of ours.
const LONGEST: u64 = 64 << 10;

pub(crate) fn health(texts: &Texts, url: &str) -> Result<(), Failure> {
    let say = |sentence: &str, error: &str| {
        texts.say(sentence, &facts(&[("url", Value::from(url)), ("error", Value::from(error))]))
    };
    let rest = url.strip_prefix("http://").filter(|rest| !rest.is_empty());
    let (host, path) = rest
        .map(|rest| rest.split_once('/').unwrap_or((rest, "")))
        .ok_or_else(|| Failure::Plain(say("health-wrong-address", "")))?;
    let path = if path.is_empty() { "readyz" } else { path };
    let no_answer = |error: &Error| Failure::No(say("health-no-answer", &error.to_string()));
    match ask(host, path).map_err(|error| no_answer(&error))? {
        200 => print(&say("health-ready", "")),
        status => return Err(Failure::No(say("health-not-ready", &status.to_string()))),
    }
    Ok(())
}

/// The status of an answer.
fn ask(host: &str, path: &str) -> IoResult<u16> {
    let has_port = host.rsplit(':').next().is_some_and(|port| port.parse::<u16>().is_ok());
    let address = if has_port { host.to_owned() } else { format!("{host}:80") };
    let mut last = Error::from(ErrorKind::AddrNotAvailable);
    // A name may stand for several addresses, of which one is listened to.
    for one in address.to_socket_addrs()? {
        match TcpStream::connect_timeout(&one, PATIENCE) {
            Ok(stream) => return status(stream, host, path),
            Err(error) => last = error,
        }
    }
    Err(last)
}

fn status(mut stream: TcpStream, host: &str, path: &str) -> IoResult<u16> {
    stream.set_read_timeout(Some(PATIENCE))?;
    stream.set_write_timeout(Some(PATIENCE))?;
    write!(stream, "GET /{path} HTTP/1.1\r\nhost: {host}\r\nconnection: close\r\n\r\n")?;
    let mut answer = Vec::new();
    stream.take(LONGEST).read_to_end(&mut answer)?;
    let answer = String::from_utf8_lossy(&answer);
    let status = answer.strip_prefix("HTTP/1.1 ").and_then(|rest| rest.get(..3)?.parse().ok());
    status.ok_or_else(|| Error::from(ErrorKind::InvalidData))
}
