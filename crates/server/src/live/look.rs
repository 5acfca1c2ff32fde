//! `look`: the view as it was after a step.

use onze_core::Viewer;
use onze_core::table::Refused;

use super::{Done, Page};
use crate::fault::Fault;
use crate::room::{json, read};

impl Page {
    pub(super) async fn look(&mut self, n: usize, seat: Option<&str>) -> Result<Done, Fault> {
        if !self.known {
            return Err(Fault::bad("hello_first", "Say hello first."));
        }
        let (record, viewer) = {
            let mut inside = self.room.enter(&self.app).await?;
            let live = inside.live()?;
            let n_steps = live.table.n_steps();
            if n >= n_steps {
                let (step, last) = (n.to_string(), (n_steps - 1).to_string());
                return Err(Refused::plain("step_unknown", &[("step", &step), ("last", &last)]).into());
            }
            let name = seat.unwrap_or("spectator");
            let viewer = live.table.viewer(name);
            let own = live.place(name).is_some_and(|place| self.who.seats & (1 << place) != 0);
            let viewer = match viewer {
                // Once the match is over nothing is secret any more.
                Some(viewer) if own || viewer == Viewer::Spectator || live.over() => viewer,
                _ => {
                    return Err(
                        Fault::forbidden("seat_not_yours", "This seat is not yours.").with("seat", name)
                    );
                }
            };
            (live.table.record(Viewer::All), viewer)
        };
        let seen = tokio::task::spawn_blocking(move || {
            read(&record, n).map(|(_, table)| json::view(&*table, viewer))
        });
        let view = seen.await.ok().and_then(Result::ok).ok_or_else(Fault::broken)?;
        Ok(Done { view: Some(view), frames: Vec::new() })
    }
}
