//! What a page is told of choices, and what it may ask.

use onze_core::{Seat, Viewer};
use serde_json::{Value, json};

use super::*;
use crate::pitch::Play;

/// A friendly at this moment of its match, South's choice. South is who plays at home.
fn friendly(pitch: &str) -> (Scene, Seat) {
    let mut scene = Scene::new(&[("friendly", "on")], "6 1");
    scene.play("club1 colour red", "6 1");
    scene.play("club1 venue own", "");
    scene.state.fixtures[0].play = Play::read(pitch).unwrap();
    (scene, Seat::FIRST)
}

const PATH: &str =
    "S 1M1 8M36 9K33 10*C20 k1; N 1M39 4D33 k1; own 2-2; ball K33; due path; throw S P; dice 332; unused 332";
const MOVES: &str =
    "S 1M1 7E8 9M10 10*C20 k1; N 1M39 4D33 k1; own 2-2; ball M13; due moves; throw S R; dice 653; unused 3";

fn answered(scene: &Scene, question: &Value) -> Option<Value> {
    let question = serde_json::from_value(question.clone()).unwrap();
    let answer = scene.game.answer(&scene.state, Viewer::All, &question)?;
    Some(serde_json::to_value(answer).unwrap())
}

#[test]
fn cha_905_a_listed_path_tells_what_becomes_of_the_ball_and_is_a_short_value() {
    let (scene, seat) = friendly(PATH);
    let of = |text: &str| {
        let choice = scene.game.read_move(text).unwrap();
        let comes_to = scene.game.comes_to(&scene.state, seat, &choice);
        (serde_json::to_value(choice).unwrap(), serde_json::to_value(comes_to).unwrap())
    };
    assert_eq!(of("b K33>K40"), (json!({ "b": [["K40"]] }), json!("goal")));
    assert_eq!(of("b K33>K25"), (json!({ "b": [["K25"]] }), json!("loose")));
    assert_eq!(of("b K33>I35>E39xNW"), (json!({ "b": [["I35", "E39"], "NW"] }), json!("goal-kick")));
    assert_eq!(of("b K33>D33xW").1, json!("throw-in"));
    assert_eq!(of("m S9:3 K33>K36"), (json!({ "m": ["S9", 3, "K36"] }), Value::Null));
    assert_eq!(of("m S9:4 K33>K35^N4").0, json!({ "m": ["S9", 4, "K35", "N4"] }));
}

#[test]
fn cha_903_a_path_by_way_of_a_team_mate_is_answered_with_all_that_it_can_come_to() {
    let (scene, _) = friendly(PATH);
    let told = answered(&scene, &json!({ "via": ["club1", ["M35"]] }));
    assert_eq!(told, None, "nobody stands there");
    let (scene, _) = friendly(&PATH.replace("8M36", "8K36"));
    let told = answered(&scene, &json!({ "via": ["club1", ["K36"]] })).unwrap();
    let paths = told["via"]["paths"].as_array().unwrap();
    assert!(paths.iter().all(|path| path["text"].as_str().unwrap().starts_with("b K33>K36")));
    assert!(paths.iter().any(|path| path["comes_to"] == "offside" && path["warned"] == "CHA-756"));
}

#[test]
fn cha_905_moves_that_take_the_ball_or_draw_a_card_are_told_when_asked() {
    let (scene, _) = friendly(MOVES);
    let told = answered(&scene, &json!({ "foresee": "club1" })).unwrap();
    let of = |text: &str| {
        let all = told["foresee"].as_array().unwrap();
        all.iter().find(|one| one["text"] == text).map(|one| (one["takes_ball"].clone(), one["deck"].clone()))
    };
    assert_eq!(of("m S7:3 E8>E11"), Some((json!(false), json!("incidents"))));
    assert_eq!(of("m S9:3 M10>M13"), Some((json!(true), json!("incidents"))));
    assert_eq!(of("m S7:3 E8>H8"), None, "nothing comes of it");
    let ways = answered(&scene, &json!({ "ways": ["club1", "S7"] })).unwrap();
    let ways = ways["ways"].as_array().unwrap();
    assert!(ways.contains(&json!(["m S7:3 E8>E11", ["E9", "E10", "E11"]])));
}
