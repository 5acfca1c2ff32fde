//! How Simulator Soccer is written down: one line a choice (see [`Move`]).

use std::borrow::Cow;
use std::fmt::Write;

use onze_core::story::{Shown, Story};
use onze_core::{Clause, Notation, Seat, Side, Viewer};

use crate::aim::{Aim, Kind};
use crate::angle::Angle;
use crate::ask::{Answer, ComesTo, Question};
use crate::cell::Cell;
use crate::game::Simulator;
use crate::moves::{Dive, KeeperPlan, Laid, Move, Preparation, Put, Puts, Skill};
use crate::peg::Peg;
use crate::pitch::Pitch;
use crate::point::Point;
use crate::position;
use crate::refusal::Refusal;
use crate::state::State;
use crate::story;
use crate::view::Setup;

impl Notation for Simulator {
    type ComesTo = ComesTo;
    type Question = Question;
    type Answer = Answer;
    type Setup = Setup;

    fn seat_name(&self, seat: Seat) -> &'static str {
        Side::of(seat).letter()
    }

    fn write_move(&self, choice: &Move) -> Cow<'static, str> {
        Writer(&self.pitch).choice(choice).into()
    }

    fn read_move(&self, text: &str) -> Result<Move, Refusal> {
        Reader(&self.pitch).choice(text).ok_or(Refusal::NotACommand)
    }

    fn write_position(&self, state: &State) -> String {
        position::write(self, state)
    }

    fn read_position(&self, text: &str) -> Result<State, Refusal> {
        position::read(self, text)
    }

    fn story(shown: &Shown<Self>) -> Story {
        story::story(shown)
    }

    fn setup(&self) -> Setup {
        Setup::new(self)
    }

    /// SIM-1002.
    fn warns(&self, state: &State, _: Seat, choice: &Move) -> Option<Clause> {
        self.football(state).screen().punishes(choice)
    }

    fn comes_to(&self, state: &State, _: Seat, choice: &Move) -> Option<ComesTo> {
        self.football(state).screen().what_comes(choice)
    }

    fn answer(&self, state: &State, viewer: Viewer, question: &Question) -> Option<Answer> {
        self.football(state).screen().answer(viewer, question)
    }
}

/// The commands that are single words.
const PLAIN: [(&str, Move); 7] = [
    ("HANDS yes", Move::Hands(true)),
    ("HANDS no", Move::Hands(false)),
    ("QUICK", Move::Quick),
    ("HOLD", Move::Hold),
    ("END", Move::End),
    ("TIME", Move::TimeOut),
    ("GIVEUP", Move::GiveUp),
];

/// Writes with the cells of a pitch.
pub(crate) struct Writer<'a>(pub(crate) &'a Pitch);

impl Writer<'_> {
    pub(crate) fn choice(&self, choice: &Move) -> String {
        match choice {
            Move::LineUp(puts) => {
                let side = puts.first().map_or("", |put| put.peg.side().letter());
                format!("LINEUP {side} {}", self.puts(puts))
            }
            Move::KickOff(put) => format!("KICKOFF {}", self.put(*put)),
            Move::Pass { peg, aim, dribble: None } => format!("PASS {peg} {}", write_aim(*aim)),
            Move::Pass { peg, aim, dribble: Some(opponent) } => {
                format!("PASS {peg} {} dribble {opponent}", write_aim(*aim))
            }
            Move::PutDown(at) => format!("BALL @{at}"),
            Move::StepBack(put) => format!("BACK {}", self.put(*put)),
            Move::Cross { peg, direct } => format!("CROSS {peg}{}", if *direct { " direct" } else { "" }),
            Move::Shot { peg, direct } => format!("SHOT {peg}{}", if *direct { " direct" } else { "" }),
            Move::Headers(puts) => format!("HEADERS {}", self.some(puts)),
            Move::Prepare(plan) => format!("PREP {}", self.plan(plan)),
            Move::Kick { peg, aim } => format!("KICK {peg} {}", write_aim(*aim)),
            Move::Dodge { peg, aim } => format!("DODGE {peg} {}", write_aim(*aim)),
            Move::Dive(dive) => format!("DIVE {}", dive.word()),
            Move::Place(put) => format!("PLACE {}", self.put(*put)),
            Move::Speed(puts) => format!("SPEED {}", self.some(puts)),
            Move::Take(put) => format!("COD {}", self.put(*put)),
            Move::Skill(skill) => format!("SKILL {}", write_skill(*skill)),
            Move::Step { put, tackle } => {
                format!("MOVE {}{}", self.put(*put), if *tackle { " tackle" } else { "" })
            }
            _ => self.other(choice),
        }
    }

    fn other(&self, choice: &Move) -> String {
        match choice {
            Move::Tackle(peg) => format!("TACKLE {peg}"),
            Move::KnockOn { first, second, tackle } => {
                let tackle = if *tackle { " tackle" } else { "" };
                format!("KNOCK {}, {}{tackle}", self.put(*first), self.put(*second))
            }
            Move::Substitute { on, off } => format!("SUB {on} for {off}"),
            Move::Reserve { off } => format!("RESERVE for {off}"),
            Move::NameKeeper(peg) => format!("KEEPER {peg}"),
            Move::Throw(peg) => format!("THROW {peg}"),
            Move::Clear(put) => format!("CLEAR {}", self.put(*put)),
            Move::Reposition { ball: None, puts } => format!("REPOS {}", self.some(puts)),
            Move::Reposition { ball: Some(at), puts } => format!("REPOS @{at} {}", self.some(puts)),
            Move::Taker(peg) => format!("TAKER {peg}"),
            plain => {
                let command = PLAIN.iter().find(|(_, choice)| choice == plain);
                command.map_or("", |(command, _)| command).to_owned()
            }
        }
    }

    pub(crate) fn place(&self, at: Point) -> String {
        let cell = self.0.cell(at);
        if at == self.0.home(cell) { cell.to_string() } else { format!("{cell}@{at}") }
    }

    fn put(&self, put: Put) -> String {
        format!("{} {}", put.peg, self.place(put.at))
    }

    fn puts(&self, puts: &Puts) -> String {
        puts.iter().map(|put| self.put(*put)).collect::<Vec<_>>().join(", ")
    }

    fn some(&self, puts: &Puts) -> String {
        if puts.is_empty() { "none".to_owned() } else { self.puts(puts) }
    }

    fn laid(&self, laid: &Laid) -> String {
        let mut text = format!("{} {}", laid.peg, self.place(laid.at));
        if let Some(angle) = laid.angle {
            let _ = write!(text, "/{angle}");
        }
        text
    }

    fn plan(&self, plan: &Preparation) -> String {
        let mut parts: Vec<String> =
            plan.intercept.iter().map(|laid| format!("intercept {}", self.laid(laid))).collect();
        match plan.keeper {
            KeeperPlan::Stay => {}
            KeeperPlan::Bar => parts.push("keeper bar".to_owned()),
            KeeperPlan::Place { to, tackle } => {
                parts.push(format!("keeper {}{}", self.laid(&to), if tackle { " tackle" } else { "" }));
            }
        }
        if parts.is_empty() { "none".to_owned() } else { parts.join("; ") }
    }
}

pub(crate) fn write_aim(aim: Aim) -> String {
    let Aim { kind, direction, power, loft } = aim;
    let mut text = format!("{} {}.{} p{power}", kind.word(), direction / 10, direction % 10);
    if kind != Kind::Low {
        let _ = write!(text, " l{loft}");
    }
    text
}

fn write_skill(skill: Skill) -> &'static str {
    Skill::ALL.iter().find(|(known, _)| *known == skill).map_or("", |(_, word)| word)
}

/// Reads with the cells of a pitch.
pub(crate) struct Reader<'a>(pub(crate) &'a Pitch);

impl Reader<'_> {
    pub(crate) fn choice(&self, text: &str) -> Option<Move> {
        if let Some((_, choice)) = PLAIN.iter().find(|(command, _)| *command == text) {
            return Some(choice.clone());
        }
        let (word, rest) = text.split_once(' ')?;
        let direct = |rest: &str| {
            let (peg, direct) = rest.strip_suffix(" direct").map_or((rest, false), |peg| (peg, true));
            Some((Peg::parse(peg)?, direct))
        };
        Some(match word {
            "LINEUP" => {
                let (side, rest) = rest.split_once(' ')?;
                let puts = self.puts(rest)?;
                let side = Side::read(side)?;
                puts.iter().all(|put| put.peg.side() == side).then_some(Move::LineUp(puts))?
            }
            "KICKOFF" => Move::KickOff(self.put(rest)?),
            "PASS" => read_pass(rest)?,
            "BALL" => Move::PutDown(Point::parse(rest.strip_prefix('@')?)?),
            "BACK" => Move::StepBack(self.put(rest)?),
            "CROSS" => direct(rest).map(|(peg, direct)| Move::Cross { peg, direct })?,
            "SHOT" => direct(rest).map(|(peg, direct)| Move::Shot { peg, direct })?,
            "HEADERS" => Move::Headers(self.some(rest)?),
            "PREP" => Move::Prepare(self.plan(rest)?),
            "KICK" => read_kick(rest).map(|(peg, aim)| Move::Kick { peg, aim })?,
            "DODGE" => read_kick(rest).map(|(peg, aim)| Move::Dodge { peg, aim })?,
            "DIVE" => Move::Dive(Dive::read(rest)?),
            "PLACE" => Move::Place(self.put(rest)?),
            "SPEED" => Move::Speed(self.some(rest)?),
            "COD" => Move::Take(self.put(rest)?),
            "SKILL" => Move::Skill(Skill::ALL.iter().find(|(_, word)| *word == rest)?.0),
            "MOVE" => {
                let (put, tackle) = tackles(rest);
                Move::Step { put: self.put(put)?, tackle }
            }
            _ => return self.other(word, rest),
        })
    }

    fn other(&self, word: &str, rest: &str) -> Option<Move> {
        Some(match word {
            "TACKLE" => Move::Tackle(Peg::parse(rest)?),
            "KNOCK" => {
                let (puts, tackle) = tackles(rest);
                let (first, second) = puts.split_once(", ")?;
                Move::KnockOn { first: self.put(first)?, second: self.put(second)?, tackle }
            }
            "SUB" => {
                let (on, off) = rest.split_once(" for ")?;
                Move::Substitute { on: Peg::parse(on)?, off: Peg::parse(off)? }
            }
            "RESERVE" => Move::Reserve { off: Peg::parse(rest.strip_prefix("for ")?)? },
            "KEEPER" => Move::NameKeeper(Peg::parse(rest)?),
            "THROW" => Move::Throw(Peg::parse(rest)?),
            "CLEAR" => Move::Clear(self.put(rest)?),
            "REPOS" => {
                let (ball, rest) = match rest.strip_prefix('@') {
                    Some(rest) => {
                        let (at, rest) = rest.split_once(' ')?;
                        (Some(Point::parse(at)?), rest)
                    }
                    None => (None, rest),
                };
                Move::Reposition { ball, puts: self.some(rest)? }
            }
            "TAKER" => Move::Taker(Peg::parse(rest)?),
            _ => return None,
        })
    }

    pub(crate) fn place(&self, text: &str) -> Option<Point> {
        let (cell, at) = match text.split_once('@') {
            Some((cell, at)) => (cell, Some(Point::parse(at)?)),
            None => (text, None),
        };
        let cell = Cell::parse(cell)?;
        let at = at.unwrap_or(self.0.home(cell));
        // One way to write each place.
        (Writer(self.0).place(at) == text).then_some(at)
    }

    fn put(&self, text: &str) -> Option<Put> {
        let (peg, place) = text.split_once(' ')?;
        Some(Put { peg: Peg::parse(peg)?, at: self.place(place)? })
    }

    fn puts(&self, text: &str) -> Option<Puts> {
        let mut puts = Puts::new();
        for put in text.split(", ") {
            puts.try_push(self.put(put)?).ok()?;
        }
        Some(puts)
    }

    fn some(&self, text: &str) -> Option<Puts> {
        if text == "none" { Some(Puts::new()) } else { self.puts(text) }
    }

    fn laid(&self, text: &str) -> Option<Laid> {
        let (put, angle) = match text.split_once('/') {
            Some((put, angle)) => (put, Some(Angle::parse(angle)?)),
            None => (text, None),
        };
        let Put { peg, at } = self.put(put)?;
        Some(Laid { peg, at, angle })
    }

    fn plan(&self, text: &str) -> Option<Preparation> {
        let mut plan = Preparation::default();
        if text == "none" {
            return Some(plan);
        }
        for part in text.split("; ") {
            if let Some(laid) = part.strip_prefix("intercept ").filter(|_| plan.keeper == KeeperPlan::Stay) {
                plan.intercept.try_push(self.laid(laid)?).ok()?;
                continue;
            }
            let keeper = part.strip_prefix("keeper ").filter(|_| plan.keeper == KeeperPlan::Stay)?;
            plan.keeper = if keeper == "bar" {
                KeeperPlan::Bar
            } else {
                let (to, tackle) = tackles(keeper);
                KeeperPlan::Place { to: self.laid(to)?, tackle }
            };
        }
        Some(plan)
    }
}

/// The text before `tackle`, and whether it is there.
fn tackles(text: &str) -> (&str, bool) {
    text.strip_suffix(" tackle").map_or((text, false), |before| (before, true))
}

fn read_pass(text: &str) -> Option<Move> {
    let (kick, dribble) = match text.split_once(" dribble ") {
        Some((kick, opponent)) => (kick, Some(Peg::parse(opponent)?)),
        None => (text, None),
    };
    let (peg, aim) = read_kick(kick)?;
    Some(Move::Pass { peg, aim, dribble })
}

fn read_kick(text: &str) -> Option<(Peg, Aim)> {
    let (peg, aim) = text.split_once(' ')?;
    Some((Peg::parse(peg)?, read_aim(aim)?))
}

pub(crate) fn read_aim(text: &str) -> Option<Aim> {
    let mut words = text.split(' ');
    let kind = Kind::read(words.next()?)?;
    let (whole, tenth) = words.next()?.split_once('.')?;
    let (whole, tenth): (u16, u16) = (whole.parse().ok()?, tenth.parse().ok()?);
    let direction = whole.checked_mul(10)?.checked_add(tenth)?;
    let power = words.next()?.strip_prefix('p')?.parse().ok()?;
    let loft = match words.next() {
        Some(loft) => loft.strip_prefix('l')?.parse().ok()?,
        None => 0,
    };
    let aim = Aim { kind, direction, power, loft };
    // One way to write each; whether it can be kicked is for the rules to say (SIM-402).
    (write_aim(aim) == text).then_some(aim)
}
