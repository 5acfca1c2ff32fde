//! What the page knows of stickers, squads and kits, written from the data of Rust:
//! `cargo nextest run -p onze-simulator catalogue_for_the_page`. Fails once when they have changed.

use std::fmt::Write;

use onze_simulator::{
    Catalogue, Kit, LONGEST, MOST_KEEPERS, Mark, Pattern, SPONSORS, SQUAD, Squad, SquadValue, Strength,
};
use serde_json::{Value, json};

/// The least value of each class of squads (SIM-209).
fn classes() -> Vec<Value> {
    let mut classes: Vec<(u8, Strength)> = Vec::new();
    for value in 0..=80 {
        let strength = Strength::of(value);
        if classes.last().is_none_or(|(_, last)| *last != strength) {
            classes.push((value, strength));
        }
    }
    classes.into_iter().map(|(least, strength)| json!({ "least": least, "strength": strength })).collect()
}

#[test]
fn sim_207_to_sim_214_the_page_has_the_catalogue_of_today() {
    let catalogue = Catalogue::read("standard").unwrap();
    let lines = catalogue.entries().iter().map(|line| {
        let mut told = json!(line.sticker);
        told["value"] = line.sticker.value().into();
        told["copies"] = line.copies.into();
        told["first"] = line.first.into();
        told
    });
    let ready = ["reds", "blues"].map(|name| Squad::read(name, &catalogue, SquadValue::ANY).unwrap().codes());
    let marks: Vec<String> = Mark::ALL.iter().map(|mark| mark.letter().to_string()).collect();
    let facts: [(&str, &str, Value); 9] = [
        ("CATALOGUE", "CatalogueLine[]", lines.collect()),
        ("MARKS", "string[]", json!(marks)),
        ("CLASSES", "{ least: number; strength: string }[]", json!(classes())),
        ("READY", "{ reds: string; blues: string }", json!({ "reds": ready[0], "blues": ready[1] })),
        ("KITS", "Kit[]", json!(Kit::standard().unwrap())),
        ("PATTERNS", "Pattern[]", json!(Pattern::ALL)),
        ("SQUAD", "number", SQUAD.into()),
        ("MOST_KEEPERS", "number", MOST_KEEPERS.into()),
        (
            "LIMITS",
            "{ letters: number; sponsors: number }",
            json!({ "letters": LONGEST, "sponsors": SPONSORS }),
        ),
    ];
    let mut text = "// Written from crates/simulator by its test `catalogue_for_the_page`. Do not edit.\n\
                    import type { Kit, Pattern, Sticker } from \"./simulator\";\n\n\
                    export type CatalogueLine = Sticker & { value: number; copies: number; first: number };\n"
        .to_owned();
    for (name, kind, fact) in facts {
        let _ = writeln!(text, "\nexport const {name}: {kind} = {fact};");
    }
    let file = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/generated/catalogue.ts");
    let before = std::fs::read_to_string(&file).unwrap_or_default();
    if before != text {
        std::fs::write(&file, &text).unwrap();
    }
    assert!(before == text, "web/src/generated/catalogue.ts was out of date and is written anew");
}
