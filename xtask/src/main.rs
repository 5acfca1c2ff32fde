//! The project's chores. `cargo xtask test` is what CI runs, and all of it.

use std::process::ExitCode;

use xshell::{Shell, cmd};

const HELP: &str = "\
cargo xtask test             everything that CI checks: formatting, lints, all tests
cargo xtask fuzz [SECONDS]   each fuzz target for a while (20 seconds unless said otherwise)
";

/// The fuzz targets in `fuzz/`, and where their first inputs are, if anywhere.
const FUZZ_TARGETS: [(&str, Option<&str>); 2] =
    [("record", Some("crates/chifootmi/tests/golden")), ("moves", None)];

fn main() -> ExitCode {
    let mut args = std::env::args().skip(1);
    let (chore, option) = (args.next(), args.next());
    let result = match chore.as_deref() {
        Some("test") => test(),
        Some("fuzz") => fuzz(option.as_deref().unwrap_or("20")),
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

/// With these the tests also compare the types that the page has from Rust with those of today.
const TYPES: &str = "onze-chifootmi/ts,onze-server/ts,onze-shoot/ts,onze-simulator/ts";

fn test() -> xshell::Result<()> {
    let sh = root()?;
    cmd!(sh, "cargo fmt --all --check").run()?;
    cmd!(sh, "cargo clippy --workspace --all-targets --features {TYPES} -- -D warnings").run()?;
    install(&sh, "cargo-nextest")?;
    cmd!(sh, "cargo nextest run --workspace --features {TYPES}").run()?;
    cmd!(sh, "cargo test --workspace --doc --quiet --features {TYPES}").run()?;
    page(&sh)?;
    browser(&sh)
}

/// Type check, lint and unit tests of the page. Its packages were installed when the program was built.
fn page(sh: &Shell) -> xshell::Result<()> {
    let _folder = sh.push_dir("web");
    for script in ["check", "lint", "test"] {
        cmd!(sh, "npm run --silent {script}").run()?;
    }
    Ok(())
}

/// The tests in a real browser, with the program that the Rust tests have built.
fn browser(sh: &Shell) -> xshell::Result<()> {
    if cmd!(sh, "chromium --version").quiet().ignore_stdout().ignore_stderr().run().is_err() {
        talk("xtask: chromium is missing, so it is installed now");
        cmd!(sh, "apt-get update -qq").run()?;
        cmd!(sh, "apt-get install -y -qq --no-install-recommends chromium fonts-dejavu-core").run()?;
    }
    let _folder = sh.push_dir("e2e");
    cmd!(sh, "npm ci --no-progress --silent").env("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1").run()?;
    cmd!(sh, "npm run --silent check").run()?;
    cmd!(sh, "npm test --silent").run()
}

fn fuzz(seconds: &str) -> xshell::Result<()> {
    let sh = root()?;
    install(&sh, "cargo-fuzz")?;
    for (target, seeds) in FUZZ_TARGETS {
        // What the fuzzer finds goes to the first folder; a sanitizer needs the nightly compiler.
        let corpus = format!("fuzz/corpus/{target}");
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
