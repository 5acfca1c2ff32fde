//! What nobody may exceed, and how whoever starts a server says otherwise.

use std::time::Duration;

/// A limit that can be read: a number, a time, or a size in bytes.
trait Limit: Sized {
    fn read(text: &str) -> Option<Self>;
}

impl Limit for usize {
    fn read(text: &str) -> Option<Self> {
        text.parse().ok()
    }
}

impl Limit for u32 {
    fn read(text: &str) -> Option<Self> {
        text.parse().ok()
    }
}

impl Limit for u64 {
    fn read(text: &str) -> Option<Self> {
        read_size(text)
    }
}

impl Limit for Duration {
    fn read(text: &str) -> Option<Self> {
        read_duration(text)
    }
}

/// Limits, each with its name, its type and what it is unless somebody says otherwise.
macro_rules! limits {
    ($($(#[$doc:meta])+ $name:ident: $type:ty = $default:expr;)+) => {
        /// What nobody may exceed. Whatever is refused for it is told so.
        #[derive(Clone, PartialEq, Eq, Debug)]
        pub struct Limits {
            $($(#[$doc])+ pub $name: $type,)+
        }

        impl Default for Limits {
            fn default() -> Self {
                Limits { $($name: $default),+ }
            }
        }

        impl Limits {
            /// The names of all limits, as whoever starts a server writes them.
            pub fn names() -> impl Iterator<Item = String> {
                [$(stringify!($name)),+].into_iter().map(|name| name.replace('_', "-"))
            }

            /// Sets a limit by its name.
            pub fn set(&mut self, name: &str, value: &str) -> Result<(), LimitError> {
                match &*name.replace('-', "_") {
                    $(stringify!($name) => self.$name = Limit::read(value).ok_or(LimitError::Value)?,)+
                    _ => return Err(LimitError::Unknown),
                }
                Ok(())
            }
        }
    };
}

limits! {
    /// Bytes of a request body.
    body: usize = 16 << 10;
    /// Bytes of a message on a socket.
    message: usize = 4 << 10;
    /// Messages a second on one socket, on average.
    messages_per_second: u32 = 20;
    /// Requests a minute from one address that make or join a match, on average.
    changes_per_minute: u32 = 30;
    /// Other requests a minute from one address, on average.
    requests_per_minute: u32 = 600;
    /// Choices, offers and answers a minute from one address over all its sockets, on average.
    moves_per_minute: u32 = 600;
    /// Hellos a minute from one address over all its sockets, on average.
    hellos_per_minute: u32 = 300;
    /// Finished matches an hour that are explained to one address, on average.
    analyses_per_hour: u32 = 30;
    /// Bytes a day that are kept for one address, on average; a quarter of it at once.
    kept_per_day: u64 = 64 << 20;
    /// Steps of one match.
    steps: usize = 100_000;
    /// Bytes of the record of one match.
    record: u64 = 16 << 20;
    /// Bytes of the whole database. From nine tenths of it on no match is begun, and at the end of it nothing is kept.
    database: u64 = 16 << 30;
    /// Open connections from one address, sockets included.
    connections_per_address: usize = 256;
    /// Open connections, sockets included.
    connections: usize = 20_000;
    /// Changes that wait for a reader before it is disconnected.
    queue: usize = 32;
    /// How long a reader may take for one frame.
    send_time: Duration = Duration::from_secs(10);
    /// How long a client has for the head of a request.
    head_time: Duration = Duration::from_secs(10);
    /// How long it then has for the body.
    body_time: Duration = Duration::from_secs(10);
    /// After this long without a word a client is asked whether it is there, and after twice this it is not.
    silence: Duration = Duration::from_secs(30);
    /// Matches without anybody leave memory after this long.
    idle: Duration = Duration::from_secs(10);
    /// Computer players that think at the same time; of those that play among themselves, half as many.
    thinkers: usize = cores();
    /// Of them, those in matches that one address looks at.
    thinkers_per_address: usize = cores().div_ceil(2);
    /// Computers among themselves make a step no sooner than this after the last one.
    show_pace: Duration = Duration::from_millis(100);
    /// Questions (`look` and `ask`) that are answered at the same time.
    answers: usize = cores();
    /// Of them, those from one address.
    answers_per_address: usize = cores().div_ceil(2);
    /// How long a computer player may think; then it plays any of its choices.
    thinking_time: Duration = Duration::from_secs(10);
    /// Files that are drawn for the printer at the same time; whoever comes then is asked to wait.
    printers: usize = 2;
    /// How long somebody must have been away before the others may agree on a stand-in.
    away: Duration = Duration::from_mins(1);
    /// Tokens in one list of matches, and in one hello.
    tokens: usize = 200;
    /// Commitments that wait for their match; then the oldest is forgotten.
    commitments: usize = 4096;
    /// How long a commitment waits for its match.
    commitment_time: Duration = Duration::from_mins(10);
}

fn cores() -> usize {
    std::thread::available_parallelism().map_or(1, std::num::NonZero::get)
}

/// A limit cannot be set so.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LimitError {
    /// There is no such limit.
    Unknown,
    /// It is no number, no time such as `500ms`, `10s` or `5m`, or no size such as `64MB`.
    Value,
}

/// A size in bytes, or such as `100KB`, `64MB` or `16GB`, by 1024.
fn read_size(text: &str) -> Option<u64> {
    let (number, unit) = text.split_at(text.find(|c: char| !c.is_ascii_digit()).unwrap_or(text.len()));
    let power = ["", "KB", "MB", "GB"].into_iter().position(|known| known == unit)?;
    number.parse::<u64>().ok()?.checked_mul(1 << (10 * power))
}

/// A time such as `500ms`, `10s`, `5m`, `12h` or `90d`.
pub fn read_duration(text: &str) -> Option<Duration> {
    let (number, unit) = text.split_at(text.find(|c: char| !c.is_ascii_digit())?);
    let number: u64 = number.parse().ok()?;
    let seconds = |each: u64| number.checked_mul(each).map(Duration::from_secs);
    match unit {
        "ms" => Some(Duration::from_millis(number)),
        "s" => seconds(1),
        "m" => seconds(60),
        "h" => seconds(3_600),
        "d" => seconds(86_400),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_limit_is_set_by_its_name() {
        let mut limits = Limits::default();
        for name in Limits::names() {
            let set = [limits.set(&name, "7"), limits.set(&name, "7s")];
            assert!(set.contains(&Ok(())) && set.contains(&Err(LimitError::Value)), "{name}");
        }
        assert_eq!((limits.changes_per_minute, limits.silence), (7, Duration::from_secs(7)));
        assert_eq!(limits.set("patience", "7"), Err(LimitError::Unknown));
        assert_eq!(limits.set("connections", "-1"), Err(LimitError::Value));
    }

    #[test]
    fn a_size_may_have_a_unit() {
        let known = [("7", 7), ("100KB", 102_400), ("64MB", 64 << 20), ("16GB", 16 << 30)];
        for (text, bytes) in known {
            assert_eq!(read_size(text), Some(bytes), "{text}");
        }
        for wrong in
            ["", "MB", "7 MB", "7TB", "-1", "1.5GB", "99999999999999999999", "18446744073709551615GB"]
        {
            assert_eq!(read_size(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn a_time_has_a_unit() {
        let known = [("500ms", 500), ("10s", 10_000), ("5m", 300_000), ("2h", 7_200_000), ("1d", 86_400_000)];
        for (text, millis) in known {
            assert_eq!(read_duration(text), Some(Duration::from_millis(millis)), "{text}");
        }
        for wrong in ["", "7", "s", "7y", "-1s", "1.5s", "99999999999999999999s", "18446744073709551615d"] {
            assert_eq!(read_duration(wrong), None, "{wrong}");
        }
    }
}
