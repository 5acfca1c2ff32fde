//! A step: made, kept, then told.

use std::sync::Arc;
use std::time::{SystemTime, UNIX_EPOCH};

use super::{Inside, Room, clock, drive, tell};
use crate::app::App;
use crate::fault::Fault;
use crate::protocol::OfferKind;
use crate::store::NewStep;

/// Makes a choice for a seat, keeps it, and tells everybody. Nobody hears of it before it is kept.
pub(crate) async fn play(
    app: &Arc<App>,
    room: &Arc<Room>,
    inside: &mut Inside,
    seat: &str,
    choice: &str,
) -> Result<(), Fault> {
    let live = inside.live()?;
    let n = live.table.play(seat, choice, &[])?;
    let lines = live.table.record_step(n);
    let sealed = lines.contains(" ~");
    let left = live.clock.period_left().and_then(|left| u64::try_from(left.as_millis()).ok());
    if let Err(error) = app.store.append(&room.name, n, NewStep { lines, left }).await {
        // Memory is ahead of the disk now, or somebody else was faster: what is on the disk counts.
        inside.lose();
        return Err(error.into());
    }
    app.metrics.add(|metrics| &metrics.moves);
    let live = inside.live()?;
    live.standing.offers.retain(|offer| offer.what != OfferKind::TakeBack);
    live.last = now_millis();
    let mut steps = live.opened();
    steps.push(n);
    live.close(n, sealed);
    let mover = live.place(seat);
    clock::wind(app, room, inside, mover);
    tell::everybody(inside, &steps);
    drive(app, room, inside);
    Ok(())
}

/// Keeps what is not a step, and tells everybody.
pub(crate) async fn amend(app: &Arc<App>, room: &Arc<Room>, inside: &mut Inside) -> Result<(), Fault> {
    keep(app, room, inside, None).await
}

/// Keeps a match that was set up once more, before its first choice, and tells everybody.
pub(crate) async fn set_up(
    app: &Arc<App>,
    room: &Arc<Room>,
    inside: &mut Inside,
    start: String,
) -> Result<(), Fault> {
    keep(app, room, inside, Some(start)).await
}

async fn keep(
    app: &Arc<App>,
    room: &Arc<Room>,
    inside: &mut Inside,
    start: Option<String>,
) -> Result<(), Fault> {
    let steps: &[usize] = if start.is_some() { &[0] } else { &[] };
    let live = inside.live()?;
    let (header, mut standing) = (live.header.clone(), live.standing.clone());
    // A request to take back is about the last step, and ends with the next one.
    standing.offers.retain(|offer| offer.what != OfferKind::TakeBack);
    if let Err(error) = app.store.amend(&room.name, header, standing, start).await {
        inside.lose();
        return Err(error.into());
    }
    clock::wind(app, room, inside, None);
    tell::everybody(inside, steps);
    drive(app, room, inside);
    Ok(())
}

pub(crate) fn now_millis() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    u64::try_from(since.as_millis()).unwrap_or(u64::MAX)
}
