use std::sync::Arc;

use futures_util::future::{join, join_all};
use onze_services::Postgres as Service;
use onze_session::{Amendment, Standing};

use super::*;
use crate::config::Db;
use crate::store::suite::{self, a_match, record, red, step};
use crate::store::{Archive, Cause, Order, Store};

async fn open(url: &str, share: Share) -> Jobs {
    Postgres::open(url, share, Arc::default()).await.unwrap()
}

/// Databases of one server.
struct Databases {
    service: Service,
    n: usize,
    url: String,
}

impl suite::Bed for Databases {
    async fn fresh(&mut self) -> Arc<dyn Store> {
        self.n += 1;
        self.url = self.service.database(&format!("db{}", self.n)).unwrap();
        Arc::new(open(&self.url, Share::Alone).await)
    }

    async fn after_kill(&mut self, store: Arc<dyn Store>) -> Arc<dyn Store> {
        self.service.kill().unwrap();
        self.service.start_again().unwrap();
        drop(store);
        Arc::new(open(&self.url, Share::Alone).await)
    }
}

/// One test: a database server takes a while to make.
#[tokio::test]
async fn it_does_what_every_store_does_and_what_only_this_one_can() {
    let service = Service::start().unwrap();
    let mut databases = Databases { service, n: 0, url: String::new() };
    suite::check(&mut databases).await;
    let Databases { mut service, .. } = databases;
    two_nodes_do_not_overwrite_each_other(&service.database("two").unwrap()).await;
    what_one_node_deletes_another_adds_nothing_to(&service.database("gone").unwrap()).await;
    an_order_is_told_until_it_is_done(&service.database("orders").unwrap()).await;
    one_node_or_several_have_it(&service.database("lock").unwrap()).await;
    the_cause_is_named_that_keeps_a_database_from_being_used(&service).await;
    it_is_there_again_when_the_database_is(&mut service).await;
}

async fn two_nodes_do_not_overwrite_each_other(url: &str) {
    let nodes = [open(url, Share::Nodes).await, open(url, Share::Nodes).await];
    let names: Vec<String> = (0..20).map(|n| format!("m{n}")).collect();
    for name in &names {
        nodes[0].create(a_match(name)).await.unwrap();
    }
    // Both make a step and one that follows it, at the same time: one of them has both kept, the other one none.
    let mut before = vec![suite::START.to_owned(); names.len()];
    for n in (1..20).step_by(2) {
        let lines = |node: usize| [format!("{n} R{node}\n"), format!("{} B{node}\n", n + 1)];
        let asked = names.iter().zip(&before).flat_map(|(name, before)| {
            nodes.iter().enumerate().map(move |(node, store)| {
                let [first, second] = lines(node);
                let kept = store.append(name, step(n, before, &first));
                join(kept, store.append(name, step(n + 1, &first, &second)))
            })
        });
        let kept = join_all(asked).await;
        for (kept, before) in kept.chunks(2).zip(&mut before) {
            let both: Vec<bool> =
                kept.iter().map(|(first, second)| first.is_ok() && second.is_ok()).collect();
            let none = kept.iter().filter(|(first, second)| first.is_err() && second.is_err()).count();
            let winner = both.iter().position(|both| *both);
            assert_eq!(none, 1, "{kept:?}");
            [_, *before] = lines(winner.unwrap());
        }
    }
    for name in &names {
        let [one, other] = [record(&nodes[0], name).await, record(&nodes[1], name).await];
        assert_eq!(one, other);
        let steps: Vec<&str> = one.lines().skip(3).collect();
        assert_eq!(steps.len(), 20);
        for pair in steps.chunks(2) {
            assert_eq!(pair[0].chars().last(), pair[1].chars().last(), "each follows its own: {one}");
        }
    }
    // What one has drawn again the other one's first step does not follow.
    nodes[0].create(a_match("again")).await.unwrap();
    let standing = Standing { version: 1, ..a_match("again").standing };
    let again = Amendment { header: suite::HEADER.to_owned(), standing, start: Some("0 again\n".to_owned()) };
    let (amended, appended) = join(nodes[1].amend("again", again), nodes[0].append("again", red(1))).await;
    assert!(amended.is_ok() != appended.is_ok(), "{amended:?} {appended:?}");
}

async fn what_one_node_deletes_another_adds_nothing_to(url: &str) {
    let nodes = [open(url, Share::Nodes).await, open(url, Share::Nodes).await];
    nodes[0].create(a_match("a")).await.unwrap();
    // It knows what its next step follows, and does not look.
    for n in 1..=2 {
        nodes[1].append("a", red(n)).await.unwrap();
    }
    nodes[0].delete(vec!["a".to_owned()]).await.unwrap();
    assert!(matches!(nodes[1].append("a", red(3)).await, Err(StoreError::Taken { n: 3 })));
    nodes[0].create(a_match("a")).await.unwrap();
    assert_eq!(record(&nodes[1], "a").await, format!("{}{}", suite::HEADER, suite::START));
}

async fn an_order_is_told_until_it_is_done(url: &str) {
    let nodes = [open(url, Share::Nodes).await, open(url, Share::Nodes).await];
    let order = Order::Delete(vec!["a".to_owned()]);
    let (db, left) = (Db::Postgres { url: url.to_owned(), share: Share::Alone }, order.clone());
    let ordering = tokio::task::spawn_blocking(move || Archive::order(&db, &left));
    let told = loop {
        let told = nodes[0].orders(Vec::new()).await.unwrap();
        if !told.is_empty() {
            break told;
        }
    };
    assert_eq!((told.len(), &told[0].1), (1, &order));
    assert_eq!(nodes[1].orders(Vec::new()).await.unwrap(), told, "whoever is there may do it");
    assert_eq!(nodes[1].orders(vec![told[0].0]).await.unwrap(), []);
    ordering.await.unwrap().unwrap();
}

async fn one_node_or_several_have_it(url: &str) {
    let cause = async |share| match Postgres::open(url, share, Arc::default()).await {
        Err(StoreError::Open { cause, .. }) => Some(cause),
        Err(other) => panic!("{other:?}"),
        Ok(store) => {
            store.close().await.unwrap();
            None
        }
    };
    let alone = open(url, Share::Alone).await;
    assert_eq!(cause(Share::Alone).await, Some(Cause::InUse));
    assert_eq!(cause(Share::Nodes).await, Some(Cause::InUse));
    alone.close().await.unwrap();
    let node = open(url, Share::Nodes).await;
    assert_eq!(cause(Share::Nodes).await, None);
    assert_eq!(cause(Share::Alone).await, Some(Cause::InUse));
    node.close().await.unwrap();
    assert_eq!(cause(Share::Alone).await, None);
}

async fn the_cause_is_named_that_keeps_a_database_from_being_used(service: &Service) {
    let cause = async |url: &str| match Postgres::open(url, Share::Alone, Arc::default()).await {
        Err(StoreError::Open { cause, path, .. }) => (cause, path),
        other => panic!("{other:?}"),
    };
    let (missing, path) =
        cause(&service.url().replace("/postgres", "/nowhere").replace("//nowhere", "//postgres")).await;
    assert_eq!(missing, Cause::Missing, "{path}");
    assert_eq!(cause("postgres://someone:secret@127.0.0.1:1/onze").await.0, Cause::Missing);
    assert!(!cause("postgres://someone:secret@127.0.0.1:1/onze").await.1.contains("secret"));
    let url = service.database("newer").unwrap();
    open(&url, Share::Alone).await.close().await.unwrap();
    service.sql_on("newer", "UPDATE onze.form SET version = 99").unwrap();
    assert_eq!(cause(&url).await.0, Cause::Newer);
    service.sql("CREATE ROLE guest LOGIN").unwrap();
    let url = service.database("theirs").unwrap();
    assert_eq!(cause(&url.replace("postgres@", "guest@")).await.0, Cause::Denied, "no schema may be made");
}

async fn it_is_there_again_when_the_database_is(service: &mut Service) {
    let metrics = Arc::<Metrics>::default();
    let url = service.database("away").unwrap();
    let store = Postgres::open(&url, Share::Alone, Arc::clone(&metrics)).await.unwrap();
    store.create(a_match("a")).await.unwrap();
    service.stop().unwrap();
    for _ in 0..2 {
        assert!(matches!(store.append("a", red(1)).await, Err(StoreError::Failed(_))));
        assert!(store.load("a", 0).await.is_err() && store.check().await.is_err());
        assert!(!metrics.is_keeping());
    }
    service.start_again().unwrap();
    // After a vain attempt it does not try again at once.
    while store.check().await.is_err() {
        tokio::task::yield_now().await;
    }
    assert!(metrics.is_keeping());
    store.append("a", red(1)).await.unwrap();
    assert_eq!(record(&store, "a").await, "header\n\n0 start\n1 R\n");
    // Only the connection is lost, while the database goes on.
    service
        .sql("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'onze'")
        .unwrap();
    while store.append("a", red(2)).await.is_err() {
        tokio::task::yield_now().await;
    }
    store.append("a", red(3)).await.unwrap();
}
