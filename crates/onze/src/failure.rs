//! What could not be done, and how the user is told.

use std::process::ExitCode;

use onze_core::record::RecordError;
use onze_core::table::Refused;
use serde_json::json;

use crate::commands::stop;
use crate::texts::Texts;

/// Why a command was not done.
#[derive(Debug)]
pub(crate) enum Failure {
    /// The rules say no, or something asked for does not exist.
    Refused {
        /// Why.
        refused: Refused,
        /// What to do instead, said in a sentence.
        hint: Option<String>,
    },
    /// A record is broken.
    Record {
        /// The file.
        file: String,
        /// What and where.
        error: RecordError,
    },
    /// Anything else, said in a sentence.
    Plain(String),
    /// Somebody pressed Ctrl-C, and was told what was known by then.
    Stopped,
    /// Whoever read our output stopped reading: not an error.
    ClosedPipe,
}

impl Failure {
    /// Tells the user and gives the exit code.
    pub(crate) fn report(&self, texts: &Texts, as_json: bool) -> ExitCode {
        let (rules, message) = match self {
            Failure::ClosedPipe => return ExitCode::SUCCESS,
            Failure::Stopped => return ExitCode::from(stop::EXIT_CODE),
            Failure::Refused { refused, hint } => {
                let sentences = [Some(texts.refusal(refused)), hint.clone()];
                (refused.rules.clone(), sentences.into_iter().flatten().collect::<Vec<_>>().join(" "))
            }
            Failure::Record { file, error } => (error.rules.clone(), format!("{file}, {error}")),
            Failure::Plain(message) => (Vec::new(), message.clone()),
        };
        let rules: Vec<&str> = rules.iter().map(|clause| clause.0).collect();
        if as_json {
            crate::texts::print(&json!({ "error": { "rules": rules, "message": message } }).to_string());
        } else {
            crate::texts::talk(&with_rules(&message, &rules));
        }
        ExitCode::from(2)
    }
}

/// A sentence, then the clauses it rests on, unless it names them itself.
pub(crate) fn with_rules(message: &str, rules: &[&str]) -> String {
    let mut cited: Vec<&str> = Vec::new();
    for &clause in rules {
        if !message.contains(clause) && !cited.contains(&clause) {
            cited.push(clause);
        }
    }
    if cited.is_empty() { message.to_owned() } else { format!("{message} ({})", cited.join(", ")) }
}

impl From<Refused> for Failure {
    fn from(refused: Refused) -> Self {
        Failure::Refused { refused, hint: None }
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clause_is_cited_once() {
        assert_eq!(with_rules("No.", &["A-1", "A-2", "A-1"]), "No. (A-1, A-2)");
        assert_eq!(with_rules("No, by A-1.", &["A-1"]), "No, by A-1.");
        assert_eq!(with_rules("No.", &[]), "No.");
    }
}
