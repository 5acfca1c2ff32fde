//! What a viewer sees, as a value.

use onze_core::Viewer;
use onze_core::table::Table;
use serde_json::Value;

/// What a viewer sees now.
pub(crate) fn view(table: &dyn Table, viewer: Viewer) -> Value {
    serde_json::from_str(&table.view_json(viewer)).unwrap_or_default()
}
