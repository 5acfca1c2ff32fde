//! A match that somebody looks at, with its computer players.

use std::collections::BTreeMap;
use std::sync::atomic::AtomicBool;

use onze_core::record::parse;
use onze_core::table::AnyGame;
use onze_core::{Quick, Seat};
use onze_players::{AnyComputers, AnyPlayer, Budget};
use onze_session::{Fault, Millis, Opening, Session, Thinking};

use crate::luck::Luck;
use crate::order::Kept;

/// Nobody is away from a device.
const AWAY: Millis = 60_000;

/// A match and its computer players, which live as long as it is open.
pub(crate) struct Room {
    pub(crate) session: Session,
    /// Are its steps made here?
    pub(crate) leads: bool,
    players: BTreeMap<(Seat, String), Box<dyn AnyPlayer>>,
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
        let Kept { standing, left, .. } = kept;
        let (players, secret) = (computers.names(), luck.bytes());
        let opening = Opening { game, players, table, standing, left, away: AWAY, secret, shared: false };
        Ok(Room { session: Session::open(now, opening)?, leads, players: BTreeMap::new() })
    }

    /// When its clock runs out, if that is for this house to say.
    pub(crate) fn deadline(&self) -> Option<Millis> {
        self.session.deadline().filter(|_| self.leads)
    }

    /// The choice of a computer player; nothing if there is no such player.
    pub(crate) fn think(
        &mut self,
        computers: &dyn AnyComputers,
        thinking: &Thinking,
        chance: Quick,
    ) -> Option<String> {
        let key = (thinking.seat, thinking.player.clone());
        if !self.players.contains_key(&key) {
            self.players.insert(key.clone(), computers.player(&thinking.player, chance).ok()?);
        }
        // Nobody stops it, and there is no clock: players know by themselves how much they may think.
        let stop = AtomicBool::new(false);
        self.players.get_mut(&key)?.choose(&*thinking.moment, thinking.seat, &Budget::new(&stop))
    }
}
