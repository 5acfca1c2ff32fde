//! Something was not done, and why.

use serde::Serialize;
use serde_json::{Value, json};

use crate::name::{MOST_LETTERS, NameFault};
use crate::told::ToldError;
use crate::{Because, BeginError, Clause, NameError, PlayError, SettingError, TakeBackError};

/// Something was not done, and why: the rules, or the way it was asked for.
#[derive(Clone, PartialEq, Debug)]
pub struct Refused {
    /// The clauses behind it; empty if it is not a matter of rules.
    pub rules: Vec<Clause>,
    /// What the message is made from: a tag `kind`, the facts that go into the sentence, and for a refusal by the rules
    /// of a game its name under `of`.
    pub why: Value,
}

impl Refused {
    /// A refusal that is not a matter of the game's rules.
    pub fn plain(kind: &str, facts: &[(&str, &str)]) -> Self {
        let mut why = json!({ "kind": kind });
        for (name, fact) in facts {
            why[*name] = Value::from(*fact);
        }
        Refused { rules: Vec::new(), why }
    }

    pub(super) fn by_rules<R: Because + Serialize>(game: &str, refusal: &R) -> Self {
        let mut why = serde_json::to_value(refusal).unwrap_or_default();
        why["of"] = Value::from(game);
        Refused { rules: refusal.rules().to_vec(), why }
    }

    pub(super) fn by_clause(clause: Clause, kind: &str) -> Self {
        Refused { rules: vec![clause], ..Refused::plain(kind, &[]) }
    }

    pub(super) fn begin<R: Because + Serialize>(game: &str, fault: BeginError<R>) -> Self {
        match fault {
            BeginError::Position(refusal) => Refused::by_rules(game, &refusal),
            BeginError::Told(fault) => fault.into(),
            BeginError::NoSecret => Refused::plain("no_secret", &[]),
        }
    }

    pub(super) fn play<R: Because + Serialize>(game: &str, fault: PlayError<R>) -> Self {
        match fault {
            PlayError::Refused(refusal) => Refused::by_rules(game, &refusal),
            PlayError::Told(fault) => fault.into(),
            PlayError::NoSecret | PlayError::Seal => Refused::plain("no_secret", &[]),
        }
    }

    /// The tag of its message.
    pub fn kind(&self) -> &str {
        self.why["kind"].as_str().unwrap_or_default()
    }
}

impl From<ToldError> for Refused {
    fn from(fault: ToldError) -> Self {
        match &fault {
            ToldError::Missing { wanted } => Refused::plain("draw_missing", &[("wanted", wanted)]),
            ToldError::Wrong { told, wanted } => {
                Refused::plain("draw_wrong", &[("told", told), ("wanted", wanted)])
            }
            ToldError::NoDraw { place, told, forms } => {
                let place = place.to_string();
                Refused::plain("draw_none", &[("place", &place), ("told", told), ("forms", forms)])
            }
            ToldError::NotTyped { told } => Refused::plain("draw_not_typed", &[("told", told)]),
            ToldError::LeftOver { told } => Refused::plain("draw_left_over", &[("told", told)]),
        }
    }
}

impl From<SettingError> for Refused {
    fn from(fault: SettingError) -> Self {
        match &fault {
            SettingError::Unknown { key, known } => {
                Refused::plain("option_unknown", &[("key", key), ("known", known)])
            }
            SettingError::Value { key, value, takes, rule } => {
                let facts = [("key", key.as_str()), ("value", value), ("takes", takes)];
                Refused { rules: vec![*rule], ..Refused::plain("option_value", &facts) }
            }
        }
    }
}

impl From<TakeBackError> for Refused {
    fn from(fault: TakeBackError) -> Self {
        match fault {
            TakeBackError::Forbidden(clause) => Refused::by_clause(clause, "take_back_forbidden"),
            TakeBackError::TooLate(clause) => Refused::by_clause(clause, "take_back_too_late"),
            TakeBackError::Over => Refused::plain("take_back_over", &[]),
            TakeBackError::Final => Refused::plain("take_back_final", &[]),
            TakeBackError::Nothing => Refused::plain("take_back_nothing", &[]),
            TakeBackError::NeedsConsent => Refused::plain("take_back_consent", &[]),
        }
    }
}

impl From<NameFault> for Refused {
    fn from(fault: NameFault) -> Self {
        match fault {
            NameFault::Long => Refused::plain("name_long", &[("most", &MOST_LETTERS.to_string())]),
            NameFault::Unseen => Refused::plain("name_unseen", &[]),
            NameFault::Taken(name) => Refused::plain("name_taken", &[("name", &name)]),
        }
    }
}

impl From<NameError> for Refused {
    fn from(NameError(name): NameError) -> Self {
        Refused::plain("name_wrong", &[("name", &name)])
    }
}
