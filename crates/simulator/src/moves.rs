//! What a player may choose.

use arrayvec::ArrayVec;
use onze_core::in_order;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::aim::Aim;
use crate::angle::Angle;
use crate::peg::Peg;
use crate::place::{Body, Stance};
use crate::point::Point;

/// A peg put down standing.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "[Peg, Point]"))]
pub struct Put {
    /// Which.
    pub peg: Peg,
    /// Where its middle is.
    pub at: Point,
}

/// A peg put down standing or lying.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "[Peg, Point, Angle | null]"))]
pub struct Laid {
    /// Which.
    pub peg: Peg,
    /// Where its middle is.
    pub at: Point,
    /// The angle of a lying one.
    pub angle: Option<Angle>,
}

/// Several pegs put down together.
pub type Puts = ArrayVec<Put, 11>;

/// How the defence prepares for a shot or a direct cross (SIM-644).
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Preparation {
    /// Who tries to intercept (SIM-760).
    #[cfg_attr(feature = "ts", ts(as = "Vec<Laid>"))]
    pub intercept: ArrayVec<Laid, 10>,
    /// What the keeper does.
    pub keeper: KeeperPlan,
}

/// What the keeper does before a shot.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum KeeperPlan {
    /// He stays as he is (SIM-649).
    #[default]
    Stay,
    /// He takes the bar (SIM-641).
    Bar,
    /// He is placed (SIM-647), and tackles or not (SIM-653).
    #[serde(serialize_with = "in_order::two")]
    #[cfg_attr(feature = "ts", ts(as = "(Laid, bool)"))]
    Place {
        /// Where and how.
        to: Laid,
        /// Does he tackle the carrier whose cell he entered?
        tackle: bool,
    },
}

onze_core::words! {
    /// A dive with the bar (SIM-646).
    pub enum Dive {
        /// Towards row A, low.
        Al = "AL",
        /// Centre, low.
        Cl = "CL",
        /// Towards row K, low.
        Kl = "KL",
        /// Towards row A, high.
        Ah = "AH",
        /// Centre, high.
        Ch = "CH",
        /// Towards row K, high.
        Kh = "KH",
    }
}

/// The use of a skill after a `CoD` (SIM-601).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Skill {
    /// No skill.
    None,
    /// A direct pass (SIM-603).
    Yellow,
    /// A direct cross (SIM-604).
    Green,
    /// A direct shot (SIM-605).
    Red,
    /// The free player's direct pass (SIM-607).
    FreeYellow,
    /// The free player's direct cross.
    FreeGreen,
    /// The free player's direct shot.
    FreeRed,
    /// The striker's shot (SIM-910).
    Striker,
}

/// One choice of one player, and how it is written.
///
/// A place is a cell, with a point where it is not the cell's home point: `F11`, `F11@448,333`; a lying peg `F19/90`.
///
/// | command | choice |
/// |---|---|
/// | `LINEUP R R1 F1, R2 C4, …` | the eleven, the keeper first (SIM-301) |
/// | `KICKOFF R9 F11@448,333` | who kicks off, beside the ball (SIM-303) |
/// | `PASS R8 low 12.5 p40`, `PASS R8 low 0.0 p30 dribble B6` | pass or drive, with or without a dribble (SIM-420, SIM-430) |
/// | `BALL @840,330` | the keeper puts the ball down to kick it (SIM-659) |
/// | `BACK R9 F17@735,330` | on the offside line (SIM-908) |
/// | `CROSS R7`, `SHOT R9`, with `direct` after a skill | declarations (SIM-450, SIM-470) |
/// | `HEADERS R9 F19; …`, `HEADERS none` | PRO header moves (SIM-913) |
/// | `PREP none`, `PREP intercept B4 F19/90; keeper bar`, `PREP keeper B1 E20@835,265 tackle` | the defence prepares (SIM-644) |
/// | `KICK R9 lob 4.0 p70 l30`, `DODGE R9 low 350.0 p35`, `DIVE AH` | the kick, the dribble of the keeper, the dive |
/// | `PLACE R8 F9@360,330` | the kicker is put back (SIM-409) |
/// | `SPEED R7 J8`, `SPEED none` | PRO steps before the `CoD` (SIM-914) |
/// | `COD R10 F15@618,330` | who takes the ball, and where he stands (SIM-505, SIM-517) |
/// | `HANDS yes`, `HANDS no` | the keeper takes the ball in his hands (SIM-656) |
/// | `SKILL yellow`, `SKILL free red`, `SKILL striker`, `SKILL none` | after a `CoD` (SIM-601) |
/// | `MOVE R7 D13`, `MOVE B6 F11@494,333 tackle`, `TACKLE B6` | phases 2 and 3 (SIM-701, SIM-726) |
/// | `KNOCK B4 F17, B3 E16`, `KNOCK B4 F11@490,333, B6 F13@560,310 tackle` | the PRO knock-on (SIM-915) |
/// | `QUICK`, `HOLD`, `END` | a quick round, a hold, the end of a phase or of the substitutions |
/// | `SUB R14 for R8`, `RESERVE for R11`, `KEEPER R5` | substitutions (SIM-885, SIM-889, SIM-890) |
/// | `THROW R2`, `CLEAR B2 C8` | who throws in, and who makes way (SIM-831, SIM-832) |
/// | `REPOS R9 F11@448,333, R7 A9, …`, `REPOS @890,333 B1 F21, …` | one step of a repositioning, the kicker first in the first (SIM-841) |
/// | `TAKER R9` | who kicks in the shoot-out (SIM-896) |
/// | `TIME` | the clock has run out: the default choice (SIM-1008); never listed |
/// | `GIVEUP` | at any time (SIM-1009) |
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
#[allow(clippy::large_enum_variant)] // kept in line: nothing is allocated while playing
pub enum Move {
    /// The places of the pegs on the pitch, the keeper first.
    LineUp(#[cfg_attr(feature = "ts", ts(as = "Vec<Put>"))] Puts),
    /// Who kicks off, and where he stands.
    KickOff(Put),
    /// A pass or drive.
    #[serde(serialize_with = "in_order::three")]
    #[cfg_attr(feature = "ts", ts(as = "(Peg, Aim, Option<Peg>)"))]
    Pass {
        /// Who kicks.
        peg: Peg,
        /// How.
        aim: Aim,
        /// The opponent to be dribbled.
        dribble: Option<Peg>,
    },
    /// The keeper puts the ball down.
    PutDown(Point),
    /// A peg steps back onside.
    StepBack(Put),
    /// Declares a cross.
    #[serde(serialize_with = "in_order::two")]
    #[cfg_attr(feature = "ts", ts(as = "(Peg, bool)"))]
    Cross {
        /// Who.
        peg: Peg,
        /// By a skill?
        direct: bool,
    },
    /// Declares a shot.
    #[serde(serialize_with = "in_order::two")]
    #[cfg_attr(feature = "ts", ts(as = "(Peg, bool)"))]
    Shot {
        /// Who.
        peg: Peg,
        /// By a skill?
        direct: bool,
    },
    /// PRO header moves of one side.
    Headers(#[cfg_attr(feature = "ts", ts(as = "Vec<Put>"))] Puts),
    /// The defence prepares.
    Prepare(Preparation),
    /// The kick that was declared.
    #[serde(serialize_with = "in_order::two")]
    #[cfg_attr(feature = "ts", ts(as = "(Peg, Aim)"))]
    Kick {
        /// Who.
        peg: Peg,
        /// How.
        aim: Aim,
    },
    /// The keeper is dribbled instead.
    #[serde(serialize_with = "in_order::two")]
    #[cfg_attr(feature = "ts", ts(as = "(Peg, Aim)"))]
    Dodge {
        /// Who.
        peg: Peg,
        /// How.
        aim: Aim,
    },
    /// The keeper's dive.
    Dive(Dive),
    /// The kicker is put back.
    Place(Put),
    /// PRO steps of one side before the `CoD`.
    Speed(#[cfg_attr(feature = "ts", ts(as = "Vec<Put>"))] Puts),
    /// Who takes the ball.
    Take(Put),
    /// Into the hands, or not.
    Hands(bool),
    /// A skill, or none.
    Skill(Skill),
    /// A peg moves.
    #[serde(serialize_with = "step")]
    #[cfg_attr(feature = "ts", ts(type = "[Peg, Point] | [Peg, Point, true]"))]
    Step {
        /// Where to.
        put: Put,
        /// Does it tackle?
        tackle: bool,
    },
    /// A peg tackles where it stands.
    Tackle(Peg),
    /// A peg moves into the cell of a team-mate, who moves on.
    #[serde(serialize_with = "in_order::three")]
    #[cfg_attr(feature = "ts", ts(as = "(Put, Put, bool)"))]
    KnockOn {
        /// The first.
        first: Put,
        /// The team-mate.
        second: Put,
        /// Does the first tackle the carrier whose cell he entered?
        tackle: bool,
    },
    /// The attack moves nobody.
    Quick,
    /// The defence moves nobody.
    Hold,
    /// The end of a phase, or of the substitutions.
    End,
    /// One comes on for another.
    #[serde(serialize_with = "in_order::two")]
    #[cfg_attr(feature = "ts", ts(as = "(Peg, Peg)"))]
    Substitute {
        /// Who comes on.
        on: Peg,
        /// Who goes off.
        off: Peg,
    },
    /// The reserve keeper comes on for a field peg.
    Reserve {
        /// Who goes off.
        off: Peg,
    },
    /// A field peg is named keeper.
    NameKeeper(Peg),
    /// Who throws in.
    Throw(Peg),
    /// A peg leaves the thrower's cell.
    Clear(Put),
    /// One step of a repositioning.
    #[serde(serialize_with = "in_order::two")]
    #[cfg_attr(feature = "ts", ts(as = "(Option<Point>, Vec<Put>)"))]
    Reposition {
        /// At a goal kick, in the first step: the point of the ball.
        ball: Option<Point>,
        /// The pegs; in the first step the kicker comes first.
        puts: Puts,
    },
    /// Who kicks in the shoot-out.
    Taker(Peg),
    /// The clock of a choice has run out.
    TimeOut,
    /// Gives the match up.
    GiveUp,
}

impl Serialize for Put {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        (self.peg, self.at).serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Put {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Put, D::Error> {
        <(Peg, Point)>::deserialize(from).map(|(peg, at)| Put { peg, at })
    }
}

impl Serialize for Laid {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        (self.peg, self.at, self.angle).serialize(serializer)
    }
}

#[allow(clippy::trivially_copy_pass_by_ref)] // as serde calls it
fn step<S: Serializer>(put: &Put, tackle: &bool, serializer: S) -> Result<S::Ok, S::Error> {
    // Of hundreds of movements few tackle.
    if *tackle { (put.peg, put.at, true).serialize(serializer) } else { put.serialize(serializer) }
}

impl Skill {
    /// All of them, none first.
    pub(crate) const ALL: [(Skill, &'static str); 8] = [
        (Skill::None, "none"),
        (Skill::Yellow, "yellow"),
        (Skill::Green, "green"),
        (Skill::Red, "red"),
        (Skill::FreeYellow, "free yellow"),
        (Skill::FreeGreen, "free green"),
        (Skill::FreeRed, "free red"),
        (Skill::Striker, "striker"),
    ];
}

impl Put {
    pub(crate) const fn body(self) -> Body {
        Body::standing(self.at)
    }
}

impl Laid {
    pub(crate) const fn body(self) -> Body {
        match self.angle {
            Some(angle) => Body { at: self.at, stance: Stance::Lying(angle) },
            None => Body::standing(self.at),
        }
    }
}

impl From<Put> for Laid {
    fn from(put: Put) -> Laid {
        Laid { peg: put.peg, at: put.at, angle: None }
    }
}
