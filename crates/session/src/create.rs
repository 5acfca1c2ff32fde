//! How matches are made.

use std::borrow::Cow;
use std::collections::BTreeMap;

use onze_core::fair::Secret;
use onze_core::table::{AnyGame, Refused, Table};
use onze_core::told::split_draws;
use onze_core::{Chance, Dice, Header, Quick, Seat, Seats, Viewer, name};
use serde_json::Value;

use crate::exchange::NewMatch;
use crate::fault::Fault;
use crate::protocol::{CreateRequest, Created, Held, Name, PositionRequest, Positioned, SeatKind};
use crate::standing::{KeptSeat, Standing};
use crate::token::Token;

/// The most draws that are told beforehand.
const MOST_TOLD: usize = 200;

/// The most bytes of options: any data file of ours, such as a deck of clubs, and all the rest beside it.
const MOST_OPTIONS: usize = 8 << 10;

/// So many times a match is played on to find out whether told draws can be used, with so many steps, and so many choices
/// for each of them.
const MOST_WALKS: u64 = 4;
const MOST_TRIED: usize = 500;
const MOST_CHOICES: usize = 16;

/// Where the secrets of a new match come from.
pub trait Secrets {
    /// The secret behind its draws. Asked for once, when all else is known to be possible.
    fn draws(&mut self) -> Result<Secret, Fault>;

    /// The secret of a seat or of an invitation.
    fn token(&mut self) -> Result<Token, Fault>;
}

/// The match that somebody asks for, and the secrets of its seats. `players` are the game's computer players.
pub fn create(
    game: &dyn AnyGame,
    players: &[&str],
    request: CreateRequest,
    secrets: &mut impl Secrets,
) -> Result<(NewMatch, Created), Fault> {
    let set = read_options(request.options)?;
    let names = game.seats(&set)?;
    let own_name =
        request.name.as_deref().map_or(Ok(String::new()), name::of_person).map_err(Refused::from)?;
    if let Some(unknown) = request.seats.keys().find(|seat| !names.contains(&seat.as_str())) {
        let facts = [("seat", unknown.as_str()), ("seats", &names.join(", "))];
        return Err(Refused::plain("seat_unknown", &facts).into());
    }
    let mut created = Created { name: String::new(), seats: BTreeMap::new(), invite: BTreeMap::new() };
    let (mut places, mut words) = (Vec::new(), Vec::new());
    for &name in &names {
        let Some(kind) = request.seats.get(name) else {
            return Err(Fault::SeatMissing { seat: name.to_owned() });
        };
        let own = *kind == SeatKind::Me;
        let mut place = KeptSeat { seat: Name::from(name), ..KeptSeat::default() };
        words.push(request.words.clone().filter(|_| own).unwrap_or_default());
        match kind {
            SeatKind::Computer(player) => {
                check_player(players, player)?;
                place.player.clone_from(player);
                place.computer = Some(player.clone());
            }
            SeatKind::Friend => {
                let token = secrets.token()?;
                place.invite = Some(token.hash());
                created.invite.insert(name.to_owned(), token.text());
            }
            SeatKind::Me | SeatKind::Device => {
                let token = secrets.token()?;
                place.player = if own { own_name.clone() } else { String::new() };
                place.token = Some(token.hash());
                created.seats.insert(name.to_owned(), Held { token: token.text() });
            }
        }
        places.push(place);
    }
    let [position, chance] = [request.position, request.chance].map(one_line);
    let script = chance?.map(|draws| split_draws(&draws)).unwrap_or_default();
    let (no_stand_ins, hints) = (request.stand_ins == Some(false), request.hints == Some(true));
    if hints && places.len() != 2 {
        return Err(Fault::HintsOfTwo);
    }
    let n_told = script.len();
    if n_told > MOST_TOLD {
        return Err(Fault::ChanceLong { most: MOST_TOLD });
    }
    // Who is invited may trust the dice.
    if !script.is_empty() && !created.invite.is_empty() {
        return Err(Fault::ChanceWithFriend);
    }
    let position = position?;
    let secret = secrets.draws()?;
    created.name = secret.match_name();
    let header = Header {
        name: created.name.clone(),
        players: players_of(&places),
        words,
        dice: Dice::fair(secret, script),
        position,
    };
    let table = game.begin(&set, header.clone(), &[])?;
    let new = new_match(&*table, Standing { places, no_stand_ins, hints, ..Standing::default() });
    if n_told > 0 && !can_be_used(|| game.begin(&set, header.clone(), &[]).ok(), n_told) {
        return Err(Fault::ChanceNever);
    }
    Ok((new, created))
}

/// Can told draws be used, all of them? The match is played on, and a choice for which the next told draw does not fit is
/// not possible: if no other is, whoever plays would be stuck there for ever. One way on is enough; looked for are those
/// that a study mostly means, by the first choice, and some at random.
fn can_be_used(begin: impl Fn() -> Option<Box<dyn Table>>, n_told: usize) -> bool {
    (0..MOST_WALKS).any(|seed| begin().is_some_and(|table| walk(table, Quick::new(seed), n_told)))
        || begin().is_some_and(|table| {
            let mut fresh = Some(table);
            choices_of(fresh.as_deref()).into_iter().any(|(seat, choice)| {
                let Some(mut table) = fresh.take().or_else(&begin) else { return false };
                if table.play(seat, &choice, &[]).is_ok() {
                    return n_drawn(&*table, 0) + n_drawn(&*table, 1) >= n_told;
                }
                // Refused, so it is as it was.
                fresh = Some(table);
                false
            })
        })
}

/// Plays on at random until all told draws are used, or none of the choices that are tried is possible.
fn walk(mut table: Box<dyn Table>, mut chance: Quick, n_told: usize) -> bool {
    let mut drawn = 0;
    for n in 0..MOST_TRIED {
        drawn += n_drawn(&*table, n);
        if drawn >= n_told || table.outcome().is_some() {
            return true;
        }
        let mut choices = choices_of(Some(&*table));
        let played = (0..MOST_CHOICES.min(choices.len())).any(|_| {
            let any = chance.below(u32::try_from(choices.len()).unwrap_or(u32::MAX)) as usize;
            let (seat, choice) = choices.swap_remove(any);
            table.play(seat, &choice, &[]).is_ok()
        });
        if !played {
            return false;
        }
    }
    // They may well be: it takes longer to find out than they are worth.
    true
}

fn n_drawn(table: &dyn Table, step: usize) -> usize {
    table.step(step, Viewer::All).map_or(0, |step| step.chance.len())
}

fn choices_of(table: Option<&dyn Table>) -> Vec<(Seat, Cow<'static, str>)> {
    let Some(table) = table else { return Vec::new() };
    let of = |seat| table.legal(seat).into_iter().map(move |choice| (seat, choice));
    table.to_act().iter().flat_map(of).collect()
}

/// The table as it would be at the beginning of a study, for whoever sets one up. No match is made of it: `secret` only
/// stands in for what would be drawn.
pub fn look_at(game: &dyn AnyGame, request: PositionRequest, secret: Secret) -> Result<Positioned, Fault> {
    let header = Header {
        name: secret.match_name(),
        players: Vec::new(),
        words: Vec::new(),
        dice: Dice::fair(secret, Vec::new()),
        position: one_line(request.position)?,
    };
    let table = game.begin(&read_options(request.options)?, header, &[])?;
    Ok(Positioned { view: table.view(Viewer::All), setup: table.setup() })
}

/// Another match like this one, with the same options; `standing` says who has a place, by the same secret, and what was
/// agreed.
pub(crate) fn rematch(
    game: &dyn AnyGame,
    table: &dyn Table,
    mut standing: Standing,
    secret: Secret,
) -> Result<NewMatch, Fault> {
    let header = Header {
        name: secret.match_name(),
        players: players_of(&standing.places),
        words: Vec::new(),
        dice: Dice::fair(secret, Vec::new()),
        position: None,
    };
    let again = game.begin(&options(table), header, &[])?;
    for (place, seat) in standing.places.iter_mut().zip(Seats::all(again.n_seats()).iter()) {
        place.seat = again.seat_name(seat).into();
    }
    Ok(new_match(&*again, standing))
}

/// The options of a match.
pub(crate) fn options(table: &dyn Table) -> Vec<(String, String)> {
    table.settings().iter().map(|(key, value)| (key.to_owned(), value.to_owned())).collect()
}

/// Refuses a computer player that there is not.
pub(crate) fn check_player(players: &[&str], player: &str) -> Result<(), Fault> {
    if players.contains(&player) {
        return Ok(());
    }
    Err(Refused::plain("player_unknown", &[("player", player), ("players", &players.join(", "))]).into())
}

fn players_of(places: &[KeptSeat]) -> Vec<String> {
    places.iter().map(|place| place.player.clone()).collect()
}

fn new_match(table: &dyn Table, standing: Standing) -> NewMatch {
    let name = table.header().name.clone();
    NewMatch { name, header: table.record_header(), start: table.record_step(0), standing }
}

/// What a study starts with stands on one line.
fn one_line(text: Option<String>) -> Result<Option<String>, Fault> {
    if text.iter().any(|text| text.contains(char::is_control)) {
        return Err(Fault::NotReadable { problem: "a line break".to_owned() });
    }
    Ok(text.map(|text| text.trim().to_owned()))
}

fn read_options(options: BTreeMap<String, Value>) -> Result<Vec<(String, String)>, Fault> {
    let read: Vec<_> =
        options.into_iter().map(|(key, value)| option(key, &value)).collect::<Result<_, _>>()?;
    if read.iter().map(|(key, value)| key.len() + value.len()).sum::<usize>() > MOST_OPTIONS {
        return Err(Fault::OptionsLong { most: MOST_OPTIONS });
    }
    Ok(read)
}

/// An option may be written as text, as a number, or as true and false.
fn option(key: String, value: &Value) -> Result<(String, String), Fault> {
    let text = match value {
        Value::String(text) => text.clone(),
        Value::Number(number) => number.to_string(),
        Value::Bool(true) => "on".to_owned(),
        Value::Bool(false) => "off".to_owned(),
        _ => {
            return Err(Fault::OptionShape { key });
        }
    };
    Ok((key, text))
}
