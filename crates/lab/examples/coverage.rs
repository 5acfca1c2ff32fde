//! How often the laboratory's intervals hold the truth: `cargo run --release -p onze-lab --example coverage [GAME] [RUNS]
//! [ROUNDS] [FOLDER]`. What was played is kept in the folder, if one is named, and not played again: so another interval is
//! judged by the same matches.
//!
//! Of each game 2,000 short runs with seeds 1 to 2,000, once with random players, whose two matches of a round differ, and
//! once with players whose thoughts are always the same, so that both are the same match. The truth is what all runs
//! come to together, which is 45 times as sure as one of them. An interval of 95 % should hold it in 93.5 to 96.5 % of
//! the runs: with right intervals one figure of 450 falls outside by chance.
//!
//! Figures that never vary, or that happen in fewer than five rounds of a run, are told in brackets and not judged: so few can
//! only come to a few values, and an interval around each of them holds the truth or does not.

use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

use onze_challenge::Challenge;
use onze_chifootmi::Chifootmi;
use onze_core::table::{Refused, configure};
use onze_core::{Chance, Game, Notation, Quick, Seen};
use onze_lab::arena::{Contest, Maker, Plan, Round, play};
use onze_lab::findings::{Compared, Findings, Measure};
use onze_players::estimate::Estimate;
use onze_players::{Budget, Player};
use onze_shoot::Shoot;
use onze_simulator::Simulator;

/// Two rules of a game, with matches that are soon over.
struct Subject {
    game: &'static str,
    /// Both together, and each alone.
    set: &'static [(&'static str, &'static str)],
    rules: [(&'static str, &'static str); 2],
    /// Does every other choice fall on the first that is listed? Where that one ends a phase matches are soon over.
    hurries: bool,
    rounds: u64,
    study: fn(&Subject, &Study) -> Result<Vec<Held>, Refused>,
}

const SUBJECTS: [Subject; 4] = [
    Subject {
        game: Chifootmi::ID,
        set: &[],
        rules: [("level", "beginner"), ("level", "pro")],
        hurries: false,
        rounds: 200,
        study: study::<Chifootmi>,
    },
    Subject {
        game: Shoot::ID,
        set: &[("length", "halves-throws"), ("throws_per_half", "60")],
        rules: [("drop_ball_after", "4"), ("drop_ball_after", "20")],
        hurries: false,
        rounds: 64,
        study: study::<Shoot>,
    },
    Subject {
        game: Challenge::ID,
        set: &[("friendly", "on"), ("length", "trial:10")],
        rules: [("friendly_champions", "2"), ("friendly_champions", "6")],
        hurries: false,
        rounds: 64,
        study: study::<Challenge>,
    },
    Subject {
        game: Simulator::ID,
        set: &[("ticks_per_half", "11")],
        rules: [("hand", "normal"), ("hand", "shaky")],
        hurries: true,
        rounds: 32,
        study: study::<Simulator>,
    },
];

/// So many runs, of so many rounds each.
struct Study {
    /// Where they are kept.
    folder: Option<PathBuf>,
    varies: bool,
    hurries: bool,
    runs: u64,
    rounds: u64,
}

/// In how many runs the interval of a figure held the truth: with the first rule, with the second, and of the difference.
struct Held {
    measure: Measure,
    truth: [f64; 3],
    share: [f64; 3],
    judged: [bool; 3],
}

/// What is asked for.
const LEAST: f64 = 0.935;
const MOST: f64 = 0.965;
/// What happens less often in the rounds of a run is not judged.
const OFTEN: f64 = 5.0;

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let number = |n: usize| args.get(n).and_then(|text| text.parse::<u64>().ok());
    let game = args.first().map(String::as_str);
    let mut outside = 0;
    for subject in SUBJECTS.iter().filter(|subject| game.is_none_or(|game| game == subject.game)) {
        for varies in [true, false] {
            let study = Study {
                folder: args.get(3).map(PathBuf::from),
                varies,
                hurries: subject.hurries,
                runs: number(1).unwrap_or(2_000),
                rounds: number(2).unwrap_or(subject.rounds),
            };
            let begin = Instant::now();
            let held = match (subject.study)(subject, &study) {
                Ok(held) => held,
                Err(refused) => {
                    say(&format!("{refused:?}"));
                    return ExitCode::from(2);
                }
            };
            say(&title(subject, &study));
            for one in &held {
                outside += tell(one);
            }
            say(&format!("{:.0} s; load {}\n", begin.elapsed().as_secs_f64(), load()));
        }
    }
    say(&format!("{outside} figures outside of {:.1} to {:.1} %", 100.0 * LEAST, 100.0 * MOST));
    if outside == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

fn title(subject: &Subject, study: &Study) -> String {
    let [one, other] = subject.rules.map(|(key, value)| format!("{key}={value}"));
    let player = if study.varies { "players who vary" } else { "players who do not vary" };
    let Study { runs, rounds, .. } = study;
    format!("{}, {one} and {other}, {player}, {runs} runs of {rounds} rounds", subject.game)
}

/// One line: the truth and the share of the runs that held it, three times. How many of these are outside is the answer.
fn tell(held: &Held) -> u64 {
    let mut outside = 0;
    let cells: Vec<String> = (0..3)
        .map(|n| {
            let (truth, share) = (held.truth[n], 100.0 * held.share[n]);
            if !held.judged[n] {
                return format!("{truth:>8.3} ({share:>5.1} %) ");
            }
            let is_outside = !(LEAST..=MOST).contains(&held.share[n]);
            outside += u64::from(is_outside);
            format!("{truth:>8.3}  {share:>5.1} % {}", if is_outside { '!' } else { ' ' })
        })
        .collect();
    say(&format!("  {:<13}{}", held.measure.name(), cells.concat()));
    outside
}

fn study<G: Notation>(subject: &Subject, study: &Study) -> Result<Vec<Held>, Refused> {
    let game = |rule: (&str, &str)| {
        let set = subject.set.iter().chain(std::iter::once(&rule));
        let set: Vec<_> = set.map(|&(key, value)| (key.to_owned(), value.to_owned())).collect();
        configure::<G>(&set)
    };
    let games = [game(subject.rules[0])?, game(subject.rules[1])?];
    let (all, runs) = (Mutex::new(Findings::default()), Mutex::new(Vec::new()));
    let next = AtomicU64::new(1);
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                loop {
                    let seed = next.fetch_add(1, Ordering::Relaxed);
                    if seed > study.runs {
                        return;
                    }
                    let played = [0, 1].map(|rule| kept(&games[rule], study, seed, rule));
                    let mut findings = Findings::default();
                    for found in [&mut findings, &mut *all.lock().expect("no thread panics")] {
                        found.add(0, &played[0]);
                        found.add(1, &played[1]);
                    }
                    runs.lock().expect("no thread panics").push(findings.compare());
                }
            });
        }
    });
    let (all, runs) = (all.into_inner().unwrap_or_default(), runs.into_inner().unwrap_or_default());
    let truths = all.compare();
    let often = |share: f64| share * part(usize::try_from(study.rounds).unwrap_or(usize::MAX), 1) >= OFTEN;
    let level = truths.iter().find(|one| one.measure == Measure::Level);
    let decided = level.map_or([1.0; 2], |one| one.values.map(|level| 1.0 - level.value));
    Ok(truths.iter().map(|truth| held(truth, &runs, often, decided)).collect())
}

/// The rounds of one run with one rule, played unless they are kept.
fn kept<G: Game>(game: &G, study: &Study, seed: u64, rule: usize) -> Vec<Round> {
    let Some(folder) = &study.folder else { return rounds(game, study, seed) };
    let file = folder.join(format!("{}-{}-{rule}-{seed}", G::ID, u8::from(study.varies)));
    let read = |text: String| text.lines().map(|line| line.parse().ok()).collect::<Option<Vec<Round>>>();
    if let Some(known) = std::fs::read_to_string(&file).ok().and_then(read) {
        return known;
    }
    let played = rounds(game, study, seed);
    let lines: Vec<_> = played.iter().map(ToString::to_string).collect();
    std::fs::write(&file, lines.join("\n")).expect("the folder can be written to");
    played
}

/// The rounds of one run with one rule.
fn rounds<G: Game>(game: &G, study: &Study, seed: u64) -> Vec<Round> {
    let &Study { varies, hurries, .. } = study;
    let maker: Maker<G> =
        Box::new(move |thoughts| Box::new(Cheapest { thoughts: varies.then_some(thoughts), hurries }));
    let plan = Plan { games: 2 * study.rounds, seed, threads: 1 };
    let contest = Contest { game, entrants: &[maker], meetings: &[vec![0, 0]], figures: &[], plan };
    let played = Mutex::new(Vec::new());
    play(&contest, &|_, _| true, &|rounds| {
        played.lock().expect("no thread panics").extend_from_slice(rounds);
    });
    played.into_inner().unwrap_or_default()
}

/// Chooses at random: with thoughts of its own, or with the same ones on the same seat in every match.
struct Cheapest {
    thoughts: Option<Quick>,
    hurries: bool,
}

impl<G: Game> Player<G> for Cheapest {
    fn choose(&mut self, seen: &Seen<'_, G>, moves: &[G::Move], _: &Budget<'_>) -> G::Move {
        let thoughts = self.thoughts.get_or_insert_with(|| Quick::new(seen.seat().index() as u64));
        if self.hurries && thoughts.below(2) == 0 {
            return moves[0].clone();
        }
        #[allow(clippy::cast_possible_truncation)] // no list has four billion moves
        moves[thoughts.below(moves.len() as u32) as usize].clone()
    }
}

fn held(truth: &Compared, runs: &[Vec<Compared>], often: impl Fn(f64) -> bool, decided: [f64; 2]) -> Held {
    let three = |one: &Compared| [one.values[0], one.values[1], one.difference];
    let told = three(truth).map(|estimate| estimate.value);
    let of_measure = || runs.iter().flatten().filter(|one| one.measure == truth.measure);
    let share = [0, 1, 2].map(|n| {
        let is_held = |Estimate { low, high, .. }: Estimate| low <= told[n] + 1e-9 && told[n] <= high + 1e-9;
        part(of_measure().filter(|one| is_held(three(one)[n])).count(), of_measure().count())
    });
    // Who begins matters where matches are decided, and luck is seen where both of a round are.
    let common = [0, 1].map(|n| match truth.measure {
        Measure::First => often(decided[n]),
        Measure::Luck => often(decided[n] * decided[n]),
        measure if measure.is_share() => often(told[n].min(1.0 - told[n])),
        _ => often(told[n]),
    });
    let judged = [0, 1, 2].map(|n| {
        let of_first = of_measure().next().map(|one| three(one)[n].value);
        let is_fixed = of_measure().all(|one| Some(three(one)[n].value) == of_first);
        !is_fixed && if n == 2 { common.contains(&true) } else { common[n] }
    });
    Held { measure: truth.measure, truth: told, share, judged }
}

#[allow(clippy::cast_precision_loss)] // a few thousand
fn part(part: usize, all: usize) -> f64 {
    part as f64 / all.max(1) as f64
}

fn load() -> String {
    let text = std::fs::read_to_string("/proc/loadavg").unwrap_or_default();
    text.split(' ').next().unwrap_or_default().to_owned()
}

fn say(text: &str) {
    let _ = writeln!(std::io::stdout().lock(), "{text}");
}
