//! Looks for problems in matches, and weighs them again.

use std::any::Any;
use std::time::{Duration, Instant};

use onze_core::fair::Secret;
use onze_core::table::{Refused, Table, configure};
use onze_core::{Dice, Header, Match, Notation, Quick, Seen, Viewer};
use onze_players::analysis::Effort;
use onze_players::estimate::Sum;
use onze_players::scales::{Position, Scales};
use onze_players::{Budget, Computers};

use crate::Hunt;

use super::{Choice, Found, LEAD, Lead, Problem, SURE, Tellings, read};

/// Of more choices than this none is said to be the best.
const MOST: usize = 160;
/// And with more playouts than this it is not proved.
const MOST_PLAYOUTS: u64 = 3_000;
/// Playouts of each choice before the first are dropped.
const FIRST: u64 = 8;
/// So many choices are played on to the end.
const FEW: usize = 5;
/// What is not ahead by so much after so many playouts is given up: most positions have no best choice.
const GLANCES: [(u64, f64); 2] = [(6, 0.03), (24, AHEAD)];
const AHEAD: f64 = 0.10;
/// A match gives no more problems than this, and none so few choices after another.
const OF_A_MATCH: usize = 2;
const APART: usize = 10;
/// The champion confirms it by so many playouts, if one costs less than this.
const CONFIRMED_BY: u64 = 50;
const DEAR: Duration = Duration::from_secs(1);
/// How many standard errors the champion's lead is from none: 95 %.
const CONFIRMED: f64 = 1.645;
/// Each level tries so often.
const TRIES: u64 = 5;
/// Playouts that are looked at for what a problem is about.
const LOOKS: u64 = 16;

/// Whose choice is the obvious one, who must not find the best one, and whose failing makes a problem difficult.
const OBVIOUS: &str = "club";
const EASY: [&str; 2] = ["rookie", OBVIOUS];
const LEVELS: [&str; 2] = ["league", "champion"];

/// Where problems are looked for.
struct Search<'a, G: Notation> {
    game: &'a G,
    computers: &'static Computers<G>,
    tellings: &'static Tellings<G>,
    scales: Scales<'a, G>,
    champion: Scales<'a, G>,
    set: &'a [(String, String)],
    budget: Budget<'a>,
    most: u64,
}

/// Choices that lead to the same.
struct Alike<M> {
    name: String,
    ways: Vec<M>,
    points: Vec<f64>,
}

impl<M> Alike<M> {
    fn mean(&self) -> f64 {
        sum(self.points.iter().copied()).value()
    }
}

/// Plays matches from the one with this number on, and tells of each what was found in it.
pub(crate) fn search<G: Notation>(
    (computers, tellings): (&'static Computers<G>, &'static Tellings<G>),
    hunt: &Hunt<'_>,
    effort: &Effort<'_>,
    told: &mut dyn FnMut(u64, Vec<Found>),
) -> Result<(), Refused> {
    let &Hunt { set, player, seed, ref matches } = hunt;
    let game: G = configure(set)?;
    if game.seats() != 2 {
        return Err(Refused::plain("analysis_of_two", &[]));
    }
    let kind = computers.kind(player)?;
    let Some(scales) = computers.scales(&game, effort) else { return Ok(()) };
    let champion = scales.played_by(computers.kind("champion")?);
    let most = MOST_PLAYOUTS.min(40 * u64::from(computers.playouts()));
    let budget = Budget::new(effort.stop);
    let search = Search { game: &game, computers, tellings, scales, champion, set, budget, most };
    for n in matches.clone() {
        let mut chance = Quick::nth(seed, n);
        let mut players = [1, 2].map(|seat| kind(Quick::nth(seed ^ seat, n)));
        let (mut state, mut moves, mut made) = (game.start(&mut chance, &mut ()), Vec::new(), 0);
        let (mut found, mut last) = (Vec::new(), None);
        while let Some(seat) = game.to_act(&state).first() {
            if budget.is_spent(0) {
                return Ok(());
            }
            let is_far = last.is_none_or(|last| made >= last + APART);
            if is_far && found.len() < OF_A_MATCH && game.sealed(&state).is_empty() {
                let seats = game.to_act(&state);
                let at = |seat| Position { state: &state, seat, made };
                let name = || format!("{}-{seed}-{n}-{made}", G::ID);
                let one = seats.iter().find_map(|seat| search.look(&at(seat), &name()));
                if let Some(one) = one {
                    found.push(one);
                    last = Some(made);
                }
            }
            moves.clear();
            game.legal(&state, seat, &mut moves);
            let choice = players[seat.index()].choose(&Seen::new(&game, &state, seat), &moves, &budget);
            game.apply(&mut state, seat, &choice, &mut ());
            game.go_on(&mut state, &mut chance, &mut ());
            made += 1;
        }
        told(n, found);
    }
    Ok(())
}

/// Weighs a problem once more, with fresh playouts of this seed: the lead of its best choice over its second, and the
/// champion's. `None` if it is a problem of another game or cannot be read.
pub(crate) fn check<G: Notation>(
    computers: &'static Computers<G>,
    table: &dyn Table,
    problem: &Problem,
    seed: u64,
    effort: &Effort<'_>,
) -> Option<[Option<Lead>; 2]> {
    let played = (table as &dyn Any).downcast_ref::<Match<G>>()?;
    let game = played.game();
    let seat = table.read_seat(&problem.seat).ok()?;
    let [best, second] = problem.choices.get(..2)? else { return None };
    let choices = [read(game, best)?, read(game, second)?];
    let at = Position { state: played.state(), seat, made: problem.made };
    let scales = computers.scales(game, effort)?;
    let champion = scales.played_by(computers.kind("champion").ok()?);
    let pair = [&choices[0], &choices[1]];
    let again = |scales, playouts| {
        let points = points(scales, &at, &pair, (seed, playouts))?;
        Some(lead(&points[0], &points[1]))
    };
    let own = problem.champion.and_then(|_| again(&champion, CONFIRMED_BY));
    Some([again(&scales, problem.lead.playouts), own])
}

impl<G: Notation> Search<'_, G> {
    /// A problem, if this is one.
    fn look(&self, at: &Position<'_, G>, name: &str) -> Option<Found> {
        let mut moves = Vec::new();
        self.game.legal(at.state, at.seat, &mut moves);
        if moves.len() < 2 {
            return None;
        }
        let seed = at.made as u64 ^ 0x0DD5;
        let obvious = self.asked(OBVIOUS, at, &moves, 0)?;
        let strong = self.asked("champion", at, &moves, 0)?;
        let (easy, name_of_strong) = (self.name(at, &obvious), self.name(at, &strong));
        if easy == name_of_strong {
            return None;
        }
        for (playouts, least) in GLANCES {
            let glance = points(&self.scales, at, &[&strong, &obvious], (seed, playouts))?;
            if lead(&glance[0], &glance[1]).by < least {
                return None;
            }
        }
        let mut all = self.alike(at, &moves, &[strong, obvious.clone()]);
        if !(2..=MOST).contains(&all.len()) {
            return None;
        }
        let few = self.narrow(at, &mut all, seed ^ 1)?;
        if all[few[0]].name == easy {
            return None;
        }
        let lead = self.proved(at, &mut all, &few, seed ^ 2)?;
        let [best, second] = [0, 1].map(|n| &all[few[n]]);
        let champion = self.confirmed(at, [&best.ways[0], &second.ways[0]], seed ^ 3)?;
        let found_by = self.found_by(at, &moves, &best.name);
        if found_by.iter().any(|level| EASY.contains(&level.as_str())) {
            return None;
        }
        let missed = LEVELS.iter().filter(|level| !found_by.iter().any(|found| found == *level)).count();
        let mut choices: Vec<Choice> = all.iter().map(|one| self.told(one)).collect();
        choices.sort_by(|a, b| b.chance.total_cmp(&a.chance));
        let first = choices.iter().position(|choice| choice.ways[0] == self.written(&best.ways[0]))?;
        choices[..=first].rotate_right(1);
        let problem = Problem {
            name: name.to_owned(),
            step: 0,
            seat: self.game.seat_name(at.seat).to_owned(),
            made: at.made,
            themes: self.themes(at, &best.ways[0]),
            found_by,
            difficulty: 1 + u8::try_from(missed).unwrap_or(0),
            obvious: self.written(&obvious),
            lead,
            champion,
            choices,
        };
        Some(Found { record: self.record(at, name)?, problem })
    }

    /// What a level chooses.
    fn asked(&self, level: &str, at: &Position<'_, G>, moves: &[G::Move], n: u64) -> Option<G::Move> {
        let mut player = self.computers.kind(level).ok()?(Quick::nth(at.made as u64, n));
        Some(player.choose(&Seen::new(self.game, at.state, at.seat), moves, &self.budget))
    }

    fn written(&self, choice: &G::Move) -> String {
        self.game.write_move(choice).into_owned()
    }

    /// What choices that come to the same share.
    fn name(&self, at: &Position<'_, G>, choice: &G::Move) -> String {
        (self.tellings.alike)(self.game, at.state, at.seat, choice).unwrap_or_else(|| {
            let mut after = at.state.clone();
            self.game.apply(&mut after, at.seat, choice, &mut ());
            self.game.write_position(&after)
        })
    }

    /// The choices, those together that come to the same; what computers choose stands first among them.
    fn alike(&self, at: &Position<'_, G>, moves: &[G::Move], first: &[G::Move; 2]) -> Vec<Alike<G::Move>> {
        let mut all: Vec<Alike<G::Move>> = Vec::new();
        for choice in first.iter().chain(moves) {
            let name = self.name(at, choice);
            match all.iter_mut().find(|one| one.name == name) {
                Some(one) if one.ways.contains(choice) => {}
                Some(one) => one.ways.push(choice.clone()),
                None => all.push(Alike { name, ways: vec![choice.clone()], points: Vec::new() }),
            }
        }
        all
    }

    /// Plays all of them on, then the better half again and again, until a few are left: which, the best first.
    fn narrow(&self, at: &Position<'_, G>, all: &mut [Alike<G::Move>], seed: u64) -> Option<Vec<usize>> {
        let (mut alive, mut n, mut until): (Vec<usize>, u64, u64) = ((0..all.len()).collect(), 0, FIRST);
        loop {
            while n < until {
                let choices: Vec<&G::Move> = alive.iter().map(|&one| &all[one].ways[0]).collect();
                let points = self.scales.weigh(at, &choices, (seed, n))?;
                for (&one, points) in alive.iter().zip(points) {
                    all[one].points.push(points);
                }
                n += 1;
            }
            alive.sort_by(|&a, &b| all[b].mean().total_cmp(&all[a].mean()));
            if alive.len() <= FEW && n >= 4 * FIRST {
                let ahead = all[alive[0]].mean() - all[alive[1]].mean();
                return (ahead > AHEAD).then_some(alive);
            }
            alive.truncate(FEW.max(alive.len() / 2));
            until += (2 * until).min(4 * FIRST);
        }
    }

    /// By how much the first leads the best of the others in fresh playouts, if it is enough. From now on these few are
    /// worth what they were in these.
    fn proved(
        &self,
        at: &Position<'_, G>,
        all: &mut [Alike<G::Move>],
        few: &[usize],
        seed: u64,
    ) -> Option<Lead> {
        let so_far = lead(&all[few[0]].points, &all[few[1]].points);
        #[allow(clippy::cast_precision_loss)] // some dozens
        let spread = so_far.error * (so_far.playouts as f64).sqrt();
        let over = (so_far.by - LEAD).max(0.03);
        #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)] // some thousands
        let wanted = (1.3 * (SURE * spread / over).powi(2)) as u64;
        let choices: Vec<&G::Move> = few.iter().map(|&one| &all[one].ways[0]).collect();
        let fresh = points(&self.scales, at, &choices, (seed, wanted.clamp(8 * FIRST, self.most)))?;
        let found = fresh[1..].iter().map(|other| lead(&fresh[0], other));
        let least = found.min_by(|a, b| a.by.total_cmp(&b.by)).filter(Lead::is_clear)?;
        let are_clear = fresh[1..].iter().all(|other| lead(&fresh[0], other).is_clear());
        for (&one, points) in few.iter().zip(fresh) {
            all[one].points = points;
        }
        are_clear.then_some(least)
    }

    /// The champion's opinion, if it costs little; `None` if it is another.
    #[allow(clippy::option_option)] // refused, or not asked
    fn confirmed(&self, at: &Position<'_, G>, pair: [&G::Move; 2], seed: u64) -> Option<Option<Lead>> {
        let begin = Instant::now();
        points(&self.champion, at, &pair, (seed, 1))?;
        if begin.elapsed() > 2 * DEAR {
            return Some(None);
        }
        let points = points(&self.champion, at, &pair, (seed, CONFIRMED_BY))?;
        let own = lead(&points[0], &points[1]);
        (own.by > CONFIRMED * own.error && own.by > 0.0).then_some(Some(own))
    }

    fn found_by(&self, at: &Position<'_, G>, moves: &[G::Move], best: &str) -> Vec<String> {
        let finds = |level: &&str| {
            let tries = (0..TRIES).filter_map(|n| self.asked(level, at, moves, n));
            2 * tries.filter(|choice| self.name(at, choice) == best).count() as u64 > TRIES
        };
        EASY.iter().chain(&LEVELS).filter(|level| finds(level)).map(|level| (*level).to_owned()).collect()
    }

    fn told(&self, one: &Alike<G::Move>) -> Choice {
        let chance = (1000.0 * one.mean()).round() / 1000.0;
        Choice { chance, ways: one.ways.iter().map(|way| self.written(way)).collect() }
    }

    /// What happens in half of the cases or more.
    fn themes(&self, at: &Position<'_, G>, choice: &G::Move) -> Vec<String> {
        let value = serde_json::to_value(choice).unwrap_or_default();
        let tag = value.as_str().or_else(|| value.as_object()?.keys().next().map(String::as_str));
        let own = format!("do:{}", tag.unwrap_or_default());
        let mut counted: Vec<(&str, u64)> = Vec::new();
        for n in 0..LOOKS {
            let (mut chance, mut events) = (Quick::nth(LOOKS, n), Vec::new());
            let mut after = self.game.resample(at.state, Viewer::Seat(at.seat), &mut chance);
            self.game.apply(&mut after, at.seat, choice, &mut events);
            // Whoever chooses at the same time chooses anything.
            for other in self.game.to_act(at.state).without(at.seat).iter() {
                if let Some(reply) = self.game.sample(&after, other, &mut chance) {
                    self.game.apply(&mut after, other, &reply, &mut events);
                }
            }
            self.game.go_on(&mut after, &mut chance, &mut events);
            let values = events.iter().map(|event| serde_json::to_value(event).unwrap_or_default());
            let kinds: Vec<String> =
                values.filter_map(|value| Some(value.get("kind")?.as_str()?.to_owned())).collect();
            for (word, theme) in self.tellings.themes {
                if *word == own || kinds.iter().any(|kind| kind == word) {
                    match counted.iter_mut().find(|(known, _)| known == theme) {
                        Some((_, times)) => *times += 1,
                        None => counted.push((theme, 1)),
                    }
                }
            }
        }
        counted.iter().filter(|(_, times)| 2 * times >= LOOKS).map(|(theme, _)| (*theme).to_owned()).collect()
    }

    fn record(&self, at: &Position<'_, G>, name: &str) -> Option<String> {
        let dice = Dice::fair(Secret::from_words(name), Vec::new());
        let position = Some(self.game.write_position(at.state));
        let header = Header { name: name.to_owned(), players: Vec::new(), words: Vec::new(), dice, position };
        let table = onze_games::find(G::ID).ok()?.begin(self.set, header, &[]).ok()?;
        Some(table.record(Viewer::All))
    }
}

fn sum(values: impl Iterator<Item = f64>) -> Sum {
    let mut sum = Sum::default();
    values.for_each(|value| sum.add(value));
    sum
}

fn lead(one: &[f64], other: &[f64]) -> Lead {
    let ahead = sum(one.iter().zip(other).map(|(one, other)| one - other));
    Lead { by: ahead.value(), error: ahead.error(), playouts: ahead.n() }
}

/// What some choices bring in so many playouts, playout by playout; `None` if it is stopped.
fn points<G: Notation>(
    scales: &Scales<'_, G>,
    at: &Position<'_, G>,
    choices: &[&G::Move],
    (seed, playouts): (u64, u64),
) -> Option<Vec<Vec<f64>>> {
    let mut all = vec![Vec::new(); choices.len()];
    for n in 0..playouts {
        for (all, points) in all.iter_mut().zip(scales.weigh(at, choices, (seed, n))?) {
            all.push(points);
        }
    }
    Some(all)
}
