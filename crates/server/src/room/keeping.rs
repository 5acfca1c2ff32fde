//! What a session wants kept, on its way to the store and back.

use std::pin::Pin;
use std::sync::Arc;
use std::time::{SystemTime, UNIX_EPOCH};

use onze_session::nodes::News;
use onze_session::{Input, Keep, Ticket};

use super::Room;
use crate::app::App;
use crate::store::{Answer, StoreError};

/// Something that the store was given.
pub(crate) struct Keeping {
    ticket: Ticket,
    /// How often the session had been lost when it wanted this.
    lost: u32,
    kind: Kind,
    /// What other nodes are told when it is kept.
    news: Option<News>,
    answer: Answer<()>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Step,
    Amendment,
    Match,
}

impl Keeping {
    /// Hands it to the store.
    pub(super) fn begin(app: &App, name: &str, ticket: Ticket, lost: u32, what: Keep) -> Self {
        let news = app.nodes.as_ref().and_then(|_| News::of(&what));
        let (kind, answer) = match what {
            Keep::Step(step) => (Kind::Step, app.store.append(name, step)),
            Keep::Amend(amendment) => (Kind::Amendment, app.store.amend(name, amendment)),
            Keep::Create(new) => (Kind::Match, app.store.create(*new)),
        };
        Keeping { ticket, lost, kind, news, answer }
    }

    /// Waits for the store and reports to the session.
    pub(super) async fn finish(self, app: &Arc<App>, room: &Arc<Room>) {
        let Keeping { ticket, lost, kind, news, answer } = self;
        let kept = answer.await;
        let mut inside = room.inside.lock().await;
        if kept.is_ok() {
            inside.tell_company(app, room, news);
        }
        if inside.lost != lost {
            return;
        }
        let report = match kept {
            Ok(()) => Input::Kept { ticket },
            Err(error) => {
                let taken = matches!(error, StoreError::Taken { .. } | StoreError::Outdated);
                if taken && app.nodes.is_some() {
                    tracing::debug!(name = &*room.name, %error, "another node was faster");
                } else {
                    tracing::error!(name = &*room.name, %error, "a match goes back to what was kept");
                }
                Input::NotKept { ticket, taken }
            }
        };
        if matches!(report, Input::Kept { .. }) {
            match kind {
                Kind::Step => {
                    inside.last = now_millis();
                    app.metrics.add(|metrics| &metrics.moves);
                }
                Kind::Match => app.metrics.add(|metrics| &metrics.matches_made),
                Kind::Amendment => {}
            }
        }
        // What was waiting for this has nobody else to see to it.
        inside.tell_aside(app, room, report);
    }
}

/// Waits for the store in a task of its own.
pub(super) fn keep_aside(app: &Arc<App>, room: &Arc<Room>, keeping: Vec<Keeping>) {
    for one in keeping {
        let (app, room) = (Arc::clone(app), Arc::clone(room));
        let finish: Pin<Box<dyn Future<Output = ()> + Send>> =
            Box::pin(async move { one.finish(&app, &room).await });
        tokio::spawn(finish);
    }
}

fn now_millis() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    u64::try_from(since.as_millis()).unwrap_or(u64::MAX)
}
