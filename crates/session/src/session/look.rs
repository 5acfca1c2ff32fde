//! `look`, `ask` and `story`: what a page wants to know besides how things stand. None of them touches the match.

use onze_core::Viewer;
use onze_core::table::Refused;
use serde_json::Value;

use super::{Asker, Done, Session, not_yours};
use crate::exchange::{Output, PageId, Question, Wanted};
use crate::fault::Fault;

impl Session {
    /// The view as it was after a step.
    pub(super) fn look(&mut self, asked: Asker, n: usize, seat: Option<&str>) -> Result<Done, Fault> {
        let viewer = self.viewer(asked.page, seat)?;
        let Some(moment) = self.table.at(n) else {
            let (step, last) = (n.to_string(), self.table.n_steps().saturating_sub(1).to_string());
            return Err(Refused::plain("step_unknown", &[("step", &step), ("last", &last)]).into());
        };
        Ok(self.later(asked, Wanted::View(moment, viewer)))
    }

    /// What the game answers to a question of its own, such as the odds of a throw.
    pub(super) fn ask(&mut self, asked: Asker, question: Value, seat: Option<&str>) -> Result<Done, Fault> {
        let viewer = self.viewer(asked.page, seat)?;
        Ok(self.later(asked, Wanted::Answer(self.table.now(), viewer, question)))
    }

    /// The story of the match from a step on.
    pub(super) fn story(&mut self, asked: Asker, from: usize, seat: Option<&str>) -> Result<Done, Fault> {
        let viewer = self.viewer(asked.page, seat)?;
        let shown = self.table.shown(viewer).ok_or(Fault::MatchBroken)?;
        Ok(self.later(asked, Wanted::Story(shown, from)))
    }

    /// It may take some milliseconds: whoever runs the session answers, and nobody waits for that.
    fn later(&mut self, Asker { page, re }: Asker, wanted: Wanted) -> Done {
        self.out.push(Output::Ask(Question { page, re, wanted }));
        None
    }

    /// With whose eyes the page may look: those of its own seats, or a spectator's.
    fn viewer(&self, page: PageId, name: Option<&str>) -> Result<Viewer, Fault> {
        let own = self.page(page)?.seats;
        let Some(name) = name else { return Ok(Viewer::Spectator) };
        let viewer = self.table.viewer(name).ok_or_else(|| not_yours(name))?;
        let may = match viewer {
            Viewer::Spectator => true,
            Viewer::Seat(seat) => own.has(seat),
            Viewer::All => false,
        };
        // Once the match is over nothing is secret any more.
        if may || self.is_over() { Ok(viewer) } else { Err(not_yours(name)) }
    }
}
