//! Choices as players write them (the rules' table of notation): printing and reading are inverse to one another.

use std::fmt;

use super::side::read_number;
use super::square::{Direction, Square};
use super::{Choice, Footballer, Number, Numbers, Path, PathEnd, Placing, Refusal, Run, Squad, Turns};

impl fmt::Display for Choice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Choice::Squad(squad) => write_squad(f, *squad),
            Choice::Place(placing) => write_placing(f, placing),
            Choice::Path(path) => write_path(f, path),
            Choice::Claim(true) => f.write_str("claim"),
            Choice::Claim(false) => f.write_str("let"),
            Choice::Move(run) => write_run(f, run),
            Choice::End => f.write_str("."),
            Choice::Taker(number) => write!(f, "taker {number}"),
            Choice::Substitute(Some(number)) => write!(f, "sub {number}"),
            Choice::Substitute(None) => f.write_str("sub -"),
            Choice::Keeper(number) => write!(f, "keeper {number}"),
            Choice::Concede => f.write_str("concede"),
        }
    }
}

impl Choice {
    /// Reads a choice; whether it is legal now is for [`super::Pitch::check`] to say.
    pub fn read(text: &str) -> Result<Choice, Refusal> {
        read(text.trim()).ok_or(Refusal::NotWritten)
    }
}

fn read(text: &str) -> Option<Choice> {
    let (word, rest) = text.split_once(' ').unwrap_or((text, ""));
    Some(match (word, rest) {
        ("claim", "") => Choice::Claim(true),
        ("let", "") => Choice::Claim(false),
        (".", "") => Choice::End,
        ("concede", "") => Choice::Concede,
        ("sub", "-") => Choice::Substitute(None),
        ("sub", number) => Choice::Substitute(Some(read_number(number)?)),
        ("taker", number) => Choice::Taker(read_number(number)?),
        ("keeper", number) => Choice::Keeper(read_number(number)?),
        ("squad", rest) => Choice::Squad(read_squad(rest)?),
        ("place", rest) => Choice::Place(read_placing(rest)?),
        ("b", rest) => Choice::Path(read_path(rest)?),
        ("m", rest) => Choice::Move(read_run(rest)?),
        _ => return None,
    })
}

/// `squad 1-11 k1 c10,11`; without `c` if nobody wears a ring.
fn write_squad(f: &mut fmt::Formatter<'_>, squad: Squad) -> fmt::Result {
    f.write_str("squad ")?;
    write_numbers(f, squad.eleven)?;
    write!(f, " k{}", squad.keeper)?;
    if !squad.rings.is_empty() {
        f.write_str(" c")?;
        write_numbers(f, squad.rings)?;
    }
    Ok(())
}

fn read_squad(text: &str) -> Option<Squad> {
    let mut words = text.split(' ');
    let eleven = read_numbers(words.next()?)?;
    let (mut keeper, mut rings) = (None, None);
    for word in words {
        let again = match word.split_at_checked(1)? {
            ("k", number) => keeper.replace(read_number(number)?).is_some(),
            ("c", numbers) => rings.replace(read_numbers(numbers)?).is_some(),
            _ => return None,
        };
        if again {
            return None;
        }
    }
    Some(Squad { eleven, rings: rings.unwrap_or(Numbers::NONE), keeper: keeper? })
}

/// `1-9,11`: three or more in a row as a range.
fn write_numbers(f: &mut fmt::Formatter<'_>, numbers: Numbers) -> fmt::Result {
    let mut comma = "";
    let mut number = 1;
    while let Some(from) = Number::new(number) {
        number += 1;
        if !numbers.has(from) {
            continue;
        }
        while Number::new(number).is_some_and(|next| numbers.has(next)) {
            number += 1;
        }
        match number - from.get() {
            1 => write!(f, "{comma}{from}")?,
            2 => write!(f, "{comma}{from},{}", number - 1)?,
            _ => write!(f, "{comma}{from}-{}", number - 1)?,
        }
        comma = ",";
    }
    Ok(())
}

fn read_numbers(text: &str) -> Option<Numbers> {
    let mut numbers = Numbers::NONE;
    for part in text.split(',') {
        let (from, to) = part.split_once('-').unwrap_or((part, part));
        let (from, to) = (read_number(from)?, read_number(to)?);
        if from > to {
            return None;
        }
        for number in Number::all().filter(|number| (from..=to).contains(number)) {
            if numbers.has(number) {
                return None;
            }
            numbers = numbers.with(number);
        }
    }
    Some(numbers)
}

/// `place 1M1 2G5 … k1 ball10`; `ball` for the kicking side only.
fn write_placing(f: &mut fmt::Formatter<'_>, placing: &Placing) -> fmt::Result {
    f.write_str("place")?;
    for (number, square) in placing.iter() {
        write!(f, " {number}{square}")?;
    }
    write!(f, " k{}", placing.keeper)?;
    if let Some(number) = placing.ball {
        write!(f, " ball{number}")?;
    }
    Ok(())
}

fn read_placing(text: &str) -> Option<Placing> {
    let mut placing = Placing::new(Number::ONE);
    let mut keeper = None;
    for word in text.split(' ') {
        if let Some(number) = word.strip_prefix("ball") {
            let number = read_number(number)?;
            if placing.ball.replace(number).is_some() {
                return None;
            }
        } else if let Some(number) = word.strip_prefix('k') {
            if keeper.replace(read_number(number)?).is_some() {
                return None;
            }
        } else {
            let letter = word.find(|c: char| c.is_ascii_uppercase())?;
            let number = read_number(&word[..letter])?;
            let square = Square::read(&word[letter..])?;
            if placing.square(number).is_some() {
                return None;
            }
            placing.put(number, square);
        }
    }
    placing.keeper = keeper?;
    Some(placing)
}

/// `b A>B>C`, `b A~B>C`, `b A>BxD`, `b AxD`.
fn write_path(f: &mut fmt::Formatter<'_>, path: &Path) -> fmt::Result {
    write!(f, "b {}", path.from)?;
    for (n, square) in path.turns.as_slice().iter().enumerate() {
        let mark = if path.bends_at(n) { '~' } else { '>' };
        write!(f, "{mark}{square}")?;
    }
    match path.end {
        PathEnd::At(square) => write!(f, ">{square}"),
        PathEnd::Out(square, direction) => {
            // The last square is named once, be it the start, a relay or neither.
            let last = path.turns.as_slice().last().copied().unwrap_or(path.from);
            if square != last {
                write!(f, ">{square}")?;
            }
            write!(f, "x{direction}")
        }
    }
}

fn read_path(text: &str) -> Option<Path> {
    let (squares, out) = match text.split_once('x') {
        Some((squares, direction)) => (squares, Some(Direction::read(direction)?)),
        None => (text, None),
    };
    // The sign before a square says how the path turns there.
    let bent = squares.matches(['>', '~']).map(|sign| sign == "~");
    let mut named = squares.split(['>', '~']).map(Square::read);
    let from = named.next()??;
    let (mut turns, mut bends, mut last) = (Turns::NONE, 0, None);
    let mut turn = |(square, bent)| {
        bends |= u16::from(bent) << turns.len();
        turns.push(square).then_some(square)
    };
    let mut before = from;
    for (square, bent) in named.zip(bent) {
        if let Some(passed) = last.replace((square?, bent)) {
            before = turn(passed)?;
        }
    }
    let end = match (out, last) {
        (None, Some((square, false))) => PathEnd::At(square),
        (None, _) => return None,
        (Some(direction), None) => PathEnd::Out(from, direction),
        (Some(direction), Some((square, bent))) => {
            // Where it turns to leave, the last square is a turn as well.
            if bent || before.direction_to(square) != Some(direction) {
                turn((square, bent))?;
            }
            PathEnd::Out(square, direction)
        }
    };
    Some(Path { from, turns, bends, end })
}

/// `m S8:4 Q23>M19`, `m S9:4 M31>M33^N5`, `m S9:1 M33^N5`.
fn write_run(f: &mut fmt::Formatter<'_>, run: &Run) -> fmt::Result {
    write!(f, "m {}:{} {}", run.who, run.die, run.from)?;
    for square in run.via.as_slice() {
        write!(f, ">{square}")?;
    }
    if run.shock.is_none() || run.to != run.from || !run.via.is_empty() {
        write!(f, ">{}", run.to)?;
    }
    match run.shock {
        Some(struck) => write!(f, "^{struck}"),
        None => Ok(()),
    }
}

fn read_run(text: &str) -> Option<Run> {
    let (head, way) = text.split_once(' ')?;
    let (who, die) = head.split_once(':')?;
    let who = Footballer::read(who.strip_suffix('*').unwrap_or(who))?;
    let die = die.parse().ok().filter(|face| (1..=6).contains(face) && die.len() == 1)?;
    let (way, shock) = match way.split_once('^') {
        Some((way, struck)) => (way, Some(Footballer::read(struck.strip_suffix('*').unwrap_or(struck))?)),
        None => (way, None),
    };
    let mut squares = way.split('>').map(Square::read);
    let from = squares.next()??;
    let (mut via, mut to) = (Turns::NONE, None);
    for square in squares {
        if let Some(turn) = to.replace(square?)
            && !via.push(turn)
        {
            return None;
        }
    }
    let to = match (to, shock) {
        (Some(to), _) => to,
        (None, Some(_)) => from,
        (None, None) => return None,
    };
    Some(Run { who, die, from, via, to, shock })
}
