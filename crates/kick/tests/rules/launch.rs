//! Chapter 4: launch.

use onze_kick::{End, Kick, Kind, Motion, PegId, Segment};

use crate::common::{flight, header, kick, lob, low, standing};

fn launch(kick: &Kick) -> Segment {
    flight(&[], kick).segments[0]
}

fn speed(kick: &Kick) -> f64 {
    let v = launch(kick).velocity;
    v.x.hypot(v.y).hypot(v.z)
}

#[test]
fn kick_401_speeds_by_kind_and_power() {
    for (kind, loft, none, full) in
        [(Kind::Low, 0.0, 160.0, 1010.0), (Kind::Lob, 1.0, 350.0, 1450.0), (Kind::Header, 1.0, 250.0, 620.0)]
    {
        let at_power = |power| speed(&kick(kind, (462.0, 333.0), (1.0, 1.0), power, loft));
        assert!((at_power(0.0) - none).abs() < 1e-9);
        assert!((at_power(0.5) - f64::midpoint(none, full)).abs() < 1e-9);
        assert!((at_power(1.0) - full).abs() < 1e-9);
    }
}

#[test]
fn kick_402_the_rise_is_the_loft() {
    let v = launch(&lob((462.0, 333.0), (3.0, 4.0), 0.5, 2.0)).velocity;
    assert!((v.y / v.x - 4.0 / 3.0).abs() < 1e-12);
    assert!((v.z / v.x.hypot(v.y) - 2.0).abs() < 1e-12);
}

#[test]
fn kick_403_low_rolls_and_the_others_fly() {
    assert_eq!(launch(&low((462.0, 333.0), (1.0, 0.0), 0.5)).motion, Motion::Roll);
    assert_eq!(launch(&lob((462.0, 333.0), (1.0, 0.0), 0.5, 1.0)).motion, Motion::Fly);
    assert_eq!(launch(&header((462.0, 333.0), (1.0, 0.0), 0.5, 0.0)).motion, Motion::Fly);
}

/// Spin shows at the first landing, where the slip is what friction can end (KICK-801): GRIP of it.
#[test]
fn kick_404_a_lob_has_back_spin_and_a_header_none() {
    // Steep: friction ends the slip. A lob's slip is twice its speed, a header's once.
    let run_on = |kick: &Kick| {
        let segments = flight(&[], kick).segments;
        segments[1].velocity.x / segments[0].velocity.x
    };
    assert!((run_on(&lob((100.0, 100.0), (1.0, 0.0), 0.2, 4.0)) - 3.0 / 7.0).abs() < 1e-9);
    assert!((run_on(&header((100.0, 100.0), (1.0, 0.0), 0.2, 2.0)) - 5.0 / 7.0).abs() < 1e-9);
}

#[test]
fn kick_405_what_the_tuning_gives() {
    let way = |kick: &Kick| {
        let End::Rest(rest) = flight(&[], kick).end else { panic!("{kick:?} leaves the pitch") };
        (rest.centre.x - kick.at.x).hypot(rest.centre.y - kick.at.y)
    };
    // Five cells at power 0.5742.
    assert!((way(&low((100.0, 100.0), (1.0, 0.0), 0.5742)) - 420.0).abs() < 0.1);
    // Full power 1020.1 mm, here along the diagonal.
    assert!((way(&low((10.0, 10.0), (924.0, 640.0), 1.0)) - 1020.1).abs() < 1e-6);
    let End::Goal { over, .. } = flight(&[], &low((250.0, 333.0), (-1.0, 0.0), 1.0)).end else {
        panic!("no goal")
    };
    assert!((over.time - 0.2706).abs() < 5e-5);
    for (slope, full, half) in
        [(0.0, 384.0, 228.0), (0.25, 407.0, 237.0), (0.5, 424.0, 231.0), (1.0, 366.0, 203.0)]
    {
        assert!((way(&header((100.0, 100.0), (1.0, 0.0), 1.0, slope)) - full).abs() < 0.5, "slope {slope}");
        assert!((way(&header((100.0, 100.0), (1.0, 0.0), 0.5, slope)) - half).abs() < 0.5, "slope {slope}");
    }
}

#[test]
fn kick_405_a_lob_of_slope_1_at_half_power() {
    let kick = lob((100.0, 100.0), (1.0, 0.0), 0.5, 1.0);
    let alone = flight(&[], &kick);
    assert!((alone.segments[1].centre.x - 370.0).abs() < 1e-6);
    assert!((alone.end.last().centre.x - 545.6).abs() < 0.05);
    let world = onze_kick::World::standard();
    let v = alone.segments[0].velocity;
    for (x, height) in [(157.0, 70.7), (179.0, 65.3)] {
        assert!((world.position(&alone, x / v.x).z - height).abs() < 0.05);
    }
    assert_eq!(flight(&[standing(1, 268.0, 100.0)], &kick).touched().next(), None::<PegId>);
}
