//! What a choice says of a match that was not played at this table.

use crate::Seat;

/// A choice that nothing at this table bears out: a result that was played elsewhere.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Citation {
    /// Whose word it needs besides that of whoever makes it, unless the match that it names bears it out.
    pub witness: Seat,
    /// The match that it names, if it names one.
    pub of: Option<CitedMatch>,
}

/// Another match, and how it must have ended to bear a choice out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CitedMatch {
    /// Its name.
    pub name: String,
    /// The game that was played there.
    pub game: &'static str,
    /// Host and guest.
    pub sides: [CitedSide; 2],
}

/// One of those who played a match elsewhere.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CitedSide {
    /// The seat here.
    pub here: Seat,
    /// The seat there.
    pub there: Seat,
    /// The goals, as the choice tells them.
    pub goals: i64,
}
