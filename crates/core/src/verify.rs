//! Plays a match again from its secret and compares everything.

use serde::Serialize;
#[cfg(feature = "ts")]
use ts_rs::TS;

use crate::record::{RecordError, RecordText, Wrong};
use crate::{Deed, Dice, Match, Notation};

/// What was checked and found right.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(TS))]
pub struct Verified {
    /// Steps, the set-up included.
    pub steps: usize,
    /// Draws in them.
    pub draws: usize,
    /// Where the draws come from, and so whether they could be recomputed.
    pub source: Source,
    /// Seals opened.
    pub seals: usize,
    /// State hashes compared.
    pub hashes: usize,
}

/// How the draws of a match can be checked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(rename_all = "snake_case")]
pub enum Source {
    /// All of them follow from the secret, and the secret is the one committed to.
    Secret,
    /// They were typed in: possible, but nobody can recompute them.
    Typed,
    /// The copy does not hold the secret.
    NoSecret,
}

impl<G: Notation> Match<G> {
    /// Recomputes every draw, seal and state hash of a record. The first thing that is not right is the error.
    pub fn verify(record: &RecordText<'_>) -> Result<(Self, Verified), RecordError> {
        let mut own: Option<Match<G>> = None;
        let mut seals = 0;
        let told = Match::read_with(record, usize::MAX, |told: &Self, line| {
            if line.hash.is_none() {
                return Err((Wrong::State, "the state hash is missing".to_owned()));
            }
            seals += usize::from(told.check_seal().map_err(|problem| (Wrong::Seal, problem))?);
            if told.header().dice.secret().is_some() {
                told.check_draws(&mut own, &line.draws).map_err(|problem| (Wrong::Draws, problem))?;
            }
            Ok(())
        })?;
        let source = match told.header().dice {
            Dice::Typed { .. } => Source::Typed,
            Dice::Fair { secret: None, .. } => Source::NoSecret,
            Dice::Fair { secret: Some(_), .. } => Source::Secret,
        };
        let (steps, draws) = (told.steps().len(), told.steps().iter().map(|step| step.draws.len()).sum());
        Ok((told, Verified { steps, draws, source, seals, hashes: steps }))
    }

    /// Does the seal of the last step hold? False if it has none.
    fn check_seal(&self) -> Result<bool, String> {
        let Some(step) = self.steps().last() else { return Ok(false) };
        let (Deed::Move { seat, choice }, Some(seal)) = (&step.deed, &step.seal) else { return Ok(false) };
        if seal.holds(&self.header().name, self.moves_standing() - 1, &self.key(*seat, choice)) {
            Ok(true)
        } else {
            Err("the seal was made for another choice".to_owned())
        }
    }

    /// Makes the last step again in a match of our own and compares the draws.
    fn check_draws(&self, own: &mut Option<Match<G>>, told: &[String]) -> Result<(), String> {
        let Some(step) = self.steps().last() else { return Ok(()) };
        let failed = |_| "the match cannot be played again from its secret".to_owned();
        let typed = |played: &Self| match played.header().dice {
            Dice::Typed { .. } => told,
            Dice::Fair { .. } => &[],
        };
        match (&step.deed, own.as_mut()) {
            (Deed::Move { seat, choice }, Some(own)) => {
                own.play(*seat, choice.clone(), typed(own)).map_err(|fault| failed(fault.to_string()))?;
            }
            (Deed::TakeBack { seat, undo }, Some(own)) => {
                own.take_back(*seat, *undo).map_err(|fault| failed(fault.to_string()))?;
            }
            (Deed::Start, _) | (_, None) => {
                let begun = Match::begin(self.game_shared(), self.header().clone(), typed(self));
                *own = Some(begun.map_err(|fault| failed(fault.to_string()))?);
            }
        }
        let drawn = own.as_ref().and_then(|own| own.steps().last()).map(|step| &step.draws);
        if drawn == Some(&step.draws) {
            Ok(())
        } else {
            Err("the draws are not those that the secret gives".to_owned())
        }
    }
}
