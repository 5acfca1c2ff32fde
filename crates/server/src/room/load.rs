//! From the database into memory.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use onze_ai::games::{self, Entry};
use onze_core::record::parse;
use onze_core::table::Table;
use tokio::time::Instant;

use super::{Live, Ticking, tell};
use crate::app::App;
use crate::fault::Fault;
use crate::store::StoredMatch;

/// A record of so many bytes is read on the spot. A longer one takes a while, so a thread of its own does it.
const SHORT: usize = 8 << 10;

/// Reads a match.
pub(super) async fn load(app: &Arc<App>, name: &str) -> Result<Live, Fault> {
    let stored = app.store.load(name).await?.ok_or_else(Fault::no_match)?;
    app.metrics.add(|metrics| &metrics.matches_loaded);
    let is_short = stored.record.len() < SHORT;
    let fold = move || {
        let table = read(&stored.record, usize::MAX);
        (stored, table)
    };
    let (stored, table) = if is_short {
        fold()
    } else {
        tokio::task::spawn_blocking(fold).await.map_err(|_| Fault::broken())?
    };
    let (game, table) = table.map_err(|error| {
        tracing::error!(name, error, "a match in the database cannot be read");
        Fault::broken()
    })?;
    Ok(live(stored, game, table))
}

/// The match that a record tells, up to a step.
pub(crate) fn read(record: &str, last: usize) -> Result<(&'static dyn Entry, Box<dyn Table>), String> {
    let parsed = parse(record).map_err(|error| error.to_string())?;
    let game = games::find(parsed.game).map_err(|refused| refused.why.to_string())?;
    let table = game.read(&parsed, last).map_err(|error| error.to_string())?;
    Ok((game, table))
}

fn live(stored: StoredMatch, game: &'static dyn Entry, table: Box<dyn Table>) -> Live {
    let StoredMatch { mut record, header_len, last, left, standing } = stored;
    record.truncate(header_len);
    record.shrink_to_fit();
    let away = vec![Instant::now(); standing.seats.len()];
    let clock = Ticking::new(table.clock(), standing.seats.len(), left.map(Duration::from_millis));
    let closed = tell::closed_steps(&*table);
    Live { game, table, header: record, standing, last, closed, clock, away }
}

/// The options that the header of a record tells.
pub(crate) fn options(header: &str) -> BTreeMap<String, String> {
    let lines = header.lines().filter_map(|line| line.strip_prefix("set "));
    lines
        .filter_map(|line| line.split_once('='))
        .map(|(key, value)| (key.to_owned(), value.to_owned()))
        .collect()
}

/// The header with the name of a player in it. Names stand after `match`, in seat order.
pub(crate) fn with_player(header: &str, seats: &[&str], seat: &str, player: &str) -> String {
    let named = |line: &str| {
        let seat = line.strip_prefix("seat ")?.split(' ').next()?;
        seats.iter().position(|one| *one == seat)
    };
    let own = seats.iter().position(|one| *one == seat);
    let mut lines: Vec<&str> =
        header.lines().filter(|line| named(line).is_none_or(|place| Some(place) != own)).collect();
    let after = lines
        .iter()
        .rposition(|line| line.starts_with("match ") || named(line).is_some_and(|place| Some(place) < own))
        .map_or(lines.len(), |index| index + 1);
    let line = format!("seat {seat} {player}");
    lines.insert(after, &line);
    lines.join("\n") + "\n"
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_written_into_the_header_in_seat_order() {
        let header = "onze record 1\ngame g\nset a=1\nmatch m\nseat B Bob\nwords B x\ncommit 00\n\n";
        let named = with_player(header, &["R", "B"], "R", "Anna");
        assert_eq!(
            named,
            "onze record 1\ngame g\nset a=1\nmatch m\nseat R Anna\nseat B Bob\nwords B x\ncommit 00\n\n"
        );
        let renamed = with_player(&named, &["R", "B"], "B", "Bea B");
        assert_eq!(renamed, named.replace("Bob", "Bea B"));
        assert_eq!(options(header)["a"], "1");
    }
}
