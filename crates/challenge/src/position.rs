//! A whole state on one line, its fields between `|`:
//!
//! ```text
//! deficit 0 | first club2 | stock 7 | round 1 | decks 3ff 3fe … | sealed club1 |
//! club1 5.4.5.5.4.3.4.8.7.3 0 C3-05 2 -7 0.0.12.0.0.0.0 0.0.0.0.0 0 0 | club2 … |
//! match club1 club2 red home play … the match on the pitch …
//! ```
//!
//! - first what goes on: `order club1,club2` (these throw for it), `cards`, `series 0`, `card 0 3` (the card of a club of
//!   series 3 is due), `deficit 0`, `trade 2 1` (place, passes in a row), `round`, `over`; a place is one in the order;
//! - only where they are: `credit club2` (its card is due), `offer club1 club2 1 15`, `ask …`, `sealed …`, `finance …`;
//! - `decks`: the cards that are left of each deck as a number in base 16, the lowest bit the first card;
//! - a club: its finance cards, its credit card (0 for none), its club card (`-`), its champions, the total of the block
//!   before, the open block (gate, chance, sold, credit, bonus, bought, running), its matches (won, drawn, lost, goals for
//!   and against), matches ended below zero, and what it has asked and offered;
//! - a match: the pair, the shirts of the first, who is at home, what is settled (`result`: it is played elsewhere), squads under seal in brackets, and from
//!   the squads on the match on the pitch.

mod read;

use std::fmt::Write;

pub(crate) use read::read;

use onze_core::Seats;

use crate::books::Books;
use crate::cards::Deck;
use crate::club::Club;
use crate::event::{Clubs, Stake};
use crate::fixture::{Fixture, Setting};
use crate::game::Challenge;
use crate::pitch::Choice;
use crate::state::{Stage, State};

/// Between two fields.
const BETWEEN: &str = " | ";

/// About the bytes of a line for each club.
const BYTES: usize = 400;

/// The line of a state.
pub(crate) fn write(game: &Challenge, state: &State) -> String {
    let mut line = String::with_capacity(game.rules.clubs * BYTES);
    // A text takes everything.
    let _ = write_all(game, state, &mut line);
    line
}

fn write_all(game: &Challenge, state: &State, line: &mut String) -> std::fmt::Result {
    write_stage(state.stage, line)?;
    write!(line, " | first {} | stock {} | round {} | decks", state.first, state.stock, state.round)?;
    for deck in Deck::ALL {
        write!(line, " {:x}", state.piles.bits(deck))?;
    }
    if let Some(club) = state.credit {
        write!(line, " | credit {club}")?;
    }
    if let Some(pending) = state.pending {
        let word = if pending.asks { "ask" } else { "offer" };
        write!(line, " | {word} {} {}", pending.by, pending.deal)?;
    }
    if !state.sealed.is_empty() {
        line.push_str(" | sealed ");
        write_clubs(state.sealed.iter().copied(), line);
    }
    if !state.finance.is_empty() {
        line.push_str(" | finance ");
        write_seats(state.finance, line);
    }
    for club in Club::all(game.rules.clubs) {
        write!(line, " | {club} ")?;
        write_books(state.of(club), line)?;
    }
    for fixture in &state.fixtures {
        line.push_str(BETWEEN);
        write_fixture(fixture, line)?;
    }
    Ok(())
}

fn write_stage(stage: Stage, line: &mut String) -> std::fmt::Result {
    match stage {
        Stage::Order { among } => {
            line.push_str("order ");
            write_seats(among, line);
            Ok(())
        }
        Stage::Cards => line.write_str("cards"),
        Stage::Series { place } => write!(line, "series {place}"),
        Stage::ClubCard { place, series } => write!(line, "card {place} {}", series.number()),
        Stage::Deficit { place } => write!(line, "deficit {place}"),
        Stage::Trade { place, passed } => write!(line, "trade {place} {passed}"),
        Stage::Round => line.write_str("round"),
        Stage::Over => line.write_str("over"),
    }
}

fn write_seats(seats: Seats, line: &mut String) {
    write_clubs(Clubs(seats).iter(), line);
}

fn write_clubs(clubs: impl Iterator<Item = Club>, line: &mut String) {
    for (n, club) in clubs.enumerate() {
        if n > 0 {
            line.push(',');
        }
        line.push_str(club.name());
    }
}

fn write_list(numbers: impl IntoIterator<Item = i32>, line: &mut String) -> std::fmt::Result {
    for (n, number) in numbers.into_iter().enumerate() {
        if n > 0 {
            line.push('.');
        }
        write!(line, "{number}")?;
    }
    Ok(())
}

fn write_books(books: &Books, line: &mut String) -> std::fmt::Result {
    write_list(books.cards.map(i32::from), line)?;
    write!(line, " {} ", books.credit)?;
    match books.club {
        Some(card) => write!(line, "{card}")?,
        None => line.push('-'),
    }
    write!(line, " {} {} ", books.champions, books.before)?;
    let open = &books.open;
    write_list(
        [open.gate, open.chance, open.sold, open.credit, open.bonus, open.bought, open.running],
        line,
    )?;
    line.push(' ');
    let fared = &books.fared;
    let matches = [fared.won, fared.drawn, fared.lost].map(i32::from);
    write_list(matches.into_iter().chain([fared.scored, fared.conceded].map(i32::from)), line)?;
    write!(line, " {} {:x}", books.in_debt, books.approaches)
}

fn write_fixture(fixture: &Fixture, line: &mut String) -> std::fmt::Result {
    let [first, second] = fixture.clubs;
    let at = if fixture.away { "away" } else { "home" };
    write!(line, "match {first} {second} {} {at} ", fixture.shirt.word())?;
    match fixture.setting {
        Setting::Throw { stake, among } => {
            line.push_str(if stake == Stake::Venue { "throw-venue " } else { "throw-colour " });
            write_seats(among, line);
            return Ok(());
        }
        Setting::Colour(club) => return write!(line, "colour {club}"),
        Setting::Venue(club) => return write!(line, "venue {club}"),
        Setting::Result => return line.write_str("result"),
        Setting::Play => line.push_str("play"),
        Setting::Over => line.push_str("over"),
    }
    for squad in fixture.squads {
        match squad {
            Some(squad) => write!(line, " ({})", Choice::Squad(squad))?,
            None => line.push_str(" ()"),
        }
    }
    write!(line, " {}", fixture.play)
}
