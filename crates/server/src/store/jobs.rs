//! A store as a queue of jobs: whoever has its other end does them, one group after the other.

use tokio::sync::{mpsc, oneshot};

use onze_session::{Amendment, NewMatch, NewStep};

use super::{Answer, Forgotten, Order, Store, StoreError, StoredMatch};

/// The queue of a store.
#[derive(Clone, Debug)]
pub struct Jobs {
    /// Whoever asks waits for the answer, so that there are never more of them than connections, clocks and thinkers.
    jobs: mpsc::UnboundedSender<Job>,
}

/// Where an answer goes.
pub(super) type Reply<T> = oneshot::Sender<Result<T, StoreError>>;

/// Something to be done.
#[derive(Debug)]
pub(super) enum Job {
    Create(Box<NewMatch>, Reply<()>),
    Append {
        name: Box<str>,
        step: NewStep,
        reply: Reply<()>,
    },
    Amend {
        name: Box<str>,
        amendment: Box<Amendment>,
        reply: Reply<()>,
    },
    Load {
        name: Box<str>,
        from: usize,
        reply: Reply<Option<StoredMatch>>,
    },
    Explain {
        name: Box<str>,
        text: String,
        reply: Reply<()>,
    },
    Explanation {
        name: Box<str>,
        reply: Reply<Option<String>>,
    },
    Forget(Forget),
    Delete(Vec<String>, Reply<()>),
    Orders(Vec<i64>, Reply<Vec<(i64, Order)>>),
    Size(Reply<u64>),
    /// Writes nothing of use, to see whether it can.
    Check(Reply<()>),
    /// The last one.
    Close(Reply<()>),
}

/// Old matches to be deleted.
#[derive(Debug)]
pub(super) struct Forget {
    pub(super) before: u64,
    pub(super) after: Box<str>,
    pub(super) most: usize,
    pub(super) reply: Reply<Forgotten>,
}

impl Jobs {
    /// The queue and its other end.
    pub(super) fn new() -> (Self, mpsc::UnboundedReceiver<Job>) {
        let (jobs, queue) = mpsc::unbounded_channel();
        (Jobs { jobs }, queue)
    }

    fn ask<T: Send + 'static>(&self, job: impl FnOnce(Reply<T>) -> Job) -> Answer<T> {
        let (reply, answer) = oneshot::channel();
        // If nobody takes it, nobody answers.
        drop(self.jobs.send(job(reply)));
        Box::pin(async { answer.await.unwrap_or(Err(StoreError::Closed)) })
    }
}

impl Store for Jobs {
    fn create(&self, new: NewMatch) -> Answer<()> {
        self.ask(|reply| Job::Create(Box::new(new), reply))
    }

    fn append(&self, name: &str, step: NewStep) -> Answer<()> {
        let name = name.into();
        self.ask(move |reply| Job::Append { name, step, reply })
    }

    fn amend(&self, name: &str, amendment: Amendment) -> Answer<()> {
        let (name, amendment) = (name.into(), Box::new(amendment));
        self.ask(move |reply| Job::Amend { name, amendment, reply })
    }

    fn load(&self, name: &str, from: usize) -> Answer<Option<StoredMatch>> {
        let name = name.into();
        self.ask(move |reply| Job::Load { name, from, reply })
    }

    fn explain(&self, name: &str, text: String) -> Answer<()> {
        let name = name.into();
        self.ask(move |reply| Job::Explain { name, text, reply })
    }

    fn explanation(&self, name: &str) -> Answer<Option<String>> {
        let name = name.into();
        self.ask(move |reply| Job::Explanation { name, reply })
    }

    fn forget(&self, before: u64, after: &str, most: usize) -> Answer<Forgotten> {
        let after = after.into();
        self.ask(move |reply| Job::Forget(Forget { before, after, most, reply }))
    }

    fn delete(&self, names: Vec<String>) -> Answer<()> {
        self.ask(|reply| Job::Delete(names, reply))
    }

    fn orders(&self, done: Vec<i64>) -> Answer<Vec<(i64, Order)>> {
        self.ask(|reply| Job::Orders(done, reply))
    }

    fn size(&self) -> Answer<u64> {
        self.ask(Job::Size)
    }

    fn check(&self) -> Answer<()> {
        self.ask(Job::Check)
    }

    fn close(&self) -> Answer<()> {
        self.ask(Job::Close)
    }
}
