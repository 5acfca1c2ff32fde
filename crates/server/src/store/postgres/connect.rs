//! From an address to a connection with everything that is needed on it, or to the reason why there is none.

use std::sync::Arc;
use std::time::{Duration, Instant};

use tokio::task::JoinHandle;
use tokio::time::{sleep, timeout};
use tokio_postgres::config::{Host, TargetSessionAttrs};
use tokio_postgres::error::SqlState;
use tokio_postgres::{Client, Config};
use tokio_postgres_rustls::MakeRustlsConnect;

use super::statements::Statements;
use super::{Share, secure, words};
use crate::metrics::Metrics;
use crate::store::{Cause, StoreError};

/// How long to wait for a process that still has the database, such as one that is just ending.
const PATIENCE: Duration = Duration::from_secs(3);

/// How long connecting may take.
const CONNECTING: Duration = Duration::from_secs(5);

/// The advisory lock of a database that belongs to one node: any number that nobody else is likely to take.
const LOCK: i64 = 0x6f6e_7a65;

/// What was added to the form of the database, in order. The table `form` counts how much of it there is.
const ADDED: &[&str] = &[
    "
    CREATE TABLE matches (
        name TEXT COLLATE \"C\" PRIMARY KEY,
        header TEXT NOT NULL,
        version BIGINT NOT NULL,
        standing TEXT NOT NULL
    );
    CREATE TABLE steps (
        match TEXT COLLATE \"C\" NOT NULL,
        n BIGINT NOT NULL,
        at BIGINT NOT NULL,
        remaining BIGINT,
        lines TEXT NOT NULL,
        PRIMARY KEY (match, n)
    );
",
    "CREATE TABLE explanations (match TEXT COLLATE \"C\" PRIMARY KEY, text TEXT NOT NULL);",
    "CREATE TABLE keys (name TEXT COLLATE \"C\" PRIMARY KEY, key BYTEA NOT NULL);",
    // What the nodes are to do for whoever keeps house.
    "CREATE TABLE orders (id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY, text TEXT NOT NULL);",
    "-- Who sits where tells partners too, whom an older program would forget.",
];

/// For each connection. A commit waits for the disk, whatever is usual there; a connection that is cut off is noticed, so
/// that its lock does not stay; and a plan is made once, by index, also while the tables are small.
const SETTINGS: &str = "
    SET search_path = onze;
    SELECT set_config('synchronous_commit', 'on', false)
        WHERE current_setting('synchronous_commit') IN ('off', 'local');
    SET tcp_keepalives_idle = 10;
    SET tcp_keepalives_interval = 5;
    SET tcp_keepalives_count = 3;
    SET plan_cache_mode = force_generic_plan;
    SET enable_seqscan = off;
    SET enable_bitmapscan = off;
    SET enable_hashjoin = off;
    SET enable_mergejoin = off;
";

/// Where the database is.
pub(super) struct Server {
    config: Config,
    secure: MakeRustlsConnect,
    share: Share,
    metrics: Arc<Metrics>,
    /// The same for people, without the password.
    pub(super) name: String,
}

/// A connection, the task that talks, and what the database calls it.
struct Talk {
    client: Client,
    task: JoinHandle<()>,
    id: (i32, String),
}

/// A connection to write.
pub(super) struct Connected {
    pub(super) client: Client,
    pub(super) say: Statements,
    /// Does nobody else write?
    pub(super) is_alone: bool,
    task: JoinHandle<()>,
    id: (i32, String),
}

/// Why there is no connection.
pub(super) enum Fault {
    Postgres(tokio_postgres::Error),
    InUse,
    Newer,
    TooSlow,
}

impl From<tokio_postgres::Error> for Fault {
    fn from(error: tokio_postgres::Error) -> Self {
        Fault::Postgres(error)
    }
}

impl Server {
    pub(super) fn new(url: &str, share: Share, metrics: Arc<Metrics>) -> Result<Self, StoreError> {
        let wrong = |cause, why| StoreError::Open { path: "postgres://…".to_owned(), cause, why };
        let (url, secure) = secure::read(url).map_err(|why| wrong(Cause::Address, why))?;
        let mut config: Config = url.parse().map_err(|error| wrong(Cause::Address, words(&error)))?;
        let name = told(&config);
        config.application_name("onze");
        config.connect_timeout(CONNECTING);
        config.keepalives_idle(Duration::from_secs(10));
        config.tcp_user_timeout(Duration::from_secs(20));
        // Of several hosts, the one that may be written to.
        config.target_session_attrs(TargetSessionAttrs::ReadWrite);
        Ok(Server { config, secure, share, metrics, name })
    }

    /// The first connection: with patience for somebody who still has the database.
    pub(super) async fn open(&self) -> Result<Connected, StoreError> {
        let start = Instant::now();
        loop {
            match self.connect(None).await {
                Err(Fault::InUse) if start.elapsed() < PATIENCE => sleep(Duration::from_millis(50)).await,
                connected => return connected.map_err(|fault| self.failed(&fault)),
            }
        }
    }

    /// A connection; the one before it, if it is still there, is of no use to anybody.
    pub(super) async fn connect(&self, before: Option<&(i32, String)>) -> Result<Connected, Fault> {
        let connecting = async {
            let talk = self.talk().await?;
            let client = &talk.client;
            client.batch_execute(SETTINGS).await?;
            self.take(client, before).await?;
            bring_up_to_date(client).await?;
            let say = Statements::prepare(client).await?;
            let Talk { client, task, id } = talk;
            Ok(Connected { client, say, is_alone: self.share == Share::Alone, task, id })
        };
        timeout(CONNECTING, connecting).await.unwrap_or(Err(Fault::TooSlow))
    }

    /// A connection to read, with no claim to anything.
    pub(super) async fn visit(&self) -> Result<Client, Fault> {
        let connecting = async {
            let Talk { client, .. } = self.talk().await?;
            client.batch_execute("SET search_path = onze").await?;
            let row = client.query_opt("SELECT version FROM form", &[]).await?;
            let version: i32 = row.map_or(Ok(0), |row| row.try_get(0))?;
            if usize::try_from(version).is_ok_and(|version| version > ADDED.len()) {
                return Err(Fault::Newer);
            }
            Ok(client)
        };
        timeout(CONNECTING, connecting).await.unwrap_or(Err(Fault::TooSlow))
    }

    /// A key of this name: this one, if nobody has left one there before.
    pub(super) async fn key(&self, name: &str, drawn: &[u8]) -> Result<Vec<u8>, Fault> {
        let Talk { client, .. } = self.talk().await?;
        client.batch_execute("SET search_path = onze").await?;
        bring_up_to_date(&client).await?;
        let keep = "INSERT INTO keys (name, key) VALUES ($1, $2) ON CONFLICT DO NOTHING";
        client.execute(keep, &[&name, &drawn]).await?;
        Ok(client.query_one("SELECT key FROM keys WHERE name = $1", &[&name]).await?.try_get(0)?)
    }

    async fn talk(&self) -> Result<Talk, Fault> {
        let (client, connection) = self.config.connect(self.secure.clone()).await?;
        let metrics = Arc::clone(&self.metrics);
        let task = tokio::spawn(async move {
            if let Err(error) = connection.await {
                metrics.cannot_keep();
                tracing::warn!(error = words(&error), "the connection to the database has ended");
            }
        });
        let own = "SELECT pid, backend_start::text FROM pg_stat_activity WHERE pid = pg_backend_pid()";
        let row = client.query_one(own, &[]).await?;
        let id = (row.try_get(0)?, row.try_get(1)?);
        Ok(Talk { client, task, id })
    }

    /// Takes the lock, alone or with other nodes.
    async fn take(&self, client: &Client, before: Option<&(i32, String)>) -> Result<(), Fault> {
        let take = match self.share {
            Share::Alone => "SELECT pg_try_advisory_lock($1)",
            Share::Nodes => "SELECT pg_try_advisory_lock_shared($1)",
        };
        let taken = async || client.query_one(take, &[&LOCK]).await?.try_get::<_, bool>(0);
        if taken().await? {
            return Ok(());
        }
        if let Some((pid, began)) = before {
            // It may hang on the other side of a network that was cut.
            let end = "SELECT pg_terminate_backend(pid, 1000) FROM pg_stat_activity
                       WHERE pid = $1 AND backend_start::text = $2";
            client.execute(end, &[pid, began]).await?;
            if taken().await? {
                return Ok(());
            }
        }
        Err(Fault::InUse)
    }

    /// The same for whoever wanted it.
    pub(super) fn failed(&self, fault: &Fault) -> StoreError {
        let (cause, why) = match fault {
            Fault::InUse => (Cause::InUse, "another node has it".to_owned()),
            Fault::Newer => (Cause::Newer, "it was made by a newer Onze".to_owned()),
            Fault::TooSlow => (Cause::Missing, "it does not answer".to_owned()),
            Fault::Postgres(error) => (cause_of(error), words(error)),
        };
        StoreError::Open { path: self.name.clone(), cause, why }
    }
}

impl Connected {
    /// What the database calls this connection.
    pub(super) fn id(&self) -> (i32, String) {
        self.id.clone()
    }

    /// Ends in order: the lock is free afterwards.
    pub(super) async fn close(self) {
        let Connected { client, task, .. } = self;
        drop(client);
        drop(timeout(PATIENCE, task).await);
    }

    /// Ends at once, whether or not the other side answers.
    pub(super) fn abandon(self) {
        self.task.abort();
    }
}

/// Gives the database the form of today.
async fn bring_up_to_date(client: &Client) -> Result<(), Fault> {
    // Of several nodes one does it.
    client.batch_execute(&format!("BEGIN; SELECT pg_advisory_xact_lock({LOCK} + 1)")).await?;
    // Whoever may not make a schema may still use the one that is there.
    let there = "SELECT 1 FROM pg_namespace WHERE nspname = 'onze'";
    if client.query_opt(there, &[]).await?.is_none() {
        client.batch_execute("CREATE SCHEMA onze; CREATE TABLE form (version INT NOT NULL)").await?;
    }
    let row = client.query_opt("SELECT version FROM form", &[]).await?;
    let version: i32 = row.map_or(Ok(0), |row| row.try_get(0))?;
    let version = usize::try_from(version).unwrap_or(0);
    if version > ADDED.len() {
        client.batch_execute("ROLLBACK").await?;
        return Err(Fault::Newer);
    }
    for added in ADDED.iter().skip(version) {
        client.batch_execute(added).await?;
    }
    let now = ADDED.len();
    let written = if version < now {
        format!("DELETE FROM form; INSERT INTO form VALUES ({now}); COMMIT")
    } else {
        "COMMIT".to_owned()
    };
    Ok(client.batch_execute(&written).await?)
}

fn cause_of(error: &tokio_postgres::Error) -> Cause {
    match error.code() {
        Some(code)
            if [
                SqlState::INVALID_PASSWORD,
                SqlState::INVALID_AUTHORIZATION_SPECIFICATION,
                SqlState::INSUFFICIENT_PRIVILEGE,
            ]
            .contains(code) =>
        {
            Cause::Denied
        }
        Some(code) if *code == SqlState::READ_ONLY_SQL_TRANSACTION => Cause::ReadOnly,
        Some(code) if *code == SqlState::DISK_FULL => Cause::Full,
        Some(code) if *code == SqlState::DATA_CORRUPTED || *code == SqlState::INDEX_CORRUPTED => {
            Cause::Damaged
        }
        Some(code) if *code == SqlState::INVALID_CATALOG_NAME || *code == SqlState::UNDEFINED_TABLE => {
            Cause::Missing
        }
        Some(_) => Cause::Other,
        None if secure::is_untrusted(error) => Cause::Untrusted,
        // It was not reached, or said something that is not PostgreSQL.
        None => Cause::Missing,
    }
}

/// An address without its password.
fn told(config: &Config) -> String {
    let host = config.get_hosts().first().map_or("localhost".to_owned(), |host| match host {
        Host::Tcp(name) => name.clone(),
        #[cfg(unix)]
        Host::Unix(path) => path.display().to_string(),
    });
    let port = config.get_ports().first().map_or(String::new(), |port| format!(":{port}"));
    let user = config.get_user().map_or(String::new(), |user| format!("{user}@"));
    format!("postgres://{user}{host}{port}/{}", config.get_dbname().or(config.get_user()).unwrap_or_default())
}
