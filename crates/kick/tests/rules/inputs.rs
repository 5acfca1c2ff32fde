//! Chapter 2: inputs.

use onze_kick::{Heading, Kick, Kind, PegId, Pitch, Point, Refusal, Source, SplitMix64, World};

use crate::common::{boxed, flight, header, kick, lob, low, lying, standing};

fn refusal(kick: &Kick) -> Refusal {
    let world = World::standard();
    let mut source = SplitMix64::new(5);
    let refusal = world.kick(&Pitch::default(), kick, &mut source).unwrap_err();
    assert_eq!(world.check(kick), Err(refusal));
    assert_eq!(world.outcome(&Pitch::default(), kick, &mut source), Err(refusal));
    // KICK-204: nothing was drawn.
    assert_eq!(source, SplitMix64::new(5));
    refusal
}

fn accepts(kick: &Kick) {
    assert_eq!(World::standard().check(kick), Ok(()));
}

#[test]
fn kick_201_direction_and_power_in_their_ranges() {
    let good = low((100.0, 100.0), (1.0, 0.0), 0.5);
    assert_eq!(refusal(&Kick { dir: Heading::new(0.0, -0.0), ..good }), Refusal::NoDirection);
    for power in [-0.001, 1.001] {
        let refusal = refusal(&Kick { power, ..good });
        assert_eq!((refusal, refusal.clause()), (Refusal::Power(power), "KICK-201"));
    }
    accepts(&Kick { power: 0.0, ..good });
    accepts(&Kick { power: 1.0, ..good });
}

#[test]
fn kick_201_a_direction_of_any_length_but_zero_means_the_same() {
    let goal = flight(&[], &low((100.0, 100.0), (3.0, 4.0), 0.5)).end;
    for scale in [1e-300, 1e-160, 1e160, 1e300] {
        let scaled = flight(&[], &low((100.0, 100.0), (3.0 * scale, 4.0 * scale), 0.5)).end;
        let apart = scaled.last().centre.x - goal.last().centre.x;
        assert!(apart.abs() < 1e-9, "{scale}: {apart}");
    }
}

#[test]
fn kick_202_loft_by_kind() {
    for (kind, good, bad) in [
        (Kind::Low, [0.0, 0.0], [-0.001, 0.001]),
        (Kind::Lob, [0.5, 4.0], [0.499, 4.001]),
        (Kind::Header, [0.0, 2.0], [-0.001, 2.001]),
    ] {
        let with = |loft| kick(kind, (100.0, 100.0), (1.0, 0.0), 0.5, loft);
        for loft in good {
            accepts(&with(loft));
        }
        for loft in bad {
            assert_eq!(refusal(&with(loft)).clause(), "KICK-202");
        }
    }
}

#[test]
fn kick_203_where_a_kick_starts() {
    for at in [(-5.0, -5.0), (929.0, 671.0)] {
        accepts(&low(at, (1.0, 0.0), 0.5));
    }
    for at in [(-5.001, 100.0), (929.001, 100.0), (100.0, -5.001), (100.0, 671.001)] {
        assert_eq!(refusal(&low(at, (1.0, 0.0), 0.5)), Refusal::Start(Point::new(at.0, at.1)));
        assert_eq!(refusal(&low(at, (1.0, 0.0), 0.5)).clause(), "KICK-203");
    }
    let height = |kick: &Kick| flight(&[], kick).segments[0].centre.z;
    assert_eq!(height(&low((100.0, 100.0), (1.0, 0.0), 0.5)), 5.0);
    assert_eq!(height(&lob((100.0, 100.0), (1.0, 0.0), 0.5, 1.0)), 5.0);
    assert_eq!(height(&header((100.0, 100.0), (1.0, 0.0), 0.5, 1.0)), 37.0);
}

#[test]
fn kick_204_what_is_not_finite_is_refused() {
    for bad in [f64::NAN, f64::INFINITY, f64::NEG_INFINITY] {
        let good = low((100.0, 100.0), (1.0, 0.0), 0.5);
        for kick in [
            Kick { at: Point::new(bad, 100.0), ..good },
            Kick { at: Point::new(100.0, bad), ..good },
            Kick { dir: Heading::new(bad, 0.0), ..good },
            Kick { dir: Heading::new(0.0, bad), ..good },
            Kick { power: bad, ..good },
            Kick { loft: bad, ..good },
        ] {
            assert_eq!(refusal(&kick).clause(), "KICK-204", "{kick:?}");
        }
        let world = World::standard();
        for peg in [
            standing(1, bad, 100.0),
            lying(1, 100.0, bad, (1.0, 0.0)),
            lying(1, 100.0, 100.0, (bad, 0.0)),
            boxed(1, [0.0, bad], [0.0, 1.0], [0.0, 1.0]),
        ] {
            assert_eq!(Pitch::new(&world, &[peg]), Err(Refusal::PegNotFinite(PegId(1))), "{peg:?}");
        }
    }
}

#[test]
fn kick_204_at_most_64_pegs_with_distinct_ids_in_any_order() {
    let world = World::standard();
    let pegs: Vec<_> = (0..65).map(|id| standing(id, 14.0 * f64::from(id), 50.0)).collect();
    assert!(Pitch::new(&world, &pegs[..64]).is_ok());
    let refusal = Pitch::new(&world, &pegs).unwrap_err();
    assert_eq!((refusal, refusal.clause()), (Refusal::TooManyPegs(65), "KICK-204"));
    let twice = [standing(7, 0.0, 0.0), standing(3, 50.0, 0.0), standing(7, 90.0, 0.0)];
    let refusal = Pitch::new(&world, &twice).unwrap_err();
    assert_eq!((refusal, refusal.clause()), (Refusal::SameId(PegId(7)), "KICK-204"));

    let kick = lob((100.0, 60.0), (1.0, -0.1), 0.4, 1.0);
    let mut backwards = pegs[..64].to_vec();
    backwards.reverse();
    assert_eq!(flight(&pegs[..64], &kick), flight(&backwards, &kick));
}

#[test]
fn kick_103_and_607_pegs_that_cannot_be_are_refused() {
    let world = World::standard();
    let refusal = Pitch::new(&world, &[lying(2, 0.0, 0.0, (1.0, 0.1))]).unwrap_err();
    assert_eq!((refusal, refusal.clause()), (Refusal::Heading(PegId(2)), "KICK-103"));
    assert!(Pitch::new(&world, &[lying(2, 0.0, 0.0, (0.6, 0.8))]).is_ok());
    let refusal = Pitch::new(&world, &[boxed(2, [5.0, 4.0], [0.0, 1.0], [0.0, 1.0])]).unwrap_err();
    assert_eq!((refusal, refusal.clause()), (Refusal::Box(PegId(2)), "KICK-607"));
}

#[test]
fn kick_205_the_kickers_own_peg_is_no_obstacle() {
    let own = [standing(3, 300.0, 300.0), standing(4, 200.0, 300.0)];
    let kick = Kick { kicker: Some(PegId(3)), ..low((312.0, 300.0), (-1.0, 0.0), 0.4) };
    assert_eq!(flight(&own, &kick).touched().collect::<Vec<_>>(), [PegId(4)]);
    // A kicker who is not among the pegs is no mistake (KICK-938).
    let kick = Kick { kicker: Some(PegId(9)), ..kick };
    assert_eq!(flight(&own, &kick).touched().next(), Some(PegId(3)));
}

#[test]
fn kick_204_a_source_stays_where_it_was() {
    let mut source = SplitMix64::new(1);
    let kick = low((100.0, 100.0), (0.0, 0.0), 0.5);
    assert!(World::standard().kick(&Pitch::default(), &kick, &mut source).is_err());
    assert_eq!(source.word(), SplitMix64::new(1).word());
}
