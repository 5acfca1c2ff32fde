//! The choices of a seat, as pages and programs get them.

use std::borrow::Cow;

use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

use super::raw;
use crate::{Notation, Seat};

/// The choices of a seat, column by column: what is in the same place belongs together. So no name of a field is sent a
/// hundred times.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Listed {
    /// As they are written in `move` and in the log.
    pub texts: Vec<Cow<'static, str>>,
    /// As the game's own values ([`crate::Game::Move`]).
    #[cfg_attr(feature = "ts", ts(type = "unknown[]"))]
    pub moves: Box<RawValue>,
    /// What each comes to, if the game tells that unasked ([`Notation::comes_to`]); `null` for those of which it tells
    /// nothing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional, type = "unknown[]"))]
    pub comes_to: Option<Box<RawValue>>,
    /// Those that are punished: their places in the list, each with the clause by which it is.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<(usize, String)>>"))]
    pub warned: Vec<(usize, Cow<'static, str>)>,
    /// Are they samples of many more?
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub samples: bool,
}

impl Listed {
    /// These choices of a seat, with all that is told of them.
    pub fn new<G: Notation>(game: &G, state: &G::State, seat: Seat, moves: &[G::Move]) -> Self {
        let warned = |(n, choice)| Some((n, game.warns(state, seat, choice)?.0.into()));
        let comes_to: Vec<_> = moves.iter().map(|choice| game.comes_to(state, seat, choice)).collect();
        Listed {
            comes_to: comes_to.iter().any(Option::is_some).then(|| raw(&comes_to)),
            warned: moves.iter().enumerate().filter_map(warned).collect(),
            samples: game.lists_samples(state, seat),
            ..Listed::plain(game, moves)
        }
    }

    /// These choices, and nothing else of them.
    pub fn plain<G: Notation>(game: &G, moves: &[G::Move]) -> Self {
        Listed {
            texts: moves.iter().map(|choice| game.write_move(choice)).collect(),
            moves: raw(&moves),
            comes_to: None,
            warned: Vec::new(),
            samples: false,
        }
    }

    /// The choices, each with the clause by which it is punished, if it is.
    pub fn iter(&self) -> impl Iterator<Item = (&str, Option<&str>)> {
        let clause =
            |place: usize| self.warned.iter().find(|(n, _)| *n == place).map(|(_, clause)| &**clause);
        self.texts.iter().enumerate().map(move |(place, choice)| (&**choice, clause(place)))
    }

    /// About how many bytes it takes as JSON.
    pub fn bytes(&self) -> usize {
        let texts = self.texts.iter().map(|text| text.len() + 3).sum::<usize>();
        let comes_to = self.comes_to.as_ref().map_or(0, |column| column.get().len());
        64 + texts + self.moves.get().len() + comes_to + 16 * self.warned.len()
    }
}
