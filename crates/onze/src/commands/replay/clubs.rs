//! The clubs of a championship by the names on their cards: `US Altamont`, and in passing `Altamont`.

use onze_core::story::Beat;
use onze_core::table::Table;
use onze_core::{Seats, Viewer};
use serde_json::{Map, Value};

use crate::texts::Texts;

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
        let bought: Vec<_> = view["clubs"].as_array().into_iter().flatten().filter_map(name).collect();
        // Before it has a name, and in a friendly match, a club is called by who runs it.
        let seats = Seats::all(table.n_seats()).iter().map(|seat| table.seat_name(seat).to_owned());
        let players = &table.header().players;
        let run = seats.zip(players.iter().cloned()).filter(|(seat, player)| {
            let is_own = !player.is_empty() && players.iter().filter(|other| *other == player).count() == 1;
            is_own && seat.starts_with("club") && bought.iter().all(|(club, _)| club != seat)
        });
        Clubs(bought.iter().cloned().chain(run).collect())
    }

    /// The sentence of an event.
    pub(crate) fn tell(&self, texts: &Texts, game: &str, event: &Value) -> String {
        if self.0.is_empty() {
            return texts.event(game, event);
        }
        let named = self.facts(event.as_object().unwrap_or(&Map::new()));
        self.elided(texts, texts.event(game, &named.into()))
    }

    /// A part of a story.
    pub(crate) fn beat(&self, texts: &Texts, beat: &Beat) -> String {
        self.elided(texts, texts.say(&beat.say, &self.facts(&beat.facts)))
    }

    /// Facts with names for clubs.
    pub(crate) fn facts(&self, facts: &Map<String, Value>) -> Map<String, Value> {
        let mut named = Map::new();
        for (fact, value) in facts {
            if let Some(name) = value.as_str().and_then(|club| self.name(club)) {
                named.insert(format!("{fact}_short"), short(name).into());
            }
            named.insert(fact.clone(), self.named(value));
        }
        named
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

    fn elided(&self, texts: &Texts, sentence: String) -> String {
        texts.elided(sentence, self.0.iter().map(|(_, name)| short(name)))
    }
}

fn short(name: &str) -> &str {
    name.rsplit_once(' ').map_or(name, |(_, last)| last)
}
