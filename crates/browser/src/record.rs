//! Whole records: taken in from a file, verified, or made by computers among themselves.

use std::collections::BTreeMap;
use std::sync::atomic::AtomicBool;

use onze_core::fair::Secret;
use onze_core::record::{RecordError, Wrong, parse};
use onze_core::table::{Refused, Table};
use onze_core::{Dice, Header, Quick, Seats, Viewer};
use onze_players::Budget;
use onze_session::protocol::{Created, Held};
use onze_session::{Fault, KeptSeat, NewMatch, Secrets, Standing};

use crate::house::House;
use crate::luck::Luck;
use crate::order::Deed;
use crate::request::{Answer, raw};
use crate::room::Playing;

impl House {
    /// A match from a file, to be kept with all its steps. Whoever opens the file has all seats that no computer player has;
    /// which do is known by the names of the players.
    pub(crate) fn take_in(&mut self, luck: &mut Luck, record: &str) -> Answer {
        let Playing { computers, .. } = self.playing;
        let table = self.playing.read(record)?;
        let header = table.header();
        if table.outcome().is_none() && matches!(header.dice, Dice::Fair { secret: None, .. }) {
            // A viewer's copy: nobody can go on with it.
            return Err(Fault::RecordWrong { line: 1, wrong: Wrong::Line.name() });
        }
        let mut created =
            Created { name: header.name.clone(), seats: BTreeMap::new(), invite: BTreeMap::new() };
        let mut places = Vec::new();
        for (seat, player) in Seats::all(table.n_seats()).iter().zip(&header.players) {
            let name = table.seat_name(seat);
            let mut place = KeptSeat { seat: name.into(), player: player.clone(), ..KeptSeat::default() };
            if computers.names().contains(&&**player) {
                place.computer = Some(player.clone());
            } else {
                let token = luck.token()?;
                place.token = Some(token.hash());
                created.seats.insert(name.to_owned(), Held { token: token.text() });
            }
            places.push(place);
        }
        let start = (0..table.n_steps()).map(|n| table.record_step(n)).collect();
        let (name, header) = (created.name.clone(), table.record_header());
        let standing = Standing { places, hints: table.n_seats() == 2, ..Standing::default() };
        let what = Box::new(NewMatch { name: name.clone(), header, start, standing }.into());
        self.deeds.push(Deed::Keep { name, ticket: 0, what });
        Ok(raw(&created))
    }
}

impl Playing {
    pub(crate) fn read(&self, record: &str) -> Result<Box<dyn Table>, Fault> {
        let parsed = parse(record).map_err(|error| wrong(&error))?;
        self.game.read(&parsed, usize::MAX).map_err(|error| wrong(&error))
    }

    /// Are the draws, seals and states right?
    pub(crate) fn verify(&self, record: &str) -> Answer {
        let parsed = parse(record).map_err(|error| wrong(&error))?;
        Ok(raw(&self.game.verify(&parsed).map_err(|error| wrong(&error))?))
    }

    /// The record of a match of computer players among themselves. The same seed, the same match.
    pub(crate) fn exhibit(&self, options: BTreeMap<String, String>, players: &[String], seed: u32) -> Answer {
        let secret = Secret::from_words(&seed.to_string());
        let (name, dice) = (secret.match_name(), Dice::fair(secret, Vec::new()));
        let header = Header { name, players: players.to_vec(), words: Vec::new(), dice, position: None };
        let mut table = self.game.begin(&options.into_iter().collect::<Vec<_>>(), header, &[])?;
        let seats = Seats::all(table.n_seats());
        let mut seated = seats
            .iter()
            .zip(players)
            .map(|(seat, player)| self.computers.player(player, Quick::nth(seed.into(), seat.index() as u64)))
            .collect::<Result<Vec<_>, Refused>>()?;
        let stop = AtomicBool::new(false);
        while let Some(seat) = table.to_act().first() {
            let player = seated.get_mut(seat.index()).ok_or(Fault::MatchBroken)?;
            let choice = player.choose(&*table.now(), seat, &Budget::new(&stop));
            table.play(seat, &choice.ok_or(Fault::MatchBroken)?, &[])?;
        }
        Ok(raw(&table.record(Viewer::All)))
    }
}

fn wrong(error: &RecordError) -> Fault {
    Fault::RecordWrong { line: error.line, wrong: error.wrong.name() }
}
