//! What goes over the socket.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::ops::Deref;

use onze_core::table::{self, ToldStep};
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::Value;
use serde_json::value::RawValue;
#[cfg(feature = "ts")]
use ts_rs::TS;

use super::{ErrorInfo, Name, Outcome, SeatInfo};

/// The version of these messages. It changes when a page of before could not go on with them; a page of another version is
/// refused (`wire_version`), and loads itself anew.
pub const WIRE: u32 = 3;

/// Frames beyond this many bytes are packed: few are, so most moves cost no work for it.
const LONG: usize = 3 << 10;

/// A long frame as it goes to a page that can unpack it, by DEFLATE: lists of choices are much alike, and so a fifth of
/// their length or less. `None` for a short one, which is sent as it is.
pub fn packed(frame: &str) -> Option<Vec<u8>> {
    let quickly = 1;
    (frame.len() > LONG).then(|| miniz_oxide::deflate::compress_to_vec(frame.as_bytes(), quickly))
}

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

/// A phrase and who said it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
pub struct Said {
    /// Which seat.
    pub by: Name,
    /// What.
    pub phrase: Phrase,
}

/// An offer that waits for answers.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
pub struct Offer {
    /// By which seat.
    pub by: Name,
    /// What.
    pub what: OfferKind,
    /// For a stand-in: whose place it takes.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub of: Option<Name>,
    /// For a stand-in: the computer player.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub player: Option<String>,
    /// The choice that needs somebody's word.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub choice: Option<String>,
    /// The same as the game's own value.
    #[serde(rename = "move", default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional, type = "unknown"))]
    pub value: Option<Value>,
    /// Whose answer is missing.
    pub waits_for: Vec<Name>,
}

/// Steps of a seat that a computer player made in the place of a person.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
pub struct StoodIn {
    /// The seat.
    pub seat: Name,
    /// The computer player.
    pub player: String,
    /// It came when this was the number of the next step.
    pub from: usize,
    /// It left when this was the number of the next step; `null` as long as it plays.
    pub to: Option<usize>,
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

/// One step of the log as a viewer may know it.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
pub struct Step {
    /// Its number.
    pub n: usize,
    /// Who did it; nobody did the set-up.
    pub seat: Option<Name>,
    /// The move as written, `start` or `undo`; `null` while it is under seal.
    #[serde(rename = "move")]
    pub deed: Option<Name>,
    /// The draws; `null` for one that is secret.
    pub chance: Vec<Option<String>>,
    /// What happened.
    #[cfg_attr(feature = "ts", ts(type = "unknown[]"))]
    pub events: Box<RawValue>,
    /// The hash of the state after it, once the match is over.
    pub hash: Option<String>,
}

impl Step {
    /// About how many bytes it takes on the wire.
    pub(crate) fn bytes(&self) -> usize {
        let drawn = self.chance.iter().flatten().map(|draw| draw.len() + 8).sum::<usize>();
        128 + drawn + self.events.get().len()
    }
}

impl From<ToldStep> for Step {
    fn from(told: ToldStep) -> Self {
        let ToldStep { n, seat, deed, chance, events, hash } = told;
        Step { n, seat: seat.map(Name::from), deed, chance, events, hash }
    }
}

/// How things stand, as one page may know it.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[allow(clippy::struct_excessive_bools)] // facts that do not hang together
pub struct Now<'a> {
    /// How many steps there are: the number of the next one.
    pub n: usize,
    /// Who owes a choice.
    pub to_act: Vec<Name>,
    /// The view of the one seat of this page, or a spectator's; for a page with several seats an object by seat.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub view: Box<RawValue>,
    /// The choices of the seats of this page that owe one.
    pub legal: BTreeMap<Name, Listed>,
    /// What seats of this page may do though nothing asks for it, such as offering a draw.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<BTreeMap<Name, Listed>>"))]
    pub unasked: BTreeMap<Name, Listed>,
    /// The seats of this page that may take the last step back.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<BTreeMap<Name, TakeBack>>"))]
    pub take_back: BTreeMap<Name, TakeBack>,
    /// How it ended, once it has.
    pub outcome: Option<Outcome>,
    /// Who sits where.
    #[cfg_attr(feature = "ts", ts(as = "Vec<SeatInfo>"))]
    pub seats: Seating<'a>,
    /// Offers that wait for answers.
    pub offers: Cow<'a, [Offer]>,
    /// The clock, if the match has one.
    pub clock: Option<Clock>,
    /// Is the match paused?
    pub paused: bool,
    /// The match that follows this one, once a rematch is agreed. The tokens of this match hold the same seats in it,
    /// after a `return_match` those one further: `POST /api/mine` tells which.
    pub rematch: Option<Cow<'a, str>>,
    /// When computers stood in for persons, the first first: part of the story.
    #[serde(default, skip_serializing_if = "is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<StoodIn>>"))]
    pub stood_in: Cow<'a, [StoodIn]>,
    /// Was the match made without stand-ins?
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub no_stand_ins: bool,
    /// Are players not heard at the moment who may be at another node? Then their steps come a little later.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub apart: bool,
    /// Was the match made with hints?
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub hints: bool,
}

impl Now<'_> {
    /// About how many bytes its view and its lists take on the wire.
    pub(crate) fn bytes(&self) -> usize {
        let lists = self.legal.values().chain(self.unasked.values());
        self.view.get().len() + lists.map(Listed::bytes).sum::<usize>()
    }
}

/// The choices of a seat, column by column: what is in the same place belongs together. So no name of a field is sent a
/// hundred times.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
pub struct Listed {
    /// As they are written in `move` and in the log.
    pub texts: Vec<Name>,
    /// As the game's own values.
    #[cfg_attr(feature = "ts", ts(type = "unknown[]"))]
    pub moves: Box<RawValue>,
    /// What each comes to, if the game tells that unasked; `null` for those of which it tells nothing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional, type = "unknown[]"))]
    pub comes_to: Option<Box<RawValue>>,
    /// Those that are punished: their places in the list, each with the clause by which it is.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<(usize, Name)>>"))]
    pub warned: Vec<(usize, Name)>,
    /// Are they samples of many more?
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub samples: bool,
}

impl Listed {
    /// About how many bytes it takes on the wire.
    pub(crate) fn bytes(&self) -> usize {
        let texts = self.texts.iter().map(|text| text.len() + 3).sum::<usize>();
        let comes_to = self.comes_to.as_ref().map_or(0, |column| column.get().len());
        64 + texts + self.moves.get().len() + comes_to + 16 * self.warned.len()
    }
}

impl From<table::Listed> for Listed {
    fn from(listed: table::Listed) -> Self {
        let table::Listed { texts, moves, comes_to, warned, samples } = listed;
        let warned = warned.into_iter().map(|(place, clause)| (place, clause.0.into())).collect();
        Listed { texts, moves, comes_to, warned, samples }
    }
}

#[allow(clippy::ptr_arg)] // as serde calls it
fn is_empty(list: &Cow<'_, [StoodIn]>) -> bool {
    list.is_empty()
}

/// Who sits where. It is told with every step and seldom changes, so it is written once.
#[derive(Clone, Debug)]
pub struct Seating<'a> {
    infos: Cow<'a, [SeatInfo]>,
    written: Option<&'a RawValue>,
}

impl<'a> Seating<'a> {
    /// The seats, and the same as JSON.
    pub(crate) fn new(infos: &'a [SeatInfo], written: &'a RawValue) -> Self {
        Seating { infos: Cow::Borrowed(infos), written: Some(written) }
    }
}

impl Deref for Seating<'_> {
    type Target = [SeatInfo];

    fn deref(&self) -> &[SeatInfo] {
        &self.infos
    }
}

impl Serialize for Seating<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.written {
            Some(written) => written.serialize(serializer),
            None => self.infos.serialize(serializer),
        }
    }
}

impl<'de> Deserialize<'de> for Seating<'_> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Seating { infos: Cow::Owned(Vec::deserialize(deserializer)?), written: None })
    }
}

/// Whether the others must agree before the last step is taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(rename_all = "snake_case")]
pub enum TakeBack {
    /// It is free.
    Free,
    /// All others must agree.
    Consent,
}

/// The clock of a match.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
pub struct Clock {
    /// Seconds for a choice, or for a part of the match.
    pub seconds: u32,
    /// Which part of the match it counts, the first is 1; `null` if it counts choices.
    pub period: Option<u8>,
    /// Milliseconds left to each seat that owes a choice; of a part of the match, the same to all.
    pub left: BTreeMap<Name, u64>,
    /// Does it run? Not while a seat is free or the match is paused.
    pub runs: bool,
}
