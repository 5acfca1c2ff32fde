//! What goes over HTTP.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::Value;
use serde_json::value::RawValue;

use super::{Name, Outcome};
#[cfg(feature = "ts")]
use ts_rs::TS;

/// Who sits on a seat when a match is made.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(rename_all = "snake_case")]
pub enum SeatKind {
    /// Whoever makes the match.
    Me,
    /// Somebody who gets an invitation.
    Friend,
    /// Somebody on the same device.
    Device,
    /// A computer player with this name.
    Computer(String),
}

/// The answer to `POST /api/commitments`.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
pub struct Committed {
    /// The SHA-256 of a secret, for one match that is made soon.
    pub commitment: String,
}

/// `POST /api/lessons` and `POST /api/matches/{match}/lesson`.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LessonRequest {
    /// The game.
    pub game: String,
    /// The lesson as it is written.
    pub lesson: String,
}

/// `POST /api/matches`.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(deny_unknown_fields)]
pub struct CreateRequest {
    /// The game.
    pub game: String,
    /// Options that differ from their defaults: text, numbers and flags.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<BTreeMap<String, String>>"))]
    pub options: BTreeMap<String, Value>,
    /// Who sits where, for every seat.
    pub seats: BTreeMap<String, SeatKind>,
    /// The name of whoever makes the match.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub name: Option<String>,
    /// The commitment of the secret that is to be used. Words need one: it was known before them.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub commitment: Option<String>,
    /// Words of theirs that go into every draw.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub words: Option<String>,
    /// For studies: the position to start from, on one line as the game writes it.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub position: Option<String>,
    /// For studies: draws used in this order before any other, such as `6, 6`. Not where a friend is invited.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub chance: Option<String>,
    /// For studies: the step of a finished match to play on from, with its options, instead of a position.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub from: Option<StepOf>,
    /// May a computer stand in for a person? It may, unless this says no.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub stand_ins: Option<bool>,
    /// May those who play ask how good their choices are? They may not, unless this says yes.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub hints: Option<bool>,
}

/// A step of a match.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(deny_unknown_fields)]
pub struct StepOf {
    /// The match.
    #[serde(rename = "match")]
    pub name: String,
    /// The number of the step.
    pub n: usize,
}

/// `POST /api/positions`: could a study begin like this?
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(deny_unknown_fields)]
pub struct PositionRequest {
    /// The game.
    pub game: String,
    /// Options that differ from their defaults.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<BTreeMap<String, String>>"))]
    pub options: BTreeMap<String, Value>,
    /// The position, on one line; without one, the usual set-up.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub position: Option<String>,
}

/// The answer to [`PositionRequest`].
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
pub struct Positioned {
    /// The position as whoever may know all of it sees it; what is due is drawn as it comes.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub view: Box<RawValue>,
    /// Boards and decks.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub setup: Box<RawValue>,
}

/// The answer to [`CreateRequest`].
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
pub struct Created {
    /// The name of the match, part of its address.
    #[serde(rename = "match")]
    pub name: String,
    /// The seats on this device, with their secrets.
    pub seats: BTreeMap<String, Held>,
    /// A secret for each friend to be invited.
    pub invite: BTreeMap<String, String>,
}

/// The secret of a seat.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
pub struct Held {
    /// 32 hexadecimal digits.
    pub token: String,
}

/// `GET /api/matches/{match}`: what a visitor may know.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[allow(clippy::struct_excessive_bools)] // facts that do not hang together
pub struct MatchInfo {
    /// The name of the match.
    #[serde(rename = "match")]
    pub name: String,
    /// The game.
    pub game: String,
    /// All its options.
    pub options: BTreeMap<String, String>,
    /// Who sits where.
    pub seats: Vec<SeatInfo>,
    /// Is a seat still waiting for a friend?
    pub free: bool,
    /// Is the match over?
    pub over: bool,
    /// How many steps it has, the set-up included.
    pub n: usize,
    /// The SHA-256 of the secret behind its draws.
    pub commitment: String,
    /// Is it a study: did it begin with a position of its own, or with told draws? Then all that is hidden is known to
    /// its maker.
    pub study: bool,
    /// May a computer stand in for a person?
    pub stand_ins: bool,
    /// May those who play ask how good their choices are?
    pub hints: bool,
}

/// One seat as everybody sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
pub struct SeatInfo {
    /// Its short name, such as `R`.
    pub seat: Name,
    /// The name of the player; empty for one without.
    pub name: String,
    /// Who plays it.
    pub kind: Sitter,
    /// Does it wait for somebody to join?
    pub free: bool,
    /// Is somebody connected for it? A computer is always here.
    pub here: bool,
}

/// Who plays a seat now.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(rename_all = "snake_case")]
pub enum Sitter {
    /// A person.
    Person,
    /// Nobody yet: the invitation is open.
    Free,
    /// A computer player with this name.
    Computer(String),
    /// A computer player with this name, in the place of a person.
    StandIn(String),
}

/// `POST /api/matches/{match}/join`.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(deny_unknown_fields)]
pub struct JoinRequest {
    /// The secret of the invitation.
    pub token: String,
    /// The name of whoever joins.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub name: Option<String>,
    /// Words of theirs that go into every draw: the match is set up once more with them. Before the first choice only.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub words: Option<String>,
}

/// The answer to [`JoinRequest`] and to [`RenewRequest`].
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
pub struct Joined {
    /// The seat.
    pub seat: Name,
    /// Its new secret; the one that was sent no longer works, but for that of an owner who shares the seat.
    pub token: String,
}

/// `POST /api/matches/{match}/token`: another secret for a seat, by whoever holds it.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(deny_unknown_fields)]
pub struct RenewRequest {
    /// The secret that holds the seat, and no longer does when the answer comes.
    pub token: String,
}

/// `POST /api/matches/{match}/partners`: a secret for somebody to share a seat with, by its owner. The answer is
/// [`Joined`].
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(deny_unknown_fields)]
pub struct ShareRequest {
    /// The secret of the owner.
    pub token: String,
}

/// Those who share a seat, as its owner sees them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
pub struct Partners {
    /// The seat.
    pub seat: Name,
    /// The first first.
    pub partners: Vec<PartnerInfo>,
}

/// One of those who share a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
pub struct PartnerInfo {
    /// By what the owner knows them.
    pub partner: u32,
    /// Are they connected here?
    pub here: bool,
}

/// `POST /api/mine`.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(deny_unknown_fields)]
pub struct MineRequest {
    /// The seats that this device holds.
    pub tokens: Vec<HeldSeat>,
}

/// A match and the secret of a seat in it.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(deny_unknown_fields)]
pub struct HeldSeat {
    /// The match.
    #[serde(rename = "match")]
    pub name: String,
    /// The secret.
    pub token: String,
}

/// One line of the answer to [`MineRequest`], the last played first. A token that holds no seat is left out.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
pub struct MyMatch {
    /// The match as a visitor sees it.
    #[serde(flatten)]
    pub info: MatchInfo,
    /// The first seat that the tokens hold.
    pub seat: Name,
    /// All seats that the tokens hold.
    pub mine: Vec<Name>,
    /// The score so far, in seat order.
    pub score: Vec<i64>,
    /// Who owes a choice.
    pub to_act: Vec<Name>,
    /// How it ended, once it has.
    pub outcome: Option<Outcome>,
    /// When the last step was made, in milliseconds since 1970.
    pub last: u64,
}

/// The answer to `POST /api/mine/forget`, which asks as [`MineRequest`] does.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
pub struct LetGoOf {
    /// So many matches were nobody else's, and are deleted.
    pub deleted: usize,
    /// So many are another's too: they stay, without the name.
    pub stay: usize,
}

/// The answer to `GET /api/about`.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
pub struct About {
    /// After so many days without a step a match is deleted; without it, none is.
    pub keep_days: Option<u32>,
    /// Whom to write to about this server.
    pub contact: Option<String>,
}

/// Where others in the same network reach this server.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
pub struct Addresses {
    /// What a friend's browser is given, such as `http://192.168.1.20:8320`; none if only this machine is listened to.
    pub addresses: Vec<String>,
}

/// What an error says, in a `4xx` answer under `error` and in a refusal on the socket.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
pub struct ErrorInfo {
    /// The clauses behind it; empty if it is not a matter of rules.
    pub rules: Vec<String>,
    /// Its name, for programs.
    pub kind: String,
    /// What the sentence is made from.
    #[cfg_attr(feature = "ts", ts(type = "Record<string, unknown>"))]
    pub facts: Value,
    /// The sentence, in the language of the request.
    pub message: String,
}
