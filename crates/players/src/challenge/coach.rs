//! The coach: what to do with the ball, and whom to move.

use onze_challenge::Move;
use onze_challenge::pitch::{Choice, Deck, Outcome, Path, Phase, Pitch, Play, Prospect, Run, Side, Square};

use super::best;
use super::ground::{Ground, Place, place};
use super::keeping;
use super::line_up;
use super::worth::LOST;
use crate::Budget;

/// More than anything but a goal is worth.
const GOAL: f64 = 10.0;
/// A star is as often happy as unhappy, and an unhappy one costs more (CHA-134).
const STAR: f64 = -0.03;
/// What a caution or a man less costs beside the free kick (CHA-132).
const CARDED: f64 = -0.05;
/// A die that must be spent to come onto the ball.
const DIE: f64 = -0.03;
/// Of the best choices at first sight, so many are looked at twice.
const TWICE: usize = 6;
/// How much of the ball's worth to both sides is at stake where it may be lost: often a die fetches it all the same.
const AT_STAKE: f64 = 0.5;
/// A move that gains less is not made.
const LEAST: f64 = 1e-6;

/// One choice to be made in a match.
pub(super) struct Coach<'a> {
    pitch: &'a Pitch,
    play: &'a Play,
    side: Side,
    ground: Ground,
    eye: Eye,
    budget: &'a Budget<'a>,
}

/// How much a coach sees.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Eye {
    /// What a rookie sees: passes by way of one team-mate at most and no bent shot, the men round the ball and nobody
    /// else, and never what the next throw may lose.
    Rookie,
    /// Everything.
    Club,
    /// The same, and what a high line of defence is worth: whoever stands beyond it is offside.
    High,
}

/// So many men round the ball a rookie thinks of.
const ROUND_THE_BALL: usize = 4;

impl<'a> Coach<'a> {
    pub(super) fn new(
        pitch: &'a Pitch,
        play: &'a Play,
        side: Side,
        eye: Eye,
        budget: &'a Budget<'a>,
    ) -> Self {
        Coach { pitch, play, side, ground: Ground::new(pitch.options(), play), eye, budget }
    }

    /// Does he think of it at all?
    fn sees(&self, choice: &Choice) -> bool {
        match choice {
            _ if self.eye != Eye::Rookie => true,
            Choice::Path(path) => path.turns.len() <= 1 && !path.bend,
            Choice::Move(run) => {
                let ball = self.play.ball();
                let nearer = |(_, at): &(_, Square)| at.distance(ball) < run.from.distance(ball);
                run.shock.is_none() && self.play.standing(self.side).filter(nearer).count() < ROUND_THE_BALL
            }
            _ => true,
        }
    }

    /// The choice; `None` for the first of the list, which is the ready squad, the ready line-up, or to claim an offside.
    pub(super) fn choice(mut self, moves: &[Move]) -> Option<Move> {
        let seen: Vec<Choice> = moves
            .iter()
            .filter_map(|choice| match choice {
                Move::Pitch(choice) => Some(*choice),
                _ => None,
            })
            .filter(|choice| self.sees(choice))
            .collect();
        let choices = seen.into_iter();
        let choice = match self.play.phase() {
            Phase::Path => {
                let worths = choices.map(|choice| (choice, self.path(&choice))).collect();
                self.second_look(worths)
            }
            Phase::Moves => self.moves(choices),
            Phase::Place(_) if self.eye == Eye::High => {
                let ready: Vec<Choice> = choices.collect();
                line_up::high(self.pitch, self.play, self.side, &ready)
            }
            Phase::Injury(_) => best(choices, |choice| self.substitute(choice)),
            Phase::Keeper(_) => best(choices, |choice| self.keeper(choice)),
            Phase::Taker(_, _, at) => best(choices, |choice| self.taker(choice, place(at))),
            _ => None,
        };
        choice.map(Move::Pitch)
    }

    fn path(&self, choice: &Choice) -> f64 {
        let Choice::Path(path) = choice else { return -GOAL };
        let theirs = |at| -self.ground.ball(self.side.other(), place(at), false);
        match self.pitch.outcome(self.play, path) {
            Outcome::Goal { side, .. } if side == self.side => GOAL,
            Outcome::Goal { .. } => -GOAL,
            Outcome::Offside { at, .. } => theirs(at) + CARDED,
            Outcome::Out { at, .. } => theirs(at),
            Outcome::Stop { at, holder: Some(_) } => self.ground.held(self.side, place(at)),
            Outcome::Stop { at, holder: None } => self.left_loose(path, place(at)),
        }
    }

    /// A ball that stops with nobody: can one of these dice bring somebody onto it who is not offside (CHA-752)?
    fn left_loose(&self, path: &Path, at: Place) -> f64 {
        let leg_from = place(path.turns.as_slice().last().copied().unwrap_or(path.from));
        let line = self.ground.line(self.side);
        let may = |man| !Ground::is_offside(self.side, line, man, leg_from);
        let dice = self.play.dice().iter().fold(0, |dice, die| dice | 1 << die);
        let [faces, champions] = self.ground.faces(self.side, at, may).map(|faces| faces & dice);
        if faces == 0 {
            return self.ground.loose(self.side, at);
        }
        let lost = self.ground.ball(self.side.other(), at, false);
        self.ground.ball(self.side, at, champions != 0) - LOST * lost + DIE
    }

    /// The move that leaves the best situation, or the end of the moves.
    fn moves(&mut self, choices: impl Iterator<Item = Choice>) -> Option<Choice> {
        let now = self.situation();
        // A list with its best last; what is worse than all of a full one need not be looked at closely.
        let mut worths: Vec<(Choice, f64)> = Vec::with_capacity(TWICE + 1);
        for (looked_at, choice) in (0..).zip(choices) {
            if looked_at > 0 && self.budget.is_spent(looked_at) {
                break;
            }
            let full = worths.len() == TWICE;
            let asked = worths.first().filter(|_| full).map_or(f64::NEG_INFINITY, |(_, worth)| worth + LEAST);
            let worth = match &choice {
                Choice::Move(run) => self.run(run, now, asked),
                _ => Some(now),
            };
            let Some(worth) = worth.filter(|worth| *worth > asked) else { continue };
            let place = worths.partition_point(|(_, other)| *other < worth);
            worths.insert(place, (choice, worth));
            if worths.len() > TWICE {
                worths.remove(0);
            }
        }
        worths.reverse();
        self.second_look(worths)
    }

    /// Of the best choices at first sight, the best if what the next throw may lose is counted.
    fn second_look(&self, mut worths: Vec<(Choice, f64)>) -> Option<Choice> {
        // Stable: of equals the first stays first.
        worths.sort_by(|(_, one), (_, other)| other.total_cmp(one));
        worths.truncate(TWICE);
        let sure = worths.first().is_none_or(|(_, worth)| *worth >= GOAL / 2.0);
        if sure || self.eye == Eye::Rookie {
            return worths.first().map(|(choice, _)| *choice);
        }
        // A crowd has thousands of paths: whoever is pressed for time takes the best at first sight.
        let mut chosen: Option<(Choice, f64)> = None;
        for (looked_at, (choice, worth)) in (0..).zip(worths) {
            if chosen.is_some() && self.budget.is_spent(looked_at) {
                break;
            }
            let worth = worth - self.at_risk(&choice);
            if chosen.is_none_or(|(_, most)| worth > most) {
                chosen = Some((choice, worth));
            }
        }
        chosen.map(|(choice, _)| choice)
    }

    /// What the next throw may lose after a choice.
    fn at_risk(&self, choice: &Choice) -> f64 {
        let Some(risk) = keeping::risk(self.pitch, self.play, self.side, choice) else { return 0.0 };
        let at = match choice {
            Choice::Path(path) => place(path.end.square()),
            _ => place(self.play.ball()),
        };
        let stake = self.ground.ball(self.side, at, false) + self.ground.ball(self.side.other(), at, false);
        AT_STAKE * risk * stake
    }

    /// What the places of our side are worth.
    fn shape(&self) -> f64 {
        match self.eye {
            Eye::High => self.ground.high_shape(self.side),
            _ => self.ground.shape(self.side),
        }
    }

    /// What the situation is worth if the throw ends with it.
    fn situation(&self) -> f64 {
        let (us, them) = (self.side, self.side.other());
        let at = place(self.play.ball());
        let ball = if let Some((_, restart)) = self.play.dead() {
            -self.ground.ball(them, place(restart), false)
        } else if self.ground.has_man(us, at) {
            self.ground.held(us, at)
        } else if self.ground.has_man(them, at) {
            -self.ground.held(them, at)
        } else {
            self.ground.loose(us, at)
        };
        ball + self.shape()
    }

    /// What a move leaves; `None` if that is surely no more than asked for.
    fn run(&mut self, run: &Run, now: f64, asked: f64) -> Option<f64> {
        if run.shock.is_some() {
            return self.shock(run, now);
        }
        let from = self.ground.shift(run.who, place(run.to));
        let after = self.situation();
        self.ground.shift(run.who, from);
        if after <= asked {
            return None;
        }
        // Only now is it worth while to see what happens on the way.
        let Prospect { offside, deck, .. } = self.pitch.prospect(self.play, run)?;
        if offside {
            return Some(CARDED - self.ground.ball(self.side.other(), place(run.to), false));
        }
        Some(after + if deck.is_some() { STAR } else { 0.0 })
    }

    /// What a shock is worth by the cards of its deck: in the other area seven of twelve favour the attack, in the field
    /// the runner is mostly punished (CHA-132, CHA-133).
    fn shock(&self, run: &Run, now: f64) -> Option<f64> {
        let (us, them) = (self.side, self.side.other());
        let struck = place(self.play.square(run.shock?)?);
        let stop = place(run.to);
        let ours = self.ground.ball(us, stop, self.play.is_champion(run.who));
        let theirs = -self.ground.ball(them, struck, false);
        let shape = self.shape();
        match self.pitch.prospect(self.play, run)?.deck? {
            Deck::RefereeBox if Ground::rows_left(us, struck) < 20 => {
                let penalty = 0.5 + 0.5 * theirs;
                Some((3.0 * penalty + 4.0 * ours + 4.0 * theirs + now - shape) / 12.0 + shape)
            }
            Deck::RefereeBox => None,
            _ => Some((6.0 * theirs + 3.0 * ours + 3.0 * (now - shape)) / 12.0 + shape + CARDED),
        }
    }

    /// A champion if there is one.
    fn substitute(&self, choice: &Choice) -> f64 {
        match choice {
            Choice::Substitute(Some(number)) if self.play.is_champion(number.of(self.side)) => 2.0,
            Choice::Substitute(Some(_)) => 1.0,
            _ => 0.0,
        }
    }

    /// Who stands nearest to his own goal.
    fn keeper(&self, choice: &Choice) -> f64 {
        let Choice::Keeper(number) = choice else { return -GOAL };
        self.play.square(number.of(self.side)).map_or(-GOAL, |square| -f64::from(square.depth(self.side)))
    }

    /// Who makes most of the ball there.
    fn taker(&self, choice: &Choice, at: Place) -> f64 {
        let Choice::Taker(number) = choice else { return -GOAL };
        self.ground.ball(self.side, at, self.play.is_champion(number.of(self.side)))
    }
}
