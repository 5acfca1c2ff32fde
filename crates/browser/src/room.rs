//! A match that somebody looks at.

use onze_core::record::parse;
use onze_core::table::AnyGame;
use onze_players::AnyComputers;
use onze_session::{Fault, Millis, Opening, Session};

use crate::luck::Luck;
use crate::order::Kept;

/// Nobody is away from a device.
const AWAY: Millis = 60_000;

/// A match that is open.
pub(crate) struct Room {
    pub(crate) session: Session,
    /// Are its steps made here?
    pub(crate) leads: bool,
    /// The header of its record, but for the secret: what its rules are.
    pub(crate) header: String,
}

/// The game of a house, and who plays it besides people.
#[derive(Clone, Copy)]
pub(crate) struct Playing {
    pub(crate) game: &'static dyn AnyGame,
    pub(crate) computers: &'static dyn AnyComputers,
}

impl Room {
    pub(crate) fn open(
        now: Millis,
        luck: &mut Luck,
        Playing { game, computers }: Playing,
        kept: Kept,
        leads: bool,
    ) -> Result<Self, Fault> {
        let record = kept.record();
        let parsed = parse(&record).map_err(|_| Fault::MatchBroken)?;
        let table = game.read(&parsed, usize::MAX).map_err(|_| Fault::MatchBroken)?;
        let Kept { header, standing, left, .. } = kept;
        let (players, secret) = (computers.names(), luck.bytes());
        let opening = Opening { game, players, table, standing, left, away: AWAY, secret, shared: false };
        Ok(Room { session: Session::open(now, opening)?, leads, header })
    }

    /// When its clock runs out, if that is for this house to say.
    pub(crate) fn deadline(&self) -> Option<Millis> {
        self.session.deadline().filter(|_| self.leads)
    }
}
