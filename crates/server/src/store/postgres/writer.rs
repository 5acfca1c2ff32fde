//! The task that reads and writes.

use std::sync::Arc;
use std::time::Duration;

use futures_util::future::join_all;
use tokio::sync::mpsc;
use tokio::time::{Instant, sleep_until, timeout};
use tokio_postgres::Row;

use super::connect::{Connected, Server};
use super::group::{Ends, Group};
use super::{standing, words};
use crate::metrics::Metrics;
use crate::store::jobs::{Forget, Job, Reply};
use crate::store::{Forgotten, GROUP, Order, PACE, StoreError, StoredMatch};

/// How long a group or a read may take. After that the database is as good as away.
const ANSWER: Duration = Duration::from_secs(10);

/// After a vain attempt to connect the next one waits at least this long.
const PAUSE: Duration = Duration::from_millis(200);

/// The bytes of our tables, with their indexes.
const SIZE: &str = "SELECT coalesce(sum(pg_total_relation_size(pg_class.oid)), 0)::bigint
    FROM pg_class JOIN pg_namespace ON pg_namespace.oid = relnamespace WHERE nspname = 'onze' AND relkind = 'r'";

/// The one that reads and writes.
pub(super) struct Writer {
    server: Server,
    connected: Option<Connected>,
    /// What the database calls the last connection.
    last_id: (i32, String),
    /// When there was no connection, and why not.
    vain: Option<(Instant, String)>,
    ends: Ends,
    metrics: Arc<Metrics>,
}

/// A read and where its answer goes.
type Load = (Box<str>, usize, Reply<Option<StoredMatch>>);

impl Writer {
    pub(super) fn new(server: Server, connected: Connected, metrics: Arc<Metrics>) -> Self {
        let last_id = connected.id();
        let ends = Ends::default();
        Writer { server, connected: Some(connected), last_id, vain: None, ends, metrics }
    }

    /// Takes whatever waits, reads first, then writes all the rest in one transaction, then answers.
    pub(super) async fn work(mut self, mut queue: mpsc::UnboundedReceiver<Job>) {
        let mut waiting = Vec::new();
        let mut last: Option<Instant> = None;
        loop {
            if waiting.is_empty() && queue.recv_many(&mut waiting, GROUP).await == 0 {
                break;
            }
            if let Some(next) = last.map(|last| last + PACE).filter(|next| *next > Instant::now()) {
                sleep_until(next).await;
            }
            while waiting.len() < GROUP
                && let Ok(job) = queue.try_recv()
            {
                waiting.push(job);
            }
            let (mut group, mut loads, mut others, mut forgetting, mut closing) =
                (Group::default(), Vec::new(), Vec::new(), None, None);
            let mut house = Vec::new();
            let mut jobs = waiting.drain(..);
            let mut next = None;
            for job in jobs.by_ref() {
                match job {
                    Job::Load { name, from, reply } => loads.push((name, from, reply)),
                    Job::Create(new, reply) => group.create(*new, reply),
                    Job::Append { name, step, reply } => group.append(name, step, reply),
                    // Amendments come before steps in a group.
                    Job::Amend { name, amendment, reply } if group.has_step_of(&name) => {
                        next = Some(Job::Amend { name, amendment, reply });
                        break;
                    }
                    Job::Amend { name, amendment, reply } => group.amend(name, *amendment, reply),
                    Job::Check(reply) => group.check(reply),
                    Job::Explain { .. } | Job::Explanation { .. } | Job::Size(_) => others.push(job),
                    Job::Forget(one) => forgetting = Some(one),
                    Job::Delete(..) | Job::Orders(..) => house.push(job),
                    Job::Close(reply) => {
                        closing = Some(reply);
                        break;
                    }
                }
            }
            waiting = next.into_iter().chain(jobs).collect();
            self.load_all(loads).await;
            if group.len() > 0 {
                last = Some(Instant::now());
                self.write(group).await;
            }
            for job in others {
                self.do_other(job).await;
            }
            for job in house {
                self.keep_house(job).await;
            }
            if let Some(forget) = forgetting {
                self.forget(forget).await;
            }
            if let Some(reply) = closing {
                self.close().await;
                drop(reply.send(Ok(())));
                return;
            }
        }
        self.close().await;
    }

    async fn close(self) {
        if let Some(connected) = self.connected {
            connected.close().await;
        }
    }

    /// A connection, a new one if the last one has ended, and what is known of the ends of matches in it.
    async fn connection(&mut self) -> Result<(&Connected, &mut Ends), String> {
        if self.connected.as_ref().is_none_or(|connected| connected.client.is_closed()) {
            if let Some((when, why)) = &self.vain
                && when.elapsed() < PAUSE
            {
                return Err(why.clone());
            }
            // Whatever was true of the database before may not be any more.
            self.ends = Ends::default();
            self.connected = None;
            match self.server.connect(Some(&self.last_id)).await {
                Ok(connected) => {
                    self.metrics.reconnected();
                    tracing::info!(database = self.server.name, "the database is there again");
                    self.last_id = connected.id();
                    self.vain = None;
                    self.connected = Some(connected);
                }
                Err(fault) => {
                    let why = self.server.failed(&fault).to_string();
                    self.vain = Some((Instant::now(), why));
                }
            }
        }
        let Writer { connected, ends, vain, .. } = self;
        let why = || vain.as_ref().map_or(String::new(), |(_, why)| why.clone());
        connected.as_ref().map(|connected| (connected, ends)).ok_or_else(why)
    }

    /// Gives up a connection that does not answer.
    fn abandon(&mut self) -> String {
        if let Some(connected) = self.connected.take() {
            connected.abandon();
        }
        "the database does not answer".to_owned()
    }

    async fn write(&mut self, mut group: Group) {
        let (start, n) = (Instant::now(), group.len());
        let written = match self.connection().await {
            Err(why) => Err(why),
            Ok((connected, ends)) => match timeout(ANSWER, group.write(connected, ends)).await {
                Ok(written) => written.map_err(|error| words(&error)),
                Err(_) => Err(self.abandon()),
            },
        };
        match &written {
            Ok(()) => self.metrics.committed(n, start.elapsed()),
            Err(error) => {
                tracing::error!(error, steps = n, "the database did not keep a group of steps");
                self.metrics.not_committed();
            }
        }
        group.answer(written.err().as_deref());
    }

    /// Reads matches, all at the same time.
    async fn load_all(&mut self, loads: Vec<Load>) {
        if loads.is_empty() {
            return;
        }
        let connected = match self.connection().await {
            Ok((connected, _)) => connected,
            Err(why) => {
                self.metrics.cannot_keep();
                for (_, _, reply) in loads {
                    drop(reply.send(Err(StoreError::Failed(why.clone()))));
                }
                return;
            }
        };
        let reading = loads.into_iter().map(async |(name, from, reply)| {
            let loaded = timeout(ANSWER, load(connected, &name, from)).await;
            let is_late = loaded.is_err();
            let late = || Err(StoreError::Failed("the database does not answer".to_owned()));
            drop(reply.send(loaded.unwrap_or_else(|_| late())));
            is_late
        });
        if join_all(reading).await.into_iter().any(|is_late| is_late) {
            self.abandon();
        }
    }

    /// Keeps or reads an explanation, or looks at the size: there are few, and each is a transaction by itself.
    async fn do_other(&mut self, job: Job) {
        match job {
            Job::Explain { name, text, reply } => {
                let keep = async |to: &Connected| to.client.execute(&to.say.explain, &[&name, &text]).await;
                drop(reply.send(self.say(keep).await.map(drop)));
            }
            Job::Explanation { name, reply } => {
                let read = async |from: &Connected| {
                    let row = from.client.query_opt(&from.say.explanation, &[&name]).await?;
                    row.map(|row| row.try_get(0)).transpose()
                };
                drop(reply.send(self.say(read).await));
            }
            Job::Size(reply) => {
                let read = async |from: &Connected| from.client.query_one(SIZE, &[]).await?.try_get(0);
                let size: Result<i64, _> = self.say(read).await;
                drop(reply.send(size.map(|size| u64::try_from(size).unwrap_or(0))));
            }
            _ => {}
        }
    }

    /// Deletes matches, or tells what is ordered.
    async fn keep_house(&mut self, job: Job) {
        match job {
            Job::Delete(names, reply) => {
                let delete =
                    async |to: &Connected| to.client.query(&to.say.delete, &[&names, &i64::MAX]).await;
                let deleted = self.say(delete).await.map(drop);
                for name in &names {
                    self.ends.forget(name);
                }
                drop(reply.send(deleted));
            }
            Job::Orders(done, reply) => {
                let orders = async |from: &Connected| {
                    from.client.execute("DELETE FROM orders WHERE id = ANY($1)", &[&done]).await?;
                    let rows = from.client.query("SELECT id, text FROM orders ORDER BY id", &[]).await?;
                    rows.iter()
                        .map(|row| Ok((row.try_get(0)?, row.try_get(1)?)))
                        .collect::<Result<Vec<_>, _>>()
                };
                drop(reply.send(self.say(orders).await.map(Order::read_all)));
            }
            _ => {}
        }
    }

    /// Says one thing to the database.
    async fn say<T>(
        &mut self,
        what: impl AsyncFnOnce(&Connected) -> Result<T, tokio_postgres::Error>,
    ) -> Result<T, StoreError> {
        let (connected, _) = self.connection().await.map_err(StoreError::Failed)?;
        match timeout(ANSWER, what(connected)).await {
            Ok(said) => Ok(said?),
            Err(_) => Err(StoreError::Failed(self.abandon())),
        }
    }

    /// Deletes old matches, a few at a time.
    async fn forget(&mut self, Forget { before, after, most, reply }: Forget) {
        let forgotten = match self.connection().await {
            Err(why) => Err(StoreError::Failed(why)),
            Ok((connected, _)) => match timeout(ANSWER, forget(connected, before, &after, most)).await {
                Ok(forgotten) => forgotten.map_err(Into::into),
                Err(_) => Err(StoreError::Failed(self.abandon())),
            },
        };
        if let Ok(Forgotten { names, .. }) = &forgotten {
            for name in names {
                self.ends.forget(name);
            }
        }
        drop(reply.send(forgotten));
    }
}

async fn load(from_db: &Connected, name: &str, from: usize) -> Result<Option<StoredMatch>, StoreError> {
    let from = i64::try_from(from).unwrap_or(i64::MAX);
    let row = from_db.client.query_opt(&from_db.say.load, &[&name, &from]).await?;
    row.map(|row| stored(&row)).transpose()
}

/// A match from header, version, standing, lines, and number, time and what remained of the last step.
pub(super) fn stored(row: &Row) -> Result<StoredMatch, StoreError> {
    let (version, text): (i64, &str) = (row.try_get(1)?, row.try_get(2)?);
    let standing = standing::read(version, text)
        .ok_or_else(|| StoreError::Damaged("who sits where cannot be read".to_owned()))?;
    let [n, last, left] = [4, 5, 6].map(|column| row.try_get::<_, Option<i64>>(column));
    let whole = |number: Option<i64>| number.and_then(|number| u64::try_from(number).ok());
    Ok(StoredMatch {
        header: row.try_get(0)?,
        lines: row.try_get::<_, Option<String>>(3)?.unwrap_or_default(),
        n: n?.map_or(0, |n| number(n) + 1),
        last: whole(last?).unwrap_or(0),
        left: whole(left?),
        standing,
    })
}

/// A number as the database has kept it.
pub(super) fn number(whole: i64) -> usize {
    usize::try_from(whole).unwrap_or(0)
}

async fn forget(
    from_db: &Connected,
    before: u64,
    after: &str,
    most: usize,
) -> Result<Forgotten, tokio_postgres::Error> {
    let Connected { client, say, .. } = from_db;
    let rows = client.query(&say.oldest, &[&after, &i64::try_from(most).unwrap_or(i64::MAX)]).await?;
    let (mut old, mut last) = (Vec::new(), None);
    for row in &rows {
        let (name, at): (String, Option<i64>) = (row.try_get(0)?, row.try_get(1)?);
        last = Some(name.clone()).filter(|_| rows.len() == most);
        if at.and_then(|at| u64::try_from(at).ok()).unwrap_or(0) < before {
            old.push(name);
        }
    }
    let mut names = Vec::new();
    if !old.is_empty() {
        // Another node may have added a step to one of them just now.
        let before = i64::try_from(before).unwrap_or(i64::MAX);
        for row in &client.query(&say.delete, &[&old, &before]).await? {
            names.push(row.try_get(0)?);
        }
    }
    Ok(Forgotten { names, last })
}
