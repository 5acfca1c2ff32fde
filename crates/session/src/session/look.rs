//! `look` and `ask`: what a page wants to know besides how things stand. Neither touches the match.

use onze_core::Viewer;
use onze_core::table::Refused;
use serde_json::Value;

use super::{Asked, Done, Session, not_yours};
use crate::fault::Fault;
use crate::put::{Output, PageId, Question};

impl Session {
    /// The view as it was after a step.
    pub(super) fn look(&mut self, asked: Asked, n: usize, seat: Option<&str>) -> Result<Done, Fault> {
        let viewer = self.viewer(asked.0, seat)?;
        let Some(moment) = self.table.at(n) else {
            let (step, last) = (n.to_string(), self.table.n_steps().saturating_sub(1).to_string());
            return Err(Refused::plain("step_unknown", &[("step", &step), ("last", &last)]).into());
        };
        self.out.push(Output::Ask(Question::new(asked, moment, viewer, None)));
        Ok(None)
    }

    /// What the game answers to a question of its own, such as the odds of a throw.
    pub(super) fn ask(&mut self, asked: Asked, question: Value, seat: Option<&str>) -> Result<Done, Fault> {
        let viewer = self.viewer(asked.0, seat)?;
        self.out.push(Output::Ask(Question::new(asked, self.table.now(), viewer, Some(question))));
        Ok(None)
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
