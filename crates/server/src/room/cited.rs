//! Another match that a choice names as what decided it.

use std::sync::Arc;

use onze_session::{Fault, Played, cited_missing};

use crate::app::App;

/// The match of this name as a choice elsewhere may name it.
pub(crate) async fn look_at_cited(app: &Arc<App>, name: &str) -> Result<Played, Fault> {
    let missing = |fault: Fault| if fault == Fault::no_match() { cited_missing(name).into() } else { fault };
    let other = app.room(name).map_err(missing)?;
    let played = other.enter_settled(app).await.map_err(missing)?.session()?.played();
    Ok(played)
}
