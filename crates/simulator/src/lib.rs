//! Simulator Soccer: two teams of pegs on a pitch of hexagonal cells, a ball that is really kicked, and a count of cells
//! that says who gets it.
//!
//! [`Simulator`] holds the rules of one match (options, pitch, squads, the ball); [`State`] is the match at one moment.
//! Every event and every refusal names its clause (`SIM-…`); the clauses stand in the rulebook. The flight of the ball is
//! `onze-kick`: a kick is aimed as kind, direction, power and loft, the error of the hand comes from the draws of the
//! match, and a record keeps both, so that a replay runs the ball again.
//!
//! # How a match runs
//!
//! A state names what is asked (its *stage*) and who owes the choice. A choice is checked, then carried out with
//! everything that follows from it up to the next choice or the next draw: the error of a kick, the dice of a duel, a
//! toss. A draw that is due is part of the state, and what follows it is carried out in the same way.
//!
//! ```text
//! line-up ─ toss ─ kick-off
//!    │
//!    ▼          shot, direct cross          bar
//! action ──┬──▶ prepare ──▶ aim ──────┬─ kick and dive ─┐
//!    ▲     └──▶ pass ─────────────────┴─────────────────┤
//!    │                                                  ▼
//!    │   header ◀── cross ──────────────── the ball has run ──▶ goal, out, foul, offside ──▶ substitutions
//!    │                                                  ▼                                    ▼
//!    │                       kicker placed ─ speed ─ count of distance                repositioning, throw
//!    │                                                  ▼                                    │
//!    ├── relance, by the other side ◀───────────────────┤                                    │
//!    ├── a skill: phase 1 again ◀───────────────────────┤                                    │
//!    └── tick ◀── phase 3 ◀── phase 2 ◀─────────────────┘                                    │
//!    ▲                                                                                       │
//!    └───────────────────────────────────────────────────────────────────────────────────────┘
//! ```
//!
//! Where choices are too many to list (places, kicks, line-ups) [`onze_core::Game::legal`] offers sensible samples, the
//! default first. How choices are written is told at [`Move`].
//!
//! Each chapter of the rules has its files: `line_up`, `action`, `strike`, `count`, `skills`, `prepare`, `phase2`,
//! `phase3`, `clock`, `restart`, `throw_in`, `reposition`, `offside`, `substitute`, `shootout`, `pro`. What may be
//! chosen is read off a state by [`Football`] and its chapters, what happens is done by a `Turn`.
//!
//! ```
//! use onze_core::{Game, Quick, Settings};
//! use onze_simulator::Simulator;
//!
//! let mut settings = Settings::new(Simulator::SETTINGS);
//! settings.set("ticks_per_half", "11")?;
//! let game = Simulator::new(&settings).expect("these options fit together");
//! let mut chance = Quick::new(11);
//! let mut state = game.start(&mut chance, &mut ());
//! let mut moves = Vec::new();
//! while let Some(seat) = game.to_act(&state).first() {
//!     moves.clear();
//!     game.legal(&state, seat, &mut moves);
//!     let last = &moves[moves.len() - 1];
//!     game.play(&mut state, seat, last, &mut chance, &mut ()).expect("a listed move is legal");
//! }
//! assert!(game.outcome(&state).is_some());
//! # Ok::<(), onze_core::SettingError>(())
//! ```

mod action;
mod ahead;
mod aim;
mod angle;
mod any_choice;
mod ask;
mod assist;
mod catalogue;
mod cell;
mod cells;
mod clock;
mod count;
mod event;
mod flight;
mod football;
mod foresee;
mod game;
mod ground;
mod keeper;
mod kicks;
mod kit;
mod legal;
mod line_up;
mod moves;
mod notation;
mod offside;
mod options;
mod path;
mod peg;
mod phase2;
mod phase3;
mod pitch;
mod pitch_fault;
mod place;
mod places;
mod point;
mod position;
mod prepare;
mod pro;
mod refusal;
mod reposition;
mod restart;
mod samples;
mod secrets;
mod shootout;
mod sines;
mod skills;
mod squad;
mod squad_fault;
mod state;
mod sticker;
mod story;
mod strike;
mod substitute;
mod throw_in;
mod turn;
mod view;
mod words;

pub use ahead::Ahead;
pub use aim::{Aim, Class, Kind};
pub use angle::Angle;
pub use ask::{Answer, Checked, Choice, ComesTo, Question};
pub use catalogue::{Catalogue, CatalogueLine};
pub use cell::Cell;
pub use cells::Cells;
pub use event::{BallEnd, Card, Event, Places, Tie};
pub use flight::{End, Part, Ran, Touch, Touched};
pub use football::Football;
pub use foresee::{Duel, Foreseen, Foresight, Outlook};
pub use game::Simulator;
pub use kicks::{KickName, NamedKick};
pub use kit::{Colour, Kit, LONGEST, Pattern, SPONSORS, Strip, Worn, names_on_shirts};
pub use moves::{Dive, KeeperPlan, Laid, Move, Preparation, Put, Puts, Skill};
pub use onze_core::Side;
pub use path::{Path, Stretch};
pub use peg::{Peg, Pegs, TEAM};
pub use pitch::{GoalMouth, Pitch, Zone};
pub use pitch_fault::PitchFault;
pub use place::{BALL_RADIUS, Body, PEG_GAP, PEG_HEIGHT, PEG_RADIUS, Stance, THREE_PEGS_GAP};
pub use point::{MM, Point};
pub use position::PositionFault;
pub use refusal::Refusal;
pub use squad::{ELEVEN, MOST_KEEPERS, SQUAD, Squad, SquadValue, Strength};
pub use squad_fault::{CatalogueFault, KitFault, KitField, SquadFault};
pub use state::{Restart, Stage, State};
pub use sticker::{Mark, Marks, Numbers, Sticker};
pub use story::FIGURES;
pub use view::{
    BallShown, BallView, ClockView, DiveView, HandView, LastView, Lofts, PegState, PegView, PitchView, Setup,
    ShootoutView, SideView, TurnView, View,
};
