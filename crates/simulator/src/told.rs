//! Choices as the page is told them: [`Move`] with short tags, places as points, and no names in it.

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::aim::Aim;
use crate::moves::{Dive, KeeperPlan, Laid, Move, Put, Skill};
use crate::peg::Peg;
use crate::point::Point;

/// One choice of one player: `{"step":["R7","546,187.508"]}`.
#[derive(Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "Move"))]
#[serde(rename_all = "lowercase")]
pub enum Told {
    /// The places of those who play, the keeper first.
    LineUp(Vec<Put>),
    /// Who kicks off, and where he stands.
    KickOff(Put),
    /// A pass or drive: who, how, and past whom.
    Pass(Peg, Aim, Option<Peg>),
    /// The keeper puts the ball down.
    Ball(Point),
    /// A peg steps back onside.
    Back(Put),
    /// Declares a cross, by a skill or not.
    Cross(Peg, bool),
    /// Declares a shot, by a skill or not.
    Shot(Peg, bool),
    /// PRO header moves of one side.
    Headers(Vec<Put>),
    /// The defence prepares: who throws himself in the way, and what the keeper does.
    Prep(Vec<Laid>, Option<Keeps>),
    /// The kick that was declared.
    Kick(Peg, Aim),
    /// The keeper is dribbled instead.
    Dodge(Peg, Aim),
    /// The keeper's dive.
    Dive(Dive),
    /// The kicker is put back.
    Place(Put),
    /// PRO steps of one side before the `CoD`.
    Speed(Vec<Put>),
    /// Who takes the ball.
    Cod(Put),
    /// Into the hands, or not.
    Hands(bool),
    /// A skill, or none.
    Skill(Skill),
    /// A peg moves.
    Step(Put),
    /// A peg tackles, where it goes or where it stands.
    Tackle(Peg, Option<Point>),
    /// A peg moves into the cell of a team-mate, who moves on; does the first tackle?
    Knock(Put, Put, bool),
    /// The attack moves nobody.
    Quick,
    /// The defence moves nobody.
    Hold,
    /// The end of a phase, or of the substitutions.
    End,
    /// Who comes on, and who goes off.
    Sub(Peg, Peg),
    /// The reserve keeper comes on for a field peg.
    Reserve(Peg),
    /// A field peg is named keeper.
    Keeper(Peg),
    /// Who throws in.
    Throw(Peg),
    /// A peg leaves the thrower's cell.
    Clear(Put),
    /// One step of a repositioning: at a goal kick the point of the ball, and the pegs, the kicker first.
    Repos(Option<Point>, Vec<Put>),
    /// Who kicks in the shoot-out.
    Taker(Peg),
    /// The clock of a choice has run out.
    Time,
    /// Gives the match up.
    GiveUp,
}

/// What the keeper does before a shot, if he does not stay.
#[derive(Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Keeps {
    /// He takes the bar.
    Bar,
    /// He is placed.
    Stands(Laid),
    /// He is placed, and tackles.
    Tackles(Laid),
}

impl Serialize for Move {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        told(self).serialize(serializer)
    }
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

fn told(choice: &Move) -> Told {
    match *choice {
        Move::LineUp(ref puts) => Told::LineUp(puts.to_vec()),
        Move::KickOff(put) => Told::KickOff(put),
        Move::Pass { peg, aim, dribble } => Told::Pass(peg, aim, dribble),
        Move::PutDown(at) => Told::Ball(at),
        Move::StepBack(put) => Told::Back(put),
        Move::Cross { peg, direct } => Told::Cross(peg, direct),
        Move::Shot { peg, direct } => Told::Shot(peg, direct),
        Move::Headers(ref puts) => Told::Headers(puts.to_vec()),
        Move::Prepare(ref plan) => Told::Prep(plan.intercept.to_vec(), keeps(plan.keeper)),
        Move::Kick { peg, aim } => Told::Kick(peg, aim),
        Move::Dodge { peg, aim } => Told::Dodge(peg, aim),
        Move::Dive(dive) => Told::Dive(dive),
        Move::Place(put) => Told::Place(put),
        Move::Speed(ref puts) => Told::Speed(puts.to_vec()),
        Move::Take(put) => Told::Cod(put),
        Move::Hands(yes) => Told::Hands(yes),
        Move::Skill(skill) => Told::Skill(skill),
        Move::Step { put, tackle: false } => Told::Step(put),
        Move::Step { put, tackle: true } => Told::Tackle(put.peg, Some(put.at)),
        Move::Tackle(peg) => Told::Tackle(peg, None),
        Move::KnockOn { first, second, tackle } => Told::Knock(first, second, tackle),
        Move::Quick => Told::Quick,
        Move::Hold => Told::Hold,
        Move::End => Told::End,
        Move::Substitute { on, off } => Told::Sub(on, off),
        Move::Reserve { off } => Told::Reserve(off),
        Move::NameKeeper(peg) => Told::Keeper(peg),
        Move::Throw(peg) => Told::Throw(peg),
        Move::Clear(put) => Told::Clear(put),
        Move::Reposition { ball, ref puts } => Told::Repos(ball, puts.to_vec()),
        Move::Taker(peg) => Told::Taker(peg),
        Move::TimeOut => Told::Time,
        Move::GiveUp => Told::GiveUp,
    }
}

const fn keeps(plan: KeeperPlan) -> Option<Keeps> {
    match plan {
        KeeperPlan::Stay => None,
        KeeperPlan::Bar => Some(Keeps::Bar),
        KeeperPlan::Place { to, tackle: false } => Some(Keeps::Stands(to)),
        KeeperPlan::Place { to, tackle: true } => Some(Keeps::Tackles(to)),
    }
}
