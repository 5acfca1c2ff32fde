//! Sentences and rulebooks in both languages, for what the server says itself.

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use onze_ai::games::{self, Entry};
use onze_core::table::Refused;
use serde_json::{Map, Value, json};

/// A language.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) enum Lang {
    #[default]
    En,
    Fr,
}

impl Lang {
    /// The language of a tag such as `fr-CH`.
    pub(crate) fn of(tag: &str) -> Self {
        if tag.trim_start().to_ascii_lowercase().starts_with("fr") { Lang::Fr } else { Lang::En }
    }
}

/// The sentences of both languages.
pub(crate) struct Texts {
    en: FluentBundle<FluentResource>,
    fr: FluentBundle<FluentResource>,
}

impl Texts {
    pub(crate) fn new() -> Self {
        Texts {
            en: bundle("en", include_str!("../../../locales/en.ftl")),
            fr: bundle("fr", include_str!("../../../locales/fr.ftl")),
        }
    }

    /// The sentence with this name, if there is one.
    pub(crate) fn say(&self, lang: Lang, id: &str, facts: &Map<String, Value>) -> Option<String> {
        let bundle = match lang {
            Lang::En => &self.en,
            Lang::Fr => &self.fr,
        };
        let pattern = bundle.get_message(id)?.value()?;
        let mut args = FluentArgs::new();
        for (name, fact) in facts {
            if let Value::Object(inner) = fact {
                for (key, fact) in inner {
                    args.set(format!("{name}_{key}"), fluent_value(fact));
                }
            }
            args.set(name.as_str(), fluent_value(fact));
        }
        Some(bundle.format_pattern(pattern, Some(&args), &mut Vec::new()).into_owned())
    }

    /// The games there are, as `onze games --json` prints them.
    pub(crate) fn games(&self, lang: Lang) -> Result<Value, Refused> {
        games::ALL.iter().map(|game| self.game(lang, *game)).collect::<Result<Vec<_>, _>>().map(Value::from)
    }

    fn game(&self, lang: Lang, game: &dyn Entry) -> Result<Value, Refused> {
        let id = game.id();
        let say = |key: String| self.say(lang, &key, &Map::new()).unwrap_or_default();
        let options: Vec<Value> = game
            .settings()
            .iter()
            .map(|setting| {
                let mut option = serde_json::to_value(setting).unwrap_or_default();
                option["help"] = say(format!("{id}-option-{}-help", setting.key.replace('_', "-"))).into();
                option
            })
            .collect();
        Ok(json!({
            "id": id,
            "name": say(format!("{id}-name")),
            "about": say(format!("{id}-about")),
            "seats": game.seats(&[])?,
            "options": options,
            "players": game.players(),
        }))
    }
}

impl std::fmt::Debug for Texts {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Texts")
    }
}

/// The rulebook of a game, in Markdown.
pub(crate) fn rulebook(game: &str, lang: Lang) -> Option<&'static str> {
    match (game, lang) {
        ("chifootmi", Lang::En) => Some(include_str!("../../../rulebook/en/chifootmi.md")),
        ("chifootmi", Lang::Fr) => Some(include_str!("../../../rulebook/fr/chifootmi.md")),
        ("shoot", Lang::En) => Some(include_str!("../../../rulebook/en/shoot.md")),
        ("shoot", Lang::Fr) => Some(include_str!("../../../rulebook/fr/shoot.md")),
        _ => None,
    }
}

fn bundle(name: &str, source: &str) -> FluentBundle<FluentResource> {
    // A slip in our own file costs the sentence it stands in, not the server; the program's tests find it.
    let resource = FluentResource::try_new(source.to_owned()).unwrap_or_else(|(resource, _)| resource);
    let mut bundle = FluentBundle::new_concurrent(vec![name.parse().unwrap_or_default()]);
    bundle.set_use_isolating(false);
    bundle.add_resource_overriding(resource);
    bundle
}

fn fluent_value(fact: &Value) -> FluentValue<'static> {
    match fact {
        Value::Number(number) => number.as_f64().map_or(FluentValue::None, FluentValue::from),
        Value::String(text) => match text.parse::<u32>() {
            Ok(number) if number.to_string() == *text => FluentValue::from(number),
            _ => FluentValue::from(text.clone()),
        },
        Value::Bool(flag) => FluentValue::from(flag.to_string()),
        other => FluentValue::from(other.to_string()),
    }
}
