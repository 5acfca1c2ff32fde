use std::path::Path;

use futures_util::future::join_all;
use rusqlite::Connection;
use tempfile::TempDir;

use super::open::SCHEMA;
use super::*;
use crate::config::Db;
use crate::store::suite::{self, START, a_match, record, red, step};
use crate::store::{Archive, Cause, Store};

/// More steps than the journal takes before it brings them to their place.
const MANY: usize = 10_000;

fn open(path: Option<&Path>) -> Jobs {
    Sqlite::open(path, Arc::default()).unwrap()
}

/// Copies a database as it lies there, without asking whoever has it open.
fn copy(from: &Path, to: &Path) {
    for end in ["", "-wal"] {
        let of = |path: &Path| format!("{}{end}", path.display());
        std::fs::copy(of(from), of(to)).unwrap();
    }
}

fn file(path: &Path) -> Db {
    Db::File(path.to_owned())
}

/// Files in folders of their own.
#[derive(Default)]
struct Files(Vec<TempDir>);

impl suite::Bed for Files {
    async fn fresh(&mut self) -> Arc<dyn Store> {
        self.0.push(tempfile::tempdir().unwrap());
        Arc::new(open(Some(&self.0.last().unwrap().path().join("onze.db"))))
    }

    async fn after_kill(&mut self, _: Arc<dyn Store>) -> Arc<dyn Store> {
        let [db, left] = ["onze.db", "left.db"].map(|name| self.0.last().unwrap().path().join(name));
        copy(&db, &left);
        Arc::new(open(Some(&left)))
    }
}

#[tokio::test]
async fn it_does_what_every_store_does() {
    suite::check(&mut Files::default()).await;
}

#[tokio::test]
async fn a_match_reads_the_same_wherever_its_steps_are() {
    let store = open(None);
    for name in ["a", "b"] {
        store.create(a_match(name)).await.unwrap();
    }
    let mut expected = "header\n\n0 start\n".to_owned();
    for group in 0..MANY / 10 {
        let numbers = 1 + 10 * group..=10 * (group + 1);
        let appended = numbers.clone().flat_map(|n| ["a", "b"].map(|name| store.append(name, red(n))));
        for answer in join_all(appended).await {
            answer.unwrap();
        }
        expected.extend(numbers.map(|n| format!("{n} R\n")));
        if group % 50 == 0 {
            assert_eq!(record(&store, "b").await, expected, "after group {group}");
            let from = store.load("b", 7 * group).await.unwrap().unwrap();
            assert_eq!(from.steps().next().unwrap().0, 7 * group);
            assert!(expected.ends_with(&from.lines));
        }
    }
    assert_eq!(record(&store, "a").await, expected);
}

#[tokio::test]
async fn a_process_may_die_while_steps_go_to_their_place() {
    let folder = tempfile::tempdir().unwrap();
    let [path, left] = ["onze.db", "left.db"].map(|name| folder.path().join(name));
    let store = open(Some(&path));
    let names: Vec<String> = (0..300).map(|n| format!("m{n}")).collect();
    let made = names.iter().map(|name| store.create(a_match(name)));
    assert!(join_all(made).await.iter().all(Result::is_ok));
    let mut expected = "header\n\n0 start\n".to_owned();
    for n in 1..=MANY / names.len() {
        let appended = names.iter().map(|name| store.append(name, red(n)));
        assert!(join_all(appended).await.iter().all(Result::is_ok));
        expected.push_str(&red(n).lines);
        assert_eq!(record(&store, &names[n]).await, expected);
    }
    copy(&path, &left);
    let file = Connection::open(&left).unwrap();
    let in_place: u32 =
        file.query_row("SELECT count(*) FROM steps WHERE n > 0", [], |row| row.get(0)).unwrap();
    assert!(0 < in_place && in_place < 300, "{in_place} matches are in their place");
    drop(file);
    let store = open(Some(&left));
    for name in &names {
        assert_eq!(record(&store, name).await, expected, "{name}");
    }
}

#[tokio::test]
async fn a_file_of_an_earlier_version_is_read_and_played_on() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("onze.db");
    let old = Connection::open(&path).unwrap();
    old.execute_batch(SCHEMA).unwrap();
    old.execute_batch(
        "INSERT INTO matches (name, header) VALUES ('a', 'header

');
         INSERT INTO seats (match, place, seat, player, token) VALUES ('a', 0, 'R', 'Zoé', zeroblob(32));
         INSERT INTO steps (match, n, at, lines) VALUES ('a', 0, 5, '0 start
'), ('a', 1, 6, '1 R
');",
    )
    .unwrap();
    drop(old);
    let store = open(Some(&path));
    store.append("a", step(2, "1 R\n", "2 B\n")).await.unwrap();
    assert_eq!(record(&store, "a").await, "header\n\n0 start\n1 R\n2 B\n");
    let places = store.load("a", 0).await.unwrap().unwrap().standing.places;
    assert!(places[0].is_held_by(&[0; 32]) && places[0].partners.is_empty());
}

#[tokio::test]
async fn a_file_that_another_program_uses_is_refused_with_what_to_do() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("onze.db");
    let other = Connection::open(&path).unwrap();
    other.execute_batch("BEGIN EXCLUSIVE").unwrap();
    let refused = Sqlite::open(Some(&path), Arc::default()).unwrap_err().to_string();
    assert!(refused.contains("locked") && refused.contains("--db"), "{refused}");
    drop(other);
    std::fs::write(&path, "no database at all, but a text that is long enough to be read as one").unwrap();
    assert!(Sqlite::open(Some(&path), Arc::default()).is_err());
}

fn names(folder: &Path) -> Vec<String> {
    let entries = std::fs::read_dir(folder).unwrap();
    let mut names: Vec<String> =
        entries.map(|entry| entry.unwrap().file_name().to_string_lossy().into_owned()).collect();
    names.sort();
    names
}

fn cause(path: &Path) -> Cause {
    match Sqlite::open(Some(path), Arc::default()) {
        Err(StoreError::Open { cause, .. }) => cause,
        other => panic!("{other:?}"),
    }
}

#[tokio::test]
async fn an_orderly_end_leaves_one_file_with_everything_in_it() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("onze.db");
    let store = open(Some(&path));
    store.create(a_match("a")).await.unwrap();
    store.append("a", red(1)).await.unwrap();
    store.close().await.unwrap();
    assert_eq!(names(folder.path()), ["onze.db"]);
    assert!(matches!(store.append("a", red(2)).await, Err(StoreError::Closed)));
    let file = Connection::open(&path).unwrap();
    let (steps, journal): (u32, u32) = file
        .query_row("SELECT (SELECT count(*) FROM steps), (SELECT count(*) FROM journal)", [], |row| {
            Ok((row.get(0)?, row.get(1)?))
        })
        .unwrap();
    assert_eq!((steps, journal), (2, 0), "all in its place");
}

#[tokio::test]
async fn a_database_is_read_and_copied_while_it_is_written() {
    let folder = tempfile::tempdir().unwrap();
    let [path, copy] = ["onze.db", "copy.db"].map(|name| folder.path().join(name));
    let store = open(Some(&path));
    for name in ["a", "b"] {
        store.create(a_match(name)).await.unwrap();
    }
    store.append("a", step(1, START, "1 R\nend R 1-0\n")).await.unwrap();
    let list = Archive::read(&file(&path)).unwrap().list().unwrap();
    let mut told: Vec<_> = list.iter().map(|one| (one.name.as_str(), one.n, one.over)).collect();
    told.sort_unstable();
    assert_eq!(told, [("a", 2, true), ("b", 1, false)]);
    Archive::read(&file(&path)).unwrap().back_up(&copy).unwrap();
    assert!(Archive::read(&file(&path)).unwrap().back_up(&copy).is_err(), "nothing is overwritten");
    store.append("b", red(1)).await.unwrap();
    assert_eq!(cause(&path), Cause::InUse, "one process writes");
    assert!(matches!(Archive::write(&file(&path)), Err(StoreError::Open { cause: Cause::InUse, .. })));
    let store = open(Some(&copy));
    assert_eq!(record(&store, "a").await, "header\n\n0 start\n1 R\nend R 1-0\n");
    assert_eq!(record(&store, "b").await, "header\n\n0 start\n", "as it was then");
    store.close().await.unwrap();
    let mut archive = Archive::write(&file(&copy)).unwrap();
    archive.0.append("b", step(1, START, "1 B\n")).unwrap();
    assert!(matches!(archive.0.append("b", step(1, START, "1 B\n")), Err(StoreError::Taken { n: 1 })));
    archive.0.delete(&["a"]).unwrap();
    assert!(archive.load("a").unwrap().is_none());
    assert_eq!(archive.load("b").unwrap().unwrap().record(), "header\n\n0 start\n1 B\n");
}

/// More matches than are in memory at a time, of which the last one differs.
#[tokio::test]
async fn a_copy_is_taken_in_as_a_whole_or_not_at_all() {
    let folder = tempfile::tempdir().unwrap();
    let [path, other] = ["onze.db", "other.db"].map(|name| folder.path().join(name));
    let names: Vec<String> = (100..400).map(|n| format!("m{n}")).collect();
    let store = open(Some(&path));
    for made in join_all(names.iter().map(|name| store.create(a_match(name)))).await {
        made.unwrap();
    }
    store.close().await.unwrap();
    let store = open(Some(&other));
    store.create(a_match("m399")).await.unwrap();
    store.append("m399", red(1)).await.unwrap();
    store.close().await.unwrap();
    let copy = Archive::read(&file(&path)).unwrap();
    let mut archive = Archive::write(&file(&other)).unwrap();
    let error = archive.restore(&copy).unwrap_err().to_string();
    assert!(error.contains("m399"), "{error}");
    assert_eq!(archive.list().unwrap().len(), 1);
    archive.0.delete(&["m399"]).unwrap();
    assert_eq!(archive.restore(&copy).unwrap(), 300);
    assert_eq!(archive.restore(&copy).unwrap(), 0, "they are there");
}

#[cfg(unix)]
#[tokio::test]
async fn a_database_that_is_deleted_or_replaced_keeps_nothing_more() {
    for (file, replaced) in [("onze.db", false), ("onze.db", true), ("onze.db-wal", false)] {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("onze.db");
        let metrics = Arc::<Metrics>::default();
        let store = Sqlite::open(Some(&path), Arc::clone(&metrics)).unwrap();
        store.create(a_match("a")).await.unwrap();
        assert!(metrics.is_keeping());
        let victim = folder.path().join(file);
        if replaced {
            std::fs::copy(&victim, folder.path().join("other")).unwrap();
            std::fs::rename(folder.path().join("other"), &victim).unwrap();
        } else {
            std::fs::remove_file(&victim).unwrap();
        }
        for _ in 0..2 {
            let kept = store.append("a", red(1)).await;
            assert!(matches!(kept, Err(StoreError::Failed(_))), "{file}: {kept:?}");
            assert!(!metrics.is_keeping() && store.check().await.is_err(), "{file}");
        }
    }
}

#[tokio::test]
async fn the_cause_is_named_that_keeps_a_database_from_being_used() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("onze.db");
    open(Some(&path)).close().await.unwrap();
    let file = Connection::open(&path).unwrap();
    file.pragma_update(None, "user_version", 99).unwrap();
    drop(file);
    assert_eq!(cause(&path), Cause::Newer);
    std::fs::write(&path, "no database at all, but a text that is long enough to be read as one").unwrap();
    assert_eq!(cause(&path), Cause::Damaged);
    assert_eq!(cause(&folder.path().join("nowhere/onze.db")), Cause::Missing);
    let read_only = std::io::Error::from(std::io::ErrorKind::ReadOnlyFilesystem);
    let told = super::open::failed(None, &super::open::Fault::Io(read_only));
    assert!(matches!(told, StoreError::Open { cause: Cause::ReadOnly, .. }));
}

#[tokio::test]
async fn a_damaged_file_is_an_error_and_never_a_panic() {
    let folder = tempfile::tempdir().unwrap();
    let [path, left] = ["onze.db", "left.db"].map(|name| folder.path().join(name));
    let store = open(Some(&path));
    let all: Vec<String> = (0..40).map(|n| format!("m{n}")).collect();
    for name in &all {
        store.create(a_match(name)).await.unwrap();
        store.append(name, red(1)).await.unwrap();
    }
    store.close().await.unwrap();
    let whole = std::fs::read(&path).unwrap();
    let mut chance = onze_core::Quick::new(3);
    for _ in 0..60 {
        let mut bytes = whole.clone();
        for _ in 0..=onze_core::Chance::below(&mut chance, 8) {
            let most = u32::try_from(bytes.len()).unwrap();
            let at = onze_core::Chance::below(&mut chance, most) as usize;
            bytes[at] ^= 1 << onze_core::Chance::below(&mut chance, 8);
        }
        std::fs::write(&left, &bytes).unwrap();
        let Ok(store) = Sqlite::open(Some(&left), Arc::default()) else { continue };
        for name in &all {
            let loaded = store.load(name, 0).await;
            assert!(!matches!(loaded, Err(StoreError::Closed)), "its thread has died");
        }
        drop(store.close().await);
        for end in ["-wal", "-shm", "-lock"] {
            drop(std::fs::remove_file(format!("{}{end}", left.display())));
        }
    }
}
