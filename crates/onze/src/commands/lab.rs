//! `onze lab`: what a house rule does to a game, and what a player gives away to whoever has studied it.

mod best_reply;

use std::path::Path;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use onze_lab::arena::{Plan, Round};
use onze_lab::findings::{Compared, Findings, MATTERS, Measure, SURE, Verdict};
use onze_lab::{Entrant, Rounds};
use onze_players::estimate::Estimate;
use serde_json::{Map, Value, json};

use crate::cli::Lab;
use crate::commands::arena::journal::Journal;
use crate::commands::arena::plot::{Drawn, bars, panels_of};
use crate::commands::arena::progress::Progress;
use crate::commands::arena::stop::Stop;
use crate::commands::arena::tables::{align, estimate, in_percent, number, percent};
use crate::commands::arena::{stopped, summary, threads, with_hint};
use crate::commands::replay::facts;
use crate::failure::Failure;
use crate::files;
use crate::texts::{Texts, print, talk};

/// The players that are equal unless somebody says so, the first that a game has.
const USUAL: [&str; 3] = ["club", "steady", "random"];

/// The most matches with each rule, unless somebody says otherwise.
const USUAL_GAMES: u64 = 10_000;

/// So many rounds are played before the first look; after each look there are twice as many.
const FIRST_LOOK: u64 = 64;

/// The rules take turns. As long as a turn takes less than this, the next one has twice as many rounds: then little is
/// known of one rule only whenever it is stopped.
const SOON: Duration = Duration::from_secs(10);

pub(crate) fn lab(texts: &Texts, asked: &Lab) -> Result<(), Failure> {
    match (&asked.best_reply, &asked.compare) {
        (Some(player), _) => best_reply::best_reply(texts, asked, player),
        (None, compared) => compare_rules(texts, asked, compared.as_deref().unwrap_or_default()),
    }
}

fn compare_rules(texts: &Texts, asked: &Lab, rules: &str) -> Result<(), Failure> {
    let begin = Instant::now();
    let sets = sets(texts, asked, rules)?;
    let player = player(asked)?;
    asked.plot.as_deref().map_or(Ok(()), files::can_write)?;
    let (findings, end) = play(texts, asked, rules, &sets, player)?;
    let compared = findings.compare();
    if let Some(path) = &asked.plot {
        plot(texts, &titles(texts, asked, rules, player, &findings), &compared, path)
            .map_err(|fault| Failure::Plain(format!("cannot write {}: {fault}", path.display())))?;
    }
    if asked.json.json {
        print(&as_json(asked, rules, player, &findings, &compared, end).to_string());
        return stopped(end == End::Stopped);
    }
    print(&table(texts, rules, &compared));
    print("");
    let [one, other] = findings.matches();
    let known = facts(&[
        ("player", player.into()),
        ("rounds", findings.rounds().into()),
        ("matches", (one + other).into()),
        ("sure", texts.decimal(SURE, 1).into()),
        ("matters", texts.decimal(100.0 * MATTERS, 0).into()),
    ]);
    for id in ["lab-how", end.sentence(), "lab-differs-means", "lab-same-means", "lab-unsure-means"] {
        print(&texts.say(id, &known));
    }
    if !findings.players_vary() {
        print(&texts.say("lab-no-luck", &known));
    } else if !compared.iter().any(|one| one.measure == Measure::Luck) {
        print(&texts.say("lab-luck-unknown", &known));
    }
    talk(&summary(texts, one + other, begin));
    stopped(end == End::Stopped)
}

/// How it came to an end.
#[derive(Clone, Copy, PartialEq, Eq)]
enum End {
    /// Everything is clear.
    Clear,
    /// All matches are played that were asked for.
    Played,
    /// Somebody pressed Ctrl-C.
    Stopped,
}

impl End {
    fn sentence(self) -> &'static str {
        match self {
            End::Clear => "lab-clear",
            End::Played => "lab-open",
            End::Stopped => "lab-stopped",
        }
    }
}

type Set = Vec<(String, String)>;

/// The two sets of options: `key=a,key=b`, each side one option or several with `;` between them.
fn sets(texts: &Texts, asked: &Lab, rules: &str) -> Result<[Set; 2], Failure> {
    let wrong = || Failure::Plain(texts.say("lab-compare-wrong", &Map::new()));
    let side = |text: &str| -> Result<Set, Failure> {
        let pairs = text.split(';').map(|pair| match pair.trim().split_once('=') {
            Some((key, value)) if !key.is_empty() => Ok((key.to_owned(), value.to_owned())),
            _ => Err(wrong()),
        });
        let own = pairs.collect::<Result<Vec<_>, _>>()?;
        Ok(asked.set.iter().cloned().chain(own).collect())
    };
    let (one, other) = rules.split_once(',').ok_or_else(wrong)?;
    Ok([side(one)?, side(other)?])
}

fn player(asked: &Lab) -> Result<&str, Failure> {
    let game = onze_games::find(&asked.game)?.id();
    let known = onze_players::players(game);
    let usual = USUAL.into_iter().find(|name| known.contains(name)).unwrap_or("random");
    Ok(asked.player.as_deref().unwrap_or(usual))
}

/// Plays until everything is clear, as often as was asked for, or until somebody presses Ctrl-C.
fn play(
    texts: &Texts,
    asked: &Lab,
    rules: &str,
    sets: &[Set; 2],
    player: &str,
) -> Result<(Findings, End), Failure> {
    let entrants = [Entrant::Computer(player.to_owned())];
    let games = asked.games.unwrap_or(USUAL_GAMES);
    let head = json!({ "lab": asked.game, "compare": rules, "options": asked.set, "player": player, "seed": asked.seed });
    let journal = Journal::open(texts, asked.resume.as_deref(), &head)?;
    // A journal takes the two rules for two meetings.
    let known = journal.known(&[vec![0, 0], vec![0, 0]], games);
    let (progress, stop) = (Progress::new(texts, 2 * games), Stop::at_ctrl_c(texts));
    let findings = Mutex::new(Findings::default());
    let matches = |rounds: &[Round]| rounds.iter().map(|round| round.matches.len() as u64).sum();
    let add = |rule: usize, rounds: &[Round]| {
        findings.lock().unwrap_or_else(PoisonError::into_inner).add(rule, rounds);
    };
    let (rounds_in_all, mut from, mut chunk, mut end) = (games.div_ceil(2), 0, threads() as u64, End::Played);
    while from < rounds_in_all && !stop.is_asked() {
        let look = FIRST_LOOK.max(from + 1).next_power_of_two().min(rounds_in_all);
        let (to, begin) = ((from + chunk).min(look), Instant::now());
        for (rule, set) in sets.iter().enumerate() {
            let old: Vec<Round> = (from..to).filter_map(|n| known.get(&(rule, n)).cloned()).collect();
            progress.known(matches(&old));
            add(rule, &old);
            let told = |rounds: &[Round]| {
                let rounds: Vec<_> =
                    rounds.iter().map(|round| Round { meeting: rule, ..round.clone() }).collect();
                journal.keep(&rounds);
                add(rule, &rounds);
                progress.played(matches(&rounds));
            };
            let wanted = |_: usize, n: u64| n >= from && !stop.is_asked() && !known.contains_key(&(rule, n));
            let plan = Plan { games: (2 * to).min(games), seed: asked.seed, threads: threads() };
            let rounds = Rounds { meetings: &[vec![0, 0]], plan, wanted: &wanted, told: &told };
            onze_lab::contest(&asked.game, set, &entrants, &rounds)
                .map_err(|refused| with_hint(texts, refused, "lab-two"))?;
        }
        from = to;
        if begin.elapsed() < SOON {
            chunk *= 2;
        }
        let is_clear = |one: &Compared| one.verdict != Verdict::Open;
        if from == look
            && !stop.is_asked()
            && findings.lock().unwrap_or_else(PoisonError::into_inner).compare().iter().all(is_clear)
        {
            end = End::Clear;
            break;
        }
    }
    if stop.is_asked() {
        end = End::Stopped;
    }
    progress.finish();
    journal.close()?;
    Ok((findings.into_inner().unwrap_or_else(PoisonError::into_inner), end))
}

/// One line a figure: with the first rule, with the second, and what that changes.
fn table(texts: &Texts, rules: &str, compared: &[Compared]) -> String {
    let say = |id: &str| texts.say(id, &Map::new());
    let (one, other) = rules.split_once(',').unwrap_or((rules, ""));
    let mut rows =
        vec![vec![String::new(), one.to_owned(), other.to_owned(), say("lab-difference"), String::new()]];
    for Compared { measure, values, difference, verdict } in compared {
        let show =
            |value: Estimate| if measure.is_share() { percent(texts, value) } else { number(texts, value) };
        rows.push(vec![
            say(&format!("lab-{}", measure.name())),
            show(values[0]),
            show(values[1]),
            show(*difference),
            say(&format!("lab-{}", word(*verdict))),
        ]);
    }
    align(&rows)
}

fn word(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::Differs => "differs",
        Verdict::Same => "same",
        Verdict::Open => "unsure",
    }
}

/// What is drawn, on two lines: the game and its rules, then who played how often.
fn titles(texts: &Texts, asked: &Lab, rules: &str, player: &str, findings: &Findings) -> [String; 2] {
    let (one, other) = rules.split_once(',').unwrap_or((rules, ""));
    let [first, second] = findings.matches();
    let known = facts(&[
        ("game", texts.say(&format!("{}-name", asked.game), &Map::new()).into()),
        ("one", one.into()),
        ("other", other.into()),
        ("player", player.into()),
        ("matches", (first + second).into()),
    ]);
    ["lab-plot", "lab-plot-how"].map(|id| texts.say(id, &known))
}

/// What the second rule changes, in hundredths of what it was, or of all.
fn plot(texts: &Texts, titles: &[String; 2], compared: &[Compared], path: &Path) -> Drawn {
    let areas = panels_of(path, 1)?;
    let names: Vec<String> =
        compared.iter().map(|one| texts.say(&format!("lab-{}", one.measure.name()), &Map::new())).collect();
    let values: Vec<Estimate> = compared
        .iter()
        .map(|one| {
            let all = if one.measure.is_share() { 1.0 } else { one.values[0].value.abs().max(1e-9) };
            let Estimate { value, low, high } = one.difference;
            in_percent(Estimate { value: value / all, low: low / all, high: high / all })
        })
        .collect();
    bars(texts, &areas[0], titles, &names, &values)?;
    areas[0].present()?;
    Ok(())
}

fn as_json(
    asked: &Lab,
    rules: &str,
    player: &str,
    findings: &Findings,
    compared: &[Compared],
    end: End,
) -> Value {
    let measures: Map<String, Value> = compared
        .iter()
        .map(|one| {
            let told = json!({
                "values": one.values.map(estimate),
                "difference": estimate(one.difference),
                "verdict": word(one.verdict),
            });
            (one.measure.name().to_owned(), told)
        })
        .collect();
    json!({
        "game": asked.game,
        "compare": rules,
        "player": player,
        "seed": asked.seed,
        "matches": findings.matches(),
        "rounds": findings.rounds(),
        "clear": end == End::Clear,
        "stopped": end == End::Stopped,
        "measures": measures,
    })
}
