//! Waits for the time that a session wants to be told of.

use std::sync::Arc;

use onze_session::{Input, Millis};
use tokio::time::sleep_until;

use super::Room;
use crate::app::App;

/// Sees to it that a task waits for `due`, or for something earlier.
pub(super) fn watch(app: &Arc<App>, room: &Arc<Room>, watched: &mut Option<Millis>, due: Millis) {
    if watched.is_some_and(|earlier| earlier <= due) {
        return;
    }
    *watched = Some(due);
    let (app, room) = (Arc::clone(app), Arc::clone(room));
    tokio::spawn(async move {
        sleep_until(app.instant(due)).await;
        let mut inside = room.inside.lock().await;
        // If the time was put off meanwhile, the session says until when.
        inside.watched = inside.watched.filter(|watched| *watched != due);
        inside.tell_aside(&app, &room, Input::Time);
    });
}
