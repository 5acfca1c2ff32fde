//! A draw that is due, as positions write it: a kick as it was chosen, a duel by who began it, a review by its foul.

use crate::aim::Class;
use crate::cell::Cell;
use crate::event::Card;
use crate::flight::Guard;
use crate::game::Simulator;
use crate::moves::{Dive, Move};
use crate::notation::{Reader, Writer};
use crate::peg::Peg;
use crate::point::Point;
use crate::restart::Foul;
use crate::state::{Due, State};
use crate::strike::Strike;

pub(super) fn write(game: &Simulator, due: &Due) -> String {
    match due {
        Due::KickOff => "toss".to_owned(),
        Due::Shootout => "shootout".to_owned(),
        Due::Kick(strike) => {
            let kick = Writer(&game.pitch).choice(&strike.choice());
            match strike.guard {
                Guard::Dive(dive) => format!("{kick}, DIVE {}", dive.word()),
                Guard::Bare | Guard::Arms => kick,
            }
        }
        Due::Dribble { ball } => format!("dribble @{ball}"),
        Due::FromBehind { peg, tackle } => {
            format!("from-behind {peg}{}", if *tackle { " tackle" } else { "" })
        }
        Due::Tackle { peg } => format!("tackle {peg}"),
        Due::Review(Foul { by, on, at, cell, card, .. }) => {
            let on = on.map_or_else(String::new, |peg| format!(" on {peg}"));
            let card = card.map_or_else(String::new, |card| format!(" {}", card.word()));
            format!("review {by}{on} @{at} {cell}{card}")
        }
    }
}

pub(super) fn read(game: &Simulator, state: &State, text: &str) -> Option<Due> {
    let (word, rest) = text.split_once(' ').unwrap_or((text, ""));
    Some(match word {
        "toss" => Due::KickOff,
        "shootout" => Due::Shootout,
        "dribble" => Due::Dribble { ball: Point::parse(rest.strip_prefix('@')?)? },
        "from-behind" => {
            let (peg, tackle) = rest.strip_suffix(" tackle").map_or((rest, false), |peg| (peg, true));
            Due::FromBehind { peg: Peg::parse(peg)?, tackle }
        }
        "tackle" => Due::Tackle { peg: Peg::parse(rest)? },
        "review" => Due::Review(read_foul(rest)?),
        _ => Due::Kick(read_strike(game, state, text)?),
    })
}

fn read_foul(text: &str) -> Option<Foul> {
    let mut words = text.split(' ').peekable();
    let by = Peg::parse(words.next()?)?;
    let on = match words.next_if_eq(&"on") {
        Some(_) => Some(Peg::parse(words.next()?)?),
        None => None,
    };
    let at = Point::parse(words.next()?.strip_prefix('@')?)?;
    let cell = Cell::parse(words.next()?)?;
    let card = match words.next() {
        Some(card) => Some(Card::read(card)?),
        None => None,
    };
    // Only what a die caused is reviewed.
    Some(Foul { by, on, at, cell, by_die: true, card })
}

fn read_strike(game: &Simulator, state: &State, text: &str) -> Option<Strike> {
    let (kick, dive) = match text.split_once(", DIVE ") {
        Some((kick, dive)) => (kick, Some(Dive::read(dive)?)),
        None => (text, None),
    };
    let declared = state.declared.class.unwrap_or(Class::Pass);
    match Reader(&game.pitch).choice(kick)? {
        Move::Pass { peg, aim, dribble } => Some(Strike::pass(peg, aim, dribble)),
        Move::Dodge { peg, aim } => Some(Strike::dodge(peg, aim, state.keeper_of(state.defence()))),
        Move::Kick { peg, aim } => {
            Some(Strike::declared(peg, aim, declared, dive.map_or(Guard::Arms, Guard::Dive)))
        }
        _ => None,
    }
}
