//! The words of whoever keeps a server.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use std::time::Duration;

use clap::{ArgGroup, Args, Subcommand, ValueEnum};
use onze_server::Allowance;

use super::{DATABASE, Json, key_value};

/// Where the server listens unless told otherwise.
const ADDRESS: SocketAddr = SocketAddr::new(IpAddr::V4(Ipv4Addr::LOCALHOST), 4011);

#[derive(Args, Debug)]
pub(crate) struct Serve {
    /// Where to listen
    #[arg(long, default_value_t = ADDRESS)]
    pub(crate) addr: SocketAddr,
    /// Where matches are kept: a file (`matches.db`, `sqlite://matches.db`), a database of `PostgreSQL`
    /// (`postgres://onze@db.example.org/onze`), or `memory`; without it a file in your data folder
    #[arg(long, value_name = "FILE|sqlite://FILE|postgres://…|memory")]
    pub(crate) db: Option<String>,
    /// Share the database with other nodes that have the same NATS, and serve the same matches as they do
    ///
    /// `tls://HOST` encrypts the way to it; `USER:PASSWORD@` or `TOKEN@` before the host say who comes. docs/nodes.md shows
    /// both.
    #[arg(long, value_name = "nats://…|tls://…")]
    pub(crate) nats: Option<String>,
    /// Certificates (PEM) that vouch for NATS; without it, those that this machine trusts
    #[arg(long, value_name = "FILE", requires = "nats")]
    pub(crate) nats_ca: Option<PathBuf>,
    /// The key with which nodes seal what they tell each other, 64 hexadecimal digits; without it, one that the first node
    /// draws and leaves in the database that they share
    #[arg(long, value_name = "FILE", requires = "nats")]
    pub(crate) nats_key_file: Option<PathBuf>,
    /// Delete matches whose last step is so many days old, whether or not they are over; without it, none
    #[arg(long, value_name = "DAYS", value_parser = clap::value_parser!(u32).range(1..=36_500))]
    pub(crate) keep_days: Option<u32>,
    /// Whom to write to about this server, such as a mail address: the page about privacy tells it
    #[arg(long, value_name = "TEXT")]
    pub(crate) contact: Option<String>,
    /// How to log what happens, to standard error
    #[arg(long, value_enum, default_value_t = Log::Text)]
    pub(crate) log: Log,
    /// Do not open the browser
    #[arg(long)]
    pub(crate) no_open: bool,
    /// A name under which others reach this server, as often as needed
    ///
    /// This machine's own names (localhost, 127.0.0.1) and the address that is listened to always work. A page
    /// that asks for any other name is refused: a foreign site could have pointed its own name here.
    #[arg(long, value_name = "NAME")]
    pub(crate) host: Vec<String>,
    /// A page that lies elsewhere and may play here, such as `https://games.example.org`; as often as needed
    ///
    /// `onze site --server` writes such pages.
    #[arg(long, value_name = "http[s]://HOST[:PORT]", value_parser = origin)]
    pub(crate) origin: Vec<String>,
    /// A proxy before this server, whose X-Forwarded-For tells where clients are; as often as needed
    #[arg(long, value_name = "ADDRESS")]
    pub(crate) trusted_proxy: Vec<IpAddr>,
    /// Tell /metrics here, for whoever looks after the server; without it, nowhere
    #[arg(long, value_name = "ADDRESS:PORT")]
    pub(crate) metrics_addr: Option<SocketAddr>,
    /// Change what nobody may exceed, as often as needed
    ///
    /// Examples: --limit changes-per-minute=60 --limit thinking-time=5s. docs/hosting.md lists all of them.
    #[arg(long, value_name = "NAME=VALUE", value_parser = key_value)]
    pub(crate) limit: Vec<(String, String)>,
    /// Give an address, or a network, so many times as much as others, as often as needed
    ///
    /// For many people behind one address: a class, a company, a carrier. It multiplies every limit that counts by address.
    /// Examples: --allow 203.0.113.7=30 --allow 10.0.0.0/8=50
    #[arg(long, value_name = "ADDRESS[/BITS]=FACTOR", value_parser = allowance)]
    pub(crate) allow: Vec<Allowance>,
}

impl Default for Serve {
    fn default() -> Self {
        Serve {
            addr: ADDRESS,
            db: None,
            nats: None,
            nats_ca: None,
            nats_key_file: None,
            keep_days: None,
            contact: None,
            log: Log::Text,
            no_open: false,
            host: Vec::new(),
            origin: Vec::new(),
            trusted_proxy: Vec::new(),
            metrics_addr: None,
            limit: Vec::new(),
            allow: Vec::new(),
        }
    }
}

/// How the server logs.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum Log {
    /// Lines for people
    Text,
    /// One JSON object a line, for programs
    Json,
}

#[derive(Args, Debug)]
pub(crate) struct Export {
    #[command(flatten)]
    pub(crate) which: Which,
    /// Write a file for each match to this folder; without it, all go to standard output, one after the other
    #[arg(long, value_name = "FOLDER")]
    pub(crate) out: Option<PathBuf>,
    /// The database; without it, the one in your data folder
    #[arg(long, value_name = DATABASE)]
    pub(crate) db: Option<String>,
}

#[derive(Args, Debug)]
pub(crate) struct Import {
    /// Files with records, one or many in each (`-` for stdin). They are played on where they stop: an invitation to each
    /// seat of a match that is not over is told
    #[arg(required = true, value_name = "FILE")]
    pub(crate) files: Vec<PathBuf>,
    /// The database; without it, the one in your data folder. A file that is not there is made
    #[arg(long, value_name = DATABASE)]
    pub(crate) db: Option<String>,
}

#[derive(Args, Debug)]
pub(crate) struct Matches {
    /// The database; without it, the one in your data folder
    #[arg(long, global = true, value_name = DATABASE)]
    pub(crate) db: Option<String>,
    #[command(subcommand)]
    pub(crate) what: Housework,
}

#[derive(Subcommand, Debug)]
pub(crate) enum Housework {
    /// Tell name, game, steps, state and age of matches, the last played first; also while a server runs
    List {
        #[command(flatten)]
        which: Which,
        #[command(flatten)]
        json: Json,
    },
    /// End matches: whoever owes a choice gives up; a server that runs does it by itself, and those who play them see it
    #[command(group(ArgGroup::new("chosen").args(["names", "older_than"]).required(true).multiple(true)))]
    End {
        #[command(flatten)]
        which: Which,
    },
    /// Delete matches for good; a server that runs does it by itself, and those who play them are told
    #[command(group(ArgGroup::new("chosen").args(["names", "older_than"]).required(true).multiple(true)))]
    Delete {
        #[command(flatten)]
        which: Which,
    },
    /// Call whoever has a name otherwise, in all matches or in some; a server that runs does it by itself
    Rename {
        /// The name, as it is now
        from: String,
        /// Another one, or "" for none
        to: String,
        #[command(flatten)]
        which: Which,
    },
}

impl Housework {
    pub(crate) fn which(&self) -> &Which {
        match self {
            Housework::List { which, .. }
            | Housework::End { which }
            | Housework::Delete { which }
            | Housework::Rename { which, .. } => which,
        }
    }
}

/// Which matches are meant.
#[derive(Args, Debug)]
pub(crate) struct Which {
    /// Only these
    #[arg(value_name = "MATCH")]
    pub(crate) names: Vec<String>,
    /// Only those whose last step is older, such as 90d, 12h or 30m
    #[arg(long, value_name = "AGE", value_parser = age)]
    pub(crate) older_than: Option<Duration>,
    /// Only those that are over
    #[arg(long, conflicts_with = "running")]
    pub(crate) over: bool,
    /// Only those that are not over
    #[arg(long)]
    pub(crate) running: bool,
}

/// The page as files.
#[derive(Args, Debug)]
pub(crate) struct Site {
    /// The folder to write to. What has other names stays, so that pages that are open keep their files
    #[arg(long, value_name = "FOLDER")]
    pub(crate) out: PathBuf,
    /// Where on its host the folder will lie
    #[arg(long, default_value = "/", value_name = "/PATH/", value_parser = base)]
    pub(crate) base: String,
    /// A server for matches with others, which must name the page with `--origin`; without it, there are none
    #[arg(long, value_name = "http[s]://HOST[:PORT]", value_parser = origin)]
    pub(crate) server: Option<String>,
}

fn base(text: &str) -> Result<String, String> {
    let path = text.trim_matches('/');
    if !path.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"/._~-".contains(&byte)) {
        return Err("write it as /games/onze/, of letters, digits and . _ ~ -".to_owned());
    }
    Ok(if path.is_empty() { "/".to_owned() } else { format!("/{path}/") })
}

fn origin(text: &str) -> Result<String, String> {
    let text = text.trim_end_matches('/');
    let host = text.strip_prefix("https://").or_else(|| text.strip_prefix("http://")).unwrap_or_default();
    if host.is_empty() || !host.bytes().all(|byte| byte.is_ascii_alphanumeric() || b".:-[]".contains(&byte)) {
        return Err("write it as https://onze.example.org, without a path".to_owned());
    }
    Ok(text.to_ascii_lowercase())
}

fn allowance(text: &str) -> Result<Allowance, String> {
    text.parse()
        .map_err(|_| "write it as 203.0.113.7=30 or 10.0.0.0/8=50, a factor from 1 to 10000".to_owned())
}

fn age(text: &str) -> Result<Duration, String> {
    onze_server::read_duration(text).ok_or_else(|| "write it as 90d, 12h, 30m or 10s".to_owned())
}
