//! The choices of SHOOT in words.

use serde_json::Map;

use crate::commands::replay::facts;
use crate::texts::Texts;

/// `9>17,8 (6)   the 9 goes to 17,8 (6 points)`
pub(crate) fn words(texts: &Texts, choice: &str) -> String {
    let (id, facts) = if let Some((number, rest)) = choice.split_once('>') {
        let (to, points) = rest.split_once(" (").unwrap_or((rest, ""));
        let points = points.trim_end_matches(')');
        ("use".to_owned(), facts(&[("number", number.into()), ("to", to.into()), ("points", points.into())]))
    } else {
        match choice.strip_prefix("ball ").filter(|to| *to != "goal") {
            Some(to) => ("ball".to_owned(), facts(&[("to", to.into())])),
            None => (choice.replace(' ', "-"), Map::new()),
        }
    };
    format!("{choice:<14} {}", texts.say(&format!("shoot-move-{id}"), &facts))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::texts::Lang;

    #[test]
    fn every_choice_has_words() {
        let texts = Texts::new(Lang::En);
        let choices = [
            ("9>17,8 (6)", "the 9 goes to 17,8 (6 points)"),
            ("1>2,9 (1)", "the keeper goes to 2,9 (1 point)"),
            ("ball 17,9", "the ball goes to 17,9"),
            ("ball goal", "shoot!"),
            ("goalkick right", "take a goal kick from the right"),
        ];
        for (choice, expected) in choices {
            assert_eq!(words(&texts, choice), format!("{choice:<14} {expected}"));
        }
        for choice in ["done", "play", "south", "north", "accept", "refuse"] {
            let words = words(&texts, choice);
            assert!(!words.contains("shoot-move"), "{words}");
        }
    }
}
