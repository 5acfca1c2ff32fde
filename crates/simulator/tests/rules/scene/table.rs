//! The table on which a scene is played: choices, what the ball did, dice, and what followed.

use onze_core::{Because, Game, Notation, Seat, Viewer};
use onze_simulator::{Event, Point, Refusal, Simulator, State};

use super::{Dice, clauses, name_of};

/// A match in the middle of a test.
#[derive(Clone)]
pub(crate) struct Table {
    pub(crate) game: Simulator,
    pub(crate) state: State,
    /// What happened at the last choice, and at what the table did by itself after it.
    pub(crate) events: Vec<Event>,
}

impl Table {
    /// What a side may be asked, as positions name it.
    pub(crate) fn stage(&self) -> String {
        self.position().split("; ").next().unwrap().to_owned()
    }

    pub(crate) fn position(&self) -> String {
        self.game.write_position(&self.state)
    }

    /// An item of the position, `m` say; empty if it has its usual value, `yes` if it is a mark.
    pub(crate) fn item(&self, name: &str) -> String {
        let position = self.position();
        let item = position.split("; ").skip(1).find(|item| name_of(item) == name);
        item.map_or(String::new(), |item| item.split_once(' ').map_or("yes", |(_, value)| value).to_owned())
    }

    /// M, the largest movement of the attack.
    pub(crate) fn m(&self) -> u8 {
        self.item("m").parse().unwrap_or(0)
    }

    /// Where a peg is: `F15`, `F15@618,330`, `F15/90`, `bench`.
    pub(crate) fn at(&self, peg: &str) -> String {
        let (side, number) = peg.split_at(1);
        let places = self.item(side);
        let places = places.split_once(' ').unwrap().1;
        places.split(", ").nth(number.parse::<usize>().unwrap() - 1).unwrap().to_owned()
    }

    /// The cell of a peg.
    pub(crate) fn cell(&self, peg: &str) -> String {
        self.at(peg).split(['@', '/']).next().unwrap().to_owned()
    }

    pub(crate) fn to_act(&self) -> Seat {
        self.game.to_act(&self.state).first().expect("the match is not over")
    }

    /// Who is asked: `R`, `B` or `RB`.
    pub(crate) fn asked(&self) -> String {
        self.game.to_act(&self.state).iter().map(|seat| self.game.seat_name(seat)).collect()
    }

    pub(crate) fn view(&self) -> serde_json::Value {
        serde_json::to_value(self.game.view(&self.state, Viewer::All)).unwrap()
    }

    fn attempt(&mut self, choice: &str, ball: Option<&str>, dice: &str) -> Result<(), Refusal> {
        let seat = self.seat_of(choice);
        let choice = self.game.read_move(choice)?;
        let (mut events, mut dice) = (Vec::new(), Dice::told(dice));
        match ball.map(|ball| self.ran(ball)) {
            Some(ran) => {
                self.game.play_seen(&mut self.state, (seat, &choice), &ran, &mut dice, &mut events)?;
            }
            None => self.game.play(&mut self.state, seat, &choice, &mut dice, &mut events)?,
        }
        assert!(dice.0.is_empty(), "fewer dice fell than were told");
        self.events = events;
        let line = self.position();
        assert_eq!(self.game.read_position(&line), Ok(self.state), "{line}");
        Ok(())
    }

    /// Both may be asked at once: then a dive is the defence's, and everything else the attack's.
    fn seat_of(&self, choice: &str) -> Seat {
        let asked = self.game.to_act(&self.state);
        let red_attacks = self.item("attack") == "R";
        let wanted = if choice.starts_with("DIVE") == red_attacks { Seat::SECOND } else { Seat::FIRST };
        if asked.has(wanted) { wanted } else { self.to_act() }
    }

    /// Who is asked chooses so.
    pub(crate) fn play(&mut self, choice: &str) -> &mut Self {
        self.play_with(choice, "")
    }

    /// And these dice fall.
    pub(crate) fn play_with(&mut self, choice: &str, dice: &str) -> &mut Self {
        self.attempt(choice, None, dice).unwrap_or_else(|refusal| panic!("{choice}: {refusal:?}"));
        self
    }

    /// The choice is a kick, the ball did this, and these dice fall; then the kicker is put back where he was.
    pub(crate) fn kick(&mut self, choice: &str, ball: &str, dice: &str) -> &mut Self {
        self.strike(choice, ball, dice);
        if self.stage() == "kicker-place" {
            let before = std::mem::take(&mut self.events);
            let choice = self.legal().remove(0);
            self.play(&choice);
            self.events.splice(..0, before);
        }
        self
    }

    /// The same, but where the kicker is put is still to be chosen.
    pub(crate) fn strike(&mut self, choice: &str, ball: &str, dice: &str) -> &mut Self {
        self.attempt(choice, Some(ball), dice).unwrap_or_else(|refusal| panic!("{choice}: {refusal:?}"));
        self
    }

    /// A low pass, and what the ball did.
    pub(crate) fn pass(&mut self, peg: &str, ball: &str) -> &mut Self {
        self.kick(&format!("PASS {peg} low 0.0 p40"), ball, "")
    }

    /// A declared kick, and what the ball did.
    pub(crate) fn shoot(&mut self, peg: &str, ball: &str) -> &mut Self {
        self.kick(&format!("KICK {peg} low 0.0 p40"), ball, "")
    }

    /// The same on a copy.
    pub(crate) fn after(&self, choice: &str) -> Table {
        self.after_with(choice, "")
    }

    pub(crate) fn after_with(&self, choice: &str, dice: &str) -> Table {
        let mut table = self.clone();
        table.play_with(choice, dice);
        table
    }

    /// A kick on a copy.
    pub(crate) fn after_kick(&self, choice: &str, ball: &str, dice: &str) -> Table {
        let mut table = self.clone();
        table.kick(choice, ball, dice);
        table
    }

    /// The first legal choice that begins so: `take("R10 F15")` plays a `COD R10 F15@…`.
    pub(crate) fn first(&mut self, start: &str) -> &mut Self {
        let legal = self.legal();
        let choice = legal.iter().find(|choice| choice.starts_with(start));
        let choice = choice.unwrap_or_else(|| panic!("no {start} in {legal:?}")).clone();
        self.play(&choice)
    }

    pub(crate) fn take(&mut self, peg_and_cell: &str) -> &mut Self {
        self.first(&format!("COD {peg_and_cell}"))
    }

    /// The clauses by which a choice is refused; empty if it is legal.
    pub(crate) fn refused(&self, choice: &str) -> Vec<&'static str> {
        let mut table = self.clone();
        // A kick that is legal need not run.
        let read = self.game.read_move(choice).unwrap_or_else(|_| panic!("{choice} is no command"));
        let mut dice = Dice(std::iter::repeat_n(4, 4).collect());
        let seat = self.seat_of(choice);
        match self.game.play(&mut table.state, seat, &read, &mut dice, &mut Vec::new()) {
            Ok(()) => Vec::new(),
            Err(refusal) => {
                assert_eq!(table.state, self.state, "a refused choice leaves no trace");
                clauses(&refusal)
            }
        }
    }

    /// Is the choice refused by this clause?
    pub(crate) fn refuses(&self, choice: &str, clause: &str) -> bool {
        self.refused(choice).contains(&clause)
    }

    pub(crate) fn accepts(&self, choice: &str) -> bool {
        self.refused(choice).is_empty()
    }

    pub(crate) fn legal(&self) -> Vec<String> {
        let mut moves = Vec::new();
        self.game.legal(&self.state, self.to_act(), &mut moves);
        moves.iter().map(|choice| self.game.write_move(choice).into_owned()).collect()
    }

    /// The listed choices that begin with a word, without it: `skills` of `SKILL`.
    pub(crate) fn listed(&self, word: &str) -> Vec<String> {
        let start = format!("{word} ");
        self.legal().iter().filter_map(|choice| choice.strip_prefix(&start)).map(str::to_owned).collect()
    }

    /// The skills that may be used, `none` left out; empty if nobody is asked for one.
    pub(crate) fn skills(&self) -> String {
        let skills = self.listed("SKILL");
        skills.into_iter().filter(|skill| skill != "none").collect::<Vec<_>>().join(", ")
    }

    /// Who may take the ball and in which cells, `R10 F13, R10 F15`; if there was nothing to choose, who took it.
    pub(crate) fn takers(&self) -> String {
        if let Some(took) = self.happened("took") {
            return format!("{} {}", text(&took["peg"]), text(&took["to"]));
        }
        let mut takers: Vec<String> =
            self.listed("COD").iter().map(|take| take.split('@').next().unwrap().to_owned()).collect();
        takers.sort();
        takers.dedup();
        takers.join(", ")
    }

    /// What happened at the last choice, as the page gets it.
    pub(crate) fn happened(&self, kind: &str) -> Option<serde_json::Value> {
        let values = self.events.iter().map(|event| serde_json::to_value(event).unwrap());
        values.into_iter().find(|value| value["kind"] == kind)
    }

    /// One fact of what happened: `told("took", "cells")`.
    pub(crate) fn told(&self, kind: &str, fact: &str) -> String {
        let event = self.happened(kind).unwrap_or_else(|| panic!("no {kind} in {:?}", self.events));
        text(&event[fact])
    }

    /// How many events of a kind the last choice made.
    pub(crate) fn count(&self, kind: &str) -> usize {
        self.events.iter().filter(|event| serde_json::to_value(event).unwrap()["kind"] == kind).count()
    }

    /// The clauses of an event of the last choice.
    pub(crate) fn because(&self, kind: &str) -> Vec<&'static str> {
        let event = self.events.iter().find(|event| serde_json::to_value(event).unwrap()["kind"] == kind);
        let event = event.unwrap_or_else(|| panic!("no {kind} in {:?}", self.events));
        event.rules().iter().map(|rule| rule.0).collect()
    }

    /// Where the ball lies.
    pub(crate) fn ball(&self) -> Point {
        let ball = self.item("ball");
        Point::parse(ball.split_once(' ').unwrap().0.strip_prefix('@').unwrap()).unwrap()
    }
}

/// A fact without quotes.
fn text(value: &serde_json::Value) -> String {
    value.as_str().map_or_else(|| value.to_string(), str::to_owned)
}
