//! The paths that go by way of named team-mates: whoever draws one point by point is shown where it can go on (CHA-903,
//! CHA-911).

use super::{NOBODY, Search, State};
use crate::pitch::square::Square;
use crate::pitch::{Path, Phase, Pitch, Play, Turns};

/// What can become of a path that has turned on some squares.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Via {
    /// The team-mates who can relay it next.
    pub relays: Vec<Square>,
    /// One path for each outcome, all with these turns first.
    pub paths: Vec<Path>,
}

impl Pitch {
    /// What can become of the path that turns on these squares first; `None` if none can, or if none is asked for.
    pub fn via(&self, play: &Play, turns: &[Square]) -> Option<Via> {
        if play.phase != Phase::Path || turns.len() > Turns::MOST {
            return None;
        }
        let mut search = Search::new(self, play);
        let start = search.start();
        let state = turns.iter().try_fold((start, NOBODY), |(state, number), turn| {
            let next = search.leg_to(state, number, *turn)?;
            let number = u16::try_from(search.states.len()).ok()?;
            search.states.push(next);
            Some((next, number))
        });
        let (state, number) = state?;
        let mut relays: Vec<Square> = search.mates.iter().copied().skip(1).collect();
        relays.retain(|mate| search.leg_to(state, number, *mate).is_some());
        let mut paths = Vec::new();
        search.run_from(state, number, &mut |path| {
            paths.push(path);
            true
        });
        // By the same square a shorter way may lead: every one is checked as any other choice is.
        paths.retain(|path| self.check_path(play, path).as_ref() == Ok(path));
        Some(Via { relays, paths })
    }
}

impl Search<'_> {
    /// The relay of a leg to a team-mate's square, if the path may turn there.
    fn leg_to(&mut self, state: State, number: u16, to: Square) -> Option<State> {
        let from = self.mates[usize::from(state.mate)];
        let direction = from.direction_to(to).filter(|direction| state.todo >> *direction as u8 & 1 != 0)?;
        self.look(usize::from(state.mate), direction);
        let pass = self.to_pass(state, direction)?;
        let ray = &self.rays[usize::from(state.mate)][direction as usize];
        let is_there = |(_, mate): &&(u8, u8)| self.mates[usize::from(*mate)] == to;
        let &(distance, mate) = ray.mates.iter().find(is_there)?;
        self.relayed(state, number, direction, pass, distance, mate)
    }
}
