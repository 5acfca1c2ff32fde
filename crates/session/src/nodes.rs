//! What nodes that run the same match say to each other, and what one of them knows of the others.
//!
//! Nothing here is needed for a match to be right: a step is made by whoever is first to have it kept, and whatever is not
//! heard is read. It tells the others at once, and it agrees on one node that keeps the clock and lets computers think, so
//! that they do not all do it. `docs/nodes.md` is the model of it.

use onze_core::{Seat, Seats};
use serde::{Deserialize, Serialize};

use crate::exchange::{Amendment, Input, Keep, Millis};
use crate::protocol::Said;
use crate::session::Session;

/// The number of a node, drawn when it starts.
pub type NodeId = u64;

/// What a node tells the others that run the same match.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum News {
    /// A step is kept.
    Step {
        /// Its number.
        n: usize,
        /// Its lines of the record.
        lines: String,
        /// What was left of this part of the match, if its clock counts that.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        left: Option<Millis>,
    },
    /// What is not a step is kept.
    Amended(Box<Amendment>),
    /// Somebody says something.
    Said(Said),
    /// Who is connected to it, and how much it knows.
    Here(Here),
    /// It does not run the match any more.
    Left,
    /// It had to give the match up: what it kept last it may have told nobody.
    Lost,
}

impl News {
    /// What the others are told once this is kept. Another match concerns nobody here: its name comes with an amendment.
    pub fn of(keep: &Keep) -> Option<News> {
        match keep {
            Keep::Step(step) => Some(News::Step { n: step.n, lines: step.lines.clone(), left: step.left }),
            Keep::Amend(amendment) => Some(News::Amended(Box::new(amendment.clone()))),
            Keep::Create(_) => None,
        }
    }
}

/// Who is connected to a node for a match, and how much it knows of it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Here {
    /// The numbers of the seats for which somebody is connected.
    pub seats: Vec<usize>,
    /// Is any page connected?
    pub pages: bool,
    /// How many steps it knows of.
    pub n: usize,
    /// How often the rest was amended.
    pub version: u64,
    /// Does it want to know the same of the others?
    pub asks: bool,
}

/// What follows from what a node hears.
#[derive(Debug, Default)]
pub struct Heard {
    /// What its session is told.
    pub input: Option<Input>,
    /// Is the other told what this one knows?
    pub answer: bool,
    /// May more be kept than anybody tells? Then it is to be read for a while.
    pub doubt: bool,
}

/// What a node knows of the others that run the same match.
#[derive(Debug)]
pub struct Peers {
    me: NodeId,
    others: Vec<Peer>,
    /// Is nobody heard, though somebody may be there?
    is_apart: bool,
    /// Who was connected here when the others were told last.
    told: Option<(Seats, bool)>,
    /// What the session was told last: who is elsewhere, whether this node leads, whether it is apart.
    said: (Seats, bool, bool),
}

#[derive(Debug)]
struct Peer {
    node: NodeId,
    seats: Seats,
    pages: bool,
}

impl Peers {
    /// Nobody is known yet.
    pub fn new(me: NodeId) -> Self {
        Peers { me, others: Vec::new(), is_apart: false, told: None, said: (Seats::NONE, true, false) }
    }

    /// The same where nobody can be heard.
    pub fn apart(me: NodeId) -> Self {
        Peers { is_apart: true, ..Peers::new(me) }
    }

    /// Does another node run the same match?
    pub fn has_company(&self) -> bool {
        !self.others.is_empty()
    }

    /// Another node says something.
    pub fn hear(&mut self, from: NodeId, news: News, session: &Session) -> Heard {
        if from == self.me {
            return Heard::default();
        }
        let told = |input| Heard { input: Some(input), ..Heard::default() };
        match news {
            News::Step { n, lines, left } => told(Input::Learned { n, lines, left }),
            News::Amended(amendment) => told(Input::Amended(amendment)),
            News::Said(said) => told(Input::Heard(said)),
            News::Left => {
                self.lose(from);
                Heard::default()
            }
            News::Lost => {
                self.lose(from);
                Heard { doubt: true, ..Heard::default() }
            }
            News::Here(Here { seats, pages, n, version, asks }) => {
                let seats: Seats = seats.into_iter().filter_map(Seat::new).collect();
                let is_new = !self.others.iter().any(|peer| peer.node == from);
                self.others.retain(|peer| peer.node != from);
                self.others.push(Peer { node: from, seats, pages });
                let (own_n, own_version) = session.known();
                let input = (n > own_n || version > own_version).then_some(Input::Behind { n, version });
                // Whoever knows less is told so; whoever asks, or was not known, is told who is here.
                let answer = asks || is_new || n < own_n || version < own_version;
                Heard { input, answer, doubt: false }
            }
        }
    }

    /// A node does not run the match any more, or is not heard of; was it known?
    pub fn lose(&mut self, node: NodeId) -> bool {
        let before = self.others.len();
        self.others.retain(|peer| peer.node != node);
        self.others.len() < before
    }

    /// Nobody is heard any more; was anybody known?
    pub fn lose_all(&mut self) -> bool {
        let lost = !std::mem::take(&mut self.others).is_empty();
        self.is_apart |= lost;
        lost
    }

    /// Whoever is there is heard again.
    pub fn rejoin(&mut self) {
        self.is_apart = false;
    }

    /// What this node tells the others of itself.
    pub fn here(&mut self, session: &Session, asks: bool) -> News {
        let (seats, pages) = session.at_home();
        self.told = Some((seats, pages));
        let (n, version) = session.known();
        News::Here(Here { seats: seats.iter().map(Seat::index).collect(), pages, n, version, asks })
    }

    /// Has who is connected here changed since the others were told?
    pub fn is_untold(&self, session: &Session) -> bool {
        self.told != Some(session.at_home())
    }

    /// What the session is to be told of the others, if it was not told yet.
    pub fn changed(&mut self, session: &Session) -> Option<Input> {
        let seats = self.others.iter().fold(Seats::NONE, |all, peer| all.or(peer.seats));
        // The lowest number of those with pages leads; where nobody looks, the lowest of all.
        let rank = |pages: bool, node: NodeId| (!pages, node);
        let own = rank(session.at_home().1, self.me);
        let leads = self.others.iter().all(|peer| own < rank(peer.pages, peer.node));
        let apart = self.is_apart;
        let said = (seats, leads, apart);
        (self.said != said).then(|| {
            self.said = said;
            Input::Elsewhere { seats, leads, apart }
        })
    }
}
