//! The thin dynamic layer: any match of any game, for programs that do not care which game it is.
//!
//! Seats, headers, options and outcomes cross it as the types they are; moves, draws and positions as the text that
//! people write; events, views and refusals, whose types are the game's own, as JSON.

mod any;
mod listed;
mod refused;
mod told;

use std::any::Any;
use std::borrow::Cow;

use serde::Serialize;
use serde_json::Value;
use serde_json::value::RawValue;

use crate::record::{RecordError, RecordText};
use crate::story::{Story, Telling};
use crate::{
    Citation, Clock, Consent, Counts, Header, Outcome, Say, Seat, Seats, Setting, Settings, Undo, Verified,
    Viewer,
};

pub use any::{Of, configure};
pub use listed::Listed;
pub use refused::Refused;
pub use told::{Replay, ToldOutcome, ToldSeat, ToldStep};

/// A game that matches can be made of.
pub trait AnyGame: Send + Sync {
    /// Its name in commands.
    fn id(&self) -> &'static str;

    /// The version of its rules.
    fn rules(&self) -> u32;

    /// The options that it knows.
    fn settings(&self) -> &'static [Setting];

    /// The short names of the seats with these options.
    fn seats(&self, set: &[(String, String)]) -> Result<Vec<&'static str>, Refused>;

    /// A new match. The header's lists are fitted to the number of seats.
    fn begin(
        &self,
        set: &[(String, String)],
        header: Header,
        typed: &[String],
    ) -> Result<Box<dyn Table>, Refused>;

    /// The match that a record tells, up to step `last`.
    fn read(&self, record: &RecordText<'_>, last: usize) -> Result<Box<dyn Table>, RecordError>;

    /// The moment with this position in a match whose record begins so; its steps need not be there.
    fn moment(&self, record: &RecordText<'_>, position: &str) -> Result<Box<dyn Moment>, RecordError>;

    /// Checks every draw, seal and hash of a record.
    fn verify(&self, record: &RecordText<'_>) -> Result<Verified, RecordError>;
}

/// One match at one table.
pub trait Table: Any + Send + Sync {
    /// The name of the game.
    fn game(&self) -> &'static str;

    /// The options it is played with.
    fn settings(&self) -> &Settings;

    /// What was known before the first step, and who plays.
    fn header(&self) -> &Header;

    /// How many seats there are.
    fn n_seats(&self) -> usize;

    /// The short name of a seat.
    fn seat_name(&self, seat: Seat) -> &'static str;

    /// The seat with this short name.
    fn read_seat(&self, name: &str) -> Result<Seat, Refused>;

    /// The viewer with this name: a seat, `spectator` or `all`.
    fn viewer(&self, name: &str) -> Option<Viewer>;

    /// Who owes a choice.
    fn to_act(&self) -> Seats;

    /// The choices that a seat has now.
    fn legal(&self, seat: Seat) -> Vec<Cow<'static, str>>;

    /// The same, with what else there is to know of them.
    fn listed(&self, seat: Seat) -> Listed;

    /// The choices that a seat may make though nothing asks for them.
    fn unasked(&self, seat: Seat) -> Listed;

    /// A choice as the game's own value; `None` for what is none of its choices.
    fn value(&self, choice: &str) -> Option<Value>;

    /// The move by which a seat gives up, if there is one.
    fn give_up(&self) -> Option<Cow<'static, str>>;

    /// The move that whoever keeps the clock makes for a seat whose time has run out, if there is one.
    fn time_out(&self) -> Option<Cow<'static, str>>;

    /// What the clock counts now, if the match is played with one.
    fn clock(&self) -> Option<Clock>;

    /// What this choice says of a match elsewhere, if it could be made now ([`crate::Notation::cites`]).
    fn cites(&self, seat: Seat, choice: &str) -> Option<Citation>;

    /// Has a choice that stands named this match?
    fn has_cited(&self, name: &str) -> bool;

    /// The score by which a match elsewhere counts here that ended like this.
    fn counts_elsewhere(&self, other: &Outcome) -> Counts;

    /// Makes a choice; the answer is the number of the new step.
    fn play(&mut self, seat: Seat, choice: &str, typed: &[String]) -> Result<usize, Refused>;

    /// Takes the last standing choice back; the answer is the number of the new step.
    fn take_back(&mut self, seat: Seat, undo: Undo) -> Result<usize, Refused>;

    /// Reads steps that come after the last one, as the record tells them; refused as a whole.
    fn read_more(&mut self, lines: &str) -> Result<(), RecordError>;

    /// Forgets step `n` and all after it, as if they had never been made. The set-up stays.
    fn forget_from(&mut self, n: usize);

    /// May this seat take the last standing choice back, and must the others agree to it?
    fn may_take_back(&self, seat: Seat) -> Result<Consent, Refused>;

    /// Gives a seat a name.
    fn rename(&mut self, seat: Seat, player: String) -> Result<(), Refused>;

    /// How many steps there are, the set-up included.
    fn n_steps(&self) -> usize;

    /// One step as a viewer may know it; `None` if there is no such step.
    fn step(&self, n: usize, viewer: Viewer) -> Option<ToldStep>;

    /// Who made a step; nobody made the set-up.
    fn mover(&self, n: usize) -> Option<Seat>;

    /// Is this step one that takes another back?
    fn takes_back(&self, n: usize) -> bool;

    /// May both viewers know the same of a step? Then it need not be told to each in its own words.
    fn alike(&self, n: usize, one: Viewer, other: Viewer) -> bool;

    /// Was the choice of this step secret when it was handed in?
    fn is_sealed(&self, n: usize) -> bool;

    /// Is this step a choice that is still under seal for this viewer?
    fn is_closed(&self, n: usize, viewer: Viewer) -> bool;

    /// What a viewer sees now.
    fn view(&self, viewer: Viewer) -> Box<RawValue>;

    /// What is fixed for the whole match and known to everybody: boards, decks.
    fn setup(&self) -> Box<RawValue>;

    /// The match as it is now, by itself.
    fn now(&self) -> Box<dyn Moment>;

    /// The match as it was after step `n`, by itself; `None` if there is no such step.
    fn at(&self, n: usize) -> Option<Box<dyn Moment>>;

    /// The whole match as a viewer may know it.
    fn replay(&self, viewer: Viewer) -> Replay;

    /// The record as a viewer may have it.
    fn record(&self, viewer: Viewer) -> String;

    /// The lines of the record before the first step.
    fn record_header(&self) -> String;

    /// The lines that step `n` adds to the record, with `end` if it is the last of a finished match.
    fn record_step(&self, n: usize) -> String;

    /// The match in the notation of the game's own rulebook, if it has one, as a viewer may have it and in the language of
    /// `say`.
    fn sheet(&self, viewer: Viewer, say: Say<'_>) -> Option<String>;

    /// What a story is made from, as a viewer may know it.
    fn shown(&self, viewer: Viewer) -> Option<Box<dyn Telling>>;

    /// The story of the match, as a viewer may know it.
    fn story(&self, viewer: Viewer) -> Story {
        self.shown(viewer).map(|shown| shown.story()).unwrap_or_default()
    }

    /// The whole state on one line.
    fn position(&self) -> String;

    /// Goals or points of each seat so far, in seat order.
    fn score(&self) -> Counts;

    /// How it ended, once it has.
    fn outcome(&self) -> Option<Outcome>;

    /// The same as programs read it.
    fn told_outcome(&self) -> Option<ToldOutcome>;
}

/// A match at one moment, by itself ([`crate::Snapshot`]).
pub trait Moment: Any + Send + Sync {
    /// What a viewer sees.
    fn view(&self, viewer: Viewer) -> Box<RawValue>;

    /// Answers a question of a viewer ([`crate::Notation::answer`]); `None` also if the game does not know the question.
    fn answer(&self, viewer: Viewer, question: &Value) -> Option<Box<RawValue>>;

    /// The whole state on one line.
    fn position(&self) -> String;

    /// Is it a moment to begin a match with: nothing that was handed in waits under seal?
    fn is_open(&self) -> bool;

    /// Has the match ended?
    fn is_over(&self) -> bool;
}

fn raw(value: &impl Serialize) -> Box<RawValue> {
    // Only a value that is no JSON fails, such as a map with lists for keys; then nothing is told.
    serde_json::value::to_raw_value(value).unwrap_or_else(|_| RawValue::NULL.to_owned())
}
