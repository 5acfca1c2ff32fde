//! What the documents tell people to type works as it is written, in the order in which it stands there.

use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Child, Command, Stdio};

use crate::Folder;
use crate::blocks::blocks;

const ROOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");

/// What builds or tests the project itself is what runs this test.
const CHORES: [&str; 2] = ["cargo run --release", "cargo xtask test"];

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

    /// Starts the server on a free port, with the database in the reader's data folder.
    fn serves(&self) -> Server {
        let mut child =
            self.command("onze", &["serve", "--no-open", "--addr", "127.0.0.1:0"]).spawn().unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.as_mut().unwrap()).read_line(&mut line).unwrap();
        assert!(line.contains("http://"), "{line}");
        Server(child)
    }
}

struct Server(Child);

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
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
