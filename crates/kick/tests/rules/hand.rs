//! Chapter 3: execution error.

use onze_kick::{Deviates, Kick, Level, Pitch, Source, SplitMix64, World};

use crate::common::{kick, lob, low};

/// Hands out words that were written down, and notes how many.
struct Words<'a>(std::slice::Iter<'a, u64>);

impl Source for Words<'_> {
    fn word(&mut self) -> u64 {
        *self.0.next().expect("a kick takes nine words")
    }
}

fn velocity(kick: &Kick, words: &[u64]) -> [f64; 3] {
    let flight = World::standard().kick(&Pitch::default(), kick, &mut Words(words.iter())).unwrap();
    let v = flight.segments[0].velocity;
    [v.x, v.y, v.z]
}

/// A deviate from each triple of words: this is the largest, 12·65535 − 393210 over 65536.
const MOST: [u64; 3] = [u64::MAX; 3];
const LEAST: [u64; 3] = [0; 3];
/// Their sum is 393210: exactly 0.
const NONE: [u64; 3] = [0x7FFF_7FFF_7FFF_7FFF, 0x7FFF_7FFF_7FFF_7FFF, 0x8001_8001_8000_8000];

fn words(direction: [u64; 3], speed: [u64; 3], loft: [u64; 3]) -> Vec<u64> {
    [direction, speed, loft].concat()
}

#[test]
fn kick_301_splitmix64_is_the_reference_source() {
    // As in KICK-935.
    let mut source = SplitMix64::new(1);
    assert_eq!(source.word(), 0x910A_2DEC_8902_5CC1);
    assert_eq!(source.word(), 0xBEEB_8DA1_658E_EC67);
}

#[test]
fn kick_302_a_deviate_is_the_centred_sum_of_twelve_numbers() {
    let drawn = Deviates::draw(&mut Words(words(MOST, LEAST, NONE).iter()));
    assert_eq!(drawn.direction, 393_210.0 / 65_536.0);
    assert_eq!(drawn.speed, -393_210.0 / 65_536.0);
    assert_eq!(drawn.loft, 0.0);
}

#[test]
fn kick_302_mean_0_and_standard_deviation_1() {
    let mut source = SplitMix64::new(3);
    let n = 30_000;
    let (mut sum, mut squares) = (0.0, 0.0);
    for _ in 0..n / 3 {
        let Deviates { direction, speed, loft } = Deviates::draw(&mut source);
        for z in [direction, speed, loft] {
            sum += z;
            squares += z * z;
        }
    }
    assert!((sum / f64::from(n)).abs() < 0.02);
    assert!((squares / f64::from(n) - 1.0).abs() < 0.03);
}

#[test]
fn kick_303_nine_words_whatever_the_kind_and_level() {
    for kind in [onze_kick::Kind::Low, onze_kick::Kind::Lob, onze_kick::Kind::Header] {
        for level in [Level::Exact, Level::Steady, Level::Normal, Level::Shaky] {
            let loft = if kind == onze_kick::Kind::Low { 0.0 } else { 1.0 };
            let kick = Kick { level, ..kick(kind, (100.0, 100.0), (1.0, 0.0), 0.5, loft) };
            let mut source = SplitMix64::new(9);
            World::standard().kick(&Pitch::default(), &kick, &mut source).unwrap();
            let mut nine = SplitMix64::new(9);
            for _ in 0..9 {
                nine.word();
            }
            assert_eq!(source, nine);
        }
    }
    // In this order: direction, speed, loft.
    let drawn = Deviates::draw(&mut Words(words(MOST, NONE, LEAST).iter()));
    assert!(drawn.direction > 5.0 && drawn.speed == 0.0 && drawn.loft < -5.0);
}

#[test]
fn kick_304_levels_and_their_deviations() {
    assert_eq!(Level::default(), Level::Normal);
    // One standard deviation of speed, 65536 more than the middle: 1 + σ.
    let one = [0x7FFF_7FFF_7FFF_7FFF, 0x7FFF_7FFF_7FFF_7FFF, 0xC001_C001_C000_C000];
    assert_eq!(Deviates::draw(&mut Words(words(one, NONE, NONE).iter())).direction, 1.0);
    for (level, direction, speed, loft) in [
        (Level::Exact, 0.0, 0.0, 0.0),
        (Level::Steady, 0.005, 0.015, 0.005),
        (Level::Normal, 0.013, 0.04, 0.015),
        (Level::Shaky, 0.03, 0.08, 0.035),
    ] {
        let kick = Kick { level, ..low((462.0, 333.0), (1.0, 0.0), 0.5) };
        let faster = velocity(&kick, &words(NONE, one, NONE));
        assert!((faster[0] - 585.0 * (1.0 + speed)).abs() < 1e-9);
        // The lateral error of a 420 mm pass at one σ: tan of twice the half-angle.
        let turned = velocity(&kick, &words(one, NONE, NONE));
        let slope: f64 = 2.0 * direction / (1.0 - direction * direction);
        assert!((turned[1] / turned[0] - slope).abs() < 1e-12);
        let table = [("exact", 0.0), ("steady", 4.2), ("normal", 10.9), ("shaky", 25.2)];
        let (_, lateral) = table[level as usize];
        assert!((420.0 * slope - lateral).abs() < 0.05);
        // A slope of 1 turned by twice the half-angle of `loft`.
        let kick = Kick { level, ..lob((462.0, 333.0), (1.0, 0.0), 0.5, 1.0) };
        let steeper = velocity(&kick, &words(NONE, NONE, one));
        let turn: f64 = 2.0 * loft / (1.0 - loft * loft);
        assert!((steeper[2] / steeper[0] - (1.0 + turn) / (1.0 - turn)).abs() < 1e-12);
    }
}

#[test]
fn kick_305_turning_is_limited_and_positive_is_left_and_up() {
    // σ·z = 0.18 and 0.21 at most: limited to 0.1.
    let kick = Kick { level: Level::Shaky, ..lob((462.0, 333.0), (1.0, 0.0), 0.5, 1.0) };
    let (k, m) = (0.99 / 1.01, 0.2 / 1.01);
    for (most, sign) in [(MOST, 1.0), (LEAST, -1.0)] {
        let v = velocity(&kick, &words(most, NONE, most));
        assert!((v[1] / v[0] - sign * m / k).abs() < 1e-12);
        let rise = v[2] / v[0].hypot(v[1]);
        assert!((rise - (k + sign * m) / (k - sign * m)).abs() < 1e-12);
    }
}

#[test]
fn kick_306_speed_is_limited() {
    let kick = Kick { level: Level::Shaky, ..low((462.0, 333.0), (1.0, 0.0), 0.5) };
    assert!((velocity(&kick, &words(NONE, MOST, NONE))[0] - 585.0 * 1.25).abs() < 1e-9);
    assert!((velocity(&kick, &words(NONE, LEAST, NONE))[0] - 585.0 * 0.75).abs() < 1e-9);
}

#[test]
fn kick_307_a_preview_leaves_the_matchs_source_alone() {
    let world = World::standard();
    let kick = low((100.0, 100.0), (1.0, 0.0), 0.5);
    let of_the_match = SplitMix64::new(4);
    world.check(&kick).unwrap();
    world.outcome(&Pitch::default(), &kick, &mut SplitMix64::new(77)).unwrap();
    assert_eq!(of_the_match, SplitMix64::new(4));
}

#[test]
fn kick_308_the_nine_words_alone_replay_a_kick() {
    let world = World::standard();
    let kick = Kick { level: Level::Shaky, ..lob((100.0, 100.0), (1.0, 0.2), 0.5, 1.0) };
    let mut source = SplitMix64::new(12);
    let live = world.kick(&Pitch::default(), &kick, &mut source).unwrap();
    let mut source = SplitMix64::new(12);
    let record: Vec<u64> = (0..9).map(|_| source.word()).collect();
    let replayed = world.kick(&Pitch::default(), &kick, &mut Words(record.iter())).unwrap();
    assert_eq!(live, replayed);
}
