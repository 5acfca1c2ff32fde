//! What nobody may exceed, and how whoever starts a server says otherwise.

use std::time::Duration;

/// What nobody may exceed. Whatever is refused for it is told so.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Limits {
    /// Bytes of a request body.
    pub body: usize,
    /// Bytes of a message on a socket.
    pub message: usize,
    /// Messages a second on one socket, on average.
    pub messages_per_second: u32,
    /// Requests a minute from one address that make or join a match, on average.
    pub changes_per_minute: u32,
    /// Other requests a minute from one address, on average.
    pub requests_per_minute: u32,
    /// Choices, offers and answers a minute from one address over all its sockets, on average.
    pub moves_per_minute: u32,
    /// Hellos a minute from one address over all its sockets, on average.
    pub hellos_per_minute: u32,
    /// Finished matches an hour that are explained to one address, on average.
    pub analyses_per_hour: u32,
    /// Bytes a day that are kept for one address, on average; a quarter of it at once.
    pub kept_per_day: u64,
    /// Steps of one match.
    pub steps: usize,
    /// Bytes of the record of one match.
    pub record: u64,
    /// Bytes of the whole database. From nine tenths of it on no match is begun, and at the end of it nothing is kept.
    pub database: u64,
    /// Open connections from one address, sockets included.
    pub connections_per_address: usize,
    /// Open connections, sockets included.
    pub connections: usize,
    /// Changes that wait for a reader before it is disconnected.
    pub queue: usize,
    /// How long a reader may take for one frame.
    pub send_time: Duration,
    /// How long a client has for the head of a request.
    pub head_time: Duration,
    /// How long it then has for the body.
    pub body_time: Duration,
    /// After this long without a word a client is asked whether it is there, and after twice this it is not.
    pub silence: Duration,
    /// Matches without anybody leave memory after this long.
    pub idle: Duration,
    /// Computer players that think at the same time; of those that play among themselves, half as many.
    pub thinkers: usize,
    /// Of them, those in matches that one address looks at.
    pub thinkers_per_address: usize,
    /// Computers among themselves make a step no sooner than this after the last one.
    pub show_pace: Duration,
    /// Questions (`look` and `ask`) that are answered at the same time.
    pub answers: usize,
    /// Of them, those from one address.
    pub answers_per_address: usize,
    /// How long a computer player may think; then it plays any of its choices.
    pub thinking_time: Duration,
    /// Files that are drawn for the printer at the same time; whoever comes then is asked to wait.
    pub printers: usize,
    /// How long somebody must have been away before the others may agree on a stand-in.
    pub away: Duration,
    /// Tokens in one list of matches, and in one hello.
    pub tokens: usize,
    /// Commitments that wait for their match; then the oldest is forgotten.
    pub commitments: usize,
    /// How long a commitment waits for its match.
    pub commitment_time: Duration,
}

impl Default for Limits {
    fn default() -> Self {
        let cores = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
        Limits {
            body: 16 << 10,
            message: 4 << 10,
            messages_per_second: 20,
            changes_per_minute: 30,
            requests_per_minute: 600,
            moves_per_minute: 600,
            hellos_per_minute: 300,
            analyses_per_hour: 30,
            kept_per_day: 64 << 20,
            steps: 100_000,
            record: 16 << 20,
            database: 16 << 30,
            connections_per_address: 256,
            connections: 20_000,
            queue: 32,
            send_time: Duration::from_secs(10),
            head_time: Duration::from_secs(10),
            body_time: Duration::from_secs(10),
            silence: Duration::from_secs(30),
            idle: Duration::from_secs(10),
            thinkers: cores,
            thinkers_per_address: cores.div_ceil(2),
            show_pace: Duration::from_millis(100),
            answers: cores,
            answers_per_address: cores.div_ceil(2),
            thinking_time: Duration::from_secs(10),
            printers: 2,
            away: Duration::from_mins(1),
            tokens: 200,
            commitments: 4096,
            commitment_time: Duration::from_mins(10),
        }
    }
}

/// A limit cannot be set so.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LimitError {
    /// There is no such limit.
    Unknown,
    /// It is no number, no time such as `500ms`, `10s` or `5m`, or no size such as `64MB`.
    Value,
}

/// All of them, as whoever starts a server writes them.
const NAMES: [&str; 31] = [
    "body",
    "message",
    "messages-per-second",
    "changes-per-minute",
    "requests-per-minute",
    "moves-per-minute",
    "hellos-per-minute",
    "analyses-per-hour",
    "kept-per-day",
    "steps",
    "record",
    "database",
    "connections-per-address",
    "connections",
    "queue",
    "send-time",
    "head-time",
    "body-time",
    "silence",
    "idle",
    "thinkers",
    "thinkers-per-address",
    "show-pace",
    "answers",
    "answers-per-address",
    "thinking-time",
    "printers",
    "away",
    "tokens",
    "commitments",
    "commitment-time",
];

impl Limits {
    /// The names of all limits.
    pub fn names() -> impl Iterator<Item = &'static str> {
        NAMES.into_iter()
    }

    /// Sets a limit by its name.
    pub fn set(&mut self, name: &str, value: &str) -> Result<(), LimitError> {
        fn put<T>(limit: &mut T, value: Option<T>) -> Result<(), LimitError> {
            *limit = value.ok_or(LimitError::Value)?;
            Ok(())
        }
        match name {
            "body" => put(&mut self.body, value.parse().ok()),
            "message" => put(&mut self.message, value.parse().ok()),
            "messages-per-second" => put(&mut self.messages_per_second, value.parse().ok()),
            "changes-per-minute" => put(&mut self.changes_per_minute, value.parse().ok()),
            "requests-per-minute" => put(&mut self.requests_per_minute, value.parse().ok()),
            "moves-per-minute" => put(&mut self.moves_per_minute, value.parse().ok()),
            "hellos-per-minute" => put(&mut self.hellos_per_minute, value.parse().ok()),
            "analyses-per-hour" => put(&mut self.analyses_per_hour, value.parse().ok()),
            "kept-per-day" => put(&mut self.kept_per_day, read_size(value)),
            "steps" => put(&mut self.steps, value.parse().ok()),
            "record" => put(&mut self.record, read_size(value)),
            "database" => put(&mut self.database, read_size(value)),
            "connections-per-address" => put(&mut self.connections_per_address, value.parse().ok()),
            "connections" => put(&mut self.connections, value.parse().ok()),
            "queue" => put(&mut self.queue, value.parse().ok()),
            "send-time" => put(&mut self.send_time, read_duration(value)),
            "head-time" => put(&mut self.head_time, read_duration(value)),
            "body-time" => put(&mut self.body_time, read_duration(value)),
            "silence" => put(&mut self.silence, read_duration(value)),
            "idle" => put(&mut self.idle, read_duration(value)),
            "thinkers" => put(&mut self.thinkers, value.parse().ok()),
            "thinkers-per-address" => put(&mut self.thinkers_per_address, value.parse().ok()),
            "show-pace" => put(&mut self.show_pace, read_duration(value)),
            "answers" => put(&mut self.answers, value.parse().ok()),
            "answers-per-address" => put(&mut self.answers_per_address, value.parse().ok()),
            "thinking-time" => put(&mut self.thinking_time, read_duration(value)),
            "printers" => put(&mut self.printers, value.parse().ok()),
            "away" => put(&mut self.away, read_duration(value)),
            "tokens" => put(&mut self.tokens, value.parse().ok()),
            "commitments" => put(&mut self.commitments, value.parse().ok()),
            "commitment-time" => put(&mut self.commitment_time, read_duration(value)),
            _ => Err(LimitError::Unknown),
        }
    }
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
            let set = [limits.set(name, "7"), limits.set(name, "7s")];
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
