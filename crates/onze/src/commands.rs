//! One file a command, or a few that belong together.

mod analyse;
mod arena;
#[cfg(feature = "bench")]
mod bench;
mod books;
mod health;
mod hint;
mod keeping;
mod lab;
mod play;
mod print;
mod problems;
mod records;
mod replay;
mod season;
mod serve;
mod shell;
mod site;

pub(crate) use arena::stop;

use crate::cli::Command;
use crate::failure::Failure;
use crate::texts::Texts;

/// Does what was asked.
pub(crate) fn run(command: &Command, texts: &Texts) -> Result<(), Failure> {
    match command {
        Command::Serve(asked) => serve::serve(texts, asked),
        Command::Site(asked) => site::site(texts, asked),
        Command::Backup { file, db } => keeping::back_up(texts, db.as_deref(), file),
        Command::Restore { file, db } => keeping::restore(texts, db.as_deref(), file),
        Command::Export(asked) => records::export(texts, asked),
        Command::Import(asked) => records::import(texts, asked),
        Command::Matches(asked) => keeping::matches(texts, asked),
        Command::Health { url } => health::health(texts, url),
        Command::Games { json } => books::games(texts, *json),
        Command::Rules { game, clause, json } => books::rules(texts, game, clause.as_deref(), *json),
        Command::Play(asked) => shell::play(texts, asked),
        Command::New(new) => play::new(texts, new),
        Command::Legal { file, seat: Some(seat), hint: true, json } => hint::hint(texts, file, seat, *json),
        Command::Legal { file, seat, json, .. } => play::legal(texts, file, seat.as_deref(), *json),
        Command::Move(asked) => play::make_move(texts, asked),
        Command::Replay(asked) => replay::replay(texts, asked),
        Command::Verify { file, json } => replay::verify(texts, file, *json),
        Command::Arena(plan) => arena::arena(texts, plan),
        Command::Lab(asked) => lab::lab(texts, asked),
        Command::Problems(asked) => problems::problems(texts, asked),
        Command::Print(asked) => print::print(texts, asked),
        #[cfg(feature = "bench")]
        Command::Bench { child: Some(db), nats, .. } => bench::server::serve(texts, db, nats.as_deref()),
        #[cfg(feature = "bench")]
        Command::Bench { relay: true, .. } => bench::server::relay(),
        #[cfg(feature = "bench")]
        Command::Bench { chaos: Some(seconds), nodes, json, .. } if !nodes.is_empty() => {
            bench::nodes::trouble(*seconds, nodes, *json)
        }
        #[cfg(feature = "bench")]
        Command::Bench { nodes, json, .. } if !nodes.is_empty() => bench::nodes::bench(nodes, *json),
        #[cfg(feature = "bench")]
        Command::Bench { chaos: Some(seconds), db, own_disk, json, .. } => {
            bench::server::chaos(texts, *seconds, db.as_deref(), own_disk.as_deref(), *json)
        }
        #[cfg(feature = "bench")]
        Command::Bench { subject, db, json, .. } => bench::bench(subject.as_deref(), db.as_deref(), *json),
    }
}
