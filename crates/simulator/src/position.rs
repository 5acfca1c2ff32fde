//! positions
use onze_core::{Because, Clause};
use serde::Serialize;

/// What is wrong with a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum PositionFault {
    /// It is not written as positions are.
    Form,
}
impl Because for PositionFault {
    fn rules(&self) -> &'static [Clause] {
        &[Clause("SIM-317")]
    }
}
