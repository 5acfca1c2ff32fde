//! The words of the program. One definition a command makes its help, too.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use std::time::Duration;

use clap::{ArgGroup, Args, Parser, Subcommand, ValueEnum};

/// Four football board games, from the shell.
#[derive(Parser, Debug)]
#[command(name = "onze", version, propagate_version = true)]
pub(crate) struct Cli {
    /// The language of the sentences; without it, that of the environment
    #[arg(long, global = true, value_enum)]
    pub(crate) lang: Option<Lang>,
    #[command(subcommand)]
    command: Option<Command>,
}

impl Cli {
    /// What is asked for; without a word, the games in the browser.
    pub(crate) fn take_command(&mut self) -> Command {
        self.command.take().unwrap_or_else(|| Command::Serve(Serve::default()))
    }
}

/// How a database is written.
const DATABASE: &str = "FILE|sqlite://FILE|postgres://…";

/// Where the server listens unless told otherwise.
const ADDRESS: SocketAddr = SocketAddr::new(IpAddr::V4(Ipv4Addr::LOCALHOST), 4011);

/// The long help of `new --position`.
const POSITION: &str = "\
Start from the position in this file (`-` for stdin): one line, as `replay --as all --json` tells it under `position`.

Example for shoot, before a throw for the ball:
South=R; R 1@1,10 2@4,13 3@4,7 4@7,16 5@7,10 6@7,4 7@11,18 8@11,14 9@19,10 10@11,6 11@11,2; \
B 1@27,10 2@24,7 3@24,13 4@21,4 5@21,10 6@21,16 7@17,2 8@17,6 9@17,10 10@17,14 11@17,18; \
ball 20,10 R; due R B; score 0-0; throws 3; idle 0";

/// A language that Onze speaks.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum Lang {
    /// English
    En,
    /// French
    Fr,
}

impl From<Lang> for onze_texts::Lang {
    fn from(lang: Lang) -> Self {
        match lang {
            Lang::En => onze_texts::Lang::En,
            Lang::Fr => onze_texts::Lang::Fr,
        }
    }
}

#[derive(Subcommand, Debug)]
pub(crate) enum Command {
    /// Serve the games and open the browser; the same as no command at all
    Serve(Serve),
    /// Copy the database of a server to a file, also while it runs
    Backup {
        /// Where to; it must not exist yet
        file: PathBuf,
        /// The database; without it, the one in your data folder
        #[arg(long, value_name = DATABASE)]
        db: Option<String>,
    },
    /// Take the matches of a backup into a database, of whatever kind; what is there stays. Stop the server first
    Restore {
        /// The backup
        file: PathBuf,
        /// The database; without it, the one in your data folder. A file that is not there is made
        #[arg(long, value_name = DATABASE)]
        db: Option<String>,
    },
    /// Write matches of a server as whole records, secrets included; also while it runs
    Export(Export),
    /// Check records and take them into the database of a server, all of them or none. Stop the server first
    Import(Import),
    /// List, end or delete the matches of a server
    Matches(Matches),
    /// List the games, and their options with types, defaults and ranges
    Games {
        #[command(flatten)]
        json: Json,
    },
    /// Show the rules of a game, or one clause of them
    Rules {
        /// The game
        game: String,
        /// A clause, such as CHI-301, or its number alone
        clause: Option<String>,
        #[command(flatten)]
        json: Json,
    },
    /// Play a match against the computer, here in the shell
    Play(Play),
    /// Begin a match and write its record
    New(New),
    /// List the legal moves now, in the notation that `move` takes
    Legal {
        /// The record
        file: PathBuf,
        /// Only the moves of this seat
        #[arg(long)]
        seat: Option<String>,
        #[command(flatten)]
        json: Json,
    },
    /// Check one move and append it to the record; `undo` takes the last one back where the rules allow it
    Move(Move),
    /// Tell the match of a record, step by step
    Replay(Replay),
    /// Recompute every draw, seal and state hash of a record
    Verify {
        /// The record, or many one after the other
        file: PathBuf,
        #[command(flatten)]
        json: Json,
    },
    /// Let computer players meet many times
    Arena(Arena),
    /// Try a house rule: what it does to goals, length, luck and more, by many matches between equal players
    Lab(Lab),
    /// Write a PDF to print: shirts and sticker tops of a team at real size, and the pitch
    Print(Print),
    /// Measure speed on this machine
    #[cfg(feature = "bench")]
    Bench {
        /// What to measure; without it, everything
        subject: Option<String>,
        /// The process under test
        #[arg(long, hide = true)]
        child: Option<String>,
        /// For the server: with this database, to which matches are added, and not with a file of its own; `postgres` starts
        /// one for it from the packages of the system
        #[arg(long, value_name = "postgres|postgres://…")]
        db: Option<String>,
        /// For the server and --chaos: with so many nodes, which share a PostgreSQL and a NATS of their own; several numbers
        /// to compare them
        #[arg(long, value_delimiter = ',', value_name = "NUMBER", value_parser = clap::value_parser!(u8).range(1..=16))]
        nodes: Vec<u8>,
        /// The NATS of the process under test
        #[arg(long, hide = true, requires = "child")]
        nats: Option<String>,
        /// The process that it is compared with
        #[arg(long, hide = true)]
        relay: bool,
        /// A folder in a mount namespace of its own, where it may make a disk
        #[arg(long, hide = true)]
        own_disk: Option<PathBuf>,
        /// Play for so many seconds at a server that is killed, cut off and without a disk now and then, and compare what
        /// it has acknowledged with what it has kept
        #[arg(long, value_name = "SECONDS", conflicts_with = "subject")]
        chaos: Option<u64>,
        #[command(flatten)]
        json: Json,
    },
}

#[derive(Args, Debug)]
pub(crate) struct Move {
    /// The record
    pub(crate) file: PathBuf,
    /// The seat that moves
    pub(crate) seat: String,
    /// The move as `legal` lists it, in any letters; `undo`, or `undo agreed` if the others agree
    #[arg(value_name = "MOVE")]
    pub(crate) choice: String,
    /// The draws of this move, with real dice on a real table (`new --referee`), written as for `new --chance`
    ///
    /// Example: --chance "4, 3"
    #[arg(long, value_name = "LIST", default_value = "", hide_default_value = true)]
    pub(crate) chance: String,
    #[command(flatten)]
    pub(crate) json: Json,
}

#[derive(Args, Debug)]
pub(crate) struct Replay {
    /// The record
    pub(crate) file: PathBuf,
    /// With whose eyes: a seat, spectator, or all
    ///
    /// Without it, everything once the match is over or while it hides nothing, else what a spectator may know: no sealed
    /// choice is opened unless you ask for it.
    #[arg(long = "as", value_name = "SEAT|spectator|all")]
    pub(crate) viewer: Option<String>,
    /// Stop after this step
    #[arg(long, value_name = "N")]
    pub(crate) at: Option<usize>,
    /// Tell only this match of a championship, counted as its fixtures are announced
    #[arg(long = "match", value_name = "N", conflicts_with_all = ["json", "sheet"], value_parser = one_or_more)]
    pub(crate) one_match: Option<usize>,
    /// Write the match in the notation of the game's own rulebook
    #[arg(long, conflicts_with = "json")]
    pub(crate) sheet: bool,
    /// Explain a finished match: the chance to win from step to step, and what was luck and what was judgement
    #[arg(long, conflicts_with_all = ["viewer", "at", "one_match", "sheet"])]
    pub(crate) analyse: bool,
    /// With --analyse, how thoroughly, in percent of the usual number of playouts
    #[arg(long, value_name = "PERCENT", default_value_t = 100, requires = "analyse", value_parser = clap::value_parser!(u32).range(1..=10_000))]
    pub(crate) effort: u32,
    /// With --analyse, draw the curve
    #[arg(long, value_name = "FILE.svg", requires = "analyse")]
    pub(crate) plot: Option<PathBuf>,
    #[command(flatten)]
    pub(crate) json: Json,
}

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
    #[arg(long, value_name = "nats://…")]
    pub(crate) nats: Option<String>,
    /// Delete matches whose last step is so many days old, whether or not they are over; without it, none
    #[arg(long, value_name = "DAYS", value_parser = clap::value_parser!(u32).range(1..=36_500))]
    pub(crate) keep_days: Option<u32>,
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
    /// A proxy before this server, whose X-Forwarded-For tells where clients are; as often as needed
    #[arg(long, value_name = "ADDRESS")]
    pub(crate) trusted_proxy: Vec<IpAddr>,
    /// Tell /metrics here and not beside everything else
    #[arg(long, value_name = "ADDRESS:PORT")]
    pub(crate) metrics_addr: Option<SocketAddr>,
    /// Change what nobody may exceed, as often as needed
    ///
    /// Examples: --limit changes-per-minute=60 --limit thinking-time=5s. docs/hosting.md lists all of them.
    #[arg(long, value_name = "NAME=VALUE", value_parser = key_value)]
    pub(crate) limit: Vec<(String, String)>,
}

impl Default for Serve {
    fn default() -> Self {
        Serve {
            addr: ADDRESS,
            db: None,
            nats: None,
            keep_days: None,
            log: Log::Text,
            no_open: false,
            host: Vec::new(),
            trusted_proxy: Vec::new(),
            metrics_addr: None,
            limit: Vec::new(),
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
    /// End matches: whoever owes a choice gives up. Stop the server first
    #[command(group(ArgGroup::new("chosen").args(["names", "older_than"]).required(true).multiple(true)))]
    End {
        #[command(flatten)]
        which: Which,
    },
    /// Delete matches for good. Stop the server first
    #[command(group(ArgGroup::new("chosen").args(["names", "older_than"]).required(true).multiple(true)))]
    Delete {
        #[command(flatten)]
        which: Which,
    },
}

impl Housework {
    pub(crate) fn which(&self) -> &Which {
        match self {
            Housework::List { which, .. } | Housework::End { which } | Housework::Delete { which } => which,
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

#[derive(Args, Debug)]
pub(crate) struct Play {
    /// The game
    pub(crate) game: String,
    /// Set an option, as often as needed
    #[arg(long, value_name = "KEY=VALUE", value_parser = key_value)]
    pub(crate) set: Vec<(String, String)>,
    /// The seat to play from; without it, the first one
    #[arg(long)]
    pub(crate) seat: Option<String>,
    /// The computer player to meet, as `games --json` lists them; without it, the strongest
    ///
    /// `exec:COMMAND` is a program of your own on standard input and output (docs/outside-players.md).
    #[arg(long, value_name = "PLAYER|exec:COMMAND")]
    pub(crate) against: Option<String>,
    /// Make the chance of the match from these words, so that it can be made again
    #[arg(long, value_name = "WORDS")]
    pub(crate) seed: Option<String>,
    /// Keep the record here
    #[arg(long, value_name = "FILE")]
    pub(crate) out: Option<PathBuf>,
}

#[derive(Args, Debug)]
pub(crate) struct New {
    /// The game
    pub(crate) game: String,
    /// Set an option, as often as needed
    #[arg(long, value_name = "KEY=VALUE", value_parser = key_value)]
    pub(crate) set: Vec<(String, String)>,
    /// Make the chance of the match from these words, so that it can be made again
    #[arg(long, value_name = "WORDS")]
    pub(crate) seed: Option<String>,
    /// Start from the position in this file (`-` for stdin)
    #[arg(long, value_name = "FILE", long_help = POSITION)]
    pub(crate) position: Option<PathBuf>,
    /// Draws to use in order before any other, separated by commas
    ///
    /// A draw is the face of a die (4), the winner of a toss (R), a card (CAP-04), a shuffled pack (its cards in order,
    /// with spaces between them) or a random word (16 hexadecimal digits).
    ///
    /// Examples: --chance "6, 6" for shoot; --chance "8 5 10 11 4 1 3 7 2 9 6, 7 1 11 5 2 6 10 8 9 4 3, B" for chifootmi
    #[arg(long, value_name = "LIST", default_value = "", hide_default_value = true)]
    pub(crate) chance: String,
    /// All chance is typed in: real dice and cards on a real table
    #[arg(long)]
    pub(crate) referee: bool,
    /// Name a player
    #[arg(long, value_name = "SEAT=NAME", value_parser = key_value)]
    pub(crate) player: Vec<(String, String)>,
    /// Add words of a seat's own to the chance of the match
    #[arg(long, value_name = "SEAT=WORDS", value_parser = key_value)]
    pub(crate) words: Vec<(String, String)>,
    /// Write the record here instead of to stdout
    #[arg(long, value_name = "FILE")]
    pub(crate) out: Option<PathBuf>,
}

#[derive(Args, Debug)]
pub(crate) struct Arena {
    /// The game
    pub(crate) game: String,
    /// The players, separated by commas: one a seat, or more of them, who then all meet each other
    ///
    /// `exec:COMMAND` is a program of your own on standard input and output (docs/outside-players.md). In a championship
    /// players take turns, or all are the strongest.
    #[arg(long, value_name = "A,B,…", value_delimiter = ',')]
    pub(crate) players: Vec<String>,
    /// How many matches, 1000 unless said, of each pair; without it CHALLENGE FOOT plays one championship of twelve clubs
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..=1_000_000_000))]
    pub(crate) games: Option<u64>,
    /// What the chance of the matches grows from
    #[arg(long, value_name = "S", default_value_t = 1)]
    pub(crate) seed: u64,
    /// Set an option, as often as needed
    #[arg(long, value_name = "KEY=VALUE", value_parser = key_value)]
    pub(crate) set: Vec<(String, String)>,
    /// Draw the ratings, and how many matches had how many goals and choices
    #[arg(long, value_name = "FILE.svg")]
    pub(crate) plot: Option<PathBuf>,
    /// Keep a journal of the matches here, and go on from it if it is there: nothing is lost if the arena is stopped
    #[arg(long, value_name = "FILE")]
    pub(crate) resume: Option<PathBuf>,
    /// Let each level meet the next and the strongest meet random, and write the tables of docs/strength.md in Markdown
    ///
    /// Without --set, under all the options that the game is measured with; 400 matches of each pair unless said.
    #[arg(long, conflicts_with_all = ["players", "plot", "resume", "json"])]
    pub(crate) ladder: bool,
    /// How long a program of your own may think about a choice, such as 5s or 200ms
    #[arg(long, value_name = "TIME", default_value = "5s", value_parser = thinking_time)]
    pub(crate) think: Duration,
    /// Keep the record of the championship here
    #[arg(long, value_name = "FILE", conflicts_with = "games")]
    pub(crate) out: Option<PathBuf>,
    #[command(flatten)]
    pub(crate) json: Json,
}

#[derive(Args, Debug)]
#[command(group = clap::ArgGroup::new("question").required(true))]
pub(crate) struct Lab {
    /// The game
    pub(crate) game: String,
    /// The two rules: an option with one value, and with another
    ///
    /// Examples: --compare level=beginner,level=pro; a side of several options as --compare "a=1;b=2,a=3;b=4"
    #[arg(long, value_name = "KEY=A,KEY=B", group = "question")]
    pub(crate) compare: Option<String>,
    /// A computer player that somebody studies: a reply to it is trained, and then measured
    ///
    /// Whoever cannot be exploited leaves it half of the points.
    #[arg(long, value_name = "PLAYER", group = "question", conflicts_with_all = ["player", "plot"])]
    pub(crate) best_reply: Option<String>,
    /// Who plays on both sides; without it, the club
    #[arg(long, value_name = "PLAYER")]
    pub(crate) player: Option<String>,
    /// How many matches: with each rule at most (10,000; fewer if the answer is clear), or of the trained reply (2,000)
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(2..=100_000_000))]
    pub(crate) games: Option<u64>,
    /// How many matches a reply learns from; without it, as many as it is measured in
    #[arg(long, value_name = "N", requires = "best_reply", value_parser = clap::value_parser!(u64).range(1..=100_000_000))]
    pub(crate) lessons: Option<u64>,
    /// What the chance of the matches grows from
    #[arg(long, value_name = "S", default_value_t = 1)]
    pub(crate) seed: u64,
    /// Set an option with both rules, as often as needed
    #[arg(long, value_name = "KEY=VALUE", value_parser = key_value)]
    pub(crate) set: Vec<(String, String)>,
    /// Draw what the second rule changes
    #[arg(long, value_name = "FILE.svg")]
    pub(crate) plot: Option<PathBuf>,
    #[command(flatten)]
    pub(crate) json: Json,
}

#[derive(Args, Debug)]
pub(crate) struct Print {
    /// The game: simulator
    pub(crate) game: String,
    /// What the team wears: a file, or the standard kit of the Reds or the Blues
    ///
    /// A kit is a text of lines such as
    ///
    /// name = "Greens"
    ///
    /// first = { shirt = "#2e7d32", pattern = "hoops", accent = "#ffffff", shorts = "#ffffff", socks = "#2e7d32" }
    ///
    /// second = { shirt = "#f5f5f5", shorts = "#2e7d32", socks = "#f5f5f5" }
    ///
    /// and, if you like, `badge`, `sponsors` (a list) and `players` (sixteen names). Patterns are plain, stripes, hoops,
    /// halves, sash and band. Without `--kit` and `--squad`, both standard teams are printed.
    #[arg(long, value_name = "FILE|reds|blues")]
    pub(crate) kit: Option<PathBuf>,
    /// Who wears it: a file with the codes of sixteen stickers (XB GB BBK …), or the ready-made Reds or Blues
    #[arg(long, value_name = "FILE|reds|blues")]
    pub(crate) squad: Option<PathBuf>,
    /// Print the pitch, too: on sixteen sheets of A4 or one of A0 at real size, or reduced on one of A1
    #[arg(long, value_enum, default_value_t = PitchPaper::None)]
    pub(crate) pitch: PitchPaper,
    /// Write the PDF here
    #[arg(long, value_name = "FILE.pdf")]
    pub(crate) out: PathBuf,
}

/// What the pitch is printed on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum PitchPaper {
    /// No pitch
    None,
    /// Sixteen sheets to glue together, at real size
    A4,
    /// One sheet, at 80%
    A1,
    /// One sheet, at real size
    A0,
}

#[derive(Args, Clone, Copy, Debug)]
pub(crate) struct Json {
    /// Answer in JSON
    #[arg(long)]
    pub(crate) json: bool,
}

impl Command {
    /// Are errors, too, wanted in JSON?
    pub(crate) fn wants_json(&self) -> bool {
        match self {
            Command::Games { json }
            | Command::Rules { json, .. }
            | Command::Legal { json, .. }
            | Command::Move(Move { json, .. })
            | Command::Replay(Replay { json, .. })
            | Command::Verify { json, .. }
            | Command::Arena(Arena { json, .. })
            | Command::Lab(Lab { json, .. }) => json.json,
            #[cfg(feature = "bench")]
            Command::Bench { json, .. } => json.json,
            Command::Matches(Matches { what: Housework::List { json, .. }, .. }) => json.json,
            Command::New(_)
            | Command::Play(_)
            | Command::Print(_)
            | Command::Serve(_)
            | Command::Backup { .. }
            | Command::Restore { .. }
            | Command::Export(_)
            | Command::Import(_)
            | Command::Matches(_) => false,
        }
    }
}

fn age(text: &str) -> Result<Duration, String> {
    onze_server::read_duration(text).ok_or_else(|| "write it as 90d, 12h, 30m or 10s".to_owned())
}

fn thinking_time(text: &str) -> Result<Duration, String> {
    let time = onze_server::read_duration(text).filter(|time| !time.is_zero());
    time.ok_or_else(|| "write it as 200ms, 5s or 1m".to_owned())
}

/// A count from 1.
fn one_or_more(text: &str) -> Result<usize, String> {
    text.parse().ok().filter(|n| *n > 0).ok_or_else(|| "a number from 1 on is needed".to_owned())
}

fn key_value(text: &str) -> Result<(String, String), String> {
    match text.split_once('=') {
        Some((key, value)) if !key.is_empty() => Ok((key.to_owned(), value.to_owned())),
        _ => Err("write it as KEY=VALUE".to_owned()),
    }
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory;

    #[test]
    fn the_definitions_fit_together() {
        super::Cli::command().debug_assert();
    }
}
