//! What the documents tell people to type works as it is written, in the order in which it stands there.

use std::collections::{BTreeMap, BTreeSet};
use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Child, Command, Stdio};

use crate::Folder;
use crate::blocks::blocks;

const ROOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");

/// What builds or tests the project itself is what runs this test.
const CHORES: [&str; 2] = ["cargo run --release", "cargo xtask test"];

/// Commands within sentences that stand for any of their kind: one of each, in an order in which they can be typed. What takes
/// hours is as short as it can be.
const WITHIN: [(&str, &str); 16] = [
    ("onze move FILE R P3", "onze move match.onze R P3"),
    ("onze legal FILE --json", "onze legal match.onze --json"),
    ("onze replay FILE --at N", "onze replay match.onze --at 1"),
    ("onze replay --as SEAT --json", "onze replay match.onze --as R --json"),
    ("onze import FILE… --db DATABASE", "onze import match.onze --db onze.db"),
    ("onze export --db DATABASE", "onze export --db onze.db"),
    ("onze backup FILE --db DATABASE", "onze backup copy.db --db onze.db"),
    ("onze backup before.db --db DATABASE", "onze backup before.db --db onze.db"),
    ("onze restore FILE --db DATABASE", "onze restore copy.db --db other.db"),
    (
        "onze lab chifootmi --best-reply champion --games 1500 --lessons 2000",
        "onze lab chifootmi --best-reply champion --games 2 --lessons 2",
    ),
    (
        "onze arena chifootmi --ladder --games 4000 --seed 41",
        "onze arena chifootmi --ladder --games 2 --seed 41 --set level=beginner",
    ),
    (
        "onze arena shoot --ladder --games 400 --seed 77",
        "onze arena shoot --ladder --games 2 --seed 77 --set length=goals-2",
    ),
    (
        "onze lab GAME --compare KEY=A,KEY=B",
        "onze lab chifootmi --compare level=beginner,level=pro --player random --games 20",
    ),
    (
        "onze arena GAME --players NEW,club --games 400",
        "onze arena chifootmi --players random,club --games 2",
    ),
    ("onze arena GAME --ladder", "onze arena chifootmi --ladder --games 2 --set level=beginner"),
    (
        "onze arena simulator --players A,B --games N --seed S",
        "onze arena simulator --players random,random --games 2 --seed 1 --set ticks_per_half=11",
    ),
];

/// What looks like one and is none: the first words of what is hashed.
const NO_COMMANDS: [&str; 3] = ["onze draw", "onze seal", "onze salt"];

/// Measurements, which take minutes and want a machine for themselves; `nodes.rs` and `keeping.rs` try the short ones.
const MEASUREMENTS: [&str; 2] = ["onze bench ", "onze problems "];

/// A folder as whoever reads a document has it: the documents, and `onze` to be called.
struct Reader {
    folder: Folder,
    path: String,
}

impl Reader {
    fn new(name: &str) -> Self {
        let folder = Folder::new(name);
        std::os::unix::fs::symlink(Path::new(ROOT).join("docs"), folder.0.join("docs")).unwrap();
        let program = Path::new(env!("CARGO_BIN_EXE_onze")).parent().unwrap().display().to_string();
        let path = format!("{program}:{}", std::env::var("PATH").unwrap_or_default());
        Reader { folder, path }
    }

    fn command(&self, program: &str, args: &[&str]) -> Command {
        let mut command = Command::new(program);
        command.args(args).current_dir(&self.folder.0).env("PATH", &self.path).env("LC_ALL", "C");
        command.env("XDG_DATA_HOME", &self.folder.0).stdin(Stdio::piped());
        command.stdout(Stdio::piped()).stderr(Stdio::piped());
        command
    }

    /// Types a line; whoever is asked something leaves.
    fn types(&self, line: &str) {
        let mut child = self.command("sh", &["-c", line]).spawn().unwrap();
        // One that reads nothing may have ended by now.
        let _ = child.stdin.take().unwrap().write_all(b"q\n");
        let output = child.wait_with_output().unwrap();
        let said = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.success(), "{line}: {said}");
    }

    /// What a command says of itself.
    fn help(&self, command: &str) -> String {
        let output = self.command("onze", &[command, "--help"]).output().unwrap();
        assert!(output.status.success(), "{command}: {}", String::from_utf8_lossy(&output.stderr));
        String::from_utf8(output.stdout).unwrap()
    }

    /// Starts the server on a free port, with the database in the reader's data folder.
    fn serves(&self) -> Server {
        let mut child =
            self.command("onze", &["serve", "--no-open", "--addr", "127.0.0.1:0"]).spawn().unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.as_mut().unwrap()).read_line(&mut line).unwrap();
        let address = line.split_once("http://").unwrap_or_else(|| panic!("{line}")).1.split(". ").next();
        Server { process: child, address: address.unwrap().to_owned() }
    }
}

struct Server {
    process: Child,
    address: String,
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// The lines to be typed of a document, in order.
fn lines(document: &str) -> Vec<String> {
    let text = std::fs::read_to_string(Path::new(ROOT).join(document)).unwrap();
    let blocks = blocks(&text).into_iter().filter(|block| block.language.is_empty());
    blocks.flat_map(|block| block.text.lines().map(str::to_owned).collect::<Vec<_>>()).collect()
}

#[test]
fn the_examples_of_the_readme_run_in_order_as_written() {
    let reader = Reader::new("readme");
    let lines = lines("README.md");
    // Its first example starts the server, which runs on while the others are typed.
    assert_eq!(lines.first().map(String::as_str), Some(CHORES[0]));
    let _server = reader.serves();
    let typed: Vec<_> = lines.iter().filter(|line| !CHORES.contains(&line.as_str())).collect();
    assert!(typed.len() > 15 && typed.iter().all(|line| line.starts_with("onze ")), "{typed:?}");
    for line in typed {
        reader.types(line);
    }
}

#[test]
fn the_examples_for_players_from_outside_run_as_written() {
    let reader = Reader::new("outside-players");
    let mut typed = lines("docs/outside-players.md");
    // The example says of itself how it is called.
    let own = std::fs::read_to_string(Path::new(ROOT).join("docs/outside_player.py")).unwrap();
    typed.extend(own.lines().filter(|line| line.starts_with("onze ")).map(str::to_owned));
    assert!(typed.len() >= 4 && typed.iter().all(|line| line.starts_with("onze ")), "{typed:?}");
    for line in typed {
        reader.types(&line);
    }
}

/// The commands within the sentences of a document that begin with a word.
fn within(document: &str, word: &str) -> Vec<String> {
    let text = std::fs::read_to_string(Path::new(ROOT).join(document)).unwrap();
    let spans = text.split("```").step_by(2).flat_map(|prose| prose.split('`').skip(1).step_by(2));
    let spans = spans.filter(|span| span.split(' ').next() == Some(word) && span.contains(' '));
    spans.map(str::to_owned).collect()
}

fn documents() -> Vec<String> {
    let docs = std::fs::read_dir(Path::new(ROOT).join("docs")).unwrap();
    let docs = docs.map(|entry| format!("docs/{}", entry.unwrap().file_name().display()));
    let docs = docs.filter(|name| Path::new(name).extension().is_some_and(|kind| kind == "md"));
    docs.chain(["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md"].map(str::to_owned)).collect()
}

/// Those that begin with `cargo` are what runs this test.
#[test]
fn the_commands_within_the_sentences_of_the_documents_are_there() {
    let reader = Reader::new("sentences");
    let commands: Vec<String> = documents().iter().flat_map(|document| within(document, "onze")).collect();
    assert!(commands.len() > 30, "{commands:?}");
    reader.types("onze new chifootmi --out match.onze");
    for (stands, typed) in WITHIN {
        assert!(commands.iter().any(|command| command == stands), "{stands} stands nowhere");
        reader.types(typed);
    }
    let server = reader.serves();
    for command in commands {
        if WITHIN.iter().any(|(stands, _)| *stands == command) || NO_COMMANDS.contains(&&*command) {
            continue;
        }
        if command == "onze health http://HOST:PORT" {
            reader.types(&command.replace("HOST:PORT", &server.address));
            continue;
        }
        // One that is only named has a help, which knows its options.
        let mut words = command.split(' ').skip(1);
        let is_named =
            words.clone().all(|word| word.bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'-'));
        assert!(
            is_named || MEASUREMENTS.iter().any(|begin| command.starts_with(begin)),
            "how is `{command}` tried?"
        );
        let help = reader.help(words.next().unwrap());
        for option in words.filter(|word| word.starts_with("--")) {
            assert!(help.contains(option), "{command}: {help}");
        }
    }
}

#[test]
fn the_scripts_that_the_documents_name_are_there() {
    let named: Vec<String> = documents().iter().flat_map(|document| within(document, "npm")).collect();
    assert!(named.len() > 1, "{named:?}");
    let scripts = ["web", "e2e"].map(|folder| {
        let text = std::fs::read_to_string(Path::new(ROOT).join(folder).join("package.json")).unwrap();
        serde_json::from_str::<serde_json::Value>(&text).unwrap()["scripts"].clone()
    });
    for command in named {
        let script = command.strip_prefix("npm run ").unwrap_or_else(|| panic!("how is `{command}` tried?"));
        assert!(scripts.iter().any(|scripts| scripts[script].is_string()), "{command}");
    }
}

#[test]
fn every_dependency_has_its_reason_and_every_reason_its_dependency() {
    let read = |name: &str| std::fs::read_to_string(Path::new(ROOT).join(name)).unwrap();
    let manifest = read("Cargo.toml");
    let listed = manifest.split("[workspace.dependencies]\n").nth(1).unwrap().split("\n[").next().unwrap();
    let listed = listed.lines().filter_map(|line| Some(line.split_once(" = ")?.0));
    let listed: BTreeSet<&str> = listed.filter(|name| !name.starts_with("onze-")).collect();
    let architecture = read("ARCHITECTURE.md");
    let table = architecture.split("\n## Dependencies\n").nth(1).unwrap().split("\n## ").next().unwrap();
    // What is not Rust, or in a workspace of its own, says where it is.
    let elsewhere = ["(page)", "PyPI)", "(fuzz)"];
    let rows = table.lines().filter_map(|row| row.strip_prefix("| ")?.split(" | ").next()).skip(1);
    let rows = rows.filter(|row| !elsewhere.iter().any(|word| row.contains(word)));
    // What stands in brackets tells more of the one before it.
    let names =
        rows.flat_map(|row| row.split(" (").flat_map(|part| part.rsplit(')').next().unwrap().split(", ")));
    let told: BTreeSet<&str> = names.filter(|name| !name.is_empty()).collect();
    assert_eq!(told, listed);
}

#[test]
fn every_crate_knows_whom_the_map_says() {
    let read = |name: &str| std::fs::read_to_string(Path::new(ROOT).join(name)).unwrap();
    let architecture = read("ARCHITECTURE.md");
    let map = architecture.split("\n## Map\n").nth(1).unwrap().split("\n## ").next().unwrap();
    let rows = map.lines().filter_map(|row| row.strip_prefix("| `")?.split_once("` |"));
    let rows = rows.filter(|(name, _)| !name.ends_with('/')).map(|(name, rest)| {
        let knows = rest.split('|').next().unwrap().split(", ").map(str::trim);
        (name.to_owned(), knows.filter(|name| !name.is_empty()).map(str::to_owned).collect::<BTreeSet<_>>())
    });
    let folders = std::fs::read_dir(Path::new(ROOT).join("crates")).unwrap();
    let folders = folders.map(|entry| entry.unwrap().file_name().display().to_string());
    let crates = folders.map(|name| (name.clone(), format!("crates/{name}/Cargo.toml")));
    let crates =
        crates.chain([("xtask".to_owned(), "xtask/Cargo.toml".to_owned())]).map(|(name, manifest)| {
            let text = read(&manifest);
            let listed =
                text.split("\n[dependencies]\n").nth(1).unwrap_or_default().split("\n[").next().unwrap();
            let ours = listed.lines().filter_map(|line| line.strip_prefix("onze-"));
            (name, ours.map(|line| line.split(['.', ' ']).next().unwrap().to_owned()).collect())
        });
    assert_eq!(rows.collect::<BTreeMap<_, _>>(), crates.collect::<BTreeMap<_, _>>());
}
