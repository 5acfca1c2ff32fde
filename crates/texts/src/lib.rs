//! What Onze says: the sentences of `locales/` and the rulebooks, in both languages, for the program and the server.

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use onze_core::table::{AnyGame, Refused};
use serde_json::{Map, Value, json};

/// A language.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Lang {
    /// English.
    #[default]
    En,
    /// French.
    Fr,
}

impl Lang {
    /// The language of a tag such as `fr-CH`.
    pub fn of(tag: &str) -> Self {
        if tag.trim_start().to_ascii_lowercase().starts_with("fr") { Lang::Fr } else { Lang::En }
    }
}

/// The rulebook of a game, in Markdown.
pub fn rulebook(game: &str, lang: Lang) -> Option<&'static str> {
    let book = onze_games::book(game)?;
    Some(match lang {
        Lang::En => book.en,
        Lang::Fr => book.fr,
    })
}

/// The sentences of one language.
pub struct Texts {
    lang: Lang,
    bundle: FluentBundle<FluentResource>,
}

impl std::fmt::Debug for Texts {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Texts({:?})", self.lang)
    }
}

impl Texts {
    /// The sentences of a language.
    pub fn new(lang: Lang) -> Self {
        let (name, source) = match lang {
            Lang::En => ("en", include_str!("../../../locales/en.ftl")),
            Lang::Fr => ("fr", include_str!("../../../locales/fr.ftl")),
        };
        // A slip in our own file costs the sentence it stands in, not the program; a test finds it.
        let resource = FluentResource::try_new(source.to_owned()).unwrap_or_else(|(resource, _)| resource);
        let mut bundle = FluentBundle::new_concurrent(vec![name.parse().unwrap_or_default()]);
        bundle.set_use_isolating(false);
        if lang == Lang::Fr {
            bundle.set_formatter(Some(|value, _| match value {
                FluentValue::Number(number) => Some(with_comma(&number.as_string())),
                _ => None,
            }));
        }
        bundle.add_resource_overriding(resource);
        Texts { lang, bundle }
    }

    /// The language.
    pub fn lang(&self) -> Lang {
        self.lang
    }

    /// A number with so many decimals, as it is written in this language.
    pub fn decimal(&self, value: f64, decimals: usize) -> String {
        self.figures(&format!("{value:.decimals$}"))
    }

    /// The same with its sign.
    pub fn signed(&self, value: f64, decimals: usize) -> String {
        self.figures(&format!("{value:+.decimals$}"))
    }

    fn figures(&self, written: &str) -> String {
        if self.lang == Lang::Fr { with_comma(written) } else { written.to_owned() }
    }

    /// The sentence with this name; the name itself if there is none.
    pub fn say(&self, id: &str, facts: &Map<String, Value>) -> String {
        self.find(id, facts).unwrap_or_else(|| id.to_owned())
    }

    /// The sentence with this name, if there is one.
    pub fn find(&self, id: &str, facts: &Map<String, Value>) -> Option<String> {
        let pattern = self.bundle.get_message(id)?.value()?;
        let mut args = FluentArgs::new();
        for (name, fact) in facts {
            self.set(&mut args, name.clone(), fact);
        }
        Some(self.bundle.format_pattern(pattern, Some(&args), &mut Vec::new()).into_owned())
    }

    /// The sentence for an event of a game, as the JSON layer tells it.
    pub fn event(&self, game: &str, event: &Value) -> String {
        let empty = Map::new();
        self.say(&sentence_id(Some(game), "event", event), event.as_object().unwrap_or(&empty))
    }

    /// The sentence for a refusal.
    pub fn refusal(&self, refused: &Refused) -> String {
        let empty = Map::new();
        let game = refused.why["of"].as_str();
        self.say(&sentence_id(game, "refusal", &refused.why), refused.why.as_object().unwrap_or(&empty))
    }

    /// What an option does.
    pub fn option_help(&self, game: &str, key: &str) -> String {
        self.say(&format!("{game}-option-{}-help", key.replace('_', "-")), &Map::new())
    }

    /// The games there are: names, options, seats and computer players, which somebody else knows.
    pub fn games(&self, players: impl Fn(&str) -> Vec<&'static str>) -> Result<Value, Refused> {
        let games = onze_games::ALL.iter().map(|game| self.game(*game, &players(game.id())));
        games.collect::<Result<Vec<_>, _>>().map(Value::from)
    }

    fn game(&self, game: &dyn AnyGame, players: &[&str]) -> Result<Value, Refused> {
        let id = game.id();
        let options: Vec<Value> = game
            .settings()
            .iter()
            .map(|setting| {
                let mut option = serde_json::to_value(setting).unwrap_or_default();
                option["help"] = self.option_help(id, setting.key).into();
                option
            })
            .collect();
        Ok(json!({
            "id": id,
            "name": self.say(&format!("{id}-name"), &Map::new()),
            "about": self.say(&format!("{id}-about"), &Map::new()),
            "seats": game.seats(&[])?,
            "options": options,
            "players": players,
        }))
    }

    /// Numbers are numbers, also those that name a card, so that sentences can depend on them; the rest is text. Lists
    /// come with their length and items, and what is absent counts 0.
    fn set(&self, args: &mut FluentArgs<'_>, name: String, fact: &Value) {
        let value = match fact {
            Value::Number(number) => number.as_f64().map_or(FluentValue::None, FluentValue::from),
            Value::String(text) => match text.parse::<u32>() {
                Ok(number) if number.to_string() == *text => FluentValue::from(number),
                _ => FluentValue::from(text.clone()),
            },
            Value::Bool(flag) => FluentValue::from(flag.to_string()),
            Value::Null => {
                args.set(format!("{name}_count"), 0);
                FluentValue::from(String::new())
            }
            Value::Array(items) => {
                args.set(format!("{name}_count"), items.len());
                for (number, item) in (1..).zip(items) {
                    self.set(args, format!("{name}_{number}"), item);
                }
                FluentValue::from(self.list(items))
            }
            Value::Object(facts) => {
                return facts
                    .iter()
                    .for_each(|(inner, fact)| self.set(args, format!("{name}_{inner}"), fact));
            }
        };
        args.set(name, value);
    }

    /// `8, 9 and 10`.
    fn list(&self, items: &[Value]) -> String {
        let mut items: Vec<String> =
            items.iter().map(|item| item.as_str().map_or_else(|| item.to_string(), str::to_owned)).collect();
        match items.pop() {
            None => String::new(),
            Some(last) if items.is_empty() => last,
            Some(last) => {
                let both = [("list".to_owned(), items.join(", ").into()), ("last".to_owned(), last.into())];
                self.say("list-end", &both.into_iter().collect())
            }
        }
    }
}

fn with_comma(written: &str) -> String {
    written.replace('.', ",")
}

/// `chifootmi-event-kick-taken`, `refusal-seat-unknown`.
fn sentence_id(game: Option<&str>, what: &str, fact: &Value) -> String {
    let kind = fact["kind"].as_str().unwrap_or_default().replace('_', "-");
    game.map_or_else(|| format!("{what}-{kind}"), |game| format!("{game}-{what}-{kind}"))
}

#[cfg(test)]
mod tests;
