//! Finished matches explained, a part at a time.

use onze_core::table::Table;
use onze_players::analysis::Parts;
use onze_session::Fault;

use crate::house::House;
use crate::order::{Deed, RequestId};
use crate::request::raw;
use crate::room::Playing;

/// An explanation that is being made.
pub(crate) struct Explaining {
    id: RequestId,
    table: Box<dyn Table>,
    parts: Box<dyn Parts>,
}

/// All the effort that a server takes.
const PERCENT: u32 = 100;

impl Explaining {
    pub(crate) fn begin(playing: Playing, id: RequestId, record: &str) -> Result<Self, Fault> {
        let table = playing.read(record)?;
        let parts = playing.computers.parts(&*table, PERCENT).ok_or(Fault::AnalysisOfTwo)?;
        Ok(Explaining { id, table, parts })
    }
}

impl House {
    /// The next part; after the last the explanation is the answer.
    pub(crate) fn explain(&mut self) {
        let Some(mut explaining) = self.explaining.take() else { return };
        let ((done, of), id) = (explaining.parts.go_on(), explaining.id);
        self.deeds.push(Deed::Progress { id, done, of });
        match explaining.parts.explained() {
            Some(analysis) => {
                self.answer(id, Ok(raw(&onze_advice::explanation(&*explaining.table, &analysis))));
            }
            None => self.explaining = Some(explaining),
        }
    }
}
