//! The score sheet of a match, as the rulebook's chapter "Notation" writes it: a header, a line a duel, the shoot-out,
//! the end.
//!
//! ```text
//! CHI 1; level=beginner; opt=-; R 8 5 10 11 4 1 3 7 2 9 6; B 7 1 11 5 2 6 10 8 9 4 3; ball=B
//! 1 B 5@4-10@3 L /dd        attacker, its card and slot, the defender's, the result, Red's and Blue's draw
//! 2 R 8@1-1@2 K1 /du
//! 3 R 4@3-2@4 K2 [LR]* /dd  a kick: shooter, keeper, goal (*) or saved (.)
//! …
//! 11 R 5@2-8@4 L Z[RL]*     the last shot
//! END B 1-2
//! ```
//!
//! It holds what the players did and nothing of how a computer keeps it; the record of `onze_core` is the other way
//! round.

use std::fmt::Write;

use onze_core::{Game, Match, Notation, Seat, Side, Viewer};

use crate::state::State;
use crate::{Chifootmi, Direction, Event, Kick, LEVEL, Pile};

/// The score sheet of a match, finished or not; for whoever sees all of it with the orders of both decks: everybody once
/// the match is over (CHI-905), and before that nobody who plays.
///
/// A match that began from a position is written from there on.
pub fn write(played: &Match<Chifootmi>, viewer: Viewer) -> String {
    let from = began_from(played);
    let mut sheet = Sheet { n_cards: played.game().rules.n_cards, ..Sheet::default() };
    sheet.text = header(played, from.as_ref(), viewer);
    // CHI-811, CHI-814: who kicks first was decided before, and so many kicks were taken.
    if let Some((first, state)) = from.and_then(|state| Some((state.first_kicker?, state))) {
        let _ = writeln!(sheet.text, "SO {}", Side::of(first).letter());
        sheet.kicks = state.kicks;
    }
    for event in played.steps().iter().flat_map(|step| &step.events) {
        sheet.event(event);
    }
    sheet.end_line();
    if let Some(winner) = played.state().winner() {
        sheet.text.push_str(&end(played.state(), winner));
    }
    sheet.text
}

/// The position that the match began from, if it was not dealt.
fn began_from(played: &Match<Chifootmi>) -> Option<State> {
    played.game().read_position(played.header().position.as_deref()?).ok()
}

fn header(played: &Match<Chifootmi>, from: Option<&State>, viewer: Viewer) -> String {
    let (game, state) = (played.game(), played.state());
    let rules = &game.rules;
    let mut line = format!("CHI 1; level={}; opt=", LEVEL.of(game.settings()));
    let options = [(rules.offside, 'O'), (rules.one_two, 'U'), (rules.counter_attack, 'C')];
    line.extend(options.iter().filter(|(on, _)| *on).map(|(_, letter)| letter));
    if !options.iter().any(|(on, _)| *on) {
        line.push('-');
    }
    if !rules.last_shot_after_card_goal {
        line.push_str("; last=off");
    }
    if rules.shootout_limit != 0 {
        let _ = write!(line, "; limit={}", rules.shootout_limit);
    }
    for seat in [Seat::FIRST, Seat::SECOND].into_iter().filter(|_| viewer == Viewer::All) {
        let _ = write!(line, "; {}", Side::of(seat).letter());
        for card in &state.decks[seat.index()][..usize::from(rules.n_cards)] {
            let _ = write!(line, " {card}");
        }
    }
    let _ = writeln!(line, "; ball={}", Side::of(first_ball(played, from)).letter());
    line
}

/// Who had the ball at first.
fn first_ball(played: &Match<Chifootmi>, from: Option<&State>) -> Seat {
    let toss = played.steps().iter().flat_map(|step| &step.events).find_map(|event| match event {
        Event::Toss { side } => Some(side.seat()),
        _ => None,
    });
    toss.or(from.map(|state| state.ball)).unwrap_or(played.state().ball)
}

fn end(state: &State, winner: Seat) -> String {
    let mut line = format!("END {} ", Side::of(winner).letter());
    let _ = write!(line, "{}-{}", state.score(Seat::FIRST), state.score(Seat::SECOND));
    if state.first_kicker.is_some() {
        let _ = write!(line, " ({}-{})", state.tally[0], state.tally[1]);
    }
    if state.gave_up.is_some() {
        line.push_str(" resigned");
    }
    line.push('\n');
    line
}

/// The lines written so far, and the one that is being written.
#[derive(Default)]
struct Sheet {
    n_cards: u8,
    text: String,
    line: String,
    /// The number of the duel on the line.
    duel: u8,
    /// Is an answer or a kick of this duel still due?
    due: bool,
    draws: [Option<Pile>; 2],
    /// Kicks of the shoot-out.
    kicks: u32,
}

impl Sheet {
    fn event(&mut self, event: &Event) {
        match *event {
            Event::Duel {
                number,
                attacker,
                attacker_card,
                attacker_slot,
                defender_card,
                defender_slot,
                ..
            } => {
                self.end_line();
                self.duel = number;
                let side = attacker.letter();
                let (own, other) = (attacker_slot.number(), defender_slot.number());
                self.line = format!("{number} {side} {attacker_card}@{own}-{defender_card}@{other}");
            }
            Event::OneTwoOffered { .. } | Event::OffsideAsked { .. } => self.due = true,
            Event::OneTwo { made, .. } => self.answer(if made { "U+" } else { "U-" }),
            Event::Offside { signalled, .. } => self.answer(if signalled { "O+" } else { "O-" }),
            Event::Kept { kept, .. } => self.add(&format!("K{kept}")),
            Event::Lost { .. } => self.add("L"),
            Event::Tackled { .. } => self.add("T"),
            Event::Parried { .. } => self.add("E"),
            Event::NewAttempt { .. } => self.add("N"),
            Event::Over { .. } => self.add("H"),
            Event::Goal { card_shot: true, .. } => self.add("G"),
            Event::KickDue { kick, .. } => self.kick_due(kick),
            Event::KickTaken { kick, shooter, shot, dive, goal } => {
                self.kick_taken(kick, shooter, [shot, dive], goal);
            }
            Event::Drew { side, pile, .. } => self.draws[side.index()] = Some(pile),
            Event::ShootOut { first } => {
                self.end_line();
                self.line = format!("SO {}", first.letter());
            }
            _ => {}
        }
    }

    fn add(&mut self, word: &str) {
        self.line.push(' ');
        self.line.push_str(word);
    }

    fn answer(&mut self, word: &str) {
        self.due = false;
        self.add(word);
    }

    fn kick_due(&mut self, kick: Kick) {
        self.due = true;
        match kick {
            Kick::FreeKick => self.add("F"),
            Kick::Penalty => self.add("P"),
            Kick::Shot | Kick::LastShot | Kick::ShootOut => {}
        }
    }

    fn kick_taken(&mut self, kick: Kick, shooter: Side, aims: [Direction; 2], goal: bool) {
        let [shot, dive] = aims.map(Direction::letter);
        let kicked = format!("[{shot}{dive}]{}", if goal { '*' } else { '.' });
        match kick {
            Kick::ShootOut => {
                // One line for each pair of kicks; a match may begin in the middle of one.
                if self.kicks.is_multiple_of(2) || self.line.is_empty() {
                    self.end_line();
                    self.line = (self.kicks / 2 + 1).to_string();
                }
                self.kicks += 1;
                self.add(shooter.letter());
                self.add(&kicked);
            }
            Kick::LastShot => self.answer(&format!("Z{kicked}")),
            Kick::Shot | Kick::FreeKick | Kick::Penalty => self.answer(&kicked),
        }
    }

    fn end_line(&mut self) {
        let letter = |pile: Option<Pile>| match pile {
            Some(Pile::FaceUp) => 'u',
            Some(Pile::FaceDown) => 'd',
            None => '-',
        };
        // CHI-328: the piles are empty after duel n−4; from then on a turn ends without a draw.
        let undrawn = self.duel + 4 > self.n_cards && self.duel < self.n_cards && !self.due;
        if self.draws != [None; 2] || undrawn && self.duel > 0 {
            let _ = write!(self.line, " /{}{}", letter(self.draws[0]), letter(self.draws[1]));
        }
        if !self.line.is_empty() {
            self.text.push_str(self.line.trim_start());
            self.text.push('\n');
        }
        (self.due, self.draws) = (false, [None; 2]);
        self.line.clear();
    }
}
