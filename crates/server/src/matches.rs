//! How matches are made.

use std::collections::BTreeMap;

use onze_ai::games::{self, Entry};
use onze_core::fair::Secret;
use onze_core::table::{Refused, Table};
use onze_core::told::split_draws;
use onze_core::{Dice, Header, Viewer};
use serde_json::Value;

use crate::commitments::fresh;
use crate::fault::Fault;
use crate::protocol::{CreateRequest, Created, Held, SeatKind};
use crate::room::{Live, options};
use crate::store::{NewMatch, Standing, StoredSeat};
use crate::token::Token;

/// The match that somebody asks for, and the secrets of its seats. The secret of its draws is taken once all else is
/// known to be possible.
pub(crate) fn create(
    request: CreateRequest,
    secret: impl FnOnce() -> Result<Secret, Fault>,
) -> Result<(NewMatch, Created), Fault> {
    let game = games::find(&request.game)?;
    let set =
        request.options.into_iter().map(|(key, value)| option(key, &value)).collect::<Result<Vec<_>, _>>()?;
    let names = game.seats(&set)?;
    if let Some(unknown) = request.seats.keys().find(|seat| !names.contains(&seat.as_str())) {
        let facts = [("seat", unknown.as_str()), ("seats", &names.join(", "))];
        return Err(Refused::plain("seat_unknown", &facts).into());
    }
    let mut created = Created { name: String::new(), seats: BTreeMap::new(), invite: BTreeMap::new() };
    let (mut seats, mut words) = (Vec::new(), Vec::new());
    for &name in &names {
        let Some(kind) = request.seats.get(name) else {
            return Err(Fault::bad(
                "seat_missing",
                "Say who sits where, for every seat: me, friend, device or a computer.",
            )
            .with("seat", name));
        };
        let own = *kind == SeatKind::Me;
        let mut seat = StoredSeat { seat: name.to_owned(), ..StoredSeat::default() };
        words.push(request.words.clone().filter(|_| own).unwrap_or_default());
        match kind {
            SeatKind::Computer(player) => {
                check_player(game, player)?;
                seat.player.clone_from(player);
                seat.computer = Some(player.clone());
            }
            SeatKind::Friend => {
                let token = Token::random().map_err(|_| Fault::no_chance())?;
                seat.invite = Some(token.hash());
                created.invite.insert(name.to_owned(), token.text());
            }
            SeatKind::Me | SeatKind::Device => {
                let token = Token::random().map_err(|_| Fault::no_chance())?;
                seat.player = request.name.clone().filter(|_| own).unwrap_or_default();
                seat.token = Some(token.hash());
                created.seats.insert(name.to_owned(), Held { token: token.text() });
            }
        }
        seats.push(seat);
    }
    let study = Study::of(request.position, request.chance)?;
    // Who is invited may trust the dice.
    if !study.script.is_empty() && !created.invite.is_empty() {
        return Err(Fault::bad("chance_with_friend", "Told draws are for studies without a friend."));
    }
    let standing = Standing { seats, ..Standing::default() };
    let new = begin(game, &set, words, standing, (secret()?, study))?.0;
    created.name.clone_from(&new.name);
    Ok((new, created))
}

/// Another match like this one: the same options, and the same secrets hold the same seats.
pub(crate) fn rematch(live: &Live) -> Result<NewMatch, Fault> {
    let set: Vec<(String, String)> = options(&live.header).into_iter().collect();
    let standing = Standing { seats: live.standing.seats.clone(), ..Standing::default() };
    begin(live.game, &set, Vec::new(), standing, (fresh()?, Study::default())).map(|(new, _)| new)
}

/// The same match set up once more, with the words of somebody who has joined before the first choice.
pub(crate) fn set_up_again(
    live: &Live,
    standing: Standing,
    place: usize,
    words: String,
) -> Result<(NewMatch, Box<dyn Table>), Fault> {
    let line =
        |start: String| live.header.lines().find_map(|line| line.strip_prefix(&start).map(str::to_owned));
    let seats = standing.seats.iter().map(|seat| format!("words {} ", seat.seat));
    let mut all: Vec<String> = seats.map(|start| line(start).unwrap_or_default()).collect();
    all[place] = words;
    let secret =
        line("secret ".to_owned()).as_deref().and_then(Secret::from_hex).ok_or_else(Fault::broken)?;
    let set: Vec<(String, String)> = options(&live.header).into_iter().collect();
    let study = Study { position: line("position ".to_owned()), ..Study::default() };
    begin(live.game, &set, all, standing, (secret, study))
}

/// What a study starts with: a position, and draws before any other.
#[derive(Default)]
struct Study {
    position: Option<String>,
    script: Vec<String>,
}

impl Study {
    fn of(position: Option<String>, chance: Option<String>) -> Result<Study, Fault> {
        let one_line = |text: &String| !text.chars().any(char::is_control);
        if ![&position, &chance].into_iter().flatten().all(one_line) {
            return Err(Fault::bad("not_readable", "A position and a list of draws stand on one line each."));
        }
        Ok(Study {
            position: position.map(|position| position.trim().to_owned()),
            script: chance.map(|draws| split_draws(&draws)).unwrap_or_default(),
        })
    }
}

/// Refuses a computer player that there is not.
pub(crate) fn check_player(game: &dyn Entry, player: &str) -> Result<(), Fault> {
    let players = game.players();
    if players.contains(&player) {
        return Ok(());
    }
    Err(Refused::plain("player_unknown", &[("player", player), ("players", &players.join(", "))]).into())
}

fn begin(
    game: &'static dyn Entry,
    set: &[(String, String)],
    words: Vec<String>,
    standing: Standing,
    (secret, study): (Secret, Study),
) -> Result<(NewMatch, Box<dyn Table>), Fault> {
    let header = Header {
        name: secret.match_name(),
        players: standing.seats.iter().map(|seat| seat.player.clone()).collect(),
        words,
        dice: Dice::fair(secret, study.script),
        position: study.position,
    };
    let name = header.name.clone();
    let table = game.begin(set, header, &[])?;
    let start = table.record_step(0);
    let mut header = table.record(Viewer::All);
    header.truncate(header.len() - start.len());
    Ok((NewMatch { name, header, start, standing }, table))
}

/// An option may be written as text, as a number, or as true and false.
fn option(key: String, value: &Value) -> Result<(String, String), Fault> {
    let text = match value {
        Value::String(text) => text.clone(),
        Value::Number(number) => number.to_string(),
        Value::Bool(true) => "on".to_owned(),
        Value::Bool(false) => "off".to_owned(),
        _ => {
            return Err(Fault::bad("option_shape", "An option is a text, a number, or true or false.")
                .with("key", key));
        }
    };
    Ok((key, text))
}
