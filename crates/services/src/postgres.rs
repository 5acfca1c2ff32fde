//! `PostgreSQL` in a temporary folder.

use std::fs;
use std::io::{Error, Result, Write};
use std::os::unix::fs::{MetadataExt, PermissionsExt};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};
use std::thread::sleep;
use std::time::Duration;

use tempfile::TempDir;

use crate::net::{ADDRESSES, Net};
use crate::{Relay, Way, free_port, times_of};

/// Where Debian keeps the programs, a folder a version.
const PROGRAMS: &str = "/usr/lib/postgresql";

/// It does not run as root; this is whom the package brings for it.
const USER: &str = "postgres";

/// A folder on a disk where everybody may have one.
const ON_DISK: &str = "/var/tmp";

/// How often it is asked whether it is there, and how long apart.
const TRIES: u32 = 600;
const PAUSE: Duration = Duration::from_millis(50);

/// A server that runs until it is dropped.
#[derive(Debug)]
pub struct Postgres {
    programs: PathBuf,
    folder: TempDir,
    port: u16,
    is_synced: bool,
    process: Option<Child>,
    /// Where it runs, if not in the network of this machine.
    net: Option<Net>,
}

impl Postgres {
    /// Are its programs on this machine?
    pub fn is_installed() -> bool {
        programs().is_ok()
    }

    /// Makes a server and waits until it answers. What it commits outlives its processes, but not the machine: tests do
    /// not wait for the disk.
    pub fn start() -> Result<Self> {
        Postgres::make(&std::env::temp_dir(), false, None)
    }

    /// The same with so many ways to it that can be cut: links to a network namespace of its own or, where none can be made,
    /// relays.
    pub fn start_with_ways(n_ways: usize) -> Result<(Self, Vec<Way>)> {
        let net = Net::make(n_ways).ok();
        let links = net.as_ref().map(Net::links);
        let postgres = Postgres::make(&std::env::temp_dir(), false, net)?;
        let port = postgres.port;
        let ways = match links {
            Some(links) => links.into_iter().map(|link| Way::Link { link, port }).collect(),
            None => (0..n_ways).map(|_| Ok(Way::Relay(Relay::to(port)?))).collect::<Result<_>>()?,
        };
        Ok((postgres, ways))
    }

    /// The same in a folder on a disk, for which every commit waits: to measure. If its user may not go there, in another
    /// one on a disk.
    pub fn start_synced(within: &Path) -> Result<Self> {
        let is_open = |folder: &Path| fs::metadata(folder).is_ok_and(|folder| folder.mode() & 1 == 1);
        let is_ours = owner().is_none() || within.ancestors().all(is_open);
        Postgres::make(if is_ours { within } else { Path::new(ON_DISK) }, true, None)
    }

    fn make(within: &Path, is_synced: bool, net: Option<Net>) -> Result<Self> {
        let programs = programs()?;
        let folder = tempfile::Builder::new().prefix("onze-pg-").tempdir_in(within)?;
        if let Some((user, group)) = owner() {
            std::os::unix::fs::chown(folder.path(), Some(user), Some(group))?;
        }
        let mut postgres = Postgres { programs, folder, port: free_port()?, is_synced, process: None, net };
        let mut init = postgres.command("initdb");
        init.args(["--username=postgres", "--auth=trust", "--no-locale", "--encoding=UTF8", "--no-sync"]);
        done(&init.arg("-D").arg(postgres.data()).output()?)?;
        if postgres.net.is_some() {
            let mut who = fs::OpenOptions::new().append(true).open(postgres.data().join("pg_hba.conf"))?;
            writeln!(who, "host all all {ADDRESSES} trust")?;
        }
        postgres.start_again()?;
        Ok(postgres)
    }

    /// From now on it shows this certificate to whoever comes over the network, and lets nobody in there who does not begin
    /// encryption. The answer is where it is then, by the name of this machine that the certificate should be made out to.
    pub fn secure(&mut self, certificate: &str, key: &str) -> Result<String> {
        for (name, text) in [("server.crt", certificate), ("server.key", key)] {
            let file = self.data().join(name);
            fs::write(&file, text)?;
            fs::set_permissions(&file, fs::Permissions::from_mode(0o600))?;
            if let Some((user, group)) = owner() {
                std::os::unix::fs::chown(&file, Some(user), Some(group))?;
            }
        }
        fs::write(
            self.data().join("pg_hba.conf"),
            "local all all trust\nhostssl all all 127.0.0.1/32 trust\n",
        )?;
        self.stop()?;
        let mut settings = fs::OpenOptions::new().append(true).open(self.data().join("postgresql.conf"))?;
        writeln!(settings, "ssl = on")?;
        self.start_again()?;
        Ok(format!("postgres://postgres@localhost:{}/postgres", self.port))
    }

    /// Starts it once more, with what it has kept.
    pub fn start_again(&mut self) -> Result<()> {
        let fsync = if self.is_synced { "fsync=on" } else { "fsync=off" };
        let start = self.net.as_ref().map_or(Command::new("setpriv"), |net| net.command("setpriv"));
        let mut server = self.as_owner(start, "postgres");
        server.arg("-D").arg(self.data()).arg("-k").arg(self.folder.path());
        // In a namespace nobody else is there to listen to.
        let host = if self.net.is_some() { "*" } else { "127.0.0.1" };
        server.args(["-p", &self.port.to_string(), "-h", host, "-c", fsync]);
        server.args(["-c", "max_connections=50", "-c", "logging_collector=off"]);
        let log = fs::File::create(self.folder.path().join("log"))?;
        self.process = Some(server.stdin(Stdio::null()).stdout(Stdio::null()).stderr(log).spawn()?);
        for _ in 0..TRIES {
            let mut asked = self.command("pg_isready");
            let asked = asked.arg("-h").arg(self.folder.path()).args(["-p", &self.port.to_string()]);
            if asked.output()?.status.success() {
                return Ok(());
            }
            if let Some(process) = &mut self.process
                && process.try_wait()?.is_some()
            {
                break;
            }
            sleep(PAUSE);
        }
        let log = fs::read_to_string(self.folder.path().join("log")).unwrap_or_default();
        Err(Error::other(format!("PostgreSQL does not start: {log}")))
    }

    /// Where it is, through the socket in its folder.
    pub fn url(&self) -> String {
        self.url_of("postgres")
    }

    /// Makes another database on it; the answer is where that is.
    pub fn database(&self, name: &str) -> Result<String> {
        self.sql(&format!("CREATE DATABASE {name}"))?;
        Ok(self.url_of(name))
    }

    /// Does something on it; the answer is what it says, a row a line.
    pub fn sql(&self, sql: &str) -> Result<String> {
        self.sql_on("postgres", sql)
    }

    /// The same on one of its databases.
    pub fn sql_on(&self, database: &str, sql: &str) -> Result<String> {
        let mut asked = self.command("psql");
        asked.arg("-h").arg(self.folder.path()).args(["-p", &self.port.to_string()]);
        done(&asked.args(["-U", "postgres", "-d", database, "-qAt", "-c", sql]).output()?)
    }

    /// Ends it in order: everybody is sent away.
    pub fn stop(&mut self) -> Result<()> {
        self.end("INT")
    }

    /// Ends it at once, as a crash does.
    pub fn kill(&mut self) -> Result<()> {
        self.end("QUIT")
    }

    /// Processor time of all its processes so far, those that have ended included.
    pub fn cpu(&self) -> Result<Duration> {
        let Some(process) = &self.process else { return Ok(Duration::ZERO) };
        let mut sum = times_of(process.id(), true)?;
        let children = fs::read_to_string(format!("/proc/{0}/task/{0}/children", process.id()))?;
        for child in children.split_whitespace().filter_map(|child| child.parse().ok()) {
            // It may have ended meanwhile; then it is among those of its parent the next time.
            sum += times_of(child, false).unwrap_or_default();
        }
        Ok(sum)
    }

    fn end(&mut self, signal: &str) -> Result<()> {
        let Some(mut process) = self.process.take() else { return Ok(()) };
        done(&Command::new("kill").args(["-s", signal, &process.id().to_string()]).output()?)?;
        process.wait()?;
        Ok(())
    }

    fn data(&self) -> PathBuf {
        self.folder.path().join("data")
    }

    fn url_of(&self, database: &str) -> String {
        let folder = self.folder.path().display().to_string().replace('/', "%2F");
        format!("postgres://postgres@{folder}:{}/{database}", self.port)
    }

    /// One of its programs, run by whoever may. It ends with whoever has started it.
    fn command(&self, program: &str) -> Command {
        self.as_owner(Command::new("setpriv"), program)
    }

    fn as_owner(&self, mut command: Command, program: &str) -> Command {
        command.args(["--pdeathsig", "QUIT"]);
        if owner().is_some() {
            command.args(["--reuid", USER, "--regid", USER, "--clear-groups"]);
        }
        command.arg("--").arg(self.programs.join(program)).current_dir("/");
        command
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        drop(self.kill());
    }
}

/// The newest programs that are installed.
fn programs() -> Result<PathBuf> {
    let missing = || Error::other("PostgreSQL is missing: install the package `postgresql`");
    let versions = fs::read_dir(PROGRAMS).map_err(|_| missing())?;
    let folders = versions.filter_map(|version| Some(version.ok()?.path().join("bin")));
    let installed = folders.filter(|folder| folder.join("postgres").exists());
    let version = |folder: &PathBuf| folder.parent()?.file_name()?.to_str()?.parse::<u32>().ok();
    installed.max_by_key(version).ok_or_else(missing)
}

/// User and group to become, if we are root.
fn owner() -> Option<(u32, u32)> {
    let is_root = fs::metadata("/proc/self").is_ok_and(|own| own.uid() == 0);
    let users = fs::read_to_string("/etc/passwd").ok().filter(|_| is_root)?;
    let fields = users.lines().map(|line| line.split(':').collect::<Vec<_>>());
    let fields = fields.into_iter().find(|fields| fields.first() == Some(&USER))?;
    Some((fields.get(2)?.parse().ok()?, fields.get(3)?.parse().ok()?))
}

fn done(output: &Output) -> Result<String> {
    if output.status.success() {
        return Ok(String::from_utf8_lossy(&output.stdout).trim().to_owned());
    }
    Err(Error::other(String::from_utf8_lossy(&output.stderr).into_owned()))
}
