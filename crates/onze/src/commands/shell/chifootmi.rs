//! The Chifootmi table in a few lines of text.

use onze_core::Seat;
use serde_json::Value;

use crate::commands::replay::facts;
use crate::texts::Texts;

/// Both sides, the match zone and the ball, the viewer's side below.
pub(crate) fn table(texts: &Texts, view: &Value) -> String {
    let own = usize::from(view["seat"] == "B");
    let other = 1 - own;
    let zone: Vec<String> =
        view["zone"].as_array().into_iter().flatten().map(|duel| pair(duel, own)).collect();
    let zone = if zone.is_empty() { "·".to_owned() } else { zone.join("  ") };
    [side(texts, view, other), format!("              {zone}"), side(texts, view, own)].join("\n")
}

/// The cards of a duel in the match zone, the viewer's own second.
fn pair(duel: &Value, own: usize) -> String {
    let card = |side: usize| duel[side].as_str().unwrap_or("·").to_owned();
    format!("{}/{}", card(1 - own), card(own))
}

/// `Red ● 1/2   0   [8] [5] [4] [11]   ▾ 2   ▴ 4 (6)`
fn side(texts: &Texts, view: &Value, side: usize) -> String {
    let letter = ["R", "B"][side];
    let name = texts.say("name-side", &facts(&[("side", letter.into())]));
    let ball = if view["ball"] == letter {
        format!("● {}/{}", view["kept"], view["needed"])
    } else {
        String::new()
    };
    let this = &view["sides"][side];
    let slots: Vec<String> = this["slots"].as_array().into_iter().flatten().map(slot).collect();
    let top = this["top"].as_str().map_or_else(String::new, |card| format!(" ({card})"));
    let (down, up, score) = (&this["face_down"], &this["face_up"], &view["score"][side]);
    format!("{name:<6}{ball:<6}{score:>2}   {}   ▾ {down}   ▴ {up}{top}", slots.join(" "))
}

/// `[8]`; `(4)` for one's own card that lies face down; `[?]` for the other's; `[ ]` for none.
fn slot(slot: &Value) -> String {
    match (slot["occupied"] == true, slot["face_down"] == true, slot["card"].as_str()) {
        (false, ..) => "[  ]".to_owned(),
        (true, true, Some(card)) => format!("({card:>2})"),
        (true, _, Some(card)) => format!("[{card:>2}]"),
        (true, _, None) => "[ ?]".to_owned(),
    }
}

/// `P1: play the 8`
pub(crate) fn words(texts: &Texts, choice: &str, own: Seat, view: &Value) -> String {
    let word = choice.to_lowercase();
    let answer =
        |sign: char, name: &str| word.strip_suffix(sign).map(|question| format!("{question}-{name}"));
    let id = answer('+', "plus").or_else(|| answer('-', "minus")).unwrap_or_else(|| word.clone());
    texts.say(&format!("chifootmi-move-{id}"), &facts(&[("card", card_of(choice, own, view))]))
}

/// The card that a choice `P1` … `P4` would play.
fn card_of(choice: &str, own: Seat, view: &Value) -> Value {
    let slot = choice.strip_prefix('P').and_then(|number| number.parse::<usize>().ok());
    let slots = &view["sides"][own.index()]["slots"];
    slot.map(|number| slots[number.wrapping_sub(1)]["card"].clone()).unwrap_or_default()
}
