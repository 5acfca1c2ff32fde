//! One match of CHALLENGE FOOT: board, throws, ball paths, moves, cards and restarts (4xx to 7xx, CHA-801).
//!
//! A [`Pitch`] is the rules of a match, a [`Play`] the match at one moment. The match throws no dice and draws no card:
//! it says what it [needs](Pitch::needs), and is [given](Pitch::give) it. Between the draws a side is asked
//! ([`Play::who`], [`Play::phase`]), and answers with a [`Choice`].
//! Money appears only as an [event](Event::Money) and as the [sum](Play::money) of the Chance line.

mod board;
mod cards;
mod choice;
mod effects;
mod event;
mod grid;
mod legal;
mod notation;
mod offside;
mod options;
mod path;
mod paths;
mod placing;
mod play;
mod position;
mod refusal;
mod routes;
mod run;
mod side;
mod square;
mod turn;
mod view;

pub use cards::{CARDS, Card, Deck, Effect, Role};
pub use choice::{Choice, Path, PathEnd, Placing, Run, Squad, Turns};
pub use event::{Comes, Event, Given, Need, Relays, Restart};
pub use options::{Length, OffsideRule, Options};
pub use path::Outcome;
pub use paths::Via;
pub use play::{Phase, Play, Start, Whereabouts};
pub use refusal::Refusal;
pub use run::Prospect;
pub use side::{Footballer, Number, Numbers, Side};
pub use square::{COLUMNS, Direction, ROWS, Square};
pub use view::{BoardView, PitchView, SideView};

pub(crate) use placing::SIX;

use board::Board;
use cards::Cards;

/// The rules of one match: options, board and event decks.
#[derive(Clone, Debug)]
pub struct Pitch {
    options: Options,
    board: Board,
    cards: Cards,
}

impl Pitch {
    /// The rules with these options.
    pub fn new(options: Options) -> Pitch {
        Pitch { options, board: Board::standard(), cards: Cards::standard() }
    }

    /// The options.
    pub const fn options(&self) -> &Options {
        &self.options
    }

    /// A match before its squads are handed in, between sides with so many champions (CHA-405).
    pub fn start(&self, champions: [u8; 2]) -> Play {
        Play::new(champions)
    }

    /// The same once both sides have handed in their ready squads.
    pub fn ready(&self, champions: [u8; 2]) -> Play {
        let mut play = self.start(champions);
        let [south, north] = champions.map(|champions| self.ready_squad(champions));
        self.open_squads(&mut play, &south, &north, &mut ());
        play
    }

    /// The draw that is due before anybody can choose, if one is (CHA-901).
    pub fn needs(&self, play: &Play) -> Option<Need> {
        match play.phase() {
            Phase::KickOffDice => Some(Need::KickOff),
            Phase::Throw => Some(Need::Throw),
            Phase::Card(deck) => Some(Need::Card(deck)),
            Phase::Penalty(_) => Some(Need::Penalty),
            _ => None,
        }
    }
}
