//! The clubs of a championship by the names on their cards: `US Altamont`, and in passing `Altamont`.

use onze_core::Viewer;
use onze_core::table::Table;
use serde_json::{Map, Value};

use crate::texts::{Lang, Texts};

/// Who has which name; nobody in games without clubs, and in a championship before they are bought.
pub(crate) struct Clubs(Vec<(String, String)>);

impl Clubs {
    pub(crate) fn of(table: &dyn Table) -> Clubs {
        let view: Value = serde_json::from_str(table.view(Viewer::Spectator).get()).unwrap_or_default();
        let cards: Value = serde_json::from_str(table.setup().get()).unwrap_or_default();
        let cards = cards["club_cards"].as_array().map_or(&[][..], Vec::as_slice);
        let name = |club: &Value| {
            let card = cards.iter().find(|card| card["card"] == club["card"])?;
            Some((club["club"].as_str()?.to_owned(), card["club"].as_str()?.to_owned()))
        };
        Clubs(view["clubs"].as_array().into_iter().flatten().filter_map(name).collect())
    }

    /// The sentence of an event.
    pub(crate) fn tell(&self, texts: &Texts, game: &str, event: &Value) -> String {
        if self.0.is_empty() {
            return texts.event(game, event);
        }
        let empty = Map::new();
        let mut named = Map::new();
        for (fact, value) in event.as_object().unwrap_or(&empty) {
            if let Some(name) = value.as_str().and_then(|club| self.name(club)) {
                named.insert(format!("{fact}_short"), short(name).into());
            }
            named.insert(fact.clone(), self.named(value));
        }
        self.elided(texts, texts.event(game, &named.into()))
    }

    fn name(&self, club: &str) -> Option<&str> {
        self.0.iter().find(|(seat, _)| seat == club).map(|(_, name)| name.as_str())
    }

    fn named(&self, value: &Value) -> Value {
        match value {
            Value::String(text) => self.name(text).unwrap_or(text).into(),
            Value::Array(items) => items.iter().map(|item| self.named(item)).collect(),
            other => other.clone(),
        }
    }

    /// « le 7 d’Altamont ».
    fn elided(&self, texts: &Texts, mut sentence: String) -> String {
        let vowel = |name: &str| name.starts_with(['A', 'E', 'I', 'O', 'U', 'É']);
        for name in self.0.iter().map(|(_, name)| short(name)).filter(|name| vowel(name)) {
            if texts.lang() == Lang::Fr {
                sentence = sentence.replace(&format!("de {name}"), &format!("d’{name}"));
            }
        }
        sentence
    }
}

fn short(name: &str) -> &str {
    name.rsplit_once(' ').map_or(name, |(_, last)| last)
}
