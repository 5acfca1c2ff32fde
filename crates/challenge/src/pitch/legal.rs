//! Which choices there are, and whether one is legal.

use super::{Choice, Phase, Pitch, Play, Refusal, Side, offside};

impl Pitch {
    /// Appends the choices of a side that is asked: all of them, for paths and champions' moves one for each outcome
    /// (CHA-911, CHA-526), for squads and placings a few ready ones. To concede is never among them.
    pub fn legal(&self, play: &Play, side: Side, out: &mut Vec<Choice>) {
        if play.phase == Phase::Squad {
            out.push(Choice::Squad(self.ready_squad(play.champions[side.index()])));
            return;
        }
        if play.who() != Some(side) {
            return;
        }
        match play.phase {
            Phase::Place(_) => self.list_placings(play, side, out),
            Phase::Path => self.list_paths(play, out),
            Phase::Claim => out.extend([Choice::Claim(true), Choice::Claim(false)]),
            Phase::Moves => self.list_runs(play, out),
            Phase::Injury(injured) => {
                let reserves = self.substitutes(play, injured);
                out.extend(reserves.iter().map(|number| Choice::Substitute(Some(number))));
                out.push(Choice::Substitute(None));
            }
            Phase::Keeper(_) => {
                out.extend(play.standing(side).map(|(number, _)| Choice::Keeper(number)));
            }
            Phase::Taker(_, _, at) => out.extend(play.nearest(side, at).iter().map(Choice::Taker)),
            Phase::Squad
            | Phase::KickOffDice
            | Phase::Throw
            | Phase::Card(_)
            | Phase::Penalty(_)
            | Phase::Over => {}
        }
    }

    /// May a side make this choice now? Its normal form, or the first clause that it breaks (CHA-902): two ways to write
    /// the same path or move have the same one (CHA-903).
    pub fn check(&self, play: &Play, side: Side, choice: &Choice) -> Result<Choice, Refusal> {
        match (choice, play.phase) {
            (_, Phase::Over) => return Err(Refusal::MatchOver),
            (Choice::Concede, _) => return Ok(*choice),
            (Choice::Squad(squad), Phase::Squad) => {
                self.check_squad(play.champions[side.index()], squad)?;
                return Ok(*choice);
            }
            _ => {}
        }
        match play.who() {
            Some(asked) if asked != side => return Err(Refusal::NotYourChoice),
            Some(_) => {}
            None => return Err(Refusal::NotAskedNow),
        }
        match (*choice, play.phase) {
            (Choice::Place(placing), Phase::Place(_)) => self.check_placing(play, side, &placing)?,
            (Choice::Path(path), Phase::Path) => return self.check_path(play, &path).map(Choice::Path),
            (Choice::Move(run), Phase::Moves) => {
                return self.check_run(play, &run).map(|(run, _)| Choice::Move(run));
            }
            (Choice::End, Phase::Moves) => self.check_end(play)?,
            (Choice::Claim(_), Phase::Claim) => {}
            (Choice::Substitute(number), Phase::Injury(_)) => self.check_substitute(play, number)?,
            (Choice::Keeper(number), Phase::Keeper(_)) => {
                play.square(number.of(side)).ok_or(Refusal::NoKeeper { number })?;
            }
            (Choice::Taker(number), Phase::Taker(_, _, at)) => {
                if !play.nearest(side, at).has(number) {
                    return Err(Refusal::NotNearest { number });
                }
            }
            _ => return Err(Refusal::NotAskedNow),
        }
        Ok(*choice)
    }

    /// Would this legal path or move be punished as offside, should the opponents see it (CHA-752)? Who was let off on
    /// the ball moves onto it no more by a shock from there (CHA-757).
    pub fn is_offside(&self, play: &Play, choice: &Choice) -> bool {
        match (choice, play.phase) {
            (Choice::Path(path), Phase::Path) => offside::on_path(self, play, path, 0).is_some(),
            (Choice::Move(run), Phase::Moves) => {
                run.to == play.ball && run.from != run.to && play.offside.has(run.who.number)
            }
            _ => false,
        }
    }
}
