//! What a session is given, and what it gives back.

use onze_core::table::Moment;
use onze_core::{Seat, Viewer};

use crate::fault::Fault;
use crate::protocol::{ClientMessage, JoinRequest, Joined, ServerMessage};
use crate::standing::Standing;
use crate::token::Token;

/// Milliseconds on the clock of whoever runs the session, which never goes back.
pub type Millis = u64;

/// The number of a page: whoever runs the session gives each another one.
pub type PageId = u64;

/// The number of something to be kept, or of a request to join.
pub type Ticket = u64;

/// Something that a session is told.
#[derive(Clone, Debug)]
pub enum Input {
    /// A page says something. It gets one answer, maybe not at once.
    Said {
        /// The page.
        page: PageId,
        /// What it says.
        message: ClientMessage,
    },
    /// A page has left.
    Left {
        /// The page.
        page: PageId,
    },
    /// Somebody wants to make a seat of an invitation.
    Join {
        /// The number that its answer repeats.
        ticket: Ticket,
        /// What they say.
        request: JoinRequest,
        /// The secret that holds the seat from then on.
        token: Token,
    },
    /// Whoever holds a seat wants another secret for it.
    Renew {
        /// The number that its answer repeats.
        ticket: Ticket,
        /// The secret that holds it.
        held: String,
        /// The secret that holds it from then on.
        token: Token,
    },
    /// It is kept.
    Kept {
        /// What.
        ticket: Ticket,
    },
    /// It is not kept, and nothing that was given to be kept after it is.
    NotKept {
        /// What.
        ticket: Ticket,
        /// Because somebody else made a step with the same number?
        taken: bool,
    },
    /// A computer player has chosen.
    Thought {
        /// For which seat.
        seat: Seat,
        /// After how many steps, as [`Thinking::n`] said.
        n: usize,
        /// What; nothing if it took too long.
        choice: Option<String>,
        /// A random number, by which another choice is found if there is none.
        luck: u64,
    },
    /// The time has come that [`crate::Session::deadline`] told.
    Time,
    /// Somebody else who runs this match has kept a step.
    Learned {
        /// Its number.
        n: usize,
        /// Its lines of the record.
        lines: String,
    },
}

/// Something to be done for a session, in this order.
#[derive(Debug)]
pub enum Output {
    /// Keep this, in the order in which it comes, and say when it is kept.
    Keep {
        /// What the report repeats.
        ticket: Ticket,
        /// What.
        what: Keep,
    },
    /// The answer to the message of a page, and what comes with it.
    Answer {
        /// The page.
        page: PageId,
        /// Texts to send, one a frame.
        frames: Vec<String>,
    },
    /// The message of a page was refused.
    Refuse {
        /// The page.
        page: PageId,
        /// The number of the message.
        re: u64,
        /// Why.
        fault: Fault,
    },
    /// A question of a page, whose answer may take a while.
    Ask(Question),
    /// News for pages that may know the same.
    Tell {
        /// The pages.
        to: Vec<PageId>,
        /// Texts to send, one a frame.
        frames: Vec<String>,
    },
    /// The answer to a request to join, or for another secret.
    Joined {
        /// The number of the request.
        ticket: Ticket,
        /// The seat, or why not.
        joined: Result<Joined, Fault>,
    },
    /// A computer player owes a choice.
    Think(Thinking),
    /// Nobody wants the choice for this seat any more.
    Stop {
        /// The seat.
        seat: Seat,
    },
    /// Something was not kept: the session is over and its pages are gone. What was kept counts.
    Lost,
}

/// Something to be kept.
#[derive(Clone, Debug)]
pub enum Keep {
    /// One more step.
    Step(NewStep),
    /// What may change besides.
    Amend(Amendment),
    /// Another match.
    Create(Box<NewMatch>),
}

/// A step to be kept. Of two with the same number one is refused.
#[derive(Clone, Default, Debug)]
pub struct NewStep {
    /// Its number.
    pub n: usize,
    /// Its lines of the record.
    pub lines: String,
    /// Milliseconds that were left of this part of the match, if its clock counts that.
    pub left: Option<Millis>,
}

/// What may change of a match.
#[derive(Clone, Debug)]
pub struct Amendment {
    /// The header of its record.
    pub header: String,
    /// What is not in the record.
    pub standing: Standing,
    /// The lines of the first step, if the match was set up once more. Refused if there is another step.
    pub start: Option<String>,
}

/// A match to be kept.
#[derive(Clone, Debug)]
pub struct NewMatch {
    /// Its name.
    pub name: String,
    /// The header of its record.
    pub header: String,
    /// The lines of its first step.
    pub start: String,
    /// What may change.
    pub standing: Standing,
}

/// A choice that a computer player owes.
pub struct Thinking {
    /// The game.
    pub game: &'static str,
    /// For which seat.
    pub seat: Seat,
    /// After how many steps.
    pub n: usize,
    /// Which player.
    pub player: String,
    /// Does a person play too? Then somebody waits for it.
    pub with_people: bool,
    /// The match as it is.
    pub moment: Box<dyn Moment>,
}

impl std::fmt::Debug for Thinking {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Thinking { seat, n, player, .. } = self;
        write!(f, "Thinking({seat:?}, {n}, {player})")
    }
}

/// What a page wants to know besides how things stand: how things stood, or what the game answers to a question of its
/// own.
pub struct Question {
    /// The page.
    pub page: PageId,
    /// The number of its message.
    pub re: u64,
    moment: Box<dyn Moment>,
    viewer: Viewer,
    /// The question; without one, the view is wanted.
    text: Option<String>,
}

impl Question {
    pub(crate) fn new(
        (page, re): (PageId, u64),
        moment: Box<dyn Moment>,
        viewer: Viewer,
        text: Option<String>,
    ) -> Self {
        Question { page, re, moment, viewer, text }
    }

    /// The answer, as it goes over the wire. This may take the game some milliseconds.
    pub fn answer(&self) -> Result<String, Fault> {
        let unknown = || Fault::bad("question_unknown", "This game has no answer to that now.");
        let (view, answer) = match &self.text {
            None => (Some(self.moment.view(self.viewer)), None),
            Some(text) => (None, Some(self.moment.answer(self.viewer, text).ok_or_else(unknown)?)),
        };
        let (re, ok) = (self.re, true);
        Ok(ServerMessage::Done { re, ok, n: None, setup: None, view, answer }.text(1 << 10))
    }
}

impl std::fmt::Debug for Question {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Question({}, {:?})", self.page, self.text)
    }
}
