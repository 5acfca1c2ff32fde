//! A `PostgreSQL` database as whoever keeps house in it sees it.

use std::path::Path;
use std::sync::Arc;

use onze_session::{Amendment, NewStep, mark};
use tokio::runtime::{Builder, Runtime};
use tokio_postgres::types::ToSql;
use tokio_postgres::{Client, Row};

use super::connect::Server;
use super::statements::DELETE;
use super::writer::{number, stored};
use super::{Share, standing};
use crate::store::archive::{Archive, House, MatchEntry, Whole, in_place, is_free};
use crate::store::{Cause, Order, StoreError, StoredMatch, now};

/// A database, and the runtime in which it is talked to.
pub(in crate::store) struct PostgresArchive {
    runtime: Runtime,
    client: Client,
}

impl std::fmt::Debug for PostgresArchive {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("PostgresArchive")
    }
}

/// Matches as [`stored`] reads them.
const MATCHES: &str = "SELECT header, version, standing,
        (SELECT string_agg(lines, '' ORDER BY n) FROM steps WHERE match = name),
        last.n, last.at, last.remaining, name
    FROM matches LEFT JOIN LATERAL (
        SELECT n, at, remaining FROM steps WHERE match = name ORDER BY n DESC LIMIT 1
    ) AS last ON true";

impl PostgresArchive {
    /// All is as it is at this moment, whatever a server writes meanwhile.
    pub(in crate::store) fn read(url: &str) -> Result<Self, StoreError> {
        let server = Server::new(url, Share::Nodes, Arc::default())?;
        let archive =
            PostgresArchive::open(async { server.visit().await.map_err(|fault| server.failed(&fault)) })?;
        archive.run("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")?;
        Ok(archive)
    }

    /// While nobody else does anything to it.
    pub(in crate::store) fn write(url: &str) -> Result<Self, StoreError> {
        let server = Server::new(url, Share::Alone, Arc::default())?;
        PostgresArchive::open(async { Ok(server.open().await?.client) })
    }

    fn open(connecting: impl Future<Output = Result<Client, StoreError>>) -> Result<Self, StoreError> {
        let runtime = Builder::new_current_thread().enable_all().build().map_err(|error| {
            let (path, why) = ("postgres".to_owned(), error.to_string());
            StoreError::Open { path, cause: Cause::Other, why }
        })?;
        let client = runtime.block_on(connecting)?;
        Ok(PostgresArchive { runtime, client })
    }

    fn query(&self, sql: &str, parameters: &[&(dyn ToSql + Sync)]) -> Result<Vec<Row>, StoreError> {
        Ok(self.runtime.block_on(self.client.query(sql, parameters))?)
    }

    fn put_one(&self, name: &str, stored: &StoredMatch) -> Result<(), StoreError> {
        let StoredMatch { header, n, last, left, standing, .. } = stored;
        let version = i64::try_from(standing.version).unwrap_or(i64::MAX);
        let made = self.query(
            "INSERT INTO matches (name, header, standing, version) VALUES ($1, $2, $3, $4)
             ON CONFLICT DO NOTHING RETURNING name",
            &[&name, header, &standing::write(standing), &version],
        )?;
        if made.is_empty() {
            return Err(StoreError::Exists);
        }
        let (numbers, lines): (Vec<i64>, Vec<&str>) =
            stored.steps().map(|(n, lines)| (i64::try_from(n).unwrap_or(i64::MAX), lines)).unzip();
        if lines.len() != *n {
            return Err(StoreError::Damaged(format!(
                "{name} has {n} steps, and {} can be read",
                lines.len()
            )));
        }
        // When the others were made is known of no copy.
        let at = i64::try_from(*last).unwrap_or(i64::MAX);
        let left = left.and_then(|left| i64::try_from(left).ok());
        self.query(
            "INSERT INTO steps (match, n, at, lines, remaining)
             SELECT $1::text, n, $2::bigint, lines, CASE WHEN n = $5::bigint THEN $6::bigint END
             FROM unnest($3::bigint[], $4::text[]) AS new (n, lines)",
            &[&name, &at, &numbers, &lines, &(i64::try_from(*n).unwrap_or(i64::MAX) - 1), &left],
        )?;
        Ok(())
    }

    /// A database to which the nodes that have it are to do something.
    pub(in crate::store) fn counter(url: &str) -> Result<Self, StoreError> {
        let archive = PostgresArchive::read(url)?;
        archive.run("COMMIT")?;
        Ok(archive)
    }
}

impl House for PostgresArchive {
    fn list(&self) -> Result<Vec<MatchEntry>, StoreError> {
        let rows = self.query(
            "SELECT name, header, last.n, last.lines, last.at FROM matches JOIN LATERAL (
                 SELECT n, lines, at FROM steps WHERE match = name ORDER BY n DESC LIMIT 1
             ) AS last ON true",
            &[],
        )?;
        let listed = |row: &Row| -> Result<MatchEntry, tokio_postgres::Error> {
            let (name, header, lines): (String, &str, &str) =
                (row.try_get(0)?, row.try_get(1)?, row.try_get(3)?);
            Ok(MatchEntry::new(name, header, number(row.try_get(2)?) + 1, lines, row.try_get(4)?))
        };
        rows.iter().map(|row| Ok(listed(row)?)).collect()
    }

    fn load(&self, name: &str) -> Result<Option<StoredMatch>, StoreError> {
        let rows = self.query(&format!("{MATCHES} WHERE name = $1"), &[&name])?;
        rows.first().map(stored).transpose()
    }

    fn some(&self, after: &str, most: usize) -> Result<Vec<Whole>, StoreError> {
        let most = i64::try_from(most).unwrap_or(i64::MAX);
        let rows =
            self.query(&format!("{MATCHES} WHERE name > $1 ORDER BY name LIMIT $2"), &[&after, &most])?;
        rows.iter().map(|row| Ok(Whole { name: row.try_get(7)?, stored: stored(row)? })).collect()
    }

    fn append(&mut self, name: &str, step: NewStep) -> Result<(), StoreError> {
        let NewStep { n, follows, lines, .. } = &step;
        let last =
            self.query("SELECT n, lines FROM steps WHERE match = $1 ORDER BY n DESC LIMIT 1", &[&name])?;
        let end =
            last.first().map(|row| Ok::<_, StoreError>((number(row.try_get(0)?) + 1, mark(row.try_get(1)?))));
        if end.transpose()? != Some((*n, *follows)) {
            return Err(StoreError::Taken { n: *n });
        }
        let number = i64::try_from(*n).unwrap_or(i64::MAX);
        self.query(
            "INSERT INTO steps (match, n, at, lines) VALUES ($1, $2, $3, $4)",
            &[&name, &number, &now(), lines],
        )?;
        Ok(())
    }

    fn put(&mut self, matches: &[Whole]) -> Result<(), StoreError> {
        for Whole { name, stored } in matches {
            self.put_one(name, stored)?;
        }
        Ok(())
    }

    fn run(&self, sql: &str) -> Result<(), StoreError> {
        Ok(self.runtime.block_on(self.client.batch_execute(sql))?)
    }

    fn delete(&mut self, names: &[&str]) -> Result<(), StoreError> {
        self.query(DELETE, &[&names, &i64::MAX])?;
        Ok(())
    }

    fn amend(&mut self, name: &str, amendment: &Amendment) -> Result<(), StoreError> {
        let Amendment { header, standing, .. } = amendment;
        let version = i64::try_from(standing.version).unwrap_or(i64::MAX);
        let changed = self.query(
            "UPDATE matches SET header = $2, standing = $3, version = $4 WHERE name = $1 AND version = $4 - 1
             RETURNING name",
            &[&name, header, &standing::write(standing), &version],
        )?;
        if changed.is_empty() { Err(StoreError::Outdated) } else { Ok(()) }
    }

    fn leave(&self, order: &Order) -> Result<i64, StoreError> {
        let rows = self.query("INSERT INTO orders (text) VALUES ($1) RETURNING id", &[&order.write()])?;
        rows.first().map_or_else(|| Err(StoreError::Closed), |row| Ok(row.try_get(0)?))
    }

    fn waits(&self, id: i64) -> Result<bool, StoreError> {
        Ok(!self.query("SELECT 1 FROM orders WHERE id = $1", &[&id])?.is_empty())
    }

    fn take_back(&self, id: i64) -> Result<(), StoreError> {
        self.query("DELETE FROM orders WHERE id = $1", &[&id]).map(drop)
    }

    fn back_up(&self, to: &Path) -> Result<(), StoreError> {
        is_free(to)?;
        in_place(to, |part| Archive::copy_to(self, part))
    }
}
