//! One store for all nodes: of two steps with the same number it takes the first.

use onze_core::record::parse;
use onze_core::table::{AnyGame, Table};
use onze_core::{Seats, Viewer};
use onze_session::{Amendment, Keep, Kept, Standing, mark};

pub(super) struct Store {
    game: &'static dyn AnyGame,
    header: String,
    /// The lines of each step.
    steps: Vec<String>,
    pub(super) standing: Standing,
    /// The match as it is kept.
    pub(super) table: Box<dyn Table>,
    /// For each step to whom it was open at any time: what is taken back may lie under seal again, and is no secret.
    opened: Vec<Vec<Viewer>>,
}

impl Store {
    pub(super) fn new(game: &'static dyn AnyGame, table: Box<dyn Table>, standing: Standing) -> Self {
        let (header, steps) = (table.record_header(), vec![table.record_step(0)]);
        Store { game, header, steps, standing, table, opened: vec![Vec::new()] }
    }

    /// Has nobody with these eyes ever been allowed to know the choice of this step?
    pub(super) fn is_secret(&self, n: usize, viewer: Viewer) -> bool {
        // Once the match is over nothing is.
        n > 0 && !self.opened[n].contains(&viewer) && self.table.outcome().is_none()
    }

    fn open(&mut self) {
        let seats = Seats::all(self.table.n_seats()).iter().map(Viewer::Seat);
        for viewer in seats.chain([Viewer::Spectator]) {
            for (n, opened) in self.opened.iter_mut().enumerate() {
                if !opened.contains(&viewer) && !self.table.is_closed(n, viewer) {
                    opened.push(viewer);
                }
            }
        }
    }

    pub(super) fn n(&self) -> usize {
        self.steps.len()
    }

    /// Is this step kept, as whoever made it wrote it?
    pub(super) fn has(&self, n: usize, deed: &str) -> bool {
        self.steps.get(n).is_some_and(|line| line.starts_with(&format!("{n} {deed} ")))
    }

    /// Keeps something; false if somebody else was faster.
    pub(super) fn keep(&mut self, what: Keep) -> bool {
        match what {
            Keep::Step(step) => {
                let follows = self.steps.last().map(|lines| mark(lines));
                if step.n != self.n() || Some(step.follows) != follows {
                    return false;
                }
                self.table.read_more(&step.lines).expect("what is kept is a record");
                self.steps.push(step.lines);
                self.opened.push(Vec::new());
                self.open();
            }
            Keep::Amend(Amendment { header, standing, start }) => {
                if standing.version != self.standing.version + 1 || start.is_some() && self.n() > 1 {
                    return false;
                }
                if let Some(start) = start {
                    self.steps = vec![start];
                }
                (self.header, self.standing) = (header, standing);
                self.table = self.read();
            }
            Keep::Create(_) => {}
        }
        true
    }

    pub(super) fn load(&self, from: usize) -> Kept {
        let lines = self.steps[from.min(self.n())..].concat();
        Kept { from, header: self.header.clone(), lines, left: None, standing: self.standing.clone() }
    }

    pub(super) fn read(&self) -> Box<dyn Table> {
        let record = self.header.clone() + &self.steps.concat();
        self.game.read(&parse(&record).unwrap(), usize::MAX).unwrap()
    }
}
