//! `onze games` and `onze rules`.

use onze_core::Kind;
use onze_core::table::Refused;
use serde_json::{Map, Value, json};

use crate::failure::Failure;
use crate::rulebooks;
use crate::texts::{Texts, print};
use onze_ai::games::{self, Entry};

pub(crate) fn games(texts: &Texts, as_json: bool) -> Result<(), Failure> {
    if as_json {
        let list = games::ALL.iter().map(|game| game_json(texts, *game)).collect::<Result<Vec<_>, _>>()?;
        print(&json!(list).to_string());
        return Ok(());
    }
    let none = Map::new();
    for game in games::ALL {
        let id = game.id();
        print(&format!(
            "{id}: {} – {}",
            texts.say(&format!("{id}-name"), &none),
            texts.say(&format!("{id}-about"), &none)
        ));
        for setting in game.settings() {
            let help = option_help(texts, id, setting.key);
            print(&format!(
                "  --set {}={}   ({}) {help} ({})",
                setting.key,
                setting.default,
                values(&setting.kind),
                setting.rule
            ));
        }
    }
    Ok(())
}

fn game_json(texts: &Texts, game: &dyn Entry) -> Result<Value, Failure> {
    let id = game.id();
    let none = Map::new();
    let options: Vec<Value> = game
        .settings()
        .iter()
        .map(|setting| {
            let mut option = serde_json::to_value(setting).unwrap_or_default();
            option["help"] = option_help(texts, id, setting.key).into();
            option
        })
        .collect();
    let (name, about) = (texts.say(&format!("{id}-name"), &none), texts.say(&format!("{id}-about"), &none));
    Ok(json!({ "id": id, "name": name, "about": about, "seats": game.seats(&[])?, "options": options }))
}

fn option_help(texts: &Texts, game: &str, key: &str) -> String {
    texts.say(&format!("{game}-option-{}-help", key.replace('_', "-")), &Map::new())
}

fn values(kind: &Kind) -> String {
    match kind {
        Kind::Flag => "on|off".to_owned(),
        Kind::Choice { values } => values.join("|"),
        Kind::Number { least, most, zero: true } => format!("0, {least}..{most}"),
        Kind::Number { least, most, zero: false } => format!("{least}..{most}"),
        Kind::Text => "text".to_owned(),
    }
}

pub(crate) fn rules(texts: &Texts, game: &str, clause: Option<&str>, as_json: bool) -> Result<(), Failure> {
    let id = games::find(game)?.id();
    let Some(book) = rulebooks::of(id, texts.lang) else {
        return Err(Refused::plain("rulebook_missing", &[("game", game)]).into());
    };
    let entries = match clause {
        None => book.clauses().to_vec(),
        Some(clause) => vec![
            book.clause(clause)
                .ok_or_else(|| Refused::plain("clause_unknown", &[("clause", clause), ("game", id)]))?,
        ],
    };
    if as_json {
        let list: Vec<Value> = entries
            .iter()
            .map(|entry| json!({ "clause": entry.id, "title": entry.title, "text": entry.text }))
            .collect();
        print(&json!(list).to_string());
    } else if clause.is_some() {
        for entry in entries {
            print(&format!("{} {}\n\n{}", entry.id, entry.title, entry.text));
        }
    } else {
        print(book.text().trim_end());
    }
    Ok(())
}
