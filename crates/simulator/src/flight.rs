//! A kick is handed to the ball, and what it did is read back (SIM-403 to SIM-416).

use arrayvec::ArrayVec;
use onze_core::{Chance, Side};
use onze_kick::{Bounds, End as KickEnd, Flight, Heading, Kick, Vector};
use serde::Serialize;

use crate::aim::{Aim, Kind, unit};
use crate::cell::Cell;
use crate::football::Kicking;
use crate::game::Simulator;
use crate::moves::Dive;
use crate::path::{self, Path};
use crate::peg::{Peg, Pegs};
use crate::place::Stance;
use crate::point::Point;
use crate::refusal::Refusal;
use crate::state::Prepared;
use crate::strike::Strike;

/// What a kick did, in the rules' own numbers (SIM-403).
#[derive(Clone, Debug)]
pub struct Ran {
    /// The cells crossed, each where it was first entered.
    pub cells: ArrayVec<Cell, { Cell::COUNT }>,
    /// The pegs and parts of the goals' frames touched, in order.
    pub touches: ArrayVec<Touch, 64>,
    /// The pegs overturned.
    pub fallen: Pegs,
    /// How it ended.
    pub end: End,
    /// For a screen, if anybody looks.
    pub path: Option<Box<Path>>,
}

/// Something on the pitch is touched.
#[derive(Clone, Copy, Debug)]
pub struct Touch {
    /// What.
    pub body: Touched,
    /// How many of the cells had been crossed by then.
    pub cells: usize,
}

/// What the ball touched: a peg, or a part of a goal's frame.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(untagged)]
pub enum Touched {
    /// A peg, standing, lying or as a keeper's body.
    Peg(Peg),
    /// A post or a bar.
    Frame(Part),
}

/// A part of a goal's frame, by the side that defends the goal and the row that a post is nearer to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Part {
    /// Of Red's goal, on the side of row A.
    RedPostA,
    /// Of Red's goal, on the side of row K.
    RedPostK,
    /// Of Red's goal.
    RedBar,
    /// Of Blue's goal, on the side of row A.
    BluePostA,
    /// Of Blue's goal, on the side of row K.
    BluePostK,
    /// Of Blue's goal.
    BlueBar,
}

impl Touched {
    /// SIM-414: ground and nets are no touches.
    fn of(body: onze_kick::Body) -> Option<Touched> {
        use onze_kick::Body;
        use onze_kick::Side::{High, Low};
        let part = match body {
            Body::Peg(id) => return Peg::of_id(id).map(Touched::Peg),
            Body::Post { goal: Low, post: Low } => Part::RedPostA,
            Body::Post { goal: Low, post: High } => Part::RedPostK,
            Body::Bar(Low) => Part::RedBar,
            Body::Post { goal: High, post: Low } => Part::BluePostA,
            Body::Post { goal: High, post: High } => Part::BluePostK,
            Body::Bar(High) => Part::BlueBar,
            Body::Net(_) | Body::Ground => return None,
        };
        Some(Touched::Frame(part))
    }

    /// The peg, if it is one.
    pub fn peg(self) -> Option<Peg> {
        match self {
            Touched::Peg(peg) => Some(peg),
            Touched::Frame(_) => None,
        }
    }

    /// The part of a frame, if it is one.
    pub fn part(self) -> Option<Part> {
        match self {
            Touched::Peg(_) => None,
            Touched::Frame(part) => Some(part),
        }
    }
}

/// How a kick ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum End {
    /// At rest in play.
    Rest(Point),
    /// Over a touch-line.
    Touch(Point),
    /// Over the goal line of this side, not into the goal.
    GoalLine(Side, Point),
    /// Into the goal of this side.
    Goal(Side, Point),
}

/// SIM-416: a kick draws its words from the match.
struct Words<'a, C>(&'a mut C);

impl<C: Chance> onze_kick::Source for Words<'_, C> {
    fn word(&mut self) -> u64 {
        self.0.word()
    }
}

impl Kicking<'_> {
    /// Runs the kick of the carrier, which was checked ([`Simulator::check_flight`]).
    pub(crate) fn run(self, strike: &Strike, chance: &mut impl Chance, shown: bool) -> Ran {
        let mut flight = Flight::empty();
        self.fly((strike.peg, strike.aim), strike.guard, &mut Words(chance), &mut flight)
            .expect("a kick is checked before it is due, and a self.state's pegs have ids of their own");
        let mut ran = self.game.read_back(&flight);
        ran.path = shown.then(|| Box::new(Path::from(&flight)));
        ran
    }

    /// SIM-402, KICK-201 to KICK-204: would the ball take this kick?
    pub(crate) fn check_flight(self, kicker: Peg, aim: Aim) -> Result<(), Refusal> {
        Refusal::NoSuchKick.unless(aim.is_possible())?;
        self.game.world.check(&self.in_kick(kicker, aim)).map_err(|_| Refusal::NoSuchKick)
    }

    /// The kick, and what the ball does; refused if it was not checked and is none.
    pub(crate) fn fly(
        self,
        (kicker, aim): (Peg, Aim),
        guard: Guard,
        words: &mut impl onze_kick::Source,
        flight: &mut Flight,
    ) -> Result<(), onze_kick::Refusal> {
        let mut pegs: ArrayVec<onze_kick::Peg, 32> = ArrayVec::new();
        for peg in self.on_cloth().iter() {
            pegs.extend(self.body_in_flight(peg, guard));
        }
        let pitch = onze_kick::Pitch::new(&self.game.world, &pegs)?;
        self.game.world.kick_into(&pitch, &self.in_kick(kicker, aim), words, flight)
    }

    /// SIM-412, SIM-413: a kick in the ball's own terms.
    fn in_kick(self, kicker: Peg, aim: Aim) -> Kick {
        let at = if aim.kind == Kind::Head { self.point(kicker) } else { self.ball.at };
        let [x, y] = unit(aim.direction);
        Kick {
            kind: aim.kind.in_kick(),
            at: mm(at),
            dir: Heading::new(x, y),
            power: f64::from(aim.power) / 100.0,
            loft: aim.slope(),
            kicker: Some(kicker.id()),
            level: self.game.rules.hand,
        }
    }

    fn body_in_flight(self, peg: Peg, guard: Guard) -> Option<onze_kick::Peg> {
        let body = self.body(peg)?;
        let side = peg.side();
        let is_keeper = side == self.defence() && peg == self.keeper_of(side);
        let (id, at) = (peg.id(), mm(body.at));
        Some(match (body.stance, guard) {
            (_, Guard::Dive(dive)) if is_keeper && self.declared.keeper == Prepared::Bar => {
                onze_kick::Peg::boxed(
                    id,
                    self.game.keeper.dive(dive, self.game.pitch.goal_line(side), self.is_penalty()),
                )
            }
            // SIM-655: his arms are out.
            (Stance::Standing, Guard::Arms) if is_keeper && self.declared.keeper == Prepared::Placed => {
                onze_kick::Peg::boxed(id, self.game.keeper.arms(body.at))
            }
            (Stance::Standing, _) => onze_kick::Peg::standing(id, at),
            (Stance::Lying(angle), _) => {
                let [x, y] = unit(10 * u16::from(angle.degrees()));
                onze_kick::Peg::lying(id, at, Heading::new(x, y))
            }
        })
    }
}

impl Simulator {
    /// SIM-414.
    fn read_back(&self, flight: &Flight) -> Ran {
        let mut ran = Ran {
            cells: ArrayVec::new(),
            touches: ArrayVec::new(),
            fallen: flight.fallen.iter().filter_map(|fallen| Peg::of_id(fallen.peg)).collect(),
            end: End::Rest(Point::default()),
            path: None,
        };
        let (last, end) = match flight.end {
            KickEnd::Rest(moment) => (moment, End::Rest(rounded(moment.centre))),
            KickEnd::Touch { over, .. } => (over, End::Touch(self.restart_point(&flight.end))),
            KickEnd::GoalLine { side, over } => {
                (over, End::GoalLine(whose(side), self.restart_point(&flight.end)))
            }
            KickEnd::Goal { side, over, .. } => (over, End::Goal(whose(side), rounded(over.centre))),
        };
        ran.end = end;
        let corners = flight.segments.iter().filter(|segment| segment.time < last.time);
        let mut contacts = flight.contacts.iter().filter(|contact| contact.time <= last.time).peekable();
        let mut from = None;
        let corners = corners.map(|segment| (segment.time, segment.centre));
        for (time, centre) in corners.chain(std::iter::once((last.time, last.centre))) {
            let to = rounded(centre);
            self.cross(&mut ran, from.unwrap_or(to), to);
            from = Some(to);
            while let Some(contact) = contacts.next_if(|contact| contact.time <= time) {
                if let Some(body) = Touched::of(contact.body) {
                    let cells = ran.cells.len();
                    let _ = ran.touches.try_push(Touch { body, cells });
                }
            }
        }
        ran
    }

    fn cross(&self, ran: &mut Ran, from: Point, to: Point) {
        path::walk(&self.pitch, from, to, |cell| {
            if !ran.cells.contains(&cell) {
                let _ = ran.cells.try_push(cell);
            }
        });
    }

    fn restart_point(&self, end: &KickEnd) -> Point {
        let at = end.restart_point().map(|point| rounded(Vector::new(point.x, point.y, 0.0)));
        at.unwrap_or(self.pitch.centre_spot())
    }
}

/// What the keeper guards his goal with while the ball runs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Guard {
    /// Nothing but his peg.
    Bare,
    /// His arms, if he was placed (SIM-655).
    Arms,
    /// The body of a dive (SIM-646).
    Dive(Dive),
}

fn whose(side: onze_kick::Side) -> Side {
    match side {
        onze_kick::Side::Low => Side::Red,
        onze_kick::Side::High => Side::Blue,
    }
}

/// SIM-412: thousandths as millimetres.
pub(crate) fn mm(point: Point) -> onze_kick::Point {
    onze_kick::Point::new(f64::from(point.x) / 1000.0, f64::from(point.y) / 1000.0)
}

/// SIM-414: millimetres as thousandths, halves upwards.
#[allow(clippy::cast_possible_truncation)] // the ball never gets farther than a few metres
fn rounded(centre: Vector) -> Point {
    let whole = |length: f64| (length * 1000.0 + 0.5).floor() as i32;
    Point::new(whole(centre.x), whole(centre.y))
}

/// A box in the ball's terms.
pub(crate) fn bounds(x: [i32; 2], y: [i32; 2], z: [i32; 2]) -> Bounds {
    let mm = |range: [i32; 2]| range.map(|length| f64::from(length) / 1000.0);
    Bounds { x: mm(x), y: mm(y), z: mm(z) }
}
