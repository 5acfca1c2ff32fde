//! How a match ends that nobody plays on.

use onze_core::Seats;
use onze_core::record::{RecordError, parse};
use onze_core::table::Refused;
use onze_session::{NewStep, mark};
use thiserror::Error;

/// Why a match cannot be ended.
#[derive(Debug, Error)]
pub enum NoEnd {
    /// Its record is not right.
    #[error("{0}")]
    Broken(#[from] RecordError),
    /// There is no such game.
    #[error("{}", .0.why)]
    Unknown(Refused),
    /// Nobody can give it up.
    #[error("nobody can give it up")]
    Forbidden,
}

/// The steps by which a match ends: whoever owes a choice gives up, until it is over; so it tells its secret in the end. There
/// are none if it is over.
pub fn ending(record: &str) -> Result<Vec<NewStep>, NoEnd> {
    let parsed = parse(record)?;
    let mut table = onze_games::find(parsed.game).map_err(NoEnd::Unknown)?.read(&parsed, usize::MAX)?;
    let mut steps = Vec::new();
    while table.outcome().is_none() {
        let choice = table.give_up().filter(|_| steps.len() <= table.n_seats()).ok_or(NoEnd::Forbidden)?;
        let mut seats = table.to_act().first().into_iter().chain(Seats::all(table.n_seats()).iter());
        let n = seats.find_map(|seat| table.play(seat, &choice, &[]).ok()).ok_or(NoEnd::Forbidden)?;
        let follows = mark(&table.record_step(n - 1));
        steps.push(NewStep { n, follows, lines: table.record_step(n), left: None });
    }
    Ok(steps)
}
