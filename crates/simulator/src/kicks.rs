//! Sensible kicks with names, for a list that a player can read.

use onze_core::Game;
use serde::Serialize;

use crate::aim::{Aim, Class, Kind, towards};
use crate::ask::Choice;
use crate::football::Screen;
use crate::foresee::{Duel, Foreseen};
use crate::game::Simulator;
use crate::moves::Move;
use crate::peg::Peg;
use crate::point::Point;
use crate::samples::aimed;
use crate::state::Stage;

onze_core::words! {
    /// What a kick is meant to be.
    pub enum KickName {
        /// To a team-mate, where he stands.
        Feet = "feet",
        /// Ahead of a team-mate, into his way.
        Through = "through",
        /// Ahead of the kicker himself.
        Drive = "drive",
        /// A tap that stays with the kicker.
        Tap = "tap",
        /// Past an opponent.
        Dribble = "dribble",
        /// Before the post on the crosser's side.
        NearPost = "near-post",
        /// Before the other post.
        FarPost = "far-post",
        /// To the penalty spot.
        Spot = "spot",
        /// Into the corner on the shooter's left.
        Left = "left",
        /// At the middle of the goal.
        Middle = "middle",
        /// Into the corner on the shooter's right.
        Right = "right",
        /// Past the keeper who has come out.
        Dodge = "dodge",
    }
}

/// A kick with its name.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct NamedKick {
    /// The choice.
    #[serde(flatten)]
    pub choice: Choice,
    /// What it is meant to be.
    pub name: KickName,
    /// The team-mate or opponent that it is about.
    pub peg: Option<Peg>,
    /// What would come of it, of a dribble if it comes off; nothing where that hangs on a secret.
    pub result: Option<Foreseen>,
    /// What would come of a dribble that does not come off.
    pub if_lost: Option<Foreseen>,
    /// The duel of a dribble.
    pub duel: Option<Duel>,
}

/// Thousandths of a millimetre, as everywhere.
const AHEAD: i32 = 75_000;
/// A ball that is aimed at a corner of the goal leaves this much to the post.
const INSIDE: i32 = 18_000;
/// A cross comes down so far before the goal line.
const BEFORE_GOAL: i32 = 70_000;

impl Screen<'_> {
    /// The kicks of the carrier that a player would think of, those that are legal.
    pub(crate) fn named_kicks(self) -> Vec<NamedKick> {
        let Some(peg) = self.ball.carrier else { return Vec::new() };
        let mut kicks = Vec::new();
        match self.stage {
            Stage::Action | Stage::Header => self.name_passes(peg, &mut kicks),
            Stage::Aim | Stage::AimDive => self.name_declared(peg, &mut kicks),
            _ => {}
        }
        let seat = self.turn.attack.seat();
        // Two team-mates in line are reached by the same kick: it is named after the nearer one.
        let mut known: Vec<Move> = Vec::new();
        kicks.retain(|(_, _, choice)| {
            let new = !known.contains(choice);
            known.extend(new.then(|| choice.clone()));
            new
        });
        let legal =
            kicks.into_iter().filter(|(_, _, choice)| self.game.check(self.state, seat, choice).is_ok());
        let named = legal.map(|(name, about, choice)| NamedKick {
            result: self.foreseen(&choice),
            if_lost: self.foreseen_if_lost(&choice),
            duel: self.duel(&choice),
            choice: self.game.written(choice),
            name,
            peg: about,
        });
        named.collect()
    }

    fn name_passes(self, peg: Peg, kicks: &mut Vec<(KickName, Option<Peg>, Move)>) {
        let ahead = if peg.side() == onze_core::Side::Red { AHEAD } else { -AHEAD };
        for &kind in self.kicking().pass_kinds() {
            let from = if kind == Kind::Head { self.point(peg) } else { self.ball.at };
            let pass = |aim: Aim| Move::Pass { peg, aim, dribble: None };
            let mut mates: Vec<Peg> = self.on(peg.side()).without(peg).iter().collect();
            mates.sort_by_key(|&mate| self.point(mate).square_to(from));
            for &mate in &mates {
                let at = self.point(mate);
                kicks.push((KickName::Feet, Some(mate), pass(aimed(kind, from, at, 0))));
                let way = Point::new(at.x + ahead, at.y);
                if self.game.has_play_at(way) && mate != self.keeper_of(peg.side()) {
                    kicks.push((KickName::Through, Some(mate), pass(aimed(kind, from, way, 0))));
                }
            }
            // SIM-426: at a restart the kicker cannot play to himself.
            let alone = self.turn.restart.is_none();
            let way = Point::new(from.x + ahead, from.y);
            if alone && self.game.has_play_at(way) {
                kicks.push((KickName::Drive, None, pass(aimed(kind, from, way, 0))));
            }
            if alone && kind == Kind::Low {
                kicks.push((KickName::Tap, None, pass(Aim::low(0, 1))));
                let near = |opponent: &Peg| self.cell(peg).distance(self.cell(*opponent)) <= 1;
                for opponent in self.on(peg.side().other()).iter().filter(near) {
                    let aim = aimed(kind, from, self.point(opponent), 40_000);
                    let choice = Move::Pass { peg, aim, dribble: Some(opponent) };
                    kicks.push((KickName::Dribble, Some(opponent), choice));
                }
            }
        }
    }

    fn name_declared(self, peg: Peg, kicks: &mut Vec<(KickName, Option<Peg>, Move)>) {
        let kinds: &[Kind] = if self.ball.on_head { &[Kind::Head] } else { &[Kind::Low, Kind::Lob] };
        let crosses = self.declared.class == Some(Class::Cross);
        for &kind in kinds {
            let from = if kind == Kind::Head { self.point(peg) } else { self.ball.at };
            let aims = if crosses { self.crosses(from, kind) } else { self.shots(from, kind) };
            kicks.extend(aims.map(|(name, aim)| (name, None, Move::Kick { peg, aim })));
        }
        if self.stage == Stage::Aim && self.kicking().may_dodge() {
            let keeper = self.keeper_of(self.defence());
            for turn in [3400, 200] {
                let direction = (towards(self.ball.at, self.point(keeper)) + turn) % 3600;
                let choice = Move::Dodge { peg, aim: Aim::low(direction, 15) };
                if self.punishes(&choice).is_none() {
                    kicks.push((KickName::Dodge, Some(keeper), choice));
                }
            }
        }
    }

    fn crosses(self, from: Point, kind: Kind) -> [(KickName, Aim); 3] {
        let [low, high] = self.game.pitch.goal_mouth().y;
        let line = self.game.pitch.goal_line(self.defence());
        let x = if line == 0 { BEFORE_GOAL } else { line - BEFORE_GOAL };
        let middle = self.game.pitch.width() / 2;
        let (near, far) = if from.y < middle { (low, high) } else { (high, low) };
        let to = |y: i32| aimed(kind, from, Point::new(x, y), 0);
        [(KickName::NearPost, to(near)), (KickName::FarPost, to(far)), (KickName::Spot, to(middle))]
    }

    /// Seen by the shooter: row A is on Red's left and on Blue's right.
    fn shots(self, from: Point, kind: Kind) -> [(KickName, Aim); 3] {
        let [low, high] = self.game.pitch.goal_mouth().y;
        let line = self.game.pitch.goal_line(self.defence());
        let (left, right) =
            if line == 0 { (high - INSIDE, low + INSIDE) } else { (low + INSIDE, high - INSIDE) };
        let (power, loft) = match kind {
            Kind::Lob => (70, 30),
            Kind::Low | Kind::Head => (100, 0),
        };
        let to = |y: i32| Aim { kind, direction: towards(from, Point::new(line, y)), power, loft };
        let middle = self.game.pitch.width() / 2;
        [(KickName::Left, to(left)), (KickName::Middle, to(middle)), (KickName::Right, to(right))]
    }
}

impl Simulator {
    /// Between the goal lines, where a ball may be played to.
    fn has_play_at(&self, at: Point) -> bool {
        (0..=self.pitch.length()).contains(&at.x)
    }
}
