//! Who meets whom (CHA-820).

/// The pairs of a round, as places in the order of the clubs (CHA-205).
///
/// The circle method: first with last, second with last but one; then the first stays, and the last moves to second
/// place. With an odd number of clubs one of them has a bye.
pub(crate) fn pairs(clubs: usize, round: usize) -> impl Iterator<Item = [usize; 2]> {
    // With a bye the number of places is even.
    let places = clubs + clubs % 2;
    let turning = places.saturating_sub(1).max(1);
    let at = move |place: usize| {
        if place == 0 { 0 } else { (place - 1 + turning - round % turning) % turning + 1 }
    };
    (0..places / 2)
        .map(move |place| [at(place), at(places - 1 - place)])
        .filter(move |pair| pair.iter().all(|&place| place < clubs))
}

/// Rounds of one leg.
pub(crate) const fn rounds(clubs: usize) -> usize {
    if clubs.is_multiple_of(2) { clubs - 1 } else { clubs }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cha_820_four_clubs_meet_by_the_circle_method() {
        let season: Vec<Vec<_>> = (0..3).map(|round| pairs(4, round).collect()).collect();
        assert_eq!(season, [vec![[0, 3], [1, 2]], vec![[0, 2], [3, 1]], vec![[0, 1], [2, 3]]]);
    }

    #[test]
    fn cha_820_every_pair_meets_once_a_leg_and_nobody_twice_in_a_round() {
        for clubs in 2..=12 {
            let mut met = vec![0; clubs * clubs];
            for round in 0..2 * rounds(clubs) {
                let mut playing = vec![false; clubs];
                for [one, other] in pairs(clubs, round) {
                    assert!(!std::mem::replace(&mut playing[one], true));
                    assert!(!std::mem::replace(&mut playing[other], true));
                    met[one.min(other) * clubs + one.max(other)] += 1;
                }
                assert_eq!(playing.iter().filter(|plays| !**plays).count(), clubs % 2, "a bye if odd");
            }
            let pairs_met = met.iter().filter(|n| **n > 0).count();
            assert!(met.iter().all(|n| *n == 0 || *n == 2));
            assert_eq!(pairs_met, clubs * (clubs - 1) / 2);
        }
    }
}
