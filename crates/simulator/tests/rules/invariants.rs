//! What the tests share.

use onze_core::{Game, Viewer};
use onze_simulator::{Angle, Body, Simulator, State};

/// SIM-127 to SIM-129, SIM-806, SIM-885: what must hold in every state.
pub(crate) fn invariants(game: &Simulator, state: &State) -> Result<(), String> {
    let view = game.view(state, Viewer::All);
    let mut bodies: Vec<(String, String, Body)> = Vec::new();
    for side in &view.sides {
        if side.substitutions > 5 {
            return Err(format!("{:?} made {} substitutions", side.side, side.substitutions));
        }
        let mut cells = Vec::new();
        for peg in &side.pegs {
            let (Some(at), Some(cell)) = (peg.at, peg.cell) else { continue };
            let body = match peg.angle.map(Angle::degrees) {
                None => Body::standing(at),
                Some(degrees) => Body::lying(at, Angle::new(degrees).unwrap()),
            };
            if !game.pitch().holds(cell, &body) {
                return Err(format!("{} at {at} is not inside {cell}", peg.peg));
            }
            if let Some((other, _, _)) = bodies.iter().find(|(_, _, other)| other.overlaps(&body)) {
                return Err(format!("{} at {at} overlaps {other}", peg.peg));
            }
            cells.push(cell);
            if cells.iter().filter(|&&other| other == cell).count() > 3 {
                return Err(format!("{:?} crowds {cell}", side.side));
            }
            bodies.push((peg.peg.to_string(), cell.to_string(), body));
        }
        if cells.len() > 11 {
            return Err(format!("{:?} has {} pegs", side.side, cells.len()));
        }
    }
    if view.clock.length > 38 || view.clock.half > 2 {
        return Err(format!("the half lasts {}", view.clock.length));
    }
    Ok(())
}
