//! Every sentence that the program says, from the Fluent files in `locales/`.

use std::io::Write;

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use onze_core::table::Refused;
use serde_json::{Map, Value};

use crate::cli::Lang;

/// The sentences of one language.
pub(crate) struct Texts {
    pub(crate) lang: Lang,
    bundle: FluentBundle<FluentResource>,
}

impl Texts {
    /// The sentences of a language; without one, that of the environment.
    pub(crate) fn new(lang: Option<Lang>) -> Self {
        let lang = lang.unwrap_or_else(from_environment);
        let (name, source) = match lang {
            Lang::En => ("en", include_str!("../../../locales/en.ftl")),
            Lang::Fr => ("fr", include_str!("../../../locales/fr.ftl")),
        };
        // A slip in our own file costs the sentence it stands in, not the program; a test finds it.
        let resource = FluentResource::try_new(source.to_owned()).unwrap_or_else(|(resource, _)| resource);
        let mut bundle = FluentBundle::new(vec![name.parse().unwrap_or_default()]);
        bundle.set_use_isolating(false);
        bundle.add_resource_overriding(resource);
        Texts { lang, bundle }
    }

    /// The sentence with this name; the name itself if there is none.
    pub(crate) fn say(&self, id: &str, facts: &Map<String, Value>) -> String {
        let mut args = FluentArgs::new();
        for (name, fact) in facts {
            args.set(name.as_str(), fluent_value(fact));
        }
        let Some(pattern) = self.bundle.get_message(id).and_then(|message| message.value()) else {
            return id.to_owned();
        };
        self.bundle.format_pattern(pattern, Some(&args), &mut Vec::new()).into_owned()
    }

    /// The sentence for an event of a game, as the JSON layer tells it.
    pub(crate) fn event(&self, game: &str, event: &Value) -> String {
        let empty = Map::new();
        self.say(&sentence_id(Some(game), "event", event), event.as_object().unwrap_or(&empty))
    }

    /// The sentence for a refusal.
    pub(crate) fn refusal(&self, refused: &Refused) -> String {
        let empty = Map::new();
        let game = refused.why["of"].as_str();
        self.say(&sentence_id(game, "refusal", &refused.why), refused.why.as_object().unwrap_or(&empty))
    }
}

/// `chifootmi-event-kick-taken`, `refusal-seat-unknown`.
fn sentence_id(game: Option<&str>, what: &str, fact: &Value) -> String {
    let kind = fact["kind"].as_str().unwrap_or_default().replace('_', "-");
    game.map_or_else(|| format!("{what}-{kind}"), |game| format!("{game}-{what}-{kind}"))
}

/// Numbers are numbers, also those that name a card, so that sentences can depend on them; the rest is text.
fn fluent_value(fact: &Value) -> FluentValue<'static> {
    match fact {
        Value::Number(number) => number.as_f64().map_or(FluentValue::None, FluentValue::from),
        Value::String(text) => match text.parse::<u32>() {
            Ok(number) if number.to_string() == *text => FluentValue::from(number),
            _ => FluentValue::from(text.clone()),
        },
        Value::Bool(flag) => FluentValue::from(flag.to_string()),
        Value::Null => FluentValue::from(String::new()),
        Value::Array(list) => {
            let list: Vec<String> = list
                .iter()
                .map(|item| item.as_str().map_or_else(|| item.to_string(), str::to_owned))
                .collect();
            FluentValue::from(list.join(", "))
        }
        Value::Object(_) => FluentValue::None,
    }
}

fn from_environment() -> Lang {
    let set = ["LC_ALL", "LC_MESSAGES", "LANG"]
        .iter()
        .find_map(|name| std::env::var(name).ok().filter(|v| !v.is_empty()));
    if set.is_some_and(|lang| lang.starts_with("fr")) { Lang::Fr } else { Lang::En }
}

/// A result, to stdout. A reader who went away is not an error.
pub(crate) fn print(text: &str) {
    let _ = writeln!(std::io::stdout().lock(), "{text}");
}

/// Talk, to stderr.
pub(crate) fn talk(text: &str) {
    let _ = writeln!(std::io::stderr().lock(), "{text}");
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use fluent_bundle::FluentResource;
    use onze_ai::games;
    use onze_core::fair::Secret;
    use onze_core::{Chance, Dice, Header, Quick, Viewer};

    use super::*;

    const EN: &str = include_str!("../../../locales/en.ftl");
    const FR: &str = include_str!("../../../locales/fr.ftl");

    /// The names of the messages and terms of a file.
    fn ids(source: &str) -> BTreeSet<&str> {
        source
            .lines()
            .filter(|line| line.starts_with(|c: char| c.is_ascii_lowercase() || c == '-'))
            .filter_map(|line| line.split_once(" ="))
            .map(|(id, _)| id)
            .collect()
    }

    #[test]
    fn both_files_are_well_formed_and_say_the_same_things() {
        for source in [EN, FR] {
            assert!(FluentResource::try_new(source.to_owned()).is_ok());
        }
        assert_eq!(ids(EN), ids(FR));
    }

    /// Says a sentence and fails if any word of it is missing.
    fn said(texts: &Texts, id: &str, facts: &Value) -> String {
        let sentence = texts.say(id, facts.as_object().unwrap());
        assert!(sentence != id && !sentence.contains("{$") && !sentence.contains('{'), "{id}: {sentence}");
        sentence
    }

    #[test]
    fn every_event_of_random_matches_can_be_told_in_both_languages() {
        let both = [Texts::new(Some(Lang::En)), Texts::new(Some(Lang::Fr))];
        let mut chance = Quick::new(5);
        for n in 0..120u32 {
            let level = ["beginner", "amateur", "pro", "pro+"][n as usize % 4];
            let mut set = vec![("level".to_owned(), level.to_owned()), ("clock".to_owned(), "30".to_owned())];
            if level == "pro+" {
                set.extend(
                    ["offside", "one_two", "counter_attack"].map(|key| (key.to_owned(), "on".to_owned())),
                );
            }
            let game = games::find("chifootmi").unwrap();
            let dice = Dice::fair(Secret::from_words(&n.to_string()), Vec::new());
            let header =
                Header { name: "m".to_owned(), players: Vec::new(), words: Vec::new(), dice, position: None };
            let mut table = game.begin(&set, header, &[]).unwrap();
            while let Some(seat) = table.to_act().first().copied() {
                let moves = table.legal(seat).unwrap();
                let choice = match chance.below(200) {
                    0 => "RESIGN",
                    1..10 => "TIMEOUT",
                    pick => &moves[pick as usize % moves.len()],
                };
                table.play(seat, choice, &[]).unwrap();
            }
            for viewer in [Viewer::All, Viewer::Spectator] {
                for n in 0..table.n_steps() {
                    for event in table.step(n, viewer)["events"].as_array().unwrap() {
                        for texts in &both {
                            said(texts, &sentence_id(Some("chifootmi"), "event", event), event);
                        }
                    }
                }
            }
        }
    }

    #[test]
    fn options_have_names_and_help() {
        for game in games::ALL {
            for setting in game.settings() {
                let id = format!("{}-option-{}", game.id(), setting.key.replace('_', "-"));
                for name in [id.clone(), format!("{id}-help")] {
                    assert!(ids(EN).contains(name.as_str()), "{name}");
                }
            }
        }
    }
}
