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
        let mut moments = (0..=n).rev().filter_map(|n| self.table.at(n));
        let moment = moments.find(|moment| moment.is_open()).ok_or_else(unknown)?;
        let options = options(&*self.table).into_iter().map(|(key, value)| (key, Value::String(value)));
        Ok(CreateRequest { options: options.collect(), position: Some(moment.position()), ..request })
    }
}
