//! What a server keeps matches on, and how that fails for a while.

use std::path::{Path, PathBuf};
use std::process::Command;

use onze_services::Postgres;

use crate::BenchError;

/// What a server keeps matches on.
#[derive(Debug)]
pub enum Disk {
    /// A disk like any other: files of the process may not grow for a while.
    Any,
    /// A disk of its own in memory, at this folder: it is full for a while.
    Own(PathBuf),
    /// A database with a process of its own: it crashes, and comes back.
    Service(Box<Postgres>),
}

impl Disk {
    /// A disk at this folder, if we may make one. It goes away with the mount namespace of the process.
    pub fn own(folder: &Path) -> Self {
        let made = Command::new("mount").args(["-t", "tmpfs", "onze-chaos"]).arg(folder).status();
        if made.is_ok_and(|made| made.success()) { Disk::Own(folder.to_owned()) } else { Disk::Any }
    }

    pub(super) fn is_service(&self) -> bool {
        matches!(self, Disk::Service(_))
    }

    /// From now on nothing is kept.
    pub(super) fn fail(&mut self, server: u32) -> Result<(), BenchError> {
        match self {
            Disk::Any => limit(server, "1"),
            Disk::Own(folder) => {
                // As large as what is on it. If that grows meanwhile, it is not made smaller, so once more.
                for _ in 0..10 {
                    let used = Command::new("df").args(["-k", "--output=used"]).arg(&*folder).output()?;
                    let used =
                        String::from_utf8_lossy(&used.stdout).lines().last().unwrap_or("").trim().to_owned();
                    if remount(folder, &format!("{used}k"))? {
                        break;
                    }
                }
                Ok(())
            }
            Disk::Service(postgres) => Ok(postgres.kill()?),
        }
    }

    /// From now on it works again.
    pub(super) fn mend(&mut self, server: u32) -> Result<(), BenchError> {
        match self {
            Disk::Any => limit(server, "unlimited"),
            // Half of the memory, as at first.
            Disk::Own(folder) => remount(folder, "50%").map(drop),
            Disk::Service(postgres) => Ok(postgres.start_again()?),
        }
    }
}

/// Lets files of a process grow to so many bytes and no further.
fn limit(process: u32, bytes: &str) -> Result<(), BenchError> {
    // The soft limit alone, so that it can be taken back.
    Command::new("prlimit").args(["--pid", &process.to_string(), &format!("--fsize={bytes}:")]).status()?;
    Ok(())
}

fn remount(folder: &Path, size: &str) -> Result<bool, BenchError> {
    let options = format!("remount,size={size}");
    Ok(Command::new("mount").args(["-o", &options]).arg(folder).output()?.status.success())
}
