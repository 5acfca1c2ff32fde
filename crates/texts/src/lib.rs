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

    /// The same, with names for Red and Blue where they have some.
    pub fn named(lang: Lang, players: &[String]) -> Self {
        let mut texts = Texts::new(lang);
        for (term, name) in ["-red", "-blue"].iter().zip(players).filter(|(_, name)| !name.is_empty()) {
            let name = name.replace('\\', "\\\\").replace('"', "\\\"");
            if let Ok(resource) = FluentResource::try_new(format!("{term} = {{ \"{name}\" }}\n")) {
                texts.bundle.add_resource_overriding(resource);
            }
        }
        texts
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
        // Elsewhere a comma is that of a figure.
        let has_squares = self.lang == Lang::Fr && id.starts_with("shoot-");
        for (name, fact) in facts {
            let placed = has_squares.then(|| placed(fact));
            self.set(&mut args, name.clone(), placed.as_ref().unwrap_or(fact));
        }
        Some(self.bundle.format_pattern(pattern, Some(&args), &mut Vec::new()).into_owned())
    }

    /// The sentence for an event of a game, as the JSON layer tells it.
    pub fn event(&self, game: &str, event: &Value) -> String {
        let mut facts = event.as_object().cloned().unwrap_or_default();
        self.call_pegs(game, &mut facts);
        capital(&self.say(&sentence_id(Some(game), "event", event), &facts))
    }

    /// Pegs as a story calls them, by side and number: `by` becomes that, and `by_number` is his number. An event that
    /// names no side is of that of its first peg.
    fn call_pegs(&self, game: &str, facts: &mut Map<String, Value>) {
        let id = format!("{game}-called");
        if !self.bundle.has_message(&id) {
            return;
        }
        let peg = |fact: &Value| {
            let (side, number) = fact.as_str()?.split_at_checked(1)?;
            let number: u8 = number.parse().ok().filter(|_| side == "R" || side == "B")?;
            Some(json!({ "side": side, "number": number, "name": null }))
        };
        let said = |peg: &Value| self.say(&id, peg.as_object().unwrap_or(&Map::new()));
        for (key, fact) in facts.clone() {
            if let Some(peg) = peg(&fact) {
                facts.entry("side").or_insert_with(|| peg["side"].clone());
                facts.insert(format!("{key}_number"), peg["number"].clone());
                facts.insert(key, said(&peg).into());
            } else if let Some(items) = fact.as_array() {
                let numbers = items.iter().filter_map(|item| peg(item).map(|peg| peg["number"].clone()));
                facts.insert(format!("{key}_numbers"), numbers.collect());
                let names = items.iter().map(|item| peg(item).map_or(item.clone(), |peg| said(&peg).into()));
                facts.insert(key, names.collect());
            }
        }
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
                _ => {
                    // A club as one calls it in passing; who knows its name tells that, too.
                    if text.starts_with("club") {
                        args.set(format!("{name}_short"), text.clone());
                    }
                    FluentValue::from(text.clone())
                }
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

/// A row and a column, which in French would read as one number with a decimal comma: `17-8`.
fn placed(fact: &Value) -> Value {
    let number = |part: &str| part.parse::<u8>().is_ok();
    match fact {
        Value::String(text) => match text.split_once(',') {
            Some((row, column)) if number(row) && number(column) => format!("{row}-{column}").into(),
            _ => fact.clone(),
        },
        Value::Array(items) => items.iter().map(placed).collect(),
        _ => fact.clone(),
    }
}

/// A sentence begins with a capital, also where a name stands first that has none.
fn capital(said: &str) -> String {
    let mut letters = said.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

fn with_comma(written: &str) -> String {
    written.replace('.', ",")
}

/// `chifootmi-event-kick-taken`, `refusal-seat-unknown`.
fn sentence_id(game: Option<&str>, what: &str, fact: &Value) -> String {
    let kind = fact["kind"].as_str().unwrap_or_default().replace('_', "-");
    game.map_or_else(|| format!("{what}-{kind}"), |game| format!("{game}-{what}-{kind}"))
}

mod story;
#[cfg(test)]
mod tests;
