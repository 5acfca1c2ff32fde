//! Keeping house while others play: matches are deleted and ended, names are changed, seats are let go.
//!
//! All of it is done to what is kept. Whoever has the match in memory, here or at another node, is told afterwards; if
//! something of theirs was on its way meanwhile it is refused by the store, and they read the match again.

use std::sync::Arc;
use std::time::Duration;

use onze_session::nodes::News;
use onze_session::{Amendment, Input, Leaving, NewStep};
use tokio::time::{MissedTickBehavior, interval};

use crate::app::App;
use crate::store::{Order, StoreError, StoredMatch, ending};

/// So often is looked for orders.
const LOOK: Duration = Duration::from_secs(1);

/// So often a change is tried again that somebody else was faster with.
const TRIES: usize = 8;

/// What became of a match that somebody has let go.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum LetGo {
    /// It was not theirs.
    NotTheirs,
    /// It is deleted.
    Deleted,
    /// It stays, because it is another's too.
    Stays,
}

impl App {
    /// Deletes matches for good, wherever they are in memory too.
    pub(crate) async fn delete(self: &Arc<Self>, names: Vec<String>) -> Result<(), StoreError> {
        self.store.delete(names.clone()).await?;
        self.deleted(&names).await;
        Ok(())
    }

    /// Gives whoever has one name in a match another one.
    async fn rename(self: &Arc<Self>, name: &str, from: &str, to: &str) -> Result<(), StoreError> {
        let renamed = |stored: &StoredMatch| onze_session::rename(&stored.header, &stored.standing, from, to);
        self.change(name, |stored| renamed(stored).ok_or(())).await.map(drop)
    }

    /// Ends a match: whoever owes a choice gives up.
    async fn end(self: &Arc<Self>, name: &str) -> Result<(), StoreError> {
        let mut tries = 0;
        while let Some(stored) = self.store.load(name, 0).await? {
            let steps = match ending(&stored.record()) {
                Ok(steps) if steps.is_empty() => break,
                Ok(steps) => steps,
                // It stays as it is, and so would it be at the next attempt.
                Err(why) => {
                    tracing::error!(name, %why, "a match cannot be ended");
                    break;
                }
            };
            tries += 1;
            match self.make_steps(name, steps).await {
                Err(StoreError::Taken { .. }) if tries < TRIES => {}
                made => return made,
            }
        }
        Ok(())
    }

    /// Makes steps that nobody at the table has made: whoever has the match in memory learns them.
    async fn make_steps(self: &Arc<Self>, name: &str, steps: Vec<NewStep>) -> Result<(), StoreError> {
        for step in steps {
            self.store.append(name, step.clone()).await?;
            let NewStep { n, lines, left, .. } = step;
            let learnt = Input::Learned { n, lines: lines.clone(), left };
            self.learn(name, learnt, News::Step { n, lines, left }).await;
        }
        Ok(())
    }

    /// Lets go of all that these tokens hold in a match.
    pub(crate) async fn let_go(self: &Arc<Self>, name: &str, tokens: &[&str]) -> Result<LetGo, StoreError> {
        let left = self
            .change(name, |stored| match onze_session::leave(&stored.header, &stored.standing, tokens) {
                Leaving::NotTheirs => Err(LetGo::NotTheirs),
                Leaving::Alone => Err(LetGo::Deleted),
                Leaving::Others(amendment) => Ok(*amendment),
            })
            .await?;
        match left {
            Some(Ok(())) => Ok(LetGo::Stays),
            Some(Err(LetGo::Deleted)) => self.delete(vec![name.to_owned()]).await.map(|()| LetGo::Deleted),
            Some(Err(_)) | None => Ok(LetGo::NotTheirs),
        }
    }

    /// Changes what may change of a match, unless it turns out that something else is to be done; `None` if there is no such
    /// match.
    async fn change<E>(
        self: &Arc<Self>,
        name: &str,
        change: impl Fn(&StoredMatch) -> Result<Amendment, E>,
    ) -> Result<Option<Result<(), E>>, StoreError> {
        let mut tries = 0;
        loop {
            // None of its steps is needed.
            let Some(stored) = self.store.load(name, usize::MAX).await? else { return Ok(None) };
            let amendment = match change(&stored) {
                Ok(amendment) => amendment,
                Err(other) => return Ok(Some(Err(other))),
            };
            tries += 1;
            match self.store.amend(name, amendment.clone()).await {
                Err(StoreError::Outdated) if tries < TRIES => {}
                Err(error) => return Err(error),
                Ok(()) => {
                    let learnt = Input::Amended(Box::new(amendment.clone()));
                    self.learn(name, learnt, News::Amended(Box::new(amendment))).await;
                    return Ok(Some(Ok(())));
                }
            }
        }
    }

    /// Something was kept that nobody at the table has done: whoever has the match in memory learns it, here and elsewhere.
    async fn learn(self: &Arc<Self>, name: &str, learnt: Input, news: News) {
        if let Some(room) = self.open_room(name) {
            room.lock().await.tell_all_aside(self, &room, Some(learnt));
        }
        self.tell_nodes(name, &news);
    }

    /// Tells other nodes that may have a match.
    pub(crate) fn tell_nodes(&self, name: &str, news: &News) {
        if let Some(nodes) = &self.nodes {
            nodes.tell(name, news);
        }
    }

    /// Does what whoever keeps house has ordered, again and again.
    pub(crate) async fn obey(self: Arc<Self>) {
        let mut tick = interval(LOOK);
        tick.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let mut done = Vec::new();
        loop {
            tick.tick().await;
            // Those that are done are told at the next look, and then there are no more of them.
            while let Ok(orders) = self.store.orders(std::mem::take(&mut done)).await
                && !orders.is_empty()
            {
                for (id, order) in orders {
                    match self.do_as_told(&order).await {
                        Ok(()) => done.push(id),
                        Err(error) => tracing::error!(%error, ?order, "an order could not be done"),
                    }
                }
                if done.is_empty() {
                    break;
                }
            }
        }
    }

    async fn do_as_told(self: &Arc<Self>, order: &Order) -> Result<(), StoreError> {
        match order {
            Order::Delete(names) => {
                self.delete(names.clone()).await?;
                tracing::info!(matches = names.len(), "matches are deleted, as ordered");
            }
            Order::End(names) => {
                for name in names {
                    self.end(name).await?;
                }
                tracing::info!(matches = names.len(), "matches are ended, as ordered");
            }
            Order::Rename { matches, from, to } => {
                for name in matches {
                    self.rename(name, from, to).await?;
                }
                tracing::info!(matches = matches.len(), "a name is changed, as ordered");
            }
        }
        Ok(())
    }
}
