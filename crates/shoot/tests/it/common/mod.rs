//! A table for tests: a position in a few words, dice as they fall, choices as coaches write them.
//!
//! Red is South and everybody stands on his starting square unless the words say otherwise: `R9@22,9 B2@25,6`.

use std::collections::VecDeque;
use std::fmt::Write;

use onze_core::{Because, Chance, Clause, Game, Notation, Seat, Settings, Viewer};
use onze_shoot::{Event, Landing, Refusal, Setup, Shoot, State, View};

pub(crate) const RED: Seat = Seat::FIRST;
pub(crate) const BLUE: Seat = Seat::SECOND;

/// Table 2 of the rules, as it stands there.
pub(crate) const SOUTH: [(u8, u8); 11] =
    [(1, 10), (4, 13), (4, 7), (7, 16), (7, 10), (7, 4), (11, 18), (11, 14), (11, 10), (11, 6), (11, 2)];
pub(crate) const NORTH: [(u8, u8); 11] = [
    (27, 10),
    (24, 7),
    (24, 13),
    (21, 4),
    (21, 10),
    (21, 16),
    (17, 2),
    (17, 6),
    (17, 10),
    (17, 14),
    (17, 18),
];

/// Dice in the order in which they fall. A throw that nobody told is a fault of the test.
#[derive(Default)]
pub(crate) struct Dice(VecDeque<u32>);

impl Dice {
    /// `6-1 3-2`: two throws.
    pub(crate) fn told(text: &str) -> Dice {
        Dice(text.split([' ', '-']).filter(|die| !die.is_empty()).map(|die| die.parse().unwrap()).collect())
    }
}

impl Chance for Dice {
    fn below(&mut self, n: u32) -> u32 {
        assert_eq!(n, 6, "only six-sided dice are thrown");
        self.0.pop_front().expect("more dice fall than were told") - 1
    }

    fn word(&mut self) -> u64 {
        panic!("only dice are thrown")
    }
}

pub(crate) fn game(options: &str) -> Shoot {
    let mut settings = Settings::new(Shoot::SETTINGS);
    for (key, value) in options.split_whitespace().filter_map(|option| option.split_once('=')) {
        settings.set(key, value).unwrap();
    }
    Shoot::new(&settings).unwrap()
}

/// The line of a position: `R9@22,9`, then `23,9 loose`, then `R P`, then what differs from `score 0-0; throws 10; idle 0`.
pub(crate) fn line(changes: &str, ball: &str, due: &str, rest: &str) -> String {
    let side = |letter: &str, squares: [(u8, u8); 11]| {
        let mut text = letter.to_owned();
        for (n, (row, column)) in squares.into_iter().enumerate() {
            let name = format!("{letter}{}@", n + 1);
            let moved = changes.split(' ').find_map(|change| change.strip_prefix(&name));
            let start = format!("{row},{column}");
            let _ = write!(text, " {}@{}", n + 1, moved.unwrap_or(&start));
        }
        text
    };
    let rest = if rest.is_empty() { "score 0-0; throws 10; idle 0" } else { rest };
    let due = if due.starts_with("over") { due.to_owned() } else { format!("due {due}") };
    format!("South=R; {}; {}; ball {ball}; {due}; {rest}", side("R", SOUTH), side("B", NORTH))
}

pub(crate) fn clauses(refusal: &Refusal) -> Vec<&'static str> {
    refusal.rules().iter().map(|&Clause(name)| name).collect()
}

/// A match in the middle of a test.
#[derive(Clone)]
pub(crate) struct Table {
    pub(crate) game: Shoot,
    pub(crate) state: State,
    /// What happened at the last choice.
    pub(crate) events: Vec<Event>,
}

impl Table {
    /// A match from its beginning.
    pub(crate) fn start(options: &str, dice: &str) -> Table {
        let (game, mut events, mut dice) = (game(options), Vec::new(), Dice::told(dice));
        let state = game.start(&mut dice, &mut events);
        assert!(dice.0.is_empty(), "fewer dice fell than were told");
        Table { game, state, events }
    }

    /// A position in a match with the usual options.
    pub(crate) fn set(changes: &str, ball: &str, due: &str) -> Table {
        Table::set_with("", changes, ball, due, "")
    }

    pub(crate) fn set_with(options: &str, changes: &str, ball: &str, due: &str, rest: &str) -> Table {
        let game = game(options);
        let line = line(changes, ball, due, rest);
        let state = game.read_position(&line).unwrap_or_else(|fault| panic!("{line}: {fault:?}"));
        assert_eq!(game.write_position(&state), line, "a position is written as it was read");
        Table { game, state, events: Vec::new() }
    }

    /// A position in which these dice have been thrown.
    pub(crate) fn thrown(changes: &str, ball: &str, due: &str, dice: &str) -> Table {
        let mut table = Table::set(changes, ball, due);
        table.throw(dice);
        table
    }

    /// The throw that is due falls so.
    pub(crate) fn throw(&mut self, dice: &str) -> &mut Self {
        let (mut events, mut dice) = (Vec::new(), Dice::told(dice));
        self.game.go_on(&mut self.state, &mut dice, &mut events);
        assert!(dice.0.is_empty(), "fewer dice fell than were told");
        self.events = events;
        self
    }

    pub(crate) fn to_act(&self) -> Seat {
        self.game.to_act(&self.state).first().expect("the match is not over")
    }

    pub(crate) fn attempt(&mut self, seat: Seat, choice: &str, dice: &str) -> Result<(), Refusal> {
        let choice = self.game.read_move(choice)?;
        let (mut events, mut dice) = (Vec::new(), Dice::told(dice));
        self.game.play(&mut self.state, seat, &choice, &mut dice, &mut events)?;
        assert!(dice.0.is_empty(), "fewer dice fell than were told");
        self.events = events;
        let line = self.position();
        assert_eq!(self.game.read_position(&line), Ok(self.state), "{line}");
        Ok(())
    }

    /// Who is to act chooses so, and then these dice fall.
    pub(crate) fn play(&mut self, choice: &str, dice: &str) -> &mut Self {
        let seat = self.to_act();
        self.attempt(seat, choice, dice).unwrap_or_else(|refusal| panic!("{choice}: {refusal:?}"));
        self
    }

    /// The same on a copy, for the throw that is due.
    pub(crate) fn after_throw(&self, dice: &str) -> Table {
        let mut table = self.clone();
        table.throw(dice);
        table
    }

    /// The same on a copy.
    pub(crate) fn after(&self, choice: &str, dice: &str) -> Table {
        let mut table = self.clone();
        table.play(choice, dice);
        table
    }

    /// The clauses by which a choice of who is to act is refused.
    pub(crate) fn refused(&self, choice: &str) -> Vec<&'static str> {
        self.refused_to(self.to_act(), choice)
    }

    pub(crate) fn refused_to(&self, seat: Seat, choice: &str) -> Vec<&'static str> {
        let mut table = self.clone();
        let refusal = table.attempt(seat, choice, "").expect_err(choice);
        assert_eq!(table.state, self.state, "a refused choice leaves no trace");
        clauses(&refusal)
    }

    pub(crate) fn legal(&self) -> Vec<String> {
        let mut moves = Vec::new();
        self.game.legal(&self.state, self.to_act(), &mut moves);
        moves.iter().map(|choice| self.game.write_move(choice).into_owned()).collect()
    }

    pub(crate) fn allows(&self, choice: &str) -> bool {
        self.legal().iter().any(|legal| legal == choice)
    }

    /// What the list says that a choice comes to.
    pub(crate) fn comes_to(&self, choice: &str) -> Option<Landing> {
        let choice = self.game.read_move(choice).unwrap();
        self.game.comes_to(&self.state, self.to_act(), &choice)
    }

    /// The squares to which a player may go with so many points, in order of the board.
    pub(crate) fn squares(&self, number: u8, points: u8) -> String {
        let legal = self.legal();
        let wanted = format!("{number}>");
        let mut squares: Vec<&str> = legal
            .iter()
            .filter_map(|choice| choice.strip_prefix(&wanted)?.strip_suffix(&format!(" ({points})")))
            .collect();
        squares.sort_by_key(|square| place(square));
        squares.join(" ")
    }

    /// The destinations of the ball, in order of the board, `goal` last.
    pub(crate) fn ball_squares(&self) -> String {
        let legal = self.legal();
        let mut squares: Vec<&str> = legal.iter().filter_map(|choice| choice.strip_prefix("ball ")).collect();
        squares.sort_by_key(|square| place(square));
        squares.join(" ")
    }

    /// All uses that end next to the ball.
    pub(crate) fn reaching(&self) -> Vec<String> {
        let ball = place(&self.view().ball.square.to_string());
        let next = |(row, column): (i16, i16)| (row - ball.0).abs() + (column - ball.1).abs() == 1;
        let ends = |choice: &str| {
            let square = choice.split_once('>')?.1.split_once(' ')?.0;
            next(place(square)).then_some(())
        };
        self.legal().into_iter().filter(|choice| ends(choice).is_some()).collect()
    }

    pub(crate) fn position(&self) -> String {
        self.game.write_position(&self.state)
    }

    /// One field of the position, such as `due` or `ball`.
    pub(crate) fn field(&self, name: &str) -> String {
        let position = self.position();
        let field =
            position.split("; ").find(|field| *field == name || field.starts_with(&format!("{name} ")));
        field.map_or(String::new(), |field| field[name.len()..].trim_start().to_owned())
    }

    /// Where a player stands: `at("B5")`.
    pub(crate) fn at(&self, player: &str) -> String {
        let (side, number) = player.split_at(1);
        let squares = self.field(side);
        let prefix = format!("{number}@");
        squares.split(' ').find_map(|word| word.strip_prefix(&prefix)).unwrap().to_owned()
    }

    pub(crate) fn setup(&self) -> Setup {
        Setup::new(&self.game)
    }

    pub(crate) fn view(&self) -> View {
        self.game.view(&self.state, Viewer::Spectator)
    }

    /// What happened at the last choice, as the page gets it: `kind` and one fact.
    pub(crate) fn happened(&self, kind: &str) -> Option<serde_json::Value> {
        let values = self.events.iter().map(|event| serde_json::to_value(event).unwrap());
        values.into_iter().find(|value| value["kind"] == kind)
    }

    /// The clauses of an event of the last choice.
    pub(crate) fn because(&self, kind: &str) -> Vec<&'static str> {
        let event = self.events.iter().find(|event| serde_json::to_value(event).unwrap()["kind"] == kind);
        event
            .unwrap_or_else(|| panic!("no {kind} in {:?}", self.events))
            .rules()
            .iter()
            .map(|rule| rule.0)
            .collect()
    }

    /// The holders that the last possession or pass named, such as `9` or `4,5`.
    pub(crate) fn holders(&self) -> String {
        let found = self.happened("possession").or_else(|| self.happened("passed"));
        let list = found.map(|event| event["holders"].as_array().unwrap().clone()).unwrap_or_default();
        list.iter().map(ToString::to_string).collect::<Vec<_>>().join(",")
    }
}

fn place(square: &str) -> (i16, i16) {
    square.split_once(',').map_or((99, 99), |(row, column)| (row.parse().unwrap(), column.parse().unwrap()))
}
