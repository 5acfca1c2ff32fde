//! Chapter 1: the world.

use std::path::{Path, PathBuf};

use onze_kick::{
    Body, End, Flight, Side, SplitMix64, World, WorldError,
    sample::{Fingerprint, Sample},
};

use crate::common::{flight, lob, low, lying, standing, touched};

#[test]
fn kick_101_the_lines_are_those_of_the_rectangle() {
    // Wholly over: the centre is a radius beyond the line.
    let end = |at, dir| flight(&[], &low(at, dir, 1.0)).end;
    assert!(
        matches!(end((50.0, 100.0), (-1.0, 0.0)), End::GoalLine { side: Side::Low, over } if over.centre.x == -5.0)
    );
    assert!(
        matches!(end((874.0, 100.0), (1.0, 0.0)), End::GoalLine { side: Side::High, over } if over.centre.x == 929.0)
    );
    assert!(
        matches!(end((50.0, 60.0), (0.0, -1.0)), End::Touch { side: Side::Low, over } if over.centre.y == -5.0)
    );
    assert!(
        matches!(end((50.0, 600.0), (0.0, 1.0)), End::Touch { side: Side::High, over } if over.centre.y == 671.0)
    );
}

#[test]
fn kick_102_a_ball_on_the_cloth_has_its_centre_at_5() {
    let flight = flight(&[], &low((100.0, 100.0), (1.0, 0.0), 0.5));
    assert_eq!(flight.segments[0].centre.z, 5.0);
    assert_eq!(flight.end.last().centre.z, 5.0);
}

#[test]
fn kick_103_a_peg_stands_32_high_and_lies_32_long() {
    // Its side is reached at 6 + 5 from the axis.
    let stands = flight(&[standing(1, 300.0, 300.0)], &low((200.0, 300.0), (1.0, 0.0), 0.5));
    assert!((stands.contacts[0].centre.x - 289.0).abs() < 1e-9);
    // Its end is reached at 16 + 5 from the middle.
    let lies = flight(&[lying(1, 300.0, 300.0, (1.0, 0.0))], &low((200.0, 300.0), (1.0, 0.0), 0.5));
    assert!((lies.contacts[0].centre.x - 279.0).abs() < 1e-9);
    // Its top is reached at 32 + 5 (KICK-922).
    let top = flight(&[standing(1, 268.0, 100.0)], &lob((100.0, 100.0), (1.0, 0.0), 0.4, 1.0));
    assert!((top.contacts[0].centre.z - 37.0).abs() < 1e-9);
}

#[test]
fn kick_104_posts_and_bars_are_where_the_goal_is() {
    for (at, dir, name) in [
        ((100.0, 261.0), (-1.0, 0.0), "post:0"),
        ((100.0, 405.0), (-1.0, 0.0), "post:1"),
        ((824.0, 261.0), (1.0, 0.0), "post:2"),
        ((824.0, 405.0), (1.0, 0.0), "post:3"),
    ] {
        let flight = flight(&[], &low(at, dir, 0.5));
        assert_eq!(touched(&flight)[0], name);
        // 2 + 5 from the axis.
        assert!((flight.contacts[0].centre.y - at.1).abs() < 1e-9);
        assert!(((flight.contacts[0].centre.x - at.0).abs() - 93.0).abs() < 1e-9);
    }
    // As in KICK-924 and mirrored.
    let bar = |x, dir| touched(&flight(&[], &lob((x, 333.0), dir, 0.52, 0.75))).remove(0);
    assert_eq!(bar(200.0, (-1.0, 0.0)), "bar:0");
    assert_eq!(bar(724.0, (1.0, 0.0)), "bar:1");
}

#[test]
fn kick_105_the_net_holds_a_ball_that_has_scored_and_no_other() {
    let scored = flight(&[], &low((250.0, 333.0), (-1.0, 0.0), 1.0));
    assert_eq!(touched(&scored), ["net:0"]);
    assert!((scored.contacts[0].centre.x + 55.0).abs() < 1e-9);
    assert!(scored.end.last().centre.x < -5.0);
    // From outside, beside the goal: nothing is in the way.
    let beside = flight(&[], &low((100.0, 240.0), (-1.0, 0.0), 0.5));
    assert!(beside.contacts.is_empty());
}

#[test]
fn kick_106_nothing_else_is_solid() {
    // Through the place of the corner flag.
    let corner = flight(&[], &low((40.0, 40.0), (-1.0, -1.0), 0.5));
    assert!(corner.contacts.is_empty());
    assert!(matches!(corner.end, End::GoalLine { .. }));
}

#[test]
fn kick_107_every_constant_is_in_the_data_file_and_checked() {
    let text = include_str!("../../data/ball.toml");
    assert_eq!(World::from_toml(text), Ok(World::standard()));
    for (line, broken) in [
        ("radius = 5 ", "radius = 6 "),
        ("fall = 3000", "fall = 0"),
        ("roll = 500", "roll = -500"),
        ("grip = 0.2857142857142857", "grip = 2"),
        ("backspin = 1", "backspin = nan"),
        ("knock = 0.1", "knock = 1.5"),
        ("tip = 19056", "tip = inf"),
        ("separation = 0.001", "separation = 0"),
        ("segments = 64", "segments = 65"),
        ("loft = [0.5, 4]", "loft = [4, 0.5]"),
    ] {
        assert!(text.contains(line), "{line}");
        let refused = World::from_toml(&text.replacen(line, broken, 1));
        assert!(matches!(refused, Err(WorldError::Value { .. })), "{broken}: {refused:?}");
    }
    let missing = World::from_toml(&text.replacen("roll = 500", "rolls = 500", 1)).unwrap_err();
    assert!(missing.to_string().contains("line"), "{missing}");
}

#[test]
fn kick_107_grip_is_two_sevenths() {
    let line = include_str!("../../data/ball.toml").lines().find(|line| line.starts_with("grip")).unwrap();
    let value: f64 = line.split_whitespace().nth(2).unwrap().parse().unwrap();
    assert_eq!(value.to_bits(), (2.0_f64 / 7.0).to_bits());
}

/// Equal in debug and optimised builds and on every target: whoever changes a bit changes every record.
const HASH_OF_20_000_KICKS: u64 = 0xECA3_9567_13B9_3E80;

#[test]
fn kick_108_all_output_bits_of_20_000_kicks_are_the_same_everywhere() {
    let world = World::standard();
    let sample = Sample::new(&world, 1, 20_000);
    let mut source = SplitMix64::new(1);
    let mut flight = Flight::empty();
    let mut fingerprint = Fingerprint::default();
    let mut n_kicks = 0;
    let mut touched = [false; 5];
    for (pitch, kick) in sample.kicks() {
        world.kick_into(pitch, kick, &mut source, &mut flight).unwrap();
        fingerprint.add(&flight);
        n_kicks += 1;
        for contact in &flight.contacts {
            touched[match contact.body {
                Body::Peg(_) => 0,
                Body::Post { .. } => 1,
                Body::Bar(_) => 2,
                Body::Net(_) => 3,
                Body::Ground => 4,
            }] = true;
        }
    }
    assert_eq!(n_kicks, 20_000);
    assert_eq!(touched, [true; 5], "the sample touches everything");
    assert_eq!(fingerprint.value(), HASH_OF_20_000_KICKS, "{:#018x}", fingerprint.value());
}

#[test]
fn kick_108_no_float_function_but_the_square_root() {
    let forbidden = "mul_add powi powf exp exp2 exp_m1 ln ln_1p log log2 log10 sin cos tan sin_cos asin acos atan \
                     atan2 sinh cosh tanh hypot cbrt abs min max clamp minimum maximum midpoint floor ceil round \
                     trunc fract signum copysign recip rem_euclid div_euclid to_degrees to_radians";
    let calls: Vec<[String; 2]> =
        forbidden.split_whitespace().map(|name| [format!(".{name}("), format!("f64::{name}(")]).collect();
    for (path, line) in code_lines() {
        let found = calls.as_flattened().iter().any(|call| line.contains(call));
        assert!(!found, "{}: {line}", path.display());
    }
}

/// For a search that plays millions; making a sample and reading the constants may allocate.
#[test]
fn nothing_is_allocated_while_a_kick_is_computed() {
    for (path, line) in code_lines() {
        let line = line.replace("ArrayVec", "");
        let allocates = ["Vec<", "Vec::", "vec!", "Box:", "Box<", "String", "format!", "to_owned", "collect"];
        let found = allocates.iter().any(|word| line.contains(word));
        assert!(path.ends_with("sample.rs") || !found, "{}: {line}", path.display());
    }
}

/// Every line of the library that is neither comment nor test.
fn code_lines() -> Vec<(PathBuf, String)> {
    let mut lines = Vec::new();
    let mut folders = vec![Path::new(env!("CARGO_MANIFEST_DIR")).join("src")];
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else if !path.ends_with("tests.rs") {
                let text = std::fs::read_to_string(&path).unwrap();
                let code = text.lines().filter(|line| !line.trim_start().starts_with("//"));
                lines.extend(code.map(|line| (path.clone(), line.to_owned())));
            }
        }
    }
    assert!(lines.len() > 1_000);
    lines
}
