//! The log with a viewer's eyes.

use std::borrow::Cow;

use crate::fair::StateHash;
use crate::log::StepOf;
use crate::told::write_draw;
use crate::{Deed, Match, Notation, Seat, Step, Viewer};

/// One step as a viewer may know it.
#[derive(Clone, PartialEq, Debug)]
pub struct SeenStep<E> {
    /// Its number.
    pub n: usize,
    /// Who did it; nobody did the set-up.
    pub seat: Option<Seat>,
    /// The move as written, `start`, or `undo`; `None` while it is under seal.
    pub deed: Option<Cow<'static, str>>,
    /// The draws as written; `None` for one that is secret.
    pub draws: Vec<Option<String>>,
    /// What the viewer learns of what happened.
    pub events: Vec<E>,
    /// The hash of the state after it, for those who may know the whole state.
    pub hash: Option<StateHash>,
}

impl<G: Notation> Match<G> {
    /// What a viewer may know of one step now. `None` if there is no such step.
    pub fn seen(&self, n: usize, viewer: Viewer) -> Option<SeenStep<G::Event>> {
        let step = self.steps().get(n)?;
        let viewer = if self.outcome().is_some() { Viewer::All } else { viewer };
        let events = step.events.iter().filter_map(|event| self.game().told(event, viewer)).collect();
        let closed = self.is_closed(n, viewer);
        let draws = step
            .draws
            .iter()
            .map(|draw| (!closed && draw.is_open_to(viewer)).then(|| write_draw(self.game(), &draw.drawn)));
        let (seat, deed) = match &step.deed {
            Deed::Start => (None, Some(Cow::Borrowed("start"))),
            Deed::Move { seat, choice } => (Some(*seat), (!closed).then(|| self.game().write_move(choice))),
            Deed::TakeBack { seat, undo } => (Some(*seat), Some(undo.written().into())),
        };
        let hash = (viewer == Viewer::All).then_some(step.hash);
        Some(SeenStep { n, seat, deed, draws: draws.collect(), events, hash })
    }

    /// Is this step a choice that is still under seal for this viewer? One that was taken back is never opened.
    pub fn is_closed(&self, n: usize, viewer: Viewer) -> bool {
        let Some(Step { deed: Deed::Move { seat, .. }, seal: Some(_), known_to, .. }) = self.steps().get(n)
        else {
            return false;
        };
        if viewer.is_among(*known_to) {
            return false;
        }
        if !self.stands(n) {
            return true;
        }
        // Those that a seat handed in last are those that are not opened.
        let sealed = self.game().sealed(self.state()).iter().filter(|sealed| sealed.seat == *seat).count();
        let is_own = |step: &StepOf<G>| {
            step.seal.is_some() && matches!(&step.deed, Deed::Move { seat: other, .. } if other == seat)
        };
        let later = self.standing.iter().rev().take_while(|later| **later > n);
        later.filter(|later| is_own(&self.steps()[**later])).count() < sealed
    }
}
