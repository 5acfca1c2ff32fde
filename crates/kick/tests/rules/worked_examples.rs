//! The worked examples of the rules, word for word: `worked_examples.json` is their text.

use crate::common::{assert_near, example, kick_of, name_of, numbers, peg_of, play};
use onze_kick::{Deviates, End, Flight, Kick, Level, Pitch, Source, SplitMix64, Vector, World};
use serde_json::Value;

/// Plays an example at level exact and compares everything it states.
fn check(id: &str) {
    let world = World::standard();
    let said = example(id);
    let flight = play(&world, &said);
    if let Some(count) = said.get("count") {
        assert_eq!(flight.segments.len() as u64, count.as_u64().unwrap(), "{id}: segments");
    } else {
        compare_segments(id, &said, &flight);
        compare_contacts(id, &said, &flight);
    }
    compare_fallen(id, &said, &flight);
    compare_end(id, &said, &flight);
    assert_eq!(flight.capped, said.get("capped").is_some(), "{id}: capped");
}

fn compare_segments(id: &str, said: &Value, flight: &Flight) {
    let rows = said["segments"].as_array().unwrap();
    assert_eq!(flight.segments.len(), rows.len(), "{id}: segments");
    for (row, segment) in rows.iter().zip(&flight.segments) {
        assert_eq!(format!("{:?}", segment.motion).to_lowercase(), row[0].as_str().unwrap(), "{id}");
        let Vector { x, y, z } = segment.centre;
        let v = segment.velocity;
        assert_near(id, &[segment.time, x, y, z, v.x, v.y, v.z], &numbers(row));
    }
}

/// The centre of a contact is that of the segment starting at that time.
fn compare_contacts(id: &str, said: &Value, flight: &Flight) {
    let rows = said["contacts"].as_array().unwrap();
    assert_eq!(flight.contacts.len(), rows.len(), "{id}: contacts");
    for (row, contact) in rows.iter().zip(&flight.contacts) {
        assert_eq!(name_of(contact.body), row[0].as_str().unwrap(), "{id}");
        let n = contact.normal;
        assert_near(id, &[contact.time, n.x, n.y, n.z, contact.normal_speed], &numbers(row));
        let begins_there = |segment: &&onze_kick::Segment| {
            (segment.time - contact.time).abs() < 1e-12 && segment.centre == contact.centre
        };
        let is_last = flight.end.last().centre == contact.centre;
        assert!(is_last || flight.segments.iter().find(begins_there).is_some(), "{id}: centre of a contact");
    }
}

fn compare_fallen(id: &str, said: &Value, flight: &Flight) {
    let none = Vec::new();
    let rows = said.get("fallen").and_then(Value::as_array).unwrap_or(&none);
    assert_eq!(flight.fallen.len(), rows.len(), "{id}: fallen");
    for (row, fallen) in rows.iter().zip(&flight.fallen) {
        assert_eq!(fallen.peg, peg_of(&row[0]), "{id}");
        assert_near(id, &[fallen.time, fallen.direction.x, fallen.direction.y], &numbers(row));
    }
}

fn compare_end(id: &str, said: &Value, flight: &Flight) {
    let (name, over) = match flight.end {
        End::Rest(rest) => ("rest".to_owned(), rest),
        End::Touch { side, over } => (format!("touch:{}", side.number()), over),
        End::GoalLine { side, over } => (format!("goal-line:{}", side.number()), over),
        End::Goal { side, over, .. } => (format!("goal:{}", side.number()), over),
    };
    assert_eq!(name, said["end"][0].as_str().unwrap(), "{id}");
    let Vector { x, y, z } = over.centre;
    assert_near(id, &[over.time, x, y, z], &numbers(&said["end"]));
    assert_eq!(matches!(flight.end, End::Goal { .. }), said.get("last").is_some(), "{id}: last");
    if let Some(last) = said.get("last") {
        let Vector { x, y, z } = flight.end.last().centre;
        assert_near(id, &[flight.end.last().time, x, y, z], &numbers(last));
    }
}

macro_rules! examples {
    ($($name:ident $id:literal,)*) => { $(
        #[test]
        fn $name() {
            check($id);
        }
    )* };
}

examples! {
    kick_901_low_kick_with_nothing_in_the_way_rolls_and_stops "KICK-901",
    kick_902_the_direction_is_normalised "KICK-902",
    kick_903_full_power_from_one_goal_line_over_the_other "KICK-903",
    kick_904_out_over_a_touch_line "KICK-904",
    kick_905_low_shot_into_the_back_of_the_net "KICK-905",
    kick_906_stops_on_the_goal_line_and_is_no_goal "KICK-906",
    kick_907_head_on_into_a_standing_peg "KICK-907",
    kick_908_off_centre_and_deflected "KICK-908",
    kick_909_exactly_tangent_is_no_contact "KICK-909",
    kick_910_grazing_is_a_contact "KICK-910",
    kick_911_a_ball_against_a_peg_kicked_into_it "KICK-911",
    kick_912_two_pegs_at_the_same_instant_lower_id_first "KICK-912",
    kick_913_lying_peg_long_side "KICK-913",
    kick_914_lying_peg_bevelled_corner "KICK-914",
    kick_915_off_the_post_and_in "KICK-915",
    kick_916_side_of_the_net_then_its_back "KICK-916",
    kick_917_the_players_own_peg_is_no_obstacle "KICK-917",
    kick_918_lob_clears_a_standing_peg "KICK-918",
    kick_919_lob_high_on_a_peg_that_falls "KICK-919",
    kick_920_a_held_peg_stays_up "KICK-920",
    kick_921_lob_on_the_rim_of_a_peg "KICK-921",
    kick_922_lob_on_the_flat_top_of_a_peg "KICK-922",
    kick_923_lob_on_the_round_top_of_a_lying_peg "KICK-923",
    kick_924_under_the_front_of_the_crossbar "KICK-924",
    kick_925_on_top_of_the_crossbar_and_over "KICK-925",
    kick_926_over_the_crossbar_without_touching_it "KICK-926",
    kick_927_lob_into_the_goal_by_the_roof_of_the_net "KICK-927",
    kick_928_out_over_a_touch_line_in_the_air "KICK-928",
    kick_929_header_at_full_power_goes_five_cells "KICK-929",
    kick_930_header_onto_a_peg_calls_the_perch_rule "KICK-930",
    kick_931_header_that_knocks_a_peg_over "KICK-931",
    kick_932_header_into_the_goal "KICK-932",
    kick_933_header_along_the_ridge_of_a_lying_peg "KICK-933",
    kick_934_wedged_between_two_pegs_until_the_cap "KICK-934",
    kick_938_low_shot_into_the_box_of_a_keeper "KICK-938",
    kick_939_lob_on_the_top_of_a_box_and_in "KICK-939",
    kick_940_a_rolling_ball_passes_under_a_box_at_16 "KICK-940",
}

#[test]
fn kick_935_words_and_deviates_of_seed_1() {
    let said = example("KICK-935");
    let mut source = SplitMix64::new(said["seed"].as_u64().unwrap());
    for word in said["words"].as_array().unwrap() {
        assert_eq!(format!("{:#x}", source.word()), word.as_str().unwrap());
    }
    let Deviates { direction, speed, loft } = Deviates::draw(&mut SplitMix64::new(1));
    // Exact: they are multiples of 2⁻¹⁶.
    assert_eq!([direction, speed, loft].to_vec(), numbers(&said["deviates"]));
}

#[test]
fn kick_936_launch_velocities_at_each_level() {
    let world = World::standard();
    let said = example("KICK-936");
    let launch = |kick: &str| format!(r#"{{"kick":{kick},"kicker":null,"pegs":[]}}"#);
    let low = launch(r#"{"kind":"low","at":[462,333],"dir":[1,0],"power":0.5,"loft":0}"#);
    let lob = launch(r#"{"kind":"lob","at":[462,333],"dir":[1,0],"power":0.5,"loft":1}"#);
    for (level, name) in [
        (Level::Exact, "exact"),
        (Level::Steady, "steady"),
        (Level::Normal, "normal"),
        (Level::Shaky, "shaky"),
    ] {
        for (text, kind) in [(&low, "low"), (&lob, "lob")] {
            let asked: Value = serde_json::from_str(text).unwrap();
            let kick = Kick { level, ..kick_of(&asked) };
            let flight = world.kick(&Pitch::default(), &kick, &mut SplitMix64::new(1)).unwrap();
            let v = flight.segments[0].velocity;
            assert_near(name, &[v.x, v.y, v.z], &numbers(&said[name][kind]));
        }
    }
}

#[test]
fn kick_937_positions_on_the_path_of_kick_918() {
    let world = World::standard();
    let said = example("KICK-918");
    let flight = play(&world, &said);
    for row in example("KICK-937")["at"].as_array().unwrap() {
        let row = numbers(row);
        let Vector { x, y, z } = world.position(&flight, row[0]);
        assert_near("KICK-937", &[x, y, z], &row[1..]);
    }
}

#[test]
fn kick_940_but_not_under_one_that_begins_at_8() {
    let mut said = example("KICK-940");
    said["pegs"][0]["box"][4] = 8.into();
    let flight = play(&World::standard(), &said);
    assert_eq!(flight.touched().next(), Some(peg_of(&said["pegs"][0]["id"])));
}

/// A run that skips an example is a failure.
#[test]
fn kick_901_to_940_are_all_here() {
    assert_eq!(crate::common::examples().len(), 40);
}
