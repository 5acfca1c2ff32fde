//! What a session is given, and what it gives back.

use std::hash::{DefaultHasher, Hasher};

use onze_core::story::Telling;
use onze_core::table::Moment;
use onze_core::{Seat, Seats, Viewer};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use serde_json::value::to_raw_value;

use crate::fault::Fault;
use crate::protocol::{ClientMessage, Hints, JoinRequest, Joined, Said, ServerMessage};
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
    /// A page that is behind has read what it was sent, and it is its turn: [`Output::Behind`].
    More {
        /// The page.
        page: PageId,
        /// So many steps at most.
        most: usize,
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
    /// The owner of a seat wants a secret for somebody to share it with.
    Share {
        /// The number that its answer repeats.
        ticket: Ticket,
        /// The secret of the owner.
        held: String,
        /// The secret of the partner.
        token: Token,
    },
    /// The owner of a seat shares it with somebody no longer.
    Withdraw {
        /// The number that its answer repeats.
        ticket: Ticket,
        /// The secret of the owner.
        held: String,
        /// The number of the partner.
        partner: u32,
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
    /// Another node has kept a step.
    Learned {
        /// Its number.
        n: usize,
        /// Its lines of the record.
        lines: String,
        /// What was left of this part of the match, if its clock counts that.
        left: Option<Millis>,
    },
    /// Another node has kept what is not a step.
    Amended(Box<Amendment>),
    /// Another node knows of so many steps, and of this version of what is not a step.
    Behind {
        /// How many steps.
        n: usize,
        /// How often the rest was amended.
        version: u64,
    },
    /// What is kept, as [`Output::Read`] wanted it; nothing if it cannot be read.
    Read(Option<Box<Kept>>),
    /// Who is connected at other nodes.
    Elsewhere {
        /// The seats for which somebody is.
        seats: Seats,
        /// Is it for this node to keep the clock and to let computers think?
        leads: bool,
        /// Is nobody there heard at the moment?
        apart: bool,
    },
    /// Somebody at another node says something.
    Heard(Said),
}

impl Input {
    /// Is this from other nodes, about what they have kept?
    pub(crate) fn is_about_kept(&self) -> bool {
        matches!(self, Input::Learned { .. } | Input::Amended(_) | Input::Behind { .. } | Input::Read(_))
    }

    /// Does somebody wait for an answer to it?
    pub(crate) fn is_asked(&self) -> bool {
        matches!(
            self,
            Input::Said { .. }
                | Input::Join { .. }
                | Input::Renew { .. }
                | Input::Share { .. }
                | Input::Withdraw { .. }
        )
    }

    /// Is it the choice of a seat?
    pub(crate) fn is_choice(&self) -> bool {
        matches!(self, Input::Said { message: ClientMessage::Move { .. }, .. } | Input::Thought { .. })
    }
}

/// What is kept of a match from one of its steps on.
#[derive(Clone, Debug)]
pub struct Kept {
    /// The number of the first step in `lines`.
    pub from: usize,
    /// The header of its record.
    pub header: String,
    /// The lines of these steps.
    pub lines: String,
    /// What was left of this part of the match when the last of them was made, if its clock counts that.
    pub left: Option<Millis>,
    /// What is not in the record.
    pub standing: Standing,
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
    /// A page has not heard all that there is. When it has read what it was sent, and others had their turn, say
    /// [`Input::More`]: a long log goes out in parts.
    Behind {
        /// The page.
        page: PageId,
    },
    /// A question of a page, whose answer may take a while.
    Ask(Question),
    /// A page wants to know how good its choices are.
    Hint(Hinting),
    /// News for pages that may know the same.
    Tell {
        /// The pages.
        to: Vec<PageId>,
        /// Texts to send, one a frame.
        frames: Vec<String>,
    },
    /// The answer to a request to join, for another secret or about a partner.
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
    /// Read what is kept from this step on and say it ([`Input::Read`]): other nodes have kept what is not known here. It
    /// may come by itself meanwhile: [`crate::Session::wants`] tells whether it is still wanted.
    Read {
        /// The number of the step.
        from: usize,
        /// Is it worth waiting a moment for whoever has kept it to tell?
        patient: bool,
    },
    /// Somebody here says something; pages at other nodes hear it too.
    Pass(Said),
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

/// A step to be kept. Of two with the same number one is refused, and so is one that follows another step than the one
/// that is kept: whoever made it did not know how things stood.
#[derive(Clone, Default, Debug)]
pub struct NewStep {
    /// Its number.
    pub n: usize,
    /// The [`mark`] of the step before it.
    pub follows: u64,
    /// Its lines of the record.
    pub lines: String,
    /// Milliseconds that were left of this part of the match, if its clock counts that.
    pub left: Option<Millis>,
}

/// What the step with these lines is known by to the one that follows it. Only compared within one program, never kept.
pub fn mark(lines: &str) -> u64 {
    let mut hasher = DefaultHasher::new();
    hasher.write(lines.as_bytes());
    hasher.finish()
}

/// What may change of a match.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Amendment {
    /// The header of its record.
    pub header: String,
    /// What is not in the record. Refused unless its version is the next one: then somebody else has changed it.
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

/// What a page wants to know besides how things stand.
pub struct Question {
    /// The page.
    pub page: PageId,
    /// The number of its message.
    pub re: u64,
    pub(crate) wanted: Wanted,
}

/// How things stood, what the game answers to a question of its own, or what happened as a friend tells it.
pub(crate) enum Wanted {
    View(Box<dyn Moment>, Viewer),
    Answer(Box<dyn Moment>, Viewer, Value),
    /// From this step on.
    Story(Box<dyn Telling>, usize),
}

impl Question {
    /// The answer, as it goes over the wire. This may take the game some milliseconds.
    pub fn answer(&self) -> Result<String, Fault> {
        let unknown = || Fault::QuestionUnknown;
        let (view, answer) = match &self.wanted {
            Wanted::View(moment, viewer) => (Some(moment.view(*viewer)), None),
            Wanted::Answer(moment, viewer, question) => {
                (None, Some(moment.answer(*viewer, question).ok_or_else(unknown)?))
            }
            Wanted::Story(shown, from) => (None, to_raw_value(&shown.story().since(*from)).ok()),
        };
        let (re, ok) = (self.re, true);
        Ok(ServerMessage::Done { re, ok, n: None, setup: None, view, answer }.text(1 << 10))
    }
}

impl std::fmt::Debug for Question {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Question({}, {})", self.page, self.re)
    }
}

/// How good are the choices of a seat? The session knows who may ask that and when, and nothing of the answer.
pub struct Hinting {
    /// The page.
    pub page: PageId,
    /// The number of its message.
    pub re: u64,
    /// The game.
    pub game: &'static str,
    /// The seat, which owes a choice.
    pub seat: Seat,
    /// After how many steps.
    pub n: usize,
    /// The options of the match, one after the other.
    pub options: String,
    /// The match as it is. Only what the seat may know of it counts.
    pub moment: Box<dyn Moment>,
}

impl Hinting {
    /// The answer, as it goes over the wire.
    pub fn answer(re: u64, hints: &Hints) -> String {
        let answer = to_raw_value(hints).ok();
        ServerMessage::Done { re, ok: true, n: None, setup: None, view: None, answer }.text(1 << 10)
    }
}

impl std::fmt::Debug for Hinting {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Hinting({}, {:?})", self.page, self.seat)
    }
}
