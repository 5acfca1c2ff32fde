//! Chapter 6: bodies. Normals are unit vectors from the body to the ball.

use onze_kick::{Contact, Kick, Peg, Vector};

use crate::common::{boxed, flight, header, lob, low, lying, standing, touched};

fn first(pegs: &[Peg], kick: &Kick) -> Contact {
    flight(pegs, kick).contacts[0]
}

fn assert_normal(contact: &Contact, x: f64, y: f64, z: f64) {
    let Vector { x: nx, y: ny, z: nz } = contact.normal;
    let length = (x * x + y * y + z * z).sqrt();
    let apart = (nx - x / length).abs() + (ny - y / length).abs() + (nz - z / length).abs();
    assert!(apart < 1e-9, "{contact:?}");
}

#[test]
fn kick_601_standing_peg_side_top_and_rims() {
    let peg = [standing(1, 268.0, 100.0)];
    let ball = |power| first(&peg, &lob((100.0, 100.0), (1.0, 0.0), power, 1.0));
    // S1, as in KICK-919; S2, as in KICK-922.
    assert_normal(&ball(0.37), -1.0, 0.0, 0.0);
    assert_normal(&ball(0.4), 0.0, 0.0, 1.0);
    // On the rims the centre lies on the face, and the normal is its gradient: (q/24)' or (q/15)'.
    let mut rims = [false; 2];
    for step in 0..100 {
        let contact = ball(0.37 + 0.0003 * f64::from(step));
        let offset = contact.centre.x - 268.0;
        let q = offset * offset + (contact.centre.y - 100.0) * (contact.centre.y - 100.0);
        for (rim, divisor, height) in [(0, 24.0, 39.375), (1, 15.0, 125.0 / 3.0)] {
            if contact.normal.z > 0.0
                && contact.normal.z < 1.0
                && (contact.centre.z + q / divisor - height).abs() < 1e-9
            {
                assert_normal(&contact, 2.0 * offset / divisor, 0.0, 1.0);
                rims[rim] = true;
            }
        }
    }
    assert_eq!(rims, [true, true], "S3 and S4 are both met");
}

#[test]
fn kick_602_lying_peg_sides_ends_corners_and_round_top() {
    let peg = [lying(1, 300.0, 300.0, (1.0, 0.0))];
    let roll = |at, dir| first(&peg, &low(at, dir, 0.5));
    assert_normal(&roll((300.0, 400.0), (0.0, -1.0)), 0.0, 1.0, 0.0);
    assert_normal(&roll((300.0, 200.0), (0.0, 1.0)), 0.0, -1.0, 0.0);
    assert_normal(&roll((400.0, 300.0), (-1.0, 0.0)), 1.0, 0.0, 0.0);
    assert_normal(&roll((200.0, 300.0), (1.0, 0.0)), -1.0, 0.0, 0.0);
    assert_normal(&roll((400.0, 309.0), (-1.0, 0.0)), 1.0, 1.0, 0.0);
    assert_normal(&roll((400.0, 291.0), (-1.0, 0.0)), 1.0, -1.0, 0.0);
    assert_normal(&roll((200.0, 309.0), (1.0, 0.0)), -1.0, 1.0, 0.0);
    assert_normal(&roll((200.0, 291.0), (1.0, 0.0)), -1.0, -1.0, 0.0);
    // L9 and L10: a drop from the top of a neighbouring peg, onto and beside the ridge.
    for (offset, slope, height) in [(3.0, 1.0 / 11.0, 17.0), (8.5, 2.0 / 11.0, 19.75)] {
        let contact = first(&peg, &header((285.0, 300.0 + offset), (1.0, 0.0), 0.0, 0.0));
        assert_normal(&contact, 0.0, offset * slope, 1.0);
        assert!((contact.centre.z + offset * offset * slope / 2.0 - height).abs() < 1e-9);
    }
    // L11 and L12: over the rounded ends.
    let k2 = 28.0 + 5.0 * 2.0_f64.sqrt();
    for (x, dir, sign) in [(349.5, (-1.0, 0.0), 1.0), (250.5, (1.0, 0.0), -1.0)] {
        let contact = first(&peg, &header((x, 300.0), dir, 0.0, 0.0));
        assert_normal(&contact, sign, 0.0, 1.0);
        assert!((contact.centre.z + sign * (contact.centre.x - 300.0) - k2).abs() < 1e-9);
    }
}

#[test]
fn kick_602_a_turned_peg_turns_its_faces() {
    let peg = [lying(1, 300.0, 300.0, (0.6, 0.8))];
    // Straight at its long side, along −η = (0.8, −0.6).
    let contact = first(&peg, &low((220.0, 360.0), (0.8, -0.6), 0.5));
    assert_normal(&contact, -0.8, 0.6, 0.0);
    assert!(((contact.centre.x - 300.0) * -0.8 + (contact.centre.y - 300.0) * 0.6 - 11.0).abs() < 1e-9);
}

#[test]
fn kick_603_post_side_and_rounded_top() {
    let side = first(&[], &low((100.0, 264.0), (-1.0, 0.0), 0.5));
    assert!(((side.centre.x).powi(2) + (side.centre.y - 261.0).powi(2) - 49.0).abs() < 1e-9);
    // From above, onto P2 or P3.
    let mut tops = 0;
    for step in 0..400 {
        let flight = flight(&[], &lob((200.0, 261.0), (-1.0, 0.0), 0.5 + 0.0005 * f64::from(step), 0.75));
        let Some(contact) = flight.contacts.first().filter(|contact| contact.normal.z > 0.0) else {
            continue;
        };
        if touched(&flight)[0] == "post:0" {
            let q = contact.centre.x.powi(2) + (contact.centre.y - 261.0).powi(2);
            let (p2, p3) = (contact.centre.z + q / 14.0 - 57.0, contact.centre.z + q / 7.0 - 58.75);
            assert!(p2.abs() < 1e-9 && p3 <= 1e-9 || p3.abs() < 1e-9 && p2 <= 1e-9);
            tops += 1;
        }
    }
    assert!(tops > 5);
}

#[test]
fn kick_604_bar_front_below_and_above() {
    // As in KICK-924 and KICK-925.
    let below = first(&[], &lob((200.0, 333.0), (-1.0, 0.0), 0.52, 0.75));
    assert!(below.normal.z < 0.0 && below.normal.x > 0.0);
    let above = first(&[], &lob((200.0, 333.0), (-1.0, 0.0), 0.56, 0.75));
    assert!(above.normal.z > 0.0 && above.normal.x > 0.0);
    // Straight in front (B1): 7 mm from the axis.
    let front = (0..400)
        .map(|step| flight(&[], &lob((200.0, 333.0), (-1.0, 0.0), 0.5 + 0.0005 * f64::from(step), 0.75)))
        .filter(|flight| touched(flight).first().is_some_and(|name| name == "bar:0"))
        .map(|flight| flight.contacts[0])
        .find(|contact| contact.normal.z == 0.0);
    let front = front.expect("some power hits the middle of the bar");
    assert!((front.centre.x - 7.0).abs() < 1e-9);
    // Beside the mouth there is no bar (B3, B4): 15 mm outside the posts.
    assert!(flight(&[], &lob((200.0, 420.0), (-1.0, 0.0), 0.54, 0.75)).contacts.is_empty());
}

#[test]
fn kick_605_a_rolling_ball_meets_sides_only() {
    // Under the bar, and under a box that begins at its top.
    let goal = flight(&[], &low((100.0, 333.0), (-1.0, 0.0), 0.5));
    assert!(touched(&goal).iter().all(|name| name == "net:0"));
    let under = |z| {
        let keeper = boxed(1, [200.0, 212.0], [280.0, 380.0], [z, 60.0]);
        !flight(&[keeper], &low((300.0, 333.0), (-1.0, 0.0), 0.5)).contacts.is_empty()
    };
    assert!(under(0.0));
    assert!(under(9.999));
    assert!(!under(10.0));
}

#[test]
fn kick_607_box_faces_edges_and_constants() {
    let keeper = [boxed(1, [300.0, 312.0], [200.0, 260.0], [0.0, 36.0])];
    let roll = |at, dir| first(&keeper, &low(at, dir, 0.5));
    assert_normal(&roll((400.0, 230.0), (-1.0, 0.0)), 1.0, 0.0, 0.0);
    assert_normal(&roll((200.0, 230.0), (1.0, 0.0)), -1.0, 0.0, 0.0);
    assert_normal(&roll((306.0, 330.0), (0.0, -1.0)), 0.0, 1.0, 0.0);
    assert_normal(&roll((306.0, 130.0), (0.0, 1.0)), 0.0, -1.0, 0.0);
    assert_normal(&roll((400.0, 263.0), (-1.0, 0.0)), 1.0, 1.0, 0.0);
    assert_normal(&roll((400.0, 197.0), (-1.0, 0.0)), 1.0, -1.0, 0.0);
    assert_normal(&roll((200.0, 263.0), (1.0, 0.0)), -1.0, 1.0, 0.0);
    assert_normal(&roll((200.0, 197.0), (1.0, 0.0)), -1.0, -1.0, 0.0);
    // The edge of D5 is at a distance of √50 along the diagonal: ξ + η = 6 + 30 + 5√2.
    let corner = roll((400.0, 263.0), (-1.0, 0.0));
    let sum = corner.centre.x - 306.0 + corner.centre.y - 230.0;
    assert!((sum - 36.0 - 50.0_f64.sqrt()).abs() < 1e-9);
    // It rebounds like a peg, E_PEG and MU_PEG, and never falls.
    let hit = flight(&keeper, &low((400.0, 230.0), (-1.0, 0.0), 0.5));
    assert!((hit.segments[1].velocity.x - 0.35 * hit.contacts[0].normal_speed).abs() < 1e-9);
    assert!(hit.fallen.is_empty());
}

#[test]
fn kick_607_a_flying_ball_meets_every_face_of_a_box() {
    // A box in the air, a ball towards its middle from every side: D1 to D18.
    let mut seen = Vec::new();
    for (dx, dy) in [(1.0, 0.0), (-1.0, 0.0), (0.0, 1.0), (0.0, -1.0)] {
        for below in 0..60 {
            let z = 5.0 + f64::from(below);
            let keeper = [boxed(1, [300.0, 330.0], [300.0, 330.0], [z, z + 20.0])];
            let at = (315.0 - 60.0 * dx, 315.0 - 60.0 * dy);
            for loft in [0.0, 2.0] {
                let flight = flight(&keeper, &header(at, (dx, dy), 0.5, loft));
                if let Some(contact) = flight.contacts.first().filter(|_| touched(&flight)[0] == "peg:1") {
                    let sign = |n: f64| i32::from(n > 1e-9) - i32::from(n < -1e-9);
                    let normal = contact.normal;
                    seen.push((sign(normal.x), sign(normal.y), sign(normal.z)));
                }
            }
        }
    }
    seen.sort_unstable();
    seen.dedup();
    // Without the four upright edges, which rolling balls met: all that look against the ball's way.
    for normal in [
        (1, 0, 0),
        (-1, 0, 0),
        (0, 1, 0),
        (0, -1, 0),
        (0, 0, 1),
        (1, 0, 1),
        (-1, 0, 1),
        (0, 1, 1),
        (0, -1, 1),
        (1, 0, -1),
        (-1, 0, -1),
        (0, 1, -1),
        (0, -1, -1),
    ] {
        assert!(seen.contains(&normal), "{normal:?} is not among {seen:?}");
    }
}
