//! Every sentence is there, in both languages, with all its words.

#![allow(clippy::unwrap_used)] // a test that cannot go on has failed
use std::collections::BTreeSet;

use fluent_bundle::FluentResource;
use onze_core::fair::Secret;
use onze_core::{Chance, Dice, Header, Kind, Quick, Viewer};
use serde_json::json;

use super::*;

mod counts;
mod shapes;

mod stories;

const EN: &str = include_str!("../../../locales/en.ftl");
const FR: &str = include_str!("../../../locales/fr.ftl");

/// The names of the messages and terms of a file.
fn ids(source: &str) -> BTreeSet<&str> {
    source
        .lines()
        .filter(|line| line.starts_with(|c: char| c.is_ascii_lowercase() || c == '-'))
        .filter_map(|line| line.split_once(" ="))
        .map(|(id, _)| id)
        .collect()
}

#[test]
fn both_files_are_well_formed_and_say_the_same_things() {
    for source in [EN, FR] {
        assert!(FluentResource::try_new(source.to_owned()).is_ok());
    }
    assert_eq!(ids(EN), ids(FR));
}

/// Says a sentence and fails if any word of it is missing.
fn said(texts: &Texts, id: &str, facts: &Value) -> String {
    whole(texts.say(id, facts.as_object().unwrap()), id, facts)
}

/// A sentence of which no word is missing.
fn whole(sentence: String, id: &str, facts: &Value) -> String {
    // A name or a variable stands where a word should, or a word is missing.
    let gap = ["{", "  ", " . "].iter().any(|gap| sentence.contains(gap)) || sentence.ends_with(" .");
    assert!(sentence != id && !gap, "{id}: {sentence}\n{facts}");
    sentence
}

/// Random matches with these options, in which now and then something else is tried. Everything that happens and
/// everything that is refused is said in both languages.
fn tell_matches(game: &str, matches: u32, options: &[&[(&str, &str)]], tries: &[&str]) {
    let both = [Texts::new(Lang::En), Texts::new(Lang::Fr)];
    let mut chance = Quick::new(5);
    for (n, set) in (0..matches).zip(options.iter().cycle()) {
        let set: Vec<_> = set.iter().map(|&(key, value)| (key.to_owned(), value.to_owned())).collect();
        let dice = Dice::fair(Secret::from_words(&n.to_string()), Vec::new());
        let header =
            Header { name: "m".to_owned(), players: Vec::new(), words: Vec::new(), dice, position: None };
        let mut table = onze_games::find(game).unwrap().begin(&set, header, &[]).unwrap();
        while let Some(seat) = table.to_act().first() {
            let moves = table.legal(seat);
            let choice = match chance.below(20) {
                0 => tries[chance.below(200) as usize % tries.len()],
                _ => &moves[chance.below(10_000) as usize % moves.len()],
            };
            if let Err(refused) = table.play(seat, choice, &[]) {
                for texts in &both {
                    said(
                        texts,
                        &sentence_id(refused.why["of"].as_str(), "refusal", &refused.why),
                        &refused.why,
                    );
                }
            }
        }
        for viewer in [Viewer::All, Viewer::Spectator] {
            for n in 0..table.n_steps() {
                let step = table.step(n, viewer).unwrap();
                for event in &serde_json::from_str::<Vec<Value>>(step.events.get()).unwrap() {
                    for texts in &both {
                        let sentence = texts.event(game, event);
                        assert!(
                            !sentence.contains('{') && !sentence.contains("-event-"),
                            "{event}: {sentence}"
                        );
                        assert!(game != "simulator" || !has_peg_code(&sentence), "{event}: {sentence}");
                    }
                }
            }
        }
    }
}

/// `R13`, as the rules write a peg and no story calls it.
fn has_peg_code(sentence: &str) -> bool {
    let mut words = sentence.split(|letter: char| !letter.is_alphanumeric());
    words.any(|word| {
        let number = word.strip_prefix(['R', 'B']).unwrap_or_default();
        !number.is_empty() && number.chars().all(|digit| digit.is_ascii_digit())
    })
}

#[test]
fn a_story_of_simulator_soccer_names_pegs_by_side_and_number() {
    let told = |lang, event: &Value| Texts::new(lang).event("simulator", event);
    let on = json!({ "kind": "substituted", "on": "R13", "off": "R11", "rules": ["SIM-885"] });
    assert_eq!(told(Lang::En, &on), "Substitution for Red: number 13 for number 11.");
    assert_eq!(told(Lang::Fr, &on), "Remplacement pour Rouge\u{a0}: le 13 entre, le 11 sort.");
    let foul = json!({ "kind": "foul", "by": "B6", "on": "R8", "at": "1,2", "rules": [] });
    assert_eq!(told(Lang::En, &foul), "Foul by Blue’s 6 on Red’s 8!");
    assert_eq!(told(Lang::Fr, &foul), "Le 6 bleu commet une faute sur le 8 rouge\u{a0}!");
    let moved = |to: &str, cells: u8| {
        told(Lang::Fr, &json!({ "kind": "moved", "peg": "R1", "from": "E0", "to": to, "cells": cells }))
    };
    assert_eq!(
        (moved("E2", 1), moved("E0", 0)),
        ("Le 1 rouge va de E0 à E2.".into(), "Le 1 rouge se décale dans E0.".into())
    );
}

#[test]
fn sim_911_the_french_book_says_what_its_box_says_and_why_we_read_otherwise() {
    let book = rulebook("simulator", Lang::Fr).unwrap();
    let clause = book.split("### ").find(|clause| clause.starts_with("SIM-911")).unwrap();
    assert!(["devant", "derrière", "aucun dé"].iter().all(|word| clause.contains(word)), "{clause}");
}

#[test]
fn a_quick_round_is_not_told_as_a_side_that_moves() {
    for (lang, word) in [(Lang::En, "moving"), (Lang::Fr, "mouvement")] {
        let texts = Texts::new(lang);
        let told = ["phase2", "quick_round"]
            .map(|kind| texts.event("simulator", &json!({ "kind": kind, "side": "R" })));
        assert!(!told.join(" ").contains(word), "{told:?}");
    }
}

#[test]
fn a_match_of_every_game_can_be_told_in_both_languages() {
    for game in onze_games::ALL.iter().map(|game| game.id()) {
        let cases: Vec<_> = onze_games::cases(game).iter().map(|case| case.set).collect();
        tell_matches(game, u32::try_from(cases.len()).unwrap(), &cases, &["dance"]);
    }
}

#[test]
fn every_chifootmi_match_can_be_told_in_both_languages() {
    let added = [("level", "pro+"), ("offside", "on"), ("one_two", "on"), ("counter_attack", "on")];
    let levels: [&[(&str, &str)]; 4] =
        [&[("level", "beginner")], &[("level", "amateur"), ("clock", "30")], &[("level", "pro")], &added];
    let tries = ["TIMEOUT", "P1", "P4", "SC", "DU", "O+", "U-", "P9", "TIMEOUT", "TIMEOUT", "RESIGN"];
    tell_matches("chifootmi", 120, &levels, &tries);
}

#[test]
fn every_shoot_match_can_be_told_in_both_languages() {
    let options: [&[(&str, &str)]; 4] = [
        &[("length", "goals-2"), ("ends", "throw"), ("kickoff_after_goal", "single")],
        &[("length", "halves-throws"), ("throws_per_half", "40"), ("drop_ball_after", "4")],
        &[("length", "halves-clock"), ("drop_ball_after", "0")],
        &[("length", "open"), ("max_throws", "200")],
    ];
    let tries = [
        "done",
        "done",
        "ball goal",
        "ball 14,10",
        "ball 14,11",
        "9>17,8 (6)",
        "9>1,2 (1)",
        "1>4,11 (3)",
        "5>7,10 (9)",
        "9>17,9 (6)",
        "2>20,1 (1)",
        "north",
        "throw",
        "draw",
        "end",
        "accept",
        "refuse",
        "play",
        "goalkick left",
        "time",
        "time",
        "dance",
    ];
    tell_matches("shoot", 24, &options, &tries);
}

/// The variants of an enum as messages name them: `kick-off`, `ball-moved`.
fn variants<'a>(source: &'a str, name: &str) -> impl Iterator<Item = String> + use<'a> {
    let from = source.find(&format!("pub enum {name} {{")).unwrap();
    let body = source[from..].lines().skip(1).take_while(|line| *line != "}");
    let names = body.filter_map(|line| line.strip_prefix("    ")?.split([' ', ',']).next());
    names.filter(|name| name.starts_with(|c: char| c.is_ascii_uppercase())).map(|name| {
        let dashed = name.char_indices().flat_map(|(n, c)| {
            [(n > 0 && c.is_ascii_uppercase()).then_some('-'), Some(c.to_ascii_lowercase())]
        });
        dashed.flatten().collect()
    })
}

/// A source file of a game.
fn source(game: &str, file: &str) -> String {
    let path = format!("{}/../{game}/src/{file}.rs", env!("CARGO_MANIFEST_DIR"));
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"))
}

#[test]
fn every_event_and_every_refusal_has_a_sentence() {
    for game in onze_games::ALL.iter().map(|game| game.id()) {
        // Where a game has them: the file, the type, and how its sentences are named.
        let places: &[(&str, &str, &str)] = match game {
            "challenge" => &[
                ("event", "Office", "event"),
                ("pitch/event", "Event", "event"),
                ("refusal", "OfficeRefusal", "refusal"),
                ("pitch/refusal", "Refusal", "refusal"),
            ],
            _ => &[("event", "Event", "event"), ("refusal", "Refusal", "refusal")],
        };
        for &(file, of, what) in places {
            for kind in variants(&source(game, file), of) {
                let id = format!("{game}-{what}-{kind}");
                assert!(ids(EN).contains(id.as_str()), "{id}");
            }
        }
    }
}

#[test]
fn in_french_a_square_does_not_read_as_a_decimal_number() {
    let moved =
        json!({ "kind": "ball_moved", "side": "R", "from": "14,10", "to": "17,9", "total": 3, "lost": 0 });
    let told = [Lang::En, Lang::Fr].map(|lang| Texts::new(lang).event("shoot", &moved));
    assert!(told[0].contains("14,10") && told[0].contains("17,9"), "{}", told[0]);
    assert!(told[1].contains("14-10") && told[1].contains("17-9"), "{}", told[1]);
}

#[test]
fn every_fault_of_shoot_has_a_sentence_of_its_own() {
    let source = &source("shoot", "refusal");
    for (kind, field, of) in [
        ("closed", "limit", "Limit"),
        ("no-goal", "reason", "NoGoal"),
        ("board", "fault", "BoardFault"),
        ("position", "fault", "PositionFault"),
    ] {
        // A variant around another enum stands for all of that one's.
        let within = |name: String| match name.split_once('(') {
            Some(_) => variants(source, "Limit").collect(),
            None => vec![name],
        };
        let faults: Vec<_> = variants(source, of).flat_map(within).collect();
        for lang in [Lang::En, Lang::Fr] {
            let texts = Texts::new(lang);
            let told = faults.iter().map(|name| {
                let facts =
                    json!({ field: name, "number": 5, "to": "17,8", "at": "ball 3", "form": "ball 12,10 R", "field": "B" });
                said(&texts, &format!("shoot-refusal-{kind}"), &facts)
            });
            assert_eq!(told.collect::<BTreeSet<_>>().len(), faults.len(), "{kind}");
        }
    }
}

#[test]
fn every_championship_of_challenge_foot_can_be_told_in_both_languages() {
    let options: [&[(&str, &str)]; 3] = [
        &[("clubs", "4"), ("length", "trial:6"), ("champion_stock", "2")],
        &[("length", "minutes:30"), ("matches", "1")],
        &[("friendly", "on"), ("offside", "claim"), ("shocks_per_throw", "3"), ("shock_reach", "0")],
    ];
    let tries = [
        "series 4",
        "sell 9",
        "sell 0",
        "buy 3",
        "credit",
        "pass",
        "offer club1 1 0",
        "ask club2 1 900",
        "ask club12 1 1",
        "accept",
        "colour red",
        "venue own",
        "time",
        "time",
        "squad 1-10 k1",
        "b M20>M10",
        "m S1:3 M1>M4",
        "m N5:6 A1>A7",
        ".",
        "taker 4",
        "dance",
    ];
    tell_matches("challenge", 6, &options, &tries);
}

/// What a story never says: who is S9 to a person, or INC-07, or P40 behind the goal line?
#[test]
fn the_story_of_challenge_foot_names_people_and_cards_and_no_codes() {
    let both = [Texts::new(Lang::En), Texts::new(Lang::Fr)];
    let sets: [&[(&str, &str)]; 2] = [
        &[("clubs", "4"), ("length", "trial:12")],
        &[("friendly", "on"), ("offside", "claim"), ("shocks_per_throw", "3"), ("shock_reach", "0")],
    ];
    let mut kinds = BTreeSet::new();
    for (n, set) in (0..8).zip(sets.iter().cycle()) {
        let set: Vec<_> = set.iter().map(|&(key, value)| (key.to_owned(), value.to_owned())).collect();
        let dice = Dice::fair(Secret::from_words(&format!("story {n}")), Vec::new());
        let header =
            Header { name: "m".to_owned(), players: Vec::new(), words: Vec::new(), dice, position: None };
        let mut table = onze_games::find("challenge").unwrap().begin(&set, header, &[]).unwrap();
        let mut chance = Quick::new(n);
        while let Some(seat) = table.to_act().first() {
            let moves = table.legal(seat);
            table.play(seat, &moves[chance.below(10_000) as usize % moves.len()], &[]).unwrap();
        }
        for step in (0..table.n_steps()).filter_map(|n| table.step(n, Viewer::All)) {
            for mut event in serde_json::from_str::<Vec<Value>>(step.events.get()).unwrap() {
                let kind = event["kind"].as_str().unwrap().to_owned();
                // A code that reaches the sentence is seen by its mark.
                for name in ["who", "runner", "struck", "on", "off", "path", "move"] {
                    if event[name].is_string() {
                        event[name] = "§".into();
                    }
                }
                for texts in &both {
                    let sentence = said(texts, &sentence_id(Some("challenge"), "event", &event), &event);
                    let mut words = sentence.split(|c: char| !c.is_alphanumeric() && c != '-' && c != '§');
                    let is_code = |word: &str| {
                        let (letters, number) =
                            word.split_at(word.find(|c: char| c.is_ascii_digit()).unwrap_or(0));
                        let card = letters.ends_with('-') && letters.len() > 2;
                        let mouth = letters.len() == 1 && (number == "0" || number == "40");
                        word.contains('§') || card || mouth
                    };
                    assert!(!words.any(is_code), "{kind}: {sentence}");
                }
                kinds.insert(kind);
            }
        }
    }
    for kind in ["card", "credit", "goal", "injured", "moved", "played", "revenue", "shock", "substituted"] {
        assert!(kinds.contains(kind), "{kind} did not happen");
    }
}

#[test]
fn options_have_names_and_help() {
    for game in onze_games::ALL {
        for setting in game.settings() {
            let id = format!("{}-option-{}", game.id(), setting.key.replace('_', "-"));
            for name in [id.clone(), format!("{id}-help")] {
                assert!(ids(EN).contains(name.as_str()), "{name}");
            }
            if let Kind::Choice { values } = setting.kind {
                for value in values {
                    let key = setting.key.replace('_', "-");
                    let name =
                        format!("{}-{key}-{}", game.id(), value.replace('_', "-").replace('+', "-plus"));
                    assert!(ids(EN).contains(name.as_str()), "{name}");
                }
            }
        }
    }
}

#[test]
fn every_simulator_match_can_be_told_in_both_languages() {
    let pro = [
        ("shootout", "on"),
        ("ticks_per_half", "11"),
        ("clock", "30"),
        ("pro_assist", "on"),
        ("pro_striker", "on"),
        ("pro_header", "on"),
        ("pro_speed", "on"),
        ("pro_offside_line", "on"),
        ("pro_quick_defence", "on"),
    ];
    let options: [&[(&str, &str)]; 2] = [&[("ticks_per_half", "11")], &pro];
    let tries = [
        "HOLD",
        "QUICK",
        "END",
        "SKILL none",
        "DIVE AH",
        "CROSS R7",
        "SHOT R9",
        "dance",
        "KICK R9 low 0.0 p999",
    ];
    tell_matches("simulator", 4, &options, &tries);
}

/// What the page calls the computer, and each of its levels (`page-level`).
fn names_of_computers(page: &str) -> impl Iterator<Item = &str> {
    let named = page.lines().filter_map(|line| line.strip_prefix("page-computer-name = "));
    let levels = page.split("\npage-level =").nth(1).unwrap_or_default();
    let levels = levels.lines().take_while(|line| line.is_empty() || line.starts_with(' '));
    named
        .chain(levels.filter_map(|line| Some(line.split_once(']')?.1.trim())))
        .filter(|name| !name.contains('{'))
}

#[test]
fn nobody_may_be_called_as_a_side_or_a_computer_is_in_either_language() {
    let pages = [
        include_str!("../../../web/src/locales/page.en.ftl"),
        include_str!("../../../web/src/locales/page.fr.ftl"),
    ];
    let mut names: Vec<String> =
        pages.iter().flat_map(|page| names_of_computers(page)).map(ToOwned::to_owned).collect();
    assert_eq!(names.len(), 12, "{names:?}");
    for lang in [Lang::En, Lang::Fr] {
        let side =
            |side: &str| Texts::new(lang).say("name-side", json!({ "side": side }).as_object().unwrap());
        names.extend(["R", "B"].map(side));
    }
    for name in names {
        assert!(onze_core::name::of_person(&name).is_err(), "{name}");
    }
}
