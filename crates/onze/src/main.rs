//! The program: the games of Onze from the shell.
//!
//! Results go to stdout, talk to stderr. Exit code 0: done; 2: bad usage or bad input.

mod cli;
mod commands;
mod failure;
mod files;
mod rulebooks;
mod texts;

use std::process::ExitCode;

use clap::Parser;

fn main() -> ExitCode {
    let cli = cli::Cli::parse();
    let texts = texts::Texts::new(cli.lang);
    match commands::run(&cli, &texts) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(&texts, cli.command.wants_json()),
    }
}
