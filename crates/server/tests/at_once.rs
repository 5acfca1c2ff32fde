//! Choices of the same moment go to the disk together, and nobody hears of them before they are there.
#![allow(clippy::unwrap_used)] // also in what the tests call

mod common;

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use common::{Client, Server, wide};
use onze_server::store::{Answer, NewMatch, NewStep, Standing, Store, StoreError, StoredMatch};
use onze_server::{Config, Db, Metrics, open_store};
use serde_json::json;
use tokio::sync::{Semaphore, watch};
use tokio::time::timeout;

/// A store that answers when the test lets it, with a disk that the test can break.
struct Held {
    inner: Arc<dyn Store>,
    answers: Arc<Semaphore>,
    broken: AtomicBool,
    asked: watch::Sender<usize>,
}

impl Store for Held {
    fn create(&self, new: NewMatch) -> Answer<'_, ()> {
        self.inner.create(new)
    }

    fn append(&self, name: &str, n: usize, step: NewStep) -> Answer<'_, ()> {
        let broken = self.broken.load(Ordering::Relaxed);
        let kept = if broken {
            Box::pin(async { Err(StoreError::Failed("the disk is full".to_owned())) })
        } else {
            self.inner.append(name, n, step)
        };
        self.asked.send_modify(|asked| *asked += 1);
        Box::pin(async {
            self.answers.acquire().await.unwrap().forget();
            kept.await
        })
    }

    fn amend(&self, name: &str, header: String, standing: Standing, start: Option<String>) -> Answer<'_, ()> {
        self.inner.amend(name, header, standing, start)
    }

    fn load(&self, name: &str) -> Answer<'_, Option<StoredMatch>> {
        self.inner.load(name)
    }
}

/// Two pages of a match that have both just chosen a card, the store that does not answer, and their tokens.
async fn both_choose(broken: bool) -> (Server, Arc<Held>, String, [String; 2], [Client; 2]) {
    let metrics = Arc::new(Metrics::default());
    let store = Arc::new(Held {
        inner: open_store(&Db::Memory, &metrics).unwrap(),
        answers: Arc::new(Semaphore::new(0)),
        broken: AtomicBool::new(broken),
        asked: watch::Sender::new(0),
    });
    let config = Config { limits: wide(), ..Config::new(Db::Memory) };
    let server = Server::on_store(config, Arc::clone(&store) as Arc<dyn Store>, metrics).await;
    let (name, tokens) = server.pair(json!({})).await;
    let mut red = server.page(&name, &[&tokens[0]]).await;
    let mut blue = server.page(&name, &[&tokens[1]]).await;
    red.until(|message| message["now"]["seats"][1]["here"] == true).await;
    red.send_raw(r#"{"id":1,"do":"move","seat":"R","n":1,"choice":"P1"}"#).await;
    store.asked.subscribe().wait_for(|&asked| asked == 1).await.unwrap();
    blue.send_raw(r#"{"id":1,"do":"move","seat":"B","n":1,"choice":"P2"}"#).await;
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
    assert_eq!(red.read().await.unwrap(), json!({ "re": 1, "ok": true }));
    for page in [&mut red, &mut blue] {
        assert!(timeout(nothing, page.read()).await.is_err(), "a page heard of a step that is not kept");
    }
    assert!(timeout(nothing, &mut watching).await.is_err(), "a spectator heard of a step that is not kept");
    store.answers.add_permits(1);
    assert_eq!(blue.read().await.unwrap()["ok"], true);
    let spectator = watching.await;
    for mut page in [red, blue, spectator] {
        page.wait(|now| now["n"] == 3).await;
        assert_eq!((&page.steps[1]["move"], &page.steps[2]["move"]), (&json!("P1"), &json!("P2")));
    }
}

#[tokio::test]
async fn choices_of_one_moment_are_lost_together_when_the_disk_fails() {
    let (server, store, name, [red_token, _], pages) = both_choose(true).await;
    store.answers.add_permits(100);
    for mut page in pages {
        let refused = page.until(|message| message["re"] == 1).await;
        assert!(refused.get("error").is_some(), "{refused}");
        page.until(|message| message["gone"] == "lost").await;
    }
    store.broken.store(false, Ordering::Relaxed);
    let mut red = server.page(&name, &[&red_token]).await;
    assert_eq!(red.n(), 1, "what is on the disk counts");
    assert_eq!(red.play("R", "P3").await["ok"], true);
}

#[tokio::test]
async fn a_second_choice_of_the_same_seat_waits_and_comes_too_late() {
    let (_server, store, _, _, [mut red, _blue]) = both_choose(false).await;
    red.send_raw(r#"{"id":2,"do":"move","seat":"R","n":1,"choice":"P3"}"#).await;
    store.answers.add_permits(2);
    let refused = red.until(|message| message["re"] == 2).await;
    assert_eq!(refused["error"]["kind"], "late");
    assert_eq!(*store.asked.borrow(), 2, "only what the rules allow goes to the store");
}
