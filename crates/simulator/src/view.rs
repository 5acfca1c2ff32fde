//! view
use crate::game::Simulator;
use crate::state::State;
use onze_core::Viewer;
use serde::Serialize;
/// What a viewer sees.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct View {}
impl View {
    pub(crate) fn new(_: &Simulator, _: &State, _: Viewer) -> View {
        View {}
    }
}
