//! Every shape that an event or a refusal can have, read from its type, is a whole sentence in both languages: each
//! value of each field, lists of any length, and what may be absent both there and not.

use std::path::Path;

use serde_json::{Map, Value, json};

use super::{EN, ids, said, sentence_id, whole};
use crate::{Lang, Texts};

/// A value of an enum: its name as it is told, its fields with their types, and which of those may be left out.
struct Variant {
    name: String,
    fields: Vec<(String, String, bool)>,
}

/// An enum of a game, and the fact that names its values where they have fields of their own.
struct Enum {
    tag: Option<String>,
    variants: Vec<Variant>,
}

/// What stands between the outermost commas.
fn parts(text: &str) -> Vec<String> {
    let mut depth = 0;
    let mut all = vec![String::new()];
    for c in text.chars() {
        depth += i32::from("<([{".contains(c)) - i32::from(">)]}".contains(c));
        match all.last_mut() {
            Some(last) if c != ',' || depth > 0 => last.push(c),
            _ => all.push(String::new()),
        }
    }
    all.into_iter().map(|part| part.trim().to_owned()).filter(|part| !part.is_empty()).collect()
}

/// What stands in the first brackets of this kind, and what follows them.
fn inside(text: &str, [open, close]: [char; 2]) -> Option<(&str, &str)> {
    let from = text.find(open)?;
    let mut depth = 0;
    let to = text.char_indices().skip_while(|&(at, _)| at < from).find(|&(_, c)| {
        depth += i32::from(c == open) - i32::from(c == close);
        depth == 0
    })?;
    Some((&text[from + 1..to.0], &text[to.0 + 1..]))
}

/// Without the attributes before it: those, and the rest.
fn bare(mut text: &str) -> (String, &str) {
    let mut attributes = String::new();
    while let Some((attribute, rest)) = text.starts_with('#').then(|| inside(text, ['[', ']'])).flatten() {
        attributes.push_str(attribute);
        text = rest.trim_start();
    }
    (attributes, text)
}

fn quoted<'a>(text: &'a str, before: &str) -> Option<&'a str> {
    text.split_once(before)?.1.split('"').nth(1)
}

/// `ThrowIn` as `throw-in`.
fn joined(name: &str, with: &str) -> String {
    let words = name.char_indices().map(|(n, c)| {
        let small = c.to_ascii_lowercase();
        if n > 0 && c.is_ascii_uppercase() { format!("{with}{small}") } else { small.to_string() }
    });
    words.collect()
}

/// All source of a game, without comments.
fn code(folder: &Path) -> String {
    let mut all = String::new();
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            all += &code(&path);
        } else {
            let text = std::fs::read_to_string(&path).unwrap();
            let lines = text.lines().map(|line| line.split("//").next().unwrap_or_default());
            all.extend(lines.flat_map(|line| [line, "\n"]));
        }
    }
    all
}

/// The source of a game, or of a part of it.
fn source(game: &str, part: &str) -> String {
    let path = format!("{}/../{game}/src/{part}", env!("CARGO_MANIFEST_DIR"));
    let path = Path::new(&path);
    if path.is_dir() { code(path) } else { std::fs::read_to_string(path).unwrap() }
}

fn read_enum(source: &str, name: &str) -> Option<Enum> {
    let plain: String = source
        .lines()
        .map(|line| line.split("//").next().unwrap_or_default())
        .flat_map(|line| [line, "\n"])
        .collect();
    let (before, rest) = plain.split_once(&format!("enum {name} {{"))?;
    let at = before.rfind(['}', ';']).map_or(0, |at| at + 1);
    let attributes = &before[at..];
    let with = if quoted(attributes, "rename_all") == Some("snake_case") { "_" } else { "-" };
    let body = format!("{{{rest}");
    let variants = parts(inside(&body, ['{', '}'])?.0).into_iter().map(|part| {
        let (_, part) = bare(&part);
        let name = part.split([' ', '=', '{', '(']).next().unwrap_or_default();
        let told = part
            .split('{')
            .next()
            .and_then(|part| quoted(part, "= "))
            .map_or_else(|| joined(name, with), str::to_owned);
        let fields = inside(part, ['{', '}']).map_or_else(Vec::new, |(fields, _)| parts(fields));
        let field = |field: &String| {
            let (attributes, field) = bare(field);
            let (name, of) = field.split_once(": ").unwrap();
            let name = quoted(&attributes, "rename = ").unwrap_or(name);
            let of = if quoted(&attributes, "serialize_with = ") == Some("number") { "Number" } else { of };
            (name.to_owned(), of.to_owned(), attributes.contains("skip_serializing_if"))
        };
        Variant { name: told, fields: fields.iter().map(field).collect() }
    });
    Some(Enum { tag: quoted(attributes, "tag =").map(str::to_owned), variants: variants.collect() })
}

/// Lists of none, one and more.
fn lists(items: &[Value]) -> Vec<Value> {
    let more: Vec<_> = items.iter().cycle().take(3).cloned().collect();
    vec![json!([]), json!([items[0]]), more.into()]
}

/// What a field of this type may hold.
fn samples(game: &str, of: &str) -> Vec<Value> {
    let of = of.trim_start_matches("onze_core::");
    let within = |open: &str| of.strip_prefix(open).and_then(|of| of.strip_suffix('>'));
    if let Some(inner) = within("Option<") {
        return [Value::Null].into_iter().chain(samples(game, inner)).collect();
    }
    if let Some(inner) = within("Box<") {
        return samples(game, inner);
    }
    if let Some(inner) = within("Vec<") {
        return lists(&samples(game, inner));
    }
    if let Some(inner) = of.strip_prefix("&'static [").and_then(|of| of.strip_suffix(']')) {
        return lists(&samples(game, inner)).split_off(1);
    }
    if let Some((inner, n)) = of.strip_prefix('[').and_then(|of| of.strip_suffix(']')?.split_once("; ")) {
        let items = samples(game, inner);
        return vec![items.iter().cycle().take(n.parse().unwrap()).cloned().collect()];
    }
    if let Some(inner) = of.strip_prefix('(').and_then(|of| of.strip_suffix(')')) {
        return vec![parts(inner).iter().map(|of| samples(game, of)[0].clone()).collect()];
    }
    let all = match of {
        "bool" => json!([false, true]),
        "u8" | "u16" | "u32" | "usize" => json!([0, 1, 2]),
        "i8" | "i32" | "Money" => json!([-3, 0, 1, 2]),
        "String" | "&'static str" => json!(["X", "7", "dance"]),
        "Number" | "Slot" | "Angle" => json!([1, 7]),
        "Numbers" | "Relays" => lists(&[json!(1), json!(7)]).into(),
        "Dark" | "Light" => json!(["17,8"]),
        "Square" => json!(["M20"]),
        "Turns" => lists(&[json!("M20")]).into(),
        "Path" | "Placing" | "Run" => json!(["as written"]),
        "Footballer" => json!(["S7", "N16"]),
        "Club" => json!(["club1", "club2"]),
        // Never none of them.
        "Clubs" => lists(&[json!("club1"), json!("club12")]).split_off(1).into(),
        "MatchName" => json!(["1c2f5e9d40aa7b31"]),
        "Squad" => json!([{ "eleven": [1, 2], "rings": [], "keeper": 1 }]),
        "Peg" | "Touched" => json!(["R9", "B16"]),
        "Pegs" => lists(&[json!("R9"), json!("B16")]).into(),
        "Places" => json!([[["R9", "462.0,333.0"]]]),
        "Cell" => json!(["F11"]),
        "Point" => json!(["462.0,333.0"]),
        "Marks" => json!(["YYR"]),
        "Aim" => samples(game, "Kind")
            .into_iter()
            .map(|kind| json!({ "kind": kind, "direction": 900, "power": 40, "loft": 0 }))
            .collect(),
        "Side" if game == "challenge" => json!(["S", "N"]),
        "Side" => json!(["R", "B"]),
        "Card" if game == "chifootmi" => json!(["X", "1", "7"]),
        // By their keys in the sentence that tells of them.
        "Card" if game == "challenge" => {
            let codes = EN.split(['[', ']']).filter(|code| code.len() == 6 && code.as_bytes()[3] == b'-');
            codes.filter(|code| code[4..].parse::<u8>().is_ok()).collect()
        }
        _ => Value::Null,
    };
    if let Value::Array(all) = all {
        return all;
    }
    let found =
        read_enum(&source(game, ""), of).unwrap_or_else(|| panic!("what does {of} of {game} look like?"));
    match &found.tag {
        None => found.variants.into_iter().map(|one| one.name.into()).collect(),
        Some(tag) => found.variants.iter().flat_map(|one| shapes(game, tag, one)).map(Value::from).collect(),
    }
}

/// Everything that a value may be told with. Where that is too much, each field is varied for itself.
fn shapes(game: &str, tag: &str, Variant { name, fields }: &Variant) -> Vec<Map<String, Value>> {
    const MOST: usize = 3_000;
    let given: Vec<_> = fields.iter().map(|(_, of, _)| samples(game, of)).collect();
    let all = given.iter().try_fold(1, |all: usize, one| all.checked_mul(one.len()).filter(|&n| n <= MOST));
    let picks: Vec<Vec<usize>> = match all {
        Some(n) => (0..n)
            .map(|mut n| {
                let digit = |one: &Vec<Value>| {
                    let at = n % one.len();
                    n /= one.len();
                    at
                };
                given.iter().map(digit).collect()
            })
            .collect(),
        None => (0..given.len())
            .flat_map(|field| (0..given[field].len()).map(move |at| (field, at)))
            .flat_map(|(field, at)| {
                let others = |last: bool| {
                    let pick = |(n, one): (usize, &Vec<Value>)| match () {
                        () if n == field => at,
                        () if last => one.len() - 1,
                        () => 0,
                    };
                    given.iter().enumerate().map(pick).collect()
                };
                [others(false), others(true)]
            })
            .collect(),
    };
    let shape = |pick: Vec<usize>| {
        let told =
            fields.iter().zip(given.iter().zip(pick)).filter_map(|((name, _, left_out), (all, at))| {
                let value = all[at].clone();
                // What is left out is not told as nothing: it is not told at all.
                (!(*left_out && value.is_null())).then(|| (name.clone(), value))
            });
        [(tag.to_owned(), Value::from(name.as_str()))].into_iter().chain(told).collect()
    };
    picks.into_iter().map(shape).collect()
}

/// What the types would allow and the rules never tell.
fn never(game: &str, shape: &Map<String, Value>) -> bool {
    let told = |name: &str| shape.get(name).and_then(Value::as_str).unwrap_or_default();
    let none = |name: &str| shape.get(name).is_some_and(|all| *all == json!([]));
    match game {
        // A card from the face-up pile is seen by all.
        "chifootmi" => told("pile") == "face-up" && !shape.contains_key("card"),
        // A fault of a player names him, and whoever has the ball is somebody.
        "shoot" => {
            let of_a_player = ["player-", "shared", "forward-", "half-", "back-", "keeper-"];
            let of_one = told("kind") == "position"
                && of_a_player.iter().any(|fault| told("fault").starts_with(fault));
            of_one && !shape.contains_key("number") || none("holders")
        }
        // What cannot be read is counted, a ball is somewhere, and a line-up is of eleven.
        "simulator" => {
            let uncounted = told("fault") == "form" && shape.get("item") == Some(&Value::Null);
            uncounted || none("cells") || told("kind") == "lined_up" && none("pegs")
        }
        // What comes to a team-mate comes to somebody.
        "challenge" => told("comes") == "mate" && shape.get("to") == Some(&Value::Null),
        _ => false,
    }
}

/// Where a game has its events and refusals: the file and the type.
fn places(game: &str, what: &str) -> &'static [(&'static str, &'static str)] {
    match (game, what) {
        ("challenge", "event") => &[("event.rs", "Office"), ("pitch/event.rs", "Event")],
        ("challenge", _) => &[("refusal.rs", "OfficeRefusal"), ("pitch/refusal.rs", "Refusal")],
        (_, "event") => &[("event.rs", "Event")],
        _ => &[("refusal.rs", "Refusal")],
    }
}

/// Says each shape of each event, or refusal, of a game in both languages.
fn tell_all(game: &str, what: &str, check: impl Fn(&str)) {
    let both = [Texts::new(Lang::En), Texts::new(Lang::Fr)];
    for (file, of) in places(game, what) {
        let found = read_enum(&source(game, file), of).unwrap();
        assert!(found.variants.len() > 20 || game == "chifootmi", "{game} {of}");
        let all = found.variants.iter().flat_map(|one| shapes(game, "kind", one));
        for mut shape in all.filter(|shape| !never(game, shape)) {
            // What happens on a pitch is told with whose it is, and with the footballers it is about.
            if *file == "pitch/event.rs" {
                let who = shape.get("who").and_then(Value::as_str).unwrap_or("S7");
                let man = json!({ "side": &who[..1], "number": who[1..].parse::<u8>().unwrap() });
                let other = json!({ "side": "N", "number": 16 });
                let more =
                    [("host", "club1".into()), ("guest", "club2".into()), ("man", man), ("other", other)];
                shape.extend(more.map(|(name, fact)| (name.to_owned(), fact)));
            }
            let shape = Value::from(shape);
            for texts in &both {
                let id = sentence_id(Some(game), what, &shape);
                // Events are told with what their facts are called in a story.
                let told = match what {
                    "event" => whole(texts.event(game, &shape), &id, &shape),
                    _ => said(texts, &id, &shape),
                };
                check(&told);
            }
        }
    }
}

#[test]
fn every_event_is_a_sentence_in_each_of_its_shapes() {
    for game in onze_games::ALL {
        tell_all(game.id(), "event", |_| ());
    }
}

#[test]
fn every_refusal_is_two_sentences_in_each_of_its_shapes() {
    for game in onze_games::ALL {
        // What is wrong, then what would be right.
        let wrong_then_right = |told: &str| assert!(told.contains(". ") && told.ends_with('.'), "{told}");
        tell_all(game.id(), "refusal", wrong_then_right);
    }
}

/// The facts that are written out after a name: `("seat", name), ("seats", &names)`.
fn facts_in(list: &str) -> Map<String, Value> {
    let names = parts(list)
        .into_iter()
        .filter_map(|pair| Some(pair.strip_prefix("(\"")?.split('"').next()?.to_owned()));
    names.map(|name| (name, "7".into())).collect()
}

#[test]
fn every_refusal_that_names_its_facts_names_all_that_its_sentence_says() {
    let both = [Texts::new(Lang::En), Texts::new(Lang::Fr)];
    let mut n = 0;
    for part in ["core", "games", "lab", "onze", "players", "server", "session"] {
        for call in source(part, "").split("Refused::plain(").skip(1) {
            let Some((kind, list)) =
                call.trim_start().strip_prefix('"').and_then(|call| call.split_once("\","))
            else {
                continue;
            };
            let Some(list) = list.trim_start().strip_prefix('&').filter(|list| list.starts_with('[')) else {
                continue;
            };
            let (list, _) = inside(list, ['[', ']']).unwrap();
            let id = format!("refusal-{}", kind.replace('_', "-"));
            assert!(ids(EN).contains(id.as_str()), "{id}");
            for texts in &both {
                said(texts, &id, &facts_in(list).into());
            }
            n += 1;
        }
    }
    assert!(n > 30, "{n} were found");
}
