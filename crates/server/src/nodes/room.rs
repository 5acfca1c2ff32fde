//! A room that other nodes may have too.

use std::sync::{Arc, Weak};
use std::time::Duration;

use onze_session::nodes::{Heard, News, NodeId};
use onze_session::{Fault, Input, Kept};
use tokio::task::AbortHandle;
use tokio::time::{Instant, sleep};

use super::{Nodes, of_match};
use crate::app::App;
use crate::room::{Inside, Room};
use crate::store::StoredMatch;

/// What another node was faster with mostly comes by itself; only then is it read.
const COMES_BY_ITSELF: Duration = Duration::from_millis(100);

/// How long after a node was lost its matches are read now and then: what it kept last may not have been told.
pub(crate) const DOUBT: Duration = Duration::from_mins(1);

/// A room hears what other nodes say about its match, until this is dropped.
pub(crate) struct Listening {
    nodes: Arc<Nodes>,
    name: Box<str>,
    task: AbortHandle,
}

impl Listening {
    /// Begins to listen.
    pub(crate) async fn begin(nodes: &Arc<Nodes>, app: &Arc<App>, room: &Arc<Room>) -> Result<Self, Fault> {
        let mut letters = nodes.listen(of_match(&room.name)).await?;
        let (app, weak, own) = (Arc::downgrade(app), Arc::downgrade(room), Arc::clone(nodes));
        // It holds neither, so that a match that nobody looks at leaves memory.
        let task = tokio::spawn(async move {
            while let Some(letter) = own.next::<News>(&mut letters).await {
                let (Some(app), Some(room)) = (Weak::upgrade(&app), Weak::upgrade(&weak)) else { break };
                // Whoever is known to have the match must be missed when it is gone.
                if let News::Here(_) = &letter.news {
                    own.is_alive(letter.from);
                }
                room.hear(&app, letter.from, letter.news).await;
            }
        });
        let (nodes, name) = (Arc::clone(nodes), room.name.clone());
        Ok(Listening { nodes, name, task: task.abort_handle() })
    }
}

impl Drop for Listening {
    fn drop(&mut self) {
        self.task.abort();
        self.nodes.tell(&self.name, &News::Left);
    }
}

impl Room {
    /// Another node says something about this match.
    async fn hear(self: &Arc<Self>, app: &Arc<App>, from: NodeId, news: News) {
        let mut inside = self.lock().await;
        let Some((session, peers)) = inside.shared() else { return };
        let Heard { input, answer, doubt } = peers.hear(from, news, session);
        let answer = answer.then(|| peers.here(session, false));
        self.tell_others(app, answer);
        if doubt {
            inside.doubt = Some(Instant::now() + DOUBT);
        }
        inside.tell_all_aside(app, self, input);
    }

    /// A node is not heard any more, or no node is.
    pub(super) async fn lose(self: &Arc<Self>, app: &Arc<App>, node: Option<NodeId>) {
        let mut inside = self.lock().await;
        let Some((session, peers)) = inside.shared() else { return };
        let known = if let Some(node) = node { peers.lose(node) } else { peers.lose_all() };
        let lost = known || session.may_miss(app.now());
        if lost {
            inside.doubt = Some(Instant::now() + DOUBT);
            inside.tell_all_aside(app, self, None);
        }
    }

    /// Whoever is there is heard again, and asked what they know.
    pub(super) async fn rejoin(self: &Arc<Self>, app: &Arc<App>) {
        let mut inside = self.lock().await;
        self.call_from(app, &mut inside, true).await;
        if let Some((_, peers)) = inside.shared() {
            peers.rejoin();
            inside.tell_all_aside(app, self, None);
        }
    }

    /// Tells the others how much is known here, if there are others or if one asks for them.
    pub(super) async fn call(self: &Arc<Self>, app: &Arc<App>, asks: bool) {
        let mut inside = self.lock().await;
        self.call_from(app, &mut inside, asks).await;
    }

    async fn call_from(self: &Arc<Self>, app: &Arc<App>, inside: &mut Inside, asks: bool) {
        self.listen(app, inside).await;
        let Some((session, peers)) = inside.shared() else { return };
        let here = (asks || peers.has_company()).then(|| peers.here(session, asks));
        self.tell_others(app, here);
    }

    /// Reads what is kept, if there may be more than is known here and nobody to tell.
    pub(super) async fn doubt(self: &Arc<Self>, app: &Arc<App>, is_apart: bool) {
        let mut inside = self.lock().await;
        let Some(until) = inside.doubt else { return };
        if !is_apart && Instant::now() > until {
            inside.doubt = None;
        }
        let unknown = Input::Behind { n: 0, version: u64::MAX };
        inside.tell_all_aside(app, self, Some(unknown));
    }
}

/// Reads what a session wants, in a task of its own.
pub(crate) fn read_aside(app: &Arc<App>, room: &Arc<Room>, patient: bool) {
    let (app, room) = (Arc::clone(app), Arc::clone(room));
    tokio::spawn(async move {
        if patient && app.nodes.as_ref().is_some_and(|nodes| nodes.is_connected()) {
            sleep(COMES_BY_ITSELF).await;
        }
        let wanted = room.lock().await.wants();
        let Some(from) = wanted else { return };
        let kept = match app.store.load(&room.name, from).await {
            Ok(Some(StoredMatch { header, lines, left, standing, .. })) => {
                Some(Box::new(Kept { from, header, lines, left, standing }))
            }
            Ok(None) => None,
            Err(error) => {
                tracing::error!(name = &*room.name, %error, "a match cannot be read again");
                None
            }
        };
        room.lock().await.tell_all_aside(&app, &room, Some(Input::Read(kept)));
    });
}
