//! Choices of the same moment go to the disk together, and nobody hears of them before they are there.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use onze_server::store::{Answer, Forgotten, Order, Store, StoreError, StoredMatch};
use onze_server::{Config, Db, Metrics, open_store};
use onze_session::protocol::{ClientMessage, Gone};
use onze_session::{Amendment, NewMatch, NewStep};
use tokio::sync::{Semaphore, watch};
use tokio::time::timeout;

use crate::common::{Client, Server, kind, made, wide};

/// A store that answers when the test lets it, with a disk that the test can break.
struct Held {
    inner: Arc<dyn Store>,
    answers: Arc<Semaphore>,
    broken: AtomicBool,
    asked: watch::Sender<usize>,
}

impl Store for Held {
    fn create(&self, new: NewMatch) -> Answer<()> {
        self.inner.create(new)
    }

    fn append(&self, name: &str, step: NewStep) -> Answer<()> {
        let kept = if self.broken.load(Ordering::Relaxed) {
            Box::pin(async { Err(StoreError::Failed("the disk is full".to_owned())) })
        } else {
            self.inner.append(name, step)
        };
        self.asked.send_modify(|asked| *asked += 1);
        let answers = Arc::clone(&self.answers);
        Box::pin(async move {
            answers.acquire().await.unwrap().forget();
            kept.await
        })
    }

    fn amend(&self, name: &str, amendment: Amendment) -> Answer<()> {
        self.inner.amend(name, amendment)
    }

    fn load(&self, name: &str, from: usize) -> Answer<Option<StoredMatch>> {
        self.inner.load(name, from)
    }

    fn explain(&self, name: &str, text: String) -> Answer<()> {
        self.inner.explain(name, text)
    }

    fn explanation(&self, name: &str) -> Answer<Option<String>> {
        self.inner.explanation(name)
    }

    fn forget(&self, before: u64, after: &str, most: usize) -> Answer<Forgotten> {
        self.inner.forget(before, after, most)
    }

    fn delete(&self, names: Vec<String>) -> Answer<()> {
        self.inner.delete(names)
    }

    fn orders(&self, done: Vec<i64>) -> Answer<Vec<(i64, Order)>> {
        self.inner.orders(done)
    }
}

/// A choice as the first step.
fn first(seat: &str, choice: &str) -> impl FnOnce(u64) -> ClientMessage + use<> {
    let (seat, choice) = (seat.to_owned(), choice.to_owned());
    move |id| ClientMessage::Move { id, seat, n: 1, choice }
}

/// The number of the choice among the messages of a page: it said hello before.
const CHOICE: Option<u64> = Some(2);

/// Two pages of a match that have both just chosen a card, the store that does not answer, and their tokens.
async fn both_choose(broken: bool) -> (Server, Arc<Held>, String, [String; 2], [Client; 2]) {
    let metrics = Arc::new(Metrics::default());
    let store = Arc::new(Held {
        inner: open_store(&Db::Memory, &metrics).await.unwrap(),
        answers: Arc::new(Semaphore::new(0)),
        broken: AtomicBool::new(broken),
        asked: watch::Sender::new(0),
    });
    let config = Config { limits: wide(), ..Config::new(Db::Memory) };
    let server = Server::on_store(config, Arc::clone(&store) as Arc<dyn Store>, metrics).await;
    let (name, tokens) = server.pair(&[]).await;
    let mut red = server.page(&name, &[&tokens[0]]).await;
    let mut blue = server.page(&name, &[&tokens[1]]).await;
    red.wait(|now| now.seats[1].here).await;
    red.say(first("R", "P1")).await;
    store.asked.subscribe().wait_for(|&asked| asked == 1).await.unwrap();
    blue.say(first("B", "P2")).await;
    timeout(Duration::from_secs(10), store.asked.subscribe().wait_for(|&asked| asked == 2))
        .await
        .expect("the second choice does not wait for the first one's disk")
        .unwrap();
    (server, store, name, tokens, [red, blue])
}

#[tokio::test]
async fn choices_of_one_moment_are_written_together_and_told_when_all_are_kept() {
    let (server, store, name, _, [mut red, mut blue]) = both_choose(false).await;
    // Others wait outside: the socket of a spectator does not even open.
    let watching = server.page(&name, &[]);
    tokio::pin!(watching);
    let nothing = Duration::from_millis(50);
    assert!(timeout(nothing, &mut watching).await.is_err(), "a spectator heard of a step that is not kept");
    // One is kept: its mover hears that, and nobody hears more.
    store.answers.add_permits(1);
    assert_eq!(made(red.answer(CHOICE).await), Some(1));
    for page in [&mut red, &mut blue] {
        assert!(timeout(nothing, page.read()).await.is_err(), "a page heard of a step that is not kept");
    }
    assert!(timeout(nothing, &mut watching).await.is_err(), "a spectator heard of a step that is not kept");
    store.answers.add_permits(1);
    assert_eq!(made(blue.answer(CHOICE).await), Some(2));
    let spectator = watching.await;
    for mut page in [red, blue, spectator] {
        page.wait(|now| now.n == 3).await;
        assert_eq!(page.deeds()[1..], [Some("P1"), Some("P2")]);
    }
}

#[tokio::test]
async fn choices_of_one_moment_are_lost_together_when_the_disk_fails() {
    let (server, store, name, [red_token, _], pages) = both_choose(true).await;
    store.answers.add_permits(100);
    for mut page in pages {
        assert_eq!(kind(page.answer(CHOICE).await), "not_kept");
        assert_eq!(page.gone().await, Some(Gone::Lost));
    }
    store.broken.store(false, Ordering::Relaxed);
    let mut red = server.page(&name, &[&red_token]).await;
    assert_eq!(red.n(), 1, "what is on the disk counts");
    assert_eq!(made(red.play("R", "P3").await), Some(1));
}

#[tokio::test]
async fn a_second_choice_of_the_same_seat_waits_and_comes_too_late() {
    let (_server, store, _, _, [mut red, _blue]) = both_choose(false).await;
    let again = red.say(first("R", "P3")).await;
    store.answers.add_permits(2);
    assert_eq!(kind(red.answer(Some(again)).await), "late");
    assert_eq!(*store.asked.borrow(), 2, "only what the rules allow goes to the store");
}
