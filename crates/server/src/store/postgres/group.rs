//! Jobs that are written together, and what came of each.

use std::collections::{BTreeSet, HashMap};

use onze_session::{Amendment, NewMatch, NewStep, mark};
use tokio_postgres::error::SqlState;
use tokio_postgres::types::ToSql;

use super::connect::Connected;
use super::standing;
use crate::store::jobs::Reply;
use crate::store::{StoreError, now};

type Failed = tokio_postgres::Error;

/// The number of a step for each match.
type Numbers = HashMap<Box<str>, usize>;

/// Steps that are refused because their numbers are taken, and those that came with them and are kept. Mostly there are
/// none, and all are kept.
#[derive(Default)]
struct Refused {
    taken: Numbers,
    others: Numbers,
}

/// So often a group is tried when somebody else writes the same at the same time.
const TRIES: usize = 8;

/// Jobs that are written together.
#[derive(Default)]
pub(super) struct Group {
    creates: Vec<Job<NewMatch>>,
    amends: Vec<Job<(Box<str>, Amendment)>>,
    steps: Vec<Job<Append>>,
    checks: Vec<Reply<()>>,
}

/// A job and what came of it.
struct Job<T> {
    what: T,
    reply: Reply<()>,
    came: Result<(), StoreError>,
}

impl Job<Append> {
    fn is_unwritten(&self) -> bool {
        self.came.is_ok() && !self.what.is_written
    }
}

struct Append {
    name: Box<str>,
    step: NewStep,
    mark: u64,
    /// Is it in the database already?
    is_written: bool,
}

/// The last steps of matches that this process has just written, each with its number and its mark. They are there and
/// nobody changes them: what follows them need not be looked up.
#[derive(Default)]
pub(super) struct Ends {
    new: HashMap<Box<str>, End>,
    old: HashMap<Box<str>, End>,
}

type End = (usize, u64);

/// So many are remembered at least.
const REMEMBERED: usize = 16_384;

impl Ends {
    fn get(&self, name: &str) -> Option<End> {
        self.new.get(name).or_else(|| self.old.get(name)).copied()
    }

    fn set(&mut self, name: &str, end: End) {
        match self.new.get_mut(name) {
            Some(known) => *known = end,
            None => drop(self.new.insert(name.into(), end)),
        }
        if self.new.len() >= REMEMBERED {
            self.old = std::mem::take(&mut self.new);
        }
    }

    pub(super) fn forget(&mut self, name: &str) {
        self.new.remove(name);
        self.old.remove(name);
    }
}

impl Group {
    pub(super) fn create(&mut self, what: NewMatch, reply: Reply<()>) {
        self.creates.push(Job { what, reply, came: Ok(()) });
    }

    pub(super) fn amend(&mut self, name: Box<str>, amendment: Amendment, reply: Reply<()>) {
        self.amends.push(Job { what: (name, amendment), reply, came: Ok(()) });
    }

    pub(super) fn append(&mut self, name: Box<str>, step: NewStep, reply: Reply<()>) {
        let what = Append { mark: mark(&step.lines), name, step, is_written: false };
        self.steps.push(Job { what, reply, came: Ok(()) });
    }

    pub(super) fn check(&mut self, reply: Reply<()>) {
        self.checks.push(reply);
    }

    /// Has it a step of this match? What is to be done after that step waits for the next group.
    pub(super) fn has_step_of(&self, name: &str) -> bool {
        self.steps.iter().any(|job| *job.what.name == *name)
    }

    pub(super) fn len(&self) -> usize {
        self.creates.len() + self.amends.len() + self.steps.len() + self.checks.len()
    }

    /// Writes all that can be written, in one transaction.
    pub(super) async fn write(&mut self, to: &Connected, ends: &mut Ends) -> Result<(), Failed> {
        let mut tries = 0;
        loop {
            tries += 1;
            let Err(failed) = self.try_write(to, ends).await else { break };
            // Whatever is still open is of no use; this fails only if the rest does too.
            to.client.batch_execute("ROLLBACK").await?;
            let again = [SqlState::T_R_DEADLOCK_DETECTED, SqlState::T_R_SERIALIZATION_FAILURE];
            if tries == TRIES || !failed.code().is_some_and(|code| again.contains(code)) {
                return Err(failed);
            }
        }
        for Job { what, came, .. } in &self.steps {
            if came.is_ok() {
                ends.set(&what.name, (what.step.n, what.mark));
            }
        }
        Ok(())
    }

    async fn try_write(&mut self, to: &Connected, ends: &Ends) -> Result<(), Failed> {
        let unknown = self.sieve(ends);
        // A statement by itself is a transaction, and one trip.
        if self.creates.is_empty() && self.amends.is_empty() && self.checks.is_empty() && unknown.is_empty() {
            return self.write_steps(to).await;
        }
        // Of what was tried before nothing is kept.
        for job in &mut self.steps {
            job.what.is_written = false;
        }
        to.client.batch_execute("BEGIN").await?;
        self.write_creates(to).await?;
        for Job { what: (name, amendment), came, .. } in &mut self.amends {
            *came = amend(to, name, amendment).await?;
        }
        if !self.checks.is_empty() {
            to.client.batch_execute("UPDATE form SET version = version").await?;
        }
        self.look_up(to, unknown).await?;
        self.write_steps(to).await?;
        to.client.batch_execute("COMMIT").await
    }

    /// Refuses the steps that do not follow what this process knows; the answer is those of which it does not know.
    fn sieve(&mut self, ends: &Ends) -> Vec<usize> {
        let mut unknown = Vec::new();
        let mut here: HashMap<&str, End> = HashMap::new();
        for (index, Job { what: Append { name, step, mark, .. }, came, .. }) in
            self.steps.iter_mut().enumerate()
        {
            if came.is_err() {
                continue;
            }
            let before = (step.n.wrapping_sub(1), step.follows);
            let follows = match here.get(&**name) {
                Some(end) => *end == before,
                None if step.n == 0 => false,
                None => {
                    // The first step may be drawn again by somebody else.
                    if step.n == 1 || ends.get(name) != Some(before) {
                        unknown.push(index);
                    }
                    true
                }
            };
            if follows {
                here.insert(name, (step.n, *mark));
            } else {
                *came = Err(StoreError::Taken { n: step.n });
            }
        }
        unknown
    }

    /// Refuses those of these steps, and what comes after them, whose step before is not the one that is kept.
    async fn look_up(&mut self, to: &Connected, unknown: Vec<usize>) -> Result<(), Failed> {
        if unknown.is_empty() {
            return Ok(());
        }
        let wanted = || unknown.iter().filter_map(|index| self.steps.get(*index)).map(|job| &job.what);
        let names: Vec<&str> = wanted().map(|what| &*what.name).collect();
        let numbers: Vec<i64> = wanted().map(|what| whole(what.step.n) - 1).collect();
        let rows = to.client.query(&to.say.before, &[&names, &numbers]).await?;
        let mut marks: HashMap<&str, u64> = HashMap::new();
        for row in &rows {
            marks.insert(row.try_get(0)?, mark(row.try_get(1)?));
        }
        let strays = wanted().filter(|what| marks.get(&*what.name) != Some(&what.step.follows));
        let strays: Numbers = strays.map(|what| (what.name.clone(), what.step.n)).collect();
        self.refuse_from(&strays);
        Ok(())
    }

    /// Refuses the steps of these matches from these numbers on.
    fn refuse_from(&mut self, first: &Numbers) {
        for Job { what: Append { name, step, .. }, came, .. } in &mut self.steps {
            if came.is_ok() && first.get(name).is_some_and(|first| step.n >= *first) {
                *came = Err(StoreError::Taken { n: step.n });
            }
        }
    }

    /// Writes the steps that are not refused, and refuses those whose numbers are taken, with what comes after them. Mostly
    /// that is one trip; a second one is for what follows steps of other matches than those that were refused.
    async fn write_steps(&mut self, to: &Connected) -> Result<(), Failed> {
        while self.steps.iter().any(Job::is_unwritten) {
            let refused = self.write_some_steps(to).await?;
            self.refuse_from(&refused.taken);
            for job in self.steps.iter_mut().filter(|job| job.is_unwritten()) {
                let Append { name, step, is_written, .. } = &mut job.what;
                *is_written = refused.taken.is_empty() || refused.others.get(name) == Some(&step.n);
            }
        }
        Ok(())
    }

    /// Writes the first step of each match and, if none of their numbers is taken, those after them.
    async fn write_some_steps(&self, to: &Connected) -> Result<Refused, Failed> {
        let unwritten = self.steps.iter().filter(|job| job.is_unwritten());
        let mut steps: Vec<&Append> = unwritten.map(|job| &job.what).collect();
        // In the same order for everybody, so that no two wait for each other.
        steps.sort_by(|a, b| (&a.name, a.step.n).cmp(&(&b.name, b.step.n)));
        let (mut firsts, mut later) = (Vec::with_capacity(steps.len()), Vec::new());
        for what in steps {
            let follows = firsts.last().is_some_and(|before: &&Append| before.name == what.name);
            if follows { later.push(what) } else { firsts.push(what) }
        }
        let n_firsts = firsts.len();
        let steps: Vec<&Append> = firsts.into_iter().chain(later).collect();
        let names: Vec<&str> = steps.iter().map(|what| &*what.name).collect();
        let numbers: Vec<i64> = steps.iter().map(|what| whole(what.step.n)).collect();
        let at = vec![now(); steps.len()];
        let left: Vec<Option<i64>> =
            steps.iter().map(|what| what.step.left.and_then(|left| i64::try_from(left).ok())).collect();
        let lines: Vec<&str> = steps.iter().map(|what| &*what.step.lines).collect();
        let parameters: [&(dyn ToSql + Sync); 6] = [&names, &numbers, &at, &left, &lines, &whole(n_firsts)];
        let rows = to.client.query(&to.say.append, &parameters).await?;
        let mut refused = Refused::default();
        if !rows.is_empty() {
            let first = |what: &&Append| (what.name.clone(), what.step.n);
            refused.others = steps.iter().take(n_firsts).map(first).collect();
        }
        for row in &rows {
            refused.taken.extend(refused.others.remove_entry(row.try_get::<_, &str>(0)?));
        }
        Ok(refused)
    }

    async fn write_creates(&mut self, to: &Connected) -> Result<(), Failed> {
        if self.creates.is_empty() {
            return Ok(());
        }
        // Of two in one group with one name the first is made.
        let mut names = BTreeSet::new();
        let new: Vec<&NewMatch> =
            self.creates.iter().map(|job| &job.what).filter(|new| names.insert(&*new.name)).collect();
        let column = |get: fn(&NewMatch) -> &str| -> Vec<&str> { new.iter().map(|new| get(new)).collect() };
        let standings: Vec<String> = new.iter().map(|new| standing::write(&new.standing)).collect();
        let names = column(|new| &new.name);
        let (headers, starts) = (column(|new| &new.header), column(|new| &new.start));
        let rows = to.client.query(&to.say.create, &[&names, &headers, &standings, &starts, &now()]).await?;
        let mut made = Vec::new();
        for row in &rows {
            made.push(row.try_get::<_, String>(0)?);
        }
        for Job { what, came, .. } in &mut self.creates {
            let own = made.iter().position(|name| *name == what.name);
            *came = own.map(|own| drop(made.swap_remove(own))).ok_or(StoreError::Exists);
        }
        Ok(())
    }

    /// Tells everybody what came of it, or that nothing did.
    pub(super) fn answer(self, failed: Option<&str>) {
        let came = |came| failed.map_or(came, |why| Err(StoreError::Failed(why.to_owned())));
        for job in self.creates {
            drop(job.reply.send(came(job.came)));
        }
        for job in self.amends {
            drop(job.reply.send(came(job.came)));
        }
        for job in self.steps {
            drop(job.reply.send(came(job.came)));
        }
        for reply in self.checks {
            drop(reply.send(came(Ok(()))));
        }
    }
}

async fn amend(to: &Connected, name: &str, amendment: &Amendment) -> Result<Result<(), StoreError>, Failed> {
    let Amendment { header, standing, start } = amendment;
    if start.is_some() {
        // Before the rest looks at it: whoever is just adding a step to it has added it afterwards.
        to.client.execute(&to.say.lock_start, &[&name]).await?;
    }
    let version = i64::try_from(standing.version).unwrap_or(i64::MAX);
    let (standing, at) = (standing::write(standing), now());
    let row = to.client.query_one(&to.say.amend, &[&name, header, &standing, &version, start, &at]).await?;
    let (changed, has_steps): (bool, bool) = (row.try_get(0)?, row.try_get(1)?);
    Ok(match changed {
        true => Ok(()),
        false if has_steps && start.is_some() => Err(StoreError::Taken { n: 1 }),
        false => Err(StoreError::Outdated),
    })
}

fn whole(n: usize) -> i64 {
    i64::try_from(n).unwrap_or(i64::MAX)
}
