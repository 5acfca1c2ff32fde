//! `onze arena`: many matches, tables, and a picture.

mod journal;
mod ladder;
pub(crate) mod plot;
pub(crate) mod tables;

use std::sync::Mutex;
use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressStyle};
use onze_ai::arena::{Estimate, Plan, Round, Tally, Thinking, round_robin};
use onze_ai::elo::{self, Met};
use onze_ai::outside::Program;
use onze_ai::{Entrant, Rounds};
use serde_json::json;

use crate::cli::Arena;
use crate::commands::replay::facts;
use crate::commands::season;
use crate::failure::Failure;
use crate::texts::{Texts, print, talk};
use journal::Journal;

/// Enough to tell a good player from a bad one.
const USUAL_GAMES: u64 = 1_000;

/// What stands before the command of a program from outside.
pub(crate) const OUTSIDE: &str = "exec:";

pub(crate) fn arena(texts: &Texts, asked: &Arena) -> Result<(), Failure> {
    if asked.ladder {
        return ladder::ladder(texts, asked);
    }
    if asked.game == season::GAME && asked.games.is_none() {
        return season::season(texts, asked);
    }
    let begin = Instant::now();
    let meetings = meetings(asked)?;
    let contest = Contest { asked, set: &asked.set, names: &asked.players, meetings };
    let results = contest.play(texts, asked.games.unwrap_or(USUAL_GAMES))?;
    if let Some(path) = &asked.plot {
        plot::plot(texts, &results, path)
            .map_err(|fault| Failure::Plain(format!("cannot write {}: {fault}", path.display())))?;
    }
    if asked.json.json {
        print(&tables::as_json(asked, &results).to_string());
        return Ok(());
    }
    print(&tables::table(texts, &results));
    talk(&summary(texts, results.together.games, begin));
    Ok(())
}

pub(crate) fn summary(texts: &Texts, games: u64, begin: Instant) -> String {
    let seconds = format!("{:.2}", begin.elapsed().as_secs_f64());
    texts.say("arena-summary", &facts(&[("games", games.into()), ("seconds", seconds.into())]))
}

/// How long players thought about a choice, on average and at most: talk, for it is never twice the same.
pub(crate) fn tell_thinking<'a>(texts: &Texts, players: impl Iterator<Item = (&'a str, Thinking)>) {
    for (player, thinking) in players.filter(|(_, thinking)| thinking.choices > 0) {
        let millis = |time: Duration| format!("{:.3}", 1_000.0 * time.as_secs_f64());
        let known = [
            ("player", player.into()),
            ("choices", thinking.choices.into()),
            ("mean", millis(thinking.mean()).into()),
            ("longest", millis(thinking.longest).into()),
        ];
        talk(&texts.say("arena-thinking", &facts(&known)));
    }
}

pub(crate) fn style() -> ProgressStyle {
    ProgressStyle::with_template("{bar:40} {human_pos} / {human_len}  {eta}")
        .unwrap_or_else(|_| ProgressStyle::default_bar())
}

/// As many as there are cores.
pub(crate) fn threads() -> usize {
    std::thread::available_parallelism().map_or(1, usize::from)
}

/// Who meets whom: all at one table if there are as many as seats, else each pair.
fn meetings(asked: &Arena) -> Result<Vec<Vec<usize>>, Failure> {
    let (players, seats) = (asked.players.len(), onze_games::find(&asked.game)?.seats(&asked.set)?.len());
    let pairs = seats == 2 && players > seats;
    Ok(if pairs { round_robin(players) } else { vec![(0..players).collect()] })
}

/// A player as it is named in commands.
pub(crate) fn entrant(name: &str, think: Duration) -> Entrant {
    let program = name.strip_prefix(OUTSIDE).and_then(|command| Program::new(command, think));
    program.map_or_else(|| Entrant::Computer(name.to_owned()), Entrant::Outside)
}

/// Who meets whom, and with which options.
struct Contest<'a> {
    asked: &'a Arena,
    set: &'a [(String, String)],
    names: &'a [String],
    meetings: Vec<Vec<usize>>,
}

/// What came of a contest.
struct Results {
    names: Vec<String>,
    meetings: Vec<Vec<usize>>,
    /// One a meeting.
    tallies: Vec<Tally>,
    /// All of them.
    together: Tally,
    /// One a player where two meet; none elsewhere.
    ratings: Vec<Estimate>,
}

impl Contest<'_> {
    fn play(self, texts: &Texts, games: u64) -> Result<Results, Failure> {
        let Contest { asked, set, names, meetings } = self;
        let entrants: Vec<_> = names.iter().map(|name| entrant(name, asked.think)).collect();
        let head = json!({ "game": asked.game, "options": set, "players": names, "seed": asked.seed });
        let journal = Journal::open(texts, asked.resume.as_deref(), &head)?;
        let figures = onze_ai::figures(&asked.game)?;
        let tally = |n_players: usize| Tally::named(n_players, figures.iter().copied());
        let tallies = Mutex::new(meetings.iter().map(|meeting| tally(meeting.len())).collect::<Vec<_>>());
        let bar = ProgressBar::new(games * meetings.len() as u64).with_style(style());
        let add = |rounds: &[Round]| {
            if let Ok(mut tallies) = tallies.lock() {
                for round in rounds {
                    tallies[round.meeting].add(round);
                }
            }
            bar.inc(rounds.iter().map(|round| round.matches.len() as u64).sum());
        };
        let known = journal.known(&meetings, games);
        add(&known.values().cloned().collect::<Vec<_>>());
        let plan = Plan { games, seed: asked.seed, threads: threads() };
        let wanted = |meeting: usize, n: u64| !known.contains_key(&(meeting, n));
        let told = |rounds: &[Round]| {
            journal.keep(rounds);
            add(rounds);
        };
        let rounds = Rounds { meetings: &meetings, plan, wanted: &wanted, told: &told };
        let thinking = onze_ai::contest(&asked.game, set, &entrants, &rounds)?;
        bar.finish_and_clear();
        tell_thinking(texts, names.iter().map(String::as_str).zip(thinking));
        journal.close()?;
        let tallies = tallies.into_inner().unwrap_or_else(std::sync::PoisonError::into_inner);
        let mut together = tally(names.len());
        for (tally, meeting) in tallies.iter().zip(&meetings) {
            together.merge(tally, meeting);
        }
        let names = names.to_vec();
        let ratings = ratings(names.len(), &meetings, &tallies);
        Ok(Results { names, meetings, tallies, together, ratings })
    }
}

/// The ratings of players who met in pairs.
fn ratings(n_players: usize, meetings: &[Vec<usize>], tallies: &[Tally]) -> Vec<Estimate> {
    let met: Option<Vec<Met>> = meetings
        .iter()
        .zip(tallies)
        .map(|(meeting, tally)| Some(Met::of(meeting.as_slice().try_into().ok()?, tally)))
        .collect();
    met.map_or_else(Vec::new, |met| elo::ratings(n_players, &met))
}
