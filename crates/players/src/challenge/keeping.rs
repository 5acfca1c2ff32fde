//! How surely a side keeps the ball with its next throw: by the real paths, for every total of three dice.

use onze_challenge::pitch::{Choice, Given, Outcome, Phase, Pitch, Play, Side};

/// Three dice for each total, no triple among them, so that no card is drawn; and of 216 throws those that show it.
const THROWS: [([u8; 3], f64); 14] = [
    ([1, 1, 2], 3.0),
    ([1, 1, 3], 6.0),
    ([1, 2, 3], 10.0),
    ([1, 1, 5], 15.0),
    ([1, 1, 6], 21.0),
    ([2, 2, 5], 25.0),
    ([1, 3, 6], 27.0),
    ([1, 4, 6], 27.0),
    ([1, 5, 6], 25.0),
    ([1, 6, 6], 21.0),
    ([2, 6, 6], 15.0),
    ([3, 6, 6], 10.0),
    ([4, 6, 6], 6.0),
    ([5, 6, 6], 3.0),
];

/// The share of totals with which a side that makes this choice and leaves the rest of its dice would neither score nor
/// keep the ball by the path of its next throw alone. `None` if its next throw is not one in possession.
pub(super) fn risk(pitch: &Pitch, play: &Play, side: Side, choice: &Choice) -> Option<f64> {
    let mut after = play.clone();
    pitch.apply(&mut after, side, choice, &mut ());
    if after.phase() == Phase::Moves {
        pitch.apply(&mut after, side, &Choice::End, &mut ());
    }
    let again = after.phase() == Phase::Throw && after.side() == side && after.is_possession();
    if !again {
        return None;
    }
    let mut paths = Vec::new();
    let (mut lost, mut all) = (0.0, 0.0);
    for (dice, ways) in THROWS {
        let mut thrown = after.clone();
        if pitch.give(&mut thrown, Given::Throw(dice), &mut ()).is_err() {
            continue;
        }
        paths.clear();
        pitch.legal(&thrown, side, &mut paths);
        let keeps = |choice: &Choice| match choice {
            Choice::Path(path) => match pitch.outcome(&thrown, path) {
                Outcome::Goal { side: by, .. } => by == side,
                Outcome::Stop { holder, .. } => holder.is_some(),
                Outcome::Out { .. } | Outcome::Offside { .. } => false,
            },
            // Hemmed in: the ball stays where it is (CHA-513).
            _ => true,
        };
        all += ways;
        if !paths.iter().any(keeps) {
            lost += ways;
        }
    }
    (all > 0.0).then(|| lost / all)
}
