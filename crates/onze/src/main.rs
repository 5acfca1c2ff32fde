//! The program: the games of Onze in the browser and from the shell.
//!
//! Results go to stdout, talk to stderr. Exit code 0: done; 1: asked, and the answer is no (`health`); 2: bad usage or
//! bad input; 130: stopped by Ctrl-C, once what is known so far is told.

mod cli;
mod commands;
mod failure;
mod files;
mod texts;
mod typed;

use std::process::ExitCode;

use clap::Parser;
use mimalloc::MiMalloc;

/// A server writes many short texts for each move; this allocator takes about a fifth off a move.
#[global_allocator]
static ALLOCATOR: MiMalloc = MiMalloc;

fn main() -> ExitCode {
    let mut cli = cli::Cli::parse();
    if cli.licences {
        texts::print(onze_page::licences().trim_end());
        return ExitCode::SUCCESS;
    }
    let (command, texts) = (cli.take_command(), texts::texts(cli.lang.map(Into::into)));
    match commands::run(&command, &texts) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(&texts, command.wants_json()),
    }
}
