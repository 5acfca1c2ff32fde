//! `onze bench challenge`: random throws with the lists made each time, and path lists in open play and massed, on one
//! core; and how much room a match and a championship take.

use std::hint::black_box;
use std::sync::atomic::{AtomicBool, Ordering};

use onze_challenge::State;
use onze_challenge::pitch::{Choice, Options, Pitch, Play};
use onze_core::{Chance, Quick};
use serde_json::{Value, json};

use super::best;
use crate::cli::Json;
use crate::failure::Failure;
use crate::texts::print;

/// Champions of each side.
const CHAMPIONS: [u8; 3] = [0, 2, 4];

/// Eleven in a block of three columns, the ball in front: 1.7 million legal paths for a total of 18 (CHA-911).
const MASSED: &str = "S 1M1 2M17 3M18 4L16 5M16 6N16 7L15 8M15 9N15 10M14 11L14 k1; \
                      N 1M39 2H36 3K37 4O37 5R36 6D29 7J31 8P31 9V29 10J24 11P24 k1; own 0-0; ball M18; due path; \
                      throw S P; dice 666; unused 666";
/// The ready line-ups, the ball in midfield.
const OPEN: &str = "S 1M1 2G5 3K4 4O4 5S5 6D12 7J10 8P10 9V12 10M20 11M18 k1; \
                    N 1M39 2H36 3K37 4O37 5R36 6D29 7J31 8P31 9V29 10J24 11P24 k1; own 0-0; ball J10; due path; \
                    throw S P; dice 543; unused 543";

pub(super) fn bench(json: Json) -> Result<Value, Failure> {
    let pitch = Pitch::new(Options::default());
    let mut result = json!({ "match_bytes": size_of::<Play>(), "championship_bytes": size_of::<State>() });
    for champions in CHAMPIONS {
        let (throws, _) = best(|stop| Ok((random_throws(&pitch, champions, stop), 0)))?;
        result[format!("throws_per_second_{champions}_champions")] = throws.into();
        if !json.json {
            let name = format!("throws, {champions} champions");
            print(&format!("{name:<22} {throws:>14.0} / s, with every choice listed"));
        }
    }
    for (name, line) in [("open", OPEN), ("massed", MASSED)] {
        // A position of ours, which can be read.
        let Ok(play) = Play::read(line) else { continue };
        let mut paths = Vec::new();
        pitch.legal(&play, play.side(), &mut paths);
        let (lists, _) = best(|stop| Ok((path_lists(&pitch, &play, stop), 0)))?;
        result[format!("path_lists_per_second_{name}")] = lists.into();
        if !json.json {
            let (name, paths) = (format!("path lists, {name}"), paths.len());
            print(&format!("{name:<22} {lists:>14.0} / s, of {paths} paths"));
        }
    }
    if !json.json {
        let (one, all) = (size_of::<Play>(), size_of::<State>());
        print(&format!("a match takes {one} bytes, a championship of twelve {all}"));
    }
    Ok(result)
}

fn path_lists(pitch: &Pitch, play: &Play, stop: &AtomicBool) -> u64 {
    let (mut lists, mut choices) = (0, Vec::with_capacity(4096));
    while !stop.load(Ordering::Relaxed) {
        choices.clear();
        pitch.legal(black_box(play), play.side(), &mut choices);
        black_box(&choices);
        lists += 1;
    }
    lists
}

/// Plays matches by random choices; how many throws they had.
fn random_throws(pitch: &Pitch, champions: u8, stop: &AtomicBool) -> u64 {
    let (mut chance, mut choices) = (Quick::new(7), Vec::with_capacity(4096));
    let mut throws = 0;
    while !stop.load(Ordering::Relaxed) {
        throws += random_match(pitch, champions, &mut chance, &mut choices);
    }
    throws
}

fn random_match(pitch: &Pitch, champions: u8, chance: &mut Quick, choices: &mut Vec<Choice>) -> u64 {
    let mut play = pitch.ready([champions; 2]);
    loop {
        if let Some(need) = pitch.needs(&play) {
            let given = need.any(chance);
            let fits = pitch.give(&mut play, given, &mut ());
            debug_assert_eq!(fits, Ok(()), "what is given is what was needed");
            continue;
        }
        let Some(side) = play.who() else { return play.throws().into() };
        choices.clear();
        pitch.legal(&play, side, choices);
        let n = u32::try_from(choices.len()).unwrap_or(u32::MAX).max(1);
        let Some(choice) = choices.get(chance.below(n) as usize) else { return play.throws().into() };
        pitch.apply(&mut play, side, choice, &mut ());
    }
}
