//! A choice that names another match as what decided it is made only if that match bears it out.

use std::sync::Arc;

use onze_session::{Cited, Fault};

use super::Room;
use crate::app::App;

impl Room {
    /// Looks at the match that a choice of a seat names, if it names one.
    pub(crate) async fn check_cited(
        self: &Arc<Self>,
        app: &Arc<App>,
        seat: &str,
        choice: &str,
    ) -> Result<(), Fault> {
        if !Cited::is_likely(choice) {
            return Ok(());
        }
        // This room is left before the other one is entered: nobody waits for both.
        let Some(cited) = self.enter(app).await?.session()?.cited(seat, choice)? else { return Ok(()) };
        let missing =
            |fault: Fault| if matches!(fault, Fault::MatchUnknown) { cited.missing().into() } else { fault };
        let other = app.room(&cited.name).map_err(missing)?;
        let is_enough = other.enter_settled(app).await.map_err(missing)?.session()?.bears_out(&cited)?;
        if is_enough {
            self.enter(app).await?.session_mut()?.believe(seat, choice)?;
        }
        Ok(())
    }
}
