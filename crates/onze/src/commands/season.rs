//! `onze arena challenge` without a number of matches: one championship between computers, and its table.

use std::collections::BTreeMap;
use std::sync::atomic::AtomicBool;
use std::time::Instant;

use onze_core::fair::Secret;
use onze_core::table::Table;
use onze_core::{Dice, Header, Quick, Viewer};
use onze_lab::arena::Thinking;
use onze_players::Budget;
use serde_json::{Map, Value, json};

use crate::cli::Arena;
use crate::commands::arena::progress::Progress;
use crate::commands::arena::stop::Stop;
use crate::commands::arena::{not_here, stopped, summary, tell_thinking};
use crate::commands::replay::facts;
use crate::failure::Failure;
use crate::files;
use crate::texts::{Texts, print, talk};

/// The game that has championships.
pub(crate) const GAME: &str = "challenge";

/// Twelve clubs that all meet twice, unless something else is asked for.
const USUAL: [(&str, &str); 2] = [("clubs", "12"), ("legs", "2")];

pub(crate) fn season(texts: &Texts, asked: &Arena) -> Result<(), Failure> {
    let begin = Instant::now();
    for (option, is_asked) in [("--plot", asked.plot.is_some()), ("--resume", asked.resume.is_some())] {
        if is_asked {
            return Err(not_here(texts, option));
        }
    }
    asked.out.as_deref().map_or(Ok(()), files::is_free)?;
    let mut table = begun(asked)?;
    let (progress, stop) = (Progress::new(texts, n_matches(&*table)), Stop::at_ctrl_c(texts));
    let (figures, thinking) = play(&mut *table, asked, &progress, &stop)?;
    progress.finish();
    let is_stopped = table.outcome().is_none();
    tell_thinking(texts, thinking.into_iter());
    if let Some(path) = &asked.out {
        files::create(path, table.record(Viewer::All).as_bytes())?;
    }
    if asked.json.json {
        let view: Value = serde_json::from_str(table.view(Viewer::All).get()).unwrap_or_default();
        print(
            &json!({ "table": view["table"], "figures": figures.facts(), "stopped": is_stopped }).to_string(),
        );
        return stopped(is_stopped);
    }
    let say = |id: &str, known: &[(&str, Value)]| texts.say(id, &facts(known));
    let sheet = table.sheet(Viewer::All, &say).unwrap_or_default();
    // The sheets of the clubs come before the table and the throws after it, with blank lines between.
    let title = say("challenge-sheet-table", &[("what", "table".into())]);
    print(sheet.split("\n\n").find(|part| part.starts_with(&title)).unwrap_or_default().trim_end());
    print(&texts.say("season-figures", &figures.facts()));
    talk(&summary(texts, figures.matches, begin));
    stopped(is_stopped)
}

/// The championship before its first choice.
fn begun(asked: &Arena) -> Result<Box<dyn Table>, Failure> {
    let game = onze_games::find(&asked.game)?;
    let mut set = asked.set.clone();
    if !set.iter().any(|(key, _)| USUAL.iter().any(|(usual, _)| usual == key) || key == "friendly") {
        set.extend(USUAL.map(|(key, value)| (key.to_owned(), value.to_owned())));
    }
    let seats = game.seats(&set)?.len();
    let secret = Secret::from_words(&format!("arena {}", asked.seed));
    let name = secret.match_name();
    let players = (0..seats).map(|seat| kind(asked, seat).to_owned()).collect();
    let dice = Dice::fair(secret, Vec::new());
    let header = Header { name, players, words: vec![String::new(); seats], dice, position: None };
    Ok(game.begin(&set, header, &[])?)
}

/// Who plays for a club: those named in turn, or the strongest.
fn kind(asked: &Arena, seat: usize) -> &str {
    let named = asked.players.len().max(1);
    asked.players.get(seat % named).map_or_else(|| onze_players::strongest(&asked.game), String::as_str)
}

/// How many matches its fixtures list.
fn n_matches(table: &dyn Table) -> u64 {
    let rounds = table.now().answer(Viewer::All, &"fixtures".into());
    let rounds: Vec<Vec<Value>> =
        rounds.and_then(|rounds| serde_json::from_str(rounds.get()).ok()).unwrap_or_default();
    rounds.iter().map(|pairs| pairs.len() as u64).sum()
}

/// What happened, and how long the players thought, by their names.
type Season<'a> = (Figures, BTreeMap<&'a str, Thinking>);

fn play<'a>(
    table: &mut dyn Table,
    asked: &'a Arena,
    progress: &Progress<'_>,
    stop: &Stop,
) -> Result<Season<'a>, Failure> {
    let mut players = (0..table.n_seats())
        .map(|seat| onze_players::player(&asked.game, kind(asked, seat), Quick::nth(asked.seed, seat as u64)))
        .collect::<Result<Vec<_>, _>>()?;
    let no_hurry = AtomicBool::new(false);
    let (mut figures, mut thinking) = (Figures::default(), BTreeMap::<&str, Thinking>::new());
    while let Some(seat) = table.to_act().first().filter(|_| !stop.is_asked()) {
        let (now, thinks) = (table.now(), Instant::now());
        let choice = players[seat.index()].choose(&*now, seat, &Budget::new(&no_hurry));
        thinking.entry(kind(asked, seat.index())).or_default().add(thinks.elapsed());
        let Some(choice) = choice else { break };
        let n = table.play(seat, &choice, &[])?;
        let events = table.step(n, Viewer::All).map(|step| step.events);
        let events: Vec<Value> =
            events.and_then(|events| serde_json::from_str(events.get()).ok()).unwrap_or_default();
        let before = figures.matches;
        for event in &events {
            figures.note(event);
        }
        if figures.matches > before {
            progress.played(figures.matches - before);
        }
    }
    Ok((figures, thinking))
}

/// What is set beside the figures of the rules.
#[derive(Default)]
struct Figures {
    matches: u64,
    goals: u64,
    possession_throws: u64,
    recovery_throws: u64,
    recovered: u64,
    lost: u64,
    changes: u64,
    deficits: u64,
    administrations: u64,
    /// By match: who threw in possession last, and whether the latest throw was one.
    running: BTreeMap<String, (String, bool)>,
}

impl Figures {
    fn note(&mut self, event: &Value) {
        let text = |name: &str| event[name].as_str().unwrap_or_default().to_owned();
        let key = format!("{} {}", text("host"), text("guest"));
        match event["kind"].as_str().unwrap_or_default() {
            "full_time" => {
                self.matches += 1;
                self.goals +=
                    ["host_goals", "guest_goals"].iter().filter_map(|key| event[key].as_u64()).sum::<u64>();
                self.running.remove(&key);
            }
            "thrown" => {
                let possession = event["possession"] == true;
                let (holder, latest) = self.running.entry(key).or_default();
                *latest = possession;
                if possession {
                    self.changes += u64::from(!holder.is_empty() && *holder != text("side"));
                    *holder = text("side");
                    self.possession_throws += 1;
                } else {
                    self.recovery_throws += 1;
                }
            }
            "loose" => self.lost += u64::from(self.running.get(&key).is_some_and(|(_, latest)| *latest)),
            "kept" => self.recovered += u64::from(event["possession"] == false),
            "deficit" => self.deficits += u64::from(event["after_match"] == true),
            "administration" => self.administrations += 1,
            _ => {}
        }
    }

    fn facts(&self) -> Map<String, Value> {
        #[allow(clippy::cast_precision_loss)] // a few thousand throws
        let ratio = |part: u64, all: u64, times: f64| {
            Value::from((times * 10.0 * part as f64 / all.max(1) as f64).round() / 10.0)
        };
        facts(&[
            ("matches", self.matches.into()),
            ("goals", ratio(self.goals, self.matches, 1.0)),
            ("lost", ratio(self.lost, self.possession_throws, 100.0)),
            ("recovered", ratio(self.recovered, self.recovery_throws, 100.0)),
            ("changes", ratio(self.changes, self.possession_throws + self.recovery_throws, 100.0)),
            ("deficits", self.deficits.into()),
            ("administrations", self.administrations.into()),
        ])
    }
}
