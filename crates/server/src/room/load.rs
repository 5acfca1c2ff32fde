//! From the database into memory.

use std::sync::Arc;

use onze_core::record::parse;
use onze_core::table::{AnyGame, Table};
use onze_session::{Fault, Opening, Session};

use crate::app::App;
use crate::random;
use crate::store::StoredMatch;

/// A record of so many bytes is read on the spot. A longer one takes a while, so a thread of its own does it.
const SHORT: usize = 8 << 10;

/// A match that was read.
pub(super) struct Loaded {
    pub(super) session: Session,
    /// When its last step was made, in milliseconds since 1970.
    pub(super) last: u64,
    /// The bytes of its record.
    pub(super) bytes: u64,
}

/// Reads a match.
pub(super) async fn load(app: &Arc<App>, name: &str) -> Result<Loaded, Fault> {
    let stored = app.store.load(name, 0).await?.ok_or_else(Fault::no_match)?;
    let StoredMatch { header, lines, last, left, standing, .. } = stored;
    app.metrics.add(|metrics| &metrics.matches_loaded);
    let record = header + &lines;
    let (is_short, bytes) = (record.len() < SHORT, record.len() as u64);
    let fold = move || read(&record);
    let read = if is_short {
        fold()
    } else {
        tokio::task::spawn_blocking(fold).await.map_err(|_| Fault::broken())?
    };
    let (game, table) = read.map_err(|error| {
        tracing::error!(name, error, "a match in the database cannot be read");
        Fault::broken()
    })?;
    let (players, away) = (onze_players::players(game.id()), app.limits.away.as_millis());
    let (away, secret) = (u64::try_from(away).unwrap_or(u64::MAX), random::bytes()?);
    let opening = Opening { game, players, table, standing, left, away, secret, shared: app.nodes.is_some() };
    Ok(Loaded { session: Session::open(app.now(), opening)?, last, bytes })
}

/// The match that a record tells.
fn read(record: &str) -> Result<(&'static dyn AnyGame, Box<dyn Table>), String> {
    let parsed = parse(record).map_err(|error| error.to_string())?;
    let game = onze_games::find(parsed.game).map_err(|refused| refused.why.to_string())?;
    let table = game.read(&parsed, usize::MAX).map_err(|error| error.to_string())?;
    Ok((game, table))
}
