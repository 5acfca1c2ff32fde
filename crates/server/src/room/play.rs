//! A step: made, kept, then told.

use std::sync::Arc;
use std::time::{SystemTime, UNIX_EPOCH};

use super::{Inside, Room, clock, drive, tell};
use crate::app::App;
use crate::fault::Fault;
use crate::protocol::OfferKind;

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
    if let Err(error) = app.store.append(&room.name, n, lines).await {
        // Memory is ahead of the disk now, or somebody else was faster: what is on the disk counts.
        inside.lose();
        return Err(error.into());
    }
    app.metrics.add(|metrics| &metrics.moves);
    inside.offers.retain(|offer| offer.what != OfferKind::TakeBack);
    let live = inside.live()?;
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
    let (header, standing) = (live.header.clone(), live.standing.clone());
    if let Err(error) = app.store.amend(&room.name, header, standing, start).await {
        inside.lose();
        return Err(error.into());
    }
    clock::wind(app, room, inside, None);
    tell::everybody(inside, steps);
    drive(app, room, inside);
    Ok(())
}

/// Something that is not kept has changed.
pub(crate) fn changed(app: &Arc<App>, room: &Arc<Room>, inside: &mut Inside) {
    clock::wind(app, room, inside, None);
    tell::everybody(inside, &[]);
    drive(app, room, inside);
}

pub(crate) fn now_millis() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    u64::try_from(since.as_millis()).unwrap_or(u64::MAX)
}
