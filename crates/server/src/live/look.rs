//! `look` and `ask`: what a page wants to know besides how things stand. Neither touches the match.

use onze_core::Viewer;
use onze_core::table::Refused;
use tokio::task::spawn_blocking;

use super::{Done, Page};
use crate::fault::Fault;
use crate::room::{Inside, read};

impl Page {
    /// The view as it was after a step.
    pub(super) async fn look(&mut self, n: usize, seat: Option<&str>) -> Result<Done, Fault> {
        let (record, viewer) = {
            let mut inside = self.room.enter(&self.app).await?;
            let viewer = self.viewer(&mut inside, seat)?;
            let table = &inside.live()?.table;
            if n >= table.n_steps() {
                let (step, last) = (n.to_string(), (table.n_steps() - 1).to_string());
                return Err(Refused::plain("step_unknown", &[("step", &step), ("last", &last)]).into());
            }
            (table.record(Viewer::All), viewer)
        };
        let seen = spawn_blocking(move || read(&record, n).map(|(_, table)| table.view(viewer)));
        let view = seen.await.ok().and_then(Result::ok).ok_or_else(Fault::broken)?;
        Ok(Done { view: Some(view), ..Done::default() })
    }

    /// What the game answers to a question of its own, such as the odds of a throw.
    pub(super) async fn ask(&mut self, question: String, seat: Option<&str>) -> Result<Done, Fault> {
        // An answer may take an engine some milliseconds: it is a thinker like the computer players, with a copy of the
        // match as they have.
        let permit = self.app.thinkers.clone().acquire_owned().await.map_err(|_| Fault::broken())?;
        let (record, viewer) = {
            let mut inside = self.room.enter(&self.app).await?;
            let viewer = self.viewer(&mut inside, seat)?;
            (inside.live()?.table.record(Viewer::All), viewer)
        };
        let thinking = spawn_blocking(move || {
            let _permit = permit;
            read(&record, usize::MAX).map(|(_, table)| table.answer(viewer, &question))
        });
        let answer = thinking.await.ok().and_then(Result::ok).ok_or_else(Fault::broken)?;
        if answer.is_none() {
            return Err(Fault::bad("question_unknown", "This game has no answer to that now."));
        }
        Ok(Done { answer, ..Done::default() })
    }

    /// With whose eyes the page may look: those of its own seats, or a spectator's.
    fn viewer(&self, inside: &mut Inside, seat: Option<&str>) -> Result<Viewer, Fault> {
        if !self.known {
            return Err(Fault::bad("hello_first", "Say hello first."));
        }
        let live = inside.live()?;
        let name = seat.unwrap_or("spectator");
        let own = live.place(name).is_some_and(|place| self.who.seats & (1 << place) != 0);
        match live.table.viewer(name) {
            // Once the match is over nothing is secret any more.
            Some(viewer) if own || viewer == Viewer::Spectator || live.over() => Ok(viewer),
            _ => Err(Fault::forbidden("seat_not_yours", "This seat is not yours.").with("seat", name)),
        }
    }
}
