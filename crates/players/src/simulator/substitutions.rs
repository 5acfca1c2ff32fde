//! Substitutions: those that are owed, and those that help.

use onze_simulator::{Move, Peg};

use super::Mind;

/// What a caution takes from the value of a peg: the next one sends him off.
const CAUTIONED: i32 = 2;

impl Mind<'_> {
    /// The change that helps most; `None` for the end of the substitutions, if that is open.
    pub(super) fn substitution(&mut self) -> Option<Move> {
        let must = !self.moves.contains(&Move::End);
        let keeper = self.football().keeper(self.side);
        let keeper_gone = !self.football().pegs(self.side).has(keeper);
        let best = self.best_listed(|choice| self.change(choice).map(f64::from))?;
        let helps = self.change(&best).is_some_and(|gain| gain > 0);
        if must || keeper_gone || helps { Some(best) } else { Some(Move::End) }
    }

    /// What a change gains.
    fn change(&self, choice: &Move) -> Option<i32> {
        let football = self.football();
        let value = |peg: Peg| {
            let caution = if football.is_cautioned(peg) { CAUTIONED } else { 0 };
            i32::from(football.sticker(peg).value()) - caution
        };
        match choice {
            // SIM-890: a keeper who plays goes on playing, if anybody else can be changed.
            Move::Substitute { off, .. } if *off == football.keeper(self.side) => Some(-10),
            Move::Substitute { on, off } if football.sticker(*on).is_keeper() => Some(20 - value(*off)),
            Move::Substitute { on, off } => Some(value(*on) - value(*off)),
            // SIM-889: 4-4-4-4 is as good as an X.
            Move::Reserve { off } => Some(19 - value(*off)),
            Move::NameKeeper(peg) => Some(5 + i32::from(football.sticker(*peg).marking()) - value(*peg)),
            _ => None,
        }
    }
}
