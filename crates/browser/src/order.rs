//! What a house is told, and what it wants done.

use std::collections::BTreeMap;

use onze_session::{Amendment, Millis, NewMatch, NewStep, PageId, Standing, Ticket};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use serde_json::value::RawValue;
#[cfg(feature = "ts")]
use ts_rs::TS;

/// The number of a request; its answer repeats it.
pub type RequestId = u32;

/// Something that a house is told. A match must be [open](Order::Open) before anything else is said of it.
#[derive(Debug, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub enum Order {
    /// What a page would ask a server for over HTTP.
    Request {
        /// The number of the request.
        id: RequestId,
        /// Behind `/api/`, such as `matches`.
        path: String,
        /// What is sent along, if anything is.
        #[serde(default)]
        #[cfg_attr(feature = "ts", ts(optional, type = "unknown"))]
        body: Option<Value>,
        /// The secret of a seat, if there is one.
        #[serde(default)]
        #[cfg_attr(feature = "ts", ts(optional))]
        token: Option<String>,
    },
    /// The explanation of a finished match, from its record. It takes a while and is made a part at a time, one for each
    /// [`Order::Work`]; the answer follows the last.
    Explain {
        /// The number of the request.
        id: RequestId,
        /// The record.
        record: String,
    },
    /// Are the draws, seals and states of this record right?
    Verify {
        /// The number of the request.
        id: RequestId,
        /// The record.
        record: String,
    },
    /// A match of computer players among themselves, to its end. Its record is the answer, and nothing of it is kept.
    Exhibit {
        /// The number of the request.
        id: RequestId,
        /// The options that differ from the defaults.
        options: BTreeMap<String, String>,
        /// Who plays, in seat order.
        players: Vec<String>,
        /// The same seed, the same match.
        seed: u32,
    },
    /// A match as it was kept.
    Open {
        /// Its name.
        name: String,
        /// What was kept.
        kept: Box<Kept>,
        /// Is it for this house to make its steps? Another only looks on, until it is told to open the match once more.
        leads: bool,
    },
    /// Nobody looks at a match any more.
    Close {
        /// The match.
        name: String,
    },
    /// A page looks at a match.
    Enter {
        /// The page.
        page: PageId,
        /// The match.
        name: String,
    },
    /// A page says something, as it would to a server.
    Say {
        /// The page.
        page: PageId,
        /// One message.
        text: String,
    },
    /// A page has left.
    Leave {
        /// The page.
        page: PageId,
    },
    /// It is kept.
    Kept {
        /// The match.
        name: String,
        /// What.
        ticket: Ticket,
    },
    /// It is not kept, and nothing that came after it.
    NotKept {
        /// The match.
        name: String,
        /// What.
        ticket: Ticket,
    },
    /// Whoever leads has kept a step of a match that is looked at here. If it is another than the next one the pages of the
    /// match end, and find it as it is kept when they come back.
    Learn {
        /// The match.
        name: String,
        /// The number of the step.
        n: usize,
        /// Its lines of the record.
        lines: String,
        /// What was left of this part of the match, if its clock counts that.
        left: Option<Millis>,
    },
    /// The time has come that [`Done::due`] told.
    Time,
    /// Thinks, however long that takes: what comes of it is a [`Deed::Thought`] or the frame that answers a page. So
    /// whoever has two houses of a game, each with a thread of its own, lets one think for the other.
    Think(Box<Task>),
    /// What a computer player has chosen.
    Thought(Thought),
    /// One part of an explanation, if any is left: [`Done::works`].
    Work,
}

/// Something to think about. It says all that there is to know of its match, so any house of the game can do it.
#[derive(Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
pub struct Task {
    /// The match. A computer player lives as long as its match is not closed in the house that thinks.
    pub name: String,
    /// The header of its record, but for the secret: it tells the rules.
    pub header: String,
    /// The whole state.
    pub position: String,
    /// After how many steps.
    pub n: usize,
    /// Whose choice it is, by the number of the seat.
    pub seat: usize,
    /// What is wanted.
    pub wanted: Wanted,
}

/// What is thought about.
#[derive(Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(rename_all = "snake_case")]
pub enum Wanted {
    /// The choice of a computer player.
    Choice {
        /// Which player.
        player: String,
    },
    /// How good the choices are, for a page.
    Hint {
        /// The page.
        page: PageId,
        /// The number of its message.
        re: u64,
        /// The options of the match.
        options: String,
    },
}

/// What a computer player has chosen.
#[derive(Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
pub struct Thought {
    /// The match.
    pub name: String,
    /// The number of the seat.
    pub seat: usize,
    /// After how many steps.
    pub n: usize,
    /// The choice; without one, any is made.
    pub choice: Option<String>,
}

/// A match as it is kept.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
pub struct Kept {
    /// The header of its record, but for the secret.
    pub header: String,
    /// The secret behind its draws, which is kept apart from the record.
    pub secret: String,
    /// The lines of its steps.
    pub lines: String,
    /// What was left of this part of the match when the last of them was made, if its clock counts that.
    pub left: Option<Millis>,
    /// What is not in the record.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub standing: Standing,
}

/// Something to be done, in this order.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(tag = "do", rename_all = "snake_case")]
pub enum Deed {
    /// The answer to a request.
    Answer {
        /// Its number.
        id: RequestId,
        /// As a server's: 200, or what kind of no it is.
        status: u16,
        /// As a server's.
        #[cfg_attr(feature = "ts", ts(type = "unknown"))]
        body: Box<RawValue>,
    },
    /// A frame for a page, as a server sends it.
    Frame {
        /// The page.
        page: PageId,
        /// The frame.
        text: String,
    },
    /// The connection of a page ends.
    End {
        /// The page.
        page: PageId,
    },
    /// To be thought about, here or in another house of the game; its outcome is [`Order::Thought`], or a frame.
    Think(Box<Task>),
    /// Nobody wants the choice of this seat any more.
    Stop {
        /// The match.
        name: String,
        /// The number of the seat.
        seat: usize,
    },
    /// What a computer player has chosen: for the house that asked.
    Thought(Thought),
    /// How far an explanation is.
    Progress {
        /// The number of the request.
        id: RequestId,
        /// So many parts are done.
        done: usize,
        /// Of so many.
        of: usize,
    },
    /// Keep this, after what came before it, and say when it is kept.
    Keep {
        /// The match.
        name: String,
        /// What the report repeats.
        ticket: Ticket,
        /// What.
        what: Box<Keep>,
    },
}

/// Something to be kept.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Keep {
    /// One more step.
    Step {
        /// Its number.
        n: usize,
        /// Its lines of the record.
        lines: String,
        /// What was left of this part of the match, if its clock counts that.
        left: Option<Millis>,
    },
    /// What is not a step, and the first step if the match was set up once more.
    Amend {
        /// The header of the record, but for the secret.
        header: String,
        /// What is not in the record.
        #[cfg_attr(feature = "ts", ts(type = "unknown"))]
        standing: Standing,
        /// The lines of the first step, if they have changed.
        start: Option<String>,
    },
    /// A match with its first steps.
    Create {
        /// Its name.
        name: String,
        /// All of it.
        kept: Kept,
    },
}

/// What comes of an order.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(TS))]
pub struct Done {
    /// To be done, in this order.
    pub deeds: Vec<Deed>,
    /// When [`Order::Time`] is due, if it is.
    pub due: Option<Millis>,
    /// Is there more of an explanation to be done?
    pub works: bool,
}

impl From<NewStep> for Keep {
    fn from(NewStep { n, lines, left, .. }: NewStep) -> Self {
        Keep::Step { n, lines, left }
    }
}

impl From<Amendment> for Keep {
    fn from(Amendment { header, standing, start }: Amendment) -> Self {
        Keep::Amend { header: apart(&header).0, standing, start }
    }
}

impl From<NewMatch> for Keep {
    fn from(NewMatch { name, header, start, standing }: NewMatch) -> Self {
        let (header, secret) = apart(&header);
        Keep::Create { name, kept: Kept { header, secret, lines: start, left: None, standing } }
    }
}

const SECRET: &str = "secret ";

/// The header without the line that tells the secret, and that line.
fn apart(header: &str) -> (String, String) {
    let (secret, others): (Vec<_>, Vec<_>) =
        header.split_inclusive('\n').partition(|line| line.starts_with(SECRET));
    (others.concat(), secret.concat())
}

impl Kept {
    /// The whole record. The secret stands behind its commitment, or behind what says that there is none.
    pub(crate) fn record(&self) -> String {
        let mut record = String::with_capacity(self.header.len() + self.secret.len() + self.lines.len());
        for line in self.header.split_inclusive('\n') {
            record.push_str(line);
            if line.starts_with("commit ") || line.starts_with("dice ") {
                record.push_str(&self.secret);
            }
        }
        record + &self.lines
    }
}
