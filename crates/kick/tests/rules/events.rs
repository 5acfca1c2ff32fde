//! Chapter 7: the next event.

use onze_kick::{Body, End, PegId, Side};

use crate::common::{boxed, flight, header, lob, low, lying, standing, touched};

#[test]
fn kick_701_way_for_a_rolling_ball_time_for_a_flying_one() {
    // The same distance to a peg's side: rolling slows down on it, flying does not.
    let rolled = flight(&[standing(1, 300.0, 300.0)], &low((200.0, 300.0), (1.0, 0.0), 0.5));
    assert!(
        (rolled.contacts[0].time - 2.0 * 89.0 / (585.0 + (585.0_f64 * 585.0 - 89_000.0).sqrt())).abs()
            < 1e-12
    );
    let flown = flight(&[standing(1, 250.0, 300.0)], &header((200.0, 300.0), (1.0, 0.0), 0.5, 0.0));
    assert!((flown.contacts[0].time - 39.0 / 435.0).abs() < 1e-12);
}

#[test]
fn kick_702_a_face_is_entered_where_its_function_falls_through_0() {
    // Falling from the start (b < 0): the side of a peg. Rising first (b ≥ 0): its top, on the way down.
    let side = flight(&[standing(1, 300.0, 300.0)], &low((200.0, 306.0), (1.0, 0.0), 0.3));
    let across = 121.0_f64 - 36.0;
    assert!((side.contacts[0].centre.x - (300.0 - across.sqrt())).abs() < 1e-9);
    let top = flight(&[standing(1, 268.0, 100.0)], &lob((100.0, 100.0), (1.0, 0.0), 0.4, 1.0));
    assert!(top.contacts[0].normal_speed > 0.0 && top.contacts[0].normal.z == 1.0);
    // Moving away from it there is none.
    assert!(flight(&[standing(1, 300.0, 300.0)], &low((280.0, 300.0), (-1.0, 0.0), 0.3)).contacts.is_empty());
}

#[test]
fn kick_703_the_first_root_at_which_all_other_faces_are_passed() {
    // High over the side of a peg (S1 is passed), then down onto its top (S2).
    let flight = flight(&[standing(1, 268.0, 100.0)], &lob((100.0, 100.0), (1.0, 0.0), 0.4, 1.0));
    let entered_the_side = (268.0 - 11.0 - 100.0) / flight.segments[0].velocity.x;
    assert!(flight.contacts[0].time > entered_the_side);
    assert!((flight.contacts[0].centre.z - 37.0).abs() < 1e-9);
}

#[test]
fn kick_703_on_equality_the_first_listed_face() {
    // Straight into a box where D1 and D5 meet: ξ = 11, η = 30 + 5√2 − 5.
    let keeper = [boxed(1, [300.0, 312.0], [200.0, 260.0], [0.0, 36.0])];
    let y = 230.0 + 25.0 + 50.0_f64.sqrt();
    let hit = flight(&keeper, &low((400.0, y), (-1.0, 0.0), 0.5));
    assert!(hit.contacts[0].normal.y == 0.0 || (hit.contacts[0].normal.y - 0.5_f64.sqrt()).abs() < 1e-9);
}

#[test]
fn kick_704_touching_start_into_the_body_and_away_from_it() {
    let peg = [standing(1, 300.0, 300.0)];
    let into = flight(&peg, &low((289.0, 300.0), (1.0, 0.0), 0.5));
    assert_eq!((into.contacts[0].body, into.contacts[0].time), (Body::Peg(PegId(1)), 0.0));
    let away = flight(&peg, &low((289.0, 300.0), (-1.0, 0.0), 0.5));
    assert!(away.contacts.is_empty());
    // Along it: the largest c belongs to the side, which is not approached.
    let along = flight(&peg, &low((289.0, 300.0), (0.0, 1.0), 0.5));
    assert!(along.contacts.is_empty());
}

#[test]
fn kick_705_tangent_is_no_contact_and_anything_more_is() {
    let peg = [standing(1, 300.0, 300.0)];
    assert!(flight(&peg, &low((200.0, 311.0), (1.0, 0.0), 0.5)).contacts.is_empty());
    let graze = flight(&peg, &low((200.0, 310.999_999), (1.0, 0.0), 0.5));
    assert_eq!(touched(&graze), ["peg:1"]);
    assert!(graze.contacts[0].normal_speed < 1.0);
}

#[test]
fn kick_706_a_rolling_ball_stops_after_v_squared_over_2a() {
    let End::Rest(rest) = flight(&[], &low((100.0, 100.0), (1.0, 0.0), 0.5)).end else { panic!("no rest") };
    assert!((rest.centre.x - 100.0 - 585.0 * 585.0 / 1000.0).abs() < 1e-9);
}

#[test]
fn kick_707_a_flying_ball_lands() {
    // Up from the cloth: 2·v_z/G. Level from 37: √(2·32/G).
    let up = flight(&[], &lob((100.0, 100.0), (1.0, 0.0), 0.5, 1.0));
    assert!((up.contacts[0].time - 2.0 * up.segments[0].velocity.z / 3000.0).abs() < 1e-12);
    let level = flight(&[], &header((100.0, 100.0), (1.0, 0.0), 0.5, 0.0));
    assert!((level.contacts[0].time - (64.0_f64 / 3000.0).sqrt()).abs() < 1e-12);
}

#[test]
fn kick_708_lines_moving_outwards_in_the_air_too_and_at_once_from_there() {
    let at_once = flight(&[], &low((-5.0, 100.0), (-1.0, 0.0), 0.5));
    assert!(matches!(at_once.end, End::GoalLine { side: Side::Low, over } if over.time == 0.0));
    let inwards = flight(&[], &low((-5.0, 100.0), (1.0, 0.0), 0.5));
    assert!(matches!(inwards.end, End::Rest(_)));
    let along = flight(&[], &low((-5.0, 100.0), (0.0, 1.0), 0.1));
    assert!(matches!(along.end, End::Rest(_)));
    let high = flight(&[], &lob((462.0, 600.0), (0.6, 0.8), 0.6, 1.0));
    assert!(matches!(high.end, End::Touch { side: Side::High, over } if over.centre.z > 50.0));
}

#[test]
fn kick_709_panels_back_sides_and_roof_stop_a_ball_that_has_scored() {
    let normal = |flight: &onze_kick::Flight, n: usize| {
        let contact = flight.contacts.iter().filter(|c| c.body == Body::Net(Side::Low)).nth(n).unwrap();
        (contact.normal.x, contact.normal.y, contact.normal.z)
    };
    let back = flight(&[], &low((250.0, 333.0), (-1.0, 0.0), 1.0));
    assert_eq!(normal(&back, 0), (1.0, 0.0, 0.0));
    let low_side = flight(&[], &low((118.0, 333.0), (-118.0, -60.0), 0.8));
    assert_eq!(normal(&low_side, 0), (0.0, 1.0, 0.0));
    let high_side = flight(&[], &low((118.0, 333.0), (-118.0, 60.0), 0.8));
    assert_eq!(normal(&high_side, 0), (0.0, -1.0, 0.0));
    let roof = flight(&[], &lob((40.0, 333.0), (-1.0, 0.2), 0.3, 1.1));
    assert_eq!(normal(&roof, 0), (0.0, 0.0, -1.0));
    // A peg in the net sends the ball back: the front panel keeps it in.
    let front = flight(&[standing(1, -40.0, 333.0)], &low((200.0, 333.0), (-1.0, 0.0), 1.0));
    assert!(matches!(front.end, End::Goal { last, .. } if last.centre.x <= -5.0 + 1e-9));
}

#[test]
fn kick_710_of_two_at_once_the_one_listed_first() {
    // Two pegs: the lower id, whatever the order given.
    for pegs in [
        [standing(2, 300.0, 290.0), standing(4, 300.0, 310.0)],
        [standing(4, 300.0, 310.0), standing(2, 300.0, 290.0)],
    ] {
        assert_eq!(touched(&flight(&pegs, &low((200.0, 300.0), (1.0, 0.0), 0.5)))[0], "peg:2");
    }
    // The stop comes before a peg at the same place: 585² / 1000 = 342.225 from the start.
    let stop = flight(&[standing(1, 100.0 + 342.225 + 11.0, 100.0)], &low((100.0, 100.0), (1.0, 0.0), 0.5));
    assert!(stop.contacts.is_empty());
    // A peg before a line: both reached at x = −5.
    let peg = flight(&[standing(1, -16.0, 100.0)], &low((100.0, 100.0), (-1.0, 0.0), 0.5));
    assert_eq!(touched(&peg)[0], "peg:1");
    // Goal line before touch line: both reached in the corner.
    let corner = flight(&[], &low((45.0, 45.0), (-1.0, -1.0), 0.5));
    assert!(matches!(corner.end, End::GoalLine { .. }));
}

#[test]
fn kick_711_at_the_ground_z_is_exactly_5() {
    let flight = flight(&[], &lob((100.0, 100.0), (1.0, 0.3), 0.77, 1.3));
    assert!(flight.contacts.iter().filter(|c| c.body == Body::Ground).all(|c| c.centre.z == 5.0));
}

#[test]
fn kick_711_at_the_stop_nothing_is_left_of_the_speed_nor_of_its_rounding() {
    for power in 0..=1000 {
        // Along x and short of the far line: the speed is the velocity's one part, without a rounding of its own.
        let power = f64::from(power) / 1500.0;
        let flight = flight(&[], &low((100.0, 100.0), (1.0, 0.0), power));
        let [roll] = flight.segments[..] else { panic!("nothing is in the way: {flight:?}") };
        let speed = roll.velocity.x;
        let way = speed * speed / 1000.0;
        // KICK-711 with v₁ = 0: 2s / (v + 0).
        assert_eq!(flight.end.last().time, 2.0 * way / speed, "power {power}");
        assert_eq!(flight.end.last().centre.x, 100.0 + way, "power {power}");
    }
}

#[test]
fn kick_712_slower_than_5_is_at_rest_and_64_segments_are_the_cap() {
    // A wedge, as in KICK-934.
    let gap = [standing(2, 300.0, 289.02), standing(4, 300.0, 310.98)];
    let stuck = flight(&gap, &low((200.0, 300.0), (1.0, 0.0), 0.5));
    assert!(stuck.capped);
    assert_eq!(stuck.segments.len(), 64);
    assert!(matches!(stuck.end, End::Rest(rest) if rest.centre.z == 5.0));
    // Slower than V_STOP after a contact: at rest with the speed it has (KICK-912).
    let wedged = flight(
        &[standing(2, 300.0, 290.0), standing(4, 300.0, 310.0)],
        &low((200.0, 300.0), (1.0, 0.0), 0.5),
    );
    assert!(!wedged.capped);
    assert_eq!(wedged.end.last().time, wedged.contacts.last().unwrap().time);
}

#[test]
fn kick_712_a_goal_stays_a_goal_when_the_cap_is_reached() {
    // Wedged behind the line, between two pegs in the net.
    let gap = [standing(2, -30.0, 322.02), standing(4, -30.0, 343.98)];
    let stuck = flight(&gap, &low((70.0, 333.0), (-1.0, 0.0), 0.5));
    assert!(stuck.capped);
    assert!(matches!(stuck.end, End::Goal { side: Side::Low, over, last } if over.time < last.time));
}

#[test]
fn kick_710_lying_pegs_and_boxes_keep_their_place_in_the_order() {
    let box_first =
        [boxed(1, [300.0, 312.0], [200.0, 260.0], [0.0, 36.0]), lying(2, 306.0, 276.0, (0.0, 1.0))];
    let both = flight(&box_first, &low((200.0, 230.0), (1.0, 0.0), 0.5));
    assert_eq!(touched(&both)[0], "peg:1");
}
