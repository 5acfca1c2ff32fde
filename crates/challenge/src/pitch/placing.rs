//! Squads, placings for a kick-off, and the nearest free square (CHA-118, CHA-404 to CHA-415).

use super::square::Square;
use super::{Choice, Footballer, Numbers, Pitch, Placing, Play, Refusal, Side, Squad};

/// The most champions of a side on the pitch (CHA-405).
pub(crate) const SIX: usize = 6;
/// The most rings that find a head: six on the pitch and five reserves.
const MOST_RINGS: u8 = 11;

impl Pitch {
    /// Is this a squad for a side with so many champions (CHA-404 to CHA-406)?
    pub fn check_squad(&self, champions: u8, squad: &Squad) -> Result<(), Refusal> {
        if squad.eleven.len() != 11 {
            return Err(Refusal::NotEleven);
        }
        if squad.rings.len() != usize::from(champions.min(MOST_RINGS)) {
            return Err(Refusal::RingsOwned { champions });
        }
        if squad.rings.and(squad.eleven).len() > SIX {
            return Err(Refusal::SixChampions);
        }
        if !squad.eleven.has(squad.keeper) {
            return Err(Refusal::KeeperNotPlaced);
        }
        Ok(())
    }

    /// A ready squad for a side with so many champions: 1 to 11, the rings from the front, further ones for reserves.
    pub fn ready_squad(&self, champions: u8) -> Squad {
        let eleven = Numbers::ELEVEN;
        let heads = eleven.iter().rev().take(SIX).chain(super::Number::all().skip(11));
        let rings = heads.take(usize::from(champions)).collect();
        Squad { eleven, rings, keeper: super::Number::ONE }
    }

    /// Is this a placing for a side now (CHA-409 to CHA-415)?
    pub(crate) fn check_placing(&self, play: &Play, side: Side, placing: &Placing) -> Result<(), Refusal> {
        self.check_who_plays(play, side, placing)?;
        for (number, square) in placing.iter() {
            if !square.is_in_half_of(side) {
                return Err(Refusal::OtherHalf { number, square });
            }
        }
        self.check_circle(play, side, placing)?;
        for (number, square) in placing.iter() {
            let shared = placing.iter().any(|(other, at)| other != number && at == square);
            // The halfway row belongs to both halves.
            let theirs = play.standing(side.other()).any(|(_, at)| at == square);
            if shared || theirs && play.side == side.other() {
                return Err(Refusal::Shared { square });
            }
        }
        let keeper = placing.square(placing.keeper).ok_or(Refusal::KeeperNotPlaced)?;
        if !self.board.is_in_area(keeper, side) {
            return Err(Refusal::KeeperOutsideArea);
        }
        self.check_ball(play, side, placing)?;
        let limit = usize::from(self.options.goal_row_limit);
        let mut on_row = placing.iter().filter(|(_, square)| square.depth(side) == 0);
        match on_row.nth(limit) {
            Some((_, at)) if limit > 0 => Err(Refusal::GoalRow { at }),
            _ => Ok(()),
        }
    }

    /// CHA-409, CHA-415: those it has left, or reserves for them after a goal.
    fn check_who_plays(&self, play: &Play, side: Side, placing: &Placing) -> Result<(), Refusal> {
        let (left, placed) = (play.on_pitch(side), placing.numbers());
        let came = placed.minus(left);
        if placed.len() != left.len() || !came.minus(play.reserves(side)).is_empty() {
            return Err(Refusal::NotThese);
        }
        let spent = usize::from(play.substitutions(side));
        if !came.is_empty()
            && (!play.after_goal || spent + came.len() > usize::from(self.options.max_substitutions))
        {
            return Err(Refusal::Substitutions);
        }
        let rings = play.rings(side);
        let stay = play.champions_in_play(side).minus(left.minus(placed));
        if stay.len() + came.and(rings).len() > SIX {
            return Err(Refusal::SixChampions);
        }
        if placed.has(placing.keeper) { Ok(()) } else { Err(Refusal::KeeperNotPlaced) }
    }

    /// CHA-410: two of the kicking side in the circle, nobody of the other.
    fn check_circle(&self, play: &Play, side: Side, placing: &Placing) -> Result<(), Refusal> {
        let mut inside = placing.iter().filter(|(_, square)| self.board.is_in_circle(*square));
        if play.side != side {
            return match inside.next() {
                Some((number, square)) => Err(Refusal::InCircle { number, square }),
                None => Ok(()),
            };
        }
        let (Some((one, first)), Some((two, second)), None) = (inside.next(), inside.next(), inside.next())
        else {
            return Err(Refusal::TwoInCircle);
        };
        if one == placing.keeper || two == placing.keeper {
            return Err(Refusal::TwoInCircle);
        }
        let in_line = first.direction_to(second).is_some() && first.distance(second) <= 3;
        if in_line || first == second { Ok(()) } else { Err(Refusal::CirclePairApart) }
    }

    /// CHA-412: the ball is with one of the two; the other side says nothing about it.
    fn check_ball(&self, play: &Play, side: Side, placing: &Placing) -> Result<(), Refusal> {
        let at = placing.ball.and_then(|number| placing.square(number));
        let fits = match at {
            Some(square) => play.side == side && self.board.is_in_circle(square),
            None => placing.ball.is_none() && play.side != side,
        };
        if fits { Ok(()) } else { Err(Refusal::BallNotInCircle) }
    }

    /// Ready placings: the line-up of CHA-414 for those a side has left, the ball with either of the two.
    pub(crate) fn list_placings(&self, play: &Play, side: Side, out: &mut Vec<Choice>) {
        let left = play.on_pitch(side);
        let keeper = play.keeper(side).filter(|keeper| left.has(*keeper)).or_else(|| left.iter().next());
        let Some(keeper) = keeper else { return };
        let placing = self.board.lineup(side, play.side == side, keeper, left);
        out.push(Choice::Place(placing));
        let inside = |number: &super::Number| {
            placing.square(*number).is_some_and(|square| self.board.is_in_circle(square))
        };
        for number in left.iter().filter(inside) {
            if placing.ball.is_some_and(|with| with != number) {
                let mut other = placing;
                other.ball = Some(number);
                out.push(Choice::Place(other));
            }
        }
    }

    /// The nearest free square to a target for a footballer (CHA-118), but never this one.
    pub(crate) fn nearest_free(
        &self,
        play: &Play,
        who: Footballer,
        target: Square,
        never: Option<Square>,
    ) -> Square {
        let free = |square: &Square| {
            let on = play.footballer_on(*square);
            let loose = on.is_none() && play.dead.is_none() && *square == play.ball;
            on.is_none_or(|on| on == who)
                && !loose
                && Some(*square) != never
                && !self.is_goal_row_full(play, who, *square)
        };
        if free(&target) {
            return target;
        }
        let order = |square: &Square| {
            let from_middle = square.column().abs_diff(Square::CENTRE.column());
            (square.distance(target), square.depth(who.side), from_middle, square.column())
        };
        // By rings round the target: the pitch is far larger than two sides.
        (1..=super::ROWS)
            .find_map(|distance| ring(target, distance).filter(free).min_by_key(order))
            .unwrap_or(target)
    }
}

/// The squares of the pitch at a distance.
fn ring(target: Square, distance: u8) -> impl Iterator<Item = Square> {
    let near = |from: u8, last: u8| from.saturating_sub(distance).max(1)..=(from + distance).min(last);
    let columns = near(target.column(), super::COLUMNS);
    near(target.row(), super::ROWS)
        .flat_map(move |row| columns.clone().filter_map(move |column| Square::new(column, row)))
        .filter(move |square| square.distance(target) == distance)
}
