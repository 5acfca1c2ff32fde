//! `onze arena`: many matches, tables, and a picture.

pub(crate) mod journal;
mod ladder;
pub(crate) mod plot;
pub(crate) mod progress;
pub(crate) mod stop;
pub(crate) mod tables;

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use onze_core::table::Refused;
use onze_lab::arena::{Plan, Round, Tally, Thinking, round_robin};
use onze_lab::elo::{self, Met};
use onze_lab::outside::{Ended, Program};
use onze_lab::{Entrant, Rounds};
use onze_players::Fault;
use onze_players::estimate::Estimate;
use serde_json::{Map, json};

use crate::cli::Arena;
use crate::commands::replay::facts;
use crate::commands::season;
use crate::failure::Failure;
use crate::files;
use crate::texts::{Texts, print, talk};
use journal::Journal;
use progress::Progress;
use stop::Stop;

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
    if asked.out.is_some() {
        return Err(not_here(texts, "--out"));
    }
    let begin = Instant::now();
    let meetings = meetings(asked)?;
    asked.plot.as_deref().map_or(Ok(()), files::can_write)?;
    let stop = Stop::at_ctrl_c(texts);
    let contest = Contest { asked, set: &asked.set, names: &asked.players, meetings, stop: &stop };
    let results = contest.play(texts, asked.games.unwrap_or(USUAL_GAMES))?;
    if let Some(path) = &asked.plot {
        plot::plot(texts, &results, path)
            .map_err(|fault| Failure::Plain(format!("cannot write {}: {fault}", path.display())))?;
    }
    if asked.json.json {
        print(&tables::as_json(asked, &results).to_string());
        return stopped(results.stopped);
    }
    print(&tables::table(texts, &results));
    talk(&summary(texts, results.together.games, begin));
    stopped(results.stopped)
}

/// An option that means nothing in what is asked for.
pub(crate) fn not_here(texts: &Texts, option: &str) -> Failure {
    Failure::Plain(texts.say("arena-not-here", &facts(&[("option", option.into())])))
}

/// What is wrong with the number of players, and what to do about it.
pub(crate) fn with_hint(texts: &Texts, refused: Refused, id: &str) -> Failure {
    let hint = (refused.kind() == "players_count").then(|| texts.say(id, &Map::new()));
    Failure::Refused { refused, hint }
}

/// How a command ends that has told what is known.
pub(crate) fn stopped(is_stopped: bool) -> Result<(), Failure> {
    if is_stopped { Err(Failure::Stopped) } else { Ok(()) }
}

pub(crate) fn summary(texts: &Texts, games: u64, begin: Instant) -> String {
    let seconds = texts.decimal(begin.elapsed().as_secs_f64(), 2);
    texts.say("arena-summary", &facts(&[("games", games.into()), ("seconds", seconds.into())]))
}

/// How long players thought about a choice, on average and at most: talk, for it is never twice the same.
pub(crate) fn tell_thinking<'a>(texts: &Texts, players: impl Iterator<Item = (&'a str, Thinking)>) {
    for (player, thinking) in players.filter(|(_, thinking)| thinking.choices > 0) {
        let millis = |time: Duration| texts.decimal(1_000.0 * time.as_secs_f64(), 3);
        let known = [
            ("player", player.into()),
            ("choices", thinking.choices.into()),
            ("mean", millis(thinking.mean()).into()),
            ("longest", millis(thinking.longest).into()),
        ];
        talk(&texts.say("arena-thinking", &facts(&known)));
    }
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
    stop: &'a Stop,
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
    /// Was it stopped before all matches were played?
    stopped: bool,
}

impl Contest<'_> {
    fn play(self, texts: &Texts, games: u64) -> Result<Results, Failure> {
        let Contest { asked, set, names, meetings, stop } = self;
        let entrants: Vec<_> = names.iter().map(|name| entrant(name, asked.think)).collect();
        let head = json!({ "game": asked.game, "options": set, "players": names, "seed": asked.seed });
        let journal = Journal::open(texts, asked.resume.as_deref(), &head)?;
        let figures = onze_lab::figures(&asked.game)?;
        let tally = |n_players: usize| Tally::named(n_players, figures.iter().copied());
        let tallies = Mutex::new(meetings.iter().map(|meeting| tally(meeting.len())).collect::<Vec<_>>());
        let all = games * meetings.len() as u64;
        let progress = Progress::new(texts, all);
        let add = |rounds: &[Round]| {
            let mut tallies = tallies.lock().unwrap_or_else(PoisonError::into_inner);
            for round in rounds {
                tallies[round.meeting].add(round);
            }
            rounds.iter().map(|round| round.matches.len() as u64).sum()
        };
        let known = journal.known(&meetings, games);
        progress.known(add(&known.values().cloned().collect::<Vec<_>>()));
        let plan = Plan { games, seed: asked.seed, threads: threads() };
        let has_ended = AtomicBool::new(false);
        let wanted = |meeting: usize, n: u64| {
            !stop.is_asked() && !has_ended.load(Ordering::Relaxed) && !known.contains_key(&(meeting, n))
        };
        let told = |rounds: &[Round]| {
            // A program that has ended plays no more: its matches say nothing, and are played once it is mended.
            let (ended, rounds): (Vec<_>, Vec<_>) = rounds.iter().cloned().partition(is_broken_off);
            has_ended.fetch_or(!ended.is_empty(), Ordering::Relaxed);
            journal.keep(&rounds);
            progress.played(add(&rounds));
        };
        let rounds = Rounds { meetings: &meetings, plan, wanted: &wanted, told: &told };
        let thinking = onze_lab::contest(&asked.game, set, &entrants, &rounds)
            .map_err(|refused| with_hint(texts, refused, "arena-players"))?;
        progress.finish();
        journal.close()?;
        if has_ended.into_inner() {
            return Err(ended(texts, names, &entrants));
        }
        tell_thinking(texts, names.iter().map(String::as_str).zip(thinking));
        let tallies = tallies.into_inner().unwrap_or_else(PoisonError::into_inner);
        let mut together = tally(names.len());
        for (tally, meeting) in tallies.iter().zip(&meetings) {
            together.merge(tally, meeting);
        }
        let names = names.to_vec();
        let ratings = ratings(names.len(), &meetings, &tallies);
        let stopped = together.games < all;
        Ok(Results { names, meetings, tallies, together, ratings, stopped })
    }
}

/// Did a program end in one of its matches?
fn is_broken_off(round: &Round) -> bool {
    round.matches.iter().any(|played| played.fault.is_some_and(|(_, fault)| fault == Fault::Crashed))
}

/// Why an arena goes no further: a program has ended.
fn ended(texts: &Texts, names: &[String], entrants: &[Entrant]) -> Failure {
    let mut found = names.iter().zip(entrants).filter_map(|(name, entrant)| match entrant {
        Entrant::Outside(program) => program.ended().map(|ended| told_end(texts, name, ended)),
        Entrant::Computer(_) => None,
    });
    Failure::Plain(found.next().unwrap_or_default())
}

/// How a program ended, with its own last words.
pub(crate) fn told_end(texts: &Texts, name: &str, Ended { how, lines }: &Ended) -> String {
    let known = facts(&[("player", name.into()), ("how", how.as_str().into())]);
    let first =
        texts.say(if how.is_empty() { "arena-outside-closed" } else { "arena-outside-ended" }, &known);
    let id = if lines.is_empty() { "arena-outside-silent" } else { "arena-outside-last" };
    let second = texts.say(id, &Map::new());
    let mut parts = vec![format!("{first} {second}")];
    parts.extend(lines.iter().map(|line| format!("    {line}")));
    parts.join("\n")
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
