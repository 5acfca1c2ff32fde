//! Several movements of a phase, thought out before any of them is made: how things would stand after them.
//!
//! A movement stands once its peg is let go (SIM-704), so a player who wants to see five of them together plans them
//! first; the rules say at each step what is open next. Nothing here draws from the chance of the match.

use onze_core::table::Listed;
use onze_core::{Because, Clause, Game, Notation, Viewer};
use serde::Serialize;

use crate::football::Screen;
use crate::moves::Move;
use crate::refusal::Refusal;
use crate::state::Stage;
use crate::view::View;

/// No phase has more movements than a side has pegs on the cloth.
const MOST: usize = 11;

/// How things would stand after some movements of a phase.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(untagged)]
pub enum Ahead {
    /// All of them are open, and this is what comes of them.
    Open {
        /// What the side would see.
        view: Box<View>,
        /// What it could choose next.
        legal: Listed,
    },
    /// One of them is not open after those before it.
    Refused {
        /// How many before it are open.
        open: usize,
        /// Why it is not.
        #[cfg_attr(feature = "ts", ts(type = "unknown"))]
        why: Refusal,
        /// By which clauses.
        #[cfg_attr(feature = "ts", ts(as = "Vec<String>"))]
        rules: Vec<Clause>,
    },
}

impl Screen<'_> {
    /// What would come of these movements of the viewer's pegs; nothing for anything else, or where a die
    /// would be thrown.
    pub(crate) fn ahead(self, viewer: Viewer, texts: &[String]) -> Option<Ahead> {
        let Viewer::Seat(seat) = viewer else { return None };
        if !self.game.to_act(self.state).has(seat) {
            return None;
        }
        let mut after = *self.state;
        for (open, text) in texts.iter().enumerate() {
            let choice = self.game.read_move(text).ok()?;
            let plain = matches!(choice, Move::Step { tackle: false, .. });
            if open >= MOST || !plain || !is_phase(after.stage) {
                return None;
            }
            if let Err(why) = self.game.check(&after, seat, &choice) {
                return Some(Ahead::Refused { open, rules: why.rules().to_vec(), why });
            }
            self.game.apply(&mut after, seat, &choice, &mut ());
            if after.due.is_some() {
                return None;
            }
        }
        let mut moves = Vec::new();
        self.game.legal(&after, seat, &mut moves);
        let legal = Listed::new(self.game, &after, seat, &moves);
        Some(Ahead::Open { view: Box::new(View::new(self.game, &after, viewer)), legal })
    }
}

const fn is_phase(stage: Stage) -> bool {
    matches!(stage, Stage::Phase2 | Stage::Phase3First | Stage::Phase3)
}
