//! A fair queue for what takes processor time: computer players and questions.
//!
//! So many run at the same time, in all and for one address. Whoever waits for an opponent comes before computers that
//! play among themselves; otherwise addresses take turns, so that one with many matches holds nobody else up.

use std::collections::{HashMap, VecDeque};
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::oneshot;

use crate::allowances::Allowance;

/// How much may run at the same time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Most {
    /// In all.
    pub(crate) in_all: usize,
    /// For one address.
    pub(crate) each: usize,
    /// Of what nobody waits for.
    pub(crate) unhurried: usize,
}

/// Does somebody wait for it?
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Hurry {
    Somebody,
    Nobody,
}

/// Those who run and those who wait.
#[derive(Clone, Debug)]
pub(crate) struct Queue(Arc<Mutex<State>>);

#[derive(Debug)]
struct State {
    most: Most,
    /// Who may have more than others.
    allowances: Vec<Allowance>,
    running: HashMap<IpAddr, usize>,
    n_running: usize,
    n_unhurried: usize,
    /// Those for whom somebody waits, and the others.
    waiting: [Waiting; 2],
}

/// Addresses in the order of their turns, each with those of it that wait.
type Waiting = VecDeque<(IpAddr, VecDeque<oneshot::Sender<Turn>>)>;

/// Somebody's turn, until it is dropped.
#[derive(Debug)]
pub(crate) struct Turn {
    queue: Queue,
    address: IpAddr,
    hurry: Hurry,
}

impl Queue {
    pub(crate) fn new(most: Most, allowances: Vec<Allowance>) -> Self {
        let Most { in_all, each, unhurried } = most;
        let most = Most { in_all: in_all.max(1), each: each.max(1), unhurried: unhurried.max(1) };
        let (running, waiting) = (HashMap::new(), [Waiting::new(), Waiting::new()]);
        let (n_running, n_unhurried) = (0, 0);
        Queue(Arc::new(Mutex::new(State { most, allowances, running, n_running, n_unhurried, waiting })))
    }

    /// Waits for a turn. Whoever gives up waiting loses it to the next.
    pub(crate) async fn turn(&self, address: IpAddr, hurry: Hurry) -> Option<Turn> {
        let (sender, turn) = oneshot::channel();
        self.state().wait(address, hurry, sender);
        self.call();
        turn.await.ok()
    }

    /// Gives everybody a turn who can have one now.
    fn call(&self) {
        loop {
            let next = self.state().next();
            let Some((address, hurry, sender)) = next else { return };
            // If nobody waits for it any more it ends here, and is counted off.
            drop(sender.send(Turn { queue: self.clone(), address, hurry }));
        }
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Turn {
    fn drop(&mut self) {
        self.queue.state().end(self.address, self.hurry);
        self.queue.call();
    }
}

impl State {
    fn wait(&mut self, address: IpAddr, hurry: Hurry, sender: oneshot::Sender<Turn>) {
        let waiting = &mut self.waiting[hurry as usize];
        match waiting.iter_mut().find(|(one, _)| *one == address) {
            Some((_, all)) => all.push_back(sender),
            None => waiting.push_back((address, [sender].into())),
        }
    }

    /// Whose turn it is, counted as running.
    fn next(&mut self) -> Option<(IpAddr, Hurry, oneshot::Sender<Turn>)> {
        if self.n_running >= self.most.in_all {
            return None;
        }
        let found = self.next_of(Hurry::Somebody).map(|(address, sender)| (address, Hurry::Somebody, sender));
        let found = found.or_else(|| {
            let may = self.n_unhurried < self.most.unhurried;
            let (address, sender) = may.then(|| self.next_of(Hurry::Nobody))??;
            Some((address, Hurry::Nobody, sender))
        })?;
        *self.running.entry(found.0).or_default() += 1;
        self.n_running += 1;
        self.n_unhurried += usize::from(found.1 == Hurry::Nobody);
        Some(found)
    }

    fn next_of(&mut self, hurry: Hurry) -> Option<(IpAddr, oneshot::Sender<Turn>)> {
        let waiting = &mut self.waiting[hurry as usize];
        for (_, all) in waiting.iter_mut() {
            all.retain(|sender| !sender.is_closed());
        }
        waiting.retain(|(_, all)| !all.is_empty());
        let (running, each, allowances) = (&self.running, self.most.each, &self.allowances);
        let most = |address| each.saturating_mul(Allowance::factor(allowances, address) as usize);
        let may = |address: &IpAddr| running.get(address).is_none_or(|running| *running < most(*address));
        let at = waiting.iter().position(|(address, _)| may(address))?;
        let (address, mut all) = waiting.remove(at)?;
        let sender = all.pop_front()?;
        if !all.is_empty() {
            // The other addresses come first now.
            waiting.push_back((address, all));
        }
        Some((address, sender))
    }

    fn end(&mut self, address: IpAddr, hurry: Hurry) {
        self.n_running = self.n_running.saturating_sub(1);
        self.n_unhurried = self.n_unhurried.saturating_sub(usize::from(hurry == Hurry::Nobody));
        if let Some(running) = self.running.get_mut(&address) {
            *running = running.saturating_sub(1);
            if *running == 0 {
                self.running.remove(&address);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::future::Future;
    use std::pin::{Pin, pin};
    use std::task::{Context, Poll, Waker};

    use super::*;

    const fn address(last: u8) -> IpAddr {
        IpAddr::V4(std::net::Ipv4Addr::new(10, 0, 0, last))
    }

    fn poll<T>(future: Pin<&mut impl Future<Output = T>>) -> Option<T> {
        match future.poll(&mut Context::from_waker(Waker::noop())) {
            Poll::Ready(done) => Some(done),
            Poll::Pending => None,
        }
    }

    #[test]
    fn addresses_take_turns_and_whoever_is_waited_for_comes_first() {
        let queue = Queue::new(Most { in_all: 1, each: 1, unhurried: 1 }, Vec::new());
        let mut first = pin!(queue.turn(address(1), Hurry::Nobody));
        let running = poll(first.as_mut()).unwrap();
        let mut greedy: Vec<_> = (0..3).map(|_| Box::pin(queue.turn(address(1), Hurry::Nobody))).collect();
        for one in &mut greedy {
            assert!(poll(one.as_mut()).is_none());
        }
        let mut other = pin!(queue.turn(address(2), Hurry::Nobody));
        let mut person = pin!(queue.turn(address(3), Hurry::Somebody));
        assert!(poll(other.as_mut()).is_none() && poll(person.as_mut()).is_none());
        drop(running);
        assert!(poll(greedy[0].as_mut()).is_none() && poll(other.as_mut()).is_none());
        drop(poll(person.as_mut()).expect("a person waits for it").unwrap());
        drop(poll(greedy[0].as_mut()).expect("it came before the other").unwrap());
        assert!(poll(greedy[1].as_mut()).is_none());
        drop(poll(other.as_mut()).expect("and now the other address").unwrap());
        // Whoever gives up waiting is passed over.
        drop(greedy.remove(1));
        assert!(poll(greedy[1].as_mut()).is_some());
    }

    #[test]
    fn neither_one_address_nor_computers_among_themselves_take_everything() {
        let queue = Queue::new(Most { in_all: 4, each: 2, unhurried: 1 }, Vec::new());
        let turn = |last, hurry| poll(Box::pin(queue.turn(address(last), hurry)).as_mut()).flatten();
        let shows = [turn(1, Hurry::Nobody), turn(2, Hurry::Nobody)];
        assert_eq!(shows.each_ref().map(Option::is_some), [true, false]);
        let one = [(); 3].map(|()| turn(3, Hurry::Somebody));
        assert_eq!(one.each_ref().map(Option::is_some), [true, true, false]);
        assert!(turn(4, Hurry::Somebody).is_some());
        drop((shows, one));
        let state = queue.state();
        assert_eq!((state.n_running, state.n_unhurried, state.running.len()), (0, 0, 0));
    }

    #[test]
    fn an_address_that_is_given_more_has_more_turns() {
        let most = Most { in_all: 4, each: 1, unhurried: 1 };
        let queue = Queue::new(most, vec!["10.0.0.1=3".parse().unwrap()]);
        let turn = |last| poll(Box::pin(queue.turn(address(last), Hurry::Somebody)).as_mut()).flatten();
        let turns = [1, 1, 1, 1, 2, 2].map(turn);
        assert_eq!(turns.each_ref().map(Option::is_some), [true, true, true, false, true, false]);
    }
}
