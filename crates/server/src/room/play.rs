//! A step: made, kept, then told.

use std::sync::Arc;
use std::time::{SystemTime, UNIX_EPOCH};

use tokio::sync::MutexGuard;

use super::{Inside, Made, Room, clock, drive, tell};
use crate::app::App;
use crate::fault::Fault;
use crate::protocol::OfferKind;
use crate::store::{Answer, NewStep, StoreError};

/// Makes a choice for a seat, keeps it, and tells everybody. Nobody hears of it before it is kept.
pub(crate) async fn play(
    app: &Arc<App>,
    room: &Arc<Room>,
    inside: &mut Inside,
    seat: &str,
    choice: &str,
) -> Result<(), Fault> {
    let (lost, keeping) = make(app, room, inside, seat, choice)?;
    let kept = keeping.await;
    finish(app, room, inside, lost, kept)
}

/// The same for one of those who choose at the same time: the others may enter while it is on its way to the disk.
pub(crate) async fn play_aside(
    app: &Arc<App>,
    room: &Arc<Room>,
    mut inside: MutexGuard<'_, Inside>,
    seat: &str,
    choice: &str,
) -> Result<(), Fault> {
    let (lost, keeping) = make(app, room, &mut inside, seat, choice)?;
    drop(inside);
    let kept = keeping.await;
    finish(app, room, &mut *room.inside.lock().await, lost, kept)
}

/// Makes a choice in memory and hands it to the store.
fn make<'a>(
    app: &'a App,
    room: &Room,
    inside: &mut Inside,
    seat: &str,
    choice: &str,
) -> Result<(u32, Answer<'a, ()>), Fault> {
    let live = inside.live()?;
    let n = live.table.play(seat, choice, &[])?;
    let lines = live.table.record_step(n);
    let made = Made { n, mover: live.place(seat), sealed: lines.contains(" ~") };
    let left = live.clock.period_left().and_then(|left| u64::try_from(left.as_millis()).ok());
    inside.made.push(made);
    inside.unkept += 1;
    Ok((inside.lost, app.store.append(&room.name, n, NewStep { lines, left })))
}

/// A step is kept, or not. Whoever is the last of those who chose at the same time tells for all.
fn finish(
    app: &Arc<App>,
    room: &Arc<Room>,
    inside: &mut Inside,
    lost: u32,
    kept: Result<(), StoreError>,
) -> Result<(), Fault> {
    if inside.lost != lost {
        // A step before it was not kept, and so this one cannot have been.
        return Err(kept.err().map_or_else(Fault::broken, Fault::from));
    }
    if let Err(error) = kept {
        // Memory is ahead of the disk now, or somebody else was faster: what is on the disk counts.
        inside.lose();
        room.told.notify_waiters();
        return Err(error.into());
    }
    app.metrics.add(|metrics| &metrics.moves);
    inside.unkept -= 1;
    if inside.unkept == 0 {
        tell_made(app, room, inside)?;
        room.told.notify_waiters();
    }
    Ok(())
}

fn tell_made(app: &Arc<App>, room: &Arc<Room>, inside: &mut Inside) -> Result<(), Fault> {
    let made = std::mem::take(&mut inside.made);
    let live = inside.live()?;
    live.standing.offers.retain(|offer| offer.what != OfferKind::TakeBack);
    live.last = now_millis();
    let mut steps = live.opened();
    let mut movers = 0;
    for Made { n, mover, sealed } in made {
        steps.push(n);
        live.close(n, sealed);
        movers |= mover.map_or(0, |place| 1 << place);
    }
    clock::wind(app, room, inside, movers);
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
    clock::wind(app, room, inside, 0);
    tell::everybody(inside, steps);
    drive(app, room, inside);
    Ok(())
}

pub(crate) fn now_millis() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    u64::try_from(since.as_millis()).unwrap_or(u64::MAX)
}
