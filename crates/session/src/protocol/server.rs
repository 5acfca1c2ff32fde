//! What the server sends over the socket.

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::value::RawValue;
#[cfg(feature = "ts")]
use ts_rs::TS;

use super::{ErrorInfo, Name, Now, Phrase, Step};

/// Frames beyond this many bytes are packed: few are, so most moves cost no work for it.
const LONG: usize = 3 << 10;

/// A long frame as it goes to a page that can unpack it, by DEFLATE: lists of choices are much alike, and so a fifth of
/// their length or less. `None` for a short one, which is sent as it is.
pub fn packed(frame: &str) -> Option<Vec<u8>> {
    let quickly = 1;
    (frame.len() > LONG).then(|| miniz_oxide::deflate::compress_to_vec(frame.as_bytes(), quickly))
}

/// What the server sends over the socket.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(untagged)]
pub enum ServerMessage<'a> {
    /// A message was done.
    Done {
        /// Its number.
        re: u64,
        /// Always true.
        #[cfg_attr(feature = "ts", ts(type = "true"))]
        ok: bool,
        /// The number of the step that it made, if it made one.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        n: Option<usize>,
        /// For the first `hello`: what is fixed for the whole match, such as boards and decks.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional, type = "unknown"))]
        setup: Option<Box<RawValue>>,
        /// For `look`: the view after that step.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional, type = "unknown"))]
        view: Option<Box<RawValue>>,
        /// For `ask`: the answer; for `hint`: [`super::Hints`]; for `story`: the story.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional, type = "unknown"))]
        answer: Option<Box<RawValue>>,
    },
    /// A message was refused.
    Refused {
        /// Its number; none if it could not be read.
        re: Option<u64>,
        /// Why.
        error: ErrorInfo,
    },
    /// The connection ends.
    Gone {
        /// Why.
        gone: Gone,
    },
    /// Somebody says something.
    Said {
        /// What, and who.
        said: Said,
    },
    /// What happened and how things stand.
    News {
        /// Steps that the page does not have, or had under seal, as this viewer may know them.
        #[serde(skip_serializing_if = "Vec::is_empty")]
        #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<Step>>"))]
        steps: Vec<Step>,
        /// After every change; of a long log, with the last of its messages.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        now: Option<Box<Now<'a>>>,
    },
}

impl ServerMessage<'_> {
    /// A message was done, and there is nothing more to say of it.
    pub fn done(re: u64) -> Self {
        ServerMessage::Done { re, ok: true, n: None, setup: None, view: None, answer: None }
    }

    /// The message as it goes over the wire; it takes about so many bytes.
    pub fn text(&self, bytes: usize) -> String {
        let mut json = Vec::with_capacity(bytes);
        // These are texts, numbers and lists of them: that cannot fail, and a `Vec` takes all.
        drop(serde_json::to_writer(&mut json, self));
        String::from_utf8(json).unwrap_or_default()
    }
}

/// The fields of all messages: which of them are there tells which message it is. Values that stay JSON cannot be read
/// by trying one message after the other.
impl<'de> Deserialize<'de> for ServerMessage<'_> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        #[derive(Deserialize)]
        #[serde(deny_unknown_fields)]
        struct Fields {
            re: Option<u64>,
            ok: Option<bool>,
            n: Option<usize>,
            setup: Option<Box<RawValue>>,
            view: Option<Box<RawValue>>,
            answer: Option<Box<RawValue>>,
            error: Option<ErrorInfo>,
            gone: Option<Gone>,
            said: Option<Said>,
            steps: Option<Vec<Step>>,
            now: Option<Box<Now<'static>>>,
        }
        let Fields { re, ok, n, setup, view, answer, error, gone, said, steps, now } =
            Fields::deserialize(deserializer)?;
        match (ok, error, gone, said) {
            (Some(ok), None, None, None) => {
                let re = re.ok_or_else(|| D::Error::missing_field("re"))?;
                Ok(ServerMessage::Done { re, ok, n, setup, view, answer })
            }
            (None, Some(error), None, None) => Ok(ServerMessage::Refused { re, error }),
            (None, None, Some(gone), None) => Ok(ServerMessage::Gone { gone }),
            (None, None, None, Some(said)) => Ok(ServerMessage::Said { said }),
            (None, None, None, None) if steps.is_some() || now.is_some() => {
                Ok(ServerMessage::News { steps: steps.unwrap_or_default(), now })
            }
            _ => Err(D::Error::custom("neither an answer, nor a refusal, nor news, nor a good-bye")),
        }
    }
}

/// Why a connection ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(rename_all = "snake_case")]
pub enum Gone {
    /// The server stops: connect again in a moment.
    Stopping,
    /// The match could not be read any more: connect again.
    Lost,
}

/// A phrase and who said it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
pub struct Said {
    /// Which seat.
    pub by: Name,
    /// What.
    pub phrase: Phrase,
}
