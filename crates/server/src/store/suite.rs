//! What every store must do, in one place: the tests of a store call [`check`] with whatever can open one.

use std::sync::Arc;

use futures_util::future::join_all;
use onze_session::protocol::OfferKind;
use onze_session::{Amendment, KeptOffer, KeptSeat, KeptStandIn, NewMatch, NewStep, Partner, Standing, mark};

use super::{Answer, Forgotten, Store, StoreError};

type AnyStore = Arc<dyn Store>;

/// Opens stores of one kind.
pub(super) trait Bed {
    /// A store with nothing in it.
    async fn fresh(&mut self) -> AnyStore;

    /// What the next process finds when the one with this store was killed, and whatever it keeps matches in with it.
    async fn after_kill(&mut self, store: AnyStore) -> AnyStore;
}

/// All of it.
pub(super) async fn check(bed: &mut impl Bed) {
    steps_are_kept_in_order(&*bed.fresh().await).await;
    a_number_is_given_once(&*bed.fresh().await).await;
    a_step_follows_what_is_kept(&*bed.fresh().await).await;
    the_first_step_is_drawn_again_only_while_it_is_the_only_one(&*bed.fresh().await).await;
    an_amendment_is_the_next_one_or_refused(&*bed.fresh().await).await;
    steps_are_read_from_any_number_on(&*bed.fresh().await).await;
    a_match_is_made_once(&*bed.fresh().await).await;
    what_is_unknown_is_refused(&*bed.fresh().await).await;
    old_matches_are_forgotten_a_few_at_a_time(&*bed.fresh().await).await;
    matches_are_deleted_by_their_names(&*bed.fresh().await).await;
    its_size_is_told(&*bed.fresh().await).await;
    an_explanation_stands_beside_its_match_and_goes_with_it(bed).await;
    what_was_acknowledged_outlives_the_process(bed).await;
    a_closed_store_says_so(&*bed.fresh().await).await;
}

pub(super) const HEADER: &str = "header\n\n";
pub(super) const START: &str = "0 start\n";

pub(super) fn a_match(name: &str) -> NewMatch {
    let standing = Standing { places: vec![place("R"), place("B")], ..Standing::default() };
    NewMatch { name: name.to_owned(), header: HEADER.to_owned(), start: START.to_owned(), standing }
}

fn place(seat: &str) -> KeptSeat {
    KeptSeat { seat: seat.to_owned().into(), ..KeptSeat::default() }
}

/// A step and the one that it follows.
pub(super) fn step(n: usize, before: &str, lines: &str) -> NewStep {
    NewStep { n, follows: mark(before), lines: lines.to_owned(), left: Some(7) }
}

/// The step with this number of a match in which red plays all the time.
pub(super) fn red(n: usize) -> NewStep {
    let line = |n: usize| if n == 0 { START.to_owned() } else { format!("{n} R\n") };
    step(n, &line(n - 1), &line(n))
}

fn amendment(standing: Standing, start: Option<&str>) -> Amendment {
    Amendment { header: "other\n\n".to_owned(), standing, start: start.map(ToOwned::to_owned) }
}

pub(super) async fn record(store: &dyn Store, name: &str) -> String {
    store.load(name, 0).await.unwrap().unwrap().record()
}

async fn all(answers: impl IntoIterator<Item = Answer<()>>) {
    for answer in join_all(answers).await {
        answer.unwrap();
    }
}

fn is_taken(answer: &Result<(), StoreError>) -> bool {
    matches!(answer, Err(StoreError::Taken { .. }))
}

async fn steps_are_kept_in_order(store: &dyn Store) {
    let names = ["a", "b", "c"];
    all(names.map(|name| store.create(a_match(name)))).await;
    let mut expected = format!("{HEADER}{START}");
    for group in 0..20 {
        let numbers = 1 + 5 * group..=5 * (group + 1);
        all(numbers.clone().flat_map(|n| names.map(|name| store.append(name, red(n))))).await;
        expected.extend(numbers.map(|n| format!("{n} R\n")));
        assert_eq!(record(store, "b").await, expected, "after group {group}");
    }
    let stored = store.load("a", 0).await.unwrap().unwrap();
    assert_eq!((stored.n, stored.left), (101, Some(7)));
    assert!(stored.last > 1_700_000_000_000, "milliseconds since 1970: {}", stored.last);
    let steps: Vec<(usize, &str)> = stored.steps().collect();
    assert_eq!((steps.len(), steps[0], steps[100]), (101, (0, START), (100, "100 R\n")));
}

async fn a_number_is_given_once(store: &dyn Store) {
    store.create(a_match("a")).await.unwrap();
    let both =
        join_all([store.append("a", step(1, START, "1 R\n")), store.append("a", step(1, START, "1 B\n"))]);
    let both = both.await;
    assert!(both[0].is_ok() && is_taken(&both[1]), "{both:?}");
    for n in [0, 1, 3] {
        assert!(is_taken(&store.append("a", step(n, "1 R\n", "?\n")).await), "{n}");
    }
    store.append("a", red(2)).await.unwrap();
    assert_eq!(record(store, "a").await, format!("{HEADER}{START}1 R\n2 R\n"));
}

async fn a_step_follows_what_is_kept(store: &dyn Store) {
    store.create(a_match("a")).await.unwrap();
    assert!(is_taken(&store.append("a", step(1, "0 other\n", "1 R\n")).await));
    store.append("a", red(1)).await.unwrap();
    // Of those that are on their way together the later ones are about a step that nobody has kept.
    let all = join_all([
        store.append("a", step(1, START, "1 B\n")),
        store.append("a", step(2, "1 B\n", "2 R\n")),
        store.append("a", step(3, "2 R\n", "3 B\n")),
    ]);
    assert!(all.await.iter().all(is_taken));
    assert!(is_taken(&store.append("a", step(2, "1 B\n", "2 R\n")).await));
    store.append("a", red(2)).await.unwrap();
    assert_eq!(record(store, "a").await, format!("{HEADER}{START}1 R\n2 R\n"));
}

async fn the_first_step_is_drawn_again_only_while_it_is_the_only_one(store: &dyn Store) {
    store.create(a_match("a")).await.unwrap();
    let version = |version| Standing { version, ..a_match("a").standing };
    store.amend("a", amendment(version(1), Some("0 again\n"))).await.unwrap();
    assert_eq!(record(store, "a").await, "other\n\n0 again\n");
    assert!(is_taken(&store.append("a", red(1)).await), "it was about the first draws");
    store.append("a", step(1, "0 again\n", "1 R\n")).await.unwrap();
    assert!(is_taken(&store.amend("a", amendment(version(2), Some("0 late\n"))).await));
    let stored = store.load("a", 0).await.unwrap().unwrap();
    assert_eq!(stored.standing.version, 1, "nothing of it is kept");
    assert_eq!(stored.record(), "other\n\n0 again\n1 R\n");
}

async fn an_amendment_is_the_next_one_or_refused(store: &dyn Store) {
    store.create(a_match("a")).await.unwrap();
    let full = |version: u64| Standing {
        version,
        paused: true,
        rematch: Some("b".to_owned()),
        offers: vec![KeptOffer {
            by: "R".into(),
            what: OfferKind::StandIn,
            of: Some("B".into()),
            player: Some("steady".to_owned()),
            choice: Some("result 2-1".to_owned()),
            waits_for: vec!["B".into()],
            at: None,
        }],
        places: vec![
            KeptSeat {
                player: "Zoé “10”".to_owned(),
                token: Some([7; 32]),
                partners: vec![
                    Partner { number: 1, token: [8; 32] },
                    Partner { number: 3, token: [254; 32] },
                ],
                ..place("R")
            },
            KeptSeat { stand_in: Some("steady".to_owned()), invite: Some([255; 32]), ..place("B") },
        ],
        no_stand_ins: true,
        hints: true,
        stood_in: vec![KeptStandIn { seat: "B".into(), player: "steady".to_owned(), from: 3, to: None }],
    };
    let standing = async || store.load("a", 0).await.unwrap().unwrap().standing;
    store.amend("a", amendment(full(1), None)).await.unwrap();
    assert_eq!(standing().await, full(1));
    // Of two that have seen the same one is refused.
    let paused = |paused| Standing { paused, ..full(2) };
    let both = join_all([
        store.amend("a", amendment(paused(false), None)),
        store.amend("a", amendment(paused(true), None)),
    ]);
    let both = both.await;
    assert!(matches!(both[..], [Ok(()), Err(StoreError::Outdated)]), "{both:?}");
    assert_eq!(standing().await, paused(false));
    for version in [0, 1, 2, 4] {
        let late = store.amend("a", amendment(full(version), None)).await;
        assert!(matches!(late, Err(StoreError::Outdated)), "{version}: {late:?}");
    }
    store.append("a", red(1)).await.unwrap();
    assert_eq!(record(store, "a").await, "other\n\n0 start\n1 R\n");
}

async fn steps_are_read_from_any_number_on(store: &dyn Store) {
    store.create(a_match("a")).await.unwrap();
    all((1..=30).map(|n| store.append("a", red(n)))).await;
    store.append("a", step(31, "30 R\n", "31 R\nend R 1-0\n")).await.unwrap();
    for from in 0..=33 {
        let stored = store.load("a", from).await.unwrap().unwrap();
        let numbers: Vec<usize> = stored.steps().map(|(n, _)| n).collect();
        assert_eq!(numbers, (from..32).collect::<Vec<_>>(), "from {from}");
        assert!(from > 31 || stored.lines.ends_with("31 R\nend R 1-0\n"), "from {from}");
        assert_eq!((stored.n, stored.left, &*stored.header), (32, Some(7), HEADER), "from {from}");
    }
}

async fn a_match_is_made_once(store: &dyn Store) {
    store.create(a_match("a")).await.unwrap();
    store.append("a", red(1)).await.unwrap();
    let other = NewMatch { start: "0 other\n".to_owned(), ..a_match("a") };
    let made = join_all([store.create(other), store.create(a_match("b"))]).await;
    assert!(matches!(made[..], [Err(StoreError::Exists), Ok(())]), "{made:?}");
    assert_eq!(record(store, "a").await, format!("{HEADER}{START}1 R\n"));
    assert_eq!(record(store, "b").await, format!("{HEADER}{START}"), "the others of its group are made");
}

async fn what_is_unknown_is_refused(store: &dyn Store) {
    assert!(store.load("a", 0).await.unwrap().is_none());
    assert!(is_taken(&store.append("a", red(1)).await));
    let amended = store.amend("a", amendment(Standing { version: 1, ..Standing::default() }, None)).await;
    assert!(matches!(amended, Err(StoreError::Outdated)), "{amended:?}");
    assert!(store.load("a", 0).await.unwrap().is_none());
    store.check().await.unwrap();
}

async fn old_matches_are_forgotten_a_few_at_a_time(store: &dyn Store) {
    let names = ["a", "b", "c", "d", "e"];
    all(names.map(|name| store.create(a_match(name)))).await;
    all(names.map(|name| store.append(name, red(1)))).await;
    let last = store.load("e", 0).await.unwrap().unwrap().last;
    let old = |names: &[&str], last: Option<&str>| Forgotten {
        names: names.iter().copied().map(ToOwned::to_owned).collect(),
        last: last.map(ToOwned::to_owned),
    };
    let forget = async |before, after| {
        let mut forgotten = store.forget(before, after, 2).await.unwrap();
        forgotten.names.sort();
        forgotten
    };
    assert_eq!(store.forget(1_000, "", 9).await.unwrap(), old(&[], None), "all are younger");
    assert_eq!(forget(last + 1, "").await, old(&["a", "b"], Some("b")));
    assert!(store.load("a", 0).await.unwrap().is_none() && store.load("b", 0).await.unwrap().is_none());
    assert_eq!(forget(1_000, "b").await, old(&[], Some("d")));
    assert_eq!(forget(last + 1, "d").await, old(&["e"], None));
    assert!(is_taken(&store.append("e", red(2)).await), "it is gone");
    store.append("c", red(2)).await.unwrap();
    // A name may come again: nothing of the old match is left.
    store.create(a_match("a")).await.unwrap();
    assert_eq!(record(store, "a").await, format!("{HEADER}{START}"));
}

async fn matches_are_deleted_by_their_names(store: &dyn Store) {
    let names = ["a", "b", "c"];
    all(names.map(|name| store.create(a_match(name)))).await;
    all(names.map(|name| store.append(name, red(1)))).await;
    store.delete(["a", "c", "nothing"].map(ToOwned::to_owned).to_vec()).await.unwrap();
    for name in ["a", "c"] {
        assert!(store.load(name, 0).await.unwrap().is_none(), "{name}");
        assert!(is_taken(&store.append(name, red(2)).await), "{name} is gone");
    }
    store.append("b", red(2)).await.unwrap();
    store.create(a_match("a")).await.unwrap();
    assert_eq!(record(store, "a").await, format!("{HEADER}{START}"), "nothing of the old one is left");
    assert_eq!(store.orders(vec![1, 2]).await.unwrap(), []);
}

async fn its_size_is_told(store: &dyn Store) {
    store.create(a_match("a")).await.unwrap();
    let before = store.size().await.unwrap();
    let numbers: String = (0..30_000u32).map(|n| n.wrapping_mul(2_654_435_761).to_string()).collect();
    let long = format!("1 R {numbers}\n");
    store.append("a", step(1, START, &long)).await.unwrap();
    assert!(store.size().await.unwrap() > before + 50_000, "{before}");
}

async fn an_explanation_stands_beside_its_match_and_goes_with_it(bed: &mut impl Bed) {
    let store = bed.fresh().await;
    let explanation = async |store: &AnyStore, name: &str| store.explanation(name).await.unwrap();
    store.explain("a", "of no match".to_owned()).await.unwrap();
    assert_eq!(explanation(&store, "a").await, None);
    all(["a", "b"].map(|name| store.create(a_match(name)))).await;
    assert_eq!(explanation(&store, "a").await, None, "nothing was kept before there was a match");
    let text = "{\"é\": [0.5]}".repeat(10_000);
    all([store.explain("a", "first".to_owned()), store.explain("b", text.clone())]).await;
    store.explain("a", "second".to_owned()).await.unwrap();
    assert_eq!(record(&*store, "a").await, format!("{HEADER}{START}"), "the match is as it was");
    let store = bed.after_kill(store).await;
    assert_eq!(explanation(&store, "a").await.as_deref(), Some("second"));
    assert_eq!(explanation(&store, "b").await, Some(text));
    let last = store.load("a", 0).await.unwrap().unwrap().last;
    assert_eq!(store.forget(last + 1_000_000, "", 1).await.unwrap().names.len(), 1);
    assert_eq!(explanation(&store, "a").await, None);
    store.create(a_match("a")).await.unwrap();
    assert_eq!(explanation(&store, "a").await, None, "another match of this name is another match");
    assert!(explanation(&store, "b").await.is_some());
}

async fn what_was_acknowledged_outlives_the_process(bed: &mut impl Bed) {
    let store = bed.fresh().await;
    store.create(a_match("a")).await.unwrap();
    all((1..=20).map(|n| store.append("a", red(n)))).await;
    let standing = Standing { version: 1, paused: true, ..a_match("a").standing };
    store.amend("a", amendment(standing.clone(), None)).await.unwrap();
    let mut expected = "other\n\n0 start\n".to_owned();
    expected.extend((1..=20).map(|n| format!("{n} R\n")));
    let store = bed.after_kill(store).await;
    let stored = store.load("a", 0).await.unwrap().unwrap();
    assert_eq!(stored.standing, standing);
    assert_eq!(stored.record(), expected);
    store.append("a", red(21)).await.unwrap();
    assert!(is_taken(&store.append("a", red(21)).await));
    assert_eq!(record(&*store, "a").await, expected + "21 R\n");
}

async fn a_closed_store_says_so(store: &dyn Store) {
    store.create(a_match("a")).await.unwrap();
    store.close().await.unwrap();
    assert!(matches!(store.append("a", red(1)).await, Err(StoreError::Closed)));
    assert!(matches!(store.load("a", 0).await, Err(StoreError::Closed)));
    assert!(matches!(store.check().await, Err(StoreError::Closed)));
}
