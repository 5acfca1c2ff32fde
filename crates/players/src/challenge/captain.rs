//! The captain: looks at what each path and each move would leave when the next dice are due, and takes the best.

use arrayvec::ArrayVec;
use onze_challenge::pitch::{
    Choice, Deck, Footballer, Number, Outcome, Path, Phase, Pitch, Play, Run, Side, Start,
};

use super::features::{Situation, inputs};
use super::ground::{CELLS, Ground, Place, distance, index, place};
use super::learnt::Learnt;
use super::lines::Lines;
use crate::Budget;

/// How closely a captain looks.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Care {
    /// To the end of the throw.
    Ahead,
    /// Only at first sight: for lessons, of which there are many.
    Glance,
}

/// A star is as often happy as unhappy, and an unhappy one costs more (CHA-134).
const STAR: f32 = 0.01;
/// What a caution or a man less costs beside the free kick (CHA-132).
const CARDED: f32 = 0.01;
/// Of the best paths at first sight, so many are followed to the end of the throw.
const FOLLOWED: usize = 6;
/// Of the best moves at first sight, so many are looked at closely.
const CLOSELY: usize = 8;
/// The most footballers who can come onto a ball with these dice.
const FETCHERS: usize = 4;

/// Where somebody was already seen to go.
struct Known {
    who: Option<Footballer>,
    ends: [bool; CELLS],
}

/// One choice to be made in a match.
pub(super) struct Captain<'a> {
    pub(super) learnt: &'a Learnt<'a>,
    pub(super) pitch: &'a Pitch,
    pub(super) play: &'a Play,
    pub(super) side: Side,
    ground: Ground,
    /// The passing lines as everybody stands.
    lines: [Lines; 2],
    /// Who is elsewhere while something is tried.
    tried: ArrayVec<Footballer, 2>,
    pub(super) budget: &'a Budget<'a>,
    care: Care,
    pub(super) looked_at: u64,
}

impl<'a> Captain<'a> {
    pub(super) fn new(
        learnt: &'a Learnt<'a>,
        pitch: &'a Pitch,
        play: &'a Play,
        side: Side,
        budget: &'a Budget<'a>,
        care: Care,
    ) -> Self {
        let ground = Ground::new(pitch.options(), play);
        let lines = Side::BOTH.map(|side| Lines::new(&ground, side));
        Captain {
            learnt,
            pitch,
            play,
            side,
            ground,
            lines,
            tried: ArrayVec::new(),
            budget,
            care,
            looked_at: 0,
        }
    }

    /// The choice, or nothing where this captain has no opinion.
    pub(super) fn choice(&mut self, choices: &[Choice]) -> Option<Choice> {
        match self.play.phase() {
            Phase::Path => self.path(choices),
            Phase::Moves => self.moves(choices),
            Phase::Taker(_, _, at) => self.taker(choices, place(at)),
            _ => None,
        }
    }

    /// What a situation is worth to us.
    fn worth(&mut self, now: Situation) -> f32 {
        self.looked_at += 1;
        let share = match *self.tried {
            [] => self.learnt.worth(&self.ground, self.lines.each_ref(), now),
            [one] => {
                let lines = Side::BOTH.map(|side| {
                    if side == one.side { self.lines_of(one) } else { Lines::new(&self.ground, side) }
                });
                self.learnt.worth(&self.ground, lines.each_ref(), now)
            }
            _ => {
                let lines = Side::BOTH.map(|side| Lines::new(&self.ground, side));
                self.learnt.worth(&self.ground, lines.each_ref(), now)
            }
        };
        self.for_us(now, share)
    }

    /// A share of who throws, as ours.
    fn for_us(&self, now: Situation, share: f32) -> f32 {
        if now.thrower == self.side { share } else { 1.0 - share }
    }

    /// The lines of a side after one of its men has moved.
    fn lines_of(&self, moved: Footballer) -> Lines {
        let to = self.ground.men(moved.side)[index(moved.number)];
        self.lines[moved.side.index()].moved(&self.ground, moved.number, to)
    }

    /// Puts somebody elsewhere for as long as something is tried.
    fn with<T>(&mut self, who: Footballer, to: Place, try_it: impl FnOnce(&mut Self) -> T) -> T {
        let from = self.ground.shift(who, to);
        self.tried.push(who);
        let found = try_it(self);
        self.tried.pop();
        self.ground.shift(who, from);
        found
    }

    pub(super) fn is_spent(&self) -> bool {
        self.budget.is_spent(self.looked_at)
    }

    fn throws(side: Side, ball: Place, possession: bool, start: Start) -> Situation {
        Situation { thrower: side, ball, possession, start }
    }

    /// Our possession throw from there, where somebody of ours stands.
    fn ours(&mut self, ball: Place) -> f32 {
        self.worth(Self::throws(self.side, ball, true, Start::Open))
    }

    /// Their possession throw: the nearest of them goes there (CHA-744).
    fn theirs(&mut self, ball: Place, start: Start) -> f32 {
        let them = self.side.other();
        let men = *self.ground.men(them);
        let nearest = (1..=16)
            .filter_map(Number::new)
            .zip(men)
            .filter(|(_, at)| *at > 0)
            .min_by_key(|(_, at)| distance(*at, ball));
        let Some((number, from)) = nearest else { return 0.5 };
        if self.ground.has_man(self.side, ball) {
            return self.worth(Self::throws(them, ball, true, start));
        }
        if from == ball {
            return self.worth(Self::throws(them, ball, true, start));
        }
        self.with(number.of(them), ball, |captain| captain.worth(Self::throws(them, ball, true, start)))
    }

    /// What the throw leaves if it ends now with the ball there.
    fn ended(&mut self, ball: Place) -> f32 {
        let them = self.side.other();
        if self.ground.has_man(self.side, ball) {
            self.ours(ball)
        } else if self.ground.has_man(them, ball) {
            self.worth(Self::throws(them, ball, true, Start::Open))
        } else {
            self.worth(Self::throws(them, ball, false, Start::Open))
        }
    }

    fn path(&mut self, choices: &[Choice]) -> Option<Choice> {
        let mut found: Vec<(f32, Choice)> = Vec::with_capacity(choices.len());
        // What a stop is worth does not depend on the way, unless somebody must run onto the ball.
        let mut known: Vec<(Place, Option<Place>, f32)> = Vec::new();
        for choice in choices {
            let Choice::Path(path) = choice else { continue };
            let worth = match self.pitch.outcome(self.play, path) {
                Outcome::Goal { side, .. } if side == self.side => return Some(*choice),
                Outcome::Goal { .. } => 0.0,
                Outcome::Offside { at, .. } => self.theirs(place(at), Start::Open) - CARDED,
                Outcome::Out { at, .. } => self.theirs(place(at), Start::SetPiece),
                Outcome::Stop { at, holder } => {
                    let leg_from = holder.is_none().then(|| leg_from(path));
                    let is = |(end, from, _): &&(Place, Option<Place>, f32)| {
                        *end == place(at) && *from == leg_from
                    };
                    if let Some((_, _, worth)) = known.iter().find(is) {
                        *worth
                    } else {
                        let worth = self.stopped(place(at), leg_from);
                        known.push((place(at), leg_from, worth));
                        worth
                    }
                }
            };
            found.push((worth, *choice));
            if self.is_spent() {
                break;
            }
        }
        // Stable: of equals the first stays first.
        found.sort_by(|(one, _), (other, _)| other.total_cmp(one));
        if self.care == Care::Glance {
            return found.first().map(|(_, choice)| *choice);
        }
        found.truncate(FOLLOWED);
        self.followed(&found)
    }

    /// A ball that stops there: with somebody of ours, or loose, and then perhaps fetched with one of these dice.
    fn stopped(&mut self, ball: Place, leg_from: Option<Place>) -> f32 {
        let Some(leg_from) = leg_from else { return self.ours(ball) };
        let mut best: Option<f32> = None;
        for who in self.fetchers(ball, leg_from) {
            let worth = self.with(who, ball, |captain| captain.ours(ball));
            best = Some(best.map_or(worth, |best| best.max(worth)));
        }
        best.unwrap_or_else(|| self.worth(Self::throws(self.side.other(), ball, false, Start::Open)))
    }

    /// Who can come onto a loose ball with one of the dice and is not offside then (CHA-752). A champion counts as if
    /// nobody stood in his way.
    fn fetchers(&self, ball: Place, leg_from: Place) -> Vec<Footballer> {
        let line = self.ground.line(self.side);
        let dice = self.play.dice();
        let mut fetchers = Vec::new();
        for (number, at) in (1..=16).filter_map(Number::new).zip(*self.ground.men(self.side)) {
            let far = distance(at, ball);
            if at == 0 || far > 6 || Ground::is_offside(self.side, line, at, leg_from) {
                continue;
            }
            let champion = self.ground.has_champion(self.side, at);
            let reaches = |die: &u8| {
                let die = usize::from(*die);
                if champion { far <= die } else { far == die && self.ground.is_straight(at, ball) }
            };
            if dice.iter().any(reaches) {
                fetchers.push(number.of(self.side));
            }
            if fetchers.len() == FETCHERS {
                break;
            }
        }
        fetchers
    }

    /// The best of a few paths, each followed to the end of the throw.
    fn followed(&mut self, paths: &[(f32, Choice)]) -> Option<Choice> {
        let mut best: Option<(f32, Choice)> = None;
        for (worth, choice) in paths {
            let worth = self.followed_up(choice, *worth);
            if best.as_ref().is_none_or(|(most, _)| worth > *most) {
                best = Some((worth, *choice));
            }
        }
        best.map(|(_, choice)| choice)
    }

    fn moves(&mut self, choices: &[Choice]) -> Option<Choice> {
        let best = if self.care == Care::Ahead {
            let moves = self.closely(choices);
            self.best_at_end(moves)
        } else {
            self.best_move(choices)
        };
        best.map(|(_, choice)| choice)
    }

    /// The moves that look best with what each leaves, and the end of the moves.
    fn closely(&mut self, choices: &[Choice]) -> Vec<(f32, Choice)> {
        let now = self.after_moves();
        let mut moves = Vec::new();
        if choices.contains(&Choice::End) {
            moves.push((now, Choice::End));
        }
        for choice in self.at_first_sight(choices, now) {
            let Choice::Move(run) = choice else { continue };
            let worth = match run.shock {
                Some(struck) => self.shock(&run, struck, now),
                None => self.run(&run, f32::NEG_INFINITY),
            };
            moves.extend(worth.map(|worth| (worth, choice)));
            if self.is_spent() {
                break;
            }
        }
        moves
    }

    /// The move that leaves the best situation, or the end of the moves.
    pub(super) fn best_move(&mut self, choices: &[Choice]) -> Option<(f32, Choice)> {
        let now = self.after_moves();
        let mut best: Option<(f32, Choice)> = None;
        // Where the moves may end that is the first thought: nothing is moved for nothing.
        if choices.contains(&Choice::End) {
            best = Some((now, Choice::End));
        }
        for choice in self.at_first_sight(choices, now) {
            let Choice::Move(run) = choice else { continue };
            let worth = match run.shock {
                Some(struck) => self.shock(&run, struck, now),
                None => self.run(&run, best.map_or(0.0, |(most, _)| most)),
            };
            if let Some(worth) = worth.filter(|worth| best.is_none_or(|(most, _)| *worth > most)) {
                best = Some((worth, choice));
            }
            if self.is_spent() {
                break;
            }
        }
        best
    }

    /// The moves that look best, and all shocks.
    fn at_first_sight(&mut self, choices: &[Choice], now: f32) -> Vec<Choice> {
        let situation = self.situation();
        let told = inputs(&self.ground, self.lines.each_ref(), situation);
        let mut found: Vec<(f32, Choice)> = Vec::with_capacity(CLOSELY + 1);
        let mut chosen = Vec::new();
        let mut known = Known { who: None, ends: [false; CELLS] };
        for choice in choices {
            let Choice::Move(run) = choice else { continue };
            if run.shock.is_some() {
                chosen.push(*choice);
                continue;
            }
            // A champion comes to a square with several dice: the lowest leaves the others to who needs them.
            if known.who != Some(run.who) {
                known = Known { who: Some(run.who), ends: [false; CELLS] };
            }
            if std::mem::replace(&mut known.ends[place(run.to)], true) {
                continue;
            }
            let worth = self.with(run.who, place(run.to), |captain| {
                let after = captain.situation();
                // A ball that is taken or left changes everything.
                if !after.same(situation) {
                    return captain.after_moves();
                }
                captain.looked_at += 1;
                let lines = captain.lines_of(run.who);
                let share = captain.learnt.glance(&captain.ground, &lines, after, captain.side, &told);
                captain.for_us(after, share)
            });
            if worth > now - 0.02
                && found.first().is_none_or(|(least, _)| found.len() < CLOSELY || worth > *least)
            {
                let at = found.partition_point(|(other, _)| *other <= worth);
                found.insert(at, (worth, *choice));
                if found.len() > CLOSELY {
                    found.remove(0);
                }
            }
            if self.is_spent() {
                break;
            }
        }
        chosen.extend(found.into_iter().rev().map(|(_, choice)| choice));
        chosen
    }

    /// Who throws next if the throw ends now.
    fn situation(&self) -> Situation {
        let them = self.side.other();
        if let Some((_, at)) = self.play.dead() {
            return Self::throws(them, place(at), true, Start::SetPiece);
        }
        let ball = place(self.play.ball());
        let ours = self.ground.has_man(self.side, ball);
        let possession = ours || self.ground.has_man(them, ball);
        Self::throws(if ours { self.side } else { them }, ball, possession, Start::Open)
    }

    fn after_moves(&mut self) -> f32 {
        match self.play.dead() {
            Some((_, at)) => self.theirs(place(at), Start::SetPiece),
            None => self.ended(place(self.play.ball())),
        }
    }

    /// What a move leaves; nothing if that is surely not more than asked for.
    fn run(&mut self, run: &Run, asked: f32) -> Option<f32> {
        let after = self.with(run.who, place(run.to), Captain::after_moves);
        if after <= asked {
            return None;
        }
        // Only now is it worth while to see what happens on the way.
        let prospect = self.pitch.prospect(self.play, run)?;
        if prospect.offside {
            return Some(self.theirs(place(run.to), Start::Open) - CARDED);
        }
        Some(after - if prospect.deck.is_some() { STAR } else { 0.0 })
    }

    /// What a shock is worth by the cards of its deck (CHA-132, CHA-133).
    fn shock(&mut self, run: &Run, struck: Footballer, now: f32) -> Option<f32> {
        let deck = self.pitch.prospect(self.play, run)?.deck?;
        let (stop, at) = (place(run.to), place(self.play.square(struck)?));
        let in_their_area = Ground::rows_left(self.side, at) < 20;
        if deck == Deck::RefereeBox && !in_their_area {
            return None;
        }
        let [ours, theirs, missed] = if run.to == run.from {
            self.after_shock(stop, at)
        } else {
            self.with(run.who, stop, |captain| captain.after_shock(stop, at))
        };
        Some(if deck == Deck::RefereeBox {
            (3.0 * (0.5 + 0.5 * missed) + 4.0 * ours + 4.0 * theirs + now) / 12.0
        } else {
            (6.0 * theirs + 3.0 * ours + 3.0 * now) / 12.0 - CARDED
        })
    }

    /// A free kick for us where the runner stops, one for them where the struck one stands, and a penalty missed.
    fn after_shock(&mut self, stop: Place, at: Place) -> [f32; 3] {
        let them = self.side.other();
        let theirs = self.worth(Self::throws(them, at, true, Start::Open));
        let missed = self.ground.keeper(them);
        let missed =
            missed.map_or(theirs, |keeper| self.worth(Self::throws(them, keeper, true, Start::Open)));
        [self.ours(stop), theirs, missed]
    }

    /// Who makes most of the ball there.
    fn taker(&mut self, choices: &[Choice], at: Place) -> Option<Choice> {
        let mut best: Option<(f32, Choice)> = None;
        for choice in choices {
            let Choice::Taker(number) = choice else { continue };
            if self.ground.has_man(self.side, at) || self.ground.has_man(self.side.other(), at) {
                return None;
            }
            let worth = self.with(number.of(self.side), at, |captain| captain.ours(at));
            if best.is_none_or(|(most, _)| worth > most) {
                best = Some((worth, *choice));
            }
        }
        best.map(|(_, choice)| choice)
    }
}

/// Where the last leg of a path begins.
fn leg_from(path: &Path) -> Place {
    place(path.turns.as_slice().last().copied().unwrap_or(path.from))
}
