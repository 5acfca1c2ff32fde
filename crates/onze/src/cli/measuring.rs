//! The words of whoever lets computers play.

use std::path::PathBuf;
use std::time::Duration;

use clap::Args;

use super::{Json, key_value};

#[derive(Args, Debug)]
#[command(after_help = "Ctrl-C tells what is known so far (exit code 130); Ctrl-C once more stops at once.")]
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
    #[arg(long, conflicts_with_all = ["players", "plot", "resume", "out", "json"])]
    pub(crate) ladder: bool,
    /// How long a program of your own may think about a choice, such as 5s or 200ms
    #[arg(long, value_name = "TIME", default_value = "5s", value_parser = thinking_time)]
    pub(crate) think: Duration,
    /// Keep the record of the championship of CHALLENGE FOOT here
    #[arg(long, value_name = "FILE", conflicts_with = "games")]
    pub(crate) out: Option<PathBuf>,
    #[command(flatten)]
    pub(crate) json: Json,
}

#[derive(Args, Debug)]
#[command(
    group = clap::ArgGroup::new("question").required(true),
    after_help = "With --compare, Ctrl-C tells what is known so far (exit code 130); Ctrl-C once more stops at once."
)]
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
    /// Keep a journal of the matches here, and go on from it if it is there: nothing is lost if the laboratory is stopped
    #[arg(long, value_name = "FILE", conflicts_with = "best_reply")]
    pub(crate) resume: Option<PathBuf>,
    #[command(flatten)]
    pub(crate) json: Json,
}

#[derive(Args, Debug)]
#[command(
    after_help = "Every match that was looked at is kept at once; the same command goes on with the next one."
)]
pub(crate) struct Problems {
    /// The game, to look for problems
    #[arg(requires = "out", required_unless_present = "check")]
    pub(crate) game: Option<String>,
    /// How many more matches are looked at
    #[arg(long, value_name = "N", default_value_t = 100)]
    pub(crate) games: u64,
    /// Add the records of what is found to this file, and what is known of them to the same name with .json
    #[arg(long, value_name = "FILE.onze")]
    pub(crate) out: Option<PathBuf>,
    /// Who plays the matches
    #[arg(long, value_name = "PLAYER", default_value = "league")]
    pub(crate) player: String,
    /// What the chance of the matches grows from, or that of the playouts by which problems are checked
    #[arg(long, value_name = "S", default_value_t = 1)]
    pub(crate) seed: u64,
    /// Set an option, as often as needed
    #[arg(long, value_name = "KEY=VALUE", value_parser = key_value)]
    pub(crate) set: Vec<(String, String)>,
    /// Check the problems of this file: they replay, every choice is legal, and fresh playouts say again what is best
    #[arg(long, value_name = "FILE.onze", conflicts_with_all = ["game", "out"])]
    pub(crate) check: Option<PathBuf>,
    /// With --check, without playouts
    #[arg(long, requires = "check")]
    pub(crate) light: bool,
}

fn thinking_time(text: &str) -> Result<Duration, String> {
    let time = onze_server::read_duration(text).filter(|time| !time.is_zero());
    time.ok_or_else(|| "write it as 200ms, 5s or 1m".to_owned())
}
