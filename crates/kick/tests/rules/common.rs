//! Reads kicks in the notation of the rules' worked examples.

use onze_kick::{
    Body, Bounds, Flight, Heading, Kick, Kind, Level, Peg, PegId, Pitch, Point, SplitMix64, World,
};
use serde_json::Value;

/// All worked examples, in order.
pub(crate) fn examples() -> Vec<Value> {
    serde_json::from_str(include_str!("worked_examples.json")).unwrap()
}

/// One worked example by its clause.
pub(crate) fn example(id: &str) -> Value {
    examples().into_iter().find(|said| said["id"] == id).unwrap()
}

/// The numbers of a row, whatever words stand before them.
pub(crate) fn numbers(row: &Value) -> Vec<f64> {
    row.as_array().unwrap().iter().filter_map(Value::as_f64).collect()
}

/// The tolerance of the worked examples (KICK-108).
pub(crate) fn assert_near(what: &str, got: &[f64], said: &[f64]) {
    let said = &said[said.len() - got.len()..];
    for (got_one, said_one) in got.iter().zip(said) {
        assert!((got_one - said_one).abs() <= 1e-9, "{what}: got {got:?}, the rules say {said:?}");
    }
}

pub(crate) fn peg_of(id: &Value) -> PegId {
    PegId(id.as_u64().unwrap().try_into().unwrap())
}

pub(crate) fn pitch_of(world: &World, said: &Value) -> Pitch {
    let pegs: Vec<Peg> = said["pegs"].as_array().unwrap().iter().map(peg).collect();
    Pitch::new(world, &pegs).unwrap()
}

/// Plays a worked example at level exact.
pub(crate) fn play(world: &World, said: &Value) -> Flight {
    world.kick(&pitch_of(world, said), &kick_of(said), &mut SplitMix64::new(0)).unwrap()
}

fn peg(said: &Value) -> Peg {
    let id = peg_of(&said["id"]);
    let at = || Point::new(said["at"][0].as_f64().unwrap(), said["at"][1].as_f64().unwrap());
    let mut peg = match said["pose"].as_str().unwrap() {
        "standing" => Peg::standing(id, at()),
        "lying" => {
            let heading = numbers(&said["heading"]);
            Peg::lying(id, at(), Heading::new(heading[0], heading[1]))
        }
        _ => {
            let b = numbers(&said["box"]);
            Peg::boxed(id, Bounds { x: [b[0], b[1]], y: [b[2], b[3]], z: [b[4], b[5]] })
        }
    };
    peg.held = said.get("held").is_some();
    peg
}

pub(crate) fn kick_of(said: &Value) -> Kick {
    let kick = &said["kick"];
    let number = |value: &Value| value.as_f64().unwrap();
    Kick {
        kind: match kick["kind"].as_str().unwrap() {
            "low" => Kind::Low,
            "lob" => Kind::Lob,
            _ => Kind::Header,
        },
        at: Point::new(number(&kick["at"][0]), number(&kick["at"][1])),
        dir: Heading::new(number(&kick["dir"][0]), number(&kick["dir"][1])),
        power: number(&kick["power"]),
        loft: number(&kick["loft"]),
        kicker: Some(&said["kicker"]).filter(|id| !id.is_null()).map(peg_of),
        level: Level::Exact,
    }
}

/// A body as the examples name it; posts are numbered 2·side + which (KICK-104).
pub(crate) fn name_of(body: Body) -> String {
    match body {
        Body::Peg(id) => format!("peg:{id}"),
        Body::Post { goal, post } => format!("post:{}", 2 * goal.number() + post.number()),
        Body::Bar(side) => format!("bar:{}", side.number()),
        Body::Net(side) => format!("net:{}", side.number()),
        Body::Ground => "ground".to_owned(),
    }
}

/// A kick at level exact with nobody's peg in hand.
pub(crate) fn kick(kind: Kind, at: (f64, f64), dir: (f64, f64), power: f64, loft: f64) -> Kick {
    Kick {
        kind,
        at: Point::new(at.0, at.1),
        dir: Heading::new(dir.0, dir.1),
        power,
        loft,
        kicker: None,
        level: Level::Exact,
    }
}

pub(crate) fn low(at: (f64, f64), dir: (f64, f64), power: f64) -> Kick {
    kick(Kind::Low, at, dir, power, 0.0)
}

pub(crate) fn lob(at: (f64, f64), dir: (f64, f64), power: f64, loft: f64) -> Kick {
    kick(Kind::Lob, at, dir, power, loft)
}

pub(crate) fn header(at: (f64, f64), dir: (f64, f64), power: f64, loft: f64) -> Kick {
    kick(Kind::Header, at, dir, power, loft)
}

pub(crate) fn standing(id: u32, x: f64, y: f64) -> Peg {
    Peg::standing(PegId(id), Point::new(x, y))
}

pub(crate) fn lying(id: u32, x: f64, y: f64, heading: (f64, f64)) -> Peg {
    Peg::lying(PegId(id), Point::new(x, y), Heading::new(heading.0, heading.1))
}

pub(crate) fn boxed(id: u32, x: [f64; 2], y: [f64; 2], z: [f64; 2]) -> Peg {
    Peg::boxed(PegId(id), Bounds { x, y, z })
}

/// Plays an accepted kick among these pegs.
pub(crate) fn flight(pegs: &[Peg], kick: &Kick) -> Flight {
    let world = World::standard();
    world.kick(&Pitch::new(&world, pegs).unwrap(), kick, &mut SplitMix64::new(0)).unwrap()
}

/// What was touched, as the examples name it.
pub(crate) fn touched(flight: &Flight) -> Vec<String> {
    flight.contacts.iter().map(|contact| name_of(contact.body)).collect()
}
