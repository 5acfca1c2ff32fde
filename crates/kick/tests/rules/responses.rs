//! Chapter 8: responses.

use onze_kick::{End, Kick, Motion, Peg, PegId, Side};

use crate::common::{boxed, flight, header, lob, low, lying, standing, touched};

#[test]
fn kick_801_slipping_friction_is_limited_by_the_blow() {
    // A flat lob slips all through its landing: κ·|u| = μ·(1 + e)·v_n = 0.4·1.5·v_n.
    let flight = flight(&[], &lob((100.0, 100.0), (1.0, 0.0), 0.5, 0.5));
    let (before, after) = (flight.segments[0].velocity, flight.segments[1].velocity);
    let slipping = before.x - 0.6 * before.z;
    let gripping = before.x * 3.0 / 7.0;
    assert!((after.x - if slipping > gripping { slipping } else { gripping }).abs() < 1e-9);
    assert!(slipping > gripping, "this one slips");
    assert!((after.z - 0.5 * before.z).abs() < 1e-9);
}

#[test]
fn kick_802_a_rebound_slower_than_60_becomes_rolling() {
    let flight = flight(&[], &lob((100.0, 100.0), (1.0, 0.0), 0.5, 1.0));
    for pair in flight.segments.windows(2) {
        let rebound = 0.5 * (pair[0].velocity.z);
        assert_eq!(pair[1].motion == Motion::Roll, rebound < 60.0);
    }
}

#[test]
fn kick_803_taking_to_the_cloth_shares_speed_and_spin() {
    // KICK-907: after the hop the ball lands with v = −258.86 and the top-spin left over.
    let flight = flight(&[standing(1, 300.0, 300.0)], &low((200.0, 300.0), (1.0, 0.0), 0.75));
    let (v, w) = (flight.segments[1].velocity, flight.contacts[0].normal_speed);
    // Peg: κ·u = 0.162·w upwards takes 2.5 times as much from the spin, w·(1 − 0.405).
    let spin = w * (1.0 - 2.5 * 0.162);
    // Ground: slip ended or limited by 0.4·1.5·v_n; then (5v + 2w)/7, which grip does not change.
    let rolls = (5.0 * v.x + 2.0 * spin) / 7.0;
    assert!((flight.segments[2].velocity.x - rolls).abs() < 1e-9);
}

#[test]
fn kick_804_a_flying_ball_rebounds_with_the_constants_of_the_body() {
    let rebound = |pegs: &[Peg], kick: &Kick| {
        let flight = flight(pegs, kick);
        assert_eq!(flight.segments[1].motion, Motion::Fly);
        let (n, v) = (flight.contacts[0].normal, flight.segments[1].velocity);
        (v.x * n.x + v.y * n.y + v.z * n.z) / flight.contacts[0].normal_speed
    };
    let level = header((300.0, 300.0), (1.0, 0.0), 0.3, 0.0);
    assert!((rebound(&[standing(1, 345.0, 300.0)], &level) - 0.35).abs() < 1e-9);
    assert!((rebound(&[boxed(1, [330.0, 342.0], [270.0, 330.0], [0.0, 48.0])], &level) - 0.35).abs() < 1e-9);
    let strong = header((300.0, 300.0), (1.0, 0.0), 1.0, 0.0);
    assert!((rebound(&[standing(1, 345.0, 300.0)], &strong) - 0.1).abs() < 1e-9, "it falls");
    assert!((rebound(&[], &lob((200.0, 333.0), (-1.0, 0.0), 0.52, 0.75)) - 0.5).abs() < 1e-9, "the bar");
}

#[test]
fn kick_805_nothing_stays_on_top_of_a_standing_peg() {
    // Straight up and down: a header from right beside, hardly moving across.
    let flight = flight(&[standing(4, 312.0, 300.0)], &header((300.0, 300.0), (1.0, 0.0), 0.0, 0.0));
    for (contact, segment) in flight.contacts.iter().zip(&flight.segments[1..]) {
        if contact.normal.z > 0.0 && touched(&flight)[0] == "peg:4" && contact.centre.z > 20.0 {
            assert!(segment.velocity.x.hypot(segment.velocity.y) >= 60.0 - 1e-9);
        }
    }
    let End::Rest(rest) = flight.end else { panic!("no rest") };
    assert!((rest.centre.x - 312.0).hypot(rest.centre.y - 300.0) >= 11.0 - 1e-9);
}

#[test]
fn kick_805_nothing_runs_along_a_lying_peg() {
    // KICK-933: the second, weak contact sends the ball off across the axis at 60.
    let pegs = [lying(5, 300.5, 340.0, (0.0, 1.0))];
    let ridge = flight(&pegs, &header((300.0, 300.0), (0.0, 1.0), 0.0, 0.0));
    assert!((ridge.segments[2].velocity.x + 60.0).abs() < 1e-9);
    // Exactly above the axis the offset counts as plus: along o = (−hy, hx) = (−1, 0).
    let pegs = [lying(5, 300.0, 340.0, (0.0, 1.0))];
    let exact = flight(&pegs, &header((300.0, 300.0), (0.0, 1.0), 0.0, 0.0));
    assert!(exact.segments.iter().any(|segment| (segment.velocity.x + 60.0).abs() < 1e-9));
    assert!((exact.end.last().centre.x - 300.0).abs() > 11.0);
}

#[test]
fn kick_805_off_a_box_and_a_bar_into_the_pitch() {
    for (x, inwards) in [([0.0, 12.0], 1.0), ([912.0, 924.0], -1.0)] {
        // Along the middle of the box: the ball leaves it across, into the pitch.
        let middle = x[0] + 6.0;
        let keeper = [boxed(1, x, [100.0, 300.0], [0.0, 20.0])];
        let flight = flight(&keeper, &header((middle, 150.0), (0.0, 1.0), 0.0, 0.0));
        let hop = flight.segments.iter().find(|segment| segment.velocity.x != 0.0).unwrap();
        assert!((hop.velocity.x - 60.0 * inwards).abs() < 1e-9);
    }
}

#[test]
fn kick_806_a_hard_hit_makes_a_rolling_ball_hop_and_a_soft_one_does_not() {
    let peg = [standing(1, 300.0, 300.0)];
    // 0.162·v_n ≥ 60 from 370.4 mm/s on.
    for (power, hops) in [(0.75, true), (0.2, false)] {
        let flight = flight(&peg, &low((250.0, 300.0), (1.0, 0.0), power));
        assert_eq!(0.162 * flight.contacts[0].normal_speed >= 60.0, hops);
        assert_eq!(flight.segments.get(1).is_some_and(|segment| segment.motion == Motion::Fly), hops);
    }
    // Head-on and soft: top-spin, less 2.5·0.162 of it, eats most of the rebound: (5·0.35 − 2·0.595)/7 is left.
    let soft = flight(&peg, &low((250.0, 300.0), (1.0, 0.0), 0.2));
    assert!((soft.segments[1].velocity.x + 0.08 * soft.contacts[0].normal_speed).abs() < 1e-9);
    // A post has E_FRAME.
    let post = flight(&[], &low((100.0, 261.0), (-1.0, 0.0), 0.75));
    assert!((post.segments[1].velocity.x - 0.5 * post.contacts[0].normal_speed).abs() < 1e-9);
}

#[test]
fn kick_807_a_peg_falls_away_from_the_blow_and_is_gone() {
    let flight = flight(&[standing(4, 345.0, 301.0)], &header((300.0, 300.0), (1.0, 0.0), 0.8, 0.0));
    let (fallen, contact) = (flight.fallen[0], flight.contacts[0]);
    assert_eq!((fallen.peg, fallen.time), (PegId(4), contact.time));
    assert!(
        (fallen.direction.x + contact.normal.x).abs() + (fallen.direction.y + contact.normal.y).abs() < 1e-12
    );
    // No obstacle for the rest of the kick: it is never touched again.
    assert_eq!(flight.touched().count(), 1);
}

#[test]
fn kick_807_the_blow_it_takes_depends_on_the_height() {
    // A level header falls while it flies: the further away the peg, the lower the blow.
    for distance in [20.0, 30.0, 40.0, 50.0] {
        for step in 0..=100 {
            let kick = header((300.0, 300.0), (1.0, 0.0), f64::from(step) / 100.0, 0.0);
            let flight = flight(&[standing(4, 300.0 + distance, 300.0)], &kick);
            let Some(contact) = flight.contacts.first().filter(|contact| contact.normal.z == 0.0) else {
                continue;
            };
            let falls = 1.35 * contact.normal_speed * contact.centre.z >= 19056.0;
            assert_eq!(!flight.fallen.is_empty(), falls, "{kick:?}");
        }
    }
}

#[test]
fn kick_808_rolling_balls_and_lying_held_boxed_bodies() {
    // Full power, head-on, from right beside it: 1010 mm/s would have to be 2823.
    let rolled = flight(&[standing(1, 300.0, 300.0)], &low((288.0, 300.0), (1.0, 0.0), 1.0));
    assert!(rolled.contacts[0].normal_speed > 1000.0 && rolled.fallen.is_empty());
    let strong = header((300.0, 300.0), (1.0, 0.0), 1.0, 0.0);
    let held = Peg { held: true, ..standing(1, 345.0, 300.0) };
    for peg in
        [held, lying(1, 385.0, 300.0, (0.0, 1.0)), boxed(1, [345.0, 357.0], [270.0, 330.0], [0.0, 36.0])]
    {
        let flight = flight(&[peg], &strong);
        assert_eq!(touched(&flight)[0], "peg:1");
        assert!(flight.fallen.is_empty());
    }
    assert_eq!(flight(&[standing(1, 345.0, 300.0)], &strong).fallen.len(), 1);
}

#[test]
fn kick_809_a_net_keeps_a_tenth_across_and_two_fifths_along() {
    let flight = flight(&[], &low((118.0, 333.0), (-118.0, -60.0), 0.8));
    let panel = flight.contacts[0];
    let after = flight.segments[2].velocity;
    assert!((after.y - 0.1 * panel.normal_speed).abs() < 1e-9);
    let left = flight.segments[1].velocity.x / flight.segments[1].velocity.y * -panel.normal_speed;
    assert!((after.x - 0.4 * left).abs() < 1e-6);
    assert_eq!(flight.segments[2].motion, Motion::Roll);
}

#[test]
fn kick_810_goal_between_the_posts_under_the_bar_wholly_over_the_line() {
    let goal = flight(&[], &low((100.0, 333.0), (-1.0, 0.0), 0.5));
    let End::Goal { side: Side::Low, over, .. } = goal.end else { panic!("no goal") };
    assert_eq!(over.centre.x, -5.0);
    // The motion goes on unchanged in a new segment.
    assert_eq!((goal.segments[1].time, goal.segments[1].centre), (over.time, over.centre));
    // Beside, above, and not wholly over (KICK-906).
    assert!(matches!(flight(&[], &low((100.0, 250.0), (-1.0, 0.0), 0.5)).end, End::GoalLine { .. }));
    assert!(matches!(flight(&[], &lob((200.0, 333.0), (-1.0, 0.0), 0.6, 0.75)).end, End::GoalLine { .. }));
    assert!(matches!(flight(&[], &low((100.0, 333.0), (-1.0, 0.0), 0.19)).end, End::Rest(_)));
}
