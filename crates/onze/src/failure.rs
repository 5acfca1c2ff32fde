//! What could not be done, and how the user is told.

use std::process::ExitCode;

use onze_core::Clause;
use onze_core::record::RecordError;
use onze_core::table::Refused;
use serde_json::json;

use crate::texts::Texts;

/// Why a command was not done.
#[derive(Debug)]
pub(crate) enum Failure {
    /// The rules say no, or something asked for does not exist.
    Refused(Refused),
    /// A record is broken.
    Record {
        /// The file.
        file: String,
        /// What and where.
        error: RecordError,
    },
    /// Anything else, said in a sentence.
    Plain(String),
    /// Whoever read our output stopped reading: not an error.
    ClosedPipe,
}

impl Failure {
    /// Tells the user and gives the exit code.
    pub(crate) fn report(&self, texts: &Texts, as_json: bool) -> ExitCode {
        let (rules, message) = match self {
            Failure::ClosedPipe => return ExitCode::SUCCESS,
            Failure::Refused(refused) => (refused.rules.clone(), texts.refusal(refused)),
            Failure::Record { file, error } => (error.rules.clone(), format!("{file}, {error}")),
            Failure::Plain(message) => (Vec::new(), message.clone()),
        };
        if as_json {
            let rules: Vec<&str> = rules.iter().map(|clause| clause.0).collect();
            crate::texts::print(&json!({ "error": { "rules": rules, "message": message } }).to_string());
        } else {
            crate::texts::talk(&with_rules(&message, &rules));
        }
        ExitCode::from(2)
    }
}

/// A sentence, then the clauses it rests on.
pub(crate) fn with_rules(message: &str, rules: &[Clause]) -> String {
    if rules.is_empty() {
        return message.to_owned();
    }
    let cited = rules.iter().map(|clause| clause.0).collect::<Vec<_>>().join(", ");
    format!("{message} ({cited})")
}

impl From<Refused> for Failure {
    fn from(refused: Refused) -> Self {
        Failure::Refused(refused)
    }
}

impl From<std::io::Error> for Failure {
    fn from(error: std::io::Error) -> Self {
        if error.kind() == std::io::ErrorKind::BrokenPipe {
            Failure::ClosedPipe
        } else {
            Failure::Plain(error.to_string())
        }
    }
}
