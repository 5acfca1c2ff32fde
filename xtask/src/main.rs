//! The project's chores. `cargo xtask test` is what CI runs, and all of it.

mod cluster;
mod engine;
mod mutants;

use std::error::Error;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use engine::Native;
use tokio::signal::unix::{SignalKind, signal};
use xshell::{Shell, cmd};

const HELP: &str = "\
cargo xtask test             everything that CI checks: formatting, lints, all tests
cargo xtask engine           the games as WebAssembly, for pages that play without a server; part of `test`. With the target
                             wasm32-unknown-unknown of rustup, otherwise with a compiler from Debian's packages
cargo xtask engine-check [MATCHES] [CHAMPIONS]
                             the same matches natively and in WebAssembly: 1000 of each game at random and 20 of its
                             champions, unless said otherwise, with the seconds that they take; fewer in `test`
cargo xtask description      the description of the API held against a server, by schemathesis; part of `test`
cargo xtask chaos [MINUTES]  a server under load, killed, cut off and without its disk or its database again and again
                             (5 minutes with a file, 5 with PostgreSQL, 5 with three nodes)
cargo xtask cluster [PORT] [PROGRAM]
                             two nodes with PostgreSQL and NATS, and nginx before them at this port, until Ctrl-C;
                             SIGUSR1 takes NATS away, or brings it back
cargo xtask fuzz [SECONDS]   each fuzz target for a while (20 seconds unless said otherwise)
cargo xtask mutants CRATE [N] [SEED]
                             flips N lines of a game's rules (20 unless said otherwise), and lists those that no test minds
cargo xtask lessons [PART]     can every lesson be solved, does its solution solve it, is every way answered; or only those whose
                             path has this part; or for one file, what can be chosen in it and what is answered
cargo xtask train GAME [LESSONS] [SEED] [THREADS]
                             the learnt value of a game's champion, made anew from nothing
";

fn main() -> ExitCode {
    let mut args = std::env::args().skip(1);
    let (chore, option) = (args.next(), args.next());
    let result = match chore.as_deref() {
        Some("test") => test(),
        Some("engine") => root().map_err(Into::into).and_then(|sh| engine::engine(&sh)),
        Some("engine-check") => {
            let number =
                |text: Option<String>, usual| text.and_then(|text| text.parse().ok()).unwrap_or(usual);
            let (matches, champions) = (number(option, 1_000), number(args.next(), 20));
            root().map_err(Into::into).and_then(|sh| engine::check(&sh, Native::Played, matches, champions))
        }
        Some("description") => root().map_err(Into::into).and_then(|sh| description(&sh)),
        Some("chaos") => chaos(option.as_deref().unwrap_or("5")).map_err(Into::into),
        Some("cluster") => cluster(option.as_deref(), args.next()),
        Some("fuzz") => fuzz(option.as_deref().unwrap_or("20")).map_err(Into::into),
        Some("mutants") => {
            let mut number = |usual: u64| args.next().and_then(|text| text.parse().ok()).unwrap_or(usual);
            let (wanted, seed) = (usize::try_from(number(20)).unwrap_or(20), number(1));
            let name = option.as_deref().unwrap_or_default();
            root().map_err(Into::into).and_then(|sh| mutants::mutants(&sh, name, wanted, seed))
        }
        Some("lessons") => lessons(&option.into_iter().chain(args).collect::<Vec<_>>()).map_err(Into::into),
        Some("train") => train(&option.into_iter().chain(args).collect::<Vec<_>>()).map_err(Into::into),
        _ => {
            talk(HELP);
            return ExitCode::from(2);
        }
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            talk(&format!("xtask: {error}"));
            ExitCode::FAILURE
        }
    }
}

/// A chore is done, or why not.
type Done = Result<(), Box<dyn Error>>;

/// The lessons checked, or one of them shown to whoever writes it.
fn lessons(words: &[String]) -> xshell::Result<()> {
    let sh = root()?;
    cmd!(sh, "cargo run --quiet --package onze-lessons --example lessons -- {words...}").run()
}

/// Compares the ball with another physics engine, which is large: built only in the last step.
const COMPARISON: &str = "onze-kick-check";

/// The same features in every step, so that nothing is compiled twice. With all of them the tests also compare the types
/// that the page has from Rust with those of today. What waits or uses one core alone runs beside something else.
fn test() -> Done {
    let sh = root()?;
    let all = ["--workspace", "--exclude", COMPARISON, "--all-features"];
    cmd!(sh, "cargo fmt --all --check").run()?;
    // The page carries the engine: until that is there, lints do without the page.
    let without = if engine::is_made(&sh)? { vec![] } else { vec![("ONZE_NO_PAGE", "1")] };
    beside(
        |sh| Ok(cmd!(sh, "cargo clippy {all...} --all-targets -- -D warnings").envs(without).run()?),
        |sh| tools(sh).map_err(Into::into).and_then(|()| engine::engine(sh)),
    )?;
    cmd!(sh, "cargo nextest run {all...} --no-run").run()?;
    beside(|sh| Ok(cmd!(sh, "cargo nextest run {all...}").run()?), page)?;
    beside(
        |sh| Ok(cmd!(sh, "cargo test {all...} --doc --quiet").run()?),
        |sh| engine::check(sh, Native::Tested, 100, 1),
    )?;
    browser(&sh)?;
    beside(
        |sh| {
            cmd!(sh, "cargo clippy --package {COMPARISON} --all-targets -- -D warnings").run()?;
            Ok(cmd!(sh, "cargo nextest run --package {COMPARISON}").run()?)
        },
        description,
    )
}

/// Does both at once, each in a shell of its own, and waits for both.
fn beside(one: impl FnOnce(&Shell) -> Done, other: impl FnOnce(&Shell) -> Done + Send) -> Done {
    let begin = || root().map_err(Box::<dyn Error>::from);
    let other = || begin().and_then(|sh| other(&sh)).map_err(|error| error.to_string());
    std::thread::scope(|scope| {
        let other = scope.spawn(other);
        let one = begin().and_then(|sh| one(&sh));
        let other = other.join().unwrap_or_else(|_| Err("a chore panicked".to_owned()));
        match (one, other) {
            (Err(one), Err(other)) => Err(format!("{one}\n{other}").into()),
            (one, other) => one.and(other.map_err(Into::into)),
        }
    })
}

/// Runs a command beside another that speaks: what it says is told in one piece at the end, if it fails.
fn aside(command: xshell::Cmd<'_>) -> Done {
    let told = command.to_string();
    let output = command.ignore_status().output()?;
    if output.status.success() {
        return Ok(());
    }
    let said = [output.stdout, output.stderr].map(|said| String::from_utf8_lossy(&said).into_owned());
    Err(format!("`{told}` failed:\n{}", said.concat()).into())
}

/// Whatever the steps need that is not there yet.
fn tools(sh: &Shell) -> xshell::Result<()> {
    install(sh, "cargo-nextest")?;
    services(sh)?;
    browsers(sh)?;
    asker(sh).map(|_| ())
}

/// What asks a server whatever its description allows, and what it does not: this version, from `PyPI`.
const ASKER: [&str; 2] = ["schemathesis", "4.32.5"];

/// Holds the description of the API against the program that the Rust tests have built, for a minute.
fn description(sh: &Shell) -> Done {
    let (asker, root) = (asker(sh)?, sh.current_dir());
    let program = root.join("target/debug/onze").display().to_string();
    // In a minute it asks more often than anybody may.
    let words = ["--limit", "requests-per-minute=1000000", "--limit", "changes-per-minute=1000000"];
    let server = cluster::Node::start(&program, &[&["--db", "memory"], &words[..]].concat())?;
    let url = format!("{}/api/openapi.json", server.url());
    let config = root.join("crates/server/schemathesis.toml");
    // It leaves notes where it runs.
    let _folder = sh.push_dir("target");
    aside(cmd!(sh, "{asker} --config-file {config} run {url}"))
}

/// Its program, installed in the build folder if it is not there, and said so.
fn asker(sh: &Shell) -> xshell::Result<PathBuf> {
    let [name, version] = ASKER;
    let folder = sh.current_dir().join("target").join(format!("{name}-{version}"));
    let asker = folder.join("bin").join(name);
    if !sh.path_exists(&asker) {
        if cmd!(sh, "python3 -c 'import ensurepip'").quiet().ignore_stderr().run().is_err() {
            apt(sh, "venv of Python", &["python3", "python3-venv"])?;
        }
        talk(&format!("xtask: {name} is missing, so it is installed now"));
        cmd!(sh, "python3 -m venv {folder}").run()?;
        let pip = folder.join("bin/pip");
        cmd!(sh, "{pip} install --quiet --disable-pip-version-check {name}=={version}").run()?;
    }
    Ok(asker)
}

/// Training wants an optimised build, which chores do not have.
fn train(args: &[String]) -> xshell::Result<()> {
    let sh = root()?;
    cmd!(sh, "cargo run --release --package onze-lab --example train -- {args...}").run()
}

/// Type check, lint and unit tests of the page. Its packages were installed when the program was built.
fn page(sh: &Shell) -> Done {
    let _folder = sh.push_dir("web");
    ["check", "lint", "test"].into_iter().try_for_each(|script| aside(cmd!(sh, "npm run --silent {script}")))
}

/// The tests in a real browser, with the program that the Rust tests have built.
fn browser(sh: &Shell) -> xshell::Result<()> {
    let _folder = sh.push_dir("e2e");
    cmd!(sh, "npm run --silent check").run()?;
    cmd!(sh, "npm test --silent").run()
}

/// The browsers, and what drives them.
fn browsers(sh: &Shell) -> xshell::Result<()> {
    // The whole one knows what makes a page installable; without its windows it takes two thirds of the time.
    system(sh, ["chromium", "--version"], &["chromium", "fonts-dejavu-core"])?;
    if system(sh, ["chromium-headless-shell", "--version"], &["chromium-headless-shell"]).is_err() {
        talk("xtask: there is no chromium-headless-shell, so the whole browser runs all tests");
    }
    // Turns printed sheets into pictures.
    system(sh, ["pdftoppm", "-v"], &["poppler-utils"])?;
    let _folder = sh.push_dir("e2e");
    cmd!(sh, "npm ci --no-progress --silent").env("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1").run()
}

/// The database server that tests start for themselves, in folders of their own.
fn database(sh: &Shell) -> xshell::Result<()> {
    if onze_services::Postgres::is_installed() { Ok(()) } else { apt(sh, "PostgreSQL", &["postgresql"]) }
}

/// What several nodes need besides.
fn services(sh: &Shell) -> xshell::Result<()> {
    database(sh)?;
    if !onze_services::Nats::is_installed() {
        apt(sh, "NATS", &["nats-server"])?;
    }
    if !onze_services::Proxy::is_installed() {
        apt(sh, "nginx", &["nginx-light"])?;
    }
    // Networks that are cut.
    system(sh, ["ip", "-V"], &["iproute2"])?;
    // A certificate for nginx, and a connection that is encrypted with it.
    system(sh, ["openssl", "version"], &["openssl"])?;
    // The example of a player from outside.
    system(sh, ["python3", "--version"], &["python3"])
}

/// Starts nodes with all that they need, and stops them at Ctrl-C. Without a program, this one is built with all speed.
fn cluster(port: Option<&str>, program: Option<String>) -> Done {
    let sh = root()?;
    services(&sh)?;
    let program = if let Some(program) = program {
        program
    } else {
        cmd!(sh, "cargo build --release").run()?;
        "target/release/onze".to_owned()
    };
    let program = sh.current_dir().join(program).display().to_string();
    let port = port.and_then(|port| port.parse().ok()).unwrap_or(4011);
    let mut cluster = cluster::Cluster::start(&program, 2, port)?;
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(async {
        let mut turned = signal(SignalKind::user_defined1())?;
        let mut terminated = signal(SignalKind::terminate())?;
        talk(&cluster.tell());
        loop {
            tokio::select! {
                _ = turned.recv() => cluster.turn_nats()?,
                // Ctrl-C, or the end that whoever has started it asks for.
                _ = tokio::signal::ctrl_c() => return Ok(()),
                _ = terminated.recv() => return Ok(()),
            }
        }
    })
}

/// Installs packages of the system if what they bring does not answer, and says so.
fn system(sh: &Shell, [program, asked]: [&str; 2], packages: &[&str]) -> xshell::Result<()> {
    if cmd!(sh, "{program} {asked}").quiet().ignore_stdout().ignore_stderr().run().is_err() {
        return apt(sh, program, packages);
    }
    Ok(())
}

fn apt(sh: &Shell, what: &str, packages: &[&str]) -> xshell::Result<()> {
    talk(&format!("xtask: {what} is missing, so it is installed now"));
    cmd!(sh, "apt-get update -qq").run()?;
    cmd!(sh, "apt-get install -y -qq --no-install-recommends {packages...}").run()
}

/// Plays at a server to which everything happens, and compares what it has acknowledged with what it has kept. A short
/// run is among the tests of the program.
fn chaos(minutes: &str) -> xshell::Result<()> {
    let sh = root()?;
    let seconds = minutes.parse::<u64>().unwrap_or(5).saturating_mul(60).to_string();
    cmd!(sh, "cargo run --release --package onze -- bench --chaos {seconds}").run()?;
    database(&sh)?;
    cmd!(sh, "cargo run --release --package onze -- bench --chaos {seconds} --db postgres").run()?;
    services(&sh)?;
    cmd!(sh, "cargo run --release --package onze -- bench --chaos {seconds} --nodes 3").run()
}

/// Runs every target in `fuzz/fuzz_targets`. The golden records of all games are the first inputs: they are text, as what
/// most targets read.
fn fuzz(seconds: &str) -> xshell::Result<()> {
    let sh = root()?;
    install(&sh, "cargo-fuzz")?;
    let golden = sh.read_dir("crates")?.into_iter().map(|folder| folder.join("tests/golden"));
    let seeds = &golden.filter(|folder| sh.path_exists(folder)).collect::<Vec<_>>();
    for file in sh.read_dir("fuzz/fuzz_targets")? {
        let Some(target) = file.file_stem() else { continue };
        // What the fuzzer finds goes to the first folder; a sanitizer needs the nightly compiler.
        let corpus = Path::new("fuzz/corpus").join(target);
        sh.create_dir(&corpus)?;
        cmd!(sh, "cargo +nightly fuzz run {target} {corpus} {seeds...} -- -max_total_time={seconds}")
            .run()?;
    }
    Ok(())
}

/// Installs a cargo command if it is missing, and says so.
fn install(sh: &Shell, command: &str) -> xshell::Result<()> {
    let word = command.trim_start_matches("cargo-");
    if cmd!(sh, "cargo {word} --version").quiet().ignore_stdout().ignore_stderr().run().is_ok() {
        return Ok(());
    }
    talk(&format!("xtask: {command} is missing, so it is installed now"));
    cmd!(sh, "cargo install --locked {command}").run()
}

/// A shell in the root of the project.
fn root() -> xshell::Result<Shell> {
    let sh = Shell::new()?;
    sh.change_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/.."));
    Ok(sh)
}

#[allow(clippy::print_stderr)] // a chore talks to the person who runs it
fn talk(text: &str) {
    eprintln!("{text}");
}
