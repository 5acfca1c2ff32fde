//! What takes its time: the choices of computer players, and hints.

use std::collections::BTreeMap;
use std::sync::atomic::AtomicBool;

use onze_core::record::parse;
use onze_core::table::Moment;
use onze_core::{Quick, Seat};
use onze_players::hints::Memory;
use onze_players::{AnyPlayer, Budget};
use onze_session::{Fault, Hinting, PageId};

use crate::house::House;
use crate::luck::Luck;
use crate::order::{Deed, Task, Thought, Wanted};
use crate::room::Playing;

/// The computer players of a house that thinks, each as long as its match, and what was learnt for hints.
#[derive(Default)]
pub(crate) struct Thinkers {
    players: BTreeMap<(String, usize, String), Box<dyn AnyPlayer>>,
    memory: Memory,
}

impl Thinkers {
    /// The match is closed.
    pub(crate) fn forget(&mut self, name: &str) {
        self.players.retain(|(of, ..), _| of != name);
    }

    /// The choice of a computer player; nothing if there is no such player, or no such moment.
    fn choose(
        &mut self,
        playing: Playing,
        luck: &mut Luck,
        task: &Task,
        player: String,
    ) -> Result<Option<String>, Fault> {
        let (moment, seat) = playing.moment(task)?;
        let key = (task.name.clone(), task.seat, player);
        if !self.players.contains_key(&key) {
            let player = playing.computers.player(&key.2, Quick::new(luck.number()))?;
            self.players.insert(key.clone(), player);
        }
        // Nobody stops it, and there is no clock: players know by themselves how much they may think.
        let stop = AtomicBool::new(false);
        let player = self.players.get_mut(&key).ok_or(Fault::MatchBroken)?;
        Ok(player.choose(&*moment, seat, &Budget::new(&stop)))
    }
}

impl Playing {
    /// The moment that is thought about, and whose choice it is.
    fn moment(&self, task: &Task) -> Result<(Box<dyn Moment>, Seat), Fault> {
        let moment = parse(&task.header).and_then(|header| self.game.moment(&header, &task.position));
        Ok((moment.map_err(|_| Fault::MatchBroken)?, Seat::new(task.seat).ok_or(Fault::MatchBroken)?))
    }
}

impl House {
    pub(crate) fn think(&mut self, luck: &mut Luck, task: Task) {
        match &task.wanted {
            Wanted::Choice { player } => {
                let choice = self.thinkers.choose(self.playing, luck, &task, player.clone()).ok().flatten();
                let Task { name, seat, n, .. } = task;
                self.deeds.push(Deed::Thought(Thought { name, seat, n, choice }));
            }
            &Wanted::Hint { page, re, ref options } => {
                let hint = self.hint(luck, &task, (page, re), options.clone());
                self.reply(page, re, hint);
            }
        }
    }

    fn hint(
        &self,
        luck: &mut Luck,
        task: &Task,
        (page, re): (PageId, u64),
        options: String,
    ) -> Result<String, Fault> {
        let Playing { game, computers } = self.playing;
        let ((moment, seat), stop) = (self.playing.moment(task)?, AtomicBool::new(false));
        let hinting = Hinting { page, re, game: game.id(), seat, n: task.n, options, moment };
        let (chance, budget) = (Quick::new(luck.number()), Budget::new(&stop));
        onze_advice::hint(computers, &hinting, &self.thinkers.memory, chance, &budget)
    }
}
