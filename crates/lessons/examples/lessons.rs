//! Checks all lessons, as `cargo xtask lessons` does; or shows what may be chosen in one of them, for whoever writes it:
//! `cargo run -p onze-lessons --example lessons -- lessons/shoot/01-win.lesson "8>14,9 (5)"`.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::{fs, io};

use onze_core::Viewer;
use onze_lessons::{Lesson, MOST_CHOICES, begin, check, judge};

/// The languages that every sentence is there in.
const LANGS: [&str; 2] = ["en", "fr"];

/// What was found out about the lessons.
pub(crate) struct Found {
    /// A line a lesson.
    pub(crate) lines: Vec<String>,
    /// What is wrong with them.
    pub(crate) faults: Vec<String>,
    /// How many each game has.
    pub(crate) count: BTreeMap<String, usize>,
}

/// Checks every lesson of the project, or those whose path holds a word.
pub(crate) fn all(root: &Path, word: &str) -> io::Result<Found> {
    let mut found = Found { lines: Vec::new(), faults: Vec::new(), count: BTreeMap::new() };
    for file in files(&root.join("lessons"))? {
        let name = file.strip_prefix(root).unwrap_or(&file).display().to_string();
        if !name.contains(word) {
            continue;
        }
        let faults = match one(root, &file) {
            Ok((line, faults, game)) => {
                found.lines.push(format!("{name}: {line}"));
                *found.count.entry(game).or_default() += 1;
                faults
            }
            Err(fault) => vec![fault],
        };
        found.faults.extend(faults.into_iter().map(|fault| format!("{name}: {fault}")));
    }
    Ok(found)
}

/// The files of lessons, in order.
fn files(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut files = Vec::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            files.extend(self::files(&path)?);
        } else if path.extension().is_some_and(|end| end == "lesson") {
            files.push(path);
        }
    }
    files.sort();
    Ok(files)
}

fn one(root: &Path, file: &Path) -> Result<(String, Vec<String>, String), String> {
    let text = fs::read_to_string(file).map_err(|error| error.to_string())?;
    let lesson = Lesson::read(&text).map_err(|error| error.to_string())?;
    let game = onze_games::find(&lesson.game).map_err(|refused| refused.why.to_string())?;
    let checked = check(&lesson, game);
    let mut faults = checked.faults;
    if checked.shortest > MOST_CHOICES {
        faults.push(format!("it takes {} choices", checked.shortest));
    }
    if file.parent().and_then(Path::file_name).is_none_or(|folder| *folder != *lesson.game) {
        faults.push(format!("it belongs into the folder of {}", lesson.game));
    }
    let name = file.file_stem().and_then(|stem| stem.to_str()).unwrap_or_default();
    let name = name.split_once('-').map_or(name, |(_, name)| name);
    let says = lesson.answers.iter().filter_map(|answer| answer.says.as_deref());
    for lang in LANGS {
        let locale = root.join(format!("web/src/locales/lessons-{}.{lang}.ftl", lesson.game));
        let sentences = fs::read_to_string(&locale).unwrap_or_default();
        for key in ["title", "task"].into_iter().chain(says.clone()) {
            let id = format!("lesson-{}-{name}-{key} =", lesson.game);
            if !sentences.lines().any(|line| line.starts_with(&id)) {
                faults.push(format!("{} has no sentence '{id}'", locale.display()));
            }
        }
    }
    let book = onze_games::book(&lesson.game).map(|book| book.en).unwrap_or_default();
    let unknown = lesson.rules.iter().filter(|rule| !book.contains(&**rule));
    faults.extend(unknown.map(|rule| format!("the rulebook has no clause {rule}")));
    let [right, almost, wrong] = checked.ways;
    let line = format!("{} choices; {right} ways right, {almost} almost, {wrong} wrong", checked.shortest);
    Ok((line, faults, lesson.game))
}

/// What is there to choose after these choices, and how the lesson stands.
fn look(file: &str, choices: &[String]) -> Result<String, String> {
    let text = fs::read_to_string(file).map_err(|error| error.to_string())?;
    let lesson = Lesson::read(&text).map_err(|error| error.to_string())?;
    let told = |refused: onze_core::table::Refused| refused.why.to_string();
    let game = onze_games::find(&lesson.game).map_err(told)?;
    let mut table = begin(&lesson, game, 1).map_err(told)?;
    let seat = table.read_seat(&lesson.seat).map_err(told)?;
    let (mut choices, mut out) = (choices.iter(), String::new());
    loop {
        let verdict = judge(&lesson, &*table).map_err(told)?;
        let _ = writeln!(out, "{verdict:?}");
        let (by, choice) = match &verdict.plays {
            Some(play) => (table.read_seat(&play.seat).map_err(told)?, play.choice.clone()),
            None => match choices.next() {
                Some(choice) => (seat, choice.clone()),
                None => break,
            },
        };
        let n = table.play(by, &choice, &[]).map_err(told)?;
        let events = table.step(n, Viewer::All).map(|step| step.events.get().to_owned());
        let _ = writeln!(out, "{choice}: {}", events.unwrap_or_default());
    }
    let _ = writeln!(out, "{}\n{}", table.position(), table.view(Viewer::Seat(seat)).get());
    for choice in table.legal(seat) {
        let mut on = begin(&lesson, game, 1).map_err(told)?;
        let mut end = String::new();
        for n in 1..table.n_steps() {
            let by = table.mover(n).ok_or("nobody made a step")?;
            let step = table.step(n, Viewer::All).and_then(|step| step.deed).unwrap_or_default();
            on.play(by, &step, &[]).map_err(told)?;
        }
        if on.play(seat, &choice, &[]).is_ok() {
            let verdict = judge(&lesson, &*on).map_err(told)?;
            end = format!("{:?} {}", verdict.mark, verdict.says.unwrap_or_default());
        }
        let _ = writeln!(out, "  {choice}: {end}");
    }
    Ok(out)
}

#[allow(dead_code)] // the test has its own
fn main() -> ExitCode {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let args: Vec<String> = std::env::args().skip(1).collect();
    let said = match &args[..] {
        [file, choices @ ..] if Path::new(file).is_file() => look(file, choices).map(|text| (text, true)),
        words => all(&root, words.first().map_or("", |word| word)).map_err(|error| error.to_string()).map(
            |found| {
                let good = found.faults.is_empty();
                ([found.lines, found.faults].concat().join("\n") + "\n", good)
            },
        ),
    };
    let (text, good) = said.unwrap_or_else(|fault| (fault + "\n", false));
    let _ = io::Write::write_all(&mut io::stdout(), text.as_bytes());
    if good { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
