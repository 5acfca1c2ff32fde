//! Reads the line of a whole match.

use super::super::play::Away;
use super::super::side::read_number;
use super::super::{Card, Deck};
use super::{
    Cast, Choice, Footballer, Number, Numbers, Pending, Phase, Play, RESTARTS, Refusal, Restart, Side,
    Square, Start, Whereabouts,
};

pub(super) fn read(text: &str) -> Result<Play, Refusal> {
    let mut play = Play::new([0; 2]);
    for field in text.split(';') {
        read_field(&mut play, field.trim()).ok_or(Refusal::NotWritten)?;
    }
    check(&play)?;
    Ok(play)
}

/// What no match can come to.
fn check(play: &Play) -> Result<(), Refusal> {
    for side in Side::BOTH {
        for (number, square) in play.standing(side) {
            let who = number.of(side);
            if !square.is_on_pitch() {
                return Err(Refusal::OffPitch { at: square });
            }
            if play.footballer_on(square) != Some(who) {
                return Err(Refusal::Shared { square });
            }
        }
        let on_pitch = play.on_pitch(side);
        if on_pitch.len() > 11 {
            return Err(Refusal::NotEleven);
        }
        if on_pitch.and(play.rings(side)).len() > 6 {
            return Err(Refusal::SixChampions);
        }
        if play.keeper(side).is_some_and(|keeper| !on_pitch.has(keeper)) {
            return Err(Refusal::KeeperNotPlaced);
        }
    }
    check_absent(play)?;
    if play.unused.iter().map(|n| usize::from(*n)).sum::<usize>() > MOST_DICE {
        return Err(Refusal::NotWritten);
    }
    if let Some((_, at)) = play.dead.filter(|(_, at)| !at.is_on_pitch()) {
        return Err(Refusal::OffPitch { at });
    }
    check_phase(play)
}

/// The three of a throw, and more than cards can add to them.
const MOST_DICE: usize = 12;

/// Who is out for some throws is told twice, and both must say the same (CHA-766).
fn check_absent(play: &Play) -> Result<(), Refusal> {
    let listed = |who: Footballer| play.away.iter().filter(|away| away.who == who).count();
    for side in Side::BOTH {
        for who in Number::all().map(|number| number.of(side)) {
            let out = play.whereabouts(who) == Whereabouts::Away;
            if listed(who) != usize::from(out) {
                return Err(Refusal::NotWritten);
            }
        }
    }
    Ok(())
}

/// Can what is due be done?
fn check_phase(play: &Play) -> Result<(), Refusal> {
    let holder = play.holder();
    let held = holder.is_some_and(|holder| holder.side == play.side);
    let stands = |who: Option<Footballer>| who.is_some_and(|who| play.square(who).is_some());
    let Cast { runner, struck, .. } = play.cast;
    match play.phase {
        _ if !play.ball.is_on_pitch() => Err(Refusal::OffPitch { at: play.ball }),
        // A possession throw begins with one's own footballer on the ball (CHA-501).
        Phase::Path if !(held && play.possession) => Err(Refusal::NotFromBall { ball: play.ball }),
        Phase::Throw if play.possession && !held => Err(Refusal::NotFromBall { ball: play.ball }),
        // And a recovery throw with nobody on it.
        Phase::Throw if !play.possession && holder.is_some() => Err(Refusal::NotFromBall { ball: play.ball }),
        Phase::Path | Phase::Moves if play.dice == [0; 3] => Err(Refusal::NotWritten),
        Phase::Claim if play.pending == Pending::Nothing => Err(Refusal::NotWritten),
        Phase::Taker(_, _, at) if !at.is_on_pitch() => Err(Refusal::OffPitch { at }),
        Phase::Taker(side, ..) if play.standing(side).next().is_none() => Err(Refusal::NotWritten),
        // On whom the card would act (CHA-130).
        Phase::Card(Deck::RefereeField | Deck::RefereeBox) if !(stands(runner) && stands(struck)) => {
            Err(Refusal::NotWritten)
        }
        Phase::Card(Deck::Incidents) if !stands(runner) => Err(Refusal::NotWritten),
        Phase::Penalty(taker) if !stands(Some(taker)) => Err(Refusal::NotWritten),
        // CHA-734: a ball that is stopped goes to the keeper.
        Phase::Penalty(taker) if play.keeper(taker.side.other()).is_none() => Err(Refusal::KeeperNotPlaced),
        _ => Ok(()),
    }
}

fn read_field(play: &mut Play, field: &str) -> Option<()> {
    let (word, rest) = field.split_once(' ').unwrap_or((field, ""));
    match word {
        "S" => read_side(play, Side::South, rest)?,
        "N" => read_side(play, Side::North, rest)?,
        "own" => play.champions = pair(rest)?,
        "ball" => play.ball = Square::read(rest)?,
        "due" => play.phase = read_phase(rest)?,
        "throw" => read_throw(play, rest)?,
        "dice" => play.dice = faces(rest)?.try_into().ok()?,
        "unused" => faces(rest)?.into_iter().for_each(|die| play.add_die(die)),
        "moved" => play.moved = listed(rest)?,
        "offside" => play.offside = listed(rest)?,
        "shocks" => play.shocks = rest.parse().ok()?,
        "dead" => {
            let (restart, at) = rest.split_once(' ')?;
            play.dead = Some((read_restart(restart)?, Square::read(at)?));
        }
        "wait" => play.pending = read_pending(rest)?,
        "card" => {
            let (card, step) = rest.split_once(' ')?;
            play.card = Some((Card::read(card)?, step.parse().ok()?));
        }
        "cast" => play.cast = read_cast(rest)?,
        "score" => play.score = pair(rest)?,
        "throws" => play.throws = rest.parse().ok()?,
        "kept" => {
            let (side, kept) = rest.split_once(' ')?;
            (play.keeper_of_ball, play.kept) = (side_of(side)?, kept.parse().ok()?);
        }
        "away" => {
            for away in rest.split(", ") {
                play.away.try_push(read_away(away)?).ok()?;
            }
        }
        "after" if rest == "goal" => play.after_goal = true,
        "time" if rest == "up" => play.time_up = true,
        "conceded" => play.conceded = Some(side_of(rest)?),
        _ => return None,
    }
    Some(())
}

fn read_side(play: &mut Play, side: Side, text: &str) -> Option<()> {
    for word in text.split_whitespace() {
        if word == "?" {
            for number in Numbers::ELEVEN.minus(play.on_pitch(side)).iter() {
                play.set(number.of(side), Whereabouts::Unseen);
            }
        } else if let Some(keeper) = word.strip_prefix('k') {
            play.team(side).keeper = Some(read_number(keeper)?);
        } else if let Some(n) = word.strip_prefix("subs") {
            play.team(side).substitutions = n.parse().ok()?;
        } else if let Some(n) = word.strip_prefix("money") {
            play.team(side).money = n.parse().ok()?;
        } else {
            read_footballer(play, side, word)?;
        }
    }
    Some(())
}

fn read_footballer(play: &mut Play, side: Side, word: &str) -> Option<()> {
    let digits = word.find(|c: char| !c.is_ascii_digit()).unwrap_or(word.len());
    let number = read_number(&word[..digits])?;
    let mut rest = &word[digits..];
    let team = play.team(side);
    if let Some(after) = rest.strip_prefix('*') {
        (team.rings, rest) = (team.rings.with(number), after);
    }
    if let Some(after) = rest.strip_prefix('!') {
        (team.cautions, rest) = (team.cautions.with(number), after);
    }
    let stand = match rest {
        "" => Whereabouts::Reserve,
        "?" => Whereabouts::Unseen,
        "~" => Whereabouts::Away,
        "-" => Whereabouts::Gone,
        square => Whereabouts::On(Square::read(square)?),
    };
    play.set(number.of(side), stand);
    Some(())
}

fn read_phase(text: &str) -> Option<Phase> {
    let (word, rest) = text.split_once(' ').unwrap_or((text, ""));
    Some(match (word, rest) {
        ("squad", "") => Phase::Squad,
        ("dice", "") => Phase::KickOffDice,
        ("throw", "") => Phase::Throw,
        ("path", "") => Phase::Path,
        ("claim", "") => Phase::Claim,
        ("moves", "") => Phase::Moves,
        ("over", "") => Phase::Over,
        ("place", side) => Phase::Place(side_of(side)?),
        ("keeper", side) => Phase::Keeper(side_of(side)?),
        ("card", deck) => Phase::Card(Deck::ALL.into_iter().find(|known| known.letters() == deck)?),
        ("injury", who) => Phase::Injury(Footballer::read(who)?),
        ("penalty", who) => Phase::Penalty(Footballer::read(who)?),
        ("taker", rest) => {
            let (side, rest) = rest.split_once(' ')?;
            let (restart, at) = rest.split_once(' ')?;
            Phase::Taker(side_of(side)?, read_restart(restart)?, Square::read(at)?)
        }
        _ => return None,
    })
}

fn read_throw(play: &mut Play, text: &str) -> Option<()> {
    let mut words = text.split(' ');
    play.side = side_of(words.next()?)?;
    play.possession = match words.next()? {
        "P" => true,
        "R" => false,
        _ => return None,
    };
    play.start = match words.next() {
        None => Start::Open,
        Some("kick-off") => Start::KickOff,
        Some("set-piece") => Start::SetPiece,
        Some(_) => return None,
    };
    words.next().is_none().then_some(())
}

fn read_pending(text: &str) -> Option<Pending> {
    let (n, choice) = text.split_once(' ')?;
    Some(match Choice::read(choice).ok()? {
        Choice::Path(path) => Pending::Path(path, n.parse().ok()?),
        Choice::Move(run) => Pending::Run(run, n == "1"),
        _ => return None,
    })
}

fn read_cast(text: &str) -> Option<Cast> {
    let mut words = text.split(' ');
    let drawer = side_of(words.next()?)?;
    let mut somebody = || match words.next()? {
        "-" => Some(None),
        who => Some(Some(Footballer::read(who)?)),
    };
    let (runner, struck) = (somebody()?, somebody()?);
    let area = match words.next()? {
        "-" => None,
        side => Some(side_of(side)?),
    };
    Some(Cast { drawer, runner, struck, area })
}

fn read_away(text: &str) -> Option<Away> {
    let mut words = text.split(' ');
    let who = Footballer::read(words.next()?)?;
    let east = match words.next()? {
        "east" => true,
        "west" => false,
        _ => return None,
    };
    Some(Away { who, east, until: words.next()?.parse().ok()? })
}

fn read_restart(word: &str) -> Option<Restart> {
    RESTARTS.iter().find(|(_, known)| *known == word).map(|(restart, _)| *restart)
}

fn side_of(word: &str) -> Option<Side> {
    let mut letters = word.chars();
    letters.next().and_then(Side::read).filter(|_| letters.as_str().is_empty())
}

fn pair(text: &str) -> Option<[u8; 2]> {
    let (south, north) = text.split_once('-')?;
    Some([south.parse().ok()?, north.parse().ok()?])
}

fn faces(text: &str) -> Option<Vec<u8>> {
    let face = |c: char| c.to_digit(10).and_then(|n| u8::try_from(n).ok()).filter(|n| (1..=6).contains(n));
    text.chars().map(face).collect()
}

fn listed(text: &str) -> Option<Numbers> {
    text.split(',').map(read_number).collect::<Option<Vec<Number>>>().map(|all| all.into_iter().collect())
}
