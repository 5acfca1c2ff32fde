//! Steps that somebody else has kept who runs the same match.

use onze_core::Viewer;
use onze_core::record::parse;

use super::Session;

impl Session {
    /// Takes in a step that was made and kept elsewhere, and tells it to the pages that are here.
    ///
    /// The record is read again with it, which checks it as any record is checked.
    pub(super) fn learn(&mut self, n: usize, lines: &str) {
        if n < self.table.n_steps() {
            return;
        }
        let record = self.table.record(Viewer::All) + lines;
        let table = parse(&record).ok().and_then(|record| self.game.read(&record, usize::MAX).ok());
        match table {
            Some(table) if table.n_steps() == n + 1 => {
                self.table = table;
                self.learned(n);
            }
            // A step is missing, or this is no step of this match: what is kept counts.
            _ => self.lose(),
        }
    }
}
