//! Computer players: they think on a bounded pool, for a bounded time.

use std::sync::Arc;

use onze_core::{Chance, Quick};
use tokio::time::timeout;

use super::{Inside, Room, load, places, play};
use crate::app::App;
use crate::fault::Fault;

/// Lets the computer players think that owe a choice.
pub(crate) fn drive(app: &Arc<App>, room: &Arc<Room>, inside: &mut Inside) {
    for place in places(inside.due() & !inside.thinking) {
        inside.thinking |= 1 << place;
        let (app, room) = (Arc::clone(app), Arc::clone(room));
        tokio::spawn(async move {
            if let Err(fault) = think(&app, &room, place).await {
                tracing::warn!(name = &*room.name, kind = fault.kind(), "a computer player did not move");
            }
        });
    }
}

impl Inside {
    /// The seats of computer players that owe a choice.
    fn due(&self) -> super::SeatSet {
        let Some(live) = self.live.as_ref().filter(|live| !live.standing.paused) else { return 0 };
        let computer = |place: &usize| live.standing.seats[*place].computer_now().is_some();
        places(live.to_act()).filter(computer).fold(0, |set, place| set | 1 << place)
    }
}

async fn think(app: &Arc<App>, room: &Arc<Room>, place: usize) -> Result<(), Fault> {
    let permit = Arc::clone(&app.thinkers).acquire_owned().await.map_err(|_| Fault::broken())?;
    let mut seed = [0; 8];
    getrandom::fill(&mut seed).map_err(|_| Fault::no_chance())?;
    let mut chance = Quick::new(u64::from_le_bytes(seed));
    let copied = {
        let mut inside = room.enter(app).await?;
        if inside.due() & (1 << place) == 0 {
            inside.thinking &= !(1 << place);
            return Ok(());
        }
        let live = inside.live()?;
        let seat = &live.standing.seats[place];
        let player = seat.computer_now().unwrap_or_default().to_owned();
        (live.table.record(onze_core::Viewer::All), seat.seat.clone(), player)
    };
    let (record, seat, player) = copied;
    // The match goes on meanwhile: somebody may hand in a choice or give up. So the player gets a copy.
    let own = Quick::new(chance.word());
    let (for_seat, for_player) = (seat.clone(), player);
    let thinking = tokio::task::spawn_blocking(move || {
        let _permit = permit;
        let (game, table) = load::read(&record, usize::MAX).ok()?;
        game.choose(&*table, &for_seat, &for_player, own).ok().flatten()
    });
    let choice = timeout(app.limits.thinking_time, thinking).await;
    if choice.is_err() {
        app.metrics.add(|metrics| &metrics.thinking_cut_short);
    }
    let mut inside = room.enter(app).await?;
    inside.thinking &= !(1 << place);
    if inside.due() & (1 << place) == 0 {
        return Ok(());
    }
    app.metrics.add(|metrics| &metrics.computer_moves);
    if let Ok(Ok(Some(choice))) = choice
        && play(app, room, &mut inside, &seat, &choice).await.is_ok()
    {
        return Ok(());
    }
    let choices = inside.live()?.table.legal(&seat)?;
    let n = chance.below(u32::try_from(choices.len()).unwrap_or(1)) as usize;
    match choices.get(n) {
        Some(choice) => play(app, room, &mut inside, &seat, choice).await,
        None => Ok(()),
    }
}
