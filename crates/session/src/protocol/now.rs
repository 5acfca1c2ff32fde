//! How things stand, as a page is told them.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::ops::Deref;

use onze_core::table::Listed;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::Value;
use serde_json::value::RawValue;
#[cfg(feature = "ts")]
use ts_rs::TS;

use super::{Name, OfferKind, Outcome, SeatInfo};

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
