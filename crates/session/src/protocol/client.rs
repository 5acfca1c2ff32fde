//! What a page sends over the socket.

use serde::{Deserialize, Serialize};
use serde_json::Value;
#[cfg(feature = "ts")]
use ts_rs::TS;

/// The version of these messages. It changes when a page of before could not go on with them; a page of another version is
/// refused (`wire_version`), and loads itself anew.
pub const WIRE: u32 = 3;

/// What the page sends over the socket. Each message has a number `id` that its answer repeats.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(tag = "do", rename_all = "snake_case")]
pub enum ClientMessage {
    /// The first message: who is there, and what they have.
    Hello {
        /// The number of the message.
        id: u64,
        /// The version of these messages that the page knows: [`WIRE`]. Pages from before there were versions name none.
        #[serde(default)]
        wire: u32,
        /// The secrets of the seats of this page; none for a spectator.
        #[serde(default)]
        tokens: Vec<String>,
        /// The page has steps 0 to `have` − 1, none of them under seal: those it asks for again.
        #[serde(default)]
        have: usize,
        /// Can the page unpack long frames? Then they come [`packed`].
        #[serde(default)]
        #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
        packed: bool,
        /// The language of the sentences in errors.
        #[serde(default)]
        #[cfg_attr(feature = "ts", ts(optional))]
        lang: Option<String>,
    },
    /// Makes a choice.
    Move {
        /// The number of the message.
        id: u64,
        /// For which seat.
        seat: String,
        /// The number of the step that it is to be: the next one.
        n: usize,
        /// The choice as the list of choices writes it.
        choice: String,
    },
    /// Takes the last step back where it is free, else asks the others.
    TakeBack {
        /// The number of the message.
        id: u64,
        /// For which seat.
        seat: String,
    },
    /// Offers something that needs the others' consent.
    Offer {
        /// The number of the message.
        id: u64,
        /// By which seat.
        seat: String,
        /// What.
        what: OfferKind,
        /// For a stand-in: whose place it takes; the seat's own if left out.
        #[serde(default)]
        #[cfg_attr(feature = "ts", ts(optional))]
        of: Option<String>,
        /// For a stand-in: the computer player; the strongest if left out.
        #[serde(default)]
        #[cfg_attr(feature = "ts", ts(optional))]
        player: Option<String>,
    },
    /// Answers an offer or a request to take back.
    Answer {
        /// The number of the message.
        id: u64,
        /// For which seat.
        seat: String,
        /// To what.
        what: OfferKind,
        /// Agreed?
        yes: bool,
    },
    /// Gives up.
    Resign {
        /// The number of the message.
        id: u64,
        /// Which seat.
        seat: String,
    },
    /// Asks for the view as it was after a step.
    Look {
        /// The number of the message.
        id: u64,
        /// The step.
        n: usize,
        /// With whose eyes: a seat, `spectator`, or once the match is over `all`; a spectator's if left out.
        #[serde(default)]
        #[cfg_attr(feature = "ts", ts(optional))]
        seat: Option<String>,
    },
    /// Asks the game something while somebody is still choosing, such as the odds of a throw. The match and its chance
    /// do not notice.
    Ask {
        /// The number of the message.
        id: u64,
        /// What: one of the game's own questions.
        #[cfg_attr(feature = "ts", ts(type = "unknown"))]
        question: Value,
        /// With whose eyes, as for `look`.
        #[serde(default)]
        #[cfg_attr(feature = "ts", ts(optional))]
        seat: Option<String>,
    },
    /// Asks for the story of the match ([`onze_core::story::Story`]): its paragraphs, marks and figures. Nothing comes of it.
    Story {
        /// The number of the message.
        id: u64,
        /// Paragraphs that end before this step are left out.
        #[serde(default)]
        from: usize,
        /// With whose eyes, as for `look`.
        #[serde(default)]
        #[cfg_attr(feature = "ts", ts(optional))]
        seat: Option<String>,
    },
    /// Asks how good the choices of a seat are that owes one, in a match made with hints. The match and its chance do not
    /// notice. Other messages are read meanwhile.
    Hint {
        /// The number of the message.
        id: u64,
        /// For which seat.
        seat: String,
    },
    /// Says a short phrase to everybody at the table. It is told once, and not kept.
    Say {
        /// The number of the message.
        id: u64,
        /// For which seat.
        seat: String,
        /// What.
        phrase: Phrase,
    },
    /// Is anybody there?
    Ping {
        /// The number of the message.
        id: u64,
    },
}

impl ClientMessage {
    /// A hello of today, with sentences in English.
    pub fn hello(id: u64, tokens: Vec<String>, have: usize) -> Self {
        ClientMessage::Hello { id, wire: WIRE, tokens, have, packed: false, lang: None }
    }

    /// The number of the message.
    pub fn id(&self) -> u64 {
        match self {
            ClientMessage::Hello { id, .. }
            | ClientMessage::Move { id, .. }
            | ClientMessage::TakeBack { id, .. }
            | ClientMessage::Offer { id, .. }
            | ClientMessage::Answer { id, .. }
            | ClientMessage::Resign { id, .. }
            | ClientMessage::Look { id, .. }
            | ClientMessage::Ask { id, .. }
            | ClientMessage::Story { id, .. }
            | ClientMessage::Hint { id, .. }
            | ClientMessage::Say { id, .. }
            | ClientMessage::Ping { id } => *id,
        }
    }
}

impl ClientMessage {
    /// May it lead to something that is kept?
    pub fn changes(&self) -> bool {
        use ClientMessage::{Ask, Hello, Hint, Look, Ping, Say, Story};
        !matches!(
            self,
            Hello { .. } | Look { .. } | Ask { .. } | Story { .. } | Hint { .. } | Say { .. } | Ping { .. }
        )
    }
}

/// What can be offered.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(rename_all = "snake_case")]
pub enum OfferKind {
    /// A pause; during a pause its end.
    Pause,
    /// A computer player takes the place of a person.
    StandIn,
    /// Another match of the same kind.
    Rematch,
    /// The same with everybody one seat further: between two, the sides are changed.
    ReturnMatch,
    /// The last step is taken back. Made by `take_back`, not by `offer`.
    TakeBack,
    /// A choice that needs the word of somebody else, such as a result that was played elsewhere. Made by `move`, not by
    /// `offer`; a yes makes it.
    Choice,
}

/// What can be said at the table. There is no free text: nobody has to read what he would rather not.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(rename_all = "snake_case")]
pub enum Phrase {
    /// Hello!
    Hello,
    /// Good luck!
    GoodLuck,
    /// Well played!
    WellPlayed,
    /// What luck!
    Lucky,
    /// One moment, please.
    OneMoment,
    /// Thank you for the match!
    Thanks,
}
