//! `onze games` and `onze rules`.

use onze_core::Kind;
use onze_core::rulebook::{Entry, Rulebook};
use onze_core::table::Refused;
use serde_json::{Map, Value, json};

use crate::failure::Failure;
use crate::texts::{Texts, print};

pub(crate) fn games(texts: &Texts, as_json: bool) -> Result<(), Failure> {
    if as_json {
        print(&texts.games(onze_players::players)?.to_string());
        return Ok(());
    }
    let none = Map::new();
    for game in onze_games::ALL {
        let id = game.id();
        print(&format!(
            "{id}: {} – {}",
            texts.say(&format!("{id}-name"), &none),
            texts.say(&format!("{id}-about"), &none)
        ));
        for setting in game.settings() {
            let help = texts.option_help(id, setting.key);
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
    let id = onze_games::find(game)?.id();
    let Some(book) = onze_texts::rulebook(id, texts.lang()).map(Rulebook::parse) else {
        return Err(Refused::plain("rulebook_missing", &[("game", game)]).into());
    };
    let entries = match clause {
        None => book.clauses().to_vec(),
        Some(clause) => vec![
            find(&book, clause)
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

/// The clause with this name, or with this number.
fn find<'a>(book: &Rulebook<'a>, clause: &str) -> Option<Entry<'a>> {
    let numbered = |entry: &&Entry<'_>| entry.id.rsplit_once('-').is_some_and(|(_, number)| number == clause);
    book.clause(clause).or_else(|| book.clauses().iter().find(numbered).copied())
}
