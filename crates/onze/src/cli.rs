//! The words of the program. One definition a command makes its help, too.

mod hosting;
mod measuring;

use std::path::PathBuf;

use clap::{Args, Parser, Subcommand, ValueEnum};

pub(crate) use self::hosting::{Export, Housework, Import, Log, Matches, Serve, Site, Which};
pub(crate) use self::measuring::{Arena, Lab, Problems};

/// Four football board games, from the shell.
#[derive(Parser, Debug)]
#[command(name = "onze", version, propagate_version = true)]
pub(crate) struct Cli {
    /// The language of the sentences; without it, that of the environment
    #[arg(long, global = true, value_enum)]
    pub(crate) lang: Option<Lang>,
    /// Tell what others wrote that is in the program or its page, with their licences
    #[arg(long)]
    pub(crate) licences: bool,
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
    /// Write the page as plain files: any host of files serves it, and it plays without a server
    Site(Site),
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
    /// Ask a server whether it is well: exit code 0 if it answers and keeps what it is given, else 1
    Health {
        /// Where it is; with a path of its own that is asked for instead of /readyz
        #[arg(default_value = "http://127.0.0.1:4011", value_name = "http://HOST:PORT")]
        url: String,
    },
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
        /// Weigh up the moves of the seat, by what it may know: the best few, each with its chance to win
        #[arg(long, requires = "seat")]
        hint: bool,
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
    /// Look for positions with one clearly best choice in matches of the computers, or check those that were found
    Problems(Problems),
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
    /// For a result of CHALLENGE FOOT that another game decided: the record of that match, which is looked at and named
    ///
    /// Example: onze move season.onze club2 "result 2-1" --of shoot.onze
    #[arg(long, value_name = "RECORD")]
    pub(crate) of: Option<PathBuf>,
    #[command(flatten)]
    pub(crate) json: Json,
}

#[derive(Args, Debug)]
#[allow(clippy::struct_excessive_bools)] // each is a switch of its own
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
    /// Tell every single step with its clauses, instead of the match by attacks
    #[arg(long, conflicts_with_all = ["json", "sheet", "one_match", "analyse", "report"])]
    pub(crate) steps: bool,
    /// Report the match: headline, goals, figures of both sides, where the ball was and from where there were shots
    #[arg(long, conflicts_with_all = ["sheet", "one_match", "analyse"])]
    pub(crate) report: bool,
    /// With --report, draw it
    #[arg(long, requires = "report", conflicts_with = "json")]
    pub(crate) svg: bool,
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
pub(crate) struct Play {
    /// The game
    pub(crate) game: String,
    /// Set an option, as often as needed
    #[arg(long, value_name = "KEY=VALUE", value_parser = key_value)]
    pub(crate) set: Vec<(String, String)>,
    /// The seat to play from; without it, the first one
    #[arg(long)]
    pub(crate) seat: Option<String>,
    /// The computer player to meet, as `games --json` lists them; without it, the rookie
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
            | Command::Problems(_)
            | Command::Play(_)
            | Command::Print(_)
            | Command::Serve(_)
            | Command::Site(_)
            | Command::Backup { .. }
            | Command::Restore { .. }
            | Command::Health { .. }
            | Command::Export(_)
            | Command::Import(_)
            | Command::Matches(_) => false,
        }
    }
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

    /// Every `onze …` that a document names, in a block or in a sentence.
    fn named(text: &str) -> Vec<String> {
        let in_sentences = text.split('`').skip(1).step_by(2).map(str::to_owned);
        let in_blocks = text.lines().map(str::to_owned);
        in_sentences
            .chain(in_blocks)
            .filter(|code| code.starts_with("onze ") && !code.contains('\n'))
            .collect()
    }

    #[test]
    fn the_documents_name_commands_and_options_that_there_are() {
        let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
        let docs = std::fs::read_dir(root.join("docs")).unwrap().map(|file| file.unwrap().path());
        let docs = docs.filter(|path| path.extension().is_some_and(|end| end == "md"));
        let all = docs.chain(["README.md", "CONTRIBUTING.md", "web/README.md"].map(|name| root.join(name)));
        let (program, mut found) = (super::Cli::command(), 0);
        for path in all {
            for line in named(&std::fs::read_to_string(&path).unwrap()) {
                let mut words = line.split('#').next().unwrap_or_default().split_whitespace().skip(1);
                let name = words.next().unwrap_or_default();
                let mut command = program.find_subcommand(name);
                assert!(command.is_some() || name.starts_with("--"), "{}: {line}", path.display());
                for word in words {
                    command = command.and_then(|of| of.find_subcommand(word)).or(command);
                    let Some(long) = word.strip_prefix("--") else { continue };
                    let long = long.split('=').next().unwrap_or_default();
                    let knows =
                        |of: &clap::Command| of.get_arguments().any(|arg| arg.get_long() == Some(long));
                    let known =
                        command.is_some_and(knows) || knows(&program) || ["help", "version"].contains(&long);
                    assert!(known, "{}: {line}", path.display());
                }
                found += 1;
            }
        }
        assert!(found > 50, "{found} commands are named");
    }
}
