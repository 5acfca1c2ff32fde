//! A finished match is played on from one of its steps, as a study.

use onze_core::table::Refused;
use serde_json::Value;

use super::Session;
use crate::create::options;
use crate::fault::Fault;
use crate::protocol::CreateRequest;

impl Session {
    /// The request with the position after step `n` of this match, and its options. Only a finished match is played on
    /// from: the position of a running one would tell what is hidden.
    ///
    /// Choices that lay under seal at that step are made anew: nobody is bound by what another handed in.
    pub fn play_on(&self, n: usize, request: CreateRequest) -> Result<CreateRequest, Fault> {
        let CreateRequest { game, options: others, position, .. } = &request;
        if game != self.table.game() || !others.is_empty() || position.is_some() {
            return Err(Fault::FromAndMore);
        }
        if !self.is_over() {
            return Err(Fault::FromRunning);
        }
        let (step, last) = (n.to_string(), self.table.n_steps().saturating_sub(1).to_string());
        let unknown = || Refused::plain("step_unknown", &[("step", &step), ("last", &last)]);
        if self.table.at(n).ok_or_else(unknown)?.is_over() {
            return Err(Fault::FromTheEnd);
        }
        let position = self.open_position(n).ok_or_else(unknown)?;
        let options = options(&*self.table).into_iter().map(|(key, value)| (key, Value::String(value)));
        Ok(CreateRequest { options: options.collect(), position: Some(position), ..request })
    }

    /// The whole state as it stands, but for choices under seal, with all that is hidden: for whoever has the match on a
    /// device of their own, to go on with it elsewhere.
    pub fn position(&self) -> Result<String, Fault> {
        self.open_position(self.table.n_steps().saturating_sub(1)).ok_or(Fault::MatchBroken)
    }

    /// The position after step `n`, or after the last one before it when nothing lay under seal.
    fn open_position(&self, n: usize) -> Option<String> {
        let mut moments = (0..=n).rev().filter_map(|n| self.table.at(n));
        moments.find(|moment| moment.is_open()).map(|moment| moment.position())
    }
}
