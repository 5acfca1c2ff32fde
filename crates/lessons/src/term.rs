//! Conditions on what happened and on what is seen.

use std::fmt;

use serde_json::Value;

use crate::pattern::Pattern;
use crate::read::Problem;

/// One condition on what came of the last choice of whoever learns.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Term {
    /// Does it hold if the rest does not?
    not: bool,
    about: About,
}

#[derive(Clone, PartialEq, Eq, Debug)]
enum About {
    /// The choice is written so.
    Move(Pattern),
    /// Something of this kind has happened since, or (`ever`) at any time.
    Event { ever: bool, kind: String, facts: Vec<Fact> },
    /// Things look like this now.
    View(Vec<Fact>),
}

/// A place in an event or a view, and what is there: `side=R`, `ball.side=null`, `score.0>=2`.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Fact {
    path: String,
    sign: Sign,
    wanted: String,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Sign {
    Is,
    AtLeast,
    AtMost,
}

const SIGNS: [(&str, Sign); 3] = [(">=", Sign::AtLeast), ("<=", Sign::AtMost), ("=", Sign::Is)];

/// What a condition is held against.
pub(crate) struct Happened<'a> {
    /// The choice as written.
    pub(crate) choice: &'a str,
    /// What has happened since it was made.
    pub(crate) since: &'a [Value],
    /// What had happened before.
    pub(crate) before: &'a [Value],
    /// What the seat sees now.
    pub(crate) view: &'a Value,
}

impl Term {
    /// Reads a condition: `move 8>*`, `event goal side=R`, `ever passed`, `view ball.side=R`, each perhaps after `not`.
    pub(crate) fn read(text: &str) -> Result<Self, Problem> {
        let (not, text) = match text.strip_prefix("not ") {
            Some(rest) => (true, rest.trim()),
            None => (false, text),
        };
        let (word, rest) = text.split_once(' ').unwrap_or((text, ""));
        let mut words = rest.split_whitespace();
        let about = match word {
            "move" if !rest.is_empty() => About::Move(Pattern::new(rest.trim())),
            "event" | "ever" => {
                let kind = words.next().ok_or_else(|| Problem::Term(text.to_owned()))?.to_owned();
                About::Event { ever: word == "ever", kind, facts: facts(words)? }
            }
            "view" if !rest.is_empty() => About::View(facts(words)?),
            _ => return Err(Problem::Term(text.to_owned())),
        };
        Ok(Term { not, about })
    }

    pub(crate) fn holds(&self, happened: &Happened<'_>) -> bool {
        let holds = match &self.about {
            About::Move(pattern) => pattern.fits(happened.choice),
            About::Event { ever, kind, facts } => {
                let before = if *ever { happened.before } else { &[] };
                let is_kind = |event: &Value| event["kind"] == **kind;
                before
                    .iter()
                    .chain(happened.since)
                    .any(|event| is_kind(event) && facts.iter().all(|fact| fact.holds(event)))
            }
            About::View(facts) => facts.iter().all(|fact| fact.holds(happened.view)),
        };
        holds != self.not
    }
}

fn facts<'a>(words: impl Iterator<Item = &'a str>) -> Result<Vec<Fact>, Problem> {
    words.map(Fact::read).collect()
}

impl Fact {
    fn read(text: &str) -> Result<Self, Problem> {
        SIGNS
            .iter()
            .find_map(|(sign, as_what)| {
                let (path, wanted) = text.split_once(sign)?;
                let whole = !path.is_empty() && !wanted.is_empty();
                whole.then(|| Fact { path: path.to_owned(), sign: *as_what, wanted: wanted.to_owned() })
            })
            .ok_or_else(|| Problem::Fact(text.to_owned()))
    }

    /// Is it so in this value? A list is as wanted if one of its items is.
    fn holds(&self, value: &Value) -> bool {
        let pointer = format!("/{}", self.path.replace('.', "/"));
        // What is left out is nothing.
        self.is(value.pointer(&pointer).unwrap_or(&Value::Null))
    }

    fn is(&self, found: &Value) -> bool {
        let number = |text: &str| text.parse::<f64>().ok();
        match (found, self.sign) {
            (Value::Array(items), _) => items.iter().any(|item| self.is(item)),
            (Value::String(text), Sign::Is) => Pattern::new(&self.wanted).fits(text),
            (found, Sign::Is) => {
                let written = found.to_string();
                written == self.wanted
            }
            (found, sign) => match (found.as_f64(), number(&self.wanted)) {
                (Some(found), Some(wanted)) if sign == Sign::AtLeast => found >= wanted,
                (Some(found), Some(wanted)) => found <= wanted,
                _ => false,
            },
        }
    }
}

impl fmt::Display for Term {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if self.not { "not " } else { "" })?;
        match &self.about {
            About::Move(pattern) => write!(f, "move {pattern}"),
            About::Event { ever, kind, facts } => {
                write!(f, "{} {kind}", if *ever { "ever" } else { "event" })?;
                facts.iter().try_for_each(|fact| write!(f, " {fact}"))
            }
            About::View(facts) => {
                f.write_str("view")?;
                facts.iter().try_for_each(|fact| write!(f, " {fact}"))
            }
        }
    }
}

impl fmt::Display for Fact {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = SIGNS.iter().find(|(_, sign)| *sign == self.sign).map_or("=", |(text, _)| text);
        write!(f, "{}{sign}{}", self.path, self.wanted)
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn conditions_speak_of_the_choice_of_what_happened_and_of_what_is_seen() {
        let [before, since] = [json!({ "kind": "passed", "side": "R" }), json!({ "kind": "goal", "red": 2 })];
        let view = json!({ "ball": { "side": null, "at": [[1, 2], [9]] } });
        let happened = Happened { choice: "8>14,9 (5)", since: &[since], before: &[before], view: &view };
        for (text, holds) in [
            ("move 8>*", true),
            ("move 9>*", false),
            ("not move 9>*", true),
            ("event goal red=2", true),
            ("event goal red>=3", false),
            ("event goal red<=2", true),
            ("event passed", false),
            ("ever passed side=R", true),
            ("ever passed side=B", false),
            ("view ball.side=null ball.at=9", true),
            ("view ball.at.0=1", true),
            ("view ball.nowhere=1", false),
        ] {
            let term = Term::read(text).unwrap();
            assert_eq!(term.holds(&happened), holds, "{text}");
            assert_eq!(term.to_string(), text);
        }
        for text in ["", "goal", "event", "view", "move", "event goal red", "view =3"] {
            assert!(Term::read(text).is_err(), "{text}");
        }
    }
}
